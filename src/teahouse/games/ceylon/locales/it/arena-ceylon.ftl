# Che cosa si può chiedere sull’equilibrio di Ceylon.

arena-ceylon-rounds = turni per partita
arena-ceylon-councillor = Consiglieri
arena-ceylon-district-councillor = Distretti dei consiglieri
arena-ceylon-starting-tile = Tessere iniziali
arena-ceylon-start-space = Prime piantagioni
arena-ceylon-contract = Contratti soddisfatti
    .value = Compagnia { $company }:{ ceylon-word-demand }
arena-ceylon-card-drawn = Carte pescate
    .value = { ceylon-word-card }
arena-ceylon-card-played = Carte giocate
    .value = { $action }, gli altri: { ceylon-word-others }
arena-ceylon-tea = Tè raccolto
arena-ceylon-majority = Maggioranze
    .value = { $district }, posto { $place }
arena-ceylon-left-out = Distretto escluso
arena-ceylon-ending = Come è finita
