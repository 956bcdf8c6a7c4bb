# Les leçons de Ceylan. Nombres, lieux et noms viennent de la position.

ceylon-lesson-cards = Des cartes pour tous
    .about = Jouer une carte : une action pour vous, l’autre pour les autres.
ceylon-lesson-cards-hand = Votre pion est en { $hex }, sur votre première plantation. À votre tour, vous jouez une carte de votre main. Elle montre une paire d’actions : vous choisissez la vôtre, les autres peuvent faire la seconde. Une moitié avec un cadenas est une action impossible pour vous en ce moment, faute de roupies ou de thé par exemple.
ceylon-lesson-cards-harvest = Jouez une carte pour que la récolte soit à vous, récoltez sur votre hexagone ou à côté, puis confirmez avec le bouton jaune. La plantation d’un autre est permise, mais lui rapporte un point.
    .wrong = Jouez une carte avec la récolte de votre côté, choisissez de récolter, puis une plantation.
    .rupees =
        Vous avez pris { $rupees ->
            [one] { $rupees } roupie
           *[other] { $rupees } roupies
        } à la place. C’est toujours possible, mais récoltez maintenant.
    .other = On peut se déplacer à la place de toute action. Cette fois, récoltez.
    .side = Dans ce sens, la récolte est pour les autres. Jouez la carte avec la récolte de votre côté.
ceylon-lesson-cards-taken = Une caisse de { ceylon-word-tea } en { $hex } : plus le niveau est haut, plus le thé est fin. Votre entrepôt a { $warehouse } places ; il est sur votre plateau avec vos roupies, sous la question (au téléphone, tirez le volet vers le haut). Les autres font maintenant l’autre action de la carte jouée, et vous en piochez une.

ceylon-lesson-planting = Planter et se déplacer
    .about = Où vont les plantations, et comment voyage un pion.
ceylon-lesson-planting-board = Une plantation se pose là où est votre pion, ici { $hex }. Sa feuille de thé vient de votre plateau : il en reste { $markers }, et chacune qui y reste à la fin coûte des points. Les places qu’elles libèrent servent ensuite aux contrats.
ceylon-lesson-planting-plant = Jouez une carte avec l’action planter de votre côté et plantez pour { $cost } roupies.
    .wrong = Jouez une carte avec l’action planter de votre côté, puis plantez.
    .rupees = Vous avez pris des roupies. Vous en avez assez : plantez.
    .moved = On peut se déplacer au lieu de planter, mais cet hexagone est bon. Plantez d’abord.
ceylon-lesson-planting-answer = Il vous reste { $rupees } roupies et { $markers } feuilles. Entre-temps, l’adversaire a joué une carte et a préféré prendre des roupies. C’est encore son tour, mais l’autre action de sa carte est pour vous.
ceylon-lesson-planting-move = Au lieu d’une action, vous pouvez toujours vous déplacer : faites-le, vers un hexagone libre où planter ensuite. Choisissez de vous déplacer, et des nombres sur l’île disent le coût de chaque trajet.
    .wrong = Choisissez de vous déplacer, puis un hexagone.
    .rupees = Les roupies sont l’autre solution. Cette fois, déplacez votre pion.
    .taken = En { $hex } il y a déjà une plantation, et un hexagone n’en porte qu’une. Allez sur un hexagone libre.
ceylon-lesson-planting-there =
    Vous êtes en { $hex } ; le trajet { $cost ->
        [0] n’a rien coûté
        [one] a coûté { $cost } roupie
       *[other] a coûté { $cost } roupies
    }. Le premier pas d’un déplacement est gratuit, chaque pas suivant coûte plus que le précédent. Les rivières séparent les districts : ayez avant les autres une plantation dans chacun, et le meilleur bonus de district est à vous.

ceylon-lesson-trading = Commercer
    .about = Du thé contre des contrats, des contrats contre des points ou des roupies.
ceylon-lesson-trading-train =
    Chaque wagon du train porte un contrat d’une compagnie, dont le numéro est dans le signe rond à côté des caisses demandées. Votre entrepôt contient :{ ceylon-word-demand }. Sur votre plateau, il y a de la place pour { $free ->
        [one] { $free } contrat
       *[other] { $free } contrats
    } : une place est libre dès que sa dernière feuille est plantée.
ceylon-lesson-trading-deliver = Jouez une carte avec le commerce de votre côté et livrez un des wagons signalés.
    .wrong = Jouez une carte avec le commerce de votre côté, choisissez de commercer, puis un wagon dont vous avez le thé.
    .other = Vous avez pris des roupies, et votre thé est toujours là. Livrez-le.
ceylon-lesson-trading-reward = Le contrat paie soit { $rupees } roupies, soit { $points } points, à votre choix. Au début, les roupies vous font grandir ; plus tard, les points valent davantage.
    .wrong = Choisissez une récompense.
ceylon-lesson-trading-company =
    Le contrat est sur votre plateau : { $companies ->
        [one] { $companies } compagnie
       *[other] { $companies } compagnies
    }. À la fin, les compagnies différentes rapportent des points : plus vous en avez, plus chacune compte.

ceylon-lesson-councillors = Les conseillers
    .about = Une capacité maintenant, une majorité à la fin.
ceylon-lesson-councillors-council = Chaque district, entre les rivières, a un conseiller. En engager un coûte { $cost } roupies et vous donne sa capacité pour le reste de la partie. À la fin, qui a le plus de plantations dans un district y marque, dans l’ordre, { $scoring-majority } points, mais seulement avec son conseiller.
ceylon-lesson-councillors-hire = Engagez le conseiller du district où est votre pion.
    .wrong = Jouez une carte avec un conseiller de votre côté, puis engagez-en un.
    .rupees = Vous avez pris des roupies. Avec { $cost }, vous pouvez déjà engager un conseiller.
    .moved = Votre pion est déjà dans le bon district. Engagez le conseiller d’ici.
ceylon-lesson-councillors-counts = Votre disque est auprès du conseiller de ce district, { ceylon-word-district } ; il vous reste { $rupees } roupies. Vos plantations de ce district compteront à la fin.

ceylon-lesson-technology = La technologie
    .about = Des pas, des jetons et une action de plus.
ceylon-lesson-technology-advance = Sur la piste de technologie, chaque pas coûte { $costs-technology } roupies et apporte un jeton, et qui est plus haut gagne les égalités du décompte final. Jouez une carte avec la technologie de votre côté et avancez.
    .wrong = Jouez une carte avec la technologie de votre côté, puis développez-la.
    .rupees = Vous avez pris des roupies. Vous en avez assez pour avancer.
ceylon-lesson-technology-token = Vous avez maintenant un jeton, et { $rupees } roupies. Un jeton est une action de plus à votre tour, quelle que soit la carte. Utilisez-le, et plantez là où est votre pion.
    .wrong = Utilisez le jeton, puis choisissez de planter.
    .kept = Vous avez gardé le jeton. C’est permis, mais à la fin il ne vaut rien. Utilisez-le.
ceylon-lesson-technology-done = Votre disque est sur la case { $technology }, et vous avez agi une fois de plus que la carte ne le permettait. Les autres ont reçu chacun une roupie pour votre avancée sur la piste.

ceylon-lesson-last-turns = Les derniers tours d’une partie
    .about = Jouer une vraie partie jusqu’au bout et voir le décompte.
ceylon-lesson-last-turns-before = Des bots forts ont joué jusqu’ici. Le score est de { $score } à { $theirs }, et la pioche est presque vide ({ $deck }). L’essentiel vient à la fin : { $scoring-majority } par majorité (roupies, technologie, plantations dans les districts dont vous avez le conseiller), et vos compagnies ; chaque feuille restante coûte { $scoring-leftover-marker }.
ceylon-lesson-last-turns-play = Jouez comme vous voulez jusqu’à la fin de la partie. Il n’y a pas de mauvais coup ici.
    .wrong = C’est plus long que prévu. Recommencez ces tours.
ceylon-lesson-last-turns-after =
    { $result ->
        [won] Vous avez gagné,
        [shared] Vous partagez la victoire,
       *[lost] L’adversaire a gagné,
    } { $score } à { $theirs }. { $ending ->
        [deck] La pioche était vide, et chacun a joué autant de tours.
       *[other] La dernière feuille était posée, et chacun a joué autant de tours.
    } Les majorités décident : soyez en tête dans plusieurs, avec les conseillers de vos districts.

ceylon-lesson-bonus = Le bonus de district
    .about = Être le premier dans chaque district.
ceylon-lesson-bonus-where = Les rivières sont les frontières des districts. Vous avez des plantations dans tous sauf un, et votre pion est en { $hex }, dans celui qui manque. Le meilleur jeton bonus est encore là : { $points } points pour qui arrive en premier.
ceylon-lesson-bonus-plant = Plantez ici, pour avoir une plantation dans chaque district.
    .wrong = Jouez une carte avec l’action planter de votre côté, puis plantez là où est votre pion.
    .rupees = Les roupies peuvent attendre. Le bonus va au premier : plantez.
    .moved = Restez : c’est le district qui vous manque. Plantez ici.
ceylon-lesson-bonus-taken = Vous avez pris aussitôt le bonus de { $points } points. Chacun n’en reçoit qu’un dans la partie, et les suivants valent moins. Étendez-vous donc tôt.

ceylon-lesson-setup = Avant la première carte
    .about = Le relief est en place, et vous choisissez où commencer.
ceylon-lesson-setup-land = À la mise en place, le relief est tiré au sort : des tuiles élèvent les hexagones, et un conseiller siège dans chaque district. Avec si peu de joueurs, un district est retiré, ici { ceylon-word-district } : personne ne peut y entrer. Vous êtes le premier joueur.
ceylon-lesson-setup-found = Votre première plantation est gratuite. Choisissez un hexagone du niveau le plus bas, et regardez ceux d’à côté : c’est là que vous irez planter, et de là que viendront vos récoltes.
    .wrong = Choisissez un des hexagones signalés.
ceylon-lesson-setup-ready = Votre pion est en { $hex }. Chacun commence dans un district différent, avec { $start-rupees } roupies, une caisse de thé et { $start-hand } cartes que les autres ne voient pas. La première carte va être jouée.

ceylon-lesson-land = Construire le relief
    .about = Les joueurs posent eux-mêmes les tuiles relief.
ceylon-lesson-land-lift = Si l’option « { ceylon-option-terrain } » le prévoit, les joueurs construisent l’île. Les grandes tuiles relief sont visibles, et les joueurs les placent à tour de rôle. Choisissez-en une.
    .wrong = Choisissez une tuile.
ceylon-lesson-land-site = Choisissez maintenant un district qui n’a pas encore de tuile.
    .wrong = Choisissez un district.
ceylon-lesson-land-cover = Posez la tuile sur des hexagones de ce district. On peut la tourner et la retourner : il y a plusieurs façons.
    .wrong = Choisissez comment la tuile est posée.
ceylon-lesson-land-peak = La petite tuile va sur un des hexagones recouverts : là poussera le thé le plus fin. Choisissez son hexagone.
    .wrong = Choisissez un des hexagones élevés.
ceylon-lesson-land-built = Voilà : le sommet de ce district, { ceylon-word-district }, est en { $hex }. Les autres continuent jusqu’à ce que chaque district ait son relief ; plus un hexagone est haut, plus son thé est fin.

ceylon-lesson-tiles = Les tuiles de départ
    .about = Une action spéciale, une fois par partie.
ceylon-lesson-tiles-dealt = Avec les tuiles de départ, chacun en reçoit une, face visible ; la vôtre est « { ceylon-word-starting } ». Le plus petit numéro commence, et avec le numéro { $number } c’est vous. Une tuile sert une seule fois.
ceylon-lesson-tiles-found = Placez d’abord votre plantation, comme toujours.
    .wrong = Choisissez un des hexagones signalés.
ceylon-lesson-tiles-use = Votre tuile, « { ceylon-word-starting } », pose une feuille de plus là où vous avez une plantation, qui compte alors double dans la majorité du district. Jouez une carte avec l’action planter de votre côté et utilisez la tuile ; cela coûte { $cost } roupies comme toujours.
    .wrong = Jouez la carte avec l’action planter de votre côté, puis utilisez la tuile de départ.
    .rupees = Des roupies, il y en a toujours. Cette fois, utilisez la tuile.
    .side = Dans ce sens, planter est pour les autres. Jouez la carte dans l’autre sens.
ceylon-lesson-tiles-used = Une feuille de plus est en { $hex } : dans la majorité du district, la plantation compte double. La tuile est retournée. D’autres tuiles donnent des roupies, un déplacement gratuit, une double avancée, ou agissent à distance.

ceylon-lesson-spare = Une caisse de moins
    .about = La tuile qui rend un contrat moins cher.
ceylon-lesson-spare-tile = C’est une variante : chacun a une tuile de départ. La vôtre est « { ceylon-word-starting } » : une fois dans la partie, vous gardez une des caisses qu’un contrat demande.
ceylon-lesson-spare-use = Commercez en utilisant la tuile.
    .wrong = Jouez une carte avec le commerce de votre côté, puis utilisez la tuile de départ.
    .rupees = Votre thé est toujours dans l’entrepôt. Livrez-le, avec la tuile.
    .all = Vous avez livré toutes les caisses. C’est possible, mais la tuile vous en laisse une. Utilisez-la.
ceylon-lesson-spare-spare = Quelle caisse gardez-vous ? Choisissez le thé le plus fin : il pousse plus haut, sur moins d’hexagones.
    .wrong = Choisissez une caisse.
    .common = Le thé le plus simple pousse sur chaque hexagone bas. Gardez la caisse qui vient des sommets.
ceylon-lesson-spare-reward = La récompense est la même que toujours.
    .wrong = Choisissez une récompense.
ceylon-lesson-spare-kept = Le contrat de la compagnie { $company } est sur votre plateau, et une caisse fine reste pour le prochain.

ceylon-lesson-distant = Des conseillers à distance
    .about = En engager un sans y aller.
ceylon-lesson-distant-tile = Votre tuile de départ est « { ceylon-word-starting } ». D’ordinaire, on engage le conseiller du district où est son pion ; la tuile atteint tous les autres districts, pour les mêmes { $cost } roupies.
ceylon-lesson-distant-use = Jouez une carte avec un conseiller de votre côté et utilisez la tuile.
    .wrong = Jouez une carte avec un conseiller de votre côté, puis utilisez la tuile de départ.
    .rupees = Vous pouvez déjà payer un conseiller. Utilisez la tuile.
    .here = C’était le conseiller de votre propre district, qui ne demande pas de tuile. Utilisez-la pour un autre.
ceylon-lesson-distant-choose = Choisissez le conseiller.
    .wrong = Choisissez un des conseillers.
ceylon-lesson-distant-far = Le conseiller de ce district, { ceylon-word-district }, travaille pour vous, bien que votre pion n’y soit jamais allé. Une tuile semblable récolte n’importe où sur la carte.

ceylon-lesson-abilities = Ce que peuvent les conseillers
    .about = Une capacité change une action pour le reste de la partie.
ceylon-lesson-abilities-seen = Vous avez engagé un conseiller avec la capacité « { ceylon-word-councillor } » : vous pouvez planter là où est votre pion ({ $hex }), ou à côté dans le même district.
ceylon-lesson-abilities-plant = Plantez sur le sommet à côté de votre pion, là où pousse le thé le plus fin.
    .wrong = Jouez une carte avec l’action planter de votre côté, choisissez de planter, puis le sommet.
    .rupees = Prenez des roupies une autre fois : plantez.
    .lower = { $hex } est plus bas. Avec votre conseiller, vous atteignez le sommet sans vous déplacer. Plantez là.
ceylon-lesson-abilities-others = Vous avez planté en { $hex } sans y aller. D’autres conseillers rendent moins chers les déplacements, les plantations ou les engagements, donnent une roupie de plus, un point pour la technologie, ou de la place dans l’entrepôt. Une capacité est à vous dès qu’elle est payée.

ceylon-lesson-premium = Commercer avec une prime
    .about = Livrer, choisir la récompense, prendre la prime.
ceylon-lesson-premium-seen = Votre conseiller a la capacité « { ceylon-word-councillor } » : chaque commerce apporte des roupies en plus de la récompense.
ceylon-lesson-premium-trade = Livrez votre thé et prenez la récompense que vous préférez.
    .wrong = Jouez une carte avec le commerce de votre côté, choisissez de commercer, puis la récompense.
    .rupees = Cela rapporte moins qu’un commerce. Livrez votre thé.
    .moved = Vous avez le thé et une place pour le contrat. Commercez.
ceylon-lesson-premium-both = En plus de la récompense, vous avez reçu { $rupees } roupies. Avec ce conseiller, on peut prendre les points et payer quand même l’action suivante.

ceylon-lesson-points = Des points sur la piste de technologie
    .about = Les cases de points, et un jeton pour plus tard.
ceylon-lesson-points-track = Votre disque est sur la case { $space } de la piste de technologie. Certaines cases devant vous rapportent des points dès qu’on les atteint, et la prochaine en est une.
ceylon-lesson-points-advance = Avancez.
    .wrong = Jouez une carte avec la technologie de votre côté, puis développez-la.
    .rupees = Vous avez assez de roupies pour ce pas. Avancez.
    .moved = Déplacez-vous une autre fois. Avancez maintenant.
ceylon-lesson-points-keep = Voilà { $points } points, et un jeton. Vous n’êtes pas obligé de le jouer : gardez-le pour un tour où il fera davantage.
    .wrong = Gardez le jeton.
    .used = On peut le jouer aussitôt, mais il n’y a pas grand-chose à faire ici. Gardez-le.
ceylon-lesson-points-kept = Jetons en réserve : { $tokens }. Jouez-les avant la fin : ensuite ils ne valent rien.

ceylon-lesson-last-marker = La dernière feuille
    .about = Finir soi-même la partie.
ceylon-lesson-last-marker-left = Il reste { $markers } feuille de thé sur votre plateau, et { $theirs } sur celui de l’adversaire. Qui place sa dernière feuille déclenche la fin : on termine le tour, et chacun joue autant de tours.
ceylon-lesson-last-marker-plant = Chaque feuille restée sur un plateau coûte des points. Plantez la dernière.
    .wrong = Jouez une carte avec l’action planter de votre côté, choisissez de planter, puis l’hexagone.
    .rupees = Les roupies comptent aussi à la fin, mais l’adversaire n’est pas prêt. Plantez.
    .moved = Vous pouvez planter d’ici. Faites-le.
ceylon-lesson-last-marker-count = C’était la fin : { $points } à { $theirs }. Les feuilles restées ont coûté { $lost } points à l’adversaire. Dans un district, seuls marquent ceux qui ont son conseiller, et la technologie départage les égalités.

## Ce que le coach dit de chaque source de points

ceylon-source-bonus-about = Qui possède le premier une plantation dans chaque district prend le meilleur bonus de district ; les suivants valent moins.
ceylon-source-contracts-about = Un contrat rapporte ses points dès que vous livrez le thé, si vous prenez des points plutôt que des roupies.
ceylon-source-technology-about = Certaines cases de la piste de technologie rapportent des points dès que vous y arrivez.
ceylon-source-owner-about = Quand quelqu’un récolte sur la plantation d’un autre, son propriétaire reçoit des points.
ceylon-source-councillor-about = Avec ce conseiller, une étape de technologie vous rapporte un point.
ceylon-source-rupee-majority-about = À la fin, qui a le plus de roupies reçoit le plus de points, puis les suivants : celles que vous gardez ne sont pas perdues.
ceylon-source-technology-majority-about = À la fin, qui est le plus loin sur la piste de technologie reçoit le plus de points ; elle départage aussi toutes les égalités.
ceylon-source-dimbula-about = Dans chaque district, qui a le plus de plantations marque à la fin, mais seulement avec le conseiller du district.
ceylon-source-ruhuna-about = Dans chaque district, qui a le plus de plantations marque à la fin, mais seulement avec le conseiller du district.
ceylon-source-kandy-about = Dans chaque district, qui a le plus de plantations marque à la fin, mais seulement avec le conseiller du district.
ceylon-source-uva-about = Dans chaque district, qui a le plus de plantations marque à la fin, mais seulement avec le conseiller du district.
ceylon-source-companies-about = Les contrats de compagnies différentes rapportent des points à la fin : plus il y en a, plus chacune compte.
ceylon-source-markers-about = Chaque feuille de thé restée sur votre plateau coûte des points à la fin : plantez-en autant que possible.
