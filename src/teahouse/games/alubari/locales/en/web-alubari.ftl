# Alubari in the browser: names of pieces and places, tooltips, the board as text.

## Where the game stands

web-alubari-progress =
    Round { $round }{ $last ->
        [yes] {" · last round"}
       *[no] {""}
    }
web-alubari-counted =
    { $n ->
        [0] : that is all
       *[other] { $ask ->
            [dig] : { $n } more
           *[other] : up to { $n } more
        }
    }
# What is taken or made at once: "Take 2 iron ore, 1 stone"
web-alubari-cubes = Take { $goods }
web-alubari-work =
    { $step ->
        [steel] Make { $made } from { $paid }
        [stone-from-yard] Make { $made } from { $paid } (stock yard)
        [stone-from-bag] Make { $made } from { $paid } (bag)
       *[crush] Crush { $paid }: { $made }
    }
web-alubari-scoring-leaves = Leaves that no contract needs count too
web-alubari-scoring-contracts = Contracts count when their condition is met; each marker and leaf serves one only
web-alubari-scoring-places = Most points win; those level share the victory
web-alubari-rate-track = Along the track: { $values }
web-alubari-phase-post = Post
web-alubari-phase-weather = Weather
web-alubari-phase-refill = Refill
web-alubari-phase-labourers = Labourers
web-alubari-phase-work = Work A to G
web-alubari-ask =
    { $decision ->
        [place] Labourers act later, in order from A to G
        [hire] He works for you this round only
        [use_contract] Each contract helps once; its points at the end stay
        [strengthen] A chai you keep scores at the end
        [cubes] Ore and stone to build with, chai for the chai track
        [works] Any steps in any order; stop when you like
        [lay] Each section scores; rivers bring chai and open towns
        [build] Locked towns open when the river before them is laid
        [post] It helps once, and scores if its condition is met
        [chaiwala] Chai pays for stronger actions and scores at the end
       *[other] {""}
    }

## Amounts

web-alubari-amount =
    { $n } { $good ->
        [iron] iron ore
        [stone] stone
        [rubble] rubble
        [steel]
            { $n ->
                [one] steel bar
               *[other] steel bars
            }
        [leaves]
            { $n ->
                [one] leaf
               *[other] leaves
            }
       *[chai] chai
    }
web-alubari-need =
    { $n } { $need ->
        [track]
            { $n ->
                [one] section
               *[other] sections
            }
        [station]
            { $n ->
                [one] station area
               *[other] station areas
            }
        [rubble_station]
            { $n ->
                [one] station area that costs rubble
               *[other] station areas that cost rubble
            }
        [estate]
            { $n ->
                [one] estate space
               *[other] estate spaces
            }
       *[leaves]
            { $n ->
                [one] leaf
               *[other] leaves
            }
    }
web-alubari-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
web-alubari-gain =
    { $gain ->
        [third] third labourer free next round
        [steel]
            { $n ->
                [one] { $n } steel bar
               *[other] { $n } steel bars
            }
        [contract] a contract from the post office
        [equipment] an equipment card for nothing
        [chai] { $n } chai
        [leaves]
            { $n ->
                [one] { $n } leaf
               *[other] { $n } leaves
            }
       *[per_chai]
            { $n ->
                [one] { $n } point for each chai
               *[other] { $n } points for each chai
            }
    }
web-alubari-markers =
    { $n ->
        [one] { $n } marker left
       *[other] { $n } markers left
    }
web-alubari-to-place =
    { $n ->
        [one] { $n } labourer to place
       *[other] { $n } labourers to place
    }
web-alubari-estate-spaces =
    { $n ->
        [one] { $n } estate space
       *[other] { $n } estate spaces
    }
web-alubari-contracts-used =
    { $n ->
        [one] { $n } contract
       *[other] { $n } contracts
    }, used: { $used }
web-alubari-left =
    { $ask ->
        [dig] { $n } more
       *[other] up to { $n } more
    }

## Railway and estates

web-alubari-railway = The railway from Siliguri up to Darjeeling
web-alubari-loops = the Loops of Agony
web-alubari-section =
    { alubari-word-section }: { web-alubari-worth-points }{ $river ->
        [yes] {" · "}river: gives chai, opens towns
       *[no] {""}
    }
web-alubari-worth-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
web-alubari-station = { alubari-word-station }: { $cost } · { $gains }
web-alubari-estates = Tea estates
web-alubari-space =
    { alubari-word-estate } { $space }: { web-alubari-worth-points }{ $rubble ->
        [0] {""}
       *[other] {" · "}{ $rubble } rubble
    }{ $borrowed ->
        [yes] {" · "}borrowed
       *[no] {""}
    }

## Stalls

web-alubari-room =
    Labourer space { $room }{ $fog ->
        [yes] {" · "}in fog
       *[no] {""}
    }{ $leads ->
        [yes] {" · "}brings the first-player marker
       *[no] {""}
    }
web-alubari-place-does =
    { $does ->
        [A] Take up to { $rate } cubes: iron ore, stone, chai
        [B] Dig { $rate } rubble; a space you clear is yours
        [C] Up to { $rate } steps: steel from ore, stone from rubble
        [D] Sections to lay: { $rate }, a steel bar each; they score
        [E] Pay for a station area, which scores, or equipment
        [F] Take a contract: help for once, points at the end
       *[G] Harvest rate { $rate }: leaves, or leaves into chai
    }{ $able ->
        [no] {" · no use yet"}
       *[yes] {""}
    }
web-alubari-stall =
    { $area ->
        [B] to dig, each labourer
        [D] { $n ->
            [one] section, a steel bar
           *[other] sections, a steel bar each
        }
        [E] a station area or equipment
        [F] take an open contract
       *[G] leaves, or brew chai
    }
web-alubari-stronger = Stronger
web-alubari-extra = Extra action

## Weather, events, chai

web-alubari-weather = Weather
web-alubari-weather-does =
    { $weather ->
        [none] no weather: nothing changes
        [sun] sun: more digging and track laying
        [rain] rain: less digging and track laying, more harvest
       *[fog] fog: less harvest; the last space of B and D is closed
    }
web-alubari-day =
    { $day ->
        [today] today
        [next] next
       *[later] later
    }
web-alubari-events = Events
web-alubari-event-does =
    { $event ->
        [1] the game takes the next estate spaces
        [2] the harvest rate rises
        [3] the game lays the next sections
        [4] the game takes what is left of a town
        [5] pay for each equipment or return it
       *[other] a harvest, then the game lays sections
    }
web-alubari-event =
    { $event ->
        [1] Excavation
        [2] Crops grow
        [3] Track laying
        [4] Station building
        [5] Equipment maintenance
       *[other] Harvest and track laying
    }{ $cubes ->
        [0] {""}
        [one] {" · "}{ $cubes } event cube
       *[other] {" · "}{ $cubes } event cubes
    }
web-alubari-chai-track = Chai track
web-alubari-chai-space = { $chai } chai: { web-alubari-worth-points }

## Contracts and equipment

web-alubari-worth = { web-alubari-worth-points } for { $needs }
web-alubari-per-chai =
    { $n ->
        [one] { $n } point for each chai
       *[other] { $n } points for each chai
    }
web-alubari-met = condition met
web-alubari-usable = Once, when { $area } works
web-alubari-used = used
web-alubari-deck = deck { $n }, then { alubari-word-weather }
web-alubari-empty = empty
web-alubari-aboard = comes with { $n } chai

## The tray

web-alubari-stores = Your stores
web-alubari-stored =
    { $good ->
        [iron] iron ore
        [stone] stone
        [rubble] rubble
        [steel] steel bar
        [leaves] leaves
       *[chai] chai
    }
web-alubari-labourers = Labourers
web-alubari-ready = ready
web-alubari-at = in { $room }
web-alubari-tea-house = Tea House
web-alubari-third =
    { $free ->
        [now] Third labourer, free this round
        [next] Third labourer, free next round
       *[no] Third labourer, in the Tea House
    }
web-alubari-third-free =
    { $free ->
        [now] free now
       *[next] free next
    }
web-alubari-hire = Hire
web-alubari-contracts = Contracts
web-alubari-no-contract = No contract yet
web-alubari-this-round = This round:
web-alubari-lasting =
    { $effect ->
        [cubes] { $n ->
            [one] +{ $n } cube in A
           *[other] +{ $n } cubes in A
        }
        [dig] +{ $n } rubble each dig
        [track] +{ $n } section each time
        [extra] extra action
        [anywhere] dig anywhere
        [iron_rails] { $n } iron ore for a section
        [leaves] leaf for each section
        [beyond] beyond one river
        [station] cheaper station area
       *[engine] cheaper equipment
    }
web-alubari-equipment = Equipment
web-alubari-no-equipment = None yet
web-alubari-markers-left = Markers left
web-alubari-first = First player

## The tracker

web-alubari-in-deck = In the deck: { $n }
web-alubari-top = top card: { alubari-word-weather }
web-alubari-discards = Discarded: { $n }
web-alubari-box = Not in this game

## The board as text

web-alubari-said-weather =
    Weather: { $today ->
        [none] no weather
        [sun] sun
        [rain] rain
       *[fog] fog
    } today, then { $next ->
        [none] no weather
        [sun] sun
        [rain] rain
       *[fog] fog
    }, then { $later ->
        [none] no weather
        [sun] sun
        [rain] rain
       *[fog] fog
    }
web-alubari-said-rates = Excavation rate { $dig }, track rate { $track }, harvest rate { $harvest }
web-alubari-said-seat =
    { $name }: { web-alubari-worth-points } · { $goods } · { $labourers ->
        [one] { $labourers } labourer to place
       *[other] { $labourers } labourers to place
    } · { $markers ->
        [one] { $markers } marker left
       *[other] { $markers } markers left
    }
web-alubari-said-no-goods = nothing in store
web-alubari-said-stall =
    { alubari-word-area }: { $free ->
        [one] { $free } free space
       *[other] { $free } free spaces
    }
web-alubari-said-yard = Stock yard: { $goods }
web-alubari-said-town =
    { alubari-word-town }: { $open ->
        [yes] open
       *[no] closed
    }
web-alubari-said-engine = Engine shed: { alubari-word-equipment } · { $cost }

## In short

web-alubari-brief-goal = Most victory points win; they are counted at the end.
web-alubari-brief-points =
    Estate spaces you have cleared, station areas you have built, track you have laid: each has its points.
    Contracts whose condition you meet; those you miss cost nothing.
    Chai on the chai track, { $numbers-end-leaf-half-points ->
        [0] nothing
        [1] half a point
        [2] 1 point
       *[other] { $numbers-end-leaf-half-points } half points
    } for each leaf left.
    Equipment: the points on each card, not in the solo game.
web-alubari-brief-turn =
    Each round you place your labourers in turn, one more if you can hire one.
    Then the areas are worked from A to G: cubes, digging, works, track, building, contracts, chai.
    A chai paid makes a labourer’s action stronger.
    Contracts can be used once, in the area of their letter, and still score at the end.
web-alubari-brief-end = It ends with the round in which the railway reaches Darjeeling; with one or two players also when somebody has no marker left.
web-alubari-brief-first =
    A gives cubes: iron ore becomes steel in C, stone is for building.
    B clears the estates from the left: whoever takes the last rubble of a space owns it, and it grows leaves at each harvest.
    D needs steel bars: a river section gives chai and opens the towns behind it.
    E builds a station area or buys equipment: only Siliguri is open at first.
    F takes a contract; look which one fits what you do anyway.
    G takes leaves or turns them into chai.

## Options, in a line each

web-alubari-option-alubari-estate = Printed is the easier start; covered puts a card over it.
web-alubari-option-first = Who takes the first turn.
