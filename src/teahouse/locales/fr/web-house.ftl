# La maison dans le navigateur : accueil, nouvelle table, réglages, règles, parties solo, à propos.

## La maison

web-house-title = Teahouse : jeux de plateau sur le thé
web-house-games = Jeu
web-house-loading = Un instant
web-house-close = Fermer
web-house-skip = Aller au contenu
web-house-ways = Pages
web-house-learn = Comment jouer
web-house-bots = Bots
web-house-solo = Parties solo
web-house-about = À propos
web-house-try-again = Réessayer
web-house-to-home = Retour à l’accueil
web-house-no-answer = Le serveur ne répond pas. Rien n’est perdu ; réessayez dans un instant.
web-house-trouble-unknown = Aucune table ici
web-house-trouble-unknown-help = Cette adresse ne mène nulle part. Une lettre s’est peut-être perdue en route.
web-house-trouble-unreachable = La bouilloire est froide
web-house-trouble-unreachable-help = Le serveur ne répond pas. Vos parties sont en sécurité ; réessayez dans un instant.

## Accueil

web-house-sit-down = Installez-vous.
web-house-kettle = Le thé infuse.
web-house-hero = Des jeux de plateau sur le thé, dans votre navigateur. Entre amis, avec des bots, ou seul, au calme.
web-house-friends = Jouer entre amis
web-house-screen = Jouer sur un seul écran
web-house-players = de { $least } à { $most }
web-house-minutes = { $n } min
web-house-play-now = Jouer à { $title }
web-house-opening = On met la table
web-house-new = Nouvelle table
web-house-learn-short = Apprendre
web-house-my-tables = Vos tables
web-house-my-tables-none = Aucune partie en cours. Lancez-en une : deux bots attendent à chaque table.
web-house-your-turn = À vous
web-house-continue = Continuer
web-house-replay = Revoir
web-house-fewer = En montrer moins
web-house-all = Montrer les { $n }
web-house-free-seats =
    { $n ->
        [one] { $n } place libre
       *[other] { $n } places libres
    }
web-house-thinking = { $name } réfléchit
web-house-with = Avec { $names }
web-house-alone = En solo
web-house-waiting = On attend { $name }
web-house-move = coup { $n }
web-house-status-running = En cours
web-house-status-paused = En pause
web-house-status-over = Terminée
web-house-won =
    { $mine ->
        [yes] Vous avez gagné
       *[no] Victoire : { $names }
    }
web-house-status-stopped = Ne peut pas continuer
web-house-lobby = On cherche des joueurs
web-house-lobby-none = Personne ne cherche de joueurs. Ouvrez une table publique, elle apparaîtra ici.
web-house-lobby-closed = L’hôte a fermé le salon. Les tables par lien continuent comme avant.
web-house-join = Rejoindre
web-house-watch = Regarder
web-house-code = Code ou lien de la table
web-house-code-wrong = Ce n’est ni un code de table ni un lien.
web-house-code-missing = Indiquez un code de table ou un lien.
web-house-import = Importer une partie
web-house-import-help = Ouvrez un journal : revoyez la partie pas à pas et repartez de n’importe quelle position.
web-house-import-choose = Choisir un fichier
web-house-import-reading = La partie est rejouée
web-house-import-unreadable = Ce fichier n’est pas un journal de partie.

## Nom et réglages

web-house-name = Votre nom
web-house-name-is = Votre nom :
web-house-name-none = Votre nom
web-house-name-title = Comment vous appeler ?
web-house-name-help = Les autres joueurs le voient. Il n’y a pas de compte.
web-house-name-keep = Garder ce nom
web-house-name-missing = Indiquez votre nom.
web-house-new-device = Votre profil est arrivé sur un autre appareil le { $when }.
web-house-new-device-card = Votre carte de secours a servi sur un autre appareil le { $when }.
web-house-new-device-mine = C’était moi
web-house-new-device-look = Voir mes appareils
web-house-settings = Réglages
web-house-settings-kept = Conservés dans ce navigateur.
web-house-forget = M’oublier
web-house-forget-sure = Le serveur oublie aussitôt ce profil : son nom, ses notes, ses messages et ses places à toutes les tables, sur tous ses appareils. Aux tables en cours, un bot continue. Les coups restent, comme ceux d’un ancien joueur. Si personne d’autre n’utilise ce navigateur, ses réglages disparaissent aussi. C’est définitif.
web-house-forget-yes = Oui, m’oublier
web-house-forget-no = Retour
web-house-language = Langue
web-house-theme = Thème
web-house-theme-system = Comme le système
web-house-theme-light = Clair
web-house-theme-dark = Sombre
web-house-motion = Mouvement
web-house-motion-system = Comme le système
web-house-motion-full = Les pièces voyagent
web-house-motion-calm = Calme
web-house-pace = Les coups des autres
web-house-pace-slow = Lentement
web-house-pace-normal = Un par un
web-house-pace-quick = D’un coup
web-house-sound = Son
web-house-sound-help = De petits bruits de bois et de porcelaine
web-house-confirm = Confirmer
web-house-confirm-never = Jamais
web-house-confirm-turn = Une fois par tour
web-house-confirm-step = À chaque étape
web-house-pieces = Pièces
web-house-larger = Pièces plus grandes
web-house-stronger = Contours plus forts
web-house-letters = Lettres sur les pièces
web-house-letters-help = La première lettre du nom de chaque place

## Nouvelle table

web-house-new-title = Une table pour { $title }
web-house-mode = Comment
web-house-mode-friends = Entre amis
web-house-mode-friends-help = Chacun joue sur son appareil. Vous recevez un lien pour chaque place libre.
web-house-mode-screen = Un seul écran
web-house-mode-screen-help = Vous vous passez cet écran. Un rideau cache ce qui ne vous regarde pas.
web-house-mode-bots = Avec des bots
web-house-mode-bots-help = Vous contre des bots, à votre rythme.
web-house-mode-solo = Seul
web-house-mode-solo-help = La partie solo : vous jouez pour les points et les réalisations.
web-house-seats = Places
web-house-seats-count =
    { $n ->
        [one] { $n } joueur
       *[other] { $n } joueurs
    }
web-house-seats-limit = De { $least } à { $most } joueurs
web-house-seat-add = Ajouter une place
web-house-seat-remove = Retirer la place { $seat }
web-house-you = vous
web-house-occupant = Qui occupe la place { $seat }
web-house-occupant-open = Quelqu’un par lien
web-house-occupant-bot = Bot
web-house-occupant-person = Quelqu’un ici
web-house-name-of = Nom à la place { $seat }
web-house-level-of = Niveau du bot à la place { $seat }
web-house-open-help = Vous recevrez le lien à la table.
web-house-public = Table publique
web-house-public-help = Elle figure à l’accueil : chacun peut s’y asseoir ou regarder.
web-house-options = Options
web-house-value-random = Tiré au sort
web-house-time = Temps
web-house-clock = Pendule
web-house-clock-none = Sans limite de temps
web-house-clock-two-minutes = 2 minutes par décision
web-house-clock-one-day = 1 jour par décision
web-house-clock-three-days = 3 jours par décision
web-house-clock-half-hour = 30 minutes par joueur
web-house-clock-one-hour = 1 heure par joueur
web-house-over = Quand le temps est écoulé
web-house-over-bot = Un bot prend le relais
web-house-over-vote = Les autres décident
web-house-log = Journal pendant la partie
web-house-log-full = Toute la partie
web-house-log-turn = Depuis mon dernier tour
web-house-open =
    { $mode ->
        [friends] Ouvrir la table
        [screen] Commencer la partie
        [bots] Commencer la partie
       *[solo] Commencer la partie
    }
web-house-values = Valeurs imprimées
web-house-values-help = Une partie de ce qui est imprimé sur les plateaux et les cartes a dû être reconstituée. Voyez quelles valeurs, ou chargez celles de votre boîte.
web-house-values-count =
    { $n ->
        [one] Ni du livret de règles, ni de votre boîte : { $n } valeur sur { $of }.
       *[other] Ni du livret de règles, ni de votre boîte : { $n } valeurs sur { $of }.
    }
web-house-values-what = Valeur de
web-house-values-value = Valeur
web-house-values-source = Source
web-house-values-all = Montrer aussi celles du livret
web-house-values-unsure = Montrer seulement les incertaines
web-house-values-load = Charger un fichier
web-house-values-load-help = Un fichier enregistré sur la page d’une boîte.
web-house-values-loaded = Cette table utilise { $file }
web-house-values-leave = Ne pas utiliser ces valeurs
web-house-values-edit = Comparer avec votre boîte
web-house-values-use-box = Utiliser les valeurs de votre boîte (modifiées : { $n }, conformes : { $same })
web-house-values-box = les valeurs de votre boîte (modifiées : { $n })
web-house-values-own = avec vos propres valeurs imprimées
web-house-values-unreadable = « { $file } » n’est pas un fichier de valeurs imprimées. Rien n’a été chargé.
web-house-values-file = les valeurs de « { $file } » (modifiées : { $n })
web-house-values-none = Il n’y figure aucune valeur de ce jeu. Rien n’a été chargé.
web-house-values-show = Les montrer
web-house-values-not-used = Vous avez comparé ce jeu avec votre boîte. Cette table n’utilise pas vos valeurs.
web-house-values-mine = la vôtre
web-house-values-mine-count =
    { $n ->
        [one] Vous avez modifié { $n } valeur de cette table.
       *[other] Vous avez modifié { $n } valeurs de cette table.
    }
web-house-option-own = D’après vos valeurs imprimées : { $value }
web-house-option-own-other = Vos valeurs imprimées disent { $value } ; cette table joue avec ce qui est choisi ici.
web-house-values-see = Voir toutes les valeurs de { $title }

## Parties solo

web-house-solo-title = { $title } en solo
web-house-solo-help = Un joueur et une étagère de réalisations.
web-house-solo-play = Jouer seul
web-house-solo-record = Voir le palmarès
web-house-solo-earned = réalisations sur { $of }
web-house-solo-summary =
    { $games ->
        [0] Aucune partie solo terminée. { $of } réalisations vous attendent.
        [one] { $games } partie terminée, { $n } réalisations sur { $of }.
       *[other] { $games } parties terminées, { $n } réalisations sur { $of }.
    }
web-house-solo-games = Parties jouées
web-house-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
web-house-campaign = Campagne
web-house-campaign-help = Trois parties de suite, points additionnés. Les dernières comptent pour la série suivante.
web-house-campaign-game = Partie { $n }
web-house-best-game = Meilleure partie
web-house-best-campaign = Meilleure série de trois
web-house-of = { $n } sur { $of }
web-house-earned = Obtenue
web-house-not-earned = Pas encore obtenue
web-house-near =
    { $n ->
        [one] Au mieux, il manquait { $n }
       *[other] Au mieux, il manquait { $n }
    }

## Comment jouer

web-house-learn-help = Des leçons à la vraie table, puis les règles avec nos mots, chapitre par chapitre.
web-house-learn-title = Comment jouer à { $title }
web-house-rules-title = Règles
web-house-rules-search = Chercher dans les règles
web-house-rules-found =
    { $n ->
        [0] Aucune règle trouvée
        [one] { $n } règle trouvée
       *[other] { $n } règles trouvées
    }
web-house-rules-contents = Sommaire
web-house-rules-turn = Autres chapitres
web-house-rules-link = Marquer la règle { $number }

## Bots

web-house-bots-title = Les bots
web-house-bots-help = Six niveaux, les mêmes dans chaque jeu. Un bot voit ce que vous verriez à sa place, et rien de plus.
web-house-bots-more = En savoir plus sur les bots
web-house-level-novice = Regarde jusqu’à la fin de son tour et se trompe un peu, comme nous tous.
web-house-level-novice-for = Pour votre toute première partie.
web-house-level-easy = Imagine une quinzaine de suites et prend l’un des bons choix.
web-house-level-easy-for = Pour faire connaissance avec un jeu.
web-house-level-casual = Imagine des dizaines de suites, et prend encore parfois le deuxième meilleur choix.
web-house-level-casual-for = Pour une partie détendue en bonne compagnie.
web-house-level-medium = En imagine plus de cent et prend ce qui en ressort de mieux.
web-house-level-medium-for = Pour qui connaît bien les règles.
web-house-level-hard = Fait de même avec plusieurs fois plus de suites.
web-house-level-hard-for = Pour qui cherche un défi.
web-house-level-master = En imagine des milliers pour chaque décision.
web-house-level-master-for = Pour qui ne perd plus contre le niveau difficile.
web-house-strength = Leur force
web-house-strength-help = La part des parties à deux que chaque niveau gagne contre le niveau inférieur, mesurée à chance égale. Dessous : où se situe la vraie part, 95 fois sur 100.
web-house-strength-level = Niveau
web-house-strength-against = contre { $level }
web-house-strength-between = de { $low } à { $high }
web-house-strength-none = pas encore mesuré
web-house-percent = { NUMBER($share, maximumFractionDigits: 1) } %
web-house-fair = Pourquoi ils sont équitables
web-house-fair-eye = Ils savent ce que leur place peut savoir. Cartes cachées, pioches à venir et vos projets ne leur parviennent jamais ; ce qui est caché, ils l’imaginent.
web-house-fair-swap = Ils jouent pour eux-mêmes : aucun ne joue contre vous plus que contre les autres.
web-house-fair-clock = Les niveaux ne diffèrent que par la réflexion et le soin du choix ; un niveau joue donc pareil sur chaque machine.

## À propos

web-house-about-title = À propos de Teahouse
web-house-about-help = Trois jeux de gens que nous admirons, racontés avec nos mots et dessinés de notre main.
web-house-ours = Notre travail
web-house-ours-help = Code, dessins et textes sont les nôtres, sous licence MIT. Aucune illustration, aucun logo, aucun texte des éditeurs n’est utilisé.
web-house-privacy = Ni compte ni pistage. Un cookie retient vos places, ce navigateur vos réglages.
web-house-versions = Versions
web-house-version = règles { $version }, valeurs imprimées { $values }
web-house-retention =
    { $n ->
        [0] Les parties sont conservées sans limite.
        [one] Une partie est conservée un jour après le dernier coup.
       *[other] Une partie est conservée { $n } jours après le dernier coup.
    }
web-house-licences = Licences
web-house-licences-help = Cette page est faite avec ces bibliothèques :

## Comment des amis viennent

web-house-home-title = Votre maison s’ouvre
web-house-ways-title = Comment vos amis peuvent venir
web-house-ways-help = Un lien s’ouvre pour qui peut joindre la machine où tourne Teahouse. Il y a trois façons.
web-house-ways-lan = Sous le même toit
web-house-ways-lan-help = Lancez Teahouse avec ./play --lan, ou actionnez l’interrupteur sous le lien, à votre table. Le lien et son code QR fonctionnent alors sur tous les appareils de votre réseau. Seules des adresses privées sont ouvertes, et ce qui y circule n’est pas chiffré.
web-house-ways-lan-open = Votre réseau est ouvert. Un ami qui s’y trouve ouvre cette adresse, ou vise le code avec son téléphone :
web-house-ways-lan-qr = Code QR de cette adresse
web-house-ways-server = Un serveur à vous
web-house-ways-server-help = Sur une machine louée ou disponible, avec un nom à elle, le fichier compose lance Teahouse avec un certificat : tout est alors chiffré. Le guide d’hébergement explique comment.
web-house-ways-tunnel = Un tunnel que vous avez déjà
web-house-ways-tunnel-help = Si vous partagez avec vos amis un réseau privé, un VPN par exemple, lancez teahouse serve avec son adresse dans --public-url. Teahouse lui-même ne demande rien à personne au-dehors.

## Coming back

web-house-away = Pendant votre absence
web-house-away-turn = À vous de jouer, { $when }
web-house-away-over = La partie est terminée
web-house-away-others = Les autres jouent
web-house-away-more =
    { $n ->
        [one] { $n } chose s’est passée avant cela.
       *[other] { $n } choses se sont passées avant cela.
    }
web-house-away-close = Fermer le résumé de { $title }

## Les valeurs d’une boîte

web-house-values-same = conforme à votre boîte
web-house-values-same-count =
    { $n ->
        [one] Vous avez comparé { $n } valeur et l’avez trouvée conforme.
       *[other] Vous avez comparé { $n } valeurs et les avez trouvées conformes.
    }
web-house-play-ours = Ce bouton joue avec nos valeurs imprimées.
web-house-play-box = Jouer avec celles de votre boîte (modifiées : { $n })
web-house-values-card = Certaines valeurs imprimées sont reconstituées ; qui possède la boîte peut les corriger.
