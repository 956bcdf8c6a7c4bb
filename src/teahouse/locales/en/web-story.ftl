# What happens at the table, told: log, recap, hints, modes.

## Log
web-story-setup = Set-up
web-story-more =
    { $n ->
        [one] and one more step
       *[other] and { $n } more steps
    }

## Recap
web-story-recap-of = { $at } of { $last }
web-story-recap-back = One step back
web-story-recap-on = Next step
web-story-recap-end = That was all

## The end
web-story-earned =
    { $n ->
        [one] New achievement
       *[other] New achievements
    }
web-story-feats =
    { $n ->
        [one] New feat
       *[other] New feats
    }
web-story-earned-again = Earned again: { $names }.
web-story-near = Only just missed: { $names }.

## Hint
web-story-hint-more = All figures
web-story-hint-only = The bot sees nothing that comes close.
web-story-hint-clear = Sure: { $n }% chance to win against { $other }%.
web-story-hint-close = Not sure: { $n }% chance to win against { $other }%.
web-story-hint-clear-alone = It is sure: about { $n } more than the next.
web-story-hint-close-alone = It is not sure: the next is worth as much.
web-story-hint-why = Compared with “{ $other }”: { $parts }.
