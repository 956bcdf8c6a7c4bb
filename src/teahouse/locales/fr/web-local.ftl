# Une maison de thé sans serveur : les tables sont dans ce navigateur.

web-local-old-browser = Ce navigateur est trop ancien pour jouer ici. Mettez-le à jour ou prenez-en un autre : Firefox, Chrome, Edge et Safari des deux dernières années conviennent.
web-local-no-network = Ce qu’il faut pour ce jeu n’a pas pu être chargé. Vérifiez la connexion et réessayez ; une fois chargé, vous pourrez jouer sans elle.
web-local-no-storage = Ce navigateur ne garde rien pour cette page : aucune table ne peut être ouverte. Une fenêtre qui n’est pas privée conviendra.
web-local-broken = Les tables de ce navigateur n’ont pas pu démarrer. Rechargez la page ; ce que vous avez joué est toujours là.

## Pendant le chargement

web-local-starting = On met la table
web-local-loading = On met la table : { $loaded } sur { $total } Mo

## Sans les autres

web-local-others = Vous jouez seulement dans ce navigateur : contre des bots, en solitaire, ou à plusieurs sur un même écran. Pour jouer avec d’autres sur leurs propres appareils, l’un de vous lance le serveur Teahouse et tous ouvrent son adresse.
web-local-needs-others = Il faut d’autres personnes
web-local-needs-others-help = Ici, tout se passe dans votre navigateur : on n’y rencontre personne. Qui fait tourner le serveur Teahouse peut vous envoyer un lien ; il mène à sa page.

## Ce qui est gardé

web-local-kept = Vos parties
web-local-kept-help = Les parties, les notes et ce que vous avez saisi ne sont gardés que dans ce navigateur. Un fichier contenant le tout les emporte sur un autre appareil, et les rend si le navigateur efface ses données.
web-local-keep = Tout garder dans un fichier
web-local-bring = Reprendre un fichier
web-local-brought =
    { $taken ->
        [one] { $taken } partie a été reprise
       *[other] { $taken } parties ont été reprises
    }{ $known ->
        [0] .
        [one]  ; { $known } était déjà ici.
       *[other]  ; { $known } étaient déjà ici.
    }
web-local-unreadable = Ce fichier ne vient pas d’un Teahouse dans un navigateur. Rien n’a changé.
web-local-evicted = Cette table n’est pas dans ce navigateur. Elle est peut-être sur un autre appareil, ou le navigateur a effacé ses données pour faire de la place. Si vous avez gardé un fichier, reprenez-le sur la page derrière votre nom.
web-local-forget = Tout effacer ici
web-local-forget-sure = Toutes les parties, les notes et les réglages de ce navigateur seront effacés. Personne d’autre ne les a. C’est définitif.
web-local-forget-yes = Oui, tout effacer
web-local-forget-no = Retour

## Vers le navigateur et retour

web-local-move-here = Continuer ici
web-local-move-here-help = Désormais ce navigateur garde la table : les règles et les bots tournent ici, et le serveur se repose. Comme tout ce qui est caché dans la partie est alors dans votre navigateur, plus personne ne peut rejoindre cette table, et elle ne compte dans aucun record ni aucune statistique. Vous pouvez la rendre à tout moment.
web-local-hand-back = Rendre au serveur
web-local-hand-back-help = Cette table se joue dans ce navigateur. Une fois rendue, elle continue sur le serveur, qui rejoue d’abord chaque étape. Elle ne compte toujours dans aucun record ni aucune statistique.
web-local-elsewhere = Cette table se joue dans un navigateur. Si ce n’est pas celui-ci, ce qui y a été joué ne revient que de là.
web-local-take-back = Continuer sur le serveur, sans ce qui a été joué ailleurs
web-local-not-kept = Ce navigateur ne peut pas garder la table. Elle reste sur le serveur.
