# ceylon in the browser: names of pieces and places, tooltips, the board as text.

## Words on pieces

web-ceylon-you = You
web-ceylon-others = Others
web-ceylon-or = or
web-ceylon-points = points
web-ceylon-rupees = rupees
web-ceylon-nobody = nobody
web-ceylon-kind =
    { $kind ->
        [plant] Plant
        [harvest] Harvest
        [trade] Trade
        [councillor] Councillor
        [technology] Technology
        [move] Move
       *[rupees] Rupees
    }
web-ceylon-tokens =
    { $n ->
        [one] { $n } technology token
       *[other] { $n } technology tokens
    }

## The board

web-ceylon-island = The island
web-ceylon-left-out = { ceylon-word-district } is left out
web-ceylon-legend = Tea by level
web-ceylon-legend-level = Level { $level }: { ceylon-word-tea }
web-ceylon-terrain = Elevation tiles
web-ceylon-pile =
    { $n ->
        [one] { $n } contract in the pile
       *[other] { $n } contracts in the pile
    }
web-ceylon-technology = Technology
web-ceylon-start = start
web-ceylon-councillor =
    { ceylon-word-district }, { $title }: { $effect }. { $n ->
        [0] Nobody’s disc
        [one] { $n } disc
       *[other] { $n } discs
    }
web-ceylon-effect =
    { $councillor ->
        [move] { ceylon-word-rupees } for each step after the first
        [take_rupees] { ceylon-word-rupees } more when you take rupees
        [plant_adjacent] also beside your pawn, in its district
        [trade] { ceylon-word-rupees } with each trade
        [technology] { ceylon-word-points } with each advance
        [plant_cost] plant for { ceylon-word-rupees }
        [councillor_cost] contract for { ceylon-word-rupees }
       *[warehouse] room for { $n } chests
    }
web-ceylon-bonus-rule =
    { $n ->
        [3] A plantation in all three districts
       *[other] A plantation in all four districts
    }

## The tray

web-ceylon-harvest-all = Harvest { $n }
web-ceylon-played = Card on the table
web-ceylon-no-card = No card on the table
web-ceylon-deck =
    { $n ->
        [one] { $n } card in the deck
       *[other] { $n } cards in the deck
    }
web-ceylon-contracts = Contracts
web-ceylon-held =
    Company { $company }: { $n ->
        [one] { $n } contract
       *[other] { $n } contracts
    }
web-ceylon-free-space = free
web-ceylon-markers-left =
    { $n ->
        [one] { $n } marker left
       *[other] { $n } markers left
    }
web-ceylon-warehouse = Warehouse
web-ceylon-room = { $n } of { $room }
web-ceylon-tile-effect =
    { $tile ->
        [rupees] { ceylon-word-rupees } more
        [move] to any hex, free
        [plant] on your own plantation
        [technology] { $n } spaces up
        [councillor] of another district
        [harvest] anywhere on the map
       *[trade] trade with one fewer
    }
web-ceylon-tile-used = used

## Facts and things to look up

web-ceylon-contracts-of =
    { $n ->
        [one] { $n } contract
       *[other] { $n } contracts
    }, { $companies ->
        [one] { $companies } company
       *[other] { $companies } companies
    }
web-ceylon-planted = { $n } of { $all } markers placed
web-ceylon-chests =
    { $n ->
        [one] { $n } chest
       *[other] { $n } chests
    }, room for { $room }
web-ceylon-cards = Action cards
web-ceylon-cards-where = { $unseen } unseen, { $deck } of them in the deck
web-ceylon-card = Card
web-ceylon-unseen = Unseen
web-ceylon-played-cards = Played

## Where the game stands

web-ceylon-turn = Turn { $turn }
web-ceylon-last-round = Turn { $turn } · last round
web-ceylon-setting-up = Set-up
web-ceylon-over = { $turn } turns played
web-ceylon-phase-terrain = Terrain
web-ceylon-phase-first = First plantations
web-ceylon-phase-card = Card
web-ceylon-phase-action = Your action
web-ceylon-phase-active = Active player
web-ceylon-phase-others = The others
web-ceylon-phase-draw = Draw

## What is asked

web-ceylon-ask =
    { $decision ->
        [first] Your pawn starts there too
       *[card] You act first, then each of the others
    }
web-ceylon-answered = Your card for the others: { ceylon-word-others }
web-ceylon-turn-of = { $name }’s turn
web-ceylon-own-note =
    { $state ->
        [barred] Not possible now: { ceylon-word-action }
       *[free] Do your card’s action, or move, or take rupees
    }
web-ceylon-follow =
    { $state ->
        [barred] You reply to { $name }: move or take rupees
       *[free] You reply to { $name }: you may { ceylon-word-others }
    }
web-ceylon-follow-note =
    { $state ->
        [barred] Not possible now: { ceylon-word-others }
       *[free] The card allows it. Or move, or take rupees
    }
web-ceylon-harvest-note =
    { $n ->
        [0] { $left ->
            [one] { $left } plantation in reach
           *[other] { $left } plantations in reach: one or more
        }
        [one] { $n } chest taken, { $left } more in reach
       *[other] { $n } chests taken, { $left } more in reach
    }
web-ceylon-discard-note =
    { $n ->
        [one] { $n } chest too many
       *[other] { $n } chests too many
    }
web-ceylon-pawn-elsewhere = Your pawn is not in { ceylon-word-district }: you contract the councillor of the district where it stands
web-ceylon-card-idle = This action is not possible now. You may still play the card, then move or take rupees.

## The end

web-ceylon-ending =
    { $why ->
        [marker] Last round: somebody has placed the last marker. Everybody gets the same number of turns.
       *[deck] Last round: the last card is drawn. Everybody gets the same number of turns.
    }
web-ceylon-scoring-places = A majority gives { $scoring-majority } points to the first four. On a tie the player further up the technology track is ahead; on the same space, whose disc lies on top.
web-ceylon-scoring-district = In a district only players who have a plantation there and its councillor count.

## The board as text

web-ceylon-say-wagon = Wagon { $wagon }: company { $company } asks for { $demand }, gives { $rupees } rupees or { $points } points
web-ceylon-say-councillor = Councillor of { ceylon-word-district }: { $title }, contracted by { $names }
web-ceylon-say-technology = Technology space { $space }: { $names }
web-ceylon-say-seat = { $name }: { $points }
web-ceylon-say-hex = { $hex }: { ceylon-word-district }, level { $level }
web-ceylon-say-plantation =
    { $markers ->
        [one] plantation of { $name }
       *[other] plantation of { $name } with { $markers } markers
    }
web-ceylon-say-pawns =
    { $n ->
        [one] pawn of { $names }
       *[other] pawns of { $names }
    }

## In short

web-ceylon-brief-goal = Most points win. Some are scored in play, most at the end.
web-ceylon-brief-points =
    Majorities at the end, { $scoring-majority } points each: most rupees, furthest on the technology track, most plantation markers in each district. A district counts for you only if you have its councillor.
    Different companies among your contracts: { $scoring-companies } points for one to five.
    A plantation in every district: { $scoring-district-bonus } points for the first who get there, one after the other.
    In play: contracts taken for points, the point spaces of technology, { $income-owner-point ->
        [one] { $income-owner-point } point
       *[other] { $income-owner-point } points
    } for each chest others harvest from your plantations.
    Minus { $scoring-leftover-marker } for each marker still on your board.
    Ties go to whoever is ahead on the technology track.
web-ceylon-brief-turn =
    Play a card: one of its two actions is yours, the other is everybody else’s.
    Do your action, or instead move your pawn or take { $income-take-rupees ->
        [one] { $income-take-rupees } rupee
       *[other] { $income-take-rupees } rupees
    }.
    Then each of the others does the other action, or moves, or takes rupees.
    You draw a card. On the others’ turns you act too.
    Advancing technology also gives a technology token: an extra action in one of your own turns.
web-ceylon-brief-end = It ends when somebody has placed the last marker or the last card is drawn; all finish with the same number of turns.
web-ceylon-brief-first =
    Place your first plantation on low ground, in a district nobody has chosen; hills next to it are worth having, they grow green and white tea.
    Look at the wagons: a contract asks for three chests and for a free contract space, or the one its company has; planting frees spaces. It pays rupees or points.
    Play a card whose action you can do now and whose other half helps the others little.
    Harvesting is free: take a chest from every plantation around your pawn, the others’ too.
    Rupees pay for planting ({ $costs-plant }), a councillor ({ $costs-councillor }) or technology ({ $costs-technology }); without them take { $income-take-rupees ->
        [one] { $income-take-rupees } rupee
       *[other] { $income-take-rupees } rupees
    } or move to where you want to plant next.

## Options, in a line each

web-ceylon-option-starting-tiles = The variant: each player has a tile with an ability; the lowest number begins.
web-ceylon-option-left-out = Only with 2 players, who use three of the four districts.
web-ceylon-option-terrain = The hills are drawn at random, or the players place them before the game.
web-ceylon-option-first = With starting tiles the lowest number begins.
