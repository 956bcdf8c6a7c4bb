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
