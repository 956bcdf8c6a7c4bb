# Raccolte di dati, e compilazione in anticipo

data-help-dataset = Far giocare dei bot e scrivere ciò che hanno visto e fatto in file Parquet, per imparare.
data-help-compile = Compilare i giochi in anticipo, perché il primo uso non faccia aspettare.
data-arg-bots = I bot, uno per tutti i posti o diversi a turno.
data-arg-n = Quante partite.
data-arg-folder = La cartella; una raccolta interrotta viene continuata.
data-arg-rewards = Che cosa viene pagato: win, margin, rank o dense.
data-arg-games = I giochi da compilare; tutti, se non ne è nominato nessuno.
data-writing = Scrittura delle partite
data-written = { $n } partite in { $folder }.
data-compiled = { $title }: compilato in { $seconds } s.
data-compiling = Compilazione di { $title } per il primo uso: { $done } regole su { $n }
data-help-completion = Scrivere uno script con cui una shell completa comandi, opzioni e giochi.
data-arg-shell = La shell.
data-error-shell = La shell è una fra { $known }, non { $given }.
cli-error-extra = Serve il pacchetto { $name }: pip install "teahouse[{ $extra }]".
cli-more = … Invio per continuare
cli-window-small = Il tabellone è largo { $columns } colonne e questa finestra { $width }: allargala per vederlo intero.
