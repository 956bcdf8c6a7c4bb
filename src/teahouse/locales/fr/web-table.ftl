# A table in the browser: rim, rail, log, chat, hints, replay, the end.

## The table

web-table-title = { $game } · Teahouse
web-table-title-your-turn = À vous de jouer : { $game }
web-table-title-are-you-there = Êtes-vous toujours là ? { $game }
web-table-none-title = Pas de table pour vous ici
web-table-home = Retour à l’accueil
web-table-board = Plateau
web-table-tray = Votre plateau de service
web-table-rail = Joueurs et journal
web-table-seats = Joueurs
web-table-players =
    { $n ->
        [one] { $n } joueur
       *[other] { $n } joueurs
    }
web-table-phases = Phases du tour
web-table-tools = Outils
web-table-menu = Menu
web-table-close = Fermer
web-table-not-drawn = Ceci n’a pas pu être dessiné. La partie continue.
web-table-draw-again = Redessiner
web-table-zoom-in = Agrandir
web-table-zoom-out = Réduire
web-table-outside =
    { $n ->
        [one] Encore une case
       *[other] Encore { $n } cases
    } { $way ->
        [up] plus haut
        [down] plus bas
        [left] à gauche
       *[right] à droite
    }
web-table-outside-short =
    { $way ->
        [up] encore { $n } plus haut
        [down] encore { $n } plus bas
        [left] encore { $n }
       *[right] encore { $n }
    }
web-table-zoom-reset = Montrer tout le plateau

## Players

web-table-you = vous
web-table-away = absent
web-table-here = présent
web-table-resigned = a abandonné
web-table-stand-in = remplacé par un bot
web-table-offered = une personne peut prendre cette place
web-table-bot = Bot, { $level }
web-table-person = Une personne à cet écran
web-table-has-turn = en train de jouer
web-table-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
web-table-clock = Temps restant
web-table-spectators =
    { $n ->
        [one] { $n } spectateur
       *[other] { $n } spectateurs
    }

## The rim

web-table-watching = Vous regardez la partie. Vous voyez ce qui est visible de tous.
web-table-waits = { $name } choisit
web-table-paused = La partie est en pause
web-table-over = La partie est finie
web-table-choices = Choix
web-table-all-choices = Voir les { $n } choix
web-table-all-short = Les { $n }
web-table-choose-first = Faites un choix
web-table-undo = Annuler le dernier choix
web-table-undo-short = Annuler
web-table-undo-nothing = Rien n’a encore été choisi
web-table-undo-revealed = Votre choix a révélé quelque chose : il est définitif
web-table-undo-passed = { $name } a choisi depuis : trop tard pour annuler
web-table-not-now = Impossible pour l’instant
web-table-why-not = Impossible pour l’instant. Pourquoi ?
web-table-first-this = Répondez d’abord à cette question
web-table-hint = Suggestion
web-table-return = Reprendre ma place
web-table-resume = Continuer
web-table-sending-again = Pas encore de réponse. Nouvel envoi
web-table-part-mine = À moi
web-table-part-players = Joueurs
web-table-part-log = Journal
web-table-sheet-peek = Ouvrir le plateau de service
web-table-sheet-half = Ouvrir entièrement le plateau de service
web-table-sheet-full = Fermer le plateau de service
web-table-spoken-chosen = Choisi : { $choice } { $note }
web-table-spoken-question =
    { $n ->
        [one] { $question } { $n } choix.
       *[other] { $question } { $n } choix.
    }

## Log, chat, tracker, notes

web-table-tabs = Journal, points, discussion, suivi, notes
web-table-log = Journal
web-table-chat = Discussion
web-table-tracker = Suivi
web-table-notes = Notes
web-table-inspected = Ce que c’est
web-table-inspect-now = Maintenant : { $choice }
web-table-standings = Points
web-table-standings-now = Si la partie s’arrêtait maintenant
web-table-standings-over = Points finaux
web-table-standings-hidden = Un point d’interrogation vous est caché et n’est pas compté.
web-table-standings-place = place { $place }
web-table-standings-more = place { $place } · encore { NUMBER($more) } pour mieux
web-table-standings-out = sans place
web-table-standings-goals = Ce que vous préparez
web-table-standings-done = Tout y est
web-table-standings-none = Pas de classement : le serveur ne répond pas.
web-table-log-earlier = Montrer les coups précédents
web-table-log-turn = { $name } joue
web-table-log-your-turn = Votre tour
web-table-since = Depuis votre dernier tour
web-table-chat-empty = Personne n’a encore rien dit.
web-table-say = Dire quelque chose
web-table-send = Envoyer
web-table-mute = Mettre { $name } en sourdine
web-table-unmute = Réactiver { $name }
web-table-notes-help = Vous seul pouvez lire ceci.
web-table-notes-kept = Conservé.
web-table-notes-not-kept = Non conservé : le serveur ne répond pas.
web-table-log-propose-undo = { $name } a demandé une annulation
web-table-log-propose-end = { $name } a proposé de finir la partie
web-table-log-propose-pause = { $name } a demandé une pause
web-table-log-propose-replace = { $name } a demandé qu’un bot remplace { $other }
web-table-log-propose-take-over = { $name } a demandé qu’une personne remplace { $other }
web-table-log-yes = { $name } est d’accord
web-table-log-no = { $name } a dit non
web-table-log-withdrawn = { $name } a retiré sa demande
web-table-log-lapse = Personne n’a répondu à temps
web-table-log-stayed = { $name } est là : pas de bot
web-table-log-pause = { $name } a mis la partie en pause
web-table-log-resume = { $name } a repris la partie
web-table-log-resign = { $name } a abandonné
web-table-log-stand-in = Un bot remplace { $name }
web-table-log-hurried = { $name } n’a pas pu réfléchir et a joué comme un novice
web-table-log-unregistered = { $name } n’a plus de bot enregistré ici et joue comme un novice
web-table-log-forget = Un ancien joueur est parti pour de bon
web-table-log-notice = Personne n’a joué ici depuis longtemps
web-table-log-close-closed = L’hôte a fermé la table
web-table-log-close-abandoned = Plus personne ne jouait : la table a été fermée
web-table-log-local = { $name } continue dans le navigateur, où rien ne reste caché
web-table-log-back = La table est de retour sur le serveur
web-table-log-return = { $name } a repris sa place
web-table-log-seat-person = { $name } a pris place
web-table-log-seat-bot = Un bot joue ici : { $name }
web-table-log-seat-open = Une place est libre : { $name }

## Menu

web-table-rules = Règles
web-table-brief = Comment gagner
web-table-brief-of = { $game } : comment gagner
web-table-sound = Son
web-table-settings = Réglages
web-table-as-text = Plateau en mode texte
web-table-help = Aide et touches
web-table-box = Comparer avec votre boîte
web-table-people = Personnes et liens
web-table-pause = Mettre en pause
web-table-redo = Rétablir ce qui a été annulé
web-table-ask-undo = Demander une annulation
web-table-offer-end = Proposer de finir la partie
web-table-resign = Abandonner
web-table-resign-sure = Un bot jouera à votre place jusqu’à la fin. C’est définitif.
web-table-stay = Rester
web-table-leave = Quitter la table
web-table-result = Résultat
web-table-replay = Revoir

## People and links

web-table-waiting =
    { $n ->
        [one] On attend { $n } joueur
       *[other] On attend { $n } joueurs
    }
web-table-waiting-help = La partie commence quand toutes les places sont prises.
web-table-waiting-bot = Personne d’autre ne vient ? Installez un bot à une place libre.
web-table-free-seat = Place libre
web-table-invite = Inviter
web-table-seat-bot = Installer un bot
web-table-take-seat = Jouer ici
web-table-bot-level = Niveau du bot
web-table-replace = Remplacer par un bot
web-table-ask-take-over = Demander une personne ici
web-table-other-device = Jouer sur un autre appareil
web-table-other-device-help = Ouvrez ce lien sur l’autre appareil. Il ne sert qu’une fois.
web-table-other-device-end = Terminer sur les autres appareils
web-table-devices = Appareils
web-table-device-this = Cet appareil
web-table-device-since = Depuis le { $moment }
web-table-device-connected = connecté
web-table-device-closed = non connecté
web-table-device-end = Retirer
web-table-your-seat = Ce lien vous permet de jouer ici : { $name }.
web-table-your-seat-help = Il ne sert qu’une fois. La place reste aussi sur vos autres appareils.
web-table-play-here = Jouer sur cet appareil
web-table-asking = Un autre navigateur demande à jouer votre place ({ $name }). Il affiche le code { $code }. Est-ce bien vous ?
web-table-let-in = Laisser entrer
web-table-turn-away = Refuser
web-table-asking-wait = En attente de votre autre navigateur, qui doit vous laisser entrer. Il affiche le code { $code }.
web-table-invited-here = On vous invite à remplacer { $name }.
web-table-sit-down = Prendre place
web-table-your-name = Votre nom
web-table-link = Lien
web-table-copy = Copier
web-table-copied = Copié
web-table-kind = Qui peut trouver cette table
web-table-kind-screen = Cet écran
web-table-kind-link = Par lien
web-table-kind-public = Tout le monde
web-table-kind-screen-help = Tout le monde joue à cet écran.
web-table-kind-link-help = Qui a une invitation joue ou regarde.
web-table-kind-public-help = Chacun peut regarder et prendre une place libre.
web-table-watch-link = Lien pour regarder
web-table-watch-revoke = Fermer aux spectateurs

## One screen for several people

web-table-hand-over = Passez l’écran à { $name }
web-table-who-looks = Qui regarde ?
web-table-nobody-else = Personne d’autre ne doit regarder.
web-table-i-am = Je suis { $name }
web-table-uncover = Montrer ce qui est réservé à { $name }

## Asking the others

web-table-asks-undo = { $name } aimerait annuler. D’accord ?
web-table-asks-end = { $name } aimerait finir la partie. D’accord ?
web-table-asks-pause = { $name } aimerait une pause. D’accord ?
web-table-asks-replace = { $name } demande qu’un bot remplace { $other }. D’accord ?
web-table-asks-replace-you = { $name } demande un bot à votre place. Êtes-vous toujours là ?
web-table-asks-take-over = { $name } aimerait qu’une personne remplace { $other }. D’accord ?
web-table-asked-undo = Vous avez demandé une annulation.
web-table-asked-end = Vous avez proposé de finir la partie.
web-table-asked-pause = Vous avez demandé une pause.
web-table-asked-replace = Vous avez demandé qu’un bot remplace { $other }.
web-table-asked-take-over = Vous avez demandé qu’une personne remplace { $other }.
web-table-waits-for = On attend { $names }.
web-table-replace-away = Un bot prendra le relais à la fin du temps, sauf si { $other } revient.
web-table-replace-there = { $other } est en ligne et peut s’y opposer jusqu’à la fin du temps.
web-table-replace-there-alone = { $other } est en ligne : un bot ne prendra le relais que s’il n’y a plus personne à la fin du temps.
web-table-yes = Oui
web-table-no = Non
web-table-withdraw = Retirer
web-table-i-am-here = Je suis là
web-table-time-to-answer = Temps pour répondre
web-table-late = { $name } a dépassé son temps.
web-table-late-you = Vous avez dépassé votre temps. Les autres peuvent demander un bot.
web-table-hurried = { $name } n’a pas le temps de réfléchir en ce moment et joue comme un novice.
web-table-unregistered = Le bot « { $bot } » n’est plus enregistré ici. Le niveau « { $level } » joue pour { $name } à sa place.
web-table-closes = Personne n’a joué ici depuis longtemps. La table sera fermée le { $day }, à moins que la partie ne reprenne.

## The line

web-table-cut = Pas de réponse. Réessayez.
web-table-cut-kept = La connexion est perdue ; ce que vous avez fait est conservé.
web-table-moving = Où elle se joue

## Hints

web-table-hint-title = Suggestion : ce que ferait un bot fort
web-table-hint-thinking = Le bot réfléchit
web-table-hint-choice = Choix
web-table-hint-points = Points attendus
web-table-hint-share = Chances de gagner
web-table-hint-help = La meilleure chance de gagner est en tête, en solo le plus de points ; touchez un choix pour le sélectionner. Les points attendus sont l’estimation du bot quelques tours plus tard.
web-table-hint-terms = Les autres colonnes montrent de quoi ils sont faits, là où les choix diffèrent.
web-table-hint-alike = ~ Pas de différence nette avec la première ligne : en cherchant plus loin, l’ordre pourrait s’inverser.
web-table-percent = { $n } %

## Help

web-table-help-glow = Ce qui brille peut être choisi, sur le plateau et dessous. Choisissez, lisez l’effet, puis confirmez.
web-table-help-why = Touchez un endroit qui ne brille pas pour savoir pourquoi.
web-table-key-tab = Vers la partie suivante de la table
web-table-key-arrows = Entre les endroits à choisir ; sur le plateau agrandi
web-table-key-enter = Choisir ; encore une fois pour confirmer
web-table-key-escape = Effacer la sélection
web-table-key-numbers = Choisir de la première à la neuvième réponse
web-table-key-undo = Annuler le dernier choix
web-table-key-hint = Suggestion
web-table-key-zoom = Agrandir, réduire, tout le plateau
web-table-key-help = Cette aide

## The end

web-table-end-title = { $game }, décompte final
web-table-rank = Rang
web-table-player = Joueur
web-table-total = Total
web-table-won = Vainqueur
web-table-last-round = C’est la dernière manche.
web-table-end-you-win = Victoire
web-table-end-wins = { $name } gagne
web-table-end-by =
    { $n ->
        [one] { $name } gagne avec { $n } point d’avance sur { $other }.
       *[other] { $name } gagne avec { $n } points d’avance sur { $other }.
    }
web-table-end-alone =
    { $n ->
        [one] { $name } : { $n } point, en solo.
       *[other] { $name } : { $n } points, en solo.
    }
web-table-end-tie = { $name } et { $other } sont à égalité ; le départage favorise { $name }.
web-table-end-shared = Victoire partagée : { $names }.
web-table-end-agreed = La partie a été arrêtée avant la fin, avec les points du moment.
web-table-end-imported = Cette partie a été importée avant sa fin.
web-table-end-closed = La table a été fermée, avec les points du moment.
web-table-end-abandoned = Plus personne ne jouait : la table a été fermée, avec les points du moment.
web-table-end-resigned = Les autres ont abandonné : { $name } gagne.
web-table-chart = Les points au fil de la partie
web-table-again = Rejouer
web-table-again-but = La même, mais…
web-table-again-join = À la nouvelle table
web-table-keep = Conserver la partie
web-table-record = Résultat en tableau

## Replay

web-table-replay-title = Replay : { $game }
web-table-to-table = À la table
web-table-step = Coup
web-table-step-of = Coup { $at } sur { $last }
web-table-step-back = Un coup en arrière
web-table-step-on = Un coup en avant
web-table-play = Lire
web-table-stop = Arrêter
web-table-speed = Vitesse
web-table-times = { $n } ×
web-table-eyes = Vu par
web-table-eyes-all = Tout le monde
web-table-fork = Repartir d’ici
web-table-fork-help = Une nouvelle partie commence après le coup { $at }. Qui joue ?
web-table-fork-go = Jouer la suite

## Un jeu sans dessin à lui

web-table-generic-all = Tout en chiffres
web-table-generic-nothing = Rien n’est à vous seul.
web-table-generic-yes = oui
web-table-generic-no = non

## Sending a link

web-table-link-send = Inviter des amis
web-table-link-send-help = Un seul lien pour tout le monde : qui l’ouvre prend une place libre ou regarde.
web-table-link-make = Créer un lien
web-table-link-everybody = Lien pour tout le monde
web-table-share = Partager
web-table-by-hand = Le lien est sélectionné : copiez-le avec Ctrl+C, ou laissez le doigt dessus.
web-table-qr = Code QR du lien
web-table-show-qr = Afficher le code QR
web-table-hide-qr = Masquer le code QR
web-table-link-end = Désactiver ce lien
web-table-link-message = Venez jouer à { $title }
web-table-only-here = Ce lien ne fonctionne que sur cette machine.
web-table-only-network = Ce lien ne fonctionne que dans votre réseau local. Ce qui y circule n’est pas chiffré.
web-table-lan = Laisser entrer les amis de votre réseau
web-table-lan-help = Qui est dans le même réseau peut alors ouvrir vos liens. Ce qui y circule n’est pas chiffré. Cela s’arrête avec le programme ou avec cet interrupteur.
web-table-lan-at = Ouvert à :
web-table-how-friends = Comment des amis peuvent-ils venir ?
web-table-next =
    { $n ->
        [one] { $game } vous attend
       *[other] { $game } vous attend (tables : { $n })
    }

## Reporting a message

web-table-report = Signaler à l’hôte
web-table-reported = L’hôte verra ce message.

## Les valeurs d’une boîte

web-table-own-values = valeurs d’une boîte ({ $n })
web-table-box-own = Comparer avec votre boîte (cette table : valeurs d’une boîte, { $n })
