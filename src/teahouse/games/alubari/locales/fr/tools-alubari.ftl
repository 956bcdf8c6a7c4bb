# Ce qu’on peut demander sur l’équilibre d’Alubari.

arena-alubari-rounds = manches par partie
arena-alubari-contract = Contrats pris
arena-alubari-contract-scored = Contrats complétés
arena-alubari-equipment = Équipements
arena-alubari-estate = Plantations de thé
arena-alubari-station = Zones de gare
arena-alubari-section = Sections posées
arena-alubari-area = Ouvriers par zone
arena-alubari-third = Troisième ouvrier
arena-alubari-ending = Comment elle a fini

# Mots qu’on peut taper au terminal, chacun avec le mot de la notation qu’il remplace.
alubari-typed =
    placer=place utiliser=use déblayer=dig fabriquer=make poser=lay construire=build acheter=buy
    réduction=discount prix=price prendre=take feuilles=leaves infuser=brew convertir=brew
    échanger=swap glissement=landslide emprunter=borrow redresser=straighten entretenir=maintain
    engager=hire supplément=extra terminé=done fini=done fer=iron pierre=stone acier=steel
    gravats=rubble concasser=crush locotracteur=rail-tractor tracteur=rail-tractor
    entrepôt=warehouse équipe=crew luxueux=luxury fiable=reliable aucun=none imprimé=printed
    contrat=cheaper remettre=return gratuit=free
