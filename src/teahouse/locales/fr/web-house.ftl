# La maison dans le navigateur : accueil, nouvelle table, réglages, règles, parties solo, à propos.

## La maison

web-house-title = Teahouse : trois jeux de plateau sur le thé
web-house-game =
    { $game ->
        [ceylon] Ceylan
        [darjeeling] Darjeeling
       *[alubari] Alubari
    }
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
web-house-hero = Trois jeux de plateau sur le thé, dans votre navigateur. Entre amis, avec des bots, ou seul, au calme.
web-house-friends = Jouer entre amis
web-house-screen = Jouer sur un seul écran
web-house-tagline-ceylon = Plantez, récoltez et vendez sur une île aux quatre districts.
web-house-tagline-darjeeling = Assemblez des demi-caisses et chargez le bon bateau.
web-house-tagline-alubari = Posez le chemin de fer de Siliguri à Darjeeling.
web-house-players = de { $least } à { $most }
web-house-minutes = { $n } min
web-house-play-now =
    { $game ->
        [ceylon] Jouer à Ceylan
        [darjeeling] Jouer à Darjeeling
       *[alubari] Jouer à Alubari
    }
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
web-house-status-running = En cours
web-house-status-paused = En pause
web-house-status-over = Terminée
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
web-house-name-help = Les autres joueurs le voient. Il reste dans ce navigateur ; il n’y a pas de compte.
web-house-name-keep = Garder ce nom
web-house-name-missing = Indiquez votre nom.
web-house-settings = Réglages
web-house-settings-kept = Conservés dans ce navigateur.
web-house-forget = M’oublier
web-house-forget-sure = Le serveur vous oublie aussitôt : votre nom, vos notes, vos messages et vos places à toutes les tables. Aux tables en cours, un bot continue pour vous. Les coups restent, comme ceux d’un ancien joueur. Les réglages de ce navigateur disparaissent aussi. C’est définitif.
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
web-house-confirm = Confirmer avant d’agir
web-house-confirm-help = Un tour n’est joué que sur votre accord
web-house-pieces = Pièces
web-house-larger = Pièces plus grandes
web-house-stronger = Contours plus forts
web-house-letters = Lettres sur les pièces
web-house-letters-help = La première lettre du nom de chaque place

## Nouvelle table

web-house-new-title =
    { $game ->
        [ceylon] Une table pour Ceylan
        [darjeeling] Une table pour Darjeeling
       *[alubari] Une table pour Alubari
    }
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
web-house-sitter = Qui occupe la place { $seat }
web-house-sitter-open = Quelqu’un par lien
web-house-sitter-bot = Bot
web-house-sitter-person = Quelqu’un ici
web-house-name-of = Nom à la place { $seat }
web-house-level-of = Niveau du bot à la place { $seat }
web-house-open-help = Vous recevrez le lien à la table.
web-house-public = Table publique
web-house-public-help = Elle figure à l’accueil : chacun peut s’y asseoir ou regarder.
web-house-options = Options
web-house-option-ceylon-starting-tiles = La variante : chaque joueur a une tuile avec une capacité ; le plus petit chiffre commence.
web-house-option-ceylon-left-out = Seulement à 2 joueurs, qui n’utilisent que trois des quatre districts.
web-house-option-ceylon-terrain = Le relief est tiré au hasard, ou les joueurs le placent avant la partie.
web-house-option-ceylon-first = Avec les tuiles de départ, le plus petit chiffre commence.
web-house-option-darjeeling-map = L’Inde convient à tous, Ceylan à 2 ou 3 joueurs, la Chine à 4 ou 5. Ou dessinez la vôtre.
web-house-option-darjeeling-memory = Ouverts : tout le monde voit tous les jetons. Fermés : vous ne voyez que les vôtres.
web-house-option-darjeeling-two-half = Comment les deux demi-caisses sont placées sur un jeton : côte à côte ou face à face. La disposition d’origine n’est pas certaine.
web-house-option-darjeeling-target = La partie s’arrête dès que quelqu’un a ce nombre de points.
web-house-option-darjeeling-round-limit = La partie s’arrête au plus tard après ce nombre de manches.
web-house-option-darjeeling-first = Qui joue le premier tour.
web-house-option-alubari-alubari-estate = Imprimée : un début plus facile. Recouverte : une carte est posée dessus.
web-house-option-alubari-first = Qui joue le premier tour.
web-house-value-random = Tiré au sort
web-house-map-own = Carte personnelle
web-house-map-lay = Poser
web-house-map-tile = Case de thé
web-house-map-city = Cité
web-house-map-outside = Extérieur
web-house-map-from = Partir de
web-house-map-clear = Une carte vide
web-house-map-cell =
    { $place }, { $kind ->
        [tile] case de thé
        [city] cité
       *[outside] extérieur
    }
web-house-map-count = Cases de thé : { $tiles } · cités : { $cities }
web-house-map-keys = Touchez une case ou tracez sur plusieurs. Au clavier : flèches, puis Entrée.
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
web-house-values-help = Ce qui figurait sur plateaux et cartes est en partie perdu. Voyez ce qui est reconstitué, ou chargez les valeurs de votre boîte.
web-house-values-count = { $n } valeurs sur { $of } ne viennent pas du livret de règles :
web-house-values-what = Valeur de
web-house-values-value = Valeur
web-house-values-source = Source
web-house-values-all = Montrer aussi celles du livret
web-house-values-unsure = Montrer seulement les incertaines
web-house-values-load = Charger un fichier
web-house-values-load-help = Un fichier TOML ou JSON qui ne nomme que ce qui diffère.
web-house-values-loaded = Cette table utilise { $file }
web-house-values-leave = Ne plus l’utiliser
web-house-values-edit = Comparer avec votre boîte
web-house-values-use-box = Utiliser ce que vous avez saisi pour votre boîte ({ $n })
web-house-values-box = les valeurs de votre boîte (modifiées : { $n })
web-house-values-own = avec vos propres valeurs imprimées
web-house-values-unreadable = Ce fichier n’est pas lisible comme TOML ou JSON.
web-house-values-see =
    { $game ->
        [ceylon] Voir toutes les valeurs de Ceylan
        [darjeeling] Voir toutes les valeurs de Darjeeling
       *[alubari] Voir toutes les valeurs d’Alubari
    }

## Parties solo

web-house-solo-title = Alubari en solo
web-house-solo-help = Un joueur, un chemin de fer de montagne et une étagère de réalisations.
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

web-house-learn-help = Les règles avec nos mots, en images, règle par règle.
web-house-learn-title =
    { $game ->
        [ceylon] Comment jouer à Ceylan
        [darjeeling] Comment jouer à Darjeeling
       *[alubari] Comment jouer à Alubari
    }
web-house-up = Vers le haut
web-house-rules-title = Règles
web-house-rules-search = Chercher dans les règles
web-house-rules-found =
    { $n ->
        [0] Aucune règle trouvée
        [one] { $n } règle trouvée
       *[other] { $n } règles trouvées
    }
web-house-rules-contents = Sommaire
web-house-rules-link = Marquer la règle { $number }

## Bots

web-house-bots-title = Les bots
web-house-bots-help = Cinq niveaux, les mêmes dans chaque jeu. Un bot voit ce que vous verriez à sa place, et rien de plus.
web-house-bots-more = En savoir plus sur les bots
web-house-level-novice = Jette un coup d’œil à chaque choix et en prend un qui n’a pas l’air mauvais.
web-house-level-novice-for = Pour votre toute première partie.
web-house-level-easy = Regarde un coup plus loin et se trompe un peu, comme nous tous.
web-house-level-easy-for = Pour faire connaissance avec un jeu.
web-house-level-medium = Réfléchit en imaginant de nombreuses parties, brièvement.
web-house-level-medium-for = Pour qui connaît bien les règles.
web-house-level-hard = Réfléchit comme le niveau moyen, avec bien plus de parties imaginées.
web-house-level-hard-for = Pour qui cherche un défi.
web-house-level-master = Prend son temps pour chaque décision.
web-house-level-master-for = Pour qui ne perd plus contre le niveau difficile.
web-house-strength = Leur force
web-house-strength-help = La part des parties à deux que chaque niveau gagne contre le niveau inférieur, mesurée sur au moins 100 parties, à chance égale. Dessous : où se situe la vraie part, 95 fois sur 100.
web-house-strength-level = Niveau
web-house-strength-against = contre { $level }
web-house-strength-between = de { $low } à { $high }
web-house-strength-none = pas encore mesuré
web-house-percent = { NUMBER($share, maximumFractionDigits: 1) } %
web-house-fair = Pourquoi ils sont équitables
web-house-fair-eye = Ils savent ce que leur place peut savoir. Cartes cachées, pioches à venir et vos projets ne leur parviennent jamais ; ce qui est caché, ils l’imaginent.
web-house-fair-swap = Ils jouent pour eux-mêmes : aucun ne joue contre vous plus que contre les autres.
web-house-fair-clock = Les niveaux ne diffèrent que par la réflexion ; un niveau joue donc pareil sur chaque machine.

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
