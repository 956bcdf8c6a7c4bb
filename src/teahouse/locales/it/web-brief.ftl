# Each game in short: how it is won, what a turn is, a first turn. At the table and before the rules.

web-brief-newcomer = Prima partita? Come si vince
web-brief-title = In breve, con un primo turno
web-brief-points = Da dove vengono i punti
web-brief-turn = Il tuo turno
web-brief-end = La fine
web-brief-first = Il tuo primo turno
web-brief-rules = Tutte le regole
web-brief-close = Capito

## Ceylon

web-brief-ceylon-goal = Vince chi ha più punti. Alcuni si ottengono durante la partita, la maggior parte alla fine.
web-brief-ceylon-points =
    Maggioranze alla fine, 10, 6, 3 e 1 punti ciascuna: più rupie, più avanti sul tracciato tecnologia, più segnalini piantagione in ogni distretto. Un distretto conta per te solo se hai il suo consigliere.
    Compagnie differenti tra i tuoi contratti: 1, 3, 6, 10 o 15 punti se sono da una a cinque.
    Una piantagione in ogni distretto: 10 punti al primo che ci riesce, poi 6, 3, 1.
    Durante la partita: contratti di cui prendi i punti, gli spazi +5 della tecnologia, 1 punto per ogni cassa che gli altri raccolgono dalle tue piantagioni.
    Meno 2 per ogni segnalino rimasto sulla tua plancia.
    In caso di parità precede chi è più avanti sul tracciato tecnologia.
web-brief-ceylon-turn =
    Gioca una carta: una delle sue due azioni è tua, l’altra è di tutti gli altri.
    Fai la tua azione, oppure muovi il meeple o ricevi 2 rupie.
    Poi ciascuno degli altri fa l’altra azione, o si muove, o riceve rupie.
    Peschi una carta. Nei turni degli altri agisci anche tu.
    Sviluppare la tecnologia dà anche un gettone tecnologia: un’azione aggiuntiva in uno dei tuoi turni.
web-brief-ceylon-end = Finisce quando qualcuno ha piazzato l’ottavo segnalino o è stata pescata l’ultima carta; tutti giocano lo stesso numero di turni.
web-brief-ceylon-first =
    Piazza la prima piantagione a bassa quota, in un distretto che nessuno ha scelto; le colline vicine sono utili, danno tè verde e bianco.
    Guarda i vagoni: un contratto chiede tre casse e uno spazio contratto libero, o quello della sua compagnia; seminando se ne liberano. Dà rupie o punti.
    Gioca una carta di cui puoi fare ora l’azione e la cui altra metà aiuta poco gli altri.
    Raccogliere è gratuito: prendi una cassa da ogni piantagione intorno al tuo meeple, anche da quelle degli altri.
    Seminare, un consigliere o la tecnologia costano 5 rupie; se mancano, ricevi 2 rupie o vai dove vuoi seminare dopo.

## Darjeeling

web-brief-darjeeling-goal = Vince chi ha più punti quando qualcuno arriva al punteggio da raggiungere: 100, se il tavolo non ha scelto altro.
web-brief-darjeeling-points =
    Navi: all’inizio di ogni tuo turno ogni tua cassa su una nave dà il moltiplicatore del suo molo.
    Bonus domanda con un carico: il segnalino domanda più basso della sua varietà va in cima allo scivolo; 1 punto per ogni segnalino che si trova allora tra i due.
    Bonus quantità: quattro o più casse caricate insieme danno 1 punto ciascuna.
    Attraversare una tessera tè costa 1 punto, una città o un cercatore 2, fare dietrofront 2.
    Alla fine meno 1 per ogni mezza cassa rimasta dietro il tuo schermo.
web-brief-darjeeling-turn =
    Le tue casse sulle navi danno punti.
    Se vuoi, gira il cercatore a sinistra o a destra, poi avanza in linea retta fino a una tessera tè e prendila.
    Spedisci se puoi: casse chiuse di un solo tè. Accanto a una città si caricano tutte, altrove una in meno.
    La nuova nave prende il molo migliore e spinge giù di uno tutte le altre; l’ultima parte, le sue casse tornano a casa.
web-brief-darjeeling-end = Finisce subito, anche a metà round, quando qualcuno arriva al punteggio da raggiungere. Il conto delle mezze casse può ancora cambiare tutto.
web-brief-darjeeling-first =
    Scegli una tessera sul bordo della mappa e dove guarda il tuo cercatore.
    Avanza: la tessera accanto è gratuita, ogni tessera attraversata costa un punto.
    Raccogli una varietà: due mezze casse bordo a bordo fanno una cassa, e nessuna mezza cassa delle tessere spedite può restare aperta. Le tessere da una mezza cassa si chiudono più facilmente.
    Spedisci presto: una cassa a un buon molo rende a ogni turno, finché altre navi non la spingono giù.
    Una tessera da tre mezze casse porta un gettone azione, per un carico migliore più avanti.

## Alubari

web-brief-alubari-goal = Vince chi ha più punti vittoria; si contano alla fine.
web-brief-alubari-points =
    Spazi piantagione liberati, aree di stazione costruite, binari posati: ognuno ha i suoi punti.
    Contratti di cui soddisfi la condizione; gli altri non costano nulla.
    Il chai sul tracciato del chai, mezzo punto per ogni foglia rimasta.
    Equipaggiamenti: i punti di ogni carta, non in solitario.
web-brief-alubari-turn =
    In ogni round piazzi due operai a turno, un terzo se puoi ingaggiarlo.
    Poi le aree si risolvono da A a G: cubi, scavo, fonderia, binari, costruzione, contratti, chai.
    Un chai pagato potenzia l’azione di un operaio.
    Un contratto si usa una volta, nell’area della sua lettera, e conta comunque alla fine.
web-brief-alubari-end = Finisce con il round in cui la ferrovia arriva a Darjeeling; in uno o due giocatori anche quando qualcuno non ha più segnalini.
web-brief-alubari-first =
    A dà cubi: il minerale di ferro diventa acciaio in C, la pietra serve per costruire.
    B libera le piantagioni da sinistra: chi prende l’ultimo detrito di uno spazio lo possiede, e quello dà foglie a ogni raccolto.
    D richiede barre d’acciaio: una tratta sul fiume dà chai e apre le città successive.
    E costruisce un’area di stazione o acquista un equipaggiamento: all’inizio è aperta solo Siliguri.
    F prende un contratto; guarda quale si adatta a ciò che fai comunque.
    G prende foglie o le converte in chai.
