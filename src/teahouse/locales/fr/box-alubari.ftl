# The box page: names of groups, of the entries of lists, and what may be written.

# Groups
box-alubari-group-box = Quantités dans la boîte
box-alubari-group-bag = Sac d’approvisionnement
box-alubari-group-shed = Hangar à locomotives
box-alubari-group-estates = Plantations de thé utilisées
box-alubari-group-numbers = Nombres des actions
box-alubari-group-darjeeling = Darjeeling
box-alubari-group-chai-track = Piste de chai
box-alubari-group-rates = Pistes de capacité
box-alubari-group-weather = Météo
box-alubari-group-actions = Cases d’ouvrier
box-alubari-group-railway = Chemin de fer
box-alubari-group-area = Zones de gare
box-alubari-group-equipment = Équipements
box-alubari-group-estate = Plantations de thé
box-alubari-group-contract = Contrats

# Tables whose values have no name in common
box-alubari-table-numbers-works = Fonderie
box-alubari-table-numbers-track = Pose de voie
box-alubari-table-numbers-third-labourer = Troisième ouvrier
box-alubari-table-numbers-events = Évènements
box-alubari-table-numbers-end = Fin et partie solo
box-alubari-table-rates-excavation = Capacité de déblayage
box-alubari-table-rates-track = Capacité de pose de voie
box-alubari-table-rates-harvest = Capacité de récolte

# Entries of lists
box-alubari-entries-bag = 1 joueur | 2 joueurs | 3 joueurs | 4 joueurs | 5 joueurs
box-alubari-entries-shed = 1 joueur | 2 joueurs | 3 joueurs | 4 joueurs | 5 joueurs
box-alubari-entries-estates = 1 joueur | 2 joueurs | 3 joueurs | 4 joueurs | 5 joueurs
box-alubari-entries-chai-track-limit = 1 joueur | 2 joueurs | 3 joueurs | 4 joueurs | 5 joueurs
box-alubari-entries-chai-track-points = 0 chai | 1 chai | 2 chai | 3 chai | 4 chai | 5 chai | 6 chai | 7 chai | 8 chai | 9 chai | 10 chai
box-alubari-entries-weather = déblayage | pose de voie | récolte
box-alubari-entries-actions = 1–2 joueurs | 3 joueurs | 4–5 joueurs
box-alubari-entries-numbers-trim = minerai de fer | pierre | chai
box-alubari-entries-railway-values = { alubari-section-mahananda-river } | { alubari-section-sukna } | { alubari-section-rangtong } | { alubari-section-tindharia } | { alubari-section-tindharia-river } | { alubari-section-agony-1 } | { alubari-section-agony-2 } | { alubari-section-agony-3 } | { alubari-section-agony-point } | { alubari-section-gayabari } | { alubari-section-pagla-jhora } | { alubari-section-kurseong } | { alubari-section-sonada } | { alubari-section-ghum } | { alubari-section-darjeeling }
box-alubari-entries-estate-spaces = gravats | points

# What may be written
box-alubari-help-area-cost = Des quantités séparées par des virgules, comme « 2 stone, 1 steel ». Les mots : iron (minerai de fer), stone (pierre), rubble (gravats), steel (acier), leaves (feuilles), chai.
box-alubari-help-equipment-cost = Des quantités séparées par des virgules, comme « 2 stone, 1 steel ». Les mots : iron (minerai de fer), stone (pierre), rubble (gravats), steel (acier), leaves (feuilles), chai.
box-alubari-help-area-gives = Les points et les gains séparés par des virgules, comme « 4 points, third_labourer ». Les mots : points, third_labourer (troisième ouvrier), steel (acier), contract (contrat), equipment (équipement), chai, leaves (feuilles), per_chai (points par chai).
box-alubari-help-contract-effect =
    La lettre de la zone de A à G, puis ce que fait le contrat (N et M sont des nombres) :
    more N – zones A, B et D : l’action prend ou pose N de plus
    again – zones B, C, D et E : une action de plus après toutes les autres
    bag N iron, bag N stone – N cubes du sac
    leaves N – N feuilles de thé
    swap N GOOD steel M – N d’une ressource pour une barre d’acier (ou stone, une pierre), jusqu’à M fois
    borrow N M – des marqueurs sur N à M cases de plantation du jeu
    iron_rails N – N minerais de fer peuvent payer une section
    lay_now N – N barres d’acier pour la section suivante, tout de suite
    leaf_per_section N – N feuilles par section posée
    cheaper_station N M – une zone de gare coûte N pierres ou M gravats de moins
    cheaper_equipment N – un équipement coûte N barres d’acier
    third_labourer – le troisième ouvrier est gratuit à la prochaine manche
    lead – le marqueur premier joueur tout de suite
    chai_cube – un cube de chai
    dig_anywhere – déblayer n’importe quelle case de plantation
    landslide – des gravats à nouveau sur une plantation
    beyond_river – construire au-delà d’une rivière
    new_mail – trois nouveaux contrats visibles
    pick_of_two – piocher deux contrats, en garder un
    second_life – un contrat utilisé peut resservir
    sunny_harvest – récolte immédiate s’il y a du soleil
box-alubari-help-contract-back = sun (soleil), rain (pluie) ou fog (brouillard).
box-alubari-help-contract-score = Les points et ce qu’il faut pour les avoir, comme « 16 for 6 station » ou « 5 for 3 leaves, 2 station » ; ou des points par chai, comme « 2 per_chai ». Les mots : track (section de voie), station (zone de gare), rubble_station (zone de gare payée en gravats), estate (case de plantation), leaves (feuilles).
box-alubari-help-estate-spaces = Une ligne par case de gauche à droite : les gravats dessus, et ses points.
box-alubari-help-railway-sections = À partir de Siliguri ; devant chaque nom town (ville), simple (section simple) ou river (rivière). Les noms et l’ordre restent.
box-alubari-help-rates-values = Les nombres sur les cases, à partir du plus bas.
box-alubari-help-rates-halves = Les nombres sur les cases, doublés : un demi vaut 1, un vaut 2.
box-alubari-help-rates-start = La case de départ du marqueur ; la première case est 0.
box-alubari-help-actions = Combien d’ouvriers tiennent dans cette zone.
box-alubari-help-weather = De combien chaque capacité monte ou, avec un signe moins, baisse.
box-alubari-help-chai-track-limit = Combien de chai on peut posséder au plus.
box-alubari-help-darjeeling-second-area-from = À partir de combien de joueurs la deuxième zone de gare est ouverte.
