# The page of the box: what is printed in it, typed by its owner.
web-box-title = The box of { $game }
web-box-help = Do you own this game? Compare what we show with what is printed in your box, and type what is different. It is kept in this browser.
web-box-progress = Values compared: { $read } of { $of }, changed: { $changed }
web-box-finish = Use and share the values
web-box-steps = Components
web-box-group = Show
web-box-group-all = everything
web-box-step = { $at } of { $of }
web-box-state =
    { $state ->
        [wrong] does not fit
        [changed] changed
        [read] as printed
        [part] partly compared
       *[open] not yet compared
    }
web-box-changed = changed
web-box-confirmed = as printed
web-box-confirm = As printed
web-box-reset = Reset
web-box-was = Ours was: { $value }
web-box-considered = Also considered:
web-box-entry = { $n }
web-box-cell = Row { $row }, { $name }
web-box-more = One more: { $label }
web-box-fewer = One fewer: { $label }
web-box-row-in = Add a row
web-box-row-out = Remove row { $row }
web-box-back = Back
web-box-skip = Skip
web-box-done = As printed, next
web-box-how = What can be written here
web-box-there = Go there
web-box-no-picture = These values cannot be drawn.
web-box-offered = Values in the link: { $n }. Your own: { $own }. Which ones shall stay?
web-box-offered-take = Those of the link
web-box-offered-keep = Mine
web-box-unreadable = The values in this link cannot be read.
web-box-nothing = Nothing has been compared yet.
web-box-not-yet = These values do not fit together yet:
web-box-note = Which box is it?
web-box-note-example = publisher, language, year
web-box-use = Play with them
web-box-play-bots = Against bots
web-box-play-friends = With friends
web-box-share = Keep and share
web-box-save = Save as a file
web-box-copy-link = Copy a link
web-box-copy-text = Copy as text
web-box-copied = Copied.
web-box-no-clipboard = This browser does not let us copy. Show the text below and copy it by hand.
web-box-show-text = Show the file
web-box-contribute = Contribute
web-box-contribute-help = This is the change to our file of printed values, with “read from a box” as the source. Sent to the project, it puts the values right for everybody.
web-box-save-diff = Save the change
web-box-copy-diff = Copy the change
web-box-show-diff = Show the change
web-box-host = For the host of this server
web-box-host-help = The saved file becomes the default of all new tables with this command, from the next start on:
web-box-clear = Start over
web-box-bring-back = Bring the values back
