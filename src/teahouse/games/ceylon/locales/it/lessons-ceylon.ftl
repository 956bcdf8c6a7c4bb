# Le lezioni di Ceylon. Numeri, luoghi e nomi vengono dalla posizione.

ceylon-lesson-cards = Carte per tutti
    .about = Gioca una carta: un’azione per te, l’altra per gli altri.
ceylon-lesson-cards-hand = Il tuo meeple, del tuo colore, è su { $hex }, sulla tua prima piantagione. Nel tuo turno giochi una carta dalla mano. Mostra una coppia di azioni: scegli la tua, gli altri possono fare l’altra. Una metà con il lucchetto è un’azione che ora non puoi fare, per esempio perché mancano rupie o tè.
ceylon-lesson-cards-harvest = Gioca una carta in modo che la raccolta sia tua, raccogli sul tuo esagono o accanto, poi conferma con il pulsante giallo. Anche la piantagione di un altro va bene, ma gli porta un punto.
    .wrong = Gioca una carta con la raccolta dal tuo lato, scegli di raccogliere, poi una piantagione.
    .rupees =
        Hai ricevuto invece { $rupees ->
            [one] { $rupees } rupia
           *[other] { $rupees } rupie
        }. È sempre possibile, ma ora raccogli.
    .other = Invece di ogni azione ci si può muovere. Questa volta raccogli.
    .side = In quel verso la raccolta è per gli altri. Gioca la carta con la raccolta dal tuo lato.
ceylon-lesson-cards-taken = Una cassa di { ceylon-word-tea } da { $hex }: più alto è il livello, più fine è il tè. Il magazzino ha posto per { $warehouse } casse; è sulla tua plancia con le rupie, sotto la domanda (sul telefono, tira su il foglio in basso). Ora gli altri fanno l’altra azione della carta giocata, e tu ne peschi una nuova.

ceylon-lesson-planting = Seminare e muoversi
    .about = Dove vanno le piantagioni, e come viaggia un meeple.
ceylon-lesson-planting-board = Una piantagione si mette dove sta il tuo meeple, ora { $hex }. Il suo segnalino viene dalla tua plancia: ne restano { $markers }, e ognuno che vi resta alla fine costa punti. Gli spazi che lasciano liberi servono poi ai contratti.
ceylon-lesson-planting-plant = Gioca una carta con la semina dal tuo lato e semina per { $cost } rupie.
    .wrong = Gioca una carta con la semina dal tuo lato, poi semina.
    .rupees = Hai ricevuto rupie. Ne hai abbastanza: semina.
    .moved = Ci si può muovere invece di seminare, ma questo esagono va bene. Prima semina.
ceylon-lesson-planting-answer = Ti restano { $rupees } rupie e { $markers } segnalini. Intanto l’avversario ha giocato una carta e ha preferito prendere rupie. È ancora il suo turno, ma l’altra azione della sua carta è per te.
ceylon-lesson-planting-move = Invece di un’azione puoi sempre muoverti: fallo, verso un esagono libero dove potresti poi seminare. Scegli di muoverti, e dei numeri sull’isola dicono quanto costa ogni tragitto.
    .wrong = Scegli di muoverti, poi un esagono.
    .rupees = Le rupie sono l’altra possibilità. Questa volta muovi il meeple.
    .taken = Su { $hex } c’è già una piantagione, e un esagono ne porta una sola. Vai su un esagono libero.
ceylon-lesson-planting-there =
    Sei su { $hex }; il tragitto { $cost ->
        [0] non è costato nulla
        [one] è costato { $cost } rupia
       *[other] è costato { $cost } rupie
    }. Il primo passo di un movimento è gratuito, ogni passo in più costa più del precedente. I fiumi separano i distretti: con una piantagione in ognuno prima degli altri prendi il miglior bonus distretto.

ceylon-lesson-trading = Commerciare
    .about = Tè per contratti, contratti per punti o rupie.
ceylon-lesson-trading-train =
    Ogni vagone del treno porta un contratto di una compagnia, il cui numero è nel segno rotondo accanto alle casse richieste. Il tuo magazzino contiene:{ ceylon-word-demand }. Sulla plancia c’è posto per { $free ->
        [one] { $free } contratto
       *[other] { $free } contratti
    }: uno spazio è libero quando il suo ultimo segnalino è seminato.
ceylon-lesson-trading-deliver = Gioca una carta con il commercio dal tuo lato e consegna a uno dei vagoni evidenziati.
    .wrong = Gioca una carta con il commercio dal tuo lato, scegli di commerciare, poi un vagone per cui hai il tè.
    .other = Hai ricevuto rupie, e il tuo tè è ancora lì. Consegnalo.
ceylon-lesson-trading-reward = Il contratto paga { $rupees } rupie oppure { $points } punti, a tua scelta. All’inizio le rupie ti fanno crescere, più tardi valgono di più i punti.
    .wrong = Scegli una ricompensa.
ceylon-lesson-trading-company =
    Il contratto è sulla tua plancia: { $companies ->
        [one] { $companies } compagnia
       *[other] { $companies } compagnie
    }. Alla fine le compagnie diverse portano punti: più ne hai, più ciascuna conta.

ceylon-lesson-councillors = I consiglieri
    .about = Un’abilità adesso, una maggioranza alla fine.
ceylon-lesson-councillors-council = Ogni distretto, fra un fiume e l’altro, ha un consigliere. Ingaggiarne uno costa { $cost } rupie e ti dà la sua abilità per il resto della partita. Alla fine chi ha più piantagioni in un distretto riceve punti, nell’ordine { $scoring-majority }, ma solo se ne ha ingaggiato il consigliere.
ceylon-lesson-councillors-hire = Ingaggia il consigliere del distretto dove sta il tuo meeple.
    .wrong = Gioca una carta con un consigliere dal tuo lato, poi ingaggialo.
    .rupees = Hai ricevuto rupie. Con { $cost } puoi già ingaggiare un consigliere.
    .moved = Il tuo meeple è già nel distretto giusto. Ingaggia il consigliere di qui.
ceylon-lesson-councillors-counts = Il tuo disco è presso il consigliere di questo distretto, { ceylon-word-district }; ti restano { $rupees } rupie. Le tue piantagioni in quel distretto conteranno alla fine.

ceylon-lesson-technology = La tecnologia
    .about = Passi, gettoni e un’azione in più.
ceylon-lesson-technology-advance = Sul tracciato tecnologia ogni passo costa { $costs-technology } rupie e porta un gettone, e chi è più avanti vince i pareggi del conteggio finale. Gioca una carta con la tecnologia dal tuo lato e sviluppala.
    .wrong = Gioca una carta con la tecnologia dal tuo lato, poi sviluppala.
    .rupees = Hai ricevuto rupie. Ne hai abbastanza per avanzare.
ceylon-lesson-technology-token = Ora hai un gettone e { $rupees } rupie. Un gettone è un’altra azione nel tuo turno, qualunque cosa mostri la carta. Usalo, e semina dove sta il tuo meeple.
    .wrong = Usa il gettone, poi scegli di seminare.
    .kept = Hai tenuto il gettone. Si può, ma alla fine non vale nulla. Usalo.
ceylon-lesson-technology-done = Il tuo disco è sullo spazio { $technology }, e hai agito una volta più di quanto la carta permettesse. Gli altri hanno ricevuto una rupia ciascuno per il tuo avanzamento sul tracciato.

ceylon-lesson-last-turns = Gli ultimi turni di una partita
    .about = Gioca una partita vera fino alla fine e guarda il conteggio.
ceylon-lesson-last-turns-before = Finora hanno giocato bot forti. Il punteggio è { $score } a { $theirs }, e il mazzo è quasi vuoto ({ $deck }). La maggior parte dei punti arriva alla fine: { $scoring-majority } per ogni maggioranza (rupie, tecnologia, piantagioni nei distretti di cui hai il consigliere), e le compagnie; ogni segnalino rimasto ne costa { $scoring-leftover-marker }.
ceylon-lesson-last-turns-play = Gioca come vuoi finché la partita finisce. Qui non ci sono mosse sbagliate.
    .wrong = Ci vuole più del previsto. Ricomincia questi turni.
ceylon-lesson-last-turns-after =
    { $result ->
        [won] Hai vinto,
        [shared] Avete vinto insieme,
       *[lost] Ha vinto l’avversario,
    } { $score } a { $theirs }. { $ending ->
        [deck] Il mazzo era vuoto, e tutti hanno giocato lo stesso numero di turni.
       *[other] L’ultimo segnalino era piazzato, e tutti hanno giocato lo stesso numero di turni.
    } Decidono le maggioranze: sii in testa in più d’una, con i consiglieri dei tuoi distretti.

ceylon-lesson-bonus = Il bonus distretto
    .about = Essere il primo in ogni distretto.
ceylon-lesson-bonus-where = I fiumi sono i confini dei distretti. Hai piantagioni in tutti tranne uno, e il tuo meeple è su { $hex }, in quello che manca. Il gettone bonus migliore è ancora lì: { $points } punti per chi arriva primo.
ceylon-lesson-bonus-plant = Semina qui, così hai una piantagione in ogni distretto.
    .wrong = Gioca una carta con la semina dal tuo lato, poi semina dove sta il tuo meeple.
    .rupees = Le rupie possono aspettare. Il bonus va al primo: semina.
    .moved = Resta: è il distretto che ti manca. Semina qui.
ceylon-lesson-bonus-taken = Hai preso subito il bonus di { $points } punti. Ognuno ne riceve uno solo nella partita, e i successivi valgono meno. Quindi allargati presto.

ceylon-lesson-setup = Prima della prima carta
    .about = Il terreno è pronto, e scegli dove cominciare.
ceylon-lesson-setup-land = Alla preparazione il terreno è estratto a sorte: le tessere elevazione alzano gli esagoni, e in ogni distretto siede un consigliere. Con così pochi giocatori un distretto resta fuori, qui { ceylon-word-district }: nessuno può entrarci. Sei il primo giocatore.
ceylon-lesson-setup-found = La tua prima piantagione è gratuita. Scegli un esagono del livello più basso, e guarda quelli intorno: lì andrai a seminare, e da lì verranno i tuoi raccolti.
    .wrong = Scegli uno degli esagoni evidenziati.
ceylon-lesson-setup-ready = Il tuo meeple è su { $hex }. Ognuno comincia in un distretto diverso, con { $start-rupees } rupie, una cassa di tè e { $start-hand } carte che gli altri non vedono. Ora si gioca la prima carta.

ceylon-lesson-land = Costruire il terreno
    .about = I giocatori posano da soli le tessere elevazione.
ceylon-lesson-land-lift = Se lo prevede l’opzione «{ ceylon-option-terrain }», sono i giocatori a costruire l’isola. Le tessere elevazione grandi sono scoperte, e i giocatori le piazzano a turno. Scegline una.
    .wrong = Scegli una tessera.
ceylon-lesson-land-site = Ora scegli un distretto che non ha ancora una tessera.
    .wrong = Scegli un distretto.
ceylon-lesson-land-cover = Posa la tessera su esagoni di questo distretto. Si può ruotare e girare: ci sono diversi modi.
    .wrong = Scegli come posare la tessera.
ceylon-lesson-land-peak = La tessera singola va su uno degli esagoni appena coperti: lì crescerà il tè più fine. Scegli il suo esagono.
    .wrong = Scegli uno degli esagoni rialzati.
ceylon-lesson-land-built = Fatto: nel distretto { ceylon-word-district } la cima è { $hex }. Gli altri continuano finché ogni distretto ha i suoi rilievi; più alto è l’esagono, più fine è il tè.

ceylon-lesson-tiles = Le tessere iniziali
    .about = Un’azione speciale, una volta per partita.
ceylon-lesson-tiles-dealt = Con le tessere iniziali ognuno ne riceve una, scoperta; la tua è «{ ceylon-word-starting }». Comincia il numero più basso, e con il numero { $number } sei tu. Una tessera funziona una volta sola.
ceylon-lesson-tiles-found = Prima piazza la tua piantagione, come sempre.
    .wrong = Scegli uno degli esagoni evidenziati.
ceylon-lesson-tiles-use = La tua tessera, «{ ceylon-word-starting }», mette un altro segnalino dove hai una piantagione, che allora conta doppio nella maggioranza del distretto. Gioca una carta con la semina dal tuo lato e usa la tessera; costa { $cost } rupie come ogni semina.
    .wrong = Gioca la carta con la semina dal tuo lato, poi usa la tessera iniziale.
    .rupees = Le rupie ci sono sempre. Questa volta usa la tessera.
    .side = In quel verso la semina è per gli altri. Gioca la carta nell’altro verso.
ceylon-lesson-tiles-used = Un altro segnalino è su { $hex }: nella maggioranza del distretto la piantagione conta doppio. La tessera ora è girata. Altre tessere danno rupie, un movimento libero, un doppio passo, o agiscono a distanza.

ceylon-lesson-spare = Una cassa in meno
    .about = La tessera che rende più economico un contratto.
ceylon-lesson-spare-tile = È una variante: ognuno ha una tessera iniziale. La tua è «{ ceylon-word-starting }»: una volta nella partita tieni una delle casse che un contratto chiede.
ceylon-lesson-spare-use = Commercia usando la tessera.
    .wrong = Gioca una carta con il commercio dal tuo lato, poi usa la tessera iniziale.
    .rupees = Il tuo tè è ancora in magazzino. Consegnalo, con la tessera.
    .all = Hai consegnato tutte le casse. Si può, ma la tessera te ne lascia una. Usala.
ceylon-lesson-spare-spare = Quale cassa tieni? Scegli il tè più fine: cresce più in alto, su meno esagoni.
    .wrong = Scegli una cassa.
    .common = Il tè più semplice cresce su ogni esagono basso. Tieni la cassa che viene dalle cime.
ceylon-lesson-spare-reward = La ricompensa è quella di sempre.
    .wrong = Scegli una ricompensa.
ceylon-lesson-spare-kept = Il contratto della compagnia { $company } è sulla tua plancia, e una cassa fine resta per il prossimo.

ceylon-lesson-distant = Consiglieri lontani
    .about = Ingaggiarne uno senza andarci.
ceylon-lesson-distant-tile = La tua tessera iniziale è «{ ceylon-word-starting }». Di solito si ingaggia il consigliere del distretto dove sta il meeple; la tessera raggiunge ogni altro distretto, per le stesse { $cost } rupie.
ceylon-lesson-distant-use = Gioca una carta con un consigliere dal tuo lato e usa la tessera.
    .wrong = Gioca una carta con un consigliere dal tuo lato, poi usa la tessera iniziale.
    .rupees = Puoi già pagare un consigliere. Usa la tessera.
    .here = Era il consigliere del tuo distretto, che non richiede la tessera. Usala per un altro.
ceylon-lesson-distant-choose = Scegli il consigliere.
    .wrong = Scegli uno dei consiglieri.
ceylon-lesson-distant-far = Il consigliere di questo distretto, { ceylon-word-district }, lavora per te, anche se il tuo meeple non c’è mai stato. Una tessera simile raccoglie ovunque sulla mappa.

ceylon-lesson-abilities = Che cosa sanno fare i consiglieri
    .about = Un’abilità cambia un’azione per il resto della partita.
ceylon-lesson-abilities-seen = Hai ingaggiato un consigliere con l’abilità «{ ceylon-word-councillor }»: puoi seminare dove sta il meeple ({ $hex }), o accanto nello stesso distretto.
ceylon-lesson-abilities-plant = Semina sulla cima accanto al meeple, dove cresce il tè più fine.
    .wrong = Gioca una carta con la semina dal tuo lato, scegli di seminare, poi la cima.
    .rupees = Le rupie un’altra volta: semina.
    .lower = { $hex } è più in basso. Con il tuo consigliere raggiungi la cima senza muoverti. Semina là.
ceylon-lesson-abilities-others = Hai seminato su { $hex } senza andarci. Altri consiglieri rendono più economici il movimento, la semina o l’ingaggio, danno una rupia in più, un punto per la tecnologia, o spazio in magazzino. Un’abilità è tua appena l’hai pagata.

ceylon-lesson-premium = Commerciare con un premio
    .about = Consegna, scegli la ricompensa, prendi il premio.
ceylon-lesson-premium-seen = Il tuo consigliere ha l’abilità «{ ceylon-word-councillor }»: ogni commercio porta rupie oltre alla ricompensa.
ceylon-lesson-premium-trade = Consegna il tuo tè e prendi la ricompensa che preferisci.
    .wrong = Gioca una carta con il commercio dal tuo lato, scegli di commerciare, poi la ricompensa.
    .rupees = Porta meno di un commercio. Consegna il tuo tè.
    .moved = Hai il tè e un posto per il contratto. Commercia.
ceylon-lesson-premium-both = Oltre alla ricompensa hai ricevuto { $rupees } rupie. Con questo consigliere puoi prendere i punti e pagare comunque la prossima azione.

ceylon-lesson-points = Punti sul tracciato tecnologia
    .about = Gli spazi punto, e un gettone per dopo.
ceylon-lesson-points-track = Il tuo disco è sullo spazio { $space } del tracciato tecnologia. Alcuni spazi più avanti portano punti appena li raggiungi, e il prossimo è uno di questi.
ceylon-lesson-points-advance = Avanza.
    .wrong = Gioca una carta con la tecnologia dal tuo lato, poi sviluppala.
    .rupees = Hai abbastanza rupie per il passo. Avanza.
    .moved = Muoviti un’altra volta. Ora avanza.
ceylon-lesson-points-keep = Sono { $points } punti, e un gettone. Non devi usarlo ora: tienilo per un turno in cui renda di più.
    .wrong = Tieni il gettone.
    .used = Si può usare subito, ma qui c’è poco da fare. Tienilo per dopo.
ceylon-lesson-points-kept = Gettoni in riserva: { $tokens }. Usali prima della fine: poi non valgono nulla.

ceylon-lesson-last-marker = L’ultimo segnalino
    .about = Finire da sé la partita.
ceylon-lesson-last-marker-left = Sulla tua plancia resta { $markers } segnalino, sull’altra { $theirs }. Chi piazza l’ultimo fa scattare la fine: si conclude il turno, e tutti giocano lo stesso numero di turni.
ceylon-lesson-last-marker-plant = Ogni segnalino rimasto su una plancia costa punti. Semina l’ultimo.
    .wrong = Gioca una carta con la semina dal tuo lato, scegli di seminare, poi l’esagono.
    .rupees = Anche le rupie contano alla fine, ma l’avversario non è ancora pronto. Semina.
    .moved = Puoi seminare da qui. Fallo.
ceylon-lesson-last-marker-count = Era la fine: { $points } a { $theirs }. I segnalini rimasti sono costati { $lost } punti all’avversario. In un distretto segna solo chi ne ha il consigliere, e i pareggi li decide la tecnologia.

## Che cosa dice il coach di ogni fonte di punti

ceylon-source-bonus-about = Chi per primo ha una piantagione in ogni distretto prende il miglior bonus distretto; i successivi valgono meno.
ceylon-source-contracts-about = Un contratto porta i suoi punti appena consegni il tè, se prendi punti e non rupie.
ceylon-source-technology-about = Alcuni spazi del tracciato tecnologia portano punti appena li raggiungi.
ceylon-source-owner-about = Quando qualcuno raccoglie da una piantagione altrui, il proprietario riceve punti.
ceylon-source-councillor-about = Con questo consigliere ricevi un punto per un passo di tecnologia.
ceylon-source-rupee-majority-about = Alla fine chi ha più rupie riceve più punti, poi gli altri in ordine: le rupie tenute non sono perse.
ceylon-source-technology-majority-about = Alla fine chi è più avanti sul tracciato tecnologia riceve più punti; decide anche ogni pareggio.
ceylon-source-dimbula-about = In ogni distretto chi ha più piantagioni riceve punti alla fine, ma solo con il consigliere di quel distretto.
ceylon-source-ruhuna-about = In ogni distretto chi ha più piantagioni riceve punti alla fine, ma solo con il consigliere di quel distretto.
ceylon-source-kandy-about = In ogni distretto chi ha più piantagioni riceve punti alla fine, ma solo con il consigliere di quel distretto.
ceylon-source-uva-about = In ogni distretto chi ha più piantagioni riceve punti alla fine, ma solo con il consigliere di quel distretto.
ceylon-source-companies-about = I contratti di compagnie diverse portano punti alla fine: più sono, più ciascuna conta.
ceylon-source-markers-about = Ogni segnalino rimasto sulla plancia costa punti alla fine: seminane quanti puoi.
