# Alubari avant de jouer, pour l’accueil et les pages sur les jeux.

alubari-title = Alubari
about-alubari-tagline = Posez le chemin de fer de Siliguri à Darjeeling.
about-alubari-play-now = Jouer à Alubari
about-alubari-values-see = Voir toutes les valeurs d’Alubari
about-alubari-solo-help = Un joueur, un chemin de fer de montagne et une étagère de réalisations.
about-alubari-learn-title = Comment jouer à Alubari
