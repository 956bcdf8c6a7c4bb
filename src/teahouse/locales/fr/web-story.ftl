# Ce qui se passe à la table, raconté : journal, récapitulatif, conseils, modes.

## Log
web-story-setup = Mise en place
web-story-more =
    { $n ->
        [one] et encore une étape
       *[other] et encore { $n } étapes
    }

## Recap
web-story-recap-of = { $at } sur { $last }
web-story-recap-back = Étape précédente
web-story-recap-on = Étape suivante
web-story-recap-end = C’est tout

## The end
web-story-earned =
    { $n ->
        [one] Nouvelle réalisation
       *[other] Nouvelles réalisations
    }
web-story-feats =
    { $n ->
        [one] Nouvel exploit
       *[other] Nouveaux exploits
    }
web-story-earned-again = Encore une fois : { $names }.
web-story-near = Manqué de peu : { $names }.

## Hint
web-story-hint-more = Tous les chiffres
web-story-hint-only = Le bot ne voit rien d’aussi bon.
web-story-hint-clear = Sûr : { $n } % de chances de gagner contre { $other } %.
web-story-hint-close = Pas sûr : { $n } % de chances de gagner contre { $other } %.
web-story-hint-clear-alone = Il est sûr de lui : environ { $n } de plus que le choix suivant.
web-story-hint-close-alone = Il hésite : le choix suivant vaut autant.
web-story-hint-why = Par rapport à « { $other } » : { $parts }.
