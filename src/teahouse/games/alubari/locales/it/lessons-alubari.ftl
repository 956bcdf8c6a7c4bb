# Le lezioni di Alubari. Numeri, luoghi e nomi vengono dalla posizione.

alubari-lesson-labourers = Gli operai
    .about = Mandali fuori, poi guarda che cosa fanno.
alubari-lesson-labourers-yours = A ogni round ciascuno piazza i suoi operai a turno, uno alla volta; tu ne hai { $labourers }. Solo quando tutti sono piazzati si eseguono le aree, una dopo l’altra nell’ordine delle lettere.
alubari-lesson-labourers-yard = Manda il primo al deposito: lì si prendono cubi di minerale di ferro e di pietra. Scegli uno spazio, poi conferma con il pulsante giallo.
    .wrong = Piazza l’operaio nel deposito, l’area evidenziata.
alubari-lesson-labourers-dig = Manda il prossimo a scavare: lì si prendono detriti dalle piantagioni, tanti quanti ne indica l’area.
    .wrong = Piazza l’operaio dove si scava, l’area evidenziata.
alubari-lesson-labourers-cubes = Tutti gli operai sono piazzati, e comincia il tuo nel deposito. Prendi tutti i cubi che puoi; il minerale diventa acciaio, la pietra serve per le stazioni.
    .wrong = Prendi cubi finché ce ne sono da prendere.
    .few = Ci si può fermare prima, ma qui i cubi non costano nulla. Prendi tutti quelli che puoi.
alubari-lesson-labourers-dug = Poi l’altro operaio ha scavato da sé, sempre da sinistra: hai { $rubble } detriti. Chi prende l’ultimo di uno spazio ci mette un segnalino e possiede un campo: porta le sue stelle, e foglie a ogni raccolto.
alubari-lesson-labourers-round = L’avversario ha preso il contratto «{ alubari-word-contract }» e delle foglie; ogni foglia conta mezzo punto. Poi è cominciato un nuovo round: il meteo ha cambiato quanto si può scavare e posare, nel deposito ci sono nuovi cubi, e dal sacchetto è uscito un evento ({ alubari-event-event }): il gioco stesso prende spazi, con dischi grigi.

alubari-lesson-track = Dal minerale ai binari
    .about = Fondere acciaio e posare la ferrovia.
alubari-lesson-track-plan = La ferrovia sale sui monti tratta dopo tratta, e ognuna costa una barra d’acciaio. Hai { $iron } minerali di ferro, e in fonderia { $numbers-works-iron-for-steel } fanno una barra.
alubari-lesson-track-works = La fonderia viene prima della posa, perciò l’una e l’altra sono possibili nello stesso round. Piazza un operaio nella fonderia.
    .wrong = Piazza l’operaio nella fonderia, l’area evidenziata.
alubari-lesson-track-line = Manda l’altro operaio dove si posano i binari. La scelta dice «non ancora utile» perché non hai ancora acciaio; ma prima viene la fonderia, e allora avrai una barra.
    .wrong = Piazza l’operaio dove si posano i binari, l’area evidenziata.
alubari-lesson-track-steel = La fonderia: fai acciaio con il tuo minerale.
    .wrong = Fai acciaio.
    .none = Senza acciaio non ci sono binari da posare. Fai acciaio con il minerale.
alubari-lesson-track-laid = Con la nuova barra il tuo operaio ha posato la tratta seguente, sul fiume ({ alubari-word-section }); non c’era nulla da scegliere. Lì c’è il tuo segnalino (te ne restano { $markers }). Una tratta su un fiume porta anche un chai e apre città in cui costruire. Il punteggio dice quanto varrebbe tutto ora: le stelle della tratta, e il chai sul suo tracciato.

alubari-lesson-building = Costruire
    .about = Stazioni ed equipaggiamenti.
alubari-lesson-building-plan = Le città lungo la ferrovia hanno aree di stazione, e la rimessa contiene equipaggiamenti. Le une e gli altri si costruiscono nell’area E, e le loro stelle contano subito. Cominci con { $leaves } foglie: ognuna è mezzo punto nel punteggio.
alubari-lesson-building-site = Piazza un operaio nell’area E, per costruire.
    .wrong = Piazza l’operaio nell’area evidenziata.
alubari-lesson-building-wala = Il costo di una stazione vi è stampato; nella prima città della linea sono foglie. Manda l’altro operaio dal chaiwala, l’ultima area del round: dà foglie, o le trasforma in chai.
    .wrong = Piazza l’operaio dal chaiwala, l’area evidenziata.
alubari-lesson-building-build = Ora costruisci: un’area di stazione con le foglie, ne hai { $leaves }, o un equipaggiamento con l’acciaio, ne hai { $steel }. Toccane uno per leggere che cosa fa.
    .wrong = Scegli che cosa costruire.
alubari-lesson-building-served = Costruito. Ora il chaiwala serve l’altro operaio: prendi foglie per la prossima stazione, o trasforma foglie in chai. Il chai rende più forti gli operai, e quello che resta porta punti.
    .wrong = Scegli foglie o chai.
alubari-lesson-building-built = Un’area di stazione resta tua fino alla fine e toglie il posto agli altri. Un equipaggiamento funziona da subito e conta alla fine, ma un evento può chiederne la manutenzione: chi allora non paga lo restituisce. Ciò che possiedi è sotto la domanda; scorri fin lì per vedere contratti ed equipaggiamenti.

alubari-lesson-last-turns = Gli ultimi round di una partita
    .about = Gioca una partita vera fino alla fine e guarda il conteggio.
alubari-lesson-last-turns-before = Finora hanno giocato bot forti, ed è il round { $round }. Sulle piantagioni non ci sono più detriti: l’area dove si scavava è diventata un’altra area dove si costruisce. La partita finisce quando è posata l’ultima tratta, o quando qualcuno non ha più segnalini: ogni campo, tratta e area di stazione ne vuole uno.
alubari-lesson-last-turns-count = Alla fine si contano piantagioni, aree di stazione, tratte, contratti, chai, equipaggiamenti e foglie; il punteggio mostra già tutto. Gioca tu questi round, o fatti mostrare un turno quando non sai come andare avanti. Ci vuole qualche minuto.
alubari-lesson-last-turns-play = Gioca come vuoi finché la partita finisce. Qui non ci sono mosse sbagliate.
    .wrong = Ci vuole più del previsto. Ricomincia questi round.
alubari-lesson-last-turns-after =
    { $result ->
        [won] Hai vinto,
        [shared] Avete vinto insieme,
       *[lost] Ha vinto l’avversario,
    } { $score } a { $theirs }. { $ending ->
        [railway] L’ultima tratta è stata posata.
       *[other] Qualcuno non aveva più segnalini.
    } I punti vengono da molte cose; guarda quali ne portano ancora di più, e quanti segnalini ti restano.

alubari-lesson-contracts = I contratti
    .about = Prendine uno, usalo una volta, tienilo per la fine.
alubari-lesson-contracts-office = Il tuo operaio all’ufficio postale prende un contratto scoperto. Un contratto serve una volta, nell’area di cui porta la lettera; e alla fine porta le sue stelle se hai tutto ciò che chiede: i simboli accanto, con quanti ne hai e quanti ne vuole.
alubari-lesson-contracts-take = Prendi un contratto che puoi usare subito. L’ufficio postale è l’area { $area }, perciò in questo round deve ancora venire solo quella dopo, il chaiwala; la lettera è sul contratto.
    .wrong = Prendi uno dei contratti.
    .late = La sua area è già passata in questo round. Aspetterebbe il prossimo; prendine uno per l’area che viene.
alubari-lesson-contracts-use = Il contratto «{ alubari-word-contract }» è tuo. Prima che un’area cominci si possono usare i contratti con la sua lettera, anche senza operai. Usalo ora.
    .wrong = Usa il contratto.
    .kept = Si può aspettare, e a volte conviene. Ma questo non costa nulla: cerca «usa» fra le risposte, non «fine».
alubari-lesson-contracts-used = Il contratto «{ alubari-word-contract }» ora è inclinato fra i tuoi, sotto la domanda: usato, ma ancora tuo. Alla fine i contratti contano, usati o no. Ogni segnalino e ogni foglia serve a un solo contratto.

alubari-lesson-third = Il terzo operaio e il chai
    .about = Un operaio in più, e operai più forti.
alubari-lesson-third-waits = Ognuno ha un altro operaio, che aspetta nella casa da tè. Chi possiede un equipaggiamento qualsiasi può chiamarlo per un round, pagando un chai; con certi equipaggiamenti bastano detriti. Tu hai un treno, e il tracciato del chai ne segna { $chai }.
alubari-lesson-third-hire = Paga un chai per lui.
    .wrong = Ingaggia l’operaio.
    .home = Senza di lui agisci una volta in meno in questo round. Ingaggialo.
alubari-lesson-third-place = Ora in questo round piazzi { $labourers } operai. Manda il primo a scavare.
    .wrong = Piazza l’operaio nell’area evidenziata.
alubari-lesson-third-rest = Piazza gli altri dove vuoi.
    .wrong = Piazza tutti i tuoi operai.
alubari-lesson-third-chai = Il tuo operaio comincia, e un chai lo rende più forte: più cubi, più detriti, più binari, o una costruzione in più. Pagane uno.
    .wrong = Paga un chai.
    .none = Senza chai fa di meno. Pagane uno e guarda che cosa aggiunge.
alubari-lesson-third-stronger = Ha fatto più di quanto avrebbe potuto senza chai. Il chai che resta sul tracciato porta punti alla fine, e il punteggio lo mostra già: pagare costa punti, e conviene dove rende di più. Il round continuerebbe; la lezione finisce qui.

alubari-lesson-weather = Il meteo
    .about = Previsioni, capacità e raccolti.
alubari-lesson-weather-forecast = Il meteo del prossimo round è noto: { alubari-word-weather }. Sposta le capacità, i numeri sulle aree: scavo (ora { $rate }), posa, raccolto; passi con il sole { $weather-sun }, con la pioggia { $weather-rain }, con la nebbia { $weather-fog }. La nebbia blocca anche l’ultimo spazio dove si scava e dove si posano binari.
alubari-lesson-weather-serve = Il tuo operaio è dal chaiwala, l’ultima area del round. Prendi foglie o trasforma foglie in chai.
    .wrong = Scegli foglie o chai.
alubari-lesson-weather-changed = Un nuovo round: { alubari-word-weather }. La capacità di scavo ora è { $rate }, quella di posa { $track }, quella di raccolto { $harvest }. Lo scavo è andato oltre il massimo: allora c’è subito un raccolto, e ognuno prende foglie per i propri campi; i tuoi ne hanno portate { $leaves }.

alubari-lesson-solo = Da solo
    .about = Il gioco per un giocatore.
alubari-lesson-solo-alone = Il mazzo è mescolato, ci sono cubi nel deposito, e sei il primo giocatore. Alcune tratte sono già posate, per esempio { alubari-word-section }: si saltano e non danno nulla.
alubari-lesson-solo-place = Hai operai ×{ $labourers } e tutto lo spazio che vuoi. Piazzane uno.
    .wrong = Piazza un operaio in un’area qualsiasi.
alubari-lesson-solo-free = Da solo tutti i contratti scoperti si sostituiscono a ogni round, la rimessa è piccola, e gli equipaggiamenti non portano punti. Giochi contro i tuoi punteggi e per i traguardi.

alubari-lesson-wheel = La ruota degli eventi
    .about = Quello che fa il gioco stesso.
alubari-lesson-wheel-cubes = I cubi evento escono dal sacchetto con gli altri. Ognuno va sullo spazio seguente della ruota, e ciò che mostra accade subito: il gioco scava, posa binari, costruisce stazioni, raccoglie, o chiede manutenzione.
alubari-lesson-wheel-build = Concludi il round con un’area stazione, e guarda che cosa porta il prossimo.
    .wrong = Costruisci un’area stazione.
alubari-lesson-wheel-dig = Il gioco ha preso le aree libere della città { alubari-word-town }: nessuno può più costruirci. Nelle piantagioni restano pochi detriti. Scavali tutti con i tuoi operai.
    .wrong = Piazza tutti i tuoi operai dove si scava.
alubari-lesson-wheel-closed = Non ci sono più detriti: quell’area d’ora in poi serve a costruire. Nel gioco in solitario un evento ha anche chiuso la città più in basso. Non rimandare ciò che il gioco può toglierti.

alubari-lesson-borrow = Spazi in prestito
    .about = Raccogliere da spazi del gioco.
alubari-lesson-borrow-borrow = Alcuni spazi piantagione appartengono al gioco. Usa il contratto e prendine uno in prestito.
    .wrong = Usa il contratto, poi scegli uno spazio.
    .kept = Qui aspettare non serve: usa il contratto.
alubari-lesson-borrow-lent = Il tuo segnalino è su uno spazio della piantagione { alubari-word-estate }. Si raccoglie come sui tuoi, ma alla fine non porta punti e non serve ai contratti.

alubari-lesson-digging = Scavare dove vuoi
    .about = Scegliere da dove vengono i detriti.
alubari-lesson-digging-use = I detriti si prendono da sinistra: gli altri approfittano di ciò che cominci. Il tuo contratto ti lascia scegliere. Usalo.
    .wrong = Usa il contratto.
    .kept = Senza, scaveresti da sinistra. Usalo.
alubari-lesson-digging-dig = Scava cubo per cubo. Chi prende l’ultimo di uno spazio lo possiede: svuota uno spazio piccolo.
    .wrong = Resta su un solo spazio piccolo finché è vuoto.
alubari-lesson-digging-owned = Uno spazio della piantagione { alubari-word-estate } è tuo, con un segnalino; te ne restano { $markers }. Anche il resto dei detriti va scavato.

alubari-lesson-landslide = I detriti ritornano
    .about = Un contratto ricopre una piantagione.
alubari-lesson-landslide-use = Il gioco ha preso degli spazi prima di tutti. Il tuo contratto ricopre di detriti una piantagione. Usalo.
    .wrong = Usa il contratto.
    .kept = Usalo finché c’è qualcosa da riprendere.
alubari-lesson-landslide-choose = Scegli la piantagione.
    .wrong = Scegli una piantagione.
alubari-lesson-landslide-covered = Ogni spazio della piantagione { alubari-word-estate } senza segnalini di giocatori ha di nuovo i suoi detriti e si può scavare. Gli spazi dei giocatori restano loro.

alubari-lesson-mail = Ancora più posta
    .about = Pescare contratti, e riusarne uno.
alubari-lesson-mail-draw = Hai un contratto che pesca dal mazzo. Usalo.
    .wrong = Usa il contratto che pesca.
    .kept = Non pescheresti nulla. Usa il contratto.
    .later = Quello rende di nuovo utilizzabile un contratto usato; tienilo un momento e prima pesca.
alubari-lesson-mail-pick = { alubari-word-contract } è fra le carte pescate. Tieni quella che preferisci.
    .wrong = Tieni uno dei contratti.
alubari-lesson-mail-again = Ora l’altro contratto: ne raddrizza uno tuo già usato.
    .wrong = Usa il contratto, poi scegli quale raddrizzare.
    .kept = Usalo: un contratto che si può riusare vale un’azione.
alubari-lesson-mail-straight = { alubari-word-contract } si può usare ancora una volta. Un contratto usato non è mai perso: conta ancora alla fine.

alubari-lesson-works = Di più dalla fonderia
    .about = Cubi dal sacchetto, acciaio più economico, pietra frantumata.
alubari-lesson-works-bag = Prima che il deposito si risolva puoi usare un contratto con la sua lettera. Usa il tuo.
    .wrong = Usa il contratto.
    .kept = Dà cubi in cambio di nulla. Usalo.
alubari-lesson-works-swap = Ora hai minerale di ferro ×{ $iron }. Prima della fonderia c’è un altro contratto: acciaio per meno minerale. Usalo e scambia una volta.
    .wrong = Usa il contratto, poi scambia.
    .kept = Senza, l’acciaio costa più minerale. Usalo.
alubari-lesson-works-stop = Barre d’acciaio: { $steel }. Nella fonderia stessa si può anche frantumare una pietra. Smetti di scambiare e fallo.
    .wrong = Smetti di scambiare, poi frantuma una pietra.
    .steel = Qui si può anche fare acciaio. Questa volta frantuma una pietra.
alubari-lesson-works-crushed = Una pietra è diventata detriti ×{ $rubble }. Alcune aree stazione costano detriti: anche questo può servire.

alubari-lesson-rails = Più binari
    .about = Posare più della capacità, e agire ancora.
alubari-lesson-rails-one = Hai barre d’acciaio ×{ $steel } e contratti per i binari: un’azione più forte e un’azione extra. Usane uno.
    .wrong = Usa un contratto.
    .kept = Con tanto acciaio valgono la pena entrambi.
alubari-lesson-rails-other = E l’altro.
    .wrong = Usa il contratto.
    .kept = Usa anche questo: l’acciaio c’è.
alubari-lesson-rails-lay = La capacità di posa era obbligatoria. Ciò che aggiungono i contratti dipende da te: posa un’altra tratta.
    .wrong = Posa una tratta.
    .stop = Puoi fermarti, ma le tratte portano punti. Posala.
alubari-lesson-rails-extra = Il contratto offre ancora una volta tutta l’azione, e hai acciaio ×{ $steel }. Prendila.
    .wrong = Prendi l’azione extra.
    .stop = Costa solo l’acciaio. Prendila.
alubari-lesson-rails-laid = L’ultima che hai posato è { alubari-word-section }. Un fiume dà un chai a chi lo posa e apre le città dietro di sé, fino al fiume seguente.

alubari-lesson-bonuses = Che cosa danno le aree stazione
    .about = Acciaio, equipaggiamento, contratto: subito.
alubari-lesson-bonuses-steel = Alcune aree stazione danno più di quanto costano. Costruisci quella che dà acciaio.
    .wrong = Costruisci l’area stazione che dà barre d’acciaio.
    .engine = È un equipaggiamento. Prima costruisci l’area stazione che dà acciaio.
alubari-lesson-bonuses-gain = Hai ricevuto barre d’acciaio ×{ $bars }. Anche l’altro operaio costruisce: scegli un’area che dà un equipaggiamento o un contratto, e prendilo.
    .wrong = Costruisci un’area con un simile bonus, poi prendi ciò che dà.
alubari-lesson-bonuses-gained = Un bonus si prende subito e gratis. Un contratto guadagnato così non si sostituisce in questo round. Aree come queste vanno via per prime.

alubari-lesson-prices = Costruire a meno
    .about = Contratti che abbassano un prezzo.
alubari-lesson-prices-one = I tuoi contratti rendono più economici un’area stazione e un equipaggiamento in questo round. Usane uno.
    .wrong = Usa un contratto.
    .kept = Stai per costruire: usalo.
alubari-lesson-prices-other = E l’altro.
    .wrong = Usa il contratto.
    .kept = Hai operai per entrambi. Usalo.
alubari-lesson-prices-station = Costruisci un’area stazione che costa pietra o detriti, con lo sconto.
    .wrong = Costruisci un’area che costa pietra o detriti, poi prendi lo sconto.
    .full = Hai pagato il prezzo pieno. Prendi lo sconto: finisce con il round.
alubari-lesson-prices-engine = Ora compra un equipaggiamento al prezzo ridotto.
    .wrong = Compra un equipaggiamento, poi scegli il prezzo ridotto.
    .full = Era il prezzo stampato. Paga quello ridotto.
alubari-lesson-prices-saved = { alubari-word-equipment } è tuo per meno. C’è anche un equipaggiamento che rende più economica ogni area stazione, a ogni round.

alubari-lesson-maintenance = La manutenzione
    .about = Gli equipaggiamenti vanno mantenuti.
alubari-lesson-maintenance-comes = Un evento chiede manutenzione: per ogni equipaggiamento paghi { $numbers-events-maintenance-steel } barra d’acciaio o { $numbers-events-maintenance-chai } chai, oppure torna in rimessa. Hai acciaio ×{ $steel }. Uno dei tuoi treni è così affidabile che non ne ha bisogno.
alubari-lesson-maintenance-pay = Tieni il tuo equipaggiamento.
    .wrong = Paga per l’equipaggiamento.
    .gone = È tornato in rimessa, e con lui i suoi punti della fine. Paga la barra.
alubari-lesson-maintenance-labourer = { alubari-word-equipment } resta tuo. Il round continua: decidi per il terzo operaio.
    .wrong = Ingaggialo o fanne a meno.
alubari-lesson-maintenance-kept = Tieni una barra o del chai in riserva quando può arrivare la manutenzione: la ruota mostra quanto è vicina.

alubari-lesson-summit = L’ultima tratta
    .about = La fine della ferrovia, e quanto vale lassù il chai.
alubari-lesson-summit-last = Il tuo operaio ha appena posato l’ultima tratta: la partita finisce dopo questo round. L’altro operaio può ancora costruire.
alubari-lesson-summit-build = Costruisci nella città alla fine della ferrovia: la sua area porta punti per ogni chai, e ne hai { $chai }. Un chai pagato ora per un’azione più forte è uno in meno da contare.
    .wrong = Decidi per il chai, poi costruisci l’area stazione della cima.
    .low = Anche quest’area conta, ma quella in cima porta punti per ogni chai. Costruisci lassù.
    .engine = Gli equipaggiamenti contano, ma qui l’area stazione in cima conta di più.
alubari-lesson-summit-end = È la fine: { $points } a { $theirs }. Si sono contati tratte, aree stazione, chai e foglie, e l’area in cima per il tuo chai.

## Che cosa dice il coach di ogni fonte di punti

alubari-source-estates-about = Chi prende l’ultimo detrito di uno spazio ne diventa proprietario: porta le sue stelle, e foglie a ogni raccolto.
alubari-source-stations-about = Un’area di stazione porta le stelle che vi sono stampate, e agli altri non serve più.
alubari-source-track-about = Ogni tratta porta le sue stelle a chi l’ha posata.
alubari-source-contracts-about = Un contratto porta i suoi punti se alla fine la condizione è soddisfatta, usato o no.
alubari-source-chai-about = Il chai che resta sul tracciato porta i punti del suo spazio; speso in un round, rende più forte un operaio.
alubari-source-leaves-about = Ogni foglia rimasta alla fine vale mezzo punto; le foglie pagano anche stazioni e diventano chai.
alubari-source-darjeeling-about = L’area di stazione in cima alla linea porta punti per ogni chai che ti resta.
alubari-source-equipment-about = Gli equipaggiamenti che possiedi ancora alla fine portano i punti che vi sono stampati.
