# The lessons of Darjeeling. Numbers, places and names come from the position.

darjeeling-lesson-collector = Your collector
    .about = Move straight ahead and take tea.
darjeeling-lesson-collector-yours = This is your collector, on { $cell }. Its front looks { darjeeling-word-direction }. Each turn it moves in a straight line and takes the tea tile it stops on.
darjeeling-lesson-collector-near = The tile in front of your collector costs nothing, nor do those to its left and right. Take one of them, then confirm with the yellow button.
    .wrong = That is not a tile right beside the collector. Take one of those marked.
    .far =
        To reach { $cell } you passed over other tiles, and that cost { $cost ->
            [one] { $cost } point
           *[other] { $cost } points
        }. Take a tile right beside the collector.
darjeeling-lesson-collector-taken = You took { darjeeling-word-tile }: it lies behind your screen now, in the tray with your things. The space you left, { $refilled }, was refilled from the bag. Then the other player moved, and scored: their crates on a ship pay at each of their turns, as yours will in a later lesson.
darjeeling-lesson-collector-further = Now go further: pass a tile to reach another one. What lies between start and end costs points: a tile { $costs-pass-tile }, a city { $costs-pass-city }, another collector { $costs-pass-collector }. Where you stop is free.
    .wrong = Choose a tile straight ahead, to the left or to the right, with at least one tile before it.
    .near = You passed over nothing. This time choose a tile that lies behind another one.
darjeeling-lesson-collector-paid =
    That is all a collector does: go in a straight line, pay for what it passes over, stop on tea. You have { $tiles ->
        [one] { $tiles } tile
       *[other] { $tiles } tiles
    } and { $score ->
        [one] { $score } point
       *[other] { $score } points
    } now. Scores may even fall below zero.

darjeeling-lesson-turning = Turning
    .about = Where the collector looks, and what it costs to turn back.
darjeeling-lesson-turning-faces = Your collector looks { darjeeling-word-direction }. Going that way costs nothing extra, and neither does a turn to the left or to the right before the move: only the tiles you pass over cost points.
darjeeling-lesson-turning-aside = Turn left or right and take a tile there.
    .wrong = Choose a tile to the left or to the right of where the collector looks.
    .ahead = That was straight ahead, without a turn. Take a tile to its left or right.
    .behind =
        That tile lay behind your collector: turning back cost { $turning ->
            [one] { $turning } point
           *[other] { $turning } points
        }. A turn to the side is free.
darjeeling-lesson-turning-back =
    After a move the collector keeps looking the way it went, now { darjeeling-word-direction }. Try to turn back: take a tile behind it. That costs { $costs-turn-back ->
        [one] { $costs-turn-back } point
       *[other] { $costs-turn-back } points
    }.
    .wrong = That was no turn back. Take a tile on the side opposite to where the collector looks.
darjeeling-lesson-turning-kept =
    That move cost { $cost ->
        [one] { $cost } point
       *[other] { $cost } points
    } (turning back: { $turning }), and you have { $score } left. When you stop, think of the next turn: the collector goes on facing the way it went.

darjeeling-lesson-ships = Ships bring points
    .about = Why crates on ships pay turn after turn, and less and less.
darjeeling-lesson-ships-harbour =
    In the harbour a ship lies at each quay. On the one that is marked you have { $crates ->
        [one] { $crates } crate
       *[other] { $crates } crates
    }. Each of them is worth the multiplier of its quay, here { $multiplier }, the highest of all.
darjeeling-lesson-ships-wait = Ships pay at the start of your turn. Take any tile that costs nothing, let the other player move, and watch your score.
    .wrong = Move your collector to a tile, and ship nothing if you are asked.
    .paid =
        That cost { $cost ->
            [one] { $cost } point
           *[other] { $cost } points
        }. Take a tile that is free, so that you see what the ships bring.
darjeeling-lesson-ships-scored =
    Your turn began with { $points ->
        [one] { $points } point
       *[other] { $points } points
    } for your ships: crates times multiplier. You have { $score } now.
darjeeling-lesson-ships-pushed = Now the other player is about to load a ship. Take a free tile once more, then look at the harbour.
    .wrong = Move your collector to a tile, and ship nothing if you are asked.
    .paid =
        That cost { $cost ->
            [one] { $cost } point
           *[other] { $cost } points
        }. Take a tile that is free.
darjeeling-lesson-ships-lower =
    The others loaded { $loaded ->
        [one] { $loaded } crate
       *[other] { $loaded } crates
    }: the ship at the lowest multiplier left, the others slid on to the next lower one, and theirs took the highest. So yours, which is marked, brought only { $points } this time, at { $multiplier } a crate. Every shipment, yours too, pushes the older ships on.

darjeeling-lesson-shipping = Shipping tea
    .about = From half crates to crates on a ship.
darjeeling-lesson-shipping-halves = After the move you may ship tea, once a turn and of a single variety. Behind your screen, the piece of cardboard that hides what is yours, lie { $tiles } tiles, each with half a crate. Half against half makes a closed crate.
darjeeling-lesson-shipping-ship =
    Ship one of the varieties, with all its tiles: { $crates ->
        [one] { $crates } crate
       *[other] { $crates } crates
    }. First choose the tea, then how many crates.
    .wrong = Choose a variety and lay all its tiles.
    .kept = You shipped nothing. Tiles behind the screen bring no points, crates on a ship do. Ship a variety.
    .few =
        Only { $crates ->
            [one] { $crates } crate was
           *[other] { $crates } crates were
        } loaded: you laid only some of your tiles. Lay them all.
darjeeling-lesson-shipping-loaded =
    { $crates ->
        [one] { $crates } crate of yours stands
       *[other] { $crates } crates of yours stand
    } on the ship at the best quay now: { $multiplier } a crate at the start of your turns, as long as it stays there, and { $paid } already. Demand, which is explained soon, brought { $bonus } at once. { $supply ->
        [one] { $supply } crate is
       *[other] { $supply } crates are
    } left in your supply.

darjeeling-lesson-city = Next to a city
    .about = Where you stand decides how much you can load.
darjeeling-lesson-city-spoils = Tea spoils on the way to the harbour: away from a city one crate of each shipment is lost. Next to a city, diagonally too, everything is loaded; dashed lines on the map enclose these spaces. You have { $tiles } tiles of { darjeeling-word-tea }.
darjeeling-lesson-city-reach = Move next to a city, then ship all your tea.
    .wrong = Stop on a tile next to a city, then ship all your tea.
    .fewer =
        You laid { $tiles } tiles, but only { $crates ->
            [one] { $crates } crate was
           *[other] { $crates } crates were
        } loaded: no city is next to { $cell }, so one was lost. Move next to a city.
    .few =
        You laid only { $tiles ->
            [one] { $tiles } tile
           *[other] { $tiles } tiles
        }; the others stayed behind the screen. Move next to a city and lay them all.
    .kept = You kept your tea. Move next to a city and ship it.
darjeeling-lesson-city-saved =
    Nothing was lost: { $crates ->
        [one] { $crates } crate
       *[other] { $crates } crates
    } loaded. A single crate cannot even be shipped away from a city, because none would be left.

darjeeling-lesson-demand = Demand
    .about = Which tea brings a bonus now.
darjeeling-lesson-demand-chute = The row of markers shows the demand. For each tea, one of its markers carries the bonus a shipment of it would bring now: it is the number of markers between the pair. Tea that nobody has shipped for long is wanted more. The tea shipped last would bring { $low }, the most wanted { $high }.
darjeeling-lesson-demand-best = You could ship several varieties. Ship one with a high demand bonus.
    .wrong = Ship tea that is in demand: look at the bonus of each variety.
    .low =
        You loaded the crates, but the bonus was { $bonus ->
            [one] { $bonus } point
           *[other] { $bonus } points
        }: that tea was just shipped. Choose a variety with a higher bonus.
    .kept = You shipped nothing. Choose a variety with a good bonus.
darjeeling-lesson-demand-rose =
    The demand for { darjeeling-word-tea } brought you { $points ->
        [one] { $points } point
       *[other] { $points } points
    } at once. Its marker has moved to the other end of the row, so the next shipment of it brings little, and the other varieties a little more.

darjeeling-lesson-tokens = Action tokens
    .about = The largest tiles bring a token.
darjeeling-lesson-tokens-three = A tile with ½½½ brings an action token as well. Take such a tile.
    .wrong = That tile brought no token. Take back and choose one with ½½½.
darjeeling-lesson-tokens-token =
    You have a token now. It is used with a shipment, and may be used in the same turn. “Kept fresh” saves the crate that is lost away from a city; “Double” doubles the demand bonus, which is { $bonus } here. Without a token you would load { $crates ->
        [one] { $crates } crate
       *[other] { $crates } crates
    }.
darjeeling-lesson-tokens-use = Ship your tea and use the token.
    .wrong = Ship tea, lay all its tiles and use the token.
    .none =
        You kept the token, and { $crates ->
            [one] { $crates } crate was
           *[other] { $crates } crates were
        } loaded. Try what the token does.
    .kept = You shipped nothing, and a token works only with a shipment.
darjeeling-lesson-tokens-spent =
    { $crates ->
        [one] { $crates } crate
       *[other] { $crates } crates
    } loaded, { $points ->
        [one] { $points } point
       *[other] { $points } points
    } for demand. The token is back in the reserve, which holds { $reserve }. At the end tokens are worth nothing: use them.

darjeeling-lesson-quantity = Large shipments
    .about = Which tiles close, and the bonus for quantity.
darjeeling-lesson-quantity-large =
    You have tiles of every size: ½ ×{ $ones }, ½½ ×{ $twos }, ½½½ ×{ $threes }. Every half must lie against another half. A large tile alone stays open on every side: keep ½ tiles to close it.
darjeeling-lesson-quantity-all =
    With { $scoring-quantity-bonus-from } crates or more, each crate brings a further point at once. Ship at least { $scoring-quantity-bonus-from }; up to { $most } are possible.
    .wrong = Lay more tiles: { $scoring-quantity-bonus-from } crates are needed for the bonus.
    .few =
        { $crates ->
            [one] { $crates } crate was
           *[other] { $crates } crates were
        } loaded: too few for the quantity bonus. Use the large tiles too.
    .kept = You shipped nothing. Lay enough tiles for the quantity bonus.
darjeeling-lesson-quantity-bonus =
    { $crates } crates loaded, { $points } points for quantity on top of the demand. So it pays to collect one variety for a while. But meanwhile others push your ships to worse quays: do not wait too long.

darjeeling-lesson-end = What wins
    .about = When the game ends, and what it costs to have tea left.
darjeeling-lesson-end-target = Whoever reaches { $target } points ends the game at once. You have { $score }, the other player { $theirs }. But then each half crate still behind a screen costs { $scoring-penalty-per-half ->
        [one] { $scoring-penalty-per-half } point
       *[other] { $scoring-penalty-per-half } points
    }.
darjeeling-lesson-end-finish = More than one shipment would take you to { $target }. Choose the shipment after which you win.
    .wrong = That does not win. Reach { $target } with as few half crates left as you can.
    .halves = You reached the target, but the tea you kept cost you { $lost } points, and the other player won. Ship the tea you have most of.
    .kept = The game goes on, and the other player’s ships pay next. Finish it now.
darjeeling-lesson-end-won = You have won, { $score } to { $theirs }. Now you know what counts: crates at the quays that pay most, tea that is in demand, and an empty screen at the end.

darjeeling-lesson-last-turns = The last turns of a game
    .about = Play a real game to its end.
darjeeling-lesson-last-turns-before = Strong bots have played this game so far. You take over the leader: { $score } to { $theirs }, and { $target } ends it. You have a token, and tea that is nearly ready. When you do not know how to go on, have a turn shown.
darjeeling-lesson-last-turns-play = Play on as you like until somebody reaches { $target }. There is no wrong move here.
    .wrong = This took longer than it should. Start these turns again and ship whenever you can.
darjeeling-lesson-last-turns-after =
    { $result ->
        [won] You have won,
        [shared] You share the victory,
       *[lost] The other player has won,
    } { $score } to { $theirs }, after the half crates left were taken off. You are ready for a whole game.

darjeeling-lesson-placing = The first placement
    .about = How a game begins.
darjeeling-lesson-placing-edge = Before the first turn everybody puts a crate on a ship, yours at the quay that pays least: { $multiplier } a crate. Then you choose where your collector begins.
darjeeling-lesson-placing-three = It begins at the edge of the map, in the place of a tile that you take. Take one with ½½½: it brings an action token.
    .wrong = That tile brings no token. Choose one of those marked.
darjeeling-lesson-placing-face = It must turn its back to the edge of the map and look at a tea tile. Choose the direction.
    .wrong = Choose a direction.
darjeeling-lesson-placing-placed = Your collector stands on { $cell } and looks { darjeeling-word-direction }. The others place theirs, and the first turn begins.

darjeeling-lesson-supply = Running out of crates
    .about = When your supply is too small for a shipment.
darjeeling-lesson-supply-short =
    Your crates are limited, and most of them are on ships. { $supply ->
        [one] { $supply } crate is
       *[other] { $supply } crates are
    } left in your supply.
darjeeling-lesson-supply-recall = Ship all your tea, { $crates } crates. For the missing ones you may take crates from your other ships. Take them, and the quantity bonus is yours.
    .wrong = Lay all the tiles, then take crates from your ships.
    .stopped = You stopped before all crates were loaded, too few for the quantity bonus. Take crates from your other ships.
    .few = Lay all your tiles: your ships can give the crates that are missing.
    .kept = You shipped nothing. Ship your tea.
darjeeling-lesson-supply-moved = { $points } points for quantity. The crates that were missing came from your other ships, the last one from quay { $quay }; now they stand at the quay that pays most. That is worth it even without the bonus.

darjeeling-lesson-screens = Closed screens
    .about = What you see when the screens are closed.
darjeeling-lesson-screens-hidden = At this table the screens are closed: you see that the other player has { $tiles } tiles, but not which. Their tokens are hidden too.
darjeeling-lesson-screens-watch = Take a tile that costs nothing, and watch what the other player does.
    .wrong = Take a tile and let the other player move.
    .paid =
        That cost { $cost ->
            [one] { $cost } point
           *[other] { $cost } points
        }. Take a tile that is free.
darjeeling-lesson-screens-seen = They took the tile from { $cell }: who watched the map knows what it was. Then they laid { $ones } tiles of { darjeeling-word-tea }, and what is laid is open to all.

darjeeling-lesson-beginning = The box and the first player
    .about = What lies in the bag, and who begins.
darjeeling-lesson-beginning-box = By lot you are the first player; then the others follow in turn. The bag holds { $box-tea-tiles } tea tiles, and the rarest variety has only { $tiles-red-1 } with a single half crate. Each map is advised for certain numbers of players, but you may choose any.
darjeeling-lesson-beginning-start = Before the first turn everybody chooses a tile at the edge and a direction. Do both.
    .wrong = Choose a marked tile at the edge of the map, then the direction your collector looks.
darjeeling-lesson-beginning-halves = You took a tile. Its half crates have to be closed by those of other tiles of the same variety: a half is only worth something beside another half.

darjeeling-lesson-bag = An empty bag
    .about = Where tiles come from when none are left.
darjeeling-lesson-bag-empty = The bag is empty. The tiles that were shipped last still lie in the warehouse, among them { $pile } with a single half crate.
darjeeling-lesson-bag-move = Move your collector one space, and watch the space you leave.
    .wrong = Choose a tile your collector can reach.
    .paid = That cost { $cost } points, and the space you left is refilled in the same way. Stay near.
darjeeling-lesson-bag-refilled = The warehouse went into the bag (tiles: { $tiles }), and one of them fills { $cell }. What is shipped comes back in the end.

darjeeling-lesson-empty = Empty spaces
    .about = When nothing is left to refill, and a collector is stuck.
darjeeling-lesson-empty-gaps = Bag and warehouse are both empty, so every space a collector leaves stays empty for good. An empty space ends the line: nobody passes over it or stops there.
darjeeling-lesson-empty-move = Move to a tile next to you and ship nothing. Then see what the others can still do.
    .wrong = Choose one of the marked tiles, then ship nothing.
    .ship = What is shipped goes to the warehouse and would fill the gaps again. Ship nothing this time.
    .paid = That cost { $cost }. A tile next to you costs nothing.
darjeeling-lesson-empty-stuck = { $cell } stays empty. The others found no legal move in any direction: their move is skipped without any cost, and they may still ship. Do not let yourself be cut off.

darjeeling-lesson-rounds = The last round
    .about = A game nobody finishes ends by rounds.
darjeeling-lesson-rounds-limit = This table has a limit of rounds, and this is the last one. You have { $score } points, and the last turn of the game is yours.
darjeeling-lesson-rounds-last = Play your turn. Half crates left behind the screen cost { $scoring-penalty-per-half } point each, so weigh the tile against the way to it.
    .wrong = Make your move; ship nothing, if you are asked.
    .paid = That cost { $cost } points, and nothing can win them back any more. Choose a nearer tile.
darjeeling-lesson-rounds-counted = After { $rounds } rounds the game was over. Your half crates cost you { $lost }, and you have { $points } points. Most points win, as ever.

## What the coach says of each source of points

darjeeling-source-ships-about = At the start of each turn your crates on the ships pay: crates times the multiplier of their quay.
darjeeling-source-turning-about = Turning back costs points; turning to the side is free.
darjeeling-source-passing-about = Each tile, city or collector the move passes over costs points; where it ends is free.
darjeeling-source-demand-about = Tea that nobody has shipped for long brings a bonus at once.
darjeeling-source-quantity-about = A large shipment brings a further point for each crate.
darjeeling-source-halves-about = Tea behind your screen costs points when the game ends, but not before: ship it in time.
