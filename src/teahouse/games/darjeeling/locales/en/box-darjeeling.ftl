# The box page: names of groups, of the entries of lists, and what may be written.

# Groups
box-darjeeling-group-box = Numbers in the box
box-darjeeling-group-tiles = Tea tiles
box-darjeeling-group-halves = Shape of the two-half tiles
box-darjeeling-group-strips = Multiplier strips
box-darjeeling-group-maps = Maps
box-darjeeling-group-costs = Costs
box-darjeeling-group-scoring = Scoring

# Entries of lists
box-darjeeling-entries-tiles = one half | two halves | three halves

# What values are chosen from
box-darjeeling-sign-tile = tea tile
box-darjeeling-sign-city = city
box-darjeeling-sign-outside = outside the map

# What may be written
box-darjeeling-help-tiles = How many tiles of each size there are.
box-darjeeling-help-strips-multipliers = One number for each quay, from the top quay down.
box-darjeeling-help-maps-players = The numbers of players this map is meant for.
box-darjeeling-help-maps-grid = A row of letters for each row of spaces: T a tea tile, C a city, a full stop outside the map.
