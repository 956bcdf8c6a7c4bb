# The reader: profile, devices, recovery card.

web-me-title = You
web-me-profile = Profile
web-me-profile-help = The others at your tables see your name. There is no account and no password: a profile lives in the browsers you bring it to.
web-me-name = Name
web-me-colour = Colour
web-me-colour-help = At a table you get the seat of this colour while it is free; no seat is green.
web-me-colour-green = Green
web-me-colour-blue = Blue
web-me-colour-amber = Amber
web-me-colour-red = Red
web-me-colour-plum = Plum
web-me-colour-sky = Sky blue
web-me-save = Save
web-me-saved = Saved.
web-me-nameless = No name yet
web-me-here = Others in this browser
web-me-here-help = A family tablet has room for everybody: each profile has tables, notes and results of its own.
web-me-switch = Play as this one
web-me-merge = Merge
web-me-merge-sure = Everything of { $one } will belong to { $into }: tables, seats, notes and results. You can undo this for a day.
web-me-merge-yes = Merge
web-me-merged = { $name } is part of this profile. This can be undone until { $until }.
web-me-merge-undo = Undo
web-me-remove = Remove here
web-me-add = Add a profile
web-me-add-yes = Add
web-me-devices = Your devices
web-me-devices-help = Bring this profile to your phone or another computer. All its tables come along, and it stays here too.
web-me-code = Bring it to another device
web-me-code-help = Point the camera of the other device at this picture; or open Teahouse there, choose “Your name” at the top, and type:
web-me-code-qr = QR code that brings this profile to another device
web-me-code-left =
    { $n ->
        [one] Works once, for { $n } more second.
       *[other] Works once, for { $n } more seconds.
    }
web-me-code-over = The code has run out.
web-me-only-here = This address works only on this machine. Open the server to your network first.
web-me-only-network = This address works only in your own network.
web-me-this-device = This device
web-me-other-device = Another device
web-me-new-device = New
web-me-via-first = since { $when }
web-me-via-code = with a code, { $when }
web-me-via-card = with the recovery card, { $when }
web-me-end = End
web-me-card = Recovery card
web-me-card-help = Six words on paper bring this profile back when the device is lost or the browser was cleared. Whoever has them has the profile. Each use is shown on your other devices.
web-me-card-once = Write these words down now: they are not shown again.
web-me-card-made = Your card was made on { $when }.
web-me-card-make = Make a card
web-me-card-again = Make a new card; the old one stops working
web-me-card-drop = Withdraw the card
web-me-loan = This device has the profile on loan, by a code. Making a card, merging, erasing and ending other devices are left to the device it began on, or to any device on which somebody types the six words of its card, below.
web-me-arrive = Bring a profile here
web-me-arrive-help = With the code that your other device shows, or with a recovery card.
web-me-arrive-secret = Code or six words
web-me-arrive-missing = Type the code or the six words.
web-me-arrive-yes = Bring it here
web-me-kept = What is kept about you
web-me-kept-help = Your name, devices, tables, notes and what you wrote in the chat. Take it along as a file, or have it erased.
web-me-export = Download everything
web-me-move-title = Bring your profile to this device
web-me-move-help = Your tables come along, and the profile stays on your other device too. The code works once.

## What was played

web-me-history = Games played
web-me-history-none = No game finished yet. The first one you finish will be here, with its replay.
web-me-games = Games
web-me-alone = alone
web-me-against = against { $names }
web-me-people = against people
web-me-level = strongest bot: { $level }
web-me-not-finished = Ended early
web-me-place =
    { $n ->
        [one] Place { $place } of { $of }, { $n } point
       *[other] Place { $place } of { $of }, { $n } points
    }
web-me-figures = In figures
web-me-figures-help = Games you played to the end, by title, number of players and strongest bot. The second line of a share is the range in which it lies with 95% certainty; lengths are medians, points and their sources means.
web-me-col-game = Game
web-me-col-games = Played
web-me-col-won = Won
web-me-col-points = Points
web-me-col-best = Best
web-me-col-length = Length
web-me-seats =
    { $n ->
        [one] { $n } player
       *[other] { $n } players
    }
web-me-actions =
    { $n ->
        [one] { $n } choice
       *[other] { $n } choices
    }
web-me-minutes = { $n } min
web-me-feats = Feats in { $title }
web-me-feat-where = See the game
