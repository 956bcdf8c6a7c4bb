# Ceylon before it is opened: for the front page and the pages about games.

ceylon-title = Ceylon
about-ceylon-tagline = Plant, harvest and trade across an island of four districts.
