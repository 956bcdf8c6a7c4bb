# Le regole di Ceylon, un messaggio per numero del registro.

ceylon-rules-intro =
    Costruisci piantagioni di tè sull’isola, le raccogli, vendi il tè a compagnie lontane e ingaggi i consiglieri dei distretti.
    A ogni turno il giocatore di turno gioca una carta con due azioni: una per sé, l’altra per tutti gli altri.
    La partita finisce quando qualcuno ha piazzato tutti i segnalini piantagione o il mazzo è vuoto.
    Allora si contano le maggioranze, le compagnie e i segnalini rimasti, e vince chi ha più punti.
ceylon-rules-notice =
    Ceylon è un gioco di Suzanne e Chris Zinsli, pubblicato da Ludonova.
    Questo programma non è legato agli autori né all’editore, e racconta le regole con parole proprie.
    Parte di ciò che era stampato è andata persa ed è stata ricostruita: il disegno della mappa, le forme delle tessere elevazione, le carte di ogni coppia, la maggior parte dei contratti, il tracciato tecnologia, i numeri delle tessere iniziali e gli spazi contratto.
    Dove il regolamento tace, abbiamo deciso noi; ogni decisione di questo tipo si chiama interpretazione.

## Sezioni

ceylon-rules-section-setup = Preparazione
ceylon-rules-section-turn = Il turno
ceylon-rules-section-main = Azioni principali
ceylon-rules-section-alternative = Azioni alternative
ceylon-rules-section-councillors = Consiglieri
ceylon-rules-section-starting = Tessere iniziali (variante)
ceylon-rules-section-end = Fine della partita e conteggio finale
ceylon-rules-section-knowledge = Che cosa vedono tutti

## Preparazione

ceylon-rule-C01 =
    Ceylon è per 2-4 giocatori.
    Si sceglie se usare le tessere iniziali, quale distretto escludere con 2 giocatori, e chi è il primo giocatore.
    Interpretazione: il distretto può anche essere estratto a sorte, e il rilievo è casuale o costruito dai giocatori.
    .title = Giocatori e opzioni
ceylon-rule-C02 =
    La mappa ha quattro distretti di otto esagoni: Dimbula, Ruhuna, Kandy e Uva.
    Con 2 giocatori un distretto (stampato: Uva o Dimbula) è fuori gioco a ogni effetto: i meeple non vi entrano, non ha consigliere e il bonus distretto non lo richiede.
    Interpretazione: i meeple non lo attraversano nemmeno, perciò alcuni percorsi si allungano.
    .title = Distretti
ceylon-rule-C03 =
    Si pescano quattro delle cinque tessere elevazione grandi, tre con 2 giocatori.
    Ogni distretto in gioco ne riceve una, che copre esattamente quattro suoi esagoni; una tessera elevazione singola va su uno dei quattro.
    Così ogni distretto ha quattro esagoni di livello 0, tre di livello 1 e uno di livello 2.
    .title = Tessere elevazione
ceylon-rule-C04 =
    Interpretazione: con il rilievo casuale le tessere pescate vanno ai distretti a caso.
    Ognuna copre uno dei diversi gruppi di quattro esagoni possibili, { $elevation-turn-over ->
        [no] ruotata
       *[yes] ruotata o girata sul retro
    }, tutti con la stessa probabilità; lo stesso vale per l’esagono della tessera elevazione singola.
    .title = Rilievo casuale
ceylon-rule-C05 =
    Interpretazione: con questa opzione le tessere grandi pescate sono scoperte.
    In ordine di turno, dal primo giocatore, ognuno sceglie una tessera, un distretto che non ne ha, la sua posizione e l’esagono della tessera elevazione singola, finché ogni distretto ne ha una.
    Il primo giocatore è noto prima, con le tessere iniziali secondo i loro numeri.
    .title = Rilievo costruito dai giocatori
ceylon-rule-C06 =
    Delle otto tessere consigliere se ne pesca una per ogni distretto in gioco, scoperta.
    .title = Tessere consigliere
ceylon-rule-C07 =
    Le { $box-action-cards } carte azione mescolate formano il mazzo coperto.
    Si mescolano anche i { $box-contracts } contratti, e uno è scoperto su ogni vagone ({ $board-wagons }).
    Il numero di carte di ogni coppia e il contenuto dei contratti sono ricostruiti, salvo valori letti da una scatola.
    .title = Carte e contratti
ceylon-rule-C08 =
    I gettoni bonus distretto da { $scoring-district-bonus } sono in quest’ordine, con qualsiasi numero di giocatori.
    .title = Gettoni bonus distretto
ceylon-rule-C09 =
    Ogni giocatore ha { $box-plantation-markers } segnalini piantagione sugli spazi contratto della plancia giocatore, { $start-rupees ->
        [one] { $start-rupees } rupia
       *[other] { $start-rupees } rupie
    }, { $start-tea-1 ->
        [one] { $start-tea-1 } cassa di tè nero
       *[other] { $start-tea-1 } casse di tè nero
    }, { $start-tea-2 } di tè verde e { $start-tea-3 } di tè bianco, un meeple e dischi per il tracciato punteggio, il tracciato tecnologia e i consiglieri.
    .title = Dotazione iniziale
ceylon-rule-C10 =
    Il primo giocatore è estratto a sorte o scelto.
    In ordine di turno ognuno piazza la prima piantagione, con il segnalino più a sinistra e il meeple, su un esagono di livello 0 di un distretto ancora senza piantagioni.
    È gratuita, e il suo segnalino conta fra i { $box-plantation-markers }.
    .title = Prime piantagioni
ceylon-rule-C11 =
    I dischi si impilano sullo spazio iniziale verde del tracciato tecnologia in ordine di turno, il primo giocatore in cima, l’ultimo in fondo.
    Interpretazione: anche con le tessere iniziali.
    .title = Dischi tecnologia
ceylon-rule-C12 =
    Quando tutte le prime piantagioni sono piazzate, ognuno pesca { $start-hand ->
        [one] { $start-hand } carta azione, nascosta
       *[other] { $start-hand } carte azione, nascoste
    } agli altri.
    .title = Mani iniziali
ceylon-rule-C13 =
    Rupie, casse di tè e gettoni tecnologia non si esauriscono mai.
    .title = Riserva

## Il turno

ceylon-rule-C14 =
    I turni si susseguono in senso orario dal primo giocatore.
    Il giocatore di turno per prima cosa gioca una carta dalla mano e la orienta: una delle due azioni principali è per lui, l’altra per gli altri giocatori.
    Le carte giocate escono dalla partita e non tornano più.
    .title = Giocare una carta
ceylon-rule-C15 =
    Il giocatore di turno compie l’azione principale del proprio lato della carta, o una delle due azioni alternative: muoversi o ricevere { $income-take-rupees ->
        [one] { $income-take-rupees } rupia
       *[other] { $income-take-rupees } rupie
    }.
    .title = L’azione del giocatore di turno
ceylon-rule-C16 =
    Poi ognuno degli altri giocatori, in senso orario, compie l’azione principale del lato degli altri o un’azione alternativa.
    Quel lato non cambia nemmeno se il giocatore di turno ha scelto un’azione alternativa.
    .title = Le azioni degli altri
ceylon-rule-C17 =
    Nessuno può passare: chi non può o non vuole compiere l’azione principale ne compie una alternativa.
    Ricevere { $income-take-rupees ->
        [one] { $income-take-rupees } rupia
       *[other] { $income-take-rupees } rupie
    } è sempre possibile.
    .title = Tutti agiscono
ceylon-rule-C18 =
    I costi si pagano alla riserva.
    Un’azione di cui non puoi pagare il costo o soddisfare le condizioni non è disponibile.
    .title = Costi
ceylon-rule-C19 =
    Solo il giocatore di turno può usare un gettone tecnologia, quando la carta è orientata: subito prima o subito dopo la propria azione, e prima che agiscano gli altri.
    Permette un’azione aggiuntiva, principale o alternativa, qualunque sia la carta, anche la stessa una seconda volta, ma mai sviluppare la tecnologia.
    Il costo di quell’azione si paga, e consiglieri e tessera iniziale valgono come sempre.
    .title = Gettoni tecnologia
ceylon-rule-C20 =
    Un gettone ottenuto nel turno si può usare nello stesso turno.
    Se ne usa al massimo uno per turno; se ne possono tenere quanti se ne vuole.
    .title = Un gettone per turno
ceylon-rule-C21 =
    Quando tutti hanno agito, il giocatore di turno pesca una carta, fino ad averne { $start-hand } in mano.
    Con il mazzo vuoto si salta questo passaggio.
    .title = Pescare una carta
ceylon-rule-C22 =
    Alla fine di ogni turno, dopo la pesca, i vagoni vuoti si riempiono finché il mazzo dei contratti lo permette; gli altri contratti restano dove sono.
    Interpretazione: da sinistra a destra.
    .title = Riempire i vagoni

## Azioni principali

ceylon-rule-C23 =
    La semina costa { $costs-plant ->
        [one] { $costs-plant } rupia
       *[other] { $costs-plant } rupie
    }.
    Una piantagione e il segnalino più a sinistra della tua plancia giocatore vanno sull’esagono del tuo meeple.
    Non vi deve essere già una piantagione; i meeple non contano.
    Senza segnalini rimasti l’azione non è disponibile.
    .title = Seminare
ceylon-rule-C24 =
    I segnalini lasciano la plancia giocatore da sinistra.
    Quando l’ultimo di uno spazio contratto se n’è andato, lo spazio è libero.
    I { $box-plantation-markers } segnalini stanno così sugli spazi, da sinistra a destra: { $spaces-markers-on-space }.
    Questa disposizione è ricostruita, salvo valori letti da una scatola.
    .title = Spazi contratto
ceylon-rule-C25 =
    Appena hai una piantagione in ogni distretto in gioco, prendi il primo gettone bonus distretto e ottieni i suoi punti.
    Uno solo per giocatore in tutta la partita.
    .title = Bonus distretto
ceylon-rule-C26 =
    La raccolta è gratuita.
    Da ogni piantagione scelta sull’esagono del tuo meeple o accanto prendi una cassa: tè nero a livello 0, tè verde a livello 1, tè bianco a livello 2.
    Interpretazione: anche oltre un fiume.
    .title = Raccogliere
ceylon-rule-C27 =
    Raccogli una o più delle piantagioni a portata, a tua scelta, tue o di altri.
    Se nessuna è a portata, l’azione non è disponibile.
    .title = Quali piantagioni
ceylon-rule-C28 =
    Il proprietario di una piantagione raccolta da un altro giocatore ottiene { $income-owner-point ->
        [one] { $income-owner-point } punto
       *[other] { $income-owner-point } punti
    } per ogni cassa.
    Interpretazione: anche per una cassa che poi viene scartata.
    .title = Punto del proprietario
ceylon-rule-C29 =
    Il magazzino contiene { $board-warehouse ->
        [one] { $board-warehouse } cassa
       *[other] { $board-warehouse } casse
    }.
    Si può superare il limite durante la raccolta; subito dopo scarti esattamente fino al limite, a tua scelta fra casse vecchie e nuove.
    .title = Magazzino
ceylon-rule-C30 =
    Commerciare è gratuito.
    Consegni le tre casse di un contratto su un vagone e prendi il contratto.
    .title = Commerciare
ceylon-rule-C31 =
    Il contratto ha bisogno di un posto sulla tua plancia giocatore: uno spazio contratto libero, o quello che ha già quella compagnia.
    Ogni compagnia occupa uno spazio; i suoi contratti si impilano.
    .title = Posto per un contratto
ceylon-rule-C32 =
    Prendi subito o tutte le rupie o tutti i punti del contratto.
    .title = Ricompensa
ceylon-rule-C33 =
    Per { $costs-councillor ->
        [one] { $costs-councillor } rupia
       *[other] { $costs-councillor } rupie
    } metti un disco presso il consigliere del distretto in cui si trova il tuo meeple, una volta per consigliere.
    L’abilità è tua da quel momento, anche più avanti nello stesso turno, ma non per il suo stesso costo.
    Interpretazione: presso un consigliere c’è sempre posto.
    .title = Ingaggiare un consigliere
ceylon-rule-C34 =
    Per { $costs-technology ->
        [one] { $costs-technology } rupia
       *[other] { $costs-technology } rupie
    } il tuo disco avanza di uno spazio, sopra quelli che vi si trovano, e prendi un gettone tecnologia.
    Ognuno degli altri giocatori riceve { $income-technology-gift ->
        [one] { $income-technology-gift } rupia
       *[other] { $income-technology-gift } rupie
    }, che abbia già agito o no.
    .title = Sviluppare la tecnologia
ceylon-rule-C35 =
    Raggiungere uno spazio con punti dà subito { $technology-points-plus-five ->
        [one] { $technology-points-plus-five } punto
       *[other] { $technology-points-plus-five } punti
    }.
    Sull’ultimo spazio l’azione non è più disponibile.
    Spazi oltre la partenza: { $technology-spaces }; spazi con punti: { $technology-plus-five }.
    Il regolamento indica solo il sesto, che vi vale 5; il resto è ricostruito, salvo valori letti da una scatola.
    .title = Spazi con punti
ceylon-rule-C36 =
    Sul tracciato tecnologia è avanti il disco più avanzato; sullo stesso spazio quello di sopra.
    .title = Chi è avanti

## Azioni alternative

ceylon-rule-C37 =
    Il tuo meeple fa almeno un passo, quanti ne vuoi, da un esagono a uno vicino.
    Il primo passo è gratuito, il secondo costa 1 rupia, il terzo altre 2, il quarto altre 3, e così via; ogni movimento si conta da capo.
    Niente blocca: né fiumi, né livelli, né meeple, né piantagioni.
    .title = Muoversi
ceylon-rule-C38 =
    Interpretazione: un movimento si descrive con la sua destinazione e costa quanto la via più breve su esagoni in gioco.
    Restare sul proprio esagono non è un movimento.
    .title = Via più breve
ceylon-rule-C39 =
    Ricevi { $income-take-rupees ->
        [one] { $income-take-rupees } rupia
       *[other] { $income-take-rupees } rupie
    } dalla riserva.
    .title = Ricevere rupie

## Consiglieri

ceylon-rule-C40 =
    Ogni passo di un movimento dal secondo in poi ti costa { $councillors-move ->
        [one] { $councillors-move } rupia
       *[other] { $councillors-move } rupie
    }.
    .title = Movimento economico
ceylon-rule-C41 =
    L’azione ricevere rupie te ne dà { $councillors-take-rupees } in più.
    .title = Rupia in più
ceylon-rule-C42 =
    Puoi seminare sull’esagono del tuo meeple o su un esagono vicino dello stesso distretto del tuo meeple.
    .title = Semina accanto
ceylon-rule-C43 =
    Ogni commercio ti dà anche { $councillors-trade ->
        [one] { $councillors-trade } rupia
       *[other] { $councillors-trade } rupie
    }, qualunque ricompensa tu scelga.
    .title = Premio commerciale
ceylon-rule-C44 =
    Ogni sviluppo tecnologico ti dà { $councillors-technology ->
        [one] { $councillors-technology } punto
       *[other] { $councillors-technology } punti
    }, una sola volta per azione anche se il tuo disco avanza di più spazi.
    .title = Punto tecnologia
ceylon-rule-C45 =
    La semina ti costa { $councillors-plant-cost ->
        [one] { $councillors-plant-cost } rupia
       *[other] { $councillors-plant-cost } rupie
    }.
    .title = Semina economica
ceylon-rule-C46 =
    Ingaggiare un consigliere ti costa { $councillors-councillor-cost ->
        [one] { $councillors-councillor-cost } rupia
       *[other] { $councillors-councillor-cost } rupie
    }.
    .title = Ingaggio economico
ceylon-rule-C47 =
    Il tuo magazzino contiene { $councillors-warehouse ->
        [one] { $councillors-warehouse } cassa
       *[other] { $councillors-warehouse } casse
    }.
    .title = Magazzino ampliato

## Tessere iniziali (variante)

ceylon-rule-C48 =
    Si mescolano le tessere iniziali e ognuno ne riceve una, scoperta.
    Il numero più basso è primo giocatore e piazza per primo la prima piantagione, gli altri seguono per numero crescente.
    Interpretazione: dopo la preparazione i turni vanno in senso orario intorno al tavolo.
    .title = Distribuzione e ordine
ceylon-rule-C49 =
    Ogni tessera vale una volta nella partita, nel tuo turno o in quello di un altro, con l’azione della carta o un’azione aggiuntiva; poi si gira.
    Usarla è una tua scelta.
    Interpretazione: si può usare solo dove cambia l’azione, non per ciò che l’azione normale dà senza costare di più.
    .title = Usare una tessera iniziale
ceylon-rule-C50 =
    L’azione ricevere rupie ne dà { $starting-effects-rupees } in più; ciò che aggiunge Rupia in più si somma.
    .title = Borsa di rupie
ceylon-rule-C51 =
    Ti muovi gratuitamente su qualsiasi altro esagono in gioco.
    .title = Movimento libero
ceylon-rule-C52 =
    Il tuo disco avanza di { $starting-effects-technology ->
        [one] { $starting-effects-technology } spazio
       *[other] { $starting-effects-technology } spazi
    } invece di uno; prendi sempre un solo gettone, e gli altri { $income-technology-gift ->
        [one] { $income-technology-gift } rupia
       *[other] { $income-technology-gift } rupie
    } ciascuno.
    Interpretazione: ogni spazio con punti raggiunto o superato conta; con un solo spazio rimasto la tessera non si può usare.
    .title = Doppio passo
ceylon-rule-C53 =
    Semini dove hai già una piantagione, sull’esagono del tuo meeple: vi va un secondo segnalino, il più a sinistra come sempre, al costo consueto.
    La piantagione conta doppio nella maggioranza del suo distretto, e dà sempre una sola cassa.
    Interpretazione: con Semina accanto può anche essere vicino al tuo meeple; un altro giocatore che la raccoglie ti dà il punto del proprietario una volta sola, non due; l’ultimo segnalino si può piazzare così e fa scattare la fine.
    .title = Secondo segnalino
ceylon-rule-C54 =
    Ingaggi il consigliere di un distretto in gioco diverso da quello del tuo meeple.
    .title = Consigliere a distanza
ceylon-rule-C55 =
    Raccogli qualsiasi piantagione sulla mappa, ovunque sia il tuo meeple.
    .title = Raccolta a distanza
ceylon-rule-C56 =
    Soddisfi un contratto con una cassa in meno di quante ne chiede; posto e ricompensa come sempre.
    Interpretazione: scegli tu quale delle casse richieste risparmiare.
    .title = Una cassa in meno
ceylon-rule-C57 =
    I numeri: { $starting-tiles-rupees } Borsa di rupie, { $starting-tiles-move } Movimento libero, { $starting-tiles-plant } Secondo segnalino, { $starting-tiles-technology } Doppio passo, { $starting-tiles-councillor } Consigliere a distanza, { $starting-tiles-harvest } Raccolta a distanza, { $starting-tiles-trade } Una cassa in meno.
    Quale tessera abbia quale numero è ricostruito, salvo valori letti da una scatola.
    .title = Numeri

## Fine della partita e conteggio finale

ceylon-rule-C58 =
    La fine scatta quando un giocatore piazza l’ultimo segnalino, nel turno di chiunque, o pesca l’ultima carta del mazzo.
    Tutti finiscono il turno, e si continua finché ognuno ha giocato lo stesso numero di turni.
    .title = La fine
ceylon-rule-C59 =
    Ogni maggioranza dà { $scoring-majority } punti ai primi quattro fra chi partecipa; chi non partecipa è escluso e gli altri salgono.
    I valori sono gli stessi con qualsiasi numero di giocatori.
    Ogni pareggio è risolto dal tracciato tecnologia, così nessun posto è condiviso.
    .title = Maggioranze
ceylon-rule-C60 =
    Per chi ha più rupie; ne serve almeno 1.
    .title = Maggioranza di rupie
ceylon-rule-C61 =
    Per la posizione sul tracciato tecnologia; serve almeno un passo.
    .title = Maggioranza di tecnologia
ceylon-rule-C62 =
    In ogni distretto in gioco, per chi ha più piantagioni contate in segnalini; ne serve almeno una e il consigliere di quel distretto.
    .title = Maggioranza in un distretto
ceylon-rule-C63 =
    Da una a cinque compagnie differenti sulla tua plancia giocatore danno { $scoring-companies } punti.
    .title = Compagnie differenti
ceylon-rule-C64 =
    Ogni segnalino rimasto sulla tua plancia giocatore costa { $scoring-leftover-marker ->
        [one] { $scoring-leftover-marker } punto
       *[other] { $scoring-leftover-marker } punti
    }.
    Gettoni e tè rimasti non danno nulla.
    Interpretazione: un totale può essere negativo.
    .title = Segnalini rimasti
ceylon-rule-C65 =
    Vince chi ha più punti; un pareggio è risolto dal tracciato tecnologia.
    .title = Vincitore
ceylon-rule-C66 =
    Con i valori del regolamento: con 16 punti durante la partita, secondo posto in rupie (6), primo in tecnologia (10), primo in due distretti con i loro consiglieri (20), una piantagione in un distretto senza il suo consigliere (0), tre compagnie (6) e nessun segnalino rimasto, il totale è 58.
    .title = Un esempio

## Che cosa vedono tutti

ceylon-rule-C67 =
    Plance giocatore, rupie, tè, gettoni, contratti, dischi e tessere iniziali sono visibili.
    Le mani e l’ordine del mazzo e del mazzo dei contratti sono nascosti; quante carte e quanti contratti restano, e quali esistono, è noto.
    Interpretazione: le carte giocate restano visibili.
    .title = Scoperto e nascosto

## Domande frequenti, con la regola di quel numero per risposta

ceylon-rules-question-C02 = Il mio meeple può attraversare il distretto escluso?
ceylon-rules-question-C05 = Come si costruisce il rilievo da soli?
ceylon-rules-question-C22 = Quando arrivano i nuovi contratti, e su quale vagone prima?
ceylon-rules-question-C26 = Posso raccogliere oltre un fiume?
ceylon-rules-question-C28 = Il proprietario ottiene punti per una cassa che scarto subito?
ceylon-rules-question-C33 = Più giocatori possono ingaggiare lo stesso consigliere?
ceylon-rules-question-C38 = Quanto costa un movimento lungo, e posso restare dove sono?
ceylon-rules-question-C48 = I numeri delle tessere iniziali decidono l’ordine di tutti i turni?
ceylon-rules-question-C49 = Perché ora non posso usare la mia tessera iniziale?
ceylon-rules-question-C52 = Uno spazio con punti che il mio disco supera conta?
ceylon-rules-question-C53 = Quanto vale una piantagione con un secondo segnalino?
ceylon-rules-question-C56 = Chi sceglie la cassa che non va consegnata?
ceylon-rules-question-C64 = Si può finire con un punteggio negativo?
ceylon-rules-question-C67 = Posso guardare le carte già giocate?
