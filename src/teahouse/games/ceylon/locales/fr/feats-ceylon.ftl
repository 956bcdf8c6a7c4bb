# Exploits.

ceylon-feat-victory = Première tasse
    .help = Gagner une partie.
ceylon-feat-full-table = Table pleine
    .help = Gagner contre trois adversaires.
ceylon-feat-clear-lead = Bien infusé
    .help = Gagner avec au moins 10 points d’avance.
ceylon-feat-sixty = Première récolte
    .help = Marquer au moins 60 points.
ceylon-feat-trader = Marchand de thé
    .help = Réaliser trois contrats.
ceylon-feat-all-companies = Ami des compagnies
    .help = Marquer 6 points de compagnies différentes.
ceylon-feat-council = Quatre voix pour vous
    .help = Engager quatre conseillers.
ceylon-feat-inventor = Inventeur
    .help = Marquer 10 points sur la piste de technologie.
ceylon-feat-landowner = Propriétaire terrien
    .help = Marquer 9 points du propriétaire.
ceylon-feat-treasurer = Trésorier
    .help = Être premier à la majorité de roupies.
ceylon-feat-island = Toute l’île
    .help = Marquer une majorité dans les quatre districts.
ceylon-feat-no-waste = Pas une feuille perdue
    .help = Réaliser un contrat sans jamais défausser de caisse.
