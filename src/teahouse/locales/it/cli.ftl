# La riga di comando.

## Aiuto

cli-help-teahouse = Giochi da tavolo sul tè da giocare nel terminale, e i loro motori da studiare.
cli-help-games = I giochi disponibili e le loro opzioni.
cli-help-play = Giocare nel terminale, contro i bot o in più persone sullo stesso schermo.
cli-help-learn = Imparare un gioco giocando le sue lezioni nel terminale.
cli-help-simulate = Giocare molte partite a caso e riassumerle.
cli-help-tournament = Far giocare i bot tra loro, e dire quanto è sicuro il risultato.
cli-help-tune = Cercare pesi e impostazioni di ricerca migliori per i bot di un gioco.
cli-help-train = Far giocare la ricerca di un gioco contro sé stessa e ricavarne una rete di valutazione.
cli-help-check = Verificare che un gioco rispetti il contratto della casa, con ogni impostazione.
cli-help-new-game = Scrivere il pacchetto di un piccolo gioco, da trasformare nel proprio.
cli-help-bench = Misurare la velocità di un gioco su questa macchina, o quella della ricerca dei suoi bot.
cli-help-replay = Rivedere partite conservate.
cli-help-replay-show = Mostrare una partita conservata: il registro, e il tabellone alla fine o dopo un certo numero di scelte.
cli-help-replay-verify = Rigiocare partite conservate e confrontarle con ciò che dicono.
cli-help-replay-export = Scrivere partite conservate come tabella (csv, parquet), come righe JSON (jsonl) o come cronaca (text).
cli-help-rules = Le regole di un gioco per numero, con parole nostre.
cli-help-components = I valori stampati di un gioco, e da dove viene ciascuno.
cli-panel-arguments = Argomenti
cli-panel-options = Opzioni
cli-panel-commands = Comandi
cli-examples = Esempi:
cli-exit-codes = Codici di uscita: 0 tutto bene, 1 trovato un difetto, 2 uso sbagliato, 130 fermato con Ctrl-C.
cli-arg-game = Nome del gioco.
cli-arg-play-game = Nome del gioco; se manca, il più breve.
cli-arg-lesson = Nome di una lezione; tutte se non è indicato.
cli-arg-journal = Una partita conservata, o un file che ne ha una per riga.
cli-arg-players = Numero di posti.
cli-arg-seed = Lo stesso seme dà la stessa partita; numero intero o esadecimale. Se manca, è estratto a caso.
cli-arg-option = Un’opzione del gioco; si può ripetere. --map china equivale a --option map=china. Vedi “teahouse games”.
cli-arg-components = File TOML con valori dei componenti da sostituire.
cli-arg-backend = python, numba, library o auto.
cli-arg-json = Scrivere JSON per i programmi; i suoi schemi sono nel pacchetto, in teahouse/schemas.
cli-arg-lang = Lingua; se manca, quella del sistema.
cli-arg-output = File in cui scrivere; - per l’uscita standard.
cli-arg-version = Mostrare la versione e fermarsi.
cli-arg-help = Mostrare questo aiuto e fermarsi.
cli-arg-humans = Posti giocati da persone, per esempio 0,2; none per soli bot. Se manca, il posto 0.
cli-arg-bots = Come giocano gli altri posti: novice, easy, casual, medium, hard, master, o una forma come mcts:time=0.5 (vedi docs/bots.md). Uno per tutti, o uno per ciascuno: hard,easy. Se manca, medium; senza Numba, easy.
cli-arg-clock = Secondi che un bot può pensare a una decisione; se manca, 1.
cli-arg-hints = Mostrare a ogni domanda che cosa farebbe un bot forte.
cli-arg-match-bots = I bot, due o più: livelli o forme, separati da virgole. Se manca, tutti i livelli.
cli-arg-match-n = Partite di ogni coppia; se manca, 100.
cli-arg-match-clock = Secondi al massimo per ogni decisione. Senza, le cifre si ripetono esattamente.
cli-arg-record = File a cui si aggiunge ogni partita; lo stesso comando riprende da dove si era fermato.
cli-arg-first-seed = Un numero intero; lo stesso dà le stesse cifre. Se manca, 1.
cli-arg-bench-bots = Misurare la ricerca dei bot.
cli-arg-rounds = Numero di giri; se manca, 5.
cli-arg-candidates = Candidati in ogni giro; se manca, 4.
cli-arg-tune-settings = Variare solo le impostazioni della ricerca, non i pesi; nulla è compilato.
cli-arg-tune-games = Partite di un candidato al massimo; se manca, 400.
cli-arg-sims = Simulazioni per ogni decisione; se manca, 100.
cli-arg-write = Mettere i nuovi pesi nel file del gioco, se sono migliori.
cli-arg-train-folder = Cartella in cui restano partite, reti e cifre; lo stesso comando riprende da dove si è fermato. Se manca, GIOCO-training.
cli-arg-train-players = Numero di posti per cui è fatta la rete; se manca, 2.
cli-arg-train-rounds = Numero di giri di gioco e apprendimento; se manca, 3.
cli-arg-train-games = Partite giocate in ogni giro; se manca, 1000.
cli-arg-train-sims = Simulazioni per ogni decisione di queste partite; se manca, 200.
cli-arg-train-explore = Quanto esplora una ricerca con la rete; se manca, come senza.
cli-arg-train-gate = Partite di una nuova rete contro la migliore finora; se manca, 200.
cli-arg-train-gate-sims = Simulazioni per ogni decisione di queste partite senza rete; se manca, quelle del livello maestro.
cli-arg-resume = Riprendere l’ultima partita non finita.
cli-arg-load = Riprendere la partita di questo file.
cli-arg-n = Numero di partite; se manca, 100.
cli-arg-jobs = Numero di processi.
cli-arg-games = Partite per ogni impostazione.
cli-arg-truth = Partite in cui ogni scelta viene provata e ogni parola confrontata con ciò che ne segue, se il gioco dice come in truth.py; quante le altre, se non indicato.
cli-arg-check-seed = Seme della prima partita di ogni impostazione.
cli-arg-new-game = Nome del gioco: minuscole, cifre e trattini bassi.
cli-arg-new-game-folder = Dove scriverlo; se manca, in una cartella con quel nome.
cli-arg-compiled = Con o senza il motore compilato; con, dove Numba è installato.
cli-arg-at = Fermarsi dopo questo numero di scelte.
cli-arg-which = Quale partita del file, a partire da 1.
cli-arg-seat = Mostrare ciò che questo posto può vedere; altrimenti ciò che vedono tutti.
cli-arg-last = Registro delle ultime N scelte; se manca, 10; 0 per tutte.
cli-arg-format = csv: una riga per azione; jsonl: ogni partita con i suoi eventi; parquet: una riga per evento di ogni partita; text: la cronaca della partita.
cli-arg-number = Numero di una regola, per esempio D24.

## Elenchi e tabelle

cli-games-line = { $tagline }. Da { $low } a { $high } giocatori.
cli-option = Opzione
cli-default = Valore base
cli-meaning = Significato
cli-column-component = Componente
cli-column-value = Valore
cli-column-src = Fonte
cli-column-note = Nota
cli-column-points = Punti
cli-column-rank = Posizione
cli-column-mean-points = Punti in media
cli-column-deviation = Scarto
cli-column-win-share = Vittorie
cli-column-move = Scelta
cli-column-expected = Punti
cli-column-bot = Bot
cli-column-opponent = Contro
cli-column-games = Partite
cli-column-share = Quota
cli-column-interval = Intervallo al 95 %
cli-column-their-points = Del migliore degli altri
cli-column-best-points = Record
cli-column-check = Verifica
cli-column-times = Volte
cli-column-figure = Misura
cli-column-target = Traguardo
cli-column-bound = Limite
cli-column-reached = Raggiunto
cli-percent = { $n } %
cli-between = da { $low } a { $high } %
cli-one-among =
    { $n ->
        [one] Un bot contro { $n } altro; la quota equa è { $fair } %.
       *[other] Un bot tra { $n } altri del secondo tipo; la quota equa è { $fair } %.
    }

## Giocare

cli-play-people = Tu giochi: { $names }
cli-play-bots = Bot: { $names }
cli-play-hint = Scrivi un numero o una mossa; ? per l’aiuto, suggerimento per ciò che farebbe un bot, regole per le regole, q per smettere.
cli-learn-help = Scrivi un numero o una mossa. Invio continua, indietro torna di un passo, salta gioca un passo per te, regole mostra le regole della lezione, q smette.
cli-learn-enter = Invio per continuare
cli-learn-taken-back = Invio per annullare la mossa e riprovare
cli-learn-end = Queste erano le lezioni. Una prima partita: teahouse play { $game }
cli-question = { $name }: { $question }
cli-thinking = { $name } sta pensando
cli-looking-ahead = Riflessione in corso
cli-bot-replaced = { $name }: { $why }.
cli-hint-title = Suggerimento: dove un bot di livello difficile ti vede qualche turno dopo, dopo { $n } simulazioni
cli-hint-alike = ≈: nessuna differenza netta dalla prima riga; altre simulazioni potrebbero invertire l’ordine.
cli-hint-terms = L’ordine segue le vittorie, in solitario i punti. Le ultime colonne: le fonti di punti che differiscono di più.
cli-hint-best = Suggerimento: { $number }) { $choice } (qualche turno dopo { $points } punti; { $share } di vittorie)
cli-hint-best-alone = Suggerimento: { $number }) { $choice } (qualche turno dopo { $points } punti)
cli-standings = Se la partita finisse adesso
cli-standings-hidden = Un punto interrogativo ti è nascosto e non è contato.
cli-standings-place = { $place }. ({ $count })
cli-standings-place-next = { $place }. ({ $count }, ancora { $more } per un posto migliore)
cli-standings-out = nessun posto ({ $count })
cli-prompt = ›
cli-play-help =
    Un numero sceglie dall’elenco. Si può anche scrivere una mossa: { $examples }.
      t            rivedi il tabellone
      u            annulla l’ultima scelta
      perché MOSSA perché una mossa non è consentita
      suggerimento che cosa pensa delle scelte un bot forte
      regole       le regole; regole { $rule } per una sola
      registro     tutto ciò che è successo
      classifica   chi è in testa, se finisse adesso
      salva FILE   conserva la partita in un file
      q            smetti, conservando la partita o no
cli-command-undo = u annulla undo
cli-command-why = perché perche why
cli-command-hint = suggerimento hint
cli-command-rules = regole regola rules rule
cli-command-log = registro log
cli-command-board = t tabellone b board
cli-command-standings = classifica standings
cli-command-back = indietro back
cli-command-skip = salta skip
cli-command-save = salva conserva save
cli-command-help = ? aiuto h help
cli-command-quit = q esci quit exit
cli-no = n no
cli-pass-screen = Passa lo schermo: tocca a { $name }. Poi premi Invio.
cli-not-understood = “{ $line }” non è né una mossa né un comando; ? li mostra.
cli-several-meant = “{ $line }” può indicare più mosse: { $moves }. Scrivine una per intero.
cli-no-such-number = Scegli un numero da 1 a { $last }.
cli-nothing-to-undo = Non si può annullare niente: dopo la tua ultima scelta è stato pescato o rivelato qualcosa, o ha giocato qualcun altro.
cli-shown-no-undo = Non si può annullare, perché è stato mostrato qualcosa di nascosto ({ $what }).
cli-undone = Annullato: { $action }
cli-why-what = Quale mossa? Per esempio: { $examples }
cli-why-allowed = “{ $action }” adesso è consentito.
cli-saved = La partita è conservata in { $file }
cli-quit-keep = Conservare la partita per riprenderla più tardi? [S/n]
cli-goodbye =
    La partita è conservata in { $file }
    Per riprenderla: { $command }
cli-kept = La partita è conservata in { $file }; “teahouse replay show FILE” la mostra di nuovo.
cli-winner =
    { $points ->
        [one] { $names } vince con { $points } punto.
       *[other] { $names } vince con { $points } punti.
    }
cli-winners = Vittoria condivisa: { $names }, con { $points } punti a testa.
cli-seat-points =
    { $points ->
        [one] { $name }: { $points } punto
       *[other] { $name }: { $points } punti
    }

## Lavori lunghi

cli-simulating = Partite
cli-checking = Verifica
cli-measuring = Misure
cli-verifying = Verifica
cli-stopped = Fermato.
cli-simulated =
    { $games ->
        [one] { $games } partita a caso in { $seconds } s
       *[other] { $games } partite a caso in { $seconds } s
    }
cli-simulated-steps = Scelte per partita: { $mean } in media, da { $least } a { $most }
cli-checked =
    { $found ->
        [0] { $games } partite, { $steps } scelte: nessun difetto.
        [one] { $games } partite, { $steps } scelte: { $found } difetto.
       *[other] { $games } partite, { $steps } scelte: { $found } difetti.
    }
cli-new-game-written = Scritto in { $folder }. Si installa con “pip install -e { $folder }”, poi si prova con “teahouse check { $name }”.
cli-replay-at = Dopo { $done } scelte su { $total }
cli-verified = { $good } partite conservate su { $total } si rigiocano come dicono.
cli-not-verified = La partita { $game } no: { $why }
cli-tune-begins = { $n } candidati; la metà peggiore è abbandonata, più volte. Una riga appare quando uno ha finito.
cli-tune-kept = { $done }/{ $total }  { $changes }: { $share } % di { $games } partite, tenuto. Mancano circa { $minutes } min.
cli-tune-refused = { $done }/{ $total }  { $changes }: { $share } % di { $games } partite. Mancano circa { $minutes } min.
cli-tune-nothing = Nessun candidato è migliore con certezza; tutto resta com’è.
cli-tune-result = Nuovo: { $changes }. Su nuove distribuzioni prende { $share } % (da { $low } a { $high }) di { $games } partite a ciò che si usava prima.
cli-tune-written = I valori sono scritti in { $file }
cli-train-begins = Partite, reti e cifre restano in { $folder }. Una riga appare dopo ogni giro.
cli-train-kept = Giro { $number }: { $positions } posizioni, perdita logaritmica { $loss } ({ $guess } a caso); { $share } % (da { $low } a { $high }) di { $games } partite con { $own } simulazioni contro { $other }, tenuta.
cli-train-refused = Giro { $number }: { $positions } posizioni, perdita logaritmica { $loss } ({ $guess } a caso); { $share } % (da { $low } a { $high }) di { $games } partite con { $own } simulazioni contro { $other }, scartata.
cli-train-last = Su nuove distribuzioni la rete migliore prende { $share } % (da { $low } a { $high }) di { $games } partite alla ricerca senza rete, con { $own } simulazioni contro { $other }.
cli-train-nothing = Nessuna rete è migliore con certezza della ricerca senza rete; nessuna è scritta.
cli-train-written = La rete è scritta in { $file }

## Misure

cli-figure-interpreted-games-per-second = partite a caso al secondo, interpretato
cli-figure-interpreted-steps-per-second = scelte al secondo, interpretato
cli-figure-compiled-games-per-second = partite a caso al secondo, compilato
cli-figure-compiled-steps-per-second = scelte al secondo, compilato
cli-figure-two-threads-games-per-second = partite a caso al secondo, compilato, due thread
cli-figure-two-threads-steps-per-second = scelte al secondo, compilato, due thread
cli-figure-two-threads-vs-one-by-processor-time = due thread, volte uno, in tempo di processore
cli-figure-python-step-interpreted-us = una scelta e l’elenco seguente da Python, interpretato (µs)
cli-figure-python-step-compiled-us = una scelta e l’elenco seguente da Python, compilato (µs)
cli-figure-copy-ns = copia di uno stato, compilato (ns)
cli-figure-python-copy-us = copia di uno stato da Python (µs)
cli-figure-batch-steps-per-second = gruppo di 1024 partite, scegliere e giocare, scelte al secondo
cli-figure-batch-stepping-alone-per-second = gruppo di 1024 partite, solo giocare, scelte al secondo
cli-figure-search-interpreted-simulations-per-second = simulazioni della ricerca al secondo, interpretato
cli-figure-search-compiled-simulations-per-second = simulazioni della ricerca al secondo, compilato
cli-figure-search-two-threads-simulations-per-second = simulazioni della ricerca al secondo, compilato, due thread
cli-figure-search-two-threads-vs-one-by-processor-time = ricerca con due thread, volte uno, in tempo di processore
cli-figure-search-main-line-decisions = decisioni della linea principale della ricerca, con le simulazioni del livello maestro
cli-target-compiled-vs-interpreted = compilato, volte interpretato
cli-target-two-threads-vs-one = due thread, volte uno
cli-target-python-step-compiled-vs-interpreted = una scelta da Python, volte interpretato
cli-target-batch-vs-interpreted = gruppo, volte interpretato
cli-target-cold-compile-seconds = prima compilazione (s)
cli-target-warm-start-seconds = avvii successivi (s)
cli-target-state-bytes = byte di uno stato
cli-target-search-compiled-vs-interpreted = ricerca compilata, volte interpretata
cli-target-search-two-threads-vs-one = ricerca con due thread, volte uno
cli-at-least = almeno { $n }
cli-at-most = al massimo { $n }
cli-yes-reached = sì
cli-not-reached = NO
cli-busy-machine = La macchina era occupata: due thread hanno avuto solo { $n } processori su 2, il loro rapporto va misurato di nuovo.
cli-no-compiler = Numba non è installato, quindi è stato misurato solo il motore interpretato: pip install "teahouse[fast]"

## Che cosa non ha funzionato

cli-error-no-such-option = Qui non c’è l’opzione { $option }; --help mostra quelle che ci sono.
cli-error-new-game-name = Il nome di un gioco ha da 2 a 31 minuscole, cifre e trattini bassi e comincia con una lettera; { $name } non va bene.
cli-error-new-game-taken = Esiste già un gioco di nome { $name }.
cli-error-new-game-folder = In { $folder } c’è già qualcosa.
cli-error-missing = Manca { $name }; --help mostra che cosa serve.
cli-error-bad-value = { $name }: { $why }
cli-error-needs-value = { $option } richiede un valore.
cli-error-option-pair = Un’opzione di gioco si scrive NOME=VALORE, non “{ $given }”.
cli-error-bots = Sono indicati { $given } bot per { $seats } posti dei bot: indicane uno per tutti, o uno per ciascuno.
cli-error-no-weights-file = I pesi di { $name } non sono in un file che si possa scrivere.
cli-error-humans = I posti vanno da 0 a { $last } e si scrivono come 0,2; “{ $given }” non va bene.
cli-error-resume-options = Una partita ripresa mantiene le sue impostazioni: togli il gioco, le opzioni, il seme e i componenti.
cli-error-nothing-to-resume = Non ci sono partite non finite in { $folder }.
cli-error-no-rules = Questo gioco non ha regole numerate.
cli-error-no-such-rule = Non c’è la regola “{ $number }”; vanno da { $first } a { $last }.
cli-error-no-lessons = { $game } non ha lezioni.
cli-error-no-such-lesson = Non c’è nessuna lezione “{ $name }”; ci sono { $known }.
cli-error-no-such-game = Il file contiene { $total } partite conservate; non c’è il numero { $number }.
cli-error-unknown-version = Questa partita di { $game } segue la versione { $version } delle regole; questo Teahouse conosce: { $known }. Forse uno più recente la conosce.
cli-error-format = Il formato è uno tra { $known }, non “{ $given }”.
cli-error-parquet-file = Un file Parquet ha bisogno di un nome: aggiungi -o FILE.
cli-error-at-least-one = Servono almeno una partita e un processo.
cli-error-file = { $file } non si può usare: { $why }.

## Solo games

cli-help-solo = Le partite in solitario: traguardi, quelli mancati per poco, campagna.
cli-arg-solo-add = Aggiungere prima una partita in solitario finita.
cli-error-no-solo = { $game } non conserva partite in solitario.
cli-error-solo-record = Le partite in solitario non si possono leggere o scrivere; nulla è cambiato.
cli-error-not-solo = Non è una partita in solitario finita di questo gioco.
cli-solo-summary =
    { $games ->
        [one] { $games } partita in solitario
       *[other] { $games } partite in solitario
    } · { $count } traguardi su { $of }
cli-solo-best = Migliore: { $points } punti
cli-solo-campaign = Campagna in corso: { $points }
cli-solo-missing = mancano { $n }
cli-solo-new = Nuovo traguardo: { $achievement }

## bench --research
cli-arg-bench-research = Misurare gli ambienti per programmi che imparano.
cli-figure-vector-decisions-per-second = decisioni al secondo di 1 024 partite in vettore, due thread, scelte, maschere e osservazioni comprese
cli-figure-vector-one-thread-decisions-per-second = lo stesso, un thread
cli-figure-vector-decisions-per-processor-second = lo stesso, per secondo di processore
cli-figure-learner-steps-per-second = passi dell’apprendista al secondo di 1 024 ambienti Gymnasium contro bot casuali, due thread
cli-figure-pettingzoo-decisions-per-second = decisioni al secondo in un ciclo PettingZoo
cli-figure-connect-four-decisions-per-second = decisioni al secondo del forza quattro di PettingZoo nello stesso ciclo
cli-figure-vector-vs-pettingzoo-by-processor-time = vettore, volte il ciclo PettingZoo, in tempo di processore
cli-figure-pettingzoo-vs-connect-four-by-processor-time = ciclo PettingZoo, volte il forza quattro, in tempo di processore
cli-target-vector-decisions-per-second = vettore, decisioni al secondo
cli-target-vector-vs-pettingzoo = vettore, volte il ciclo PettingZoo
cli-target-pettingzoo-vs-connect-four = ciclo PettingZoo, volte il forza quattro

## A box compared by its owner
cli-arg-make-default = Rendere i valori di --components la base del server dei tavoli di questa macchina.
cli-arg-no-default = Ridare al server dei tavoli i valori del gioco.
cli-default-made = { $file }: i nuovi tavoli di questo server cominciano con questi valori di { $game }, dal suo prossimo avvio.
cli-default-removed = I nuovi tavoli di questo server cominciano con i valori originali di { $game }, dal suo prossimo avvio.
cli-error-default-file = --make-default ha bisogno dei valori: --components FILE.

## Scenes

cli-help-scene = Una posizione in cui una regola conta.
cli-arg-scene-text = Scrivere la posizione come testo, per partite e segnalazioni.
cli-scene-refused = Qui non si può: { $action }
cli-scene-lesson = Dalla lezione “{ $title }”: teahouse learn { $game } { $lesson }
cli-scene-link = Nel browser: { $link }
cli-error-no-scene = Non si conosce una scena per la regola { $number }.
cli-error-rule-of-no-game = Nessun gioco ha la regola “{ $number }”.

## Bot propri

cli-arg-own-bot = Un bot tuo ai tavoli di questo server, scritto NOME=python:MODULO:ATTRIBUTO (ripetibile).
cli-bot-failed = { $name } non ha potuto scegliere ({ $why }); ha scelto un bot facile al suo posto.

## Raccolte di dati, e compilazione in anticipo

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
data-help-build-engines = Costruire le regole dei giochi in librerie native, perché poi non resti nulla da compilare.
data-arg-target = La piattaforma di destinazione, più volte per più piattaforme; questa, se non ne è nominata nessuna.
data-arg-into = La cartella delle librerie; se non è indicata, quella in cui vengono ritrovate.
data-built = { $file }: costruito in { $seconds } s.
data-error-target = La piattaforma è una fra { $known }, non { $given }.
data-error-build = Non è stato possibile costruire la libreria. { $reason }
data-help-build-web = Costruire una cartella che qualsiasi spazio web può servire: tutti i titoli, giocati nel browser senza server.
data-arg-web-out = La cartella da scrivere; se è già stata scritta, viene sostituita.
data-arg-web-engines = Una cartella con i moduli WebAssembly (build-engines --target wasm32), se sono già costruiti.
data-arg-web-without = Lasciare fuori i moduli WebAssembly: non c’è nulla da compilare, e i bot forti pensano lentamente.
data-web-built = { $folder }: costruita in { $seconds } s. Si può mettere su qualsiasi spazio web, a qualsiasi indirizzo.
data-web-try = Per provarla qui: python -m http.server --directory { $folder }
data-error-web = Non è stato possibile costruire la cartella. { $reason }
data-help-completion = Scrivere uno script con cui una shell completa comandi, opzioni e giochi.
data-arg-shell = La shell.
data-error-shell = La shell è una fra { $known }, non { $given }.
cli-error-extra = Serve il pacchetto { $name }: pip install "teahouse[{ $extra }]".
cli-more = … Invio per continuare
cli-window-small = Il tabellone è largo { $columns } colonne e questa finestra { $width }: allargala per vederlo intero.
