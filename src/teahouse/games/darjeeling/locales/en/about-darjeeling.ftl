# Darjeeling before it is opened: for the front page and the pages about games.

darjeeling-title = Darjeeling
about-darjeeling-tagline = Collect half crates, close them, and load the right ship.
