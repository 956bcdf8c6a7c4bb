# Achievements.

alubari-feat-victory = First cup
    .help = Win a game against others.
alubari-feat-full-table = Full table
    .help = Win against three others or more.
alubari-feat-clear-lead = Full steam
    .help = Win by 20 points or more.
alubari-feat-high-score = Above the clouds
    .help = Score 130 points or more.
alubari-feat-contractor = True to one’s word
    .help = Complete five contracts.
alubari-feat-stations = Station master
    .help = Build eight stations.
alubari-feat-track = Track layer
    .help = Build four sections of track.
alubari-feat-estates = Planter
    .help = Score 12 points for estates.
alubari-feat-chai = Chai for everybody
    .help = Score 13 points for chai.
alubari-feat-engineer = Engineer
    .help = Take three pieces of equipment.
alubari-feat-terminus = Terminus
    .help = Score 10 points for Darjeeling and chai.
alubari-feat-two-hands = Two pairs of hands
    .help = Win without ever hiring a third labourer.
