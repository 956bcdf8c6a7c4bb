# ceylon nel browser: nomi di pezzi e luoghi, suggerimenti, il tabellone come testo.

## Parole sui pezzi

web-ceylon-you = Tu
web-ceylon-others = Gli altri
web-ceylon-or = o
web-ceylon-points = punti
web-ceylon-rupees = rupie
web-ceylon-nobody = nessuno
web-ceylon-kind =
    { $kind ->
        [plant] Semina
        [harvest] Raccolta
        [trade] Commercio
        [councillor] Consigliere
        [technology] Tecnologia
        [move] Movimento
       *[rupees] Rupie
    }
web-ceylon-tokens =
    { $n ->
        [one] { $n } gettone tecnologia
       *[other] { $n } gettoni tecnologia
    }

## Il tabellone

web-ceylon-island = L’isola
web-ceylon-left-out = { ceylon-word-district } è escluso
web-ceylon-legend = Tè per livello
web-ceylon-legend-level = Livello { $level }: { ceylon-word-tea }
web-ceylon-terrain = Tessere elevazione
web-ceylon-pile =
    { $n ->
        [one] { $n } contratto nel mazzo
       *[other] { $n } contratti nel mazzo
    }
web-ceylon-technology = Tecnologia
web-ceylon-start = inizio
web-ceylon-councillor =
    { ceylon-word-district }, { $title }: { $effect }. { $n ->
        [0] Nessun disco
        [one] { $n } disco
       *[other] { $n } dischi
    }
web-ceylon-effect =
    { $councillor ->
        [move] { ceylon-word-rupees } per ogni passo dopo il primo
        [take_rupees] { ceylon-word-rupees } in più quando ricevi rupie
        [plant_adjacent] anche accanto al meeple, nel suo distretto
        [trade] { ceylon-word-rupees } con ogni commercio
        [technology] { ceylon-word-points } con ogni sviluppo
        [plant_cost] semina per { ceylon-word-rupees }
        [councillor_cost] ingaggia per { ceylon-word-rupees }
       *[warehouse] spazio per { $n } casse
    }
web-ceylon-bonus-rule =
    { $n ->
        [3] Una piantagione in tutti e tre i distretti
       *[other] Una piantagione in tutti e quattro i distretti
    }

## La plancia

web-ceylon-harvest-all = Raccolta: { $n }
web-ceylon-played = Carta sul tavolo
web-ceylon-no-card = Nessuna carta sul tavolo
web-ceylon-deck =
    { $n ->
        [one] { $n } carta nel mazzo
       *[other] { $n } carte nel mazzo
    }
web-ceylon-contracts = Contratti
web-ceylon-held =
    Compagnia { $company }: { $n ->
        [one] { $n } contratto
       *[other] { $n } contratti
    }
web-ceylon-free-space = libero
web-ceylon-markers-left =
    { $n ->
        [one] { $n } segnalino rimasto
       *[other] { $n } segnalini rimasti
    }
web-ceylon-warehouse = Magazzino
web-ceylon-room = { $n } su { $room }
web-ceylon-tile-effect =
    { $tile ->
        [rupees] { ceylon-word-rupees } in più
        [move] ovunque, gratuito
        [plant] su una tua piantagione
        [technology] { $n } spazi in una volta
        [councillor] di un altro distretto
        [harvest] ovunque sulla mappa
       *[trade] consegna una in meno
    }
web-ceylon-tile-used = usata

## Fatti e cose da consultare

web-ceylon-contracts-of =
    { $n ->
        [one] { $n } contratto
       *[other] { $n } contratti
    }, { $companies ->
        [one] { $companies } compagnia
       *[other] { $companies } compagnie
    }
web-ceylon-planted =
    { $n ->
        [one] { $n } segnalino piazzato su { $all }
       *[other] { $n } segnalini piazzati su { $all }
    }
web-ceylon-chests =
    { $n ->
        [one] { $n } cassa
       *[other] { $n } casse
    }, spazio per { $room }
web-ceylon-cards = Carte azione
web-ceylon-cards-where = { $unseen } mai viste, di cui { $deck } nel mazzo
web-ceylon-card = Carta
web-ceylon-unseen = Non viste
web-ceylon-played-cards = Giocate

## A che punto è la partita

web-ceylon-turn = Turno { $turn }
web-ceylon-last-round = Turno { $turn } · ultimo round
web-ceylon-setting-up = Preparazione
web-ceylon-over = { $turn } turni giocati
web-ceylon-phase-terrain = Rilievo
web-ceylon-phase-first = Prime piantagioni
web-ceylon-phase-card = Carta
web-ceylon-phase-action = La tua azione
web-ceylon-phase-active = Giocatore di turno
web-ceylon-phase-others = Gli altri
web-ceylon-phase-draw = Pesca

## What is asked

web-ceylon-ask =
    { $decision ->
        [first] Anche il tuo meeple parte da lì
       *[card] Prima agisci tu, poi ognuno degli altri
    }
web-ceylon-answered = La tua carta per gli altri: { ceylon-word-others }
web-ceylon-turn-of = Turno di { $name }
web-ceylon-own-note =
    { $state ->
        [barred] Ora non è possibile: { ceylon-word-action }
       *[free] L’azione della carta, un movimento o rupie
    }
web-ceylon-follow =
    { $state ->
        [barred] Tocca a te dopo { $name }: muoviti o ricevi rupie
       *[free] Tocca a te dopo { $name }: puoi { ceylon-word-others }
    }
web-ceylon-follow-note =
    { $state ->
        [barred] Ora non è possibile: { ceylon-word-others }
       *[free] La carta lo permette. Oppure muoviti o ricevi rupie
    }
web-ceylon-harvest-note =
    { $n ->
        [0] { $left ->
            [one] { $left } piantagione a portata
           *[other] { $left } piantagioni a portata: una o più
        }
        [one] { $n } cassa presa, altre { $left } a portata
       *[other] { $n } casse prese, altre { $left } a portata
    }
web-ceylon-discard-note =
    { $n ->
        [one] { $n } cassa di troppo
       *[other] { $n } casse di troppo
    }
web-ceylon-pawn-elsewhere = Il tuo meeple non è nel distretto { ceylon-word-district }: si ingaggia il consigliere del distretto in cui si trova
web-ceylon-card-idle = Questa azione ora non è possibile. Puoi comunque giocare la carta, poi muoverti o ricevere rupie.

## The end

web-ceylon-ending =
    { $why ->
        [marker] Ultimo round: qualcuno ha piazzato l’ultimo segnalino. Tutti giocano lo stesso numero di turni.
       *[deck] Ultimo round: è stata pescata l’ultima carta. Tutti giocano lo stesso numero di turni.
    }
web-ceylon-scoring-places = Una maggioranza dà { $scoring-majority } punti ai primi quattro. In caso di parità precede chi è più avanti sul tracciato tecnologia; sullo stesso spazio, chi ha il disco sopra.
web-ceylon-scoring-district = In un distretto conta solo chi vi ha una piantagione e il suo consigliere.

## Il tabellone come testo

web-ceylon-say-wagon = Vagone { $wagon }: la compagnia { $company } chiede { $demand } e dà { $rupees } rupie o { $points } punti
web-ceylon-say-councillor = Consigliere del distretto { ceylon-word-district }: { $title } (ingaggiato da: { $names })
web-ceylon-say-technology = Spazio { $space } del tracciato tecnologia: { $names }
web-ceylon-say-seat = { $name }: { $points }
web-ceylon-say-hex = { $hex }: { ceylon-word-district }, livello { $level }
web-ceylon-say-plantation =
    { $markers ->
        [one] piantagione di { $name }
       *[other] piantagione di { $name } con { $markers } segnalini
    }
web-ceylon-say-pawns =
    { $n ->
        [one] meeple di { $names }
       *[other] meeple di { $names }
    }

## In breve

web-ceylon-brief-goal = Vince chi ha più punti. Alcuni si ottengono durante la partita, la maggior parte alla fine.
web-ceylon-brief-points =
    Maggioranze alla fine, { $scoring-majority } punti ciascuna: più rupie, più avanti sul tracciato tecnologia, più segnalini piantagione in ogni distretto. Un distretto conta per te solo se hai il suo consigliere.
    Compagnie differenti tra i tuoi contratti: { $scoring-companies } punti se sono da una a cinque.
    Una piantagione in ogni distretto: { $scoring-district-bonus } punti, nell’ordine in cui i giocatori ci riescono.
    Durante la partita: contratti di cui prendi i punti, gli spazi con punti della tecnologia, { $income-owner-point ->
        [one] { $income-owner-point } punto
       *[other] { $income-owner-point } punti
    } per ogni cassa che gli altri raccolgono dalle tue piantagioni.
    Meno { $scoring-leftover-marker } per ogni segnalino rimasto sulla tua plancia.
    In caso di parità precede chi è più avanti sul tracciato tecnologia.
web-ceylon-brief-turn =
    Gioca una carta: una delle sue due azioni è tua, l’altra è di tutti gli altri.
    Fai la tua azione, oppure muovi il meeple o ricevi { $income-take-rupees ->
        [one] { $income-take-rupees } rupia
       *[other] { $income-take-rupees } rupie
    }.
    Poi ciascuno degli altri fa l’altra azione, o si muove, o riceve rupie.
    Peschi una carta. Nei turni degli altri agisci anche tu.
    Sviluppare la tecnologia dà anche un gettone tecnologia: un’azione aggiuntiva in uno dei tuoi turni.
web-ceylon-brief-end = Finisce quando qualcuno ha piazzato l’ultimo segnalino o è stata pescata l’ultima carta; tutti giocano lo stesso numero di turni.
web-ceylon-brief-first =
    Piazza la prima piantagione a bassa quota, in un distretto che nessuno ha scelto; le colline vicine sono utili, danno tè verde e bianco.
    Guarda i vagoni: un contratto chiede tre casse e uno spazio contratto libero, o quello della sua compagnia; seminando se ne liberano. Dà rupie o punti.
    Gioca una carta di cui puoi fare ora l’azione e la cui altra metà aiuta poco gli altri.
    Raccogliere è gratuito: prendi una cassa da ogni piantagione intorno al tuo meeple, anche da quelle degli altri.
    Le rupie pagano la semina ({ $costs-plant }), un consigliere ({ $costs-councillor }) o la tecnologia ({ $costs-technology }); se mancano, ricevi { $income-take-rupees ->
        [one] { $income-take-rupees } rupia
       *[other] { $income-take-rupees } rupie
    } o vai dove vuoi seminare dopo.

## Opzioni, in una riga

web-ceylon-option-starting-tiles = La variante: ogni giocatore ha una tessera con un’abilità; comincia il numero più basso.
web-ceylon-option-left-out = Solo con 2 giocatori, che usano tre dei quattro distretti.
web-ceylon-option-terrain = Il rilievo è casuale, o lo piazzano i giocatori prima della partita.
web-ceylon-option-first = Con le tessere iniziali comincia il numero più basso.
