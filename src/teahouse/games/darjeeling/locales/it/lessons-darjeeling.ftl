# Le lezioni di Darjeeling. Numeri, luoghi e nomi vengono dalla posizione.

darjeeling-lesson-collector = Il tuo cercatore
    .about = Avanza in linea retta e prendi tè.
darjeeling-lesson-collector-yours = Questo è il tuo cercatore, su { $cell }. È rivolto verso { darjeeling-word-direction }. A ogni turno avanza in linea retta e prende la tessera tè su cui si ferma.
darjeeling-lesson-collector-near = La tessera davanti al cercatore non costa nulla, e nemmeno quelle alla sua sinistra e alla sua destra. Prendine una, poi conferma con il pulsante giallo.
    .wrong = Questa tessera non è accanto al cercatore. Prendi una di quelle evidenziate.
    .far =
        Per arrivare a { $cell } hai attraversato altre tessere, e questo è costato { $cost ->
            [one] { $cost } punto
           *[other] { $cost } punti
        }. Prendi una tessera accanto al cercatore.
darjeeling-lesson-collector-taken = Hai preso la tessera { darjeeling-word-tile }: ora è dietro il tuo schermo, nel vassoio con le tue cose. La casella lasciata, { $refilled }, ha ricevuto una nuova tessera dal sacchetto. Poi ha mosso l’avversario, e ha fatto punti: le sue casse su una nave pagano a ogni suo turno, come faranno le tue in una prossima lezione.
darjeeling-lesson-collector-further = Ora vai più lontano: attraversa una tessera per raggiungerne un’altra. Ciò che sta in mezzo costa punti: una tessera { $costs-pass-tile }, una città { $costs-pass-city }, un altro cercatore { $costs-pass-collector }. L’arrivo è gratuito.
    .wrong = Scegli una tessera davanti, a sinistra o a destra, con almeno una tessera prima di lei.
    .near = Non hai attraversato nulla. Stavolta scegli una tessera che sta dietro un’altra.
darjeeling-lesson-collector-paid =
    Un cercatore non fa altro: va in linea retta, paga ciò che attraversa, si ferma sul tè. Ora hai { $tiles ->
        [one] { $tiles } tessera
       *[other] { $tiles } tessere
    } e { $score ->
        [one] { $score } punto
       *[other] { $score } punti
    }. Un punteggio può anche scendere sotto zero.

darjeeling-lesson-turning = Girare
    .about = Dove guarda il cercatore, e quanto costa il dietrofront.
darjeeling-lesson-turning-faces = Il tuo cercatore è rivolto verso { darjeeling-word-direction }. Partire in quella direzione non costa nulla in più, e nemmeno girare a sinistra o a destra prima di muovere: costano solo le tessere che attraversi.
darjeeling-lesson-turning-aside = Gira a sinistra o a destra e prendi lì una tessera.
    .wrong = Scegli una tessera a sinistra o a destra di dove guarda il cercatore.
    .ahead = Era dritto, senza girare. Prendi una tessera alla sua sinistra o alla sua destra.
    .behind =
        Quella tessera era dietro il cercatore: il dietrofront è costato { $turning ->
            [one] { $turning } punto
           *[other] { $turning } punti
        }. Girare di lato è gratuito.
darjeeling-lesson-turning-back =
    Dopo un movimento il cercatore mantiene la direzione presa, ora verso { darjeeling-word-direction }. Prova il dietrofront: prendi una tessera dietro di lui. Costa { $costs-turn-back ->
        [one] { $costs-turn-back } punto
       *[other] { $costs-turn-back } punti
    }.
    .wrong = Non era un dietrofront. Prendi una tessera dal lato opposto a dove guarda il cercatore.
darjeeling-lesson-turning-kept =
    La mossa è costata { $cost ->
        [one] { $cost } punto
       *[other] { $cost } punti
    } (il dietrofront: { $turning }), e ora ne hai { $score }. Quando ti fermi, pensa al turno dopo: il cercatore resta rivolto nella direzione in cui è andato.

darjeeling-lesson-ships = Le navi portano punti
    .about = Perché le casse pagano a ogni turno, e sempre meno.
darjeeling-lesson-ships-harbour =
    Nel porto c’è una nave a ogni molo. Su quella evidenziata hai { $crates ->
        [one] { $crates } cassa
       *[other] { $crates } casse
    }. Ognuna vale il moltiplicatore del suo molo, qui { $multiplier }, il più alto.
darjeeling-lesson-ships-wait = Le navi pagano all’inizio del tuo turno. Prendi una tessera gratuita, lascia muovere l’avversario e guarda il tuo punteggio.
    .wrong = Muovi il cercatore fino a una tessera, e non spedire nulla se ti viene chiesto.
    .paid =
        È costato { $cost ->
            [one] { $cost } punto
           *[other] { $cost } punti
        }. Prendi una tessera gratuita, per vedere quanto portano le navi.
darjeeling-lesson-ships-scored =
    Il tuo turno è cominciato con { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    } per le tue navi: casse per moltiplicatore. Ora sei a { $score }.
darjeeling-lesson-ships-pushed = Ora l’avversario sta per caricare una nave. Prendi ancora una tessera gratuita, poi guarda il porto.
    .wrong = Muovi il cercatore fino a una tessera, e non spedire nulla se ti viene chiesto.
    .paid =
        È costato { $cost ->
            [one] { $cost } punto
           *[other] { $cost } punti
        }. Prendi una tessera gratuita.
darjeeling-lesson-ships-lower =
    L’avversario ha caricato { $loaded ->
        [one] { $loaded } cassa
       *[other] { $loaded } casse
    }: la nave con il moltiplicatore più basso è partita, le altre sono passate a quello inferiore, e la sua ha preso il più alto. La tua, evidenziata, ha quindi portato solo { $points }, a { $multiplier } per cassa. Ogni spedizione, anche tua, spinge avanti le navi più vecchie.

darjeeling-lesson-shipping = Spedire tè
    .about = Dalle mezze casse alle casse su una nave.
darjeeling-lesson-shipping-halves = Dopo il movimento puoi spedire tè, una volta per turno e di una sola varietà. Dietro il tuo schermo, il cartone che nasconde le tue cose, ci sono { $tiles } tessere, ognuna con una mezza cassa. Mezza cassa contro mezza cassa fa una cassa chiusa.
darjeeling-lesson-shipping-ship =
    Spedisci una delle varietà, con tutte le sue tessere: { $crates ->
        [one] { $crates } cassa
       *[other] { $crates } casse
    }. Scegli prima il tè, poi quante casse.
    .wrong = Scegli una varietà ed esponi tutte le sue tessere.
    .kept = Non hai spedito nulla. Dietro lo schermo il tè non porta punti, su una nave sì. Spedisci una varietà.
    .few =
        { $crates ->
            [one] È stata caricata solo { $crates } cassa
           *[other] Sono state caricate solo { $crates } casse
        }: hai esposto solo una parte delle tessere. Esponile tutte.
darjeeling-lesson-shipping-loaded =
    { $crates ->
        [one] { $crates } delle tue casse è
       *[other] { $crates } delle tue casse sono
    } ora sulla nave al molo migliore: { $multiplier } per cassa all’inizio dei tuoi turni, finché resta lì, e stavolta già { $paid }. La domanda, spiegata fra poco, ha portato subito { $bonus }. Nella tua riserva { $supply ->
        [one] resta { $supply } cassa
       *[other] restano { $supply } casse
    }.

darjeeling-lesson-city = Accanto a una città
    .about = Dove ti trovi decide quanto puoi caricare.
darjeeling-lesson-city-spoils = Il tè si rovina lungo la strada: lontano da una città ogni carico perde una cassa. Accanto a una città, anche in diagonale, si carica tutto; sulla mappa queste caselle sono dentro le linee tratteggiate. Hai { $tiles } tessere di { darjeeling-word-tea }.
darjeeling-lesson-city-reach = Vai accanto a una città, poi spedisci tutto il tuo tè.
    .wrong = Fermati su una tessera accanto a una città, poi spedisci tutto il tuo tè.
    .fewer =
        Hai esposto { $tiles } tessere, ma { $crates ->
            [one] è stata caricata solo { $crates } cassa
           *[other] sono state caricate solo { $crates } casse
        }: nessuna città è accanto a { $cell }, e una è andata persa. Vai accanto a una città.
    .few =
        Hai esposto solo { $tiles ->
            [one] { $tiles } tessera
           *[other] { $tiles } tessere
        }; le altre sono rimaste dietro lo schermo. Vai accanto a una città ed esponile tutte.
    .kept = Hai tenuto il tuo tè. Vai accanto a una città e spediscilo.
darjeeling-lesson-city-saved =
    Nulla è andato perso: { $crates ->
        [one] { $crates } cassa caricata
       *[other] { $crates } casse caricate
    }. Lontano da una città una cassa sola non si può nemmeno spedire: non ne resterebbe nessuna.

darjeeling-lesson-demand = La domanda
    .about = Quale tè porta un bonus adesso.
darjeeling-lesson-demand-chute = La fila di segnalini mostra la domanda. Per ogni tè, uno dei suoi segnalini porta il bonus che una spedizione darebbe ora: è il numero di segnalini fra i suoi. Il tè che nessuno spedisce da tempo è più richiesto. Quello spedito per ultimo porterebbe { $low }, il più richiesto { $high }.
darjeeling-lesson-demand-best = Potresti spedire più varietà. Spediscine una con un bonus domanda alto.
    .wrong = Spedisci un tè richiesto: confronta i bonus delle varietà.
    .low =
        Le casse sono caricate, ma il bonus è stato di { $bonus ->
            [one] { $bonus } punto
           *[other] { $bonus } punti
        }: quel tè era appena stato spedito. Scegli una varietà con un bonus più alto.
    .kept = Non hai spedito nulla. Scegli una varietà con un buon bonus.
darjeeling-lesson-demand-rose =
    La domanda di { darjeeling-word-tea } ti ha portato subito { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }. Il suo segnalino è passato all’altro capo della fila: la prossima spedizione di quel tè porterà poco, e le altre varietà un po’ di più.

darjeeling-lesson-tokens = I gettoni azione
    .about = Le tessere più grandi portano un gettone.
darjeeling-lesson-tokens-three = Una tessera ½½½ porta anche un gettone azione. Prendi una di queste tessere.
    .wrong = Questa tessera non ha portato un gettone. Annulla e scegline una ½½½.
darjeeling-lesson-tokens-token =
    Ora hai un gettone. Si usa con una spedizione, anche nello stesso turno. «Freschezza» salva la cassa che si perde lontano da una città; «Doppio» raddoppia il bonus domanda, qui { $bonus }. Senza gettone caricheresti { $crates ->
        [one] { $crates } cassa
       *[other] { $crates } casse
    }.
darjeeling-lesson-tokens-use = Spedisci il tuo tè e usa il gettone.
    .wrong = Spedisci tè, esponi tutte le sue tessere e usa il gettone.
    .none =
        Hai tenuto il gettone, e { $crates ->
            [one] è stata caricata { $crates } cassa
           *[other] sono state caricate { $crates } casse
        }. Prova che cosa fa il gettone.
    .kept = Non hai spedito nulla, e un gettone serve solo con una spedizione.
darjeeling-lesson-tokens-spent =
    { $crates ->
        [one] { $crates } cassa caricata
       *[other] { $crates } casse caricate
    }, { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    } per la domanda. Il gettone è tornato nella riserva, che ne ha { $reserve }. Alla fine i gettoni non valgono nulla: usali.

darjeeling-lesson-quantity = Grandi carichi
    .about = Quali tessere si chiudono, e il bonus quantità.
darjeeling-lesson-quantity-large =
    Hai tessere di ogni grandezza: ½ ×{ $ones }, ½½ ×{ $twos }, ½½½ ×{ $threes }. Ogni mezza cassa deve toccare un’altra mezza cassa. Da sola, una tessera grande resta aperta da ogni lato: tieni tessere ½ per chiuderla.
darjeeling-lesson-quantity-all =
    Da { $scoring-quantity-bonus-from } casse in su, ogni cassa porta subito un altro punto. Caricane almeno { $scoring-quantity-bonus-from }; puoi arrivare fino a { $most }.
    .wrong = Esponi più tessere: per il bonus servono { $scoring-quantity-bonus-from } casse.
    .few =
        { $crates ->
            [one] È stata caricata { $crates } cassa
           *[other] Sono state caricate { $crates } casse
        }: troppo poche per il bonus quantità. Usa anche le tessere grandi.
    .kept = Non hai spedito nulla. Esponi abbastanza tessere per il bonus quantità.
darjeeling-lesson-quantity-bonus =
    { $crates } casse caricate, { $points } punti per la quantità oltre alla domanda. Conviene quindi raccogliere una sola varietà. Ma intanto gli altri spingono le tue navi verso moli peggiori: non aspettare troppo.

darjeeling-lesson-end = Che cosa fa vincere
    .about = Quando finisce la partita, e quanto costa il tè rimasto.
darjeeling-lesson-end-target = Chi raggiunge { $target } punti chiude subito la partita. Tu ne hai { $score }, l’avversario { $theirs }. Ma ogni mezza cassa ancora dietro uno schermo costa allora { $scoring-penalty-per-half ->
        [one] { $scoring-penalty-per-half } punto
       *[other] { $scoring-penalty-per-half } punti
    }.
darjeeling-lesson-end-finish = Più di una spedizione ti porterebbe a { $target }. Scegli quella con cui vinci.
    .wrong = Così non vinci. Raggiungi { $target } con il minor numero di mezze casse rimaste.
    .halves = Hai raggiunto il punteggio, ma il tè tenuto ti è costato { $lost } punti, e ha vinto l’avversario. Spedisci il tè di cui hai di più.
    .kept = La partita continua, e ora pagano le navi dell’avversario. Chiudila adesso.
darjeeling-lesson-end-won = Hai vinto, { $score } a { $theirs }. Ora sai che cosa conta: casse ai moli che pagano di più, tè richiesto e nessuna mezza cassa alla fine.

darjeeling-lesson-last-turns = Gli ultimi turni di una partita
    .about = Gioca una partita vera fino alla fine.
darjeeling-lesson-last-turns-before = Finora hanno giocato bot forti. Prendi il posto di chi è in testa: { $score } a { $theirs }, e { $target } chiude la partita. Hai un gettone, e tè quasi pronto. Quando non sai come andare avanti, fatti mostrare un turno.
darjeeling-lesson-last-turns-play = Gioca come vuoi finché qualcuno raggiunge { $target }. Qui non ci sono mosse sbagliate.
    .wrong = Ci vuole più del previsto. Ricomincia questi turni e spedisci appena puoi.
darjeeling-lesson-last-turns-after =
    { $result ->
        [won] Hai vinto,
        [shared] Avete vinto insieme,
       *[lost] Ha vinto l’avversario,
    } { $score } a { $theirs }, tolte le mezze casse rimaste. Ora puoi giocare una partita intera.

darjeeling-lesson-placing = Il piazzamento iniziale
    .about = Come comincia una partita.
darjeeling-lesson-placing-edge = Prima del primo turno ognuno mette una cassa su una nave, tu al molo che paga meno: { $multiplier } per cassa. Poi scegli dove comincia il tuo cercatore.
darjeeling-lesson-placing-three = Comincia sul bordo della mappa, al posto di una tessera che prendi. Prendine una ½½½: porta un gettone azione.
    .wrong = Quella tessera non porta un gettone. Scegli una di quelle evidenziate.
darjeeling-lesson-placing-face = Deve dare le spalle al bordo della mappa e guardare una tessera tè. Scegli la direzione.
    .wrong = Scegli una direzione.
darjeeling-lesson-placing-placed = Il tuo cercatore è su { $cell }, rivolto verso { darjeeling-word-direction }. Gli altri piazzano il loro, e comincia il primo turno.

darjeeling-lesson-supply = A corto di casse
    .about = Quando la tua riserva non basta per una spedizione.
darjeeling-lesson-supply-short =
    Le tue casse sono limitate, e quasi tutte sono sulle navi. Nella tua riserva { $supply ->
        [one] ne resta { $supply }
       *[other] ne restano { $supply }
    }.
darjeeling-lesson-supply-recall = Spedisci tutto il tuo tè, { $crates } casse. Quelle che mancano puoi prenderle dalle tue altre navi. Prendile, e il bonus quantità è tuo.
    .wrong = Esponi tutte le tessere, poi prendi casse dalle tue navi.
    .stopped = Hai smesso prima che tutte le casse fossero caricate: troppo poche per il bonus quantità. Prendi casse dalle tue altre navi.
    .few = Esponi tutte le tessere: le casse che mancano possono darle le tue navi.
    .kept = Non hai spedito nulla. Spedisci il tuo tè.
darjeeling-lesson-supply-moved = { $points } punti per la quantità. Le casse che mancavano venivano dalle tue altre navi, l’ultima dal molo { $quay }; ora sono al molo che paga di più. Conviene anche senza bonus.

darjeeling-lesson-screens = Schermi chiusi
    .about = Che cosa vedi quando gli schermi sono chiusi.
darjeeling-lesson-screens-hidden = A questo tavolo gli schermi sono chiusi: vedi che l’avversario ha { $tiles } tessere, ma non quali. Anche i suoi gettoni sono nascosti.
darjeeling-lesson-screens-watch = Prendi una tessera gratuita e guarda che cosa fa l’avversario.
    .wrong = Prendi una tessera e lascia muovere l’avversario.
    .paid =
        È costato { $cost ->
            [one] { $cost } punto
           *[other] { $cost } punti
        }. Prendi una tessera gratuita.
darjeeling-lesson-screens-seen = Ha preso la tessera su { $cell }: chi guardava la mappa sa quale fosse. Poi ha esposto { $ones } tessere di { darjeeling-word-tea }, e ciò che è esposto lo vedono tutti.

darjeeling-lesson-beginning = La scatola e il primo giocatore
    .about = Che cosa c’è nel sacchetto, e chi comincia.
darjeeling-lesson-beginning-box = La sorte ti ha scelto come primo giocatore; gli altri seguono a turno. Il sacchetto contiene { $box-tea-tiles } tessere tè, e la varietà più rara ne ha solo { $tiles-red-1 } con una sola mezza cassa. Ogni mappa è consigliata per certi numeri di giocatori, ma puoi sceglierle tutte.
darjeeling-lesson-beginning-start = Prima del primo turno ognuno sceglie una tessera sul bordo e una direzione. Fai entrambe le cose.
    .wrong = Scegli una tessera evidenziata sul bordo della mappa, poi la direzione del cercatore.
darjeeling-lesson-beginning-halves = Hai preso una tessera. Le sue mezze casse vanno chiuse con quelle di altre tessere della stessa varietà: una metà vale qualcosa solo accanto a un’altra.

darjeeling-lesson-bag = Il sacchetto vuoto
    .about = Da dove vengono le tessere quando non ce ne sono più.
darjeeling-lesson-bag-empty = Il sacchetto è vuoto. Le tessere spedite per ultime sono ancora in magazzino, fra cui { $pile } con una sola mezza cassa.
darjeeling-lesson-bag-move = Muovi il cercatore di una casella e guarda la casella che lasci.
    .wrong = Scegli una tessera che il cercatore può raggiungere.
    .paid = È costato { $cost } punti, e la casella lasciata si riempie allo stesso modo. Resta vicino.
darjeeling-lesson-bag-refilled = Il magazzino è finito nel sacchetto (tessere: { $tiles }), e una di esse riempie { $cell }. Ciò che si spedisce prima o poi ritorna.

darjeeling-lesson-empty = Le caselle vuote
    .about = Quando nulla le riempie più, e un cercatore è bloccato.
darjeeling-lesson-empty-gaps = Sacchetto e magazzino sono vuoti: ogni casella lasciata resta vuota per sempre. Una casella vuota chiude la linea: non la si attraversa e non ci si ferma.
darjeeling-lesson-empty-move = Vai su una tessera accanto a te e non spedire nulla. Poi guarda che cosa possono ancora fare gli altri.
    .wrong = Scegli una delle tessere evidenziate, poi non spedire nulla.
    .ship = Ciò che si spedisce va in magazzino e riempirebbe di nuovo le caselle. Questa volta non spedire nulla.
    .paid = È costato { $cost }. Una tessera accanto a te non costa nulla.
darjeeling-lesson-empty-stuck = { $cell } resta vuota. Gli altri non hanno trovato mosse in nessuna direzione: il loro movimento si salta senza costi, e possono ancora spedire. Non farti tagliare fuori.

darjeeling-lesson-rounds = L’ultimo round
    .about = Una partita che nessuno conclude finisce con i round.
darjeeling-lesson-rounds-limit = Questo tavolo ha un limite di round, e questo è l’ultimo. Hai { $score } punti, e l’ultimo turno della partita è tuo.
darjeeling-lesson-rounds-last = Gioca il tuo turno. Le mezze casse rimaste dietro lo schermo costano { $scoring-penalty-per-half } punto ciascuna: confronta la tessera e la strada.
    .wrong = Fai la tua mossa; se ti viene chiesto, non spedire nulla.
    .paid = È costato { $cost } punti, e nulla può più recuperarli. Scegli una tessera più vicina.
darjeeling-lesson-rounds-counted = Dopo { $rounds } round la partita è finita. Le mezze casse ti sono costate { $lost }, e hai { $points } punti. Vince chi ha più punti, come sempre.

## Che cosa dice il coach di ogni fonte di punti

darjeeling-source-ships-about = All’inizio di ogni tuo turno pagano le tue casse sulle navi: casse per il moltiplicatore del molo.
darjeeling-source-turning-about = Fare dietrofront costa punti; girarsi di lato è gratuito.
darjeeling-source-passing-about = Ogni tessera, città o cercatore che attraversi costa punti; la casella d’arrivo è gratuita.
darjeeling-source-demand-about = Il tè che nessuno ha spedito da molto porta subito un bonus.
darjeeling-source-quantity-about = Una spedizione grande porta un punto in più per ogni cassa.
darjeeling-source-halves-about = Il tè dietro lo schermo costa punti quando la partita finisce, non prima: spediscilo in tempo.
