# Darjeeling: il gioco, le sue domande, scelte, eventi e rifiuti.

darjeeling-tagline = Raccogli tè per tutto il paese e spediscilo finché la domanda è alta

## Parole usate da altri messaggi

darjeeling-word-tea =
    { $variety ->
        [black] tè nero
        [green] tè verde
        [white] tè bianco
       *[red] tè rosso
    }
# Una tessera: la varietà, e un ½ per ogni mezza cassa.
darjeeling-word-tile =
    { $tile ->
        [black-1] tè nero ½
        [black-2] tè nero ½½
        [black-3] tè nero ½½½
        [green-1] tè verde ½
        [green-2] tè verde ½½
        [green-3] tè verde ½½½
        [white-1] tè bianco ½
        [white-2] tè bianco ½½
        [white-3] tè bianco ½½½
        [red-1] tè rosso ½
        [red-2] tè rosso ½½
       *[red-3] tè rosso ½½½
    }
darjeeling-word-direction =
    { $direction ->
        [N] nord
        [E] est
        [S] sud
       *[W] ovest
    }
darjeeling-word-laid =
    { darjeeling-word-tea }:{ $threes ->
        [0] {""}
       *[other] {" "}½½½ ×{ $threes }
    }{ $twos ->
        [0] {""}
       *[other] {" "}½½ ×{ $twos }
    }{ $ones ->
        [0] {""}
       *[other] {" "}½ ×{ $ones }
    }

## Che cosa si chiede

darjeeling-decision-start = Scegli la tessera di partenza
darjeeling-decision-face = Scegli la direzione del cercatore
darjeeling-decision-move = Muovi il cercatore su una tessera
darjeeling-decision-ship = Spedisci una varietà, oppure niente
darjeeling-decision-lay-threes = Quante tessere ½½½ esponi?
darjeeling-decision-lay-twos = Quante tessere ½½ esponi?
darjeeling-decision-lay-ones = Quante tessere ½ esponi?
darjeeling-decision-tokens = Usa gettoni azione, oppure tienili
darjeeling-decision-recall = La tua riserva non basta: prendi casse da altre navi, oppure fermati

## Che cosa si può scegliere

darjeeling-choice-start = { $cell } · { darjeeling-word-tile }
darjeeling-choice-face = Verso { darjeeling-word-direction }
darjeeling-choice-move =
    { $cell } · { darjeeling-word-tile } · { $turn ->
        [ahead] diritto
        [right] a destra
        [left] a sinistra
       *[back] dietrofront
    } · { $cost ->
        [0] gratuito
        [one] −{ $cost } punto
       *[other] −{ $cost } punti
    }
darjeeling-choice-ship =
    Spedisci { darjeeling-word-tea } · { $loaded ->
        [0] 1 cassa, con un gettone azione
        [one] { $loaded } cassa
       *[other] fino a { $loaded } casse
    } · domanda +{ $bonus }
    .note =
        { $city ->
            [yes] Accanto a una città: nessuna cassa persa
           *[no] Lontano da una città si perde una cassa, salvo con un gettone
        }
darjeeling-choice-keep = Nessuna spedizione
darjeeling-choice-lay =
    { $tiles ->
        [0] Non esporre tessere { $halves ->
            [1] ½
            [2] ½½
           *[other] ½½½
        }
        [one] Esponi { $tiles } tessera { $halves ->
            [1] ½
            [2] ½½
           *[other] ½½½
        }
       *[other] Esponi { $tiles } tessere { $halves ->
            [1] ½
            [2] ½½
           *[other] ½½½
        }
    }
darjeeling-choice-spend =
    { $use ->
        [none] Nessun gettone
        [fresh] Freschezza
        [double] Doppio
       *[both] Freschezza e doppio
    } · { $crates ->
        [one] { $crates } cassa
       *[other] { $crates } casse
    } · domanda +{ $bonus }
darjeeling-choice-recall = Prendi una cassa dal molo { $quay } (×{ $multiplier })
darjeeling-choice-done = Fermati qui

## Che cosa è successo

darjeeling-event-first-player = { $name } inizia
darjeeling-event-crate-placed = { $name } ha messo una prima cassa sulla nave al molo { $quay }
darjeeling-event-tile-taken = { $name } ha preso { darjeeling-word-tile } da { $cell }
darjeeling-event-hidden-tile-taken = { $name } ha preso la tessera da { $cell }
darjeeling-event-token-taken = { $name } ha preso un gettone azione
darjeeling-event-collector-placed = { $name } ha piazzato il cercatore su { $cell }, rivolto verso { darjeeling-word-direction }
darjeeling-event-ships-scored =
    { $name } ha ottenuto { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    } per le navi
darjeeling-event-collector-moved =
    { $name } ha mosso il cercatore da { $origin } a { $cell }{ $cost ->
        [0] {""}
        [one] , pagando { $cost } punto
       *[other] , pagando { $cost } punti
    }
darjeeling-event-no-move = { $name } non può muovere: nessuna tessera raggiungibile
darjeeling-event-bag-refilled =
    Il sacchetto era vuoto: { $tiles ->
        [one] { $tiles } tessera è tornata
       *[other] { $tiles } tessere sono tornate
    } dal magazzino
darjeeling-event-space-refilled = Nuova tessera su { $cell }: { darjeeling-word-tile }
darjeeling-event-space-left-empty = Nessuna tessera rimasta per { $cell }
darjeeling-event-tiles-laid = { $name } ha esposto { darjeeling-word-laid }
darjeeling-event-tiles-revealed = { $name } ha esposto { darjeeling-word-laid }
darjeeling-event-tokens-used =
    { $name } ha usato { $use ->
        [fresh] un gettone azione: buona conservazione
        [double] un gettone azione: doppio bonus domanda
       *[both] due gettoni azione: buona conservazione e doppio bonus domanda
    }
darjeeling-event-crates-returned =
    { $name } ha ripreso { $crates ->
        [one] { $crates } cassa
       *[other] { $crates } casse
    } dalla nave che ha lasciato il porto
darjeeling-event-ship-loaded =
    { $name } ha caricato { $crates ->
        [one] { $crates } cassa
       *[other] { $crates } casse
    } sulla nave al molo in alto
darjeeling-event-crate-recalled = { $name } ha spostato una cassa dal molo { $quay } al molo in alto
darjeeling-event-demand-bonus =
    { $name } ha ottenuto { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    } per la domanda di { darjeeling-word-tea }
darjeeling-event-quantity-bonus =
    { $name } ha ottenuto { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    } per la quantità
darjeeling-event-target-reached = { $name } ha raggiunto { $points } punti: fine della partita
darjeeling-event-round-limit-reached =
    Il limite di round ha concluso la partita dopo { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } round
    }
darjeeling-event-halves-lost =
    { $name } ha perso { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    } per le mezze casse
darjeeling-event-nothing-shipped = { $name } non ha spedito niente

## Perché no

darjeeling-why-game-over = La partita è finita
darjeeling-why-not-a-tile = Su { $cell } non c’è una tessera tè
darjeeling-why-back-not-outside = Il retro del cercatore deve dare sull’esterno della mappa
darjeeling-why-front-not-tile = Il fronte del cercatore deve dare su una tessera tè
darjeeling-why-not-in-line = { $cell } non è in linea retta con il tuo cercatore
darjeeling-why-on-own-space = Il tuo cercatore è già su { $cell }: deve muoversi
darjeeling-why-on-a-city = Su { $cell } c’è una città: la si può attraversare, ma non fermarvisi
darjeeling-why-on-a-collector = Su { $cell } c’è un cercatore: lo si può attraversare, ma non fermarvisi
darjeeling-why-nothing-there = Su { $cell } non c’è niente da prendere
darjeeling-why-line-broken = La via verso { $cell } è interrotta da una casella vuota o dall’esterno
darjeeling-why-no-closed-crates = Le tue tessere di { darjeeling-word-tea } non chiudono nessuna cassa
darjeeling-why-too-few-tiles =
    { $has ->
        [0] Non hai tessere di questo tipo
        [one] Hai solo { $has } tessera di questo tipo, non { $tiles }
       *[other] Hai solo { $has } tessere di questo tipo, non { $tiles }
    }
darjeeling-why-not-closed =
    { $tiles ->
        [0] Senza tessere di questo tipo nessun carico si chiude
        [one] Con { $tiles } tessera di questo tipo restano mezze casse aperte
       *[other] Con { $tiles } tessere di questo tipo restano mezze casse aperte
    }
darjeeling-why-no-token =
    { $needed ->
        [one] Serve { $needed } gettone azione, e ne hai { $has }
       *[other] Servono { $needed } gettoni azione, e ne hai { $has }
    }
darjeeling-why-fresh-changes-nothing = Tutte le casse possibili saranno comunque caricate: la buona conservazione non cambia niente
darjeeling-why-double-changes-nothing = Il bonus domanda è 0: raddoppiarlo non cambia niente
darjeeling-why-loads-no-crate = Così si fa una sola cassa, e lontano da una città se ne perde una: non se ne caricherebbe nessuna. Accanto a una città, o conservata con un gettone azione, potrebbe partire
darjeeling-why-no-own-crate-there = Non hai casse sulla nave al molo { $quay }
darjeeling-why-being-loaded = La nave al molo { $quay } è quella che si carica: prendi casse dalle altre navi
darjeeling-why-no-such-quay = Non c’è un molo { $quay }: ce ne sono { $quays }
darjeeling-why-all-loaded = Tutte le casse consentite sono già caricate
darjeeling-why-at-least-one-crate = Bisogna caricare almeno una cassa
darjeeling-why-map-unknown = Una mappa si disegna con caselle di tè e città
darjeeling-why-map-size = Una mappa ha al massimo { $n } righe e colonne
darjeeling-why-map-letter = Una mappa si scrive con T per una tessera, C per una città e . per ciò che è fuori; guarda { $cell }
darjeeling-why-map-tiles = Una mappa ha da { $low } a { $high } caselle di tè; questa ne ha { $n }
darjeeling-why-map-cities = Una mappa ha da { $low } a { $high } città; questa ne ha { $n }
darjeeling-why-map-apart = Tutte le caselle sono collegate; { $cell } non lo è
darjeeling-why-map-starts = Con { $n } giocatori, uno potrebbe restare senza partenza; ingrandisci la mappa
darjeeling-why-map-too-many = La mappa ha più caselle che tessere
darjeeling-why-component-tiles = { $path }: la regola di chiusura è stabilita per al massimo { $twos } tessere da due mezze casse e { $threes } da tre per varietà; con di più non si può giocare

## Opzioni

darjeeling-option-players = Giocatori
    .help = Numero di posti, da 2 a 5
darjeeling-option-map = Mappa
    .help = india, sri_lanka, china, o una mappa personalizzata: righe di T (tessera), C (città) e . (esterno)
darjeeling-option-memory = Schermi
    .help = open: tutti vedono tessere e gettoni di tutti; closed: ognuno solo i propri
darjeeling-option-two-half = Tessere da due mezze casse
    .help = Come stanno le mezze casse: adjacent (adiacenti) o opposite (opposte)
darjeeling-option-target = Punteggio da raggiungere
    .help = La partita finisce quando qualcuno arriva a questi punti
darjeeling-option-round-limit = Limite di round
    .help = La partita finisce al più tardi dopo questo numero di round
darjeeling-option-first = Primo giocatore
    .help = random (a caso), o il numero di un posto a partire da 0

## Insiemi chiusi

darjeeling-variety-black = nero
darjeeling-variety-green = verde
darjeeling-variety-white = bianco
darjeeling-variety-red = rosso
darjeeling-map-india = India
darjeeling-map-sri-lanka = Sri Lanka
darjeeling-map-china = Cina
darjeeling-source-ships = Navi
darjeeling-source-turning = Dietrofront
darjeeling-source-passing = Attraversamenti
darjeeling-source-demand = Domanda
darjeeling-source-quantity = Quantità
darjeeling-source-halves = Mezze casse
darjeeling-race-target = Corsa al punteggio da raggiungere
darjeeling-part-points = punti dopo
darjeeling-goal-ships = Le navi renderanno { $points } all’inizio del turno
darjeeling-memory-open = schermi aperti
darjeeling-memory-closed = schermi chiusi
darjeeling-two-half-adjacent = mezze casse adiacenti
darjeeling-two-half-opposite = mezze casse opposte
darjeeling-use-none = nessun gettone
darjeeling-use-fresh = buona conservazione
darjeeling-use-double = doppio bonus domanda
darjeeling-use-both = buona conservazione e doppio bonus domanda

## Parti della stima di un bot

darjeeling-term-ships = navi
    .the = le navi
darjeeling-term-turning = dietrofront
    .the = i dietrofront
darjeeling-term-passing = attraversamenti
    .the = gli attraversamenti
darjeeling-term-demand = domanda
    .the = la domanda
darjeeling-term-quantity = quantità
    .the = la quantità
darjeeling-term-tiles = tessere tè
    .the = le tessere tè
darjeeling-term-tokens = gettoni azione
    .the = i gettoni azione
darjeeling-term-city = città
    .the = la vicinanza di una città

## Componenti

darjeeling-component-box = Quantità nella scatola
darjeeling-component-tiles = Tessere tè
darjeeling-component-strips = Barre dei moltiplicatori
darjeeling-component-maps = Mappe
darjeeling-component-costs = Costi
darjeeling-component-scoring = Conteggio
darjeeling-component-box-tea-tiles = tessere tè
darjeeling-component-box-demand-markers-per-variety = segnalini domanda per ogni varietà
darjeeling-component-box-action-tokens = gettoni azione
darjeeling-component-box-crates-per-player = casse per ogni giocatore
darjeeling-component-tiles-black = tè nero: tessere da una, due, tre mezze casse
darjeeling-component-tiles-green = tè verde: tessere da una, due, tre mezze casse
darjeeling-component-tiles-white = tè bianco: tessere da una, due, tre mezze casse
darjeeling-component-tiles-red = tè rosso: tessere da una, due, tre mezze casse
darjeeling-component-halves-two-half = disposizione delle tessere da due mezze casse
darjeeling-component-strips-2-multipliers = moltiplicatori con 2 giocatori, dal molo più alto al più basso
darjeeling-component-strips-3-multipliers = moltiplicatori con 3 giocatori, dal molo più alto al più basso
darjeeling-component-strips-4-multipliers = moltiplicatori con 4 giocatori, dal molo più alto al più basso
darjeeling-component-strips-5-multipliers = moltiplicatori con 5 giocatori, dal molo più alto al più basso
darjeeling-component-maps-india-players = India: numeri di giocatori consigliati
darjeeling-component-maps-india-grid = India: disposizione
darjeeling-component-maps-sri-lanka-players = Sri Lanka: numeri di giocatori consigliati
darjeeling-component-maps-sri-lanka-grid = Sri Lanka: disposizione
darjeeling-component-maps-china-players = Cina: numeri di giocatori consigliati
darjeeling-component-maps-china-grid = Cina: disposizione
darjeeling-component-costs-turn-back = costo del dietrofront
darjeeling-component-costs-pass-tile = costo dell’attraversamento di una tessera
darjeeling-component-costs-pass-city = costo dell’attraversamento di una città
darjeeling-component-costs-pass-collector = costo dell’attraversamento di un cercatore
darjeeling-component-scoring-target = punteggio da raggiungere
darjeeling-component-scoring-quantity-bonus-from = casse che danno diritto al bonus quantità
darjeeling-component-scoring-penalty-per-half = penalità per ogni mezza cassa alla fine

## Sul tabellone disegnato

darjeeling-word-letter =
    { $variety ->
        [black] n
        [green] v
        [white] b
       *[red] r
    }
darjeeling-word-legend = cifra: mezze casse
darjeeling-word-city = città
darjeeling-word-empty = vuota
darjeeling-word-choosable = a scelta
darjeeling-word-harbour = Porto
darjeeling-word-quay = molo { $quay }
darjeeling-word-demand = Domanda
darjeeling-word-demand-top = alto
darjeeling-word-bonus = Bonus
darjeeling-word-points = Punti
darjeeling-word-ships = In arrivo
darjeeling-word-supply = Riserva
darjeeling-word-tokens = Gettoni
darjeeling-word-tiles = Tessere
darjeeling-word-hidden-tiles =
    { $n ->
        [one] { $n } tessera
       *[other] { $n } tessere
    }
darjeeling-word-bag = Sacchetto { $n }
darjeeling-word-warehouse = Magazzino
darjeeling-word-reserve = Gettoni rimasti { $n }
darjeeling-word-round = Round { $n }
darjeeling-word-target = Punteggio da raggiungere { $n }
darjeeling-word-shipment = Carico di { darjeeling-word-laid }
darjeeling-word-load = Casse caricate { $loaded } di { $allowed }
