# The box page: names of groups, of the entries of lists, and what may be written.

# Groups
box-ceylon-group-box = Numbers in the box
box-ceylon-group-start = Start of the game
box-ceylon-group-board = Personal board
box-ceylon-group-spaces = Contract spaces
box-ceylon-group-costs = Costs
box-ceylon-group-income = Income
box-ceylon-group-technology = Technology track
box-ceylon-group-technology-points = Points of the technology track
box-ceylon-group-cards = Action cards
box-ceylon-group-contracts = Contracts
box-ceylon-group-map = Map
box-ceylon-group-two-players = Two players
box-ceylon-group-shapes = Elevation tiles
box-ceylon-group-elevation = Laying elevation tiles
box-ceylon-group-councillors = Councillors
box-ceylon-group-starting-tiles = Starting tiles
box-ceylon-group-starting-effects = Effects of the starting tiles
box-ceylon-group-scoring = Final scoring

# Entries of lists
box-ceylon-entries-start-tea = black | green | white
box-ceylon-entries-contracts-tiles = black | green | white | rupees | points | how many
box-ceylon-entries-shapes = to the right | down to the right
box-ceylon-entries-scoring-district-bonus = 1st | 2nd | 3rd | 4th
box-ceylon-entries-scoring-majority = 1st | 2nd | 3rd | 4th
box-ceylon-entries-scoring-companies = 1 company | 2 companies | 3 companies | 4 companies | 5 companies

# What values are chosen from
box-ceylon-turn-yes = yes
box-ceylon-turn-no = no, each tile has one usable side

# What may be written
box-ceylon-help-cards = How many cards of this pair there are.
box-ceylon-help-contracts-tiles = A row for each kind of contract of this company: the three chests it asks for, what it pays in rupees or in points, and how many of it there are.
box-ceylon-help-map-grid = Five rows of hexes from north to south, a letter for each hex: D Dimbula, R Ruhuna, K Kandy, U Uva. Each district has eight.
box-ceylon-help-shapes = The tile’s four hexes, counted in steps from one of them, hexes with a point up.
box-ceylon-help-technology-plus-five = The numbers of the spaces that give points, counted from the start space.
box-ceylon-help-spaces-markers-on-space = From left to right, how many markers cover each space at the start.
box-ceylon-help-starting-tiles = The number printed on the tile; each from 1 to 7 once.
