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
        [ship] Your crates go to the best quay and score every turn
        [lay_threes] Only tiles whose halves all meet can be shipped
        [lay_twos] Only tiles whose halves all meet can be shipped
        [lay_ones] Only tiles whose halves all meet can be shipped
        [tokens] Fresh: no crate is lost. Double: demand bonus twice
       *[recall] Crates aboard can move to the ship at the best quay
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
web-darjeeling-lying = Here it lies on its side: the top is on the left.
web-darjeeling-bag = Bag
web-darjeeling-tokens = Action tokens
web-darjeeling-shipment = Shipment
web-darjeeling-nothing = none
web-darjeeling-quay-does =
    Quay { $quay }: at the start of your turn each crate of yours here brings { $multiplier ->
        [one] { $multiplier } point
       *[other] { $multiplier } points
    }. With every shipment the ship at the quay that pays least leaves, and the others move to the next quay
web-darjeeling-demand-does =
    { darjeeling-word-tea }: shipping it brings { $bonus ->
        [one] { $bonus } point
       *[other] { $bonus } points
    }, one for each marker that comes before its two in the row; then the last of the two goes to the front
web-darjeeling-warehouse-does = The tiles of the last shipment; with the next one they go back into the bag
web-darjeeling-bag-does = Tiles in the bag: they fill the spaces that collectors leave
web-darjeeling-tokens-does = A tile with three halves brings an action token

## What is mine

web-darjeeling-my-screen =
    { $memory ->
        [closed] Behind your screen, only you see this
       *[open] Behind your screen, open to all
    }
web-darjeeling-screen-of = Behind the screen of { $name }
web-darjeeling-crop-does = Tiles can be shipped when every half on them lies against another half
web-darjeeling-pays = demand +{ $bonus }
web-darjeeling-at-end = half crates: { $points } at the end
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
web-darjeeling-laid =
    { $n ->
        [one] { $n } crate
       *[other] { $n } crates
    }{ $lost ->
        [yes] {","} 1 of them lost
        [token] {","} 1 of them lost without a token
       *[no] {""}
    }
web-darjeeling-ship = Ship { darjeeling-word-tea }
web-darjeeling-open =
    { $n ->
        [one] { $n } half open
       *[other] { $n } halves open
    }
web-darjeeling-not-closed = they do not close a crate yet
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

## In short

web-darjeeling-brief-goal = Most points win when somebody reaches the target score: normally { $scoring-target }, unless the table chose another.
web-darjeeling-brief-points =
    Ships: at the start of each of your turns every crate you have on a ship scores the multiplier of its quay.
    Demand bonus with a shipment: the lower marker of its variety goes on top of the chute; 1 point for each marker then between the two.
    Quantity bonus: { $scoring-quantity-bonus-from } or more crates loaded at once bring 1 point each.
    Points paid for passing over a tea tile: { $costs-pass-tile }, a city: { $costs-pass-city }, a collector: { $costs-pass-collector }, for turning back: { $costs-turn-back }.
    At the end minus { $scoring-penalty-per-half } for each half crate still behind your screen.
web-darjeeling-brief-turn =
    Your crates on ships score.
    Turn the collector to one side if you like, then go straight ahead to a tea tile and take it.
    Ship if you can: closed crates of one tea. Next to a city all of them are loaded, elsewhere one fewer.
    The new ship takes the best quay and pushes all others down one; the lowest leaves, its crates come home.
web-darjeeling-brief-end = It ends at once, also in the middle of a round, when somebody has the target score. Whoever reached it can still be overtaken by the count of half crates.
web-darjeeling-brief-first =
    Choose a tile at the edge of the map and which way your collector looks.
    Move ahead: the next tile is free, each tile you pass over costs points ({ $costs-pass-tile }).
    Collect one variety: two halves edge to edge are a crate, and no half of the tiles you ship may stay open. Tiles of one half close most easily.
    Ship early: a crate on a good quay pays every turn until other ships push it down.
    A tile with three halves brings an action token, for a better shipment later.

## Options, in a line each

web-darjeeling-option-map = India suits every number of players, Sri Lanka 2 or 3, China 4 or 5. Or draw your own.
web-darjeeling-option-memory = Open: everybody sees all tiles and tokens. Closed: only your own, the rest is memory.
web-darjeeling-option-two-half = How the two half crates lie on a tile: side by side or across. The box’s way is not known for certain.
web-darjeeling-option-target = The game ends as soon as somebody has this many points.
web-darjeeling-option-round-limit = The game ends after this many rounds at the latest.
web-darjeeling-option-first = Who takes the first turn.

## A map of one’s own

web-darjeeling-map-own = Your own
web-darjeeling-map-lay = Lay
web-darjeeling-map-tile = Tile space
web-darjeeling-map-city = City
web-darjeeling-map-outside = Outside
web-darjeeling-map-from = Start from
web-darjeeling-map-clear = An empty map
web-darjeeling-map-cell =
    { $place }, { $kind ->
        [tile] tile space
        [city] city
       *[outside] outside
    }
web-darjeeling-map-count = Tile spaces: { $tiles } · cities: { $cities }
web-darjeeling-map-keys = Tap a square or draw across several. By keyboard: arrows, then Enter.
web-darjeeling-map-link = Copy a link
web-darjeeling-map-save = Save as a file
web-darjeeling-map-open = Open a file
web-darjeeling-map-copied = Copied: whoever opens the link finds this map.
web-darjeeling-map-by-hand = Here is the link, to copy by hand.
web-darjeeling-map-saved = Saved as { $file }.
web-darjeeling-map-read = Map read from { $file }.
web-darjeeling-map-unread = There is no map in { $file }.

# The question while tiles of all sizes are laid as one picture.
web-darjeeling-lay = Choose which crates you lay out
