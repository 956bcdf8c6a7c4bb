# Imprese.

darjeeling-feat-victory = Prima tazza
    .help = Vinci una partita.
darjeeling-feat-full-table = Tavolo pieno
    .help = Vinci contro almeno tre avversari.
darjeeling-feat-clear-lead = A vele spiegate
    .help = Vinci con almeno 15 punti di vantaggio.
darjeeling-feat-hundred = Cento punti
    .help = Fai almeno 100 punti.
darjeeling-feat-captain = Capitano
    .help = Carica una nave sei volte.
darjeeling-feat-harbour = Comandante del porto
    .help = Fai 90 punti con le navi.
darjeeling-feat-demand = Ciò che vuole il mercato
    .help = Fai 22 punti con la domanda.
darjeeling-feat-quantity = A piena stiva
    .help = Ottieni due bonus quantità.
darjeeling-feat-straight-on = Sempre dritto
    .help = Fai 40 punti senza perderne più di 2 con i dietrofront.
darjeeling-feat-short-ways = Strade brevi
    .help = Fai 40 punti senza perderne più di 4 con gli attraversamenti.
darjeeling-feat-whole-crates = Niente a metà
    .help = Fai 40 punti senza perderne per le mezze casse.
darjeeling-feat-own-feet = Con le proprie gambe
    .help = Vinci senza usare gettoni.
