# Parole comuni a tutti i giochi e a tutto il programma.

common-number = { $n }
common-seat =
    { $seat ->
        [0] Indaco
        [1] Zafferano
        [2] Robbia
        [3] Melanzana
       *[4] Alcione
    }
common-former-player = Un ex giocatore
common-rule-number = regola { $number }
common-ruling = interpretazione
common-partly-ruling = in parte interpretazione
common-why-not-asked =
    { $first ->
        [none] Prima ti si chiede questo: { $asked }
       *[other] Prima scegli «{ $first }»
    }
common-lead = Differenze maggiori: { $sources }.
common-notice = Teahouse non è legato agli autori né agli editori di questi giochi, e ne racconta le regole con parole proprie.

## Da dove viene un valore stampato

common-src-rulebook = regolamento
common-src-found = trovato altrove
common-src-inferred = dedotto
common-src-reconstructed = ricostruito
common-src-replaced = sostituito
common-src-owner = letto da una scatola

## Perché un bot preferisce una scelta

common-why = Rispetto a «{ $other }»: { $parts }; probabile, non certo.
common-why-unclear = Rispetto a «{ $other }»: { $parts }; può essere un caso.
common-why-little = Rispetto a «{ $other }»: nessuna fonte di punti differisce di mezzo punto.
common-why-points =
    { $n ->
        [one] circa { $n } punto
       *[other] circa { $n } punti
    }
common-why-part =
    { $sign ->
        [more] { $points } in più per { $source }
       *[less] { $points } in meno per { $source }
    }
common-why-rival =
    { $sign ->
        [more] ma { $points } in più per l’avversario più forte
       *[less] e { $points } in meno per l’avversario più forte
    }

## Livelli dei bot

common-level-novice = prima partita
common-level-easy = facile
common-level-casual = abbastanza facile
common-level-medium = medio
common-level-hard = difficile
common-level-master = maestro
