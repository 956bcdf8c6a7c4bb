# The lessons of Ceylon. Numbers, places and names come from the position.

ceylon-lesson-cards = Cards for everybody
    .about = Play a card: one action for you, the other for the rest.
ceylon-lesson-cards-hand = Your pawn stands on { $hex }, on your first plantation. In your turn you play a card from your hand. It shows a pair of actions: you choose which is yours, the others may do the other one. A half with a lock is an action that is not possible for you now, for want of rupees or tea, for instance.
ceylon-lesson-cards-harvest = Play a card so that the harvest is yours, harvest on your hex or next to it, and confirm with the yellow button. Another player’s plantation is allowed too, but brings its owner a point.
    .wrong = Play a card with a harvest on your side, choose to harvest, then choose a plantation.
    .rupees =
        You took { $rupees ->
            [one] { $rupees } rupee
           *[other] { $rupees } rupees
        } instead. That is always possible, but now harvest.
    .other = A move is possible instead of any action. This time harvest.
    .side = Turned that way, the harvest is for the others. Play the card with the harvest on your side.
ceylon-lesson-cards-taken = A chest of { ceylon-word-tea } from { $hex }: level by level the tea becomes finer. Your warehouse has room for { $warehouse } chests; it lies on your board with your rupees, below the question (on a phone, pull the sheet up). Now the others act on the other side of the card you played, and you draw a new one.

ceylon-lesson-planting = Planting and moving
    .about = Where plantations go, and how a pawn travels.
ceylon-lesson-planting-board = A plantation is laid where your pawn stands, now { $hex }. Its marker comes from your board: { $markers } are left there, and each costs points if it is still there at the end. The spaces they leave are where contracts go later.
ceylon-lesson-planting-plant = Play a card with planting on your side and plant for { $cost } rupees.
    .wrong = Play a card with planting on your side, then plant.
    .rupees = You took rupees. You have enough of them: plant.
    .moved = You may move instead of planting, but this hex is a good place. Plant first.
ceylon-lesson-planting-answer = You have { $rupees } rupees and { $markers } markers left. The round went on meanwhile: the other player has played a card and took rupees instead of acting. It is still their turn, but the other action on that card is for you.
ceylon-lesson-planting-move = Instead of an action you may always move: do so, to a free hex where you could plant next. Once you choose to move, numbers on the island say what the way costs.
    .wrong = Choose to move, then choose a hex.
    .rupees = Rupees are the other way out. This time move your pawn.
    .taken = There is a plantation on { $hex } already, and a hex holds only one. Go to a free hex.
ceylon-lesson-planting-there =
    You are on { $hex }; the way there cost { $cost ->
        [0] nothing
        [one] { $cost } rupee
       *[other] { $cost } rupees
    }. The first step of a move is free, each further one costs more than the one before. Rivers part the districts: own a plantation in each of them before the others, and you take the best district bonus.

ceylon-lesson-trading = Trading
    .about = Tea for contracts, contracts for points or rupees.
ceylon-lesson-trading-train =
    Each wagon of the train carries a contract of a company, whose number stands in the round sign beside the chests it asks for. Your warehouse holds{ ceylon-word-demand }, and your board has room for { $free ->
        [one] { $free } contract
       *[other] { $free } contracts
    }: a space is free once its last marker is planted.
ceylon-lesson-trading-deliver = Play a card with trade on your side and deliver to one of the wagons marked.
    .wrong = Play a card with trade on your side, choose to trade, then choose a wagon you have the tea for.
    .other = You took rupees, and your tea is still there. Trade it.
ceylon-lesson-trading-reward = The contract pays either { $rupees } rupees or { $points } points, as you like. Early in the game rupees help you grow, later points are worth more.
    .wrong = Choose a reward.
ceylon-lesson-trading-company =
    The contract lies on your board: { $companies ->
        [one] { $companies } company
       *[other] { $companies } companies
    }. At the end different companies bring points: the more you have, the more each of them counts.

ceylon-lesson-councillors = Councillors
    .about = An ability now, a majority at the end.
ceylon-lesson-councillors-council = Each district, between the rivers, has a councillor. Contracting one costs { $cost } rupees and gives you its ability for the rest of the game. At the end the most plantations in a district bring { $scoring-majority } points, from the first place down, but only to players who have contracted its councillor.
ceylon-lesson-councillors-hire = Contract the councillor of the district where your pawn stands.
    .wrong = Play a card with a councillor on your side, then contract one.
    .rupees = You took rupees. With { $cost } you can contract a councillor already.
    .moved = Your pawn is in the right district already. Contract the councillor here.
ceylon-lesson-councillors-counts = Your disc lies at the councillor of { ceylon-word-district }; { $rupees } rupees are left. Now your plantations there count at the end.

ceylon-lesson-technology = Technology
    .about = Steps, tokens and an action more.
ceylon-lesson-technology-advance = On the technology track every step costs { $costs-technology } rupees and brings a token, and who is further up wins the ties in the final count. Play a card with technology on your side and advance.
    .wrong = Play a card with technology on your side, then advance.
    .rupees = You took rupees. You have enough to advance.
ceylon-lesson-technology-token = You have a token now, and { $rupees } rupees. A token is another action in your own turn, whatever the card shows. Use it, and plant where your pawn stands.
    .wrong = Use the token, then choose to plant.
    .kept = You kept the token. That is allowed, but at the end it is worth nothing. Use it.
ceylon-lesson-technology-done = Your disc is on space { $technology }, and you have acted once more than the card allowed. The others took a rupee each for your advance.

ceylon-lesson-last-turns = The last turns of a game
    .about = Play a real game to its end and see the count.
ceylon-lesson-last-turns-before = Strong bots have played this game so far. The score is { $score } to { $theirs }, and the deck is nearly empty ({ $deck }). Most points come at the end: { $scoring-majority } for each majority (rupees, technology, and plantations in districts whose councillor you have), and your companies; each leftover marker costs { $scoring-leftover-marker }.
ceylon-lesson-last-turns-play = Play on as you like until the game ends. There is no wrong move here.
    .wrong = This took longer than it should. Start these turns again.
ceylon-lesson-last-turns-after =
    { $result ->
        [won] You have won,
        [shared] You share the victory,
       *[lost] The other player has won,
    } { $score } to { $theirs }. { $ending ->
        [deck] The deck was empty, and everybody had the same number of turns.
       *[other] The last marker was planted, and everybody had the same number of turns.
    } Majorities decide: be ahead in several, with the councillors of your districts.

ceylon-lesson-bonus = The district bonus
    .about = Be the first in every district.
ceylon-lesson-bonus-where = The rivers are the borders of the districts. You have plantations in all districts but one, and your pawn stands on { $hex }, in the one that is missing. The best bonus token is still there: { $points } points for whoever is first.
ceylon-lesson-bonus-plant = Plant here, so that you have a plantation in every district.
    .wrong = Play a card with planting on your side, then plant where your pawn stands.
    .rupees = Rupees can wait. The bonus is taken by whoever is first: plant.
    .moved = Stay: this is the district you are missing. Plant here.
ceylon-lesson-bonus-taken = You took the bonus of { $points } points at once. Each player gets only one such token in the game, and every later one is worth less. So spread early.

ceylon-lesson-setup = Before the first card
    .about = The land is laid out, and you choose where to begin.
ceylon-lesson-setup-land = At set-up the land is drawn by lot: elevation tiles raise hexes, and each district has a councillor. With so few players one district is left out, here { ceylon-word-district }: nobody can go there. You are the starting player.
ceylon-lesson-setup-found = Your first plantation is free. Choose a hex of the lowest level, and look at the hexes around it: you will go there to plant, and harvest from there.
    .wrong = Choose one of the marked hexes.
ceylon-lesson-setup-ready = Your pawn stands on { $hex }. Everybody began in a different district, with { $start-rupees } rupees, a chest of tea and { $start-hand } cards, hidden from the others. Now the first card is played.

ceylon-lesson-land = Building the land
    .about = Players lay the elevation tiles themselves.
ceylon-lesson-land-lift = Where the option “{ ceylon-option-terrain }” says so, the players build the island. The large elevation tiles lie open, and the players place them in turn. Choose one.
    .wrong = Choose a tile.
ceylon-lesson-land-site = Now choose a district that has no tile yet.
    .wrong = Choose a district.
ceylon-lesson-land-cover = Lay the tile on hexes of this district. It may be rotated or turned over, so there are several ways.
    .wrong = Choose how the tile lies.
ceylon-lesson-land-peak = The small tile goes on one of the hexes just covered: there the finest tea will grow. Choose its hex.
    .wrong = Choose one of the raised hexes.
ceylon-lesson-land-built = Done: in { ceylon-word-district } the peak is { $hex }. The others go on until every district has its hills; the higher a hex, the finer its tea.

ceylon-lesson-tiles = Starting tiles
    .about = A special action, once in the game.
ceylon-lesson-tiles-dealt = With starting tiles each player gets one, face up; yours is “{ ceylon-word-starting }”. The lowest number begins, and with number { $number } that is you. A tile works once in the whole game.
ceylon-lesson-tiles-found = First place your plantation as always.
    .wrong = Choose one of the marked hexes.
ceylon-lesson-tiles-use = Your tile, “{ ceylon-word-starting }”, lays a further marker where you have a plantation, which then counts double in the majority of its district. Play a card with planting on your side and use the tile; it costs { $cost } rupees like any planting.
    .wrong = Play the card with planting on your side, then use the starting tile.
    .rupees = Rupees are always there. This time use the tile.
    .side = Turned that way, planting is for the others. Play the card the other way round.
ceylon-lesson-tiles-used = A further marker lies on { $hex }: in the majority of its district the plantation counts double. The tile is turned over now. Other tiles bring rupees, a free move, a double step, or reach far away.

ceylon-lesson-spare = A chest fewer
    .about = The tile that makes a contract cheaper.
ceylon-lesson-spare-tile = This is a variant: everybody has a starting tile. Yours is “{ ceylon-word-starting }”: once in the game you keep one of the chests a contract asks for.
ceylon-lesson-spare-use = Trade, and use the tile for it.
    .wrong = Play a card with trade on your side, then use the starting tile.
    .rupees = Your tea is still in the warehouse. Trade it, with the tile.
    .all = You delivered all the chests. That works too, but the tile would have saved one. Use it.
ceylon-lesson-spare-spare = Which chest do you keep? Choose the finest tea: it grows higher up, on fewer hexes.
    .wrong = Choose a chest.
    .common = The simplest tea grows on every low hex. Keep the chest that comes from the peaks.
ceylon-lesson-spare-reward = The reward is the same as ever.
    .wrong = Choose a reward.
ceylon-lesson-spare-kept = The contract of company { $company } lies on your board, and a fine chest is left for the next one.

ceylon-lesson-distant = Councillors far away
    .about = Contract one without going there.
ceylon-lesson-distant-tile = Your starting tile is “{ ceylon-word-starting }”. Usually you contract the councillor of the district where your pawn stands; the tile reaches every other district, for the same { $cost } rupees.
ceylon-lesson-distant-use = Play a card with a councillor on your side and use the tile.
    .wrong = Play a card with a councillor on your side, then use the starting tile.
    .rupees = You can pay for a councillor already. Use the tile.
    .here = That was the councillor of your own district, which needs no tile. Use the tile for another one.
ceylon-lesson-distant-choose = Choose the councillor.
    .wrong = Choose one of the councillors.
ceylon-lesson-distant-far = The councillor of { ceylon-word-district } works for you, though your pawn was never there. A similar tile harvests plantations anywhere on the map.

ceylon-lesson-abilities = What councillors can do
    .about = An ability changes an action for the rest of the game.
ceylon-lesson-abilities-seen = You contracted a councillor with the ability “{ ceylon-word-councillor }”: you may plant where your pawn stands ({ $hex }), or on a hex next to it in the same district.
ceylon-lesson-abilities-plant = Plant on the peak beside your pawn, where the finest tea grows.
    .wrong = Play a card with planting on your side, choose to plant, then choose the peak.
    .rupees = Take rupees another time: plant.
    .lower = { $hex } is lower. With your councillor you reach the peak without moving. Plant there.
ceylon-lesson-abilities-others = You planted on { $hex } without going there. Other councillors make moves, planting or contracting cheaper, bring a rupee more, a point for technology, or room in the warehouse. An ability is yours as soon as you have paid for it.

ceylon-lesson-premium = More from a trade
    .about = Deliver, choose the reward, take the premium.
ceylon-lesson-premium-seen = Your councillor has the ability “{ ceylon-word-councillor }”: every trade brings rupees besides the reward.
ceylon-lesson-premium-trade = Deliver your tea and take the reward you like better.
    .wrong = Play a card with trade on your side, choose to trade, then the reward.
    .rupees = That brings less than a trade. Deliver your tea.
    .moved = You have the tea and a place for the contract. Trade.
ceylon-lesson-premium-both = Besides the reward you got { $rupees } rupees. With this councillor you can take the points and still pay for the next action.

ceylon-lesson-points = Points on the technology track
    .about = Point spaces, and a token for later.
ceylon-lesson-points-track = Your disc is on space { $space } of the technology track. Some spaces ahead bring points as soon as you reach them, and the next one is such a space.
ceylon-lesson-points-advance = Advance.
    .wrong = Play a card with technology on your side, then advance.
    .rupees = You have enough rupees for the step. Advance.
    .moved = Move another time. Advance now.
ceylon-lesson-points-keep = That brought { $points } points, and a token. You need not use it now: keep it for a turn in which it does more.
    .wrong = Keep the token.
    .used = You may use it at once, but little is worth doing here. Keep it for later.
ceylon-lesson-points-kept = You have { $tokens } in hand. Use tokens before the game ends: afterwards they are worth nothing.

ceylon-lesson-last-marker = The last marker
    .about = Ending the game yourself.
ceylon-lesson-last-marker-left = On your board { $markers } marker is left, the other player has { $theirs }. Placing the last one ends the game: the turn is finished, and everybody gets the same number of turns.
ceylon-lesson-last-marker-plant = Every marker left on a board costs points. Plant your last one.
    .wrong = Play a card with planting on your side, choose to plant, then choose the hex.
    .rupees = Rupees count at the end too, but the other player is not ready yet. Plant.
    .moved = You can plant from here. Do it.
ceylon-lesson-last-marker-count = That was the end: { $points } to { $theirs }. The markers left cost the other player { $lost } points. In a district only those score who have its councillor, and ties go to whoever is further up in technology.

## What the coach says of each source of points

ceylon-source-bonus-about = Whoever has a plantation in every district first takes the best district bonus; later ones are worth less.
ceylon-source-contracts-about = A contract brings its points as soon as you deliver the tea, if you take points instead of rupees.
ceylon-source-technology-about = Some spaces of the technology track bring points as soon as you reach them.
ceylon-source-owner-about = Whenever somebody harvests from the plantation of another, its owner gets points.
ceylon-source-councillor-about = With this councillor you get a point for a step of technology.
ceylon-source-rupee-majority-about = At the end whoever has most rupees gets the most points for them, then the next ones: rupees you keep are not lost.
ceylon-source-technology-majority-about = At the end whoever is furthest on the technology track gets the most points for it; it also breaks every tie.
ceylon-source-dimbula-about = In each district most plantations bring points at the end, but only with the district’s councillor.
ceylon-source-ruhuna-about = In each district most plantations bring points at the end, but only with the district’s councillor.
ceylon-source-kandy-about = In each district most plantations bring points at the end, but only with the district’s councillor.
ceylon-source-uva-about = In each district most plantations bring points at the end, but only with the district’s councillor.
ceylon-source-companies-about = Contracts of different companies bring points at the end: the more companies, the more each counts.
ceylon-source-markers-about = Each marker left on your board costs points at the end, so plant as many as you can.
