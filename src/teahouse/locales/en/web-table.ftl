# A table in the browser: rim, rail, log, chat, hints, replay, the end.

## The table

web-table-title = { $game } · Teahouse
web-table-title-your-turn = Your turn: { $game }
web-table-title-are-you-there = { $game }: are you still there?
web-table-none-title = No table for you here
web-table-home = Back to the house
web-table-board = Board
web-table-tray = Your tray
web-table-rail = Players and log
web-table-seats = Players
web-table-players =
    { $n ->
        [one] { $n } player
       *[other] { $n } players
    }
web-table-phases = Phases of the turn
web-table-tools = Tools
web-table-menu = Menu
web-table-close = Close
web-table-not-drawn = This could not be drawn. The game goes on.
web-table-draw-again = Draw it again
web-table-zoom-in = Zoom in
web-table-zoom-out = Zoom out
web-table-outside =
    { $n ->
        [one] One more place
       *[other] { $n } more places
    } { $way ->
        [up] above
        [down] below
        [left] on the left
       *[right] on the right
    }
web-table-outside-short =
    { $n } more { $way ->
        [up] above
        [down] below
        [left] left
       *[right] right
    }
web-table-zoom-reset = Show the whole board

## Players

web-table-you = you
web-table-away = away
web-table-here = here
web-table-resigned = gave up
web-table-stand-in = bot stands in
web-table-offered = a person may take this seat
web-table-bot = Bot, { $level }
web-table-person = Person at this screen
web-table-has-turn = playing now
web-table-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
web-table-clock = Time left
web-table-spectators =
    { $n ->
        [one] { $n } spectator
       *[other] { $n } spectators
    }

## The rim

web-table-watching = You are watching. You see what lies open to everybody.
web-table-waits = { $name } is choosing
web-table-paused = The game is paused
web-table-over = The game is over
web-table-choices = Choices
web-table-all-choices = Show all { $n }
web-table-all-short = All { $n }
web-table-choose-first = Make a choice
web-table-undo = Undo the last choice
web-table-undo-short = Undo
web-table-undo-nothing = Nothing has been chosen yet
web-table-undo-revealed = Your choice revealed something: it stands
web-table-undo-passed = { $name } has chosen since: too late to undo
web-table-not-now = Not possible now
web-table-why-not = Not possible now. Why?
web-table-first-this = First answer this question
web-table-hint = Hint
web-table-return = Take my seat back
web-table-resume = Go on
web-table-sending-again = No answer yet. Sending again
web-table-part-mine = Mine
web-table-part-players = Players
web-table-part-log = Log
web-table-sheet-peek = Open the tray
web-table-sheet-half = Open the tray fully
web-table-sheet-full = Close the tray
web-table-spoken-chosen = Chosen: { $choice } { $note }
web-table-spoken-question =
    { $n ->
        [one] { $question } { $n } choice.
       *[other] { $question } { $n } choices.
    }

## Log, chat, tracker, notes

web-table-tabs = Log, points, chat, tracker, notes
web-table-log = Log
web-table-chat = Chat
web-table-tracker = Tracker
web-table-notes = Notes
web-table-inspected = What this is
web-table-inspect-now = Now: { $choice }
web-table-standings = Points
web-table-standings-now = If the game ended now
web-table-standings-over = Final points
web-table-standings-hidden = A question mark is hidden from you and not counted.
web-table-standings-place = place { $place }
web-table-standings-more = place { $place } · { NUMBER($more) } more for a better one
web-table-standings-out = no place
web-table-standings-goals = What you are working on
web-table-standings-done = All there
web-table-standings-none = No standings: no answer from the server.
web-table-log-earlier = Show earlier moves
web-table-log-turn = { $name }’s turn
web-table-log-your-turn = Your turn
web-table-since = Since your last turn
web-table-chat-empty = Nobody has said anything yet.
web-table-say = Say something
web-table-send = Send
web-table-mute = Mute { $name }
web-table-unmute = Hear { $name } again
web-table-notes-help = Only you can read this.
web-table-notes-kept = Kept.
web-table-notes-not-kept = Not kept: no answer from the server.
web-table-log-propose-undo = { $name } asked to undo
web-table-log-propose-end = { $name } offered to end the game
web-table-log-propose-pause = { $name } asked for a pause
web-table-log-propose-replace = { $name } asked for a bot in { $other }’s place
web-table-log-propose-take-over = { $name } asked to let a person play for { $other }
web-table-log-yes = { $name } agreed
web-table-log-no = { $name } said no
web-table-log-withdrawn = { $name } took the question back
web-table-log-lapse = Nobody answered in time
web-table-log-stayed = { $name } is here: no bot takes over
web-table-log-pause = { $name } paused the game
web-table-log-resume = { $name } went on with the game
web-table-log-resign = { $name } gave up
web-table-log-stand-in = A bot stands in: { $name }
web-table-log-hurried = { $name } could not think and played like a novice
web-table-log-unregistered = { $name } has no registered bot any more and plays like a novice
web-table-log-forget = A former player has left for good
web-table-log-notice = Nobody has played here for a long time
web-table-log-close-closed = The host has closed the table
web-table-log-close-abandoned = Nobody played any more: the table was closed
web-table-log-local = { $name } plays on in the browser, where nothing stays hidden
web-table-log-back = The table is back on the server
web-table-log-return = { $name } is back
web-table-log-seat-person = { $name } sat down
web-table-log-seat-bot = A bot plays here: { $name }
web-table-log-seat-open = A seat is free: { $name }

## Menu

web-table-rules = Rules
web-table-brief = How to win
web-table-brief-of = { $game }: how to win
web-table-sound = Sound
web-table-settings = Settings
web-table-as-text = Board as text
web-table-help = Help and keys
web-table-box = Compare with your box
web-table-people = People and links
web-table-pause = Pause
web-table-redo = Bring back what was undone
web-table-ask-undo = Ask to undo
web-table-offer-end = Offer to end the game now
web-table-resign = Give up
web-table-resign-sure = A bot will play your seat to the end. This cannot be undone.
web-table-stay = Stay
web-table-leave = Leave the table
web-table-result = Result
web-table-replay = Replay

## People and links

web-table-waiting =
    { $n ->
        [one] Waiting for { $n } player
       *[other] Waiting for { $n } players
    }
web-table-waiting-help = The game starts when every seat is taken.
web-table-waiting-bot = Nobody else coming? Seat a bot at a free seat.
web-table-free-seat = Free seat
web-table-invite = Invite
web-table-seat-bot = Seat a bot
web-table-take-seat = Play it here
web-table-bot-level = Bot level
web-table-replace = Replace with a bot
web-table-ask-take-over = Ask for a person here
web-table-other-device = Play on another device
web-table-other-device-help = Open this link on the other device. It works once.
web-table-other-device-end = End on other devices
web-table-devices = Devices
web-table-device-this = This device
web-table-device-since = Since { $moment }
web-table-device-connected = connected
web-table-device-closed = not connected
web-table-device-end = End
web-table-your-seat = This link brings { $name }’s seat to this device.
web-table-your-seat-help = It works once. The seat stays on your other devices too.
web-table-play-here = Play on this device
web-table-asking = Another browser asks to play your seat ({ $name }). It shows the code { $code }. Is that you?
web-table-let-in = Let it in
web-table-turn-away = Turn it away
web-table-asking-wait = Waiting for your other browser to let you in. It shows the code { $code }.
web-table-invited-here = You are invited to play on for { $name }.
web-table-sit-down = Sit down
web-table-your-name = Your name
web-table-link = Link
web-table-copy = Copy
web-table-copied = Copied
web-table-kind = Who may find this table
web-table-kind-screen = This screen
web-table-kind-link = By link
web-table-kind-public = Everybody
web-table-kind-screen-help = Everybody plays at this screen.
web-table-kind-link-help = Whoever has an invitation plays or watches.
web-table-kind-public-help = Anybody may watch and take a free seat.
web-table-watch-link = Link to watch
web-table-watch-revoke = End watching by link

## One screen for several people

web-table-hand-over = Hand the screen to { $name }
web-table-who-looks = Who is looking?
web-table-nobody-else = Nobody else should look.
web-table-i-am = I am { $name }
web-table-uncover = Show what only { $name } may see

## Asking the others

web-table-asks-undo = { $name } would like to undo. Agreed?
web-table-asks-end = { $name } would like to end the game now. Agreed?
web-table-asks-pause = { $name } would like a pause. Agreed?
web-table-asks-replace = { $name } asks for a bot in { $other }’s place. Agreed?
web-table-asks-replace-you = { $name } asks for a bot in your place. Are you still there?
web-table-asks-take-over = { $name } would like a person to take over { $other }’s seat. Agreed?
web-table-asked-undo = You asked to undo.
web-table-asked-end = You offered to end the game.
web-table-asked-pause = You asked for a pause.
web-table-asked-replace = You asked for a bot in { $other }’s place.
web-table-asked-take-over = You asked to let a person play for { $other }.
web-table-waits-for = Waiting for { $names }.
web-table-replace-away = A bot takes over when the time is up, unless { $other } is back.
web-table-replace-there = { $other } is connected and can object until the time is up.
web-table-replace-there-alone = { $other } is connected: a bot takes over only if { $other } has left when the time is up.
web-table-yes = Yes
web-table-no = No
web-table-withdraw = Withdraw
web-table-i-am-here = I am here
web-table-time-to-answer = Time to answer
web-table-late = { $name } is over time.
web-table-late-you = You are over time. The others may ask for a bot.
web-table-hurried = { $name } has no time to think at the moment and plays like a novice.
web-table-unregistered = The bot “{ $bot }” is not registered here any more. The level “{ $level }” plays for { $name } instead.
web-table-closes = Nobody has played here for a long time. The table will be closed on { $day }, unless play goes on.

## The line

web-table-cut = No answer. Try again.
web-table-cut-kept = The connection is lost; what you did is kept.
web-table-moving = Where it is played

## Hints

web-table-hint-title = Hint: what a strong bot would do
web-table-hint-thinking = Looking ahead
web-table-hint-choice = Choice
web-table-hint-points = Expected points
web-table-hint-share = Chance to win
web-table-hint-help = The highest chance to win stands first, alone the most points; tap one to select it. Expected points are the bot’s estimate a few turns on.
web-table-hint-terms = The other columns show what they are made of, where the choices differ.
web-table-hint-alike = ~ No clear difference from the first: more looking ahead might turn the order round.
web-table-percent = { $n }%

## Help

web-table-help-glow = What glows can be chosen, on the board and below it. Choose, read what it does, then do it.
web-table-help-why = Tap a place that does not glow to learn why not.
web-table-key-tab = To the next part of the table
web-table-key-arrows = Between places that can be chosen; over the board when it is zoomed
web-table-key-enter = Choose; once more to do it
web-table-key-escape = Clear the selection
web-table-key-numbers = Choose the first to ninth answer
web-table-key-undo = Undo the last choice
web-table-key-hint = Hint
web-table-key-zoom = Zoom in, out, whole board
web-table-key-help = This help

## The end

web-table-end-title = { $game }, final scores
web-table-rank = Rank
web-table-player = Player
web-table-total = Total
web-table-won = Winner
web-table-last-round = This is the last round.
web-table-end-you-win = You win
web-table-end-wins = { $name } wins
web-table-end-by =
    { $n ->
        [one] { $name } wins by { $n } point over { $other }.
       *[other] { $name } wins by { $n } points over { $other }.
    }
web-table-end-alone =
    { $n ->
        [one] { $name }: { $n } point, alone.
       *[other] { $name }: { $n } points, alone.
    }
web-table-end-tie = { $name } and { $other } are level on points; the tie-break is for { $name }.
web-table-end-shared = Shared victory: { $names }.
web-table-end-agreed = The game was ended early, with the points as they were.
web-table-end-imported = This game was imported unfinished.
web-table-end-closed = The table was closed, with the points as they were.
web-table-end-abandoned = Nobody played any more: the table was closed, with the points as they were.
web-table-end-resigned = The others gave up: { $name } wins.
web-table-chart = Points over time
web-table-again = Play again
web-table-again-but = Same again, but…
web-table-again-join = To the new table
web-table-keep = Keep the game
web-table-record = Result as a table

## Replay

web-table-replay-title = Replay: { $game }
web-table-to-table = To the table
web-table-step = Move
web-table-step-of = Move { $at } of { $last }
web-table-step-back = One move back
web-table-step-on = One move on
web-table-play = Play
web-table-stop = Stop
web-table-speed = Speed
web-table-times = { $n } ×
web-table-eyes = Seen by
web-table-eyes-all = Everybody
web-table-fork = Fork from here
web-table-fork-help = A new game starts after move { $at }. Who plays?
web-table-fork-go = Play on

## A game without a drawing of its own

web-table-generic-all = Everything in numbers
web-table-generic-nothing = Nothing is yours alone.
web-table-generic-yes = yes
web-table-generic-no = no

## Sending a link

web-table-link-send = Invite friends
web-table-link-send-help = One link for everybody: whoever opens it takes a free seat or watches.
web-table-link-make = Make a link
web-table-link-everybody = Link for everybody
web-table-share = Share
web-table-by-hand = The link is marked: copy it with Ctrl+C, or hold your finger on it.
web-table-qr = QR code of the link
web-table-show-qr = Show the QR code
web-table-hide-qr = Hide the QR code
web-table-link-end = End this link
web-table-link-message = Come and play { $title }
web-table-only-here = This link works on this machine only.
web-table-only-network = This link works in your local network only. What is sent there is not encrypted.
web-table-lan = Let friends in your network in
web-table-lan-help = Whoever is in the same network can then open your links. What is sent there is not encrypted. It ends with the program or with this switch.
web-table-lan-at = Open at:
web-table-how-friends = How can friends come?
web-table-next =
    { $n ->
        [one] { $game } waits for you
       *[other] { $game } waits for you (tables: { $n })
    }

## Reporting a message

web-table-report = Report to the host
web-table-reported = The host will see this message.

## The values of a box

web-table-own-values = values of a box ({ $n })
web-table-box-own = Compare with your box (this table: values of a box, { $n })
