# A teahouse without a server: tables in this browser.

web-local-old-browser = This browser is too old to play here. Update it, or use another one: Firefox, Chrome, Edge and Safari of the last two years will do.
web-local-no-network = What this game needs could not be fetched. Check the connection and try again; once it is here, you can play without one.
web-local-no-storage = This browser keeps nothing for this page, so no table can be opened. A window that is not private will do.
web-local-broken = The tables in this browser could not be started. Reload the page; what you played is still here.

## While it loads

web-local-starting = The table is being laid
web-local-loading = The table is being laid: { $loaded } of { $total } MB

## Without other people

web-local-others = You play in this browser alone: against bots, by yourself, or several people at one screen. To play with others on their own devices, one of you runs the Teahouse server, and everybody opens its address.
web-local-needs-others = This needs other people
web-local-needs-others-help = Here everything happens in your browser, so there is nobody to meet. Somebody who runs the Teahouse server can send you a link; it leads to their page.

## What is kept

web-local-kept = Your games
web-local-kept-help = Games, notes and what you typed are kept in this browser only. A file of all of it takes them to another device, and brings them back should the browser clear its data.
web-local-keep = Keep everything as a file
web-local-bring = Bring back a file
web-local-brought =
    { $taken ->
        [one] { $taken } game was brought
       *[other] { $taken } games were brought
    }{ $known ->
        [0] .
        [one] ; { $known } was here already.
       *[other] ; { $known } were here already.
    }
web-local-unreadable = This file was not kept by a Teahouse in a browser. Nothing was changed.
web-local-evicted = This table is not in this browser. It may be on another device, or the browser has cleared its data to make room. If you kept a file, bring it back on the page behind your name.
web-local-forget = Delete everything here
web-local-forget-sure = All games, notes and settings in this browser are deleted. Nobody else has them. This cannot be undone.
web-local-forget-yes = Yes, delete everything
web-local-forget-no = Back

## Over to the browser and back

web-local-move-here = Play on here
web-local-move-here-help = From now on this browser keeps the table: rules and bots run here, and the server rests. Because everything hidden in the game is then in your browser, nobody can join this table any more, and it counts in no record or statistic. You can hand it back at any time.
web-local-hand-back = Hand back to the server
web-local-hand-back-help = This table is played in this browser. Handed back, it goes on on the server, which first plays every step again. It still counts in no record or statistic.
web-local-elsewhere = This table is being played in a browser. If it is not this one, what was played there comes back only from there.
web-local-take-back = Go on on the server, without what was played elsewhere
web-local-not-kept = This browser cannot keep the table. It stays on the server.
