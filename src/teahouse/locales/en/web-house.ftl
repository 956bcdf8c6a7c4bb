# The house in the browser: home, new table, settings, rules, records, about.

## The house

web-house-title = Teahouse: three board games about tea
web-house-game =
    { $game ->
        [ceylon] Ceylon
        [darjeeling] Darjeeling
       *[alubari] Alubari
    }
web-house-games = Game
web-house-loading = One moment
web-house-close = Close
web-house-skip = Skip to the content
web-house-ways = Pages
web-house-learn = How to play
web-house-bots = Bots
web-house-solo = Solo record
web-house-about = About
web-house-try-again = Try again
web-house-to-home = To the front page
web-house-no-answer = The server does not answer. Nothing is lost; try again in a moment.
web-house-trouble-unknown = No table stands here
web-house-trouble-unknown-help = This address leads nowhere. Perhaps a letter got lost on the way.
web-house-trouble-unreachable = The kettle is cold
web-house-trouble-unreachable-help = The server does not answer. Your games are safe; try again in a moment.

## Front page

web-house-sit-down = Sit down.
web-house-kettle = The kettle is on.
web-house-hero = Three board games about tea, in your browser. With friends, with bots, or quietly on your own.
web-house-friends = Play with friends
web-house-screen = Pass one screen around
web-house-tagline-ceylon = Plant, harvest and trade across an island of four districts.
web-house-tagline-darjeeling = Collect half crates, close them, and load the right ship.
web-house-tagline-alubari = Lay the railway from Siliguri up to Darjeeling.
web-house-players = { $least } to { $most }
web-house-minutes = { $n } min
web-house-play-now =
    { $game ->
        [ceylon] Play Ceylon now
        [darjeeling] Play Darjeeling now
       *[alubari] Play Alubari now
    }
web-house-opening = The table is being laid
web-house-new = New table
web-house-learn-short = Learn
web-house-my-tables = Your tables
web-house-my-tables-none = No game is running. Play one now: two bots are waiting at each table.
web-house-your-turn = Your turn
web-house-continue = Continue
web-house-replay = Replay
web-house-fewer = Show fewer
web-house-all = Show all { $n }
web-house-free-seats =
    { $n ->
        [one] { $n } seat free
       *[other] { $n } seats free
    }
web-house-thinking = { $name } is thinking
web-house-with = With { $names }
web-house-alone = On your own
web-house-waiting = Waiting for { $name }
web-house-status-running = Running
web-house-status-paused = Paused
web-house-status-over = Finished
web-house-status-stopped = Cannot go on
web-house-lobby = Looking for players
web-house-lobby-none = Nobody is looking for players now. Open a public table, and it appears here.
web-house-lobby-closed = The host has closed the lobby. Tables by link go on as before.
web-house-join = Join
web-house-watch = Watch
web-house-code = Table code or link
web-house-code-wrong = This is neither a table code nor a link.
web-house-code-missing = Type a table code or a link.
web-house-import = Import a game
web-house-import-help = Open a journal file: look at the game step by step and play on from any position.
web-house-import-choose = Choose a file
web-house-import-reading = Replaying the game
web-house-import-unreadable = This file is not a journal of a game.

## Name and settings

web-house-name = Your name
web-house-name-is = Your name:
web-house-name-none = Your name
web-house-name-title = What shall we call you?
web-house-name-help = The others at your tables see it. It is kept in this browser; there is no account.
web-house-name-keep = Keep this name
web-house-name-missing = Type your name.
web-house-settings = Settings
web-house-settings-kept = Kept in this browser.
web-house-forget = Forget me
web-house-forget-sure = The server forgets you at once: your name, your notes, what you wrote in the chat, and your seats at every table. At running tables a bot plays on for you. The moves stay, as those of a former player. The settings of this browser go too. This cannot be undone.
web-house-forget-yes = Yes, forget me
web-house-forget-no = Back
web-house-language = Language
web-house-theme = Theme
web-house-theme-system = As the system
web-house-theme-light = Light
web-house-theme-dark = Dark
web-house-motion = Motion
web-house-motion-system = As the system
web-house-motion-full = Pieces travel
web-house-motion-calm = Calm
web-house-pace = The others’ moves
web-house-pace-slow = Slowly
web-house-pace-normal = One by one
web-house-pace-quick = At once
web-house-sound = Sound
web-house-sound-help = Small sounds of wood and porcelain
web-house-confirm = Confirm before doing
web-house-confirm-help = A turn is done only when you say so
web-house-pieces = Pieces
web-house-larger = Larger pieces
web-house-stronger = Stronger edges
web-house-letters = Letters on pieces
web-house-letters-help = The first letter of each seat’s name

## New table

web-house-new-title =
    { $game ->
        [ceylon] A table for Ceylon
        [darjeeling] A table for Darjeeling
       *[alubari] A table for Alubari
    }
web-house-mode = How
web-house-mode-friends = With friends
web-house-mode-friends-help = Everybody plays on their own device. You get a link for each free seat.
web-house-mode-screen = One screen
web-house-mode-screen-help = You pass this screen around. A curtain hides what is not for your eyes.
web-house-mode-bots = With bots
web-house-mode-bots-help = You against bots, at your own pace.
web-house-mode-solo = Alone
web-house-mode-solo-help = The solo game: you play for points and achievements.
web-house-seats = Seats
web-house-seats-count =
    { $n ->
        [one] { $n } player
       *[other] { $n } players
    }
web-house-seats-limit = { $least } to { $most } can play
web-house-seat-add = Add a seat
web-house-seat-remove = Remove the seat { $seat }
web-house-you = you
web-house-sitter = Who sits at { $seat }
web-house-sitter-open = Somebody by link
web-house-sitter-bot = Bot
web-house-sitter-person = Somebody here
web-house-name-of = Name at { $seat }
web-house-level-of = Bot level at { $seat }
web-house-open-help = You get the link at the table.
web-house-public = Public table
web-house-public-help = It appears on the front page: anybody may sit down or watch.
web-house-options = Options
web-house-option-ceylon-starting-tiles = The variant: each player has a tile with an ability; the lowest number begins.
web-house-option-ceylon-left-out = Only with 2 players, who use three of the four districts.
web-house-option-ceylon-terrain = The hills are drawn at random, or the players place them before the game.
web-house-option-ceylon-first = With starting tiles the lowest number begins.
web-house-option-darjeeling-map = India suits every number of players, Sri Lanka 2 or 3, China 4 or 5. Or draw your own.
web-house-option-darjeeling-memory = Open: everybody sees all tiles and tokens. Closed: only your own, the rest is memory.
web-house-option-darjeeling-two-half = How the two half crates lie on a tile: side by side or across. The box’s way is not known for certain.
web-house-option-darjeeling-target = The game ends as soon as somebody has this many points.
web-house-option-darjeeling-round-limit = The game ends after this many rounds at the latest.
web-house-option-darjeeling-first = Who takes the first turn.
web-house-option-alubari-alubari-estate = Printed is the easier start; covered puts a card over it.
web-house-option-alubari-first = Who takes the first turn.
web-house-value-random = Drawn at random
web-house-map-own = Your own
web-house-map-lay = Lay
web-house-map-tile = Tile space
web-house-map-city = City
web-house-map-outside = Outside
web-house-map-from = Start from
web-house-map-clear = An empty map
web-house-map-cell =
    { $place }, { $kind ->
        [tile] tile space
        [city] city
       *[outside] outside
    }
web-house-map-count = Tile spaces: { $tiles } · cities: { $cities }
web-house-map-keys = Tap a square or draw across several. By keyboard: arrows, then Enter.
web-house-time = Time
web-house-clock = Clock
web-house-clock-none = No time limit
web-house-clock-two-minutes = 2 minutes a decision
web-house-clock-one-day = 1 day a decision
web-house-clock-three-days = 3 days a decision
web-house-clock-half-hour = 30 minutes a player
web-house-clock-one-hour = 1 hour a player
web-house-over = When the time is used up
web-house-over-bot = A bot takes over
web-house-over-vote = The others decide
web-house-log = Log while the game runs
web-house-log-full = The whole game
web-house-log-turn = Since my last turn
web-house-open =
    { $mode ->
        [friends] Open the table
        [screen] Start the game
        [bots] Start the game
       *[solo] Start the game
    }
web-house-values = Printed values
web-house-values-help = What stood on boards and cards is partly lost. See what is reconstructed, or load the values of your own box.
web-house-values-count = { $n } of { $of } values are not from the rulebook:
web-house-values-what = Value of
web-house-values-value = Value
web-house-values-source = Source
web-house-values-all = Show the rulebook’s values too
web-house-values-unsure = Show only the uncertain ones
web-house-values-load = Load a file
web-house-values-load-help = A TOML or JSON file that names only what differs.
web-house-values-loaded = This table uses { $file }
web-house-values-leave = Leave it out
web-house-values-edit = Compare with your box
web-house-values-use-box = Use what you typed for your box ({ $n })
web-house-values-box = the values of your box (changed: { $n })
web-house-values-own = with printed values of your own
web-house-values-unreadable = This file cannot be read as TOML or JSON.
web-house-values-see =
    { $game ->
        [ceylon] See every value of Ceylon
        [darjeeling] See every value of Darjeeling
       *[alubari] See every value of Alubari
    }

## Solo record

web-house-solo-title = Alubari on your own
web-house-solo-help = One player, one mountain railway, and a shelf of achievements.
web-house-solo-play = Play alone
web-house-solo-record = See the record
web-house-solo-earned = of { $of } achievements
web-house-solo-summary =
    { $games ->
        [0] No solo game finished yet. { $of } achievements are waiting.
        [one] { $games } game finished, { $n } of { $of } achievements earned.
       *[other] { $games } games finished, { $n } of { $of } achievements earned.
    }
web-house-solo-games = Games played
web-house-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
web-house-campaign = Campaign
web-house-campaign-help = Three games in a row, points added up. The last ones count for the next run.
web-house-campaign-game = Game { $n }
web-house-best-game = Best game
web-house-best-campaign = Best three in a row
web-house-of = { $n } of { $of }
web-house-earned = Earned
web-house-not-earned = Not yet earned
web-house-near =
    { $n ->
        [one] { $n } short at best
       *[other] { $n } short at best
    }

## How to play

web-house-learn-help = The rules in our own words, with pictures, rule by rule.
web-house-learn-title =
    { $game ->
        [ceylon] How to play Ceylon
        [darjeeling] How to play Darjeeling
       *[alubari] How to play Alubari
    }
web-house-up = To the top
web-house-rules-title = Rules
web-house-rules-search = Search the rules
web-house-rules-found =
    { $n ->
        [0] No rule found
        [one] { $n } rule found
       *[other] { $n } rules found
    }
web-house-rules-contents = Contents
web-house-rules-link = Mark rule { $number }

## Bots

web-house-bots-title = The bots
web-house-bots-help = Five levels, the same in every game. A bot sees what you would see in its place, and nothing more.
web-house-bots-more = More about the bots
web-house-level-novice = Glances at each choice and takes any that does not look bad.
web-house-level-novice-for = For your very first game.
web-house-level-easy = Looks one step ahead and misjudges a little, as people do.
web-house-level-easy-for = For those who are getting to know a game.
web-house-level-medium = Thinks ahead in many imagined games, briefly.
web-house-level-medium-for = For those who know the rules well.
web-house-level-hard = Thinks like the medium level, with several times as many imagined games.
web-house-level-hard-for = For those who want to be tested.
web-house-level-master = Takes its time over every decision.
web-house-level-master-for = For those who no longer lose to the hard level.
web-house-strength = How strong they are
web-house-strength-help = The share of games for two that each level takes from the one below, measured over at least 100 games with equal luck for both. Below it: where the true share lies, 95 times in 100.
web-house-strength-level = Level
web-house-strength-against = against { $level }
web-house-strength-between = { $low } to { $high }
web-house-strength-none = not yet measured
web-house-percent = { NUMBER($share, maximumFractionDigits: 1) }%
web-house-fair = Why they are fair
web-house-fair-eye = They know what their seat may know. Hidden cards, draws to come and your plans never reach them; what is hidden, they imagine.
web-house-fair-swap = They play for themselves: none plays against you more than against the others.
web-house-fair-clock = Levels differ only in how much they think, so a level plays alike on every machine.

## About

web-house-about-title = About Teahouse
web-house-about-help = Three games by people we admire, told in our own words and drawn by our own hand.
web-house-ours = Our work
web-house-ours-help = Code, drawings and texts are ours, under the MIT licence. No art, logo or text of the publishers is used.
web-house-privacy = There is no account and no tracking. A cookie remembers your seats, this browser your settings.
web-house-versions = Versions
web-house-version = rules { $version }, printed values { $values }
web-house-retention =
    { $n ->
        [0] Games are kept without limit.
        [one] A game is kept for a day after its last move.
       *[other] A game is kept for { $n } days after its last move.
    }
web-house-licences = Licences
web-house-licences-help = This page is made with the help of these libraries:
