# Les écrans autour des tables : accueil, nouvelle table, réglages, règles, parties solo, à propos.

## Partout

web-screens-title = Teahouse : jeux de plateau sur le thé
web-screens-games = Jeu
web-screens-loading = Un instant
web-screens-close = Fermer
web-screens-skip = Aller au contenu
web-screens-ways = Pages
web-screens-learn = Comment jouer
web-screens-bots = Bots
web-screens-solo = Parties solo
web-screens-about = À propos
web-screens-try-again = Réessayer
web-screens-to-home = Retour à l’accueil
web-screens-no-answer = Le serveur ne répond pas. Rien n’est perdu ; réessayez dans un instant.
web-screens-trouble-unknown = Aucune table ici
web-screens-trouble-unknown-help = Cette adresse ne mène nulle part. Une lettre s’est peut-être perdue en route.
web-screens-trouble-unreachable = La bouilloire est froide
web-screens-trouble-unreachable-help = Le serveur ne répond pas. Vos parties sont en sécurité ; réessayez dans un instant.

## Accueil

web-screens-sit-down = Installez-vous.
web-screens-kettle = Le thé infuse.
web-screens-hero = Des jeux de plateau sur le thé, dans votre navigateur. Entre amis, avec des bots, ou seul, au calme.
web-screens-friends = Jouer entre amis
web-screens-screen = Jouer sur un seul écran
web-screens-players = de { $least } à { $most }
web-screens-minutes = { $n } min
web-screens-play-now = Jouer à { $title }
web-screens-opening = On met la table
web-screens-new = Nouvelle table
web-screens-learn-short = Apprendre
web-screens-my-tables = Vos tables
web-screens-my-tables-none = Aucune partie en cours. Lancez-en une : deux bots attendent à chaque table.
web-screens-your-turn = À vous
web-screens-continue = Continuer
web-screens-replay = Revoir
web-screens-local = Jouée dans un seul navigateur : elle ne compte dans aucun record
web-screens-fewer = En montrer moins
web-screens-all = Montrer les { $n }
web-screens-free-seats =
    { $n ->
        [one] { $n } place libre
       *[other] { $n } places libres
    }
web-screens-thinking = { $name } réfléchit
web-screens-with = Avec { $names }
web-screens-alone = En solo
web-screens-waiting = On attend { $name }
web-screens-move = coup { $n }
web-screens-status-running = En cours
web-screens-status-paused = En pause
web-screens-status-over = Terminée
web-screens-won =
    { $mine ->
        [yes] Vous avez gagné
       *[no] Victoire : { $names }
    }
web-screens-status-stopped = Ne peut pas continuer
web-screens-not-installed = { $title } n’est plus installé ici. La table est conservée et s’ouvrira de nouveau quand il le sera.
web-screens-lobby = On cherche des joueurs
web-screens-lobby-none = Personne ne cherche de joueurs. Ouvrez une table publique, elle apparaîtra ici.
web-screens-lobby-closed = L’hôte a fermé le salon. Les tables par lien continuent comme avant.
web-screens-join = Rejoindre
web-screens-watch = Regarder
web-screens-code = Code ou lien
web-screens-code-wrong = Ce n’est ni un code de table ni un lien.
web-screens-code-missing = Indiquez un code de table ou un lien.
web-screens-import = Importer une partie
web-screens-import-help = Ouvrez un journal : revoyez la partie pas à pas et repartez de n’importe quelle position.
web-screens-import-choose = Choisir un fichier
web-screens-import-reading = La partie est rejouée
web-screens-import-unreadable = Ce fichier n’est pas un journal de partie.

## Nom et réglages

web-screens-name = Votre nom
web-screens-name-is = Votre nom :
web-screens-name-none = Votre nom
web-screens-name-title = Comment vous appeler ?
web-screens-name-help = Les autres joueurs le voient. Il n’y a pas de compte.
web-screens-name-keep = Garder ce nom
web-screens-name-missing = Indiquez votre nom.
web-screens-new-device = Votre profil est arrivé sur un autre appareil le { $when }.
web-screens-new-device-card = Votre carte de secours a servi sur un autre appareil le { $when }.
web-screens-new-device-mine = C’était moi
web-screens-new-device-look = Voir mes appareils
web-screens-settings = Réglages
web-screens-settings-kept = Conservés dans ce navigateur.
web-screens-forget = M’oublier
web-screens-forget-sure = Le serveur oublie aussitôt ce profil : son nom, ses notes, ses messages et ses places à toutes les tables, sur tous ses appareils. Aux tables en cours, un bot continue. Les coups restent, comme ceux d’un ancien joueur. Si personne d’autre n’utilise ce navigateur, ses réglages disparaissent aussi. C’est définitif.
web-screens-forget-yes = Oui, m’oublier
web-screens-forget-no = Retour
web-screens-language = Langue
web-screens-theme = Thème
web-screens-theme-system = Comme le système
web-screens-theme-light = Clair
web-screens-theme-dark = Sombre
web-screens-motion = Mouvement
web-screens-motion-system = Comme le système
web-screens-motion-full = Les pièces voyagent
web-screens-motion-calm = Calme
web-screens-pace = Les coups des autres
web-screens-pace-slow = Lentement
web-screens-pace-normal = Un par un
web-screens-pace-quick = D’un coup
web-screens-sound = Son
web-screens-sound-help = De petits bruits de bois et de porcelaine
web-screens-confirm = Confirmer
web-screens-confirm-never = Jamais
web-screens-confirm-turn = Une fois par tour
web-screens-confirm-step = À chaque étape
web-screens-pieces = Pièces
web-screens-larger = Pièces plus grandes
web-screens-stronger = Contours plus forts
web-screens-letters = Lettres sur les pièces
web-screens-letters-help = La première lettre du nom de chaque place

## Nouvelle table

web-screens-new-title = Une table pour { $title }
web-screens-mode = Comment
web-screens-mode-friends = Entre amis
web-screens-mode-friends-help = Chacun joue sur son appareil. Vous recevez un lien pour chaque place libre.
web-screens-mode-screen = Un seul écran
web-screens-mode-screen-help = Vous vous passez cet écran. Un rideau cache ce qui ne vous regarde pas.
web-screens-mode-bots = Avec des bots
web-screens-mode-bots-help = Vous contre des bots, à votre rythme.
web-screens-mode-solo = Seul
web-screens-mode-solo-help = La partie solo : vous jouez pour les points et les réalisations.
web-screens-seats = Places
web-screens-seats-count =
    { $n ->
        [one] { $n } joueur
       *[other] { $n } joueurs
    }
web-screens-seats-limit = De { $least } à { $most } joueurs
web-screens-seat-add = Ajouter une place
web-screens-seat-remove = Retirer la place { $seat }
web-screens-you = vous
web-screens-occupant = Qui occupe la place { $seat }
web-screens-occupant-open = Quelqu’un par lien
web-screens-occupant-bot = Bot
web-screens-occupant-person = Quelqu’un ici
web-screens-name-of = Nom à la place { $seat }
web-screens-level-of = Niveau du bot à la place { $seat }
web-screens-open-help = Vous recevrez le lien à la table.
web-screens-public = Table publique
web-screens-public-help = Elle figure à l’accueil : chacun peut s’y asseoir ou regarder.
web-screens-options = Options
web-screens-value-random = Tiré au sort
web-screens-time = Temps
web-screens-clock = Pendule
web-screens-clock-none = Sans limite de temps
web-screens-clock-two-minutes = 2 minutes par décision
web-screens-clock-one-day = 1 jour par décision
web-screens-clock-three-days = 3 jours par décision
web-screens-clock-half-hour = 30 minutes par joueur
web-screens-clock-one-hour = 1 heure par joueur
web-screens-over = Quand le temps est écoulé
web-screens-over-bot = Un bot prend le relais
web-screens-over-vote = Les autres décident
web-screens-log = Journal pendant la partie
web-screens-log-full = Toute la partie
web-screens-log-turn = Depuis mon dernier tour
web-screens-open =
    { $mode ->
        [friends] Ouvrir la table
        [screen] Commencer la partie
        [bots] Commencer la partie
       *[solo] Commencer la partie
    }
web-screens-values = Valeurs imprimées
web-screens-values-help = Une partie de ce qui est imprimé sur les plateaux et les cartes a dû être reconstituée. Voyez quelles valeurs, ou chargez celles de votre boîte.
web-screens-values-count =
    { $n ->
        [one] Ni du livret de règles, ni de votre boîte : { $n } valeur sur { $of }.
       *[other] Ni du livret de règles, ni de votre boîte : { $n } valeurs sur { $of }.
    }
web-screens-values-what = Valeur de
web-screens-values-value = Valeur
web-screens-values-source = Source
web-screens-values-all = Montrer aussi celles du livret
web-screens-values-unsure = Montrer seulement les incertaines
web-screens-values-load = Charger un fichier
web-screens-values-load-help = Un fichier enregistré sur la page d’une boîte.
web-screens-values-loaded = Cette table utilise { $file }
web-screens-values-leave = Ne pas utiliser ces valeurs
web-screens-values-edit = Comparer avec votre boîte
web-screens-values-use-box = Utiliser les valeurs de votre boîte (modifiées : { $n }, conformes : { $same })
web-screens-values-box = les valeurs de votre boîte (modifiées : { $n })
web-screens-values-own = avec vos propres valeurs imprimées
web-screens-values-unreadable = « { $file } » n’est pas un fichier de valeurs imprimées. Rien n’a été chargé.
web-screens-values-file = les valeurs de « { $file } » (modifiées : { $n })
web-screens-values-none = Il n’y figure aucune valeur de ce jeu. Rien n’a été chargé.
web-screens-values-show = Les montrer
web-screens-values-not-used = Vous avez comparé ce jeu avec votre boîte. Cette table n’utilise pas vos valeurs.
web-screens-values-mine = la vôtre
web-screens-values-mine-count =
    { $n ->
        [one] Vous avez modifié { $n } valeur de cette table.
       *[other] Vous avez modifié { $n } valeurs de cette table.
    }
web-screens-option-own = D’après vos valeurs imprimées : { $value }
web-screens-option-own-other = Vos valeurs imprimées disent { $value } ; cette table joue avec ce qui est choisi ici.
web-screens-values-see = Voir toutes les valeurs de { $title }

## Parties solo

web-screens-solo-title = { $title } en solo
web-screens-solo-help = Un joueur et une étagère de réalisations.
web-screens-solo-play = Jouer seul
web-screens-solo-record = Voir le palmarès
web-screens-solo-earned = réalisations sur { $of }
web-screens-solo-summary =
    { $games ->
        [0] Aucune partie solo terminée. { $of } réalisations vous attendent.
        [one] { $games } partie terminée, { $n } réalisations sur { $of }.
       *[other] { $games } parties terminées, { $n } réalisations sur { $of }.
    }
web-screens-solo-games = Parties jouées
web-screens-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
web-screens-campaign = Campagne
web-screens-campaign-help = Trois parties de suite, points additionnés. Les dernières comptent pour la série suivante.
web-screens-campaign-game = Partie { $n }
web-screens-best-game = Meilleure partie
web-screens-best-campaign = Meilleure série de trois
web-screens-of = { $n } sur { $of }
web-screens-earned = Obtenue
web-screens-not-earned = Pas encore obtenue
web-screens-near =
    { $n ->
        [one] Au mieux, il manquait { $n }
       *[other] Au mieux, il manquait { $n }
    }

## Comment jouer

web-screens-learn-help = Des leçons à la vraie table, puis les règles avec nos mots, chapitre par chapitre.
web-screens-learn-title = Comment jouer à { $title }
web-screens-rules-title = Règles
web-screens-rules-search = Chercher dans les règles
web-screens-rules-found =
    { $n ->
        [0] Aucune règle trouvée
        [one] { $n } règle trouvée
       *[other] { $n } règles trouvées
    }
web-screens-rules-contents = Sommaire
web-screens-rules-turn = Autres chapitres
web-screens-rules-link = Marquer la règle { $number }

## Bots

web-screens-bots-title = Les bots
web-screens-bots-help = Six niveaux, les mêmes dans chaque jeu. Un bot voit ce que vous verriez à sa place, et rien de plus.
web-screens-bots-more = En savoir plus sur les bots
web-screens-level-novice = Regarde jusqu’à la fin de son tour et se trompe un peu, comme nous tous.
web-screens-level-novice-for = Pour votre toute première partie.
web-screens-level-easy = Imagine une quinzaine de suites et prend l’un des bons choix.
web-screens-level-easy-for = Pour faire connaissance avec un jeu.
web-screens-level-casual = Imagine des dizaines de suites, et prend encore parfois le deuxième meilleur choix.
web-screens-level-casual-for = Pour une partie détendue en bonne compagnie.
web-screens-level-medium = En imagine plus de cent et prend ce qui en ressort de mieux.
web-screens-level-medium-for = Pour qui connaît bien les règles.
web-screens-level-hard = Fait de même avec plusieurs fois plus de suites.
web-screens-level-hard-for = Pour qui cherche un défi.
web-screens-level-master = En imagine des milliers pour chaque décision.
web-screens-level-master-for = Pour qui ne perd plus contre le niveau difficile.
web-screens-strength = Leur force
web-screens-strength-help = La part des parties à deux que chaque niveau gagne contre le niveau inférieur, mesurée à chance égale. Dessous : où se situe la vraie part, 95 fois sur 100.
web-screens-strength-level = Niveau
web-screens-strength-against = contre { $level }
web-screens-strength-between = de { $low } à { $high }
web-screens-strength-none = pas encore mesuré
web-screens-percent = { NUMBER($share, maximumFractionDigits: 1) } %
web-screens-fair = Pourquoi ils sont équitables
web-screens-fair-eye = Ils savent ce que leur place peut savoir. Cartes cachées, pioches à venir et vos projets ne leur parviennent jamais ; ce qui est caché, ils l’imaginent.
web-screens-fair-swap = Ils jouent pour eux-mêmes : aucun ne joue contre vous plus que contre les autres.
web-screens-fair-clock = Les niveaux ne diffèrent que par la réflexion et le soin du choix ; un niveau joue donc pareil sur chaque machine.

## À propos

web-screens-about-title = À propos de Teahouse
web-screens-about-help = Trois jeux de gens que nous admirons, racontés avec nos mots et dessinés de notre main.
web-screens-ours = Notre travail
web-screens-ours-help = Code, dessins et textes sont les nôtres, sous licence MIT. Aucune illustration, aucun logo, aucun texte des éditeurs n’est utilisé.
web-screens-privacy = Ni compte ni pistage. Un cookie retient vos places, ce navigateur vos réglages.
web-screens-versions = Versions
web-screens-version = règles { $version }, valeurs imprimées { $values }
web-screens-retention =
    { $n ->
        [0] Les parties sont conservées sans limite.
        [one] Une partie est conservée un jour après le dernier coup.
       *[other] Une partie est conservée { $n } jours après le dernier coup.
    }
web-screens-licences = Licences
web-screens-licences-help = Cette page est faite avec ces bibliothèques :

## Comment des amis viennent

web-screens-home-title = Votre maison s’ouvre
web-screens-home-refused = Ce navigateur ne peut pas ouvrir la maison
web-screens-home-used = Le lien ne sert qu’à un seul navigateur. Continuez dans celui qui l’a ouvert en premier, ou arrêtez Teahouse dans son terminal et relancez-le avec ./play : un nouveau lien s’affichera.
web-screens-ways-title = Comment vos amis peuvent venir
web-screens-ways-help = Un lien s’ouvre pour qui peut joindre la machine où tourne Teahouse. Il y a trois façons.
web-screens-ways-lan = Sous le même toit
web-screens-ways-lan-help = Lancez Teahouse avec ./play --lan, ou actionnez l’interrupteur sous le lien, à votre table. Le lien et son code QR fonctionnent alors sur tous les appareils de votre réseau. Seules des adresses privées sont ouvertes, et ce qui y circule n’est pas chiffré.
web-screens-ways-lan-open = Votre réseau est ouvert. Un ami qui s’y trouve ouvre cette adresse, ou vise le code avec son téléphone :
web-screens-ways-lan-qr = Code QR de cette adresse
web-screens-ways-server = Un serveur à vous
web-screens-ways-server-help = Sur une machine louée ou disponible, avec un nom à elle, le fichier compose lance Teahouse avec un certificat : tout est alors chiffré. Le guide d’hébergement explique comment.
web-screens-ways-tunnel = Un tunnel que vous avez déjà
web-screens-ways-tunnel-help = Si vous partagez avec vos amis un réseau privé, un VPN par exemple, lancez teahouse serve avec son adresse dans --public-url. Teahouse lui-même ne demande rien à personne au-dehors.

## Coming back

web-screens-away = Pendant votre absence
web-screens-away-turn = À vous de jouer, { $when }
web-screens-away-over = La partie est terminée
web-screens-away-others = Les autres jouent
web-screens-away-more =
    { $n ->
        [one] { $n } chose s’est passée avant cela.
       *[other] { $n } choses se sont passées avant cela.
    }
web-screens-away-close = Fermer le résumé de { $title }

## Les valeurs d’une boîte

web-screens-values-same = conforme à votre boîte
web-screens-values-same-count =
    { $n ->
        [one] Vous avez comparé { $n } valeur et l’avez trouvée conforme.
       *[other] Vous avez comparé { $n } valeurs et les avez trouvées conformes.
    }
web-screens-play-ours = Ce bouton joue avec nos valeurs imprimées.
web-screens-play-box = Jouer avec celles de votre boîte (modifiées : { $n })
web-screens-values-card = Certaines valeurs imprimées sont reconstituées ; qui possède la boîte peut les corriger.
