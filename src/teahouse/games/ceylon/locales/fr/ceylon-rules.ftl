# Les règles de Ceylan, un message par numéro du registre.

ceylon-rules-intro =
    Vous construisez des plantations de thé sur l’île, les récoltez, vendez le thé à des compagnies lointaines et engagez les conseillers des districts.
    À chaque tour, le joueur actif joue une carte à deux actions : l’une pour lui, l’autre pour tous les autres.
    La partie s’achève quand quelqu’un a placé toutes ses feuilles de thé ou que la pioche est vide.
    On compte alors les majorités, les compagnies et les feuilles de thé restantes, et qui a le plus de points l’emporte.
ceylon-rules-notice =
    Ceylan est un jeu de Suzanne et Chris Zinsli, édité par Ludonova et, en français, par Funnyfox.
    Ce programme n’est lié ni aux auteurs ni aux éditeurs, et présente les règles avec ses propres mots.
    Une partie de ce qui était imprimé est perdue et a été reconstituée : le tracé de la carte, les formes des tuiles relief, les cartes de chaque paire, la plupart des contrats, la piste de technologie, les chiffres des tuiles de départ et les emplacements de contrat.
    Là où le livret de règles se tait, nous avons décidé ; chaque décision de ce genre s’appelle un arbitrage.

## Sections

ceylon-rules-section-setup = Mise en place
ceylon-rules-section-turn = Le tour
ceylon-rules-section-main = Actions principales
ceylon-rules-section-alternative = Actions alternatives
ceylon-rules-section-councillors = Conseillers
ceylon-rules-section-starting = Tuiles de départ (variante)
ceylon-rules-section-end = Fin de partie et décompte final
ceylon-rules-section-knowledge = Ce que tout le monde voit

## Mise en place

ceylon-rule-C01 =
    Ceylan se joue de 2 à 4 joueurs.
    Vous choisissez si les tuiles de départ sont utilisées, quel district est retiré à 2 joueurs, et qui est le premier joueur.
    Arbitrage : ce district peut aussi être tiré au sort, et le relief est aléatoire ou construit par les joueurs.
    .title = Joueurs et options
ceylon-rule-C02 =
    La carte compte quatre districts de huit hexagones : Dimbula, Ruhuna, Kandy et Uva.
    À 2 joueurs, un district (imprimé : Uva ou Dimbula) est hors jeu à tous égards : les pions n’y entrent pas, il n’a pas de conseiller, et le bonus de district ne l’exige pas.
    Arbitrage : les pions ne le traversent pas non plus, si bien que certains trajets s’allongent.
    .title = Districts
ceylon-rule-C03 =
    On tire quatre des cinq grandes tuiles relief, trois à 2 joueurs.
    Chaque district en jeu en reçoit une, qui couvre exactement quatre de ses hexagones ; une petite tuile relief se pose sur l’un des quatre.
    Chaque district a donc quatre hexagones de niveau 0, trois de niveau 1 et un de niveau 2.
    .title = Tuiles relief
ceylon-rule-C04 =
    Arbitrage : avec le relief aléatoire, les tuiles tirées vont aux districts au hasard.
    Chacune couvre l’un des différents groupes de quatre hexagones possibles, { $elevation-turn-over ->
        [no] tournée
       *[yes] tournée ou retournée
    }, tous équiprobables ; de même pour l’hexagone de la petite tuile relief.
    .title = Relief aléatoire
ceylon-rule-C05 =
    Arbitrage : avec cette option, les grandes tuiles tirées sont visibles.
    Dans l’ordre du tour, à partir du premier joueur, chacun choisit une tuile, un district qui n’en a pas, sa position et l’hexagone de la petite tuile relief, et ainsi de suite jusqu’à ce que chaque district en ait une.
    Le premier joueur est connu avant, par les chiffres des tuiles de départ s’il y en a.
    .title = Relief construit par les joueurs
ceylon-rule-C06 =
    Parmi les huit tuiles conseiller, on en tire une pour chaque district en jeu, placée face visible.
    .title = Tuiles conseiller
ceylon-rule-C07 =
    Les { $box-action-cards } cartes action mélangées forment la pioche, face cachée.
    Les { $box-contracts } contrats sont mélangés aussi, et un est placé face visible sur chaque wagon ({ $board-wagons }).
    Le nombre de cartes de chaque paire et le contenu des contrats sont reconstitués, sauf valeurs relevées dans une boîte.
    .title = Cartes et contrats
ceylon-rule-C08 =
    Les jetons bonus de district de { $scoring-district-bonus } sont empilés dans cet ordre, quel que soit le nombre de joueurs.
    .title = Jetons bonus de district
ceylon-rule-C09 =
    Chaque joueur a { $box-plantation-markers } feuilles de thé sur les emplacements de contrat de son plateau individuel, { $start-rupees ->
        [one] { $start-rupees } roupie
       *[other] { $start-rupees } roupies
    }, des caisses de thé (noir { $start-tea-1 }, vert { $start-tea-2 }, blanc { $start-tea-3 }), un pion, et des disques pour la piste de score, la piste de technologie et les conseillers.
    .title = Ce que chacun reçoit
ceylon-rule-C10 =
    Le premier joueur est tiré au sort ou choisi.
    Dans l’ordre du tour, chacun place sa première plantation, avec la feuille de thé la plus à gauche et son pion, sur un hexagone de niveau 0 d’un district encore sans plantation.
    Elle est gratuite, et sa feuille de thé compte parmi les { $box-plantation-markers }.
    .title = Premières plantations
ceylon-rule-C11 =
    Les disques sont empilés sur la case de départ verte de la piste de technologie dans l’ordre du tour, le premier joueur en haut, le dernier en bas.
    Arbitrage : de même avec les tuiles de départ.
    .title = Disques de technologie
ceylon-rule-C12 =
    Quand toutes les premières plantations sont placées, chacun pioche { $start-hand ->
        [one] { $start-hand } carte action, cachée
       *[other] { $start-hand } cartes action, cachées
    } aux autres.
    .title = Mains de départ
ceylon-rule-C13 =
    Les roupies, les caisses de thé et les jetons technologie ne s’épuisent jamais.
    .title = Réserve

## Le tour

ceylon-rule-C14 =
    Les tours se suivent dans le sens horaire à partir du premier joueur.
    Le joueur actif joue d’abord une carte de sa main et l’oriente : l’une de ses deux actions principales est pour lui, l’autre pour les autres joueurs.
    Les cartes jouées quittent la partie et ne reviennent jamais.
    .title = Jouer une carte
ceylon-rule-C15 =
    Le joueur actif effectue l’action principale de son côté de la carte, ou l’une des deux actions alternatives : se déplacer ou prendre { $income-take-rupees ->
        [one] { $income-take-rupees } roupie
       *[other] { $income-take-rupees } roupies
    }.
    .title = L’action du joueur actif
ceylon-rule-C16 =
    Puis chacun des autres joueurs, dans le sens horaire, effectue l’action principale du côté des autres ou une action alternative.
    Ce côté ne change pas, même si le joueur actif a choisi une action alternative.
    .title = Les actions des autres
ceylon-rule-C17 =
    Personne ne passe : qui ne peut ou ne veut pas effectuer l’action principale effectue une action alternative.
    Prendre { $income-take-rupees ->
        [one] { $income-take-rupees } roupie
       *[other] { $income-take-rupees } roupies
    } est toujours possible.
    .title = Chacun agit
ceylon-rule-C18 =
    Les coûts se paient à la réserve.
    Une action dont vous ne pouvez payer le coût ou remplir les conditions n’est pas disponible.
    .title = Coûts
ceylon-rule-C19 =
    Seul le joueur actif peut utiliser un jeton technologie, une fois la carte orientée : juste avant ou juste après sa propre action, et avant celles des autres.
    Il permet une action supplémentaire, principale ou alternative, quelle que soit la carte, y compris la même une seconde fois, mais jamais développer la technologie.
    Vous payez le coût de cette action, et les conseillers comme la tuile de départ s’appliquent comme toujours.
    .title = Jetons technologie
ceylon-rule-C20 =
    Un jeton gagné pendant le tour peut servir dans le même tour.
    On en utilise au plus un par tour ; on peut en garder autant qu’on veut.
    .title = Un jeton par tour
ceylon-rule-C21 =
    Quand tous ont agi, le joueur actif pioche une carte, jusqu’à en avoir { $start-hand } en main.
    Si la pioche est vide, on saute cette étape.
    .title = Piocher une carte
ceylon-rule-C22 =
    À la toute fin de chaque tour, après la pioche, les wagons vides sont remplis tant qu’il reste des contrats dans la pile ; les autres contrats restent en place.
    Arbitrage : de gauche à droite.
    .title = Remplir les wagons

## Actions principales

ceylon-rule-C23 =
    L’action planter coûte { $costs-plant ->
        [one] { $costs-plant } roupie
       *[other] { $costs-plant } roupies
    }.
    Une plantation et la feuille de thé la plus à gauche de votre plateau individuel vont sur l’hexagone de votre pion.
    Il ne doit pas encore porter de plantation ; les pions ne gênent pas.
    Sans feuille de thé restante, l’action n’est pas disponible.
    .title = Planter
ceylon-rule-C24 =
    Les feuilles de thé quittent le plateau individuel par la gauche.
    Quand la dernière d’un emplacement de contrat est partie, cet emplacement est libre.
    Les { $box-plantation-markers } feuilles de thé sont réparties ainsi sur les emplacements, de gauche à droite : { $spaces-markers-on-space }.
    Cette répartition est reconstituée, sauf valeurs relevées dans une boîte.
    .title = Emplacements de contrat
ceylon-rule-C25 =
    Dès que vous avez une plantation dans chaque district en jeu, prenez le premier jeton bonus de district et marquez ses points.
    Un seul par joueur et par partie.
    .title = Bonus de district
ceylon-rule-C26 =
    La récolte est gratuite.
    De chaque plantation choisie sur l’hexagone de votre pion ou à côté, vous prenez une caisse : thé noir au niveau 0, thé vert au niveau 1, thé blanc au niveau 2.
    Arbitrage : même au-delà d’une rivière.
    .title = Récolter
ceylon-rule-C27 =
    Vous récoltez une ou plusieurs des plantations à portée, à votre choix, les vôtres ou celles des autres.
    Si aucune n’est à portée, l’action n’est pas disponible.
    .title = Quelles plantations
ceylon-rule-C28 =
    Le propriétaire d’une plantation récoltée par un autre joueur marque { $income-owner-point ->
        [one] { $income-owner-point } point
       *[other] { $income-owner-point } points
    } par caisse.
    Arbitrage : aussi pour une caisse défaussée ensuite.
    .title = Point du propriétaire
ceylon-rule-C29 =
    L’entrepôt contient { $board-warehouse ->
        [one] { $board-warehouse } caisse
       *[other] { $board-warehouse } caisses
    }.
    On peut dépasser cette limite pendant la récolte ; juste après, vous défaussez exactement jusqu’à la limite, à votre choix parmi les anciennes et les nouvelles caisses.
    .title = Entrepôt
ceylon-rule-C30 =
    Commercer est gratuit.
    Vous livrez les trois caisses d’un contrat placé sur un wagon et prenez ce contrat.
    .title = Commercer
ceylon-rule-C31 =
    Le contrat doit trouver place sur votre plateau individuel : un emplacement de contrat libre, ou celui qui porte déjà cette compagnie.
    Chaque compagnie occupe un emplacement ; ses contrats s’empilent.
    .title = Place pour un contrat
ceylon-rule-C32 =
    Vous prenez aussitôt soit toutes les roupies, soit tous les points du contrat.
    .title = Récompense
ceylon-rule-C33 =
    Pour { $costs-councillor ->
        [one] { $costs-councillor } roupie
       *[other] { $costs-councillor } roupies
    }, vous placez un disque auprès du conseiller du district où se trouve votre pion, une fois par conseiller.
    Sa capacité vous sert dès lors, même plus tard dans le même tour, mais pas pour son propre coût.
    Arbitrage : il y a toujours de la place auprès d’un conseiller.
    .title = Engager un conseiller
ceylon-rule-C34 =
    Pour { $costs-technology ->
        [one] { $costs-technology } roupie
       *[other] { $costs-technology } roupies
    }, votre disque avance d’une case, au-dessus de ceux qui s’y trouvent, et vous prenez un jeton technologie.
    Chacun des autres joueurs prend { $income-technology-gift ->
        [one] { $income-technology-gift } roupie
       *[other] { $income-technology-gift } roupies
    }, qu’il ait déjà agi ou non.
    .title = Développer la technologie
ceylon-rule-C35 =
    Atteindre une case à points rapporte aussitôt { $technology-points-plus-five ->
        [one] { $technology-points-plus-five } point
       *[other] { $technology-points-plus-five } points
    }.
    Sur la dernière case, l’action n’est plus disponible.
    Nombre de cases après le départ : { $technology-spaces } ; cases à points : { $technology-plus-five }.
    Le livret ne donne que la sixième, qui y vaut 5 ; le reste est reconstitué, sauf valeurs relevées dans une boîte.
    .title = Cases à points
ceylon-rule-C36 =
    Sur la piste de technologie, le disque le plus avancé est devant ; sur une même case, c’est celui du dessus.
    .title = Qui est devant

## Actions alternatives

ceylon-rule-C37 =
    Votre pion avance d’au moins un pas, d’autant de pas que vous voulez, d’hexagone en hexagone voisin.
    Le premier pas est gratuit, le deuxième coûte 1 roupie, le troisième 2 de plus, le quatrième 3 de plus, et ainsi de suite ; à chaque déplacement, on recommence à compter.
    Rien ne bloque : ni rivières, ni niveaux, ni pions, ni plantations.
    .title = Se déplacer
ceylon-rule-C38 =
    Arbitrage : un déplacement se décrit par sa destination et coûte autant que le chemin le plus court par des hexagones en jeu.
    Rester sur son hexagone n’est pas un déplacement.
    .title = Chemin le plus court
ceylon-rule-C39 =
    Vous prenez { $income-take-rupees ->
        [one] { $income-take-rupees } roupie
       *[other] { $income-take-rupees } roupies
    } dans la réserve.
    .title = Prendre des roupies

## Conseillers

ceylon-rule-C40 =
    Chaque pas d’un déplacement à partir du deuxième vous coûte { $councillors-move ->
        [one] { $councillors-move } roupie
       *[other] { $councillors-move } roupies
    }.
    .title = Déplacement moins cher
ceylon-rule-C41 =
    Prendre des roupies vous en donne { $councillors-take-rupees } de plus.
    .title = Roupie en plus
ceylon-rule-C42 =
    Vous pouvez planter sur l’hexagone de votre pion ou sur un hexagone voisin du même district que votre pion.
    .title = Planter à côté
ceylon-rule-C43 =
    Chaque action commercer vous donne aussi { $councillors-trade ->
        [one] { $councillors-trade } roupie
       *[other] { $councillors-trade } roupies
    }, quelle que soit la récompense choisie.
    .title = Prime de commerce
ceylon-rule-C44 =
    Chaque développement technologique vous rapporte { $councillors-technology ->
        [one] { $councillors-technology } point
       *[other] { $councillors-technology } points
    }, une seule fois par action même si votre disque avance de plusieurs cases.
    .title = Point de technologie
ceylon-rule-C45 =
    L’action planter vous coûte { $councillors-plant-cost ->
        [one] { $councillors-plant-cost } roupie
       *[other] { $councillors-plant-cost } roupies
    }.
    .title = Planter moins cher
ceylon-rule-C46 =
    Engager un conseiller vous coûte { $councillors-councillor-cost ->
        [one] { $councillors-councillor-cost } roupie
       *[other] { $councillors-councillor-cost } roupies
    }.
    .title = Engagement moins cher
ceylon-rule-C47 =
    Votre entrepôt contient { $councillors-warehouse ->
        [one] { $councillors-warehouse } caisse
       *[other] { $councillors-warehouse } caisses
    }.
    .title = Entrepôt agrandi

## Tuiles de départ (variante)

ceylon-rule-C48 =
    On mélange les tuiles de départ et chacun en reçoit une, face visible.
    Le plus petit chiffre est premier joueur et place sa première plantation d’abord, les autres suivent par chiffre croissant.
    Arbitrage : après la mise en place, les tours se suivent dans le sens horaire autour de la table.
    .title = Distribution et ordre
ceylon-rule-C49 =
    Chaque tuile sert une fois dans la partie, à votre tour ou à celui d’un autre, avec l’action de la carte ou une action supplémentaire ; puis on la retourne.
    L’utiliser est votre choix.
    Arbitrage : elle ne sert que là où elle change l’action, pas pour ce que l’action ordinaire donne sans coûter plus.
    .title = Utiliser une tuile de départ
ceylon-rule-C50 =
    Prendre des roupies en donne { $starting-effects-rupees } de plus ; ce qu’ajoute Roupie en plus s’y additionne.
    .title = Bourse de roupies
ceylon-rule-C51 =
    Vous vous déplacez gratuitement jusqu’à n’importe quel autre hexagone en jeu.
    .title = Déplacement libre
ceylon-rule-C52 =
    Votre disque avance de { $starting-effects-technology ->
        [one] { $starting-effects-technology } case
       *[other] { $starting-effects-technology } cases
    } au lieu d’une ; vous prenez toujours un seul jeton, et les autres { $income-technology-gift ->
        [one] { $income-technology-gift } roupie
       *[other] { $income-technology-gift } roupies
    } chacun.
    Arbitrage : chaque case à points atteinte ou dépassée compte ; s’il ne reste qu’une case, la tuile ne peut pas servir.
    .title = Double avancée
ceylon-rule-C53 =
    Vous plantez là où vous avez déjà une plantation, sur l’hexagone de votre pion : une deuxième feuille de thé s’y ajoute, la plus à gauche comme toujours, au coût habituel.
    La plantation compte double pour la majorité de son district, et donne toujours une seule caisse.
    Arbitrage : avec Planter à côté, elle peut aussi être à côté de votre pion ; un autre joueur qui la récolte vous donne une seule fois le point du propriétaire, pas deux ; la dernière feuille de thé peut être placée ainsi et déclenche la fin.
    .title = Deuxième feuille
ceylon-rule-C54 =
    Vous engagez le conseiller d’un district en jeu autre que celui de votre pion.
    .title = Conseiller à distance
ceylon-rule-C55 =
    Vous récoltez les plantations de votre choix sur toute la carte, où que soit votre pion.
    .title = Récolte à distance
ceylon-rule-C56 =
    Vous réalisez un contrat avec une caisse de moins que demandé ; place et récompense comme toujours.
    Arbitrage : vous choisissez laquelle des caisses demandées vous gardez.
    .title = Une caisse de moins
ceylon-rule-C57 =
    Les chiffres : { $starting-tiles-rupees } Bourse de roupies, { $starting-tiles-move } Déplacement libre, { $starting-tiles-plant } Deuxième feuille, { $starting-tiles-technology } Double avancée, { $starting-tiles-councillor } Conseiller à distance, { $starting-tiles-harvest } Récolte à distance, { $starting-tiles-trade } Une caisse de moins.
    Leur attribution est reconstituée, sauf valeurs relevées dans une boîte.
    .title = Chiffres

## Fin de partie et décompte final

ceylon-rule-C58 =
    La fin est déclenchée quand un joueur place sa dernière feuille de thé, au tour de n’importe quel joueur, ou pioche la dernière carte.
    Tous terminent le tour, et la partie continue jusqu’à ce que chacun ait joué le même nombre de tours.
    .title = La fin
ceylon-rule-C59 =
    Chaque majorité donne { $scoring-majority } points aux quatre premiers de ceux qui y participent ; les autres sont ignorés et les suivants remontent.
    Les valeurs ne dépendent pas du nombre de joueurs.
    La piste de technologie départage toutes les égalités, si bien qu’aucune place n’est partagée.
    .title = Majorités
ceylon-rule-C60 =
    Pour qui a le plus de roupies ; il en faut au moins 1.
    .title = Majorité de roupies
ceylon-rule-C61 =
    Pour la position sur la piste de technologie ; il faut avoir avancé d’au moins une case.
    .title = Majorité de technologie
ceylon-rule-C62 =
    Dans chaque district en jeu, pour qui a le plus de plantations, comptées en feuilles de thé ; il en faut au moins une et avoir engagé le conseiller de ce district.
    .title = Majorité dans un district
ceylon-rule-C63 =
    Une à cinq compagnies différentes sur votre plateau individuel rapportent { $scoring-companies } points.
    .title = Compagnies différentes
ceylon-rule-C64 =
    Chaque feuille de thé restée sur votre plateau individuel coûte { $scoring-leftover-marker ->
        [one] { $scoring-leftover-marker } point
       *[other] { $scoring-leftover-marker } points
    }.
    Les jetons et le thé restants ne rapportent rien.
    Arbitrage : un total peut être négatif.
    .title = Feuilles de thé restantes
ceylon-rule-C65 =
    Qui a le plus de points l’emporte ; la piste de technologie départage une égalité.
    .title = Vainqueur
ceylon-rule-C66 =
    Avec les valeurs du livret : avec 16 points en cours de partie, la deuxième place en roupies (6), la première en technologie (10), la première dans deux districts avec leurs conseillers (20), une plantation dans un district sans son conseiller (0), trois compagnies (6) et aucune feuille de thé restante, le total est de 58.
    .title = Un exemple

## Ce que tout le monde voit

ceylon-rule-C67 =
    Plateaux individuels, roupies, thé, jetons, contrats, disques et tuiles de départ sont visibles.
    Les mains et l’ordre de la pioche et de la pile de contrats sont cachés ; on sait combien de cartes et de contrats il reste, et lesquels existent.
    Arbitrage : les cartes jouées restent visibles.
    .title = Visible et caché

## Questions fréquentes, avec la règle de ce numéro pour réponse

ceylon-rules-question-C02 = Mon pion peut-il traverser le district retiré ?
ceylon-rules-question-C05 = Comment construit-on le relief soi-même ?
ceylon-rules-question-C22 = Quand arrivent les nouveaux contrats, et sur quel wagon d’abord ?
ceylon-rules-question-C26 = Puis-je récolter au-delà d’une rivière ?
ceylon-rules-question-C28 = Le propriétaire marque-t-il pour une caisse que je défausse aussitôt ?
ceylon-rules-question-C33 = Plusieurs joueurs peuvent-ils engager le même conseiller ?
ceylon-rules-question-C38 = Combien coûte un long déplacement, et puis-je rester sur place ?
ceylon-rules-question-C48 = Les chiffres des tuiles de départ fixent-ils l’ordre de tous les tours ?
ceylon-rules-question-C49 = Pourquoi ne puis-je pas utiliser ma tuile de départ maintenant ?
ceylon-rules-question-C52 = Une case à points que mon disque dépasse compte-t-elle ?
ceylon-rules-question-C53 = Que vaut une plantation avec une deuxième feuille de thé ?
ceylon-rules-question-C56 = Qui choisit la caisse qu’il ne faut pas livrer ?
ceylon-rules-question-C64 = Peut-on finir avec un score négatif ?
ceylon-rules-question-C67 = Puis-je regarder les cartes déjà jouées ?
