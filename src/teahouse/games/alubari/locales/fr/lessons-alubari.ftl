# Les leçons d’Alubari. Nombres, lieux et noms viennent de la position.

alubari-lesson-labourers = Les ouvriers
    .about = Envoyez-les, puis voyez ce qu’ils font.
alubari-lesson-labourers-yours = À chaque manche, chacun place ses ouvriers à tour de rôle, un par un ; vous en avez { $labourers }. Quand tous sont placés, les zones sont résolues l’une après l’autre, dans l’ordre de leurs lettres.
alubari-lesson-labourers-yard = Envoyez le premier à l’entrepôt : on y prend des cubes de minerai de fer et de pierre. Choisissez une place, puis confirmez avec le bouton jaune.
    .wrong = Placez l’ouvrier à l’entrepôt, la zone signalée.
alubari-lesson-labourers-dig = Envoyez le suivant déblayer : on y prend des gravats des plantations, autant que la zone l’indique.
    .wrong = Placez l’ouvrier là où l’on déblaie, la zone signalée.
alubari-lesson-labourers-cubes = Tous les ouvriers sont placés, et le vôtre commence à l’entrepôt. Prenez autant de cubes que possible ; le minerai devient de l’acier, la pierre sert aux gares.
    .wrong = Prenez des cubes tant qu’il y en a à prendre.
    .few = On peut s’arrêter plus tôt, mais ici les cubes ne coûtent rien. Prenez tout ce que vous pouvez.
alubari-lesson-labourers-dug = Puis votre autre ouvrier a déblayé de lui-même, toujours depuis la gauche : vous avez { $rubble } gravats. Qui prend le dernier d’une case y place un marqueur et possède un champ : il rapporte ses étoiles, et des feuilles à chaque récolte.
alubari-lesson-labourers-round = L’adversaire a pris le contrat « { alubari-word-contract } » et des feuilles ; chaque feuille compte un demi-point. Une nouvelle manche commence : la météo a changé ce qu’on peut déblayer et poser, l’entrepôt a de nouveaux cubes, et un évènement est sorti du sac ({ alubari-event-event }) : le jeu prend des cases, avec des disques gris.

alubari-lesson-track = Du minerai aux rails
    .about = Fondre de l’acier et poser la voie.
alubari-lesson-track-plan = Le chemin de fer monte section par section, et chacune coûte une barre d’acier. Vous avez { $iron } minerais de fer, et la fonderie fait une barre avec { $numbers-works-iron-for-steel }.
alubari-lesson-track-works = La fonderie vient avant la pose de voie : l’une et l’autre sont possibles dans la même manche. Placez un ouvrier à la fonderie.
    .wrong = Placez l’ouvrier à la fonderie, la zone signalée.
alubari-lesson-track-line = Envoyez l’autre ouvrier à la pose de voie. Le choix dit « pas encore utile », car vous n’avez pas encore d’acier ; mais la fonderie passe avant, et vous aurez alors une barre.
    .wrong = Placez l’ouvrier à la pose de voie, la zone signalée.
alubari-lesson-track-steel = La fonderie : faites de l’acier avec votre minerai.
    .wrong = Faites de l’acier.
    .none = Sans acier, pas de voie à poser. Faites de l’acier avec le minerai.
alubari-lesson-track-laid = Avec la nouvelle barre, votre ouvrier a posé la section suivante, sur la rivière ({ alubari-word-section }) ; il n’y avait rien à choisir. Votre marqueur y est (il en reste { $markers }). Une rivière apporte aussi un chai et ouvre des villes. Le score dit ce que tout vaudrait maintenant : les étoiles de la section, et le chai sur sa piste.

alubari-lesson-building = Construire
    .about = Des gares et des équipements.
alubari-lesson-building-plan = Les villes le long de la voie ont des zones de gare, et le hangar contient des équipements. On construit les unes et les autres dans la zone E, et leurs étoiles comptent aussitôt. Vous commencez avec { $leaves } feuilles : chacune est un demi-point dans votre score.
alubari-lesson-building-site = Placez un ouvrier dans la zone E, pour construire.
    .wrong = Placez l’ouvrier dans la zone signalée.
alubari-lesson-building-wala = Le coût d’une gare y est imprimé ; dans la première ville de la ligne, ce sont des feuilles. Envoyez l’autre ouvrier chez le chaiwala, la dernière zone : il donne des feuilles, ou les change en chai.
    .wrong = Placez l’ouvrier chez le chaiwala, la zone signalée.
alubari-lesson-building-build = Construisez : une zone de gare contre des feuilles, vous en avez { $leaves }, ou un équipement contre de l’acier, vous en avez { $steel }. Touchez-en un pour lire ce qu’il fait.
    .wrong = Choisissez ce que vous construisez.
alubari-lesson-building-served = Construit. Le chaiwala sert maintenant l’autre ouvrier : prenez des feuilles pour la prochaine gare, ou changez-en en chai. Le chai renforce les ouvriers, et ce qui en reste rapporte des points.
    .wrong = Choisissez des feuilles ou du chai.
alubari-lesson-building-built = Une zone de gare reste à vous jusqu’à la fin et prend la place aux autres. Un équipement sert dès maintenant et compte à la fin, mais un évènement peut demander sa maintenance : qui ne paie pas le rend. Ce que vous possédez est sous la question ; faites défiler pour voir contrats et équipements.

alubari-lesson-last-turns = Les dernières manches d’une partie
    .about = Jouer une vraie partie jusqu’au bout et voir le décompte.
alubari-lesson-last-turns-before = Des bots forts ont joué jusqu’ici, et c’est la manche { $round }. Il n’y a plus de gravats : la zone où l’on déblayait sert désormais à construire. La partie finit quand la dernière section est posée, ou quand quelqu’un n’a plus de marqueur : chaque champ, chaque section et chaque zone de gare en prend un.
alubari-lesson-last-turns-count = À la fin, on compte plantations, zones de gare, voie, contrats, chai, équipements et feuilles ; le score montre déjà tout. Jouez ces manches, ou faites-vous montrer un tour quand vous ne savez pas continuer. Cela prend quelques minutes.
alubari-lesson-last-turns-play = Jouez comme vous voulez jusqu’à la fin de la partie. Il n’y a pas de mauvais coup ici.
    .wrong = C’est plus long que prévu. Recommencez ces manches.
alubari-lesson-last-turns-after =
    { $result ->
        [won] Vous avez gagné,
        [shared] Vous partagez la victoire,
       *[lost] L’adversaire a gagné,
    } { $score } à { $theirs }. { $ending ->
        [railway] La dernière section a été posée.
       *[other] Quelqu’un n’avait plus de marqueur.
    } Les points viennent de partout ; voyez ce qui en rapporte encore le plus, et combien de marqueurs il vous reste.

alubari-lesson-contracts = Les contrats
    .about = En prendre un, l’utiliser une fois, le garder pour la fin.
alubari-lesson-contracts-office = Votre ouvrier au bureau de poste prend un contrat visible. Un contrat sert une fois, dans la zone dont il porte la lettre ; et à la fin il rapporte ses étoiles si vous avez tout ce qu’il demande : les symboles à côté, avec ce que vous en avez et ce qu’il en faut.
alubari-lesson-contracts-take = Prenez un contrat utilisable tout de suite. Le bureau de poste est la zone { $area } : seule la zone d’après, le chaiwala, est encore à venir dans cette manche ; la lettre est sur le contrat.
    .wrong = Prenez un des contrats.
    .late = Sa zone est déjà passée dans cette manche. Il attendrait la suivante ; prenez-en un pour la zone à venir.
alubari-lesson-contracts-use = { alubari-word-contract } est à vous. Avant qu’une zone commence, on peut utiliser des contrats de sa lettre, même sans ouvrier. Utilisez-le maintenant.
    .wrong = Utilisez le contrat.
    .kept = On peut attendre, et parfois il le faut. Mais celui-ci ne coûte rien : cherchez « utiliser » parmi les réponses, et non « terminé ».
alubari-lesson-contracts-used = { alubari-word-contract } est incliné parmi vos contrats, sous la question : utilisé, mais toujours à vous. À la fin, les contrats comptent, utilisés ou non. Chaque marqueur et chaque feuille ne sert qu’à un contrat.

alubari-lesson-third = Le troisième ouvrier et le chai
    .about = Un ouvrier de plus, et des ouvriers plus forts.
alubari-lesson-third-waits = Chacun a encore un ouvrier, qui attend à la Tea House. Qui possède un équipement, quel qu’il soit, peut le faire venir pour une manche contre un chai ; avec certains, des gravats suffisent. Vous avez un train, et la piste du chai en montre { $chai }.
alubari-lesson-third-hire = Payez un chai pour lui.
    .wrong = Engagez l’ouvrier.
    .home = Sans lui, vous agissez une fois de moins dans cette manche. Engagez-le.
alubari-lesson-third-place = Vous placez maintenant { $labourers } ouvriers dans cette manche. Envoyez le premier déblayer.
    .wrong = Placez l’ouvrier dans la zone signalée.
alubari-lesson-third-rest = Placez les autres où vous voulez.
    .wrong = Placez tous vos ouvriers.
alubari-lesson-third-chai = Votre ouvrier commence, et un chai le rend plus fort : plus de cubes, plus de gravats, plus de voie, ou une construction de plus. Payez-en un.
    .wrong = Payez un chai.
    .none = Sans chai, il en fait moins. Payez-en un et voyez ce que cela ajoute.
alubari-lesson-third-stronger = Il en a fait plus qu’il n’aurait pu sans chai. Le chai resté sur sa piste rapporte à la fin, et le score le montre déjà : payer coûte donc des points, et vaut la peine là où cela rapporte davantage. La manche continuerait ; la leçon s’arrête ici.

alubari-lesson-weather = La météo
    .about = Prévisions, capacités et récoltes.
alubari-lesson-weather-forecast = La météo de la prochaine manche est connue : { alubari-word-weather }. Elle déplace les capacités, les nombres sur les zones : déblayage (maintenant { $rate }), pose et récolte ; soleil { $weather-sun } pas, pluie { $weather-rain }, brouillard { $weather-fog }. Le brouillard bloque aussi la dernière place pour déblayer et pour poser.
alubari-lesson-weather-serve = Votre ouvrier est chez le chaiwala, la dernière zone de la manche. Prenez des feuilles ou changez des feuilles en chai.
    .wrong = Choisissez des feuilles ou du chai.
alubari-lesson-weather-changed = Nouvelle manche : { alubari-word-weather }. La capacité de déblayage est maintenant { $rate }, celle de pose { $track }, celle de récolte { $harvest }. Le déblayage a dépassé son maximum : il y a alors tout de suite une récolte, et chacun prend des feuilles pour ses champs ; les vôtres en ont donné { $leaves }.

alubari-lesson-solo = Seul
    .about = Le jeu à un seul joueur.
alubari-lesson-solo-alone = La pioche est mélangée, des cubes sont à l’entrepôt, et vous êtes le premier joueur. Quelques sections sont déjà posées, par exemple { alubari-word-section } : on les saute, et elles ne donnent rien.
alubari-lesson-solo-place = Vous avez des ouvriers ×{ $labourers } et toute la place. Placez-en un.
    .wrong = Placez un ouvrier dans n’importe quelle zone.
alubari-lesson-solo-free = Seul, tous les contrats visibles sont remplacés à chaque manche, le hangar est petit, et les équipements ne rapportent pas de points. Vous jouez contre vos scores passés et pour les réalisations.

alubari-lesson-wheel = La roue des évènements
    .about = Ce que fait le jeu lui-même.
alubari-lesson-wheel-cubes = Les cubes évènement sortent du sac avec les autres. Chacun va sur la case suivante de la roue, et ce qu’elle montre arrive aussitôt : le jeu déblaie, pose de la voie, construit des gares, récolte, ou demande la maintenance.
alubari-lesson-wheel-build = Terminez votre manche par une zone de gare, et voyez ce qu’apporte la suivante.
    .wrong = Construisez une zone de gare.
alubari-lesson-wheel-dig = Le jeu a pris les zones libres de la ville { alubari-word-town } : plus personne ne peut y construire. Il reste peu de gravats dans les plantations. Déblayez tout avec vos ouvriers.
    .wrong = Placez tous vos ouvriers là où l’on déblaie.
alubari-lesson-wheel-closed = Il n’y a plus de gravats : cette zone sert désormais à construire. Dans le jeu en solo, un évènement a aussi fermé la ville la plus basse. Ne remettez pas à plus tard ce que le jeu peut vous prendre.

alubari-lesson-borrow = Les cases empruntées
    .about = Récolter sur des cases du jeu.
alubari-lesson-borrow-borrow = Certaines cases de plantation appartiennent au jeu. Utilisez votre contrat et empruntez-en une.
    .wrong = Utilisez le contrat, puis choisissez une case.
    .kept = Ici, attendre n’apporte rien : utilisez le contrat.
alubari-lesson-borrow-lent = Votre marqueur est sur une case de la plantation { alubari-word-estate }. On y récolte comme sur les vôtres, mais à la fin elle ne rapporte pas de points et ne sert à aucun contrat.

alubari-lesson-digging = Déblayer librement
    .about = Choisir d’où viennent les gravats.
alubari-lesson-digging-use = Les gravats se prennent depuis la gauche : les autres profitent de ce que vous commencez. Votre contrat vous laisse choisir. Utilisez-le.
    .wrong = Utilisez le contrat.
    .kept = Sans lui, vous déblaieriez depuis la gauche. Utilisez-le.
alubari-lesson-digging-dig = Déblayez cube par cube. Qui prend le dernier d’une case la possède : videz une petite case.
    .wrong = Restez sur une seule petite case jusqu’à ce qu’elle soit vide.
alubari-lesson-digging-owned = Une case de la plantation { alubari-word-estate } est à vous, avec un marqueur ; il vous en reste { $markers }. Le reste des gravats est aussi à déblayer.

alubari-lesson-landslide = Les gravats reviennent
    .about = Un contrat recouvre une plantation.
alubari-lesson-landslide-use = Le jeu a pris des cases avant tout le monde. Votre contrat recouvre une plantation de gravats. Utilisez-le.
    .wrong = Utilisez le contrat.
    .kept = Utilisez-le tant qu’il y a quelque chose à reprendre.
alubari-lesson-landslide-choose = Choisissez la plantation.
    .wrong = Choisissez une plantation.
alubari-lesson-landslide-covered = Chaque case de la plantation { alubari-word-estate } sans marqueur de joueur a retrouvé ses gravats et peut être déblayée. Les cases des joueurs restent à eux.

alubari-lesson-mail = Encore plus de courrier
    .about = Piocher des contrats, et en réutiliser un.
alubari-lesson-mail-draw = Un de vos contrats pioche dans la pioche. Utilisez-le.
    .wrong = Utilisez le contrat qui pioche.
    .kept = Vous ne piocheriez rien. Utilisez le contrat.
    .later = Celui-là rend de nouveau utilisable un contrat utilisé ; gardez-le un instant et piochez d’abord.
alubari-lesson-mail-pick = { alubari-word-contract } est parmi les cartes piochées. Gardez celle que vous préférez.
    .wrong = Gardez un des contrats.
alubari-lesson-mail-again = L’autre contrat maintenant : il redresse un de vos contrats utilisés.
    .wrong = Utilisez le contrat, puis choisissez lequel redresser.
    .kept = Utilisez-le : un contrat réutilisable vaut une action.
alubari-lesson-mail-straight = { alubari-word-contract } peut servir encore une fois. Un contrat utilisé n’est jamais perdu : il compte encore à la fin.

alubari-lesson-works = Mieux utiliser la fonderie
    .about = Des cubes du sac, de l’acier moins cher, de la pierre concassée.
alubari-lesson-works-bag = Avant que l’entrepôt soit résolu, vous pouvez utiliser un contrat de sa lettre. Utilisez le vôtre.
    .wrong = Utilisez le contrat.
    .kept = Il donne des cubes pour rien. Utilisez-le.
alubari-lesson-works-swap = Vous avez maintenant du minerai de fer ×{ $iron }. Avant la fonderie, un autre contrat : de l’acier pour moins de minerai. Utilisez-le et échangez une fois.
    .wrong = Utilisez le contrat, puis échangez.
    .kept = Sans lui, l’acier coûte plus de minerai. Utilisez-le.
alubari-lesson-works-stop = Barres d’acier : { $steel }. À la fonderie même, on peut aussi concasser une pierre. Arrêtez d’échanger et faites-le.
    .wrong = Arrêtez d’échanger, puis concassez une pierre.
    .steel = On peut aussi y faire de l’acier. Cette fois, concassez une pierre.
alubari-lesson-works-crushed = Une pierre est devenue des gravats ×{ $rubble }. Certaines zones de gare coûtent des gravats : même cela peut servir.

alubari-lesson-rails = Plus de voie
    .about = Poser plus que la capacité, et agir encore.
alubari-lesson-rails-one = Vous avez des barres d’acier ×{ $steel } et des contrats pour la voie : une action plus forte et une action en plus. Utilisez-en un.
    .wrong = Utilisez un contrat.
    .kept = Avec tant d’acier, l’un et l’autre valent la peine.
alubari-lesson-rails-other = Et l’autre.
    .wrong = Utilisez le contrat.
    .kept = Utilisez celui-ci aussi : l’acier est là.
alubari-lesson-rails-lay = La capacité de pose était obligatoire. Ce qu’ajoutent les contrats dépend de vous : posez une section de plus.
    .wrong = Posez une section.
    .stop = On peut s’arrêter, mais les sections rapportent des points. Posez-la.
alubari-lesson-rails-extra = Le contrat offre encore une fois toute l’action, et vous avez de l’acier ×{ $steel }. Prenez-la.
    .wrong = Prenez l’action en plus.
    .stop = Elle ne coûte que l’acier. Prenez-la.
alubari-lesson-rails-laid = La dernière que vous avez posée est { alubari-word-section }. Une rivière donne un chai à qui la pose et ouvre les villes derrière elle, jusqu’à la rivière suivante.

alubari-lesson-bonuses = Ce que donnent les zones de gare
    .about = Acier, équipement, contrat : tout de suite.
alubari-lesson-bonuses-steel = Certaines zones de gare donnent plus qu’elles ne coûtent. Construisez celle qui donne de l’acier.
    .wrong = Construisez la zone de gare qui donne des barres d’acier.
    .engine = C’est un équipement. Construisez d’abord la zone de gare qui donne de l’acier.
alubari-lesson-bonuses-gain = Vous avez reçu des barres d’acier ×{ $bars }. Votre autre ouvrier construit aussi : choisissez une zone qui donne un équipement ou un contrat, et prenez-le.
    .wrong = Construisez une zone avec un tel bonus, puis prenez ce qu’elle donne.
alubari-lesson-bonuses-gained = Un bonus se prend aussitôt et gratuitement. Un contrat gagné ainsi n’est pas remplacé dans cette manche. De telles zones partent les premières.

alubari-lesson-prices = Construire moins cher
    .about = Des contrats qui baissent un prix.
alubari-lesson-prices-one = Vos contrats rendent moins chers une zone de gare et un équipement dans cette manche. Utilisez-en un.
    .wrong = Utilisez un contrat.
    .kept = Vous allez construire : utilisez-le.
alubari-lesson-prices-other = Et l’autre.
    .wrong = Utilisez le contrat.
    .kept = Vous avez des ouvriers pour l’un et l’autre. Utilisez-le.
alubari-lesson-prices-station = Construisez une zone de gare qui coûte de la pierre ou des gravats, au prix réduit.
    .wrong = Construisez une zone qui coûte de la pierre ou des gravats, puis le prix réduit.
    .full = Vous avez payé le prix entier. Prenez le prix réduit : il finit avec la manche.
alubari-lesson-prices-engine = Achetez maintenant un équipement au prix réduit.
    .wrong = Achetez un équipement, puis choisissez le prix réduit.
    .full = C’était le prix imprimé. Payez le prix réduit.
alubari-lesson-prices-saved = { alubari-word-equipment } est à vous pour moins. Il y a aussi un équipement qui rend toute zone de gare moins chère, à chaque manche.

alubari-lesson-maintenance = La maintenance
    .about = Les équipements s’entretiennent.
alubari-lesson-maintenance-comes = Un évènement demande la maintenance : pour chaque équipement, payez { $numbers-events-maintenance-steel } barre d’acier ou { $numbers-events-maintenance-chai } chai, ou il retourne au hangar. Vous avez de l’acier ×{ $steel }. Un de vos trains est si fiable qu’il n’en a pas besoin.
alubari-lesson-maintenance-pay = Gardez votre équipement.
    .wrong = Payez pour l’équipement.
    .gone = Il est retourné au hangar, et ses points de la fin avec lui. Payez la barre.
alubari-lesson-maintenance-labourer = { alubari-word-equipment } reste à vous. La manche continue : décidez pour votre troisième ouvrier.
    .wrong = Engagez-le ou passez-vous de lui.
alubari-lesson-maintenance-kept = Gardez une barre ou du chai en réserve quand la maintenance peut venir : la roue montre si elle est proche.

alubari-lesson-summit = La dernière section
    .about = Le bout de la voie, et ce que le chai y vaut.
alubari-lesson-summit-last = Votre ouvrier vient de poser la dernière section : la partie finit après cette manche. Votre autre ouvrier peut encore construire.
alubari-lesson-summit-build = Construisez dans la ville au bout de la voie : sa zone rapporte des points par chai, et vous en avez { $chai }. Un chai payé pour une action plus forte en fait un de moins à compter.
    .wrong = Décidez pour le chai, puis construisez la zone de gare du sommet.
    .low = Cette zone compte aussi, mais celle du sommet rapporte des points par chai. Construisez là-haut.
    .engine = Les équipements comptent, mais ici la zone de gare du sommet compte davantage.
alubari-lesson-summit-end = C’est la fin : { $points } à { $theirs }. On a compté sections, zones de gare, chai et feuilles, et la zone du sommet pour votre chai.

## Ce que le coach dit de chaque source de points

alubari-source-estates-about = Qui prend le dernier gravat d’une case de plantation la possède : elle rapporte ses étoiles, et des feuilles à chaque récolte.
alubari-source-stations-about = Une zone de gare rapporte les étoiles imprimées dessus, et les autres ne peuvent plus la prendre.
alubari-source-track-about = Chaque section rapporte ses étoiles à qui l’a posée.
alubari-source-contracts-about = Un contrat rapporte ses points si sa condition est remplie à la fin, utilisé ou non.
alubari-source-chai-about = Le chai resté sur sa piste rapporte les points de sa case ; dépensé dans une manche, il renforce un ouvrier.
alubari-source-leaves-about = Chaque feuille restante vaut un demi-point à la fin ; les feuilles paient aussi des gares et deviennent du chai.
alubari-source-darjeeling-about = La zone de gare au bout de la ligne rapporte des points pour chaque chai restant.
alubari-source-equipment-about = Les équipements que vous possédez encore à la fin rapportent les points imprimés dessus.
