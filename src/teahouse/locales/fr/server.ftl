# Le serveur de tables.

## Refusals

server-error-bad-body = Ceci n’a pas pu être lu.
server-error-bad-request = Cette demande n’a pas de sens.
server-error-no-session = Suivez d’abord votre invitation.
server-error-not-yours = Vous ne pouvez pas faire cela ici.
server-error-origin = Cette demande vient d’un autre site.
server-error-unknown-host = Ce serveur ne répond pas à cette adresse.
server-error-banned = L’hôte de ce serveur ne vous laisse pas entrer pour le moment.
server-error-lobby-closed = L’hôte a fermé le salon : pour le moment, aucune table publique ne peut être ouverte ni rejointe.
server-error-not-found = Cela n’existe pas.
server-error-no-such-table = Cette table n’existe pas.
server-error-no-such-game = Ce jeu n’existe pas.
server-error-no-such-link = Ce lien n’existe pas.
server-error-link-cut = Ce lien est incomplet.
server-error-method = Cela ne peut pas se faire ici.
server-error-timeout = L’envoi a pris trop de temps. Réessayez avec une meilleure connexion.
server-error-late = La partie a avancé. Regardez à nouveau.
server-error-not-running = La partie n’est pas en cours.
server-error-not-your-turn = Ce n’est pas votre tour.
server-error-stopped = Cette partie a été jouée avec d’autres règles, ou le jeu n’est plus installé ici. Elle est conservée, mais ne peut pas continuer.
server-error-not-over = Ceci s’ouvre à la fin de la partie.
server-error-seat-taken = Cette place est prise.
server-error-one-seat = Ici, chaque navigateur n’a qu’une place.
server-error-no-network = Cette machine n’est dans aucun réseau local.
server-error-table-full = Toutes les places sont désormais prises.
server-error-proposal-pending = Une autre proposition attend des réponses.
server-error-no-proposal = Il n’y a rien à quoi répondre.
server-error-command-taken = Cette commande appartient à une autre place.
server-error-needs-consent = Les autres doivent être d’accord.
server-error-nothing-to-undo = Il n’y a rien à annuler.
server-error-nothing-to-redo = Il n’y a rien à rétablir.
server-error-link-used = Ce lien a déjà servi.
server-error-link-revoked = Ce lien ne fonctionne plus.
server-error-no-such-code = Ce code ou cette carte est inconnu. Un code ne sert qu’une fois et pendant deux minutes ; demandez-en un nouveau à l’autre appareil.
server-error-no-profile = Donnez-vous d’abord un nom.
server-error-last-device = Ce profil ne se trouve sur aucun autre appareil. Créez d’abord une carte de secours, ou supprimez le profil.
server-error-many-profiles = Ce navigateur a déjà douze profils. Retirez-en un d’abord.
server-error-too-late = Plus d’un jour a passé : cela ne peut plus être annulé.
server-error-code-unreadable = Ce n’est ni un code de six caractères ni une carte de six mots.
server-error-too-large = C’est trop grand.
server-error-media-type = Ce type de contenu n’est pas compris.
server-error-invalid = Il manque quelque chose, ou une valeur est hors limites.
server-error-illegal = Les règles ne le permettent pas.
server-error-bad-option = Une option n’est pas permise.
server-error-bad-components = On ne peut pas jouer avec ces valeurs de matériel.
server-error-bad-seats = Les places ne conviennent pas à ce jeu.
server-error-bad-journal = Cette partie ne peut pas être rejouée.
server-error-unknown-version = Cette partie suit une version des règles que ce serveur ne connaît pas. Un Teahouse plus récent la connaît peut-être.
server-error-bad-address = Cette adresse ne peut pas être appelée.
server-error-too-complex = La vérification prend trop de temps. Envoyez quelque chose de plus petit ou de plus simple.
server-error-too-many = Trop de demandes. Attendez un instant.
server-error-internal = Quelque chose s’est mal passé ici.
server-error-unavailable = Les parties ne peuvent pas être conservées pour l’instant. Rien n’a changé ; réessayez.
server-error-no-room = Ce navigateur n’a plus de place pour vos parties. Rien n’a changé.
server-error-not-alone = Quelqu’un d’autre a rejoint cette table, l’a regardée ou y a été invité. Elle reste sur le serveur, où personne ne voit ce qui est caché.
server-error-host-bot = Un bot de cet hôte joue ici. Il ne peut pas suivre dans le navigateur.
server-error-local-table = Cette table a été jouée dans un seul navigateur, qui peut connaître ce qui est caché. Personne d’autre ne peut la rejoindre.
server-error-played-elsewhere = Cette table se joue en ce moment dans un navigateur. Rendez-la d’abord depuis celui-ci.
server-error-not-elsewhere = Cette table se joue déjà sur le serveur.
server-error-bad-entries = La partie n’a pas continué ainsi : le serveur la joue autrement. Rien n’en a été repris.
server-error-full = Il n’y a plus de place.

## Refusals that are pages of their own

server-page-title = Cette page ne peut pas s’afficher
server-page-way = Réessayez dans un instant.
server-page-again = Réessayer
server-page-home = Vers la page d’accueil
server-page-unknown-host = Personne ne répond à cette adresse
server-page-unknown-host-way = Demandez un nouveau lien à la personne qui vous l’a envoyé. Si ce serveur est le vôtre : ./play --lan l’ouvre à votre réseau, et le réglage public_url lui indique son adresse.
server-page-banned-way = Si vous pensez qu’il s’agit d’une erreur, parlez-en à l’hôte.
server-preview-title = Venez jouer à { $title }
server-preview-help = Ouvrez le lien pour prendre place ou pour regarder. Aucun compte n’est nécessaire.

## Reasons that no game gives

server-why-no-such-action = Cette action n’existe pas.
server-why-not-your-turn = Ce n’est pas votre tour.
server-why-reveals-first = Quelque chose est révélé avant cela. Envoyez seule la première partie.
server-why-unknown-option = Cette option n’existe pas ; il y a { $known }.
server-why-option-choice = { $option } : au choix { $choices }.
server-why-option-number = { $option } : un nombre entier de { $low } à { $high }.
server-why-option-switch = { $option } : oui ou non.
server-why-option-game = { $option } : { $why }
server-why-component-unknown = { $path } ne fait pas partie de ce jeu.
server-why-component-kind =
    { $kind ->
        [number] { $path } demande un nombre entier.
        [text] { $path } demande un texte.
        [list] { $path } demande une liste.
        [table] { $path } demande un groupe de valeurs.
       *[value] { $path } demande une seule valeur.
    }
server-why-component-count =
    { $n ->
        [one] { $path } : il faut { $n } nombre.
       *[other] { $path } : il faut { $n } nombres.
    }
server-why-component-range = { $path } : il faut des nombres entiers de { $low } à { $high }.
server-why-component-sum = { $path } : { $said } dans la boîte, mais ces valeurs font { $n }.
server-why-component-length = { $path } : il faut de { $low } à { $high } entrées.
server-why-component-most = { $path } : au plus { $n } entrées.
server-why-component-order =
    { $order ->
        [rising] { $path } : aucun nombre ne peut être plus petit que le précédent.
       *[falling] { $path } : aucun nombre ne peut être plus grand que le précédent.
    }
server-why-component-choice = { $path } : au choix { $choices }.
server-why-component-some = { $path } : un ou plusieurs parmi { $choices }, chacun une seule fois.
server-why-component-each = { $path } : les nombres de { $low } à { $high }, chacun une fois.
server-why-component-above-zero = { $path } : il faut au moins un nombre supérieur à 0.
server-why-component-values = Ces valeurs du matériel ne vont pas ensemble.
server-why-component-file = { $file } ne peut pas être lu : { $why }.
server-why-component-toml =
    { $line ->
        [0] { $file } n’est pas un fichier TOML valide.
       *[other] { $file } n’est pas un fichier TOML valide ; voyez la ligne { $line }.
    }
server-why-component-other-game = « { $file } » est un fichier pour { $game }. Rien n’a été chargé.
server-why-component-source = { $file } : { $path } ne dit pas d’où vient sa valeur.
server-why-components = Les valeurs du matériel ne conviennent pas : { $why }

## Command line

cli-help-serve = Ouvrir le serveur de tables : jouer dans le navigateur, avec des amis et des bots.
cli-help-home = Ouvrir la maison sur cette machine, pour vous ; avec --lan, aussi pour des amis du même réseau.
cli-help-backup = Écrire tout ce que garde le serveur de tables dans un fichier, pendant qu’il tourne.
cli-help-doctor = Vérifier tout ce que garde le serveur de tables : journaux, empreintes, propriétaires.
cli-help-restore = Restaurer une sauvegarde dans une base de données.
cli-arg-host = Nom ou adresse d’écoute ; 127.0.0.1 par défaut.
cli-arg-port = Port d’écoute ; 8080 par défaut.
cli-arg-db = Base de données : sqlite:///FICHIER ou postgresql://UTILISATEUR@HÔTE/NOM ; un fichier du dossier de données par défaut.
cli-arg-public-url = L’adresse du serveur pour les navigateurs, par exemple https://tea.example.
cli-arg-config = Un fichier TOML de réglages.
cli-arg-no-open = Ne pas ouvrir le navigateur.
cli-arg-lan = Laisser entrer les amis du même réseau. Ce qui y circule n’est pas chiffré.
cli-arg-show-config = Montrer les réglages en vigueur, secrets masqués, et s’arrêter.
cli-arg-workers = Nombre de processus serveur, avec PostgreSQL ; 1 par défaut.
cli-arg-print-proxy = Afficher la configuration du proxy placé devant les processus, caddy ou nginx, et s’arrêter.
cli-arg-machine = Avec --print-proxy : une autre machine avec les mêmes processus et ports (répétable).
cli-arg-backup = Le fichier de sauvegarde.
cli-arg-force = Remplacer le contenu de la base.
cli-arg-commitment = L’engagement montré au début de la partie ; seulement pour une preuve.
cli-serving = Le thé est servi à { $address }. Ctrl-C pour arrêter.
cli-engines-building = Construction des moteurs natifs en arrière-plan, une seule fois : aux prochains démarrages, les bots forts jouent aussitôt.
cli-engines-built = Les moteurs natifs sont construits et serviront dès le prochain démarrage.
cli-engines-not-built = Les moteurs natifs n’ont pas pu être construits ; la maison continue sans eux. { $reason }
cli-lan-open = Les amis de votre réseau viennent par { $address }. Ce qui y circule n’est pas chiffré.
cli-proved = Le serveur était lié à cette graine depuis le début : { $commitment }.
cli-backed-up =
    { $tables ->
        [one] { $tables } table a été écrite dans { $file }.
       *[other] { $tables } tables ont été écrites dans { $file }.
    }
cli-restored =
    { $tables ->
        [one] { $tables } table a été restaurée.
       *[other] { $tables } tables ont été restaurées.
    }
cli-error-no-server = Le serveur a besoin d’autres paquets ({ $name } manque) : pip install "teahouse[server]".
cli-doctored = { $tables ->
    [one] 1 table
   *[other] { $tables } tables
}, { $entries ->
    [one] 1 entrée
   *[other] { $entries } entrées
} : { $found ->
    [0] aucun défaut.
    [one] { $found } défaut.
   *[other] { $found } défauts.
}
cli-doctor-damaged = La base de données est endommagée : { $why }.
cli-doctor-readable = Tout le monde sur cette machine peut lire { $file } ; le fichier contient des graines et des notes.
cli-doctor-commitment = Table { $table } : l’engagement ne correspond pas à sa graine.
cli-doctor-no-owner = La table { $table } n’a pas de propriétaire.
cli-doctor-seat = Table { $table } : quelqu’un a accès à la place { $seat }, qui n’existe pas.
cli-doctor-gap = Table { $table } : l’entrée { $seq } de son journal manque.
cli-doctor-tail = Table { $table } : la dernière entrée de son journal n’est pas la dernière qui fut écrite.
cli-doctor-setup = Table { $table } : sa partie ne peut pas être mise en place comme elle a été notée.
cli-doctor-replay = Table { $table } : l’entrée { $seq } ne mène pas où le journal le dit.
cli-doctor-stopped = La table { $table } est arrêtée, bien que son journal puisse être rejoué.
cli-doctor-listed = La table { $table } est inscrite comme { $listed } ; son journal dit { $said }.
cli-doctor-orphans =
    { $count ->
        [one] { $count } ligne de « { $kind } » n’appartient à aucune table ; elle nomme { $table }.
       *[other] { $count } lignes de « { $kind } » n’appartiennent à aucune table ; l’une nomme { $table }.
    }
cli-error-store = La base de données est inutilisable : { $why }.
cli-error-store-in-use = Un autre serveur (processus { $process }) utilise déjà la base de données { $place }. Arrêtez-le d’abord, ou donnez à celui-ci sa propre base.
cli-error-store-damaged = La base de données { $place } est endommagée : { $why }. Mettez le fichier de côté et restaurez une sauvegarde.
cli-error-port = Le port { $port } ne peut pas être utilisé ; un autre serveur tourne-t-il ? Choisissez-en un autre avec --port.
cli-error-lan = --lan vaut pour un serveur de cette machine : n’indiquez ni --host ni --public-url.
cli-error-workers = { $workers } processus demandent PostgreSQL : un fichier SQLite n’en sert qu’un. Indiquez --db postgresql://UTILISATEUR@HÔTE/NOM, ou omettez --workers.
cli-error-proxy = --print-proxy attend l’un de : { $known }.
cli-error-not-empty = La base contient déjà des tables ; --force les remplace.
cli-error-no-proof = { $file } n’est pas la preuve d’une partie ; elle se télécharge à la table, une fois la partie finie.
