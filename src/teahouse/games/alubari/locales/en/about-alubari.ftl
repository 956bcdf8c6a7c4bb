# Alubari before it is opened: for the front page and the pages about games.

alubari-title = Alubari
about-alubari-tagline = Lay the railway from Siliguri up to Darjeeling.
about-alubari-play-now = Play Alubari now
about-alubari-values-see = See every value of Alubari
about-alubari-solo-help = One player, one mountain railway, and a shelf of achievements.
about-alubari-learn-title = How to play Alubari
