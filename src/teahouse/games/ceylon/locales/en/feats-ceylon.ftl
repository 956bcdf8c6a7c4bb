# Achievements.

ceylon-feat-victory = First cup
    .help = Win a game.
ceylon-feat-full-table = Full table
    .help = Win against three others.
ceylon-feat-clear-lead = Well steeped
    .help = Win by 10 points or more.
ceylon-feat-sixty = First flush
    .help = Score 60 points or more.
ceylon-feat-trader = Merchant
    .help = Fulfil three contracts.
ceylon-feat-all-companies = Friend of every company
    .help = Score 6 points for different companies.
ceylon-feat-council = A council of one’s own
    .help = Contract four councillors.
ceylon-feat-inventor = Inventor
    .help = Score 10 points on the technology track.
ceylon-feat-landowner = Landowner
    .help = Score 9 owner’s points.
ceylon-feat-treasurer = Treasurer
    .help = Be first in the rupee majority.
ceylon-feat-island = The whole island
    .help = Score a majority in all four districts.
ceylon-feat-no-waste = Not a leaf wasted
    .help = Fulfil a contract and never discard a chest.
