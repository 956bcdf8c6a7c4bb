# Darjeeling : le jeu, ses questions, choix, événements et refus.

darjeeling-tagline = Récoltez du thé à travers le pays, expédiez-le tant que la demande est forte

## Mots repris par d’autres messages

darjeeling-word-tea =
    { $variety ->
        [black] thé noir
        [green] thé vert
        [white] thé blanc
       *[red] thé rouge
    }
# Un jeton : sa variété, et un ½ pour chaque demi-caisse.
darjeeling-word-tile =
    { $tile ->
        [black-1] thé noir ½
        [black-2] thé noir ½½
        [black-3] thé noir ½½½
        [green-1] thé vert ½
        [green-2] thé vert ½½
        [green-3] thé vert ½½½
        [white-1] thé blanc ½
        [white-2] thé blanc ½½
        [white-3] thé blanc ½½½
        [red-1] thé rouge ½
        [red-2] thé rouge ½½
       *[red-3] thé rouge ½½½
    }
darjeeling-word-direction =
    { $direction ->
        [N] le nord
        [E] l’est
        [S] le sud
       *[W] l’ouest
    }
darjeeling-word-laid =
    { darjeeling-word-tea } :{ $threes ->
        [0] {""}
       *[other] {" "}½½½ ×{ $threes }
    }{ $twos ->
        [0] {""}
       *[other] {" "}½½ ×{ $twos }
    }{ $ones ->
        [0] {""}
       *[other] {" "}½ ×{ $ones }
    }

## Ce qui est demandé

darjeeling-decision-start = Choisissez le jeton de départ
darjeeling-decision-face = Choisissez la direction du prospecteur
darjeeling-decision-move = Déplacez le prospecteur jusqu’à un jeton
darjeeling-decision-ship = Expédiez une variété, ou ne chargez rien
darjeeling-decision-lay-threes = Combien de jetons ½½½ ?
darjeeling-decision-lay-twos = Combien de jetons ½½ ?
darjeeling-decision-lay-ones = Combien de jetons ½ ?
darjeeling-decision-tokens = Jouez des jetons action, ou gardez-les
darjeeling-decision-recall = Votre réserve ne suffit pas : prenez des caisses d’autres bateaux, ou arrêtez-vous

## Ce que l’on peut choisir

darjeeling-choice-start = { $cell } · { darjeeling-word-tile }
darjeeling-choice-face = Vers { darjeeling-word-direction }
darjeeling-choice-move =
    { $cell } · { darjeeling-word-tile } · { $turn ->
        [ahead] tout droit
        [right] à droite
        [left] à gauche
       *[back] demi-tour
    } · { $cost ->
        [0] gratuit
        [one] −{ $cost } point
       *[other] −{ $cost } points
    }
darjeeling-choice-ship =
    Expédier du { darjeeling-word-tea } · { $loaded ->
        [0] 1 caisse, contre un jeton action
        [one] { $loaded } caisse
       *[other] jusqu’à { $loaded } caisses
    } · demande +{ $bonus }
    .note =
        { $city ->
            [yes] À côté d’une cité : aucune caisse perdue
           *[no] Loin d’une cité, une caisse se perd, sauf avec un jeton action
        }
darjeeling-choice-keep = Ne rien charger
darjeeling-choice-lay =
    { $tiles ->
        [0] Ne poser aucun jeton { $halves ->
            [1] ½
            [2] ½½
           *[other] ½½½
        }
        [one] Poser { $tiles } jeton { $halves ->
            [1] ½
            [2] ½½
           *[other] ½½½
        }
       *[other] Poser { $tiles } jetons { $halves ->
            [1] ½
            [2] ½½
           *[other] ½½½
        }
    }
darjeeling-choice-spend =
    { $use ->
        [none] Aucun jeton
        [fresh] Fraîcheur
        [double] Double
       *[both] Fraîcheur et double
    } · { $crates ->
        [one] { $crates } caisse
       *[other] { $crates } caisses
    } · demande +{ $bonus }
darjeeling-choice-recall = Prendre une caisse au quai { $quay } (×{ $multiplier })
darjeeling-choice-done = S’arrêter là

## Ce qui s’est passé

darjeeling-event-first-player = { $name } commence
darjeeling-event-crate-placed = { $name } a mis une première caisse sur le bateau du quai { $quay }
darjeeling-event-tile-taken = { $name } a pris du { darjeeling-word-tile } en { $cell }
darjeeling-event-hidden-tile-taken = { $name } a pris le jeton en { $cell }
darjeeling-event-token-taken = { $name } a pris un jeton action
darjeeling-event-collector-placed = { $name } a placé son prospecteur en { $cell }, tourné vers { darjeeling-word-direction }
darjeeling-event-ships-scored =
    { $name } a marqué { $points ->
        [one] { $points } point
       *[other] { $points } points
    } pour les bateaux
darjeeling-event-collector-moved =
    { $name } a déplacé son prospecteur de { $origin } à { $cell }{ $cost ->
        [0] {""}
        [one] , pour { $cost } point
       *[other] , pour { $cost } points
    }
darjeeling-event-no-move = { $name } ne peut pas se déplacer : aucun jeton à portée
darjeeling-event-bag-refilled =
    Le sac était vide : { $tiles ->
        [one] { $tiles } jeton est revenu
       *[other] { $tiles } jetons sont revenus
    } de l’entrepôt
darjeeling-event-space-refilled = Nouveau jeton en { $cell } : { darjeeling-word-tile }
darjeeling-event-space-left-empty = Plus de jeton pour { $cell }
darjeeling-event-tiles-laid = { $name } a posé du { darjeeling-word-laid }
darjeeling-event-tiles-revealed = { $name } a posé du { darjeeling-word-laid }
darjeeling-event-tokens-used =
    { $name } a joué { $use ->
        [fresh] un jeton action : bonne conservation
        [double] un jeton action : double bonus de demande
       *[both] deux jetons action : bonne conservation et double bonus de demande
    }
darjeeling-event-crates-returned =
    { $name } a récupéré { $crates ->
        [one] { $crates } caisse
       *[other] { $crates } caisses
    } du bateau qui a quitté le port
darjeeling-event-ship-loaded =
    { $name } a chargé { $crates ->
        [one] { $crates } caisse
       *[other] { $crates } caisses
    } sur le bateau du quai du haut
darjeeling-event-crate-recalled = { $name } a transféré une caisse du quai { $quay } au quai du haut
darjeeling-event-demand-bonus =
    { $name } a marqué { $points ->
        [one] { $points } point
       *[other] { $points } points
    } pour la demande de { darjeeling-word-tea }
darjeeling-event-quantity-bonus =
    { $name } a marqué { $points ->
        [one] { $points } point
       *[other] { $points } points
    } pour la quantité
darjeeling-event-target-reached = { $name } a atteint { $points } points : fin de partie
darjeeling-event-round-limit-reached =
    La limite de manches met fin à la partie après { $rounds ->
        [one] { $rounds } manche
       *[other] { $rounds } manches
    }
darjeeling-event-halves-lost =
    { $name } a perdu { $points ->
        [one] { $points } point
       *[other] { $points } points
    } pour ses demi-caisses
darjeeling-event-nothing-shipped = { $name } n’a rien chargé

## Pourquoi pas

darjeeling-why-game-over = La partie est finie
darjeeling-why-not-a-tile = Il n’y a pas de jeton récolte en { $cell }
darjeeling-why-back-not-outside = Le dos du prospecteur doit être tourné vers l’extérieur de la carte
darjeeling-why-front-not-tile = L’avant du prospecteur doit être tourné vers un jeton récolte
darjeeling-why-not-in-line = { $cell } n’est pas en ligne droite avec votre prospecteur
darjeeling-why-on-own-space = Votre prospecteur est déjà en { $cell } : il doit se déplacer
darjeeling-why-on-a-city = Il y a une cité en { $cell } : on peut la traverser, pas s’y arrêter
darjeeling-why-on-a-collector = Il y a un prospecteur en { $cell } : on peut le traverser, pas s’y arrêter
darjeeling-why-nothing-there = Il n’y a rien à prendre en { $cell }
darjeeling-why-line-broken = Le chemin vers { $cell } est interrompu par une case vide ou par l’extérieur
darjeeling-why-no-closed-crates = Vos jetons de { darjeeling-word-tea } ne ferment aucune caisse
darjeeling-why-too-few-tiles =
    { $has ->
        [0] Vous n’avez pas de jeton de cette taille
        [one] Vous n’avez que { $has } jeton de cette taille, pas { $tiles }
       *[other] Vous n’avez que { $has } jetons de cette taille, pas { $tiles }
    }
darjeeling-why-not-closed =
    { $tiles ->
        [0] Sans jeton de cette taille, aucune cargaison ne se ferme
        [one] Avec { $tiles } jeton de cette taille, des demi-caisses restent ouvertes
       *[other] Avec { $tiles } jetons de cette taille, des demi-caisses restent ouvertes
    }
darjeeling-why-no-token =
    { $needed ->
        [one] Il faut { $needed } jeton action, et vous en avez { $has }
       *[other] Il faut { $needed } jetons action, et vous en avez { $has }
    }
darjeeling-why-fresh-changes-nothing = Toutes les caisses possibles seront chargées de toute façon : la bonne conservation ne change rien
darjeeling-why-double-changes-nothing = Le bonus de demande est de 0 : le doubler ne change rien
darjeeling-why-loads-no-crate = Cela ne fait qu’une caisse, et loin d’une cité une caisse est perdue : aucune ne serait chargée. À côté d’une cité, ou bien conservée avec un jeton action, elle pourrait partir
darjeeling-why-no-own-crate-there = Vous n’avez pas de caisse sur le bateau du quai { $quay }
darjeeling-why-being-loaded = Le bateau du quai { $quay } est celui que l’on charge : prenez des caisses sur les autres
darjeeling-why-no-such-quay = Il n’y a pas de quai { $quay } : il y en a { $quays }
darjeeling-why-all-loaded = Toutes les caisses permises sont déjà chargées
darjeeling-why-at-least-one-crate = Il faut charger au moins une caisse
darjeeling-why-map-unknown = Une carte se dessine avec des cases de thé et des cités
darjeeling-why-map-size = Une carte a au plus { $n } lignes et colonnes
darjeeling-why-map-letter = Une carte s’écrit avec T pour un jeton, C pour une cité et . pour l’extérieur ; voyez { $cell }
darjeeling-why-map-tiles = Une carte a de { $low } à { $high } cases de thé ; celle-ci en a { $n }
darjeeling-why-map-cities = Une carte a de { $low } à { $high } cités ; celle-ci en a { $n }
darjeeling-why-map-apart = Toutes les cases se touchent ; { $cell } est isolée
darjeeling-why-map-starts = À { $n } joueurs, l’un pourrait rester sans départ ; agrandissez la carte
darjeeling-why-map-too-many = La carte a plus de cases qu’il n’y a de jetons
darjeeling-why-component-tiles = { $path } : la règle de fermeture est établie pour { $twos } jetons à deux demi-caisses et { $threes } à trois au plus par variété ; on ne peut pas jouer avec davantage

## Options

darjeeling-option-players = Joueurs
    .help = Nombre de places, de 2 à 5
darjeeling-option-map = Carte
    .help = india, sri_lanka, china, ou une carte personnelle : des lignes de T (jeton), C (cité) et . (extérieur)
darjeeling-option-memory = Écrans
    .help = open : tout le monde voit tous les jetons ; closed : seulement les siens
darjeeling-option-two-half = Jetons à deux demi-caisses
    .help = Disposition des demi-caisses : adjacent (adjacentes) ou opposite (opposées)
darjeeling-option-target = Score à atteindre
    .help = La partie s’arrête dès que ce score est atteint
darjeeling-option-round-limit = Limite de manches
    .help = La partie s’arrête au plus tard après ce nombre de manches
darjeeling-option-first = Premier joueur
    .help = random (tiré au sort), ou le numéro d’une place à partir de 0

## Listes fermées

darjeeling-variety-black = noir
darjeeling-variety-green = vert
darjeeling-variety-white = blanc
darjeeling-variety-red = rouge
darjeeling-map-india = Inde
darjeeling-map-sri-lanka = Ceylan
darjeeling-map-china = Chine
darjeeling-source-ships = Bateaux
darjeeling-source-turning = Demi-tours
darjeeling-source-passing = Traversées
darjeeling-source-demand = Demande
darjeeling-source-quantity = Quantité
darjeeling-source-halves = Demi-caisses
darjeeling-race-target = Course au score à atteindre
darjeeling-part-points = points ensuite
darjeeling-goal-ships = Les bateaux rapporteront { $points } au début du tour
darjeeling-memory-open = écrans ouverts
darjeeling-memory-closed = écrans fermés
darjeeling-two-half-adjacent = demi-caisses adjacentes
darjeeling-two-half-opposite = demi-caisses opposées
darjeeling-use-none = aucun jeton
darjeeling-use-fresh = bonne conservation
darjeeling-use-double = double bonus de demande
darjeeling-use-both = bonne conservation et double bonus de demande

## Parties de l’estimation d’un bot

darjeeling-term-ships = bateaux
    .the = les bateaux
darjeeling-term-turning = demi-tours
    .the = les demi-tours
darjeeling-term-passing = traversées
    .the = les traversées
darjeeling-term-demand = demande
    .the = la demande
darjeeling-term-quantity = quantité
    .the = la quantité
darjeeling-term-tiles = jetons récolte
    .the = les jetons récolte
darjeeling-term-tokens = jetons action
    .the = les jetons action
darjeeling-term-city = cité
    .the = la proximité d’une cité

## Matériel

darjeeling-component-box = Quantités dans la boîte
darjeeling-component-tiles = Jetons récolte
darjeeling-component-strips = Barrettes multiplicateurs
darjeeling-component-maps = Cartes
darjeeling-component-costs = Coûts
darjeeling-component-scoring = Décompte
darjeeling-component-box-tea-tiles = jetons récolte
darjeeling-component-box-demand-markers-per-variety = pions demande de chaque variété
darjeeling-component-box-action-tokens = jetons action
darjeeling-component-box-crates-per-player = caisses de chaque joueur
darjeeling-component-tiles-black = thé noir : jetons à une, deux, trois demi-caisses
darjeeling-component-tiles-green = thé vert : jetons à une, deux, trois demi-caisses
darjeeling-component-tiles-white = thé blanc : jetons à une, deux, trois demi-caisses
darjeeling-component-tiles-red = thé rouge : jetons à une, deux, trois demi-caisses
darjeeling-component-halves-two-half = disposition des jetons à deux demi-caisses
darjeeling-component-strips-2-multipliers = multiplicateurs à 2 joueurs, du quai du haut à celui du bas
darjeeling-component-strips-3-multipliers = multiplicateurs à 3 joueurs, du quai du haut à celui du bas
darjeeling-component-strips-4-multipliers = multiplicateurs à 4 joueurs, du quai du haut à celui du bas
darjeeling-component-strips-5-multipliers = multiplicateurs à 5 joueurs, du quai du haut à celui du bas
darjeeling-component-maps-india-players = Inde : nombres de joueurs conseillés
darjeeling-component-maps-india-grid = Inde : tracé
darjeeling-component-maps-sri-lanka-players = Ceylan : nombres de joueurs conseillés
darjeeling-component-maps-sri-lanka-grid = Ceylan : tracé
darjeeling-component-maps-china-players = Chine : nombres de joueurs conseillés
darjeeling-component-maps-china-grid = Chine : tracé
darjeeling-component-costs-turn-back = coût du demi-tour
darjeeling-component-costs-pass-tile = coût de la traversée d’un jeton
darjeeling-component-costs-pass-city = coût de la traversée d’une cité
darjeeling-component-costs-pass-collector = coût de la traversée d’un prospecteur
darjeeling-component-scoring-target = score à atteindre
darjeeling-component-scoring-quantity-bonus-from = nombre de caisses qui donne droit au bonus de quantité
darjeeling-component-scoring-penalty-per-half = pénalité pour chaque demi-caisse à la fin

## Sur le plateau dessiné

darjeeling-word-letter =
    { $variety ->
        [black] n
        [green] v
        [white] b
       *[red] r
    }
darjeeling-word-legend = chiffre : demi-caisses
darjeeling-word-city = cité
darjeeling-word-empty = vide
darjeeling-word-choosable = au choix
darjeeling-word-harbour = Port
darjeeling-word-quay = quai { $quay }
darjeeling-word-demand = Demande
darjeeling-word-demand-top = haut
darjeeling-word-bonus = Bonus
darjeeling-word-points = Points
darjeeling-word-ships = À venir
darjeeling-word-supply = Réserve
darjeeling-word-tokens = Actions
darjeeling-word-tiles = Récolte
darjeeling-word-hidden-tiles =
    { $n ->
        [one] { $n } jeton
       *[other] { $n } jetons
    }
darjeeling-word-bag = Sac { $n }
darjeeling-word-warehouse = Entrepôt
darjeeling-word-reserve = Jetons action restants { $n }
darjeeling-word-round = Manche { $n }
darjeeling-word-target = Score à atteindre { $n }
darjeeling-word-shipment = Cargaison de { darjeeling-word-laid }
darjeeling-word-load = Caisses chargées { $loaded } sur { $allowed }
