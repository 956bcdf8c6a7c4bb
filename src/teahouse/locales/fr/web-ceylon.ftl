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

web-ceylon-turn-card = Orienter la carte
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
        [barred] { $name } joue : déplacez-vous ou prenez des roupies
       *[free] { $name } joue : vous pouvez { ceylon-word-others }
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
           *[other] { $left } plantations à portée, au choix
        }
        [one] { $n } caisse prise, encore { $left } à portée
       *[other] { $n } caisses prises, encore { $left } à portée
    }
web-ceylon-discard-note =
    { $n ->
        [one] { $n } caisse de trop
       *[other] { $n } caisses de trop
    }
web-ceylon-card-idle = Cette action est impossible pour l’instant. Vous pouvez tout de même jouer la carte, puis vous déplacer ou prendre des roupies.

## The end

web-ceylon-ending =
    { $why ->
        [marker] Dernière manche : quelqu’un a posé sa dernière feuille de thé. Chacun aura joué le même nombre de tours.
       *[deck] Dernière manche : la dernière carte est piochée. Chacun aura joué le même nombre de tours.
    }
web-ceylon-scoring-places = Une majorité rapporte 10, 6, 3 et 1 points aux quatre premiers. À égalité, le plus avancé sur la piste de technologie passe devant ; sur la même case, celui dont le disque est au-dessus.
web-ceylon-scoring-district = Dans un district, seuls comptent ceux qui y ont une plantation et son conseiller.

## Le plateau en texte

web-ceylon-say-wagon = Wagon { $wagon } : la compagnie { $company } demande { $demand } et donne { $rupees } roupies ou { $points } points
web-ceylon-say-councillor = Conseiller du district { ceylon-word-district } : { $title }, engagé par { $names }
web-ceylon-say-technology = Case { $space } de la piste de technologie : { $names }
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
