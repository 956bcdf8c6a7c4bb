# Jeux de données, et compilation à l’avance

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
data-help-completion = Écrire un script qui permet à un shell de compléter les commandes, les options et les jeux.
data-arg-shell = Le shell.
data-error-shell = Le shell est l’un de { $known }, pas { $given }.
cli-error-extra = Il faut pour cela le paquet { $name } : pip install "teahouse[{ $extra }]".
cli-more = … Entrée pour la suite
cli-window-small = Le plateau fait { $columns } colonnes et cette fenêtre { $width } : élargissez-la pour le voir en entier.
