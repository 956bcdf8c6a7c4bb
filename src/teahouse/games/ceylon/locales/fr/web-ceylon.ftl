# ceylon dans le navigateur : noms des pièces et des lieux, infobulles, le plateau en texte.

## Mots sur les pièces

web-ceylon-you = Vous
web-ceylon-others = Les autres
web-ceylon-or = ou
web-ceylon-points = points
web-ceylon-rupees = roupies
web-ceylon-nobody = personne
web-ceylon-kind =
    { $kind ->
        [plant] Planter
        [harvest] Récolter
        [trade] Commercer
        [councillor] Conseiller
        [technology] Technologie
        [move] Se déplacer
       *[rupees] Roupies
    }
web-ceylon-tokens =
    { $n ->
        [one] { $n } jeton technologie
       *[other] { $n } jetons technologie
    }

## Le plateau

web-ceylon-island = L’île
web-ceylon-left-out = { ceylon-word-district } est retiré
web-ceylon-legend = Thé selon le niveau
web-ceylon-legend-level = Niveau { $level } : { ceylon-word-tea }
web-ceylon-terrain = Tuiles relief
web-ceylon-pile =
    { $n ->
        [one] { $n } contrat dans la pile
       *[other] { $n } contrats dans la pile
    }
web-ceylon-technology = Technologie
web-ceylon-start = départ
web-ceylon-councillor =
    { ceylon-word-district }, { $title } : { $effect }. { $n ->
        [0] Aucun disque
        [one] { $n } disque
       *[other] { $n } disques
    }
web-ceylon-effect =
    { $councillor ->
        [move] { ceylon-word-rupees } par pas après le premier
        [take_rupees] { ceylon-word-rupees } de plus en prenant des roupies
        [plant_adjacent] aussi à côté du pion, dans son district
        [trade] { ceylon-word-rupees } par commerce
        [technology] { ceylon-word-points } par développement
        [plant_cost] planter pour { ceylon-word-rupees }
        [councillor_cost] engager pour { ceylon-word-rupees }
       *[warehouse] place pour { $n } caisses
    }
web-ceylon-bonus-rule =
    { $n ->
        [3] Une plantation dans les trois districts
       *[other] Une plantation dans les quatre districts
    }

## Le plateau individuel

web-ceylon-harvest-all = Récolter { $n }
web-ceylon-played = Carte sur la table
web-ceylon-no-card = Aucune carte sur la table
web-ceylon-deck =
    { $n ->
        [one] { $n } carte dans la pioche
       *[other] { $n } cartes dans la pioche
    }
web-ceylon-contracts = Contrats
web-ceylon-held =
    Compagnie { $company } : { $n ->
        [one] { $n } contrat
       *[other] { $n } contrats
    }
web-ceylon-free-space = libre
web-ceylon-markers-left =
    { $n ->
        [one] { $n } feuille restante
       *[other] { $n } feuilles restantes
    }
web-ceylon-warehouse = Entrepôt
web-ceylon-room = { $n } sur { $room }
web-ceylon-tile-effect =
    { $tile ->
        [rupees] { ceylon-word-rupees } de plus
        [move] partout, gratuit
        [plant] sur votre plantation
        [technology] { $n } cases d’un coup
        [councillor] d’un autre district
        [harvest] partout sur l’île
       *[trade] livrer une de moins
    }
web-ceylon-tile-used = utilisée

## Faits et choses à consulter

web-ceylon-contracts-of =
    { $n ->
        [one] { $n } contrat
       *[other] { $n } contrats
    }, { $companies ->
        [one] { $companies } compagnie
       *[other] { $companies } compagnies
    }
web-ceylon-planted =
    { $n ->
        [one] { $n } feuille placée sur { $all }
       *[other] { $n } feuilles placées sur { $all }
    }
web-ceylon-chests =
    { $n ->
        [one] { $n } caisse
       *[other] { $n } caisses
    }, place pour { $room }
web-ceylon-cards = Cartes action
web-ceylon-cards-where = { $unseen } jamais vues, dont { $deck } dans la pioche
web-ceylon-card = Carte
web-ceylon-unseen = Non vues
web-ceylon-played-cards = Jouées

## Où en est la partie

web-ceylon-turn = Tour { $turn }
web-ceylon-last-round = Tour { $turn } · dernière manche
web-ceylon-setting-up = Mise en place
web-ceylon-over = { $turn } tours joués
web-ceylon-phase-terrain = Relief
web-ceylon-phase-first = Premières plantations
web-ceylon-phase-card = Carte
web-ceylon-phase-action = Votre action
web-ceylon-phase-active = Joueur actif
web-ceylon-phase-others = Les autres
web-ceylon-phase-draw = Pioche

## What is asked

web-ceylon-ask =
    { $decision ->
        [first] Votre pion y commence aussi
       *[card] Vous d’abord, puis chacun des autres
    }
web-ceylon-answered = Votre carte, pour les autres : { ceylon-word-others }
web-ceylon-turn-of = { $name } joue
web-ceylon-own-note =
    { $state ->
        [barred] Impossible pour l’instant : { ceylon-word-action }
       *[free] Votre carte, un déplacement ou des roupies
    }
web-ceylon-follow =
    { $state ->
        [barred] À vous après { $name } : déplacez-vous ou prenez des roupies
       *[free] À vous après { $name } : vous pouvez { ceylon-word-others }
    }
web-ceylon-follow-note =
    { $state ->
        [barred] Impossible pour l’instant : { ceylon-word-others }
       *[free] La carte le permet. Ou déplacement, ou roupies
    }
web-ceylon-harvest-note =
    { $n ->
        [0] { $left ->
            [one] { $left } plantation à portée
           *[other] { $left } plantations à portée : une ou plusieurs
        }
        [one] { $n } caisse prise, encore { $left } à portée
       *[other] { $n } caisses prises, encore { $left } à portée
    }
web-ceylon-discard-note =
    { $n ->
        [one] { $n } caisse de trop
       *[other] { $n } caisses de trop
    }
web-ceylon-pawn-elsewhere = Votre pion n’est pas dans le district { ceylon-word-district } : on engage le conseiller du district où il se trouve
web-ceylon-card-idle = Cette action est impossible pour l’instant. Vous pouvez tout de même jouer la carte, puis vous déplacer ou prendre des roupies.

## The end

web-ceylon-ending =
    { $why ->
        [marker] Dernière manche : quelqu’un a posé sa dernière feuille de thé. Chacun aura joué le même nombre de tours.
       *[deck] Dernière manche : la dernière carte est piochée. Chacun aura joué le même nombre de tours.
    }
web-ceylon-scoring-places = Une majorité rapporte { $scoring-majority } points aux quatre premiers. À égalité, le plus avancé sur la piste de technologie passe devant ; sur la même case, celui dont le disque est au-dessus.
web-ceylon-scoring-district = Dans un district, seuls comptent ceux qui y ont une plantation et son conseiller.

## Le plateau en texte

web-ceylon-say-wagon = Wagon { $wagon } : la compagnie { $company } demande { $demand } et donne { $rupees } roupies ou { $points } points
web-ceylon-say-councillor = Conseiller du district { ceylon-word-district } : { $title } (engagé par : { $names })
web-ceylon-say-technology = Case { $space } de la piste de technologie : { $names }
web-ceylon-say-seat = { $name } : { $points }
web-ceylon-say-hex = { $hex } : { ceylon-word-district }, niveau { $level }
web-ceylon-say-plantation =
    { $markers ->
        [one] plantation : { $name }
       *[other] plantation : { $name }, { $markers } feuilles
    }
web-ceylon-say-pawns =
    { $n ->
        [one] pion : { $names }
       *[other] pions : { $names }
    }

## En bref

web-ceylon-brief-goal = Qui a le plus de points gagne. Quelques-uns se marquent en cours de partie, la plupart à la fin.
web-ceylon-brief-points =
    Majorités à la fin, { $scoring-majority } points chacune : le plus de roupies, le plus loin sur la piste de technologie, le plus de feuilles de thé dans chaque district. Un district ne compte pour vous que si vous avez son conseiller.
    Compagnies différentes parmi vos contrats : { $scoring-companies } points pour une à cinq.
    Une plantation dans chaque district : { $scoring-district-bonus } points, dans l’ordre où les joueurs y parviennent.
    En cours de partie : contrats dont vous prenez les points, cases à points de la piste de technologie, { $income-owner-point ->
        [one] { $income-owner-point } point
       *[other] { $income-owner-point } points
    } par caisse que les autres récoltent chez vous.
    Moins { $scoring-leftover-marker } par feuille de thé restée sur votre plateau.
    À égalité, le plus avancé sur la piste de technologie passe devant.
web-ceylon-brief-turn =
    Jouez une carte : l’une de ses deux actions est pour vous, l’autre pour tous les autres.
    Faites votre action, ou bien déplacez votre pion ou prenez { $income-take-rupees ->
        [one] { $income-take-rupees } roupie
       *[other] { $income-take-rupees } roupies
    }.
    Puis chacun des autres fait l’autre action, ou se déplace, ou prend des roupies.
    Vous piochez une carte. Aux tours des autres, vous agissez aussi.
    Développer la technologie donne aussi un jeton technologie : une action supplémentaire pendant l’un de vos tours.
web-ceylon-brief-end = La partie s’achève quand quelqu’un a posé sa dernière feuille de thé ou que la dernière carte est piochée ; tous auront joué le même nombre de tours.
web-ceylon-brief-first =
    Placez votre première plantation à basse altitude, dans un district que personne n’a choisi ; des collines à côté sont utiles, elles donnent du thé vert et blanc.
    Regardez les wagons : un contrat demande trois caisses et un emplacement de contrat libre, ou celui de sa compagnie ; planter en libère. Il rapporte des roupies ou des points.
    Jouez une carte dont vous pouvez faire l’action maintenant et dont l’autre moitié aide peu les autres.
    Récolter est gratuit : prenez une caisse dans chaque plantation autour de votre pion, celles des autres aussi.
    Les roupies paient les plantations ({ $costs-plant }), un conseiller ({ $costs-councillor }) ou la technologie ({ $costs-technology }) ; sans elles, prenez { $income-take-rupees ->
        [one] { $income-take-rupees } roupie
       *[other] { $income-take-rupees } roupies
    } ou allez là où vous voulez planter ensuite.

## Options, en une ligne

web-ceylon-option-starting-tiles = La variante : chaque joueur a une tuile avec une capacité ; le plus petit chiffre commence.
web-ceylon-option-left-out = Seulement à 2 joueurs, qui n’utilisent que trois des quatre districts.
web-ceylon-option-terrain = Le relief est tiré au hasard, ou les joueurs le placent avant la partie.
web-ceylon-option-first = Avec les tuiles de départ, le plus petit chiffre commence.
