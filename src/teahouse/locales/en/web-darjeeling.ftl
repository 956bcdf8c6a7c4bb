# Darjeeling in the browser: names of pieces and places, tooltips, the board as text.

web-darjeeling-progress = Round { $round } · to { $target }
web-darjeeling-phase-ships = Ships
web-darjeeling-phase-collector = Collector
web-darjeeling-phase-shipment = Shipment
web-darjeeling-ask =
    { $decision ->
        [start] Its half crates are yours; your collector starts there
        [face] It moves straight ahead; a quarter turn before is free
        [move] You take the tile there; what you pass over costs points
        [ship] Your crates go to the top quay and score every turn
        [lay_threes] Only tiles whose halves all meet can be shipped
        [lay_twos] Only tiles whose halves all meet can be shipped
        [lay_ones] Only tiles whose halves all meet can be shipped
        [tokens] Fresh: no crate is lost. Double: demand bonus twice
       *[recall] Crates aboard can move to the ship at the top quay
    }
web-darjeeling-scoring-halves = Every half crate behind a screen costs points
web-darjeeling-scoring-places = Most points win; those level share the victory. Whoever ended the game may lose it

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
web-darjeeling-quay-does =
    Quay { $quay }: at the start of your turn each crate of yours here brings { $multiplier ->
        [one] { $multiplier } point
       *[other] { $multiplier } points
    }. With every shipment the lowest ship leaves and the others move one quay down
web-darjeeling-demand-does =
    { darjeeling-word-tea }: shipping it brings { $bonus ->
        [one] { $bonus } point
       *[other] { $bonus } points
    }, one for each marker above the upper one of its two; then its lower one goes on top
web-darjeeling-warehouse-does = The tiles of the last shipment; with the next one they go back into the bag
web-darjeeling-bag-does = Tiles in the bag: they fill the spaces that collectors leave
web-darjeeling-tokens-does = A tile with three halves brings an action token

## What is mine

web-darjeeling-my-screen =
    { $memory ->
        [closed] Your screen, only you see this
       *[open] Your screen, open to all
    }
web-darjeeling-screen-of = Behind the screen of { $name }
web-darjeeling-crop-does = Tiles can be shipped when every half on them lies against another half
web-darjeeling-pays = demand +{ $bonus }
web-darjeeling-at-end = halves: { $points } at the end
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
web-darjeeling-so-far =
    { $n ->
        [one] { $n } half so far
       *[other] { $n } halves so far
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
web-darjeeling-next = ships: +{ $points } next turn
web-darjeeling-score = { $points } of { $target } points
web-darjeeling-closed-bag = The screens are closed: what the bag holds is not shown.
