# Alubari: il gioco, le sue domande, le scelte, gli eventi e i rifiuti.

alubari-tagline = Scava piantagioni, posa la ferrovia fino a Darjeeling, e non dimenticare il chai

## Nomi

alubari-good-iron = minerale di ferro
alubari-good-stone = pietra
alubari-good-rubble = detriti
alubari-good-steel = barra d’acciaio
alubari-good-leaves = foglie di tè
alubari-good-chai = chai
alubari-cube-iron = minerale di ferro
alubari-cube-stone = pietra
alubari-cube-chai = chai
alubari-cube-event = cubo evento
alubari-weather-none = nessun meteo
alubari-weather-sun = sole
alubari-weather-rain = pioggia
alubari-weather-fog = nebbia
alubari-area-a = Deposito
alubari-area-b = Scavo
alubari-area-c = Fonderia
alubari-area-d = Posa dei binari
alubari-area-e = Costruzione
alubari-area-f = Ufficio postale
alubari-area-g = Chaiwala
alubari-town-siliguri = Siliguri
alubari-town-sukna = Sukna
alubari-town-rangtong = Rangtong
alubari-town-tindharia = Tindharia
alubari-town-agony-point = Agony Point
alubari-town-gayabari = Gayabari
alubari-town-kurseong = Kurseong
alubari-town-sonada = Sonada
alubari-town-ghum = Ghum
alubari-town-darjeeling = Darjeeling
alubari-station-siliguri-1 = Siliguri 1
alubari-station-siliguri-2 = Siliguri 2
alubari-station-siliguri-3 = Siliguri 3
alubari-station-siliguri-4 = Siliguri 4
alubari-station-siliguri-5 = Siliguri 5
alubari-station-sukna-1 = Sukna 1
alubari-station-sukna-2 = Sukna 2
alubari-station-rangtong-1 = Rangtong 1
alubari-station-rangtong-2 = Rangtong 2
alubari-station-tindharia-1 = Tindharia 1
alubari-station-tindharia-2 = Tindharia 2
alubari-station-tindharia-3 = Tindharia 3
alubari-station-agony-point-1 = Agony Point 1
alubari-station-gayabari-1 = Gayabari 1
alubari-station-gayabari-2 = Gayabari 2
alubari-station-gayabari-3 = Gayabari 3
alubari-station-gayabari-4 = Gayabari 4
alubari-station-kurseong-1 = Kurseong 1
alubari-station-kurseong-2 = Kurseong 2
alubari-station-kurseong-3 = Kurseong 3
alubari-station-sonada-1 = Sonada 1
alubari-station-sonada-2 = Sonada 2
alubari-station-ghum-1 = Ghum 1
alubari-station-ghum-2 = Ghum 2
alubari-station-darjeeling-1 = Darjeeling 1
alubari-station-darjeeling-2 = Darjeeling 2
alubari-section-mahananda-river = Mahananda River
alubari-section-sukna = Sukna
alubari-section-rangtong = Rangtong
alubari-section-tindharia = Tindharia
alubari-section-tindharia-river = Tindharia River
alubari-section-agony-1 = Curva di Agony 1
alubari-section-agony-2 = Curva di Agony 2
alubari-section-agony-3 = Curva di Agony 3
alubari-section-agony-point = Agony Point
alubari-section-gayabari = Gayabari
alubari-section-pagla-jhora = Pagla Jhora
alubari-section-kurseong = Kurseong
alubari-section-sonada = Sonada
alubari-section-ghum = Ghum
alubari-section-darjeeling = Darjeeling
alubari-equipment-rail-tractor = Locotrattore
alubari-equipment-toy-train = Toy Train
alubari-equipment-garratt = Garratt D Class 0-4-0+0-4-0
alubari-equipment-warehouse = Magazzino della Compagnia delle Indie
alubari-equipment-crew = Squadra di costruzione
alubari-equipment-luxury = Treno di lusso
alubari-equipment-reliable = Treno molto affidabile
alubari-equipment-inspection = Treno d’ispezione della linea
alubari-estate-alubari = Alubari
alubari-estate-dooleriah = Dooleriah
alubari-estate-makaibari = Makaibari
alubari-estate-samripani = Samripani
alubari-estate-castleton = Castleton
alubari-estate-happy-valley = Happy Valley
alubari-estate-ambootia = Ambootia
alubari-estate-margarets-hope = Margaret’s Hope
alubari-estate-steinthal = Steinthal
alubari-estate-goomtee = Goomtee
alubari-estate-jungpana = Jungpana
alubari-estate-badamtam = Badamtam
alubari-estate-singtom = Singtom
alubari-estate-tukvar = Tukvar
alubari-estate-ging = Ging
alubari-estate-lingia = Lingia
alubari-estate-phoobsering = Phoobsering
alubari-contract-c01 = Carro pieno
alubari-contract-c02 = Minerale nascosto
alubari-contract-c03 = Pietra nascosta
alubari-contract-c04 = Primo di mano
alubari-contract-c05 = Pausa chai
alubari-contract-c06 = Scavo potenziato
alubari-contract-c07 = Scavo extra
alubari-contract-c08 = Posa extra
alubari-contract-c09 = Scavo libero
alubari-contract-c10 = Acciaio a buon mercato
alubari-contract-c11 = Dai detriti alla pietra
alubari-contract-c12 = Dalla pietra all’acciaio
alubari-contract-c13 = Fonderia extra
alubari-contract-c14 = Posa potenziata
alubari-contract-c15 = Rotaie di ferro
alubari-contract-c16 = Tratta immediata
alubari-contract-c17 = Frana
alubari-contract-c18 = Tè lungo i binari
alubari-contract-c19 = Oltre il fiume
alubari-contract-c20 = Stazione a prezzo ridotto
alubari-contract-c21 = Equipaggiamento a prezzo ridotto
alubari-contract-c22 = Costruzione extra
alubari-contract-c23 = Nuova posta
alubari-contract-c24 = Uno su due
alubari-contract-c25 = Seconda vita
alubari-contract-c26 = Manciata di foglie
alubari-contract-c27 = Raccolto al sole
alubari-contract-c28 = Campi in prestito
alubari-contract-c29 = Campo in prestito
alubari-contract-c30 = Rinforzo stagionale
alubari-source-estates = Piantagioni
alubari-source-stations = Stazioni
alubari-source-track = Tratte
alubari-source-contracts = Contratti completati
alubari-source-chai = Chai
alubari-source-leaves = Foglie rimaste
alubari-source-darjeeling = Darjeeling e chai
alubari-source-equipment = Equipaggiamenti
alubari-need-track = tratte tue
alubari-need-station = aree di stazione
alubari-need-rubble-station = aree di stazione pagate in detriti
alubari-need-estate = spazi piantagione
alubari-need-leaves = foglie di tè
alubari-part-track = { alubari-need-track }
alubari-part-station = { alubari-need-station }
alubari-part-rubble-station = { alubari-need-rubble-station }
alubari-part-estate = { alubari-need-estate }
alubari-part-leaves = { alubari-need-leaves }
alubari-goal-contract = { alubari-word-contract }
alubari-rate-excavation = capacità di scavo
alubari-rate-track = capacità di posa
alubari-rate-harvest = capacità di raccolto
alubari-off-none = nessuno sconto
alubari-off-rubble = sconto in detriti
alubari-off-stone = sconto in pietra
alubari-hiring-free = gratis
alubari-hiring-chai = per chai
alubari-hiring-rubble = per detriti
alubari-upkeep-steel = pagare una barra d’acciaio
alubari-upkeep-chai = pagare chai
alubari-upkeep-return = riportare in rimessa
alubari-step-steel = produrre acciaio
alubari-step-stone-from-yard = produrre pietra, dal deposito
alubari-step-stone-from-bag = produrre pietra, dal sacchetto
alubari-step-crush = frantumare pietra
alubari-ending-none = non finita
alubari-ending-railway = la ferrovia è completa
alubari-ending-markers = non resta alcun segnalino proprietà
alubari-ending-lone-round = l’ultimo round, giocato da uno solo dei due, è finito
alubari-alubari-estate-printed = Piantagione Alubari stampata
alubari-alubari-estate-covered = Piantagione Alubari coperta

## Parole usate da altri messaggi

alubari-word-contract =
    { $contract ->
        [c01] Carro pieno
        [c02] Minerale nascosto
        [c03] Pietra nascosta
        [c04] Primo di mano
        [c05] Pausa chai
        [c06] Scavo potenziato
        [c07] Scavo extra
        [c08] Posa extra
        [c09] Scavo libero
        [c10] Acciaio a buon mercato
        [c11] Dai detriti alla pietra
        [c12] Dalla pietra all’acciaio
        [c13] Fonderia extra
        [c14] Posa potenziata
        [c15] Rotaie di ferro
        [c16] Tratta immediata
        [c17] Frana
        [c18] Tè lungo i binari
        [c19] Oltre il fiume
        [c20] Stazione a prezzo ridotto
        [c21] Equipaggiamento a prezzo ridotto
        [c22] Costruzione extra
        [c23] Nuova posta
        [c24] Uno su due
        [c25] Seconda vita
        [c26] Manciata di foglie
        [c27] Raccolto al sole
        [c28] Campi in prestito
        [c29] Campo in prestito
       *[c30] Rinforzo stagionale
    }
alubari-word-amount =
    { $n } { $good ->
        [iron] { $n ->
            [one] minerale di ferro
           *[other] minerali di ferro
        }
        [stone] { $n ->
            [one] pietra
           *[other] pietre
        }
        [rubble] { $n ->
            [one] detrito
           *[other] detriti
        }
        [steel] { $n ->
            [one] barra d’acciaio
           *[other] barre d’acciaio
        }
        [leaves] { $n ->
            [one] foglia
           *[other] foglie
        }
       *[chai] { $n ->
            [one] chai
           *[other] chai
        }
    }
alubari-word-effect =
    { $effect ->
        [more] { $area ->
            [A] Uno dei tuoi operai in A prende fino a { $n } { $n ->
                [one] cubo
               *[other] cubi
            } in più; il limite ai cubi di chai resta
            [B] Ogni tuo scavo di questo round prende { $n } { $n ->
                [one] detrito
               *[other] detriti
            } in più
           *[other] Ogni tua posa dei binari di questo round può posare { $n } { $n ->
                [one] tratta
               *[other] tratte
            } in più
        }
        [again] { $area ->
            [B] Uno scavo in più, dopo tutti gli altri
            [C] Un’azione di fonderia in più, dopo tutte le altre
            [D] Una posa dei binari in più, dopo tutte le altre
           *[other] Una costruzione in più, dopo tutte le altre
        }
        [bag] Prendi { alubari-word-amount } dal sacchetto
        [leaves] Prendi { $n } { $n ->
                [one] foglia
               *[other] foglie
            } di tè
        [swap] { $m ->
            [1] Una volta
           *[other] Fino a { $m } volte
        }: { alubari-word-amount } per { $gets ->
            [stone] 1 pietra dal sacchetto
           *[other] 1 barra d’acciaio
        }
        [borrow] { $m ->
            [0] Metti segnalini su al massimo { $n } spazi piantagione del gioco: danno foglie, ma non punti
           *[other] { $n ->
                [1] Metti un segnalino su uno spazio piantagione del gioco: dà foglie, ma non punti
               *[other] Metti segnalini su { $m }–{ $n } spazi piantagione del gioco: danno foglie, ma non punti
            }
        }
        [iron_rails] Quando posi binari in questo round, { $n } { $n ->
                [one] minerale di ferro può
               *[other] minerali di ferro possono
            } pagare una tratta
        [lay_now] Paga { $n } { $n ->
                [one] barra
               *[other] barre
            } d’acciaio e posa subito la tratta successiva
        [leaf_per_section] { $n ->
            [1] Una foglia di tè per ogni tratta che posi da ora in questo round
           *[other] { $n } foglie di tè per ogni tratta che posi da ora in questo round
        }
        [cheaper_station] Un’area di stazione costruita in questo round costa { $n } { $n ->
                [one] pietra
               *[other] pietre
            } o { $m } { $m ->
                [one] detrito
               *[other] detriti
            } in meno
        [cheaper_equipment] Un equipaggiamento acquistato in questo round costa { $n } { $n ->
                [one] barra
               *[other] barre
            } d’acciaio invece del suo prezzo
        [third_labourer] Il tuo terzo operaio è gratuito nel prossimo round
        [lead] Prendi subito il segnalino primo giocatore; l’ultimo spazio di A non lo sposta in questo round
        [chai_cube] Prendi un cubo di chai dal deposito, o dal sacchetto se non ce n’è
        [dig_anywhere] I tuoi scavi di questo round prendono da qualsiasi spazio piantagione
        [landslide] Scegli una piantagione di tè: i suoi spazi senza segnalino di un giocatore si coprono di nuovo di detriti
        [beyond_river] Un’area di stazione costruita in questo round può trovarsi oltre un fiume non posato
        [new_mail] Scarta i contratti scoperti e rivelane tre nuovi
        [pick_of_two] Pesca due contratti dal mazzo, tienine uno
        [second_life] Un altro tuo contratto inclinato si può usare di nuovo
       *[sunny_harvest] Se oggi c’è il sole, raccolto immediato per tutti
    }
alubari-word-equipment =
    { $equipment ->
        [rail-tractor] Locotrattore
        [toy-train] Toy Train
        [garratt] Garratt D Class 0-4-0+0-4-0
        [warehouse] Magazzino della Compagnia delle Indie
        [crew] Squadra di costruzione
        [luxury] Treno di lusso
        [reliable] Treno molto affidabile
       *[inspection] Treno d’ispezione della linea
    }
alubari-word-engine =
    { $equipment ->
        [rail-tractor] Trattore
        [toy-train] Toy Train
        [garratt] Garratt
        [warehouse] Magazzino
        [crew] Squadra
        [luxury] Lusso
        [reliable] Affidabile
       *[inspection] Ispezione
    }
alubari-word-engine-does =
    { $equipment ->
        [rail-tractor] Terzo operaio per { $n ->
            [one] { $n } detrito
           *[other] { $n } detriti
        }
        [toy-train] Una foglia per ogni tuo operaio in A
        [garratt] La tua prima tratta del round: 1 chai
        [warehouse] I tuoi contratti chiedono una foglia in meno
        [crew] Aree di stazione: { $n ->
            [one] { $n } detrito
           *[other] { $n } detriti
        } o { $m ->
            [one] { $m } pietra
           *[other] { $m } pietre
        } in meno
        [luxury] { $points ->
            [0] Senza effetto in solitario
           *[other] Vale più punti degli altri
        }
        [reliable] Nessuna manutenzione
       *[inspection] Terzo operaio gratuito se c’è un evento
    }
alubari-word-station =
    { $station ->
        [siliguri-1] Siliguri 1
        [siliguri-2] Siliguri 2
        [siliguri-3] Siliguri 3
        [siliguri-4] Siliguri 4
        [siliguri-5] Siliguri 5
        [sukna-1] Sukna 1
        [sukna-2] Sukna 2
        [rangtong-1] Rangtong 1
        [rangtong-2] Rangtong 2
        [tindharia-1] Tindharia 1
        [tindharia-2] Tindharia 2
        [tindharia-3] Tindharia 3
        [agony-point-1] Agony Point 1
        [gayabari-1] Gayabari 1
        [gayabari-2] Gayabari 2
        [gayabari-3] Gayabari 3
        [gayabari-4] Gayabari 4
        [kurseong-1] Kurseong 1
        [kurseong-2] Kurseong 2
        [kurseong-3] Kurseong 3
        [sonada-1] Sonada 1
        [sonada-2] Sonada 2
        [ghum-1] Ghum 1
        [ghum-2] Ghum 2
        [darjeeling-1] Darjeeling 1
       *[darjeeling-2] Darjeeling 2
    }
alubari-word-section =
    { $section ->
        [mahananda-river] Mahananda River
        [sukna] Sukna
        [rangtong] Rangtong
        [tindharia] Tindharia
        [tindharia-river] Tindharia River
        [agony-1] Curva di Agony 1
        [agony-2] Curva di Agony 2
        [agony-3] Curva di Agony 3
        [agony-point] Agony Point
        [gayabari] Gayabari
        [pagla-jhora] Pagla Jhora
        [kurseong] Kurseong
        [sonada] Sonada
        [ghum] Ghum
       *[darjeeling] Darjeeling
    }
alubari-word-town =
    { $town ->
        [siliguri] Siliguri
        [sukna] Sukna
        [rangtong] Rangtong
        [tindharia] Tindharia
        [agony-point] Agony Point
        [gayabari] Gayabari
        [kurseong] Kurseong
        [sonada] Sonada
        [ghum] Ghum
       *[darjeeling] Darjeeling
    }
alubari-word-estate =
    { $estate ->
        [alubari] Alubari
        [dooleriah] Dooleriah
        [makaibari] Makaibari
        [samripani] Samripani
        [castleton] Castleton
        [happy-valley] Happy Valley
        [ambootia] Ambootia
        [margarets-hope] Margaret’s Hope
        [steinthal] Steinthal
        [goomtee] Goomtee
        [jungpana] Jungpana
        [badamtam] Badamtam
        [singtom] Singtom
        [tukvar] Tukvar
        [ging] Ging
        [lingia] Lingia
       *[phoobsering] Phoobsering
    }
alubari-word-area =
    { $area ->
        [A] A, deposito
        [B] B, scavo
        [C] C, fonderia
        [D] D, posa dei binari
        [E] E, costruzione
        [F] F, ufficio postale
       *[G] G, chaiwala
    }
alubari-word-weather =
    { $weather ->
        [none] nessun meteo
        [sun] sole
        [rain] pioggia
       *[fog] nebbia
    }
alubari-word-cube =
    { $cube ->
        [iron] un minerale di ferro
        [stone] una pietra
        [chai] un cubo di chai
       *[event] un cubo evento
    }
alubari-word-letter =
    { $good ->
        [iron] m
        [stone] p
        [rubble] d
        [steel] a
        [leaves] f
       *[chai] c
    }
alubari-word-need =
    { $need ->
        [track] binari
        [station] staz
        [rubble_station] staz-detr
        [estate] piant
       *[leaves] tè
    }
alubari-word-costs =
    { $iron ->
        [0] {""}
        [one] {" · "}{ $iron } minerale di ferro
       *[other] {" · "}{ $iron } minerali di ferro
    }{ $stone ->
        [0] {""}
        [one] {" · "}{ $stone } pietra
       *[other] {" · "}{ $stone } pietre
    }{ $rubble ->
        [0] {""}
        [one] {" · "}{ $rubble } detrito
       *[other] {" · "}{ $rubble } detriti
    }{ $steel ->
        [0] {""}
        [one] {" · "}{ $steel } barra d’acciaio
       *[other] {" · "}{ $steel } barre d’acciaio
    }{ $leaves ->
        [0] {""}
        [one] {" · "}{ $leaves } foglia
       *[other] {" · "}{ $leaves } foglie
    }{ $chai ->
        [0] {""}
       *[other] {" · "}{ $chai } chai
    }
alubari-word-given =
    { $good ->
        [iron] { $amount ->
            [one] minerale di ferro
           *[other] minerali di ferro
        }
        [stone] { $amount ->
            [one] pietra
           *[other] pietre
        }
        [rubble] { $amount ->
            [one] detrito
           *[other] detriti
        }
        [steel] { $amount ->
            [one] barra d’acciaio
           *[other] barre d’acciaio
        }
        [leaves] { $amount ->
            [one] foglia
           *[other] foglie
        }
       *[chai] chai
    }
alubari-word-gives =
    { $per_chai ->
        [0] {""}
        [one] {" + "}{ $per_chai } punto per ogni chai
       *[other] {" + "}{ $per_chai } punti per ogni chai
    }{ $gives_third ->
        [0] {""}
       *[other] {" + "}terzo operaio gratuito nel prossimo round
    }{ $gives_steel ->
        [0] {""}
        [one] {" + "}{ $gives_steel } barra d’acciaio
       *[other] {" + "}{ $gives_steel } barre d’acciaio
    }{ $gives_contract ->
        [0] {""}
       *[other] {" + "}un contratto
    }{ $gives_equipment ->
        [0] {""}
       *[other] {" + "}un equipaggiamento gratuito
    }{ $gives_leaves ->
        [0] {""}
        [one] {" + "}{ $gives_leaves } foglia
       *[other] {" + "}{ $gives_leaves } foglie
    }{ $gives_chai ->
        [0] {""}
       *[other] {" + "}{ $gives_chai } chai
    }
alubari-word-complete =
    { $section ->
        [darjeeling] {" · la ferrovia è completa: questo è l’ultimo round"}
       *[other] {""}
    }
alubari-word-worth =
    { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
alubari-word-nothing = 0
alubari-word-round = Round { $n }
alubari-word-last-round = ultimo round
alubari-word-first = primo: { $seat }
alubari-word-office = Ufficio postale
alubari-word-deck = mazzo { $n }, dorso { $back }
alubari-word-shed = Rimessa delle locomotive
alubari-word-yard = Deposito
alubari-word-bag = Sacchetto
alubari-word-supply = Riserva
alubari-word-event-cubes = { $n } ev.
alubari-word-wheel = Eventi
alubari-word-chai-track = Chai
alubari-word-points = PV
alubari-word-markers = segn.
alubari-word-labourers = oper.
alubari-word-game = il gioco
alubari-word-closed = chiuso
alubari-word-gain-third = 3º
alubari-word-gain-contract = contr.
alubari-word-gain-equipment = equip.
alubari-word-gain-per-chai = { $n }/chai
alubari-word-achievement = traguardo
alubari-word-campaign = campagna
alubari-achievement-group-building = Costruzione
alubari-achievement-group-score = Punteggio
alubari-achievement-group-supply = Riserva personale
alubari-achievement-group-campaign = Campagna
alubari-achievement-east-india-depot = Emporio della Compagnia delle Indie
alubari-achievement-tea-magnate = Magnate del tè
alubari-achievement-branches = Filiali
alubari-achievement-bridge-builder = Costruttore di ponti
alubari-achievement-king-of-agony = Re di Agony
alubari-achievement-man-of-the-north = Uomo del nord
alubari-achievement-builder = Costruttore
alubari-achievement-great-builder = Gran costruttore
alubari-achievement-railway-king = Il re della ferrovia
alubari-achievement-team-100 = Operaio di squadra
alubari-achievement-team-150 = Assistente di squadra
alubari-achievement-team-175 = Caposquadra
alubari-achievement-team-200 = Coordinatore di squadra
alubari-achievement-team-225 = Direttore di squadra
alubari-achievement-lone-100 = Operaio solitario
alubari-achievement-lone-150 = Assistente solitario
alubari-achievement-lone-175 = Leader solitario
alubari-achievement-lone-200 = Coordinatore solitario
alubari-achievement-lone-225 = Presidente solitario
alubari-achievement-engineer-100 = Ingegnere tirocinante
alubari-achievement-engineer-150 = Ingegnere laureato
alubari-achievement-engineer-175 = Ingegnere
alubari-achievement-engineer-200 = Ingegnere esperto
alubari-achievement-engineer-225 = Maestro ingegnere
alubari-achievement-contractor-1 = Appaltatore, grado I
alubari-achievement-contractor-2 = Appaltatore, grado II
alubari-achievement-contractor-master = Maestro appaltatore
alubari-achievement-procrastinator = Procrastinatore
alubari-achievement-tea-chest = Scrigno del tè
alubari-achievement-tea-store = Bottega del tè
alubari-achievement-tea-warehouse = Magazzino del tè
alubari-achievement-chaiwala = Chaiwala
alubari-achievement-shovel-king = Re della pala
alubari-achievement-blast-furnace = Altoforno
alubari-achievement-cheers = Senza tè
alubari-achievement-hard-worker = Gran lavoratore
alubari-achievement-campaign-400 = Mezzofondista
alubari-achievement-campaign-500 = Fondista
alubari-achievement-campaign-600 = Maratoneta
alubari-achievement-help-east-india-depot = Possiedi le 5 aree di stazione di Siliguri
alubari-achievement-help-tea-magnate = Possiedi tutti gli spazi piantagione
alubari-achievement-help-branches = Possiedi un’area di stazione in ognuna delle 10 città
alubari-achievement-help-bridge-builder = Possiedi tutte le tratte sul fiume
alubari-achievement-help-king-of-agony = Possiedi le quattro tratte dopo il Tindharia River, fino ad Agony Point
alubari-achievement-help-man-of-the-north = Più di 180 punti senza aree a Siliguri
alubari-achievement-help-builder = Più di 60 punti in aree di stazione
alubari-achievement-help-great-builder = Più di 90 punti in aree di stazione
alubari-achievement-help-railway-king = Almeno 20 punti in tratte
alubari-achievement-help-team-100 = Almeno 100 punti avendo avuto un equipaggiamento
alubari-achievement-help-team-150 = Almeno 150 punti avendo avuto un equipaggiamento
alubari-achievement-help-team-175 = Almeno 175 punti avendo avuto un equipaggiamento
alubari-achievement-help-team-200 = Almeno 200 punti avendo avuto un equipaggiamento
alubari-achievement-help-team-225 = Almeno 225 punti avendo avuto un equipaggiamento
alubari-achievement-help-lone-100 = Almeno 100 punti senza aver mai avuto equipaggiamenti
alubari-achievement-help-lone-150 = Almeno 150 punti senza aver mai avuto equipaggiamenti
alubari-achievement-help-lone-175 = Almeno 175 punti senza aver mai avuto equipaggiamenti
alubari-achievement-help-lone-200 = Almeno 200 punti senza aver mai avuto equipaggiamenti
alubari-achievement-help-lone-225 = Almeno 225 punti senza aver mai avuto equipaggiamenti
alubari-achievement-help-engineer-100 = Almeno 100 punti senza spazi piantagione
alubari-achievement-help-engineer-150 = Almeno 150 punti senza spazi piantagione
alubari-achievement-help-engineer-175 = Almeno 175 punti senza spazi piantagione
alubari-achievement-help-engineer-200 = Almeno 200 punti senza spazi piantagione
alubari-achievement-help-engineer-225 = Almeno 225 punti senza spazi piantagione
alubari-achievement-help-contractor-1 = Almeno 80 punti in contratti
alubari-achievement-help-contractor-2 = Almeno 100 punti in contratti
alubari-achievement-help-contractor-master = Almeno 120 punti in contratti
alubari-achievement-help-procrastinator = Almeno 4 contratti tuoi non completati o non usati
alubari-achievement-help-tea-chest = Almeno 20 foglie dopo i contratti
alubari-achievement-help-tea-store = Almeno 40 foglie dopo i contratti
alubari-achievement-help-tea-warehouse = Almeno 60 foglie dopo i contratti
alubari-achievement-help-chaiwala = Chai al massimo
alubari-achievement-help-shovel-king = Almeno 30 detriti
alubari-achievement-help-blast-furnace = Almeno 8 barre d’acciaio
alubari-achievement-help-cheers = Più di 150 punti senza foglie né spazi piantagione né aree a Siliguri o Darjeeling
alubari-achievement-help-hard-worker = Chiudi con il tuo ultimo segnalino proprietà, con una tratta ancora libera
alubari-achievement-help-campaign-400 = Più di 400 punti in tre partite di fila
alubari-achievement-help-campaign-500 = Più di 500 punti in tre partite di fila
alubari-achievement-help-campaign-600 = Più di 600 punti in tre partite di fila

## Opzioni

alubari-option-players = Giocatori
    .help = Da 1 a 5; un solo giocatore gioca la partita in solitario
alubari-option-alubari-estate = Piantagione Alubari
    .help = printed: stampata, un inizio più facile; covered: una carta la copre
alubari-option-first = Primo giocatore
    .help = random, o il numero di un posto a partire da 0

## Che cosa si chiede

alubari-decision-maintain = Manutenzione dell’equipaggiamento: paga o riporta in rimessa
alubari-decision-hire = Ingaggiare il terzo operaio?
alubari-decision-place = Piazza un operaio
alubari-decision-use-contract = Usa un contratto, o nessuno
alubari-decision-strengthen = Pagare un chai per l’azione potenziata?
alubari-decision-cubes = Prendi cubi dal deposito
alubari-decision-dig = Scava: da quale spazio piantagione?
alubari-decision-works = Una mini-azione della fonderia, o fermati
alubari-decision-lay = Posa la tratta successiva, o fermati
alubari-decision-build = Costruisci un’area di stazione o acquista un equipaggiamento
alubari-decision-discount = Usare qui la stazione a prezzo ridotto?
alubari-decision-crew = Che cosa fa risparmiare la squadra di costruzione?
alubari-decision-price = A quale prezzo?
alubari-decision-post = Prendi un contratto
alubari-decision-chaiwala = Prendi foglie, o converti foglie in chai
alubari-decision-swap = Scambia ancora, o fermati
alubari-decision-landslide = Quale piantagione di tè si copre di nuovo di detriti?
alubari-decision-borrow = Prendi in prestito uno spazio piantagione del gioco
alubari-decision-straighten = Quale contratto inclinato si può usare di nuovo?
alubari-decision-pick = Tieni uno dei due contratti
alubari-decision-gain-contract = Bonus: prendi un contratto
alubari-decision-gain-equipment = Bonus: prendi un equipaggiamento gratuito
alubari-decision-extra = Fare l’azione extra?

## Che cosa si può scegliere

alubari-choice-place =
    { $does ->
        [E] { $area ->
            [B] B, costruzione
           *[other] { alubari-word-area }
        }
       *[other] { alubari-word-area }
    }, spazio { $number }{ $lead ->
        [yes] {" · "}primo giocatore
       *[no] {""}
    }{ $able ->
        [no] {" · "}non ancora utile
       *[yes] {""}
    }
alubari-choice-use = Usa «{ alubari-word-contract }»
    .note = { alubari-word-effect }
alubari-choice-cube = Prendi { alubari-word-cube }
alubari-choice-dig =
    { alubari-word-estate } { $space } · { $rubble ->
        [one] { $rubble } detrito
       *[other] { $rubble } detriti
    }
alubari-choice-work =
    { $step ->
        [steel] Produci acciaio · { $price } minerali di ferro
        [stone-from-yard] Produci pietra, dal deposito · { $price } detriti
        [stone-from-bag] Produci pietra, dal sacchetto · { $price } detriti
       *[crush] Frantuma pietra · dà { $price } detriti
    }
alubari-choice-lay =
    Posa { alubari-word-section } · { $price } { $paid ->
        [iron] { $price ->
            [one] minerale di ferro
           *[other] minerali di ferro
        }
       *[steel] { $price ->
            [one] barra d’acciaio
           *[other] barre d’acciaio
        }
    } · { alubari-word-worth }
alubari-choice-build =
    Costruisci { alubari-word-station }{ alubari-word-costs }{ $discount ->
        [choose] {" · meno uno sconto a scelta"}
       *[no] {""}
    }:{ $points ->
        [0] {""}
       *[other] {" "}{ alubari-word-worth }
    }{ alubari-word-gives }
alubari-choice-buy =
    Prendi { alubari-word-equipment }{ alubari-word-costs }{ $discount ->
        [choose] {" · o il prezzo del contratto"}
       *[no] {""}
    }
    .note =
        { alubari-word-engine-does }{ $points ->
            [0] {""}
           *[other] {" · "}{ alubari-word-worth }
        }{ $aboard ->
            [0] {""}
           *[other] {" · "}arriva con { $aboard } chai
        }
alubari-choice-discount =
    { $off ->
        [rubble] Sconto in detriti
        [stone] Sconto in pietra
       *[none] Nessuno sconto
    }{ alubari-word-costs }{ $discount ->
        [choose] {" · meno uno sconto a scelta"}
       *[no] {""}
    }
alubari-choice-price =
    { $price ->
        [cheaper] Con il contratto
       *[printed] Prezzo stampato
    }{ alubari-word-costs }
alubari-choice-take = Prendi «{ alubari-word-contract }» · { $per_chai ->
        [0] { alubari-word-worth }
        [one] { $per_chai } punto per ogni chai
       *[other] { $per_chai } punti per ogni chai
    }
    .note = { alubari-word-effect }
alubari-choice-leaves =
    Prendi { $leaves ->
        [one] { $leaves } foglia
       *[other] { $leaves } foglie
    }
alubari-choice-brew =
    Converti { $leaves ->
        [one] { $leaves } foglia
       *[other] { $leaves } foglie
    } in chai
alubari-choice-swap =
    { $amount } { alubari-word-given } per { $gets ->
        [stone] una pietra
       *[steel] una barra d’acciaio
    }
alubari-choice-landslide =
    { $field ->
        [alubari] Alubari
        [dooleriah] Dooleriah
        [makaibari] Makaibari
        [samripani] Samripani
        [castleton] Castleton
        [happy-valley] Happy Valley
        [ambootia] Ambootia
        [margarets-hope] Margaret’s Hope
        [steinthal] Steinthal
        [goomtee] Goomtee
        [jungpana] Jungpana
        [badamtam] Badamtam
        [singtom] Singtom
        [tukvar] Tukvar
        [ging] Ging
        [lingia] Lingia
       *[phoobsering] Phoobsering
    } ({ $estate })
alubari-choice-borrow = Prendi in prestito { alubari-word-estate } { $space }
alubari-choice-straighten = Di nuovo «{ alubari-word-contract }»
    .note = { alubari-word-effect }
alubari-choice-maintain =
    { $upkeep ->
        [steel] Paga { $price ->
            [one] { $price } barra d’acciaio
           *[other] { $price } barre d’acciaio
        }
        [chai] Paga { $price } chai
       *[return] Riporta in rimessa
    }
alubari-choice-hire =
    { $hiring ->
        [free] Ingaggia gratis
        [chai] Ingaggia per { $price } chai
       *[rubble] Ingaggia per { $price ->
            [one] { $price } detrito
           *[other] { $price } detriti
        }
    }
alubari-choice-strengthen =
    Paga un chai: { $does ->
        [A] { $more } cubi invece di { $rate }
        [B] scava { $more } detriti invece di { $rate }
        [C] quante mini-azioni vuoi, acciaio con { $more } minerali
        [D] fino a { $more } tratte invece di { $rate }
        [E] { $more ->
            [one] non si può costruire altro
           *[other] costruisci due volte
        }
       *[F] { $more ->
            [one] prima un nuovo contratto
           *[other] prima { $more } nuovi contratti
        }
    }
alubari-choice-extra = Fai l’azione extra
alubari-choice-without = No
alubari-choice-done = Fatto

## Che cosa è successo

alubari-event-first-player = Inizia { $name }
alubari-event-section-prelaid = Posata dall’inizio: { alubari-word-section }
alubari-event-round-begins = Round { $round }
alubari-event-contract-discarded = Scartato: «{ alubari-word-contract }»
alubari-event-contract-opened = Ufficio postale: «{ alubari-word-contract }»
alubari-event-deck-shuffled =
    Mazzo dei contratti mescolato: { $cards ->
        [one] { $cards } carta
       *[other] { $cards } carte
    }
alubari-event-weather-changed = Meteo di oggi: { alubari-word-weather }
alubari-event-forecast = Previsione: { alubari-word-weather }
alubari-event-rate-changed =
    { $rate ->
        [excavation] Capacità di scavo
        [track] Capacità di posa
       *[harvest] Capacità di raccolto
    }: { $value }
alubari-event-harvest = Raccolto a capacità { $value }
alubari-event-leaves-harvested =
    { $name } ha raccolto { $leaves ->
        [one] { $leaves } foglia
       *[other] { $leaves } foglie
    }
alubari-event-cubes-drawn =
    Rifornimento: { $iron ->
        [one] { $iron } minerale di ferro
       *[other] { $iron } minerali di ferro
    }, { $stone ->
        [one] { $stone } pietra
       *[other] { $stone } pietre
    }, { $chai } chai; eventi: { $events }
alubari-event-event =
    Evento { $number }: { $number ->
        [1] Scavo
        [2] Crescita delle colture
        [3] Posa dei binari
        [4] Costruzione di stazioni
        [5] Manutenzione degli equipaggiamenti
       *[other] Raccolto e posa dei binari
    }
alubari-event-space-cleared = { alubari-word-estate } { $space } è del gioco
alubari-event-cubes-back = Cubi evento rimessi nel sacchetto: { $cubes }
alubari-event-yard-trimmed =
    Dal deposito al sacchetto: { $iron ->
        [one] { $iron } minerale di ferro
       *[other] { $iron } minerali di ferro
    }, { $stone ->
        [one] { $stone } pietra
       *[other] { $stone } pietre
    }, { $chai } chai
alubari-event-siliguri-closed = Siliguri è chiusa alle costruzioni
alubari-event-game-lays = Il gioco ha posato { alubari-word-section }{ alubari-word-complete }
alubari-event-town-completed = Il gioco ha completato { alubari-word-town }
alubari-event-maintained =
    { $name }: { alubari-word-equipment } · { $upkeep ->
        [steel] { $price ->
            [one] pagata una barra d’acciaio
           *[other] pagate { $price } barre d’acciaio
        }
        [chai] { $price ->
            [one] pagato { $price } chai
           *[other] pagati { $price } chai
        }
       *[return] senza manutenzione, torna in rimessa
    }
alubari-event-third-hired =
    { $name } ha ingaggiato il terzo operaio { $hiring ->
        [free] gratis
        [chai] per chai
       *[rubble] per detriti
    }
alubari-event-labourer-placed = { $name } ha piazzato un operaio: { alubari-word-area }, spazio { $number }
alubari-event-contract-used = { $name } ha usato «{ alubari-word-contract }»
alubari-event-chai-paid = { $name } ha pagato un chai ({ alubari-word-area })
alubari-event-no-action = { $name } non ha potuto fare nulla ({ alubari-word-area })
alubari-event-lead-taken = { $name } ha preso il segnalino primo giocatore
alubari-event-cube-taken = { $name } ha preso { alubari-word-cube }
alubari-event-cubes-from-bag = { $name } ha preso dal sacchetto: { $cubes } × { alubari-word-cube }
alubari-event-chai-gained =
    { $name } ha guadagnato { $chai } chai{ $lost ->
        [0] {""}
       *[other] , perso oltre il massimo: { $lost }
    }
alubari-event-leaves-gained =
    { $name } ha preso { $leaves ->
        [one] { $leaves } foglia
       *[other] { $leaves } foglie
    }
alubari-event-rubble-dug =
    { $name } ha scavato { $rubble ->
        [one] { $rubble } detrito
       *[other] { $rubble } detriti
    } a { alubari-word-estate } { $space }
alubari-event-space-owned = { $name } possiede { alubari-word-estate } { $space }
alubari-event-steel-made = { $name } ha prodotto una barra d’acciaio con { $amount } { alubari-word-given }
alubari-event-stone-made =
    { $name } ha prodotto pietra con { $amount } detriti, { $source ->
        [yard] dal deposito
       *[bag] dal sacchetto
    }
alubari-event-stone-crushed = { $name } ha frantumato pietra in { $rubble } detriti
alubari-event-section-laid =
    { $name } ha posato { alubari-word-section } per { $paid ->
        [iron] { $amount ->
            [one] { $amount } minerale di ferro
           *[other] { $amount } minerali di ferro
        }
       *[steel] { $amount ->
            [one] una barra d’acciaio
           *[other] { $amount } barre d’acciaio
        }
    }{ alubari-word-complete }
alubari-event-station-built = { $name } ha costruito { alubari-word-station }
alubari-event-steel-gained =
    { $name } ha preso { $bars ->
        [one] { $bars } barra d’acciaio
       *[other] { $bars } barre d’acciaio
    }
alubari-event-third-promised = { $name }: terzo operaio gratuito nel prossimo round
alubari-event-equipment-taken =
    { $name } ha preso { alubari-word-equipment }{ $price ->
        [cheaper] {" "}con il contratto
        [free] {" "}gratis
       *[printed] {""}
    }
alubari-event-contract-taken = { $name } ha preso «{ alubari-word-contract }»
alubari-event-leaves-to-chai =
    { $name } ha convertito { $leaves ->
        [one] { $leaves } foglia
       *[other] { $leaves } foglie
    } in chai
alubari-event-estate-refilled = { $name } ha ricoperto { alubari-word-estate } di detriti
alubari-event-space-borrowed = { $name } ha preso in prestito { alubari-word-estate } { $space }
alubari-event-contract-straightened = { $name } può usare di nuovo «{ alubari-word-contract }»
alubari-event-build-space = Non restano detriti: l’area B è uno spazio costruzione dal prossimo round
alubari-event-lone-round = { $name } gioca ancora un round, l’ultimo, senza l’altro giocatore
alubari-event-game-ends =
    Fine della partita: { $ending ->
        [railway] la ferrovia è completa
        [markers] non resta alcun segnalino proprietà
        [lone-round] l’ultimo round, giocato da uno solo dei due, è finito
       *[none] non finita
    }
alubari-event-contract-scored = { $name }: «{ alubari-word-contract }» completato, { alubari-word-worth }
alubari-event-contracts-drawn =
    { $name } ha pescato «{ $one ->
        [c01] Carro pieno
        [c02] Minerale nascosto
        [c03] Pietra nascosta
        [c04] Primo di mano
        [c05] Pausa chai
        [c06] Scavo potenziato
        [c07] Scavo extra
        [c08] Posa extra
        [c09] Scavo libero
        [c10] Acciaio a buon mercato
        [c11] Dai detriti alla pietra
        [c12] Dalla pietra all’acciaio
        [c13] Fonderia extra
        [c14] Posa potenziata
        [c15] Rotaie di ferro
        [c16] Tratta immediata
        [c17] Frana
        [c18] Tè lungo i binari
        [c19] Oltre il fiume
        [c20] Stazione a prezzo ridotto
        [c21] Equipaggiamento a prezzo ridotto
        [c22] Costruzione extra
        [c23] Nuova posta
        [c24] Uno su due
        [c25] Seconda vita
        [c26] Manciata di foglie
        [c27] Raccolto al sole
        [c28] Campi in prestito
        [c29] Campo in prestito
       *[c30] Rinforzo stagionale
    }», «{ $two ->
        [c01] Carro pieno
        [c02] Minerale nascosto
        [c03] Pietra nascosta
        [c04] Primo di mano
        [c05] Pausa chai
        [c06] Scavo potenziato
        [c07] Scavo extra
        [c08] Posa extra
        [c09] Scavo libero
        [c10] Acciaio a buon mercato
        [c11] Dai detriti alla pietra
        [c12] Dalla pietra all’acciaio
        [c13] Fonderia extra
        [c14] Posa potenziata
        [c15] Rotaie di ferro
        [c16] Tratta immediata
        [c17] Frana
        [c18] Tè lungo i binari
        [c19] Oltre il fiume
        [c20] Stazione a prezzo ridotto
        [c21] Equipaggiamento a prezzo ridotto
        [c22] Costruzione extra
        [c23] Nuova posta
        [c24] Uno su due
        [c25] Seconda vita
        [c26] Manciata di foglie
        [c27] Raccolto al sole
        [c28] Campi in prestito
        [c29] Campo in prestito
       *[c30] Rinforzo stagionale
    }»

## Perché qualcosa è rifiutato

alubari-why-game-over = La partita è finita
alubari-why-no-such-space =
    L’area { $area } ha solo { $spaces ->
        [one] uno spazio
       *[other] { $spaces } spazi
    }
alubari-why-space-taken = C’è già un operaio
alubari-why-in-fog = La nebbia blocca questo spazio in questo round
alubari-why-not-your-contract = Questo contratto non è tuo
alubari-why-contract-used = Questo contratto è inclinato: è già stato usato
alubari-why-other-area = Questo contratto è dell’area { $area }
alubari-why-no-such-cube =
    Nel deposito non c’è { $cube ->
        [iron] minerale di ferro
        [stone] pietra
       *[chai] nessun cubo di chai
    }
alubari-why-no-more-cubes = Questo operaio ha tutti i suoi cubi
alubari-why-chai-cube-limit = Questo operaio non può prendere altri cubi di chai
alubari-why-no-rubble-there = Non ci sono detriti su questo spazio
alubari-why-too-little-iron =
    { $need ->
        [one] Serve { $need } minerale di ferro
       *[other] Servono { $need } minerali di ferro
    }, ne hai { $have }
alubari-why-too-little-stone =
    { $need ->
        [one] Serve { $need } pietra
       *[other] Servono { $need } pietre
    }, ne hai { $have }
alubari-why-too-little-rubble =
    { $need ->
        [one] Serve { $need } detrito
       *[other] Servono { $need } detriti
    }, ne hai { $have }
alubari-why-too-little-steel =
    { $need ->
        [one] Serve { $need } barra d’acciaio
       *[other] Servono { $need } barre d’acciaio
    }, ne hai { $have }
alubari-why-too-few-leaves =
    { $need ->
        [one] Serve { $need } foglia
       *[other] Servono { $need } foglie
    }, ne hai { $have }
alubari-why-too-little-chai =
    { $need ->
        [one] Serve { $need } chai
       *[other] Servono { $need } chai
    }, ne hai { $have }
alubari-why-no-steel-left = Non restano barre d’acciaio nella riserva
alubari-why-no-stone-there =
    Non c’è pietra { $source ->
        [yard] nel deposito
       *[bag] nel sacchetto
    }
alubari-why-stone-was-crushed = Niente pietra dopo averne frantumata nella stessa azione
alubari-why-no-section-left = Nessuna tratta è libera
alubari-why-no-marker = Non hai più segnalini proprietà
alubari-why-no-iron-rails = Il minerale di ferro paga i binari solo con «Rotaie di ferro»
alubari-why-must-lay =
    Devi posare ancora { $n ->
        [one] una tratta
       *[other] { $n } tratte
    }: la capacità di posa è obbligatoria
alubari-why-area-taken = Quest’area di stazione è occupata
alubari-why-area-blocked = Quest’area di stazione è chiusa con così pochi giocatori
alubari-why-river-not-laid = La tratta { alubari-word-section }, che apre questa città, non è ancora posata
alubari-why-siliguri-closed = Siliguri è chiusa alle costruzioni
alubari-why-must-build = Devi costruire qualcosa se puoi
alubari-why-not-in-shed = Questo equipaggiamento non è nella rimessa delle locomotive
alubari-why-too-many-equipments = In solitario hai al massimo { $n } equipaggiamenti
alubari-why-no-such-discount = Questo sconto non vale qui
alubari-why-no-cheaper-price = Non hai usato «Equipaggiamento a prezzo ridotto» in questo round
alubari-why-not-open = Questo contratto non è scoperto
alubari-why-must-take = Devi prenderne uno
alubari-why-no-leaves-at-half = A capacità di raccolto { $rate } non ci sono foglie da prendere
alubari-why-beyond-chai-limit = Il tracciato del chai finisce a { $limit } e ne hai { $have }
alubari-why-must-act = Quest’azione va eseguita
alubari-why-nothing-to-refill = Non c’è nulla da ricoprire in questa piantagione di tè
alubari-why-not-the-games = Questo spazio non è del gioco
alubari-why-must-borrow =
    Devi prendere in prestito ancora { $n ->
        [one] uno spazio
       *[other] { $n } spazi
    } se puoi
alubari-why-not-used-yet = Solo un altro contratto inclinato si può usare di nuovo
alubari-why-no-equipment = Per ingaggiare serve un equipaggiamento
alubari-why-hired-free = Il terzo operaio è gratuito in questo round
alubari-why-not-free = Il terzo operaio non è gratuito in questo round
alubari-why-no-tractor = Solo il locotrattore permette di pagare in detriti
alubari-why-must-dig =
    Devi scavare ancora { $n ->
        [one] { $n } detrito
       *[other] { $n } detriti
    }
alubari-why-changes-nothing = Non cambierebbe nulla
alubari-why-discount-not-enough = Nessuno sconto basta: con meno detriti da pagare manca la pietra, con meno pietra mancano i detriti
alubari-why-must-choose = Devi scegliere; non si può passare
alubari-why-not-drawn = Non è uno dei due contratti pescati
alubari-why-component-room = Le aree azione hanno troppo pochi spazi operaio per { $n } giocatori
alubari-why-component-amounts = { $path }: quantità da 0 a { $high } tra { $choices }, ciascuno una volta sola, separate da virgole
alubari-why-component-cost-chai = { $path }: un’area di stazione non si paga in chai
alubari-why-component-gives = { $path }: al massimo un contratto e un equipaggiamento
alubari-why-component-rubble = { $path }: ogni spazio piantagione ha dei detriti
alubari-why-component-effect = { $path }: la lettera di un’area, poi a scelta: { $choices }
alubari-why-component-effect-area = { $path }: questo effetto ha senso solo nelle aree { $areas }
alubari-why-component-effect-words =
    { $shape ->
        [N] { $path }: dopo «{ $effect }» viene un numero da 0 a { $high }
        [NN] { $path }: dopo «{ $effect }» vengono due numeri da 0 a { $high }
        [NG] { $path }: dopo «{ $effect }» vengono un numero da 0 a { $high } e una parola tra { $goods }
        [NGGN] { $path }: dopo «{ $effect }» vengono un numero, due parole tra { $goods }, e un numero; numeri da 0 a { $high }
       *[none] { $path }: dopo «{ $effect }» non viene nulla
    }
alubari-why-component-effect-bag = { $path }: dal sacchetto delle risorse vengono solo minerale di ferro e pietra
alubari-why-component-effect-swap = { $path }: almeno una risorsa si scambia con acciaio o pietra
alubari-why-component-score = { $path }: scrivi per esempio «16 for 6 station» o «2 per_chai», a scelta tra { $choices }
alubari-why-component-section-names = { $path }: le { $n } tratte mantengono nome e ordine
alubari-why-component-section-kinds = { $path }: davanti a ogni nome c’è una parola tra { $choices }
alubari-why-component-section-rivers = { $path }: la prima tratta è un fiume, e almeno { $n } non lo sono
alubari-why-component-chai = Il chai nel sacchetto in solitario e quello degli equipaggiamenti: al massimo { $n } cubi in tutto, quanti ce ne sono nella scatola

## Componenti

alubari-component-box = Quantità nella scatola
alubari-component-bag = Sacchetto delle risorse
alubari-component-shed = Rimessa delle locomotive
alubari-component-numbers = Numeri delle azioni
alubari-component-chai-track = Tracciato del chai
alubari-component-rates = Tracciati delle capacità
alubari-component-weather = Meteo
alubari-component-actions = Spazi operaio
alubari-component-railway = Ferrovia
alubari-component-area = Aree di stazione
alubari-component-equipment = Equipaggiamenti
alubari-component-estate = Piantagioni di tè
alubari-component-contract = Contratti
alubari-component-box-markers-per-player = segnalini proprietà di un giocatore, uno sul tracciato del chai
alubari-component-box-labourers-per-player = operai di un giocatore
alubari-component-box-steel-bars = barre d’acciaio
alubari-component-box-chai-cubes = cubi di chai
alubari-component-bag-iron = minerali di ferro nel sacchetto, da 1 a 5 giocatori
alubari-component-bag-stone = pietre nel sacchetto, da 1 a 5 giocatori
alubari-component-bag-chai-solo = cubi di chai nel sacchetto, in solitario
alubari-component-bag-first-fill = primi cubi del deposito, da 1 a 5 giocatori
alubari-component-bag-event-cubes = cubi evento, da 1 a 5 giocatori
alubari-component-bag-refill = cubi pescati per round, da 1 a 5 giocatori
alubari-component-shed-dealt = equipaggiamenti nella rimessa delle locomotive, da 1 a 5 giocatori
alubari-component-shed-owned-solo = equipaggiamenti al massimo, in solitario
alubari-component-estates-slots = piantagioni di tè in uso, da 1 a 5 giocatori
alubari-component-numbers-stock-yard-cubes = deposito: cubi di un operaio
alubari-component-numbers-stock-yard-chai-bonus = deposito: bonus chai
alubari-component-numbers-stock-yard-chai-cubes = deposito: cubi di chai di un operaio
alubari-component-numbers-excavate-chai-bonus = scavo: bonus chai
alubari-component-numbers-works-steps = fonderia: mini-azioni
alubari-component-numbers-works-iron-for-steel = fonderia: minerali di ferro per una barra d’acciaio
alubari-component-numbers-works-iron-for-steel-with-chai = fonderia: minerali di ferro per una barra d’acciaio con il bonus chai
alubari-component-numbers-works-rubble-for-stone = fonderia: detriti per una pietra
alubari-component-numbers-works-rubble-from-stone = fonderia: detriti da una pietra
alubari-component-numbers-track-chai-bonus = posa dei binari: bonus chai
alubari-component-numbers-track-river-chai = chai per una tratta sul fiume
alubari-component-numbers-third-labourer-chai = chai per il terzo operaio
alubari-component-numbers-third-labourer-rubble = detriti per il terzo operaio con il locotrattore
alubari-component-numbers-crew-rubble = squadra di costruzione: detriti risparmiati
alubari-component-numbers-crew-stone = squadra di costruzione: pietre risparmiate
alubari-component-numbers-events-cleared-spaces = evento 1: spazi liberati
alubari-component-numbers-events-crops-grow = evento 2: aumento della capacità di raccolto
alubari-component-numbers-events-trim = evento 1: minerale di ferro, pietra, chai che restano nel deposito
alubari-component-numbers-events-maintenance-steel = evento 5: barre d’acciaio per equipaggiamento
alubari-component-numbers-events-maintenance-chai = evento 5: o chai
alubari-component-numbers-end-leaf-half-points = mezzi punti per foglia
alubari-component-numbers-end-solo-sections = tratte posate all’inizio, in solitario
alubari-component-darjeeling-second-area-from = giocatori per la seconda area di stazione di Darjeeling
alubari-component-chai-track-points = punti del tracciato del chai, a partire da 0 chai
alubari-component-chai-track-limit = massimo del tracciato del chai, da 1 a 5 giocatori
alubari-component-rates-excavation-values = capacità di scavo
alubari-component-rates-excavation-start = capacità di scavo: spazio di partenza, contato da 0
alubari-component-rates-track-values = capacità di posa
alubari-component-rates-track-start = capacità di posa: spazio di partenza, contato da 0
alubari-component-rates-harvest-halves = capacità di raccolto, in mezze foglie
alubari-component-rates-harvest-start = capacità di raccolto: spazio di partenza, contato da 0
alubari-component-weather-sun = sole: variazione delle capacità di scavo, posa e raccolto
alubari-component-weather-rain = pioggia: variazione delle capacità di scavo, posa e raccolto
alubari-component-weather-fog = nebbia: variazione delle capacità di scavo, posa e raccolto
alubari-component-actions-a = spazi operaio di A, con 1-2, 3 e 4-5 giocatori
alubari-component-actions-b = spazi operaio di B, con 1-2, 3 e 4-5 giocatori
alubari-component-actions-c = spazi operaio di C, con 1-2, 3 e 4-5 giocatori
alubari-component-actions-d = spazi operaio di D, con 1-2, 3 e 4-5 giocatori
alubari-component-actions-e = spazi operaio di E, con 1-2, 3 e 4-5 giocatori
alubari-component-actions-f = spazi operaio di F, con 1-2, 3 e 4-5 giocatori
alubari-component-actions-g = spazi operaio di G, con 1-2, 3 e 4-5 giocatori
alubari-component-railway-sections = tratte della ferrovia
alubari-component-railway-points-values = punti delle tratte
alubari-component-area-siliguri-1-cost = Siliguri 1: costo
alubari-component-area-siliguri-1-gives = Siliguri 1: che cosa dà
alubari-component-area-siliguri-2-cost = Siliguri 2: costo
alubari-component-area-siliguri-2-gives = Siliguri 2: che cosa dà
alubari-component-area-siliguri-3-cost = Siliguri 3: costo
alubari-component-area-siliguri-3-gives = Siliguri 3: che cosa dà
alubari-component-area-siliguri-4-cost = Siliguri 4: costo
alubari-component-area-siliguri-4-gives = Siliguri 4: che cosa dà
alubari-component-area-siliguri-5-cost = Siliguri 5: costo
alubari-component-area-siliguri-5-gives = Siliguri 5: che cosa dà
alubari-component-area-sukna-1-cost = Sukna 1: costo
alubari-component-area-sukna-1-gives = Sukna 1: che cosa dà
alubari-component-area-sukna-2-cost = Sukna 2: costo
alubari-component-area-sukna-2-gives = Sukna 2: che cosa dà
alubari-component-area-rangtong-1-cost = Rangtong 1: costo
alubari-component-area-rangtong-1-gives = Rangtong 1: che cosa dà
alubari-component-area-rangtong-2-cost = Rangtong 2: costo
alubari-component-area-rangtong-2-gives = Rangtong 2: che cosa dà
alubari-component-area-tindharia-1-cost = Tindharia 1: costo
alubari-component-area-tindharia-1-gives = Tindharia 1: che cosa dà
alubari-component-area-tindharia-2-cost = Tindharia 2: costo
alubari-component-area-tindharia-2-gives = Tindharia 2: che cosa dà
alubari-component-area-tindharia-3-cost = Tindharia 3: costo
alubari-component-area-tindharia-3-gives = Tindharia 3: che cosa dà
alubari-component-area-agony-point-1-cost = Agony Point 1: costo
alubari-component-area-agony-point-1-gives = Agony Point 1: che cosa dà
alubari-component-area-gayabari-1-cost = Gayabari 1: costo
alubari-component-area-gayabari-1-gives = Gayabari 1: che cosa dà
alubari-component-area-gayabari-2-cost = Gayabari 2: costo
alubari-component-area-gayabari-2-gives = Gayabari 2: che cosa dà
alubari-component-area-gayabari-3-cost = Gayabari 3: costo
alubari-component-area-gayabari-3-gives = Gayabari 3: che cosa dà
alubari-component-area-gayabari-4-cost = Gayabari 4: costo
alubari-component-area-gayabari-4-gives = Gayabari 4: che cosa dà
alubari-component-area-kurseong-1-cost = Kurseong 1: costo
alubari-component-area-kurseong-1-gives = Kurseong 1: che cosa dà
alubari-component-area-kurseong-2-cost = Kurseong 2: costo
alubari-component-area-kurseong-2-gives = Kurseong 2: che cosa dà
alubari-component-area-kurseong-3-cost = Kurseong 3: costo
alubari-component-area-kurseong-3-gives = Kurseong 3: che cosa dà
alubari-component-area-sonada-1-cost = Sonada 1: costo
alubari-component-area-sonada-1-gives = Sonada 1: che cosa dà
alubari-component-area-sonada-2-cost = Sonada 2: costo
alubari-component-area-sonada-2-gives = Sonada 2: che cosa dà
alubari-component-area-ghum-1-cost = Ghum 1: costo
alubari-component-area-ghum-1-gives = Ghum 1: che cosa dà
alubari-component-area-ghum-2-cost = Ghum 2: costo
alubari-component-area-ghum-2-gives = Ghum 2: che cosa dà
alubari-component-area-darjeeling-1-cost = Darjeeling 1: costo
alubari-component-area-darjeeling-1-gives = Darjeeling 1: che cosa dà
alubari-component-area-darjeeling-2-cost = Darjeeling 2: costo
alubari-component-area-darjeeling-2-gives = Darjeeling 2: che cosa dà
alubari-component-equipment-rail-tractor-cost = Locotrattore: costo
alubari-component-equipment-rail-tractor-chai = Locotrattore: chai in dotazione
alubari-component-equipment-rail-tractor-points = Locotrattore: punti
alubari-component-equipment-toy-train-cost = Toy Train: costo
alubari-component-equipment-toy-train-chai = Toy Train: chai in dotazione
alubari-component-equipment-toy-train-points = Toy Train: punti
alubari-component-equipment-garratt-cost = Garratt D Class 0-4-0+0-4-0: costo
alubari-component-equipment-garratt-chai = Garratt D Class 0-4-0+0-4-0: chai in dotazione
alubari-component-equipment-garratt-points = Garratt D Class 0-4-0+0-4-0: punti
alubari-component-equipment-warehouse-cost = Magazzino della Compagnia delle Indie: costo
alubari-component-equipment-warehouse-chai = Magazzino della Compagnia delle Indie: chai in dotazione
alubari-component-equipment-warehouse-points = Magazzino della Compagnia delle Indie: punti
alubari-component-equipment-crew-cost = Squadra di costruzione: costo
alubari-component-equipment-crew-chai = Squadra di costruzione: chai in dotazione
alubari-component-equipment-crew-points = Squadra di costruzione: punti
alubari-component-equipment-luxury-cost = Treno di lusso: costo
alubari-component-equipment-luxury-chai = Treno di lusso: chai in dotazione
alubari-component-equipment-luxury-points = Treno di lusso: punti
alubari-component-equipment-reliable-cost = Treno molto affidabile: costo
alubari-component-equipment-reliable-chai = Treno molto affidabile: chai in dotazione
alubari-component-equipment-reliable-points = Treno molto affidabile: punti
alubari-component-equipment-inspection-cost = Treno d’ispezione della linea: costo
alubari-component-equipment-inspection-chai = Treno d’ispezione della linea: chai in dotazione
alubari-component-equipment-inspection-points = Treno d’ispezione della linea: punti
alubari-component-estate-alubari-spaces = Alubari: detriti e punti dei suoi spazi
alubari-component-estate-dooleriah-spaces = Dooleriah: detriti e punti dei suoi spazi
alubari-component-estate-makaibari-spaces = Makaibari: detriti e punti dei suoi spazi
alubari-component-estate-samripani-spaces = Samripani: detriti e punti dei suoi spazi
alubari-component-estate-castleton-spaces = Castleton: detriti e punti dei suoi spazi
alubari-component-estate-happy-valley-spaces = Happy Valley: detriti e punti dei suoi spazi
alubari-component-estate-ambootia-spaces = Ambootia: detriti e punti dei suoi spazi
alubari-component-estate-margarets-hope-spaces = Margaret’s Hope: detriti e punti dei suoi spazi
alubari-component-estate-steinthal-spaces = Steinthal: detriti e punti dei suoi spazi
alubari-component-estate-goomtee-spaces = Goomtee: detriti e punti dei suoi spazi
alubari-component-estate-jungpana-spaces = Jungpana: detriti e punti dei suoi spazi
alubari-component-estate-badamtam-spaces = Badamtam: detriti e punti dei suoi spazi
alubari-component-estate-singtom-spaces = Singtom: detriti e punti dei suoi spazi
alubari-component-estate-tukvar-spaces = Tukvar: detriti e punti dei suoi spazi
alubari-component-estate-ging-spaces = Ging: detriti e punti dei suoi spazi
alubari-component-estate-lingia-spaces = Lingia: detriti e punti dei suoi spazi
alubari-component-estate-phoobsering-spaces = Phoobsering: detriti e punti dei suoi spazi
alubari-component-contract-01-effect = contratto 1, «Carro pieno»: area ed effetto
alubari-component-contract-01-back = contratto 1, «Carro pieno»: meteo sul dorso
alubari-component-contract-01-score = contratto 1, «Carro pieno»: punti e condizione
alubari-component-contract-02-effect = contratto 2, «Minerale nascosto»: area ed effetto
alubari-component-contract-02-back = contratto 2, «Minerale nascosto»: meteo sul dorso
alubari-component-contract-02-score = contratto 2, «Minerale nascosto»: punti e condizione
alubari-component-contract-03-effect = contratto 3, «Pietra nascosta»: area ed effetto
alubari-component-contract-03-back = contratto 3, «Pietra nascosta»: meteo sul dorso
alubari-component-contract-03-score = contratto 3, «Pietra nascosta»: punti e condizione
alubari-component-contract-04-effect = contratto 4, «Primo di mano»: area ed effetto
alubari-component-contract-04-back = contratto 4, «Primo di mano»: meteo sul dorso
alubari-component-contract-04-score = contratto 4, «Primo di mano»: punti e condizione
alubari-component-contract-05-effect = contratto 5, «Pausa chai»: area ed effetto
alubari-component-contract-05-back = contratto 5, «Pausa chai»: meteo sul dorso
alubari-component-contract-05-score = contratto 5, «Pausa chai»: punti e condizione
alubari-component-contract-06-effect = contratto 6, «Scavo potenziato»: area ed effetto
alubari-component-contract-06-back = contratto 6, «Scavo potenziato»: meteo sul dorso
alubari-component-contract-06-score = contratto 6, «Scavo potenziato»: punti e condizione
alubari-component-contract-07-effect = contratto 7, «Scavo extra»: area ed effetto
alubari-component-contract-07-back = contratto 7, «Scavo extra»: meteo sul dorso
alubari-component-contract-07-score = contratto 7, «Scavo extra»: punti e condizione
alubari-component-contract-08-effect = contratto 8, «Posa extra»: area ed effetto
alubari-component-contract-08-back = contratto 8, «Posa extra»: meteo sul dorso
alubari-component-contract-08-score = contratto 8, «Posa extra»: punti e condizione
alubari-component-contract-09-effect = contratto 9, «Scavo libero»: area ed effetto
alubari-component-contract-09-back = contratto 9, «Scavo libero»: meteo sul dorso
alubari-component-contract-09-score = contratto 9, «Scavo libero»: punti e condizione
alubari-component-contract-10-effect = contratto 10, «Acciaio a buon mercato»: area ed effetto
alubari-component-contract-10-back = contratto 10, «Acciaio a buon mercato»: meteo sul dorso
alubari-component-contract-10-score = contratto 10, «Acciaio a buon mercato»: punti e condizione
alubari-component-contract-11-effect = contratto 11, «Dai detriti alla pietra»: area ed effetto
alubari-component-contract-11-back = contratto 11, «Dai detriti alla pietra»: meteo sul dorso
alubari-component-contract-11-score = contratto 11, «Dai detriti alla pietra»: punti e condizione
alubari-component-contract-12-effect = contratto 12, «Dalla pietra all’acciaio»: area ed effetto
alubari-component-contract-12-back = contratto 12, «Dalla pietra all’acciaio»: meteo sul dorso
alubari-component-contract-12-score = contratto 12, «Dalla pietra all’acciaio»: punti e condizione
alubari-component-contract-13-effect = contratto 13, «Fonderia extra»: area ed effetto
alubari-component-contract-13-back = contratto 13, «Fonderia extra»: meteo sul dorso
alubari-component-contract-13-score = contratto 13, «Fonderia extra»: punti e condizione
alubari-component-contract-14-effect = contratto 14, «Posa potenziata»: area ed effetto
alubari-component-contract-14-back = contratto 14, «Posa potenziata»: meteo sul dorso
alubari-component-contract-14-score = contratto 14, «Posa potenziata»: punti e condizione
alubari-component-contract-15-effect = contratto 15, «Rotaie di ferro»: area ed effetto
alubari-component-contract-15-back = contratto 15, «Rotaie di ferro»: meteo sul dorso
alubari-component-contract-15-score = contratto 15, «Rotaie di ferro»: punti e condizione
alubari-component-contract-16-effect = contratto 16, «Tratta immediata»: area ed effetto
alubari-component-contract-16-back = contratto 16, «Tratta immediata»: meteo sul dorso
alubari-component-contract-16-score = contratto 16, «Tratta immediata»: punti e condizione
alubari-component-contract-17-effect = contratto 17, «Frana»: area ed effetto
alubari-component-contract-17-back = contratto 17, «Frana»: meteo sul dorso
alubari-component-contract-17-score = contratto 17, «Frana»: punti e condizione
alubari-component-contract-18-effect = contratto 18, «Tè lungo i binari»: area ed effetto
alubari-component-contract-18-back = contratto 18, «Tè lungo i binari»: meteo sul dorso
alubari-component-contract-18-score = contratto 18, «Tè lungo i binari»: punti e condizione
alubari-component-contract-19-effect = contratto 19, «Oltre il fiume»: area ed effetto
alubari-component-contract-19-back = contratto 19, «Oltre il fiume»: meteo sul dorso
alubari-component-contract-19-score = contratto 19, «Oltre il fiume»: punti e condizione
alubari-component-contract-20-effect = contratto 20, «Stazione a prezzo ridotto»: area ed effetto
alubari-component-contract-20-back = contratto 20, «Stazione a prezzo ridotto»: meteo sul dorso
alubari-component-contract-20-score = contratto 20, «Stazione a prezzo ridotto»: punti e condizione
alubari-component-contract-21-effect = contratto 21, «Equipaggiamento a prezzo ridotto»: area ed effetto
alubari-component-contract-21-back = contratto 21, «Equipaggiamento a prezzo ridotto»: meteo sul dorso
alubari-component-contract-21-score = contratto 21, «Equipaggiamento a prezzo ridotto»: punti e condizione
alubari-component-contract-22-effect = contratto 22, «Costruzione extra»: area ed effetto
alubari-component-contract-22-back = contratto 22, «Costruzione extra»: meteo sul dorso
alubari-component-contract-22-score = contratto 22, «Costruzione extra»: punti e condizione
alubari-component-contract-23-effect = contratto 23, «Nuova posta»: area ed effetto
alubari-component-contract-23-back = contratto 23, «Nuova posta»: meteo sul dorso
alubari-component-contract-23-score = contratto 23, «Nuova posta»: punti e condizione
alubari-component-contract-24-effect = contratto 24, «Uno su due»: area ed effetto
alubari-component-contract-24-back = contratto 24, «Uno su due»: meteo sul dorso
alubari-component-contract-24-score = contratto 24, «Uno su due»: punti e condizione
alubari-component-contract-25-effect = contratto 25, «Seconda vita»: area ed effetto
alubari-component-contract-25-back = contratto 25, «Seconda vita»: meteo sul dorso
alubari-component-contract-25-score = contratto 25, «Seconda vita»: punti e condizione
alubari-component-contract-26-effect = contratto 26, «Manciata di foglie»: area ed effetto
alubari-component-contract-26-back = contratto 26, «Manciata di foglie»: meteo sul dorso
alubari-component-contract-26-score = contratto 26, «Manciata di foglie»: punti e condizione
alubari-component-contract-27-effect = contratto 27, «Raccolto al sole»: area ed effetto
alubari-component-contract-27-back = contratto 27, «Raccolto al sole»: meteo sul dorso
alubari-component-contract-27-score = contratto 27, «Raccolto al sole»: punti e condizione
alubari-component-contract-28-effect = contratto 28, «Campi in prestito»: area ed effetto
alubari-component-contract-28-back = contratto 28, «Campi in prestito»: meteo sul dorso
alubari-component-contract-28-score = contratto 28, «Campi in prestito»: punti e condizione
alubari-component-contract-29-effect = contratto 29, «Campo in prestito»: area ed effetto
alubari-component-contract-29-back = contratto 29, «Campo in prestito»: meteo sul dorso
alubari-component-contract-29-score = contratto 29, «Campo in prestito»: punti e condizione
alubari-component-contract-30-effect = contratto 30, «Rinforzo stagionale»: area ed effetto
alubari-component-contract-30-back = contratto 30, «Rinforzo stagionale»: meteo sul dorso
alubari-component-contract-30-score = contratto 30, «Rinforzo stagionale»: punti e condizione

# The parts of a bot's estimate

alubari-term-estates = piantagioni
    .the = le piantagioni
alubari-term-stations = stazioni
    .the = le stazioni
alubari-term-track = tratte
    .the = le tratte
alubari-term-contracts = contratti completati
    .the = i contratti completati
alubari-term-chai = chai
    .the = il chai
alubari-term-leaves = foglie rimaste
    .the = le foglie rimaste
alubari-term-darjeeling = Darjeeling e chai
    .the = Darjeeling e il chai
alubari-term-equipment = equipaggiamenti
    .the = gli equipaggiamenti
alubari-term-goods = risorse
    .the = le risorse
alubari-term-cards = carte in mano
    .the = le carte in mano
