# Darjeeling: the game, its questions, choices, events and refusals.

darjeeling-tagline = Gather tea across the country, ship it while the demand is high

## Words that other messages use

darjeeling-word-tea =
    { $variety ->
        [black] black tea
        [green] green tea
        [white] white tea
       *[red] red tea
    }
# A tile: its variety, and one ½ for each half crate on it.
darjeeling-word-tile =
    { $tile ->
        [black-1] black tea ½
        [black-2] black tea ½½
        [black-3] black tea ½½½
        [green-1] green tea ½
        [green-2] green tea ½½
        [green-3] green tea ½½½
        [white-1] white tea ½
        [white-2] white tea ½½
        [white-3] white tea ½½½
        [red-1] red tea ½
        [red-2] red tea ½½
       *[red-3] red tea ½½½
    }
darjeeling-word-direction =
    { $direction ->
        [N] north
        [E] east
        [S] south
       *[W] west
    }
darjeeling-word-laid =
    { darjeeling-word-tea }:{ $threes ->
        [0] {""}
       *[other] {" "}½½½ ×{ $threes }
    }{ $twos ->
        [0] {""}
       *[other] {" "}½½ ×{ $twos }
    }{ $ones ->
        [0] {""}
       *[other] {" "}½ ×{ $ones }
    }

## What is asked

darjeeling-decision-start = Choose the starting tile
darjeeling-decision-face = Choose the direction the collector faces
darjeeling-decision-move = Move the collector to a tile
darjeeling-decision-ship = Ship one variety, or nothing
darjeeling-decision-lay-threes = Lay how many ½½½ tiles?
darjeeling-decision-lay-twos = Lay how many ½½ tiles?
darjeeling-decision-lay-ones = Lay how many ½ tiles?
darjeeling-decision-tokens = Use action tokens, or keep them
darjeeling-decision-recall = Your supply is short: take crates from other ships, or stop

## What can be chosen

darjeeling-choice-start = { $cell } · { darjeeling-word-tile }
darjeeling-choice-face = Face { darjeeling-word-direction }
darjeeling-choice-move =
    { $cell } · { darjeeling-word-tile } · { $turn ->
        [ahead] ahead
        [right] turn right
        [left] turn left
       *[back] turn back
    } · { $cost ->
        [0] free
        [one] −{ $cost } point
       *[other] −{ $cost } points
    }
darjeeling-choice-ship =
    Ship { darjeeling-word-tea } · { $loaded ->
        [0] 1 crate, for an action token
        [one] { $loaded } crate
       *[other] up to { $loaded } crates
    } · demand +{ $bonus }
    .note =
        { $city ->
            [yes] Next to a city: no crate is lost
           *[no] No city near: one crate is lost, unless a token keeps it
        }
darjeeling-choice-keep = Ship nothing
darjeeling-choice-lay =
    { $tiles ->
        [0] Lay no { $halves ->
            [1] ½
            [2] ½½
           *[other] ½½½
        } tile
        [one] Lay { $tiles } { $halves ->
            [1] ½
            [2] ½½
           *[other] ½½½
        } tile
       *[other] Lay { $tiles } { $halves ->
            [1] ½
            [2] ½½
           *[other] ½½½
        } tiles
    }
darjeeling-choice-spend =
    { $use ->
        [none] No token
        [fresh] Kept fresh
        [double] Double
       *[both] Fresh and double
    } · { $crates ->
        [one] { $crates } crate
       *[other] { $crates } crates
    } · demand +{ $bonus }
darjeeling-choice-recall = Take a crate from quay { $quay } (×{ $multiplier })
darjeeling-choice-done = Stop here

## What happened

darjeeling-event-first-player = { $name } goes first
darjeeling-event-crate-placed = { $name } put a first crate on the ship at quay { $quay }
darjeeling-event-tile-taken = { $name } took { darjeeling-word-tile } from { $cell }
darjeeling-event-hidden-tile-taken = { $name } took the tile from { $cell }
darjeeling-event-token-taken = { $name } took an action token
darjeeling-event-collector-placed = { $name } placed the collector on { $cell }, facing { darjeeling-word-direction }
darjeeling-event-ships-scored =
    { $name } scored { $points ->
        [one] { $points } point
       *[other] { $points } points
    } for ships
darjeeling-event-collector-moved =
    { $name } moved the collector from { $origin } to { $cell }{ $cost ->
        [0] {""}
        [one] , paid { $cost } point
       *[other] , paid { $cost } points
    }
darjeeling-event-no-move = { $name } cannot move: no tile to be reached
darjeeling-event-bag-refilled =
    The bag ran out: { $tiles ->
        [one] { $tiles } tile
       *[other] { $tiles } tiles
    } came back from the warehouse
darjeeling-event-space-refilled = New tile on { $cell }: { darjeeling-word-tile }
darjeeling-event-space-left-empty = No tile left for { $cell }
darjeeling-event-tiles-laid = { $name } laid { darjeeling-word-laid }
darjeeling-event-tiles-revealed = { $name } laid { darjeeling-word-laid }
darjeeling-event-tokens-used =
    { $name } used { $use ->
        [fresh] an action token: kept fresh
        [double] an action token: double demand bonus
       *[both] two action tokens: kept fresh and double demand bonus
    }
darjeeling-event-crates-returned =
    { $name } got { $crates ->
        [one] { $crates } crate
       *[other] { $crates } crates
    } back from the ship that left the harbour
darjeeling-event-ship-loaded =
    { $name } loaded { $crates ->
        [one] { $crates } crate
       *[other] { $crates } crates
    } on the ship at the top quay
darjeeling-event-crate-recalled = { $name } moved a crate from quay { $quay } to the top quay
darjeeling-event-demand-bonus =
    { $name } scored { $points ->
        [one] { $points } point
       *[other] { $points } points
    } for the demand for { darjeeling-word-tea }
darjeeling-event-quantity-bonus =
    { $name } scored { $points ->
        [one] { $points } point
       *[other] { $points } points
    } for quantity
darjeeling-event-target-reached = { $name } reached { $points } points: end of the game
darjeeling-event-round-limit-reached =
    The round limit ended the game after { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    }
darjeeling-event-halves-lost =
    { $name } lost { $points ->
        [one] { $points } point
       *[other] { $points } points
    } for half crates
darjeeling-event-nothing-shipped = { $name } shipped nothing

## Why not

darjeeling-why-game-over = The game is over
darjeeling-why-not-a-tile = There is no tea tile on { $cell }
darjeeling-why-back-not-outside = The back of the collector must point outside the map
darjeeling-why-front-not-tile = The front of the collector must point to a tea tile
darjeeling-why-not-in-line = { $cell } does not lie in a straight line from your collector
darjeeling-why-on-own-space = Your collector already stands on { $cell }: it has to move
darjeeling-why-on-a-city = There is a city on { $cell }: you may pass over it, not stop there
darjeeling-why-on-a-collector = There is a collector on { $cell }: you may pass over it, not stop there
darjeeling-why-nothing-there = There is nothing to take on { $cell }
darjeeling-why-line-broken = The way to { $cell } is broken by an empty space or the outside
darjeeling-why-no-closed-crates = Your tiles of { darjeeling-word-tea } do not close a crate
darjeeling-why-too-few-tiles =
    { $has ->
        [0] You have no such tile
        [one] You have only { $has } such tile, not { $tiles }
       *[other] You have only { $has } such tiles, not { $tiles }
    }
darjeeling-why-not-closed =
    { $tiles ->
        [0] Without such a tile no shipment closes
        [one] With { $tiles } such tile some halves stay open
       *[other] With { $tiles } such tiles some halves stay open
    }
darjeeling-why-no-token =
    { $needed ->
        [one] That takes { $needed } action token, and you have { $has }
       *[other] That takes { $needed } action tokens, and you have { $has }
    }
darjeeling-why-fresh-changes-nothing = All crates that can be loaded are loaded anyway: keeping them fresh changes nothing
darjeeling-why-double-changes-nothing = The demand bonus is 0: doubling it changes nothing
darjeeling-why-loads-no-crate = That makes a single crate, and away from a city one crate is lost: none would be loaded. Next to a city, or kept fresh with an action token, it could be shipped
darjeeling-why-no-own-crate-there = You have no crate on the ship at quay { $quay }
darjeeling-why-being-loaded = The ship at quay { $quay } is the one being loaded: take crates from the other ships
darjeeling-why-no-such-quay = There is no quay { $quay }: there are { $quays }
darjeeling-why-all-loaded = Every crate that may be loaded is loaded
darjeeling-why-at-least-one-crate = At least one crate must be loaded
darjeeling-why-map-unknown = A map is drawn from tile spaces and cities
darjeeling-why-map-size = A map has at most { $n } rows and columns
darjeeling-why-map-letter = A map is written with T for a tile, C for a city and . for what lies outside; look at { $cell }
darjeeling-why-map-tiles = A map has { $low } to { $high } tile spaces; this one has { $n }
darjeeling-why-map-cities = A map has { $low } to { $high } cities; this one has { $n }
darjeeling-why-map-apart = All spaces hang together; { $cell } does not
darjeeling-why-map-starts = With { $n } players, one could be left without a start; make the map larger
darjeeling-why-map-too-many = The map has more spaces than there are tiles
darjeeling-why-component-tiles = { $path }: which tiles close is worked out for at most { $twos } two-half and { $threes } three-half tiles of a variety, so more cannot be played with

## Options

darjeeling-option-players = Players
    .help = Number of seats, 2 to 5
darjeeling-option-map = Map
    .help = india, sri_lanka, china, or a map of your own: rows of T (tile), C (city) and . (outside)
darjeeling-option-memory = Screens
    .help = open: everybody sees all tiles and tokens; closed: only your own
darjeeling-option-two-half = Two-half tiles
    .help = How the halves lie on them: adjacent or opposite
darjeeling-option-target = Target score
    .help = Reaching this many points ends the game
darjeeling-option-round-limit = Round limit
    .help = The game ends after this many rounds at the latest
darjeeling-option-first = First player
    .help = random, or the number of a seat from 0

## Closed sets

darjeeling-variety-black = black
darjeeling-variety-green = green
darjeeling-variety-white = white
darjeeling-variety-red = red
darjeeling-map-india = India
darjeeling-map-sri-lanka = Sri Lanka
darjeeling-map-china = China
darjeeling-source-ships = Ships
darjeeling-source-turning = Turning back
darjeeling-source-passing = Passing
darjeeling-source-demand = Demand
darjeeling-source-quantity = Quantity
darjeeling-source-halves = Half crates
darjeeling-race-target = Race to the target score
darjeeling-part-points = points after that
darjeeling-goal-ships = Ships will pay { $points } at the start of the turn
darjeeling-memory-open = open screens
darjeeling-memory-closed = closed screens
darjeeling-two-half-adjacent = adjacent halves
darjeeling-two-half-opposite = opposite halves
darjeeling-use-none = no token
darjeeling-use-fresh = kept fresh
darjeeling-use-double = double demand bonus
darjeeling-use-both = kept fresh and double demand bonus

## Parts of a bot’s estimate

darjeeling-term-ships = ships
    .the = ships
darjeeling-term-turning = turning back
    .the = turning back
darjeeling-term-passing = passing
    .the = passing others
darjeeling-term-demand = demand
    .the = the demand
darjeeling-term-quantity = quantity
    .the = the quantity
darjeeling-term-tiles = tiles
    .the = the tiles
darjeeling-term-tokens = tokens
    .the = action tokens
darjeeling-term-city = city
    .the = the nearness of a city

## Components

darjeeling-component-box = Numbers in the box
darjeeling-component-tiles = Tea tiles
darjeeling-component-strips = Multiplier strips
darjeeling-component-maps = Maps
darjeeling-component-costs = Costs
darjeeling-component-scoring = Scoring
darjeeling-component-box-tea-tiles = tea tiles
darjeeling-component-box-demand-markers-per-variety = demand markers of each variety
darjeeling-component-box-action-tokens = action tokens
darjeeling-component-box-crates-per-player = crates of each player
darjeeling-component-tiles-black = black tea: tiles with one, two, three halves
darjeeling-component-tiles-green = green tea: tiles with one, two, three halves
darjeeling-component-tiles-white = white tea: tiles with one, two, three halves
darjeeling-component-tiles-red = red tea: tiles with one, two, three halves
darjeeling-component-halves-two-half = how the halves of a two-half tile lie
darjeeling-component-strips-2-multipliers = multipliers with 2 players, from the top quay down
darjeeling-component-strips-3-multipliers = multipliers with 3 players, from the top quay down
darjeeling-component-strips-4-multipliers = multipliers with 4 players, from the top quay down
darjeeling-component-strips-5-multipliers = multipliers with 5 players, from the top quay down
darjeeling-component-maps-india-players = India: advised numbers of players
darjeeling-component-maps-india-grid = India: layout
darjeeling-component-maps-sri-lanka-players = Sri Lanka: advised numbers of players
darjeeling-component-maps-sri-lanka-grid = Sri Lanka: layout
darjeeling-component-maps-china-players = China: advised numbers of players
darjeeling-component-maps-china-grid = China: layout
darjeeling-component-costs-turn-back = cost of turning back
darjeeling-component-costs-pass-tile = cost of passing a tile
darjeeling-component-costs-pass-city = cost of passing a city
darjeeling-component-costs-pass-collector = cost of passing a collector
darjeeling-component-scoring-target = target score
darjeeling-component-scoring-quantity-bonus-from = crates from which the quantity bonus is paid
darjeeling-component-scoring-penalty-per-half = penalty for each half crate at the end

## On the drawn board

darjeeling-word-letter =
    { $variety ->
        [black] b
        [green] g
        [white] w
       *[red] r
    }
darjeeling-word-legend = digit: half crates
darjeeling-word-city = city
darjeeling-word-empty = empty
darjeeling-word-choosable = can be chosen
darjeeling-word-harbour = Harbour
darjeeling-word-quay = quay { $quay }
darjeeling-word-demand = Demand
darjeeling-word-demand-top = top
darjeeling-word-bonus = Bonus
darjeeling-word-points = Points
darjeeling-word-ships = Next turn
darjeeling-word-supply = Supply
darjeeling-word-tokens = Tokens
darjeeling-word-tiles = Tiles
darjeeling-word-hidden-tiles =
    { $n ->
        [one] { $n } tile
       *[other] { $n } tiles
    }
darjeeling-word-bag = Bag { $n }
darjeeling-word-warehouse = Warehouse
darjeeling-word-reserve = Action tokens left { $n }
darjeeling-word-round = Round { $n }
darjeeling-word-target = Target { $n }
darjeeling-word-shipment = Shipment of { darjeeling-word-laid }
darjeeling-word-load = Crates loaded { $loaded } of { $allowed }
