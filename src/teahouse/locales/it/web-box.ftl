# The page of the box: what is printed in it, typed by its owner.
web-box-title = La scatola di { $game }
web-box-help = Possiedi questo gioco? Confronta ciò che mostriamo con ciò che è stampato nella tua scatola, e scrivi ciò che è diverso. Tutto resta in questo browser.
web-box-progress = Valori confrontati: { $read } su { $of }, cambiati: { $changed }
web-box-finish = Usa e condividi i valori
web-box-steps = Componenti
web-box-group = Mostra
web-box-group-all = tutto
web-box-step = { $at } di { $of }
web-box-state =
    { $state ->
        [wrong] non va bene
        [changed] cambiato
        [read] come stampato
        [part] confrontato in parte
       *[open] non ancora confrontato
    }
web-box-changed = cambiato
web-box-confirmed = come stampato
web-box-confirm = Come stampato
web-box-reset = Ripristina
web-box-was = Il nostro: { $value }
web-box-considered = Altre possibilità:
web-box-entry = { $n }
web-box-cell = Riga { $row }, { $name }
web-box-more = Uno in più: { $label }
web-box-fewer = Uno in meno: { $label }
web-box-row-in = Aggiungi una riga
web-box-row-out = Togli la riga { $row }
web-box-back = Indietro
web-box-skip = Passa
web-box-done = Come stampato, avanti
web-box-how = Che cosa si può scrivere qui
web-box-there = Vai lì
web-box-no-picture = Questi valori non si possono disegnare.
web-box-offered = Valori del link: { $n }. I tuoi: { $own }. Quali tenere?
web-box-offered-take = Quelli del link
web-box-offered-keep = I miei
web-box-unreadable = I valori di questo link non si possono leggere.
web-box-nothing = Non è ancora stato confrontato nulla.
web-box-not-yet = Questi valori non vanno ancora d’accordo:
web-box-note = Quale scatola è?
web-box-note-example = editore, lingua, anno
web-box-use = Gioca con questi valori
web-box-play-bots = Contro i bot
web-box-play-friends = Con amici
web-box-share = Conserva e condividi
web-box-save = Salva un file
web-box-copy-link = Copia un link
web-box-copy-text = Copia il testo
web-box-copied = Copiato.
web-box-no-clipboard = Questo browser non permette di copiare. Mostra il testo qui sotto e copialo a mano.
web-box-show-text = Mostra il file
web-box-contribute = Contribuisci
web-box-contribute-help = Questa è la modifica al nostro file dei valori stampati, con «letto da una scatola» come fonte. Inviata al progetto, corregge i valori per tutti.
web-box-save-diff = Salva la modifica
web-box-copy-diff = Copia la modifica
web-box-show-diff = Mostra la modifica
web-box-host = Per chi gestisce questo server
web-box-host-help = Con questo comando il file salvato diventa la base di tutti i nuovi tavoli, dal prossimo avvio:
web-box-clear = Ricomincia da capo
web-box-bring-back = Recupera i valori
