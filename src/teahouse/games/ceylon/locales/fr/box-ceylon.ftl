# The box page: names of groups, of the entries of lists, and what may be written.

# Groups
box-ceylon-group-box = Quantités dans la boîte
box-ceylon-group-start = Début de la partie
box-ceylon-group-board = Plateau individuel
box-ceylon-group-spaces = Emplacements de contrat
box-ceylon-group-costs = Coûts
box-ceylon-group-income = Revenus
box-ceylon-group-technology = Piste de technologie
box-ceylon-group-technology-points = Points de la piste de technologie
box-ceylon-group-cards = Cartes action
box-ceylon-group-contracts = Contrats
box-ceylon-group-map = Carte de l’île
box-ceylon-group-two-players = À deux joueurs
box-ceylon-group-shapes = Tuiles relief
box-ceylon-group-elevation = Pose des tuiles relief
box-ceylon-group-councillors = Conseillers
box-ceylon-group-starting-tiles = Tuiles de départ
box-ceylon-group-starting-effects = Effets des tuiles de départ
box-ceylon-group-scoring = Décompte final

# Entries of lists
box-ceylon-entries-start-tea = noir | vert | blanc
box-ceylon-entries-contracts-tiles = noir | vert | blanc | roupies | points | combien
box-ceylon-entries-shapes = vers la droite | en bas à droite
box-ceylon-entries-scoring-district-bonus = 1er | 2e | 3e | 4e
box-ceylon-entries-scoring-majority = 1er | 2e | 3e | 4e
box-ceylon-entries-scoring-companies = 1 compagnie | 2 compagnies | 3 compagnies | 4 compagnies | 5 compagnies

# What values are chosen from
box-ceylon-turn-yes = oui
box-ceylon-turn-no = non, chaque tuile n’a qu’une face utilisable

# What may be written
box-ceylon-help-cards = Combien il y a de cartes de cette paire.
box-ceylon-help-contracts-tiles = Une ligne pour chaque sorte de contrat de cette compagnie : les trois caisses demandées, ce qu’il rapporte en roupies ou en points, et combien il y en a.
box-ceylon-help-map-grid = Cinq rangées d’hexagones du nord au sud, une lettre par hexagone : D Dimbula, R Ruhuna, K Kandy, U Uva. Chaque district en a huit.
box-ceylon-help-shapes = Les quatre hexagones de la tuile, comptés en pas depuis l’un d’eux, une pointe en haut.
box-ceylon-help-technology-plus-five = Les numéros des cases qui donnent des points, comptés depuis la case de départ.
box-ceylon-help-spaces-markers-on-space = De gauche à droite, combien de feuilles de thé couvrent chaque emplacement au début.
box-ceylon-help-starting-tiles = Le chiffre imprimé sur la tuile ; chacun de 1 à 7 une fois.
