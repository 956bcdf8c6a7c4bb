# What can be asked about the balance of Ceylon.

arena-ceylon-rounds = turns in a game
arena-ceylon-councillor = Councillors
arena-ceylon-district-councillor = Districts of councillors
arena-ceylon-starting-tile = Starting tiles
arena-ceylon-start-space = First plantations
arena-ceylon-contract = Contracts fulfilled
    .value = Company { $company }:{ ceylon-word-demand }
arena-ceylon-card-drawn = Cards drawn
    .value = { ceylon-word-card }
arena-ceylon-card-played = Cards played
    .value = { $action }, others: { ceylon-word-others }
arena-ceylon-tea = Tea harvested
arena-ceylon-majority = Majorities
    .value = { $district }, place { $place }
arena-ceylon-left-out = District left out
arena-ceylon-ending = How it ended

# Words that may be typed at the terminal, each with the word of the notation it stands for.
ceylon-typed =
    pick=harvest sell=deliver go=move money=rupees
