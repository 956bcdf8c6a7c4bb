# La ligne de commande.

## Aide

cli-help-teahouse = Des jeux de plateau sur le thé, à jouer dans le terminal, et leurs moteurs à étudier.
cli-help-games = Les jeux disponibles et leurs options.
cli-help-play = Jouer dans le terminal, contre des bots ou à plusieurs sur le même écran.
cli-help-learn = Apprendre un jeu en jouant ses leçons dans le terminal.
cli-help-simulate = Jouer de nombreuses parties au hasard et en faire le bilan.
cli-help-tournament = Faire jouer des bots entre eux, et dire à quel point le résultat est sûr.
cli-help-tune = Chercher de meilleurs poids et réglages de recherche pour les bots d’un jeu.
cli-help-train = Faire jouer la recherche d’un jeu contre elle-même et en tirer un réseau d’évaluation.
cli-help-check = Vérifier qu’un jeu respecte le contrat de la maison, avec chaque réglage.
cli-help-new-game = Écrire le paquet d’un petit jeu, à transformer en un jeu à soi.
cli-help-bench = Mesurer la vitesse d’un jeu sur cette machine, ou celle de la recherche de ses bots.
cli-help-replay = Revoir des parties conservées.
cli-help-replay-show = Montrer une partie conservée : son journal, et le plateau à la fin ou après un certain nombre de choix.
cli-help-replay-verify = Rejouer des parties conservées et comparer avec ce qu’elles disent.
cli-help-replay-export = Écrire des parties conservées en tableau (csv, parquet), en lignes JSON (jsonl) ou en journal (text).
cli-help-rules = Les règles d’un jeu par numéro, avec nos propres mots.
cli-help-components = Les valeurs imprimées d’un jeu, et d’où vient chacune.
cli-panel-arguments = Arguments
cli-panel-options = Options
cli-panel-commands = Commandes
cli-examples = Exemples :
cli-exit-codes = Codes de sortie : 0 tout va bien, 1 un défaut a été trouvé, 2 mauvais usage, 130 arrêté par Ctrl-C.
cli-arg-game = Nom du jeu.
cli-arg-play-game = Nom du jeu ; le plus court par défaut.
cli-arg-lesson = Nom d’une leçon ; toutes si aucun n’est donné.
cli-arg-journal = Une partie conservée, ou un fichier qui en contient une par ligne.
cli-arg-players = Nombre de places.
cli-arg-seed = La même graine donne la même partie ; nombre entier ou hexadécimal. Tirée au sort par défaut.
cli-arg-option = Une option du jeu ; peut être répétée. --map china équivaut à --option map=china. Voir « teahouse games ».
cli-arg-components = Fichier TOML avec des valeurs du matériel à remplacer.
cli-arg-backend = python, numba, library ou auto.
cli-arg-json = Écrire du JSON pour les programmes ; ses schémas sont fournis dans teahouse/schemas.
cli-arg-lang = Langue ; celle du système par défaut.
cli-arg-output = Fichier de sortie ; - pour la sortie standard.
cli-arg-version = Afficher la version et s’arrêter.
cli-arg-help = Afficher cette aide et s’arrêter.
cli-arg-humans = Places jouées par des personnes, par exemple 0,2 ; none pour des bots seuls. La place 0 par défaut.
cli-arg-bots = Comment jouent les autres places : novice, easy, casual, medium, hard, master, ou une forme comme mcts:time=0.5 (voir docs/bots.md). Un pour toutes, ou un pour chacune : hard,easy. Par défaut medium, sans Numba easy.
cli-arg-clock = Secondes de réflexion d’un bot pour une décision ; 1 par défaut.
cli-arg-hints = Montrer à chaque question ce que ferait un bot fort.
cli-arg-match-bots = Les bots, deux ou plus : niveaux ou formes, séparés par des virgules. Tous les niveaux par défaut.
cli-arg-match-n = Parties de chaque paire ; 100 par défaut.
cli-arg-match-clock = Secondes au plus pour chaque décision. Sans cela, les chiffres se répètent exactement.
cli-arg-record = Fichier où chaque partie est ajoutée ; la même commande reprend là où elle a été arrêtée.
cli-arg-first-seed = Un nombre entier ; le même donne les mêmes chiffres. 1 par défaut.
cli-arg-bench-bots = Mesurer la recherche des bots.
cli-arg-rounds = Nombre de tours ; 5 par défaut.
cli-arg-candidates = Candidats à chaque tour ; 4 par défaut.
cli-arg-tune-settings = Ne faire varier que les réglages de la recherche, pas les poids ; rien n’est compilé.
cli-arg-tune-games = Parties d’un candidat au plus ; 400 par défaut.
cli-arg-sims = Simulations pour chaque décision ; 100 par défaut.
cli-arg-write = Mettre les nouveaux poids dans le fichier du jeu, s’ils sont meilleurs.
cli-arg-train-folder = Dossier où restent parties, réseaux et chiffres ; la même commande reprend là où elle s’est arrêtée. JEU-training par défaut.
cli-arg-train-players = Nombre de places pour lequel le réseau est fait ; 2 par défaut.
cli-arg-train-rounds = Nombre de tours de jeu et d’apprentissage ; 3 par défaut.
cli-arg-train-games = Parties jouées à chaque tour ; 1000 par défaut.
cli-arg-train-sims = Simulations pour chaque décision de ces parties ; 200 par défaut.
cli-arg-train-explore = Part d’exploration d’une recherche avec le réseau ; par défaut, la même que sans lui.
cli-arg-train-gate = Parties d’un nouveau réseau contre le meilleur jusque-là ; 200 par défaut.
cli-arg-train-gate-sims = Simulations pour chaque décision de ces parties sans réseau ; celles du niveau maître par défaut.
cli-arg-resume = Reprendre la dernière partie inachevée.
cli-arg-load = Reprendre la partie de ce fichier.
cli-arg-n = Nombre de parties ; 100 par défaut.
cli-arg-jobs = Nombre de processus.
cli-arg-games = Parties pour chaque réglage.
cli-arg-truth = Parties où chaque choix est essayé et chaque mot comparé à ce qui en résulte, si le jeu dit comment dans truth.py ; autant que les autres par défaut.
cli-arg-check-seed = Graine de la première partie de chaque réglage.
cli-arg-new-game = Nom du jeu : minuscules, chiffres et tirets bas.
cli-arg-new-game-folder = Où l’écrire ; par défaut, dans un dossier de ce nom.
cli-arg-compiled = Avec ou sans le moteur compilé ; avec, si Numba est installé.
cli-arg-at = S’arrêter après ce nombre de choix.
cli-arg-which = Quelle partie du fichier, à partir de 1.
cli-arg-seat = Montrer ce que cette place peut voir ; sinon, ce que tout le monde peut voir.
cli-arg-last = Journal des N derniers choix ; 10 par défaut, 0 pour tous.
cli-arg-format = csv : une ligne par action ; jsonl : chaque partie avec ses évènements ; parquet : une ligne par évènement de chaque partie ; text : le journal de la partie.
cli-arg-number = Numéro d’une règle, par exemple D24.

## Listes et tableaux

cli-games-line = { $tagline }. De { $low } à { $high } joueurs.
cli-option = Option
cli-default = Défaut
cli-meaning = Sens
cli-column-component = Matériel
cli-column-value = Valeur
cli-column-src = Source
cli-column-note = Note
cli-column-points = Points
cli-column-rank = Rang
cli-column-mean-points = Points en moyenne
cli-column-deviation = Écart type
cli-column-win-share = Victoires
cli-column-move = Choix
cli-column-expected = Points
cli-column-bot = Bot
cli-column-opponent = Contre
cli-column-games = Parties
cli-column-share = Part
cli-column-interval = Intervalle à 95 %
cli-column-their-points = Du meilleur des autres
cli-column-best-points = Record
cli-column-check = Vérification
cli-column-times = Fois
cli-column-figure = Mesure
cli-column-target = But
cli-column-bound = Borne
cli-column-reached = Atteint
cli-percent = { $n } %
cli-between = { $low } à { $high } %
cli-one-among =
    { $n ->
        [one] Un bot contre { $n } autre ; la part équitable est { $fair } %.
       *[other] Un bot parmi { $n } autres de la seconde sorte ; la part équitable est { $fair } %.
    }

## Jouer

cli-play-people = Vous jouez : { $names }
cli-play-bots = Bots : { $names }
cli-play-hint = Tapez un numéro ou un coup ; ? pour l’aide, suggestion pour ce que ferait un bot, règles pour les règles, q pour arrêter.
cli-learn-help = Tapez un numéro ou un coup. Entrée continue, retour revient d’un pas, sauter joue un pas pour vous, règles montre les règles de la leçon, q arrête.
cli-learn-enter = Entrée pour continuer
cli-learn-taken-back = Entrée pour reprendre le coup et réessayer
cli-learn-end = C’étaient les leçons. Une première partie : teahouse play { $game }
cli-question = { $name } : { $question }
cli-thinking = { $name } réfléchit
cli-looking-ahead = Réflexion en cours
cli-bot-replaced = { $name } : { $why }.
cli-hint-title = Suggestion : où un bot de niveau difficile vous voit quelques tours plus tard, après { $n } simulations
cli-hint-alike = ≈ : pas de différence nette avec la première ligne ; d’autres simulations pourraient inverser l’ordre.
cli-hint-terms = L’ordre suit les victoires, en solo les points. Les dernières colonnes : les sources de points qui diffèrent le plus.
cli-hint-best = Suggestion : { $number }) { $choice } (quelques tours plus tard, { $points } points ; { $share } de victoires)
cli-hint-best-alone = Suggestion : { $number }) { $choice } (quelques tours plus tard, { $points } points)
cli-standings = Si la partie s’arrêtait maintenant
cli-standings-hidden = Un point d’interrogation vous est caché et n’est pas compté.
cli-standings-place = { $place }. ({ $count })
cli-standings-place-next = { $place }. ({ $count }, encore { $more } pour une meilleure place)
cli-standings-out = sans place ({ $count })
cli-prompt = ›
cli-play-help =
    Un numéro choisit dans la liste. On peut aussi taper un coup : { $examples }.
      p              revoir le plateau
      u              annuler le dernier choix
      pourquoi COUP  pourquoi un coup n’est pas autorisé
      suggestion     ce qu’un bot fort pense des choix
      règles         les règles ; règles { $rule } pour une seule
      journal        tout ce qui s’est passé
      classement     qui mène, si la partie s’arrêtait là
      garder FICHIER conserver la partie dans un fichier
      q              arrêter, en conservant la partie ou non
cli-command-undo = u annuler undo
cli-command-why = pourquoi why
cli-command-hint = suggestion hint
cli-command-rules = règles règle regles regle rules rule
cli-command-log = journal log
cli-command-board = p plateau b board
cli-command-standings = classement standings
cli-command-back = retour back
cli-command-skip = sauter skip
cli-command-save = garder conserver save
cli-command-help = ? aide h help
cli-command-quit = q quitter quit exit
cli-no = n non no
cli-pass-screen = Passez l’écran : c’est à { $name }. Puis appuyez sur Entrée.
cli-not-understood = « { $line } » n’est ni un coup ni une commande ; ? les montre.
cli-several-meant = « { $line } » peut désigner plusieurs coups : { $moves }. Tapez-en un en entier.
cli-no-such-number = Choisissez un numéro de 1 à { $last }.
cli-nothing-to-undo = Rien ne peut être annulé : depuis votre dernier choix, quelque chose a été pioché ou révélé, ou quelqu’un d’autre a joué.
cli-shown-no-undo = Impossible d’annuler, car quelque chose de caché a été montré ({ $what }).
cli-undone = Annulé : { $action }
cli-why-what = Quel coup ? Par exemple : { $examples }
cli-why-allowed = « { $action } » est permis en ce moment.
cli-saved = La partie est conservée dans { $file }
cli-quit-keep = Conserver la partie pour la reprendre plus tard ? [O/n]
cli-goodbye =
    La partie est conservée dans { $file }
    Pour la reprendre : { $command }
cli-kept = La partie est conservée dans { $file } ; « teahouse replay show FICHIER » la montre à nouveau.
cli-winner =
    { $points ->
        [one] { $names } gagne avec { $points } point.
       *[other] { $names } gagne avec { $points } points.
    }
cli-winners = Victoire partagée : { $names }, avec { $points } points chacun.
cli-seat-points =
    { $points ->
        [one] { $name } : { $points } point
       *[other] { $name } : { $points } points
    }

## Travaux longs

cli-simulating = Parties
cli-checking = Vérification
cli-measuring = Mesures
cli-verifying = Vérification
cli-stopped = Arrêté.
cli-simulated =
    { $games ->
        [one] { $games } partie au hasard en { $seconds } s
       *[other] { $games } parties au hasard en { $seconds } s
    }
cli-simulated-steps = Choix par partie : { $mean } en moyenne, de { $least } à { $most }
cli-checked =
    { $found ->
        [0] { $games } parties, { $steps } choix : aucun défaut.
        [one] { $games } parties, { $steps } choix : { $found } défaut.
       *[other] { $games } parties, { $steps } choix : { $found } défauts.
    }
cli-new-game-written = Écrit dans { $folder }. Installez-le avec « pip install -e { $folder } », puis essayez « teahouse check { $name } ».
cli-replay-at = Après { $done } choix sur { $total }
cli-verified = { $good } parties conservées sur { $total } se rejouent comme elles le disent.
cli-not-verified = La partie { $game } ne le fait pas : { $why }
cli-tune-begins = { $n } candidats ; la moins bonne moitié est abandonnée, encore et encore. Une ligne paraît quand l’un a fini.
cli-tune-kept = { $done }/{ $total }  { $changes } : { $share } % de { $games } parties, retenu. Il reste environ { $minutes } min.
cli-tune-refused = { $done }/{ $total }  { $changes } : { $share } % de { $games } parties. Il reste environ { $minutes } min.
cli-tune-nothing = Aucun candidat n’est meilleur à coup sûr ; tout reste en l’état.
cli-tune-result = Nouveau : { $changes }. Sur de nouvelles donnes, cela prend { $share } % ({ $low } à { $high }) de { $games } parties à ce qui servait avant.
cli-tune-written = Les valeurs sont écrites dans { $file }
cli-train-begins = Parties, réseaux et chiffres sont gardés dans { $folder }. Une ligne paraît après chaque tour.
cli-train-kept = Tour { $number } : { $positions } positions, perte logarithmique { $loss } ({ $guess } au hasard) ; { $share } % ({ $low } à { $high }) de { $games } parties avec { $own } simulations contre { $other }, retenu.
cli-train-refused = Tour { $number } : { $positions } positions, perte logarithmique { $loss } ({ $guess } au hasard) ; { $share } % ({ $low } à { $high }) de { $games } parties avec { $own } simulations contre { $other }, écarté.
cli-train-last = Sur de nouvelles donnes, le meilleur réseau prend { $share } % ({ $low } à { $high }) de { $games } parties à la recherche sans réseau, avec { $own } simulations contre { $other }.
cli-train-nothing = Aucun réseau n’est à coup sûr meilleur que la recherche sans réseau ; aucun n’est écrit.
cli-train-written = Le réseau est écrit dans { $file }

## Mesures

cli-figure-interpreted-games-per-second = parties au hasard par seconde, interprété
cli-figure-interpreted-steps-per-second = choix par seconde, interprété
cli-figure-compiled-games-per-second = parties au hasard par seconde, compilé
cli-figure-compiled-steps-per-second = choix par seconde, compilé
cli-figure-two-threads-games-per-second = parties au hasard par seconde, compilé, deux fils
cli-figure-two-threads-steps-per-second = choix par seconde, compilé, deux fils
cli-figure-two-threads-vs-one-by-processor-time = deux fils, fois un, en temps de processeur
cli-figure-python-step-interpreted-us = un choix et la liste suivante depuis Python, interprété (µs)
cli-figure-python-step-compiled-us = un choix et la liste suivante depuis Python, compilé (µs)
cli-figure-copy-ns = copie d’un état, compilé (ns)
cli-figure-python-copy-us = copie d’un état depuis Python (µs)
cli-figure-batch-steps-per-second = lot de 1024 parties, choisir et jouer, choix par seconde
cli-figure-batch-stepping-alone-per-second = lot de 1024 parties, jouer seulement, choix par seconde
cli-figure-search-interpreted-simulations-per-second = simulations de la recherche par seconde, interprété
cli-figure-search-compiled-simulations-per-second = simulations de la recherche par seconde, compilé
cli-figure-search-two-threads-simulations-per-second = simulations de la recherche par seconde, compilé, deux fils
cli-figure-search-two-threads-vs-one-by-processor-time = recherche à deux fils, fois un, en temps de processeur
cli-figure-search-main-line-decisions = décisions de la ligne principale de la recherche, avec les simulations du niveau maître
cli-target-compiled-vs-interpreted = compilé, fois interprété
cli-target-two-threads-vs-one = deux fils, fois un
cli-target-python-step-compiled-vs-interpreted = un choix depuis Python, fois interprété
cli-target-batch-vs-interpreted = lot, fois interprété
cli-target-cold-compile-seconds = première compilation (s)
cli-target-warm-start-seconds = démarrages suivants (s)
cli-target-state-bytes = octets d’un état
cli-target-search-compiled-vs-interpreted = recherche compilée, fois interprétée
cli-target-search-two-threads-vs-one = recherche à deux fils, fois un
cli-at-least = au moins { $n }
cli-at-most = au plus { $n }
cli-yes-reached = oui
cli-not-reached = NON
cli-busy-machine = La machine était occupée : deux fils n’ont eu que { $n } processeur sur 2, leur rapport est à mesurer de nouveau.
cli-no-compiler = Numba n’est pas installé, seul le moteur interprété a été mesuré : pip install "teahouse[fast]"

## Ce qui n’a pas marché

cli-error-no-such-option = Il n’y a pas d’option { $option } ici ; --help montre celles qui existent.
cli-error-new-game-name = Le nom d’un jeu compte 2 à 31 minuscules, chiffres et tirets bas et commence par une lettre ; { $name } ne convient pas.
cli-error-new-game-taken = Il existe déjà un jeu nommé { $name }.
cli-error-new-game-folder = Il y a déjà quelque chose dans { $folder }.
cli-error-missing = Il manque { $name } ; --help montre ce qu’il faut.
cli-error-bad-value = { $name } : { $why }
cli-error-needs-value = { $option } demande une valeur.
cli-error-option-pair = Une option de jeu s’écrit NOM=VALEUR, pas « { $given } ».
cli-error-bots = { $given } bots sont nommés pour { $seats } places de bots : nommez-en un pour toutes, ou un pour chacune.
cli-error-no-weights-file = Les poids du jeu { $name } ne sont dans aucun fichier où l’on puisse écrire.
cli-error-humans = Les places vont de 0 à { $last } et s’écrivent comme 0,2 ; « { $given } » ne convient pas.
cli-error-resume-options = Une partie reprise garde ses réglages : n’indiquez ni le jeu, ni ses options, ni la graine, ni le matériel.
cli-error-nothing-to-resume = Il n’y a pas de partie inachevée dans { $folder }.
cli-error-no-rules = Ce jeu n’a pas de règles numérotées.
cli-error-no-such-rule = Il n’y a pas de règle « { $number } » ; elles vont de { $first } à { $last }.
cli-error-no-lessons = { $game } n’a pas de leçons.
cli-error-no-such-lesson = Il n’y a pas de leçon « { $name } » ; il y a { $known }.
cli-error-no-such-game = Le fichier contient { $total } parties conservées ; il n’y a pas de numéro { $number }.
cli-error-unknown-version = Cette partie de { $game } suit la version { $version } des règles ; ce Teahouse connaît : { $known }. Un plus récent la connaît peut-être.
cli-error-format = Formats possibles : { $known }, pas « { $given } ».
cli-error-parquet-file = Un fichier Parquet a besoin d’un nom : ajoutez -o FICHIER.
cli-error-at-least-one = Il faut au moins une partie et un processus.
cli-error-file = { $file } est inutilisable : { $why }.

## Solo games

cli-help-solo = Les parties solo : réalisations, celles manquées de peu, campagne.
cli-arg-solo-add = Ajouter d’abord une partie solo terminée.
cli-error-no-solo = { $game } ne garde pas de parties solo.
cli-error-solo-record = Les parties solo ne peuvent être ni lues ni écrites ; rien n’a été changé.
cli-error-not-solo = Ce n’est pas une partie solo terminée de ce jeu.
cli-solo-summary =
    { $games ->
        [one] { $games } partie solo
       *[other] { $games } parties solo
    } · { $count } réalisations sur { $of }
cli-solo-best = Meilleur score : { $points } points
cli-solo-campaign = Campagne en cours : { $points }
cli-solo-missing = il manque { $n }
cli-solo-new = Nouvelle réalisation : { $achievement }

## bench --research
cli-arg-bench-research = Mesurer les environnements pour programmes qui apprennent.
cli-figure-vector-decisions-per-second = décisions par seconde de 1 024 parties en vecteur, deux fils, choix, masques et observations compris
cli-figure-vector-one-thread-decisions-per-second = de même, un fil
cli-figure-vector-decisions-per-processor-second = de même, par seconde de processeur
cli-figure-learner-steps-per-second = pas d’apprenti par seconde de 1 024 environnements Gymnasium contre des bots au hasard, deux fils
cli-figure-pettingzoo-decisions-per-second = décisions par seconde dans une boucle PettingZoo
cli-figure-connect-four-decisions-per-second = décisions par seconde du puissance quatre de PettingZoo dans la même boucle
cli-figure-vector-vs-pettingzoo-by-processor-time = vecteur, fois la boucle PettingZoo, en temps de processeur
cli-figure-pettingzoo-vs-connect-four-by-processor-time = boucle PettingZoo, fois le puissance quatre, en temps de processeur
cli-target-vector-decisions-per-second = vecteur, décisions par seconde
cli-target-vector-vs-pettingzoo = vecteur, fois la boucle PettingZoo
cli-target-pettingzoo-vs-connect-four = boucle PettingZoo, fois le puissance quatre

## A box compared by its owner
cli-arg-make-default = Faire des valeurs de --components la base du serveur de tables de cette machine.
cli-arg-no-default = Rendre au serveur de tables les valeurs du jeu.
cli-default-made = { $file } : les nouvelles tables de ce serveur commencent avec ces valeurs de { $game }, dès son prochain démarrage.
cli-default-removed = Les nouvelles tables de ce serveur commencent avec les valeurs d’origine de { $game }, dès son prochain démarrage.
cli-error-default-file = --make-default a besoin des valeurs : --components FICHIER.

## Scenes

cli-help-scene = Une position où une règle compte.
cli-arg-scene-text = Écrire la position comme texte, pour des parties et des rapports d’erreur.
cli-scene-refused = Interdit ici : { $action }
cli-scene-lesson = De la leçon « { $title } » : teahouse learn { $game } { $lesson }
cli-scene-link = Dans le navigateur : { $link }
cli-error-no-scene = On ne connaît pas de scène pour la règle { $number }.
cli-error-rule-of-no-game = Aucun jeu n’a de règle « { $number } ».

## Vos propres bots

cli-arg-own-bot = Un bot à vous aux tables de ce serveur, écrit NOM=python:MODULE:ATTRIBUT (répétable).
cli-bot-failed = { $name } n’a pas pu choisir ({ $why }) ; un bot facile a choisi à sa place.

## Jeux de données, et compilation à l’avance

data-help-dataset = Faire jouer des bots et écrire ce qu’ils ont vu et fait dans des fichiers Parquet, pour apprendre.
data-help-compile = Compiler des jeux à l’avance, pour que leur premier usage n’attende pas.
data-arg-bots = Les bots, un pour toutes les places ou plusieurs à tour de rôle.
data-arg-n = Nombre de parties.
data-arg-folder = Le dossier ; un jeu de données interrompu est continué.
data-arg-rewards = Ce qui est payé : win, margin, rank ou dense.
data-arg-games = Les jeux à compiler ; tous si aucun n’est nommé.
data-writing = Écriture des parties
data-written = { $n } parties dans { $folder }.
data-compiled = { $title } : compilé en { $seconds } s.
data-compiling = Compilation de { $title } pour le premier usage : { $done } règles sur { $n }
data-help-build-engines = Construire les règles des jeux en bibliothèques natives, pour que plus rien ne soit à compiler.
data-arg-target = La plateforme visée, plusieurs fois pour plusieurs ; celle-ci si aucune n’est nommée.
data-arg-into = Le dossier des bibliothèques ; par défaut, là où elles seront retrouvées.
data-built = { $file } : construit en { $seconds } s.
data-error-target = La plateforme est l’une de { $known }, pas { $given }.
data-error-build = La bibliothèque n’a pas pu être construite. { $reason }
data-help-build-web = Construire un dossier que tout espace web peut servir : tous les titres, joués dans le navigateur, sans serveur.
data-arg-web-out = Le dossier à écrire ; s’il a déjà été écrit, il est remplacé.
data-arg-web-engines = Un dossier avec les modules WebAssembly (build-engines --target wasm32), s’ils sont déjà construits.
data-arg-web-without = Laisser de côté les modules WebAssembly : rien n’est à compiler, et les bots forts réfléchissent lentement.
data-web-built = { $folder } : construit en { $seconds } s. Il peut aller sur n’importe quel espace web, à n’importe quelle adresse.
data-web-try = Pour l’essayer ici : python -m http.server --directory { $folder }
data-error-web = Le dossier n’a pas pu être construit. { $reason }
data-help-completion = Écrire un script qui permet à un shell de compléter les commandes, les options et les jeux.
data-arg-shell = Le shell.
data-error-shell = Le shell est l’un de { $known }, pas { $given }.
cli-error-extra = Il faut pour cela le paquet { $name } : pip install "teahouse[{ $extra }]".
cli-more = … Entrée pour la suite
cli-window-small = Le plateau fait { $columns } colonnes et cette fenêtre { $width } : élargissez-la pour le voir en entier.
