# The box page: names of groups, of the entries of lists, and what may be written.

# Groups
box-alubari-title = La boîte d’Alubari
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

# What values are chosen from
box-alubari-area-a = A, { alubari-area-a }
box-alubari-area-b = B, { alubari-area-b }
box-alubari-area-c = C, { alubari-area-c }
box-alubari-area-d = D, { alubari-area-d }
box-alubari-area-e = E, { alubari-area-e }
box-alubari-area-f = F, { alubari-area-f }
box-alubari-area-g = G, { alubari-area-g }
box-alubari-effect-more = l’action compte { $n } de plus, à prendre, à déblayer ou à poser
box-alubari-effect-again = une action de plus après toutes les autres
box-alubari-effect-bag = prendre dans le sac { $n } { $good }
box-alubari-effect-leaves = prendre { $n } feuilles de thé
box-alubari-effect-swap = { $n } { $good } contre 1 { $gets }, jusqu’à { $m } fois
box-alubari-effect-borrow = des marqueurs sur { $n } à { $m } cases de plantation du jeu
box-alubari-effect-iron-rails = { $n } minerais de fer peuvent payer une section
box-alubari-effect-lay-now = payer { $n } barres d’acier et poser aussitôt la section suivante
box-alubari-effect-leaf-per-section = { $n } feuilles de thé par section posée
box-alubari-effect-cheaper-station = une zone de gare coûte { $n } pierres ou { $m } gravats de moins
box-alubari-effect-cheaper-equipment = un équipement coûte { $n } barres d’acier
box-alubari-effect-third-labourer = le troisième ouvrier est gratuit à la prochaine manche
box-alubari-effect-lead = le marqueur premier joueur tout de suite
box-alubari-effect-chai-cube = un cube de chai
box-alubari-effect-dig-anywhere = déblayer n’importe quelles cases de plantation
box-alubari-effect-landslide = des gravats à nouveau sur une plantation
box-alubari-effect-beyond-river = construire au-delà d’une rivière
box-alubari-effect-new-mail = trois nouveaux contrats visibles
box-alubari-effect-pick-of-two = piocher deux contrats, en garder un
box-alubari-effect-second-life = un contrat utilisé peut resservir
box-alubari-effect-sunny-harvest = une récolte immédiate s’il y a du soleil
box-alubari-gives-points = points
box-alubari-gives-third-labourer = le troisième ouvrier, gratuit
box-alubari-gives-steel = barres d’acier
box-alubari-gives-contract = contrat
box-alubari-gives-equipment = équipement
box-alubari-gives-chai = chai
box-alubari-gives-leaves = feuilles de thé
box-alubari-gives-per-chai = points par chai
box-alubari-score-for = { $n } points pour { $needs }
box-alubari-score-per-chai = { $n } points par chai
box-alubari-section = { $section } : { $kind }
box-alubari-kind-town = section urbaine
box-alubari-kind-simple = section simple
box-alubari-kind-river = section de rivière

# What may be written
box-alubari-help-estate-spaces = Une ligne par case de gauche à droite : les gravats dessus, et ses points.
box-alubari-help-rates-values = Les nombres sur les cases, à partir du plus bas.
box-alubari-help-rates-halves = Les nombres sur les cases, à partir du plus bas ; un demi s’écrit ½ ou 0,5.
box-alubari-help-rates-start = La case de départ du marqueur, comptée depuis la première.
box-alubari-help-actions = Combien d’ouvriers tiennent dans cette zone.
box-alubari-help-weather = De combien chaque capacité monte ou, avec un signe moins, baisse.
box-alubari-help-chai-track-limit = Combien de chai on peut posséder au plus.
box-alubari-help-darjeeling-second-area-from = À partir de combien de joueurs la deuxième zone de gare est ouverte.
