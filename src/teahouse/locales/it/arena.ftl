# Tornei e studi dell’equilibrio: i loro comandi e i loro rapporti.

## Comandi

arena-help-balance = Giocare molte partite con i bot, e scrivere un rapporto su quanto il gioco è equilibrato.
arena-arg-balance-bots = Bot che giocano, separati da virgole; cambiano posto di partita in partita. Se manca, easy.
arena-arg-balance-n = Partite per ogni numero di giocatori; se manca, 100.
arena-arg-balance-players = Numeri di giocatori, per esempio 2,3,4; se manca, tutti.
arena-arg-against = Un secondo file TOML con valori dei componenti, o box per quelli della scatola; gioca le stesse distribuzioni, e i due stanno fianco a fianco.
arena-arg-report = File HTML del rapporto; se manca, balance-GAME.html.
arena-arg-save = Un file secondo la sua estensione: .html un rapporto, .json i totali, .csv o .parquet ogni partita. Si può ripetere.
arena-arg-engine = local o ray: dove si giocano le partite. I risultati sono gli stessi.
arena-arg-address = Indirizzo di un cluster Ray, per esempio 10.0.0.5:6379; se manca, Ray parte qui.
arena-error-ending = { $file } non finisce né in .html, né in .json, .csv o .parquet.
arena-error-players = I numeri di giocatori si scrivono come 2,3,4; “{ $given }” no.
arena-written = Scritto: { $file }
arena-column-elo = Elo
arena-column-skill = Forza

## Numeri e segni

arena-percent = { $n } %
arena-hundredths = { NUMBER($n, minimumFractionDigits: 2, maximumFractionDigits: 2) }
arena-between = da { $low } a { $high }
arena-times = { $n } ×
arena-value-none = nessuno
arena-value-true = sì
arena-value-false = no
arena-players =
    { $n ->
        [1] In solitario
       *[other] { $n } giocatori
    }
arena-fair = 1 equo
arena-key-up = più vittorie del dovuto
arena-key-down = meno vittorie del dovuto
arena-key-even = non si distingue dall’equo

## Tutti i rapporti

arena-contents = Indice
arena-board = Il tabellone all’inizio di una partita
arena-made-by = Scritto da Teahouse.
arena-reading = Come leggere questo rapporto
arena-again = Per rifare lo stesso rapporto:
arena-figure-games = partite
arena-mean-points = punti in media
arena-best-points = punti del migliore
arena-too-few = Troppo poche partite per dire qualcosa; giocane di più con -n.
arena-between-them = altri { $n } in mezzo
arena-rare =
    { $n ->
        [one] { $n } altro, che meno di { $few } posti hanno avuto
       *[other] altri { $n }, che meno di { $few } posti hanno avuto
    }

## Equilibrio

arena-balance-title = L’equilibrio di { $game }
arena-balance-under = { $games } partite, giocate da { $bots }, seme { $seed }
arena-figure-lead = punti di vantaggio sul secondo
arena-figure-first = la quota equa di vittorie, per il primo giocatore
arena-choices = scelte per partita
arena-short = Che cosa spicca
arena-short-lead = Prima i casi più forti. 1,5 × vuol dire metà vittorie in più della quota equa.
arena-luck =
    { $rows ->
        [one] Di { $rows } riga di questo rapporto ne spicca { $out }.
       *[other] Di { $rows } righe di questo rapporto ne spiccano { $out }. Il solo caso ne darebbe circa { $luck }.
    }
arena-nothing-out = Con queste partite niente si distingue dall’equo.
arena-changes = Che cosa è cambiato
arena-changes-lead = { $one } e { $two } hanno giocato le stesse distribuzioni. ● è il primo, ◆ il secondo.
arena-component = Componente
arena-no-changes = I due hanno gli stessi valori.
arena-effect = Che effetto fa
arena-figure = Misura
arena-change = Differenza, intervallo al 95 %
arena-box = la scatola
arena-seats = Ordine di gioco
arena-seats-lead = Chi inizia, e chi segue. Tutti starebbero sulla linea tratteggiata se l’ordine non contasse.
arena-order =
    { $n ->
        [1] Primo giocatore
        [2] Secondo
        [3] Terzo
        [4] Quarto
       *[other] Quinto
    }
arena-length = Durata
arena-length-lead = In ogni grafico: { $unit }. La linea è la media.
arena-points = Punti
arena-points-lead = Che cosa hanno i giocatori alla fine, sulla stessa scala per ogni numero di giocatori. La linea è la media di tutti.
arena-everybody = tutti
arena-winners = vincitori
arena-winners-of = vincitori, { $name }
arena-others = gli altri
arena-summary = { $mean } in media, 8 su 10 da { $low } a { $high }
arena-sources = Da dove vengono i punti
arena-sources-lead = Punti di un giocatore in media. Dove i vincitori sono molto avanti agli altri, si decidono le partite.
arena-row-note = { $aspect } · { $share } dei posti
arena-had = { $share } dei posti, { $times } volte per partita
arena-by-having = I posti che ce l’hanno, e quanto vincono.
arena-by-more = I posti che lo fanno più del resto del loro tavolo, e quanto vincono.
arena-dealt = Lo distribuisce il caso: uno scarto è quindi effetto suo.
arena-chosen = Lo scelgono i giocatori: uno scarto può anche voler dire che chi è avanti se lo può permettere.
arena-setting = Impostazione: { $name }
arena-setting-lead = Le partite di ogni tipo, come se ogni numero di giocatori vi fosse ugualmente frequente.
arena-never = Che cosa non succede mai
arena-never-lead = In nessuna di queste partite. Una parte richiede altre opzioni, o bot migliori; il resto è forse una regola che non serve a nessuno.
arena-never-events = Eventi che nessuno ha visto
arena-never-asked = Domande fatte a nessuno
arena-never-chosen =
    { $n ->
        [one] { $n } azione possibile e mai scelta (e quante volte lo era)
       *[other] { $n } azioni possibili e mai scelte (e quante volte lo erano)
    }
arena-never-open =
    { $n ->
        [one] { $n } azione che non è mai stata possibile
       *[other] { $n } azioni che non sono mai state possibili
    }
arena-never-nothing = Tutto ciò che esiste è successo.
arena-reading-lift = Lo scarto è la quota di vittorie divisa per la quota equa: 1 è equo, 2 il doppio delle vittorie. In quattro la quota equa è una partita su quattro. Una vittoria condivisa conta in parte.
arena-reading-interval = La barra è l’intervallo al 95 % (Wilson): se attraversa la linea tratteggiata, forse decideranno più partite. Il quadruplo delle partite la dimezza.
arena-reading-cause = Solo ciò che il caso distribuisce ha un effetto suo. Ciò che i giocatori scelgono fa vincere, o accompagna la vittoria.
arena-reading-luck = Una riga su venti spicca per puro caso. Rigioca con un altro seme prima di cambiare un numero.
arena-reading-bots = I bot non sono persone. Ciò che bot deboli non usano mai può essere forte in mani migliori: chiedi anche ai più forti, con --bots.

## Tornei

arena-tournament-title = Torneo di { $game }
arena-tournament-under =
    { $players ->
        [1] { $games } partite in solitario, seme { $seed }
       *[other] { $games } partite con { $players } giocatori, seme { $seed }
    }
arena-figure-strongest = il più forte
arena-figure-bots = bot
arena-ratings = Classifica
arena-ratings-lead = Elo intorno a una media di 1500, con il suo intervallo al 95 %. 100 in più danno il 64 % delle partite fra due.
arena-no-openskill = La forza richiede openskill: pip install "teahouse[arena]"
arena-skill = forza { $skill } ± { $doubt }
arena-matrix = Tutti contro tutti
arena-matrix-lead = Quota di vittorie del bot della riga contro quello della colonna, con il suo intervallo al 95 %. La quota equa è { $fair }.
arena-alone = In solitario
arena-bot = Bot
arena-opponent = Contro
arena-wins = Vittorie
arena-their-points = del migliore degli altri
arena-options = Opzioni del gioco
arena-details = Ogni coppia
arena-tournament-pairs = Ogni coppia gioca da sola al tavolo: un bot del primo tipo fra bot del secondo. Prende a turno ogni posto sulla stessa distribuzione: né il posto né la fortuna lo favoriscono.
arena-tournament-share = Gli intervalli delle quote sono quelli di Wilson, al 95 %. Le vittorie condivise contano in parte.
arena-tournament-elo = L’Elo è il più verosimile per tutte le partite insieme; l’intervallo viene da 200 nuove estrazioni delle distribuzioni. A ciascuno si prestano mezza partita vinta e mezza persa.
arena-tournament-skill = La forza somiglia a TrueSkill (openskill, Bradley e Terry): tutti partono da 25, ± dice quanto resta in dubbio.
