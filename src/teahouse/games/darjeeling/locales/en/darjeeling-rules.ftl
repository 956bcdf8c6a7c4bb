# The rules of Darjeeling, one message per number of the ledger.

darjeeling-rules-intro =
    With your collector you roam the tea country and gather tiles with half crates of black, green, white and red tea.
    Joined into closed crates of a single variety they can be shipped, with a bonus for demand and another one for a large shipment.
    At the start of each of your turns your crates on the ships bring points, but every new shipment moves the older ships down to quays that pay less.
    The game ends as soon as a player has the target score, normally { $scoring-target }; after the half-crate penalty, most points wins.
darjeeling-rules-notice =
    Darjeeling is a game by Günter Burkhardt, published by Abacusspiele and Rio Grande Games.
    This program is not affiliated with the author or the publishers, and tells the rules in its own words.
    Some of what was printed is lost and has been reconstructed: most values of the multiplier strips, the layout of the three maps and the shape of the two-half tiles.
    Where the rulebook is silent, we decided; each such decision is called a ruling.

## Sections

darjeeling-rules-section-setup = Set-up
darjeeling-rules-section-ships = Phase I: Points for ships
darjeeling-rules-section-collector = Phase II: Collector
darjeeling-rules-section-shipment = Phase III: Shipment
darjeeling-rules-section-end = End of the game
darjeeling-rules-section-knowledge = What everybody sees

## Set-up

darjeeling-rule-D01 =
    Darjeeling is for 2 to 5 players.
    Choose a map: India (advised for { $maps-india-players } players), Sri Lanka (for { $maps-sri-lanka-players }), China (for { $maps-china-players }) or a map of your own; the advice is not a limit.
    Further options, all ours: open or closed screens, adjacent or opposite halves on the two-half tiles, the target score (normally { $scoring-target }) and the round limit (normally 200).
    The first player is drawn at random or is a seat of your choice.
    .title = Players and options
darjeeling-rule-D02 =
    The bag holds { $box-tea-tiles } tea tiles.
    Black tea has { $tiles-black-1 } tiles with one half crate, { $tiles-black-2 } with two and { $tiles-black-3 } with three.
    For green tea the numbers are { $tiles-green-1 }, { $tiles-green-2 } and { $tiles-green-3 }, for white tea { $tiles-white-1 }, { $tiles-white-2 } and { $tiles-white-3 }, for red tea { $tiles-red-1 }, { $tiles-red-2 } and { $tiles-red-3 }.
    .title = Tea tiles
darjeeling-rule-D03 =
    The tile spaces of the map are filled with tea tiles drawn from the bag one by one.
    City markers stand on its city spaces.
    The printed layouts are lost, and ours are reconstructed, unless read from a box.
    Only the number of cities is known (3 in India, 2 in Sri Lanka, 3 in China), and that the largest map has 52 tile spaces; we take that map to be China.
    .title = Building the map
darjeeling-rule-D04 =
    The multiplier strip for the number of players says how many quays there are and what each one multiplies by; one ship lies at each quay.
    The bottom quay always has the lowest multiplier and the top quay the highest; neighbouring quays may have the same.
    From top to bottom: { $strips-2-multipliers } with two players; { $strips-3-multipliers } with three; { $strips-4-multipliers } with four; { $strips-5-multipliers } with five.
    Most printed values are lost, unless read from a box: the strip for two players is inferred from reports of games, those for three and four are reconstructed.
    For five players the seven ships, the three 3s and the 1 at the bottom are known, and the rest is reconstructed.
    .title = Quays and multipliers
darjeeling-rule-D05 =
    There are eight demand markers, two for each variety.
    They lie on the chute in random order.
    .title = Demand markers
darjeeling-rule-D06 =
    The reserve holds { $box-action-tokens ->
        [one] { $box-action-tokens } action token
       *[other] { $box-action-tokens } action tokens
    }.
    .title = Action tokens
darjeeling-rule-D07 =
    Each player has a collector, a screen and { $box-crates-per-player } crates.
    One crate marks the score, which starts at 0; the others can be loaded on ships.
    Tea tiles and action tokens are kept behind the screen.
    Crates stay in plain sight.
    .title = What each player has
darjeeling-rule-D08 =
    The first player is chosen at the table.
    Play goes to the left.
    Our ruling, where the rulebook is silent: the first player may also be drawn at random.
    .title = First player
darjeeling-rule-D09 =
    The first placement is done in turn order, and each player completes it before the next one begins.
    You start by putting one of your crates on a ship.
    The first player uses the ship at the bottom quay, each following player the ship one quay further up.
    .title = First crate
darjeeling-rule-D10 =
    Then choose a tea tile at the edge of the map, put it behind your screen and set your collector in its place.
    The front of the collector must face an adjacent space with a tea tile, not a city or a collector.
    Its back must face outside: a cell that is no space of the map.
    A space covered on all four sides is never allowed, and the space of another collector is not outside.
    .title = Placing the collector
darjeeling-rule-D11 =
    If the tile you take at the first placement is a three-half tile, take an action token too, as long as the reserve has one.
    Our ruling: you always take it, where the rulebook says that you may.
    .title = Token at placement

## Phase I: Points for ships

darjeeling-rule-D12 =
    At the start of each of your turns, the first one included, you score for every ship that carries your crates.
    A ship is worth the number of your crates on it times the multiplier of its quay.
    Add up all your ships.
    .title = Points for ships
darjeeling-rule-D13 =
    If you then have the target score or more, the game ends at once, before phase II.
    .title = Target reached in phase I

## Phase II: Collector

darjeeling-rule-D14 =
    Before moving you may turn your collector once: 90 degrees left or right for free, or 180 degrees for { $costs-turn-back ->
        [one] { $costs-turn-back } point
       *[other] { $costs-turn-back } points
    }.
    After the move it keeps facing the way it moved.
    .title = Turning the collector
darjeeling-rule-D15 =
    You must then move the collector straight ahead, as far as you like.
    Only the spaces strictly between start and end cost points: { $costs-pass-tile } for each tea tile, { $costs-pass-city } for each city, { $costs-pass-collector } for each other collector.
    The space where you stop is free.
    What turning 180 degrees costs comes on top.
    .title = Moving straight ahead
darjeeling-rule-D16 =
    The move must end on a tea tile, never on a city or a collector.
    .title = Where to stop
darjeeling-rule-D17 =
    Your score may fall below zero, without limit when you pay for turning.
    Our ruling, where the rulebook is silent: the same holds when you pay for passing over spaces.
    .title = Negative scores
darjeeling-rule-D18 =
    After the move, always in this order: pay, put the tile behind your screen, take an action token if it is a three-half tile and the reserve has a token left, then refill the space you came from.
    All this happens before phase III.
    Our ruling: the token is always taken, where the rulebook says that you may.
    .title = After the move
darjeeling-rule-D19 =
    The space your collector left is refilled with a tile from the bag.
    Our ruling, where the rulebook is silent: if the bag is empty when a tile must be drawn, the warehouse pile goes into the bag first.
    If there is no pile either, the space stays empty for good.
    .title = Refilling the space
darjeeling-rule-D20 =
    Our ruling, where the rulebook is silent: outside cells and empty spaces end the line.
    A collector neither passes over them nor stops there.
    Outside is every cell that is no space of the map; an empty space is a space of the map without tile, city or collector.
    .title = End of the line
darjeeling-rule-D21 =
    Our ruling, where the rulebook is silent: you may not turn towards a direction that offers no legal move.
    If the only legal move needs a turn of 180 degrees, you must make it.
    If no direction offers a legal move, phase II is skipped: no turn, no cost, no refill.
    Phase III is still allowed.
    .title = Forced turn, no move

## Phase III: Shipment

darjeeling-rule-D22 =
    You may ship tea once per turn.
    A shipment is any number of whole crates of one single variety.
    .title = One shipment per turn
darjeeling-rule-D23 =
    Lay the tiles you use in front of everyone.
    All crates must be closed: every half lies against a half of a neighbouring tile.
    Only the number of crates counts, not the number of tiles: one three-half tile and three one-half tiles make three crates.
    .title = Closed crates
darjeeling-rule-D24 =
    Tiles lie on a square grid, and every half must close exactly; our ruling, where the rulebook is silent: separate groups are allowed.
    A variety has at most 7 two-half and 3 three-half tiles; the one-half and three-half tiles used must add up to an even number, and two halves make one crate.
    With at least two more one-half than three-half tiles, everything closes.
    Otherwise, with adjacent halves on the two-half tiles, only these sets close: four two-half tiles alone; one one-half and one three-half tile with at least three two-half tiles; two one-half and two three-half tiles with at least two; three one-half and three three-half tiles with at least one; no one-half and two three-half tiles with four, six or seven; one one-half and three three-half tiles with at least three.
    With opposite halves (an option) none of these sets closes; the printed shape is lost, and adjacent halves are reconstructed, unless read from a box.
    .title = Which tiles close
darjeeling-rule-D25 =
    If your collector stands next to a city after its move, diagonally included, all the crates you laid are loaded.
    Otherwise one crate fewer is loaded.
    Our ruling, where the rulebook says that you may: the number is not yours to choose.
    .title = Next to a city
darjeeling-rule-D26 =
    You may not lay tiles that would load no crate.
    Away from a city a single crate is therefore not enough, unless you use “Kept fresh”.
    .title = At least one crate
darjeeling-rule-D27 =
    The ship at the bottom quay leaves the harbour, and its crates go back to their owners.
    All other ships move down one quay.
    The emptied ship takes the top quay and receives your crates.
    .title = Loading a ship
darjeeling-rule-D28 =
    Your personal supply is all your crates that are not on ships, those just returned included, but not the score crate.
    If it is large enough, exactly the number due is loaded.
    If it falls short, all of it is loaded, and you may add crates of your own from other ships, up to the missing number; you choose from which ships.
    Our ruling, where the rulebook is silent: you may add anything from none to all of the missing crates, but at least one crate must be loaded in total; a ship emptied this way stays at its quay.
    .title = Too few crates
darjeeling-rule-D29 =
    The tiles you used form a face-up pile in the warehouse.
    Tiles that already lay there go back into the bag.
    .title = Warehouse pile
darjeeling-rule-D30 =
    Put the lower of the two demand markers of the shipped variety on top of the chute.
    You score 1 point for every marker now lying between the two, so 0 to 6 points.
    .title = Demand bonus
darjeeling-rule-D31 =
    If you load { $scoring-quantity-bonus-from } crates or more, you score 1 point per crate loaded.
    The crates loaded count, not the crates laid.
    Our ruling, where the rulebook is silent: crates moved from your other ships count as loaded.
    .title = Quantity bonus
darjeeling-rule-D32 =
    Action tokens are used only with a shipment, and any token can have either effect.
    “Kept fresh” loads all crates away from a city, so that even a single crate can be shipped; “Double demand bonus” doubles the demand bonus, never the quantity bonus.
    You may use one or two tokens per shipment, two only for different effects.
    A token won this turn may be used; used tokens go back to the reserve.
    Our ruling, where the rulebook is silent: a token that would change nothing cannot be used (“Kept fresh” next to a city or where all your crates are loaded anyway, “Double demand bonus” when the bonus is 0).
    .title = Using action tokens

## End of the game

darjeeling-rule-D33 =
    The game ends at once when a player has the target score or more, in phase III as well.
    Our ruling, where the rulebook is silent: in phase III both bonuses are scored first.
    The round is not finished.
    Points beyond the target count.
    .title = End at once
darjeeling-rule-D34 =
    Then every player loses { $scoring-penalty-per-half ->
        [one] { $scoring-penalty-per-half } point
       *[other] { $scoring-penalty-per-half } points
    } for each half crate on the tiles behind their screen, whether it can be closed or not.
    Action tokens are worth nothing.
    .title = Half-crate penalty
darjeeling-rule-D35 =
    The player with the most points wins, even if the score is negative.
    In a tie the victory is shared.
    Whoever ended the game may fall below the target score and lose.
    .title = Victory and ties
darjeeling-rule-D38 =
    Our ruling, where the rulebook is silent: if nobody reaches the target score within the round limit, normally 200 turns for each player, the game ends after that round.
    The half-crate penalty applies as usual, and most points wins.
    .title = Round limit

## What everybody sees

darjeeling-rule-D36 =
    The tiles and action tokens behind the screens were taken in everyone’s sight.
    With open screens, our ruling and the default, everybody sees them, as if all had a perfect memory.
    With closed screens, the rulebook’s way, nobody shows you the tiles and tokens of the others, neither on the table nor in the log or the replay of a running game; bots know no more than that.
    Yet the log says where each collector went and which tile came to which space: whoever reads it with patience can work out what was taken, as a perfect memory could.
    Who wants the game of memory opens the table with a log that tells only what happened since one’s last turn.
    What comes out of the bag is unknown until it is drawn; what is still in it follows from what is open.
    .title = Open or closed screens
darjeeling-rule-D37 =
    A map of your own is a text grid of tile, city and outside cells, at most 16 by 16.
    It has 12 to 80 tile spaces and 1 to 3 cities, and all spaces are connected side to side.
    The last player must have a legal start wherever the others start; this is checked exactly, for the number of players at the table.
    A map that fails is refused with the reason.
    These limits are ours, and so is one on changed tile counts: more than 7 two-half or 3 three-half tiles of a variety are refused.
    .title = Map of your own

## Questions people ask, answered by the rule of that number

darjeeling-rules-question-D11 = May I leave the action token that comes with my first tile?
darjeeling-rules-question-D17 = What if I cannot afford a move: may my score fall below zero?
darjeeling-rules-question-D19 = What happens when the bag is empty?
darjeeling-rules-question-D20 = May I jump over a gap in the map?
darjeeling-rules-question-D21 = What if there is nowhere to go?
darjeeling-rules-question-D24 = Why do my tiles not close?
darjeeling-rules-question-D25 = May I load fewer crates than I laid?
darjeeling-rules-question-D28 = What if I have too few crates for a shipment?
darjeeling-rules-question-D31 = Do crates from my other ships count for the quantity bonus?
darjeeling-rules-question-D32 = Why can I not use my action token here?
darjeeling-rules-question-D33 = Is the round finished when somebody has the target score?
darjeeling-rules-question-D38 = What if nobody reaches the target score?
darjeeling-rules-question-D36 = May I see what the others have collected?
