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
