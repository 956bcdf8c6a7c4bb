# The box page: names of groups, of the entries of lists, and what may be written.

# Groups
box-alubari-title = La scatola di Alubari
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

# What values are chosen from
box-alubari-area-a = A, { alubari-area-a }
box-alubari-area-b = B, { alubari-area-b }
box-alubari-area-c = C, { alubari-area-c }
box-alubari-area-d = D, { alubari-area-d }
box-alubari-area-e = E, { alubari-area-e }
box-alubari-area-f = F, { alubari-area-f }
box-alubari-area-g = G, { alubari-area-g }
box-alubari-effect-more = l’azione prende, scava o posa { $n } in più
box-alubari-effect-again = un’azione in più dopo tutte le altre
box-alubari-effect-bag = prendere dal sacchetto { $n } { $good }
box-alubari-effect-leaves = prendere { $n } foglie di tè
box-alubari-effect-swap = { $n } { $good } per 1 { $gets }, fino a { $m } volte
box-alubari-effect-borrow = segnalini su { $n }–{ $m } spazi piantagione del gioco
box-alubari-effect-iron-rails = { $n } minerali di ferro possono pagare una tratta
box-alubari-effect-lay-now = pagare { $n } barre d’acciaio e posare subito la tratta successiva
box-alubari-effect-leaf-per-section = { $n } foglie di tè per ogni tratta posata
box-alubari-effect-cheaper-station = un’area di stazione costa { $n } pietre o { $m } detriti in meno
box-alubari-effect-cheaper-equipment = un equipaggiamento costa { $n } barre d’acciaio
box-alubari-effect-third-labourer = il terzo operaio è gratuito nel prossimo round
box-alubari-effect-lead = subito il segnalino primo giocatore
box-alubari-effect-chai-cube = un cubo di chai
box-alubari-effect-dig-anywhere = scavare su qualsiasi spazio piantagione
box-alubari-effect-landslide = detriti di nuovo su una piantagione
box-alubari-effect-beyond-river = costruire oltre un fiume
box-alubari-effect-new-mail = tre nuovi contratti scoperti
box-alubari-effect-pick-of-two = pescare due contratti, tenerne uno
box-alubari-effect-second-life = un contratto usato si può usare di nuovo
box-alubari-effect-sunny-harvest = un raccolto immediato se c’è il sole
box-alubari-gives-points = punti
box-alubari-gives-third-labourer = il terzo operaio, gratuito
box-alubari-gives-steel = barre d’acciaio
box-alubari-gives-contract = contratto
box-alubari-gives-equipment = equipaggiamento
box-alubari-gives-chai = chai
box-alubari-gives-leaves = foglie di tè
box-alubari-gives-per-chai = punti per ogni chai
box-alubari-score-for = { $n } punti per { $needs }
box-alubari-score-per-chai = { $n } punti per ogni chai
box-alubari-section = { $section }: { $kind }
box-alubari-kind-town = tratta urbana
box-alubari-kind-simple = tratta semplice
box-alubari-kind-river = tratta sul fiume

# What may be written
box-alubari-help-estate-spaces = Una riga per ogni spazio da sinistra a destra: i detriti che ci sono sopra, e i suoi punti.
box-alubari-help-rates-values = I numeri sugli spazi, a partire dal più basso.
box-alubari-help-rates-halves = I numeri sugli spazi, a partire dal più basso; un mezzo si scrive ½ o 0,5.
box-alubari-help-rates-start = Lo spazio da cui parte il segnalino, contato dal primo.
box-alubari-help-actions = Quanti operai stanno in quest’area.
box-alubari-help-weather = Di quanto sale ogni capacità o, con un segno meno, scende.
box-alubari-help-chai-track-limit = Quanti chai si possono avere al massimo.
box-alubari-help-darjeeling-second-area-from = Da quanti giocatori in su la seconda area di stazione è aperta.
