# Alubari dans le navigateur : noms des pièces et des lieux, infobulles, le plateau en texte.

## Où en est la partie

web-alubari-progress =
    Manche { $round }{ $last ->
        [yes] {" · dernière manche"}
       *[no] {""}
    }
web-alubari-counted =
    { $n ->
        [0]  : c’est tout
       *[other] { $ask ->
            [dig]  : encore { $n }
           *[other]  : encore { $n } au plus
        }
    }
# Ce qui est pris ou fabriqué en une fois : « Prendre 2 minerais de fer, 1 pierre »
web-alubari-cubes = Prendre { $goods }
web-alubari-work =
    { $step ->
        [steel] Fabriquer { $made } avec { $paid }
        [stone-from-yard] Fabriquer { $made } avec { $paid } (entrepôt)
        [stone-from-bag] Fabriquer { $made } avec { $paid } (sac)
       *[crush] Broyer { $paid } : { $made }
    }
web-alubari-scoring-leaves = Les feuilles dont aucun contrat n’a besoin comptent aussi
web-alubari-scoring-contracts = Un contrat compte si sa condition est remplie ; chaque marqueur et chaque feuille ne sert qu’une fois
web-alubari-scoring-places = Qui a le plus de points gagne ; à égalité, la victoire est partagée
web-alubari-rate-track = Le long de la piste : { $values }
web-alubari-phase-post = Contrats
web-alubari-phase-weather = Météo
web-alubari-phase-refill = Entrepôt
web-alubari-phase-labourers = Ouvriers
web-alubari-phase-work = Actions A à G
web-alubari-ask =
    { $decision ->
        [place] Les ouvriers agissent ensuite, de A à G
        [hire] Il travaille pour vous cette manche seulement
        [use_contract] Chaque contrat aide une fois ; ses points restent
        [strengthen] Un chai gardé rapporte à la fin
        [cubes] Minerai et pierre pour construire, chai pour la piste de chai
        [works] Dans n’importe quel ordre ; arrêtez quand vous voulez
        [lay] Une section rapporte ; une rivière ouvre des villes
        [build] Une ville fermée s’ouvre quand sa rivière est posée
        [post] Il aide une fois et rapporte si sa condition est remplie
        [chaiwala] Le chai renforce des actions et rapporte à la fin
       *[other] {""}
    }

## Quantités

web-alubari-amount =
    { $n } { $good ->
        [iron]
            { $n ->
                [one] minerai de fer
               *[other] minerais de fer
            }
        [stone]
            { $n ->
                [one] pierre
               *[other] pierres
            }
        [rubble]
            { $n ->
                [one] gravat
               *[other] gravats
            }
        [steel]
            { $n ->
                [one] barre d’acier
               *[other] barres d’acier
            }
        [leaves]
            { $n ->
                [one] feuille
               *[other] feuilles
            }
       *[chai] chai
    }
web-alubari-need =
    { $n } { $need ->
        [track]
            { $n ->
                [one] section
               *[other] sections
            }
        [station]
            { $n ->
                [one] zone de gare
               *[other] zones de gare
            }
        [rubble_station]
            { $n ->
                [one] zone de gare payée en gravats
               *[other] zones de gare payées en gravats
            }
        [estate]
            { $n ->
                [one] case de plantation
               *[other] cases de plantation
            }
       *[leaves]
            { $n ->
                [one] feuille
               *[other] feuilles
            }
    }
web-alubari-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
web-alubari-gain =
    { $gain ->
        [third] troisième ouvrier gratuit à la prochaine manche
        [steel]
            { $n ->
                [one] { $n } barre d’acier
               *[other] { $n } barres d’acier
            }
        [contract] un contrat du bureau de poste
        [equipment] un équipement gratuit
        [chai] { $n } chai
        [leaves]
            { $n ->
                [one] { $n } feuille
               *[other] { $n } feuilles
            }
       *[per_chai]
            { $n ->
                [one] { $n } point par chai
               *[other] { $n } points par chai
            }
    }
web-alubari-markers =
    { $n ->
        [one] { $n } marqueur restant
       *[other] { $n } marqueurs restants
    }
web-alubari-to-place =
    { $n ->
        [one] { $n } ouvrier à placer
       *[other] { $n } ouvriers à placer
    }
web-alubari-estate-spaces =
    { $n ->
        [one] { $n } case de plantation
       *[other] { $n } cases de plantation
    }
web-alubari-contracts-used =
    { $n ->
        [one] { $n } contrat
       *[other] { $n } contrats
    }, utilisés : { $used }
web-alubari-left =
    { $ask ->
        [dig] encore { $n }
       *[other] encore { $n } au plus
    }

## Chemin de fer et plantations

web-alubari-railway = Le chemin de fer de Siliguri à Darjeeling
web-alubari-loops = les boucles d’Agony
web-alubari-section =
    { alubari-word-section } : { web-alubari-worth-points }{ $river ->
        [yes] {" · "}rivière : donne du chai, ouvre des villes
       *[no] {""}
    }
web-alubari-worth-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
web-alubari-station = { alubari-word-station } : { $cost } · { $gains }
web-alubari-estates = Plantations de thé
web-alubari-space =
    { alubari-word-estate } { $space } : { web-alubari-worth-points }{ $rubble ->
        [0] {""}
       *[other] {" · "}{ $rubble ->
            [one] { $rubble } gravat
           *[other] { $rubble } gravats
        }
    }{ $borrowed ->
        [yes] {" · "}empruntée
       *[no] {""}
    }

## Zones d’actions

web-alubari-room =
    Case d’ouvrier { $room }{ $fog ->
        [yes] {" · "}dans le brouillard
       *[no] {""}
    }{ $leads ->
        [yes] {" · "}donne le marqueur premier joueur
       *[no] {""}
    }
web-alubari-place-does =
    { $does ->
        [A] Jusqu’à { $rate } cubes : minerai, pierre, chai
        [B] Déblayer { $rate } gravats ; une case libérée est à vous
        [C] Jusqu’à { $rate } mini-actions : acier, pierre, gravats
        [D] Sections à poser : { $rate }, une barre chacune, des points
        [E] Payer une zone de gare (des points) ou un équipement
        [F] Un contrat : une aide unique, des points à la fin
       *[G] Récolte { $rate } : des feuilles, ou des feuilles en chai
    }{ $able ->
        [no] {" · pas encore utile"}
       *[yes] {""}
    }
web-alubari-stall =
    { $area ->
        [B] à déblayer, par ouvrier
        [D] { $n ->
            [one] section, une barre
           *[other] sections, une barre chacune
        }
        [E] une zone de gare ou un équipement
        [F] prendre un contrat visible
       *[G] feuilles, ou du chai
    }
web-alubari-stronger = Plus fort
web-alubari-extra = Action de plus

## Météo, évènements, chai

web-alubari-weather = Météo
web-alubari-weather-does =
    { $weather ->
        [none] pas de météo : rien ne change
        [sun] soleil : plus de déblayage et de voies
        [rain] pluie : moins de déblayage et de voies, plus de récolte
       *[fog] brouillard : moins de récolte ; la dernière case de B et D est fermée
    }
web-alubari-day =
    { $day ->
        [today] ce jour
        [next] ensuite
       *[later] plus tard
    }
web-alubari-events = Évènements
web-alubari-event-does =
    { $event ->
        [1] le jeu prend les prochaines cases de plantation
        [2] la capacité de récolte monte
        [3] le jeu pose les prochaines sections
        [4] le jeu prend ce qui reste d’une ville
        [5] payer pour chaque équipement ou le remettre au hangar
       *[other] une récolte, puis le jeu pose des sections
    }
web-alubari-event =
    { $event ->
        [1] Déblayage
        [2] Croissance des cultures
        [3] Pose de voies
        [4] Construction de zone de gare
        [5] Maintenance des équipements
       *[other] Récolte de thé et pose de voies
    }{ $cubes ->
        [0] {""}
        [one] {" · "}{ $cubes } cube évènement
       *[other] {" · "}{ $cubes } cubes évènement
    }
web-alubari-chai-track = Piste de chai
web-alubari-chai-space = { $chai } chai : { web-alubari-worth-points }

## Contrats et équipements

web-alubari-worth = { web-alubari-worth-points } pour { $needs }
web-alubari-per-chai =
    { $n ->
        [one] { $n } point par chai
       *[other] { $n } points par chai
    }
web-alubari-met = condition remplie
web-alubari-usable = Une fois, lors de { $area }
web-alubari-used = utilisé
web-alubari-deck = pioche { $n }, puis { alubari-word-weather }
web-alubari-empty = vide
web-alubari-aboard = avec { $n } chai

## Le plateau personnel

web-alubari-stores = Votre réserve
web-alubari-stored =
    { $good ->
        [iron] minerai
        [stone] pierre
        [rubble] gravats
        [steel] barre
        [leaves] feuilles
       *[chai] chai
    }
web-alubari-labourers = Ouvriers
web-alubari-ready = prêt
web-alubari-at = en { $room }
web-alubari-tea-house = Tea House
web-alubari-third =
    { $free ->
        [now] Troisième ouvrier, gratuit cette manche
        [next] Troisième ouvrier, gratuit à la prochaine manche
       *[no] Troisième ouvrier, à la Tea House
    }
web-alubari-third-free =
    { $free ->
        [now] gratuit
       *[next] bientôt gratuit
    }
web-alubari-hire = Engager
web-alubari-contracts = Contrats
web-alubari-no-contract = Pas encore de contrat
web-alubari-this-round = Cette manche :
web-alubari-lasting =
    { $effect ->
        [cubes] { $n ->
            [one] +{ $n } cube en A
           *[other] +{ $n } cubes en A
        }
        [dig] { $n ->
            [one] +{ $n } gravat par déblayage
           *[other] +{ $n } gravats par déblayage
        }
        [track] +{ $n } section par pose
        [extra] action de plus
        [anywhere] déblayer partout
        [iron_rails] { $n } minerais pour une section
        [leaves] feuille par section
        [beyond] au-delà d’une rivière
        [station] gare moins chère
       *[engine] équipement moins cher
    }
web-alubari-equipment = Équipements
web-alubari-no-equipment = Pas encore
web-alubari-markers-left = Marqueurs restants
web-alubari-first = Premier joueur

## Le suivi

web-alubari-in-deck = Dans la pioche : { $n }
web-alubari-top = première carte : { alubari-word-weather }
web-alubari-discards = Défausse : { $n }
web-alubari-box = Absents de cette partie

## Le plateau en texte

web-alubari-said-weather =
    Météo : { $today ->
        [none] pas de météo
        [sun] soleil
        [rain] pluie
       *[fog] brouillard
    } ce jour, puis { $next ->
        [none] pas de météo
        [sun] soleil
        [rain] pluie
       *[fog] brouillard
    }, puis { $later ->
        [none] pas de météo
        [sun] soleil
        [rain] pluie
       *[fog] brouillard
    }
web-alubari-said-rates = Capacité de déblayage { $dig }, de pose de voie { $track }, de récolte { $harvest }
web-alubari-said-seat =
    { $name } : { web-alubari-worth-points } · { $goods } · { $labourers ->
        [one] { $labourers } ouvrier à placer
       *[other] { $labourers } ouvriers à placer
    } · { $markers ->
        [one] { $markers } marqueur restant
       *[other] { $markers } marqueurs restants
    }
web-alubari-said-no-goods = réserve vide
web-alubari-said-stall =
    { alubari-word-area } : { $free ->
        [one] { $free } case libre
       *[other] { $free } cases libres
    }
web-alubari-said-yard = Entrepôt : { $goods }
web-alubari-said-town =
    { alubari-word-town } : { $open ->
        [yes] ouverte
       *[no] fermée
    }
web-alubari-said-engine = Hangar à locomotives : { alubari-word-equipment } · { $cost }

## En bref

web-alubari-brief-goal = Qui a le plus de points de victoire gagne ; ils se comptent à la fin.
web-alubari-brief-points =
    Cases de plantation déblayées, zones de gare construites, voies posées : chacune a ses points.
    Contrats dont vous remplissez la condition ; les autres ne coûtent rien.
    Le chai sur la piste de chai, { $numbers-end-leaf-half-points ->
        [0] rien
        [1] un demi-point
        [2] 1 point
       *[other] { $numbers-end-leaf-half-points } demi-points
    } par feuille restante.
    Équipements : les points de chaque carte, pas en solo.
web-alubari-brief-turn =
    À chaque manche, vous placez vos ouvriers à tour de rôle, un de plus si vous pouvez l’engager.
    Puis les zones sont résolues de A à G : cubes, déblayage, fonderie, voies, construction, contrats, chai.
    Un chai payé renforce l’action d’un ouvrier.
    Un contrat s’utilise une fois, dans la zone de sa lettre, et compte quand même à la fin.
web-alubari-brief-end = La partie s’achève avec la manche où le chemin de fer atteint Darjeeling ; à un ou deux joueurs aussi quand quelqu’un n’a plus de marqueur.
web-alubari-brief-first =
    A donne des cubes : le minerai de fer devient de l’acier en C, la pierre sert à construire.
    B déblaie les plantations depuis la gauche : qui prend le dernier gravat d’une case la possède, et elle donne des feuilles à chaque récolte.
    D demande des barres d’acier : une section de rivière donne du chai et ouvre les villes suivantes.
    E construit une zone de gare ou achète un équipement : au début seule Siliguri est ouverte.
    F prend un contrat ; voyez lequel convient à ce que vous faites déjà.
    G prend des feuilles ou les convertit en chai.

## Options, en une ligne

web-alubari-option-alubari-estate = Imprimée : un début plus facile. Recouverte : une carte est posée dessus.
web-alubari-option-first = Qui joue le premier tour.
