# Le lecteur : profil, appareils, carte de secours.

web-me-title = Vous
web-me-profile = Profil
web-me-profile-help = Les autres joueurs de vos tables voient votre nom. Ni compte ni mot de passe : un profil vit dans les navigateurs où vous l’apportez.
web-me-name = Nom
web-me-colour = Couleur
web-me-colour-help = À une table, vous avez la place de cette couleur tant qu’elle est libre ; aucune place n’est verte.
web-me-colour-green = Vert
web-me-colour-blue = Bleu
web-me-colour-amber = Ambre
web-me-colour-red = Rouge
web-me-colour-plum = Prune
web-me-colour-sky = Bleu ciel
web-me-save = Enregistrer
web-me-saved = Enregistré.
web-me-nameless = Sans nom
web-me-here = Les autres dans ce navigateur
web-me-here-help = Une tablette familiale a de la place pour tous : chaque profil a ses tables, ses notes et ses résultats.
web-me-switch = Jouer sous ce profil
web-me-merge = Fusionner
web-me-merge-sure = Tout ce qui est à { $one } appartiendra à { $into } : tables, places, notes et résultats. Vous pouvez l’annuler pendant un jour.
web-me-merge-yes = Fusionner
web-me-merged = { $name } fait partie de ce profil. Annulation possible jusqu’au { $until }.
web-me-merge-undo = Annuler
web-me-remove = Retirer d’ici
web-me-add = Ajouter un profil
web-me-add-yes = Ajouter
web-me-devices = Vos appareils
web-me-devices-help = Apportez ce profil sur votre téléphone ou un autre appareil. Toutes ses tables suivent, et il reste aussi ici.
web-me-code = L’apporter sur un autre appareil
web-me-code-help = Visez cette image avec l’autre appareil ; ou ouvrez-y Teahouse, choisissez « Votre nom » en haut et tapez :
web-me-code-qr = Code QR qui apporte ce profil sur un autre appareil
web-me-code-left =
    { $n ->
        [one] Sert une seule fois, encore { $n } seconde.
       *[other] Sert une seule fois, encore { $n } secondes.
    }
web-me-code-over = Le code n’est plus valable.
web-me-only-here = Cette adresse ne marche que sur cette machine. Ouvrez d’abord le serveur à votre réseau.
web-me-only-network = Cette adresse ne marche que dans votre réseau.
web-me-this-device = Cet appareil
web-me-other-device = Un autre appareil
web-me-new-device = Nouveau
web-me-via-first = depuis le { $when }
web-me-via-code = avec un code, le { $when }
web-me-via-card = avec la carte de secours, le { $when }
web-me-end = Déconnecter
web-me-card = Carte de secours
web-me-card-help = Six mots sur papier ramènent ce profil quand l’appareil est perdu ou le navigateur vidé. Qui les possède a le profil. Chaque usage est signalé sur vos autres appareils.
web-me-card-once = Notez ces mots maintenant : ils ne seront plus affichés.
web-me-card-made = Votre carte a été créée le { $when }.
web-me-card-make = Créer une carte
web-me-card-again = Créer une nouvelle carte ; l’ancienne ne servira plus
web-me-card-drop = Retirer la carte
web-me-loan = Cet appareil a reçu le profil par un code, comme en prêt. Créer une carte, fusionner, effacer et déconnecter d’autres appareils revient à l’appareil où le profil est né, ou à celui où l’on tape ci-dessous les six mots de sa carte.
web-me-arrive = Apporter un profil ici
web-me-arrive-help = Avec le code qu’affiche votre autre appareil, ou avec une carte de secours.
web-me-arrive-secret = Code ou six mots
web-me-arrive-missing = Tapez le code ou les six mots.
web-me-arrive-yes = L’apporter ici
web-me-kept = Ce qui est conservé sur vous
web-me-kept-help = Votre nom, vos appareils, vos tables, vos notes et vos messages. Emportez-les dans un fichier, ou faites-les effacer.
web-me-export = Tout télécharger
web-me-move-title = Apporter votre profil sur cet appareil
web-me-move-help = Vos tables suivent, et le profil reste aussi sur votre autre appareil. Le code ne sert qu’une fois.

## Parties jouées

web-me-history = Parties jouées
web-me-history-none = Aucune partie terminée. La première que vous finirez sera ici, à revoir quand vous voulez.
web-me-games = Parties
web-me-alone = en solo
web-me-against = contre { $names }
web-me-people = contre des joueurs
web-me-level = bot le plus fort : { $level }
web-me-not-finished = Interrompue
web-me-place =
    { $n ->
        [one] Place { $place } sur { $of }, { $n } point
       *[other] Place { $place } sur { $of }, { $n } points
    }
web-me-figures = En chiffres
web-me-figures-help = Les parties que vous avez jouées jusqu’au bout, par titre, nombre de joueurs et bot le plus fort. Sous la part de victoires, l’intervalle où elle se trouve avec 95 % de certitude ; les durées sont des médianes, les points et leurs sources des moyennes.
web-me-col-game = Jeu
web-me-col-games = Jouées
web-me-col-won = Gagnées
web-me-col-points = Points
web-me-col-best = Record
web-me-col-length = Durée
web-me-seats =
    { $n ->
        [one] { $n } joueur
       *[other] { $n } joueurs
    }
web-me-actions =
    { $n ->
        [one] { $n } choix
       *[other] { $n } choix
    }
web-me-minutes = { $n } min
web-me-feats = Exploits à { $title }
web-me-feat-where = Voir la partie
