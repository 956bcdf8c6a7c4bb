# Each game in short: how it is won, what a turn is, a first turn. At the table and before the rules.

web-brief-newcomer = Première partie ? Comment gagner
web-brief-title = En bref, avec un premier tour
web-brief-points = D’où viennent les points
web-brief-turn = Votre tour
web-brief-end = La fin
web-brief-first = Votre premier tour
web-brief-rules = Toutes les règles
web-brief-close = Compris

## Ceylon

web-brief-ceylon-goal = Qui a le plus de points gagne. Quelques-uns se marquent en cours de partie, la plupart à la fin.
web-brief-ceylon-points =
    Majorités à la fin, 10, 6, 3 et 1 points chacune : le plus de roupies, le plus loin sur la piste de technologie, le plus de feuilles de thé dans chaque district. Un district ne compte pour vous que si vous avez son conseiller.
    Compagnies différentes parmi vos contrats : 1, 3, 6, 10 ou 15 points pour une à cinq.
    Une plantation dans chaque district : 10 points pour le premier qui y parvient, puis 6, 3, 1.
    En cours de partie : contrats dont vous prenez les points, cases +5 de la piste de technologie, 1 point par caisse que les autres récoltent chez vous.
    Moins 2 par feuille de thé restée sur votre plateau.
    À égalité, le plus avancé sur la piste de technologie passe devant.
web-brief-ceylon-turn =
    Jouez une carte : l’une de ses deux actions est pour vous, l’autre pour tous les autres.
    Faites votre action, ou bien déplacez votre pion ou prenez 2 roupies.
    Puis chacun des autres fait l’autre action, ou se déplace, ou prend des roupies.
    Vous piochez une carte. Aux tours des autres, vous agissez aussi.
    Développer la technologie donne aussi un jeton technologie : une action supplémentaire pendant l’un de vos tours.
web-brief-ceylon-end = La partie s’achève quand quelqu’un a posé sa huitième feuille de thé ou que la dernière carte est piochée ; tous auront joué le même nombre de tours.
web-brief-ceylon-first =
    Placez votre première plantation à basse altitude, dans un district que personne n’a choisi ; des collines à côté sont utiles, elles donnent du thé vert et blanc.
    Regardez les wagons : un contrat demande trois caisses et un emplacement de contrat libre, ou celui de sa compagnie ; planter en libère. Il rapporte des roupies ou des points.
    Jouez une carte dont vous pouvez faire l’action maintenant et dont l’autre moitié aide peu les autres.
    Récolter est gratuit : prenez une caisse dans chaque plantation autour de votre pion, celles des autres aussi.
    Planter, un conseiller ou la technologie coûtent 5 roupies ; sans elles, prenez 2 roupies ou allez là où vous voulez planter ensuite.

## Darjeeling

web-brief-darjeeling-goal = Dès que quelqu’un parvient au score à atteindre (100, sauf autre choix de la table), qui a le plus de points gagne.
web-brief-darjeeling-points =
    Bateaux : au début de chacun de vos tours, chacune de vos caisses à bord d’un bateau rapporte le multiplicateur de son quai.
    Bonus de demande avec une cargaison : le pion demande le plus bas de sa variété passe en haut de la cascade ; 1 point par pion alors situé entre les deux.
    Bonus de quantité : quatre caisses ou plus, chargées ensemble, rapportent 1 point chacune.
    Traverser un jeton récolte coûte 1 point, une cité ou un prospecteur 2, faire demi-tour 2.
    À la fin, moins 1 par demi-caisse restée derrière votre écran.
web-brief-darjeeling-turn =
    Vos caisses à bord rapportent.
    Si vous voulez, faites pivoter le prospecteur à gauche ou à droite, puis avancez tout droit jusqu’à un jeton récolte et prenez-le.
    Expédiez si possible : des caisses fermées d’un seul thé. À côté d’une cité, toutes sont chargées, ailleurs une de moins.
    Le nouveau bateau prend le meilleur quai et pousse tous les autres d’un cran ; le dernier part, ses caisses reviennent.
web-brief-darjeeling-end = La partie s’achève aussitôt, même au milieu d’une manche, quand quelqu’un parvient au score à atteindre. Le décompte des demi-caisses peut encore tout changer.
web-brief-darjeeling-first =
    Choisissez un jeton en bordure de la carte et la direction de votre prospecteur.
    Avancez : le jeton suivant est gratuit, chaque jeton traversé coûte un point.
    Réunissez une variété : deux demi-caisses bord à bord font une caisse, et aucune demi-caisse des jetons expédiés ne peut rester ouverte. Les jetons à une demi-caisse se ferment le plus facilement.
    Expédiez tôt : une caisse à un bon quai rapporte à chaque tour, jusqu’à ce que d’autres bateaux la poussent.
    Un jeton à trois demi-caisses apporte un jeton action, pour une meilleure cargaison plus tard.

## Alubari

web-brief-alubari-goal = Qui a le plus de points de victoire gagne ; ils se comptent à la fin.
web-brief-alubari-points =
    Cases de plantation déblayées, zones de gare construites, voies posées : chacune a ses points.
    Contrats dont vous remplissez la condition ; les autres ne coûtent rien.
    Le chai sur la piste de chai, un demi-point par feuille restante.
    Équipements : les points de chaque carte, pas en solo.
web-brief-alubari-turn =
    À chaque manche, vous placez deux ouvriers à tour de rôle, un troisième si vous pouvez l’engager.
    Puis les zones sont résolues de A à G : cubes, déblayage, fonderie, voies, construction, contrats, chai.
    Un chai payé renforce l’action d’un ouvrier.
    Un contrat s’utilise une fois, dans la zone de sa lettre, et compte quand même à la fin.
web-brief-alubari-end = La partie s’achève avec la manche où le chemin de fer atteint Darjeeling ; à un ou deux joueurs aussi quand quelqu’un n’a plus de marqueur.
web-brief-alubari-first =
    A donne des cubes : le minerai de fer devient de l’acier en C, la pierre sert à construire.
    B déblaie les plantations depuis la gauche : qui prend le dernier gravat d’une case la possède, et elle donne des feuilles à chaque récolte.
    D demande des barres d’acier : une section de rivière donne du chai et ouvre les villes suivantes.
    E construit une zone de gare ou achète un équipement : au début seule Siliguri est ouverte.
    F prend un contrat ; voyez lequel convient à ce que vous faites déjà.
    G prend des feuilles ou les convertit en chai.
