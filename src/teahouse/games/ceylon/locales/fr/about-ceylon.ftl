# Ceylan avant de jouer, pour l’accueil et les pages sur les jeux.

ceylon-title = Ceylan
about-ceylon-tagline = Plantez, récoltez et vendez sur une île aux quatre districts.
