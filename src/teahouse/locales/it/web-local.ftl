# Una casa del tè senza server: i tavoli sono in questo browser.

web-local-old-browser = Questo browser è troppo vecchio per giocare qui. Aggiornalo o usane un altro: vanno bene Firefox, Chrome, Edge e Safari degli ultimi due anni.
web-local-no-network = Non è stato possibile caricare ciò che serve per questo gioco. Controlla la connessione e riprova; una volta caricato, potrai giocare anche senza.
web-local-no-storage = Questo browser non conserva nulla per questa pagina, quindi non si può aprire un tavolo. Una finestra non privata andrà bene.
web-local-broken = Non è stato possibile avviare i tavoli in questo browser. Ricarica la pagina: quello che hai giocato è ancora qui.

## Mentre si carica

web-local-starting = Si prepara il tavolo
web-local-loading = Si prepara il tavolo: { $loaded } di { $total } MB

## Senza gli altri

web-local-others = Giochi solo in questo browser: contro i bot, in solitario, o in più persone allo stesso schermo. Per giocare con altri sui loro dispositivi, uno di voi avvia il server Teahouse e tutti aprono il suo indirizzo.
web-local-needs-others = Servono altre persone
web-local-needs-others-help = Qui tutto avviene nel tuo browser: non si incontra nessuno. Chi fa girare il server Teahouse può mandarti un link, che porta alla sua pagina.

## Che cosa si conserva

web-local-kept = Le tue partite
web-local-kept-help = Partite, note e ciò che hai scritto si conservano solo in questo browser. Un file con tutto li porta su un altro dispositivo, e li riporta se il browser cancella i suoi dati.
web-local-keep = Conserva tutto in un file
web-local-bring = Riprendi un file
web-local-brought =
    { $taken ->
        [one] { $taken } partita ripresa
       *[other] { $taken } partite riprese
    }{ $known ->
        [0] .
        [one] ; { $known } era già qui.
       *[other] ; { $known } erano già qui.
    }
web-local-unreadable = Questo file non viene da un Teahouse in un browser. Non è cambiato nulla.
web-local-evicted = Questo tavolo non è in questo browser. Forse è su un altro dispositivo, o il browser ha cancellato i suoi dati per fare spazio. Se hai conservato un file, riprendilo nella pagina dietro il tuo nome.
web-local-forget = Cancella tutto qui
web-local-forget-sure = Tutte le partite, le note e le impostazioni di questo browser vengono cancellate. Nessun altro le ha. Non si può annullare.
web-local-forget-yes = Sì, cancella tutto
web-local-forget-no = Indietro

## Verso il browser e ritorno

web-local-move-here = Continua qui
web-local-move-here-help = D’ora in poi questo browser tiene il tavolo: regole e bot girano qui, e il server riposa. Poiché tutto ciò che è nascosto nella partita è allora nel tuo browser, nessuno può più unirsi a questo tavolo, e non conta in alcun record o statistica. Puoi restituirlo in ogni momento.
web-local-hand-back = Restituisci al server
web-local-hand-back-help = Questo tavolo si gioca in questo browser. Una volta restituito, continua sul server, che prima rigioca ogni passo. Continua a non contare in alcun record o statistica.
web-local-elsewhere = Questo tavolo si gioca in un browser. Se non è questo, ciò che vi è stato giocato torna solo da lì.
web-local-take-back = Continua sul server, senza ciò che è stato giocato altrove
web-local-not-kept = Questo browser non può tenere il tavolo. Resta sul server.
