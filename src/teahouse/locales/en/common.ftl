# Words that every game and every part of the program uses.

common-number = { $n }
common-seat =
    { $seat ->
        [0] Indigo
        [1] Saffron
        [2] Madder
        [3] Aubergine
       *[4] Kingfisher
    }
common-former-player = A former player
common-rule-number = rule { $number }
common-ruling = ruling
common-partly-ruling = partly a ruling
common-why-not-asked =
    { $first ->
        [none] First this is asked: { $asked }
       *[other] First choose “{ $first }”
    }
common-lead = Largest differences: { $sources }.
common-notice = Teahouse is not affiliated with the authors or publishers of these games, and tells their rules in its own words.

## Where a printed value comes from

common-src-rulebook = rulebook
common-src-found = found elsewhere
common-src-inferred = inferred
common-src-reconstructed = reconstructed
common-src-replaced = replaced
common-src-owner = read from a box

## Why a bot prefers a choice

common-why = Compared with “{ $other }”: { $parts }; likely, not certain.
common-why-unclear = Compared with “{ $other }”: { $parts }; that may be chance.
common-why-little = Compared with “{ $other }”: no source of points differs by half a point.
common-why-points =
    { $n ->
        [one] about { $n } point
       *[other] about { $n } points
    }
common-why-part =
    { $sign ->
        [more] { $points } more from { $source }
       *[less] { $points } less from { $source }
    }
common-why-rival =
    { $sign ->
        [more] but { $points } more for the strongest opponent
       *[less] and { $points } less for the strongest opponent
    }

## Levels of bots

common-level-novice = first game
common-level-easy = easy
common-level-casual = casual
common-level-medium = medium
common-level-hard = hard
common-level-master = master
