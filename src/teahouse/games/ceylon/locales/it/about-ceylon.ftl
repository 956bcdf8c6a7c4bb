# Ceylon prima di giocare: per la pagina iniziale e le pagine sui giochi.

ceylon-title = Ceylon
about-ceylon-tagline = Semina, raccogli e vendi su un’isola di quattro distretti.
