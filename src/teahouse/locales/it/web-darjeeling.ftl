# Darjeeling nel browser: nomi di pezzi e luoghi, suggerimenti, il tabellone in parole.

web-darjeeling-progress = Round { $round } · fino a { $target }
web-darjeeling-phase-ships = Navi
web-darjeeling-phase-collector = Cercatore
web-darjeeling-phase-shipment = Carico
web-darjeeling-ask =
    { $decision ->
        [start] Le sue mezze casse sono tue; il cercatore parte da lì
        [face] Avanza in linea retta; un quarto di giro è gratuito
        [move] Prendi quella tessera; attraversarne altre costa punti
        [ship] Le tue casse vanno al molo in alto: punti a ogni turno
        [lay_threes] Si spediscono solo tessere senza mezze casse aperte
        [lay_twos] Si spediscono solo tessere senza mezze casse aperte
        [lay_ones] Si spediscono solo tessere senza mezze casse aperte
        [tokens] Freschezza: niente perso. Doppio: bonus doppio
       *[recall] Casse a bordo possono passare al molo in alto
    }
web-darjeeling-scoring-halves = Ogni mezza cassa dietro uno schermo costa punti
web-darjeeling-scoring-places = Vince chi ha più punti; a pari punti la vittoria è condivisa. Chi chiude la partita può anche perderla

## La mappa

web-darjeeling-map = Mappa: { $map }
web-darjeeling-own-map = Mappa personalizzata
web-darjeeling-by-city = accanto a una città: nessuna cassa persa
web-darjeeling-two-halves = due metà bordo a bordo: una cassa
web-darjeeling-collector = { $cell } cercatore di { $name }, rivolto verso { darjeeling-word-direction }
web-darjeeling-collector-unturned = { $cell } cercatore di { $name }

## Porto, domanda, scorte

web-darjeeling-arrives = qui il nuovo carico
web-darjeeling-leaves = la prossima a partire
web-darjeeling-demand = Domanda dall’alto: { $markers }. Bonus:
web-darjeeling-bag = Sacchetto
web-darjeeling-tokens = Gettoni azione
web-darjeeling-shipment = Carico
web-darjeeling-nothing = niente
web-darjeeling-quay-does =
    Molo { $quay }: all’inizio del tuo turno ogni tua cassa qui porta { $multiplier ->
        [one] { $multiplier } punto
       *[other] { $multiplier } punti
    }. A ogni spedizione la nave più in basso parte e le altre scendono di un molo
web-darjeeling-demand-does =
    { darjeeling-word-tea }: spedirlo porta { $bonus ->
        [one] { $bonus } punto
       *[other] { $bonus } punti
    }, uno per ogni segnalino sopra il più alto dei suoi due; poi il più basso va in cima
web-darjeeling-warehouse-does = Le tessere dell’ultima spedizione; alla prossima tornano nel sacchetto
web-darjeeling-bag-does = Tessere nel sacchetto: riempiono le caselle lasciate dai cercatori
web-darjeeling-tokens-does = Una tessera da tre mezze casse porta un gettone azione

## Che cosa è mio

web-darjeeling-my-screen =
    { $memory ->
        [closed] Il tuo schermo, lo vedi solo tu
       *[open] Il tuo schermo, visibile a tutti
    }
web-darjeeling-screen-of = Dietro lo schermo di { $name }
web-darjeeling-crop-does = Le tessere si possono spedire quando ogni mezza cassa ne tocca un’altra
web-darjeeling-pays = domanda +{ $bonus }
web-darjeeling-at-end = metà: { $points } alla fine
web-darjeeling-variety =
    { $variety ->
        [black] Nero
        [green] Verde
        [white] Bianco
       *[red] Rosso
    }
web-darjeeling-tiles-of =
    { $n ->
        [one] { $n } tessera di { darjeeling-word-tea }
       *[other] { $n } tessere di { darjeeling-word-tea }
    }
web-darjeeling-crates =
    { $n ->
        [one] { $n } cassa
       *[other] { $n } casse
    }
web-darjeeling-open =
    { $n ->
        [one] { $n } metà aperta
       *[other] { $n } metà aperte
    }
web-darjeeling-so-far =
    { $n ->
        [one] { $n } metà esposta
       *[other] { $n } metà esposte
    }
web-darjeeling-my-tokens =
    { $n ->
        [one] { $n } gettone azione
       *[other] { $n } gettoni azione
    }
web-darjeeling-use =
    { $use ->
        [none] Nessun gettone
        [fresh] Freschezza
        [double] Doppio
       *[both] Entrambi
    }
web-darjeeling-fresh-does = nessuna cassa persa lontano da una città
web-darjeeling-double-does = bonus domanda doppio
web-darjeeling-brings =
    { $crates ->
        [one] { $crates } cassa, domanda +{ $bonus }
       *[other] { $crates } casse, domanda +{ $bonus }
    }
web-darjeeling-my-supply =
    { $n ->
        [one] { $n } cassa in riserva
       *[other] { $n } casse in riserva
    }
web-darjeeling-next = navi: +{ $points } al prossimo turno
web-darjeeling-score = { $points } punti su { $target }
web-darjeeling-closed-bag = Gli schermi sono chiusi: il contenuto del sacchetto non si mostra.
