# Le schermate intorno ai tavoli: pagina iniziale, nuovo tavolo, impostazioni, regole, solitari, informazioni.

## Ovunque

web-screens-title = Teahouse: giochi da tavolo sul tè
web-screens-games = Gioco
web-screens-loading = Un momento
web-screens-close = Chiudi
web-screens-skip = Vai al contenuto
web-screens-ways = Pagine
web-screens-learn = Come si gioca
web-screens-bots = Bot
web-screens-solo = Solitari
web-screens-about = Informazioni
web-screens-try-again = Riprova
web-screens-to-home = Alla pagina iniziale
web-screens-no-answer = Il server non risponde. Niente è perduto; riprova fra un momento.
web-screens-trouble-unknown = Qui non c’è nessun tavolo
web-screens-trouble-unknown-help = Questo indirizzo non porta da nessuna parte. Forse una lettera si è persa per strada.
web-screens-trouble-unreachable = Il bollitore è freddo
web-screens-trouble-unreachable-help = Il server non risponde. Le tue partite sono al sicuro; riprova fra un momento.

## Pagina iniziale

web-screens-sit-down = Accomodati.
web-screens-kettle = Il tè è pronto.
web-screens-hero = Giochi da tavolo sul tè, nel tuo browser. Con gli amici, con i bot, o in tutta calma per conto tuo.
web-screens-friends = Gioca con gli amici
web-screens-screen = Giocate su un solo schermo
web-screens-players = da { $least } a { $most }
web-screens-minutes = { $n } min
web-screens-play-now = Gioca a { $title }
web-screens-opening = Il tavolo si prepara
web-screens-new = Nuovo tavolo
web-screens-learn-short = Impara
web-screens-my-tables = I tuoi tavoli
web-screens-my-tables-none = Nessuna partita in corso. Giocane una: due bot aspettano a ogni tavolo.
web-screens-your-turn = Tocca a te
web-screens-continue = Continua
web-screens-replay = Rivedi
web-screens-local = Giocato in un solo browser: non conta in alcun record
web-screens-fewer = Mostra meno
web-screens-all = Mostra tutti e { $n }
web-screens-free-seats =
    { $n ->
        [one] { $n } posto libero
       *[other] { $n } posti liberi
    }
web-screens-thinking = { $name } sta pensando
web-screens-with = Con { $names }
web-screens-alone = In solitario
web-screens-waiting = In attesa di { $name }
web-screens-move = mossa { $n }
web-screens-status-running = In corso
web-screens-status-paused = In pausa
web-screens-status-over = Finita
web-screens-won =
    { $mine ->
        [yes] Hai vinto
       *[no] Vittoria: { $names }
    }
web-screens-status-stopped = Non può continuare
web-screens-not-installed = { $title } non è più installato qui. Il tavolo è conservato e si riaprirà quando lo sarà.
web-screens-lobby = Si cercano giocatori
web-screens-lobby-none = Nessuno cerca giocatori adesso. Apri un tavolo pubblico e comparirà qui.
web-screens-lobby-closed = L’organizzatore ha chiuso la sala. I tavoli con link continuano come prima.
web-screens-join = Unisciti
web-screens-watch = Guarda
web-screens-code = Codice o link
web-screens-code-wrong = Non è né un codice né un link di un tavolo.
web-screens-code-missing = Scrivi un codice del tavolo o un link.
web-screens-import = Importa una partita
web-screens-import-help = Apri un registro: rivedi la partita passo per passo e riparti da qualsiasi posizione.
web-screens-import-choose = Scegli un file
web-screens-import-reading = La partita viene rigiocata
web-screens-import-unreadable = Questo file non è il registro di una partita.

## Nome e impostazioni

web-screens-name = Il tuo nome
web-screens-name-is = Il tuo nome:
web-screens-name-none = Il tuo nome
web-screens-name-title = Come ti chiamiamo?
web-screens-name-help = Lo vedono gli altri ai tuoi tavoli. Non serve un account.
web-screens-name-keep = Tieni questo nome
web-screens-name-missing = Scrivi il tuo nome.
web-screens-new-device = Il tuo profilo è arrivato su un altro dispositivo il { $when }.
web-screens-new-device-card = La tua carta di recupero è stata usata su un altro dispositivo il { $when }.
web-screens-new-device-mine = Ero io
web-screens-new-device-look = Vedi i miei dispositivi
web-screens-settings = Impostazioni
web-screens-settings-kept = Conservate in questo browser.
web-screens-forget = Dimenticami
web-screens-forget-sure = Il server dimentica subito questo profilo: il suo nome, le sue note, ciò che ha scritto in chat e i suoi posti a ogni tavolo, su tutti i suoi dispositivi. Ai tavoli in corso continua un bot. Le mosse restano, come quelle di un ex giocatore. Se nessun altro usa questo browser, spariscono anche le sue impostazioni. Non si torna indietro.
web-screens-forget-yes = Sì, dimenticami
web-screens-forget-no = Indietro
web-screens-language = Lingua
web-screens-theme = Tema
web-screens-theme-system = Come il sistema
web-screens-theme-light = Chiaro
web-screens-theme-dark = Scuro
web-screens-motion = Movimento
web-screens-motion-system = Come il sistema
web-screens-motion-full = I pezzi viaggiano
web-screens-motion-calm = Calmo
web-screens-pace = Le mosse degli altri
web-screens-pace-slow = Piano
web-screens-pace-normal = Una alla volta
web-screens-pace-quick = Subito
web-screens-sound = Audio
web-screens-sound-help = Piccoli suoni di legno e porcellana
web-screens-confirm = Conferma
web-screens-confirm-never = Mai
web-screens-confirm-turn = Una volta per turno
web-screens-confirm-step = A ogni passo
web-screens-pieces = Pezzi
web-screens-larger = Pezzi più grandi
web-screens-stronger = Contorni più marcati
web-screens-letters = Lettere sui pezzi
web-screens-letters-help = La prima lettera del nome di ogni posto

## Nuovo tavolo

web-screens-new-title = Un tavolo per { $title }
web-screens-mode = Come
web-screens-mode-friends = Con gli amici
web-screens-mode-friends-help = Ognuno gioca sul proprio dispositivo. Ricevi un link per ogni posto libero.
web-screens-mode-screen = Un solo schermo
web-screens-mode-screen-help = Vi passate questo schermo. Un sipario nasconde ciò che non devi vedere.
web-screens-mode-bots = Con i bot
web-screens-mode-bots-help = Tu contro i bot, con i tuoi tempi.
web-screens-mode-solo = Da solo
web-screens-mode-solo-help = La partita in solitario: giochi per punti e traguardi.
web-screens-seats = Posti
web-screens-seats-count =
    { $n ->
        [one] { $n } giocatore
       *[other] { $n } giocatori
    }
web-screens-seats-limit = Da { $least } a { $most } giocatori
web-screens-seat-add = Aggiungi un posto
web-screens-seat-remove = Togli il posto { $seat }
web-screens-you = tu
web-screens-occupant = Chi siede al posto { $seat }
web-screens-occupant-open = Qualcuno tramite link
web-screens-occupant-bot = Bot
web-screens-occupant-person = Qualcuno qui
web-screens-name-of = Nome al posto { $seat }
web-screens-level-of = Livello del bot al posto { $seat }
web-screens-open-help = Riceverai il link al tavolo.
web-screens-public = Tavolo pubblico
web-screens-public-help = Compare nella pagina iniziale: chiunque può sedersi o guardare.
web-screens-options = Opzioni
web-screens-value-random = A caso
web-screens-time = Tempo
web-screens-clock = Orologio
web-screens-clock-none = Senza limite di tempo
web-screens-clock-two-minutes = 2 minuti per decisione
web-screens-clock-one-day = 1 giorno per decisione
web-screens-clock-three-days = 3 giorni per decisione
web-screens-clock-half-hour = 30 minuti per giocatore
web-screens-clock-one-hour = 1 ora per giocatore
web-screens-over = Quando il tempo è finito
web-screens-over-bot = Subentra un bot
web-screens-over-vote = Decidono gli altri
web-screens-log = Registro durante la partita
web-screens-log-full = Tutta la partita
web-screens-log-turn = Dal mio ultimo turno
web-screens-open =
    { $mode ->
        [friends] Apri il tavolo
        [screen] Inizia la partita
        [bots] Inizia la partita
       *[solo] Inizia la partita
    }
web-screens-values = Valori stampati
web-screens-values-help = Una parte di ciò che è stampato su plance e carte è stata ricostruita. Guarda quali valori, o carica quelli della tua scatola.
web-screens-values-count =
    { $n ->
        [one] Né dal regolamento né dalla tua scatola: { $n } valore su { $of }.
       *[other] Né dal regolamento né dalla tua scatola: { $n } valori su { $of }.
    }
web-screens-values-what = Valore di
web-screens-values-value = Valore
web-screens-values-source = Fonte
web-screens-values-all = Mostra anche quelli del regolamento
web-screens-values-unsure = Mostra solo quelli incerti
web-screens-values-load = Carica un file
web-screens-values-load-help = Un file salvato dalla pagina di una scatola.
web-screens-values-loaded = Questo tavolo usa { $file }
web-screens-values-leave = Non usare questi valori
web-screens-values-edit = Confronta con la tua scatola
web-screens-values-use-box = Usa i valori della tua scatola (cambiati: { $n }, come stampati: { $same })
web-screens-values-box = i valori della tua scatola (cambiati: { $n })
web-screens-values-own = con valori stampati tuoi
web-screens-values-unreadable = «{ $file }» non è un file di valori stampati. Non è stato caricato nulla.
web-screens-values-file = i valori di «{ $file }» (cambiati: { $n })
web-screens-values-none = Non contiene alcun valore di questo gioco. Non è stato caricato nulla.
web-screens-values-show = Mostrali
web-screens-values-not-used = Hai confrontato questo gioco con la tua scatola. Questo tavolo non usa i tuoi valori.
web-screens-values-mine = tuo
web-screens-values-mine-count =
    { $n ->
        [one] Hai cambiato { $n } valore di questo tavolo.
       *[other] Hai cambiato { $n } valori di questo tavolo.
    }
web-screens-option-own = Dai tuoi valori stampati: { $value }
web-screens-option-own-other = I tuoi valori stampati dicono { $value }; questo tavolo gioca con ciò che è scelto qui.
web-screens-values-see = Vedi tutti i valori di { $title }

## Solitari

web-screens-solo-title = { $title } in solitario
web-screens-solo-help = Un giocatore e una mensola di traguardi.
web-screens-solo-play = Gioca da solo
web-screens-solo-record = Vedi il palmarès
web-screens-solo-earned = traguardi su { $of }
web-screens-solo-summary =
    { $games ->
        [0] Nessuna partita in solitario finita. { $of } traguardi ti aspettano.
        [one] { $games } partita finita, { $n } traguardi su { $of }.
       *[other] { $games } partite finite, { $n } traguardi su { $of }.
    }
web-screens-solo-games = Partite giocate
web-screens-points =
    { $n ->
        [one] { $n } punto
       *[other] { $n } punti
    }
web-screens-campaign = Campagna
web-screens-campaign-help = Tre partite di fila, punti sommati. Le ultime contano per la serie successiva.
web-screens-campaign-game = Partita { $n }
web-screens-best-game = Partita migliore
web-screens-best-campaign = Migliore serie di tre
web-screens-of = { $n } su { $of }
web-screens-earned = Raggiunto
web-screens-not-earned = Non ancora raggiunto
web-screens-near =
    { $n ->
        [one] Al meglio, mancava { $n }
       *[other] Al meglio, mancavano { $n }
    }

## Come si gioca

web-screens-learn-help = Lezioni al vero tavolo, poi le regole con parole nostre, capitolo per capitolo.
web-screens-learn-title = Come si gioca a { $title }
web-screens-rules-title = Regole
web-screens-rules-search = Cerca nelle regole
web-screens-rules-found =
    { $n ->
        [0] Nessuna regola trovata
        [one] { $n } regola trovata
       *[other] { $n } regole trovate
    }
web-screens-rules-contents = Indice
web-screens-rules-turn = Altri capitoli
web-screens-rules-link = Segna la regola { $number }

## Bot

web-screens-bots-title = I bot
web-screens-bots-help = Sei livelli, gli stessi in ogni gioco. Un bot vede ciò che vedresti tu al suo posto, e nient’altro.
web-screens-bots-more = Di più sui bot
web-screens-level-novice = Guarda fino alla fine del proprio turno e sbaglia un po’, come fanno tutti.
web-screens-level-novice-for = Per la tua primissima partita.
web-screens-level-easy = Immagina una quindicina di seguiti e prende una delle scelte buone.
web-screens-level-easy-for = Per chi sta imparando un gioco.
web-screens-level-casual = Immagina decine di seguiti, e a volte prende ancora la seconda scelta migliore.
web-screens-level-casual-for = Per una partita rilassata in buona compagnia.
web-screens-level-medium = Ne immagina più di cento e prende ciò che ne esce meglio.
web-screens-level-medium-for = Per chi conosce bene le regole.
web-screens-level-hard = Fa lo stesso con molti più seguiti.
web-screens-level-hard-for = Per chi cerca una sfida.
web-screens-level-master = Ne immagina migliaia per ogni decisione.
web-screens-level-master-for = Per chi non perde più contro il livello difficile.
web-screens-strength = Quanto sono forti
web-screens-strength-help = La quota di partite a due che ogni livello vince contro quello inferiore, misurata a pari fortuna. Sotto: dove sta la quota vera, 95 volte su 100.
web-screens-strength-level = Livello
web-screens-strength-against = contro { $level }
web-screens-strength-between = da { $low } a { $high }
web-screens-strength-none = non ancora misurato
web-screens-percent = { NUMBER($share, maximumFractionDigits: 1) }%
web-screens-fair = Perché sono leali
web-screens-fair-eye = Sanno ciò che il loro posto può sapere. Carte nascoste, pescate future e i tuoi piani non arrivano mai a loro; ciò che è nascosto lo immaginano.
web-screens-fair-swap = Giocano per sé: nessuno gioca contro di te più che contro gli altri.
web-screens-fair-clock = I livelli differiscono solo per quanto pensano e per la cura con cui scelgono, quindi un livello gioca uguale su ogni macchina.

## Informazioni

web-screens-about-title = Informazioni su Teahouse
web-screens-about-help = Tre giochi di persone che ammiriamo, raccontati con parole nostre e disegnati di nostra mano.
web-screens-ours = Il nostro lavoro
web-screens-ours-help = Codice, disegni e testi sono nostri, con licenza MIT. Nessuna illustrazione, nessun logo, nessun testo degli editori è usato.
web-screens-privacy = Nessun account, nessun tracciamento. Un cookie ricorda i tuoi posti, questo browser le impostazioni.
web-screens-versions = Versioni
web-screens-version = regole { $version }, valori stampati { $values }
web-screens-retention =
    { $n ->
        [0] Le partite si conservano senza limite.
        [one] Una partita si conserva per un giorno dopo l’ultima mossa.
       *[other] Una partita si conserva per { $n } giorni dopo l’ultima mossa.
    }
web-screens-licences = Licenze
web-screens-licences-help = Questa pagina è fatta con queste librerie:

## Come vengono gli amici

web-screens-home-title = La tua casa si apre
web-screens-home-refused = Questo browser non può aprire la casa
web-screens-home-used = Il link vale per un solo browser. Continua in quello che l’ha aperto per primo, oppure ferma Teahouse nel suo terminale e riavvialo con ./play: comparirà un nuovo link.
web-screens-ways-title = Come possono venire gli amici
web-screens-ways-help = Un link si apre per chi raggiunge la macchina su cui gira Teahouse. Ci sono tre modi.
web-screens-ways-lan = Sotto lo stesso tetto
web-screens-ways-lan-help = Avvia Teahouse con ./play --lan, o usa l’interruttore sotto il link, al tuo tavolo. Il link e il suo codice QR funzionano allora su tutti i dispositivi della tua rete. Si aprono solo indirizzi privati, e quello che vi passa non è cifrato.
web-screens-ways-lan-open = La tua rete è aperta. Chi si trova nella stessa rete apre questo indirizzo, o inquadra il codice:
web-screens-ways-lan-qr = Codice QR di questo indirizzo
web-screens-ways-server = Un server tuo
web-screens-ways-server-help = Su una macchina affittata o libera, con un nome suo, il file compose avvia Teahouse con un certificato: allora tutto è cifrato. La guida per chi ospita spiega come.
web-screens-ways-tunnel = Un tunnel che hai già
web-screens-ways-tunnel-help = Se tu e i tuoi amici condividete una rete privata, per esempio una VPN, avvia teahouse serve con il suo indirizzo in --public-url. Teahouse da parte sua non chiede niente a nessuno là fuori.

## Coming back

web-screens-away = Mentre non c’eri
web-screens-away-turn = Tocca a te, { $when }
web-screens-away-over = La partita è finita
web-screens-away-others = Giocano gli altri
web-screens-away-more =
    { $n ->
        [one] Prima è successa { $n } cosa.
       *[other] Prima sono successe { $n } cose.
    }
web-screens-away-close = Chiudi il riassunto di { $title }

## I valori di una scatola

web-screens-values-same = come nella tua scatola
web-screens-values-same-count =
    { $n ->
        [one] Hai confrontato { $n } valore e l’hai trovato come stampato.
       *[other] Hai confrontato { $n } valori e li hai trovati come stampati.
    }
web-screens-play-ours = Questo pulsante gioca con i nostri valori stampati.
web-screens-play-box = Gioca con quelli della tua scatola (cambiati: { $n })
web-screens-values-card = Alcuni valori stampati sono ricostruiti; chi ha la scatola può correggerli.
