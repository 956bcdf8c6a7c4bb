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
        [ship] Le tue casse vanno al molo migliore: punti a ogni turno
        [lay_threes] Si spediscono solo tessere senza mezze casse aperte
        [lay_twos] Si spediscono solo tessere senza mezze casse aperte
        [lay_ones] Si spediscono solo tessere senza mezze casse aperte
        [tokens] Freschezza: niente perso. Doppio: bonus doppio
       *[recall] Casse a bordo possono passare al molo migliore
    }
web-darjeeling-scoring-halves = Ogni mezza cassa dietro uno schermo costa punti
web-darjeeling-scoring-places = Vince chi ha più punti; a pari punti la vittoria è condivisa. Chi chiude la partita può anche perderla

## La mappa

web-darjeeling-map = Mappa: { $map }
web-darjeeling-own-map = Mappa personalizzata
web-darjeeling-by-city = accanto a una città: nessuna cassa persa
web-darjeeling-two-halves = due mezze casse bordo a bordo: una cassa
web-darjeeling-collector = { $cell } cercatore di { $name }, rivolto verso { darjeeling-word-direction }
web-darjeeling-collector-unturned = { $cell } cercatore di { $name }

## Porto, domanda, scorte

web-darjeeling-arrives = qui il nuovo carico
web-darjeeling-leaves = la prossima a partire
web-darjeeling-demand = Domanda dall’alto: { $markers }. Bonus:
web-darjeeling-lying = Qui è disposto in orizzontale: la cima è a sinistra.
web-darjeeling-bag = Sacchetto
web-darjeeling-tokens = Gettoni azione
web-darjeeling-shipment = Carico
web-darjeeling-nothing = niente
web-darjeeling-quay-does =
    Molo { $quay }: all’inizio del tuo turno ogni tua cassa qui porta { $multiplier ->
        [one] { $multiplier } punto
       *[other] { $multiplier } punti
    }. A ogni spedizione parte la nave al molo che paga meno, e le altre passano al molo seguente
web-darjeeling-demand-does =
    { darjeeling-word-tea }: spedirlo porta { $bonus ->
        [one] { $bonus } punto
       *[other] { $bonus } punti
    }, uno per ogni segnalino che precede i suoi nella fila; poi l’ultimo dei suoi passa in testa
web-darjeeling-warehouse-does = Le tessere dell’ultima spedizione; alla prossima tornano nel sacchetto
web-darjeeling-bag-does = Tessere nel sacchetto: riempiono le caselle lasciate dai cercatori
web-darjeeling-tokens-does = Una tessera da tre mezze casse porta un gettone azione

## Che cosa è mio

web-darjeeling-my-screen =
    { $memory ->
        [closed] Dietro il tuo schermo, lo vedi solo tu
       *[open] Dietro il tuo schermo, aperto a tutti
    }
web-darjeeling-screen-of = Dietro lo schermo di { $name }
web-darjeeling-crop-does = Le tessere si possono spedire quando ogni mezza cassa ne tocca un’altra
web-darjeeling-pays = domanda +{ $bonus }
web-darjeeling-at-end = mezze casse: { $points } alla fine
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
web-darjeeling-laid =
    { $n ->
        [one] { $n } cassa
       *[other] { $n } casse
    }{ $lost ->
        [yes] {","} di cui 1 persa
        [token] {","} di cui 1 persa senza gettone
       *[no] {""}
    }
web-darjeeling-ship = Spedisci { darjeeling-word-tea }
web-darjeeling-open =
    { $n ->
        [one] { $n } metà aperta
       *[other] { $n } metà aperte
    }
web-darjeeling-not-closed = non chiudono ancora una cassa
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
web-darjeeling-score = Punti: { $points } su { $target }
web-darjeeling-closed-bag = Gli schermi sono chiusi: il contenuto del sacchetto non si mostra.

## In breve

web-darjeeling-brief-goal = Vince chi ha più punti quando qualcuno arriva al punteggio da raggiungere: { $scoring-target }, se il tavolo non ha scelto altro.
web-darjeeling-brief-points =
    Navi: all’inizio di ogni tuo turno ogni tua cassa su una nave dà il moltiplicatore del suo molo.
    Bonus domanda con un carico: il segnalino domanda più basso della sua varietà va in cima allo scivolo; 1 punto per ogni segnalino che si trova allora tra i due.
    Bonus quantità: { $scoring-quantity-bonus-from } o più casse caricate insieme danno 1 punto ciascuna.
    Punti pagati per attraversare una tessera tè: { $costs-pass-tile }, una città: { $costs-pass-city }, un cercatore: { $costs-pass-collector }, per fare dietrofront: { $costs-turn-back }.
    Alla fine meno { $scoring-penalty-per-half } per ogni mezza cassa rimasta dietro il tuo schermo.
web-darjeeling-brief-turn =
    Le tue casse sulle navi danno punti.
    Se vuoi, gira il cercatore a sinistra o a destra, poi avanza in linea retta fino a una tessera tè e prendila.
    Spedisci se puoi: casse chiuse di un solo tè. Accanto a una città si caricano tutte, altrove una in meno.
    La nuova nave prende il molo migliore e spinge giù di uno tutte le altre; l’ultima parte, le sue casse tornano a casa.
web-darjeeling-brief-end = Finisce subito, anche a metà round, quando qualcuno arriva al punteggio da raggiungere. Il conto delle mezze casse può ancora cambiare tutto.
web-darjeeling-brief-first =
    Scegli una tessera sul bordo della mappa e dove guarda il tuo cercatore.
    Avanza: la tessera accanto è gratuita, ogni tessera attraversata costa punti ({ $costs-pass-tile }).
    Raccogli una varietà: due mezze casse bordo a bordo fanno una cassa, e nessuna mezza cassa delle tessere spedite può restare aperta. Le tessere da una mezza cassa si chiudono più facilmente.
    Spedisci presto: una cassa a un buon molo rende a ogni turno, finché altre navi non la spingono giù.
    Una tessera da tre mezze casse porta un gettone azione, per un carico migliore più avanti.

## Opzioni, in una riga

web-darjeeling-option-map = L’India va bene per tutti, lo Sri Lanka per 2 o 3 giocatori, la Cina per 4 o 5. Oppure disegna la tua.
web-darjeeling-option-memory = Aperti: tutti vedono tessere e gettoni di tutti. Chiusi: vedi solo i tuoi.
web-darjeeling-option-two-half = Come stanno le due mezze casse su una tessera: affiancate o opposte. La disposizione originale non è certa.
web-darjeeling-option-target = La partita finisce appena qualcuno raggiunge questo numero di punti.
web-darjeeling-option-round-limit = La partita finisce al più tardi dopo questo numero di round.
web-darjeeling-option-first = Chi gioca il primo turno.

## Una mappa personale

web-darjeeling-map-own = Personalizzata
web-darjeeling-map-lay = Piazza
web-darjeeling-map-tile = Casella di tè
web-darjeeling-map-city = Città
web-darjeeling-map-outside = Esterno
web-darjeeling-map-from = Parti da
web-darjeeling-map-clear = Una mappa vuota
web-darjeeling-map-cell =
    { $place }, { $kind ->
        [tile] casella di tè
        [city] città
       *[outside] esterno
    }
web-darjeeling-map-count = Caselle di tè: { $tiles } · città: { $cities }
web-darjeeling-map-keys = Tocca una casella o trascina su più d’una. Da tastiera: frecce, poi Invio.
web-darjeeling-map-link = Copia un link
web-darjeeling-map-save = Salva in un file
web-darjeeling-map-open = Apri un file
web-darjeeling-map-copied = Copiato: chi apre il link trova questa mappa.
web-darjeeling-map-by-hand = Ecco il link, da copiare a mano.
web-darjeeling-map-saved = Salvato: { $file }.
web-darjeeling-map-read = Mappa letta da { $file }.
web-darjeeling-map-unread = Non c’è nessuna mappa in { $file }.

# The question while tiles of all sizes are laid as one picture.
web-darjeeling-lay = Scegli quali casse esporre
