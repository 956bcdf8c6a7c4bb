# Darjeeling dans le navigateur : noms des pièces et des lieux, infobulles, le plateau en texte.

web-darjeeling-progress = Manche { $round } · jusqu’à { $target }
web-darjeeling-phase-ships = Bateaux
web-darjeeling-phase-collector = Prospecteur
web-darjeeling-phase-shipment = Cargaison
web-darjeeling-ask =
    { $decision ->
        [start] Ses demi-caisses sont à vous ; le prospecteur part de là
        [face] Il avance tout droit ; un quart de tour est gratuit
        [move] Vous prenez ce jeton ; en traverser d’autres coûte des points
        [ship] Vos caisses vont au quai du haut et rapportent à chaque tour
        [lay_threes] Seuls partent les jetons sans demi-caisse ouverte
        [lay_twos] Seuls partent les jetons sans demi-caisse ouverte
        [lay_ones] Seuls partent les jetons sans demi-caisse ouverte
        [tokens] Fraîcheur : rien de perdu. Double : bonus doublé
       *[recall] Des caisses à bord peuvent passer au quai du haut
    }
web-darjeeling-scoring-halves = Chaque demi-caisse derrière un écran coûte des points
web-darjeeling-scoring-places = Qui a le plus de points gagne ; à égalité, la victoire est partagée. Finir la partie ne suffit pas

## La carte

web-darjeeling-map = Carte : { $map }
web-darjeeling-own-map = Carte personnelle
web-darjeeling-by-city = à côté d’une cité : aucune caisse perdue
web-darjeeling-two-halves = deux moitiés bord à bord : une caisse
web-darjeeling-collector = { $cell } prospecteur, { $name }, tourné vers { darjeeling-word-direction }
web-darjeeling-collector-unturned = { $cell } prospecteur, { $name }

## Port, demande, réserves

web-darjeeling-arrives = nouvelle cargaison ici
web-darjeeling-leaves = part ensuite
web-darjeeling-demand = Demande, à partir du haut : { $markers }. Bonus :
web-darjeeling-bag = Sac
web-darjeeling-tokens = Jetons action
web-darjeeling-shipment = Cargaison
web-darjeeling-nothing = rien
web-darjeeling-quay-does =
    Quai { $quay } : au début de votre tour, chacune de vos caisses ici rapporte { $multiplier ->
        [one] { $multiplier } point
       *[other] { $multiplier } points
    }. À chaque cargaison, le bateau du bas part et les autres descendent d’un quai
web-darjeeling-demand-does =
    { darjeeling-word-tea } : l’expédier rapporte { $bonus ->
        [one] { $bonus } point
       *[other] { $bonus } points
    }, un par pion demande au-dessus du plus haut de ses deux ; puis le plus bas passe en haut
web-darjeeling-warehouse-does = Les jetons de la dernière cargaison ; à la prochaine, ils retournent dans le sac
web-darjeeling-bag-does = Jetons dans le sac : ils remplissent les cases que les prospecteurs quittent
web-darjeeling-tokens-does = Un jeton à trois demi-caisses apporte un jeton action

## Ce qui est à moi

web-darjeeling-my-screen =
    { $memory ->
        [closed] Votre écran, vous seul le voyez
       *[open] Votre écran, visible de tous
    }
web-darjeeling-screen-of = { $name }, derrière l’écran
web-darjeeling-crop-does = Des jetons peuvent partir quand chaque demi-caisse en touche une autre
web-darjeeling-pays = demande +{ $bonus }
web-darjeeling-at-end = moitiés : { $points } à la fin
web-darjeeling-variety =
    { $variety ->
        [black] Noir
        [green] Vert
        [white] Blanc
       *[red] Rouge
    }
web-darjeeling-tiles-of =
    { $n ->
        [one] { $n } jeton de { darjeeling-word-tea }
       *[other] { $n } jetons de { darjeeling-word-tea }
    }
web-darjeeling-crates =
    { $n ->
        [one] { $n } caisse
       *[other] { $n } caisses
    }
web-darjeeling-open =
    { $n ->
        [one] { $n } moitié ouverte
       *[other] { $n } moitiés ouvertes
    }
web-darjeeling-so-far =
    { $n ->
        [one] { $n } moitié posée
       *[other] { $n } moitiés posées
    }
web-darjeeling-my-tokens =
    { $n ->
        [one] { $n } jeton action
       *[other] { $n } jetons action
    }
web-darjeeling-use =
    { $use ->
        [none] Aucun jeton
        [fresh] Fraîcheur
        [double] Double
       *[both] Les deux
    }
web-darjeeling-fresh-does = rien de perdu loin d’une cité
web-darjeeling-double-does = bonus de demande doublé
web-darjeeling-brings =
    { $crates ->
        [one] { $crates } caisse, demande +{ $bonus }
       *[other] { $crates } caisses, demande +{ $bonus }
    }
web-darjeeling-my-supply =
    { $n ->
        [one] { $n } caisse en réserve
       *[other] { $n } caisses en réserve
    }
web-darjeeling-next = bateaux : +{ $points } au prochain tour
web-darjeeling-score = { $points } points sur { $target }
web-darjeeling-closed-bag = Les écrans sont fermés : le contenu du sac n’est pas montré.
