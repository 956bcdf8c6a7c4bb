# Imprese.

ceylon-feat-victory = Prima tazza
    .help = Vinci una partita.
ceylon-feat-full-table = Tavolo pieno
    .help = Vinci contro tre avversari.
ceylon-feat-clear-lead = Ben infuso
    .help = Vinci con almeno 10 punti di vantaggio.
ceylon-feat-sixty = Primo raccolto
    .help = Fai almeno 60 punti.
ceylon-feat-trader = Mercante
    .help = Soddisfa tre contratti.
ceylon-feat-all-companies = Amico delle compagnie
    .help = Fai 6 punti con compagnie differenti.
ceylon-feat-council = Quattro voci per te
    .help = Ingaggia quattro consiglieri.
ceylon-feat-inventor = Inventore
    .help = Fai 10 punti sul tracciato tecnologia.
ceylon-feat-landowner = Proprietario terriero
    .help = Fai 9 punti del proprietario.
ceylon-feat-treasurer = Tesoriere
    .help = Sii primo nella maggioranza di rupie.
ceylon-feat-island = Tutta l’isola
    .help = Ottieni punti di maggioranza in tutti e quattro i distretti.
ceylon-feat-no-waste = Nemmeno una foglia persa
    .help = Soddisfa un contratto senza mai scartare una cassa.
