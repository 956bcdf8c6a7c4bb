# What somebody sees who opens a link to a table.

web-join-invited = You are invited to { $title }
web-join-own = Your seat at { $title }
web-join-watching = A game of { $title }
web-join-free =
    { $n ->
        [one] { $n } seat is free.
       *[other] { $n } seats are free.
    }
web-join-full = Every seat is taken. You can watch.
web-join-over = The game is over. You can look at it.
web-join-watch-help = You see what everybody may see, and take part in nothing.
web-join-go-help = You already have a seat at this table.
web-join-bring-help = This link brings { $name }’s seat to this device. It works once; the seat stays on your other devices too.
web-join-takes = You take { $name }’s seat.
web-join-here = At the table
web-join-sit = Sit down
web-join-watch = Watch
web-join-watch-only = I only want to watch
web-join-bring = Play on this device
web-join-go = To the table
web-join-see = See the game
web-join-have-seat = I already have a seat here
web-join-have-seat-help = Which one is yours? Your other browser is asked to let you in.
web-join-my-seat = I am { $name }
web-join-link-used = This link has been used
web-join-link-used-help = An invitation is for one person. If that was you, open the table in the browser you sat down with; otherwise ask for a new link.
web-join-link-revoked = This link no longer works
web-join-link-revoked-help = There is a newer one, or the seat was given away. Ask whoever invited you for a new link.
web-join-no-such-link = No table goes with this link
web-join-no-such-link-help = Perhaps a letter was changed on the way. Copy the link once more, or ask for a new one.
web-join-link-cut = This link was cut off
web-join-link-cut-help = Part of it is missing. Some programs break long links: copy the whole of it.
web-join-no-such-table = This table has been cleared away
web-join-no-such-table-help = Tables at which nobody plays are not kept for ever. Open a new one.
web-join-trouble = This link cannot be opened now
