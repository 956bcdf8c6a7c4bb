# The page of the box: what is printed in it, typed by its owner.
web-box-title = La boîte de { $game }
web-box-help = Vous possédez ce jeu ? Comparez ce que nous montrons avec ce qui est imprimé dans votre boîte, et corrigez ce qui diffère. Tout est conservé dans ce navigateur.
web-box-progress = Valeurs comparées : { $read } sur { $of }, modifiées : { $changed }
web-box-finish = Utiliser et partager les valeurs
web-box-components = Éléments
web-box-group = Montrer
web-box-group-all = tout
web-box-component = { $at } sur { $of }
web-box-state =
    { $state ->
        [wrong] ne convient pas
        [changed] modifié
        [read] conforme
        [part] comparé en partie
       *[open] pas encore comparé
    }
web-box-changed = modifié
web-box-confirmed = conforme
web-box-confirm = Conforme
web-box-reset = Rétablir
web-box-was = La nôtre : { $value }
web-box-struck = Barré : notre valeur.
web-box-was-rows = Les nôtres :
web-box-considered = Autres possibilités :
web-box-entry = { $n }
web-box-cell = Ligne { $row }, { $name }
web-box-row = Ligne { $row }
web-box-more = Un de plus : { $label }
web-box-fewer = Un de moins : { $label }
web-box-row-in = Ajouter une ligne
web-box-row-out = Retirer la ligne { $row }
web-box-back = Retour
web-box-skip = Passer
web-box-done =
    { $last ->
        [yes] Conforme, terminer
       *[no] Conforme, suivant
    }
web-box-there = Y aller
web-box-no-picture = Ces valeurs ne peuvent pas être dessinées.
web-box-offered = Valeurs du lien : { $n }. Les vôtres : { $own }. Lesquelles garder ?
web-box-offered-take = Celles du lien
web-box-offered-keep = Les miennes
web-box-unreadable = Les valeurs de ce lien ne sont pas lisibles.
web-box-received =
    { $note ->
        [none] Ces valeurs viennent d’un lien : { $n }. Il ne dit pas de quelle boîte.
       *[other] Ces valeurs viennent d’un lien : { $n }. Son auteur dit de la boîte : « { $note } ».
    }
web-box-received-leave = S’en passer
web-box-nothing = Rien n’a encore été comparé.
web-box-not-yet = Certaines valeurs ne conviennent pas encore. Vous pouvez les conserver et les partager telles quelles ; pour jouer avec ou les proposer, corrigez d’abord ceci :
web-box-note = De quelle boîte s’agit-il ? (facultatif)
web-box-note-example = éditeur, langue, année
web-box-use = Jouer avec ces valeurs
web-box-play-bots = Contre des bots
web-box-play-friends = Entre amis
web-box-share = Conserver et partager
web-box-save = Enregistrer un fichier
web-box-copy-link = Copier un lien
web-box-copy-text = Copier le texte
web-box-no-clipboard = Ce navigateur ne permet pas de copier. Affichez le texte ci-dessous et copiez-le à la main.
web-box-show-text = Montrer le fichier
web-box-contribute = Corriger pour tout le monde
web-box-contribute-help = Ce que vous avez comparé peut servir à tout le monde. Enregistrez ou copiez votre contribution et remettez-la aux personnes qui s’occupent de Teahouse, là où vous l’avez obtenu. Rien ne quitte ce navigateur tout seul. Une contribution indique les valeurs, le fait qu’elles ont été lues dans une boîte, et laquelle.
web-box-save-diff = Enregistrer la contribution
web-box-copy-diff = Copier la contribution
web-box-show-diff = Montrer la contribution
web-box-host = Vous hébergez ce serveur ?
web-box-host-help = Avec cette commande, le fichier enregistré devient la base de toutes les nouvelles tables, dès le prochain démarrage :
web-box-clear = Tout recommencer
web-box-bring-back = Rétablir les valeurs effacées
web-box-done-rest =
    { $last ->
        [yes] Le reste conforme, terminer
       *[no] Le reste conforme, suivant
    }
web-box-next =
    { $last ->
        [yes] Terminer
       *[no] Suivant
    }
web-box-elsewhere = Quelque chose ne convient pas : { $where }.
web-box-number = { $label } : nombre
web-box-take-out = Retirer : { $label }
web-box-brush = Peindre avec
web-box-space = Ligne { $row }, case { $at } : { $what }
web-box-map-grow = Ajouter une ligne ou une colonne
web-box-map-trim = Retirer les bords vides
web-box-hex = Hexagone { $n }
web-box-saved = Enregistré sous { $file }, dans vos téléchargements.
web-box-loaded = Valeurs reprises de { $file } : { $n }.
web-box-copied-link = Lien copié. Qui l’ouvre voit vos valeurs.
web-box-copied-text = Texte copié. C’est le contenu du fichier.
web-box-copied-diff = Contribution copiée. Collez-la là où vous la remettez aux personnes qui s’occupent de Teahouse.
web-box-map-side =
    { $side ->
        [top] en haut
        [bottom] en bas
        [left] à gauche
       *[right] à droite
    }
web-box-tile = Touchez les hexagones que cette tuile couvre. Couverts : { $n }
web-box-hand-on = Partager le lien…
web-box-no-handing-on = Le partage n’a pas abouti. Enregistrez ou copiez plutôt.
web-box-saved-unfinished = Enregistré sous { $file }, dans vos téléchargements. C’est inachevé : chargez ce fichier ici pour continuer.
web-box-hand-on-diff = Partager la contribution…
web-box-to-table = Retour à la table
