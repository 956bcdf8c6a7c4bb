# What somebody sees who opens a link to a table.

web-join-invited = Hai un invito per { $title }
web-join-own = Il tuo posto a { $title }
web-join-watching = Una partita a { $title }
web-join-free =
    { $n ->
        [one] { $n } posto è libero.
       *[other] { $n } posti sono liberi.
    }
web-join-full = Tutti i posti sono occupati. Puoi guardare.
web-join-over = La partita è finita. Puoi rivederla.
web-join-watch-help = Vedi quello che possono vedere tutti, senza prendere parte al gioco.
web-join-go-help = Hai già un posto a questo tavolo.
web-join-bring-help = Questo link porta il posto di { $name } su questo dispositivo. Funziona una volta; il posto resta anche sugli altri tuoi dispositivi.
web-join-takes = Prendi il posto di { $name }.
web-join-here = Al tavolo
web-join-sit = Siediti
web-join-watch = Guarda
web-join-watch-only = Voglio solo guardare
web-join-bring = Gioca su questo dispositivo
web-join-go = Al tavolo
web-join-see = Vedi la partita
web-join-have-seat = Ho già un posto qui
web-join-have-seat-help = Qual è il tuo? L’altro tuo browser dovrà farti entrare.
web-join-my-seat = Sono { $name }
web-join-link-used = Questo link è già stato usato
web-join-link-used-help = Un invito vale per una persona. Se eri tu, apri il tavolo nel browser con cui hai preso posto; altrimenti chiedi un nuovo link.
web-join-link-revoked = Questo link non funziona più
web-join-link-revoked-help = Ce n’è uno più recente, oppure il posto è stato dato ad altri. Chiedi un nuovo link a chi te l’ha mandato.
web-join-no-such-link = A questo link non corrisponde nessun tavolo
web-join-no-such-link-help = Forse per strada è cambiata una lettera. Copia di nuovo il link, o chiedine uno nuovo.
web-join-link-cut = Questo link è tagliato
web-join-link-cut-help = Ne manca una parte. Alcuni programmi spezzano i link lunghi: copialo per intero.
web-join-no-such-table = Questo tavolo è stato sparecchiato
web-join-no-such-table-help = I tavoli a cui nessuno gioca non restano per sempre. Aprine uno nuovo.
web-join-trouble = Per ora questo link non si può aprire
