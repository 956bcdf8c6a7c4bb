# Each game in short: how it is won, what a turn is, a first turn. At the table and before the rules.

web-brief-newcomer = New here? How to win
web-brief-title = In short, with a first turn
web-brief-points = Where points come from
web-brief-turn = Your turn
web-brief-end = The end
web-brief-first = Your first turn
web-brief-rules = All the rules
web-brief-close = Got it

## Ceylon

web-brief-ceylon-goal = Most points win. Some are scored in play, most at the end.
web-brief-ceylon-points =
    Majorities at the end, 10, 6, 3 and 1 points each: most rupees, furthest on the technology track, most plantation markers in each district. A district counts for you only if you have its councillor.
    Different companies among your contracts: 1, 3, 6, 10 or 15 points for one to five.
    A plantation in every district: 10 points for the first to get there, then 6, 3, 1.
    In play: contracts taken for points, the +5 spaces of technology, 1 point for each chest others harvest from your plantations.
    Minus 2 for each marker still on your board.
    Ties go to whoever is ahead on the technology track.
web-brief-ceylon-turn =
    Play a card: one of its two actions is yours, the other is everybody else’s.
    Do your action, or instead move your pawn or take 2 rupees.
    Then each of the others does the other action, or moves, or takes rupees.
    You draw a card. On the others’ turns you act too.
    Advancing technology also gives a technology token: an extra action in one of your own turns.
web-brief-ceylon-end = It ends when somebody has placed the eighth marker or the last card is drawn; all finish with the same number of turns.
web-brief-ceylon-first =
    Place your first plantation on low ground, in a district nobody has chosen; hills next to it are worth having, they grow green and white tea.
    Look at the wagons: a contract asks for three chests and for a free contract space, or the one its company has; planting frees spaces. It pays rupees or points.
    Play a card whose action you can do now and whose other half helps the others little.
    Harvesting is free: take a chest from every plantation around your pawn, the others’ too.
    Planting, a councillor or technology cost 5 rupees; without them take 2 rupees or move to where you want to plant next.

## Darjeeling

web-brief-darjeeling-goal = Most points win when somebody reaches the target score: 100, unless the table chose another.
web-brief-darjeeling-points =
    Ships: at the start of each of your turns every crate you have on a ship scores the multiplier of its quay.
    Demand bonus with a shipment: the lower marker of its variety goes on top of the chute; 1 point for each marker then between the two.
    Quantity bonus: four or more crates loaded at once bring 1 point each.
    Passing over tea tiles costs 1 point each, over cities and collectors 2, turning back 2.
    At the end minus 1 for each half crate still behind your screen.
web-brief-darjeeling-turn =
    Your crates on ships score.
    Turn the collector to one side if you like, then go straight ahead to a tea tile and take it.
    Ship if you can: closed crates of one tea. Next to a city all of them are loaded, elsewhere one fewer.
    The new ship takes the best quay and pushes all others down one; the lowest leaves, its crates come home.
web-brief-darjeeling-end = It ends at once, also in the middle of a round, when somebody has the target score. Whoever reached it can still be overtaken by the count of half crates.
web-brief-darjeeling-first =
    Choose a tile at the edge of the map and which way your collector looks.
    Move ahead: the next tile is free, each tile you pass over costs a point.
    Collect one variety: two halves edge to edge are a crate, and no half of the tiles you ship may stay open. Tiles of one half close most easily.
    Ship early: a crate on a good quay pays every turn until other ships push it down.
    A tile with three halves brings an action token, for a better shipment later.

## Alubari

web-brief-alubari-goal = Most victory points win; they are counted at the end.
web-brief-alubari-points =
    Estate spaces you have cleared, station areas you have built, track you have laid: each has its points.
    Contracts whose condition you meet; those you miss cost nothing.
    Chai on the chai track, half a point for each leaf left.
    Equipment: the points on each card, not in the solo game.
web-brief-alubari-turn =
    Each round you place two labourers in turn, a third if you can hire one.
    Then the areas are worked from A to G: cubes, digging, works, track, building, contracts, chai.
    A chai paid makes a labourer’s action stronger.
    Contracts can be used once, in the area of their letter, and still score at the end.
web-brief-alubari-end = It ends with the round in which the railway reaches Darjeeling; with one or two players also when somebody has no marker left.
web-brief-alubari-first =
    A gives cubes: iron ore becomes steel in C, stone is for building.
    B clears the estates from the left: whoever takes the last rubble of a space owns it, and it grows leaves at each harvest.
    D needs steel bars: a river section gives chai and opens the towns behind it.
    E builds a station area or buys equipment: only Siliguri is open at first.
    F takes a contract; look which one fits what you do anyway.
    G takes leaves or turns them into chai.
