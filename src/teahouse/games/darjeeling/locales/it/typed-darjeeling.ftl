# Parole che si possono scrivere nel terminale, ognuna con la parola della notazione che sostituisce.
darjeeling-typed =
    verso=face nord=N est=E sud=S ovest=W spedire=ship spedisci=ship niente=keep tre=threes
    due=twos uno=ones usare=use usa=use prendere=recall prendi=recall fatto=done nero=black
    verde=green bianco=white rosso=red nessuno=none freschezza=fresh raddoppiare=double
    raddoppia=double entrambi=both
