# The rules of Alubari, one message per number of the ledger.

alubari-rules-intro =
    You dig tea estates out of the rubble of the Himalayan foothills, harvest their leaves, and turn leaves into chai for thirsty labourers.
    Together you lay the railway from Siliguri up to Darjeeling and build station areas along it.
    Each round you place your labourers on seven action areas, which are then resolved from A to G; contracts strengthen an action once and score at the end if their condition is met.
    When the railway is complete, most points wins; alone, you play for achievements.
alubari-rules-notice =
    Alubari is a game by Tony Boydell; solo game by Aernout Cassier.
    This program is not affiliated with the author or the publishers, and tells the rules in its own words.
    Much of what was printed is lost and has been reconstructed: most contracts, the costs of stations and equipment, most estates, the labourer spaces, parts of the tracks.
    Where the rulebook is silent, we decided; each such decision is called a ruling.

## Sections

alubari-rules-section-setup = Set-up
alubari-rules-section-round = The round: contracts, weather, stock yard
alubari-rules-section-labourers = Labourer placement
alubari-rules-section-resolution = Action resolution
alubari-rules-section-equipment = Equipment
alubari-rules-section-events = Events
alubari-rules-section-end = End of the game
alubari-rules-section-scoring = Final scoring
alubari-rules-section-solo = Solo game
alubari-rules-section-supplies = Supplies, contracts, what is hidden

## Set-up

alubari-rule-A01 =
    Alubari is for 1 to 5 players.
    Option: the Alubari estate is printed (the default, easier) or covered by a card.
    Our ruling: the first player is drawn at random or is a seat of your choice.
    .title = Players and options
alubari-rule-A02 =
    With fewer than { $darjeeling-second-area-from } players a blocking tile closes the second station area of Darjeeling.
    .title = Darjeeling’s second area
alubari-rule-A03 =
    The end of the chai track is blocked: the maximum is { $chai-track-limit-1 } chai alone, { $chai-track-limit-2 } with two players, { $chai-track-limit-3 } with three, { $chai-track-limit-4 } with four, { $chai-track-limit-5 } with five.
    That two spaces are blocked with three players is known; the other numbers are reconstructed, unless read from a box.
    .title = End of the chai track
alubari-rule-A04 =
    Three rate markers stand on the start spaces of the excavation rate, the track rate and the harvest rate.
    .title = Rate markers
alubari-rule-A05 =
    How many labourer spaces each action area has depends on the number of players.
    With 1 or 2 players: A { $actions-a-1 }, B { $actions-b-1 }, C { $actions-c-1 }, D { $actions-d-1 }, E { $actions-e-1 }, F { $actions-f-1 }, G { $actions-g-1 }; with three: A { $actions-a-2 }, B { $actions-b-2 }, C { $actions-c-2 }, D { $actions-d-2 }, E { $actions-e-2 }, F { $actions-f-2 }, G { $actions-g-2 }; with four or five: A { $actions-a-3 }, B { $actions-b-3 }, C { $actions-c-3 }, D { $actions-d-3 }, E { $actions-e-3 }, F { $actions-f-3 }, G { $actions-g-3 }.
    The printed numbers are lost and these are reconstructed, unless read from a box.
    .title = Labourer spaces
alubari-rule-A06 =
    The 30 contracts are shuffled and two laid open at A and B.
    The back of the next one gives the weather of round 2 before it is laid open at C; the back of the one after gives the weather of round 3.
    Round 1 has no weather.
    .title = First contracts and weather
alubari-rule-A07 =
    Estate cards, either side up at random, lie in a row of tea estates: { $estates-slots-1 } in the solo game, { $estates-slots-2 } with two players, { $estates-slots-3 } with three, { $estates-slots-4 } with four, { $estates-slots-5 } with five.
    Our ruling: Alubari is the leftmost, printed or covered.
    .title = Row of tea estates
alubari-rule-A08 =
    Each estate space starts with as much rubble as is printed on it.
    .title = Rubble on the estates
alubari-rule-A09 =
    Of the eight equipment cards some, drawn at random, form the engine shed: { $shed-dealt-2 } with two players, { $shed-dealt-3 } with three, { $shed-dealt-4 } with four, { $shed-dealt-5 } with five.
    Those that come with chai carry a chai cube.
    .title = Engine shed
alubari-rule-A10 =
    The supply bag gets iron ore and stone for the number of players: { $bag-iron-1 } and { $bag-stone-1 } in the solo game, { $bag-iron-2 } and { $bag-stone-2 } with two players, { $bag-iron-3 } and { $bag-stone-3 } with three, { $bag-iron-4 } and { $bag-stone-4 } with four, { $bag-iron-5 } and { $bag-stone-5 } with five.
    With 2 to 5 players all chai cubes that stand on no equipment go in, in the solo game { $bag-chai-solo }.
    .title = Supply bag
alubari-rule-A11 =
    Cubes from the bag fill the stock yard: { $bag-first-fill-1 } in the solo game, { $bag-first-fill-2 } with two players, { $bag-first-fill-3 } with three, { $bag-first-fill-4 } with four, { $bag-first-fill-5 } with five.
    Only then the event cubes go into the bag, in the same order: { $bag-event-cubes-1 }, { $bag-event-cubes-2 }, { $bag-event-cubes-3 }, { $bag-event-cubes-4 }, { $bag-event-cubes-5 }.
    .title = First stock yard
alubari-rule-A12 =
    Each player has { $box-labourers-per-player } labourers, the last one waiting in the Tea House, and { $box-markers-per-player } ownership markers.
    One marker stands on the chai track; all others can be placed.
    .title = What each player has
alubari-rule-A13 =
    Our ruling: the first player is drawn at random or chosen, and holds the first-player marker.
    In the booklet it is whoever drank tea last.
    .title = First player

## The round: contracts, weather, stock yard

alubari-rule-A14 =
    A round has five phases: contracts, weather, stock yard and events, labourers, actions.
    Round 1 starts with the labourers.
    .title = Five phases
alubari-rule-A15 =
    A contract at A is discarded, the others move up, and new ones fill the empty places.
    When a card is needed and the deck is empty, the discards are shuffled into a new deck.
    Our ruling: if both are empty, places stay empty.
    .title = Contract refill
alubari-rule-A16 =
    The old weather leaves and the markers move one space down; the lowest is today’s weather and changes the rates in the order excavation, track, harvest.
    The back of the top contract gives the new forecast.
    Our ruling: without any card it is drawn like the printed backs.
    .title = Weather change
alubari-rule-A17 =
    Changes of the excavation, track and harvest rate: sun { $weather-sun }; rain { $weather-rain }; fog { $weather-fog }.
    In fog the last space of B and of D is blocked this round.
    Our ruling: once B is a build space, fog blocks only D.
    .title = Sun, rain, fog
alubari-rule-A18 =
    The excavation rate runs along { $rates-excavation-values }.
    A rise beyond the right end leaves it there and brings one harvest at once, however far beyond.
    At the left end a fall is ignored.
    .title = Excavation rate
alubari-rule-A19 =
    Rises and falls of the track rate beyond its ends are ignored.
    .title = Track rate
alubari-rule-A20 =
    A rise past the rightmost space leaves the harvest marker there and brings one harvest at once; merely standing there brings none.
    At the left end a fall is ignored.
    .title = Harvest rate
alubari-rule-A21 =
    In a harvest each player takes leaves: own estate spaces times the harvest rate, rounded down.
    Then the harvest marker goes back to its start space.
    Harvests come from the rates, from events 2 and 6 and from contracts.
    .title = Harvest
alubari-rule-A22 =
    Cubes are drawn from the bag: { $bag-refill-1 } in the solo game, { $bag-refill-2 } with two players, { $bag-refill-3 } with three, { $bag-refill-4 } with four, { $bag-refill-5 } with five, or all that are there.
    Iron ore, stone and chai go to the stock yard, beside what was left.
    .title = Stock yard refill
alubari-rule-A23 =
    Event cubes among them are placed last, each on the next space of the event wheel, the first of the game on space 1.
    Each event happens before the next cube is placed.
    Our ruling: cubes that events put back into the bag are not drawn again in this refill.
    .title = Event cubes
alubari-rule-A24 =
    The event wheel is round: after space 6 comes space 1, and events may come again.
    .title = Wheel

## Labourer placement

alubari-rule-A25 =
    Whoever owns equipment may pay { $numbers-third-labourer-chai } chai for the third labourer of this round.
    A free one (station area, line inspection train, a contract) needs no payment.
    This chai is not the chai bonus.
    Our ruling: the players decide from the first player clockwise; a free one from an area or contract needs no equipment, and not taken he lapses; never more than one.
    .title = Third labourer
alubari-rule-A26 =
    In turn each player puts one labourer on any free space of any action area, until all are placed.
    Spaces need not be filled in order, and several own labourers in one area are allowed.
    Our ruling: so is a labourer whose action will be impossible.
    .title = Placing labourers

## Action resolution

alubari-rule-A27 =
    The action areas are resolved from A to G: in each one contracts first, then the spaces in their order.
    .title = Areas A to G
alubari-rule-A28 =
    Before an area is resolved each player once, from the first player clockwise, may use any own unused contracts with its letter, also without a labourer there.
    A used contract is tilted and its effect lasts until the end of the round; each is used once.
    A contract gained earlier in the round can be used in a later area.
    Our ruling: the order is fixed when the area begins, and a contract may be used without effect.
    .title = Using contracts
alubari-rule-A29 =
    A labourer’s action must be carried out if possible, each labourer on his own.
    Excavation, track laying, the first build, the post office and the chaiwala are mandatory; the number of cubes in A, the steps in C and the second build are free.
    .title = Labourers must act
alubari-rule-A30 =
    Before a labourer acts you may pay 1 chai for the stronger action: one chai per labourer and round, never in G.
    It works for extra actions by contracts too.
    Our ruling: only if what the chai adds can then be carried out at least in part, in every area alike; so not for a second build that is not possible.
    .title = Chai bonus
alubari-rule-A31 =
    Take up to { $numbers-stock-yard-cubes ->
        [one] { $numbers-stock-yard-cubes } cube
       *[other] { $numbers-stock-yard-cubes } cubes
    } in any mix, among them at most { $numbers-stock-yard-chai-cubes } chai.
    The labourer on the last space also takes the first-player marker at once; it counts from the next area on.
    Chai bonus: { $numbers-stock-yard-chai-bonus } more cubes, one of which may be chai.
    .title = A: stock yard
alubari-rule-A32 =
    A chai cube you take, in the stock yard or with equipment, moves your marker one space up the chai track and leaves the game.
    Our ruling: beyond the maximum the chai is lost, and the cube leaves all the same.
    .title = Chai cubes
alubari-rule-A33 =
    Take rubble equal to the excavation rate, from the leftmost estate space that has any, then on to the right.
    Whoever takes the last one of a space puts an ownership marker there.
    The full number must be taken if it is there, active bonuses included.
    Chai bonus: rate +{ $numbers-excavate-chai-bonus }.
    .title = B: excavation
alubari-rule-A34 =
    If no rubble is left on any tea estate at the end of a round, area B is a single build space from the next round on, with the chai bonus of E, for the rest of the game.
    .title = B becomes a build space
alubari-rule-A35 =
    Up to { $numbers-works-steps ->
        [one] { $numbers-works-steps } step
       *[other] { $numbers-works-steps } steps
    }, in any order and repetition: { $numbers-works-iron-for-steel } iron ore into the bag for 1 steel bar; { $numbers-works-rubble-for-stone } rubble for 1 stone from the stock yard or the bag; 1 stone into the bag for { $numbers-works-rubble-from-stone } rubble.
    Chai bonus: as many steps as you like, and steel costs { $numbers-works-iron-for-steel-with-chai } iron ore.
    Our ruling: with the chai bonus no stone is made after one was crushed.
    .title = C: works
alubari-rule-A36 =
    Pay a steel bar for each next free section and put an ownership marker on it.
    At least as many as the track rate, as far as bars and sections allow; chai (+{ $numbers-track-chai-bonus }) and contracts raise it.
    Our ruling: what chai and contracts add is optional, section by section, and nobody lays more than his markers.
    .title = D: track laying
alubari-rule-A37 =
    A river section gives its builder { $numbers-track-river-chai } chai and opens every town before the next unlaid river.
    .title = Rivers
alubari-rule-A38 =
    Build a station area or buy equipment.
    Chai bonus: one more of either.
    .title = E: building
alubari-rule-A39 =
    Pay the cost of a free area in an open town and put an ownership marker on it: iron ore and stone into the bag, steel, rubble and leaves to the supply.
    Only Siliguri is open at first; a town’s own section need not be laid.
    Areas give points at the end, a bonus at once, or both.
    .title = Station areas
alubari-rule-A40 =
    Bonuses: the third labourer free next round; steel bars as far as there are any; a contract from the post office, not replaced; an equipment card; chai; leaves.
    Our ruling: taking is mandatory where possible; with nothing to take the area may be built and the bonus is lost.
    .title = Bonuses of areas
alubari-rule-A41 =
    Pay the cost of an equipment card in the engine shed and take it; chai cubes on it move your chai marker.
    It works from now on.
    You may own any number, in the solo game { $shed-owned-solo }.
    .title = Equipment
alubari-rule-A42 =
    Take one open contract; it is not replaced this round, and without one there is no action.
    You may own any number.
    Chai bonus: first discard all and lay out three new ones, also on an empty post office.
    .title = F: post office
alubari-rule-A43 =
    Either take leaves equal to the harvest rate (none at ½), or turn at least one leaf into chai, one for one, up to the maximum.
    There is no chai bonus.
    .title = G: chaiwala
alubari-rule-A44 =
    All labourers come home, the third ones go back to the Tea House, and the end of the game is checked.
    .title = End of the round

## Equipment

alubari-rule-A45 =
    Your third labourer costs { $numbers-third-labourer-rubble } rubble instead of { $numbers-third-labourer-chai } chai.
    Our ruling: you may pay either.
    .title = Rail tractor
alubari-rule-A46 =
    Take a leaf for each of your labourers acting in A.
    Our ruling: also if he takes no cube.
    .title = Toy Train
alubari-rule-A47 =
    The first section you lay in a round, by whatever means, gives 1 chai.
    You may spend it on any later labourer of the round, also in D.
    .title = Garratt
alubari-rule-A48 =
    At the end each of your contracts that asks for leaves asks for one less, never below none.
    .title = Company warehouse
alubari-rule-A49 =
    Each station area costs you { $numbers-crew-rubble } rubble or { $numbers-crew-stone } stone less.
    Our ruling: stone only if the area asks for stone, never below zero; where both are asked for, you choose; it adds to what a contract takes off.
    .title = Construction crew
alubari-rule-A50 =
    The luxury train is worth { $equipment-luxury-points ->
        [one] { $equipment-luxury-points } point
       *[other] { $equipment-luxury-points } points
    } at the end; it does nothing else.
    .title = Luxury train
alubari-rule-A51 =
    The very reliable train needs no maintenance.
    .title = Very reliable train
alubari-rule-A52 =
    In a round with at least one event your third labourer is free.
    .title = Line inspection train

## Events

alubari-rule-A53 =
    The leftmost estate spaces with rubble ({ $numbers-events-cleared-spaces }), half-dug ones too, are cleared and get a game marker; in the solo game as many spaces as the excavation rate.
    Then the event cubes on 4, 5 and 6 go back into the bag; only if there were any, the stock yard is trimmed to at most { $numbers-events-trim-1 } iron ore, { $numbers-events-trim-2 } stone and { $numbers-events-trim-3 } chai, and the rest goes into the bag.
    .title = Event 1: excavation
alubari-rule-A54 =
    The harvest rate rises by { $numbers-events-crops-grow }; past the end there is a harvest.
    .title = Event 2: crops grow
alubari-rule-A55 =
    The game lays as many sections as the track rate, from the lowest free one.
    Our ruling: a river laid so opens towns and gives nobody chai.
    .title = Event 3: track laying
alubari-rule-A56 =
    The game takes all free areas of the incomplete town nearest to Siliguri, Siliguri left out.
    Our ruling: also beyond an unlaid river, and a blocked area does not count as free.
    Then the event cubes on 1, 2 and 3 go back into the bag.
    .title = Event 4: station building
alubari-rule-A57 =
    For each equipment card on its own, the owner pays { $numbers-events-maintenance-steel ->
        [one] { $numbers-events-maintenance-steel } steel bar
       *[other] { $numbers-events-maintenance-steel } steel bars
    } or { $numbers-events-maintenance-chai } chai or returns it to the shed, where it gets no new chai cube.
    Our ruling: the players decide from the first player clockwise.
    .title = Event 5: equipment maintenance
alubari-rule-A58 =
    A harvest, then event 3 again.
    .title = Event 6: harvest and track laying

## End of the game

alubari-rule-A59 =
    The game ends at the end of the round in which no free section is left, whether a player or an event laid the last one.
    .title = Railway complete
alubari-rule-A60 =
    The solo game also ends at once when you place your last ownership marker.
    Our ruling: what that section or area gives is still taken, the rest of the action is not.
    .title = Last marker, solo
alubari-rule-A61 =
    With two players, when one places the last marker, the other plays one more round alone, and the game ends.
    Our ruling: the running round is finished first; harvests and maintenance touch both; no such round if the railway is complete or both have no marker left.
    .title = Last marker, two players
alubari-rule-A62 =
    Our ruling: with 2 to 5 players whoever has no marker left goes on with what needs none.
    An estate space dug out without a marker becomes the game’s.
    .title = Playing without markers

## Final scoring

alubari-rule-A63 =
    Points for own estate spaces.
    Markers on spaces borrowed with contracts are taken off first: no points and no use for contracts or achievements, though they harvest during the game.
    .title = Estates
alubari-rule-A64 =
    Points printed on own station areas.
    .title = Stations
alubari-rule-A65 =
    Points of own sections.
    .title = Track
alubari-rule-A66 =
    Contracts, used or not, score if their condition is met in full; there is no penalty.
    Each marker and each leaf serves one contract only.
    Our ruling: the program finds the assignment with the most contract points less half a point per leaf used, in a tie the one that keeps more leaves, and shows it.
    .title = Completed contracts
alubari-rule-A67 =
    Conditions ask for markers on sections, on station areas, on areas whose printed cost has rubble, on estate spaces, for leaves, or for a mixture, all of it.
    A contract may give points per chai instead.
    .title = Conditions
alubari-rule-A68 =
    Points of the chai track, plus { $numbers-end-leaf-half-points ->
        [0] nothing
        [1] half a point
        [2] 1 point
       *[other] { $numbers-end-leaf-half-points } half points
    } for each leaf no contract used, not rounded.
    Station areas that show it pay points per chai.
    .title = Chai and leaves
alubari-rule-A69 =
    Each equipment card is worth the points on it; nothing in the solo game.
    .title = Equipment points
alubari-rule-A70 =
    The most points win; in a tie the victory is shared.
    .title = Victory

## Solo game

alubari-rule-A71 =
    In the solo game some sections that are no rivers ({ $numbers-end-solo-sections }), chosen at random, are laid at the start by the game.
    They are skipped and give nothing.
    Our ruling: as in the other games you can place all markers but the one on the chai track; the booklet may mean that one too.
    .title = Sections laid before, solo
alubari-rule-A72 =
    In the solo game the engine shed has { $shed-dealt-1 ->
        [one] { $shed-dealt-1 } equipment card
       *[other] { $shed-dealt-1 } equipment cards
    }, and returned ones go back there.
    You own { $shed-owned-solo } at most at a time.
    .title = Equipment, solo
alubari-rule-A73 =
    In phase 1 of the solo game all remaining contracts are discarded and three new ones laid out.
    .title = Contracts, solo
alubari-rule-A74 =
    In the solo game, when event 1 comes for the second time, Siliguri is closed to building.
    .title = Siliguri closes, solo
alubari-rule-A75 =
    In the solo game equipment gives no points.
    .title = No points for equipment
alubari-rule-A76 =
    A finished solo game can earn 36 achievements, for building, for scores and for the personal supply.
    Points count unrounded and borrowed spaces do not count.
    Our ruling: “with equipment” means that you owned some at any time.
    .title = Achievements
alubari-rule-A77 =
    Any three solo games in a row with more than 400, 500 or 600 points together earn three further achievements.
    The record of solo games is kept.
    .title = Campaign

## Supplies, contracts, what is hidden

alubari-rule-A78 =
    Everything is open but the order of the contract deck and the draws from the bag.
    The back of the top contract, its weather, is open, and what is left in the bag follows from what is open.
    Our ruling: the discarded contracts are open too.
    .title = What is hidden
alubari-rule-A79 =
    Our ruling: there are only the { $box-steel-bars } steel bars of the box, and without stone in stock yard and bag none is made.
    Rubble, leaves and game markers never run out.
    .title = Limited supplies
alubari-rule-A80 =
    Our rulings, by the numbers of the contracts we know; where a box has the effect on another card, the ruling goes with the effect:
    extra actions (7, 8, 13, 22) come after the last space and are optional; 7 digs even when B is a build space, 6 and 9 are void then.
    1 leaves the limit on chai cubes as it is.
    9 digs cube by cube.
    11 needs stone in the bag.
    16 is no track laying action, but 18 and the Garratt count it.
    17 refills every space without a player’s marker.
    18 counts sections laid after its use.
    19 lets exactly one unlaid river lie between.
    20 takes off only stone or rubble that the area asks for.
    21 replaces a price in chai too.
    24 keeps one of the two cards drawn, or the only one.
    25 straightens another used contract of your own, also one used in the same step.
    27 does nothing unless today is sunny.
    28 and 29 go on spaces of the game, at least as many as the card says if you can.
    30 is a free third labourer as from a station area.
    .title = Rulings on contracts

## Questions people ask, answered by the rule of that number

alubari-rules-question-A15 = What if the contracts run out?
alubari-rules-question-A17 = Which spaces does fog block?
alubari-rules-question-A25 = Do I need equipment for a third labourer?
alubari-rules-question-A26 = May I place a labourer where nothing can be done?
alubari-rules-question-A28 = May I use a contract without a labourer in its area?
alubari-rules-question-A30 = When can I pay chai for a stronger action?
alubari-rules-question-A32 = What if my chai track is full?
alubari-rules-question-A35 = May I turn stone into rubble and back?
alubari-rules-question-A36 = Must I lay all the track I can pay for?
alubari-rules-question-A40 = May I leave the bonus of a station area?
alubari-rules-question-A57 = Who decides first in maintenance?
alubari-rules-question-A61 = With two players, how does the game end after the last marker?
alubari-rules-question-A62 = What can I still do without markers?
alubari-rules-question-A66 = Can one marker or leaf serve several contracts?
alubari-rules-question-A79 = Can steel or stone run out?
