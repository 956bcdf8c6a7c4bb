# A table in the browser: rim, rail, log, chat, hints, replay, the end.

## The table

web-table-title = { $game } · Teahouse
web-table-title-your-turn = Tocca a te: { $game }
web-table-title-are-you-there = Ci sei ancora? { $game }
web-table-none-title = Nessun tavolo per te qui
web-table-home = Torna alla pagina iniziale
web-table-board = Tabellone
web-table-tray = Il tuo vassoio
web-table-rail = Giocatori e registro
web-table-seats = Giocatori
web-table-players =
    { $n ->
        [one] { $n } giocatore
       *[other] { $n } giocatori
    }
web-table-phases = Fasi del turno
web-table-tools = Strumenti
web-table-menu = Menu
web-table-close = Chiudi
web-table-not-drawn = Questo non è stato disegnato. La partita continua.
web-table-draw-again = Ridisegna
web-table-zoom-in = Ingrandisci
web-table-zoom-out = Riduci
web-table-outside =
    { $n ->
        [one] Ancora uno spazio
       *[other] Altri { $n } spazi
    } { $way ->
        [up] più in alto
        [down] più in basso
        [left] a sinistra
       *[right] a destra
    }
web-table-outside-short =
    { $n ->
        [one] ancora uno
       *[other] altri { $n }
    }{ $way ->
        [up] {" "}più in alto
        [down] {" "}più in basso
       *[other] {""}
    }
web-table-zoom-reset = Mostra tutto il tabellone

## Players

web-table-you = tu
web-table-away = assente
web-table-here = presente
web-table-resigned = si è ritirato
web-table-stand-in = sostituito da un bot
web-table-offered = una persona può prendere questo posto
web-table-bot = Bot, { $level }
web-table-person = Persona a questo schermo
web-table-has-turn = di turno
web-table-points =
    { $n ->
        [one] { $n } punto
       *[other] { $n } punti
    }
web-table-clock = Tempo rimasto
web-table-spectators =
    { $n ->
        [one] { $n } spettatore
       *[other] { $n } spettatori
    }

## The rim

web-table-watching = Stai guardando la partita. Vedi ciò che è visibile a tutti.
web-table-waits = { $name } sta scegliendo
web-table-paused = La partita è in pausa
web-table-over = La partita è finita
web-table-choices = Scelte
web-table-all-choices = Mostra tutte e { $n }
web-table-all-short = Tutte e { $n }
web-table-choose-first = Fai una scelta
web-table-undo = Annulla l’ultima scelta
web-table-undo-short = Annulla
web-table-undo-nothing = Non è ancora stato scelto nulla
web-table-undo-revealed = La tua scelta ha rivelato qualcosa: è definitiva
web-table-undo-passed = { $name } ha scelto dopo di te: troppo tardi per annullare
web-table-not-now = Ora non è possibile
web-table-why-not = Ora non è possibile. Perché?
web-table-first-this = Prima rispondi a questa domanda
web-table-hint = Suggerimento
web-table-return = Riprendi il tuo posto
web-table-resume = Continua
web-table-sending-again = Ancora nessuna risposta. Nuovo invio
web-table-part-mine = Il mio
web-table-part-players = Giocatori
web-table-part-log = Registro
web-table-sheet-peek = Apri il vassoio
web-table-sheet-half = Apri tutto il vassoio
web-table-sheet-full = Chiudi il vassoio
web-table-spoken-chosen = Scelto: { $choice } { $note }
web-table-spoken-question =
    { $n ->
        [one] { $question } { $n } scelta.
       *[other] { $question } { $n } scelte.
    }

## Log, chat, tracker, notes

web-table-tabs = Registro, punti, chat, riepilogo, note
web-table-log = Registro
web-table-chat = Chat
web-table-tracker = Riepilogo
web-table-notes = Note
web-table-inspected = Che cos’è
web-table-inspect-now = Adesso: { $choice }
web-table-standings = Punti
web-table-standings-now = Se la partita finisse adesso
web-table-standings-over = Punti finali
web-table-standings-hidden = Un punto interrogativo ti è nascosto e non è contato.
web-table-standings-place = posto { $place }
web-table-standings-more = posto { $place } · ancora { NUMBER($more) } per salire
web-table-standings-out = nessun posto
web-table-standings-goals = A che cosa lavori
web-table-standings-done = C’è tutto
web-table-standings-none = Nessuna classifica: il server non risponde.
web-table-log-earlier = Mostra le mosse precedenti
web-table-log-turn = Turno di { $name }
web-table-log-your-turn = Il tuo turno
web-table-since = Dal tuo ultimo turno
web-table-chat-empty = Nessuno ha ancora detto nulla.
web-table-say = Di’ qualcosa
web-table-send = Invia
web-table-mute = Silenzia { $name }
web-table-unmute = Riattiva { $name }
web-table-notes-help = Solo tu puoi leggere qui.
web-table-notes-kept = Conservato.
web-table-notes-not-kept = Non conservato: il server non risponde.
web-table-log-propose-undo = { $name } ha chiesto di annullare
web-table-log-propose-end = { $name } ha proposto di finire la partita
web-table-log-propose-pause = { $name } ha chiesto una pausa
web-table-log-propose-replace = { $name } ha chiesto un bot al posto di { $other }
web-table-log-propose-take-over = { $name } ha chiesto che una persona giochi per { $other }
web-table-log-yes = { $name } è d’accordo
web-table-log-no = { $name } ha detto di no
web-table-log-withdrawn = { $name } ha ritirato la richiesta
web-table-log-lapse = Nessuno ha risposto in tempo
web-table-log-stayed = { $name } è presente: nessun bot
web-table-log-pause = { $name } ha messo in pausa la partita
web-table-log-resume = { $name } ha ripreso la partita
web-table-log-resign = { $name } ha abbandonato
web-table-log-stand-in = Un bot sostituisce { $name }
web-table-log-hurried = { $name } non ha potuto pensare e ha giocato come un principiante
web-table-log-unregistered = { $name } non ha più un bot registrato qui e gioca come un principiante
web-table-log-forget = Un ex giocatore se n’è andato per sempre
web-table-log-notice = Qui nessuno gioca da molto tempo
web-table-log-close-closed = L’organizzatore ha chiuso il tavolo
web-table-log-close-abandoned = Nessuno giocava più: il tavolo è stato chiuso
web-table-log-local = { $name } continua nel browser, dove nulla resta nascosto
web-table-log-back = Il tavolo è di nuovo sul server
web-table-log-return = { $name } ha ripreso il suo posto
web-table-log-seat-person = { $name } ha preso posto
web-table-log-seat-bot = Qui gioca un bot: { $name }
web-table-log-seat-open = Un posto è libero: { $name }

## Menu

web-table-rules = Regole
web-table-brief = Come si vince
web-table-brief-of = { $game }: come si vince
web-table-sound = Audio
web-table-settings = Impostazioni
web-table-as-text = Tabellone come testo
web-table-help = Aiuto e tasti
web-table-box = Confronta con la tua scatola
web-table-people = Persone e link
web-table-pause = Metti in pausa
web-table-redo = Ripristina ciò che hai annullato
web-table-ask-undo = Chiedi di annullare
web-table-offer-end = Proponi di finire la partita
web-table-resign = Abbandona
web-table-resign-sure = Un bot giocherà al tuo posto fino alla fine. Non si torna indietro.
web-table-stay = Resta
web-table-leave = Lascia il tavolo
web-table-result = Risultato
web-table-replay = Rivedi

## People and links

web-table-waiting =
    { $n ->
        [one] In attesa di { $n } giocatore
       *[other] In attesa di { $n } giocatori
    }
web-table-waiting-help = La partita comincia quando tutti i posti sono presi.
web-table-waiting-bot = Non viene nessun altro? Fai sedere un bot a un posto libero.
web-table-free-seat = Posto libero
web-table-invite = Invita
web-table-seat-bot = Fai sedere un bot
web-table-take-seat = Gioca qui
web-table-bot-level = Livello del bot
web-table-replace = Sostituisci con un bot
web-table-ask-take-over = Chiedi una persona qui
web-table-other-device = Gioca su un altro dispositivo
web-table-other-device-help = Apri questo link sull’altro dispositivo. Funziona una sola volta.
web-table-other-device-end = Termina sugli altri dispositivi
web-table-devices = Dispositivi
web-table-device-this = Questo dispositivo
web-table-device-since = Dal { $moment }
web-table-device-connected = connesso
web-table-device-closed = non connesso
web-table-device-end = Rimuovi
web-table-your-seat = Questo link porta il posto di { $name } su questo dispositivo.
web-table-your-seat-help = Funziona una sola volta. Il posto resta anche sugli altri tuoi dispositivi.
web-table-play-here = Gioca su questo dispositivo
web-table-asking = Un altro browser chiede di giocare il tuo posto ({ $name }). Mostra il codice { $code }. Sei tu?
web-table-let-in = Fallo entrare
web-table-turn-away = Rifiuta
web-table-asking-wait = In attesa che l’altro tuo browser ti faccia entrare. Mostra il codice { $code }.
web-table-invited-here = Hai un invito a continuare al posto di { $name }.
web-table-sit-down = Siediti
web-table-your-name = Il tuo nome
web-table-link = Link
web-table-copy = Copia
web-table-copied = Copiato
web-table-kind = Chi può trovare questo tavolo
web-table-kind-screen = Questo schermo
web-table-kind-link = Con un link
web-table-kind-public = Tutti
web-table-kind-screen-help = Tutti giocano a questo schermo.
web-table-kind-link-help = Chi ha un invito gioca o guarda.
web-table-kind-public-help = Chiunque può guardare e prendere un posto libero.
web-table-watch-link = Link per guardare
web-table-watch-revoke = Chiudi agli spettatori

## One screen for several people

web-table-hand-over = Passa lo schermo a { $name }
web-table-who-looks = Chi guarda?
web-table-nobody-else = Nessun altro deve guardare.
web-table-i-am = Sono { $name }
web-table-uncover = Mostra ciò che può vedere solo { $name }

## Asking the others

web-table-asks-undo = { $name } vorrebbe annullare. D’accordo?
web-table-asks-end = { $name } vorrebbe finire la partita. D’accordo?
web-table-asks-pause = { $name } vorrebbe una pausa. D’accordo?
web-table-asks-replace = { $name } chiede un bot al posto di { $other }. D’accordo?
web-table-asks-replace-you = { $name } chiede un bot al tuo posto. Ci sei ancora?
web-table-asks-take-over = { $name } vorrebbe che una persona prendesse il posto di { $other }. D’accordo?
web-table-asked-undo = Hai chiesto di annullare.
web-table-asked-end = Hai proposto di finire la partita.
web-table-asked-pause = Hai chiesto una pausa.
web-table-asked-replace = Hai chiesto un bot al posto di { $other }.
web-table-asked-take-over = Hai chiesto che una persona giochi per { $other }.
web-table-waits-for = Si aspetta { $names }.
web-table-replace-away = Allo scadere del tempo giocherà un bot, a meno che { $other } non torni.
web-table-replace-there = { $other } è in linea e può opporsi fino allo scadere del tempo.
web-table-replace-there-alone = { $other } è in linea: giocherà un bot solo se allo scadere del tempo { $other } non ci sarà più.
web-table-yes = Sì
web-table-no = No
web-table-withdraw = Ritira
web-table-i-am-here = Sono qui
web-table-time-to-answer = Tempo per rispondere
web-table-late = { $name } ha superato il tempo.
web-table-late-you = Hai superato il tempo. Gli altri possono chiedere un bot.
web-table-hurried = { $name } al momento non ha tempo per pensare e gioca come un principiante.
web-table-unregistered = Il bot «{ $bot }» non è più registrato qui. Al suo posto gioca per { $name } il livello «{ $level }».
web-table-closes = Qui nessuno gioca da molto tempo. Il tavolo verrà chiuso il { $day }, a meno che si riprenda a giocare.

## The line

web-table-cut = Nessuna risposta. Riprova.
web-table-cut-kept = La connessione è caduta; ciò che hai fatto è conservato.
web-table-moving = Dove si gioca

## Hints

web-table-hint-title = Suggerimento: che cosa farebbe un bot forte
web-table-hint-thinking = Il bot sta pensando
web-table-hint-choice = Scelta
web-table-hint-points = Punti attesi
web-table-hint-share = Probabilità di vincere
web-table-hint-help = In testa la maggiore probabilità di vittoria, in solitario più punti; tocca una scelta per selezionarla. I punti attesi sono la stima del bot qualche turno più avanti.
web-table-hint-terms = Le altre colonne mostrano di che cosa sono fatti, dove le scelte differiscono.
web-table-hint-alike = ~ Nessuna differenza netta dalla prima riga: guardando più avanti l’ordine potrebbe invertirsi.
web-table-percent = { $n }%

## Help

web-table-help-glow = Ciò che brilla si può scegliere, sul tabellone e sotto. Scegli, leggi che cosa succede, poi conferma.
web-table-help-why = Tocca un punto che non brilla per sapere perché no.
web-table-key-tab = Alla parte seguente del tavolo
web-table-key-arrows = Tra i punti da scegliere; sul tabellone ingrandito
web-table-key-enter = Scegli; ancora una volta per confermare
web-table-key-escape = Deseleziona
web-table-key-numbers = Scegli dalla prima alla nona risposta
web-table-key-undo = Annulla l’ultima scelta
web-table-key-hint = Suggerimento
web-table-key-zoom = Ingrandisci, riduci, tutto il tabellone
web-table-key-help = Questo aiuto

## The end

web-table-end-title = { $game }, conteggio finale
web-table-rank = Posizione
web-table-player = Giocatore
web-table-total = Totale
web-table-won = Vincitore
web-table-last-round = Questo è l’ultimo round.
web-table-end-you-win = Hai vinto
web-table-end-wins = Vince { $name }
web-table-end-by =
    { $n ->
        [one] { $name } vince con { $n } punto di vantaggio su { $other }.
       *[other] { $name } vince con { $n } punti di vantaggio su { $other }.
    }
web-table-end-alone =
    { $n ->
        [one] { $name }: { $n } punto, in solitario.
       *[other] { $name }: { $n } punti, in solitario.
    }
web-table-end-tie = { $name } e { $other } sono in parità; lo spareggio premia { $name }.
web-table-end-shared = Vittoria condivisa: { $names }.
web-table-end-agreed = La partita è stata chiusa prima della fine, con i punti di quel momento.
web-table-end-imported = Questa partita è stata importata prima della fine.
web-table-end-closed = Il tavolo è stato chiuso, con i punti di quel momento.
web-table-end-abandoned = Nessuno giocava più: il tavolo è stato chiuso, con i punti di quel momento.
web-table-end-resigned = Gli altri hanno abbandonato: { $name } vince.
web-table-chart = I punti nel corso della partita
web-table-again = Gioca ancora
web-table-again-but = Come prima, ma…
web-table-again-join = Al nuovo tavolo
web-table-keep = Conserva la partita
web-table-record = Risultato in tabella

## Replay

web-table-replay-title = Replay: { $game }
web-table-to-table = Al tavolo
web-table-step = Mossa
web-table-step-of = Mossa { $at } di { $last }
web-table-step-back = Una mossa indietro
web-table-step-on = Una mossa avanti
web-table-play = Avvia
web-table-stop = Ferma
web-table-speed = Velocità
web-table-times = { $n } ×
web-table-eyes = Visto da
web-table-eyes-all = Tutti
web-table-fork = Riparti da qui
web-table-fork-help = Una nuova partita comincia dopo la mossa { $at }. Chi gioca?
web-table-fork-go = Gioca da qui

## Un gioco senza un disegno suo

web-table-generic-all = Tutto in cifre
web-table-generic-nothing = Niente è soltanto tuo.
web-table-generic-yes = sì
web-table-generic-no = no

## Sending a link

web-table-link-send = Invita gli amici
web-table-link-send-help = Un solo link per tutti: chi lo apre prende un posto libero o guarda.
web-table-link-make = Crea un link
web-table-link-everybody = Link per tutti
web-table-share = Condividi
web-table-by-hand = Il link è selezionato: copialo con Ctrl+C, o tienici il dito sopra.
web-table-qr = Codice QR del link
web-table-show-qr = Mostra il codice QR
web-table-hide-qr = Nascondi il codice QR
web-table-link-end = Disattiva questo link
web-table-link-message = Vieni a giocare a { $title }
web-table-only-here = Questo link funziona solo su questa macchina.
web-table-only-network = Questo link funziona solo nella tua rete locale. Quello che vi passa non è cifrato.
web-table-lan = Fai entrare gli amici nella tua rete
web-table-lan-help = Chi è nella stessa rete può allora aprire i tuoi link. Quello che vi passa non è cifrato. Finisce con il programma o con questo interruttore.
web-table-lan-at = Aperto su:
web-table-how-friends = Come possono venire gli amici?
web-table-next =
    { $n ->
        [one] { $game } ti aspetta
       *[other] { $game } ti aspetta (tavoli: { $n })
    }

## Reporting a message

web-table-report = Segnala all’organizzatore
web-table-reported = L’organizzatore vedrà questo messaggio.

## I valori di una scatola

web-table-own-values = valori di una scatola ({ $n })
web-table-box-own = Confronta con la tua scatola (questo tavolo: valori di una scatola, { $n })
