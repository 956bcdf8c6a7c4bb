# Screens around the tables: home, new table, settings, rules, records, about.

## Everywhere

web-screens-title = Teahouse: board games about tea
web-screens-games = Game
web-screens-loading = One moment
web-screens-close = Close
web-screens-skip = Skip to the content
web-screens-ways = Pages
web-screens-learn = How to play
web-screens-bots = Bots
web-screens-solo = Solo record
web-screens-about = About
web-screens-try-again = Try again
web-screens-to-home = To the front page
web-screens-no-answer = The server does not answer. Nothing is lost; try again in a moment.
web-screens-trouble-unknown = No table stands here
web-screens-trouble-unknown-help = This address leads nowhere. Perhaps a letter got lost on the way.
web-screens-trouble-unreachable = The kettle is cold
web-screens-trouble-unreachable-help = The server does not answer. Your games are safe; try again in a moment.

## Front page

web-screens-sit-down = Sit down.
web-screens-kettle = The kettle is on.
web-screens-hero = Board games about tea, in your browser. With friends, with bots, or quietly on your own.
web-screens-friends = Play with friends
web-screens-screen = Pass one screen around
web-screens-players = { $least } to { $most }
web-screens-minutes = { $n } min
web-screens-play-now = Play { $title } now
web-screens-opening = The table is being laid
web-screens-new = New table
web-screens-learn-short = Learn
web-screens-my-tables = Your tables
web-screens-my-tables-none = No game is running. Play one now: two bots are waiting at each table.
web-screens-your-turn = Your turn
web-screens-continue = Continue
web-screens-replay = Replay
web-screens-local = Played in one browser: it counts in no record
web-screens-fewer = Show fewer
web-screens-all = Show all { $n }
web-screens-free-seats =
    { $n ->
        [one] { $n } seat free
       *[other] { $n } seats free
    }
web-screens-thinking = { $name } is thinking
web-screens-with = With { $names }
web-screens-alone = On your own
web-screens-waiting = Waiting for { $name }
web-screens-move = move { $n }
web-screens-status-running = Running
web-screens-status-paused = Paused
web-screens-status-over = Finished
web-screens-won =
    { $mine ->
        [yes] You won
       *[no] Won by { $names }
    }
web-screens-status-stopped = Cannot go on
web-screens-not-installed = { $title } is not installed here any more. The table is kept and can be opened again once it is.
web-screens-lobby = Looking for players
web-screens-lobby-none = Nobody is looking for players now. Open a public table, and it appears here.
web-screens-lobby-closed = The host has closed the lobby. Tables by link go on as before.
web-screens-join = Join
web-screens-watch = Watch
web-screens-code = Table code or link
web-screens-code-wrong = This is neither a table code nor a link.
web-screens-code-missing = Type a table code or a link.
web-screens-import = Import a game
web-screens-import-help = Open a journal file: look at the game step by step and play on from any position.
web-screens-import-choose = Choose a file
web-screens-import-reading = Replaying the game
web-screens-import-unreadable = This file is not a journal of a game.

## Name and settings

web-screens-name = Your name
web-screens-name-is = Your name:
web-screens-name-none = Your name
web-screens-name-title = What shall we call you?
web-screens-name-help = The others at your tables see it. There is no account.
web-screens-name-keep = Keep this name
web-screens-name-missing = Type your name.
web-screens-new-device = Your profile came to another device on { $when }.
web-screens-new-device-card = Your recovery card was used on another device on { $when }.
web-screens-new-device-mine = That was me
web-screens-new-device-look = See my devices
web-screens-settings = Settings
web-screens-settings-kept = Kept in this browser.
web-screens-forget = Forget me
web-screens-forget-sure = The server forgets this profile at once: its name, its notes, what it wrote in the chat, and its seats at every table, on all its devices. At running tables a bot plays on. The moves stay, as those of a former player. Where nobody else uses this browser, its settings go too. This cannot be undone.
web-screens-forget-yes = Yes, forget me
web-screens-forget-no = Back
web-screens-language = Language
web-screens-theme = Theme
web-screens-theme-system = As the system
web-screens-theme-light = Light
web-screens-theme-dark = Dark
web-screens-motion = Motion
web-screens-motion-system = As the system
web-screens-motion-full = Pieces travel
web-screens-motion-calm = Calm
web-screens-pace = The others’ moves
web-screens-pace-slow = Slowly
web-screens-pace-normal = One by one
web-screens-pace-quick = At once
web-screens-sound = Sound
web-screens-sound-help = Small sounds of wood and porcelain
web-screens-confirm = Confirm
web-screens-confirm-never = Never
web-screens-confirm-turn = Once a turn
web-screens-confirm-step = Every step
web-screens-pieces = Pieces
web-screens-larger = Larger pieces
web-screens-stronger = Stronger edges
web-screens-letters = Letters on pieces
web-screens-letters-help = The first letter of each seat’s name

## New table

web-screens-new-title = A table for { $title }
web-screens-mode = How
web-screens-mode-friends = With friends
web-screens-mode-friends-help = Everybody plays on their own device. You get a link for each free seat.
web-screens-mode-screen = One screen
web-screens-mode-screen-help = You pass this screen around. A curtain hides what is not for your eyes.
web-screens-mode-bots = With bots
web-screens-mode-bots-help = You against bots, at your own pace.
web-screens-mode-solo = Alone
web-screens-mode-solo-help = The solo game: you play for points and achievements.
web-screens-seats = Seats
web-screens-seats-count =
    { $n ->
        [one] { $n } player
       *[other] { $n } players
    }
web-screens-seats-limit = { $least } to { $most } can play
web-screens-seat-add = Add a seat
web-screens-seat-remove = Remove the seat { $seat }
web-screens-you = you
web-screens-occupant = Who sits at { $seat }
web-screens-occupant-open = Somebody by link
web-screens-occupant-bot = Bot
web-screens-occupant-person = Somebody here
web-screens-name-of = Name at { $seat }
web-screens-level-of = Bot level at { $seat }
web-screens-open-help = You get the link at the table.
web-screens-public = Public table
web-screens-public-help = It appears on the front page: anybody may sit down or watch.
web-screens-options = Options
web-screens-value-random = Drawn at random
web-screens-time = Time
web-screens-clock = Clock
web-screens-clock-none = No time limit
web-screens-clock-two-minutes = 2 minutes a decision
web-screens-clock-one-day = 1 day a decision
web-screens-clock-three-days = 3 days a decision
web-screens-clock-half-hour = 30 minutes a player
web-screens-clock-one-hour = 1 hour a player
web-screens-over = When the time is used up
web-screens-over-bot = A bot takes over
web-screens-over-vote = The others decide
web-screens-log = Log while the game runs
web-screens-log-full = The whole game
web-screens-log-turn = Since my last turn
web-screens-open =
    { $mode ->
        [friends] Open the table
        [screen] Start the game
        [bots] Start the game
       *[solo] Start the game
    }
web-screens-values = Printed values
web-screens-values-help = Some of what is printed on boards and cards had to be reconstructed. See which values these are, or load those of your own box.
web-screens-values-count = Neither from the rulebook nor from your box: { $n } of { $of } values.
web-screens-values-what = Value of
web-screens-values-value = Value
web-screens-values-source = Source
web-screens-values-all = Show the rulebook’s values too
web-screens-values-unsure = Show only the uncertain ones
web-screens-values-load = Load a file
web-screens-values-load-help = A file saved on the page of a box.
web-screens-values-loaded = This table uses { $file }
web-screens-values-leave = Do without them
web-screens-values-edit = Compare with your box
web-screens-values-use-box = Use the values of your box (changed: { $n }, as printed: { $same })
web-screens-values-box = the values of your box (changed: { $n })
web-screens-values-own = with printed values of your own
web-screens-values-unreadable = “{ $file }” is not a file of printed values. Nothing was loaded.
web-screens-values-file = the values of “{ $file }” (changed: { $n })
web-screens-values-none = There is no value of this game in it. Nothing was loaded.
web-screens-values-show = Show them
web-screens-values-not-used = You have compared this game with your box. This table does not use your values.
web-screens-values-mine = yours
web-screens-values-mine-count =
    { $n ->
        [one] { $n } value of this table is changed by you.
       *[other] { $n } values of this table are changed by you.
    }
web-screens-option-own = From your printed values: { $value }
web-screens-option-own-other = Your printed values say { $value }; this table plays with what is chosen here.
web-screens-values-see = See every value of { $title }

## Solo record

web-screens-solo-title = { $title } on your own
web-screens-solo-help = One player and a shelf of achievements.
web-screens-solo-play = Play alone
web-screens-solo-record = See the record
web-screens-solo-earned = of { $of } achievements
web-screens-solo-summary =
    { $games ->
        [0] No solo game finished yet. { $of } achievements are waiting.
        [one] { $games } game finished, { $n } of { $of } achievements earned.
       *[other] { $games } games finished, { $n } of { $of } achievements earned.
    }
web-screens-solo-games = Games played
web-screens-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
web-screens-campaign = Campaign
web-screens-campaign-help = Three games in a row, points added up. The last ones count for the next run.
web-screens-campaign-game = Game { $n }
web-screens-best-game = Best game
web-screens-best-campaign = Best three in a row
web-screens-of = { $n } of { $of }
web-screens-earned = Earned
web-screens-not-earned = Not yet earned
web-screens-near =
    { $n ->
        [one] { $n } short at best
       *[other] { $n } short at best
    }

## How to play

web-screens-learn-help = Lessons at the real table, then the rules in our own words, chapter by chapter.
web-screens-learn-title = How to play { $title }
web-screens-rules-title = Rules
web-screens-rules-search = Search the rules
web-screens-rules-found =
    { $n ->
        [0] No rule found
        [one] { $n } rule found
       *[other] { $n } rules found
    }
web-screens-rules-contents = Contents
web-screens-rules-turn = Other chapters
web-screens-rules-link = Mark rule { $number }

## Bots

web-screens-bots-title = The bots
web-screens-bots-help = Six levels, the same in every game. A bot sees what you would see in its place, and nothing more.
web-screens-bots-more = More about the bots
web-screens-level-novice = Looks to the end of its own turn and misjudges a little, as people do.
web-screens-level-novice-for = For your very first game.
web-screens-level-easy = Imagines a dozen or so ways the game may go on and takes one of the good choices.
web-screens-level-easy-for = For those who are getting to know a game.
web-screens-level-casual = Imagines dozens of ways, and still takes a second-best choice now and then.
web-screens-level-casual-for = For a relaxed game in good company.
web-screens-level-medium = Imagines more than a hundred and takes what comes out best.
web-screens-level-medium-for = For those who know the rules well.
web-screens-level-hard = Does the same with several times as many.
web-screens-level-hard-for = For those who want to be tested.
web-screens-level-master = Imagines thousands for every decision.
web-screens-level-master-for = For those who no longer lose to the hard level.
web-screens-strength = How strong they are
web-screens-strength-help = The share of games for two that each level takes from the one below, measured with equal luck for both. Below it: where the true share lies, 95 times in 100.
web-screens-strength-level = Level
web-screens-strength-against = against { $level }
web-screens-strength-between = { $low } to { $high }
web-screens-strength-none = not yet measured
web-screens-percent = { NUMBER($share, maximumFractionDigits: 1) }%
web-screens-fair = Why they are fair
web-screens-fair-eye = They know what their seat may know. Hidden cards, draws to come and your plans never reach them; what is hidden, they imagine.
web-screens-fair-swap = They play for themselves: none plays against you more than against the others.
web-screens-fair-clock = Levels differ only in how much they think and how carefully they choose, so a level plays alike on every machine.

## About

web-screens-about-title = About Teahouse
web-screens-about-help = Three games by people we admire, told in our own words and drawn by our own hand.
web-screens-ours = Our work
web-screens-ours-help = Code, drawings and texts are ours, under the MIT licence. No art, logo or text of the publishers is used.
web-screens-privacy = There is no account and no tracking. A cookie remembers your seats, this browser your settings.
web-screens-versions = Versions
web-screens-version = rules { $version }, printed values { $values }
web-screens-retention =
    { $n ->
        [0] Games are kept without limit.
        [one] A game is kept for a day after its last move.
       *[other] A game is kept for { $n } days after its last move.
    }
web-screens-licences = Licences
web-screens-licences-help = This page is made with the help of these libraries:

## How friends can come

web-screens-home-title = Your house is being opened
web-screens-home-refused = This browser cannot open the house
web-screens-home-used = The link works in one browser only. Go on in the one that opened it first, or stop Teahouse in its terminal and start it again with ./play: it then shows a new link.
web-screens-ways-title = How friends can come
web-screens-ways-help = A link can be opened by whoever reaches the machine that Teahouse runs on. There are three ways.
web-screens-ways-lan = In the same home
web-screens-ways-lan-help = Start Teahouse with ./play --lan, or turn the switch below the link at your table. The link and its QR code then work on every device in your network. It is opened on private addresses only, and what is sent there is not encrypted.
web-screens-ways-lan-open = Your network is open now. A friend in it opens this address, or points a camera at the code:
web-screens-ways-lan-qr = QR code of this address
web-screens-ways-server = A server of your own
web-screens-ways-server-help = On a rented or spare machine with a name of its own, the compose file starts Teahouse with a certificate, so that everything is encrypted. The hosting guide tells how.
web-screens-ways-tunnel = A tunnel you already have
web-screens-ways-tunnel-help = If you and your friends share a private network such as a VPN, start teahouse serve with its address in --public-url. Teahouse itself asks nobody outside for anything.

## Coming back

web-screens-away = While you were away
web-screens-away-turn = Your turn, { $when }
web-screens-away-over = The game is over
web-screens-away-others = The others are playing
web-screens-away-more =
    { $n ->
        [one] { $n } thing happened before that.
       *[other] { $n } things happened before that.
    }
web-screens-away-close = Put away the recap of { $title }

## The values of a box

web-screens-values-same = as printed in your box
web-screens-values-same-count =
    { $n ->
        [one] You have compared { $n } value and found it as printed.
       *[other] You have compared { $n } values and found them as printed.
    }
web-screens-play-ours = This button plays with our printed values.
web-screens-play-box = Play with those of your box (changed: { $n })
web-screens-values-card = Some printed values are reconstructed; owners of a box can put them right.
