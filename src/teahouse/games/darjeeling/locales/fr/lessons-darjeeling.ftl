# Les leçons de Darjeeling. Nombres, lieux et noms viennent de la position.

darjeeling-lesson-collector = Votre prospecteur
    .about = Avancer tout droit et prendre du thé.
darjeeling-lesson-collector-yours = Voici votre prospecteur, en { $cell }. Il est tourné vers { darjeeling-word-direction }. À chaque tour, il avance en ligne droite et prend le jeton récolte sur lequel il s’arrête.
darjeeling-lesson-collector-near = Le jeton devant votre prospecteur ne coûte rien, ceux de gauche et de droite non plus. Prenez-en un, puis confirmez avec le bouton jaune.
    .wrong = Ce jeton n’est pas juste à côté du prospecteur. Prenez-en un de ceux qui sont signalés.
    .far =
        Pour atteindre { $cell }, vous avez traversé d’autres jetons, ce qui a coûté { $cost ->
            [one] { $cost } point
           *[other] { $cost } points
        }. Prenez un jeton juste à côté du prospecteur.
darjeeling-lesson-collector-taken = Vous avez pris le jeton { darjeeling-word-tile } : il est maintenant derrière votre écran, avec vos affaires. La case quittée, { $refilled }, a reçu un nouveau jeton du sac. Puis l’adversaire a joué, et marqué : ses caisses sur un bateau paient à chacun de ses tours, comme le feront les vôtres dans une prochaine leçon.
darjeeling-lesson-collector-further = Allez plus loin : traversez un jeton pour en atteindre un autre. Ce qui se trouve en chemin coûte des points : un jeton { $costs-pass-tile }, une cité { $costs-pass-city }, un autre prospecteur { $costs-pass-collector }. L’arrivée est gratuite.
    .wrong = Choisissez un jeton tout droit, à gauche ou à droite, avec au moins un jeton devant lui.
    .near = Vous n’avez rien traversé. Cette fois, choisissez un jeton placé derrière un autre.
darjeeling-lesson-collector-paid =
    C’est tout ce que fait un prospecteur : aller en ligne droite, payer ce qu’il traverse, s’arrêter sur du thé. Vous avez maintenant { $tiles ->
        [one] { $tiles } jeton
       *[other] { $tiles } jetons
    } et { $score ->
        [one] { $score } point
       *[other] { $score } points
    }. Un score peut même descendre sous zéro.

darjeeling-lesson-turning = Pivoter
    .about = Où regarde le prospecteur, et ce que coûte un demi-tour.
darjeeling-lesson-turning-faces = Votre prospecteur est tourné vers { darjeeling-word-direction }. Partir dans ce sens ne coûte rien de plus, et pivoter à gauche ou à droite avant de partir non plus : seuls les jetons traversés coûtent des points.
darjeeling-lesson-turning-aside = Pivotez à gauche ou à droite et prenez-y un jeton.
    .wrong = Choisissez un jeton à gauche ou à droite du prospecteur, selon son regard.
    .ahead = C’était tout droit, sans pivoter. Prenez un jeton à sa gauche ou à sa droite.
    .behind =
        Ce jeton était derrière le prospecteur : le demi-tour a coûté { $turning ->
            [one] { $turning } point
           *[other] { $turning } points
        }. Pivoter de côté est gratuit.
darjeeling-lesson-turning-back =
    Après un déplacement, le prospecteur garde la direction prise, maintenant vers { darjeeling-word-direction }. Essayez le demi-tour : prenez un jeton derrière lui. Cela coûte { $costs-turn-back ->
        [one] { $costs-turn-back } point
       *[other] { $costs-turn-back } points
    }.
    .wrong = Ce n’était pas un demi-tour. Prenez un jeton du côté opposé à son regard.
darjeeling-lesson-turning-kept =
    Ce déplacement a coûté { $cost ->
        [one] { $cost } point
       *[other] { $cost } points
    } (le demi-tour : { $turning }), et il vous en reste { $score }. En vous arrêtant, pensez au tour suivant : le prospecteur reste tourné dans le sens où il est allé.

darjeeling-lesson-ships = Les bateaux rapportent
    .about = Pourquoi les caisses paient à chaque tour, et de moins en moins.
darjeeling-lesson-ships-harbour =
    Au port, un bateau se trouve à chaque quai. Sur celui qui est signalé, vous avez { $crates ->
        [one] { $crates } caisse
       *[other] { $crates } caisses
    }. Chacune vaut le multiplicateur de son quai, ici { $multiplier }, le plus élevé.
darjeeling-lesson-ships-wait = Les bateaux paient au début de votre tour. Prenez un jeton gratuit, laissez jouer l’adversaire et regardez votre score.
    .wrong = Déplacez le prospecteur jusqu’à un jeton, et ne chargez rien si on vous le demande.
    .paid =
        Cela a coûté { $cost ->
            [one] { $cost } point
           *[other] { $cost } points
        }. Prenez un jeton gratuit, pour voir ce que les bateaux rapportent.
darjeeling-lesson-ships-scored =
    Votre tour a commencé par { $points ->
        [one] { $points } point
       *[other] { $points } points
    } pour vos bateaux : les caisses fois le multiplicateur. Vous en êtes à { $score }.
darjeeling-lesson-ships-pushed = Maintenant, l’adversaire va charger un bateau. Prenez encore un jeton gratuit, puis regardez le port.
    .wrong = Déplacez le prospecteur jusqu’à un jeton, et ne chargez rien si on vous le demande.
    .paid =
        Cela a coûté { $cost ->
            [one] { $cost } point
           *[other] { $cost } points
        }. Prenez un jeton gratuit.
darjeeling-lesson-ships-lower =
    L’adversaire a chargé { $loaded ->
        [one] { $loaded } caisse
       *[other] { $loaded } caisses
    } : le bateau au plus petit multiplicateur est parti, les autres ont glissé vers le multiplicateur inférieur, et le sien a pris le plus élevé. Le vôtre, qui est signalé, n’a donc rapporté que { $points }, à { $multiplier } par caisse. Chaque cargaison, la vôtre aussi, pousse les bateaux plus anciens.

darjeeling-lesson-shipping = Expédier du thé
    .about = Des demi-caisses aux caisses sur un bateau.
darjeeling-lesson-shipping-halves = Après le déplacement, vous pouvez expédier du thé, une fois par tour et d’une seule variété. Derrière votre écran, le carton qui cache ce qui est à vous, se trouvent { $tiles } jetons, chacun avec une demi-caisse. Demi-caisse contre demi-caisse font une caisse fermée.
darjeeling-lesson-shipping-ship =
    Expédiez une des variétés, avec tous ses jetons : { $crates ->
        [one] { $crates } caisse
       *[other] { $crates } caisses
    }. Choisissez d’abord le thé, puis combien de caisses.
    .wrong = Choisissez une variété et posez tous ses jetons.
    .kept = Vous n’avez rien chargé. Derrière l’écran, le thé ne rapporte rien ; sur un bateau, si. Expédiez une variété.
    .few =
        { $crates ->
            [one] { $crates } seule caisse a été chargée
           *[other] { $crates } caisses seulement ont été chargées
        } : vous n’avez posé qu’une partie de vos jetons. Posez-les tous.
darjeeling-lesson-shipping-loaded =
    { $crates ->
        [one] { $crates } de vos caisses est
       *[other] { $crates } de vos caisses sont
    } maintenant sur le bateau du meilleur quai : { $multiplier } par caisse au début de vos tours, tant qu’il y reste, et déjà { $paid } cette fois. La demande, expliquée bientôt, a rapporté { $bonus } tout de suite. Il vous reste { $supply ->
        [one] { $supply } caisse
       *[other] { $supply } caisses
    } en réserve.

darjeeling-lesson-city = À côté d’une cité
    .about = L’endroit où vous êtes décide de ce que vous chargez.
darjeeling-lesson-city-spoils = Le thé s’abîme en route : loin d’une cité, chaque cargaison perd une caisse. À côté d’une cité, aussi en diagonale, tout est chargé ; des tirets entourent ces cases sur la carte. Vous avez { $tiles } jetons de { darjeeling-word-tea }.
darjeeling-lesson-city-reach = Allez à côté d’une cité, puis expédiez tout votre thé.
    .wrong = Arrêtez-vous sur un jeton à côté d’une cité, puis expédiez tout votre thé.
    .fewer =
        Vous avez posé { $tiles } jetons, mais { $crates ->
            [one] { $crates } seule caisse a été chargée
           *[other] { $crates } caisses seulement ont été chargées
        } : aucune cité n’est à côté de { $cell }, et une caisse s’est perdue. Allez à côté d’une cité.
    .few =
        Vous n’avez posé que { $tiles ->
            [one] { $tiles } jeton
           *[other] { $tiles } jetons
        } ; les autres sont restés derrière l’écran. Allez à côté d’une cité et posez tout.
    .kept = Vous avez gardé votre thé. Allez à côté d’une cité et expédiez-le.
darjeeling-lesson-city-saved =
    Rien n’est perdu : { $crates ->
        [one] { $crates } caisse chargée
       *[other] { $crates } caisses chargées
    }. Loin d’une cité, une caisse seule ne part même pas : il n’en resterait aucune.

darjeeling-lesson-demand = La demande
    .about = Quel thé donne un bonus maintenant.
darjeeling-lesson-demand-chute = La rangée de pions montre la demande. Pour chaque thé, un de ses pions porte le bonus qu’une cargaison donnerait maintenant : c’est le nombre de pions entre les siens. Le thé que personne n’a expédié depuis longtemps est plus recherché. Le thé expédié en dernier rapporterait { $low }, le plus recherché { $high }.
darjeeling-lesson-demand-best = Vous pourriez expédier plusieurs variétés. Expédiez-en une dont le bonus de demande est élevé.
    .wrong = Expédiez un thé recherché : comparez les bonus des variétés.
    .low =
        Les caisses sont chargées, mais le bonus a été de { $bonus ->
            [one] { $bonus } point
           *[other] { $bonus } points
        } : ce thé venait d’être expédié. Choisissez une variété au bonus plus élevé.
    .kept = Vous n’avez rien chargé. Choisissez une variété avec un bon bonus.
darjeeling-lesson-demand-rose =
    La demande de { darjeeling-word-tea } vous a rapporté { $points ->
        [one] { $points } point
       *[other] { $points } points
    } tout de suite. Son pion est passé à l’autre bout de la rangée : la prochaine cargaison de ce thé rapportera peu, et les autres variétés un peu plus.

darjeeling-lesson-tokens = Les jetons action
    .about = Les plus grands jetons récolte donnent un jeton action.
darjeeling-lesson-tokens-three = Un jeton ½½½ apporte aussi un jeton action. Prenez un tel jeton.
    .wrong = Celui-ci n’a pas apporté de jeton action. Reprenez votre coup et choisissez un jeton ½½½.
darjeeling-lesson-tokens-token =
    Vous avez un jeton action. Il se joue avec une cargaison, dès le même tour. « Fraîcheur » sauve la caisse perdue loin d’une cité ; « Double » double le bonus de demande, ici { $bonus }. Sans jeton, vous chargeriez { $crates ->
        [one] { $crates } caisse
       *[other] { $crates } caisses
    }.
darjeeling-lesson-tokens-use = Expédiez votre thé et jouez le jeton.
    .wrong = Expédiez du thé, posez tous ses jetons et jouez le jeton action.
    .none =
        Vous avez gardé le jeton, et { $crates ->
            [one] { $crates } caisse a été chargée
           *[other] { $crates } caisses ont été chargées
        }. Essayez ce que fait le jeton.
    .kept = Vous n’avez rien chargé, et un jeton ne sert qu’avec une cargaison.
darjeeling-lesson-tokens-spent =
    { $crates ->
        [one] { $crates } caisse chargée
       *[other] { $crates } caisses chargées
    }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    } de demande. Le jeton est revenu dans la réserve, qui en compte { $reserve }. À la fin, les jetons ne valent rien : jouez-les.

darjeeling-lesson-quantity = Les grandes cargaisons
    .about = Quels jetons se ferment, et le bonus de quantité.
darjeeling-lesson-quantity-large =
    Vous avez des jetons de toutes les tailles : ½ ×{ $ones }, ½½ ×{ $twos }, ½½½ ×{ $threes }. Chaque demi-caisse doit toucher une autre demi-caisse. Seul, un grand jeton reste ouvert de tous les côtés : gardez des jetons ½ pour le fermer.
darjeeling-lesson-quantity-all =
    À partir de { $scoring-quantity-bonus-from } caisses, chaque caisse rapporte encore un point tout de suite. Chargez-en au moins { $scoring-quantity-bonus-from } ; vous pouvez aller jusqu’à { $most }.
    .wrong = Posez plus de jetons : il faut { $scoring-quantity-bonus-from } caisses pour le bonus.
    .few =
        { $crates ->
            [one] { $crates } caisse a été chargée
           *[other] { $crates } caisses ont été chargées
        } : trop peu pour le bonus de quantité. Posez aussi les grands jetons.
    .kept = Vous n’avez rien chargé. Posez assez de jetons pour le bonus de quantité.
darjeeling-lesson-quantity-bonus =
    { $crates } caisses chargées, { $points } points de quantité en plus de la demande. Il vaut donc la peine de rassembler une même variété. Mais pendant ce temps, les autres poussent vos bateaux vers de moins bons quais : n’attendez pas trop.

darjeeling-lesson-end = Ce qui fait gagner
    .about = Quand la partie se termine, et ce que coûte le thé qui reste.
darjeeling-lesson-end-target = Qui atteint { $target } points termine aussitôt la partie. Vous en avez { $score }, l’adversaire { $theirs }. Mais chaque demi-caisse encore derrière un écran coûte alors { $scoring-penalty-per-half ->
        [one] { $scoring-penalty-per-half } point
       *[other] { $scoring-penalty-per-half } points
    }.
darjeeling-lesson-end-finish = Plus d’une cargaison vous mènerait à { $target }. Choisissez celle qui vous fait gagner.
    .wrong = Avec cela, vous ne gagnez pas. Atteignez { $target } en gardant le moins de demi-caisses possible.
    .halves = Vous avez atteint le score, mais le thé gardé vous a coûté { $lost } points, et l’adversaire a gagné. Expédiez le thé dont vous avez le plus.
    .kept = La partie continue, et les bateaux de l’adversaire vont payer. Terminez-la maintenant.
darjeeling-lesson-end-won = Vous avez gagné, { $score } à { $theirs }. Vous savez ce qui compte : des caisses aux quais qui paient le plus, du thé recherché, et un écran vide à la fin.

darjeeling-lesson-last-turns = Les derniers tours d’une partie
    .about = Jouer une vraie partie jusqu’au bout.
darjeeling-lesson-last-turns-before = Des bots forts ont joué jusqu’ici. Vous prenez la place de qui mène : { $score } à { $theirs }, et { $target } termine la partie. Vous avez un jeton, et du thé presque prêt. Quand vous ne savez pas continuer, faites-vous montrer un tour.
darjeeling-lesson-last-turns-play = Jouez comme vous voulez jusqu’à ce que quelqu’un atteigne { $target }. Il n’y a pas de mauvais coup ici.
    .wrong = C’est plus long que prévu. Recommencez ces tours et expédiez dès que vous le pouvez.
darjeeling-lesson-last-turns-after =
    { $result ->
        [won] Vous avez gagné,
        [shared] Vous partagez la victoire,
       *[lost] L’adversaire a gagné,
    } { $score } à { $theirs }, une fois les demi-caisses restantes déduites. Vous êtes prêt pour une partie entière.

darjeeling-lesson-placing = Le placement initial
    .about = Comment commence une partie.
darjeeling-lesson-placing-edge = Avant le premier tour, chacun place une caisse sur un bateau, vous au quai qui paie le moins : { $multiplier } par caisse. Puis vous choisissez où commence votre prospecteur.
darjeeling-lesson-placing-three = Il commence en bordure de la carte, à la place d’un jeton que vous prenez. Prenez un jeton ½½½ : il apporte un jeton action.
    .wrong = Ce jeton n’apporte pas de jeton action. Choisissez-en un de ceux qui sont signalés.
darjeeling-lesson-placing-face = Il doit tourner le dos au bord de la carte et regarder un jeton récolte. Choisissez la direction.
    .wrong = Choisissez une direction.
darjeeling-lesson-placing-placed = Votre prospecteur est en { $cell }, tourné vers { darjeeling-word-direction }. Les autres placent le leur, et le premier tour commence.

darjeeling-lesson-supply = À court de caisses
    .about = Quand votre réserve ne suffit pas pour une cargaison.
darjeeling-lesson-supply-short =
    Vos caisses sont limitées, et la plupart sont sur des bateaux. Il vous en reste { $supply ->
        [one] { $supply } en réserve
       *[other] { $supply } en réserve
    }.
darjeeling-lesson-supply-recall = Expédiez tout votre thé, { $crates } caisses. Pour celles qui manquent, vous pouvez en prendre sur vos autres bateaux. Prenez-les, et le bonus de quantité est à vous.
    .wrong = Posez tous les jetons, puis prenez des caisses de vos bateaux.
    .stopped = Toutes les caisses n’étaient pas chargées quand vous avez arrêté : trop peu pour le bonus de quantité. Prenez des caisses de vos autres bateaux.
    .few = Posez tous vos jetons : vos bateaux peuvent donner les caisses qui manquent.
    .kept = Vous n’avez rien chargé. Expédiez votre thé.
darjeeling-lesson-supply-moved = { $points } points de quantité. Les caisses qui manquaient venaient de vos autres bateaux, la dernière du quai { $quay } ; elles sont maintenant au quai qui paie le plus. Cela vaut la peine même sans bonus.

darjeeling-lesson-screens = Les écrans fermés
    .about = Ce que vous voyez quand les écrans sont fermés.
darjeeling-lesson-screens-hidden = À cette table, les écrans sont fermés : vous voyez que l’adversaire a { $tiles } jetons, mais pas lesquels. Ses jetons action sont cachés aussi.
darjeeling-lesson-screens-watch = Prenez un jeton gratuit et regardez ce que fait l’adversaire.
    .wrong = Prenez un jeton et laissez jouer l’adversaire.
    .paid =
        Cela a coûté { $cost ->
            [one] { $cost } point
           *[other] { $cost } points
        }. Prenez un jeton gratuit.
darjeeling-lesson-screens-seen = Il a pris le jeton en { $cell } : qui a regardé la carte sait lequel. Puis il a posé { $ones } jetons de { darjeeling-word-tea }, et ce qui est posé est visible de tous.

darjeeling-lesson-beginning = La boîte et le premier joueur
    .about = Ce que contient le sac, et qui commence.
darjeeling-lesson-beginning-box = Le sort vous a désigné premier joueur ; les autres suivent à tour de rôle. Le sac contient { $box-tea-tiles } jetons récolte, et la variété la plus rare n’en a que { $tiles-red-1 } à une seule demi-caisse. Chaque carte est conseillée pour certains nombres de joueurs, mais toutes sont permises.
darjeeling-lesson-beginning-start = Avant le premier tour, chacun choisit un jeton au bord et une direction. Faites l’un et l’autre.
    .wrong = Choisissez un jeton signalé en bordure de la carte, puis la direction du prospecteur.
darjeeling-lesson-beginning-halves = Vous avez pris un jeton. Ses demi-caisses doivent être fermées par celles d’autres jetons de la même variété : une demi-caisse ne vaut quelque chose qu’à côté d’une autre.

darjeeling-lesson-bag = Le sac vide
    .about = D’où viennent les jetons quand il n’y en a plus.
darjeeling-lesson-bag-empty = Le sac est vide. Les jetons de la dernière cargaison sont encore à l’entrepôt, dont { $pile } à une seule demi-caisse.
darjeeling-lesson-bag-move = Avancez votre prospecteur d’une case et regardez la case que vous quittez.
    .wrong = Choisissez un jeton que votre prospecteur peut atteindre.
    .paid = Cela a coûté { $cost } points, et la case quittée est regarnie de la même façon. Restez tout près.
darjeeling-lesson-bag-refilled = L’entrepôt est passé dans le sac (jetons : { $tiles }), et l’un d’eux regarnit { $cell }. Ce qui est expédié finit par revenir.

darjeeling-lesson-empty = Les cases vides
    .about = Quand rien ne regarnit plus, et qu’un prospecteur est bloqué.
darjeeling-lesson-empty-gaps = Le sac et l’entrepôt sont vides : chaque case quittée reste vide pour de bon. Une case vide termine la ligne : on ne la traverse pas et on ne s’y arrête pas.
darjeeling-lesson-empty-move = Allez sur un jeton voisin et n’expédiez rien. Voyez alors ce que les autres peuvent encore faire.
    .wrong = Choisissez un des jetons signalés, puis ne chargez rien.
    .ship = Ce qui est expédié va à l’entrepôt et regarnirait les cases. Cette fois, ne chargez rien.
    .paid = Cela a coûté { $cost }. Un jeton voisin ne coûte rien.
darjeeling-lesson-empty-stuck = { $cell } reste vide. Les autres n’ont trouvé de déplacement dans aucune direction : leur déplacement est sauté sans rien coûter, et ils peuvent encore expédier. Ne vous laissez pas couper la route.

darjeeling-lesson-rounds = La dernière manche
    .about = Une partie que personne n’achève finit par les manches.
darjeeling-lesson-rounds-limit = Cette table a une limite de manches, et voici la dernière. Vous avez { $score } points, et le dernier tour de la partie est le vôtre.
darjeeling-lesson-rounds-last = Jouez votre tour. Les demi-caisses qui restent derrière l’écran coûtent { $scoring-penalty-per-half } point chacune : comparez le jeton et le chemin.
    .wrong = Faites votre déplacement ; si on vous le demande, ne chargez rien.
    .paid = Cela a coûté { $cost } points, que plus rien ne peut rattraper. Choisissez un jeton plus proche.
darjeeling-lesson-rounds-counted = Après { $rounds } manches, la partie est finie. Vos demi-caisses vous ont coûté { $lost }, et vous avez { $points } points. Le plus grand score gagne, comme toujours.

## Ce que le coach dit de chaque source de points

darjeeling-source-ships-about = Au début de chacun de vos tours, vos caisses sur les bateaux paient : les caisses fois le multiplicateur du quai.
darjeeling-source-turning-about = Faire demi-tour coûte des points ; pivoter de côté est gratuit.
darjeeling-source-passing-about = Chaque jeton, cité ou prospecteur traversé coûte des points ; l’arrivée est gratuite.
darjeeling-source-demand-about = Un thé que personne n’a expédié depuis longtemps rapporte tout de suite un bonus.
darjeeling-source-quantity-about = Une grande cargaison rapporte un point de plus par caisse.
darjeeling-source-halves-about = Le thé resté derrière votre écran coûte des points à la fin de la partie, pas avant : expédiez-le à temps.
