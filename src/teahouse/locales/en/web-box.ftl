# The page of the box: what is printed in it, typed by its owner.
web-box-title = The box of { $game }
web-box-help = Do you own this game? Compare what we show with what is printed in your box, and put right what is different. Everything is kept in this browser.
web-box-progress = Values compared: { $read } of { $of }, changed: { $changed }
web-box-finish = Use and share the values
web-box-components = Components
web-box-group = Show
web-box-group-all = everything
web-box-component = { $at } of { $of }
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
web-box-struck = Struck through: our value.
web-box-was-rows = Ours were:
web-box-considered = Also considered:
web-box-entry = { $n }
web-box-cell = Row { $row }, { $name }
web-box-row = Row { $row }
web-box-more = One more: { $label }
web-box-fewer = One fewer: { $label }
web-box-row-in = Add a row
web-box-row-out = Remove row { $row }
web-box-back = Back
web-box-skip = Skip
web-box-done =
    { $last ->
        [yes] As printed, finish
       *[no] As printed, next
    }
web-box-there = Go there
web-box-no-picture = These values cannot be drawn.
web-box-offered = Values in the link: { $n }. Your own: { $own }. Which ones shall stay?
web-box-offered-take = Those of the link
web-box-offered-keep = Mine
web-box-unreadable = The values in this link cannot be read.
web-box-received =
    { $note ->
        [none] These values came with a link: { $n }. It does not say from which box.
       *[other] These values came with a link: { $n }. Whoever made it says of the box: “{ $note }”.
    }
web-box-received-leave = Without them
web-box-nothing = Nothing has been compared yet.
web-box-not-yet = Some values do not fit yet. You can keep and share them as they are; to play with them or contribute them, put these right first:
web-box-note = Which box is it? (optional)
web-box-note-example = publisher, language, year
web-box-use = Play with them
web-box-play-bots = Against bots
web-box-play-friends = With friends
web-box-share = Keep and share
web-box-save = Save as a file
web-box-copy-link = Copy a link
web-box-copy-text = Copy as text
web-box-no-clipboard = This browser does not let us copy. Show the text below and copy it by hand.
web-box-show-text = Show the file
web-box-contribute = Put it right for everybody
web-box-contribute-help = What you compared can become what everybody plays with. Save or copy it as a contribution and hand it to the people who look after Teahouse, in the place where you got it. Nothing leaves this browser by itself. A contribution names the values, that they were read from a box, and which box it was.
web-box-save-diff = Save the contribution
web-box-copy-diff = Copy the contribution
web-box-show-diff = Show the contribution
web-box-host = Are you the host of this server?
web-box-host-help = Make the saved file the default of all new tables, from the next start on, with this command:
web-box-clear = Start over
web-box-bring-back = Bring the values back
web-box-done-rest =
    { $last ->
        [yes] The rest as printed, finish
       *[no] The rest as printed, next
    }
web-box-next =
    { $last ->
        [yes] Finish
       *[no] Next
    }
web-box-elsewhere = Something does not fit: { $where }.
web-box-number = { $label }: number
web-box-take-out = Remove: { $label }
web-box-brush = Paint with
web-box-space = Row { $row }, space { $at }: { $what }
web-box-map-grow = Add a row or column
web-box-map-trim = Remove empty edges
web-box-hex = Hex { $n }
web-box-saved = Saved as { $file }, in your downloads.
web-box-loaded = Values taken from { $file }: { $n }.
web-box-copied-link = Link copied. Whoever opens it sees your values.
web-box-copied-text = Text copied. It is the content of the file.
web-box-copied-diff = Contribution copied. Paste it where you hand it to the people who look after Teahouse.
web-box-map-side =
    { $side ->
        [top] above
        [bottom] below
        [left] on the left
       *[right] on the right
    }
web-box-tile = Tap the hexes this tile covers. Covered: { $n }
web-box-hand-on = Share the link…
web-box-no-handing-on = It could not be shared from here. Save or copy it instead.
web-box-saved-unfinished = Saved as { $file }, in your downloads. It is unfinished: load it here to go on.
web-box-hand-on-diff = Share the contribution…
web-box-to-table = Back to the table
