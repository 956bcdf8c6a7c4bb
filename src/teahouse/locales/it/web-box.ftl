# The page of the box: what is printed in it, typed by its owner.
web-box-title = La scatola di { $game }
web-box-help = Possiedi questo gioco? Confronta ciò che mostriamo con ciò che è stampato nella tua scatola, e correggi ciò che è diverso. Tutto resta in questo browser.
web-box-progress = Valori confrontati: { $read } su { $of }, cambiati: { $changed }
web-box-finish = Usa e condividi i valori
web-box-components = Componenti
web-box-group = Mostra
web-box-group-all = tutto
web-box-component = { $at } di { $of }
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
web-box-struck = Barrato: il nostro valore.
web-box-was-rows = I nostri:
web-box-considered = Altre possibilità:
web-box-entry = { $n }
web-box-cell = Riga { $row }, { $name }
web-box-row = Riga { $row }
web-box-more = Uno in più: { $label }
web-box-fewer = Uno in meno: { $label }
web-box-row-in = Aggiungi una riga
web-box-row-out = Togli la riga { $row }
web-box-back = Indietro
web-box-skip = Passa
web-box-done =
    { $last ->
        [yes] Come stampato, fine
       *[no] Come stampato, avanti
    }
web-box-there = Vai lì
web-box-no-picture = Questi valori non si possono disegnare.
web-box-offered = Valori del link: { $n }. I tuoi: { $own }. Quali tenere?
web-box-offered-take = Quelli del link
web-box-offered-keep = I miei
web-box-unreadable = I valori di questo link non si possono leggere.
web-box-received =
    { $note ->
        [none] Questi valori vengono da un link: { $n }. Non dice da quale scatola.
       *[other] Questi valori vengono da un link: { $n }. Chi l’ha fatto dice della scatola: «{ $note }».
    }
web-box-received-leave = Senza di loro
web-box-nothing = Non è ancora stato confrontato nulla.
web-box-not-yet = Alcuni valori non vanno ancora bene. Puoi conservarli e condividerli così come sono; per giocarci o proporli, correggi prima questo:
web-box-note = Quale scatola è? (facoltativo)
web-box-note-example = editore, lingua, anno
web-box-use = Gioca con questi valori
web-box-play-bots = Contro i bot
web-box-play-friends = Con amici
web-box-share = Conserva e condividi
web-box-save = Salva un file
web-box-copy-link = Copia un link
web-box-copy-text = Copia il testo
web-box-no-clipboard = Questo browser non permette di copiare. Mostra il testo qui sotto e copialo a mano.
web-box-show-text = Mostra il file
web-box-contribute = Correggi per tutti
web-box-contribute-help = Ciò che hai confrontato può servire a tutti. Salva o copia il tuo contributo e consegnalo a chi cura Teahouse, nel luogo da cui l’hai preso. Nulla lascia questo browser da solo. Un contributo indica i valori, che sono stati letti da una scatola, e quale.
web-box-save-diff = Salva il contributo
web-box-copy-diff = Copia il contributo
web-box-show-diff = Mostra il contributo
web-box-host = Gestisci questo server?
web-box-host-help = Con questo comando il file salvato diventa la base di tutti i nuovi tavoli, dal prossimo avvio:
web-box-clear = Ricomincia da capo
web-box-bring-back = Recupera i valori
web-box-done-rest =
    { $last ->
        [yes] Il resto come stampato, fine
       *[no] Il resto come stampato, avanti
    }
web-box-next =
    { $last ->
        [yes] Fine
       *[no] Avanti
    }
web-box-elsewhere = Qualcosa non va bene: { $where }.
web-box-number = { $label }: numero
web-box-take-out = Togli: { $label }
web-box-brush = Dipingi con
web-box-space = Riga { $row }, casella { $at }: { $what }
web-box-map-grow = Aggiungi una riga o una colonna
web-box-map-trim = Togli i bordi vuoti
web-box-hex = Esagono { $n }
web-box-saved = Salvato come { $file }, tra i tuoi download.
web-box-loaded = Valori presi da { $file }: { $n }.
web-box-copied-link = Link copiato. Chi lo apre vede i tuoi valori.
web-box-copied-text = Testo copiato. È il contenuto del file.
web-box-copied-diff = Contributo copiato. Incollalo là dove lo consegni a chi cura Teahouse.
web-box-map-side =
    { $side ->
        [top] sopra
        [bottom] sotto
        [left] a sinistra
       *[right] a destra
    }
web-box-tile = Tocca gli esagoni che questa tessera copre. Coperti: { $n }
web-box-hand-on = Condividi il link…
web-box-no-handing-on = La condivisione non è riuscita. Salva o copia, piuttosto.
web-box-saved-unfinished = Salvato come { $file }, tra i tuoi download. È incompleto: caricalo qui per continuare.
web-box-hand-on-diff = Condividi il contributo…
web-box-to-table = Torna al tavolo
