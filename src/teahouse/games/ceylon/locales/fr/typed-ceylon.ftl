# Mots qu’on peut taper au terminal, chacun avec le mot de la notation qu’il remplace.
ceylon-typed =
    tuile=tile dans=in couvrir=cover sommet=peak fonder=found planter=plant récolter=harvest
    commercer=trade conseiller=councillor technologie=technology déplacer=move aller=move
    roupies=rupees utiliser=use garder=keep terminé=done fini=done défausser=discard
    livrer=deliver épargner=spare prendre=take engager=contract abeille=bee arche=arch
    pistolet=pistol ver=worm vague=wave jeton=token noir=black vert=green blanc=white
