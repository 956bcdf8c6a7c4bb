# The lessons of Alubari. Numbers, places and names come from the position.

alubari-lesson-labourers = Labourers
    .about = Send them out, then see what they do.
alubari-lesson-labourers-yours = In each round everybody places labourers in turn, one at a time; you have { $labourers }. Once all are placed, the areas are carried out one after the other, in the order of their letters.
alubari-lesson-labourers-yard = Send the first one to the stock yard: there you take cubes of iron ore and stone. Choose a place there, then confirm with the yellow button.
    .wrong = Place the labourer in the stock yard, the area that is marked.
alubari-lesson-labourers-dig = Send the next one to excavate: there you take rubble from the estates, as much as the area shows.
    .wrong = Place the labourer where rubble is dug, the area that is marked.
alubari-lesson-labourers-cubes = All labourers stand, and yours in the stock yard begins. Take as many cubes as you may; ore becomes steel, stone is for stations.
    .wrong = Take cubes until none are left to take.
    .few = You may stop early, but cubes cost nothing here. Take all you may.
alubari-lesson-labourers-dug = Then your other labourer dug by himself, always from the left: you have { $rubble } pieces of rubble. Whoever takes the last piece of a space puts a marker there and owns a field: it brings its stars, and leaves at every harvest.
alubari-lesson-labourers-round = The other player took the contract “{ alubari-word-contract }” and gathered leaves; each leaf counts half a point. Then a new round began: weather has changed what one may dig and lay, new cubes lie in the stock yard, and an event came out of the bag ({ alubari-event-event }): there the game itself takes spaces, with grey discs.

alubari-lesson-track = From ore to track
    .about = Melt steel and lay the railway.
alubari-lesson-track-plan = The railway climbs into the mountains section by section, and each costs a steel bar. You have { $iron } pieces of iron ore, and { $numbers-works-iron-for-steel } make a bar in the works.
alubari-lesson-track-works = The works come before the track, so both are possible in the same round. Place a labourer in the works.
    .wrong = Place the labourer in the works, the area that is marked.
alubari-lesson-track-line = Send the other labourer where track is laid. The choice says “no use yet”, because you have no steel so far; but the works come first, and then you will have a bar.
    .wrong = Place the labourer where track is laid, the area that is marked.
alubari-lesson-track-steel = The works: make steel from your iron ore.
    .wrong = Make steel.
    .none = Without steel there is no track to lay. Make steel from the ore.
alubari-lesson-track-laid = With the new bar your labourer laid the next section, over the { alubari-word-section }; there was nothing to choose. Your marker lies there ({ $markers } are left). A section over a river also brings a chai, and opens towns to build in. The score shows what everything would be worth now: the stars of the section, and the chai on its track.

alubari-lesson-building = Building
    .about = Stations and equipment.
alubari-lesson-building-plan = Towns along the railway have station areas, and the engine shed holds equipment. You build both in area E, and their stars count at once. You begin with { $leaves } leaves: each is half a point in your score.
alubari-lesson-building-site = Place a labourer in area E, to build.
    .wrong = Place the labourer in the area that is marked.
alubari-lesson-building-wala = The cost of a station is printed on it; in the first town of the line it is leaves. Send the other labourer to the chaiwala, the last area of the round: he gives leaves, or turns them into chai.
    .wrong = Place the labourer at the chaiwala, the area that is marked.
alubari-lesson-building-build = Now build: a station area for leaves, of which you have { $leaves }, or a piece of equipment for steel, of which you have { $steel }. Touch one to read what it does.
    .wrong = Choose what you build.
alubari-lesson-building-served = Built. Now the chaiwala serves your other labourer: take leaves for the next station, or turn leaves into chai. Chai makes labourers stronger, and what is left of it scores.
    .wrong = Choose leaves or chai.
alubari-lesson-building-built = A station area stays yours to the end and blocks the place for the others. Equipment works from now on and scores at the end, but an event may ask for its maintenance: whoever does not pay then gives it back. What you own stands below the question; scroll there to see your contracts and your equipment.

alubari-lesson-last-turns = The last rounds of a game
    .about = Play a real game to its end and see the count.
alubari-lesson-last-turns-before = Strong bots have played this game so far, and it is round { $round }. No rubble is left on the estates by now, so the area for digging has become a further one to build in. The game ends when the last section is laid, or when somebody has no marker left: every field, section and station area takes one.
alubari-lesson-last-turns-count = At the end estates, station areas, track, contracts, chai, equipment and leaves are counted; the score shows all of it already. Play these rounds yourself, or have a turn shown when you do not know how to go on. This takes some minutes.
alubari-lesson-last-turns-play = Play on as you like until the game ends. There is no wrong move here.
    .wrong = This took longer than it should. Start these rounds again.
alubari-lesson-last-turns-after =
    { $result ->
        [won] You have won,
        [shared] You share the victory,
       *[lost] The other player has won,
    } { $score } to { $theirs }. { $ending ->
        [railway] The last section was laid.
       *[other] Somebody had no marker left.
    } The points come from many things; watch which of them still bring most, and how many markers you have left.

alubari-lesson-contracts = Contracts
    .about = Take one, use it once, keep it for the end.
alubari-lesson-contracts-office = Your labourer at the post office takes an open contract. A contract does something once, in the area whose letter it bears; and at the end it brings its stars if you have all it asks for: the symbols beside them, with how many you have and how many it wants.
alubari-lesson-contracts-take = Take a contract you can use at once. The post office is area { $area }, so only the area after it, the chaiwala, is still to come in this round; the letter is on the contract.
    .wrong = Take one of the contracts.
    .late = Its area is already over in this round. It would wait for the next one; take one for the area to come.
alubari-lesson-contracts-use = { alubari-word-contract } is yours. Before an area begins you may use contracts with its letter, even without a labourer there. Use it now.
    .wrong = Use the contract.
    .kept = You may wait, and sometimes should. But this one costs nothing: look for “use” among the answers, not for “done”.
alubari-lesson-contracts-used = { alubari-word-contract } lies tilted among your contracts now, below the question: used, but still yours. At the end contracts score whether used or not. Each marker and each leaf counts for one contract only.

alubari-lesson-third = The third labourer and chai
    .about = One more labourer, and stronger ones.
alubari-lesson-third-waits = Everybody has a further labourer, who waits in the Tea House. Whoever owns any equipment may bring him out for a round and pays a chai for it; with some equipment rubble will do instead. You have a train, and the chai track shows { $chai } chai.
alubari-lesson-third-hire = Pay a chai for him.
    .wrong = Hire the labourer.
    .home = Without him you act once less in this round. Hire him.
alubari-lesson-third-place = Now you place { $labourers } labourers in this round. Send the first one to excavate.
    .wrong = Place the labourer in the area that is marked.
alubari-lesson-third-rest = Place the others wherever you like.
    .wrong = Place all your labourers.
alubari-lesson-third-chai = Your labourer begins, and a chai makes him stronger: more cubes, more rubble, more track, or one more build. Pay one.
    .wrong = Pay a chai.
    .none = Without chai he does less. Pay one and see what it adds.
alubari-lesson-third-stronger = He did more than he could have done without chai. Chai left on its track scores at the end, and the score shows that already: so paying costs points, and pays where it brings more. The round would go on; here the lesson ends.

alubari-lesson-weather = Weather
    .about = Forecast, rates and harvests.
alubari-lesson-weather-forecast = The weather of the next round is known: { alubari-word-weather }. It moves the rates, the numbers on the areas: for digging (now { $rate }), laying track and harvesting, sun { $weather-sun } steps, rain { $weather-rain }, fog { $weather-fog }. Fog also blocks the last space for digging and for laying track.
alubari-lesson-weather-serve = Your labourer is at the chaiwala, the last area of the round. Take leaves or turn leaves into chai.
    .wrong = Choose leaves or chai.
alubari-lesson-weather-changed = A new round: { alubari-word-weather }. The excavation rate is { $rate } now, the track rate { $track }, the harvest rate { $harvest }. The excavation rate went past its end: then there is a harvest at once, and everybody takes leaves for their own fields; yours brought { $leaves }.

alubari-lesson-solo = Alone
    .about = The game for one player.
alubari-lesson-solo-alone = The deck is shuffled, cubes lie in the stock yard, and you are the first player by yourself. Some sections are laid already, for instance { alubari-word-section }: they are skipped and give nothing.
alubari-lesson-solo-place = You have labourers ×{ $labourers } and all the space you like. Place one.
    .wrong = Place a labourer in any area.
alubari-lesson-solo-free = Alone all open contracts are replaced each round, the shed is small, and equipment brings no points. What you play against is the score you had before, and the achievements.

alubari-lesson-wheel = The event wheel
    .about = What the game itself does.
alubari-lesson-wheel-cubes = Event cubes come out of the bag with the others. Each one goes on the next space of the wheel, and what is shown there happens at once: the game digs, lays track, builds stations, harvests, or asks for maintenance.
alubari-lesson-wheel-build = Finish your round with a station area, and see what the next one brings.
    .wrong = Build a station area.
alubari-lesson-wheel-dig = The game took the free areas of { alubari-word-town }: nobody can build there any more. Little rubble is left on the estates. Dig it all with both labourers.
    .wrong = Place both labourers where rubble is dug.
alubari-lesson-wheel-closed = No rubble is left, so that area is a place to build from now on. In the solo game an event also closed the lowest town. Do not leave for later what the game can take from you.

alubari-lesson-borrow = Borrowed spaces
    .about = Harvest from spaces of the game.
alubari-lesson-borrow-borrow = Some estate spaces belong to the game. Use your contract and borrow one.
    .wrong = Use the contract, then choose a space.
    .kept = Nothing is gained by waiting here: use the contract.
alubari-lesson-borrow-lent = Your marker lies on a space of { alubari-word-estate }. It harvests like your own, but at the end it brings no points and serves no contract.

alubari-lesson-digging = Digging anywhere
    .about = Choose where the rubble comes from.
alubari-lesson-digging-use = Rubble is taken from the left: others profit from what you begin. Your contract lets you choose. Use it.
    .wrong = Use the contract.
    .kept = Without it you would dig from the left. Use it.
alubari-lesson-digging-dig = Now dig cube by cube. Whoever takes the last one of a space owns it: empty a small space.
    .wrong = Stay with one small space until it is empty.
alubari-lesson-digging-owned = A space of { alubari-word-estate } is yours, with a marker; you have { $markers } left. The rest of the rubble has to be dug too.

alubari-lesson-landslide = Rubble comes back
    .about = A contract covers an estate again.
alubari-lesson-landslide-use = The game has taken spaces before anybody else could. Your contract covers an estate with rubble again. Use it.
    .wrong = Use the contract.
    .kept = Use it while there is something to win back.
alubari-lesson-landslide-choose = Choose the estate.
    .wrong = Choose an estate.
alubari-lesson-landslide-covered = Every space of { alubari-word-estate } without a player’s marker has its rubble back, and can be dug again. Spaces of players stay theirs.

alubari-lesson-mail = More from the post office
    .about = Draw contracts, and use one again.
alubari-lesson-mail-draw = You have a contract that draws from the deck. Use it.
    .wrong = Use the contract that draws.
    .kept = You would draw nothing. Use the contract.
    .later = That one makes a used contract usable again; keep it for a moment and draw first.
alubari-lesson-mail-pick = { alubari-word-contract } is among the cards drawn. Keep the one you like better.
    .wrong = Keep one of the contracts.
alubari-lesson-mail-again = Now the other contract: it straightens a used one of yours.
    .wrong = Use the contract, then choose which one becomes straight.
    .kept = Use it: a contract that can be used again is worth an action.
alubari-lesson-mail-straight = { alubari-word-contract } can be used once more. A used contract is never lost: it still counts at the end.

alubari-lesson-works = More from the works
    .about = Cubes from the bag, cheaper steel, crushed stone.
alubari-lesson-works-bag = Before the stock yard is carried out you may use a contract with its letter. Use yours.
    .wrong = Use the contract.
    .kept = It gives cubes for nothing. Use it.
alubari-lesson-works-swap = You have iron ore ×{ $iron } now. Before the works there is another contract: steel for less ore. Use it and exchange once.
    .wrong = Use the contract, then exchange.
    .kept = Without it steel costs more ore. Use it.
alubari-lesson-works-stop = Steel bars: { $steel }. In the works themselves you may also crush a stone. Stop exchanging and do that.
    .wrong = Stop exchanging, then crush a stone.
    .steel = Steel can be made here as well. This time crush a stone.
alubari-lesson-works-crushed = A stone became rubble ×{ $rubble }. Some station areas cost rubble, so even that can be what you need.

alubari-lesson-rails = More track
    .about = Lay more than the rate, and act again.
alubari-lesson-rails-one = You have steel bars ×{ $steel } and contracts for the track: a stronger action, and an extra one. Use one of them.
    .wrong = Use a contract.
    .kept = With so much steel both are worth using.
alubari-lesson-rails-other = And the other one.
    .wrong = Use the contract.
    .kept = Use this one too: the steel is there.
alubari-lesson-rails-lay = The rate had to be laid. What contracts add is up to you: lay a further section.
    .wrong = Lay a section.
    .stop = You may stop, but sections bring points. Lay it.
alubari-lesson-rails-extra = The contract offers the whole action again, and you have steel ×{ $steel }. Take it.
    .wrong = Take the extra action.
    .stop = It costs only the steel. Take it.
alubari-lesson-rails-laid = The last one you laid was { alubari-word-section }. A river brings its builder chai and opens the towns behind it, up to the next river.

alubari-lesson-bonuses = What station areas give
    .about = Steel, equipment, contracts: at once.
alubari-lesson-bonuses-steel = Some station areas give more than they cost. Build the one that gives steel.
    .wrong = Build the station area that gives steel bars.
    .engine = That is equipment. Build the station area that gives steel first.
alubari-lesson-bonuses-gain = You got steel bars ×{ $bars }. Your other labourer builds too: choose an area that gives equipment or a contract, and take it.
    .wrong = Build an area with such a bonus, then take what it gives.
alubari-lesson-bonuses-gained = A bonus is taken at once, and free of charge. A contract gained this way is not replaced in this round. Areas like these go first.

alubari-lesson-prices = Cheaper building
    .about = Contracts that lower a price.
alubari-lesson-prices-one = Your contracts make a station area and an equipment cheaper in this round. Use one.
    .wrong = Use a contract.
    .kept = You are going to build: use it.
alubari-lesson-prices-other = And the other.
    .wrong = Use the contract.
    .kept = You have labourers for both. Use it.
alubari-lesson-prices-station = Build a station area that costs stone or rubble, with the discount.
    .wrong = Build an area that costs stone or rubble, then take the discount.
    .full = You paid the full price. Take the discount: it ends with the round.
alubari-lesson-prices-engine = Now buy an equipment at the cheaper price.
    .wrong = Buy an equipment, then choose the cheaper price.
    .full = That was the printed price. Pay the cheaper one.
alubari-lesson-prices-saved = { alubari-word-equipment } is yours for less. There is also an equipment that makes every station area cheaper, in each round.

alubari-lesson-maintenance = Maintenance
    .about = Equipment has to be kept.
alubari-lesson-maintenance-comes = An event asks for maintenance: for each equipment you pay { $numbers-events-maintenance-steel } steel bar or { $numbers-events-maintenance-chai } chai, or it goes back to the shed. You have steel ×{ $steel }. One of your trains is so reliable that it needs none.
alubari-lesson-maintenance-pay = Keep your equipment.
    .wrong = Pay for the equipment.
    .gone = It went back to the shed, and with it its points at the end. Pay the bar.
alubari-lesson-maintenance-labourer = { alubari-word-equipment } stays with you. Now the round goes on: decide about your third labourer.
    .wrong = Hire him or do without.
alubari-lesson-maintenance-kept = Keep a bar or some chai in reserve when maintenance may come: the wheel shows how near it is.

alubari-lesson-summit = The last section
    .about = The end of the railway, and what chai is worth there.
alubari-lesson-summit-last = Your labourer has just laid the last section: the game ends after this round. Your other labourer may still build.
alubari-lesson-summit-build = Build in the town at the end of the railway: its area brings points for each chai, and you have { $chai }. A chai paid now for a stronger action is one fewer to count.
    .wrong = Decide about the chai, then build the station area at the summit.
    .low = That area counts too, but the one at the summit brings points for each chai. Build there.
    .engine = Equipment counts, but here the station area at the summit counts more.
alubari-lesson-summit-end = The end: { $points } to { $theirs }. Sections, station areas, chai and leaves were counted, and the area at the summit for your chai.

## What the coach says of each source of points

alubari-source-estates-about = Whoever takes the last rubble of an estate space owns it: it brings its stars, and tea at each harvest.
alubari-source-stations-about = A station area brings the stars printed on it and is lost to the others.
alubari-source-track-about = Every section of track brings its stars to the player who laid it.
alubari-source-contracts-about = A contract brings its points when its condition is met at the end, used or not.
alubari-source-chai-about = Chai left on its track brings the points of its space, but spent in a round it makes a labourer stronger.
alubari-source-leaves-about = Each leaf left at the end is worth half a point; leaves also pay for stations and become chai.
alubari-source-darjeeling-about = The station area at the end of the line brings points for each chai you have left.
alubari-source-equipment-about = Equipment you still own at the end brings the points printed on it.
