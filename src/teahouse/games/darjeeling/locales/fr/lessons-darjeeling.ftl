# Les leçons de Darjeeling. Nombres, lieux et noms viennent de la position.

darjeeling-lesson-collector = Votre prospecteur
    .about = Avancer tout droit et prendre du thé.
darjeeling-lesson-collector-yours = Voici votre prospecteur, en { $cell }. Il est tourné vers { darjeeling-word-direction }. À chaque tour, il avance en ligne droite et prend le jeton récolte sur lequel il s’arrête.
darjeeling-lesson-collector-near = Un jeton juste à côté du prospecteur ne coûte rien. Prenez-en un : celui de devant, de gauche ou de droite.
    .wrong = Ce jeton n’est pas juste à côté du prospecteur. Prenez-en un de ceux qui sont signalés.
    .far =
        Pour atteindre { $cell }, vous avez traversé d’autres jetons, ce qui a coûté { $cost ->
            [one] { $cost } point
           *[other] { $cost } points
        }. Prenez un jeton juste à côté du prospecteur.
darjeeling-lesson-collector-taken = Vous avez pris { darjeeling-word-tile } : ce jeton est maintenant derrière votre écran. La case quittée, { $refilled }, a reçu un nouveau jeton du sac. Puis l’adversaire a joué.
darjeeling-lesson-collector-further = Allez plus loin : traversez un jeton pour en atteindre un autre. Seul coûte ce qui se trouve entre le départ et l’arrivée ; l’arrivée est gratuite.
    .wrong = Choisissez un jeton tout droit, à gauche ou à droite, avec au moins un jeton devant lui.
    .near = Vous n’avez rien traversé. Cette fois, choisissez un jeton placé derrière un autre.
darjeeling-lesson-collector-paid =
    C’est tout ce que fait un prospecteur : aller tout droit, payer ce qu’il traverse, s’arrêter sur du thé. Vous avez maintenant { $tiles ->
        [one] { $tiles } jeton
       *[other] { $tiles } jetons
    } et { $score ->
        [one] { $score } point
       *[other] { $score } points
    }. Un score peut même descendre sous zéro.

darjeeling-lesson-turning = Pivoter
    .about = Où regarde le prospecteur, et ce que coûte un demi-tour.
darjeeling-lesson-turning-faces = Votre prospecteur est tourné vers { darjeeling-word-direction }. Tout droit est gratuit, et pivoter à gauche ou à droite avant de partir l’est aussi.
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
    Vous avez payé { $turning ->
        [one] { $turning } point
       *[other] { $turning } points
    } pour le demi-tour et en avez { $score }. En vous arrêtant, pensez au tour suivant : on regarde toujours là où l’on est allé.

darjeeling-lesson-ships = Les bateaux rapportent
    .about = Pourquoi les caisses paient à chaque tour, et de moins en moins.
darjeeling-lesson-ships-harbour =
    Au port, un bateau se trouve à chaque quai. Sur celui du haut, vous avez { $crates ->
        [one] { $crates } caisse
       *[other] { $crates } caisses
    }. Chacune vaut le multiplicateur du quai, ici { $multiplier }.
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
darjeeling-lesson-ships-pushed = L’adversaire a aussi du thé à expédier. Prenez encore un jeton gratuit et regardez le port.
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
    } : le bateau du bas est parti, tous les autres ont descendu d’un quai, et le sien a pris celui du haut. Le vôtre n’a donc rapporté que { $points }, à { $multiplier } par caisse. Chaque cargaison, la vôtre aussi, pousse les bateaux plus anciens vers le bas.

darjeeling-lesson-shipping = Expédier du thé
    .about = Des demi-caisses aux caisses sur un bateau.
darjeeling-lesson-shipping-halves = Après le déplacement, vous pouvez expédier du thé, une fois par tour et d’une seule variété. Derrière votre écran se trouvent { $tiles } jetons, chacun avec une demi-caisse. Demi-caisse contre demi-caisse font une caisse fermée.
darjeeling-lesson-shipping-ship =
    Expédiez une des variétés, avec tous ses jetons : { $crates ->
        [one] { $crates } caisse
       *[other] { $crates } caisses
    }. Choisissez d’abord le thé, puis le nombre de jetons.
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
    } maintenant sur le bateau du quai du haut : { $multiplier } points par caisse, tant qu’il y reste. Les jetons sont allés à l’entrepôt. Il vous reste { $supply ->
        [one] { $supply } caisse
       *[other] { $supply } caisses
    } en réserve.

darjeeling-lesson-city = À côté d’une cité
    .about = L’endroit où vous êtes décide de ce que vous chargez.
darjeeling-lesson-city-spoils = Le thé s’abîme en route : loin d’une cité, chaque cargaison perd une caisse. À côté d’une cité, aussi en diagonale, tout est chargé. Vous avez { $tiles } jetons de { darjeeling-word-tea }.
darjeeling-lesson-city-reach = Allez à côté d’une cité, puis expédiez tout votre thé.
    .wrong = Arrêtez-vous sur un jeton à côté d’une cité, puis expédiez tout votre thé.
    .fewer =
        Vous avez posé { $tiles } jetons, mais { $crates ->
            [one] { $crates } seule caisse a été chargée
           *[other] { $crates } caisses seulement ont été chargées
        } : aucune cité n’est à côté de { $cell }, ou des jetons sont restés derrière l’écran. Allez à côté d’une cité et posez tout.
    .kept = Vous avez gardé votre thé. Allez à côté d’une cité et expédiez-le.
darjeeling-lesson-city-saved =
    Rien n’est perdu : { $crates ->
        [one] { $crates } caisse chargée
       *[other] { $crates } caisses chargées
    }. Loin d’une cité, une caisse seule ne part même pas : il n’en resterait aucune.

darjeeling-lesson-demand = La demande
    .about = Quel thé donne un bonus maintenant.
darjeeling-lesson-demand-chute = Les pions de la cascade montrent la demande. Le thé que personne n’a expédié depuis longtemps est recherché : son bonus est le nombre de pions au-dessus de lui. Le thé expédié en dernier rapporterait { $low }, celui du bas { $high }.
darjeeling-lesson-demand-best = Vous pourriez expédier plusieurs variétés. Expédiez-en une dont le bonus de demande est bon.
    .wrong = Expédiez un thé recherché : comparez les bonus des variétés.
    .low =
        Les caisses sont chargées, mais le bonus a été de { $bonus ->
            [one] { $bonus } point
           *[other] { $bonus } points
        } : ce thé venait d’être expédié. Choisissez une variété dont les pions sont plus bas.
    .kept = Vous n’avez rien chargé. Choisissez une variété avec un bon bonus.
darjeeling-lesson-demand-rose =
    La demande de { darjeeling-word-tea } vous a rapporté { $points ->
        [one] { $points } point
       *[other] { $points } points
    } tout de suite. Son pion est monté tout en haut : la prochaine cargaison de ce thé rapportera peu, et les autres variétés un peu plus.

darjeeling-lesson-tokens = Les jetons action
    .about = Les plus grands jetons récolte donnent un jeton action.
darjeeling-lesson-tokens-three = Un jeton ½½½ apporte aussi un jeton action. Prenez un tel jeton.
    .wrong = Celui-ci n’a pas apporté de jeton action. Prenez un jeton ½½½ : ils sont signalés.
darjeeling-lesson-tokens-use =
    Vous avez un jeton action. Il se joue avec une cargaison, dans le même tour déjà. « Fraîcheur » sauve la caisse perdue loin d’une cité ; « Double » double le bonus de demande de { $bonus }. Sans jeton, vous chargeriez { $crates ->
        [one] { $crates } caisse
       *[other] { $crates } caisses
    }. Expédiez votre thé et jouez le jeton.
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
    Vous avez des jetons de toutes les tailles : ½ ×{ $ones }, ½½ ×{ $twos }, ½½½ ×{ $threes }. Chaque demi-caisse doit toucher une autre demi-caisse. Avec assez de jetons ½, tout se ferme.
darjeeling-lesson-quantity-all =
    À partir de { $scoring-quantity-bonus-from } caisses, chaque caisse rapporte encore un point tout de suite. Chargez-en autant ; vous pouvez aller jusqu’à { $most }.
    .wrong = Posez plus de jetons : il faut { $scoring-quantity-bonus-from } caisses pour le bonus.
    .few =
        { $crates ->
            [one] { $crates } caisse a été chargée
           *[other] { $crates } caisses ont été chargées
        } : trop peu pour le bonus de quantité. Posez aussi les grands jetons.
    .kept = Vous n’avez rien chargé. Posez assez de jetons pour le bonus de quantité.
darjeeling-lesson-quantity-bonus =
    { $crates } caisses chargées, { $points } points de quantité en plus de la demande. Rassembler longtemps une même variété paie, tant que vos bateaux continuent de payer aussi.

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
darjeeling-lesson-end-won = Vous gagnez, { $score } à { $theirs }. Vous savez ce qui compte : des caisses en haut du port, du thé recherché, et un écran vide à la fin.

darjeeling-lesson-last-turns = Les derniers tours d’une partie
    .about = Jouer une vraie partie jusqu’au bout.
darjeeling-lesson-last-turns-before = Cette partie a été jouée par des bots forts. Vous reprenez la place en tête : { $score } à { $theirs }, et { $target } la termine. Vous avez un jeton action, et du thé presque prêt.
darjeeling-lesson-last-turns-play = Jouez comme vous voulez jusqu’à ce que quelqu’un atteigne { $target }. Il n’y a pas de mauvais coup ici.
    .wrong = C’est plus long que prévu. Recommencez ces tours et expédiez dès que vous le pouvez.
darjeeling-lesson-last-turns-after = C’est la fin : { $score } à { $theirs }, demi-caisses décomptées. Vous pouvez passer à une partie entière.

darjeeling-lesson-placing = Le placement initial
    .about = Comment commence une partie.
darjeeling-lesson-placing-edge = Avant le premier tour, chacun place une caisse sur un bateau, vous au quai du bas, où une caisse rapporte { $multiplier }. Puis vous choisissez où commence votre prospecteur.
darjeeling-lesson-placing-three = Il commence en bordure de la carte, à la place d’un jeton que vous prenez. Prenez un jeton ½½½ : il apporte un jeton action.
    .wrong = Ce jeton n’apporte pas de jeton action. Choisissez-en un de ceux qui sont signalés.
darjeeling-lesson-placing-face = Son dos doit être tourné vers l’extérieur, son avant vers un jeton récolte. Choisissez la direction.
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
darjeeling-lesson-supply-moved = { $points } points de quantité. La dernière caisse venait du quai { $quay }, et les caisses prises en bas sont maintenant en haut. Cela vaut la peine même sans bonus.

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
darjeeling-lesson-beginning-box = Le tirage a fait de vous le premier joueur ; on joue vers la gauche. Le sac contient { $box-tea-tiles } jetons récolte, et la variété la plus rare n’en a que { $tiles-red-1 } à une seule demi-caisse. Chaque carte est conseillée pour certains nombres de joueurs, mais toutes sont permises.
darjeeling-lesson-beginning-start = Avant le premier tour, chacun choisit un jeton au bord et une direction. Faites l’un et l’autre.
    .wrong = Choisissez un jeton signalé en bordure de la carte, puis la direction du prospecteur.
darjeeling-lesson-beginning-halves = Vous avez pris un jeton. Ses demi-caisses doivent être fermées par celles d’autres jetons de la même variété : une demi-caisse ne vaut quelque chose qu’à côté d’une autre.

darjeeling-lesson-bag = Le sac vide
    .about = D’où viennent les jetons quand il n’y en a plus.
darjeeling-lesson-bag-empty = Le sac est vide. Les jetons de la dernière cargaison sont encore à l’entrepôt, dont des demi-caisses simples ({ $pile }).
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
darjeeling-lesson-rounds-limit = Cette table a une limite de manches, et voici la dernière : la manche { $round }. Vous avez { $score } points, et le dernier tour de la partie est le vôtre.
darjeeling-lesson-rounds-last = Jouez votre tour. Les demi-caisses qui restent derrière l’écran coûtent { $scoring-penalty-per-half } point chacune : comparez le jeton et le chemin.
    .wrong = Faites votre déplacement ; si on vous le demande, ne chargez rien.
    .paid = Cela a coûté { $cost } points, que plus rien ne peut rattraper. Choisissez un jeton plus proche.
darjeeling-lesson-rounds-counted = Après { $rounds } manches, la partie est finie. Vos demi-caisses vous ont coûté { $lost }, et vous avez { $points } points. Le plus grand score gagne, comme toujours.
