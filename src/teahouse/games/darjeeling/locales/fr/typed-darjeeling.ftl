# Mots qu’on peut taper au terminal, chacun avec le mot de la notation qu’il remplace.
darjeeling-typed =
    vers=face nord=N est=E sud=S ouest=W expédier=ship rien=keep trois=threes deux=twos un=ones
    utiliser=use prendre=recall fini=done noir=black vert=green blanc=white rouge=red aucun=none
    fraîcheur=fresh doubler=double deux-jetons=both
