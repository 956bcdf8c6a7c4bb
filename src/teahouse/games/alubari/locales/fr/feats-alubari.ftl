# Exploits.

alubari-feat-victory = Première tasse
    .help = Gagner une partie contre d’autres.
alubari-feat-full-table = Table pleine
    .help = Gagner contre au moins trois adversaires.
alubari-feat-clear-lead = À toute vapeur
    .help = Gagner avec au moins 20 points d’avance.
alubari-feat-high-score = Au-dessus des nuages
    .help = Marquer au moins 130 points.
alubari-feat-contractor = Parole tenue
    .help = Compléter cinq contrats.
alubari-feat-stations = Chef de gare
    .help = Construire huit gares.
alubari-feat-track = Poseur de voie
    .help = Construire quatre sections de voie.
alubari-feat-estates = Planteur
    .help = Marquer 12 points de plantations.
alubari-feat-chai = Du chai pour tous
    .help = Marquer 13 points de chai.
alubari-feat-engineer = Ingénieur
    .help = Prendre trois équipements.
alubari-feat-terminus = Terminus
    .help = Marquer 10 points de Darjeeling et chai.
alubari-feat-two-hands = Quatre mains
    .help = Gagner sans jamais engager de troisième ouvrier.
