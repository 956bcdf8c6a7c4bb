# Parole che si possono scrivere nel terminale, ognuna con la parola della notazione che sostituisce.
ceylon-typed =
    tessera=tile coprire=cover copri=cover cima=peak fondare=found fonda=found seminare=plant
    semina=plant raccogliere=harvest raccogli=harvest commerciare=trade commercia=trade
    consigliere=councillor tecnologia=technology muoversi=move muovi=move rupie=rupees usare=use
    usa=use tenere=keep tieni=keep fatto=done scartare=discard scarta=discard consegnare=deliver
    consegna=deliver risparmiare=spare risparmia=spare prendere=take prendi=take
    ingaggiare=contract ingaggia=contract ape=bee arco=arch pistola=pistol verme=worm onda=wave
    gettone=token nero=black verde=green bianco=white punti=points
