# The box page: names of groups, of the entries of lists, and what may be written.

# Groups
box-alubari-group-box = Quantità nella scatola
box-alubari-group-bag = Sacchetto delle risorse
box-alubari-group-shed = Rimessa delle locomotive
box-alubari-group-estates = Piantagioni di tè in uso
box-alubari-group-numbers = Numeri delle azioni
box-alubari-group-darjeeling = Darjeeling
box-alubari-group-chai-track = Tracciato del chai
box-alubari-group-rates = Tracciati delle capacità
box-alubari-group-weather = Meteo
box-alubari-group-actions = Spazi operaio
box-alubari-group-railway = Ferrovia
box-alubari-group-area = Aree di stazione
box-alubari-group-equipment = Equipaggiamenti
box-alubari-group-estate = Piantagioni di tè
box-alubari-group-contract = Contratti

# Tables whose values have no name in common
box-alubari-table-numbers-works = Fonderia
box-alubari-table-numbers-track = Posa dei binari
box-alubari-table-numbers-third-labourer = Terzo operaio
box-alubari-table-numbers-events = Eventi
box-alubari-table-numbers-end = Fine e solitario
box-alubari-table-rates-excavation = Capacità di scavo
box-alubari-table-rates-track = Capacità di posa
box-alubari-table-rates-harvest = Capacità di raccolto

# Entries of lists
box-alubari-entries-bag = 1 giocatore | 2 giocatori | 3 giocatori | 4 giocatori | 5 giocatori
box-alubari-entries-shed = 1 giocatore | 2 giocatori | 3 giocatori | 4 giocatori | 5 giocatori
box-alubari-entries-estates = 1 giocatore | 2 giocatori | 3 giocatori | 4 giocatori | 5 giocatori
box-alubari-entries-chai-track-limit = 1 giocatore | 2 giocatori | 3 giocatori | 4 giocatori | 5 giocatori
box-alubari-entries-chai-track-points = 0 chai | 1 chai | 2 chai | 3 chai | 4 chai | 5 chai | 6 chai | 7 chai | 8 chai | 9 chai | 10 chai
box-alubari-entries-weather = scavo | posa | raccolto
box-alubari-entries-actions = 1–2 giocatori | 3 giocatori | 4–5 giocatori
box-alubari-entries-numbers-trim = minerale di ferro | pietra | chai
box-alubari-entries-railway-values = { alubari-section-mahananda-river } | { alubari-section-sukna } | { alubari-section-rangtong } | { alubari-section-tindharia } | { alubari-section-tindharia-river } | { alubari-section-agony-1 } | { alubari-section-agony-2 } | { alubari-section-agony-3 } | { alubari-section-agony-point } | { alubari-section-gayabari } | { alubari-section-pagla-jhora } | { alubari-section-kurseong } | { alubari-section-sonada } | { alubari-section-ghum } | { alubari-section-darjeeling }
box-alubari-entries-estate-spaces = detriti | punti

# What may be written
box-alubari-help-area-cost = Quantità separate da virgole, come «2 stone, 1 steel». Le parole: iron (minerale di ferro), stone (pietra), rubble (detriti), steel (acciaio), leaves (foglie), chai.
box-alubari-help-equipment-cost = Quantità separate da virgole, come «2 stone, 1 steel». Le parole: iron (minerale di ferro), stone (pietra), rubble (detriti), steel (acciaio), leaves (foglie), chai.
box-alubari-help-area-gives = Punti e guadagni separati da virgole, come «4 points, third_labourer». Le parole: points (punti), third_labourer (terzo operaio), steel (acciaio), contract (contratto), equipment (equipaggiamento), chai, leaves (foglie), per_chai (punti per ogni chai).
box-alubari-help-contract-effect =
    La lettera dell’area da A a G, poi che cosa fa il contratto (N e M sono numeri):
    more N – aree A, B e D: l’azione prende o posa N in più
    again – aree B, C, D ed E: un’azione in più dopo tutte le altre
    bag N iron, bag N stone – N cubi dal sacchetto
    leaves N – N foglie di tè
    swap N GOOD steel M – N di una risorsa per una barra d’acciaio (o stone, una pietra), fino a M volte
    borrow N M – segnalini su N–M spazi piantagione del gioco
    iron_rails N – N minerali di ferro possono pagare una tratta
    lay_now N – N barre d’acciaio per la tratta successiva, subito
    leaf_per_section N – N foglie per ogni tratta posata
    cheaper_station N M – un’area di stazione costa N pietre o M detriti in meno
    cheaper_equipment N – un equipaggiamento costa N barre d’acciaio
    third_labourer – il terzo operaio è gratuito nel prossimo round
    lead – subito il segnalino primo giocatore
    chai_cube – un cubo di chai
    dig_anywhere – scavare qualsiasi spazio piantagione
    landslide – detriti di nuovo su una piantagione
    beyond_river – costruire oltre un fiume
    new_mail – tre nuovi contratti scoperti
    pick_of_two – pescare due contratti, tenerne uno
    second_life – un contratto usato si può usare di nuovo
    sunny_harvest – raccolto immediato se c’è il sole
box-alubari-help-contract-back = sun (sole), rain (pioggia) o fog (nebbia).
box-alubari-help-contract-score = I punti e che cosa serve per averli, come «16 for 6 station» o «5 for 3 leaves, 2 station»; oppure punti per ogni chai, come «2 per_chai». Le parole: track (tratta), station (area di stazione), rubble_station (area di stazione pagata in detriti), estate (spazio piantagione), leaves (foglie).
box-alubari-help-estate-spaces = Una riga per ogni spazio da sinistra a destra: i detriti che ci sono sopra, e i suoi punti.
box-alubari-help-railway-sections = Da Siliguri in su; prima di ogni nome town (città), simple (tratta semplice) o river (fiume). Nomi e ordine restano.
box-alubari-help-rates-values = I numeri sugli spazi, a partire dal più basso.
box-alubari-help-rates-halves = I numeri sugli spazi, raddoppiati: un mezzo è 1, uno è 2.
box-alubari-help-rates-start = Lo spazio da cui parte il segnalino; il primo spazio è 0.
box-alubari-help-actions = Quanti operai stanno in quest’area.
box-alubari-help-weather = Di quanto sale ogni capacità o, con un segno meno, scende.
box-alubari-help-chai-track-limit = Quanti chai si possono avere al massimo.
box-alubari-help-darjeeling-second-area-from = Da quanti giocatori in su la seconda area di stazione è aperta.
