# Achievements.

darjeeling-feat-victory = First cup
    .help = Win a game.
darjeeling-feat-full-table = Full table
    .help = Win against three others or more.
darjeeling-feat-clear-lead = Under full sail
    .help = Win by 15 points or more.
darjeeling-feat-hundred = A hundred
    .help = Score 100 points or more.
darjeeling-feat-captain = Captain
    .help = Load a ship six times.
darjeeling-feat-harbour = Harbour master
    .help = Score 90 points with ships.
darjeeling-feat-demand = What the market wants
    .help = Score 22 points for demand.
darjeeling-feat-quantity = By the hold
    .help = Take two quantity bonuses.
darjeeling-feat-straight-on = Straight on
    .help = Score 40 points, and lose no more than 2 by turning back.
darjeeling-feat-short-ways = Short ways
    .help = Score 40 points, and lose no more than 4 by passing.
darjeeling-feat-whole-crates = Nothing by halves
    .help = Score 40 points, and lose none for half crates.
darjeeling-feat-own-feet = On one’s own feet
    .help = Win without using a token.
