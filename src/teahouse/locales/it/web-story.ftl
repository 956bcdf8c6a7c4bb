# Quello che accade al tavolo, raccontato: registro, riepilogo, consigli, modalità.

## Log
web-story-setup = Preparazione
web-story-more =
    { $n ->
        [one] e un altro passo
       *[other] e altri { $n } passi
    }

## Recap
web-story-recap-of = { $at } di { $last }
web-story-recap-back = Passo precedente
web-story-recap-on = Passo successivo
web-story-recap-end = È tutto

## The end
web-story-earned =
    { $n ->
        [one] Nuovo traguardo
       *[other] Nuovi traguardi
    }
web-story-feats =
    { $n ->
        [one] Nuova impresa
       *[other] Nuove imprese
    }
web-story-earned-again = Di nuovo: { $names }.
web-story-near = Mancati di poco: { $names }.

## Hint
web-story-hint-more = Tutti i numeri
web-story-hint-only = Il bot non vede niente di altrettanto buono.
web-story-hint-clear = Sicuro: { $n }% di probabilità di vincere contro { $other }%.
web-story-hint-close = Non sicuro: { $n }% di probabilità di vincere contro { $other }%.
web-story-hint-clear-alone = È sicuro: circa { $n } in più della scelta successiva.
web-story-hint-close-alone = Non è sicuro: la scelta successiva vale altrettanto.
web-story-hint-why = Rispetto a «{ $other }»: { $parts }.
