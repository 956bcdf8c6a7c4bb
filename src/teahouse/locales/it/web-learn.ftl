# Le lezioni nel browser.

web-learn-lessons = Impara giocando
web-learn-lessons-help = Brevi lezioni al vero tavolo, circa un minuto ciascuna. Quello che hai fatto resta solo in questo browser.
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
web-learn-take-back = Annulla e riprova
