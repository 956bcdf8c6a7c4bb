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
