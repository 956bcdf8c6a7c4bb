# Alubari: the game, its questions, choices, events and refusals.

alubari-tagline = Dig out tea estates, lay the railway up to Darjeeling, and mind the chai

## Names

alubari-good-iron = iron ore
alubari-good-stone = stone
alubari-good-rubble = rubble
alubari-good-steel = steel bar
alubari-good-leaves = tea leaves
alubari-good-chai = chai
alubari-cube-iron = iron ore
alubari-cube-stone = stone
alubari-cube-chai = chai
alubari-cube-event = event cube
alubari-weather-none = no weather
alubari-weather-sun = sun
alubari-weather-rain = rain
alubari-weather-fog = fog
alubari-area-a = Stock yard
alubari-area-b = Excavate
alubari-area-c = Works
alubari-area-d = Lay track
alubari-area-e = Build
alubari-area-f = Post office
alubari-area-g = Chaiwala
alubari-town-siliguri = Siliguri
alubari-town-sukna = Sukna
alubari-town-rangtong = Rangtong
alubari-town-tindharia = Tindharia
alubari-town-agony-point = Agony Point
alubari-town-gayabari = Gayabari
alubari-town-kurseong = Kurseong
alubari-town-sonada = Sonada
alubari-town-ghum = Ghum
alubari-town-darjeeling = Darjeeling
alubari-station-siliguri-1 = Siliguri 1
alubari-station-siliguri-2 = Siliguri 2
alubari-station-siliguri-3 = Siliguri 3
alubari-station-siliguri-4 = Siliguri 4
alubari-station-siliguri-5 = Siliguri 5
alubari-station-sukna-1 = Sukna 1
alubari-station-sukna-2 = Sukna 2
alubari-station-rangtong-1 = Rangtong 1
alubari-station-rangtong-2 = Rangtong 2
alubari-station-tindharia-1 = Tindharia 1
alubari-station-tindharia-2 = Tindharia 2
alubari-station-tindharia-3 = Tindharia 3
alubari-station-agony-point-1 = Agony Point 1
alubari-station-gayabari-1 = Gayabari 1
alubari-station-gayabari-2 = Gayabari 2
alubari-station-gayabari-3 = Gayabari 3
alubari-station-gayabari-4 = Gayabari 4
alubari-station-kurseong-1 = Kurseong 1
alubari-station-kurseong-2 = Kurseong 2
alubari-station-kurseong-3 = Kurseong 3
alubari-station-sonada-1 = Sonada 1
alubari-station-sonada-2 = Sonada 2
alubari-station-ghum-1 = Ghum 1
alubari-station-ghum-2 = Ghum 2
alubari-station-darjeeling-1 = Darjeeling 1
alubari-station-darjeeling-2 = Darjeeling 2
alubari-section-mahananda-river = Mahananda River
alubari-section-sukna = Sukna
alubari-section-rangtong = Rangtong
alubari-section-tindharia = Tindharia
alubari-section-tindharia-river = Tindharia River
alubari-section-agony-1 = Loop of Agony 1
alubari-section-agony-2 = Loop of Agony 2
alubari-section-agony-3 = Loop of Agony 3
alubari-section-agony-point = Agony Point
alubari-section-gayabari = Gayabari
alubari-section-pagla-jhora = Pagla Jhora
alubari-section-kurseong = Kurseong
alubari-section-sonada = Sonada
alubari-section-ghum = Ghum
alubari-section-darjeeling = Darjeeling
alubari-equipment-rail-tractor = Rail tractor
alubari-equipment-toy-train = Toy Train
alubari-equipment-garratt = Garratt D Class 0-4-0+0-4-0
alubari-equipment-warehouse = East India Company warehouse
alubari-equipment-crew = Construction crew
alubari-equipment-luxury = Luxury train
alubari-equipment-reliable = Very reliable train
alubari-equipment-inspection = Line inspection train
alubari-estate-alubari = Alubari
alubari-estate-dooleriah = Dooleriah
alubari-estate-makaibari = Makaibari
alubari-estate-samripani = Samripani
alubari-estate-castleton = Castleton
alubari-estate-happy-valley = Happy Valley
alubari-estate-ambootia = Ambootia
alubari-estate-margarets-hope = Margaret’s Hope
alubari-estate-steinthal = Steinthal
alubari-estate-goomtee = Goomtee
alubari-estate-jungpana = Jungpana
alubari-estate-badamtam = Badamtam
alubari-estate-singtom = Singtom
alubari-estate-tukvar = Tukvar
alubari-estate-ging = Ging
alubari-estate-lingia = Lingia
alubari-estate-phoobsering = Phoobsering
alubari-contract-c01 = Full cart
alubari-contract-c02 = Hidden ore
alubari-contract-c03 = Hidden stone
alubari-contract-c04 = Take the lead
alubari-contract-c05 = Chai break
alubari-contract-c06 = Stronger digging
alubari-contract-c07 = Extra excavation
alubari-contract-c08 = Extra track laying
alubari-contract-c09 = Dig anywhere
alubari-contract-c10 = Cheap steel
alubari-contract-c11 = Rubble to stone
alubari-contract-c12 = Stone to steel
alubari-contract-c13 = Extra works
alubari-contract-c14 = Stronger track laying
alubari-contract-c15 = Iron rails
alubari-contract-c16 = Next section now
alubari-contract-c17 = Landslide
alubari-contract-c18 = Tea along the track
alubari-contract-c19 = Beyond the river
alubari-contract-c20 = Cheaper station
alubari-contract-c21 = Cheaper equipment
alubari-contract-c22 = Extra build
alubari-contract-c23 = New mail
alubari-contract-c24 = Pick of two
alubari-contract-c25 = Second life
alubari-contract-c26 = Handful of leaves
alubari-contract-c27 = Sunny harvest
alubari-contract-c28 = Borrowed fields
alubari-contract-c29 = Borrowed field
alubari-contract-c30 = Seasonal help
alubari-source-estates = Estates
alubari-source-stations = Stations
alubari-source-track = Track
alubari-source-contracts = Completed contracts
alubari-source-chai = Chai
alubari-source-leaves = Leaves left
alubari-source-darjeeling = Darjeeling and chai
alubari-source-equipment = Equipment
alubari-need-track = sections of your own
alubari-need-station = station areas
alubari-need-rubble-station = station areas that cost rubble
alubari-need-estate = estate spaces
alubari-need-leaves = tea leaves
alubari-part-track = { alubari-need-track }
alubari-part-station = { alubari-need-station }
alubari-part-rubble-station = { alubari-need-rubble-station }
alubari-part-estate = { alubari-need-estate }
alubari-part-leaves = { alubari-need-leaves }
alubari-goal-contract = { alubari-word-contract }
alubari-rate-excavation = excavation rate
alubari-rate-track = track rate
alubari-rate-harvest = harvest rate
alubari-off-none = no discount
alubari-off-rubble = rubble discount
alubari-off-stone = stone discount
alubari-hiring-free = for nothing
alubari-hiring-chai = for chai
alubari-hiring-rubble = for rubble
alubari-upkeep-steel = pay a steel bar
alubari-upkeep-chai = pay chai
alubari-upkeep-return = return to the shed
alubari-step-steel = make steel
alubari-step-stone-from-yard = make stone, from the stock yard
alubari-step-stone-from-bag = make stone, from the bag
alubari-step-crush = crush stone
alubari-ending-none = not over
alubari-ending-railway = the railway is complete
alubari-ending-markers = no ownership marker is left
alubari-ending-lone-round = the last round, played by only one of the two, is over
alubari-alubari-estate-printed = Printed Alubari estate
alubari-alubari-estate-covered = Alubari estate covered

## Words that other messages use

alubari-word-contract =
    { $contract ->
        [c01] Full cart
        [c02] Hidden ore
        [c03] Hidden stone
        [c04] Take the lead
        [c05] Chai break
        [c06] Stronger digging
        [c07] Extra excavation
        [c08] Extra track laying
        [c09] Dig anywhere
        [c10] Cheap steel
        [c11] Rubble to stone
        [c12] Stone to steel
        [c13] Extra works
        [c14] Stronger track laying
        [c15] Iron rails
        [c16] Next section now
        [c17] Landslide
        [c18] Tea along the track
        [c19] Beyond the river
        [c20] Cheaper station
        [c21] Cheaper equipment
        [c22] Extra build
        [c23] New mail
        [c24] Pick of two
        [c25] Second life
        [c26] Handful of leaves
        [c27] Sunny harvest
        [c28] Borrowed fields
        [c29] Borrowed field
       *[c30] Seasonal help
    }
alubari-word-amount =
    { $n } { $good ->
        [iron] { $n ->
            [one] iron ore
           *[other] iron ore
        }
        [stone] { $n ->
            [one] stone
           *[other] stone
        }
        [rubble] { $n ->
            [one] rubble
           *[other] rubble
        }
        [steel] { $n ->
            [one] steel bar
           *[other] steel bars
        }
        [leaves] { $n ->
            [one] leaf
           *[other] leaves
        }
       *[chai] { $n ->
            [one] chai
           *[other] chai
        }
    }
alubari-word-effect =
    { $effect ->
        [more] { $area ->
            [A] One of your labourers in A takes up to { $n } more { $n ->
                [one] cube
               *[other] cubes
            }; the limit on chai cubes stays
            [B] Each of your excavations this round digs { $n } more rubble
           *[other] Each of your track layings this round may lay { $n } more { $n ->
                [one] section
               *[other] sections
            }
        }
        [again] { $area ->
            [B] One more excavation after all others
            [C] One more works action after all others
            [D] One more track laying after all others
           *[other] One more build after all others
        }
        [bag] Take { alubari-word-amount } from the bag
        [leaves] Take { $n } tea { $n ->
                [one] leaf
               *[other] leaves
            }
        [swap] { $m ->
            [1] Once
           *[other] Up to { $m } times
        }: { alubari-word-amount } for { $gets ->
            [stone] 1 stone from the bag
           *[other] 1 steel bar
        }
        [borrow] { $m ->
            [0] Put markers on up to { $n } estate spaces of the game: they harvest, but do not score
           *[other] { $n ->
                [1] Put a marker on one estate space of the game: it harvests, but does not score
               *[other] Put markers on { $m } to { $n } estate spaces of the game: they harvest, but do not score
            }
        }
        [iron_rails] When you lay track this round, { $n } iron ore can pay for a section
        [lay_now] Pay { $n } steel { $n ->
                [one] bar
               *[other] bars
            } and lay the next section at once
        [leaf_per_section] { $n ->
            [1] A tea leaf for each section you lay from now on this round
           *[other] { $n } tea leaves for each section you lay from now on this round
        }
        [cheaper_station] One station area you build this round costs { $n } stone or { $m } rubble less
        [cheaper_equipment] One equipment you buy this round costs { $n } steel { $n ->
                [one] bar
               *[other] bars
            } instead of its price
        [third_labourer] Your third labourer is free next round
        [lead] Take the first-player marker now; the last space of A does not move it this round
        [chai_cube] Take a chai cube from the stock yard, or from the bag if there is none
        [dig_anywhere] Your excavations this round dig on any estate spaces
        [landslide] Choose a tea estate: its spaces without a player’s marker are covered with rubble again
        [beyond_river] One station area you build this round may lie beyond one unlaid river
        [new_mail] Discard the open contracts and lay out three new ones
        [pick_of_two] Draw two contracts from the deck, keep one
        [second_life] Another used contract of yours can be used again
       *[sunny_harvest] If today is sunny, a harvest for everybody at once
    }
alubari-word-equipment =
    { $equipment ->
        [rail-tractor] Rail tractor
        [toy-train] Toy Train
        [garratt] Garratt D Class 0-4-0+0-4-0
        [warehouse] East India Company warehouse
        [crew] Construction crew
        [luxury] Luxury train
        [reliable] Very reliable train
       *[inspection] Line inspection train
    }
alubari-word-engine =
    { $equipment ->
        [rail-tractor] Tractor
        [toy-train] Toy Train
        [garratt] Garratt
        [warehouse] Warehouse
        [crew] Crew
        [luxury] Luxury
        [reliable] Reliable
       *[inspection] Inspection
    }
alubari-word-engine-does =
    { $equipment ->
        [rail-tractor] Third labourer for { $n } rubble
        [toy-train] A leaf for each of your labourers in A
        [garratt] First track of yours each round: 1 chai
        [warehouse] Your contracts ask for one leaf less
        [crew] Station areas cost { $n } rubble or { $m } stone less
        [luxury] { $points ->
            [0] Without effect in the solo game
           *[other] Worth more points than the others
        }
        [reliable] Needs no maintenance
       *[inspection] Third labourer free in a round with an event
    }
alubari-word-station =
    { $station ->
        [siliguri-1] Siliguri 1
        [siliguri-2] Siliguri 2
        [siliguri-3] Siliguri 3
        [siliguri-4] Siliguri 4
        [siliguri-5] Siliguri 5
        [sukna-1] Sukna 1
        [sukna-2] Sukna 2
        [rangtong-1] Rangtong 1
        [rangtong-2] Rangtong 2
        [tindharia-1] Tindharia 1
        [tindharia-2] Tindharia 2
        [tindharia-3] Tindharia 3
        [agony-point-1] Agony Point 1
        [gayabari-1] Gayabari 1
        [gayabari-2] Gayabari 2
        [gayabari-3] Gayabari 3
        [gayabari-4] Gayabari 4
        [kurseong-1] Kurseong 1
        [kurseong-2] Kurseong 2
        [kurseong-3] Kurseong 3
        [sonada-1] Sonada 1
        [sonada-2] Sonada 2
        [ghum-1] Ghum 1
        [ghum-2] Ghum 2
        [darjeeling-1] Darjeeling 1
       *[darjeeling-2] Darjeeling 2
    }
alubari-word-section =
    { $section ->
        [mahananda-river] Mahananda River
        [sukna] Sukna
        [rangtong] Rangtong
        [tindharia] Tindharia
        [tindharia-river] Tindharia River
        [agony-1] Loop of Agony 1
        [agony-2] Loop of Agony 2
        [agony-3] Loop of Agony 3
        [agony-point] Agony Point
        [gayabari] Gayabari
        [pagla-jhora] Pagla Jhora
        [kurseong] Kurseong
        [sonada] Sonada
        [ghum] Ghum
       *[darjeeling] Darjeeling
    }
alubari-word-town =
    { $town ->
        [siliguri] Siliguri
        [sukna] Sukna
        [rangtong] Rangtong
        [tindharia] Tindharia
        [agony-point] Agony Point
        [gayabari] Gayabari
        [kurseong] Kurseong
        [sonada] Sonada
        [ghum] Ghum
       *[darjeeling] Darjeeling
    }
alubari-word-estate =
    { $estate ->
        [alubari] Alubari
        [dooleriah] Dooleriah
        [makaibari] Makaibari
        [samripani] Samripani
        [castleton] Castleton
        [happy-valley] Happy Valley
        [ambootia] Ambootia
        [margarets-hope] Margaret’s Hope
        [steinthal] Steinthal
        [goomtee] Goomtee
        [jungpana] Jungpana
        [badamtam] Badamtam
        [singtom] Singtom
        [tukvar] Tukvar
        [ging] Ging
        [lingia] Lingia
       *[phoobsering] Phoobsering
    }
alubari-word-area =
    { $area ->
        [A] A, stock yard
        [B] B, excavate
        [C] C, works
        [D] D, lay track
        [E] E, build
        [F] F, post office
       *[G] G, chaiwala
    }
alubari-word-weather =
    { $weather ->
        [none] no weather
        [sun] sun
        [rain] rain
       *[fog] fog
    }
alubari-word-cube =
    { $cube ->
        [iron] an iron ore
        [stone] a stone
        [chai] a chai cube
       *[event] an event cube
    }
alubari-word-letter =
    { $good ->
        [iron] i
        [stone] s
        [rubble] r
        [steel] b
        [leaves] l
       *[chai] c
    }
alubari-word-need =
    { $need ->
        [track] track
        [station] stn
        [rubble_station] rubble-stn
        [estate] est
       *[leaves] leaf
    }
alubari-word-costs =
    { $iron ->
        [0] {""}
       *[other] {" · "}{ $iron } iron ore
    }{ $stone ->
        [0] {""}
       *[other] {" · "}{ $stone } stone
    }{ $rubble ->
        [0] {""}
       *[other] {" · "}{ $rubble } rubble
    }{ $steel ->
        [0] {""}
        [one] {" · "}{ $steel } steel bar
       *[other] {" · "}{ $steel } steel bars
    }{ $leaves ->
        [0] {""}
        [one] {" · "}{ $leaves } leaf
       *[other] {" · "}{ $leaves } leaves
    }{ $chai ->
        [0] {""}
       *[other] {" · "}{ $chai } chai
    }
alubari-word-given =
    { $good ->
        [iron] { $amount ->
            [one] iron ore
           *[other] iron ore
        }
        [stone] stone
        [rubble] rubble
        [steel] { $amount ->
            [one] steel bar
           *[other] steel bars
        }
        [leaves] { $amount ->
            [one] leaf
           *[other] leaves
        }
       *[chai] chai
    }
alubari-word-gives =
    { $per_chai ->
        [0] {""}
        [one] {" + "}{ $per_chai } point for each chai
       *[other] {" + "}{ $per_chai } points for each chai
    }{ $gives_third ->
        [0] {""}
       *[other] {" + "}third labourer free next round
    }{ $gives_steel ->
        [0] {""}
        [one] {" + "}{ $gives_steel } steel bar
       *[other] {" + "}{ $gives_steel } steel bars
    }{ $gives_contract ->
        [0] {""}
       *[other] {" + "}a contract
    }{ $gives_equipment ->
        [0] {""}
       *[other] {" + "}equipment for free
    }{ $gives_leaves ->
        [0] {""}
        [one] {" + "}{ $gives_leaves } leaf
       *[other] {" + "}{ $gives_leaves } leaves
    }{ $gives_chai ->
        [0] {""}
       *[other] {" + "}{ $gives_chai } chai
    }
alubari-word-complete =
    { $section ->
        [darjeeling] {" · the railway is complete: this is the last round"}
       *[other] {""}
    }
alubari-word-worth =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
alubari-word-nothing = 0
alubari-word-round = Round { $n }
alubari-word-last-round = last round
alubari-word-first = first: { $seat }
alubari-word-office = Post office
alubari-word-deck = deck { $n }, back { $back }
alubari-word-shed = Engine shed
alubari-word-yard = Stock yard
alubari-word-bag = Bag
alubari-word-supply = Supply
alubari-word-event-cubes = { $n } ev.
alubari-word-wheel = Events
alubari-word-chai-track = Chai
alubari-word-points = VP
alubari-word-markers = mark.
alubari-word-labourers = lab.
alubari-word-game = the game
alubari-word-closed = closed
alubari-word-gain-third = 3rd
alubari-word-gain-contract = contr.
alubari-word-gain-equipment = equip.
alubari-word-gain-per-chai = { $n }/chai
alubari-word-achievement = achievement
alubari-word-campaign = campaign
alubari-achievement-group-building = Building
alubari-achievement-group-score = Score
alubari-achievement-group-supply = Personal supply
alubari-achievement-group-campaign = Campaign
alubari-achievement-east-india-depot = East India Company depot
alubari-achievement-tea-magnate = Tea magnate
alubari-achievement-branches = Branch offices
alubari-achievement-bridge-builder = Bridge builder
alubari-achievement-king-of-agony = King of Agony
alubari-achievement-man-of-the-north = Man of the north
alubari-achievement-builder = Builder
alubari-achievement-great-builder = Great builder
alubari-achievement-railway-king = Railway king
alubari-achievement-team-100 = Team worker
alubari-achievement-team-150 = Team assistant
alubari-achievement-team-175 = Team leader
alubari-achievement-team-200 = Team coordinator
alubari-achievement-team-225 = Team director
alubari-achievement-lone-100 = Lone worker
alubari-achievement-lone-150 = Lone assistant
alubari-achievement-lone-175 = Lone leader
alubari-achievement-lone-200 = Lone coordinator
alubari-achievement-lone-225 = Lone president
alubari-achievement-engineer-100 = Trainee engineer
alubari-achievement-engineer-150 = Graduate engineer
alubari-achievement-engineer-175 = Engineer
alubari-achievement-engineer-200 = Expert engineer
alubari-achievement-engineer-225 = Master engineer
alubari-achievement-contractor-1 = Contractor, grade I
alubari-achievement-contractor-2 = Contractor, grade II
alubari-achievement-contractor-master = Master contractor
alubari-achievement-procrastinator = Procrastinator
alubari-achievement-tea-chest = Tea chest
alubari-achievement-tea-store = Tea store
alubari-achievement-tea-warehouse = Tea warehouse
alubari-achievement-chaiwala = Chaiwala
alubari-achievement-shovel-king = Shovel king
alubari-achievement-blast-furnace = Blast furnace
alubari-achievement-cheers = Not my cup of tea
alubari-achievement-hard-worker = Hard worker
alubari-achievement-campaign-400 = Middle-distance runner
alubari-achievement-campaign-500 = Long-distance runner
alubari-achievement-campaign-600 = Marathon runner
alubari-achievement-help-east-india-depot = Own all 5 station areas of Siliguri
alubari-achievement-help-tea-magnate = Own every estate space
alubari-achievement-help-branches = Own a station area in each of the 10 towns
alubari-achievement-help-bridge-builder = Own every river section
alubari-achievement-help-king-of-agony = Own the four sections after the Tindharia River, up to Agony Point
alubari-achievement-help-man-of-the-north = More than 180 points without an area in Siliguri
alubari-achievement-help-builder = More than 60 points from station areas
alubari-achievement-help-great-builder = More than 90 points from station areas
alubari-achievement-help-railway-king = At least 20 points from track
alubari-achievement-help-team-100 = At least 100 points having owned equipment
alubari-achievement-help-team-150 = At least 150 points having owned equipment
alubari-achievement-help-team-175 = At least 175 points having owned equipment
alubari-achievement-help-team-200 = At least 200 points having owned equipment
alubari-achievement-help-team-225 = At least 225 points having owned equipment
alubari-achievement-help-lone-100 = At least 100 points without ever owning equipment
alubari-achievement-help-lone-150 = At least 150 points without ever owning equipment
alubari-achievement-help-lone-175 = At least 175 points without ever owning equipment
alubari-achievement-help-lone-200 = At least 200 points without ever owning equipment
alubari-achievement-help-lone-225 = At least 225 points without ever owning equipment
alubari-achievement-help-engineer-100 = At least 100 points without an estate space
alubari-achievement-help-engineer-150 = At least 150 points without an estate space
alubari-achievement-help-engineer-175 = At least 175 points without an estate space
alubari-achievement-help-engineer-200 = At least 200 points without an estate space
alubari-achievement-help-engineer-225 = At least 225 points without an estate space
alubari-achievement-help-contractor-1 = At least 80 points from contracts
alubari-achievement-help-contractor-2 = At least 100 points from contracts
alubari-achievement-help-contractor-master = At least 120 points from contracts
alubari-achievement-help-procrastinator = At least 4 own contracts not completed or not used
alubari-achievement-help-tea-chest = At least 20 leaves left after contracts
alubari-achievement-help-tea-store = At least 40 leaves left after contracts
alubari-achievement-help-tea-warehouse = At least 60 leaves left after contracts
alubari-achievement-help-chaiwala = Chai at its maximum
alubari-achievement-help-shovel-king = At least 30 rubble
alubari-achievement-help-blast-furnace = At least 8 steel bars
alubari-achievement-help-cheers = More than 150 points with no leaves and no estate space, Siliguri or Darjeeling area
alubari-achievement-help-hard-worker = End the game with your last ownership marker, a section still free
alubari-achievement-help-campaign-400 = More than 400 points in three games in a row
alubari-achievement-help-campaign-500 = More than 500 points in three games in a row
alubari-achievement-help-campaign-600 = More than 600 points in three games in a row

## Options

alubari-option-players = Players
    .help = 1 to 5; one player plays the solo game
alubari-option-alubari-estate = Alubari estate
    .help = printed: the easier start; covered: a card lies over it
alubari-option-first = First player
    .help = random, or the number of a seat from 0

## What is asked

alubari-decision-maintain = Equipment maintenance: pay or return it to the shed
alubari-decision-hire = Hire the third labourer?
alubari-decision-place = Place a labourer
alubari-decision-use-contract = Use a contract, or none
alubari-decision-strengthen = Pay a chai for the stronger action?
alubari-decision-cubes = Take cubes from the stock yard
alubari-decision-dig = Excavate: from which estate space?
alubari-decision-works = A step of the works, or stop
alubari-decision-lay = Lay the next section, or stop
alubari-decision-build = Build a station area or buy equipment
alubari-decision-discount = Use the cheaper station here?
alubari-decision-crew = What does the construction crew save?
alubari-decision-price = At which price?
alubari-decision-post = Take a contract
alubari-decision-chaiwala = Take leaves, or turn leaves into chai
alubari-decision-swap = Exchange once more, or stop
alubari-decision-landslide = Which tea estate is covered with rubble again?
alubari-decision-borrow = Borrow an estate space of the game
alubari-decision-straighten = Which used contract can be used again?
alubari-decision-pick = Keep one of the two contracts
alubari-decision-gain-contract = Bonus: take a contract
alubari-decision-gain-equipment = Bonus: take equipment for free
alubari-decision-extra = Take the extra action?

## What can be chosen

alubari-choice-place =
    { $does ->
        [E] { $area ->
            [B] B, build
           *[other] { alubari-word-area }
        }
       *[other] { alubari-word-area }
    }, space { $number }{ $lead ->
        [yes] {" · "}first player
       *[no] {""}
    }{ $able ->
        [no] {" · "}no use yet
       *[yes] {""}
    }
alubari-choice-use = Use “{ alubari-word-contract }”
    .note = { alubari-word-effect }
alubari-choice-cube = Take { alubari-word-cube }
alubari-choice-dig = { alubari-word-estate } { $space } · { $rubble } rubble there
alubari-choice-work =
    { $step ->
        [steel] Make steel · { $price } iron ore
        [stone-from-yard] Make stone, from the stock yard · { $price } rubble
        [stone-from-bag] Make stone, from the bag · { $price } rubble
       *[crush] Crush stone · gives { $price } rubble
    }
alubari-choice-lay =
    Lay { alubari-word-section } · { $price } { $paid ->
        [iron] iron ore
       *[steel] { $price ->
            [one] steel bar
           *[other] steel bars
        }
    } · { alubari-word-worth }
alubari-choice-build =
    Build { alubari-word-station }{ alubari-word-costs }{ $discount ->
        [choose] {" · less a discount to choose"}
       *[no] {""}
    }:{ $points ->
        [0] {""}
       *[other] {" "}{ alubari-word-worth }
    }{ alubari-word-gives }
alubari-choice-buy =
    Take { alubari-word-equipment }{ alubari-word-costs }{ $discount ->
        [choose] {" · or the price of the contract"}
       *[no] {""}
    }
    .note =
        { alubari-word-engine-does }{ $points ->
            [0] {""}
           *[other] {" · "}{ alubari-word-worth }
        }{ $aboard ->
            [0] {""}
           *[other] {" · "}comes with { $aboard } chai
        }
alubari-choice-discount =
    { $off ->
        [rubble] Rubble discount
        [stone] Stone discount
       *[none] No discount
    }{ alubari-word-costs }{ $discount ->
        [choose] {" · less a discount to choose"}
       *[no] {""}
    }
alubari-choice-price =
    { $price ->
        [cheaper] With the contract
       *[printed] Printed price
    }{ alubari-word-costs }
alubari-choice-take = Take “{ alubari-word-contract }” · { $per_chai ->
        [0] { alubari-word-worth }
        [one] { $per_chai } point for each chai
       *[other] { $per_chai } points for each chai
    }
    .note = { alubari-word-effect }
alubari-choice-leaves =
    Take { $leaves ->
        [one] { $leaves } leaf
       *[other] { $leaves } leaves
    }
alubari-choice-brew =
    Turn { $leaves ->
        [one] { $leaves } leaf
       *[other] { $leaves } leaves
    } into chai
alubari-choice-swap =
    { $amount } { alubari-word-given } for { $gets ->
        [stone] a stone
       *[steel] a steel bar
    }
alubari-choice-landslide =
    { $field ->
        [alubari] Alubari
        [dooleriah] Dooleriah
        [makaibari] Makaibari
        [samripani] Samripani
        [castleton] Castleton
        [happy-valley] Happy Valley
        [ambootia] Ambootia
        [margarets-hope] Margaret’s Hope
        [steinthal] Steinthal
        [goomtee] Goomtee
        [jungpana] Jungpana
        [badamtam] Badamtam
        [singtom] Singtom
        [tukvar] Tukvar
        [ging] Ging
        [lingia] Lingia
       *[phoobsering] Phoobsering
    } ({ $estate })
alubari-choice-borrow = Borrow { alubari-word-estate } { $space }
alubari-choice-straighten = “{ alubari-word-contract }” again
    .note = { alubari-word-effect }
alubari-choice-maintain =
    { $upkeep ->
        [steel] Pay { $price ->
            [one] { $price } steel bar
           *[other] { $price } steel bars
        }
        [chai] Pay { $price } chai
       *[return] Return to the shed
    }
alubari-choice-hire =
    { $hiring ->
        [free] Hire for nothing
        [chai] Hire for { $price } chai
       *[rubble] Hire for { $price } rubble
    }
alubari-choice-strengthen =
    Pay a chai: { $does ->
        [A] { $more } cubes instead of { $rate }
        [B] dig { $more } rubble instead of { $rate }
        [C] any number of steps, steel for { $more } iron ore
        [D] up to { $more } sections instead of { $rate }
        [E] { $more ->
            [one] nothing more can be built
           *[other] build twice
        }
       *[F] { $more ->
            [one] one new contract first
           *[other] { $more } new contracts first
        }
    }
alubari-choice-extra = Take the extra action
alubari-choice-without = No
alubari-choice-done = Done

## What happened

alubari-event-first-player = { $name } goes first
alubari-event-section-prelaid = Laid from the start: { alubari-word-section }
alubari-event-round-begins = Round { $round }
alubari-event-contract-discarded = Discarded: “{ alubari-word-contract }”
alubari-event-contract-opened = Post office: “{ alubari-word-contract }”
alubari-event-deck-shuffled =
    Contract deck shuffled: { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }
alubari-event-weather-changed = Weather today: { alubari-word-weather }
alubari-event-forecast = Forecast: { alubari-word-weather }
alubari-event-rate-changed =
    { $rate ->
        [excavation] Excavation rate
        [track] Track rate
       *[harvest] Harvest rate
    }: { $value }
alubari-event-harvest = Harvest at rate { $value }
alubari-event-leaves-harvested =
    { $name } harvested { $leaves ->
        [one] { $leaves } leaf
       *[other] { $leaves } leaves
    }
alubari-event-cubes-drawn = Stock yard refill: { $iron } iron ore, { $stone } stone, { $chai } chai; events: { $events }
alubari-event-event =
    Event { $number }: { $number ->
        [1] Excavation
        [2] Crops grow
        [3] Track laying
        [4] Station building
        [5] Equipment maintenance
       *[other] Harvest and track laying
    }
alubari-event-space-cleared = { alubari-word-estate } { $space } belongs to the game
alubari-event-cubes-back = Event cubes back in the bag: { $cubes }
alubari-event-yard-trimmed = From the stock yard back into the bag: { $iron } iron ore, { $stone } stone, { $chai } chai
alubari-event-siliguri-closed = Siliguri is closed to building
alubari-event-game-lays = The game laid { alubari-word-section }{ alubari-word-complete }
alubari-event-town-completed = The game completed { alubari-word-town }
alubari-event-maintained =
    { $name }: { alubari-word-equipment } · { $upkeep ->
        [steel] paid { $price ->
            [one] a steel bar
           *[other] { $price } steel bars
        }
        [chai] paid { $price } chai
       *[return] not maintained, back to the shed
    }
alubari-event-third-hired =
    { $name } hired the third labourer { $hiring ->
        [free] for nothing
        [chai] for chai
       *[rubble] for rubble
    }
alubari-event-labourer-placed = { $name } placed a labourer: { alubari-word-area }, space { $number }
alubari-event-contract-used = { $name } used “{ alubari-word-contract }”
alubari-event-chai-paid = { $name } paid a chai ({ alubari-word-area })
alubari-event-no-action = { $name } could do nothing ({ alubari-word-area })
alubari-event-lead-taken = { $name } took the first-player marker
alubari-event-cube-taken = { $name } took { alubari-word-cube }
alubari-event-cubes-from-bag = { $name } took from the bag: { $cubes } × { alubari-word-cube }
alubari-event-chai-gained =
    { $name } gained { $chai } chai{ $lost ->
        [0] {""}
       *[other] , { $lost } lost beyond the maximum
    }
alubari-event-leaves-gained =
    { $name } took { $leaves ->
        [one] { $leaves } leaf
       *[other] { $leaves } leaves
    }
alubari-event-rubble-dug = { $name } dug { $rubble } rubble at { alubari-word-estate } { $space }
alubari-event-space-owned = { $name } owns { alubari-word-estate } { $space }
alubari-event-steel-made = { $name } made a steel bar from { $amount } { alubari-word-given }
alubari-event-stone-made =
    { $name } made stone from { $amount } rubble, { $source ->
        [yard] from the stock yard
       *[bag] from the bag
    }
alubari-event-stone-crushed = { $name } crushed stone into { $rubble } rubble
alubari-event-section-laid =
    { $name } laid { alubari-word-section } for { $paid ->
        [iron] { $amount } iron ore
       *[steel] { $amount ->
            [one] a steel bar
           *[other] { $amount } steel bars
        }
    }{ alubari-word-complete }
alubari-event-station-built = { $name } built { alubari-word-station }
alubari-event-steel-gained =
    { $name } took { $bars ->
        [one] { $bars } steel bar
       *[other] { $bars } steel bars
    }
alubari-event-third-promised = { $name }: third labourer free next round
alubari-event-equipment-taken =
    { $name } took { alubari-word-equipment }{ $price ->
        [cheaper] {" "}with the contract
        [free] {" "}for nothing
       *[printed] {""}
    }
alubari-event-contract-taken = { $name } took “{ alubari-word-contract }”
alubari-event-leaves-to-chai =
    { $name } turned { $leaves ->
        [one] { $leaves } leaf
       *[other] { $leaves } leaves
    } into chai
alubari-event-estate-refilled = { $name } covered { alubari-word-estate } with rubble again
alubari-event-space-borrowed = { $name } borrowed { alubari-word-estate } { $space }
alubari-event-contract-straightened = { $name } can use “{ alubari-word-contract }” again
alubari-event-build-space = No rubble is left: area B is a build space from the next round on
alubari-event-lone-round = { $name } plays one more round, the last one, without the other player
alubari-event-game-ends =
    End of the game: { $ending ->
        [railway] the railway is complete
        [markers] no ownership marker is left
        [lone-round] the last round, played by only one of the two, is over
       *[none] not over
    }
alubari-event-contract-scored = { $name }: “{ alubari-word-contract }” completed, { alubari-word-worth }
alubari-event-contracts-drawn =
    { $name } drew “{ $one ->
        [c01] Full cart
        [c02] Hidden ore
        [c03] Hidden stone
        [c04] Take the lead
        [c05] Chai break
        [c06] Stronger digging
        [c07] Extra excavation
        [c08] Extra track laying
        [c09] Dig anywhere
        [c10] Cheap steel
        [c11] Rubble to stone
        [c12] Stone to steel
        [c13] Extra works
        [c14] Stronger track laying
        [c15] Iron rails
        [c16] Next section now
        [c17] Landslide
        [c18] Tea along the track
        [c19] Beyond the river
        [c20] Cheaper station
        [c21] Cheaper equipment
        [c22] Extra build
        [c23] New mail
        [c24] Pick of two
        [c25] Second life
        [c26] Handful of leaves
        [c27] Sunny harvest
        [c28] Borrowed fields
        [c29] Borrowed field
       *[c30] Seasonal help
    }”, “{ $two ->
        [c01] Full cart
        [c02] Hidden ore
        [c03] Hidden stone
        [c04] Take the lead
        [c05] Chai break
        [c06] Stronger digging
        [c07] Extra excavation
        [c08] Extra track laying
        [c09] Dig anywhere
        [c10] Cheap steel
        [c11] Rubble to stone
        [c12] Stone to steel
        [c13] Extra works
        [c14] Stronger track laying
        [c15] Iron rails
        [c16] Next section now
        [c17] Landslide
        [c18] Tea along the track
        [c19] Beyond the river
        [c20] Cheaper station
        [c21] Cheaper equipment
        [c22] Extra build
        [c23] New mail
        [c24] Pick of two
        [c25] Second life
        [c26] Handful of leaves
        [c27] Sunny harvest
        [c28] Borrowed fields
        [c29] Borrowed field
       *[c30] Seasonal help
    }”

## Why something is refused

alubari-why-game-over = The game is over
alubari-why-no-such-space =
    Area { $area } has only { $spaces ->
        [one] one space
       *[other] { $spaces } spaces
    }
alubari-why-space-taken = A labourer stands there already
alubari-why-in-fog = Fog blocks this space this round
alubari-why-not-your-contract = This contract is not yours
alubari-why-contract-used = This contract is tilted: it has been used
alubari-why-other-area = This contract belongs to area { $area }
alubari-why-no-such-cube =
    There is no { $cube ->
        [iron] iron ore
        [stone] stone
       *[chai] chai cube
    } in the stock yard
alubari-why-no-more-cubes = This labourer has all his cubes
alubari-why-chai-cube-limit = This labourer may take no more chai cubes
alubari-why-no-rubble-there = There is no rubble on this space
alubari-why-too-little-iron = You need { $need } iron ore and have { $have }
alubari-why-too-little-stone = You need { $need } stone and have { $have }
alubari-why-too-little-rubble = You need { $need } rubble and have { $have }
alubari-why-too-little-steel =
    You need { $need ->
        [one] { $need } steel bar
       *[other] { $need } steel bars
    } and have { $have }
alubari-why-too-few-leaves =
    You need { $need ->
        [one] { $need } leaf
       *[other] { $need } leaves
    } and have { $have }
alubari-why-too-little-chai = You need { $need } chai and have { $have }
alubari-why-no-steel-left = No steel bar is left in the supply
alubari-why-no-stone-there =
    There is no stone in { $source ->
        [yard] the stock yard
       *[bag] the bag
    }
alubari-why-stone-was-crushed = No stone is made after crushing in the same action
alubari-why-no-section-left = No section is free
alubari-why-no-marker = You have no ownership marker left
alubari-why-no-iron-rails = Iron ore pays for track only with “Iron rails”
alubari-why-must-lay =
    You must lay { $n ->
        [one] one more section
       *[other] { $n } more sections
    }: the track rate is mandatory
alubari-why-area-taken = This station area is taken
alubari-why-area-blocked = This station area is closed with so few players
alubari-why-river-not-laid = { alubari-word-section } is not laid yet; it opens this town
alubari-why-siliguri-closed = Siliguri is closed to building
alubari-why-must-build = You must build something if you can
alubari-why-not-in-shed = This equipment is not in the engine shed
alubari-why-too-many-equipments = In the solo game you own { $n } equipment cards at most
alubari-why-no-such-discount = This discount does not apply here
alubari-why-no-cheaper-price = You have not used “Cheaper equipment” this round
alubari-why-not-open = This contract does not lie open
alubari-why-must-take = You must take one
alubari-why-no-leaves-at-half = At a harvest rate of { $rate } there are no leaves to take
alubari-why-beyond-chai-limit = The chai track ends at { $limit }, and you have { $have }
alubari-why-must-act = This action must be carried out
alubari-why-nothing-to-refill = There is nothing to cover again on this tea estate
alubari-why-not-the-games = This space does not belong to the game
alubari-why-must-borrow =
    You must borrow { $n ->
        [one] one more space
       *[other] { $n } more spaces
    } if you can
alubari-why-not-used-yet = Only another used contract can be used again
alubari-why-no-equipment = Hiring needs equipment
alubari-why-hired-free = The third labourer is free this round
alubari-why-not-free = The third labourer is not free this round
alubari-why-no-tractor = Only the rail tractor lets you pay with rubble
alubari-why-must-dig = You must dig { $n } more rubble
alubari-why-changes-nothing = It would change nothing
alubari-why-discount-not-enough = No discount is enough: with less rubble to pay you lack stone, with less stone you lack rubble
alubari-why-must-choose = You have to choose one; this cannot be skipped
alubari-why-not-drawn = This is not one of the two contracts you drew
alubari-why-component-room = The action areas have too few labourer spaces for { $n } players
alubari-why-component-amounts = { $path }: amounts from 0 to { $high } of { $choices }, each only once, with commas between
alubari-why-component-cost-chai = { $path }: a station area is not paid for with chai
alubari-why-component-gives = { $path }: at most one contract and one equipment card
alubari-why-component-rubble = { $path }: every estate space has rubble
alubari-why-component-effect = { $path }: the letter of an area, then one of: { $choices }
alubari-why-component-effect-area = { $path }: this effect has a meaning only in areas { $areas }
alubari-why-component-effect-words =
    { $shape ->
        [N] { $path }: “{ $effect }” is followed by a number from 0 to { $high }
        [NN] { $path }: “{ $effect }” is followed by two numbers from 0 to { $high }
        [NG] { $path }: “{ $effect }” is followed by a number from 0 to { $high } and one of { $goods }
        [NGGN] { $path }: “{ $effect }” is followed by a number, two of { $goods }, and a number; numbers from 0 to { $high }
       *[none] { $path }: “{ $effect }” is followed by nothing
    }
alubari-why-component-effect-bag = { $path }: only iron ore and stone come from the supply bag
alubari-why-component-effect-swap = { $path }: at least one of a good is swapped for steel or stone
alubari-why-component-score = { $path }: write it like “16 for 6 station” or “2 per_chai”, with any of { $choices }
alubari-why-component-section-names = { $path }: the { $n } sections keep their names and their order
alubari-why-component-section-kinds = { $path }: before each name stands one of { $choices }
alubari-why-component-section-rivers = { $path }: the first section is a river, and at least { $n } are not
alubari-why-component-chai = The chai in the bag of the solo game and on the equipment: at most { $n } cubes in all, as many as are in the box

## Components

alubari-component-box = Numbers in the box
alubari-component-bag = Supply bag
alubari-component-shed = Engine shed
alubari-component-numbers = Numbers of the actions
alubari-component-chai-track = Chai track
alubari-component-rates = Rate tracks
alubari-component-weather = Weather
alubari-component-actions = Labourer spaces
alubari-component-railway = Railway
alubari-component-area = Station areas
alubari-component-equipment = Equipment
alubari-component-estate = Tea estates
alubari-component-contract = Contracts
alubari-component-box-markers-per-player = ownership markers of a player, one of them on the chai track
alubari-component-box-labourers-per-player = labourers of a player
alubari-component-box-steel-bars = steel bars
alubari-component-box-chai-cubes = chai cubes
alubari-component-bag-iron = iron ore in the bag, 1 to 5 players
alubari-component-bag-stone = stone in the bag, 1 to 5 players
alubari-component-bag-chai-solo = chai cubes in the bag, solo
alubari-component-bag-first-fill = first cubes of the stock yard, 1 to 5 players
alubari-component-bag-event-cubes = event cubes, 1 to 5 players
alubari-component-bag-refill = cubes drawn each round, 1 to 5 players
alubari-component-shed-dealt = equipment in the engine shed, 1 to 5 players
alubari-component-shed-owned-solo = equipment owned at most, solo
alubari-component-estates-slots = tea estates in use, 1 to 5 players
alubari-component-numbers-stock-yard-cubes = stock yard: cubes of a labourer
alubari-component-numbers-stock-yard-chai-bonus = stock yard: chai bonus
alubari-component-numbers-stock-yard-chai-cubes = stock yard: chai cubes of a labourer
alubari-component-numbers-excavate-chai-bonus = excavation: chai bonus
alubari-component-numbers-works-steps = works: steps
alubari-component-numbers-works-iron-for-steel = works: iron ore for a steel bar
alubari-component-numbers-works-iron-for-steel-with-chai = works: iron ore for a steel bar with the chai bonus
alubari-component-numbers-works-rubble-for-stone = works: rubble for stone
alubari-component-numbers-works-rubble-from-stone = works: rubble from stone
alubari-component-numbers-track-chai-bonus = track laying: chai bonus
alubari-component-numbers-track-river-chai = chai for a river section
alubari-component-numbers-third-labourer-chai = chai for the third labourer
alubari-component-numbers-third-labourer-rubble = rubble for the third labourer with the rail tractor
alubari-component-numbers-crew-rubble = construction crew: rubble saved
alubari-component-numbers-crew-stone = construction crew: stone saved
alubari-component-numbers-events-cleared-spaces = event 1: spaces cleared
alubari-component-numbers-events-crops-grow = event 2: rise of the harvest rate
alubari-component-numbers-events-trim = event 1: iron ore, stone, chai that stay in the stock yard
alubari-component-numbers-events-maintenance-steel = event 5: steel bars for an equipment card
alubari-component-numbers-events-maintenance-chai = event 5: or chai
alubari-component-numbers-end-leaf-half-points = half points for a leaf
alubari-component-numbers-end-solo-sections = sections laid at the start, solo
alubari-component-darjeeling-second-area-from = players for Darjeeling’s second station area
alubari-component-chai-track-points = points of the chai track, from 0 chai on
alubari-component-chai-track-limit = maximum of the chai track, 1 to 5 players
alubari-component-rates-excavation-values = excavation rate
alubari-component-rates-excavation-start = excavation rate: start space, counted from 0
alubari-component-rates-track-values = track rate
alubari-component-rates-track-start = track rate: start space, counted from 0
alubari-component-rates-harvest-halves = harvest rate, in half leaves
alubari-component-rates-harvest-start = harvest rate: start space, counted from 0
alubari-component-weather-sun = sun: change of the excavation, track and harvest rate
alubari-component-weather-rain = rain: change of the excavation, track and harvest rate
alubari-component-weather-fog = fog: change of the excavation, track and harvest rate
alubari-component-actions-a = labourer spaces of A, 1-2, 3 and 4-5 players
alubari-component-actions-b = labourer spaces of B, 1-2, 3 and 4-5 players
alubari-component-actions-c = labourer spaces of C, 1-2, 3 and 4-5 players
alubari-component-actions-d = labourer spaces of D, 1-2, 3 and 4-5 players
alubari-component-actions-e = labourer spaces of E, 1-2, 3 and 4-5 players
alubari-component-actions-f = labourer spaces of F, 1-2, 3 and 4-5 players
alubari-component-actions-g = labourer spaces of G, 1-2, 3 and 4-5 players
alubari-component-railway-sections = sections of the railway
alubari-component-railway-points-values = points of the sections
alubari-component-area-siliguri-1-cost = Siliguri 1: cost
alubari-component-area-siliguri-1-gives = Siliguri 1: what it gives
alubari-component-area-siliguri-2-cost = Siliguri 2: cost
alubari-component-area-siliguri-2-gives = Siliguri 2: what it gives
alubari-component-area-siliguri-3-cost = Siliguri 3: cost
alubari-component-area-siliguri-3-gives = Siliguri 3: what it gives
alubari-component-area-siliguri-4-cost = Siliguri 4: cost
alubari-component-area-siliguri-4-gives = Siliguri 4: what it gives
alubari-component-area-siliguri-5-cost = Siliguri 5: cost
alubari-component-area-siliguri-5-gives = Siliguri 5: what it gives
alubari-component-area-sukna-1-cost = Sukna 1: cost
alubari-component-area-sukna-1-gives = Sukna 1: what it gives
alubari-component-area-sukna-2-cost = Sukna 2: cost
alubari-component-area-sukna-2-gives = Sukna 2: what it gives
alubari-component-area-rangtong-1-cost = Rangtong 1: cost
alubari-component-area-rangtong-1-gives = Rangtong 1: what it gives
alubari-component-area-rangtong-2-cost = Rangtong 2: cost
alubari-component-area-rangtong-2-gives = Rangtong 2: what it gives
alubari-component-area-tindharia-1-cost = Tindharia 1: cost
alubari-component-area-tindharia-1-gives = Tindharia 1: what it gives
alubari-component-area-tindharia-2-cost = Tindharia 2: cost
alubari-component-area-tindharia-2-gives = Tindharia 2: what it gives
alubari-component-area-tindharia-3-cost = Tindharia 3: cost
alubari-component-area-tindharia-3-gives = Tindharia 3: what it gives
alubari-component-area-agony-point-1-cost = Agony Point 1: cost
alubari-component-area-agony-point-1-gives = Agony Point 1: what it gives
alubari-component-area-gayabari-1-cost = Gayabari 1: cost
alubari-component-area-gayabari-1-gives = Gayabari 1: what it gives
alubari-component-area-gayabari-2-cost = Gayabari 2: cost
alubari-component-area-gayabari-2-gives = Gayabari 2: what it gives
alubari-component-area-gayabari-3-cost = Gayabari 3: cost
alubari-component-area-gayabari-3-gives = Gayabari 3: what it gives
alubari-component-area-gayabari-4-cost = Gayabari 4: cost
alubari-component-area-gayabari-4-gives = Gayabari 4: what it gives
alubari-component-area-kurseong-1-cost = Kurseong 1: cost
alubari-component-area-kurseong-1-gives = Kurseong 1: what it gives
alubari-component-area-kurseong-2-cost = Kurseong 2: cost
alubari-component-area-kurseong-2-gives = Kurseong 2: what it gives
alubari-component-area-kurseong-3-cost = Kurseong 3: cost
alubari-component-area-kurseong-3-gives = Kurseong 3: what it gives
alubari-component-area-sonada-1-cost = Sonada 1: cost
alubari-component-area-sonada-1-gives = Sonada 1: what it gives
alubari-component-area-sonada-2-cost = Sonada 2: cost
alubari-component-area-sonada-2-gives = Sonada 2: what it gives
alubari-component-area-ghum-1-cost = Ghum 1: cost
alubari-component-area-ghum-1-gives = Ghum 1: what it gives
alubari-component-area-ghum-2-cost = Ghum 2: cost
alubari-component-area-ghum-2-gives = Ghum 2: what it gives
alubari-component-area-darjeeling-1-cost = Darjeeling 1: cost
alubari-component-area-darjeeling-1-gives = Darjeeling 1: what it gives
alubari-component-area-darjeeling-2-cost = Darjeeling 2: cost
alubari-component-area-darjeeling-2-gives = Darjeeling 2: what it gives
alubari-component-equipment-rail-tractor-cost = Rail tractor: cost
alubari-component-equipment-rail-tractor-chai = Rail tractor: chai it comes with
alubari-component-equipment-rail-tractor-points = Rail tractor: points
alubari-component-equipment-toy-train-cost = Toy Train: cost
alubari-component-equipment-toy-train-chai = Toy Train: chai it comes with
alubari-component-equipment-toy-train-points = Toy Train: points
alubari-component-equipment-garratt-cost = Garratt D Class 0-4-0+0-4-0: cost
alubari-component-equipment-garratt-chai = Garratt D Class 0-4-0+0-4-0: chai it comes with
alubari-component-equipment-garratt-points = Garratt D Class 0-4-0+0-4-0: points
alubari-component-equipment-warehouse-cost = East India Company warehouse: cost
alubari-component-equipment-warehouse-chai = East India Company warehouse: chai it comes with
alubari-component-equipment-warehouse-points = East India Company warehouse: points
alubari-component-equipment-crew-cost = Construction crew: cost
alubari-component-equipment-crew-chai = Construction crew: chai it comes with
alubari-component-equipment-crew-points = Construction crew: points
alubari-component-equipment-luxury-cost = Luxury train: cost
alubari-component-equipment-luxury-chai = Luxury train: chai it comes with
alubari-component-equipment-luxury-points = Luxury train: points
alubari-component-equipment-reliable-cost = Very reliable train: cost
alubari-component-equipment-reliable-chai = Very reliable train: chai it comes with
alubari-component-equipment-reliable-points = Very reliable train: points
alubari-component-equipment-inspection-cost = Line inspection train: cost
alubari-component-equipment-inspection-chai = Line inspection train: chai it comes with
alubari-component-equipment-inspection-points = Line inspection train: points
alubari-component-estate-alubari-spaces = Alubari: rubble and points of its spaces
alubari-component-estate-dooleriah-spaces = Dooleriah: rubble and points of its spaces
alubari-component-estate-makaibari-spaces = Makaibari: rubble and points of its spaces
alubari-component-estate-samripani-spaces = Samripani: rubble and points of its spaces
alubari-component-estate-castleton-spaces = Castleton: rubble and points of its spaces
alubari-component-estate-happy-valley-spaces = Happy Valley: rubble and points of its spaces
alubari-component-estate-ambootia-spaces = Ambootia: rubble and points of its spaces
alubari-component-estate-margarets-hope-spaces = Margaret’s Hope: rubble and points of its spaces
alubari-component-estate-steinthal-spaces = Steinthal: rubble and points of its spaces
alubari-component-estate-goomtee-spaces = Goomtee: rubble and points of its spaces
alubari-component-estate-jungpana-spaces = Jungpana: rubble and points of its spaces
alubari-component-estate-badamtam-spaces = Badamtam: rubble and points of its spaces
alubari-component-estate-singtom-spaces = Singtom: rubble and points of its spaces
alubari-component-estate-tukvar-spaces = Tukvar: rubble and points of its spaces
alubari-component-estate-ging-spaces = Ging: rubble and points of its spaces
alubari-component-estate-lingia-spaces = Lingia: rubble and points of its spaces
alubari-component-estate-phoobsering-spaces = Phoobsering: rubble and points of its spaces
alubari-component-contract-01-effect = contract 1, “Full cart”: area and effect
alubari-component-contract-01-back = contract 1, “Full cart”: weather on the back
alubari-component-contract-01-score = contract 1, “Full cart”: points and condition
alubari-component-contract-02-effect = contract 2, “Hidden ore”: area and effect
alubari-component-contract-02-back = contract 2, “Hidden ore”: weather on the back
alubari-component-contract-02-score = contract 2, “Hidden ore”: points and condition
alubari-component-contract-03-effect = contract 3, “Hidden stone”: area and effect
alubari-component-contract-03-back = contract 3, “Hidden stone”: weather on the back
alubari-component-contract-03-score = contract 3, “Hidden stone”: points and condition
alubari-component-contract-04-effect = contract 4, “Take the lead”: area and effect
alubari-component-contract-04-back = contract 4, “Take the lead”: weather on the back
alubari-component-contract-04-score = contract 4, “Take the lead”: points and condition
alubari-component-contract-05-effect = contract 5, “Chai break”: area and effect
alubari-component-contract-05-back = contract 5, “Chai break”: weather on the back
alubari-component-contract-05-score = contract 5, “Chai break”: points and condition
alubari-component-contract-06-effect = contract 6, “Stronger digging”: area and effect
alubari-component-contract-06-back = contract 6, “Stronger digging”: weather on the back
alubari-component-contract-06-score = contract 6, “Stronger digging”: points and condition
alubari-component-contract-07-effect = contract 7, “Extra excavation”: area and effect
alubari-component-contract-07-back = contract 7, “Extra excavation”: weather on the back
alubari-component-contract-07-score = contract 7, “Extra excavation”: points and condition
alubari-component-contract-08-effect = contract 8, “Extra track laying”: area and effect
alubari-component-contract-08-back = contract 8, “Extra track laying”: weather on the back
alubari-component-contract-08-score = contract 8, “Extra track laying”: points and condition
alubari-component-contract-09-effect = contract 9, “Dig anywhere”: area and effect
alubari-component-contract-09-back = contract 9, “Dig anywhere”: weather on the back
alubari-component-contract-09-score = contract 9, “Dig anywhere”: points and condition
alubari-component-contract-10-effect = contract 10, “Cheap steel”: area and effect
alubari-component-contract-10-back = contract 10, “Cheap steel”: weather on the back
alubari-component-contract-10-score = contract 10, “Cheap steel”: points and condition
alubari-component-contract-11-effect = contract 11, “Rubble to stone”: area and effect
alubari-component-contract-11-back = contract 11, “Rubble to stone”: weather on the back
alubari-component-contract-11-score = contract 11, “Rubble to stone”: points and condition
alubari-component-contract-12-effect = contract 12, “Stone to steel”: area and effect
alubari-component-contract-12-back = contract 12, “Stone to steel”: weather on the back
alubari-component-contract-12-score = contract 12, “Stone to steel”: points and condition
alubari-component-contract-13-effect = contract 13, “Extra works”: area and effect
alubari-component-contract-13-back = contract 13, “Extra works”: weather on the back
alubari-component-contract-13-score = contract 13, “Extra works”: points and condition
alubari-component-contract-14-effect = contract 14, “Stronger track laying”: area and effect
alubari-component-contract-14-back = contract 14, “Stronger track laying”: weather on the back
alubari-component-contract-14-score = contract 14, “Stronger track laying”: points and condition
alubari-component-contract-15-effect = contract 15, “Iron rails”: area and effect
alubari-component-contract-15-back = contract 15, “Iron rails”: weather on the back
alubari-component-contract-15-score = contract 15, “Iron rails”: points and condition
alubari-component-contract-16-effect = contract 16, “Next section now”: area and effect
alubari-component-contract-16-back = contract 16, “Next section now”: weather on the back
alubari-component-contract-16-score = contract 16, “Next section now”: points and condition
alubari-component-contract-17-effect = contract 17, “Landslide”: area and effect
alubari-component-contract-17-back = contract 17, “Landslide”: weather on the back
alubari-component-contract-17-score = contract 17, “Landslide”: points and condition
alubari-component-contract-18-effect = contract 18, “Tea along the track”: area and effect
alubari-component-contract-18-back = contract 18, “Tea along the track”: weather on the back
alubari-component-contract-18-score = contract 18, “Tea along the track”: points and condition
alubari-component-contract-19-effect = contract 19, “Beyond the river”: area and effect
alubari-component-contract-19-back = contract 19, “Beyond the river”: weather on the back
alubari-component-contract-19-score = contract 19, “Beyond the river”: points and condition
alubari-component-contract-20-effect = contract 20, “Cheaper station”: area and effect
alubari-component-contract-20-back = contract 20, “Cheaper station”: weather on the back
alubari-component-contract-20-score = contract 20, “Cheaper station”: points and condition
alubari-component-contract-21-effect = contract 21, “Cheaper equipment”: area and effect
alubari-component-contract-21-back = contract 21, “Cheaper equipment”: weather on the back
alubari-component-contract-21-score = contract 21, “Cheaper equipment”: points and condition
alubari-component-contract-22-effect = contract 22, “Extra build”: area and effect
alubari-component-contract-22-back = contract 22, “Extra build”: weather on the back
alubari-component-contract-22-score = contract 22, “Extra build”: points and condition
alubari-component-contract-23-effect = contract 23, “New mail”: area and effect
alubari-component-contract-23-back = contract 23, “New mail”: weather on the back
alubari-component-contract-23-score = contract 23, “New mail”: points and condition
alubari-component-contract-24-effect = contract 24, “Pick of two”: area and effect
alubari-component-contract-24-back = contract 24, “Pick of two”: weather on the back
alubari-component-contract-24-score = contract 24, “Pick of two”: points and condition
alubari-component-contract-25-effect = contract 25, “Second life”: area and effect
alubari-component-contract-25-back = contract 25, “Second life”: weather on the back
alubari-component-contract-25-score = contract 25, “Second life”: points and condition
alubari-component-contract-26-effect = contract 26, “Handful of leaves”: area and effect
alubari-component-contract-26-back = contract 26, “Handful of leaves”: weather on the back
alubari-component-contract-26-score = contract 26, “Handful of leaves”: points and condition
alubari-component-contract-27-effect = contract 27, “Sunny harvest”: area and effect
alubari-component-contract-27-back = contract 27, “Sunny harvest”: weather on the back
alubari-component-contract-27-score = contract 27, “Sunny harvest”: points and condition
alubari-component-contract-28-effect = contract 28, “Borrowed fields”: area and effect
alubari-component-contract-28-back = contract 28, “Borrowed fields”: weather on the back
alubari-component-contract-28-score = contract 28, “Borrowed fields”: points and condition
alubari-component-contract-29-effect = contract 29, “Borrowed field”: area and effect
alubari-component-contract-29-back = contract 29, “Borrowed field”: weather on the back
alubari-component-contract-29-score = contract 29, “Borrowed field”: points and condition
alubari-component-contract-30-effect = contract 30, “Seasonal help”: area and effect
alubari-component-contract-30-back = contract 30, “Seasonal help”: weather on the back
alubari-component-contract-30-score = contract 30, “Seasonal help”: points and condition

# The parts of a bot's estimate

alubari-term-estates = estates
    .the = estates
alubari-term-stations = stations
    .the = stations
alubari-term-track = track
    .the = the track
alubari-term-contracts = completed contracts
    .the = completed contracts
alubari-term-chai = chai
    .the = chai
alubari-term-leaves = leaves left
    .the = leaves left
alubari-term-darjeeling = Darjeeling and chai
    .the = Darjeeling and chai
alubari-term-equipment = equipment
    .the = equipment
alubari-term-goods = goods
    .the = goods
alubari-term-cards = cards in hand
    .the = cards in hand
