# Imprese.

alubari-feat-victory = Prima tazza
    .help = Vinci una partita contro altri.
alubari-feat-full-table = Tavolo pieno
    .help = Vinci contro almeno tre avversari.
alubari-feat-clear-lead = A tutto vapore
    .help = Vinci con almeno 20 punti di vantaggio.
alubari-feat-high-score = Sopra le nuvole
    .help = Fai almeno 130 punti.
alubari-feat-contractor = Parola mantenuta
    .help = Completa cinque contratti.
alubari-feat-stations = Capostazione
    .help = Costruisci otto stazioni.
alubari-feat-track = Posatore di binari
    .help = Costruisci quattro tratte.
alubari-feat-estates = Piantatore
    .help = Fai 12 punti con le piantagioni.
alubari-feat-chai = Chai per tutti
    .help = Fai 13 punti con il chai.
alubari-feat-engineer = Ingegnere
    .help = Prendi tre equipaggiamenti.
alubari-feat-terminus = Capolinea
    .help = Fai 10 punti con Darjeeling e chai.
alubari-feat-two-hands = Quattro mani
    .help = Vinci senza mai assumere un terzo operaio.
