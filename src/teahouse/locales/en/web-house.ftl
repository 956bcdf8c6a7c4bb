# The house in the browser: home, new table, settings, rules, records, about.

## The house

web-house-title = Teahouse: board games about tea
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
web-house-hero = Board games about tea, in your browser. With friends, with bots, or quietly on your own.
web-house-friends = Play with friends
web-house-screen = Pass one screen around
web-house-players = { $least } to { $most }
web-house-minutes = { $n } min
web-house-play-now = Play { $title } now
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
web-house-move = move { $n }
web-house-status-running = Running
web-house-status-paused = Paused
web-house-status-over = Finished
web-house-won =
    { $mine ->
        [yes] You won
       *[no] Won by { $names }
    }
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
web-house-name-help = The others at your tables see it. There is no account.
web-house-name-keep = Keep this name
web-house-name-missing = Type your name.
web-house-new-device = Your profile came to another device on { $when }.
web-house-new-device-card = Your recovery card was used on another device on { $when }.
web-house-new-device-mine = That was me
web-house-new-device-look = See my devices
web-house-settings = Settings
web-house-settings-kept = Kept in this browser.
web-house-forget = Forget me
web-house-forget-sure = The server forgets this profile at once: its name, its notes, what it wrote in the chat, and its seats at every table, on all its devices. At running tables a bot plays on. The moves stay, as those of a former player. Where nobody else uses this browser, its settings go too. This cannot be undone.
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
web-house-confirm = Confirm
web-house-confirm-never = Never
web-house-confirm-turn = Once a turn
web-house-confirm-step = Every step
web-house-pieces = Pieces
web-house-larger = Larger pieces
web-house-stronger = Stronger edges
web-house-letters = Letters on pieces
web-house-letters-help = The first letter of each seat’s name

## New table

web-house-new-title = A table for { $title }
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
web-house-occupant = Who sits at { $seat }
web-house-occupant-open = Somebody by link
web-house-occupant-bot = Bot
web-house-occupant-person = Somebody here
web-house-name-of = Name at { $seat }
web-house-level-of = Bot level at { $seat }
web-house-open-help = You get the link at the table.
web-house-public = Public table
web-house-public-help = It appears on the front page: anybody may sit down or watch.
web-house-options = Options
web-house-value-random = Drawn at random
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
web-house-values-help = Some of what is printed on boards and cards had to be reconstructed. See which values these are, or load those of your own box.
web-house-values-count = Neither from the rulebook nor from your box: { $n } of { $of } values.
web-house-values-what = Value of
web-house-values-value = Value
web-house-values-source = Source
web-house-values-all = Show the rulebook’s values too
web-house-values-unsure = Show only the uncertain ones
web-house-values-load = Load a file
web-house-values-load-help = A file saved on the page of a box.
web-house-values-loaded = This table uses { $file }
web-house-values-leave = Do without them
web-house-values-edit = Compare with your box
web-house-values-use-box = Use the values of your box (changed: { $n }, as printed: { $same })
web-house-values-box = the values of your box (changed: { $n })
web-house-values-own = with printed values of your own
web-house-values-unreadable = “{ $file }” is not a file of printed values. Nothing was loaded.
web-house-values-file = the values of “{ $file }” (changed: { $n })
web-house-values-none = There is no value of this game in it. Nothing was loaded.
web-house-values-show = Show them
web-house-values-not-used = You have compared this game with your box. This table does not use your values.
web-house-values-mine = yours
web-house-values-mine-count =
    { $n ->
        [one] { $n } value of this table is changed by you.
       *[other] { $n } values of this table are changed by you.
    }
web-house-option-own = From your printed values: { $value }
web-house-option-own-other = Your printed values say { $value }; this table plays with what is chosen here.
web-house-values-see = See every value of { $title }

## Solo record

web-house-solo-title = { $title } on your own
web-house-solo-help = One player and a shelf of achievements.
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

web-house-learn-help = Lessons at the real table, then the rules in our own words, chapter by chapter.
web-house-learn-title = How to play { $title }
web-house-rules-title = Rules
web-house-rules-search = Search the rules
web-house-rules-found =
    { $n ->
        [0] No rule found
        [one] { $n } rule found
       *[other] { $n } rules found
    }
web-house-rules-contents = Contents
web-house-rules-turn = Other chapters
web-house-rules-link = Mark rule { $number }

## Bots

web-house-bots-title = The bots
web-house-bots-help = Six levels, the same in every game. A bot sees what you would see in its place, and nothing more.
web-house-bots-more = More about the bots
web-house-level-novice = Looks to the end of its own turn and misjudges a little, as people do.
web-house-level-novice-for = For your very first game.
web-house-level-easy = Imagines a dozen or so ways the game may go on and takes one of the good choices.
web-house-level-easy-for = For those who are getting to know a game.
web-house-level-casual = Imagines dozens of ways, and still takes a second-best choice now and then.
web-house-level-casual-for = For a relaxed game in good company.
web-house-level-medium = Imagines more than a hundred and takes what comes out best.
web-house-level-medium-for = For those who know the rules well.
web-house-level-hard = Does the same with several times as many.
web-house-level-hard-for = For those who want to be tested.
web-house-level-master = Imagines thousands for every decision.
web-house-level-master-for = For those who no longer lose to the hard level.
web-house-strength = How strong they are
web-house-strength-help = The share of games for two that each level takes from the one below, measured with equal luck for both. Below it: where the true share lies, 95 times in 100.
web-house-strength-level = Level
web-house-strength-against = against { $level }
web-house-strength-between = { $low } to { $high }
web-house-strength-none = not yet measured
web-house-percent = { NUMBER($share, maximumFractionDigits: 1) }%
web-house-fair = Why they are fair
web-house-fair-eye = They know what their seat may know. Hidden cards, draws to come and your plans never reach them; what is hidden, they imagine.
web-house-fair-swap = They play for themselves: none plays against you more than against the others.
web-house-fair-clock = Levels differ only in how much they think and how carefully they choose, so a level plays alike on every machine.

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

## How friends can come

web-house-home-title = Your house is being opened
web-house-ways-title = How friends can come
web-house-ways-help = A link can be opened by whoever reaches the machine that Teahouse runs on. There are three ways.
web-house-ways-lan = In the same home
web-house-ways-lan-help = Start Teahouse with ./play --lan, or turn the switch below the link at your table. The link and its QR code then work on every device in your network. It is opened on private addresses only, and what is sent there is not encrypted.
web-house-ways-lan-open = Your network is open now. A friend in it opens this address, or points a camera at the code:
web-house-ways-lan-qr = QR code of this address
web-house-ways-server = A server of your own
web-house-ways-server-help = On a rented or spare machine with a name of its own, the compose file starts Teahouse with a certificate, so that everything is encrypted. The hosting guide tells how.
web-house-ways-tunnel = A tunnel you already have
web-house-ways-tunnel-help = If you and your friends share a private network such as a VPN, start teahouse serve with its address in --public-url. Teahouse itself asks nobody outside for anything.

## Coming back

web-house-away = While you were away
web-house-away-turn = Your turn, { $when }
web-house-away-over = The game is over
web-house-away-others = The others are playing
web-house-away-more =
    { $n ->
        [one] { $n } thing happened before that.
       *[other] { $n } things happened before that.
    }
web-house-away-close = Put away the recap of { $title }

## The values of a box

web-house-values-same = as printed in your box
web-house-values-same-count =
    { $n ->
        [one] You have compared { $n } value and found it as printed.
       *[other] You have compared { $n } values and found them as printed.
    }
web-house-play-ours = This button plays with our printed values.
web-house-play-box = Play with those of your box (changed: { $n })
web-house-values-card = Some printed values are reconstructed; owners of a box can put them right.
