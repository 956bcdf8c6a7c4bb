cups-title = Cups
cups-tagline = Pour, drink, and do not spill.

## What is asked and what may be chosen

cups-decision-turn = Pour or drink?
cups-choice-pour = { $pot ->
        [0] Pour from the small pot, 1 or 2 measures
       *[1] Pour from the large pot, 1 to 6 measures
    }
cups-choice-drink = Drink, and end your turn
cups-why-game-over = The game is over.
cups-why-empty-cup = There is nothing in your cup.

## What happens

cups-event-first-player = { $name } begins.
cups-event-poured = { $name } pours { $measures ->
        [one] one measure
       *[other] { $measures } measures
    } from { $pot ->
        [0] the small pot
       *[1] the large pot
    }.
cups-event-spilled = { $name } spills it all.
cups-event-drunk = { $name } drinks { $points ->
        [one] one point
       *[other] { $points } points
    }.
cups-event-ended = The game is over after { $rounds ->
        [one] one round
       *[other] { $rounds } rounds
    }.
cups-source-points = Points

## Options

cups-option-players = Players
    .help = 2 to 4
cups-option-target = Target
    .help = the game ends after the round in which somebody has so many points
cups-option-rounds = Rounds
    .help = the game ends after so many rounds at the latest
