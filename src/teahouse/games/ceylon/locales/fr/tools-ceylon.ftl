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

# Mots qu’on peut taper au terminal, chacun avec le mot de la notation qu’il remplace.
ceylon-typed =
    tuile=tile dans=in couvrir=cover sommet=peak fonder=found planter=plant récolter=harvest
    commercer=trade conseiller=councillor technologie=technology déplacer=move aller=move
    roupies=rupees utiliser=use garder=keep terminé=done fini=done défausser=discard
    livrer=deliver épargner=spare prendre=take engager=contract abeille=bee arche=arch
    pistolet=pistol ver=worm vague=wave jeton=token noir=black vert=green blanc=white
