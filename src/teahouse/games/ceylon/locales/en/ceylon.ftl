# Ceylon: the game, its questions, choices, events and refusals.

ceylon-tagline = Plant, harvest and trade tea on the island; every card serves you and the others

## Words that other messages use

ceylon-word-district =
    { $district ->
        [dimbula] Dimbula
        [ruhuna] Ruhuna
        [kandy] Kandy
       *[uva] Uva
    }
ceylon-word-action =
    { $action ->
        [plant] plant
        [harvest] harvest
        [trade] trade
        [councillor] contract a councillor
        [technology] advance technology
        [move] move
       *[rupees] take rupees
    }
ceylon-word-others =
    { $others ->
        [plant] plant
        [harvest] harvest
        [trade] trade
        [councillor] contract a councillor
       *[technology] advance technology
    }
ceylon-word-offered =
    { $offered ->
        [plant] plant
        [harvest] harvest
        [trade] trade
        [councillor] contract a councillor
       *[technology] advance technology
    }
ceylon-word-tea =
    { $tea ->
        [black] black tea
        [green] green tea
       *[white] white tea
    }
ceylon-word-shape =
    { $shape ->
        [bee] bee
        [arch] arch
        [pistol] pistol
        [worm] worm
       *[wave] wave
    }
ceylon-word-councillor =
    { $councillor ->
        [move] Cheaper moves
        [take_rupees] Extra rupee
        [plant_adjacent] Plant next door
        [trade] Trade premium
        [technology] Technology point
        [plant_cost] Cheaper planting
        [councillor_cost] Cheaper contracting
       *[warehouse] Larger warehouse
    }
ceylon-word-starting =
    { $starting ->
        [rupees] Purse of rupees
        [move] Free move
        [plant] Second marker
        [technology] Double step
        [councillor] Distant councillor
        [harvest] Distant harvest
       *[trade] One chest fewer
    }
ceylon-word-card =
    { $card ->
        [plant-harvest] plant / harvest
        [plant-trade] plant / trade
        [plant-councillor] plant / councillor
        [plant-technology] plant / technology
        [harvest-trade] harvest / trade
        [harvest-councillor] harvest / councillor
        [harvest-technology] harvest / technology
        [trade-councillor] trade / councillor
        [trade-technology] trade / technology
       *[councillor-technology] councillor / technology
    }
ceylon-word-demand =
    { $black ->
        [0] {""}
       *[other] {" "}black ×{ $black }
    }{ $green ->
        [0] {""}
       *[other] { $black ->
            [0] {" "}
           *[other] {", "}
        }green ×{ $green }
    }{ $white ->
        [0] {""}
       *[other] { $green ->
            [0] { $black ->
                [0] {" "}
               *[other] {", "}
            }
           *[other] {", "}
        }white ×{ $white }
    }

## What is asked

ceylon-decision-shape = Choose a large elevation tile
ceylon-decision-site = Choose the district for the elevation tile
ceylon-decision-cover = Place the large elevation tile on four hexes
ceylon-decision-peak = Place the small elevation tile
ceylon-decision-first = Place the first plantation
ceylon-decision-card = Play a card: your action / the action of the others
ceylon-decision-action = Choose an action
ceylon-decision-after = Use a technology token after the action?
ceylon-decision-extra = Choose the extra action
ceylon-decision-plant = Choose where to plant
ceylon-decision-harvest = Choose a plantation to harvest
ceylon-decision-discard = Your warehouse is too full: discard a chest
ceylon-decision-contract = Choose a contract
ceylon-decision-spare = Choose the chest you keep
ceylon-decision-reward = Choose the reward
ceylon-decision-councillor = Choose a councillor
ceylon-decision-destination = Choose the destination

## What can be chosen

ceylon-choice-lift =
    { $shape ->
        [bee] Bee
        [arch] Arch
        [pistol] Pistol
        [worm] Worm
       *[wave] Wave
    }
ceylon-choice-site = { ceylon-word-district }
ceylon-choice-cover = { $hexes }
ceylon-choice-peak = { $hex }
ceylon-choice-found = { $hex } · { ceylon-word-district }
ceylon-choice-play =
    { ceylon-word-action } / { ceylon-word-others }{ $ready ->
        [no] {" "}· only to move or take rupees
        [tile] {" "}· with your starting tile
       *[yes] {""}
    }
    .note =
        { $ready ->
            [no] You may still play it, then move or take rupees
           *[yes] {""}
        }
ceylon-choice-do =
    { $action ->
        [plant] Plant
        [harvest] Harvest
        [trade] Trade
        [councillor] Contract a councillor
        [technology] Advance technology
        [move] Move
       *[rupees] Take { $gain } rupees
    }{ $cost ->
        [0] {""}
        [one] {" "}· { $cost } rupee
       *[other] {" "}· { $cost } rupees
    }
ceylon-choice-use-starting-tile =
    Starting tile: { $action ->
        [move] Free move
        [plant] Second marker
        [technology] Double step
        [councillor] Distant councillor
        [harvest] Distant harvest
        [trade] One chest fewer
       *[rupees] Purse of rupees · take { $gain } rupees
    }{ $cost ->
        [0] {""}
        [one] {" "}· { $cost } rupee
       *[other] {" "}· { $cost } rupees
    }
ceylon-choice-use-token = Use a technology token for an extra action
ceylon-choice-keep-token = Keep the technology token
ceylon-choice-plant =
    { $hex } · { ceylon-word-district } · { ceylon-word-tea }{ $cost ->
        [0] {""}
        [one] {" "}· { $cost } rupee
       *[other] {" "}· { $cost } rupees
    }
ceylon-choice-second-marker =
    { $hex } · { ceylon-word-district } · second marker{ $cost ->
        [0] {""}
        [one] {" "}· { $cost } rupee
       *[other] {" "}· { $cost } rupees
    }
ceylon-choice-harvest = { $hex } · { ceylon-word-tea }
ceylon-choice-harvest-other = { $hex } · { ceylon-word-tea } · { $name } scores
ceylon-choice-done = Done
ceylon-choice-discard = Discard { ceylon-word-tea }
ceylon-choice-deliver =
    Wagon { $wagon } · company { $company }:{ ceylon-word-demand } · { $rupees } rupees or { $points } points{ $premium ->
        [0] {""}
        [one] {" "}· and { $premium } rupee
       *[other] {" "}· and { $premium } rupees
    }
ceylon-choice-spare = Keep a chest of { ceylon-word-tea }
ceylon-choice-take-rupees = Take { $rupees } rupees
ceylon-choice-take-points =
    Take { $points } points{ $rupees ->
        [0] {""}
        [one] {" "}and { $rupees } rupee
       *[other] {" "}and { $rupees } rupees
    }
ceylon-choice-contract =
    { ceylon-word-district } · { ceylon-word-councillor }{ $cost ->
        [0] {""}
        [one] {" "}· { $cost } rupee
       *[other] {" "}· { $cost } rupees
    }
ceylon-choice-move =
    { $hex } · { ceylon-word-district } · { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    } · { $cost ->
        [0] free
        [one] { $cost } rupee
       *[other] { $cost } rupees
    }

## What happened

ceylon-event-district-left-out = { ceylon-word-district } is left out
ceylon-event-councillor-seated = { ceylon-word-district }: { ceylon-word-councillor }
ceylon-event-contract-laid = Wagon { $wagon }: company { $company } asks for{ ceylon-word-demand }
ceylon-event-starting-tile-dealt = { $name } got starting tile { $number }: { ceylon-word-starting }
ceylon-event-starting-player = { $name } is the starting player
ceylon-event-shape-drawn = Large elevation tile drawn: { ceylon-word-shape }
ceylon-event-terrain-drawn = { ceylon-word-district }: elevation tile { ceylon-word-shape }, small elevation tile on { $hex }
ceylon-event-terrain-built = { $name } placed the elevation tile { ceylon-word-shape } in { ceylon-word-district }, the small elevation tile on { $hex }
ceylon-event-first-plantation = { $name } placed the first plantation on { $hex }
ceylon-event-card-drawn = { $name } drew the card { ceylon-word-card }
ceylon-event-hidden-card-drawn = { $name } drew a card
ceylon-event-card-played = { $name } played a card: { ceylon-word-action }; the others: { ceylon-word-others }
ceylon-event-token-used = { $name } used a technology token for an extra action
ceylon-event-starting-tile-used = { $name } used the starting tile: { ceylon-word-starting }
ceylon-event-planted =
    { $name } planted on { $hex }{ $cost ->
        [0] {""}
        [one] , paid { $cost } rupee
       *[other] , paid { $cost } rupees
    }
ceylon-event-second-marker =
    { $name } placed a second marker on { $hex }{ $cost ->
        [0] {""}
        [one] , paid { $cost } rupee
       *[other] , paid { $cost } rupees
    }
ceylon-event-space-freed =
    { $name } now has { $spaces ->
        [one] { $spaces } contract space
       *[other] { $spaces } contract spaces
    }
ceylon-event-bonus-taken =
    { $name } scored { $points ->
        [one] { $points } point
       *[other] { $points } points
    } with the district bonus
ceylon-event-harvested = { $name } harvested { ceylon-word-tea } on { $hex }
ceylon-event-owner-scored =
    { $name } scored { $points ->
        [one] { $points } point
       *[other] { $points } points
    } as owner of { $hex }
ceylon-event-chest-discarded = { $name } discarded a chest of { ceylon-word-tea }
ceylon-event-contract-fulfilled = { $name } fulfilled a contract of company { $company }, delivered{ ceylon-word-demand }
ceylon-event-rupees-chosen =
    { $name } took { $rupees ->
        [one] { $rupees } rupee
       *[other] { $rupees } rupees
    } from company { $company }
ceylon-event-points-chosen =
    { $name } scored { $points ->
        [one] { $points } point
       *[other] { $points } points
    } with company { $company }
ceylon-event-trade-premium =
    { $name } took { $rupees ->
        [one] { $rupees } rupee
       *[other] { $rupees } rupees
    } as trade premium
ceylon-event-councillor-contracted =
    { $name } contracted the councillor of { ceylon-word-district } ({ ceylon-word-councillor }){ $cost ->
        [0] {""}
        [one] , paid { $cost } rupee
       *[other] , paid { $cost } rupees
    }
ceylon-event-technology-advanced =
    { $name } advanced technology to space { $space }{ $cost ->
        [0] {""}
        [one] , paid { $cost } rupee
       *[other] , paid { $cost } rupees
    }
ceylon-event-plus-five =
    { $name } scored { $points ->
        [one] { $points } point
       *[other] { $points } points
    } on space { $space } of the technology track
ceylon-event-technology-point =
    { $name } scored { $points ->
        [one] { $points } point
       *[other] { $points } points
    } for the technology advance
ceylon-event-gift-taken =
    { $name } took { $rupees ->
        [one] { $rupees } rupee
       *[other] { $rupees } rupees
    }: another player advanced technology
ceylon-event-moved =
    { $name } moved the pawn from { $origin } to { $hex }{ $cost ->
        [0] {""}
        [one] , paid { $cost } rupee
       *[other] , paid { $cost } rupees
    }
ceylon-event-rupees-taken =
    { $name } took { $rupees ->
        [one] { $rupees } rupee
       *[other] { $rupees } rupees
    }
ceylon-event-last-marker = { $name } placed the last marker: the end of the game is near
ceylon-event-last-card = { $name } drew the last card: the end of the game is near
ceylon-event-rupee-majority =
    { $name } scored { $points ->
        [one] { $points } point
       *[other] { $points } points
    } for place { $place } in the rupee majority ({ $rupees })
ceylon-event-technology-majority =
    { $name } scored { $points ->
        [one] { $points } point
       *[other] { $points } points
    } for place { $place } in the technology majority (space { $space })
ceylon-event-district-majority =
    { $name } scored { $points ->
        [one] { $points } point
       *[other] { $points } points
    } for place { $place } in the majority in { ceylon-word-district } ({ $markers })
ceylon-event-companies-scored =
    { $name } scored { $points ->
        [one] { $points } point
       *[other] { $points } points
    } for different companies ({ $companies })
ceylon-event-markers-left =
    { $name } lost { $points ->
        [one] { $points } point
       *[other] { $points } points
    } for leftover markers ({ $markers })
ceylon-event-token-kept = { $name } kept the technology token

## Why not

ceylon-why-game-over = The game is over
ceylon-why-shape-not-open = This elevation tile does not lie open
ceylon-why-district-out = This district is out of play
ceylon-why-district-built = This district already has its elevation tile
ceylon-why-not-the-shape = The elevation tile cannot lie on these four hexes
ceylon-why-not-on-the-tile = { $hex } is not under the large elevation tile
ceylon-why-hex-out = { $hex } is out of play
ceylon-why-not-level-0 = { $hex } is not on level 0
ceylon-why-district-taken = There is already a plantation in { ceylon-word-district }: choose a district without one
ceylon-why-not-in-hand = You do not have this card
ceylon-why-not-on-card = The card offers you “{ ceylon-word-offered }”, not this action
ceylon-why-not-as-extra = Technology cannot be advanced as an extra action
ceylon-why-too-few-rupees =
    { $cost ->
        [one] It costs { $cost } rupee, and you have { $rupees }
       *[other] It costs { $cost } rupees, and you have { $rupees }
    }
ceylon-why-no-marker = You have no plantation marker left
ceylon-why-already-planted =
    { $near ->
        [yes] There are already plantations on { $hex } and on every hex beside it in its district
       *[no] There is already a plantation on { $hex }
    }
ceylon-why-too-far-to-plant =
    { $near ->
        [yes] { $hex } is neither under your pawn nor beside it in its district
       *[no] Your pawn is not on { $hex }
    }
ceylon-why-not-your-plantation =
    { $near ->
        [yes] There is no plantation of yours under your pawn on { $hex }, nor beside it in its district
       *[no] There is no plantation of yours on { $hex }
    }
ceylon-why-no-plantation = There is no plantation on { $hex }
ceylon-why-out-of-reach = { $hex } is out of reach of your pawn
ceylon-why-already-harvested = You have already harvested { $hex } in this action
ceylon-why-nothing-in-reach = There is no plantation in reach
ceylon-why-nothing-harvested = Harvest at least one plantation
ceylon-why-nothing-distant = With the starting tile, at least one of the plantations must be out of reach of your pawn
ceylon-why-none-out-of-reach = No plantation is out of reach of your pawn: the starting tile would change nothing
ceylon-why-no-such-chest = You have no chest of { ceylon-word-tea }
ceylon-why-empty-wagon = Wagon { $wagon } is empty
ceylon-why-no-space = You have no free contract space for company { $company }: plant to free one
ceylon-why-missing-chests = Chests you still need for this contract:{ ceylon-word-demand }
ceylon-why-no-contract =
    { $fewer ->
        [yes] Even with one chest fewer you do not have the chests for any contract
       *[no] You do not have the chests for any contract
    }
ceylon-why-no-contract-open = All wagons are empty: there is no contract to fulfil
ceylon-why-not-asked-for = The contract does not ask for { ceylon-word-tea }
ceylon-why-already-contracted = You have already contracted the councillor of { ceylon-word-district }
ceylon-why-all-contracted = You have already contracted every councillor outside { ceylon-word-district }, where your pawn stands
ceylon-why-tile-not-needed = The starting tile would change nothing here
ceylon-why-last-space = Your disc is on the last space of the technology track
ceylon-why-one-space-left = Only one space is left on the technology track
ceylon-why-same-hex = Your pawn is already on { $hex }
ceylon-why-no-starting-tile = You have no starting tile
ceylon-why-starting-tile-used = You have already used your starting tile
ceylon-why-not-the-active-player = Only the active player may use a technology token
ceylon-why-one-token-a-turn = One technology token a turn, and this turn’s is used
ceylon-why-no-token = You have no technology token
ceylon-why-component-same-chests = { $path }: another kind of contract asks for the same tea chests
ceylon-why-component-chests = { $path }: a contract asks for { $n } tea chests
ceylon-why-component-rows = { $path }: { $n } rows with { $lengths } hexes are needed
ceylon-why-component-district = { $path }: { ceylon-word-district } ({ $letter }) needs { $n } hexes
ceylon-why-component-apart = { $path }: without { ceylon-word-district } the map falls apart
ceylon-why-component-hexes = { $path }: { $n } different hexes are needed
ceylon-why-component-no-fit = { $path }: this elevation tile does not fit into { ceylon-word-district }
ceylon-why-component-dearer =
    { $path }: this councillor would make it dearer. Without him it costs { $n ->
        [one] { $n } rupee
       *[other] { $n } rupees
    }
ceylon-why-component-smaller =
    { $path }: this councillor would make the warehouse smaller. Without him it holds { $n ->
        [one] { $n } chest
       *[other] { $n } chests
    }
ceylon-why-component-torn-district = { $path }: the hexes of { ceylon-word-district } do not hang together
ceylon-why-component-torn-tile = { $path }: the hexes of this tile do not hang together

## Options

ceylon-option-players = Players
    .help = Number of seats, 2 to 4
ceylon-option-starting-tiles = Starting tiles
    .help = The variant: each player has a starting tile, the lowest number begins
ceylon-option-left-out = District left out
    .help = With 2 players: random, uva or dimbula; with more players nothing is left out
ceylon-option-terrain = Terrain
    .help = random, or players: the players place the elevation tiles
ceylon-option-first = Starting player
    .help = random, or the number of a seat from 0; with starting tiles the lowest number begins

## Closed sets

ceylon-district-dimbula = Dimbula
ceylon-district-ruhuna = Ruhuna
ceylon-district-kandy = Kandy
ceylon-district-uva = Uva
ceylon-action-plant = plant
ceylon-action-harvest = harvest
ceylon-action-trade = trade
ceylon-action-councillor = contract a councillor
ceylon-action-technology = advance technology
ceylon-action-move = move
ceylon-action-rupees = take rupees
ceylon-starting-rupees = Purse of rupees
ceylon-starting-move = Free move
ceylon-starting-plant = Second marker
ceylon-starting-technology = Double step
ceylon-starting-councillor = Distant councillor
ceylon-starting-harvest = Distant harvest
ceylon-starting-trade = One chest fewer
ceylon-tea-black = black tea
ceylon-tea-green = green tea
ceylon-tea-white = white tea
ceylon-shape-bee = bee
ceylon-shape-arch = arch
ceylon-shape-pistol = pistol
ceylon-shape-worm = worm
ceylon-shape-wave = wave
ceylon-councillor-move = Cheaper moves
ceylon-councillor-take-rupees = Extra rupee
ceylon-councillor-plant-adjacent = Plant next door
ceylon-councillor-trade = Trade premium
ceylon-councillor-technology = Technology point
ceylon-councillor-plant-cost = Cheaper planting
ceylon-councillor-councillor-cost = Cheaper contracting
ceylon-councillor-warehouse = Larger warehouse
ceylon-reward-rupees = take rupees
ceylon-reward-points = take points
ceylon-source-bonus = District bonus
ceylon-source-contracts = Contracts
ceylon-source-technology = Technology track
ceylon-source-owner = Owner’s points
ceylon-source-councillor = Technology point
ceylon-source-rupee-majority = Rupee majority
ceylon-source-technology-majority = Technology majority
ceylon-source-dimbula = Majority in Dimbula
ceylon-source-ruhuna = Majority in Ruhuna
ceylon-source-kandy = Majority in Kandy
ceylon-source-uva = Majority in Uva
ceylon-source-companies = Different companies
ceylon-source-markers = Leftover markers
ceylon-race-rupee-majority = Rupees
ceylon-race-technology-majority = Technology
ceylon-race-dimbula = { ceylon-district-dimbula }
ceylon-race-ruhuna = { ceylon-district-ruhuna }
ceylon-race-kandy = { ceylon-district-kandy }
ceylon-race-uva = { ceylon-district-uva }
ceylon-part-companies = different companies
ceylon-part-black = { ceylon-tea-black }
ceylon-part-green = { ceylon-tea-green }
ceylon-part-white = { ceylon-tea-white }
ceylon-goal-companies = One more company
ceylon-goal-contract =
    Contract on wagon { $wagon } (company { $company }{ $new ->
        [yes] {""}, a new one
       *[no] {""}
    })
ceylon-terrain-random = random terrain
ceylon-terrain-players = terrain built by players
ceylon-left-out-random = random
ceylon-left-out-uva = Uva
ceylon-left-out-dimbula = Dimbula
ceylon-turn-over-yes = yes
ceylon-turn-over-no = no, each tile has one usable side
ceylon-ending-marker = last marker placed
ceylon-ending-deck = last card drawn

## Parts of what a bot estimates

ceylon-term-bonus = district bonus
    .the = the district bonus
ceylon-term-contracts = contracts
    .the = contracts
ceylon-term-technology = technology track
    .the = the technology track
ceylon-term-owner = owner’s points
    .the = harvests of others on one’s plantations
ceylon-term-councillor = technology point
    .the = the technology point
ceylon-term-rupee-majority = rupee majority
    .the = the rupee majority
ceylon-term-technology-majority = technology majority
    .the = the technology majority
ceylon-term-dimbula = majority in Dimbula
    .the = the majority in Dimbula
ceylon-term-ruhuna = majority in Ruhuna
    .the = the majority in Ruhuna
ceylon-term-kandy = majority in Kandy
    .the = the majority in Kandy
ceylon-term-uva = majority in Uva
    .the = the majority in Uva
ceylon-term-companies = different companies
    .the = different companies
ceylon-term-markers = leftover markers
    .the = leftover markers
ceylon-term-rupees = rupees
    .the = rupees
ceylon-term-tea = tea in the warehouse
    .the = tea in the warehouse
ceylon-term-tokens = technology tokens
    .the = technology tokens
ceylon-term-ready = contracts within reach
    .the = contracts that could be fulfilled at once
ceylon-term-councillors = councillors
    .the = councillors
ceylon-term-track = place on the technology track
    .the = the place on the technology track
ceylon-term-reach = plantations near the pawn
    .the = plantations near the pawn

## Components

ceylon-component-box = Numbers in the box
ceylon-component-start = Start of the game
ceylon-component-board = Personal board
ceylon-component-costs = Costs
ceylon-component-income = Income
ceylon-component-technology = Technology track
ceylon-component-cards = Action cards
ceylon-component-contracts = Contracts
ceylon-component-shapes = Elevation tiles
ceylon-component-councillors = Councillors
ceylon-component-starting-tiles = Starting tiles
ceylon-component-starting-effects = Effects of the starting tiles
ceylon-component-scoring = Final scoring
ceylon-component-box-action-cards = action cards
ceylon-component-box-contracts = contracts
ceylon-component-box-plantation-markers = plantation markers of each player
ceylon-component-start-rupees = rupees at the start
ceylon-component-start-tea = tea chests at the start: black, green, white
ceylon-component-start-hand = cards in hand
ceylon-component-board-warehouse = chests the warehouse holds
ceylon-component-board-wagons = wagons
ceylon-component-spaces-markers-on-space = markers on each contract space
ceylon-component-costs-plant = cost of planting
ceylon-component-costs-councillor = cost of contracting a councillor
ceylon-component-costs-technology = cost of a technology advance
ceylon-component-income-take-rupees = rupees of the alternative action
ceylon-component-income-technology-gift = rupees for the others at an advance
ceylon-component-income-owner-point = owner’s points for each chest
ceylon-component-technology-spaces = spaces of the technology track above the start space
ceylon-component-technology-plus-five = point spaces
ceylon-component-technology-points-plus-five = points of a point space
ceylon-component-cards-plant-harvest = cards plant / harvest
ceylon-component-cards-plant-trade = cards plant / trade
ceylon-component-cards-plant-councillor = cards plant / councillor
ceylon-component-cards-plant-technology = cards plant / technology
ceylon-component-cards-harvest-trade = cards harvest / trade
ceylon-component-cards-harvest-councillor = cards harvest / councillor
ceylon-component-cards-harvest-technology = cards harvest / technology
ceylon-component-cards-trade-councillor = cards trade / councillor
ceylon-component-cards-trade-technology = cards trade / technology
ceylon-component-cards-councillor-technology = cards councillor / technology
ceylon-component-contracts-1-tiles = company 1: black, green, white, rupees, points, how many
ceylon-component-contracts-2-tiles = company 2: black, green, white, rupees, points, how many
ceylon-component-contracts-3-tiles = company 3: black, green, white, rupees, points, how many
ceylon-component-contracts-4-tiles = company 4: black, green, white, rupees, points, how many
ceylon-component-contracts-5-tiles = company 5: black, green, white, rupees, points, how many
ceylon-component-map-grid = districts of the map
ceylon-component-two-players-left-out = districts that may be left out
ceylon-component-shapes-bee = large elevation tile: bee, each hex in steps to the right and down to the right
ceylon-component-shapes-arch = large elevation tile: arch, each hex in steps to the right and down to the right
ceylon-component-shapes-pistol = large elevation tile: pistol, each hex in steps to the right and down to the right
ceylon-component-shapes-worm = large elevation tile: worm, each hex in steps to the right and down to the right
ceylon-component-shapes-wave = large elevation tile: wave, each hex in steps to the right and down to the right
ceylon-component-elevation-turn-over = may large elevation tiles be turned over?
ceylon-component-councillors-move = Cheaper moves: cost of each further step
ceylon-component-councillors-take-rupees = Extra rupee: more rupees
ceylon-component-councillors-trade = Trade premium: rupees a trade
ceylon-component-councillors-technology = Technology point: points an advance
ceylon-component-councillors-plant-cost = Cheaper planting: cost
ceylon-component-councillors-councillor-cost = Cheaper contracting: cost
ceylon-component-councillors-warehouse = Larger warehouse: chests
ceylon-component-starting-tiles-rupees = number of Purse of rupees
ceylon-component-starting-tiles-move = number of Free move
ceylon-component-starting-tiles-plant = number of Second marker
ceylon-component-starting-tiles-technology = number of Double step
ceylon-component-starting-tiles-councillor = number of Distant councillor
ceylon-component-starting-tiles-harvest = number of Distant harvest
ceylon-component-starting-tiles-trade = number of One chest fewer
ceylon-component-starting-effects-rupees = Purse of rupees: more rupees
ceylon-component-starting-effects-technology = Double step: spaces
ceylon-component-scoring-district-bonus = district bonus tokens from the top
ceylon-component-scoring-majority = majority: points for each place
ceylon-component-scoring-companies = points for 1 to 5 different companies
ceylon-component-scoring-leftover-marker = points lost for each leftover marker

## On the drawn board

ceylon-word-train = Train
ceylon-word-empty = empty wagon
ceylon-word-contract = company { $company }
ceylon-word-reward = { $rupees } rupees or { $points } points
ceylon-word-chest =
    { $tea ->
        [black] B
        [green] G
       *[white] W
    }
ceylon-word-pile = contract pile: { $n }
ceylon-word-technology = Technology track
ceylon-word-bonuses = District bonus: { $list }
ceylon-word-deck = Deck: { $n }
ceylon-word-own-side = Active player: { $action }
ceylon-word-others-side = The others: { $action }
ceylon-word-council = Council
ceylon-word-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
ceylon-word-rupees =
    { $n ->
        [one] { $n } rupee
       *[other] { $n } rupees
    }
ceylon-word-tokens =
    { $n ->
        [one] { $n } token
       *[other] { $n } tokens
    }
ceylon-word-markers =
    { $n ->
        [one] { $n } marker
       *[other] { $n } markers
    }
ceylon-word-heads = points | rupees | tokens | markers | tea | companies | cards
ceylon-word-warehouse = warehouse of { $n }:
ceylon-word-companies = companies: { $list } (free: { $n })
ceylon-word-hand-size =
    { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
ceylon-word-bonus = bonus { $points }
ceylon-word-tile = tile: { $name }
ceylon-word-tile-used = tile used: { $name }
ceylon-word-hand = Your hand
