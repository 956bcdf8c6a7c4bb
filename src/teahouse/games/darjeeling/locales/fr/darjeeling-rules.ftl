# Les règles de Darjeeling, un message par numéro du registre.

darjeeling-rules-intro =
    Avec votre prospecteur, vous sillonnez les terres à thé et ramassez des jetons qui portent des demi-caisses de thé noir, vert, blanc et rouge.
    Réunies en caisses fermées d’une seule variété, elles peuvent être expédiées, avec un bonus selon la demande et un autre pour une grande cargaison.
    Au début de chacun de vos tours, vos caisses à bord des bateaux rapportent des points, mais chaque nouvelle cargaison fait descendre les bateaux plus anciens vers des quais moins rentables.
    La partie s’arrête dès qu’un joueur parvient au score à atteindre, { $scoring-target } points par défaut ; une fois déduite la pénalité pour demi-caisses, le plus grand nombre de points l’emporte.
darjeeling-rules-notice =
    Darjeeling est un jeu de Günter Burkhardt, édité par Abacusspiele et Rio Grande Games.
    Ce programme n’est lié ni à l’auteur ni aux éditeurs, et il présente les règles avec ses propres mots.
    Certaines données imprimées sont perdues et ont été reconstituées : la plupart des valeurs des barrettes multiplicateurs, le tracé des trois cartes et la forme des jetons à deux demi-caisses.
    Là où le livret de règles se tait, nous avons tranché ; chacune de ces décisions est appelée un arbitrage.

## Sections

darjeeling-rules-section-setup = Mise en place
darjeeling-rules-section-ships = Phase I : Points pour les bateaux
darjeeling-rules-section-collector = Phase II : Déplacement du prospecteur
darjeeling-rules-section-shipment = Phase III : Chargement d’une cargaison
darjeeling-rules-section-end = Fin de partie
darjeeling-rules-section-knowledge = Ce que tout le monde voit

## Mise en place

darjeeling-rule-D01 =
    Darjeeling se joue de 2 à 5.
    Choisissez une carte : Inde (conseillée à { $maps-india-players } joueurs), Ceylan (à { $maps-sri-lanka-players }), Chine (à { $maps-china-players }) ou une carte personnelle ; ces conseils ne sont pas des limites.
    Les autres options viennent de nous : écrans ouverts ou fermés, demi-caisses adjacentes ou opposées sur les jetons à deux demi-caisses, score à atteindre ({ $scoring-target } par défaut) et limite de manches (200 par défaut).
    Le premier joueur est tiré au sort, ou c’est une place de votre choix.
    .title = Joueurs et options
darjeeling-rule-D02 =
    Le sac contient { $box-tea-tiles } jetons récolte.
    Le thé noir compte { $tiles-black-1 } jetons à une demi-caisse, { $tiles-black-2 } à deux et { $tiles-black-3 } à trois.
    Le thé vert en compte { $tiles-green-1 }, { $tiles-green-2 } et { $tiles-green-3 }, le thé blanc { $tiles-white-1 }, { $tiles-white-2 } et { $tiles-white-3 }, le thé rouge { $tiles-red-1 }, { $tiles-red-2 } et { $tiles-red-3 }.
    .title = Jetons récolte
darjeeling-rule-D03 =
    Les cases de thé de la carte sont garnies de jetons récolte tirés du sac un par un.
    Les marqueurs de cité occupent les cases de cité.
    Les tracés imprimés sont perdus, et les nôtres sont reconstitués, sauf valeurs relevées dans une boîte.
    On ne connaît que le nombre de cités (3 en Inde, 2 à Ceylan, 3 en Chine) et les 52 cases de thé de la plus grande carte, que nous pensons être la Chine.
    .title = Construction de la carte
darjeeling-rule-D04 =
    La barrette multiplicateur du nombre de joueurs fixe le nombre de quais et leurs multiplicateurs ; un bateau est amarré à chaque quai.
    Le quai du bas a toujours le plus petit multiplicateur et le quai du haut le plus grand ; deux quais voisins peuvent avoir le même.
    De haut en bas : { $strips-2-multipliers } à deux joueurs ; { $strips-3-multipliers } à trois ; { $strips-4-multipliers } à quatre ; { $strips-5-multipliers } à cinq.
    La plupart des valeurs imprimées sont perdues, sauf valeurs relevées dans une boîte : la barrette à deux joueurs est déduite de récits de parties, celles à trois et quatre joueurs sont reconstituées.
    À cinq joueurs, les sept bateaux, les trois 3 et le 1 du bas sont connus, et le reste est reconstitué.
    .title = Quais et multiplicateurs
darjeeling-rule-D05 =
    Il y a huit pions demande, deux par variété.
    Ils sont rangés au hasard sur la cascade.
    .title = Pions demande
darjeeling-rule-D06 =
    La réserve contient { $box-action-tokens ->
        [one] { $box-action-tokens } jeton action
       *[other] { $box-action-tokens } jetons action
    }.
    .title = Jetons action
darjeeling-rule-D07 =
    Chaque joueur a un prospecteur, un écran et { $box-crates-per-player } caisses.
    Une caisse sert de marqueur de score et part de 0 ; les autres peuvent être chargées sur les bateaux.
    Les jetons récolte et les jetons action se gardent derrière l’écran.
    Les caisses restent à la vue de tous.
    .title = Matériel de chaque joueur
darjeeling-rule-D08 =
    Le premier joueur est choisi par les joueurs.
    Le jeu se poursuit vers la gauche.
    Notre arbitrage, là où le livret de règles se tait : il peut aussi être tiré au sort.
    .title = Premier joueur
darjeeling-rule-D09 =
    Le placement initial se fait dans l’ordre du tour, et chacun l’achève avant que le suivant commence.
    Vous posez d’abord une de vos caisses sur un bateau.
    Le premier joueur prend le bateau du quai du bas, et chaque joueur suivant celui du quai juste au-dessus.
    .title = Première caisse
darjeeling-rule-D10 =
    Choisissez ensuite un jeton récolte en bordure de la carte, mettez-le derrière votre écran et installez votre prospecteur à sa place.
    L’avant du prospecteur doit être tourné vers une case adjacente occupée par un jeton récolte, pas par une cité ni par un prospecteur.
    Son dos doit être tourné vers l’extérieur, c’est-à-dire un emplacement qui n’est pas une case de la carte.
    Une case couverte sur ses quatre côtés est toujours interdite, et la case d’un autre prospecteur ne compte pas comme extérieur.
    .title = Placement du prospecteur
darjeeling-rule-D11 =
    Si vous prenez un jeton à trois demi-caisses lors du placement initial, prenez aussi un jeton action, s’il en reste dans la réserve.
    Notre arbitrage : ce jeton est toujours pris, alors que le livret de règles en laisse le choix.
    .title = Jeton action au placement

## Phase I : Points pour les bateaux

darjeeling-rule-D12 =
    Au début de chacun de vos tours, dès le premier, vous marquez des points pour tous les bateaux qui portent vos caisses.
    Chaque bateau vaut le nombre de vos caisses à bord, multiplié par le multiplicateur de son quai.
    Additionnez tous vos bateaux.
    .title = Points pour les bateaux
darjeeling-rule-D13 =
    Si vous avez alors le score à atteindre ou plus, la partie s’arrête aussitôt, avant la phase II.
    .title = Score atteint en phase I

## Phase II : Déplacement du prospecteur

darjeeling-rule-D14 =
    Avant d’avancer, vous pouvez faire pivoter votre prospecteur une fois : de 90 degrés à gauche ou à droite gratuitement, ou de 180 degrés pour { $costs-turn-back ->
        [one] { $costs-turn-back } point
       *[other] { $costs-turn-back } points
    }.
    Après son déplacement, il reste tourné dans le sens où il a avancé.
    .title = Faire pivoter le prospecteur
darjeeling-rule-D15 =
    Vous devez ensuite avancer tout droit, d’autant de cases que vous voulez.
    Seules les cases situées strictement entre le départ et l’arrivée coûtent des points : { $costs-pass-tile } par jeton récolte, { $costs-pass-city } par cité, { $costs-pass-collector } par autre prospecteur.
    La case d’arrivée est gratuite.
    Le coût du demi-tour s’y ajoute.
    .title = Avancer tout droit
darjeeling-rule-D16 =
    Le déplacement doit finir sur un jeton récolte, jamais sur une cité ni sur un prospecteur.
    .title = Case d’arrivée
darjeeling-rule-D17 =
    Votre score peut descendre sous zéro, sans limite quand vous payez un demi-tour.
    Notre arbitrage, là où le livret de règles se tait : il en va de même quand vous payez une traversée.
    .title = Scores négatifs
darjeeling-rule-D18 =
    Après le déplacement, toujours dans cet ordre : payez, mettez le jeton récolte derrière votre écran, prenez un jeton action si c’est un jeton à trois demi-caisses et qu’il en reste un dans la réserve, puis regarnissez la case quittée.
    Tout cela se fait avant la phase III.
    Notre arbitrage : le jeton action est toujours pris, alors que le livret de règles en laisse le choix.
    .title = Après le déplacement
darjeeling-rule-D19 =
    La case que votre prospecteur a quittée est regarnie d’un jeton récolte du sac.
    Notre arbitrage, là où le livret de règles se tait : si le sac est vide au moment de piocher, la pile de l’entrepôt y retourne d’abord.
    S’il n’y a pas non plus de pile, la case reste vide jusqu’à la fin.
    .title = Regarnir la case
darjeeling-rule-D20 =
    Notre arbitrage, là où le livret de règles se tait : l’extérieur et les cases vides coupent la ligne.
    Un prospecteur ne peut ni les traverser ni s’y arrêter.
    L’extérieur est tout emplacement qui n’est pas une case de la carte ; une case vide est une case de la carte sans jeton, ni cité, ni prospecteur.
    .title = Bout de la ligne
darjeeling-rule-D21 =
    Notre arbitrage, là où le livret de règles se tait : il est interdit de pivoter vers une direction sans déplacement possible.
    Si le seul déplacement possible exige un demi-tour, vous devez le faire.
    Si aucune direction ne permet de se déplacer, la phase II est sautée : ni rotation, ni coût, ni case à regarnir.
    La phase III reste permise.
    .title = Demi-tour forcé ou blocage

## Phase III : Chargement d’une cargaison

darjeeling-rule-D22 =
    Vous pouvez expédier du thé une fois par tour.
    Une cargaison se compose d’autant de caisses entières que vous voulez, toutes de la même variété.
    .title = Une cargaison par tour
darjeeling-rule-D23 =
    Posez devant tout le monde les jetons récolte que vous utilisez.
    Aucune caisse ne peut rester ouverte : chaque demi-caisse touche une demi-caisse d’un jeton voisin.
    Seules les caisses comptent, et non les jetons : trois jetons à une demi-caisse autour d’un jeton à trois demi-caisses font trois caisses.
    .title = Caisses fermées
darjeeling-rule-D24 =
    Les jetons récolte se posent sur une grille carrée et doivent fermer exactement toutes leurs demi-caisses ; notre arbitrage, là où le livret de règles se tait : des groupes séparés sont permis.
    Une variété a au plus 7 jetons à deux demi-caisses et 3 à trois ; le total des jetons à une et à trois demi-caisses utilisés doit être pair, et il faut deux demi-caisses pour une caisse.
    Avec au moins deux jetons à une demi-caisse de plus que de jetons à trois, tout se ferme.
    Sinon, si les jetons à deux demi-caisses ont des demi-caisses adjacentes, seuls ces ensembles se ferment : quatre jetons à deux demi-caisses, sans autre jeton ; un jeton à une et un à trois, avec au moins trois jetons à deux ; deux jetons à une et deux à trois, avec au moins deux jetons à deux ; trois jetons à une et trois à trois, avec au moins un jeton à deux ; aucun jeton à une et deux à trois, avec quatre, six ou sept jetons à deux ; un jeton à une et trois à trois, avec au moins trois jetons à deux.
    Avec des demi-caisses opposées (en option), aucun de ces ensembles ne se ferme ; la forme imprimée est perdue, et les demi-caisses adjacentes sont reconstituées, sauf valeurs relevées dans une boîte.
    .title = Jetons qui se ferment
darjeeling-rule-D25 =
    Si votre prospecteur, après son déplacement, est à côté d’une cité, même en diagonale, toutes les caisses posées sont chargées.
    Sinon, on en charge une de moins.
    Notre arbitrage, là où le livret de règles dit que vous pouvez : vous ne choisissez pas ce nombre.
    .title = À côté d’une cité
darjeeling-rule-D26 =
    Il est interdit de poser des jetons récolte qui ne feraient charger aucune caisse.
    Sans cité voisine, une seule caisse ne suffit donc pas, sauf avec « Bonne conservation ».
    .title = Au moins une caisse
darjeeling-rule-D27 =
    Le bateau du quai du bas quitte le port, et ses caisses reviennent à leurs propriétaires.
    Tous les autres bateaux descendent d’un quai.
    Le bateau vidé passe au quai du haut et reçoit vos caisses.
    .title = Charger un bateau
darjeeling-rule-D28 =
    Votre réserve personnelle réunit toutes vos caisses qui ne sont pas sur un bateau, y compris celles qui viennent de vous revenir, mais sans le marqueur de score.
    Si elle suffit, on charge exactement le nombre prévu.
    Si elle ne suffit pas, on la charge en entier, et vous pouvez y ajouter vos propres caisses d’autres bateaux, jusqu’au nombre manquant ; vous choisissez sur quels bateaux les prendre.
    Notre arbitrage, là où le livret de règles se tait : vous pouvez n’ajouter aucune des caisses manquantes, une partie ou toutes, mais il faut charger au moins une caisse au total ; un bateau ainsi vidé reste à son quai.
    .title = Trop peu de caisses
darjeeling-rule-D29 =
    Les jetons récolte utilisés forment une pile face visible dans l’entrepôt.
    Ceux qui s’y trouvaient déjà retournent dans le sac.
    .title = Pile de l’entrepôt
darjeeling-rule-D30 =
    Des deux pions demande de la variété expédiée, le plus bas passe tout en haut de la cascade.
    Vous marquez 1 point pour chaque pion qui se trouve maintenant entre les deux, soit de 0 à 6 points.
    .title = Bonus de demande
darjeeling-rule-D31 =
    À partir de { $scoring-quantity-bonus-from ->
        [one] { $scoring-quantity-bonus-from } caisse chargée
       *[other] { $scoring-quantity-bonus-from } caisses chargées
    }, vous marquez 1 point par caisse chargée.
    Ce sont les caisses chargées qui comptent, pas les caisses posées.
    Notre arbitrage, là où le livret de règles se tait : celles que vous prenez sur vos autres bateaux comptent comme chargées.
    .title = Bonus de quantité
darjeeling-rule-D32 =
    Un jeton action ne se joue qu’avec une cargaison, au choix pour l’un ou l’autre effet.
    « Bonne conservation » fait charger toutes les caisses sans cité voisine, si bien que même une seule caisse peut partir ; « Double bonus de demande » double le bonus de demande, jamais le bonus de quantité.
    Vous pouvez jouer un ou deux jetons action par cargaison, deux seulement pour des effets différents.
    Un jeton gagné pendant ce tour peut servir ; les jetons joués retournent dans la réserve.
    Notre arbitrage, là où le livret de règles se tait : un jeton qui ne changerait rien ne peut pas être joué (« Bonne conservation » à côté d’une cité ou quand toutes vos caisses sont chargées de toute façon, « Double bonus de demande » quand le bonus est de 0).
    .title = Jouer des jetons action

## Fin de partie

darjeeling-rule-D33 =
    La partie s’arrête aussitôt qu’un joueur a le score à atteindre ou plus, y compris en phase III.
    Notre arbitrage, là où le livret de règles se tait : en phase III, on marque d’abord les deux bonus.
    On ne termine pas la manche.
    Les points au-delà du score à atteindre comptent.
    .title = Arrêt immédiat
darjeeling-rule-D34 =
    Chaque joueur perd ensuite { $scoring-penalty-per-half ->
        [one] { $scoring-penalty-per-half } point
       *[other] { $scoring-penalty-per-half } points
    } pour chaque demi-caisse des jetons récolte derrière son écran, qu’elle puisse être fermée ou non.
    Les jetons action ne valent rien.
    .title = Pénalité pour demi-caisses
darjeeling-rule-D35 =
    Le plus grand nombre de points l’emporte, même avec un score négatif.
    En cas d’égalité, la victoire est partagée.
    Le joueur qui a mis fin à la partie peut retomber sous le score à atteindre et perdre.
    .title = Victoire et égalité
darjeeling-rule-D38 =
    Notre arbitrage, là où le livret de règles se tait : si personne ne parvient au score à atteindre dans la limite de manches, par défaut 200 tours par joueur, la partie s’arrête après cette manche.
    La pénalité pour demi-caisses s’applique comme d’habitude, et le plus grand nombre de points l’emporte.
    .title = Limite de manches

## Ce que tout le monde voit

darjeeling-rule-D36 =
    Les jetons récolte et les jetons action derrière les écrans ont été pris sous les yeux de tous.
    Avec les écrans ouverts, notre arbitrage et le choix par défaut, tout le monde les voit, comme si chacun avait une mémoire parfaite.
    Avec les écrans fermés, comme dans le livret de règles, rien ne vous montre les jetons récolte et action des autres, ni sur la table, ni dans le journal ou le replay d’une partie en cours ; les bots n’en savent pas plus.
    Mais le journal dit où chaque prospecteur est allé et quel jeton est venu sur quelle case : qui le lit patiemment peut retrouver ce qui a été pris, comme le ferait une mémoire parfaite.
    Pour un vrai jeu de mémoire, ouvrez la table avec un journal qui ne dit que ce qui s’est passé depuis son dernier tour.
    Personne ne sait ce qui sortira du sac avant la pioche ; ce qu’il contient encore se déduit de ce qui est visible.
    .title = Écrans ouverts ou fermés
darjeeling-rule-D37 =
    Une carte personnelle est une grille de texte faite de cases de thé, de cités et d’extérieur, de 16 sur 16 au plus.
    Elle a de 12 à 80 cases de thé et de 1 à 3 cités, et toutes ses cases se rejoignent par leurs côtés.
    Le dernier joueur doit avoir un départ autorisé où que commencent les autres ; c’est vérifié exactement, pour le nombre de joueurs à la table.
    Sinon, la carte est refusée et la raison est donnée.
    Ces limites viennent de nous, comme celle sur les nombres de jetons modifiés : plus de 7 jetons à deux demi-caisses ou de 3 à trois par variété sont refusés.
    .title = Carte personnelle

## Questions fréquentes, avec la règle de ce numéro pour réponse

darjeeling-rules-question-D11 = Puis-je laisser le jeton action qui vient avec mon premier jeton récolte ?
darjeeling-rules-question-D17 = Et si je n’ai pas de quoi payer : mon score peut-il descendre sous zéro ?
darjeeling-rules-question-D19 = Que se passe-t-il quand le sac est vide ?
darjeeling-rules-question-D20 = Puis-je sauter par-dessus un trou de la carte ?
darjeeling-rules-question-D21 = Et si je ne peux aller nulle part ?
darjeeling-rules-question-D24 = Pourquoi mes jetons récolte ne se ferment-ils pas ?
darjeeling-rules-question-D25 = Puis-je charger moins de caisses que je n’en ai posé ?
darjeeling-rules-question-D28 = Et si je n’ai pas assez de caisses pour une cargaison ?
darjeeling-rules-question-D31 = Les caisses de mes autres bateaux comptent-elles pour le bonus de quantité ?
darjeeling-rules-question-D32 = Pourquoi ne puis-je pas jouer mon jeton action ici ?
darjeeling-rules-question-D33 = Termine-t-on la manche quand quelqu’un a le score à atteindre ?
darjeeling-rules-question-D38 = Et si personne ne parvient au score à atteindre ?
darjeeling-rules-question-D36 = Puis-je voir ce que les autres ont récolté ?
