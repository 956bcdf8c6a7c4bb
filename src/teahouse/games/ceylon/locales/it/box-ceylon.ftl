# The box page: names of groups, of the entries of lists, and what may be written.

# Groups
box-ceylon-group-box = Quantità nella scatola
box-ceylon-group-start = Inizio della partita
box-ceylon-group-board = Plancia giocatore
box-ceylon-group-spaces = Spazi contratto
box-ceylon-group-costs = Costi
box-ceylon-group-income = Entrate
box-ceylon-group-technology = Tracciato tecnologia
box-ceylon-group-technology-points = Punti del tracciato tecnologia
box-ceylon-group-cards = Carte azione
box-ceylon-group-contracts = Contratti
box-ceylon-group-map = Mappa
box-ceylon-group-two-players = In due giocatori
box-ceylon-group-shapes = Tessere elevazione
box-ceylon-group-elevation = Piazzamento delle tessere elevazione
box-ceylon-group-councillors = Consiglieri
box-ceylon-group-starting-tiles = Tessere iniziali
box-ceylon-group-starting-effects = Effetti delle tessere iniziali
box-ceylon-group-scoring = Conteggio finale

# Entries of lists
box-ceylon-entries-start-tea = nero | verde | bianco
box-ceylon-entries-contracts-tiles = nero | verde | bianco | rupie | punti | quanti
box-ceylon-entries-shapes = verso destra | in basso a destra
box-ceylon-entries-scoring-district-bonus = 1º | 2º | 3º | 4º
box-ceylon-entries-scoring-majority = 1º | 2º | 3º | 4º
box-ceylon-entries-scoring-companies = 1 compagnia | 2 compagnie | 3 compagnie | 4 compagnie | 5 compagnie

# What values are chosen from
box-ceylon-turn-yes = sì
box-ceylon-turn-no = no, ogni tessera ha un solo lato utilizzabile

# What may be written
box-ceylon-help-cards = Quante carte di questa coppia ci sono.
box-ceylon-help-contracts-tiles = Una riga per ogni tipo di contratto di questa compagnia: le tre casse richieste, quanto rende in rupie o in punti, e quanti ce ne sono.
box-ceylon-help-map-grid = Cinque file di esagoni da nord a sud, una lettera per esagono: D Dimbula, R Ruhuna, K Kandy, U Uva. Ogni distretto ne ha otto.
box-ceylon-help-shapes = I quattro esagoni della tessera, contati in passi da uno di essi, con una punta in alto.
box-ceylon-help-technology-plus-five = I numeri degli spazi che danno punti, contati dallo spazio iniziale.
box-ceylon-help-spaces-markers-on-space = Da sinistra a destra, quanti segnalini coprono ogni spazio all’inizio.
box-ceylon-help-starting-tiles = Il numero stampato sulla tessera; ciascuno da 1 a 7 una volta.
