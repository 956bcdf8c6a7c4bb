# Ce qu’on peut demander sur l’équilibre de Darjeeling.

arena-darjeeling-rounds = manches par partie
arena-darjeeling-start-space = Cases de départ
    .value = { $map }, { $cell }
arena-darjeeling-tile = Jetons pris
    .value = { darjeeling-word-tile }
arena-darjeeling-shipped = Variétés expédiées
arena-darjeeling-token = Jetons action
arena-darjeeling-quantity = Bonus de quantité
    .value =
        { $points ->
            [one] { $points } point
           *[other] { $points } points
        }
arena-darjeeling-turning = Points payés pour un déplacement
    .value =
        { $cost ->
            [0] gratuit
            [one] { $cost } point
           *[other] { $cost } points
        }

# Mots qu’on peut taper au terminal, chacun avec le mot de la notation qu’il remplace.
darjeeling-typed =
    vers=face nord=N est=E sud=S ouest=W expédier=ship rien=keep trois=threes deux=twos un=ones
    utiliser=use prendre=recall fini=done noir=black vert=green blanc=white rouge=red aucun=none
    fraîcheur=fresh doubler=double deux-jetons=both
