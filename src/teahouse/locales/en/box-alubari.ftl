# The box page: names of groups, of the entries of lists, and what may be written.

# Groups
box-alubari-group-box = Numbers in the box
box-alubari-group-bag = Supply bag
box-alubari-group-shed = Engine shed
box-alubari-group-estates = Tea estates in use
box-alubari-group-numbers = Numbers of the actions
box-alubari-group-darjeeling = Darjeeling
box-alubari-group-chai-track = Chai track
box-alubari-group-rates = Rate tracks
box-alubari-group-weather = Weather
box-alubari-group-actions = Labourer spaces
box-alubari-group-railway = Railway
box-alubari-group-area = Station areas
box-alubari-group-equipment = Equipment
box-alubari-group-estate = Tea estates
box-alubari-group-contract = Contracts

# Tables whose values have no name in common
box-alubari-table-numbers-works = Works
box-alubari-table-numbers-track = Track laying
box-alubari-table-numbers-third-labourer = Third labourer
box-alubari-table-numbers-events = Events
box-alubari-table-numbers-end = End and solo game
box-alubari-table-rates-excavation = Excavation rate
box-alubari-table-rates-track = Track rate
box-alubari-table-rates-harvest = Harvest rate

# Entries of lists
box-alubari-entries-bag = 1 player | 2 players | 3 players | 4 players | 5 players
box-alubari-entries-shed = 1 player | 2 players | 3 players | 4 players | 5 players
box-alubari-entries-estates = 1 player | 2 players | 3 players | 4 players | 5 players
box-alubari-entries-chai-track-limit = 1 player | 2 players | 3 players | 4 players | 5 players
box-alubari-entries-chai-track-points = 0 chai | 1 chai | 2 chai | 3 chai | 4 chai | 5 chai | 6 chai | 7 chai | 8 chai | 9 chai | 10 chai
box-alubari-entries-weather = excavation | track | harvest
box-alubari-entries-actions = 1–2 players | 3 players | 4–5 players
box-alubari-entries-numbers-trim = iron ore | stone | chai
box-alubari-entries-railway-values = { alubari-section-mahananda-river } | { alubari-section-sukna } | { alubari-section-rangtong } | { alubari-section-tindharia } | { alubari-section-tindharia-river } | { alubari-section-agony-1 } | { alubari-section-agony-2 } | { alubari-section-agony-3 } | { alubari-section-agony-point } | { alubari-section-gayabari } | { alubari-section-pagla-jhora } | { alubari-section-kurseong } | { alubari-section-sonada } | { alubari-section-ghum } | { alubari-section-darjeeling }
box-alubari-entries-estate-spaces = rubble | points

# What may be written
box-alubari-help-area-cost = Amounts with commas between them, as “2 stone, 1 steel”. The words: iron, stone, rubble, steel, leaves, chai.
box-alubari-help-equipment-cost = Amounts with commas between them, as “2 stone, 1 steel”. The words: iron, stone, rubble, steel, leaves, chai.
box-alubari-help-area-gives = Points and gains with commas between them, as “4 points, third_labourer”. The words: points, third_labourer, steel, contract, equipment, chai, leaves, per_chai (points for each chai).
box-alubari-help-contract-effect =
    The letter of the area from A to G, then what the contract does (N and M are numbers):
    more N – areas A, B and D: the action takes or lays N more
    again – areas B, C, D and E: one more action after all others
    bag N iron, bag N stone – N cubes from the bag
    leaves N – N tea leaves
    swap N GOOD steel M – N of a good for a steel bar (or stone), up to M times
    borrow N M – markers on N to M estate spaces of the game
    iron_rails N – N iron ore may pay for a section
    lay_now N – N steel bars for the next section at once
    leaf_per_section N – N leaves for each section laid
    cheaper_station N M – a station area costs N stone or M rubble less
    cheaper_equipment N – equipment costs N steel bars
    third_labourer – the third labourer is free next round
    lead – the first-player marker at once
    chai_cube – a chai cube
    dig_anywhere – excavate any estate space
    landslide – rubble back on an estate
    beyond_river – build beyond a river
    new_mail – three new contracts on offer
    pick_of_two – draw two contracts, keep one
    second_life – a used contract may be used again
    sunny_harvest – harvest at once if the sun shines
box-alubari-help-contract-back = sun, rain or fog.
box-alubari-help-contract-score = Points and what one must have for them, as “16 for 6 station” or “5 for 3 leaves, 2 station”; or points for each chai, as “2 per_chai”. The words: track, station, rubble_station (paid in rubble), estate, leaves.
box-alubari-help-estate-spaces = A row for each space from left to right: the rubble on it, and its points.
box-alubari-help-railway-sections = From Siliguri up; before each name town, simple or river. Names and order stay.
box-alubari-help-rates-values = The numbers on the spaces, from the lowest on.
box-alubari-help-rates-halves = The numbers on the spaces, doubled: a half is 1, one is 2.
box-alubari-help-rates-start = The space the marker starts on; the first space is 0.
box-alubari-help-actions = How many labourers fit into this area.
box-alubari-help-weather = How much each rate rises or, with a minus sign, falls.
box-alubari-help-chai-track-limit = How many chai one may own at most.
box-alubari-help-darjeeling-second-area-from = With how many players or more the second station area is open.
