# The box page: names of groups, of the entries of lists, and what may be written.

# Groups
box-alubari-title = The box of Alubari
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

# What values are chosen from
box-alubari-area-a = A, { alubari-area-a }
box-alubari-area-b = B, { alubari-area-b }
box-alubari-area-c = C, { alubari-area-c }
box-alubari-area-d = D, { alubari-area-d }
box-alubari-area-e = E, { alubari-area-e }
box-alubari-area-f = F, { alubari-area-f }
box-alubari-area-g = G, { alubari-area-g }
box-alubari-effect-more = the action takes, digs or lays { $n } more
box-alubari-effect-again = one more action after all others
box-alubari-effect-bag = take { $n } { $good } from the bag
box-alubari-effect-leaves = take { $n } tea leaves
box-alubari-effect-swap = { $n } { $good } for 1 { $gets }, up to { $m } times
box-alubari-effect-borrow = markers on { $n } to { $m } estate spaces of the game
box-alubari-effect-iron-rails = { $n } iron ore may pay for a section
box-alubari-effect-lay-now = pay { $n } steel bars and lay the next section at once
box-alubari-effect-leaf-per-section = { $n } tea leaves for each section laid
box-alubari-effect-cheaper-station = a station area costs { $n } stone or { $m } rubble less
box-alubari-effect-cheaper-equipment = an equipment card costs { $n } steel bars
box-alubari-effect-third-labourer = the third labourer is free next round
box-alubari-effect-lead = the first-player marker at once
box-alubari-effect-chai-cube = a chai cube
box-alubari-effect-dig-anywhere = dig on any estate spaces
box-alubari-effect-landslide = rubble back on an estate
box-alubari-effect-beyond-river = build beyond a river
box-alubari-effect-new-mail = three new contracts on offer
box-alubari-effect-pick-of-two = draw two contracts, keep one
box-alubari-effect-second-life = a used contract can be used again
box-alubari-effect-sunny-harvest = a harvest at once if the sun shines
box-alubari-gives-points = points
box-alubari-gives-third-labourer = the third labourer, free of charge
box-alubari-gives-steel = steel bars
box-alubari-gives-contract = contract
box-alubari-gives-equipment = equipment card
box-alubari-gives-chai = chai
box-alubari-gives-leaves = tea leaves
box-alubari-gives-per-chai = points for each chai
box-alubari-score-for = { $n } points for { $needs }
box-alubari-score-per-chai = { $n } points for each chai
box-alubari-section = { $section }: { $kind }
box-alubari-kind-town = town section
box-alubari-kind-simple = simple section
box-alubari-kind-river = river section

# What may be written
box-alubari-help-estate-spaces = A row for each space from left to right: the rubble on it, and its points.
box-alubari-help-rates-values = The numbers on the spaces, from the lowest on.
box-alubari-help-rates-halves = The numbers on the spaces, from the lowest on; a half is typed as ½ or 0.5.
box-alubari-help-rates-start = The space the marker starts on, counted from the first one.
box-alubari-help-actions = How many labourers fit into this area.
box-alubari-help-weather = How much each rate rises or, with a minus sign, falls.
box-alubari-help-chai-track-limit = How many chai one may own at most.
box-alubari-help-darjeeling-second-area-from = With how many players or more the second station area is open.
