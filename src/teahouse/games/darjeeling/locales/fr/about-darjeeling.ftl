# Darjeeling avant de jouer, pour l’accueil et les pages sur les jeux.

darjeeling-title = Darjeeling
about-darjeeling-tagline = Assemblez des demi-caisses et chargez le bon bateau.
