# Parole che si possono scrivere nel terminale, ognuna con la parola della notazione che sostituisce.
alubari-typed =
    piazzare=place piazza=place usare=use usa=use cubo=cube scavare=dig scava=dig produrre=make
    produci=make posare=lay posa=lay costruire=build costruisci=build comprare=buy compra=buy
    sconto=discount prezzo=price prendere=take prendi=take foglie=leaves convertire=brew
    converti=brew scambiare=swap scambia=swap frana=landslide prestito=borrow
    raddrizzare=straighten raddrizza=straighten mantenere=maintain mantieni=maintain
    ingaggiare=hire ingaggia=hire supplemento=extra fatto=done ferro=iron pietra=stone
    acciaio=steel detriti=rubble frantumare=crush frantuma=crush locotrattore=rail-tractor
    magazzino=warehouse squadra=crew lusso=luxury affidabile=reliable nessuno=none
    stampato=printed contratto=cheaper riportare=return riporta=return gratis=free
