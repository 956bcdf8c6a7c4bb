# Darjeeling in the browser: names of pieces and places, tooltips, the board as text.

web-darjeeling-progress = Round { $round } · to { $target } points
web-darjeeling-phase-ships = Ships
web-darjeeling-phase-collector = Collector
web-darjeeling-phase-shipment = Shipment

## The map

web-darjeeling-map = Map: { $map }
web-darjeeling-own-map = Map of your own
web-darjeeling-by-city = next to a city: no crate is lost
web-darjeeling-two-halves = two halves edge to edge: one crate
web-darjeeling-collector = { $cell } collector of { $name }, facing { darjeeling-word-direction }
web-darjeeling-collector-unturned = { $cell } collector of { $name }

## Harbour, demand, stores

web-darjeeling-arrives = new shipment here
web-darjeeling-leaves = leaves next
web-darjeeling-demand = Demand from the top: { $markers }. Bonus:
web-darjeeling-bag = Bag
web-darjeeling-tokens = Action tokens
web-darjeeling-shipment = Shipment
web-darjeeling-nothing = none

## What is mine

web-darjeeling-my-screen =
    { $memory ->
        [closed] Behind your screen, only you see this
       *[open] Behind your screen, open to all
    }
web-darjeeling-screen-of = Behind the screen of { $name }
web-darjeeling-at-end =
    { $n ->
        [one] { $n } half crate: { $points } at the end
       *[other] { $n } half crates: { $points } at the end
    }
web-darjeeling-variety =
    { $variety ->
        [black] Black
        [green] Green
        [white] White
       *[red] Red
    }
web-darjeeling-tiles-of =
    { $n ->
        [one] { $n } tile of { darjeeling-word-tea }
       *[other] { $n } tiles of { darjeeling-word-tea }
    }
web-darjeeling-crates =
    { $n ->
        [one] { $n } crate
       *[other] { $n } crates
    }
web-darjeeling-open =
    { $n ->
        [one] { $n } half open
       *[other] { $n } halves open
    }
web-darjeeling-my-tokens =
    { $n ->
        [one] { $n } action token
       *[other] { $n } action tokens
    }
web-darjeeling-use =
    { $use ->
        [none] No token
        [fresh] Fresh
        [double] Double
       *[both] Both
    }
web-darjeeling-fresh-does = no crate lost far from a city
web-darjeeling-double-does = demand bonus twice
web-darjeeling-brings =
    { $crates ->
        [one] { $crates } crate, demand +{ $bonus }
       *[other] { $crates } crates, demand +{ $bonus }
    }
web-darjeeling-my-supply =
    { $n ->
        [one] { $n } crate in supply
       *[other] { $n } crates in supply
    }
web-darjeeling-next = +{ $points } next turn
web-darjeeling-score = { $points } of { $target } points
web-darjeeling-closed-bag = The screens are closed: what the bag holds is not shown.
