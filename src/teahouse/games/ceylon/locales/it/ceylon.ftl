# Ceylon: il gioco, le sue domande, scelte, eventi e rifiuti.

ceylon-tagline = Semina, raccogli e vendi il tè dell’isola; ogni tua carta serve anche agli altri

## Parole usate da altri messaggi

ceylon-word-district =
    { $district ->
        [dimbula] Dimbula
        [ruhuna] Ruhuna
        [kandy] Kandy
       *[uva] Uva
    }
ceylon-word-action =
    { $action ->
        [plant] seminare
        [harvest] raccogliere
        [trade] commerciare
        [councillor] ingaggiare un consigliere
        [technology] sviluppare la tecnologia
        [move] muoversi
       *[rupees] ricevere rupie
    }
ceylon-word-others =
    { $others ->
        [plant] seminare
        [harvest] raccogliere
        [trade] commerciare
        [councillor] ingaggiare un consigliere
       *[technology] sviluppare la tecnologia
    }
ceylon-word-offered =
    { $offered ->
        [plant] seminare
        [harvest] raccogliere
        [trade] commerciare
        [councillor] ingaggiare un consigliere
       *[technology] sviluppare la tecnologia
    }
ceylon-word-tea =
    { $tea ->
        [black] tè nero
        [green] tè verde
       *[white] tè bianco
    }
ceylon-word-shape =
    { $shape ->
        [bee] ape
        [arch] arco
        [pistol] pistola
        [worm] verme
       *[wave] onda
    }
ceylon-word-councillor =
    { $councillor ->
        [move] Movimento economico
        [take_rupees] Rupia in più
        [plant_adjacent] Semina accanto
        [trade] Premio commerciale
        [technology] Punto tecnologia
        [plant_cost] Semina economica
        [councillor_cost] Ingaggio economico
       *[warehouse] Magazzino ampliato
    }
ceylon-word-starting =
    { $starting ->
        [rupees] Borsa di rupie
        [move] Movimento libero
        [plant] Secondo segnalino
        [technology] Doppio passo
        [councillor] Consigliere a distanza
        [harvest] Raccolta a distanza
       *[trade] Una cassa in meno
    }
ceylon-word-card =
    { $card ->
        [plant-harvest] semina / raccolta
        [plant-trade] semina / commercio
        [plant-councillor] semina / consigliere
        [plant-technology] semina / tecnologia
        [harvest-trade] raccolta / commercio
        [harvest-councillor] raccolta / consigliere
        [harvest-technology] raccolta / tecnologia
        [trade-councillor] commercio / consigliere
        [trade-technology] commercio / tecnologia
       *[councillor-technology] consigliere / tecnologia
    }
ceylon-word-demand =
    { $black ->
        [0] {""}
       *[other] {" "}nero ×{ $black }
    }{ $green ->
        [0] {""}
       *[other] { $black ->
            [0] {" "}
           *[other] {", "}
        }verde ×{ $green }
    }{ $white ->
        [0] {""}
       *[other] { $green ->
            [0] { $black ->
                [0] {" "}
               *[other] {", "}
            }
           *[other] {", "}
        }bianco ×{ $white }
    }

## Che cosa si chiede

ceylon-decision-shape = Scegli una tessera elevazione grande
ceylon-decision-site = Scegli il distretto per la tessera elevazione
ceylon-decision-cover = Piazza la tessera elevazione grande su quattro esagoni
ceylon-decision-peak = Piazza la tessera elevazione singola
ceylon-decision-first = Piazza la prima piantagione
ceylon-decision-card = Gioca una carta: la tua azione / l’azione degli altri giocatori
ceylon-decision-action = Scegli un’azione
ceylon-decision-after = Usare un gettone tecnologia dopo l’azione?
ceylon-decision-extra = Scegli l’azione aggiuntiva
ceylon-decision-plant = Scegli dove seminare
ceylon-decision-harvest = Scegli una piantagione da raccogliere
ceylon-decision-discard = Il tuo magazzino è troppo pieno: scarta una cassa
ceylon-decision-contract = Scegli un contratto
ceylon-decision-spare = Scegli la cassa che tieni
ceylon-decision-reward = Scegli la ricompensa
ceylon-decision-councillor = Scegli un consigliere
ceylon-decision-destination = Scegli la destinazione

## Che cosa si può scegliere

ceylon-choice-lift =
    { $shape ->
        [bee] Ape
        [arch] Arco
        [pistol] Pistola
        [worm] Verme
       *[wave] Onda
    }
ceylon-choice-site = { ceylon-word-district }
ceylon-choice-cover = { $hexes }
ceylon-choice-peak = { $hex }
ceylon-choice-found = { $hex } · { ceylon-word-district }
ceylon-choice-play =
    { ceylon-word-action } / { ceylon-word-others }{ $ready ->
        [no] {" "}· solo per muoverti o ricevere rupie
        [tile] {" "}· con la tua tessera iniziale
       *[yes] {""}
    }
    .note =
        { $ready ->
            [no] Puoi giocarla lo stesso: poi movimento o rupie
           *[yes] {""}
        }
ceylon-choice-do =
    { $action ->
        [plant] Semina
        [harvest] Raccogli
        [trade] Commercia
        [councillor] Ingaggia un consigliere
        [technology] Sviluppa la tecnologia
        [move] Muoviti
       *[rupees] Ricevi { $gain } rupie
    }{ $cost ->
        [0] {""}
        [one] {" "}· { $cost } rupia
       *[other] {" "}· { $cost } rupie
    }
ceylon-choice-use-starting-tile =
    Tessera iniziale: { $action ->
        [move] Movimento libero
        [plant] Secondo segnalino
        [technology] Doppio passo
        [councillor] Consigliere a distanza
        [harvest] Raccolta a distanza
        [trade] Una cassa in meno
       *[rupees] Borsa di rupie · ricevi { $gain } rupie
    }{ $cost ->
        [0] {""}
        [one] {" "}· { $cost } rupia
       *[other] {" "}· { $cost } rupie
    }
ceylon-choice-use-token = Usa un gettone tecnologia per un’azione aggiuntiva
ceylon-choice-keep-token = Tieni il gettone tecnologia
ceylon-choice-plant =
    { $hex } · { ceylon-word-district } · { ceylon-word-tea }{ $cost ->
        [0] {""}
        [one] {" "}· { $cost } rupia
       *[other] {" "}· { $cost } rupie
    }
ceylon-choice-second-marker =
    { $hex } · { ceylon-word-district } · secondo segnalino{ $cost ->
        [0] {""}
        [one] {" "}· { $cost } rupia
       *[other] {" "}· { $cost } rupie
    }
ceylon-choice-harvest = { $hex } · { ceylon-word-tea }
ceylon-choice-harvest-other = { $hex } · { ceylon-word-tea } · { $name } ottiene punti
ceylon-choice-done = Fatto
ceylon-choice-discard = Scarta { ceylon-word-tea }
ceylon-choice-deliver =
    Vagone { $wagon } · compagnia { $company }:{ ceylon-word-demand } · { $rupees } rupie o { $points } punti{ $premium ->
        [0] {""}
        [one] {" "}· e { $premium } rupia
       *[other] {" "}· e { $premium } rupie
    }
ceylon-choice-spare = Tieni una cassa di { ceylon-word-tea }
ceylon-choice-take-rupees = Prendi { $rupees } rupie
ceylon-choice-take-points =
    Prendi { $points } punti{ $rupees ->
        [0] {""}
        [one] {" "}e { $rupees } rupia
       *[other] {" "}e { $rupees } rupie
    }
ceylon-choice-contract =
    { ceylon-word-district } · { ceylon-word-councillor }{ $cost ->
        [0] {""}
        [one] {" "}· { $cost } rupia
       *[other] {" "}· { $cost } rupie
    }
ceylon-choice-move =
    { $hex } · { ceylon-word-district } · { $steps ->
        [one] { $steps } passo
       *[other] { $steps } passi
    } · { $cost ->
        [0] gratuito
        [one] { $cost } rupia
       *[other] { $cost } rupie
    }

## Che cosa è successo

ceylon-event-district-left-out = Il distretto { ceylon-word-district } è escluso
ceylon-event-councillor-seated = { ceylon-word-district }: { ceylon-word-councillor }
ceylon-event-contract-laid = Vagone { $wagon }: la compagnia { $company } chiede{ ceylon-word-demand }
ceylon-event-starting-tile-dealt = { $name } ha ricevuto la tessera iniziale { $number }: { ceylon-word-starting }
ceylon-event-starting-player = { $name } ha la teiera e comincia
ceylon-event-shape-drawn = Tessera elevazione grande pescata: { ceylon-word-shape }
ceylon-event-terrain-drawn = { ceylon-word-district }: tessera elevazione { ceylon-word-shape }, tessera elevazione singola in { $hex }
ceylon-event-terrain-built = { $name } ha piazzato la tessera elevazione { ceylon-word-shape } nel distretto { ceylon-word-district }, la tessera elevazione singola in { $hex }
ceylon-event-first-plantation = { $name } ha piazzato la prima piantagione in { $hex }
ceylon-event-card-drawn = { $name } ha pescato la carta { ceylon-word-card }
ceylon-event-hidden-card-drawn = { $name } ha pescato una carta
ceylon-event-card-played = { $name } ha giocato una carta: { ceylon-word-action }; gli altri: { ceylon-word-others }
ceylon-event-token-used = { $name } ha usato un gettone tecnologia per un’azione aggiuntiva
ceylon-event-starting-tile-used = { $name } ha usato la tessera iniziale: { ceylon-word-starting }
ceylon-event-planted =
    { $name } ha seminato in { $hex }{ $cost ->
        [0] {""}
        [one] , per { $cost } rupia
       *[other] , per { $cost } rupie
    }
ceylon-event-second-marker =
    { $name } ha piazzato un secondo segnalino in { $hex }{ $cost ->
        [0] {""}
        [one] , per { $cost } rupia
       *[other] , per { $cost } rupie
    }
ceylon-event-space-freed =
    { $name } ora ha { $spaces ->
        [one] { $spaces } spazio contratto
       *[other] { $spaces } spazi contratto
    }
ceylon-event-bonus-taken =
    { $name } ha ottenuto { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    } con il bonus distretto
ceylon-event-harvested = { $name } ha raccolto { ceylon-word-tea } in { $hex }
ceylon-event-owner-scored =
    { $name } ha ottenuto { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    } come proprietario di { $hex }
ceylon-event-chest-discarded = { $name } ha scartato una cassa di { ceylon-word-tea }
ceylon-event-contract-fulfilled = { $name } ha soddisfatto un contratto della compagnia { $company }, consegna{ ceylon-word-demand }
ceylon-event-rupees-chosen =
    { $name } ha preso { $rupees ->
        [one] { $rupees } rupia
       *[other] { $rupees } rupie
    } dalla compagnia { $company }
ceylon-event-points-chosen =
    { $name } ha ottenuto { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    } con la compagnia { $company }
ceylon-event-trade-premium =
    { $name } ha preso { $rupees ->
        [one] { $rupees } rupia
       *[other] { $rupees } rupie
    } di premio commerciale
ceylon-event-councillor-contracted =
    { $name } ha ingaggiato il consigliere del distretto { ceylon-word-district } ({ ceylon-word-councillor }){ $cost ->
        [0] {""}
        [one] , per { $cost } rupia
       *[other] , per { $cost } rupie
    }
ceylon-event-technology-advanced =
    { $name } ha sviluppato la tecnologia fino allo spazio { $space }{ $cost ->
        [0] {""}
        [one] , per { $cost } rupia
       *[other] , per { $cost } rupie
    }
ceylon-event-plus-five =
    { $name } ha ottenuto { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    } sullo spazio { $space } del tracciato tecnologia
ceylon-event-technology-point =
    { $name } ha ottenuto { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    } per lo sviluppo tecnologico
ceylon-event-gift-taken =
    { $name } ha preso { $rupees ->
        [one] { $rupees } rupia
       *[other] { $rupees } rupie
    }: un altro giocatore ha sviluppato la tecnologia
ceylon-event-moved =
    { $name } ha mosso il meeple da { $origin } a { $hex }{ $cost ->
        [0] {""}
        [one] , per { $cost } rupia
       *[other] , per { $cost } rupie
    }
ceylon-event-rupees-taken =
    { $name } ha ricevuto { $rupees ->
        [one] { $rupees } rupia
       *[other] { $rupees } rupie
    }
ceylon-event-last-marker = { $name } ha piazzato l’ultimo segnalino: la fine della partita è vicina
ceylon-event-last-card = { $name } ha pescato l’ultima carta: la fine della partita è vicina
ceylon-event-rupee-majority =
    { $name } ha ottenuto { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    } per il posto { $place } nella maggioranza di rupie ({ $rupees })
ceylon-event-technology-majority =
    { $name } ha ottenuto { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    } per il posto { $place } nella maggioranza di tecnologia (spazio { $space })
ceylon-event-district-majority =
    { $name } ha ottenuto { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    } per il posto { $place } nella maggioranza nel distretto { ceylon-word-district } ({ $markers })
ceylon-event-companies-scored =
    { $name } ha ottenuto { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    } per le compagnie differenti ({ $companies })
ceylon-event-markers-left =
    { $name } ha perso { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    } per i segnalini rimasti ({ $markers })
ceylon-event-token-kept = { $name } ha tenuto il gettone tecnologia

## Perché no

ceylon-why-game-over = La partita è finita
ceylon-why-shape-not-open = Questa tessera elevazione non è disponibile
ceylon-why-district-out = Questo distretto non è in gioco
ceylon-why-district-built = Questo distretto ha già la sua tessera elevazione
ceylon-why-not-the-shape = La tessera elevazione non può coprire questi quattro esagoni
ceylon-why-not-on-the-tile = { $hex } non è sotto la tessera elevazione grande
ceylon-why-hex-out = { $hex } non è in gioco
ceylon-why-not-level-0 = { $hex } non è di livello 0
ceylon-why-district-taken = C’è già una piantagione nel distretto { ceylon-word-district }: scegli un distretto che non ne ha
ceylon-why-not-in-hand = Non hai questa carta
ceylon-why-not-on-card = La carta ti offre «{ ceylon-word-offered }», non questa azione
ceylon-why-not-as-extra = L’azione aggiuntiva non può sviluppare la tecnologia
ceylon-why-too-few-rupees =
    { $cost ->
        [one] Costa { $cost } rupia, e ne hai { $rupees }
       *[other] Costa { $cost } rupie, e ne hai { $rupees }
    }
ceylon-why-no-marker = Non hai più segnalini piantagione
ceylon-why-already-planted =
    { $near ->
        [yes] Ci sono già piantagioni in { $hex } e su tutti gli esagoni vicini del suo distretto
       *[no] C’è già una piantagione in { $hex }
    }
ceylon-why-too-far-to-plant =
    { $near ->
        [yes] { $hex } non è né sotto il tuo meeple né accanto a lui nel suo distretto
       *[no] Il tuo meeple non è in { $hex }
    }
ceylon-why-not-your-plantation =
    { $near ->
        [yes] Non hai una piantagione sotto il tuo meeple in { $hex }, né accanto a lui nel suo distretto
       *[no] Non hai una piantagione in { $hex }
    }
ceylon-why-no-plantation = Non c’è una piantagione in { $hex }
ceylon-why-out-of-reach = { $hex } non è a portata del tuo meeple
ceylon-why-already-harvested = Hai già raccolto { $hex } con questa azione
ceylon-why-nothing-in-reach = Nessuna piantagione è a portata
ceylon-why-nothing-harvested = Raccogli almeno una piantagione
ceylon-why-nothing-distant = Con la tessera iniziale, almeno una delle piantagioni deve essere fuori dalla portata del tuo meeple
ceylon-why-none-out-of-reach = Nessuna piantagione è fuori dalla portata del tuo meeple: la tessera iniziale non cambierebbe nulla
ceylon-why-no-such-chest = Non hai casse di { ceylon-word-tea }
ceylon-why-empty-wagon = Il vagone { $wagon } è vuoto
ceylon-why-no-space = Non hai uno spazio contratto libero per la compagnia { $company }: semina per liberarne uno
ceylon-why-missing-chests = Casse che ti mancano per questo contratto:{ ceylon-word-demand }
ceylon-why-no-contract =
    { $fewer ->
        [yes] Anche con una cassa in meno non hai le casse per nessun contratto
       *[no] Non hai le casse per nessun contratto
    }
ceylon-why-no-contract-open = Tutti i vagoni sono vuoti: non ci sono contratti da soddisfare
ceylon-why-not-asked-for = Il contratto non chiede { ceylon-word-tea }
ceylon-why-already-contracted = Hai già ingaggiato il consigliere del distretto { ceylon-word-district }
ceylon-why-all-contracted = Hai già ingaggiato tutti i consiglieri fuori dal distretto { ceylon-word-district }, dove si trova il tuo meeple
ceylon-why-tile-not-needed = La tessera iniziale qui non cambierebbe nulla
ceylon-why-last-space = Il tuo disco è sull’ultimo spazio del tracciato tecnologia
ceylon-why-one-space-left = Resta un solo spazio sul tracciato tecnologia
ceylon-why-same-hex = Il tuo meeple è già in { $hex }
ceylon-why-no-starting-tile = Non hai una tessera iniziale
ceylon-why-starting-tile-used = Hai già usato la tua tessera iniziale
ceylon-why-not-the-active-player = Solo il giocatore di turno può usare un gettone tecnologia
ceylon-why-one-token-a-turn = Un solo gettone tecnologia per turno, ed è già usato
ceylon-why-no-token = Non hai gettoni tecnologia
ceylon-why-component-same-chests = { $path }: un altro tipo di contratto chiede le stesse casse di tè
ceylon-why-component-chests = { $path }: un contratto chiede { $n } casse di tè
ceylon-why-component-rows = { $path }: servono { $n } righe di { $lengths } esagoni
ceylon-why-component-district = { $path }: a { ceylon-word-district } ({ $letter }) servono { $n } esagoni
ceylon-why-component-apart = { $path }: senza { ceylon-word-district } la mappa si divide in pezzi
ceylon-why-component-hexes = { $path }: servono { $n } esagoni diversi
ceylon-why-component-no-fit = { $path }: questa tessera elevazione non entra nel distretto { ceylon-word-district }
ceylon-why-component-dearer =
    { $path }: questo consigliere renderebbe l’azione più cara. Senza di lui costa { $n ->
        [one] { $n } rupia
       *[other] { $n } rupie
    }
ceylon-why-component-smaller =
    { $path }: questo consigliere renderebbe il magazzino più piccolo. Senza di lui contiene { $n ->
        [one] { $n } cassa
       *[other] { $n } casse
    }
ceylon-why-component-torn-district = { $path }: gli esagoni di { ceylon-word-district } non sono tutti collegati
ceylon-why-component-torn-tile = { $path }: gli esagoni di questa tessera non sono tutti collegati

## Opzioni

ceylon-option-players = Giocatori
    .help = Numero di posti, da 2 a 4
ceylon-option-starting-tiles = Tessere iniziali
    .help = La variante: ogni giocatore ha una tessera iniziale, comincia il numero più basso
ceylon-option-left-out = Distretto escluso
    .help = Con 2 giocatori: random, uva o dimbula; con più giocatori nessun distretto è escluso
ceylon-option-terrain = Rilievo
    .help = random, o players: i giocatori piazzano le tessere elevazione
ceylon-option-first = Primo giocatore
    .help = random, o il numero di un posto a partire da 0; con le tessere iniziali comincia il numero più basso

## Insiemi chiusi

ceylon-district-dimbula = Dimbula
ceylon-district-ruhuna = Ruhuna
ceylon-district-kandy = Kandy
ceylon-district-uva = Uva
ceylon-action-plant = seminare
ceylon-action-harvest = raccogliere
ceylon-action-trade = commerciare
ceylon-action-councillor = ingaggiare un consigliere
ceylon-action-technology = sviluppare la tecnologia
ceylon-action-move = muoversi
ceylon-action-rupees = ricevere rupie
ceylon-starting-rupees = Borsa di rupie
ceylon-starting-move = Movimento libero
ceylon-starting-plant = Secondo segnalino
ceylon-starting-technology = Doppio passo
ceylon-starting-councillor = Consigliere a distanza
ceylon-starting-harvest = Raccolta a distanza
ceylon-starting-trade = Una cassa in meno
ceylon-tea-black = tè nero
ceylon-tea-green = tè verde
ceylon-tea-white = tè bianco
ceylon-shape-bee = ape
ceylon-shape-arch = arco
ceylon-shape-pistol = pistola
ceylon-shape-worm = verme
ceylon-shape-wave = onda
ceylon-councillor-move = Movimento economico
ceylon-councillor-take-rupees = Rupia in più
ceylon-councillor-plant-adjacent = Semina accanto
ceylon-councillor-trade = Premio commerciale
ceylon-councillor-technology = Punto tecnologia
ceylon-councillor-plant-cost = Semina economica
ceylon-councillor-councillor-cost = Ingaggio economico
ceylon-councillor-warehouse = Magazzino ampliato
ceylon-reward-rupees = prendere le rupie
ceylon-reward-points = prendere i punti
ceylon-source-bonus = Bonus distretto
ceylon-source-contracts = Contratti
ceylon-source-technology = Tracciato tecnologia
ceylon-source-owner = Punti del proprietario
ceylon-source-councillor = Punto tecnologia
ceylon-source-rupee-majority = Maggioranza di rupie
ceylon-source-technology-majority = Maggioranza di tecnologia
ceylon-source-dimbula = Maggioranza nel distretto Dimbula
ceylon-source-ruhuna = Maggioranza nel distretto Ruhuna
ceylon-source-kandy = Maggioranza nel distretto Kandy
ceylon-source-uva = Maggioranza nel distretto Uva
ceylon-source-companies = Compagnie differenti
ceylon-source-markers = Segnalini rimasti
ceylon-race-rupee-majority = Rupie
ceylon-race-technology-majority = Tecnologia
ceylon-race-dimbula = { ceylon-district-dimbula }
ceylon-race-ruhuna = { ceylon-district-ruhuna }
ceylon-race-kandy = { ceylon-district-kandy }
ceylon-race-uva = { ceylon-district-uva }
ceylon-part-companies = compagnie differenti
ceylon-part-black = { ceylon-tea-black }
ceylon-part-green = { ceylon-tea-green }
ceylon-part-white = { ceylon-tea-white }
ceylon-goal-companies = Una compagnia in più
ceylon-goal-contract =
    Contratto del vagone { $wagon } (compagnia { $company }{ $new ->
        [yes] {""}, nuova
       *[no] {""}
    })
ceylon-terrain-random = rilievo casuale
ceylon-terrain-players = rilievo costruito dai giocatori
ceylon-left-out-random = a caso
ceylon-left-out-uva = Uva
ceylon-left-out-dimbula = Dimbula
ceylon-turn-over-yes = sì
ceylon-turn-over-no = no, ogni tessera ha un solo lato utilizzabile
ceylon-ending-marker = ultimo segnalino piazzato
ceylon-ending-deck = ultima carta pescata

## Parti di ciò che un bot stima

ceylon-term-bonus = bonus distretto
    .the = il bonus distretto
ceylon-term-contracts = contratti
    .the = i contratti
ceylon-term-technology = tracciato tecnologia
    .the = il tracciato tecnologia
ceylon-term-owner = punti del proprietario
    .the = i punti del proprietario
ceylon-term-councillor = punto tecnologia
    .the = il punto tecnologia
ceylon-term-rupee-majority = maggioranza di rupie
    .the = la maggioranza di rupie
ceylon-term-technology-majority = maggioranza di tecnologia
    .the = la maggioranza di tecnologia
ceylon-term-dimbula = maggioranza nel distretto Dimbula
    .the = la maggioranza nel distretto Dimbula
ceylon-term-ruhuna = maggioranza nel distretto Ruhuna
    .the = la maggioranza nel distretto Ruhuna
ceylon-term-kandy = maggioranza nel distretto Kandy
    .the = la maggioranza nel distretto Kandy
ceylon-term-uva = maggioranza nel distretto Uva
    .the = la maggioranza nel distretto Uva
ceylon-term-companies = compagnie differenti
    .the = le compagnie differenti
ceylon-term-markers = segnalini rimasti
    .the = i segnalini rimasti
ceylon-term-rupees = rupie
    .the = le rupie
ceylon-term-tea = tè in magazzino
    .the = il tè in magazzino
ceylon-term-tokens = gettoni tecnologia
    .the = i gettoni tecnologia
ceylon-term-ready = contratti a portata
    .the = i contratti realizzabili subito
ceylon-term-councillors = consiglieri
    .the = i consiglieri
ceylon-term-track = posto sul tracciato tecnologia
    .the = il posto sul tracciato tecnologia
ceylon-term-reach = piantagioni vicino al meeple
    .the = le piantagioni vicino al meeple

## Materiali

ceylon-component-box = Quantità nella scatola
ceylon-component-start = Inizio della partita
ceylon-component-board = Plancia giocatore
ceylon-component-costs = Costi
ceylon-component-income = Entrate
ceylon-component-technology = Tracciato tecnologia
ceylon-component-cards = Carte azione
ceylon-component-contracts = Contratti
ceylon-component-shapes = Tessere elevazione
ceylon-component-councillors = Consiglieri
ceylon-component-starting-tiles = Tessere iniziali
ceylon-component-starting-effects = Effetti delle tessere iniziali
ceylon-component-scoring = Conteggio finale
ceylon-component-box-action-cards = carte azione
ceylon-component-box-contracts = contratti
ceylon-component-box-plantation-markers = segnalini piantagione di ogni giocatore
ceylon-component-start-rupees = rupie all’inizio
ceylon-component-start-tea = casse di tè all’inizio: nero, verde, bianco
ceylon-component-start-hand = carte in mano
ceylon-component-board-warehouse = casse che il magazzino contiene
ceylon-component-board-wagons = vagoni
ceylon-component-spaces-markers-on-space = segnalini su ogni spazio contratto
ceylon-component-costs-plant = costo della semina
ceylon-component-costs-councillor = costo di un ingaggio
ceylon-component-costs-technology = costo di uno sviluppo tecnologico
ceylon-component-income-take-rupees = rupie dell’azione alternativa
ceylon-component-income-technology-gift = rupie per gli altri giocatori a ogni sviluppo
ceylon-component-income-owner-point = punti del proprietario per cassa
ceylon-component-technology-spaces = spazi del tracciato tecnologia oltre lo spazio iniziale
ceylon-component-technology-plus-five = spazi con punti
ceylon-component-technology-points-plus-five = punti di uno spazio con punti
ceylon-component-cards-plant-harvest = carte semina / raccolta
ceylon-component-cards-plant-trade = carte semina / commercio
ceylon-component-cards-plant-councillor = carte semina / consigliere
ceylon-component-cards-plant-technology = carte semina / tecnologia
ceylon-component-cards-harvest-trade = carte raccolta / commercio
ceylon-component-cards-harvest-councillor = carte raccolta / consigliere
ceylon-component-cards-harvest-technology = carte raccolta / tecnologia
ceylon-component-cards-trade-councillor = carte commercio / consigliere
ceylon-component-cards-trade-technology = carte commercio / tecnologia
ceylon-component-cards-councillor-technology = carte consigliere / tecnologia
ceylon-component-contracts-1-tiles = compagnia 1: nero, verde, bianco, rupie, punti, quanti
ceylon-component-contracts-2-tiles = compagnia 2: nero, verde, bianco, rupie, punti, quanti
ceylon-component-contracts-3-tiles = compagnia 3: nero, verde, bianco, rupie, punti, quanti
ceylon-component-contracts-4-tiles = compagnia 4: nero, verde, bianco, rupie, punti, quanti
ceylon-component-contracts-5-tiles = compagnia 5: nero, verde, bianco, rupie, punti, quanti
ceylon-component-map-grid = distretti della mappa
ceylon-component-two-players-left-out = distretti che si possono escludere
ceylon-component-shapes-bee = tessera elevazione grande: ape, ogni esagono in passi verso destra e in basso a destra
ceylon-component-shapes-arch = tessera elevazione grande: arco, ogni esagono in passi verso destra e in basso a destra
ceylon-component-shapes-pistol = tessera elevazione grande: pistola, ogni esagono in passi verso destra e in basso a destra
ceylon-component-shapes-worm = tessera elevazione grande: verme, ogni esagono in passi verso destra e in basso a destra
ceylon-component-shapes-wave = tessera elevazione grande: onda, ogni esagono in passi verso destra e in basso a destra
ceylon-component-elevation-turn-over = le tessere elevazione grandi si possono girare sul retro?
ceylon-component-councillors-move = Movimento economico: costo di ogni passo successivo
ceylon-component-councillors-take-rupees = Rupia in più: rupie in più
ceylon-component-councillors-trade = Premio commerciale: rupie per commercio
ceylon-component-councillors-technology = Punto tecnologia: punti per sviluppo
ceylon-component-councillors-plant-cost = Semina economica: costo
ceylon-component-councillors-councillor-cost = Ingaggio economico: costo
ceylon-component-councillors-warehouse = Magazzino ampliato: casse
ceylon-component-starting-tiles-rupees = numero: Borsa di rupie
ceylon-component-starting-tiles-move = numero: Movimento libero
ceylon-component-starting-tiles-plant = numero: Secondo segnalino
ceylon-component-starting-tiles-technology = numero: Doppio passo
ceylon-component-starting-tiles-councillor = numero: Consigliere a distanza
ceylon-component-starting-tiles-harvest = numero: Raccolta a distanza
ceylon-component-starting-tiles-trade = numero: Una cassa in meno
ceylon-component-starting-effects-rupees = Borsa di rupie: rupie in più
ceylon-component-starting-effects-technology = Doppio passo: spazi
ceylon-component-scoring-district-bonus = gettoni bonus distretto dal primo
ceylon-component-scoring-majority = maggioranza: punti di ogni posto
ceylon-component-scoring-companies = punti per 1-5 compagnie differenti
ceylon-component-scoring-leftover-marker = punti persi per ogni segnalino rimasto

## Sul tabellone disegnato

ceylon-word-train = Treno
ceylon-word-empty = vagone vuoto
ceylon-word-contract = compagnia { $company }
ceylon-word-reward = { $rupees } rupie o { $points } punti
ceylon-word-chest =
    { $tea ->
        [black] N
        [green] V
       *[white] B
    }
ceylon-word-pile = mazzo dei contratti: { $n }
ceylon-word-technology = Tracciato tecnologia
ceylon-word-bonuses = Bonus distretto: { $list }
ceylon-word-deck = Mazzo: { $n }
ceylon-word-own-side = Giocatore di turno: { $action }
ceylon-word-others-side = Gli altri: { $action }
ceylon-word-council = Consiglio
ceylon-word-points =
    { $n ->
        [one] { $n } punto
       *[other] { $n } punti
    }
ceylon-word-rupees =
    { $n ->
        [one] { $n } rupia
       *[other] { $n } rupie
    }
ceylon-word-tokens =
    { $n ->
        [one] { $n } gettone
       *[other] { $n } gettoni
    }
ceylon-word-markers =
    { $n ->
        [one] { $n } segnalino
       *[other] { $n } segnalini
    }
ceylon-word-heads = punti | rupie | gettoni | segnalini | tè | compagnie | carte
ceylon-word-warehouse = magazzino da { $n }:
ceylon-word-companies = compagnie: { $list } (liberi: { $n })
ceylon-word-hand-size =
    { $n ->
        [one] { $n } carta
       *[other] { $n } carte
    }
ceylon-word-bonus = bonus { $points }
ceylon-word-tile = tessera: { $name }
ceylon-word-tile-used = tessera usata: { $name }
ceylon-word-hand = La tua mano
