# Exploits.

darjeeling-feat-victory = Première tasse
    .help = Gagner une partie.
darjeeling-feat-full-table = Table pleine
    .help = Gagner contre au moins trois adversaires.
darjeeling-feat-clear-lead = Toutes voiles dehors
    .help = Gagner avec au moins 15 points d’avance.
darjeeling-feat-hundred = Cent points
    .help = Marquer au moins 100 points.
darjeeling-feat-captain = Capitaine
    .help = Charger six fois un bateau.
darjeeling-feat-harbour = Maître du port
    .help = Marquer 90 points de bateaux.
darjeeling-feat-demand = Ce que veut le marché
    .help = Marquer 22 points de demande.
darjeeling-feat-quantity = À pleine cale
    .help = Obtenir deux bonus de quantité.
darjeeling-feat-straight-on = Tout droit
    .help = Marquer 40 points sans en perdre plus de 2 en demi-tours.
darjeeling-feat-short-ways = Courts chemins
    .help = Marquer 40 points sans en perdre plus de 4 en traversées.
darjeeling-feat-whole-crates = Rien à demi
    .help = Marquer 40 points sans en perdre en demi-caisses.
darjeeling-feat-own-feet = Sans béquille
    .help = Gagner sans utiliser de jeton.
