# Le regole di Alubari, un messaggio per numero del registro.

alubari-rules-intro =
    Liberi piantagioni di tè dai detriti ai piedi dell’Himalaya, raccogli le foglie e le converti in chai per operai assetati.
    Insieme posate la ferrovia da Siliguri a Darjeeling e costruite aree di stazione lungo la linea.
    In ogni round piazzi i tuoi operai su sette aree azione, risolte poi da A a G; i contratti potenziano un’azione una volta e danno punti alla fine se la condizione è soddisfatta.
    Quando la ferrovia è completa vince chi ha più punti; in solitario si gioca per i traguardi.
alubari-rules-notice =
    Alubari è un gioco di Tony Boydell; modalità in solitario di Aernout Cassier.
    Questo programma non è legato né all’autore né agli editori, e racconta le regole con parole proprie.
    Molto di ciò che era stampato è perduto ed è stato ricostruito: la maggior parte dei contratti, i costi di stazioni ed equipaggiamenti, la maggior parte delle piantagioni, gli spazi operaio, parte dei tracciati.
    Dove il regolamento tace, abbiamo deciso noi; ognuna di queste decisioni si chiama interpretazione.

## Sezioni

alubari-rules-section-setup = Preparazione
alubari-rules-section-round = Il round: contratti, meteo, deposito
alubari-rules-section-labourers = Assegnazione degli operai
alubari-rules-section-resolution = Risoluzione delle azioni
alubari-rules-section-equipment = Equipaggiamento
alubari-rules-section-events = Eventi
alubari-rules-section-end = Fine della partita
alubari-rules-section-scoring = Conteggio finale
alubari-rules-section-solo = Partita in solitario
alubari-rules-section-supplies = Riserve, contratti, che cosa è nascosto

## Preparazione

alubari-rule-A01 =
    Alubari è per 1-5 giocatori.
    Opzione: la piantagione Alubari è stampata (di norma, più facile) o coperta da una carta.
    Nostra interpretazione: il primo giocatore è sorteggiato o scelto.
    .title = Giocatori e opzioni
alubari-rule-A02 =
    Con meno di { $darjeeling-second-area-from } giocatori una tessera di blocco chiude la seconda area di stazione di Darjeeling.
    .title = Seconda area di Darjeeling
alubari-rule-A03 =
    La fine del tracciato del chai è bloccata: il massimo è { $chai-track-limit-1 } chai in solitario, { $chai-track-limit-2 } con due giocatori, { $chai-track-limit-3 } con tre, { $chai-track-limit-4 } con quattro, { $chai-track-limit-5 } con cinque.
    Che con tre giocatori siano bloccati due spazi è noto; gli altri numeri sono ricostruiti, salvo valori letti da una scatola.
    .title = Fine del tracciato del chai
alubari-rule-A04 =
    Tre segnalini capacità stanno sugli spazi di partenza delle capacità di scavo, di posa e di raccolto.
    .title = Segnalini capacità
alubari-rule-A05 =
    Quanti spazi operaio ha ogni area azione dipende dal numero di giocatori.
    Con 1 o 2 giocatori: A { $actions-a-1 }, B { $actions-b-1 }, C { $actions-c-1 }, D { $actions-d-1 }, E { $actions-e-1 }, F { $actions-f-1 }, G { $actions-g-1 }; con tre: A { $actions-a-2 }, B { $actions-b-2 }, C { $actions-c-2 }, D { $actions-d-2 }, E { $actions-e-2 }, F { $actions-f-2 }, G { $actions-g-2 }; con quattro o cinque: A { $actions-a-3 }, B { $actions-b-3 }, C { $actions-c-3 }, D { $actions-d-3 }, E { $actions-e-3 }, F { $actions-f-3 }, G { $actions-g-3 }.
    I numeri stampati sono perduti, questi sono ricostruiti, salvo valori letti da una scatola.
    .title = Spazi operaio
alubari-rule-A06 =
    I 30 contratti si mescolano e due si scoprono in A e B.
    Il dorso del successivo dà il meteo del round 2 prima di scoprirlo in C; il dorso di quello dopo dà il meteo del round 3.
    Il round 1 non ha meteo.
    .title = Primi contratti e meteo
alubari-rule-A07 =
    Le carte piantagione, con un lato a caso, formano una fila di piantagioni di tè: { $estates-slots-1 } in solitario, { $estates-slots-2 } con due giocatori, { $estates-slots-3 } con tre, { $estates-slots-4 } con quattro, { $estates-slots-5 } con cinque.
    Nostra interpretazione: Alubari è la più a sinistra, stampata o coperta.
    .title = Fila di piantagioni
alubari-rule-A08 =
    Ogni spazio piantagione riceve tanti detriti quanti ne ha stampati.
    .title = Detriti sulle piantagioni
alubari-rule-A09 =
    Degli otto equipaggiamenti alcuni, a caso, formano la rimessa delle locomotive: { $shed-dealt-2 } con due giocatori, { $shed-dealt-3 } con tre, { $shed-dealt-4 } con quattro, { $shed-dealt-5 } con cinque.
    Quelli che vengono con chai portano un cubo di chai.
    .title = Rimessa delle locomotive
alubari-rule-A10 =
    Il sacchetto riceve minerali di ferro e pietre secondo i giocatori: { $bag-iron-1 } e { $bag-stone-1 } in solitario, { $bag-iron-2 } e { $bag-stone-2 } in due, { $bag-iron-3 } e { $bag-stone-3 } in tre, { $bag-iron-4 } e { $bag-stone-4 } in quattro, { $bag-iron-5 } e { $bag-stone-5 } in cinque.
    Con 2-5 giocatori vi vanno tutti i cubi di chai che non stanno su equipaggiamenti, in solitario { $bag-chai-solo }.
    .title = Sacchetto delle risorse
alubari-rule-A11 =
    Cubi dal sacchetto riempiono il deposito: { $bag-first-fill-1 } in solitario, { $bag-first-fill-2 } con due giocatori, { $bag-first-fill-3 } con tre, { $bag-first-fill-4 } con quattro, { $bag-first-fill-5 } con cinque.
    Solo dopo i cubi evento vanno nel sacchetto, nello stesso ordine: { $bag-event-cubes-1 }, { $bag-event-cubes-2 }, { $bag-event-cubes-3 }, { $bag-event-cubes-4 }, { $bag-event-cubes-5 }.
    .title = Primo deposito
alubari-rule-A12 =
    Ogni giocatore ha { $box-labourers-per-player } operai, l’ultimo in attesa nella casa da tè, e { $box-markers-per-player } segnalini proprietà.
    Uno sta sul tracciato del chai; tutti gli altri si possono piazzare.
    .title = Che cosa ha ogni giocatore
alubari-rule-A13 =
    Nostra interpretazione: il primo giocatore è sorteggiato o scelto e tiene il segnalino primo giocatore.
    Nel regolamento è chi ha bevuto tè per ultimo.
    .title = Primo giocatore

## Il round: contratti, meteo, deposito

alubari-rule-A14 =
    Un round ha cinque fasi: contratti, meteo, deposito ed eventi, operai, azioni.
    Il round 1 comincia dagli operai.
    .title = Cinque fasi
alubari-rule-A15 =
    Un contratto in A si scarta, gli altri salgono e nuovi riempiono i posti vuoti.
    Se serve una carta e il mazzo è vuoto, si mescolano gli scarti.
    Nostra interpretazione: se mancano entrambi, i posti restano vuoti.
    .title = Rifornimento dei contratti
alubari-rule-A16 =
    Il vecchio meteo se ne va e i segnalini scendono di uno spazio; il più basso è il meteo di oggi e cambia le capacità nell’ordine scavo, posa, raccolto.
    Il dorso del primo contratto dà la nuova previsione.
    Nostra interpretazione: senza carte si estrae come i dorsi stampati.
    .title = Aggiornamento del meteo
alubari-rule-A17 =
    Variazione delle capacità di scavo, di posa e di raccolto: sole { $weather-sun }; pioggia { $weather-rain }; nebbia { $weather-fog }.
    Con la nebbia l’ultimo spazio di B e di D è bloccato in questo round.
    Nostra interpretazione: quando B è uno spazio costruzione, la nebbia blocca solo D.
    .title = Sole, pioggia, nebbia
alubari-rule-A18 =
    La capacità di scavo scorre su { $rates-excavation-values }.
    Oltre l’estremità destra vi resta e c’è subito un raccolto, qualunque sia l’eccedenza.
    All’estremità sinistra un calo si ignora.
    .title = Capacità di scavo
alubari-rule-A19 =
    Aumenti e cali della capacità di posa oltre le estremità si ignorano.
    .title = Capacità di posa
alubari-rule-A20 =
    Un aumento oltre lo spazio più a destra lascia lì il segnalino e porta subito un raccolto; starci soltanto non ne porta.
    All’estremità sinistra un calo si ignora.
    .title = Capacità di raccolto
alubari-rule-A21 =
    In un raccolto ogni giocatore prende foglie: i propri spazi piantagione per la capacità di raccolto, arrotondando per difetto.
    Poi il segnalino torna alla partenza.
    I raccolti vengono dalle capacità, dagli eventi 2 e 6 e da contratti.
    .title = Raccolto
alubari-rule-A22 =
    Si pescano cubi dal sacchetto: { $bag-refill-1 } in solitario, { $bag-refill-2 } con due giocatori, { $bag-refill-3 } con tre, { $bag-refill-4 } con quattro, { $bag-refill-5 } con cinque, o tutti quelli che ci sono.
    Minerali di ferro, pietre e chai vanno nel deposito, accanto a ciò che resta.
    .title = Rifornimento del deposito
alubari-rule-A23 =
    I cubi evento si mettono per ultimi, ognuno sullo spazio successivo della ruota, il primo della partita sullo spazio 1.
    Ogni evento avviene prima del cubo successivo.
    Nostra interpretazione: i cubi rimessi nel sacchetto da un evento non si pescano di nuovo in questo rifornimento.
    .title = Cubi evento
alubari-rule-A24 =
    La ruota degli eventi gira: dopo lo spazio 6 viene lo spazio 1, e gli eventi possono tornare.
    .title = Ruota

## Assegnazione degli operai

alubari-rule-A25 =
    Chi possiede un equipaggiamento può pagare { $numbers-third-labourer-chai } chai per il terzo operaio in questo round.
    Gratuito (area di stazione, treno d’ispezione, contratto) non si paga.
    Questo chai non è il bonus chai.
    Nostra interpretazione: si decide dal primo giocatore in senso orario; gratuito da un’area o un contratto non richiede equipaggiamento, e se non si prende è perso; mai più di uno.
    .title = Terzo operaio
alubari-rule-A26 =
    A turno ognuno mette un operaio su uno spazio libero di qualsiasi area azione, finché tutti sono piazzati.
    L’ordine degli spazi è libero, e più operai propri possono stare nella stessa area.
    Nostra interpretazione: si può piazzare un operaio anche dove la sua azione sarà impossibile.
    .title = Piazzare gli operai

## Risoluzione delle azioni

alubari-rule-A27 =
    Le aree azione si risolvono da A a G: in ognuna prima i contratti, poi gli spazi in ordine.
    .title = Aree da A a G
alubari-rule-A28 =
    Prima di risolvere un’area ognuno una volta, dal primo giocatore in senso orario, può usare i propri contratti non usati con la sua lettera, anche senza operai lì.
    Un contratto usato è inclinato e l’effetto dura fino alla fine del round; ognuno si usa una volta.
    Un contratto ottenuto prima nel round si può usare in un’area successiva.
    Nostra interpretazione: l’ordine è fissato all’inizio dell’area, e un contratto si può usare anche senza effetto.
    .title = Usare contratti
alubari-rule-A29 =
    L’azione di un operaio va eseguita se possibile, operaio per operaio.
    Scavo, posa, prima costruzione, ufficio postale e chaiwala sono obbligatori; il numero di cubi in A, le mini-azioni in C e la seconda costruzione sono liberi.
    .title = Gli operai devono agire
alubari-rule-A30 =
    Prima che un operaio agisca puoi pagare 1 chai per l’azione potenziata: un chai per operaio e per round, mai in G.
    Vale anche per le azioni extra dei contratti.
    Nostra interpretazione: solo se ciò che il chai aggiunge si può poi eseguire almeno in parte, in ogni area; quindi non per una seconda costruzione impossibile.
    .title = Bonus chai
alubari-rule-A31 =
    Prendi fino a { $numbers-stock-yard-cubes ->
        [one] { $numbers-stock-yard-cubes } cubo
       *[other] { $numbers-stock-yard-cubes } cubi
    } a scelta, di cui al massimo { $numbers-stock-yard-chai-cubes } di chai.
    L’operaio sull’ultimo spazio prende subito anche il segnalino primo giocatore; vale dall’area successiva.
    Bonus chai: { $numbers-stock-yard-chai-bonus } cubi in più, uno dei quali può essere chai.
    .title = A: deposito
alubari-rule-A32 =
    Un cubo di chai preso, nel deposito o con un equipaggiamento, fa avanzare il tuo segnalino di uno spazio sul tracciato del chai e lascia la partita.
    Nostra interpretazione: oltre il massimo il chai è perso e il cubo se ne va lo stesso.
    .title = Cubi di chai
alubari-rule-A33 =
    Prendi detriti pari alla capacità di scavo, dallo spazio piantagione più a sinistra che ne ha, poi verso destra.
    Chi prende l’ultimo di uno spazio vi mette un segnalino proprietà.
    Va preso il numero completo se c’è, bonus attivi compresi.
    Bonus chai: capacità +{ $numbers-excavate-chai-bonus }.
    .title = B: scavo
alubari-rule-A34 =
    Se alla fine di un round non restano detriti sulle piantagioni di tè, dal successivo l’area B è un solo spazio costruzione, con il bonus chai di E, fino alla fine.
    .title = B diventa uno spazio costruzione
alubari-rule-A35 =
    Fino a { $numbers-works-steps ->
        [one] { $numbers-works-steps } mini-azione
       *[other] { $numbers-works-steps } mini-azioni
    }, in qualsiasi ordine e con ripetizioni: { $numbers-works-iron-for-steel ->
        [one] { $numbers-works-iron-for-steel } minerale
       *[other] { $numbers-works-iron-for-steel } minerali
    } di ferro nel sacchetto per 1 barra d’acciaio; { $numbers-works-rubble-for-stone ->
        [one] { $numbers-works-rubble-for-stone } detrito
       *[other] { $numbers-works-rubble-for-stone } detriti
    } per 1 pietra dal deposito o dal sacchetto; 1 pietra nel sacchetto per { $numbers-works-rubble-from-stone ->
        [one] { $numbers-works-rubble-from-stone } detrito
       *[other] { $numbers-works-rubble-from-stone } detriti
    }.
    Bonus chai: quante ne vuoi, e l’acciaio costa { $numbers-works-iron-for-steel-with-chai ->
        [one] { $numbers-works-iron-for-steel-with-chai } minerale
       *[other] { $numbers-works-iron-for-steel-with-chai } minerali
    } di ferro.
    Nostra interpretazione: con il bonus chai niente pietra dopo averne frantumata una.
    .title = C: fonderia
alubari-rule-A36 =
    Paga una barra d’acciaio per ogni tratta libera successiva e mettici un segnalino proprietà.
    Almeno quanto la capacità, secondo barre e tratte; chai (+{ $numbers-track-chai-bonus }) e contratti la aumentano.
    Nostra interpretazione: ciò che aggiungono chai e contratti è facoltativo, tratta per tratta, e nessuno posa più dei suoi segnalini.
    .title = D: posa dei binari
alubari-rule-A37 =
    Una tratta sul fiume dà { $numbers-track-river-chai } chai a chi la posa e apre tutte le città prima del prossimo fiume non posato.
    .title = Fiumi
alubari-rule-A38 =
    Costruisci un’area di stazione o acquista un equipaggiamento.
    Bonus chai: uno in più, a scelta.
    .title = E: costruzione
alubari-rule-A39 =
    Paga il costo di un’area libera in una città aperta e mettici un segnalino proprietà: minerali di ferro e pietre nel sacchetto, acciaio, detriti e foglie nella riserva.
    All’inizio è aperta solo Siliguri; la tratta di una città non deve essere posata.
    Le aree danno punti alla fine, un bonus subito, o entrambi.
    .title = Aree di stazione
alubari-rule-A40 =
    Bonus: terzo operaio gratuito nel round successivo; barre d’acciaio se ce ne sono; un contratto dell’ufficio postale, non sostituito; un equipaggiamento; chai; foglie.
    Nostra interpretazione: prenderlo è obbligatorio se possibile; se non c’è nulla, l’area si può costruire e il bonus è perso.
    .title = Bonus delle aree
alubari-rule-A41 =
    Paga il costo di un equipaggiamento della rimessa delle locomotive e prendilo; i suoi cubi di chai fanno avanzare il tuo segnalino del chai.
    Agisce da subito.
    Puoi averne quanti vuoi, in solitario { $shed-owned-solo }.
    .title = Equipaggiamento
alubari-rule-A42 =
    Prendi un contratto scoperto; non si sostituisce in questo round, e senza contratti non c’è azione.
    Puoi averne quanti vuoi.
    Bonus chai: prima scarta tutti e scoprine tre nuovi, anche se l’ufficio è vuoto.
    .title = F: ufficio postale
alubari-rule-A43 =
    O prendi foglie pari alla capacità di raccolto (nessuna a ½), o converti almeno una foglia in chai, una per uno, fino al massimo.
    Non c’è bonus chai.
    .title = G: chaiwala
alubari-rule-A44 =
    Tutti gli operai tornano, i terzi rientrano nella casa da tè, e si controlla la fine della partita.
    .title = Fine del round

## Equipaggiamento

alubari-rule-A45 =
    Il tuo terzo operaio costa { $numbers-third-labourer-rubble ->
        [one] { $numbers-third-labourer-rubble } detrito
       *[other] { $numbers-third-labourer-rubble } detriti
    } invece di { $numbers-third-labourer-chai } chai.
    Nostra interpretazione: a scelta l’uno o l’altro.
    .title = Locotrattore
alubari-rule-A46 =
    Prendi una foglia per ogni tuo operaio che agisce in A.
    Nostra interpretazione: anche se non prende cubi.
    .title = Toy Train
alubari-rule-A47 =
    La prima tratta che posi in un round, in qualunque modo, dà 1 chai.
    Puoi spenderlo per qualsiasi operaio successivo del round, anche in D.
    .title = Garratt
alubari-rule-A48 =
    Alla fine ogni tuo contratto che chiede foglie ne chiede una in meno, mai sotto zero.
    .title = Magazzino della Compagnia
alubari-rule-A49 =
    Ogni area di stazione ti costa { $numbers-crew-rubble ->
        [one] { $numbers-crew-rubble } detrito
       *[other] { $numbers-crew-rubble } detriti
    } o { $numbers-crew-stone ->
        [one] { $numbers-crew-stone } pietra
       *[other] { $numbers-crew-stone } pietre
    } in meno.
    Nostra interpretazione: la pietra solo se l’area ne chiede, mai sotto zero; se chiede entrambi, scegli tu; si somma allo sconto di un contratto.
    .title = Squadra di costruzione
alubari-rule-A50 =
    Il treno di lusso vale { $equipment-luxury-points ->
        [one] { $equipment-luxury-points } punto
       *[other] { $equipment-luxury-points } punti
    } alla fine, senza altri effetti.
    .title = Treno di lusso
alubari-rule-A51 =
    Il treno molto affidabile non richiede manutenzione.
    .title = Treno molto affidabile
alubari-rule-A52 =
    In un round con almeno un evento il tuo terzo operaio è gratuito.
    .title = Treno d’ispezione della linea

## Eventi

alubari-rule-A53 =
    Gli spazi piantagione con detriti più a sinistra ({ $numbers-events-cleared-spaces }), anche già intaccati, si svuotano e ricevono un segnalino del gioco; in solitario tanti spazi quanti la capacità di scavo.
    Poi i cubi evento su 4, 5 e 6 tornano nel sacchetto; solo se ce n’erano, nel deposito restano al massimo { $numbers-events-trim-1 ->
        [one] { $numbers-events-trim-1 } minerale
       *[other] { $numbers-events-trim-1 } minerali
    } di ferro, { $numbers-events-trim-2 ->
        [one] { $numbers-events-trim-2 } pietra
       *[other] { $numbers-events-trim-2 } pietre
    } e { $numbers-events-trim-3 } chai, e il resto va nel sacchetto.
    .title = Evento 1: scavo
alubari-rule-A54 =
    La capacità di raccolto sale di { $numbers-events-crops-grow }; oltre la fine c’è un raccolto.
    .title = Evento 2: crescita delle colture
alubari-rule-A55 =
    Il gioco posa tante tratte quante la capacità di posa, dalla più bassa libera.
    Nostra interpretazione: un fiume posato così apre città e non dà chai a nessuno.
    .title = Evento 3: posa dei binari
alubari-rule-A56 =
    Il gioco prende tutte le aree libere della città incompleta più vicina a Siliguri, Siliguri esclusa.
    Nostra interpretazione: anche oltre un fiume non posato, e un’area bloccata non conta come libera.
    Poi i cubi evento su 1, 2 e 3 tornano nel sacchetto.
    .title = Evento 4: costruzione di stazioni
alubari-rule-A57 =
    Per ogni equipaggiamento a sé, il proprietario paga { $numbers-events-maintenance-steel ->
        [one] { $numbers-events-maintenance-steel } barra
       *[other] { $numbers-events-maintenance-steel } barre
    } d’acciaio o { $numbers-events-maintenance-chai } chai o lo riporta in rimessa, dove non riceve un nuovo cubo di chai.
    Nostra interpretazione: i giocatori decidono dal primo giocatore in senso orario.
    .title = Evento 5: manutenzione degli equipaggiamenti
alubari-rule-A58 =
    Un raccolto, poi di nuovo l’evento 3.
    .title = Evento 6: raccolto e posa dei binari

## Fine della partita

alubari-rule-A59 =
    La partita finisce alla fine del round in cui non resta alcuna tratta libera, che l’ultima l’abbia posata un giocatore o un evento.
    .title = Ferrovia completa
alubari-rule-A60 =
    La partita in solitario finisce anche appena piazzi l’ultimo segnalino proprietà.
    Nostra interpretazione: ciò che dà quella tratta o area si prende ancora, il resto dell’azione no.
    .title = Ultimo segnalino, solitario
alubari-rule-A61 =
    In due, quando uno piazza l’ultimo segnalino, l’altro gioca ancora un round da solo, poi la partita finisce.
    Nostra interpretazione: il round in corso si conclude prima; raccolti e manutenzione riguardano entrambi; niente round simile se la ferrovia è completa o nessuno dei due ha più segnalini.
    .title = Ultimo segnalino, due giocatori
alubari-rule-A62 =
    Nostra interpretazione: con 2-5 giocatori chi non ha più segnalini continua con ciò che non ne richiede.
    Uno spazio scavato senza segnalini diventa del gioco.
    .title = Giocare senza segnalini

## Conteggio finale

alubari-rule-A63 =
    Punti degli spazi piantagione propri.
    I segnalini sugli spazi presi in prestito con contratti si tolgono prima: niente punti né uso per contratti o traguardi, anche se durante la partita danno foglie.
    .title = Piantagioni
alubari-rule-A64 =
    Punti stampati sulle aree di stazione proprie.
    .title = Stazioni
alubari-rule-A65 =
    Punti delle tratte proprie.
    .title = Tratte
alubari-rule-A66 =
    I contratti, usati o no, danno punti se la condizione è soddisfatta per intero; non c’è penalità.
    Ogni segnalino e ogni foglia serve a un solo contratto.
    Nostra interpretazione: il programma trova l’assegnazione con più punti contratto meno mezzo punto per foglia usata, a parità quella che conserva più foglie, e la mostra.
    .title = Contratti completati
alubari-rule-A67 =
    Le condizioni chiedono segnalini su tratte, su aree di stazione, su aree il cui costo stampato ha detriti, su spazi piantagione, foglie, o un misto, per intero.
    Un contratto può anche dare punti per chai.
    .title = Condizioni
alubari-rule-A68 =
    Punti del tracciato del chai, più { $numbers-end-leaf-half-points ->
        [0] nulla
        [1] mezzo punto
        [2] 1 punto
       *[other] { $numbers-end-leaf-half-points } mezzi punti
    } per ogni foglia non usata da contratti, senza arrotondare.
    Le aree di stazione che lo indicano pagano punti per chai.
    .title = Chai e foglie
alubari-rule-A69 =
    Ogni equipaggiamento vale i punti della sua carta; niente in solitario.
    .title = Punti degli equipaggiamenti
alubari-rule-A70 =
    Vince chi ha più punti; in caso di pareggio la vittoria è condivisa.
    .title = Vittoria

## Partita in solitario

alubari-rule-A71 =
    In solitario alcune tratte che non sono fiumi ({ $numbers-end-solo-sections }), a caso, sono posate dal gioco all’inizio.
    Si saltano e non danno nulla.
    Nostra interpretazione: come in più giocatori puoi piazzare tutti i segnalini tranne quello sul tracciato del chai; il regolamento forse conta anche quello.
    .title = Tratte già posate, solitario
alubari-rule-A72 =
    In solitario la rimessa delle locomotive ha { $shed-dealt-1 ->
        [one] { $shed-dealt-1 } equipaggiamento
       *[other] { $shed-dealt-1 } equipaggiamenti
    }, e quelli riportati vi tornano.
    Ne possiedi al massimo { $shed-owned-solo } per volta.
    .title = Equipaggiamenti, solitario
alubari-rule-A73 =
    In solitario, nella fase 1 tutti i contratti rimasti si scartano e se ne scoprono tre nuovi.
    .title = Contratti, solitario
alubari-rule-A74 =
    In solitario, quando l’evento 1 arriva per la seconda volta, Siliguri è chiusa alle costruzioni.
    .title = Siliguri chiude, solitario
alubari-rule-A75 =
    In solitario gli equipaggiamenti non danno punti.
    .title = Niente punti per equipaggiamenti
alubari-rule-A76 =
    Una partita in solitario finita può valere 36 traguardi, di costruzione, di punteggio e di riserva personale.
    I punti non si arrotondano e gli spazi in prestito non contano.
    Nostra interpretazione: «con equipaggiamento» significa averne avuto uno in qualche momento.
    .title = Traguardi
alubari-rule-A77 =
    Tre partite in solitario di fila con più di 400, 500 o 600 punti in tutto valgono altri tre traguardi.
    Le partite in solitario restano registrate.
    .title = Campagna

## Riserve, contratti, che cosa è nascosto

alubari-rule-A78 =
    Tutto è scoperto tranne l’ordine del mazzo dei contratti e le pescate dal sacchetto.
    Il dorso del primo contratto, il suo meteo, è visibile, e il contenuto del sacchetto si ricava da ciò che è scoperto.
    Nostra interpretazione: anche i contratti scartati sono scoperti.
    .title = Che cosa è nascosto
alubari-rule-A79 =
    Nostra interpretazione: ci sono solo le { $box-steel-bars } barre d’acciaio della scatola, e senza pietra nel deposito e nel sacchetto non se ne produce.
    Detriti, foglie e segnalini del gioco non finiscono mai.
    .title = Riserve limitate
alubari-rule-A80 =
    Nostre interpretazioni, secondo i numeri dei contratti che conosciamo; se nella scatola l’effetto è su un’altra carta, l’interpretazione segue l’effetto:
    le azioni extra (7, 8, 13, 22) vengono dopo l’ultimo spazio e sono facoltative; 7 scava anche se B è uno spazio costruzione, 6 e 9 sono allora nulli.
    1 non cambia il limite di cubi di chai.
    9 scava cubo per cubo.
    11 richiede pietra nel sacchetto.
    16 non è una posa dei binari, ma 18 e la Garratt la contano.
    17 ricopre ogni spazio senza segnalino di un giocatore.
    18 conta le tratte posate dopo il suo uso.
    19 lascia esattamente un fiume non posato in mezzo.
    20 toglie solo pietra o detriti che l’area chiede.
    21 sostituisce anche un prezzo in chai.
    24 tiene una delle due carte pescate, o l’unica.
    25 raddrizza un altro tuo contratto usato, anche nello stesso momento.
    27 non fa nulla senza sole.
    28 e 29 vanno su spazi del gioco, almeno quanti ne dice la carta se puoi.
    30 dà un terzo operaio gratuito come un’area di stazione.
    .title = Interpretazioni sui contratti

## Domande frequenti, con la regola di quel numero per risposta

alubari-rules-question-A15 = E se i contratti finiscono?
alubari-rules-question-A17 = Quali spazi blocca la nebbia?
alubari-rules-question-A25 = Serve un equipaggiamento per un terzo operaio?
alubari-rules-question-A26 = Posso piazzare un operaio dove non si può fare nulla?
alubari-rules-question-A28 = Posso usare un contratto senza operai nella sua area?
alubari-rules-question-A30 = Quando posso pagare un chai per un’azione potenziata?
alubari-rules-question-A32 = E se il mio tracciato del chai è pieno?
alubari-rules-question-A35 = Posso trasformare la pietra in detriti e viceversa?
alubari-rules-question-A36 = Devo posare tutte le tratte che posso pagare?
alubari-rules-question-A40 = Posso rinunciare al bonus di un’area di stazione?
alubari-rules-question-A57 = Chi decide per primo nella manutenzione?
alubari-rules-question-A61 = In due, come finisce la partita dopo l’ultimo segnalino?
alubari-rules-question-A62 = Che cosa posso fare ancora senza segnalini?
alubari-rules-question-A66 = Un segnalino o una foglia può servire a più contratti?
alubari-rules-question-A79 = L’acciaio o la pietra possono finire?
