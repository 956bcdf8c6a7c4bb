# Mots communs à tous les jeux et à tout le programme.

common-number = { $n }
common-seat =
    { $seat ->
        [0] Indigo
        [1] Safran
        [2] Garance
        [3] Aubergine
       *[4] Martin-pêcheur
    }
common-former-player = Un ancien joueur
common-rule-number = règle { $number }
common-ruling = arbitrage
common-partly-ruling = arbitrage en partie
common-why-not-asked =
    { $first ->
        [none] D’abord, on vous demande ceci : { $asked }
       *[other] Choisissez d’abord « { $first } »
    }
common-lead = Plus grands écarts : { $sources }.
common-notice = Teahouse n’est lié ni aux auteurs ni aux éditeurs de ces jeux, et présente leurs règles avec ses propres mots.

## D’où vient une valeur imprimée

common-src-rulebook = livret de règles
common-src-found = trouvé ailleurs
common-src-inferred = déduit
common-src-reconstructed = reconstitué
common-src-replaced = remplacé
common-src-owner = lu dans une boîte

## Pourquoi un bot préfère un choix

common-why = Par rapport à « { $other } » : { $parts } ; probable, pas certain.
common-why-unclear = Par rapport à « { $other } » : { $parts } ; c’est peut-être le hasard.
common-why-little = Par rapport à « { $other } » : aucune source de points ne diffère d’un demi-point.
common-why-points =
    { $n ->
        [one] environ { $n } point
       *[other] environ { $n } points
    }
common-why-part =
    { $sign ->
        [more] { $points } de plus pour { $source }
       *[less] { $points } de moins pour { $source }
    }
common-why-rival =
    { $sign ->
        [more] mais { $points } de plus pour l’adversaire le plus fort
       *[less] et { $points } de moins pour l’adversaire le plus fort
    }

## Niveaux des bots

common-level-novice = première partie
common-level-easy = facile
common-level-casual = assez facile
common-level-medium = moyen
common-level-hard = difficile
common-level-master = maître
