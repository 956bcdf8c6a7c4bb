# Ce qu’on peut demander sur l’équilibre de Ceylon.

arena-ceylon-rounds = tours par partie
arena-ceylon-councillor = Conseillers
arena-ceylon-district-councillor = Districts des conseillers
arena-ceylon-starting-tile = Tuiles de départ
arena-ceylon-start-space = Premières plantations
arena-ceylon-contract = Contrats réalisés
    .value = Compagnie { $company } :{ ceylon-word-demand }
arena-ceylon-card-drawn = Cartes piochées
    .value = { ceylon-word-card }
arena-ceylon-card-played = Cartes jouées
    .value = { $action }, les autres : { ceylon-word-others }
arena-ceylon-tea = Thé récolté
arena-ceylon-majority = Majorités
    .value = { $district }, place { $place }
arena-ceylon-left-out = District retiré
arena-ceylon-ending = Comment elle a fini
