# Le lezioni nel browser.

web-learn-lessons = Impara giocando
web-learn-lessons-help = Brevi lezioni al vero tavolo, circa un minuto ciascuna, l’ultima di più. Quello che hai fatto resta solo in questo browser.
web-learn-begin = Comincia
web-learn-go-on = Continua
web-learn-extras = Per saperne di più
web-learn-done = fatto
web-learn-course = Tutte le lezioni
web-learn-next-lesson = Prossima lezione
web-learn-step = Passo { $n } di { $of }
web-learn-next = Avanti
web-learn-back = Indietro
web-learn-show = Mostrami
web-learn-show-turn = Mostrami un turno
web-learn-hurry = Più veloce
web-learn-look = Per ora nulla da scegliere: guarda la lezione
web-learn-extra = Facoltativa
web-learn-take-back = Annulla e riprova

## La pagina di un titolo

web-learn-rules = Le regole
web-learn-rules-help = In capitoli, con figure; ogni regola ha il suo numero.
web-learn-chapter =
    { $n ->
        [one] { $n } regola
       *[other] { $n } regole
    }
web-learn-short-help = Come si vince, com’è fatto un turno, da dove cominciare.
web-learn-sheet = Scheda riassuntiva
web-learn-sheet-help = Il gioco in una pagina, da stampare e tenere accanto al tabellone.
web-learn-print = Stampa
web-learn-questions = Domande frequenti
web-learn-questions-help = Dove il regolamento tace, e come abbiamo deciso.
web-learn-first-game = Una prima partita con un coach
web-learn-first-game-help = Contro due bot del primo livello. Accanto al tabellone un coach dice che cosa conta, chiede prima di un chiaro errore e tace dove non ne hai più bisogno.
web-learn-first-game-begin = Gioca con il coach
web-learn-refused =
    { $n ->
        [one] La regola «{ $rule }» sembra ancora poco chiara: ti ha fermato una volta. Ti può aiutare:
       *[other] La regola «{ $rule }» sembra ancora poco chiara: ti ha fermato { $n } volte. Ti può aiutare:
    }
web-learn-unused = Non hai ancora usato la regola «{ $rule }». Ti può aiutare:
web-learn-read-rule = La regola
