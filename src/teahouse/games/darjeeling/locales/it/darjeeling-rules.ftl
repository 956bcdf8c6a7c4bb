# Le regole di Darjeeling, un messaggio per ogni numero del registro.

darjeeling-rules-intro =
    Con il tuo cercatore percorri le terre del tè e raccogli tessere con mezze casse di tè nero, verde, bianco e rosso.
    Unite in casse chiuse di una sola varietà si possono spedire, con un bonus per la domanda e un altro per un carico abbondante.
    All’inizio di ogni tuo turno le tue casse sulle navi danno punti, ma ogni nuovo carico fa scendere le navi più vecchie verso moli che rendono meno.
    La partita finisce appena qualcuno arriva al punteggio da raggiungere, di norma { $scoring-target }; tolta la penalità per le mezze casse, vince chi ha più punti.
darjeeling-rules-notice =
    Darjeeling è un gioco di Günter Burkhardt, pubblicato da Abacusspiele e Rio Grande Games.
    Questo programma non è legato né all’autore né agli editori, ed espone le regole con parole proprie.
    Alcuni dati stampati sono andati perduti e sono stati ricostruiti: quasi tutti i valori delle barre dei moltiplicatori, il disegno delle tre mappe e la forma delle tessere da due mezze casse.
    Dove il regolamento tace abbiamo deciso noi; ognuna di queste decisioni è chiamata interpretazione.

## Sezioni

darjeeling-rules-section-setup = Preparazione
darjeeling-rules-section-ships = Fase I: Punti per le navi
darjeeling-rules-section-collector = Fase II: Movimento del cercatore
darjeeling-rules-section-shipment = Fase III: Spedizione
darjeeling-rules-section-end = Fine della partita
darjeeling-rules-section-knowledge = Che cosa vedono tutti

## Preparazione

darjeeling-rule-D01 =
    A Darjeeling si gioca da 2 a 5.
    Scegli una mappa: India (consigliata in { $maps-india-players } giocatori), Sri Lanka (in { $maps-sri-lanka-players }), Cina (in { $maps-china-players }) o una mappa personalizzata; i consigli non sono limiti.
    Le altre opzioni sono nostre: schermi aperti o chiusi, mezze casse adiacenti o opposte sulle tessere da due mezze casse, punteggio da raggiungere (di norma { $scoring-target }) e limite di round (di norma 200).
    Il primo giocatore è estratto a sorte, oppure è un posto a tua scelta.
    .title = Giocatori e opzioni
darjeeling-rule-D02 =
    Il sacchetto contiene { $box-tea-tiles } tessere tè.
    Il tè nero ha { $tiles-black-1 } tessere da una mezza cassa, { $tiles-black-2 } da due e { $tiles-black-3 } da tre.
    Il tè verde ne ha { $tiles-green-1 }, { $tiles-green-2 } e { $tiles-green-3 }, il tè bianco { $tiles-white-1 }, { $tiles-white-2 } e { $tiles-white-3 }, il tè rosso { $tiles-red-1 }, { $tiles-red-2 } e { $tiles-red-3 }.
    .title = Tessere tè
darjeeling-rule-D03 =
    Le caselle di tè della mappa si riempiono con tessere pescate dal sacchetto una alla volta.
    I segnalini città stanno sulle caselle di città.
    Il disegno stampato delle mappe è andato perduto, e il nostro è ricostruito, salvo valori letti da una scatola.
    Si conosce solo il numero delle città (3 in India, 2 in Sri Lanka, 3 in Cina) e si sa che la mappa più grande ha 52 caselle di tè: crediamo che sia la Cina.
    .title = Costruire la mappa
darjeeling-rule-D04 =
    La barra dei moltiplicatori per il numero di giocatori stabilisce quanti moli ci sono e i loro moltiplicatori; a ogni molo c’è una nave.
    Il molo in basso ha sempre il moltiplicatore più basso e il molo in alto il più alto; due moli vicini possono avere lo stesso.
    Dall’alto in basso: { $strips-2-multipliers } in due giocatori; { $strips-3-multipliers } in tre; { $strips-4-multipliers } in quattro; { $strips-5-multipliers } in cinque.
    Quasi tutti i valori stampati sono andati perduti, salvo valori letti da una scatola: la barra per due giocatori è dedotta da resoconti di partite, quelle per tre e quattro sono ricostruite.
    Per cinque giocatori si conoscono le sette navi, i tre 3 e l’1 in basso; il resto è ricostruito.
    .title = Moli e moltiplicatori
darjeeling-rule-D05 =
    Ci sono otto segnalini domanda, due per varietà.
    Stanno sullo scivolo in ordine casuale.
    .title = Segnalini domanda
darjeeling-rule-D06 =
    La riserva contiene { $box-action-tokens ->
        [one] { $box-action-tokens } gettone azione
       *[other] { $box-action-tokens } gettoni azione
    }.
    .title = Gettoni azione
darjeeling-rule-D07 =
    Ogni giocatore ha un cercatore, uno schermo e { $box-crates-per-player } casse.
    Una cassa fa da segnapunti e parte da 0; le altre si possono caricare sulle navi.
    Le tessere tè e i gettoni azione si tengono dietro lo schermo.
    Le casse restano in vista.
    .title = Dotazione dei giocatori
darjeeling-rule-D08 =
    Il primo giocatore è scelto al tavolo.
    Il gioco prosegue verso sinistra.
    Nostra interpretazione, dove il regolamento tace: può anche essere estratto a sorte.
    .title = Primo giocatore
darjeeling-rule-D09 =
    Il piazzamento iniziale segue l’ordine di turno, e ognuno lo completa prima che cominci il successivo.
    Per prima cosa metti una delle tue casse su una nave.
    Il primo giocatore usa la nave al molo in basso, ogni giocatore successivo quella un molo più in alto.
    .title = Prima cassa
darjeeling-rule-D10 =
    Scegli poi una tessera tè sul bordo della mappa, mettila dietro lo schermo e piazza il tuo cercatore al suo posto.
    Il fronte del cercatore deve guardare verso una casella adiacente con una tessera tè, non verso una città o un cercatore.
    Il retro deve guardare verso l’esterno, cioè verso un’area che non è una casella della mappa.
    Una casella coperta su tutti e quattro i lati non è mai consentita, e la casella di un altro cercatore non è esterno.
    .title = Piazzare il cercatore
darjeeling-rule-D11 =
    Se nel piazzamento iniziale prendi una tessera da tre mezze casse, prendi anche un gettone azione, se nella riserva ce n’è.
    Nostra interpretazione: lo prendi sempre, mentre il regolamento lo lascia facoltativo.
    .title = Gettone al piazzamento

## Fase I: Punti per le navi

darjeeling-rule-D12 =
    All’inizio di ogni tuo turno, compreso il primo, ottieni punti per ogni nave che porta le tue casse.
    Una nave vale il numero delle tue casse a bordo, moltiplicato per il moltiplicatore del suo molo.
    Somma tutte le tue navi.
    .title = Punti per le navi
darjeeling-rule-D13 =
    Se a quel punto hai il punteggio da raggiungere o più, la partita finisce subito, prima della fase II.
    .title = Fine in fase I

## Fase II: Movimento del cercatore

darjeeling-rule-D14 =
    Prima di muovere il cercatore puoi girarlo una volta: di 90 gradi a sinistra o a destra gratuitamente, oppure di 180 gradi per { $costs-turn-back ->
        [one] { $costs-turn-back } punto
       *[other] { $costs-turn-back } punti
    }.
    Dopo il movimento resta rivolto nella direzione in cui si è mosso.
    .title = Girare il cercatore
darjeeling-rule-D15 =
    Poi devi avanzare in linea retta, quanto vuoi.
    Costano punti solo le caselle comprese fra la partenza e l’arrivo, estremi esclusi: { $costs-pass-tile } per ogni tessera tè, { $costs-pass-city } per ogni città, { $costs-pass-collector } per ogni altro cercatore.
    La casella d’arrivo è gratuita.
    Il costo del dietrofront si aggiunge.
    .title = Avanzare in linea retta
darjeeling-rule-D16 =
    Il movimento deve finire su una tessera tè, mai su una città o su un cercatore.
    .title = Dove fermarsi
darjeeling-rule-D17 =
    Il tuo punteggio può scendere sotto zero, senza limite quando paghi un dietrofront.
    Nostra interpretazione, dove il regolamento tace: lo stesso vale quando paghi un attraversamento.
    .title = Punteggi negativi
darjeeling-rule-D18 =
    Dopo il movimento, sempre in quest’ordine: paga, metti la tessera dietro lo schermo, prendi un gettone azione se è una tessera da tre mezze casse e nella riserva ce n’è uno, poi riempi la casella lasciata.
    Tutto questo avviene prima della fase III.
    Nostra interpretazione: il gettone si prende sempre, mentre il regolamento lo lascia facoltativo.
    .title = Dopo il movimento
darjeeling-rule-D19 =
    La casella lasciata dal cercatore si riempie con una tessera del sacchetto.
    Nostra interpretazione, dove il regolamento tace: se al momento di pescare il sacchetto è vuoto, prima vi torna la pila del magazzino.
    Se manca anche la pila, la casella resta vuota per sempre.
    .title = Riempire la casella
darjeeling-rule-D20 =
    Nostra interpretazione, dove il regolamento tace: l’esterno e le caselle vuote interrompono la linea.
    Un cercatore non può attraversarli né fermarvisi.
    L’esterno è ogni area che non è una casella della mappa; una casella vuota è una casella della mappa senza tessera, città o cercatore.
    .title = Fine della linea
darjeeling-rule-D21 =
    Nostra interpretazione, dove il regolamento tace: non puoi girare verso una direzione senza mosse consentite.
    Se l’unica mossa consentita richiede il dietrofront, devi farla.
    Se non c’è mossa consentita in nessuna direzione, la fase II si salta: non si gira, non si paga, non si riempie nulla.
    La fase III resta possibile.
    .title = Dietrofront obbligato o blocco

## Fase III: Spedizione

darjeeling-rule-D22 =
    Puoi spedire tè una volta per turno.
    Un carico è formato da quante casse intere vuoi, tutte di una sola varietà.
    .title = Un carico per turno
darjeeling-rule-D23 =
    Esponi davanti a tutti le tessere che usi.
    Tutte le casse devono essere chiuse: ogni mezza cassa tocca una mezza cassa di una tessera vicina.
    Conta solo il numero di casse, non quello di tessere: una tessera da tre mezze casse e tre tessere da una mezza cassa fanno tre casse.
    .title = Casse chiuse
darjeeling-rule-D24 =
    Le tessere stanno su una griglia quadrata e devono chiudere esattamente tutte le mezze casse; nostra interpretazione, dove il regolamento tace: sono consentiti gruppi separati.
    Una varietà ha al massimo 7 tessere da due mezze casse e 3 da tre; le tessere da una e da tre usate devono essere in tutto un numero pari, e due mezze casse fanno una cassa.
    Con almeno due tessere da una mezza cassa in più di quelle da tre, tutto si chiude.
    Altrimenti, se sulle tessere da due le mezze casse sono adiacenti, si chiudono solo questi insiemi: quattro tessere da due e nessun’altra; una tessera da una e una da tre, con almeno tre tessere da due; due tessere da una e due da tre, con almeno due tessere da due; tre tessere da una e tre da tre, con almeno una tessera da due; nessuna tessera da una e due da tre, con quattro, sei o sette tessere da due; una tessera da una e tre da tre, con almeno tre tessere da due.
    Con le mezze casse opposte (opzione) nessuno di questi insiemi si chiude; la forma stampata è andata perduta, e le mezze casse adiacenti sono ricostruite, salvo valori letti da una scatola.
    .title = Tessere che si chiudono
darjeeling-rule-D25 =
    Se dopo il movimento il tuo cercatore è accanto a una città, anche in diagonale, si caricano tutte le casse esposte.
    Altrimenti se ne carica una in meno.
    Nostra interpretazione, dove il regolamento dice che puoi: il numero non è a tua scelta.
    .title = Accanto a una città
darjeeling-rule-D26 =
    Non puoi esporre tessere che non farebbero caricare nessuna cassa.
    Senza una città accanto, una sola cassa quindi non basta, a meno di usare «Buona conservazione».
    .title = Almeno una cassa
darjeeling-rule-D27 =
    La nave al molo in basso lascia il porto, e le sue casse tornano ai proprietari.
    Tutte le altre navi scendono di un molo.
    La nave svuotata va al molo in alto e riceve le tue casse.
    .title = Caricare una nave
darjeeling-rule-D28 =
    La tua riserva personale sono tutte le tue casse che non si trovano sulle navi, comprese quelle appena tornate ma non il segnapunti.
    Se basta, si carica esattamente il numero previsto.
    Se non basta, si carica tutta, e puoi aggiungere tue casse da altre navi fino al numero mancante; scegli tu da quali navi.
    Nostra interpretazione, dove il regolamento tace: puoi aggiungere da nessuna a tutte le casse mancanti, ma in tutto va caricata almeno una cassa; una nave svuotata così resta al suo molo.
    .title = Casse insufficienti
darjeeling-rule-D29 =
    Le tessere usate formano una pila scoperta nel magazzino.
    Quelle che vi si trovavano già tornano nel sacchetto.
    .title = Pila del magazzino
darjeeling-rule-D30 =
    Il più basso dei due segnalini domanda della varietà spedita va in cima allo scivolo.
    Ottieni 1 punto per ogni segnalino che ora si trova fra i due, quindi da 0 a 6 punti.
    .title = Bonus domanda
darjeeling-rule-D31 =
    Se carichi almeno { $scoring-quantity-bonus-from ->
        [one] { $scoring-quantity-bonus-from } cassa
       *[other] { $scoring-quantity-bonus-from } casse
    }, ottieni 1 punto per ogni cassa caricata.
    Contano le casse caricate, non quelle esposte.
    Nostra interpretazione, dove il regolamento tace: le casse prese da altre tue navi contano come caricate.
    .title = Bonus quantità
darjeeling-rule-D32 =
    I gettoni azione si usano solo con un carico, e ogni gettone può avere l’uno o l’altro effetto.
    «Buona conservazione» fa caricare tutte le casse anche senza una città accanto, così che se ne può spedire anche una sola; «Doppio bonus domanda» raddoppia il bonus domanda, mai il bonus quantità.
    Puoi usare uno o due gettoni per carico, due solo per effetti diversi.
    Un gettone ottenuto in questo turno si può usare; i gettoni usati tornano nella riserva.
    Nostra interpretazione, dove il regolamento tace: un gettone che non cambierebbe nulla non si può usare («Buona conservazione» accanto a una città o quando si caricano comunque tutte le tue casse, «Doppio bonus domanda» con bonus 0).
    .title = Usare i gettoni azione

## Fine della partita

darjeeling-rule-D33 =
    La partita finisce subito quando un giocatore ha il punteggio da raggiungere o più, anche in fase III.
    Nostra interpretazione, dove il regolamento tace: in fase III si contano prima entrambi i bonus.
    Il round non si completa.
    I punti oltre il punteggio da raggiungere contano.
    .title = Fine immediata
darjeeling-rule-D34 =
    Poi ogni giocatore perde { $scoring-penalty-per-half ->
        [one] { $scoring-penalty-per-half } punto
       *[other] { $scoring-penalty-per-half } punti
    } per ogni mezza cassa sulle tessere dietro il suo schermo, che si possa chiudere o no.
    I gettoni azione non valgono nulla.
    .title = Penalità per le mezze casse
darjeeling-rule-D35 =
    Vince chi ha più punti, anche se il punteggio è negativo.
    In caso di pareggio la vittoria è condivisa.
    Chi ha fatto finire la partita può scendere sotto il punteggio da raggiungere e perdere.
    .title = Vittoria e pareggio
darjeeling-rule-D38 =
    Nostra interpretazione, dove il regolamento tace: se nessuno arriva al punteggio da raggiungere entro il limite di round, di norma 200 turni a testa, la partita finisce dopo quel round.
    La penalità per le mezze casse si applica come sempre, e vince chi ha più punti.
    .title = Limite di round

## Che cosa vedono tutti

darjeeling-rule-D36 =
    Le tessere e i gettoni azione dietro gli schermi sono stati presi sotto gli occhi di tutti.
    Con gli schermi aperti, nostra interpretazione e scelta predefinita, tutti li vedono, come se ognuno avesse una memoria perfetta.
    Con gli schermi chiusi, come nel regolamento, nulla ti mostra le tessere e i gettoni degli altri, né sul tavolo né nel registro o nel replay di una partita in corso; nemmeno i bot ne sanno di più.
    Ma il registro dice dove è andato ogni cercatore e quale tessera è arrivata su quale casella: chi lo legge con pazienza può ricostruire ciò che è stato preso, come farebbe una memoria perfetta.
    Chi vuole il gioco di memoria apre il tavolo con un registro che dice solo ciò che è successo dal proprio ultimo turno.
    Ciò che esce dal sacchetto è ignoto finché non viene pescato; ciò che vi resta si deduce da quanto è in vista.
    .title = Schermi aperti o chiusi
darjeeling-rule-D37 =
    Una mappa personalizzata è una griglia di testo fatta di caselle di tè, città ed esterno, al massimo di 16 per 16.
    Ha da 12 a 80 caselle di tè e da 1 a 3 città, e tutte le sue caselle sono collegate per i lati.
    L’ultimo giocatore deve avere una partenza consentita ovunque comincino gli altri; la verifica è esatta, per il numero di giocatori al tavolo.
    Altrimenti la mappa è rifiutata, con il motivo.
    Questi limiti sono nostri, come quello sui numeri di tessere modificati: più di 7 tessere da due mezze casse o di 3 da tre per varietà sono rifiutate.
    .title = Mappa personalizzata

## Domande frequenti, con la regola di quel numero per risposta

darjeeling-rules-question-D11 = Posso rinunciare al gettone azione della mia prima tessera?
darjeeling-rules-question-D17 = E se non ho abbastanza punti: il mio punteggio può scendere sotto zero?
darjeeling-rules-question-D19 = Che cosa succede quando il sacchetto è vuoto?
darjeeling-rules-question-D20 = Posso saltare oltre un vuoto della mappa?
darjeeling-rules-question-D21 = E se non posso andare da nessuna parte?
darjeeling-rules-question-D24 = Perché le mie tessere non si chiudono?
darjeeling-rules-question-D25 = Posso caricare meno casse di quelle esposte?
darjeeling-rules-question-D28 = E se non ho abbastanza casse per un carico?
darjeeling-rules-question-D31 = Le casse delle mie altre navi contano per il bonus quantità?
darjeeling-rules-question-D32 = Perché qui non posso usare il mio gettone azione?
darjeeling-rules-question-D33 = Si completa il round quando qualcuno ha il punteggio da raggiungere?
darjeeling-rules-question-D38 = E se nessuno arriva al punteggio da raggiungere?
darjeeling-rules-question-D36 = Posso vedere che cosa hanno raccolto gli altri?
