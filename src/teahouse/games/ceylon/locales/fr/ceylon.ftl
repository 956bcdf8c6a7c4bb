# Ceylan : le jeu, ses questions, choix, événements et refus.

ceylon-tagline = Plantez, récoltez et vendez le thé de l’île ; ce que vous jouez sert aussi aux autres

## Mots repris par d’autres messages

ceylon-word-district =
    { $district ->
        [dimbula] Dimbula
        [ruhuna] Ruhuna
        [kandy] Kandy
       *[uva] Uva
    }
ceylon-word-action =
    { $action ->
        [plant] planter
        [harvest] récolter
        [trade] commercer
        [councillor] engager un conseiller
        [technology] développer la technologie
        [move] se déplacer
       *[rupees] prendre des roupies
    }
ceylon-word-others =
    { $others ->
        [plant] planter
        [harvest] récolter
        [trade] commercer
        [councillor] engager un conseiller
       *[technology] développer la technologie
    }
ceylon-word-offered =
    { $offered ->
        [plant] planter
        [harvest] récolter
        [trade] commercer
        [councillor] engager un conseiller
       *[technology] développer la technologie
    }
ceylon-word-tea =
    { $tea ->
        [black] thé noir
        [green] thé vert
       *[white] thé blanc
    }
ceylon-word-shape =
    { $shape ->
        [bee] abeille
        [arch] arche
        [pistol] pistolet
        [worm] ver
       *[wave] vague
    }
ceylon-word-councillor =
    { $councillor ->
        [move] Déplacement moins cher
        [take_rupees] Roupie en plus
        [plant_adjacent] Planter à côté
        [trade] Prime de commerce
        [technology] Point de technologie
        [plant_cost] Planter moins cher
        [councillor_cost] Engagement moins cher
       *[warehouse] Entrepôt agrandi
    }
ceylon-word-starting =
    { $starting ->
        [rupees] Bourse de roupies
        [move] Déplacement libre
        [plant] Deuxième feuille
        [technology] Double avancée
        [councillor] Conseiller à distance
        [harvest] Récolte à distance
       *[trade] Une caisse de moins
    }
ceylon-word-card =
    { $card ->
        [plant-harvest] planter / récolter
        [plant-trade] planter / commercer
        [plant-councillor] planter / conseiller
        [plant-technology] planter / technologie
        [harvest-trade] récolter / commercer
        [harvest-councillor] récolter / conseiller
        [harvest-technology] récolter / technologie
        [trade-councillor] commercer / conseiller
        [trade-technology] commercer / technologie
       *[councillor-technology] conseiller / technologie
    }
ceylon-word-demand =
    { $black ->
        [0] {""}
       *[other] {" "}noir ×{ $black }
    }{ $green ->
        [0] {""}
       *[other] { $black ->
            [0] {" "}
           *[other] {", "}
        }vert ×{ $green }
    }{ $white ->
        [0] {""}
       *[other] { $green ->
            [0] { $black ->
                [0] {" "}
               *[other] {", "}
            }
           *[other] {", "}
        }blanc ×{ $white }
    }

## Ce qui est demandé

ceylon-decision-shape = Choisissez une grande tuile relief
ceylon-decision-site = Choisissez le district de la tuile relief
ceylon-decision-cover = Placez la grande tuile relief sur quatre hexagones
ceylon-decision-peak = Placez la petite tuile relief
ceylon-decision-first = Placez la première plantation
ceylon-decision-card = Jouez une carte : votre action / l’action des autres joueurs
ceylon-decision-action = Choisissez une action
ceylon-decision-after = Utiliser un jeton technologie après l’action ?
ceylon-decision-extra = Choisissez l’action supplémentaire
ceylon-decision-plant = Choisissez où planter
ceylon-decision-harvest = Choisissez une plantation à récolter
ceylon-decision-discard = Votre entrepôt est trop plein : défaussez une caisse
ceylon-decision-contract = Choisissez un contrat
ceylon-decision-spare = Choisissez la caisse que vous gardez
ceylon-decision-reward = Choisissez la récompense
ceylon-decision-councillor = Choisissez un conseiller
ceylon-decision-destination = Choisissez la destination

## Ce que l’on peut choisir

ceylon-choice-lift =
    { $shape ->
        [bee] Abeille
        [arch] Arche
        [pistol] Pistolet
        [worm] Ver
       *[wave] Vague
    }
ceylon-choice-site = { ceylon-word-district }
ceylon-choice-cover = { $hexes }
ceylon-choice-peak = { $hex }
ceylon-choice-found = { $hex } · { ceylon-word-district }
ceylon-choice-play =
    { ceylon-word-action } / { ceylon-word-others }{ $ready ->
        [no] {" "}· seulement pour un déplacement ou des roupies
        [tile] {" "}· avec votre tuile de départ
       *[yes] {""}
    }
    .note =
        { $ready ->
            [no] Jouable quand même : puis déplacement ou roupies
           *[yes] {""}
        }
ceylon-choice-do =
    { $action ->
        [plant] Planter
        [harvest] Récolter
        [trade] Commercer
        [councillor] Engager un conseiller
        [technology] Développer la technologie
        [move] Se déplacer
       *[rupees] Prendre { $gain } roupies
    }{ $cost ->
        [0] {""}
        [one] {" "}· { $cost } roupie
       *[other] {" "}· { $cost } roupies
    }
ceylon-choice-use-starting-tile =
    Tuile de départ : { $action ->
        [move] Déplacement libre
        [plant] Deuxième feuille
        [technology] Double avancée
        [councillor] Conseiller à distance
        [harvest] Récolte à distance
        [trade] Une caisse de moins
       *[rupees] Bourse de roupies · prendre { $gain } roupies
    }{ $cost ->
        [0] {""}
        [one] {" "}· { $cost } roupie
       *[other] {" "}· { $cost } roupies
    }
ceylon-choice-use-token = Utiliser un jeton technologie pour une action supplémentaire
ceylon-choice-keep-token = Garder le jeton technologie
ceylon-choice-plant =
    { $hex } · { ceylon-word-district } · { ceylon-word-tea }{ $cost ->
        [0] {""}
        [one] {" "}· { $cost } roupie
       *[other] {" "}· { $cost } roupies
    }
ceylon-choice-second-marker =
    { $hex } · { ceylon-word-district } · deuxième feuille de thé{ $cost ->
        [0] {""}
        [one] {" "}· { $cost } roupie
       *[other] {" "}· { $cost } roupies
    }
ceylon-choice-harvest = { $hex } · { ceylon-word-tea }
ceylon-choice-harvest-other = { $hex } · { ceylon-word-tea } · { $name } marque
ceylon-choice-done = Terminé
ceylon-choice-discard = Défausser du { ceylon-word-tea }
ceylon-choice-deliver =
    Wagon { $wagon } · compagnie { $company } :{ ceylon-word-demand } · { $rupees } roupies ou { $points } points{ $premium ->
        [0] {""}
        [one] {" "}· et { $premium } roupie
       *[other] {" "}· et { $premium } roupies
    }
ceylon-choice-spare = Garder une caisse de { ceylon-word-tea }
ceylon-choice-take-rupees = Prendre { $rupees } roupies
ceylon-choice-take-points =
    Prendre { $points } points{ $rupees ->
        [0] {""}
        [one] {" "}et { $rupees } roupie
       *[other] {" "}et { $rupees } roupies
    }
ceylon-choice-contract =
    { ceylon-word-district } · { ceylon-word-councillor }{ $cost ->
        [0] {""}
        [one] {" "}· { $cost } roupie
       *[other] {" "}· { $cost } roupies
    }
ceylon-choice-move =
    { $hex } · { ceylon-word-district } · { $steps } pas · { $cost ->
        [0] gratuit
        [one] { $cost } roupie
       *[other] { $cost } roupies
    }

## Ce qui s’est passé

ceylon-event-district-left-out = { ceylon-word-district } est retiré de la partie
ceylon-event-councillor-seated = { ceylon-word-district } : { ceylon-word-councillor }
ceylon-event-contract-laid = Wagon { $wagon } : la compagnie { $company } demande{ ceylon-word-demand }
ceylon-event-starting-tile-dealt = { $name } a reçu la tuile de départ { $number } : { ceylon-word-starting }
ceylon-event-starting-player = { $name } a la théière et commence
ceylon-event-shape-drawn = Grande tuile relief tirée : { ceylon-word-shape }
ceylon-event-terrain-drawn = { ceylon-word-district } : tuile relief { ceylon-word-shape }, petite tuile relief en { $hex }
ceylon-event-terrain-built = { $name } a placé la tuile relief { ceylon-word-shape } dans { ceylon-word-district }, la petite tuile relief en { $hex }
ceylon-event-first-plantation = { $name } a placé sa première plantation en { $hex }
ceylon-event-card-drawn = { $name } a pioché la carte { ceylon-word-card }
ceylon-event-hidden-card-drawn = { $name } a pioché une carte
ceylon-event-card-played = { $name } a joué une carte : { ceylon-word-action } ; les autres : { ceylon-word-others }
ceylon-event-token-used = { $name } a utilisé un jeton technologie pour une action supplémentaire
ceylon-event-starting-tile-used = { $name } a utilisé sa tuile de départ : { ceylon-word-starting }
ceylon-event-planted =
    { $name } a planté en { $hex }{ $cost ->
        [0] {""}
        [one] , pour { $cost } roupie
       *[other] , pour { $cost } roupies
    }
ceylon-event-second-marker =
    { $name } a placé une deuxième feuille de thé en { $hex }{ $cost ->
        [0] {""}
        [one] , pour { $cost } roupie
       *[other] , pour { $cost } roupies
    }
ceylon-event-space-freed =
    { $name } a maintenant { $spaces ->
        [one] { $spaces } emplacement de contrat
       *[other] { $spaces } emplacements de contrat
    }
ceylon-event-bonus-taken =
    { $name } a marqué { $points ->
        [one] { $points } point
       *[other] { $points } points
    } avec le bonus de district
ceylon-event-harvested = { $name } a récolté du { ceylon-word-tea } en { $hex }
ceylon-event-owner-scored =
    { $name } a marqué { $points ->
        [one] { $points } point
       *[other] { $points } points
    } comme propriétaire de { $hex }
ceylon-event-chest-discarded = { $name } a défaussé une caisse de { ceylon-word-tea }
ceylon-event-contract-fulfilled = { $name } a réalisé un contrat de la compagnie { $company }, livraison{ ceylon-word-demand }
ceylon-event-rupees-chosen =
    { $name } a pris { $rupees ->
        [one] { $rupees } roupie
       *[other] { $rupees } roupies
    } à la compagnie { $company }
ceylon-event-points-chosen =
    { $name } a marqué { $points ->
        [one] { $points } point
       *[other] { $points } points
    } avec la compagnie { $company }
ceylon-event-trade-premium =
    { $name } a pris { $rupees ->
        [one] { $rupees } roupie
       *[other] { $rupees } roupies
    } de prime de commerce
ceylon-event-councillor-contracted =
    { $name } a engagé le conseiller { $district ->
        [uva] d’Uva
        [dimbula] de Dimbula
        [ruhuna] de Ruhuna
       *[kandy] de Kandy
    } ({ ceylon-word-councillor }){ $cost ->
        [0] {""}
        [one] , pour { $cost } roupie
       *[other] , pour { $cost } roupies
    }
ceylon-event-technology-advanced =
    { $name } a développé la technologie jusqu’à la case { $space }{ $cost ->
        [0] {""}
        [one] , pour { $cost } roupie
       *[other] , pour { $cost } roupies
    }
ceylon-event-plus-five =
    { $name } a marqué { $points ->
        [one] { $points } point
       *[other] { $points } points
    } sur la case { $space } de la piste de technologie
ceylon-event-technology-point =
    { $name } a marqué { $points ->
        [one] { $points } point
       *[other] { $points } points
    } pour le développement technologique
ceylon-event-gift-taken =
    { $name } a pris { $rupees ->
        [one] { $rupees } roupie
       *[other] { $rupees } roupies
    } : quelqu’un d’autre a développé la technologie
ceylon-event-moved =
    { $name } a déplacé son pion de { $origin } à { $hex }{ $cost ->
        [0] {""}
        [one] , pour { $cost } roupie
       *[other] , pour { $cost } roupies
    }
ceylon-event-rupees-taken =
    { $name } a pris { $rupees ->
        [one] { $rupees } roupie
       *[other] { $rupees } roupies
    }
ceylon-event-last-marker = { $name } a placé sa dernière feuille de thé : la fin de partie approche
ceylon-event-last-card = { $name } a pioché la dernière carte : la fin de partie approche
ceylon-event-rupee-majority =
    { $name } a marqué { $points ->
        [one] { $points } point
       *[other] { $points } points
    } pour la place { $place } de la majorité de roupies ({ $rupees })
ceylon-event-technology-majority =
    { $name } a marqué { $points ->
        [one] { $points } point
       *[other] { $points } points
    } pour la place { $place } de la majorité de technologie (case { $space })
ceylon-event-district-majority =
    { $name } a marqué { $points ->
        [one] { $points } point
       *[other] { $points } points
    } pour la place { $place } de la majorité dans { ceylon-word-district } ({ $markers })
ceylon-event-companies-scored =
    { $name } a marqué { $points ->
        [one] { $points } point
       *[other] { $points } points
    } pour les compagnies différentes ({ $companies })
ceylon-event-markers-left =
    { $name } a perdu { $points ->
        [one] { $points } point
       *[other] { $points } points
    } pour les feuilles de thé restantes ({ $markers })
ceylon-event-token-kept = { $name } a gardé son jeton technologie

## Pourquoi pas

ceylon-why-game-over = La partie est terminée
ceylon-why-shape-not-open = Cette tuile relief n’est pas disponible
ceylon-why-district-out = Ce district n’est pas en jeu
ceylon-why-district-built = Ce district a déjà sa tuile relief
ceylon-why-not-the-shape = La tuile relief ne peut pas couvrir ces quatre hexagones
ceylon-why-not-on-the-tile = { $hex } n’est pas sous la grande tuile relief
ceylon-why-hex-out = { $hex } n’est pas en jeu
ceylon-why-not-level-0 = { $hex } n’est pas de niveau 0
ceylon-why-district-taken = Il y a déjà une plantation dans le district { ceylon-word-district } : choisissez un district qui n’en a pas
ceylon-why-not-in-hand = Vous n’avez pas cette carte
ceylon-why-not-on-card = La carte vous propose « { ceylon-word-offered } », pas cette action
ceylon-why-not-as-extra = L’action supplémentaire ne peut pas développer la technologie
ceylon-why-too-few-rupees =
    { $cost ->
        [one] Cela coûte { $cost } roupie, et vous en avez { $rupees }
       *[other] Cela coûte { $cost } roupies, et vous en avez { $rupees }
    }
ceylon-why-no-marker = Vous n’avez plus de feuille de thé
ceylon-why-already-planted =
    { $near ->
        [yes] Il y a déjà des plantations en { $hex } et sur tous les hexagones voisins de son district
       *[no] Il y a déjà une plantation en { $hex }
    }
ceylon-why-too-far-to-plant =
    { $near ->
        [yes] { $hex } n’est ni sous votre pion, ni à côté de lui dans son district
       *[no] Votre pion n’est pas en { $hex }
    }
ceylon-why-not-your-plantation =
    { $near ->
        [yes] Vous n’avez pas de plantation sous votre pion en { $hex }, ni à côté de lui dans son district
       *[no] Vous n’avez pas de plantation en { $hex }
    }
ceylon-why-no-plantation = Il n’y a pas de plantation en { $hex }
ceylon-why-out-of-reach = { $hex } n’est pas à portée de votre pion
ceylon-why-already-harvested = Vous avez déjà récolté { $hex } avec cette action
ceylon-why-nothing-in-reach = Aucune plantation n’est à portée
ceylon-why-nothing-harvested = Récoltez au moins une plantation
ceylon-why-nothing-distant = Avec la tuile de départ, au moins une des plantations doit être hors de portée de votre pion
ceylon-why-none-out-of-reach = Aucune plantation n’est hors de portée de votre pion : la tuile de départ ne changerait rien
ceylon-why-no-such-chest = Vous n’avez pas de caisse de { ceylon-word-tea }
ceylon-why-empty-wagon = Le wagon { $wagon } est vide
ceylon-why-no-space = Vous n’avez pas d’emplacement de contrat libre pour la compagnie { $company } : plantez pour en libérer un
ceylon-why-missing-chests = Caisses qui vous manquent pour ce contrat :{ ceylon-word-demand }
ceylon-why-no-contract =
    { $fewer ->
        [yes] Même avec une caisse de moins, vous n’avez les caisses d’aucun contrat
       *[no] Vous n’avez les caisses d’aucun contrat
    }
ceylon-why-no-contract-open = Tous les wagons sont vides : il n’y a aucun contrat à réaliser
ceylon-why-not-asked-for = Le contrat ne demande pas de { ceylon-word-tea }
ceylon-why-already-contracted = Vous avez déjà engagé le conseiller du district { ceylon-word-district }
ceylon-why-all-contracted = Vous avez déjà engagé tous les conseillers hors du district { ceylon-word-district }, où se trouve votre pion
ceylon-why-tile-not-needed = La tuile de départ ne changerait rien ici
ceylon-why-last-space = Votre disque est sur la dernière case de la piste de technologie
ceylon-why-one-space-left = Il ne reste qu’une case sur la piste de technologie
ceylon-why-same-hex = Votre pion est déjà en { $hex }
ceylon-why-no-starting-tile = Vous n’avez pas de tuile de départ
ceylon-why-starting-tile-used = Vous avez déjà utilisé votre tuile de départ
ceylon-why-not-the-active-player = Seul le joueur actif peut utiliser un jeton technologie
ceylon-why-one-token-a-turn = Un seul jeton technologie par tour, et il est déjà utilisé
ceylon-why-no-token = Vous n’avez pas de jeton technologie
ceylon-why-component-same-chests = { $path } : une autre sorte de contrat demande les mêmes caisses de thé
ceylon-why-component-chests = { $path } : un contrat demande { $n } caisses de thé
ceylon-why-component-rows = { $path } : il faut { $n } lignes de { $lengths } hexagones
ceylon-why-component-district = { $path } : { ceylon-word-district } ({ $letter }) demande { $n } hexagones
ceylon-why-component-apart = { $path } : sans { ceylon-word-district }, la carte se sépare en morceaux
ceylon-why-component-hexes = { $path } : il faut { $n } hexagones différents
ceylon-why-component-no-fit = { $path } : cette tuile relief n’entre pas dans { ceylon-word-district }
ceylon-why-component-dearer =
    { $path } : ce conseiller rendrait l’action plus chère. Sans lui, elle coûte { $n ->
        [one] { $n } roupie
       *[other] { $n } roupies
    }
ceylon-why-component-smaller =
    { $path } : ce conseiller rendrait l’entrepôt plus petit. Sans lui, il contient { $n ->
        [one] { $n } caisse
       *[other] { $n } caisses
    }
ceylon-why-component-torn-district = { $path } : les hexagones de { ceylon-word-district } ne se touchent pas tous
ceylon-why-component-torn-tile = { $path } : les hexagones de cette tuile ne se touchent pas tous

## Options

ceylon-option-players = Joueurs
    .help = Nombre de places, de 2 à 4
ceylon-option-starting-tiles = Tuiles de départ
    .help = La variante : chaque joueur a une tuile de départ, le plus petit chiffre commence
ceylon-option-left-out = District retiré
    .help = À 2 joueurs : random, uva ou dimbula ; à plus de joueurs, aucun district n’est retiré
ceylon-option-terrain = Relief
    .help = random, ou players : les joueurs placent les tuiles relief
ceylon-option-first = Premier joueur
    .help = random, ou le numéro d’une place à partir de 0 ; avec les tuiles de départ, le plus petit chiffre commence

## Ensembles fermés

ceylon-district-dimbula = Dimbula
ceylon-district-ruhuna = Ruhuna
ceylon-district-kandy = Kandy
ceylon-district-uva = Uva
ceylon-action-plant = planter
ceylon-action-harvest = récolter
ceylon-action-trade = commercer
ceylon-action-councillor = engager un conseiller
ceylon-action-technology = développer la technologie
ceylon-action-move = se déplacer
ceylon-action-rupees = prendre des roupies
ceylon-starting-rupees = Bourse de roupies
ceylon-starting-move = Déplacement libre
ceylon-starting-plant = Deuxième feuille
ceylon-starting-technology = Double avancée
ceylon-starting-councillor = Conseiller à distance
ceylon-starting-harvest = Récolte à distance
ceylon-starting-trade = Une caisse de moins
ceylon-tea-black = thé noir
ceylon-tea-green = thé vert
ceylon-tea-white = thé blanc
ceylon-shape-bee = abeille
ceylon-shape-arch = arche
ceylon-shape-pistol = pistolet
ceylon-shape-worm = ver
ceylon-shape-wave = vague
ceylon-councillor-move = Déplacement moins cher
ceylon-councillor-take-rupees = Roupie en plus
ceylon-councillor-plant-adjacent = Planter à côté
ceylon-councillor-trade = Prime de commerce
ceylon-councillor-technology = Point de technologie
ceylon-councillor-plant-cost = Planter moins cher
ceylon-councillor-councillor-cost = Engagement moins cher
ceylon-councillor-warehouse = Entrepôt agrandi
ceylon-reward-rupees = prendre les roupies
ceylon-reward-points = prendre les points
ceylon-source-bonus = Bonus de district
ceylon-source-contracts = Contrats
ceylon-source-technology = Piste de technologie
ceylon-source-owner = Points du propriétaire
ceylon-source-councillor = Point de technologie
ceylon-source-rupee-majority = Majorité de roupies
ceylon-source-technology-majority = Majorité de technologie
ceylon-source-dimbula = Majorité dans Dimbula
ceylon-source-ruhuna = Majorité dans Ruhuna
ceylon-source-kandy = Majorité dans Kandy
ceylon-source-uva = Majorité dans Uva
ceylon-source-companies = Compagnies différentes
ceylon-source-markers = Feuilles de thé restantes
ceylon-race-rupee-majority = Roupies
ceylon-race-technology-majority = Technologie
ceylon-race-dimbula = { ceylon-district-dimbula }
ceylon-race-ruhuna = { ceylon-district-ruhuna }
ceylon-race-kandy = { ceylon-district-kandy }
ceylon-race-uva = { ceylon-district-uva }
ceylon-part-companies = compagnies différentes
ceylon-part-black = { ceylon-tea-black }
ceylon-part-green = { ceylon-tea-green }
ceylon-part-white = { ceylon-tea-white }
ceylon-goal-companies = Une compagnie de plus
ceylon-goal-contract =
    Contrat du wagon { $wagon } (compagnie { $company }{ $new ->
        [yes] {""}, nouvelle
       *[no] {""}
    })
ceylon-terrain-random = relief aléatoire
ceylon-terrain-players = relief construit par les joueurs
ceylon-left-out-random = au hasard
ceylon-left-out-uva = Uva
ceylon-left-out-dimbula = Dimbula
ceylon-turn-over-yes = oui
ceylon-turn-over-no = non, chaque tuile n’a qu’une face utilisable
ceylon-ending-marker = dernière feuille de thé placée
ceylon-ending-deck = dernière carte piochée

## Éléments de ce qu’un bot estime

ceylon-term-bonus = bonus de district
    .the = le bonus de district
ceylon-term-contracts = contrats
    .the = les contrats
ceylon-term-technology = piste de technologie
    .the = la piste de technologie
ceylon-term-owner = points du propriétaire
    .the = les points du propriétaire
ceylon-term-councillor = point de technologie
    .the = le point de technologie
ceylon-term-rupee-majority = majorité de roupies
    .the = la majorité de roupies
ceylon-term-technology-majority = majorité de technologie
    .the = la majorité de technologie
ceylon-term-dimbula = majorité dans Dimbula
    .the = la majorité dans Dimbula
ceylon-term-ruhuna = majorité dans Ruhuna
    .the = la majorité dans Ruhuna
ceylon-term-kandy = majorité dans Kandy
    .the = la majorité dans Kandy
ceylon-term-uva = majorité dans Uva
    .the = la majorité dans Uva
ceylon-term-companies = compagnies différentes
    .the = les compagnies différentes
ceylon-term-markers = feuilles de thé restantes
    .the = les feuilles de thé restantes
ceylon-term-rupees = roupies
    .the = les roupies
ceylon-term-tea = thé en entrepôt
    .the = le thé en entrepôt
ceylon-term-tokens = jetons technologie
    .the = les jetons technologie
ceylon-term-ready = contrats à portée
    .the = les contrats réalisables aussitôt
ceylon-term-councillors = conseillers
    .the = les conseillers
ceylon-term-track = place sur la piste de technologie
    .the = la place sur la piste de technologie
ceylon-term-reach = plantations près du pion
    .the = les plantations près du pion

## Matériel

ceylon-component-box = Quantités dans la boîte
ceylon-component-start = Début de la partie
ceylon-component-board = Plateau individuel
ceylon-component-costs = Coûts
ceylon-component-income = Revenus
ceylon-component-technology = Piste de technologie
ceylon-component-cards = Cartes action
ceylon-component-contracts = Contrats
ceylon-component-shapes = Tuiles relief
ceylon-component-councillors = Conseillers
ceylon-component-starting-tiles = Tuiles de départ
ceylon-component-starting-effects = Effets des tuiles de départ
ceylon-component-scoring = Décompte final
ceylon-component-box-action-cards = cartes action
ceylon-component-box-contracts = contrats
ceylon-component-box-plantation-markers = feuilles de thé de chaque joueur
ceylon-component-start-rupees = roupies au départ
ceylon-component-start-tea = caisses de thé au départ : noir, vert, blanc
ceylon-component-start-hand = cartes en main
ceylon-component-board-warehouse = caisses que contient l’entrepôt
ceylon-component-board-wagons = wagons
ceylon-component-spaces-markers-on-space = feuilles de thé sur chaque emplacement de contrat
ceylon-component-costs-plant = coût de l’action planter
ceylon-component-costs-councillor = coût d’un engagement
ceylon-component-costs-technology = coût d’un développement technologique
ceylon-component-income-take-rupees = roupies de l’action alternative
ceylon-component-income-technology-gift = roupies pour les autres joueurs à chaque développement
ceylon-component-income-owner-point = points du propriétaire par caisse
ceylon-component-technology-spaces = cases de la piste de technologie après la case de départ
ceylon-component-technology-plus-five = cases à points
ceylon-component-technology-points-plus-five = points d’une case à points
ceylon-component-cards-plant-harvest = cartes planter / récolter
ceylon-component-cards-plant-trade = cartes planter / commercer
ceylon-component-cards-plant-councillor = cartes planter / conseiller
ceylon-component-cards-plant-technology = cartes planter / technologie
ceylon-component-cards-harvest-trade = cartes récolter / commercer
ceylon-component-cards-harvest-councillor = cartes récolter / conseiller
ceylon-component-cards-harvest-technology = cartes récolter / technologie
ceylon-component-cards-trade-councillor = cartes commercer / conseiller
ceylon-component-cards-trade-technology = cartes commercer / technologie
ceylon-component-cards-councillor-technology = cartes conseiller / technologie
ceylon-component-contracts-1-tiles = compagnie 1 : noir, vert, blanc, roupies, points, nombre
ceylon-component-contracts-2-tiles = compagnie 2 : noir, vert, blanc, roupies, points, nombre
ceylon-component-contracts-3-tiles = compagnie 3 : noir, vert, blanc, roupies, points, nombre
ceylon-component-contracts-4-tiles = compagnie 4 : noir, vert, blanc, roupies, points, nombre
ceylon-component-contracts-5-tiles = compagnie 5 : noir, vert, blanc, roupies, points, nombre
ceylon-component-map-grid = districts de la carte
ceylon-component-two-players-left-out = districts que l’on peut retirer
ceylon-component-shapes-bee = grande tuile relief : abeille, chaque hexagone en pas vers la droite et en bas à droite
ceylon-component-shapes-arch = grande tuile relief : arche, chaque hexagone en pas vers la droite et en bas à droite
ceylon-component-shapes-pistol = grande tuile relief : pistolet, chaque hexagone en pas vers la droite et en bas à droite
ceylon-component-shapes-worm = grande tuile relief : ver, chaque hexagone en pas vers la droite et en bas à droite
ceylon-component-shapes-wave = grande tuile relief : vague, chaque hexagone en pas vers la droite et en bas à droite
ceylon-component-elevation-turn-over = peut-on retourner les grandes tuiles relief ?
ceylon-component-councillors-move = Déplacement moins cher : coût de chaque pas suivant
ceylon-component-councillors-take-rupees = Roupie en plus : roupies en plus
ceylon-component-councillors-trade = Prime de commerce : roupies par commerce
ceylon-component-councillors-technology = Point de technologie : points par développement
ceylon-component-councillors-plant-cost = Planter moins cher : coût
ceylon-component-councillors-councillor-cost = Engagement moins cher : coût
ceylon-component-councillors-warehouse = Entrepôt agrandi : caisses
ceylon-component-starting-tiles-rupees = chiffre : Bourse de roupies
ceylon-component-starting-tiles-move = chiffre : Déplacement libre
ceylon-component-starting-tiles-plant = chiffre : Deuxième feuille
ceylon-component-starting-tiles-technology = chiffre : Double avancée
ceylon-component-starting-tiles-councillor = chiffre : Conseiller à distance
ceylon-component-starting-tiles-harvest = chiffre : Récolte à distance
ceylon-component-starting-tiles-trade = chiffre : Une caisse de moins
ceylon-component-starting-effects-rupees = Bourse de roupies : roupies en plus
ceylon-component-starting-effects-technology = Double avancée : cases
ceylon-component-scoring-district-bonus = jetons bonus de district, du premier au dernier
ceylon-component-scoring-majority = majorité : points de chaque place
ceylon-component-scoring-companies = points pour 1 à 5 compagnies différentes
ceylon-component-scoring-leftover-marker = points perdus par feuille de thé restante

## Sur le plateau dessiné

ceylon-word-train = Train
ceylon-word-empty = wagon vide
ceylon-word-contract = compagnie { $company }
ceylon-word-reward = { $rupees } roupies ou { $points } points
ceylon-word-chest =
    { $tea ->
        [black] N
        [green] V
       *[white] B
    }
ceylon-word-pile = pile de contrats : { $n }
ceylon-word-technology = Piste de technologie
ceylon-word-bonuses = Bonus de district : { $list }
ceylon-word-deck = Pioche : { $n }
ceylon-word-own-side = Joueur actif : { $action }
ceylon-word-others-side = Les autres : { $action }
ceylon-word-council = Conseil
ceylon-word-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
ceylon-word-rupees =
    { $n ->
        [one] { $n } roupie
       *[other] { $n } roupies
    }
ceylon-word-tokens =
    { $n ->
        [one] { $n } jeton
       *[other] { $n } jetons
    }
ceylon-word-markers =
    { $n ->
        [one] { $n } feuille
       *[other] { $n } feuilles
    }
ceylon-word-heads = points | roupies | jetons | feuilles | thé | compagnies | cartes
ceylon-word-warehouse = entrepôt de { $n } :
ceylon-word-companies = compagnies : { $list } (libres : { $n })
ceylon-word-hand-size =
    { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    }
ceylon-word-bonus = bonus { $points }
ceylon-word-tile = tuile : { $name }
ceylon-word-tile-used = tuile utilisée : { $name }
ceylon-word-hand = Votre main
