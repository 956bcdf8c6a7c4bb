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

web-table-waits = { $name } is choosing
web-table-paused = The game is paused
web-table-over = The game is over
web-table-choices = Choices
web-table-all-choices = Show all { $n }
web-table-drop = Choose something else
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
web-table-part-papers = Log
web-table-sheet-peek = Open the tray
web-table-sheet-half = Open the tray fully
web-table-sheet-full = Close the tray
web-table-spoken-question =
    { $n ->
        [one] { $question }. { $n } choice.
       *[other] { $question }. { $n } choices.
    }

## Log, chat, tracker, notes

web-table-tabs = Log, chat, tracker, notes
web-table-log = Log
web-table-chat = Chat
web-table-tracker = Tracker
web-table-notes = Notes
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
web-table-told-propose-undo = { $name } asked to undo
web-table-told-propose-end = { $name } offered to end the game
web-table-told-propose-pause = { $name } asked for a pause
web-table-told-propose-replace = { $name } asked for a bot in { $other }’s place
web-table-told-propose-take-over = { $name } asked to let a person play for { $other }
web-table-told-yes = { $name } agreed
web-table-told-no = { $name } said no
web-table-told-withdrawn = { $name } took the question back
web-table-told-lapse = Nobody answered in time
web-table-told-stayed = { $name } is here: no bot takes over
web-table-told-pause = { $name } paused the game
web-table-told-resume = { $name } went on with the game
web-table-told-resign = { $name } gave up
web-table-told-stand-in = A bot stands in: { $name }
web-table-told-hurried = { $name } could not think and played like a novice
web-table-told-forget = A former player has left for good
web-table-told-notice = Nobody has played here for a long time
web-table-told-close-closed = The host has closed the table
web-table-told-close-abandoned = Nobody played any more: the table was closed
web-table-told-return = { $name } is back
web-table-told-seat-person = { $name } sat down
web-table-told-seat-bot = A bot plays here: { $name }
web-table-told-seat-open = A seat is free: { $name }

## Menu

web-table-rules = Rules
web-table-brief = How to win
web-table-brief-of = { $game }: how to win
web-table-sound = Sound
web-table-settings = Settings
web-table-as-text = Board as text
web-table-help = Help and keys
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
web-table-closes = Nobody has played here for a long time. The table will be closed on { $day }, unless play goes on.

## The line

web-table-cut = No answer. Try again.
web-table-cut-kept = The connection is lost; what you did is kept.

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
