# Che cosa si può chiedere sull’equilibrio di Darjeeling.

arena-darjeeling-rounds = round per partita
arena-darjeeling-start-space = Caselle di partenza
    .value = { $map }, { $cell }
arena-darjeeling-tile = Tessere prese
    .value = { darjeeling-word-tile }
arena-darjeeling-shipped = Varietà spedite
arena-darjeeling-token = Gettoni azione
arena-darjeeling-quantity = Bonus quantità
    .value =
        { $points ->
            [one] { $points } punto
           *[other] { $points } punti
        }
arena-darjeeling-turning = Punti pagati per un movimento
    .value =
        { $cost ->
            [0] gratuito
            [one] { $cost } punto
           *[other] { $cost } punti
        }

# Parole che si possono scrivere nel terminale, ognuna con la parola della notazione che sostituisce.
darjeeling-typed =
    verso=face nord=N est=E sud=S ovest=W spedire=ship spedisci=ship niente=keep tre=threes
    due=twos uno=ones usare=use usa=use prendere=recall prendi=recall fatto=done nero=black
    verde=green bianco=white rosso=red nessuno=none freschezza=fresh raddoppiare=double
    raddoppia=double entrambi=both
