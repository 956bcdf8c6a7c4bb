# Che cosa si può chiedere sull’equilibrio di Alubari.

arena-alubari-rounds = round per partita
arena-alubari-contract = Contratti presi
arena-alubari-contract-scored = Contratti completati
arena-alubari-equipment = Equipaggiamenti
arena-alubari-estate = Piantagioni di tè
arena-alubari-station = Aree di stazione
arena-alubari-section = Tratte posate
arena-alubari-area = Operai per area
arena-alubari-third = Terzo operaio
arena-alubari-ending = Come è finita

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
