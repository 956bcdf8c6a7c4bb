# La casa nel browser: pagina iniziale, nuovo tavolo, impostazioni, regole, solitari, informazioni.

## La casa

web-house-title = Teahouse: giochi da tavolo sul tè
web-house-games = Gioco
web-house-loading = Un momento
web-house-close = Chiudi
web-house-skip = Vai al contenuto
web-house-ways = Pagine
web-house-learn = Come si gioca
web-house-bots = Bot
web-house-solo = Solitari
web-house-about = Informazioni
web-house-try-again = Riprova
web-house-to-home = Alla pagina iniziale
web-house-no-answer = Il server non risponde. Niente è perduto; riprova fra un momento.
web-house-trouble-unknown = Qui non c’è nessun tavolo
web-house-trouble-unknown-help = Questo indirizzo non porta da nessuna parte. Forse una lettera si è persa per strada.
web-house-trouble-unreachable = Il bollitore è freddo
web-house-trouble-unreachable-help = Il server non risponde. Le tue partite sono al sicuro; riprova fra un momento.

## Pagina iniziale

web-house-sit-down = Accomodati.
web-house-kettle = Il tè è pronto.
web-house-hero = Giochi da tavolo sul tè, nel tuo browser. Con gli amici, con i bot, o in tutta calma per conto tuo.
web-house-friends = Gioca con gli amici
web-house-screen = Giocate su un solo schermo
web-house-players = da { $least } a { $most }
web-house-minutes = { $n } min
web-house-play-now = Gioca a { $title }
web-house-opening = Il tavolo si prepara
web-house-new = Nuovo tavolo
web-house-learn-short = Impara
web-house-my-tables = I tuoi tavoli
web-house-my-tables-none = Nessuna partita in corso. Giocane una: due bot aspettano a ogni tavolo.
web-house-your-turn = Tocca a te
web-house-continue = Continua
web-house-replay = Rivedi
web-house-fewer = Mostra meno
web-house-all = Mostra tutti e { $n }
web-house-free-seats =
    { $n ->
        [one] { $n } posto libero
       *[other] { $n } posti liberi
    }
web-house-thinking = { $name } sta pensando
web-house-with = Con { $names }
web-house-alone = In solitario
web-house-waiting = In attesa di { $name }
web-house-move = mossa { $n }
web-house-status-running = In corso
web-house-status-paused = In pausa
web-house-status-over = Finita
web-house-won =
    { $mine ->
        [yes] Hai vinto
       *[no] Vittoria: { $names }
    }
web-house-status-stopped = Non può continuare
web-house-lobby = Si cercano giocatori
web-house-lobby-none = Nessuno cerca giocatori adesso. Apri un tavolo pubblico e comparirà qui.
web-house-lobby-closed = L’organizzatore ha chiuso la sala. I tavoli con link continuano come prima.
web-house-join = Unisciti
web-house-watch = Guarda
web-house-code = Codice o link del tavolo
web-house-code-wrong = Non è né un codice né un link di un tavolo.
web-house-code-missing = Scrivi un codice del tavolo o un link.
web-house-import = Importa una partita
web-house-import-help = Apri un registro: rivedi la partita passo per passo e riparti da qualsiasi posizione.
web-house-import-choose = Scegli un file
web-house-import-reading = La partita viene rigiocata
web-house-import-unreadable = Questo file non è il registro di una partita.

## Nome e impostazioni

web-house-name = Il tuo nome
web-house-name-is = Il tuo nome:
web-house-name-none = Il tuo nome
web-house-name-title = Come ti chiamiamo?
web-house-name-help = Lo vedono gli altri ai tuoi tavoli. Non serve un account.
web-house-name-keep = Tieni questo nome
web-house-name-missing = Scrivi il tuo nome.
web-house-new-device = Il tuo profilo è arrivato su un altro dispositivo il { $when }.
web-house-new-device-card = La tua carta di recupero è stata usata su un altro dispositivo il { $when }.
web-house-new-device-mine = Ero io
web-house-new-device-look = Vedi i miei dispositivi
web-house-settings = Impostazioni
web-house-settings-kept = Conservate in questo browser.
web-house-forget = Dimenticami
web-house-forget-sure = Il server dimentica subito questo profilo: il suo nome, le sue note, ciò che ha scritto in chat e i suoi posti a ogni tavolo, su tutti i suoi dispositivi. Ai tavoli in corso continua un bot. Le mosse restano, come quelle di un ex giocatore. Se nessun altro usa questo browser, spariscono anche le sue impostazioni. Non si torna indietro.
web-house-forget-yes = Sì, dimenticami
web-house-forget-no = Indietro
web-house-language = Lingua
web-house-theme = Tema
web-house-theme-system = Come il sistema
web-house-theme-light = Chiaro
web-house-theme-dark = Scuro
web-house-motion = Movimento
web-house-motion-system = Come il sistema
web-house-motion-full = I pezzi viaggiano
web-house-motion-calm = Calmo
web-house-pace = Le mosse degli altri
web-house-pace-slow = Piano
web-house-pace-normal = Una alla volta
web-house-pace-quick = Subito
web-house-sound = Audio
web-house-sound-help = Piccoli suoni di legno e porcellana
web-house-confirm = Conferma
web-house-confirm-never = Mai
web-house-confirm-turn = Una volta per turno
web-house-confirm-step = A ogni passo
web-house-pieces = Pezzi
web-house-larger = Pezzi più grandi
web-house-stronger = Contorni più marcati
web-house-letters = Lettere sui pezzi
web-house-letters-help = La prima lettera del nome di ogni posto

## Nuovo tavolo

web-house-new-title = Un tavolo per { $title }
web-house-mode = Come
web-house-mode-friends = Con gli amici
web-house-mode-friends-help = Ognuno gioca sul proprio dispositivo. Ricevi un link per ogni posto libero.
web-house-mode-screen = Un solo schermo
web-house-mode-screen-help = Vi passate questo schermo. Un sipario nasconde ciò che non devi vedere.
web-house-mode-bots = Con i bot
web-house-mode-bots-help = Tu contro i bot, con i tuoi tempi.
web-house-mode-solo = Da solo
web-house-mode-solo-help = La partita in solitario: giochi per punti e traguardi.
web-house-seats = Posti
web-house-seats-count =
    { $n ->
        [one] { $n } giocatore
       *[other] { $n } giocatori
    }
web-house-seats-limit = Da { $least } a { $most } giocatori
web-house-seat-add = Aggiungi un posto
web-house-seat-remove = Togli il posto { $seat }
web-house-you = tu
web-house-occupant = Chi siede al posto { $seat }
web-house-occupant-open = Qualcuno tramite link
web-house-occupant-bot = Bot
web-house-occupant-person = Qualcuno qui
web-house-name-of = Nome al posto { $seat }
web-house-level-of = Livello del bot al posto { $seat }
web-house-open-help = Riceverai il link al tavolo.
web-house-public = Tavolo pubblico
web-house-public-help = Compare nella pagina iniziale: chiunque può sedersi o guardare.
web-house-options = Opzioni
web-house-value-random = A caso
web-house-time = Tempo
web-house-clock = Orologio
web-house-clock-none = Senza limite di tempo
web-house-clock-two-minutes = 2 minuti per decisione
web-house-clock-one-day = 1 giorno per decisione
web-house-clock-three-days = 3 giorni per decisione
web-house-clock-half-hour = 30 minuti per giocatore
web-house-clock-one-hour = 1 ora per giocatore
web-house-over = Quando il tempo è finito
web-house-over-bot = Subentra un bot
web-house-over-vote = Decidono gli altri
web-house-log = Registro durante la partita
web-house-log-full = Tutta la partita
web-house-log-turn = Dal mio ultimo turno
web-house-open =
    { $mode ->
        [friends] Apri il tavolo
        [screen] Inizia la partita
        [bots] Inizia la partita
       *[solo] Inizia la partita
    }
web-house-values = Valori stampati
web-house-values-help = Una parte di ciò che è stampato su plance e carte è stata ricostruita. Guarda quali valori, o carica quelli della tua scatola.
web-house-values-count =
    { $n ->
        [one] Né dal regolamento né dalla tua scatola: { $n } valore su { $of }.
       *[other] Né dal regolamento né dalla tua scatola: { $n } valori su { $of }.
    }
web-house-values-what = Valore di
web-house-values-value = Valore
web-house-values-source = Fonte
web-house-values-all = Mostra anche quelli del regolamento
web-house-values-unsure = Mostra solo quelli incerti
web-house-values-load = Carica un file
web-house-values-load-help = Un file salvato dalla pagina di una scatola.
web-house-values-loaded = Questo tavolo usa { $file }
web-house-values-leave = Non usare questi valori
web-house-values-edit = Confronta con la tua scatola
web-house-values-use-box = Usa i valori della tua scatola (cambiati: { $n }, come stampati: { $same })
web-house-values-box = i valori della tua scatola (cambiati: { $n })
web-house-values-own = con valori stampati tuoi
web-house-values-unreadable = «{ $file }» non è un file di valori stampati. Non è stato caricato nulla.
web-house-values-file = i valori di «{ $file }» (cambiati: { $n })
web-house-values-none = Non contiene alcun valore di questo gioco. Non è stato caricato nulla.
web-house-values-show = Mostrali
web-house-values-not-used = Hai confrontato questo gioco con la tua scatola. Questo tavolo non usa i tuoi valori.
web-house-values-mine = tuo
web-house-values-mine-count =
    { $n ->
        [one] Hai cambiato { $n } valore di questo tavolo.
       *[other] Hai cambiato { $n } valori di questo tavolo.
    }
web-house-option-own = Dai tuoi valori stampati: { $value }
web-house-option-own-other = I tuoi valori stampati dicono { $value }; questo tavolo gioca con ciò che è scelto qui.
web-house-values-see = Vedi tutti i valori di { $title }

## Solitari

web-house-solo-title = { $title } in solitario
web-house-solo-help = Un giocatore e una mensola di traguardi.
web-house-solo-play = Gioca da solo
web-house-solo-record = Vedi il palmarès
web-house-solo-earned = traguardi su { $of }
web-house-solo-summary =
    { $games ->
        [0] Nessuna partita in solitario finita. { $of } traguardi ti aspettano.
        [one] { $games } partita finita, { $n } traguardi su { $of }.
       *[other] { $games } partite finite, { $n } traguardi su { $of }.
    }
web-house-solo-games = Partite giocate
web-house-points =
    { $n ->
        [one] { $n } punto
       *[other] { $n } punti
    }
web-house-campaign = Campagna
web-house-campaign-help = Tre partite di fila, punti sommati. Le ultime contano per la serie successiva.
web-house-campaign-game = Partita { $n }
web-house-best-game = Partita migliore
web-house-best-campaign = Migliore serie di tre
web-house-of = { $n } su { $of }
web-house-earned = Raggiunto
web-house-not-earned = Non ancora raggiunto
web-house-near =
    { $n ->
        [one] Al meglio, mancava { $n }
       *[other] Al meglio, mancavano { $n }
    }

## Come si gioca

web-house-learn-help = Lezioni al vero tavolo, poi le regole con parole nostre, capitolo per capitolo.
web-house-learn-title = Come si gioca a { $title }
web-house-rules-title = Regole
web-house-rules-search = Cerca nelle regole
web-house-rules-found =
    { $n ->
        [0] Nessuna regola trovata
        [one] { $n } regola trovata
       *[other] { $n } regole trovate
    }
web-house-rules-contents = Indice
web-house-rules-turn = Altri capitoli
web-house-rules-link = Segna la regola { $number }

## Bot

web-house-bots-title = I bot
web-house-bots-help = Sei livelli, gli stessi in ogni gioco. Un bot vede ciò che vedresti tu al suo posto, e nient’altro.
web-house-bots-more = Di più sui bot
web-house-level-novice = Guarda fino alla fine del proprio turno e sbaglia un po’, come fanno tutti.
web-house-level-novice-for = Per la tua primissima partita.
web-house-level-easy = Immagina una quindicina di seguiti e prende una delle scelte buone.
web-house-level-easy-for = Per chi sta imparando un gioco.
web-house-level-casual = Immagina decine di seguiti, e a volte prende ancora la seconda scelta migliore.
web-house-level-casual-for = Per una partita rilassata in buona compagnia.
web-house-level-medium = Ne immagina più di cento e prende ciò che ne esce meglio.
web-house-level-medium-for = Per chi conosce bene le regole.
web-house-level-hard = Fa lo stesso con molti più seguiti.
web-house-level-hard-for = Per chi cerca una sfida.
web-house-level-master = Ne immagina migliaia per ogni decisione.
web-house-level-master-for = Per chi non perde più contro il livello difficile.
web-house-strength = Quanto sono forti
web-house-strength-help = La quota di partite a due che ogni livello vince contro quello inferiore, misurata a pari fortuna. Sotto: dove sta la quota vera, 95 volte su 100.
web-house-strength-level = Livello
web-house-strength-against = contro { $level }
web-house-strength-between = da { $low } a { $high }
web-house-strength-none = non ancora misurato
web-house-percent = { NUMBER($share, maximumFractionDigits: 1) }%
web-house-fair = Perché sono leali
web-house-fair-eye = Sanno ciò che il loro posto può sapere. Carte nascoste, pescate future e i tuoi piani non arrivano mai a loro; ciò che è nascosto lo immaginano.
web-house-fair-swap = Giocano per sé: nessuno gioca contro di te più che contro gli altri.
web-house-fair-clock = I livelli differiscono solo per quanto pensano e per la cura con cui scelgono, quindi un livello gioca uguale su ogni macchina.

## Informazioni

web-house-about-title = Informazioni su Teahouse
web-house-about-help = Tre giochi di persone che ammiriamo, raccontati con parole nostre e disegnati di nostra mano.
web-house-ours = Il nostro lavoro
web-house-ours-help = Codice, disegni e testi sono nostri, con licenza MIT. Nessuna illustrazione, nessun logo, nessun testo degli editori è usato.
web-house-privacy = Nessun account, nessun tracciamento. Un cookie ricorda i tuoi posti, questo browser le impostazioni.
web-house-versions = Versioni
web-house-version = regole { $version }, valori stampati { $values }
web-house-retention =
    { $n ->
        [0] Le partite si conservano senza limite.
        [one] Una partita si conserva per un giorno dopo l’ultima mossa.
       *[other] Una partita si conserva per { $n } giorni dopo l’ultima mossa.
    }
web-house-licences = Licenze
web-house-licences-help = Questa pagina è fatta con queste librerie:

## Come vengono gli amici

web-house-home-title = La tua casa si apre
web-house-ways-title = Come possono venire gli amici
web-house-ways-help = Un link si apre per chi raggiunge la macchina su cui gira Teahouse. Ci sono tre modi.
web-house-ways-lan = Sotto lo stesso tetto
web-house-ways-lan-help = Avvia Teahouse con ./play --lan, o usa l’interruttore sotto il link, al tuo tavolo. Il link e il suo codice QR funzionano allora su tutti i dispositivi della tua rete. Si aprono solo indirizzi privati, e quello che vi passa non è cifrato.
web-house-ways-lan-open = La tua rete è aperta. Chi si trova nella stessa rete apre questo indirizzo, o inquadra il codice:
web-house-ways-lan-qr = Codice QR di questo indirizzo
web-house-ways-server = Un server tuo
web-house-ways-server-help = Su una macchina affittata o libera, con un nome suo, il file compose avvia Teahouse con un certificato: allora tutto è cifrato. La guida per chi ospita spiega come.
web-house-ways-tunnel = Un tunnel che hai già
web-house-ways-tunnel-help = Se tu e i tuoi amici condividete una rete privata, per esempio una VPN, avvia teahouse serve con il suo indirizzo in --public-url. Teahouse da parte sua non chiede niente a nessuno là fuori.

## Coming back

web-house-away = Mentre non c’eri
web-house-away-turn = Tocca a te, { $when }
web-house-away-over = La partita è finita
web-house-away-others = Giocano gli altri
web-house-away-more =
    { $n ->
        [one] Prima è successa { $n } cosa.
       *[other] Prima sono successe { $n } cose.
    }
web-house-away-close = Chiudi il riassunto di { $title }

## I valori di una scatola

web-house-values-same = come nella tua scatola
web-house-values-same-count =
    { $n ->
        [one] Hai confrontato { $n } valore e l’hai trovato come stampato.
       *[other] Hai confrontato { $n } valori e li hai trovati come stampati.
    }
web-house-play-ours = Questo pulsante gioca con i nostri valori stampati.
web-house-play-box = Gioca con quelli della tua scatola (cambiati: { $n })
web-house-values-card = Alcuni valori stampati sono ricostruiti; chi ha la scatola può correggerli.
