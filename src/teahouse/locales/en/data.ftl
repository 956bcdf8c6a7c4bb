# Datasets, and compiling in advance

data-help-dataset = Let bots play, and write what they saw and did as Parquet files to learn from.
data-help-compile = Compile games in advance, so that their first use does not wait.
data-arg-bots = The bots, one for all seats or several that take turns.
data-arg-n = How many games.
data-arg-folder = The folder; a dataset that was interrupted is continued.
data-arg-rewards = What is paid: win, margin, rank or dense.
data-arg-games = Games to compile; all of them if none is named.
data-writing = Writing games
data-written = { $n } games in { $folder }.
data-compiled = { $title }: compiled in { $seconds } s.
data-compiling = Compiling { $title } for its first use: { $done } of { $n } rules
data-help-completion = Write a script that lets a shell complete commands, options and games.
data-arg-shell = The shell.
data-error-shell = The shell is one of { $known }, not { $given }.
cli-error-extra = This needs the package { $name }: pip install "teahouse[{ $extra }]".
cli-more = … Enter for more
cli-window-small = The board is { $columns } columns wide and this window { $width }: make it wider to see it whole.
