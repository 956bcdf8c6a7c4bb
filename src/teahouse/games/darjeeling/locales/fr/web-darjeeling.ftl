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
        [ship] Vos caisses vont au meilleur quai et rapportent à chaque tour
        [lay_threes] Seuls partent les jetons sans demi-caisse ouverte
        [lay_twos] Seuls partent les jetons sans demi-caisse ouverte
        [lay_ones] Seuls partent les jetons sans demi-caisse ouverte
        [tokens] Fraîcheur : rien de perdu. Double : bonus doublé
       *[recall] Des caisses à bord peuvent passer au meilleur quai
    }
web-darjeeling-scoring-halves = Chaque demi-caisse derrière un écran coûte des points
web-darjeeling-scoring-places = Qui a le plus de points gagne ; à égalité, la victoire est partagée. Finir la partie ne suffit pas

## La carte

web-darjeeling-map = Carte : { $map }
web-darjeeling-own-map = Carte personnelle
web-darjeeling-by-city = à côté d’une cité : aucune caisse perdue
web-darjeeling-two-halves = deux demi-caisses bord à bord : une caisse
web-darjeeling-collector = { $cell } prospecteur, { $name }, tourné vers { darjeeling-word-direction }
web-darjeeling-collector-unturned = { $cell } prospecteur, { $name }

## Port, demande, réserves

web-darjeeling-arrives = nouvelle cargaison ici
web-darjeeling-leaves = part ensuite
web-darjeeling-demand = Demande, à partir du haut : { $markers }. Bonus :
web-darjeeling-lying = Ici, tout est couché : le haut est à gauche.
web-darjeeling-bag = Sac
web-darjeeling-tokens = Jetons action
web-darjeeling-shipment = Cargaison
web-darjeeling-nothing = rien
web-darjeeling-quay-does =
    Quai { $quay } : au début de votre tour, chacune de vos caisses ici rapporte { $multiplier ->
        [one] { $multiplier } point
       *[other] { $multiplier } points
    }. À chaque cargaison, le bateau du quai qui paie le moins part, et les autres passent au quai suivant
web-darjeeling-demand-does =
    { darjeeling-word-tea } : l’expédier rapporte { $bonus ->
        [one] { $bonus } point
       *[other] { $bonus } points
    }, un par pion demande placé avant les siens dans la rangée ; puis le dernier des siens passe en tête
web-darjeeling-warehouse-does = Les jetons de la dernière cargaison ; à la prochaine, ils retournent dans le sac
web-darjeeling-bag-does = Jetons dans le sac : ils remplissent les cases que les prospecteurs quittent
web-darjeeling-tokens-does = Un jeton à trois demi-caisses apporte un jeton action

## Ce qui est à moi

web-darjeeling-my-screen =
    { $memory ->
        [closed] Derrière votre écran, vous seul le voyez
       *[open] Derrière votre écran, ouvert à tous
    }
web-darjeeling-screen-of = { $name }, derrière l’écran
web-darjeeling-crop-does = Des jetons peuvent partir quand chaque demi-caisse en touche une autre
web-darjeeling-pays = demande +{ $bonus }
web-darjeeling-at-end = demi-caisses : { $points } à la fin
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
web-darjeeling-laid =
    { $n ->
        [one] { $n } caisse
       *[other] { $n } caisses
    }{ $lost ->
        [yes] {","} dont 1 perdue
        [token] {","} dont 1 perdue sans jeton
       *[no] {""}
    }
web-darjeeling-ship = Expédier du { darjeeling-word-tea }
web-darjeeling-open =
    { $n ->
        [one] { $n } moitié ouverte
       *[other] { $n } moitiés ouvertes
    }
web-darjeeling-not-closed = elles ne ferment pas encore de caisse
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
web-darjeeling-score = Points : { $points } sur { $target }
web-darjeeling-closed-bag = Les écrans sont fermés : le contenu du sac n’est pas montré.

## En bref

web-darjeeling-brief-goal = Dès que quelqu’un parvient au score à atteindre ({ $scoring-target }, sauf autre choix de la table), qui a le plus de points gagne.
web-darjeeling-brief-points =
    Bateaux : au début de chacun de vos tours, chacune de vos caisses à bord d’un bateau rapporte le multiplicateur de son quai.
    Bonus de demande avec une cargaison : le pion demande le plus bas de sa variété passe en haut de la cascade ; 1 point par pion alors situé entre les deux.
    Bonus de quantité : { $scoring-quantity-bonus-from } caisses ou plus, chargées ensemble, rapportent 1 point chacune.
    Points payés pour traverser un jeton récolte : { $costs-pass-tile }, une cité : { $costs-pass-city }, un prospecteur : { $costs-pass-collector }, pour faire demi-tour : { $costs-turn-back }.
    À la fin, moins { $scoring-penalty-per-half } par demi-caisse restée derrière votre écran.
web-darjeeling-brief-turn =
    Vos caisses à bord rapportent.
    Si vous voulez, faites pivoter le prospecteur à gauche ou à droite, puis avancez tout droit jusqu’à un jeton récolte et prenez-le.
    Expédiez si possible : des caisses fermées d’un seul thé. À côté d’une cité, toutes sont chargées, ailleurs une de moins.
    Le nouveau bateau prend le meilleur quai et pousse tous les autres d’un cran ; le dernier part, ses caisses reviennent.
web-darjeeling-brief-end = La partie s’achève aussitôt, même au milieu d’une manche, quand quelqu’un parvient au score à atteindre. Le décompte des demi-caisses peut encore tout changer.
web-darjeeling-brief-first =
    Choisissez un jeton en bordure de la carte et la direction de votre prospecteur.
    Avancez : le jeton suivant est gratuit, chaque jeton traversé coûte des points ({ $costs-pass-tile }).
    Réunissez une variété : deux demi-caisses bord à bord font une caisse, et aucune demi-caisse des jetons expédiés ne peut rester ouverte. Les jetons à une demi-caisse se ferment le plus facilement.
    Expédiez tôt : une caisse à un bon quai rapporte à chaque tour, jusqu’à ce que d’autres bateaux la poussent.
    Un jeton à trois demi-caisses apporte un jeton action, pour une meilleure cargaison plus tard.

## Options, en une ligne

web-darjeeling-option-map = L’Inde convient à tous, Ceylan à 2 ou 3 joueurs, la Chine à 4 ou 5. Ou dessinez la vôtre.
web-darjeeling-option-memory = Ouverts : tout le monde voit tous les jetons. Fermés : vous ne voyez que les vôtres.
web-darjeeling-option-two-half = Comment les deux demi-caisses sont placées sur un jeton : côte à côte ou face à face. La disposition d’origine n’est pas certaine.
web-darjeeling-option-target = La partie s’arrête dès que quelqu’un a ce nombre de points.
web-darjeeling-option-round-limit = La partie s’arrête au plus tard après ce nombre de manches.
web-darjeeling-option-first = Qui joue le premier tour.

## Une carte personnelle

web-darjeeling-map-own = Carte personnelle
web-darjeeling-map-lay = Poser
web-darjeeling-map-tile = Case de thé
web-darjeeling-map-city = Cité
web-darjeeling-map-outside = Extérieur
web-darjeeling-map-from = Partir de
web-darjeeling-map-clear = Une carte vide
web-darjeeling-map-cell =
    { $place }, { $kind ->
        [tile] case de thé
        [city] cité
       *[outside] extérieur
    }
web-darjeeling-map-count = Cases de thé : { $tiles } · cités : { $cities }
web-darjeeling-map-keys = Touchez une case ou tracez sur plusieurs. Au clavier : flèches, puis Entrée.
web-darjeeling-map-link = Copier un lien
web-darjeeling-map-save = Enregistrer un fichier
web-darjeeling-map-open = Ouvrir un fichier
web-darjeeling-map-copied = Copié : qui ouvre le lien trouve cette carte.
web-darjeeling-map-by-hand = Voici le lien, à copier à la main.
web-darjeeling-map-saved = Enregistré : { $file }.
web-darjeeling-map-read = Carte lue dans { $file }.
web-darjeeling-map-unread = Il n’y a pas de carte dans { $file }.

# The question while tiles of all sizes are laid as one picture.
web-darjeeling-lay = Choisissez les caisses que vous posez
