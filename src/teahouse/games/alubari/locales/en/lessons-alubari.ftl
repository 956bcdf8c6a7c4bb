# The lessons of Alubari. Numbers, places and names come from the position.

alubari-lesson-labourers = Labourers
    .about = Send them out, then see what they do.
alubari-lesson-labourers-yours = In each round everybody places labourers in turn, one at a time; you have { $labourers }. Only when all stand are the areas carried out, one after the other in the order of their letters.
alubari-lesson-labourers-yard = Send the first one to the stock yard: there you take cubes of iron ore and stone.
    .wrong = Place the labourer in the stock yard, the area that is marked.
alubari-lesson-labourers-dig = Send the next one to excavate: there you take rubble from the estates.
    .wrong = Place the labourer where rubble is dug, the area that is marked.
alubari-lesson-labourers-cubes = All labourers stand, and yours in the stock yard begins. Take as many cubes as you may; ore becomes steel, stone is for stations.
    .wrong = Take cubes until none are left to take.
    .few = You may stop early, but cubes cost nothing here. Take all you may.
alubari-lesson-labourers-dug = Then your other labourer dug: rubble ×{ $rubble }. Who takes the last rubble of a space puts a marker there, and owns a field that grows tea. After that a new round began, with its weather and its deliveries.

alubari-lesson-track = From ore to track
    .about = Melt steel and lay the railway.
alubari-lesson-track-plan = The railway climbs into the mountains section by section, and each costs a steel bar. You have iron ore ×{ $iron }: enough for steel.
alubari-lesson-track-works = The works come before the track, so both are possible in the same round. Place a labourer in the works.
    .wrong = Place the labourer in the works, the area that is marked.
alubari-lesson-track-line = And one where track is laid.
    .wrong = Place the labourer where track is laid, the area that is marked.
alubari-lesson-track-steel = The works: make steel from your iron ore.
    .wrong = Make steel.
    .none = Without steel there is no track to lay. Make steel from the ore.
alubari-lesson-track-laid = Your labourer laid { alubari-word-section } with the new bar. Sections bring points at the end, a river brings chai and opens towns. Markers left: { $markers }.

alubari-lesson-building = Building
    .about = Stations and equipment.
alubari-lesson-building-plan = Towns along the railway have station areas, and the engine shed holds equipment. Both are built in the same area, and both bring points at the end.
alubari-lesson-building-site = Place a labourer where one builds.
    .wrong = Place the labourer in the area that is marked.
alubari-lesson-building-wala = Send the other one to the chaiwala, for leaves or chai: chai makes other labourers stronger.
    .wrong = Place the labourer at the chaiwala, the area that is marked.
alubari-lesson-building-build = Now build: a station area for leaves, of which you have { $leaves }, or an equipment for steel, of which you have { $steel }.
    .wrong = Choose what you build.
alubari-lesson-building-built = What you built is yours to the end. Equipment works from now on, a station blocks the place for the others. Then the chaiwala served you.

alubari-lesson-last-turns = The last rounds of a game
    .about = Play a real game to its end and see the count.
alubari-lesson-last-turns-before = This game was played by strong bots, and it is round { $round }. When the last section is laid, or somebody has no marker left, the game ends. Estates, stations, track, contracts, chai and equipment are counted then.
alubari-lesson-last-turns-play = Play on as you like until the game ends. There is no wrong move here.
    .wrong = This took longer than it should. Start these rounds again.
alubari-lesson-last-turns-after = The end: { $score } to { $theirs }. Whoever keeps an eye on all of it, and on the markers left, wins.

alubari-lesson-contracts = Contracts
    .about = Take one, use it once, keep it for the end.
alubari-lesson-contracts-office = Your labourer at the post office takes an open contract. A contract does something once, in the area whose letter it bears; and at the end it brings points if its condition is met.
alubari-lesson-contracts-take = Take a contract you can use at once: the letter of the chaiwala, the last area, is still to come in this round.
    .wrong = Take one of the contracts.
    .late = Its area is already over in this round. It would wait for the next one; take one for the area to come.
alubari-lesson-contracts-use = { alubari-word-contract } is yours. Before an area begins you may use contracts with its letter, even without a labourer there. Use it.
    .wrong = Use the contract.
    .kept = You may wait, and sometimes should. But this one costs nothing: use it.
alubari-lesson-contracts-used = { alubari-word-contract } is tilted now: used, but still yours. At the end contracts score whether used or not; each marker and each leaf counts for only one of them.

alubari-lesson-third = The third labourer and chai
    .about = One more labourer, and stronger ones.
alubari-lesson-third-waits = One of your labourers still waits in the Tea House. You own equipment and have chai ({ $chai }): so you may bring him out for this round.
alubari-lesson-third-hire = Pay a chai for him.
    .wrong = Hire the labourer.
    .home = Without him you act once less in this round. Hire him.
alubari-lesson-third-place = Now you have labourers ×{ $labourers } to place. Send the first one to excavate.
    .wrong = Place the labourer in the area that is marked.
alubari-lesson-third-stronger = When an area is carried out, a chai makes a labourer stronger: more cubes, more rubble, more track, one more build. What is left on the chai track brings points, so weigh it.

alubari-lesson-weather = Weather
    .about = Forecast, rates and harvests.
alubari-lesson-weather-forecast = The weather of the next round lies open: { alubari-word-weather }. It moves the rates: how much is dug (now { $rate }), laid and harvested.
alubari-lesson-weather-serve = Your labourer is at the chaiwala, the last one of the round. Take leaves or turn leaves into chai.
    .wrong = Choose leaves or chai.
alubari-lesson-weather-changed = A new round: { alubari-word-weather }. The excavation rate is { $rate } now, the harvest rate { $harvest }. When a rate is pushed beyond its end, there is a harvest: everybody takes leaves for own estate spaces.

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
