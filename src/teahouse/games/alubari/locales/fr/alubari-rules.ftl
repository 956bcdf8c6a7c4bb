# Les règles d’Alubari, un message par numéro du registre.

alubari-rules-intro =
    Vous dégagez des plantations de thé des gravats du piémont himalayen, récoltez leurs feuilles et les convertissez en chai pour des ouvriers assoiffés.
    Ensemble, vous posez le chemin de fer de Siliguri à Darjeeling et construisez des zones de gare le long de la voie.
    À chaque manche, vous placez vos ouvriers sur sept zones d’actions, résolues ensuite de A à G ; les contrats renforcent une action une fois et rapportent des points à la fin si leur condition est remplie.
    Quand le chemin de fer est achevé, qui a le plus de points l’emporte ; en solo, vous jouez pour des réalisations.
alubari-rules-notice =
    Alubari est un jeu de Tony Boydell ; mode solo d’Aernout Cassier.
    Ce programme n’est lié ni à l’auteur ni aux éditeurs, et il présente les règles avec ses propres mots.
    Une bonne part de ce qui était imprimé est perdue et a été reconstituée : la plupart des contrats, les coûts des gares et des équipements, la plupart des plantations, les cases d’ouvrier, une partie des pistes.
    Là où le livret se tait, nous avons tranché ; chacune de ces décisions s’appelle un arbitrage.

## Sections

alubari-rules-section-setup = Mise en place
alubari-rules-section-round = La manche : contrats, météo, entrepôt
alubari-rules-section-labourers = Assignation des ouvriers
alubari-rules-section-resolution = Résolution des actions
alubari-rules-section-equipment = Équipement
alubari-rules-section-events = Évènements
alubari-rules-section-end = Fin de partie
alubari-rules-section-scoring = Décompte final
alubari-rules-section-solo = Partie solo
alubari-rules-section-supplies = Réserves, contrats, ce qui est caché

## Mise en place

alubari-rule-A01 =
    Alubari se joue de 1 à 5.
    Option : la plantation Alubari est imprimée (par défaut, plus facile) ou recouverte d’une carte.
    Notre arbitrage : le premier joueur est tiré au sort ou choisi.
    .title = Joueurs et options
alubari-rule-A02 =
    À moins de { $darjeeling-second-area-from } joueurs, une tuile de blocage ferme la deuxième zone de gare de Darjeeling.
    .title = Deuxième zone de Darjeeling
alubari-rule-A03 =
    La fin de la piste de chai est bloquée : le maximum est de { $chai-track-limit-1 } chai en solo, { $chai-track-limit-2 } à deux joueurs, { $chai-track-limit-3 } à trois, { $chai-track-limit-4 } à quatre, { $chai-track-limit-5 } à cinq.
    On sait que deux cases sont bloquées à trois joueurs ; les autres nombres sont reconstitués, sauf valeurs relevées dans une boîte.
    .title = Fin de la piste de chai
alubari-rule-A04 =
    Trois marqueurs de capacité occupent les cases de départ des capacités de déblayage, de pose de voie et de récolte.
    .title = Marqueurs de capacité
alubari-rule-A05 =
    Le nombre de cases d’ouvrier de chaque zone d’actions dépend du nombre de joueurs.
    À 1 ou 2 joueurs : A { $actions-a-1 }, B { $actions-b-1 }, C { $actions-c-1 }, D { $actions-d-1 }, E { $actions-e-1 }, F { $actions-f-1 }, G { $actions-g-1 } ; à trois : A { $actions-a-2 }, B { $actions-b-2 }, C { $actions-c-2 }, D { $actions-d-2 }, E { $actions-e-2 }, F { $actions-f-2 }, G { $actions-g-2 } ; à quatre ou cinq : A { $actions-a-3 }, B { $actions-b-3 }, C { $actions-c-3 }, D { $actions-d-3 }, E { $actions-e-3 }, F { $actions-f-3 }, G { $actions-g-3 }.
    Les nombres imprimés sont perdus, ceux-ci sont reconstitués, sauf valeurs relevées dans une boîte.
    .title = Cases d’ouvrier
alubari-rule-A06 =
    Les 30 contrats sont mélangés et deux révélés en A et B.
    Le dos du suivant donne la météo de la manche 2 avant qu’il soit révélé en C ; le dos de celui d’après donne celle de la manche 3.
    La manche 1 n’a pas de météo.
    .title = Premiers contrats et météo
alubari-rule-A07 =
    Des cartes plantation, d’un côté au hasard, forment une rangée de plantations de thé : { $estates-slots-1 } en solo, { $estates-slots-2 } à deux joueurs, { $estates-slots-3 } à trois, { $estates-slots-4 } à quatre, { $estates-slots-5 } à cinq.
    Notre arbitrage : Alubari est la plus à gauche, imprimée ou recouverte.
    .title = Rangée de plantations
alubari-rule-A08 =
    Chaque case de plantation reçoit autant de gravats qu’il y est imprimé.
    .title = Gravats des plantations
alubari-rule-A09 =
    Parmi les huit équipements, certains, tirés au hasard, forment le hangar à locomotives : { $shed-dealt-2 } à deux joueurs, { $shed-dealt-3 } à trois, { $shed-dealt-4 } à quatre, { $shed-dealt-5 } à cinq.
    Ceux qui viennent avec du chai portent un cube de chai.
    .title = Hangar à locomotives
alubari-rule-A10 =
    Le sac reçoit minerais de fer et pierres selon le nombre de joueurs : { $bag-iron-1 } et { $bag-stone-1 } en solo, { $bag-iron-2 } et { $bag-stone-2 } à deux, { $bag-iron-3 } et { $bag-stone-3 } à trois, { $bag-iron-4 } et { $bag-stone-4 } à quatre, { $bag-iron-5 } et { $bag-stone-5 } à cinq.
    De 2 à 5 joueurs, tous les cubes de chai qui ne sont sur aucun équipement y vont, en solo { $bag-chai-solo }.
    .title = Sac d’approvisionnement
alubari-rule-A11 =
    Des cubes du sac garnissent l’entrepôt : { $bag-first-fill-1 } en solo, { $bag-first-fill-2 } à deux joueurs, { $bag-first-fill-3 } à trois, { $bag-first-fill-4 } à quatre, { $bag-first-fill-5 } à cinq.
    Les cubes évènement ne vont qu’ensuite dans le sac, dans le même ordre : { $bag-event-cubes-1 }, { $bag-event-cubes-2 }, { $bag-event-cubes-3 }, { $bag-event-cubes-4 }, { $bag-event-cubes-5 }.
    .title = Premier entrepôt
alubari-rule-A12 =
    Chaque joueur a { $box-labourers-per-player } ouvriers, dont le dernier attend à la Tea House, et { $box-markers-per-player } marqueurs propriété.
    L’un est sur la piste de chai ; tous les autres peuvent être placés.
    .title = Ce qu’a chaque joueur
alubari-rule-A13 =
    Notre arbitrage : le premier joueur est tiré au sort ou choisi, et détient le marqueur premier joueur.
    Dans le livret, c’est le dernier à avoir bu du thé.
    .title = Premier joueur

## La manche : contrats, météo, entrepôt

alubari-rule-A14 =
    Une manche a cinq phases : contrats, météo, entrepôt et évènements, ouvriers, actions.
    La manche 1 commence par les ouvriers.
    .title = Cinq phases
alubari-rule-A15 =
    Un contrat en A est défaussé, les autres remontent et de nouveaux comblent les places vides.
    S’il faut une carte et que la pioche est vide, la défausse est mélangée.
    Notre arbitrage : si les deux sont vides, les places le restent.
    .title = Réapprovisionnement des contrats
alubari-rule-A16 =
    L’ancienne météo part et les marqueurs descendent d’une case ; le plus bas est la météo du jour et change les capacités dans l’ordre déblayage, pose de voie, récolte.
    Le dos du premier contrat donne la nouvelle prévision.
    Notre arbitrage : sans carte, elle est tirée comme les dos imprimés.
    .title = Ajustement de la météo
alubari-rule-A17 =
    Changement des capacités de déblayage, de pose de voie et de récolte : soleil { $weather-sun } ; pluie { $weather-rain } ; brouillard { $weather-fog }.
    Par brouillard, la dernière case de B et de D est bloquée cette manche.
    Notre arbitrage : une fois B devenue case de construction, le brouillard ne bloque que D.
    .title = Soleil, pluie, brouillard
alubari-rule-A18 =
    La capacité de déblayage suit les cases { $rates-excavation-values }.
    Au-delà de l’extrémité droite, elle y reste et une récolte a lieu aussitôt, quel que soit le dépassement.
    À l’extrémité gauche, une baisse est ignorée.
    .title = Capacité de déblayage
alubari-rule-A19 =
    Les hausses et baisses de la capacité de pose de voie au-delà de ses extrémités sont ignorées.
    .title = Capacité de pose de voie
alubari-rule-A20 =
    Une hausse au-delà de la case la plus à droite y laisse le marqueur et déclenche aussitôt une récolte ; y être simplement n’en déclenche pas.
    À l’extrémité gauche, une baisse est ignorée.
    .title = Capacité de récolte
alubari-rule-A21 =
    Lors d’une récolte, chaque joueur prend des feuilles : ses cases de plantation multipliées par la capacité de récolte, arrondi à l’inférieur.
    Puis le marqueur revient à sa case de départ.
    Les récoltes viennent des capacités, des évènements 2 et 6 et de contrats.
    .title = Récolte
alubari-rule-A22 =
    On pioche des cubes dans le sac : { $bag-refill-1 } en solo, { $bag-refill-2 } à deux joueurs, { $bag-refill-3 } à trois, { $bag-refill-4 } à quatre, { $bag-refill-5 } à cinq, ou tous ceux qui restent.
    Minerais de fer, pierres et chai vont à l’entrepôt, avec ce qui y était.
    .title = Réapprovisionnement de l’entrepôt
alubari-rule-A23 =
    Les cubes évènement sont placés en dernier, chacun sur la case suivante de la roue, le premier de la partie sur la case 1.
    Chaque évènement a lieu avant le cube suivant.
    Notre arbitrage : les cubes remis dans le sac par un évènement ne sont pas repiochés lors de ce réapprovisionnement.
    .title = Cubes évènement
alubari-rule-A24 =
    La roue des évènements tourne : après la case 6 vient la case 1, et les évènements peuvent revenir.
    .title = Roue

## Assignation des ouvriers

alubari-rule-A25 =
    Qui possède un équipement peut payer { $numbers-third-labourer-chai } chai pour son troisième ouvrier cette manche.
    Gratuit (zone de gare, train d’inspection, contrat), il ne se paie pas.
    Ce chai n’est pas le bonus chai.
    Notre arbitrage : on décide à partir du premier joueur ; gratuit par une zone ou un contrat, il n’exige pas d’équipement, et non pris il est perdu ; jamais plus d’un.
    .title = Troisième ouvrier
alubari-rule-A26 =
    À tour de rôle, chacun place un ouvrier sur une case libre de n’importe quelle zone d’actions, jusqu’à ce que tous soient placés.
    L’ordre des cases est libre, et plusieurs de vos ouvriers peuvent être dans une même zone.
    Notre arbitrage : un ouvrier peut aussi être placé là où son action sera impossible.
    .title = Placer les ouvriers

## Résolution des actions

alubari-rule-A27 =
    Les zones d’actions sont résolues de A à G : dans chacune, d’abord les contrats, puis les cases dans l’ordre.
    .title = Zones A à G
alubari-rule-A28 =
    Avant la résolution d’une zone, chacun une fois, à partir du premier joueur, peut utiliser ses contrats non inclinés portant sa lettre, même sans ouvrier.
    Un contrat utilisé est incliné, son effet dure jusqu’à la fin de la manche ; chacun sert une fois.
    Un contrat obtenu plus tôt dans la manche peut servir dans une zone suivante.
    Notre arbitrage : l’ordre est fixé au début de la zone, et un contrat peut servir sans effet.
    .title = Utiliser des contrats
alubari-rule-A29 =
    L’action d’un ouvrier doit être effectuée si possible, ouvrier par ouvrier.
    Déblayage, pose de voie, première construction, bureau de poste et chaiwala sont obligatoires ; le nombre de cubes en A, les mini-actions en C et la deuxième construction sont libres.
    .title = Les ouvriers doivent agir
alubari-rule-A30 =
    Avant l’action d’un ouvrier, vous pouvez payer 1 chai pour l’action renforcée : un chai par ouvrier et par manche, jamais en G.
    Cela vaut aussi pour les actions supplémentaires des contrats.
    Notre arbitrage : seulement si ce que le chai ajoute peut alors être effectué au moins en partie, dans toutes les zones ; donc pas pour une deuxième construction impossible.
    .title = Bonus chai
alubari-rule-A31 =
    Prenez jusqu’à { $numbers-stock-yard-cubes ->
        [one] { $numbers-stock-yard-cubes } cube
       *[other] { $numbers-stock-yard-cubes } cubes
    } au choix, dont { $numbers-stock-yard-chai-cubes } chai au plus.
    L’ouvrier de la dernière case prend aussi le marqueur premier joueur aussitôt ; il vaut dès la zone suivante.
    Bonus chai : { $numbers-stock-yard-chai-bonus } cubes de plus, dont un peut être du chai.
    .title = A : entrepôt
alubari-rule-A32 =
    Un cube de chai pris, à l’entrepôt ou avec un équipement, fait avancer votre marqueur d’une case sur la piste de chai et quitte la partie.
    Notre arbitrage : au-delà du maximum, le chai est perdu et le cube part quand même.
    .title = Cubes de chai
alubari-rule-A33 =
    Prenez des gravats selon la capacité de déblayage, depuis la case de plantation la plus à gauche qui en a, puis vers la droite.
    Qui prend le dernier d’une case y place un marqueur propriété.
    Il faut prendre le nombre complet s’il s’y trouve, bonus actifs compris.
    Bonus chai : capacité +{ $numbers-excavate-chai-bonus }.
    .title = B : déblayage
alubari-rule-A34 =
    S’il ne reste aucun gravat sur les plantations de thé à la fin d’une manche, la zone B est dès la suivante une seule case de construction, avec le bonus chai de E, jusqu’à la fin.
    .title = B devient une case de construction
alubari-rule-A35 =
    Jusqu’à { $numbers-works-steps ->
        [one] { $numbers-works-steps } mini-action
       *[other] { $numbers-works-steps } mini-actions
    }, dans l’ordre voulu, avec répétition possible : { $numbers-works-iron-for-steel ->
        [one] { $numbers-works-iron-for-steel } minerai
       *[other] { $numbers-works-iron-for-steel } minerais
    } de fer au sac pour 1 barre d’acier ; { $numbers-works-rubble-for-stone ->
        [one] { $numbers-works-rubble-for-stone } gravat
       *[other] { $numbers-works-rubble-for-stone } gravats
    } pour 1 pierre de l’entrepôt ou du sac ; 1 pierre au sac pour { $numbers-works-rubble-from-stone ->
        [one] { $numbers-works-rubble-from-stone } gravat
       *[other] { $numbers-works-rubble-from-stone } gravats
    }.
    Bonus chai : autant que voulu, et l’acier coûte { $numbers-works-iron-for-steel-with-chai ->
        [one] { $numbers-works-iron-for-steel-with-chai } minerai
       *[other] { $numbers-works-iron-for-steel-with-chai } minerais
    } de fer.
    Notre arbitrage : avec le bonus chai, pas de pierre fabriquée après en avoir broyé une.
    .title = C : fonderie
alubari-rule-A36 =
    Payez une barre d’acier pour chaque section libre suivante et placez-y un marqueur propriété.
    Au moins autant que la capacité, selon vos barres et les sections ; le chai (+{ $numbers-track-chai-bonus }) et les contrats l’augmentent.
    Notre arbitrage : ce qu’ajoutent le chai et les contrats est facultatif, section par section, et personne ne pose plus que ses marqueurs.
    .title = D : pose de voie
alubari-rule-A37 =
    Une section de rivière donne { $numbers-track-river-chai } chai à qui la pose et ouvre toutes les villes avant la prochaine rivière non posée.
    .title = Rivières
alubari-rule-A38 =
    Construisez une zone de gare ou achetez un équipement.
    Bonus chai : un de plus, au choix.
    .title = E : construction
alubari-rule-A39 =
    Payez le coût d’une zone libre dans une ville ouverte et placez-y un marqueur propriété : minerais de fer et pierres au sac, acier, gravats et feuilles à la réserve.
    Seule Siliguri est ouverte au début ; la section d’une ville n’a pas à être posée.
    Les zones donnent des points à la fin, un bonus immédiat, ou les deux.
    .title = Zones de gare
alubari-rule-A40 =
    Bonus : troisième ouvrier gratuit à la manche suivante ; des barres d’acier s’il y en a ; un contrat du bureau de poste, non remplacé ; un équipement ; du chai ; des feuilles.
    Notre arbitrage : le prendre est obligatoire si possible ; s’il n’y a rien, la zone peut être construite et le bonus est perdu.
    .title = Bonus des zones
alubari-rule-A41 =
    Payez le coût d’un équipement du hangar à locomotives et prenez-le ; ses cubes de chai font avancer votre marqueur de chai.
    Il agit dès maintenant.
    Vous pouvez en posséder autant que vous voulez, en solo { $shed-owned-solo }.
    .title = Équipement
alubari-rule-A42 =
    Prenez un contrat visible ; il n’est pas remplacé cette manche, et sans contrat il n’y a pas d’action.
    Vous pouvez en posséder autant que vous voulez.
    Bonus chai : défaussez d’abord tout et révélez-en trois nouveaux, même si le bureau est vide.
    .title = F : bureau de poste
alubari-rule-A43 =
    Soit prenez des feuilles selon la capacité de récolte (aucune à ½), soit convertissez au moins une feuille en chai, une pour un, jusqu’au maximum.
    Il n’y a pas de bonus chai.
    .title = G : chaiwala
alubari-rule-A44 =
    Tous les ouvriers rentrent, les troisièmes retournent à la Tea House, et l’on vérifie la fin de partie.
    .title = Fin de la manche

## Équipement

alubari-rule-A45 =
    Votre troisième ouvrier coûte { $numbers-third-labourer-rubble ->
        [one] { $numbers-third-labourer-rubble } gravat
       *[other] { $numbers-third-labourer-rubble } gravats
    } au lieu de { $numbers-third-labourer-chai } chai.
    Notre arbitrage : l’un ou l’autre, au choix.
    .title = Locotracteur
alubari-rule-A46 =
    Prenez une feuille pour chacun de vos ouvriers agissant en A.
    Notre arbitrage : même s’il ne prend aucun cube.
    .title = Toy Train
alubari-rule-A47 =
    La première section que vous posez dans une manche, par quelque moyen que ce soit, donne 1 chai.
    Il peut servir à tout ouvrier suivant de la manche, même en D.
    .title = Garratt
alubari-rule-A48 =
    À la fin, chacun de vos contrats qui demande des feuilles en demande une de moins, jamais moins de zéro.
    .title = Entrepôt de la Compagnie
alubari-rule-A49 =
    Chaque zone de gare vous coûte { $numbers-crew-rubble ->
        [one] { $numbers-crew-rubble } gravat
       *[other] { $numbers-crew-rubble } gravats
    } ou { $numbers-crew-stone ->
        [one] { $numbers-crew-stone } pierre
       *[other] { $numbers-crew-stone } pierres
    } de moins.
    Notre arbitrage : la pierre seulement si la zone en demande, jamais moins de zéro ; si elle demande les deux, vous choisissez ; cela s’ajoute à la réduction d’un contrat.
    .title = Équipe de construction
alubari-rule-A50 =
    Le train luxueux vaut { $equipment-luxury-points ->
        [one] { $equipment-luxury-points } point
       *[other] { $equipment-luxury-points } points
    } à la fin, sans autre effet.
    .title = Train luxueux
alubari-rule-A51 =
    Le train très fiable n’a pas besoin de maintenance.
    .title = Train très fiable
alubari-rule-A52 =
    Dans une manche avec au moins un évènement, votre troisième ouvrier est gratuit.
    .title = Train d’inspection de ligne

## Évènements

alubari-rule-A53 =
    Les cases de plantation avec gravats les plus à gauche ({ $numbers-events-cleared-spaces }), même entamées, sont vidées et reçoivent un marqueur du jeu ; en solo, autant de cases que la capacité de déblayage.
    Puis les cubes évènement en 4, 5 et 6 retournent au sac ; seulement s’il y en avait, l’entrepôt garde au plus { $numbers-events-trim-1 ->
        [one] { $numbers-events-trim-1 } minerai
       *[other] { $numbers-events-trim-1 } minerais
    } de fer, { $numbers-events-trim-2 ->
        [one] { $numbers-events-trim-2 } pierre
       *[other] { $numbers-events-trim-2 } pierres
    } et { $numbers-events-trim-3 } chai, et le reste va au sac.
    .title = Évènement 1 : déblayage
alubari-rule-A54 =
    La capacité de récolte monte de { $numbers-events-crops-grow } ; au-delà de la fin, il y a récolte.
    .title = Évènement 2 : croissance des cultures
alubari-rule-A55 =
    Le jeu pose autant de sections que la capacité de pose de voie, depuis la plus basse libre.
    Notre arbitrage : une rivière ainsi posée ouvre des villes et ne donne de chai à personne.
    .title = Évènement 3 : pose de voies
alubari-rule-A56 =
    Le jeu prend toutes les zones libres de la ville incomplète la plus proche de Siliguri, Siliguri exceptée.
    Notre arbitrage : même au-delà d’une rivière non posée, et une zone bloquée ne compte pas comme libre.
    Puis les cubes évènement en 1, 2 et 3 retournent au sac.
    .title = Évènement 4 : construction de zone de gare
alubari-rule-A57 =
    Pour chaque équipement séparément, son propriétaire paie { $numbers-events-maintenance-steel ->
        [one] { $numbers-events-maintenance-steel } barre
       *[other] { $numbers-events-maintenance-steel } barres
    } d’acier ou { $numbers-events-maintenance-chai } chai, ou le remet au hangar, où il ne reçoit pas de nouveau cube de chai.
    Notre arbitrage : les joueurs décident à partir du premier joueur, dans le sens horaire.
    .title = Évènement 5 : maintenance des équipements
alubari-rule-A58 =
    Une récolte, puis l’évènement 3 à nouveau.
    .title = Évènement 6 : récolte de thé et pose de voies

## Fin de partie

alubari-rule-A59 =
    La partie s’achève à la fin de la manche où il ne reste aucune section libre, que la dernière soit posée par un joueur ou un évènement.
    .title = Chemin de fer achevé
alubari-rule-A60 =
    En solo, la partie s’achève aussi dès que vous placez votre dernier marqueur propriété.
    Notre arbitrage : vous prenez encore ce que donne cette section ou cette zone, mais le reste de l’action est perdu.
    .title = Dernier marqueur, solo
alubari-rule-A61 =
    À deux, quand l’un place son dernier marqueur, l’autre joue encore une manche seul, puis la partie s’achève.
    Notre arbitrage : la manche en cours se termine d’abord ; récoltes et maintenance concernent les deux ; cette manche n’a pas lieu si le chemin de fer est achevé ou si aucun des deux n’a plus de marqueur.
    .title = Dernier marqueur, deux joueurs
alubari-rule-A62 =
    Notre arbitrage : de 2 à 5 joueurs, qui n’a plus de marqueur continue ce qui n’en exige pas.
    Une case déblayée sans marqueur revient au jeu.
    .title = Jouer sans marqueurs

## Décompte final

alubari-rule-A63 =
    Points des cases de plantation possédées.
    Les marqueurs des cases empruntées avec des contrats sont d’abord retirés : ni points, ni usage pour contrats ou réalisations, bien qu’elles donnent des feuilles pendant la partie.
    .title = Plantations
alubari-rule-A64 =
    Points imprimés sur les zones de gare possédées.
    .title = Gares
alubari-rule-A65 =
    Points des sections possédées.
    .title = Sections de voie
alubari-rule-A66 =
    Les contrats, utilisés ou non, rapportent leurs points si leur condition est entièrement remplie ; il n’y a pas de pénalité.
    Chaque marqueur et chaque feuille ne sert qu’à un contrat.
    Notre arbitrage : le programme trouve la répartition qui donne le plus de points de contrats moins un demi-point par feuille utilisée, à égalité celle qui garde le plus de feuilles, et la montre.
    .title = Contrats complétés
alubari-rule-A67 =
    Les conditions demandent des marqueurs sur des sections, des zones de gare, des zones dont le coût imprimé comporte des gravats, des cases de plantation, des feuilles, ou un mélange, à remplir entièrement.
    Un contrat peut aussi donner des points par chai.
    .title = Conditions
alubari-rule-A68 =
    Points de la piste de chai, plus { $numbers-end-leaf-half-points ->
        [0] rien
        [1] un demi-point
        [2] 1 point
       *[other] { $numbers-end-leaf-half-points } demi-points
    } par feuille qu’aucun contrat n’a utilisée, sans arrondi.
    Les zones de gare qui l’indiquent paient des points par chai.
    .title = Chai et feuilles
alubari-rule-A69 =
    Chaque équipement vaut les points de sa carte ; rien en solo.
    .title = Points d’équipement
alubari-rule-A70 =
    Qui a le plus de points l’emporte ; à égalité, la victoire est partagée.
    .title = Victoire

## Partie solo

alubari-rule-A71 =
    En solo, des sections qui ne sont pas des rivières ({ $numbers-end-solo-sections }), au hasard, sont posées par le jeu au départ.
    Elles sont sautées et ne donnent rien.
    Notre arbitrage : comme à plusieurs, vous pouvez placer tous vos marqueurs sauf celui de la piste de chai ; le livret compte peut-être aussi celui-là.
    .title = Sections déjà posées, solo
alubari-rule-A72 =
    En solo, le hangar à locomotives a { $shed-dealt-1 ->
        [one] { $shed-dealt-1 } équipement
       *[other] { $shed-dealt-1 } équipements
    }, et ceux qu’on remet y retournent.
    Vous en possédez { $shed-owned-solo } au plus à la fois.
    .title = Équipements, solo
alubari-rule-A73 =
    En solo, en phase 1, tous les contrats restants sont défaussés et trois nouveaux révélés.
    .title = Contrats, solo
alubari-rule-A74 =
    En solo, quand l’évènement 1 survient pour la deuxième fois, Siliguri est fermée à la construction.
    .title = Siliguri ferme, solo
alubari-rule-A75 =
    En solo, les équipements ne donnent pas de points.
    .title = Pas de points d’équipement
alubari-rule-A76 =
    Une partie solo terminée peut valoir 36 réalisations, de construction, de scores et de réserve personnelle.
    Les points ne sont pas arrondis et les cases empruntées ne comptent pas.
    Notre arbitrage : « avec équipement » veut dire en avoir possédé un à un moment.
    .title = Réalisations
alubari-rule-A77 =
    Trois parties solo de suite totalisant plus de 400, 500 ou 600 points valent trois autres réalisations.
    Le palmarès des parties solo est conservé.
    .title = Campagne

## Réserves, contrats, ce qui est caché

alubari-rule-A78 =
    Tout est visible, sauf l’ordre de la pioche des contrats et les tirages du sac.
    Le dos du premier contrat, sa météo, est visible, et le contenu du sac se déduit de ce qui est visible.
    Notre arbitrage : les contrats défaussés sont visibles aussi.
    .title = Ce qui est caché
alubari-rule-A79 =
    Notre arbitrage : il n’y a que les { $box-steel-bars } barres d’acier de la boîte, et sans pierre à l’entrepôt ni au sac on n’en fabrique pas.
    Gravats, feuilles et marqueurs du jeu ne s’épuisent jamais.
    .title = Réserves limitées
alubari-rule-A80 =
    Nos arbitrages, selon les numéros des contrats que nous connaissons ; si l’effet figure sur une autre carte de la boîte, l’arbitrage suit l’effet :
    les actions supplémentaires (7, 8, 13, 22) viennent après la dernière case et sont facultatives ; 7 déblaie même si B est une case de construction, 6 et 9 sont alors sans effet.
    1 ne change pas la limite de cubes de chai.
    9 déblaie cube par cube.
    11 exige de la pierre dans le sac.
    16 n’est pas une pose de voie, mais 18 et la Garratt la comptent.
    17 recouvre chaque case sans marqueur de joueur.
    18 compte les sections posées après son utilisation.
    19 laisse exactement une rivière non posée entre les deux.
    20 ne réduit que la pierre ou les gravats que la zone demande.
    21 remplace aussi un prix en chai.
    24 garde une des deux cartes piochées, ou la seule.
    25 redresse un autre de vos contrats utilisés, même utilisé au même moment.
    27 ne fait rien sans soleil.
    28 et 29 vont sur des cases du jeu, au moins autant que la carte le dit si c’est possible.
    30 donne un troisième ouvrier gratuit comme une zone de gare.
    .title = Arbitrages sur les contrats

## Questions fréquentes, avec la règle de ce numéro pour réponse

alubari-rules-question-A15 = Et s’il n’y a plus de contrats ?
alubari-rules-question-A17 = Quelles cases le brouillard bloque-t-il ?
alubari-rules-question-A25 = Faut-il un équipement pour un troisième ouvrier ?
alubari-rules-question-A26 = Puis-je placer un ouvrier là où rien n’est possible ?
alubari-rules-question-A28 = Puis-je utiliser un contrat sans ouvrier dans sa zone ?
alubari-rules-question-A30 = Quand puis-je payer un chai pour une action renforcée ?
alubari-rules-question-A32 = Et si ma piste de chai est pleine ?
alubari-rules-question-A35 = Puis-je changer la pierre en gravats puis revenir en arrière ?
alubari-rules-question-A36 = Dois-je poser toutes les sections que je peux payer ?
alubari-rules-question-A40 = Puis-je renoncer au bonus d’une zone de gare ?
alubari-rules-question-A57 = Qui décide en premier lors de la maintenance ?
alubari-rules-question-A61 = À deux, comment finit la partie après le dernier marqueur ?
alubari-rules-question-A62 = Que puis-je encore faire sans marqueurs ?
alubari-rules-question-A66 = Un marqueur ou une feuille peut-il servir à plusieurs contrats ?
alubari-rules-question-A79 = L’acier ou la pierre peuvent-ils manquer ?
