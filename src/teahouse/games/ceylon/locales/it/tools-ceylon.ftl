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

# Parole che si possono scrivere nel terminale, ognuna con la parola della notazione che sostituisce.
ceylon-typed =
    tessera=tile coprire=cover copri=cover cima=peak fondare=found fonda=found seminare=plant
    semina=plant raccogliere=harvest raccogli=harvest commerciare=trade commercia=trade
    consigliere=councillor tecnologia=technology muoversi=move muovi=move rupie=rupees usare=use
    usa=use tenere=keep tieni=keep fatto=done scartare=discard scarta=discard consegnare=deliver
    consegna=deliver risparmiare=spare risparmia=spare prendere=take prendi=take
    ingaggiare=contract ingaggia=contract ape=bee arco=arch pistola=pistol verme=worm onda=wave
    gettone=token nero=black verde=green bianco=white punti=points
