# The rules of Ceylon, one message per number of the ledger.

ceylon-rules-intro =
    You build tea plantations on the island, harvest them, sell the tea to companies overseas and contract the councillors of the districts.
    Each turn the active player plays a card with two actions: one for the active player, the other for everybody else.
    The game ends when somebody has placed all plantation markers or the deck runs out.
    Then majorities, companies and leftover markers are counted, and most points wins.
ceylon-rules-notice =
    Ceylon is a game by Suzanne and Chris Zinsli, published by Ludonova.
    This program is not affiliated with the authors or the publisher, and tells the rules in its own words.
    Some of what was printed is lost and has been reconstructed: the layout of the map, the shapes of the elevation tiles, the cards of each pair, most contracts, the technology track, the numbers of the starting tiles and the contract spaces.
    Where the rulebook is silent, we decided; each such decision is called a ruling.

## Sections

ceylon-rules-section-setup = Set-up
ceylon-rules-section-turn = The turn
ceylon-rules-section-main = Main actions
ceylon-rules-section-alternative = Alternative actions
ceylon-rules-section-councillors = Councillors
ceylon-rules-section-starting = Starting tiles (variant)
ceylon-rules-section-end = End of the game and final scoring
ceylon-rules-section-knowledge = What everybody sees

## Set-up

ceylon-rule-C01 =
    Ceylon is for 2 to 4 players.
    You choose whether starting tiles are used, which district is left out with 2 players, and who is the starting player.
    Ruling: the district may also be drawn at random, and the terrain is random or built by players.
    .title = Players and options
ceylon-rule-C02 =
    The map has four districts of eight hexes: Dimbula, Ruhuna, Kandy and Uva.
    With 2 players one district (printed: Uva or Dimbula) is out of play for every purpose: pawns do not enter it, it has no councillor, and the district bonus does not need it.
    Ruling: pawns do not cross it either, so some ways become longer.
    .title = Districts
ceylon-rule-C03 =
    Four of the five large elevation tiles are drawn, three with 2 players.
    Each district in play gets one, which covers exactly four hexes of that district; a small elevation tile goes on one of these four.
    So every district has four hexes of level 0, three of level 1 and one of level 2.
    .title = Elevation tiles
ceylon-rule-C04 =
    Ruling: with random terrain the drawn tiles go to the districts at random.
    Each lies on one of the different sets of four hexes it can cover, { $elevation-turn-over ->
        [no] rotated
       *[yes] rotated or turned over
    }, all equally likely; so is the hex of the small elevation tile.
    .title = Random terrain
ceylon-rule-C05 =
    Ruling: with this option the drawn large tiles lie open.
    In turn order from the starting player each chooses a tile, a district without one, its place and the hex of the small elevation tile, going round until every district has one.
    The starting player is known before, with starting tiles by their numbers.
    .title = Terrain built by players
ceylon-rule-C06 =
    Of the eight councillor tiles one is drawn for each district in play and lies there face up.
    .title = Councillor tiles
ceylon-rule-C07 =
    The { $box-action-cards } action cards are shuffled into a face-down deck.
    The { $box-contracts } contracts are shuffled too, and one lies face up on each wagon ({ $board-wagons }).
    How many cards of each pair there are, and what the contracts show, is reconstructed, unless read from a box.
    .title = Cards and contracts
ceylon-rule-C08 =
    The district bonus tokens of { $scoring-district-bonus } lie in this order, the same with any number of players.
    .title = District bonus tokens
ceylon-rule-C09 =
    Each player has { $box-plantation-markers } plantation markers on the contract spaces of the personal board, { $start-rupees ->
        [one] { $start-rupees } rupee
       *[other] { $start-rupees } rupees
    }, chests of tea (black { $start-tea-1 }, green { $start-tea-2 }, white { $start-tea-3 }), a pawn, and discs for the scoring track, the technology track and the councillors.
    .title = What a player starts with
ceylon-rule-C10 =
    The starting player is drawn at random or chosen.
    In turn order each player puts a first plantation, with the leftmost marker and the pawn, on a hex of level 0 in a district where nobody has a plantation yet.
    It is free, and its marker counts among the { $box-plantation-markers }.
    .title = First plantations
ceylon-rule-C11 =
    The technology discs are stacked on the green start space in turn order, the starting player on top, the last player at the bottom.
    Ruling: with starting tiles too.
    .title = Technology discs
ceylon-rule-C12 =
    When all first plantations stand, each player draws { $start-hand ->
        [one] { $start-hand } action card, hidden
       *[other] { $start-hand } action cards, hidden
    } from the others.
    .title = Starting hands
ceylon-rule-C13 =
    Rupees, tea chests and technology tokens never run out.
    .title = Supply

## The turn

ceylon-rule-C14 =
    Turns go clockwise from the starting player.
    First the active player plays a card from the hand and orients it: one of its two main actions is for the active player, the other for the others.
    Played cards are out of the game and never come back.
    .title = Play a card
ceylon-rule-C15 =
    The active player does the main action on the active side of the card, or one of the two alternative actions: move, or take { $income-take-rupees ->
        [one] { $income-take-rupees } rupee
       *[other] { $income-take-rupees } rupees
    }.
    .title = The action of the active player
ceylon-rule-C16 =
    Then every other player, clockwise, does the main action on the others’ side or an alternative action.
    The others’ side stays the same when the active player took an alternative.
    .title = The actions of the others
ceylon-rule-C17 =
    Nobody may pass: whoever cannot or will not do the main action does an alternative.
    Taking { $income-take-rupees ->
        [one] { $income-take-rupees } rupee
       *[other] { $income-take-rupees } rupees
    } is always possible.
    .title = Everybody acts
ceylon-rule-C18 =
    Costs are paid to the supply.
    An action whose cost or condition you cannot meet is not available.
    .title = Costs
ceylon-rule-C19 =
    Only the active player may use a technology token, once the card lies oriented: directly before or directly after the own action, and before the others act.
    It gives one extra action, any main or alternative action whatever the card shows, also the same again, but never advancing technology.
    You still pay what that action costs, and councillors and the starting tile work as ever.
    .title = Technology tokens
ceylon-rule-C20 =
    A token won in the turn may be used in the same turn.
    At most one is used in a turn; any number may be kept.
    .title = One token a turn
ceylon-rule-C21 =
    When everybody has acted, the active player draws one card, up to { $start-hand } in hand.
    With an empty deck this is skipped.
    .title = Draw a card
ceylon-rule-C22 =
    At the very end of each turn, after the draw, empty wagons are refilled from the contract pile while it lasts; the other contracts stay where they are.
    Ruling: from left to right.
    .title = Refill the wagons

## Main actions

ceylon-rule-C23 =
    Planting costs { $costs-plant ->
        [one] { $costs-plant } rupee
       *[other] { $costs-plant } rupees
    }.
    A plantation and the leftmost marker of your personal board go on the hex of your pawn.
    No plantation may be there yet; pawns do not matter.
    Without a marker left the action is not available.
    .title = Plant
ceylon-rule-C24 =
    Markers leave the personal board from the left.
    When the last marker of a contract space is gone, the space is free.
    The { $box-plantation-markers } markers lie on the spaces from left to right like this: { $spaces-markers-on-space }.
    That is reconstructed, unless read from a box.
    .title = Contract spaces
ceylon-rule-C25 =
    As soon as you have a plantation in every district in play, you take the top district bonus token and score it.
    Each player gets at most one in the whole game.
    .title = District bonus
ceylon-rule-C26 =
    Harvesting is free.
    From each chosen plantation on the hex of your pawn or next to it you take one chest: black tea on level 0, green tea on level 1, white tea on level 2.
    Ruling: across rivers too.
    .title = Harvest
ceylon-rule-C27 =
    You harvest one or more of the plantations in reach, as you choose, your own or others’.
    With none in reach the action is not available.
    .title = Which plantations
ceylon-rule-C28 =
    The owner of a plantation harvested by another player scores { $income-owner-point ->
        [one] { $income-owner-point } point
       *[other] { $income-owner-point } points
    } for each chest.
    Ruling: also for a chest that is then discarded.
    .title = Owner’s point
ceylon-rule-C29 =
    The warehouse holds { $board-warehouse ->
        [one] { $board-warehouse } chest
       *[other] { $board-warehouse } chests
    }.
    It may be exceeded while you harvest; directly afterwards you discard exactly down to the limit, as you choose among old and new chests.
    .title = Warehouse
ceylon-rule-C30 =
    Trading is free.
    You deliver the three chests of one contract on a wagon and take the contract.
    .title = Trade
ceylon-rule-C31 =
    The contract needs a place on your personal board: a free contract space, or the space that already holds that company.
    Each company takes one space; its contracts are stacked.
    .title = Place for a contract
ceylon-rule-C32 =
    At once you take either all the rupees or all the points of the contract.
    .title = Reward
ceylon-rule-C33 =
    For { $costs-councillor ->
        [one] { $costs-councillor } rupee
       *[other] { $costs-councillor } rupees
    } you put a disc at the councillor of the district where your pawn stands, once for each councillor.
    The ability is yours from then on, also later in the same turn, but not for its own cost.
    Ruling: a councillor is never full.
    .title = Contract a councillor
ceylon-rule-C34 =
    For { $costs-technology ->
        [one] { $costs-technology } rupee
       *[other] { $costs-technology } rupees
    } your disc goes one space up, on top of any discs there, and you take one technology token.
    Every other player takes { $income-technology-gift ->
        [one] { $income-technology-gift } rupee
       *[other] { $income-technology-gift } rupees
    }, whether or not that player has already acted.
    .title = Advance technology
ceylon-rule-C35 =
    Reaching a point space scores { $technology-points-plus-five ->
        [one] { $technology-points-plus-five } point
       *[other] { $technology-points-plus-five } points
    } at once.
    On the last space the action is no longer available.
    Number of spaces above the start: { $technology-spaces }; point spaces: { $technology-plus-five }.
    Only that the sixth is one is in the booklet, where it gives 5; the rest is reconstructed, unless read from a box.
    .title = Point spaces
ceylon-rule-C36 =
    On the technology track a disc further up is ahead; on the same space the upper disc is ahead.
    .title = Who is ahead

## Alternative actions

ceylon-rule-C37 =
    Your pawn moves at least one step, any number of steps, from hex to neighbouring hex.
    The first step is free, the second costs 1 rupee, the third 2 more, the fourth 3 more, and so on; every move counts anew.
    Nothing blocks: neither rivers nor levels, pawns or plantations.
    .title = Move
ceylon-rule-C38 =
    Ruling: a move is told by its destination and costs the shortest way over hexes in play.
    Staying on the own hex is no move.
    .title = Shortest way
ceylon-rule-C39 =
    You take { $income-take-rupees ->
        [one] { $income-take-rupees } rupee
       *[other] { $income-take-rupees } rupees
    } from the supply.
    .title = Take rupees

## Councillors

ceylon-rule-C40 =
    Every step of a move from the second on costs you { $councillors-move ->
        [one] { $councillors-move } rupee
       *[other] { $councillors-move } rupees
    }.
    .title = Cheaper moves
ceylon-rule-C41 =
    Taking rupees gives you { $councillors-take-rupees } more.
    .title = Extra rupee
ceylon-rule-C42 =
    You may plant on the hex of your pawn, or on a hex next to it in the same district as your pawn.
    .title = Plant next door
ceylon-rule-C43 =
    Each trade also gives you { $councillors-trade ->
        [one] { $councillors-trade } rupee
       *[other] { $councillors-trade } rupees
    }, whichever reward you choose.
    .title = Trade premium
ceylon-rule-C44 =
    Each technology advance scores { $councillors-technology ->
        [one] { $councillors-technology } point
       *[other] { $councillors-technology } points
    } for you, once for the action even if your disc goes up several spaces.
    .title = Technology point
ceylon-rule-C45 =
    Planting costs you { $councillors-plant-cost ->
        [one] { $councillors-plant-cost } rupee
       *[other] { $councillors-plant-cost } rupees
    }.
    .title = Cheaper planting
ceylon-rule-C46 =
    Contracting a councillor costs you { $councillors-councillor-cost ->
        [one] { $councillors-councillor-cost } rupee
       *[other] { $councillors-councillor-cost } rupees
    }.
    .title = Cheaper contracting
ceylon-rule-C47 =
    Your warehouse holds { $councillors-warehouse ->
        [one] { $councillors-warehouse } chest
       *[other] { $councillors-warehouse } chests
    }.
    .title = Larger warehouse

## Starting tiles (variant)

ceylon-rule-C48 =
    The starting tiles are shuffled, and each player gets one, face up.
    The lowest number is the starting player and places the first plantation first, the others follow by ascending number.
    Ruling: after the set-up turns go clockwise by seat.
    .title = Deal and order
ceylon-rule-C49 =
    Each tile works once in the game, on your own or another player’s turn, with the action of the card or an extra action; then it is turned over.
    Whether to use it is your choice.
    Ruling: it can be used only where it changes the action, not for what the plain action gives at no greater cost.
    .title = Using a starting tile
ceylon-rule-C50 =
    Taking rupees gives { $starting-effects-rupees } more; what Extra rupee adds comes on top.
    .title = Purse of rupees
ceylon-rule-C51 =
    You move to any other hex in play, free of charge.
    .title = Free move
ceylon-rule-C52 =
    Your disc goes up by { $starting-effects-technology ->
        [one] { $starting-effects-technology } space
       *[other] { $starting-effects-technology } spaces
    } instead of one; you still take one token, and the others { $income-technology-gift ->
        [one] { $income-technology-gift } rupee
       *[other] { $income-technology-gift } rupees
    } each.
    Ruling: every point space reached or passed scores; with one space left the tile cannot be used.
    .title = Double step
ceylon-rule-C53 =
    You plant where you already have a plantation, on the hex of your pawn: a second marker goes there, the leftmost as always, at the usual cost.
    The plantation counts double in the majority of its district, and still gives one chest.
    Ruling: with Plant next door it may also be beside your pawn; another player who harvests it gives you the owner’s point once, not twice; the last marker may be placed so and triggers the end.
    .title = Second marker
ceylon-rule-C54 =
    You contract the councillor of a district in play other than that of your pawn.
    .title = Distant councillor
ceylon-rule-C55 =
    You harvest any plantations on the map, wherever your pawn is.
    .title = Distant harvest
ceylon-rule-C56 =
    You fulfil a contract with one chest fewer than it asks for; place and reward are as always.
    Ruling: you choose which of the chests asked for to spare.
    .title = One chest fewer
ceylon-rule-C57 =
    The numbers are { $starting-tiles-rupees } Purse of rupees, { $starting-tiles-move } Free move, { $starting-tiles-plant } Second marker, { $starting-tiles-technology } Double step, { $starting-tiles-councillor } Distant councillor, { $starting-tiles-harvest } Distant harvest, { $starting-tiles-trade } One chest fewer.
    Which tile has which number is reconstructed, unless read from a box.
    .title = Numbers

## End of the game and final scoring

ceylon-rule-C58 =
    The end is triggered when a player places the last marker, on anyone’s turn, or draws the last card of the deck.
    The turn is finished by all, and play goes on until every player has had the same number of turns.
    .title = The end
ceylon-rule-C59 =
    Each majority gives { $scoring-majority } points to the first four of those who qualify; whoever does not is left out and the rest move up.
    The values are the same for any number of players.
    All ties are broken by the technology track, so no place is shared.
    .title = Majorities
ceylon-rule-C60 =
    For most rupees; it takes at least 1.
    .title = Rupee majority
ceylon-rule-C61 =
    For the place on the technology track; it takes at least one step.
    .title = Technology majority
ceylon-rule-C62 =
    In each district in play, for most plantations counted in markers; it takes at least one there and the councillor of that district.
    .title = Majority in a district
ceylon-rule-C63 =
    One to five different companies on your personal board score { $scoring-companies } points.
    .title = Different companies
ceylon-rule-C64 =
    Each marker still on your personal board costs { $scoring-leftover-marker ->
        [one] { $scoring-leftover-marker } point
       *[other] { $scoring-leftover-marker } points
    }.
    Tokens and tea left score nothing.
    Ruling: a total may be negative.
    .title = Leftover markers
ceylon-rule-C65 =
    Most points wins; a tie is broken by the technology track.
    .title = Winner
ceylon-rule-C66 =
    With the values of the booklet: with 16 points in play, second in rupees (6), first in technology (10), first in two districts with their councillors (20), a plantation in a district without its councillor (0), three companies (6) and no marker left, the total is 58.
    .title = An example

## What everybody sees

ceylon-rule-C67 =
    Personal boards, rupees, tea, tokens, contracts, discs and starting tiles are open.
    Hands and the order of the deck and of the contract pile are hidden; how many cards and contracts are left, and which exist, is open.
    Ruling: played cards stay open.
    .title = Open and hidden

## Questions people ask, answered by the rule of that number

ceylon-rules-question-C02 = May my pawn cross the district that is left out?
ceylon-rules-question-C05 = How do we build the terrain ourselves?
ceylon-rules-question-C22 = When do new contracts come, and on which wagon first?
ceylon-rules-question-C26 = May I harvest across a river?
ceylon-rules-question-C28 = Does the owner score for a chest that I discard at once?
ceylon-rules-question-C33 = Can several players contract the same councillor?
ceylon-rules-question-C38 = What does a longer move cost, and may I stay where I am?
ceylon-rules-question-C48 = Do turns follow the numbers of the starting tiles?
ceylon-rules-question-C49 = Why can I not use my starting tile now?
ceylon-rules-question-C52 = Do I score a point space that my disc passes over?
ceylon-rules-question-C53 = What is a plantation with a second marker worth?
ceylon-rules-question-C56 = Who chooses the chest that need not be delivered?
ceylon-rules-question-C64 = Can I end with fewer than no points?
ceylon-rules-question-C67 = May I look at the cards already played?
