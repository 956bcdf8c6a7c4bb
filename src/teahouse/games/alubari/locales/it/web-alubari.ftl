# Alubari nel browser: nomi di pezzi e luoghi, suggerimenti, il tabellone come testo.

## A che punto è la partita

web-alubari-progress =
    Round { $round }{ $last ->
        [yes] {" · ultimo round"}
       *[no] {""}
    }
web-alubari-counted =
    { $n ->
        [0] : è tutto
       *[other] { $ask ->
            [dig] : ancora { $n }
           *[other] : ancora { $n } al massimo
        }
    }
# Ciò che si prende o si produce in una volta: "Prendi 2 minerali di ferro, 1 pietra"
web-alubari-cubes = Prendi { $goods }
web-alubari-work =
    { $step ->
        [steel] Produci { $made } con { $paid }
        [stone-from-yard] Produci { $made } con { $paid } (deposito)
        [stone-from-bag] Produci { $made } con { $paid } (sacchetto)
       *[crush] Frantuma { $paid }: { $made }
    }
web-alubari-scoring-leaves = Le foglie che nessun contratto richiede contano anch’esse
web-alubari-scoring-contracts = Un contratto conta se la condizione è soddisfatta; ogni segnalino e ogni foglia serve una volta sola
web-alubari-scoring-places = Vince chi ha più punti; a pari punti la vittoria è condivisa
web-alubari-rate-track = Lungo il tracciato: { $values }
web-alubari-phase-post = Contratti
web-alubari-phase-weather = Meteo
web-alubari-phase-refill = Deposito
web-alubari-phase-labourers = Operai
web-alubari-phase-work = Azioni da A a G
web-alubari-ask =
    { $decision ->
        [place] Gli operai agiscono dopo, da A a G
        [hire] Lavora per te solo in questo round
        [use_contract] Ogni contratto aiuta una volta; i punti restano
        [strengthen] Un chai conservato vale punti alla fine
        [cubes] Minerale e pietra per costruire, chai per il suo tracciato
        [works] In qualsiasi ordine; fermati quando vuoi
        [lay] Ogni tratta dà punti; un fiume apre città
        [build] Una città chiusa si apre quando si posa il suo fiume
        [post] Aiuta una volta e dà punti se la condizione è soddisfatta
        [chaiwala] Il chai rafforza le azioni e dà punti alla fine
       *[other] {""}
    }

## Quantità

web-alubari-amount =
    { $n } { $good ->
        [iron]
            { $n ->
                [one] minerale di ferro
               *[other] minerali di ferro
            }
        [stone]
            { $n ->
                [one] pietra
               *[other] pietre
            }
        [rubble]
            { $n ->
                [one] detrito
               *[other] detriti
            }
        [steel]
            { $n ->
                [one] barra d’acciaio
               *[other] barre d’acciaio
            }
        [leaves]
            { $n ->
                [one] foglia
               *[other] foglie
            }
       *[chai] chai
    }
web-alubari-need =
    { $n } { $need ->
        [track]
            { $n ->
                [one] tratta
               *[other] tratte
            }
        [station]
            { $n ->
                [one] area di stazione
               *[other] aree di stazione
            }
        [rubble_station]
            { $n ->
                [one] area di stazione pagata in detriti
               *[other] aree di stazione pagate in detriti
            }
        [estate]
            { $n ->
                [one] spazio piantagione
               *[other] spazi piantagione
            }
       *[leaves]
            { $n ->
                [one] foglia
               *[other] foglie
            }
    }
web-alubari-points =
    { $n ->
        [one] { $n } punto
       *[other] { $n } punti
    }
web-alubari-gain =
    { $gain ->
        [third] terzo operaio gratuito nel prossimo round
        [steel]
            { $n ->
                [one] { $n } barra d’acciaio
               *[other] { $n } barre d’acciaio
            }
        [contract] un contratto dell’ufficio postale
        [equipment] un equipaggiamento gratuito
        [chai] { $n } chai
        [leaves]
            { $n ->
                [one] { $n } foglia
               *[other] { $n } foglie
            }
       *[per_chai]
            { $n ->
                [one] { $n } punto per ogni chai
               *[other] { $n } punti per ogni chai
            }
    }
web-alubari-markers =
    { $n ->
        [one] { $n } segnalino rimasto
       *[other] { $n } segnalini rimasti
    }
web-alubari-to-place =
    { $n ->
        [one] { $n } operaio da piazzare
       *[other] { $n } operai da piazzare
    }
web-alubari-estate-spaces =
    { $n ->
        [one] { $n } spazio piantagione
       *[other] { $n } spazi piantagione
    }
web-alubari-contracts-used =
    { $n ->
        [one] { $n } contratto
       *[other] { $n } contratti
    }, usati: { $used }
web-alubari-left =
    { $ask ->
        [dig] ancora { $n }
       *[other] ancora { $n } al massimo
    }

## Ferrovia e piantagioni

web-alubari-railway = La ferrovia da Siliguri a Darjeeling
web-alubari-loops = le curve di Agony
web-alubari-section =
    { alubari-word-section }: { web-alubari-worth-points }{ $river ->
        [yes] {" · "}fiume: dà chai, apre città
       *[no] {""}
    }
web-alubari-worth-points =
    { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
web-alubari-station = { alubari-word-station }: { $cost } · { $gains }
web-alubari-estates = Piantagioni di tè
web-alubari-space =
    { alubari-word-estate } { $space }: { web-alubari-worth-points }{ $rubble ->
        [0] {""}
       *[other] {" · "}{ $rubble ->
            [one] { $rubble } detrito
           *[other] { $rubble } detriti
        }
    }{ $borrowed ->
        [yes] {" · "}in prestito
       *[no] {""}
    }

## Aree azione

web-alubari-room =
    Spazio operaio { $room }{ $fog ->
        [yes] {" · "}nella nebbia
       *[no] {""}
    }{ $leads ->
        [yes] {" · "}dà il segnalino primo giocatore
       *[no] {""}
    }
web-alubari-place-does =
    { $does ->
        [A] Fino a { $rate } cubi: minerale, pietra, chai
        [B] Scava { $rate } detriti; uno spazio liberato è tuo
        [C] Fino a { $rate } mini-azioni: acciaio, pietra, detriti
        [D] Tratte da posare: { $rate }, una barra ciascuna, punti
        [E] Paga un’area di stazione (punti) o un equipaggiamento
        [F] Un contratto: un aiuto una volta, punti alla fine
       *[G] Raccolto { $rate }: foglie, o foglie in chai
    }{ $able ->
        [no] {" · non ancora utile"}
       *[yes] {""}
    }
web-alubari-stall =
    { $area ->
        [B] da scavare, per operaio
        [D] { $n ->
            [one] tratta, una barra
           *[other] tratte, una barra ciascuna
        }
        [E] un’area di stazione o un equipaggiamento
        [F] prendi un contratto scoperto
       *[G] foglie, o chai
    }
web-alubari-stronger = Più forte
web-alubari-extra = Azione in più

## Meteo, eventi, chai

web-alubari-weather = Meteo
web-alubari-weather-does =
    { $weather ->
        [none] nessun meteo: non cambia nulla
        [sun] sole: più scavo e più binari
        [rain] pioggia: meno scavo e meno binari, più raccolto
       *[fog] nebbia: meno raccolto; l’ultimo spazio di B e D è chiuso
    }
web-alubari-day =
    { $day ->
        [today] oggi
        [next] poi
       *[later] più tardi
    }
web-alubari-events = Eventi
web-alubari-event-does =
    { $event ->
        [1] il gioco prende i prossimi spazi piantagione
        [2] la capacità di raccolto sale
        [3] il gioco posa le prossime tratte
        [4] il gioco prende ciò che resta di una città
        [5] paga per ogni equipaggiamento o riportalo in rimessa
       *[other] un raccolto, poi il gioco posa tratte
    }
web-alubari-event =
    { $event ->
        [1] Scavo
        [2] Crescita delle colture
        [3] Posa dei binari
        [4] Costruzione di stazioni
        [5] Manutenzione degli equipaggiamenti
       *[other] Raccolto e posa dei binari
    }{ $cubes ->
        [0] {""}
        [one] {" · "}{ $cubes } cubo evento
       *[other] {" · "}{ $cubes } cubi evento
    }
web-alubari-chai-track = Tracciato del chai
web-alubari-chai-space = { $chai } chai: { web-alubari-worth-points }

## Contratti ed equipaggiamenti

web-alubari-worth = { web-alubari-worth-points } per { $needs }
web-alubari-per-chai =
    { $n ->
        [one] { $n } punto per ogni chai
       *[other] { $n } punti per ogni chai
    }
web-alubari-met = condizione soddisfatta
web-alubari-usable = Una volta, durante { $area }
web-alubari-used = usato
web-alubari-deck = mazzo { $n }, poi { alubari-word-weather }
web-alubari-empty = vuoto
web-alubari-aboard = con { $n } chai

## Il proprio vassoio

web-alubari-stores = La tua riserva
web-alubari-stored =
    { $good ->
        [iron] minerale
        [stone] pietra
        [rubble] detriti
        [steel] barra
        [leaves] foglie
       *[chai] chai
    }
web-alubari-labourers = Operai
web-alubari-ready = pronto
web-alubari-at = in { $room }
web-alubari-tea-house = casa da tè
web-alubari-third =
    { $free ->
        [now] Terzo operaio, gratuito in questo round
        [next] Terzo operaio, gratuito nel prossimo round
       *[no] Terzo operaio, nella casa da tè
    }
web-alubari-third-free =
    { $free ->
        [now] gratuito
       *[next] poi gratuito
    }
web-alubari-hire = Ingaggia
web-alubari-contracts = Contratti
web-alubari-no-contract = Ancora nessun contratto
web-alubari-this-round = In questo round:
web-alubari-lasting =
    { $effect ->
        [cubes] { $n ->
            [one] +{ $n } cubo in A
           *[other] +{ $n } cubi in A
        }
        [dig] { $n ->
            [one] +{ $n } detrito per scavo
           *[other] +{ $n } detriti per scavo
        }
        [track] +{ $n } tratta per posa
        [extra] azione in più
        [anywhere] scavo ovunque
        [iron_rails] { $n } minerali per una tratta
        [leaves] foglia per tratta
        [beyond] oltre un fiume
        [station] stazione più economica
       *[engine] equipaggiamento più economico
    }
web-alubari-equipment = Equipaggiamenti
web-alubari-no-equipment = Ancora nessuno
web-alubari-markers-left = Segnalini rimasti
web-alubari-first = Primo giocatore

## Il riepilogo

web-alubari-in-deck = Nel mazzo: { $n }
web-alubari-top = prima carta: { alubari-word-weather }
web-alubari-discards = Scarti: { $n }
web-alubari-box = Fuori da questa partita

## Il tabellone come testo

web-alubari-said-weather =
    Meteo: { $today ->
        [none] nessun meteo
        [sun] sole
        [rain] pioggia
       *[fog] nebbia
    } oggi, poi { $next ->
        [none] nessun meteo
        [sun] sole
        [rain] pioggia
       *[fog] nebbia
    }, poi { $later ->
        [none] nessun meteo
        [sun] sole
        [rain] pioggia
       *[fog] nebbia
    }
web-alubari-said-rates = Capacità di scavo { $dig }, di posa { $track }, di raccolto { $harvest }
web-alubari-said-seat =
    { $name }: { web-alubari-worth-points } · { $goods } · { $labourers ->
        [one] { $labourers } operaio da piazzare
       *[other] { $labourers } operai da piazzare
    } · { $markers ->
        [one] { $markers } segnalino rimasto
       *[other] { $markers } segnalini rimasti
    }
web-alubari-said-no-goods = riserva vuota
web-alubari-said-stall =
    { alubari-word-area }: { $free ->
        [one] { $free } spazio libero
       *[other] { $free } spazi liberi
    }
web-alubari-said-yard = Deposito: { $goods }
web-alubari-said-town =
    { alubari-word-town }: { $open ->
        [yes] aperta
       *[no] chiusa
    }
web-alubari-said-engine = Rimessa delle locomotive: { alubari-word-equipment } · { $cost }

## In breve

web-alubari-brief-goal = Vince chi ha più punti vittoria; si contano alla fine.
web-alubari-brief-points =
    Spazi piantagione liberati, aree di stazione costruite, binari posati: ognuno ha i suoi punti.
    Contratti di cui soddisfi la condizione; gli altri non costano nulla.
    Il chai sul tracciato del chai, { $numbers-end-leaf-half-points ->
        [0] nulla
        [1] mezzo punto
        [2] 1 punto
       *[other] { $numbers-end-leaf-half-points } mezzi punti
    } per ogni foglia rimasta.
    Equipaggiamenti: i punti di ogni carta, non in solitario.
web-alubari-brief-turn =
    In ogni round piazzi i tuoi operai a turno, uno in più se puoi ingaggiarlo.
    Poi le aree si risolvono da A a G: cubi, scavo, fonderia, binari, costruzione, contratti, chai.
    Un chai pagato potenzia l’azione di un operaio.
    Un contratto si usa una volta, nell’area della sua lettera, e conta comunque alla fine.
web-alubari-brief-end = Finisce con il round in cui la ferrovia arriva a Darjeeling; in uno o due giocatori anche quando qualcuno non ha più segnalini.
web-alubari-brief-first =
    A dà cubi: il minerale di ferro diventa acciaio in C, la pietra serve per costruire.
    B libera le piantagioni da sinistra: chi prende l’ultimo detrito di uno spazio lo possiede, e quello dà foglie a ogni raccolto.
    D richiede barre d’acciaio: una tratta sul fiume dà chai e apre le città successive.
    E costruisce un’area di stazione o acquista un equipaggiamento: all’inizio è aperta solo Siliguri.
    F prende un contratto; guarda quale si adatta a ciò che fai comunque.
    G prende foglie o le converte in chai.

## Opzioni, in una riga

web-alubari-option-alubari-estate = Stampata: un inizio più facile. Coperta: una carta vi sta sopra.
web-alubari-option-first = Chi gioca il primo turno.
