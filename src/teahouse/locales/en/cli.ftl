# The command line.

## Help

cli-help-teahouse = Tea board games to play in the terminal, and their engines to study.
cli-help-games = The games there are, with their options.
cli-help-play = Play in the terminal, against bots or with others at the same screen.
cli-help-learn = Learn a game by playing its lessons in the terminal.
cli-help-simulate = Play many random games, and sum them up.
cli-help-tournament = Let bots play against each other, and tell how sure the result is.
cli-help-tune = Look for better weights and search settings for the bots of a game.
cli-help-train = Let the search of a game play with itself, and learn a value network from it.
cli-help-check = Check that a game keeps the contract of the house, in every setting.
cli-help-new-game = Write the package of a small game, to be changed into your own.
cli-help-bench = Measure how fast a game runs here, or the search of its bots.
cli-help-replay = Look at kept games.
cli-help-replay-show = Show a kept game: its log, and the board at the end or after a given number of choices.
cli-help-replay-verify = Play kept games again and compare with what they say.
cli-help-replay-export = Write kept games as a table (csv, parquet), as lines of JSON (jsonl) or as a log (text).
cli-help-rules = The rules of a game by number, in our own words.
cli-help-components = The printed values of a game, and where each comes from.
cli-panel-arguments = Arguments
cli-panel-options = Options
cli-panel-commands = Commands
cli-examples = Examples:
cli-exit-codes = Exit codes: 0 all is well, 1 a failure was found, 2 bad usage, 130 stopped by Ctrl-C.
cli-arg-game = Name of the game.
cli-arg-play-game = Name of the game; the quickest one if none is given.
cli-arg-lesson = Name of one lesson; the whole course if none is given.
cli-arg-journal = A kept game, or a file with one in every line.
cli-arg-players = Number of seats.
cli-arg-seed = The same seed gives the same game; a whole number or hex. Drawn if none is given.
cli-arg-option = An option of the game; may be repeated. --map china means --option map=china. See “teahouse games”.
cli-arg-components = A TOML file with component values to be replaced.
cli-arg-backend = python, numba, library or auto.
cli-arg-json = Write JSON for programs; its schemas come with the package, in teahouse/schemas.
cli-arg-lang = Language; that of the system if none is given.
cli-arg-output = File to write to; - for the standard output.
cli-arg-version = Show the version and stop.
cli-arg-help = Show this help and stop.
cli-arg-humans = Seats that people play, such as 0,2; none for bots alone. Seat 0 if not given.
cli-arg-bots = How the other seats play: novice, easy, casual, medium, hard, master, or a spec such as mcts:time=0.5 (see docs/bots.md). One for all, or one for each of them: hard,easy. If not given medium, without Numba easy.
cli-arg-clock = Seconds a bot may think about one decision; 1 if not given.
cli-arg-hints = Show with every question what a strong bot would do.
cli-arg-match-bots = The bots, two or more: levels or specs, with commas. All levels if not given.
cli-arg-match-n = Games of each pair; 100 if not given.
cli-arg-match-clock = Seconds for each decision at most. Without it figures repeat exactly.
cli-arg-record = File to which every game is added; the same command goes on where it was stopped.
cli-arg-first-seed = A whole number; the same one gives the same figures. 1 if not given.
cli-arg-bench-bots = Measure the search of the bots.
cli-arg-rounds = Rounds; 5 if not given.
cli-arg-candidates = Candidates in every round; 4 if not given.
cli-arg-tune-settings = Vary only the settings of the search, not the weights; nothing is compiled.
cli-arg-tune-games = Games of a candidate at most; 400 if not given.
cli-arg-sims = Simulations for each decision; 100 if not given.
cli-arg-write = Put the new weights into the file of the game, if they are better.
cli-arg-train-folder = Folder that keeps games, networks and figures; the same command goes on where it was stopped. GAME-training if not given.
cli-arg-train-players = Number of seats the network is for; 2 if not given.
cli-arg-train-rounds = Rounds of playing and learning; 3 if not given.
cli-arg-train-games = Games played in every round; 1000 if not given.
cli-arg-train-sims = Simulations for each decision of those games; 200 if not given.
cli-arg-train-explore = How much a search with the network explores; as without it if not given.
cli-arg-train-gate = Games of a new network against the best so far; 200 if not given.
cli-arg-train-gate-sims = Simulations for each decision there without a network; those of master if not given.
cli-arg-resume = Go on with the last game that is not over.
cli-arg-load = Go on with the game in this file.
cli-arg-n = Number of games; 100 if not given.
cli-arg-jobs = Number of processes.
cli-arg-games = Games in every setting.
cli-arg-truth = Games in which every choice is tried and every word compared with what comes of it, where the game says how in truth.py; as many as the others unless said.
cli-arg-check-seed = Seed of the first game of every setting.
cli-arg-new-game = Name of the game: small letters, digits and underscores.
cli-arg-new-game-folder = Where it is written; a folder of that name if none is given.
cli-arg-compiled = With or without the compiled backend; with it where Numba is installed.
cli-arg-at = Stop after this many choices.
cli-arg-which = Which game of the file, counted from 1.
cli-arg-seat = Show what this seat may see; without it, what everybody may.
cli-arg-last = Log of the last N choices; 10 if not given, 0 for all.
cli-arg-format = csv: one row for each action; jsonl: every game with its events; parquet: a row for each event of every game; text: the log.
cli-arg-number = Number of one rule, such as D24.

## Lists and tables

cli-games-line = { $tagline }. For { $low } to { $high } players.
cli-option = Option
cli-default = Default
cli-meaning = Meaning
cli-column-component = Component
cli-column-value = Value
cli-column-src = Source
cli-column-note = Note
cli-column-points = Points
cli-column-rank = Rank
cli-column-mean-points = Mean points
cli-column-deviation = Deviation
cli-column-win-share = Wins
cli-column-move = Choice
cli-column-expected = Points
cli-column-bot = Bot
cli-column-opponent = Against
cli-column-games = Games
cli-column-share = Share
cli-column-interval = 95 % interval
cli-column-their-points = Of the best other
cli-column-best-points = Best
cli-column-check = Check
cli-column-times = Times
cli-column-figure = Measured
cli-column-target = To reach
cli-column-bound = Bound
cli-column-reached = Reached
cli-percent = { $n } %
cli-between = { $low } to { $high } %
cli-one-among =
    { $n ->
        [one] One bot against { $n } other; the fair share is { $fair } %.
       *[other] One bot among { $n } others of the second kind; the fair share is { $fair } %.
    }

## Playing

cli-play-people = You play: { $names }
cli-play-bots = Bots: { $names }
cli-play-hint = Type a number or a move; ? for help, hint for what a bot would do, rules for the rules, q to stop.
cli-learn-help = Type a number or a move. Enter reads on, back goes a step back, skip does a step for you, rules shows the rules of the lesson, q stops.
cli-learn-enter = Enter to read on
cli-learn-taken-back = Enter to take it back and try again
cli-learn-end = These were the lessons. A first game: teahouse play { $game }
cli-question = { $name }: { $question }
cli-thinking = { $name } is thinking
cli-looking-ahead = Looking ahead
cli-bot-replaced = { $name }: { $why }.
cli-hint-title = Hint: what a hard bot expects a few turns from now, after { $n } simulations
cli-hint-alike = ≈: no clear difference from the first; more simulations might change the order.
cli-hint-terms = Sorted by wins, in a game alone by points. The last columns: the sources of the points that differ most.
cli-hint-best = Hint: { $number }) { $choice } (some turns on { $points } points; { $share } of wins)
cli-hint-best-alone = Hint: { $number }) { $choice } (some turns on { $points } points)
cli-standings = If the game ended now
cli-standings-hidden = A question mark is hidden from you, and not counted.
cli-standings-place = { $place }. ({ $count })
cli-standings-place-next = { $place }. ({ $count }, { $more } more for a better place)
cli-standings-out = no place ({ $count })
cli-prompt = ›
cli-play-help =
    A number chooses from the list. A move can also be typed: { $examples }.
      b          the board again
      u          take back the last choice
      why MOVE   why a move is not allowed
      hint       what a strong bot thinks of the choices
      rules      the rules; rules { $rule } for one of them
      log        all that has happened
      standings  who is ahead, if it ended now
      save FILE  keep the game in a file
      q          stop, and keep the game if you like
cli-command-undo = u undo
cli-command-why = why
cli-command-hint = hint
cli-command-rules = rules rule
cli-command-log = log
cli-command-board = b board
cli-command-standings = standings
cli-command-back = back
cli-command-skip = skip
cli-command-save = save
cli-command-help = ? h help
cli-command-quit = q quit exit
cli-no = n no
cli-pass-screen = Pass the screen to { $name }, then press Enter.
cli-not-understood = “{ $line }” is neither a move nor a command; ? shows both.
cli-several-meant = “{ $line }” can mean several moves: { $moves }. Type one of them in full.
cli-no-such-number = Choose a number from 1 to { $last }.
cli-nothing-to-undo = Nothing can be taken back: since your last choice something was drawn or revealed, or somebody else has played.
cli-shown-no-undo = This cannot be taken back, because something hidden was shown ({ $what }).
cli-undone = Taken back: { $action }
cli-why-what = Which move? For instance: { $examples }
cli-why-allowed = “{ $action }” is allowed now.
cli-saved = The game is kept in { $file }
cli-quit-keep = Keep the game to go on later? [Y/n]
cli-goodbye =
    The game is kept in { $file }
    To go on: { $command }
cli-kept = The game is kept in { $file }; “teahouse replay show FILE” shows it again.
cli-winner =
    { $points ->
        [one] { $names } wins with { $points } point.
       *[other] { $names } wins with { $points } points.
    }
cli-winners = Shared victory: { $names }, with { $points } points each.
cli-seat-points =
    { $points ->
        [one] { $name }: { $points } point
       *[other] { $name }: { $points } points
    }

## Long work

cli-simulating = Playing
cli-checking = Checking
cli-measuring = Measuring
cli-verifying = Verifying
cli-stopped = Stopped.
cli-simulated =
    { $games ->
        [one] { $games } random game in { $seconds } s
       *[other] { $games } random games in { $seconds } s
    }
cli-simulated-steps = Choices in a game: { $mean } on average, from { $least } to { $most }
cli-checked =
    { $found ->
        [0] { $games } games with { $steps } choices: nothing is wrong.
        [one] { $games } games with { $steps } choices: { $found } failure.
       *[other] { $games } games with { $steps } choices: { $found } failures.
    }
cli-new-game-written = Written to { $folder }. Install it with “pip install -e { $folder }”, then try “teahouse check { $name }”.
cli-replay-at = After { $done } of { $total } choices
cli-verified = { $good } of { $total } kept games replay to what they say.
cli-not-verified = Game { $game } does not: { $why }
cli-tune-begins = { $n } candidates; the worse half of them is given up again and again. A line comes when one is done.
cli-tune-kept = { $done }/{ $total }  { $changes }: { $share } % of { $games } games, kept. About { $minutes } min left.
cli-tune-refused = { $done }/{ $total }  { $changes }: { $share } % of { $games } games. About { $minutes } min left.
cli-tune-nothing = No candidate was better for sure; everything stays as it is.
cli-tune-result = New: { $changes }. On fresh deals that takes { $share } % ({ $low } to { $high }) of { $games } games from what was used before.
cli-tune-written = The values are written to { $file }
cli-train-begins = Games, networks and figures are kept in { $folder }. A line comes after every round.
cli-train-kept = Round { $number }: { $positions } positions, log loss { $loss } ({ $guess } for a guess); { $share } % ({ $low } to { $high }) of { $games } games with { $own } simulations against { $other }, kept.
cli-train-refused = Round { $number }: { $positions } positions, log loss { $loss } ({ $guess } for a guess); { $share } % ({ $low } to { $high }) of { $games } games with { $own } simulations against { $other }, not kept.
cli-train-last = On fresh deals the best network takes { $share } % ({ $low } to { $high }) of { $games } games from the search without one, with { $own } simulations against { $other }.
cli-train-nothing = No network was better for sure than the search without one; none is written.
cli-train-written = The network is written to { $file }

## Measuring

cli-figure-interpreted-games-per-second = random games per second, interpreted
cli-figure-interpreted-steps-per-second = choices per second, interpreted
cli-figure-compiled-games-per-second = random games per second, compiled
cli-figure-compiled-steps-per-second = choices per second, compiled
cli-figure-two-threads-games-per-second = random games per second, compiled, two threads
cli-figure-two-threads-steps-per-second = choices per second, compiled, two threads
cli-figure-two-threads-vs-one-by-processor-time = two threads, times one, by processor time
cli-figure-python-step-interpreted-us = one choice and the next list from Python, interpreted (µs)
cli-figure-python-step-compiled-us = one choice and the next list from Python, compiled (µs)
cli-figure-copy-ns = copy of a state, compiled (ns)
cli-figure-python-copy-us = copy of a state from Python (µs)
cli-figure-batch-steps-per-second = batch of 1024 games, choosing and stepping, choices per second
cli-figure-batch-stepping-alone-per-second = batch of 1024 games, stepping alone, choices per second
cli-figure-search-interpreted-simulations-per-second = simulations of the search per second, interpreted
cli-figure-search-compiled-simulations-per-second = simulations of the search per second, compiled
cli-figure-search-two-threads-simulations-per-second = simulations of the search per second, compiled, two threads
cli-figure-search-two-threads-vs-one-by-processor-time = search in two threads, times one, by processor time
cli-figure-search-main-line-decisions = decisions in the main line of the search, with the simulations of the master level
cli-target-compiled-vs-interpreted = compiled, times interpreted
cli-target-two-threads-vs-one = two threads, times one
cli-target-python-step-compiled-vs-interpreted = a choice from Python, times interpreted
cli-target-batch-vs-interpreted = batch, times interpreted
cli-target-cold-compile-seconds = first compilation (s)
cli-target-warm-start-seconds = later starts (s)
cli-target-state-bytes = bytes of a state
cli-target-search-compiled-vs-interpreted = search compiled, times interpreted
cli-target-search-two-threads-vs-one = search in two threads, times one
cli-at-least = at least { $n }
cli-at-most = at most { $n }
cli-yes-reached = yes
cli-not-reached = NO
cli-busy-machine = The machine was busy: two threads got only { $n } of 2 processors, so measure their ratio again.
cli-no-compiler = Numba is not installed, so only the interpreted backend was measured: pip install "teahouse[fast]"

## What went wrong

cli-error-no-such-option = There is no option { $option } here; --help shows which there are.
cli-error-new-game-name = A game’s name has 2 to 31 small letters, digits and underscores and begins with a letter, not { $name }.
cli-error-new-game-taken = There is already a game called { $name }.
cli-error-new-game-folder = There is already something in { $folder }.
cli-error-missing = { $name } is missing; --help shows what is needed.
cli-error-bad-value = { $name }: { $why }
cli-error-needs-value = { $option } needs a value.
cli-error-option-pair = An option of a game is written NAME=VALUE, not “{ $given }”.
cli-error-bots = { $given } bots are named for { $seats } bot seats: name one for all, or one for each.
cli-error-no-weights-file = The weights of { $name } stand in no file that could be written.
cli-error-humans = Seats go from 0 to { $last } and are written like 0,2; “{ $given }” is not.
cli-error-resume-options = A game that is resumed keeps its settings: leave out the game, its options, the seed and the components.
cli-error-nothing-to-resume = There is no unfinished game in { $folder }.
cli-error-no-rules = This game has no numbered rules.
cli-error-no-such-rule = There is no rule “{ $number }”; they go from { $first } to { $last }.
cli-error-no-lessons = { $game } has no lessons.
cli-error-no-such-lesson = There is no lesson “{ $name }”; there are { $known }.
cli-error-no-such-game = The file holds { $total } kept games; there is no number { $number }.
cli-error-unknown-version = This game of { $game } follows version { $version } of the rules; this Teahouse knows { $known }. A newer one may know it.
cli-error-format = The format is one of { $known }, not “{ $given }”.
cli-error-parquet-file = A Parquet file needs a name: add -o FILE.
cli-error-at-least-one = At least one game and one process are needed.
cli-error-file = { $file } cannot be used: { $why }.

## Solo games

cli-help-solo = Games played alone: achievements, what was nearly earned, the campaign.
cli-arg-solo-add = Put a finished solo game into the record first.
cli-error-no-solo = { $game } keeps no record of solo games.
cli-error-solo-record = The record of solo games cannot be read or written; it was left as it is.
cli-error-not-solo = That is not a finished solo game of this title.
cli-solo-summary =
    { $games ->
        [one] { $games } solo game
       *[other] { $games } solo games
    } · { $count } of { $of } achievements
cli-solo-best = Best: { $points } points
cli-solo-campaign = Campaign so far: { $points }
cli-solo-missing = { $n } short
cli-solo-new = New achievement: { $achievement }

## bench --research
cli-arg-bench-research = Measure the environments for programs that learn.
cli-figure-vector-decisions-per-second = decisions per second of 1,024 games in a vector, two threads, choosing, masks and observations included
cli-figure-vector-one-thread-decisions-per-second = the same, one thread
cli-figure-vector-decisions-per-processor-second = the same by processor time, per processor second
cli-figure-learner-steps-per-second = learner steps per second of 1,024 Gymnasium environments against random bots, two threads
cli-figure-pettingzoo-decisions-per-second = decisions per second in a PettingZoo loop
cli-figure-connect-four-decisions-per-second = decisions per second of PettingZoo’s own connect four in the same loop
cli-figure-vector-vs-pettingzoo-by-processor-time = vector, times the PettingZoo loop, by processor time
cli-figure-pettingzoo-vs-connect-four-by-processor-time = PettingZoo loop, times connect four, by processor time
cli-target-vector-decisions-per-second = vector, decisions per second
cli-target-vector-vs-pettingzoo = vector, times the PettingZoo loop
cli-target-pettingzoo-vs-connect-four = PettingZoo loop, times connect four

## A box compared by its owner
cli-arg-make-default = Make the values of --components the default of this machine’s table server.
cli-arg-no-default = Let the table server go back to the game’s own values.
cli-default-made = { $file }: new tables of this server begin with these values of { $game }, from its next start on.
cli-default-removed = New tables of this server begin with the game’s own values of { $game }, from its next start on.
cli-error-default-file = --make-default needs the values: --components FILE.

## Scenes

cli-help-scene = A position in which a rule matters.
cli-arg-scene-text = Print the position as a text, for games and bug reports.
cli-scene-refused = Not allowed here: { $action }
cli-scene-lesson = From the lesson “{ $title }”: teahouse learn { $game } { $lesson }
cli-scene-link = In the browser: { $link }
cli-error-no-scene = No scene is known for the rule { $number }.
cli-error-rule-of-no-game = No game has a rule “{ $number }”.

## Bots of your own

cli-arg-own-bot = A bot of your own at the tables of this server, as NAME=python:MODULE:ATTRIBUTE (repeatable).
cli-bot-failed = { $name } could not choose ({ $why }); an easy bot chose instead.

## Datasets, and compiling in advance

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
data-help-build-engines = Build the rules of games into native libraries, so that nothing has to be compiled later.
data-arg-target = The platform to build for, several times for several; this one if none is named.
data-arg-into = The folder for the libraries; by default where they are found again.
data-built = { $file }: built in { $seconds } s.
data-error-target = The platform is one of { $known }, not { $given }.
data-error-build = The library could not be built. { $reason }
data-help-build-web = Build a folder that any web space can serve: all titles, played in the browser without a server.
data-arg-web-out = The folder to write; one that was written before is replaced.
data-arg-web-engines = A folder with the WebAssembly modules (build-engines --target wasm32), if they are built already.
data-arg-web-without = Leave the WebAssembly modules out: nothing has to be compiled, and strong bots think slowly.
data-web-built = { $folder }: built in { $seconds } s. Put it on any web space, under any address.
data-web-try = To try it here: python -m http.server --directory { $folder }
data-error-web = The folder could not be built. { $reason }
data-help-completion = Write a script that lets a shell complete commands, options and games.
data-arg-shell = The shell.
data-error-shell = The shell is one of { $known }, not { $given }.
cli-error-extra = This needs the package { $name }: pip install "teahouse[{ $extra }]".
cli-more = … Enter for more
cli-window-small = The board is { $columns } columns wide and this window { $width }: make it wider to see it whole.
