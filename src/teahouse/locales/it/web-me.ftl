# Il lettore: profilo, dispositivi, carta di recupero.

web-me-title = Tu
web-me-profile = Profilo
web-me-profile-help = Gli altri ai tuoi tavoli vedono il tuo nome. Niente account né password: un profilo vive nei browser in cui lo porti.
web-me-name = Nome
web-me-colour = Colore
web-me-colour-help = A un tavolo hai il posto di questo colore finché è libero; nessun posto è verde.
web-me-colour-green = Verde
web-me-colour-blue = Blu
web-me-colour-amber = Ambra
web-me-colour-red = Rosso
web-me-colour-plum = Prugna
web-me-colour-sky = Celeste
web-me-save = Salva
web-me-saved = Salvato.
web-me-nameless = Ancora senza nome
web-me-here = Gli altri in questo browser
web-me-here-help = Su un tablet di famiglia c’è posto per tutti: ogni profilo ha i suoi tavoli, le sue note e i suoi risultati.
web-me-switch = Gioca con questo
web-me-merge = Unisci
web-me-merge-sure = Tutto ciò che è di { $one } apparterrà a { $into }: tavoli, posti, note e risultati. Puoi annullare per un giorno.
web-me-merge-yes = Unisci
web-me-merged = { $name } fa parte di questo profilo. Si può annullare fino al { $until }.
web-me-merge-undo = Annulla
web-me-remove = Togli da qui
web-me-add = Aggiungi un profilo
web-me-add-yes = Aggiungi
web-me-devices = I tuoi dispositivi
web-me-devices-help = Porta questo profilo sul telefono o su un altro dispositivo. Vengono con te tutti i suoi tavoli, e resta anche qui.
web-me-code = Portalo su un altro dispositivo
web-me-code-help = Inquadra questa immagine con l’altro dispositivo; oppure apri lì Teahouse, scegli “Il tuo nome” in alto e scrivi:
web-me-code-qr = Codice QR che porta questo profilo su un altro dispositivo
web-me-code-left =
    { $n ->
        [one] Vale una volta sola, ancora per { $n } secondo.
       *[other] Vale una volta sola, ancora per { $n } secondi.
    }
web-me-code-over = Il codice è scaduto.
web-me-only-here = Questo indirizzo funziona solo su questa macchina. Prima apri il server alla tua rete.
web-me-only-network = Questo indirizzo funziona solo nella tua rete.
web-me-this-device = Questo dispositivo
web-me-other-device = Un altro dispositivo
web-me-new-device = Nuovo
web-me-via-first = dal { $when }
web-me-via-code = con un codice, { $when }
web-me-via-card = con la carta di recupero, { $when }
web-me-end = Scollega
web-me-card = Carta di recupero
web-me-card-help = Sei parole su carta riportano questo profilo quando il dispositivo è perso o il browser è stato svuotato. Chi le ha, ha il profilo. Ogni uso è segnalato sugli altri tuoi dispositivi.
web-me-card-once = Scrivi subito queste parole: non saranno più mostrate.
web-me-card-made = La tua carta è stata creata il { $when }.
web-me-card-make = Crea una carta
web-me-card-again = Crea una nuova carta; la vecchia non varrà più
web-me-card-drop = Ritira la carta
web-me-loan = Questo dispositivo ha avuto il profilo con un codice, come in prestito. Creare una carta, unire, cancellare e scollegare altri dispositivi spetta al dispositivo su cui è nato, o a quello in cui si scrivono qui sotto le sei parole della sua carta.
web-me-arrive = Porta qui un profilo
web-me-arrive-help = Con il codice mostrato dall’altro dispositivo, o con una carta di recupero.
web-me-arrive-secret = Codice o sei parole
web-me-arrive-missing = Scrivi il codice o le sei parole.
web-me-arrive-yes = Portalo qui
web-me-kept = Ciò che conserviamo di te
web-me-kept-help = Il tuo nome, i dispositivi, i tavoli, le note e ciò che hai scritto in chat. Portali via in un file, o falli cancellare.
web-me-export = Scarica tutto
web-me-move-title = Porta il tuo profilo su questo dispositivo
web-me-move-help = Vengono con te i tuoi tavoli, e il profilo resta anche sull’altro dispositivo. Il codice vale una volta sola.

## Partite giocate

web-me-history = Partite giocate
web-me-history-none = Nessuna partita finita. La prima che finirai sarà qui, da rivedere quando vuoi.
web-me-games = Partite
web-me-alone = in solitario
web-me-against = contro { $names }
web-me-people = contro persone
web-me-level = bot più forte: { $level }
web-me-not-finished = Interrotta
web-me-place =
    { $n ->
        [one] { $place }º posto su { $of }, { $n } punto
       *[other] { $place }º posto su { $of }, { $n } punti
    }
web-me-figures = In cifre
web-me-figures-help = Le partite che hai giocato fino alla fine, per titolo, numero di giocatori e bot più forte. Sotto la quota di vittorie c’è l’intervallo in cui si trova con il 95% di certezza; le durate sono mediane, i punti e le loro fonti medie.
web-me-col-game = Gioco
web-me-col-games = Giocate
web-me-col-won = Vinte
web-me-col-points = Punti
web-me-col-best = Record
web-me-col-length = Durata
web-me-seats =
    { $n ->
        [one] { $n } giocatore
       *[other] { $n } giocatori
    }
web-me-actions =
    { $n ->
        [one] { $n } scelta
       *[other] { $n } scelte
    }
web-me-minutes = { $n } min
web-me-feats = Imprese a { $title }
web-me-feat-where = Vedi la partita
