# The page of the box: what is printed in it, typed by its owner.
web-box-title = La boîte de { $game }
web-box-help = Vous possédez ce jeu ? Comparez ce que nous montrons avec ce qui est imprimé dans votre boîte, et saisissez ce qui diffère. Tout est conservé dans ce navigateur.
web-box-progress = Valeurs comparées : { $read } sur { $of }, modifiées : { $changed }
web-box-finish = Utiliser et partager les valeurs
web-box-steps = Éléments
web-box-group = Montrer
web-box-group-all = tout
web-box-step = { $at } sur { $of }
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
web-box-considered = Autres possibilités :
web-box-entry = { $n }
web-box-cell = Ligne { $row }, { $name }
web-box-more = Un de plus : { $label }
web-box-fewer = Un de moins : { $label }
web-box-row-in = Ajouter une ligne
web-box-row-out = Retirer la ligne { $row }
web-box-back = Retour
web-box-skip = Passer
web-box-done = Conforme, suivant
web-box-how = Ce que l’on peut écrire ici
web-box-there = Y aller
web-box-no-picture = Ces valeurs ne peuvent pas être dessinées.
web-box-offered = Valeurs du lien : { $n }. Les vôtres : { $own }. Lesquelles garder ?
web-box-offered-take = Celles du lien
web-box-offered-keep = Les miennes
web-box-unreadable = Les valeurs de ce lien ne sont pas lisibles.
web-box-nothing = Rien n’a encore été comparé.
web-box-not-yet = Ces valeurs ne vont pas encore ensemble :
web-box-note = De quelle boîte s’agit-il ?
web-box-note-example = éditeur, langue, année
web-box-use = Jouer avec ces valeurs
web-box-play-bots = Contre des bots
web-box-play-friends = Entre amis
web-box-share = Conserver et partager
web-box-save = Enregistrer un fichier
web-box-copy-link = Copier un lien
web-box-copy-text = Copier le texte
web-box-copied = Copié.
web-box-no-clipboard = Ce navigateur ne permet pas de copier. Affichez le texte ci-dessous et copiez-le à la main.
web-box-show-text = Montrer le fichier
web-box-contribute = Contribuer
web-box-contribute-help = Voici la modification de notre fichier de valeurs imprimées, avec « lu dans une boîte » comme source. Envoyée au projet, elle corrige les valeurs pour tout le monde.
web-box-save-diff = Enregistrer la modification
web-box-copy-diff = Copier la modification
web-box-show-diff = Montrer la modification
web-box-host = Pour l’hôte de ce serveur
web-box-host-help = Avec cette commande, le fichier enregistré devient la base de toutes les nouvelles tables, dès le prochain démarrage :
web-box-clear = Tout recommencer
web-box-bring-back = Rétablir les valeurs effacées
