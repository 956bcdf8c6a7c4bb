# Alubari : le jeu, ses questions, ses choix, ses évènements et ses refus.

alubari-tagline = Déblayez des plantations, posez la voie jusqu’à Darjeeling, et soignez le chai

## Noms

alubari-good-iron = minerai de fer
alubari-good-stone = pierre
alubari-good-rubble = gravats
alubari-good-steel = barre d’acier
alubari-good-leaves = feuilles de thé
alubari-good-chai = chai
alubari-cube-iron = minerai de fer
alubari-cube-stone = pierre
alubari-cube-chai = chai
alubari-cube-event = cube évènement
alubari-weather-none = pas de météo
alubari-weather-sun = soleil
alubari-weather-rain = pluie
alubari-weather-fog = brouillard
alubari-area-a = Entrepôt
alubari-area-b = Déblayage
alubari-area-c = Fonderie
alubari-area-d = Pose de voie
alubari-area-e = Construction
alubari-area-f = Bureau de poste
alubari-area-g = Chaiwala
alubari-town-siliguri = Siliguri
alubari-town-sukna = Sukna
alubari-town-rangtong = Rangtong
alubari-town-tindharia = Tindharia
alubari-town-agony-point = Agony Point
alubari-town-gayabari = Gayabari
alubari-town-kurseong = Kurseong
alubari-town-sonada = Sonada
alubari-town-ghum = Ghum
alubari-town-darjeeling = Darjeeling
alubari-station-siliguri-1 = Siliguri 1
alubari-station-siliguri-2 = Siliguri 2
alubari-station-siliguri-3 = Siliguri 3
alubari-station-siliguri-4 = Siliguri 4
alubari-station-siliguri-5 = Siliguri 5
alubari-station-sukna-1 = Sukna 1
alubari-station-sukna-2 = Sukna 2
alubari-station-rangtong-1 = Rangtong 1
alubari-station-rangtong-2 = Rangtong 2
alubari-station-tindharia-1 = Tindharia 1
alubari-station-tindharia-2 = Tindharia 2
alubari-station-tindharia-3 = Tindharia 3
alubari-station-agony-point-1 = Agony Point 1
alubari-station-gayabari-1 = Gayabari 1
alubari-station-gayabari-2 = Gayabari 2
alubari-station-gayabari-3 = Gayabari 3
alubari-station-gayabari-4 = Gayabari 4
alubari-station-kurseong-1 = Kurseong 1
alubari-station-kurseong-2 = Kurseong 2
alubari-station-kurseong-3 = Kurseong 3
alubari-station-sonada-1 = Sonada 1
alubari-station-sonada-2 = Sonada 2
alubari-station-ghum-1 = Ghum 1
alubari-station-ghum-2 = Ghum 2
alubari-station-darjeeling-1 = Darjeeling 1
alubari-station-darjeeling-2 = Darjeeling 2
alubari-section-mahananda-river = Mahananda River
alubari-section-sukna = Sukna
alubari-section-rangtong = Rangtong
alubari-section-tindharia = Tindharia
alubari-section-tindharia-river = Tindharia River
alubari-section-agony-1 = Boucle d’Agony 1
alubari-section-agony-2 = Boucle d’Agony 2
alubari-section-agony-3 = Boucle d’Agony 3
alubari-section-agony-point = Agony Point
alubari-section-gayabari = Gayabari
alubari-section-pagla-jhora = Pagla Jhora
alubari-section-kurseong = Kurseong
alubari-section-sonada = Sonada
alubari-section-ghum = Ghum
alubari-section-darjeeling = Darjeeling
alubari-equipment-rail-tractor = Locotracteur
alubari-equipment-toy-train = Toy Train
alubari-equipment-garratt = Garratt D Class 0-4-0+0-4-0
alubari-equipment-warehouse = Entrepôt de la Compagnie des Indes
alubari-equipment-crew = Équipe de construction
alubari-equipment-luxury = Train luxueux
alubari-equipment-reliable = Train très fiable
alubari-equipment-inspection = Train d’inspection de ligne
alubari-estate-alubari = Alubari
alubari-estate-dooleriah = Dooleriah
alubari-estate-makaibari = Makaibari
alubari-estate-samripani = Samripani
alubari-estate-castleton = Castleton
alubari-estate-happy-valley = Happy Valley
alubari-estate-ambootia = Ambootia
alubari-estate-margarets-hope = Margaret’s Hope
alubari-estate-steinthal = Steinthal
alubari-estate-goomtee = Goomtee
alubari-estate-jungpana = Jungpana
alubari-estate-badamtam = Badamtam
alubari-estate-singtom = Singtom
alubari-estate-tukvar = Tukvar
alubari-estate-ging = Ging
alubari-estate-lingia = Lingia
alubari-estate-phoobsering = Phoobsering
alubari-contract-c01 = Charrette pleine
alubari-contract-c02 = Minerai caché
alubari-contract-c03 = Pierre cachée
alubari-contract-c04 = Prendre la main
alubari-contract-c05 = Pause chai
alubari-contract-c06 = Déblayage renforcé
alubari-contract-c07 = Déblayage supplémentaire
alubari-contract-c08 = Pose de voie supplémentaire
alubari-contract-c09 = Déblayage libre
alubari-contract-c10 = Acier bon marché
alubari-contract-c11 = Des gravats à la pierre
alubari-contract-c12 = De la pierre à l’acier
alubari-contract-c13 = Fonderie supplémentaire
alubari-contract-c14 = Pose de voie renforcée
alubari-contract-c15 = Rails en fer
alubari-contract-c16 = Section immédiate
alubari-contract-c17 = Éboulement
alubari-contract-c18 = Thé le long de la voie
alubari-contract-c19 = Au-delà de la rivière
alubari-contract-c20 = Gare à prix réduit
alubari-contract-c21 = Équipement à prix réduit
alubari-contract-c22 = Construction supplémentaire
alubari-contract-c23 = Nouveau courrier
alubari-contract-c24 = Un sur deux
alubari-contract-c25 = Seconde vie
alubari-contract-c26 = Poignée de feuilles
alubari-contract-c27 = Récolte au soleil
alubari-contract-c28 = Champs empruntés
alubari-contract-c29 = Champ emprunté
alubari-contract-c30 = Renfort saisonnier
alubari-source-estates = Plantations
alubari-source-stations = Gares
alubari-source-track = Sections de voie
alubari-source-contracts = Contrats complétés
alubari-source-chai = Chai
alubari-source-leaves = Feuilles restantes
alubari-source-darjeeling = Darjeeling et chai
alubari-source-equipment = Équipements
alubari-need-track = sections à vous
alubari-need-station = zones de gare
alubari-need-rubble-station = zones de gare payées en gravats
alubari-need-estate = cases de plantation
alubari-need-leaves = feuilles de thé
alubari-part-track = { alubari-need-track }
alubari-part-station = { alubari-need-station }
alubari-part-rubble-station = { alubari-need-rubble-station }
alubari-part-estate = { alubari-need-estate }
alubari-part-leaves = { alubari-need-leaves }
alubari-goal-contract = { alubari-word-contract }
alubari-rate-excavation = capacité de déblayage
alubari-rate-track = capacité de pose de voie
alubari-rate-harvest = capacité de récolte
alubari-off-none = sans réduction
alubari-off-rubble = réduction en gravats
alubari-off-stone = réduction en pierre
alubari-hiring-free = gratuitement
alubari-hiring-chai = contre du chai
alubari-hiring-rubble = contre des gravats
alubari-upkeep-steel = payer une barre d’acier
alubari-upkeep-chai = payer du chai
alubari-upkeep-return = remettre au hangar
alubari-step-steel = fabriquer de l’acier
alubari-step-stone-from-yard = fabriquer de la pierre, de l’entrepôt
alubari-step-stone-from-bag = fabriquer de la pierre, du sac
alubari-step-crush = broyer de la pierre
alubari-ending-none = pas terminée
alubari-ending-railway = le chemin de fer est achevé
alubari-ending-markers = il ne reste aucun marqueur propriété
alubari-ending-lone-round = la dernière manche, jouée par un seul des deux joueurs, est finie
alubari-alubari-estate-printed = Plantation Alubari imprimée
alubari-alubari-estate-covered = Plantation Alubari recouverte

## Mots qu'utilisent d'autres messages

alubari-word-contract =
    { $contract ->
        [c01] Charrette pleine
        [c02] Minerai caché
        [c03] Pierre cachée
        [c04] Prendre la main
        [c05] Pause chai
        [c06] Déblayage renforcé
        [c07] Déblayage supplémentaire
        [c08] Pose de voie supplémentaire
        [c09] Déblayage libre
        [c10] Acier bon marché
        [c11] Des gravats à la pierre
        [c12] De la pierre à l’acier
        [c13] Fonderie supplémentaire
        [c14] Pose de voie renforcée
        [c15] Rails en fer
        [c16] Section immédiate
        [c17] Éboulement
        [c18] Thé le long de la voie
        [c19] Au-delà de la rivière
        [c20] Gare à prix réduit
        [c21] Équipement à prix réduit
        [c22] Construction supplémentaire
        [c23] Nouveau courrier
        [c24] Un sur deux
        [c25] Seconde vie
        [c26] Poignée de feuilles
        [c27] Récolte au soleil
        [c28] Champs empruntés
        [c29] Champ emprunté
       *[c30] Renfort saisonnier
    }
alubari-word-amount =
    { $n } { $good ->
        [iron] { $n ->
            [one] minerai de fer
           *[other] minerais de fer
        }
        [stone] { $n ->
            [one] pierre
           *[other] pierres
        }
        [rubble] { $n ->
            [one] gravat
           *[other] gravats
        }
        [steel] { $n ->
            [one] barre d’acier
           *[other] barres d’acier
        }
        [leaves] { $n ->
            [one] feuille
           *[other] feuilles
        }
       *[chai] { $n ->
            [one] chai
           *[other] chai
        }
    }
alubari-word-effect =
    { $effect ->
        [more] { $area ->
            [A] Un de vos ouvriers en A prend jusqu’à { $n } { $n ->
                [one] cube
               *[other] cubes
            } de plus ; la limite de cubes de chai demeure
            [B] Chacun de vos déblayages de la manche prend { $n } { $n ->
                [one] gravat
               *[other] gravats
            } de plus
           *[other] Chacune de vos poses de voie de la manche peut poser { $n } { $n ->
                [one] section
               *[other] sections
            } de plus
        }
        [again] { $area ->
            [B] Un déblayage de plus, après tous les autres
            [C] Une action de fonderie de plus, après toutes les autres
            [D] Une pose de voie de plus, après toutes les autres
           *[other] Une construction de plus, après toutes les autres
        }
        [bag] Prenez { alubari-word-amount } du sac
        [leaves] Prenez { $n } { $n ->
                [one] feuille
               *[other] feuilles
            } de thé
        [swap] { $m ->
            [1] Une fois
           *[other] Jusqu’à { $m } fois
        } : { alubari-word-amount } pour { $gets ->
            [stone] 1 pierre du sac
           *[other] 1 barre d’acier
        }
        [borrow] { $m ->
            [0] Placez des marqueurs sur { $n } cases de plantation du jeu au plus : elles donnent des feuilles, mais pas de points
           *[other] { $n ->
                [1] Placez un marqueur sur une case de plantation du jeu : elle donne des feuilles, mais pas de points
               *[other] Placez des marqueurs sur { $m } à { $n } cases de plantation du jeu : elles donnent des feuilles, mais pas de points
            }
        }
        [iron_rails] Quand vous posez des voies cette manche, { $n } { $n ->
                [one] minerai de fer peut
               *[other] minerais de fer peuvent
            } payer une section
        [lay_now] Payez { $n } { $n ->
                [one] barre
               *[other] barres
            } d’acier et posez tout de suite la section suivante
        [leaf_per_section] { $n ->
            [1] Une feuille de thé pour chaque section que vous posez désormais cette manche
           *[other] { $n } feuilles de thé pour chaque section que vous posez désormais cette manche
        }
        [cheaper_station] Une zone de gare construite cette manche coûte { $n } { $n ->
                [one] pierre
               *[other] pierres
            } ou { $m } { $m ->
                [one] gravat
               *[other] gravats
            } de moins
        [cheaper_equipment] Un équipement acheté cette manche coûte { $n } { $n ->
                [one] barre
               *[other] barres
            } d’acier au lieu de son prix
        [third_labourer] Votre troisième ouvrier est gratuit à la prochaine manche
        [lead] Prenez tout de suite le marqueur premier joueur ; la dernière case de A ne le déplace pas cette manche
        [chai_cube] Prenez un cube de chai de l’entrepôt, ou du sac s’il n’y en a pas
        [dig_anywhere] Vos déblayages de la manche se font sur les cases de plantation de votre choix
        [landslide] Choisissez une plantation de thé : ses cases sans marqueur de joueur se couvrent à nouveau de gravats
        [beyond_river] Une zone de gare construite cette manche peut se trouver au-delà d’une rivière non posée
        [new_mail] Défaussez les contrats visibles et révélez-en trois nouveaux
        [pick_of_two] Piochez deux contrats, gardez-en un
        [second_life] Un autre de vos contrats inclinés peut resservir
       *[sunny_harvest] S’il y a du soleil, récolte immédiate pour tous
    }
alubari-word-equipment =
    { $equipment ->
        [rail-tractor] Locotracteur
        [toy-train] Toy Train
        [garratt] Garratt D Class 0-4-0+0-4-0
        [warehouse] Entrepôt de la Compagnie des Indes
        [crew] Équipe de construction
        [luxury] Train luxueux
        [reliable] Train très fiable
       *[inspection] Train d’inspection de ligne
    }
alubari-word-engine =
    { $equipment ->
        [rail-tractor] Tracteur
        [toy-train] Toy Train
        [garratt] Garratt
        [warehouse] Entrepôt Cie
        [crew] Équipe
        [luxury] Luxueux
        [reliable] Fiable
       *[inspection] Inspection
    }
alubari-word-engine-does =
    { $equipment ->
        [rail-tractor] Troisième ouvrier pour { $n ->
            [one] { $n } gravat
           *[other] { $n } gravats
        }
        [toy-train] Une feuille pour chacun de vos ouvriers en A
        [garratt] Votre première voie de la manche : 1 chai
        [warehouse] Vos contrats demandent une feuille de moins
        [crew] Zones de gare : { $n ->
            [one] { $n } gravat
           *[other] { $n } gravats
        } ou { $m ->
            [one] { $m } pierre
           *[other] { $m } pierres
        } de moins
        [luxury] { $points ->
            [0] Sans effet en solo
           *[other] Vaut plus de points que les autres
        }
        [reliable] Pas de maintenance
       *[inspection] Troisième ouvrier gratuit s’il y a un évènement
    }
alubari-word-station =
    { $station ->
        [siliguri-1] Siliguri 1
        [siliguri-2] Siliguri 2
        [siliguri-3] Siliguri 3
        [siliguri-4] Siliguri 4
        [siliguri-5] Siliguri 5
        [sukna-1] Sukna 1
        [sukna-2] Sukna 2
        [rangtong-1] Rangtong 1
        [rangtong-2] Rangtong 2
        [tindharia-1] Tindharia 1
        [tindharia-2] Tindharia 2
        [tindharia-3] Tindharia 3
        [agony-point-1] Agony Point 1
        [gayabari-1] Gayabari 1
        [gayabari-2] Gayabari 2
        [gayabari-3] Gayabari 3
        [gayabari-4] Gayabari 4
        [kurseong-1] Kurseong 1
        [kurseong-2] Kurseong 2
        [kurseong-3] Kurseong 3
        [sonada-1] Sonada 1
        [sonada-2] Sonada 2
        [ghum-1] Ghum 1
        [ghum-2] Ghum 2
        [darjeeling-1] Darjeeling 1
       *[darjeeling-2] Darjeeling 2
    }
alubari-word-section =
    { $section ->
        [mahananda-river] Mahananda River
        [sukna] Sukna
        [rangtong] Rangtong
        [tindharia] Tindharia
        [tindharia-river] Tindharia River
        [agony-1] Boucle d’Agony 1
        [agony-2] Boucle d’Agony 2
        [agony-3] Boucle d’Agony 3
        [agony-point] Agony Point
        [gayabari] Gayabari
        [pagla-jhora] Pagla Jhora
        [kurseong] Kurseong
        [sonada] Sonada
        [ghum] Ghum
       *[darjeeling] Darjeeling
    }
alubari-word-town =
    { $town ->
        [siliguri] Siliguri
        [sukna] Sukna
        [rangtong] Rangtong
        [tindharia] Tindharia
        [agony-point] Agony Point
        [gayabari] Gayabari
        [kurseong] Kurseong
        [sonada] Sonada
        [ghum] Ghum
       *[darjeeling] Darjeeling
    }
alubari-word-estate =
    { $estate ->
        [alubari] Alubari
        [dooleriah] Dooleriah
        [makaibari] Makaibari
        [samripani] Samripani
        [castleton] Castleton
        [happy-valley] Happy Valley
        [ambootia] Ambootia
        [margarets-hope] Margaret’s Hope
        [steinthal] Steinthal
        [goomtee] Goomtee
        [jungpana] Jungpana
        [badamtam] Badamtam
        [singtom] Singtom
        [tukvar] Tukvar
        [ging] Ging
        [lingia] Lingia
       *[phoobsering] Phoobsering
    }
alubari-word-area =
    { $area ->
        [A] A, entrepôt
        [B] B, déblayage
        [C] C, fonderie
        [D] D, pose de voie
        [E] E, construction
        [F] F, bureau de poste
       *[G] G, chaiwala
    }
alubari-word-weather =
    { $weather ->
        [none] pas de météo
        [sun] soleil
        [rain] pluie
       *[fog] brouillard
    }
alubari-word-cube =
    { $cube ->
        [iron] un minerai de fer
        [stone] une pierre
        [chai] un cube de chai
       *[event] un cube évènement
    }
alubari-word-letter =
    { $good ->
        [iron] m
        [stone] p
        [rubble] g
        [steel] a
        [leaves] f
       *[chai] c
    }
alubari-word-need =
    { $need ->
        [track] voie
        [station] gare
        [rubble_station] gare-grav
        [estate] plant
       *[leaves] thé
    }
alubari-word-costs =
    { $iron ->
        [0] {""}
        [one] {" · "}{ $iron } minerai de fer
       *[other] {" · "}{ $iron } minerais de fer
    }{ $stone ->
        [0] {""}
        [one] {" · "}{ $stone } pierre
       *[other] {" · "}{ $stone } pierres
    }{ $rubble ->
        [0] {""}
        [one] {" · "}{ $rubble } gravat
       *[other] {" · "}{ $rubble } gravats
    }{ $steel ->
        [0] {""}
        [one] {" · "}{ $steel } barre d’acier
       *[other] {" · "}{ $steel } barres d’acier
    }{ $leaves ->
        [0] {""}
        [one] {" · "}{ $leaves } feuille
       *[other] {" · "}{ $leaves } feuilles
    }{ $chai ->
        [0] {""}
       *[other] {" · "}{ $chai } chai
    }
alubari-word-given =
    { $good ->
        [iron] { $amount ->
            [one] minerai de fer
           *[other] minerais de fer
        }
        [stone] { $amount ->
            [one] pierre
           *[other] pierres
        }
        [rubble] { $amount ->
            [one] gravat
           *[other] gravats
        }
        [steel] { $amount ->
            [one] barre d’acier
           *[other] barres d’acier
        }
        [leaves] { $amount ->
            [one] feuille
           *[other] feuilles
        }
       *[chai] chai
    }
alubari-word-gives =
    { $per_chai ->
        [0] {""}
        [one] {" + "}{ $per_chai } point par chai
       *[other] {" + "}{ $per_chai } points par chai
    }{ $gives_third ->
        [0] {""}
       *[other] {" + "}troisième ouvrier gratuit à la prochaine manche
    }{ $gives_steel ->
        [0] {""}
        [one] {" + "}{ $gives_steel } barre d’acier
       *[other] {" + "}{ $gives_steel } barres d’acier
    }{ $gives_contract ->
        [0] {""}
       *[other] {" + "}un contrat
    }{ $gives_equipment ->
        [0] {""}
       *[other] {" + "}un équipement gratuit
    }{ $gives_leaves ->
        [0] {""}
        [one] {" + "}{ $gives_leaves } feuille
       *[other] {" + "}{ $gives_leaves } feuilles
    }{ $gives_chai ->
        [0] {""}
       *[other] {" + "}{ $gives_chai } chai
    }
alubari-word-complete =
    { $section ->
        [darjeeling] {" · le chemin de fer est achevé : c’est la dernière manche"}
       *[other] {""}
    }
alubari-word-worth =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
alubari-word-nothing = 0
alubari-word-round = Manche { $n }
alubari-word-last-round = dernière manche
alubari-word-first = premier : { $seat }
alubari-word-office = Bureau de poste
alubari-word-deck = pioche { $n }, dos { $back }
alubari-word-shed = Hangar à locomotives
alubari-word-yard = Entrepôt
alubari-word-bag = Sac
alubari-word-supply = Réserve
alubari-word-event-cubes = { $n } év.
alubari-word-wheel = Évènements
alubari-word-chai-track = Chai
alubari-word-points = PV
alubari-word-markers = marq.
alubari-word-labourers = ouvr.
alubari-word-game = le jeu
alubari-word-closed = fermé
alubari-word-gain-third = 3e
alubari-word-gain-contract = contr.
alubari-word-gain-equipment = équip.
alubari-word-gain-per-chai = { $n }/chai
alubari-word-achievement = réalisation
alubari-word-campaign = campagne
alubari-achievement-group-building = Construction
alubari-achievement-group-score = Scores
alubari-achievement-group-supply = Réserve personnelle
alubari-achievement-group-campaign = Campagne
alubari-achievement-east-india-depot = Dépôt de la Compagnie des Indes
alubari-achievement-tea-magnate = Magnat du thé
alubari-achievement-branches = Succursales
alubari-achievement-bridge-builder = Constructeur de ponts
alubari-achievement-king-of-agony = Roi d’Agony
alubari-achievement-man-of-the-north = Homme du nord
alubari-achievement-builder = Constructeur
alubari-achievement-great-builder = Grand constructeur
alubari-achievement-railway-king = Le roi du chemin de fer
alubari-achievement-team-100 = Ouvrier d’équipe
alubari-achievement-team-150 = Adjoint d’équipe
alubari-achievement-team-175 = Leader d’équipe
alubari-achievement-team-200 = Coordinateur d’équipe
alubari-achievement-team-225 = Directeur d’équipe
alubari-achievement-lone-100 = Ouvrier isolé
alubari-achievement-lone-150 = Adjoint isolé
alubari-achievement-lone-175 = Leader
alubari-achievement-lone-200 = Coordinateur isolé
alubari-achievement-lone-225 = Président isolé
alubari-achievement-engineer-100 = Ingénieur stagiaire
alubari-achievement-engineer-150 = Ingénieur diplômé
alubari-achievement-engineer-175 = Ingénieur
alubari-achievement-engineer-200 = Ingénieur expert
alubari-achievement-engineer-225 = Maître ingénieur
alubari-achievement-contractor-1 = Entrepreneur, grade I
alubari-achievement-contractor-2 = Entrepreneur, grade II
alubari-achievement-contractor-master = Maître entrepreneur
alubari-achievement-procrastinator = Procrastinateur
alubari-achievement-tea-chest = Coffre à thé
alubari-achievement-tea-store = Magasin de thé
alubari-achievement-tea-warehouse = Entrepôt de thé
alubari-achievement-chaiwala = Chaiwala
alubari-achievement-shovel-king = Roi des pelles
alubari-achievement-blast-furnace = Haut fourneau
alubari-achievement-cheers = Santé !
alubari-achievement-hard-worker = Travailleur émérite
alubari-achievement-campaign-400 = Coureur de demi-fond
alubari-achievement-campaign-500 = Coureur de fond
alubari-achievement-campaign-600 = Coureur de marathon
alubari-achievement-help-east-india-depot = Possédez les 5 zones de gare de Siliguri
alubari-achievement-help-tea-magnate = Possédez toutes les cases de plantation
alubari-achievement-help-branches = Possédez une zone de gare dans chacune des 10 villes
alubari-achievement-help-bridge-builder = Possédez toutes les sections de rivière
alubari-achievement-help-king-of-agony = Possédez les quatre sections qui suivent la Tindharia River, jusqu’à Agony Point
alubari-achievement-help-man-of-the-north = Plus de 180 points sans zone à Siliguri
alubari-achievement-help-builder = Plus de 60 points en zones de gare
alubari-achievement-help-great-builder = Plus de 90 points en zones de gare
alubari-achievement-help-railway-king = Au moins 20 points en sections de voie
alubari-achievement-help-team-100 = Au moins 100 points en ayant possédé un équipement
alubari-achievement-help-team-150 = Au moins 150 points en ayant possédé un équipement
alubari-achievement-help-team-175 = Au moins 175 points en ayant possédé un équipement
alubari-achievement-help-team-200 = Au moins 200 points en ayant possédé un équipement
alubari-achievement-help-team-225 = Au moins 225 points en ayant possédé un équipement
alubari-achievement-help-lone-100 = Au moins 100 points sans jamais posséder d’équipement
alubari-achievement-help-lone-150 = Au moins 150 points sans jamais posséder d’équipement
alubari-achievement-help-lone-175 = Au moins 175 points sans jamais posséder d’équipement
alubari-achievement-help-lone-200 = Au moins 200 points sans jamais posséder d’équipement
alubari-achievement-help-lone-225 = Au moins 225 points sans jamais posséder d’équipement
alubari-achievement-help-engineer-100 = Au moins 100 points sans case de plantation
alubari-achievement-help-engineer-150 = Au moins 150 points sans case de plantation
alubari-achievement-help-engineer-175 = Au moins 175 points sans case de plantation
alubari-achievement-help-engineer-200 = Au moins 200 points sans case de plantation
alubari-achievement-help-engineer-225 = Au moins 225 points sans case de plantation
alubari-achievement-help-contractor-1 = Au moins 80 points en contrats
alubari-achievement-help-contractor-2 = Au moins 100 points en contrats
alubari-achievement-help-contractor-master = Au moins 120 points en contrats
alubari-achievement-help-procrastinator = Au moins 4 contrats à vous non complétés ou non utilisés
alubari-achievement-help-tea-chest = Au moins 20 feuilles après les contrats
alubari-achievement-help-tea-store = Au moins 40 feuilles après les contrats
alubari-achievement-help-tea-warehouse = Au moins 60 feuilles après les contrats
alubari-achievement-help-chaiwala = Chai au maximum
alubari-achievement-help-shovel-king = Au moins 30 gravats
alubari-achievement-help-blast-furnace = Au moins 8 barres d’acier
alubari-achievement-help-cheers = Plus de 150 points sans feuilles ni case de plantation ni zone à Siliguri ou Darjeeling
alubari-achievement-help-hard-worker = Finissez par votre dernier marqueur propriété, une section étant encore libre
alubari-achievement-help-campaign-400 = Plus de 400 points en trois parties de suite
alubari-achievement-help-campaign-500 = Plus de 500 points en trois parties de suite
alubari-achievement-help-campaign-600 = Plus de 600 points en trois parties de suite

## Options

alubari-option-players = Joueurs
    .help = De 1 à 5 ; un seul joueur joue la partie solo
alubari-option-alubari-estate = Plantation Alubari
    .help = printed : imprimée, un départ plus aisé ; covered : une carte la recouvre
alubari-option-first = Premier joueur
    .help = random, ou le numéro d’une place à partir de 0

## Ce qui est demandé

alubari-decision-maintain = Maintenance de l’équipement : payer ou remettre au hangar
alubari-decision-hire = Engager le troisième ouvrier ?
alubari-decision-place = Placer un ouvrier
alubari-decision-use-contract = Utiliser un contrat, ou aucun
alubari-decision-strengthen = Payer un chai pour l’action renforcée ?
alubari-decision-cubes = Prendre des cubes de l’entrepôt
alubari-decision-dig = Déblayer : sur quelle case de plantation ?
alubari-decision-works = Une mini-action de la fonderie, ou arrêter
alubari-decision-lay = Poser la section suivante, ou arrêter
alubari-decision-build = Construire une zone de gare ou acheter un équipement
alubari-decision-discount = Utiliser ici la gare à prix réduit ?
alubari-decision-crew = Que fait économiser l’équipe de construction ?
alubari-decision-price = À quel prix ?
alubari-decision-post = Prendre un contrat
alubari-decision-chaiwala = Prendre des feuilles, ou convertir des feuilles en chai
alubari-decision-swap = Échanger encore, ou arrêter
alubari-decision-landslide = Quelle plantation de thé se couvre à nouveau de gravats ?
alubari-decision-borrow = Emprunter une case de plantation du jeu
alubari-decision-straighten = Quel contrat incliné peut resservir ?
alubari-decision-pick = Garder un des deux contrats
alubari-decision-gain-contract = Bonus : prendre un contrat
alubari-decision-gain-equipment = Bonus : prendre un équipement gratuit
alubari-decision-extra = Effectuer l’action supplémentaire ?

## Ce qu'on peut choisir

alubari-choice-place =
    { $does ->
        [E] { $area ->
            [B] B, construction
           *[other] { alubari-word-area }
        }
       *[other] { alubari-word-area }
    }, case { $number }{ $lead ->
        [yes] {" · "}premier joueur
       *[no] {""}
    }{ $able ->
        [no] {" · "}pas encore utile
       *[yes] {""}
    }
alubari-choice-use = Utiliser « { alubari-word-contract } »
    .note = { alubari-word-effect }
alubari-choice-cube = Prendre { alubari-word-cube }
alubari-choice-dig =
    { alubari-word-estate } { $space } · { $rubble ->
        [one] { $rubble } gravat
       *[other] { $rubble } gravats
    }
alubari-choice-work =
    { $step ->
        [steel] Fabriquer de l’acier · { $price } minerais de fer
        [stone-from-yard] Fabriquer de la pierre, de l’entrepôt · { $price } gravats
        [stone-from-bag] Fabriquer de la pierre, du sac · { $price } gravats
       *[crush] Broyer de la pierre · donne { $price } gravats
    }
alubari-choice-lay =
    Poser { alubari-word-section } · { $price } { $paid ->
        [iron] { $price ->
            [one] minerai de fer
           *[other] minerais de fer
        }
       *[steel] { $price ->
            [one] barre d’acier
           *[other] barres d’acier
        }
    } · { alubari-word-worth }
alubari-choice-build =
    Construire { alubari-word-station }{ alubari-word-costs }{ $discount ->
        [choose] {" · moins une réduction au choix"}
       *[no] {""}
    } :{ $points ->
        [0] {""}
       *[other] {" "}{ alubari-word-worth }
    }{ alubari-word-gives }
alubari-choice-buy =
    Prendre { alubari-word-equipment }{ alubari-word-costs }{ $discount ->
        [choose] {" · ou le prix du contrat"}
       *[no] {""}
    }
    .note =
        { alubari-word-engine-does }{ $points ->
            [0] {""}
           *[other] {" · "}{ alubari-word-worth }
        }{ $aboard ->
            [0] {""}
           *[other] {" · "}livré avec { $aboard } chai
        }
alubari-choice-discount =
    { $off ->
        [rubble] Réduction en gravats
        [stone] Réduction en pierre
       *[none] Sans réduction
    }{ alubari-word-costs }{ $discount ->
        [choose] {" · moins une réduction au choix"}
       *[no] {""}
    }
alubari-choice-price =
    { $price ->
        [cheaper] Avec le contrat
       *[printed] Prix imprimé
    }{ alubari-word-costs }
alubari-choice-take = Prendre « { alubari-word-contract } » · { $per_chai ->
        [0] { alubari-word-worth }
        [one] { $per_chai } point par chai
       *[other] { $per_chai } points par chai
    }
    .note = { alubari-word-effect }
alubari-choice-leaves =
    Prendre { $leaves ->
        [one] { $leaves } feuille
       *[other] { $leaves } feuilles
    }
alubari-choice-brew =
    Convertir { $leaves ->
        [one] { $leaves } feuille
       *[other] { $leaves } feuilles
    } en chai
alubari-choice-swap =
    { $amount } { alubari-word-given } contre { $gets ->
        [stone] une pierre
       *[steel] une barre d’acier
    }
alubari-choice-landslide =
    { $field ->
        [alubari] Alubari
        [dooleriah] Dooleriah
        [makaibari] Makaibari
        [samripani] Samripani
        [castleton] Castleton
        [happy-valley] Happy Valley
        [ambootia] Ambootia
        [margarets-hope] Margaret’s Hope
        [steinthal] Steinthal
        [goomtee] Goomtee
        [jungpana] Jungpana
        [badamtam] Badamtam
        [singtom] Singtom
        [tukvar] Tukvar
        [ging] Ging
        [lingia] Lingia
       *[phoobsering] Phoobsering
    } ({ $estate })
alubari-choice-borrow = Emprunter { alubari-word-estate } { $space }
alubari-choice-straighten = « { alubari-word-contract } » à nouveau
    .note = { alubari-word-effect }
alubari-choice-maintain =
    { $upkeep ->
        [steel] Payer { $price ->
            [one] { $price } barre d’acier
           *[other] { $price } barres d’acier
        }
        [chai] Payer { $price } chai
       *[return] Remettre au hangar
    }
alubari-choice-hire =
    { $hiring ->
        [free] Engager gratuitement
        [chai] Engager pour { $price } chai
       *[rubble] Engager pour { $price ->
            [one] { $price } gravat
           *[other] { $price } gravats
        }
    }
alubari-choice-strengthen =
    Payer un chai : { $does ->
        [A] { $more } cubes au lieu de { $rate }
        [B] déblayer { $more ->
            [one] { $more } gravat
           *[other] { $more } gravats
        } au lieu de { $rate }
        [C] autant de mini-actions que voulu, acier pour { $more } minerais
        [D] jusqu’à { $more } sections au lieu de { $rate }
        [E] { $more ->
            [one] rien de plus ne peut être construit
           *[other] construire deux fois
        }
       *[F] { $more ->
            [one] d’abord un nouveau contrat
           *[other] d’abord { $more } nouveaux contrats
        }
    }
alubari-choice-extra = Effectuer l’action supplémentaire
alubari-choice-without = Non
alubari-choice-done = Terminé

## Ce qui s'est passé

alubari-event-first-player = { $name } commence
alubari-event-section-prelaid = Posée dès le départ : { alubari-word-section }
alubari-event-round-begins = Manche { $round }
alubari-event-contract-discarded = Défaussé : « { alubari-word-contract } »
alubari-event-contract-opened = Bureau de poste : « { alubari-word-contract } »
alubari-event-deck-shuffled =
    Pioche des contrats mélangée : { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }
alubari-event-weather-changed = Météo du jour : { alubari-word-weather }
alubari-event-forecast = Prévision : { alubari-word-weather }
alubari-event-rate-changed =
    { $rate ->
        [excavation] Capacité de déblayage
        [track] Capacité de pose de voie
       *[harvest] Capacité de récolte
    } : { $value }
alubari-event-harvest = Récolte à la capacité { $value }
alubari-event-leaves-harvested =
    { $name } a récolté { $leaves ->
        [one] { $leaves } feuille
       *[other] { $leaves } feuilles
    }
alubari-event-cubes-drawn =
    Réapprovisionnement : { $iron ->
        [one] { $iron } minerai de fer
       *[other] { $iron } minerais de fer
    }, { $stone ->
        [one] { $stone } pierre
       *[other] { $stone } pierres
    }, { $chai } chai ; évènements : { $events }
alubari-event-event =
    Évènement { $number } : { $number ->
        [1] Déblayage
        [2] Croissance des cultures
        [3] Pose de voies
        [4] Construction de zone de gare
        [5] Maintenance des équipements
       *[other] Récolte de thé et pose de voies
    }
alubari-event-space-cleared = { alubari-word-estate } { $space } appartient au jeu
alubari-event-cubes-back = Cubes évènement remis dans le sac : { $cubes }
alubari-event-yard-trimmed =
    De l’entrepôt au sac : { $iron ->
        [one] { $iron } minerai de fer
       *[other] { $iron } minerais de fer
    }, { $stone ->
        [one] { $stone } pierre
       *[other] { $stone } pierres
    }, { $chai } chai
alubari-event-siliguri-closed = Siliguri est fermée à la construction
alubari-event-game-lays = Le jeu a posé { alubari-word-section }{ alubari-word-complete }
alubari-event-town-completed = Le jeu a complété { alubari-word-town }
alubari-event-maintained =
    { $name } : { alubari-word-equipment } · { $upkeep ->
        [steel] { $price ->
            [one] une barre d’acier payée
           *[other] { $price } barres d’acier payées
        }
        [chai] { $price ->
            [one] { $price } chai payé
           *[other] { $price } chai payés
        }
       *[return] sans maintenance, retour au hangar
    }
alubari-event-third-hired =
    { $name } a engagé le troisième ouvrier { $hiring ->
        [free] gratuitement
        [chai] contre du chai
       *[rubble] contre des gravats
    }
alubari-event-labourer-placed = { $name } a placé un ouvrier : { alubari-word-area }, case { $number }
alubari-event-contract-used = { $name } a utilisé « { alubari-word-contract } »
alubari-event-chai-paid = { $name } a payé un chai ({ alubari-word-area })
alubari-event-no-action = { $name } n’a rien pu faire ({ alubari-word-area })
alubari-event-lead-taken = { $name } a pris le marqueur premier joueur
alubari-event-cube-taken = { $name } a pris { alubari-word-cube }
alubari-event-cubes-from-bag = { $name } a pris du sac : { $cubes } × { alubari-word-cube }
alubari-event-chai-gained =
    { $name } a gagné { $chai } chai{ $lost ->
        [0] {""}
       *[other] , perdu au-delà du maximum : { $lost }
    }
alubari-event-leaves-gained =
    { $name } a pris { $leaves ->
        [one] { $leaves } feuille
       *[other] { $leaves } feuilles
    }
alubari-event-rubble-dug =
    { $name } a déblayé { $rubble ->
        [one] { $rubble } gravat
       *[other] { $rubble } gravats
    } à { alubari-word-estate } { $space }
alubari-event-space-owned = { $name } possède { alubari-word-estate } { $space }
alubari-event-steel-made = { $name } a fabriqué une barre d’acier avec { $amount } { alubari-word-given }
alubari-event-stone-made =
    { $name } a fabriqué de la pierre avec { $amount } gravats, { $source ->
        [yard] de l’entrepôt
       *[bag] du sac
    }
alubari-event-stone-crushed = { $name } a broyé de la pierre en { $rubble } gravats
alubari-event-section-laid =
    { $name } a posé { alubari-word-section } contre { $paid ->
        [iron] { $amount ->
            [one] { $amount } minerai de fer
           *[other] { $amount } minerais de fer
        }
       *[steel] { $amount ->
            [one] une barre d’acier
           *[other] { $amount } barres d’acier
        }
    }{ alubari-word-complete }
alubari-event-station-built = { $name } a construit { alubari-word-station }
alubari-event-steel-gained =
    { $name } a pris { $bars ->
        [one] { $bars } barre d’acier
       *[other] { $bars } barres d’acier
    }
alubari-event-third-promised = { $name } : troisième ouvrier gratuit à la prochaine manche
alubari-event-equipment-taken =
    { $name } a pris { alubari-word-equipment }{ $price ->
        [cheaper] {" "}avec le contrat
        [free] {" "}gratuitement
       *[printed] {""}
    }
alubari-event-contract-taken = { $name } a pris « { alubari-word-contract } »
alubari-event-leaves-to-chai =
    { $name } a converti { $leaves ->
        [one] { $leaves } feuille
       *[other] { $leaves } feuilles
    } en chai
alubari-event-estate-refilled = { $name } a recouvert { alubari-word-estate } de gravats
alubari-event-space-borrowed = { $name } a emprunté { alubari-word-estate } { $space }
alubari-event-contract-straightened = { $name } peut réutiliser « { alubari-word-contract } »
alubari-event-build-space = Plus de gravats : la zone B devient une case de construction dès la prochaine manche
alubari-event-lone-round = { $name } joue encore une manche, la dernière, sans l’autre joueur
alubari-event-game-ends =
    Fin de partie : { $ending ->
        [railway] le chemin de fer est achevé
        [markers] il ne reste aucun marqueur propriété
        [lone-round] la dernière manche, jouée par un seul des deux joueurs, est finie
       *[none] pas terminée
    }
alubari-event-contract-scored = { $name } : « { alubari-word-contract } » complété, { alubari-word-worth }
alubari-event-contracts-drawn =
    { $name } a pioché « { $one ->
        [c01] Charrette pleine
        [c02] Minerai caché
        [c03] Pierre cachée
        [c04] Prendre la main
        [c05] Pause chai
        [c06] Déblayage renforcé
        [c07] Déblayage supplémentaire
        [c08] Pose de voie supplémentaire
        [c09] Déblayage libre
        [c10] Acier bon marché
        [c11] Des gravats à la pierre
        [c12] De la pierre à l’acier
        [c13] Fonderie supplémentaire
        [c14] Pose de voie renforcée
        [c15] Rails en fer
        [c16] Section immédiate
        [c17] Éboulement
        [c18] Thé le long de la voie
        [c19] Au-delà de la rivière
        [c20] Gare à prix réduit
        [c21] Équipement à prix réduit
        [c22] Construction supplémentaire
        [c23] Nouveau courrier
        [c24] Un sur deux
        [c25] Seconde vie
        [c26] Poignée de feuilles
        [c27] Récolte au soleil
        [c28] Champs empruntés
        [c29] Champ emprunté
       *[c30] Renfort saisonnier
    } », « { $two ->
        [c01] Charrette pleine
        [c02] Minerai caché
        [c03] Pierre cachée
        [c04] Prendre la main
        [c05] Pause chai
        [c06] Déblayage renforcé
        [c07] Déblayage supplémentaire
        [c08] Pose de voie supplémentaire
        [c09] Déblayage libre
        [c10] Acier bon marché
        [c11] Des gravats à la pierre
        [c12] De la pierre à l’acier
        [c13] Fonderie supplémentaire
        [c14] Pose de voie renforcée
        [c15] Rails en fer
        [c16] Section immédiate
        [c17] Éboulement
        [c18] Thé le long de la voie
        [c19] Au-delà de la rivière
        [c20] Gare à prix réduit
        [c21] Équipement à prix réduit
        [c22] Construction supplémentaire
        [c23] Nouveau courrier
        [c24] Un sur deux
        [c25] Seconde vie
        [c26] Poignée de feuilles
        [c27] Récolte au soleil
        [c28] Champs empruntés
        [c29] Champ emprunté
       *[c30] Renfort saisonnier
    } »

## Pourquoi quelque chose est refusé

alubari-why-game-over = La partie est terminée
alubari-why-no-such-space =
    La zone { $area } n’a que { $spaces ->
        [one] une case
       *[other] { $spaces } cases
    }
alubari-why-space-taken = Un ouvrier s’y trouve déjà
alubari-why-in-fog = Le brouillard bloque cette case cette manche
alubari-why-not-your-contract = Ce contrat n’est pas à vous
alubari-why-contract-used = Ce contrat est incliné : il a déjà servi
alubari-why-other-area = Ce contrat va avec la zone { $area }
alubari-why-no-such-cube =
    Il n’y a pas de { $cube ->
        [iron] minerai de fer
        [stone] pierre
       *[chai] cube de chai
    } dans l’entrepôt
alubari-why-no-more-cubes = Cet ouvrier a tous ses cubes
alubari-why-chai-cube-limit = Cet ouvrier ne peut plus prendre de cube de chai
alubari-why-no-rubble-there = Il n’y a pas de gravats sur cette case
alubari-why-too-little-iron =
    Il faut { $need ->
        [one] { $need } minerai de fer
       *[other] { $need } minerais de fer
    }, vous en avez { $have }
alubari-why-too-little-stone =
    Il faut { $need ->
        [one] { $need } pierre
       *[other] { $need } pierres
    }, vous en avez { $have }
alubari-why-too-little-rubble =
    Il faut { $need ->
        [one] { $need } gravat
       *[other] { $need } gravats
    }, vous en avez { $have }
alubari-why-too-little-steel =
    Il faut { $need ->
        [one] { $need } barre d’acier
       *[other] { $need } barres d’acier
    }, vous en avez { $have }
alubari-why-too-few-leaves =
    Il faut { $need ->
        [one] { $need } feuille
       *[other] { $need } feuilles
    }, vous en avez { $have }
alubari-why-too-little-chai = Il faut { $need } chai, vous en avez { $have }
alubari-why-no-steel-left = Il ne reste pas de barre d’acier dans la réserve
alubari-why-no-stone-there =
    Il n’y a pas de pierre dans { $source ->
        [yard] l’entrepôt
       *[bag] le sac
    }
alubari-why-stone-was-crushed = Pas de pierre fabriquée après en avoir broyé dans la même action
alubari-why-no-section-left = Aucune section n’est libre
alubari-why-no-marker = Vous n’avez plus de marqueur propriété
alubari-why-no-iron-rails = Le minerai de fer ne paie les voies qu’avec « Rails en fer »
alubari-why-must-lay =
    Vous devez encore poser { $n ->
        [one] une section
       *[other] { $n } sections
    } : la capacité de pose de voie est obligatoire
alubari-why-area-taken = Cette zone de gare est prise
alubari-why-area-blocked = Cette zone de gare est fermée avec si peu de joueurs
alubari-why-river-not-laid = La section { alubari-word-section }, qui ouvre cette ville, n’est pas encore posée
alubari-why-siliguri-closed = Siliguri est fermée à la construction
alubari-why-must-build = Vous devez construire si vous le pouvez
alubari-why-not-in-shed = Cet équipement n’est pas au hangar à locomotives
alubari-why-too-many-equipments = En solo, vous possédez { $n } équipements au plus
alubari-why-no-such-discount = Cette réduction ne s’applique pas ici
alubari-why-no-cheaper-price = Vous n’avez pas utilisé « Équipement à prix réduit » cette manche
alubari-why-not-open = Ce contrat n’est pas visible
alubari-why-must-take = Vous devez en prendre un
alubari-why-no-leaves-at-half = À une capacité de récolte de { $rate }, il n’y a pas de feuilles à prendre
alubari-why-beyond-chai-limit = La piste de chai s’arrête à { $limit }, et vous en avez { $have }
alubari-why-must-act = Cette action doit être effectuée
alubari-why-nothing-to-refill = Il n’y a rien à recouvrir sur cette plantation de thé
alubari-why-not-the-games = Cette case n’appartient pas au jeu
alubari-why-must-borrow =
    Vous devez encore emprunter { $n ->
        [one] une case
       *[other] { $n } cases
    } si vous le pouvez
alubari-why-not-used-yet = Seul un autre contrat incliné peut resservir
alubari-why-no-equipment = Pour engager, il faut un équipement
alubari-why-hired-free = Le troisième ouvrier est gratuit cette manche
alubari-why-not-free = Le troisième ouvrier n’est pas gratuit cette manche
alubari-why-no-tractor = Seul le locotracteur permet de payer en gravats
alubari-why-must-dig =
    Vous devez encore déblayer { $n ->
        [one] { $n } gravat
       *[other] { $n } gravats
    }
alubari-why-changes-nothing = Cela ne changerait rien
alubari-why-discount-not-enough = Aucune réduction ne suffit : avec moins de gravats à payer, il manque de la pierre ; avec moins de pierre, des gravats
alubari-why-must-choose = Il faut choisir ; on ne peut pas passer
alubari-why-not-drawn = Ce n’est pas l’un des deux contrats piochés
alubari-why-component-room = Les zones d’actions ont trop peu de cases d’ouvrier pour { $n } joueurs
alubari-why-component-amounts = { $path } : des quantités de 0 à { $high } parmi { $choices }, chacun une seule fois, séparées par des virgules
alubari-why-component-cost-chai = { $path } : une zone de gare ne se paie pas en chai
alubari-why-component-gives = { $path } : au plus un contrat et un équipement
alubari-why-component-rubble = { $path } : chaque case de plantation a des gravats
alubari-why-component-effect = { $path } : la lettre d’une zone, puis au choix : { $choices }
alubari-why-component-effect-area = { $path } : cet effet n’a de sens que dans les zones { $areas }
alubari-why-component-effect-words =
    { $shape ->
        [N] { $path } : « { $effect } » est suivi d’un nombre de 0 à { $high }
        [NN] { $path } : « { $effect } » est suivi de deux nombres de 0 à { $high }
        [NG] { $path } : « { $effect } » est suivi d’un nombre de 0 à { $high } et d’un mot parmi { $goods }
        [NGGN] { $path } : « { $effect } » est suivi d’un nombre, de deux mots parmi { $goods }, et d’un nombre ; nombres de 0 à { $high }
       *[none] { $path } : rien ne suit « { $effect } »
    }
alubari-why-component-effect-bag = { $path } : seuls le minerai de fer et la pierre viennent du sac d’approvisionnement
alubari-why-component-effect-swap = { $path } : au moins une ressource s’échange contre de l’acier ou de la pierre
alubari-why-component-score = { $path } : écrivez par exemple « 16 for 6 station » ou « 2 per_chai », au choix { $choices }
alubari-why-component-section-names = { $path } : les { $n } sections gardent leur nom et leur ordre
alubari-why-component-section-kinds = { $path } : devant chaque nom se trouve un mot parmi { $choices }
alubari-why-component-section-rivers = { $path } : la première section est une rivière, et au moins { $n } n’en sont pas
alubari-why-component-chai = Le chai du sac en solo et celui des équipements : au plus { $n } cubes en tout, autant qu’il y en a dans la boîte

## Matériel

alubari-component-box = Quantités dans la boîte
alubari-component-bag = Sac d’approvisionnement
alubari-component-shed = Hangar à locomotives
alubari-component-numbers = Nombres des actions
alubari-component-chai-track = Piste de chai
alubari-component-rates = Pistes de capacité
alubari-component-weather = Météo
alubari-component-actions = Cases d’ouvrier
alubari-component-railway = Chemin de fer
alubari-component-area = Zones de gare
alubari-component-equipment = Équipements
alubari-component-estate = Plantations de thé
alubari-component-contract = Contrats
alubari-component-box-markers-per-player = marqueurs propriété d’un joueur, dont un sur la piste de chai
alubari-component-box-labourers-per-player = ouvriers d’un joueur
alubari-component-box-steel-bars = barres d’acier
alubari-component-box-chai-cubes = cubes de chai
alubari-component-bag-iron = minerais de fer dans le sac, de 1 à 5 joueurs
alubari-component-bag-stone = pierres dans le sac, de 1 à 5 joueurs
alubari-component-bag-chai-solo = cubes de chai dans le sac, solo
alubari-component-bag-first-fill = premiers cubes de l’entrepôt, de 1 à 5 joueurs
alubari-component-bag-event-cubes = cubes évènement, de 1 à 5 joueurs
alubari-component-bag-refill = cubes piochés par manche, de 1 à 5 joueurs
alubari-component-shed-dealt = équipements au hangar à locomotives, de 1 à 5 joueurs
alubari-component-shed-owned-solo = équipements possédés au plus, solo
alubari-component-estates-slots = plantations de thé utilisées, de 1 à 5 joueurs
alubari-component-numbers-stock-yard-cubes = entrepôt : cubes d’un ouvrier
alubari-component-numbers-stock-yard-chai-bonus = entrepôt : bonus chai
alubari-component-numbers-stock-yard-chai-cubes = entrepôt : cubes de chai d’un ouvrier
alubari-component-numbers-excavate-chai-bonus = déblayage : bonus chai
alubari-component-numbers-works-steps = fonderie : mini-actions
alubari-component-numbers-works-iron-for-steel = fonderie : minerais de fer pour une barre d’acier
alubari-component-numbers-works-iron-for-steel-with-chai = fonderie : minerais de fer pour une barre d’acier avec le bonus chai
alubari-component-numbers-works-rubble-for-stone = fonderie : gravats pour une pierre
alubari-component-numbers-works-rubble-from-stone = fonderie : gravats d’une pierre
alubari-component-numbers-track-chai-bonus = pose de voie : bonus chai
alubari-component-numbers-track-river-chai = chai pour une section de rivière
alubari-component-numbers-third-labourer-chai = chai pour le troisième ouvrier
alubari-component-numbers-third-labourer-rubble = gravats pour le troisième ouvrier avec le locotracteur
alubari-component-numbers-crew-rubble = équipe de construction : gravats économisés
alubari-component-numbers-crew-stone = équipe de construction : pierres économisées
alubari-component-numbers-events-cleared-spaces = évènement 1 : cases déblayées
alubari-component-numbers-events-crops-grow = évènement 2 : hausse de la capacité de récolte
alubari-component-numbers-events-trim = évènement 1 : minerai de fer, pierre, chai qui restent à l’entrepôt
alubari-component-numbers-events-maintenance-steel = évènement 5 : barres d’acier par équipement
alubari-component-numbers-events-maintenance-chai = évènement 5 : ou chai
alubari-component-numbers-end-leaf-half-points = demi-points par feuille
alubari-component-numbers-end-solo-sections = sections posées au départ, solo
alubari-component-darjeeling-second-area-from = joueurs pour la deuxième zone de gare de Darjeeling
alubari-component-chai-track-points = points de la piste de chai, à partir de 0 chai
alubari-component-chai-track-limit = maximum de la piste de chai, de 1 à 5 joueurs
alubari-component-rates-excavation-values = capacité de déblayage
alubari-component-rates-excavation-start = capacité de déblayage : case de départ, comptée à partir de 0
alubari-component-rates-track-values = capacité de pose de voie
alubari-component-rates-track-start = capacité de pose de voie : case de départ, comptée à partir de 0
alubari-component-rates-harvest-halves = capacité de récolte, en demi-feuilles
alubari-component-rates-harvest-start = capacité de récolte : case de départ, comptée à partir de 0
alubari-component-weather-sun = soleil : changement des capacités de déblayage, de pose de voie et de récolte
alubari-component-weather-rain = pluie : changement des capacités de déblayage, de pose de voie et de récolte
alubari-component-weather-fog = brouillard : changement des capacités de déblayage, de pose de voie et de récolte
alubari-component-actions-a = cases d’ouvrier de A, à 1-2, 3 et 4-5 joueurs
alubari-component-actions-b = cases d’ouvrier de B, à 1-2, 3 et 4-5 joueurs
alubari-component-actions-c = cases d’ouvrier de C, à 1-2, 3 et 4-5 joueurs
alubari-component-actions-d = cases d’ouvrier de D, à 1-2, 3 et 4-5 joueurs
alubari-component-actions-e = cases d’ouvrier de E, à 1-2, 3 et 4-5 joueurs
alubari-component-actions-f = cases d’ouvrier de F, à 1-2, 3 et 4-5 joueurs
alubari-component-actions-g = cases d’ouvrier de G, à 1-2, 3 et 4-5 joueurs
alubari-component-railway-sections = sections du chemin de fer
alubari-component-railway-points-values = points des sections
alubari-component-area-siliguri-1-cost = Siliguri 1 : coût
alubari-component-area-siliguri-1-gives = Siliguri 1 : ce qu’elle rapporte
alubari-component-area-siliguri-2-cost = Siliguri 2 : coût
alubari-component-area-siliguri-2-gives = Siliguri 2 : ce qu’elle rapporte
alubari-component-area-siliguri-3-cost = Siliguri 3 : coût
alubari-component-area-siliguri-3-gives = Siliguri 3 : ce qu’elle rapporte
alubari-component-area-siliguri-4-cost = Siliguri 4 : coût
alubari-component-area-siliguri-4-gives = Siliguri 4 : ce qu’elle rapporte
alubari-component-area-siliguri-5-cost = Siliguri 5 : coût
alubari-component-area-siliguri-5-gives = Siliguri 5 : ce qu’elle rapporte
alubari-component-area-sukna-1-cost = Sukna 1 : coût
alubari-component-area-sukna-1-gives = Sukna 1 : ce qu’elle rapporte
alubari-component-area-sukna-2-cost = Sukna 2 : coût
alubari-component-area-sukna-2-gives = Sukna 2 : ce qu’elle rapporte
alubari-component-area-rangtong-1-cost = Rangtong 1 : coût
alubari-component-area-rangtong-1-gives = Rangtong 1 : ce qu’elle rapporte
alubari-component-area-rangtong-2-cost = Rangtong 2 : coût
alubari-component-area-rangtong-2-gives = Rangtong 2 : ce qu’elle rapporte
alubari-component-area-tindharia-1-cost = Tindharia 1 : coût
alubari-component-area-tindharia-1-gives = Tindharia 1 : ce qu’elle rapporte
alubari-component-area-tindharia-2-cost = Tindharia 2 : coût
alubari-component-area-tindharia-2-gives = Tindharia 2 : ce qu’elle rapporte
alubari-component-area-tindharia-3-cost = Tindharia 3 : coût
alubari-component-area-tindharia-3-gives = Tindharia 3 : ce qu’elle rapporte
alubari-component-area-agony-point-1-cost = Agony Point 1 : coût
alubari-component-area-agony-point-1-gives = Agony Point 1 : ce qu’elle rapporte
alubari-component-area-gayabari-1-cost = Gayabari 1 : coût
alubari-component-area-gayabari-1-gives = Gayabari 1 : ce qu’elle rapporte
alubari-component-area-gayabari-2-cost = Gayabari 2 : coût
alubari-component-area-gayabari-2-gives = Gayabari 2 : ce qu’elle rapporte
alubari-component-area-gayabari-3-cost = Gayabari 3 : coût
alubari-component-area-gayabari-3-gives = Gayabari 3 : ce qu’elle rapporte
alubari-component-area-gayabari-4-cost = Gayabari 4 : coût
alubari-component-area-gayabari-4-gives = Gayabari 4 : ce qu’elle rapporte
alubari-component-area-kurseong-1-cost = Kurseong 1 : coût
alubari-component-area-kurseong-1-gives = Kurseong 1 : ce qu’elle rapporte
alubari-component-area-kurseong-2-cost = Kurseong 2 : coût
alubari-component-area-kurseong-2-gives = Kurseong 2 : ce qu’elle rapporte
alubari-component-area-kurseong-3-cost = Kurseong 3 : coût
alubari-component-area-kurseong-3-gives = Kurseong 3 : ce qu’elle rapporte
alubari-component-area-sonada-1-cost = Sonada 1 : coût
alubari-component-area-sonada-1-gives = Sonada 1 : ce qu’elle rapporte
alubari-component-area-sonada-2-cost = Sonada 2 : coût
alubari-component-area-sonada-2-gives = Sonada 2 : ce qu’elle rapporte
alubari-component-area-ghum-1-cost = Ghum 1 : coût
alubari-component-area-ghum-1-gives = Ghum 1 : ce qu’elle rapporte
alubari-component-area-ghum-2-cost = Ghum 2 : coût
alubari-component-area-ghum-2-gives = Ghum 2 : ce qu’elle rapporte
alubari-component-area-darjeeling-1-cost = Darjeeling 1 : coût
alubari-component-area-darjeeling-1-gives = Darjeeling 1 : ce qu’elle rapporte
alubari-component-area-darjeeling-2-cost = Darjeeling 2 : coût
alubari-component-area-darjeeling-2-gives = Darjeeling 2 : ce qu’elle rapporte
alubari-component-equipment-rail-tractor-cost = Locotracteur : coût
alubari-component-equipment-rail-tractor-chai = Locotracteur : chai fourni
alubari-component-equipment-rail-tractor-points = Locotracteur : points
alubari-component-equipment-toy-train-cost = Toy Train : coût
alubari-component-equipment-toy-train-chai = Toy Train : chai fourni
alubari-component-equipment-toy-train-points = Toy Train : points
alubari-component-equipment-garratt-cost = Garratt D Class 0-4-0+0-4-0 : coût
alubari-component-equipment-garratt-chai = Garratt D Class 0-4-0+0-4-0 : chai fourni
alubari-component-equipment-garratt-points = Garratt D Class 0-4-0+0-4-0 : points
alubari-component-equipment-warehouse-cost = Entrepôt de la Compagnie des Indes : coût
alubari-component-equipment-warehouse-chai = Entrepôt de la Compagnie des Indes : chai fourni
alubari-component-equipment-warehouse-points = Entrepôt de la Compagnie des Indes : points
alubari-component-equipment-crew-cost = Équipe de construction : coût
alubari-component-equipment-crew-chai = Équipe de construction : chai fourni
alubari-component-equipment-crew-points = Équipe de construction : points
alubari-component-equipment-luxury-cost = Train luxueux : coût
alubari-component-equipment-luxury-chai = Train luxueux : chai fourni
alubari-component-equipment-luxury-points = Train luxueux : points
alubari-component-equipment-reliable-cost = Train très fiable : coût
alubari-component-equipment-reliable-chai = Train très fiable : chai fourni
alubari-component-equipment-reliable-points = Train très fiable : points
alubari-component-equipment-inspection-cost = Train d’inspection de ligne : coût
alubari-component-equipment-inspection-chai = Train d’inspection de ligne : chai fourni
alubari-component-equipment-inspection-points = Train d’inspection de ligne : points
alubari-component-estate-alubari-spaces = Alubari : gravats et points de ses cases
alubari-component-estate-dooleriah-spaces = Dooleriah : gravats et points de ses cases
alubari-component-estate-makaibari-spaces = Makaibari : gravats et points de ses cases
alubari-component-estate-samripani-spaces = Samripani : gravats et points de ses cases
alubari-component-estate-castleton-spaces = Castleton : gravats et points de ses cases
alubari-component-estate-happy-valley-spaces = Happy Valley : gravats et points de ses cases
alubari-component-estate-ambootia-spaces = Ambootia : gravats et points de ses cases
alubari-component-estate-margarets-hope-spaces = Margaret’s Hope : gravats et points de ses cases
alubari-component-estate-steinthal-spaces = Steinthal : gravats et points de ses cases
alubari-component-estate-goomtee-spaces = Goomtee : gravats et points de ses cases
alubari-component-estate-jungpana-spaces = Jungpana : gravats et points de ses cases
alubari-component-estate-badamtam-spaces = Badamtam : gravats et points de ses cases
alubari-component-estate-singtom-spaces = Singtom : gravats et points de ses cases
alubari-component-estate-tukvar-spaces = Tukvar : gravats et points de ses cases
alubari-component-estate-ging-spaces = Ging : gravats et points de ses cases
alubari-component-estate-lingia-spaces = Lingia : gravats et points de ses cases
alubari-component-estate-phoobsering-spaces = Phoobsering : gravats et points de ses cases
alubari-component-contract-01-effect = contrat 1, « Charrette pleine » : zone et effet
alubari-component-contract-01-back = contrat 1, « Charrette pleine » : météo au dos
alubari-component-contract-01-score = contrat 1, « Charrette pleine » : points et condition
alubari-component-contract-02-effect = contrat 2, « Minerai caché » : zone et effet
alubari-component-contract-02-back = contrat 2, « Minerai caché » : météo au dos
alubari-component-contract-02-score = contrat 2, « Minerai caché » : points et condition
alubari-component-contract-03-effect = contrat 3, « Pierre cachée » : zone et effet
alubari-component-contract-03-back = contrat 3, « Pierre cachée » : météo au dos
alubari-component-contract-03-score = contrat 3, « Pierre cachée » : points et condition
alubari-component-contract-04-effect = contrat 4, « Prendre la main » : zone et effet
alubari-component-contract-04-back = contrat 4, « Prendre la main » : météo au dos
alubari-component-contract-04-score = contrat 4, « Prendre la main » : points et condition
alubari-component-contract-05-effect = contrat 5, « Pause chai » : zone et effet
alubari-component-contract-05-back = contrat 5, « Pause chai » : météo au dos
alubari-component-contract-05-score = contrat 5, « Pause chai » : points et condition
alubari-component-contract-06-effect = contrat 6, « Déblayage renforcé » : zone et effet
alubari-component-contract-06-back = contrat 6, « Déblayage renforcé » : météo au dos
alubari-component-contract-06-score = contrat 6, « Déblayage renforcé » : points et condition
alubari-component-contract-07-effect = contrat 7, « Déblayage supplémentaire » : zone et effet
alubari-component-contract-07-back = contrat 7, « Déblayage supplémentaire » : météo au dos
alubari-component-contract-07-score = contrat 7, « Déblayage supplémentaire » : points et condition
alubari-component-contract-08-effect = contrat 8, « Pose de voie supplémentaire » : zone et effet
alubari-component-contract-08-back = contrat 8, « Pose de voie supplémentaire » : météo au dos
alubari-component-contract-08-score = contrat 8, « Pose de voie supplémentaire » : points et condition
alubari-component-contract-09-effect = contrat 9, « Déblayage libre » : zone et effet
alubari-component-contract-09-back = contrat 9, « Déblayage libre » : météo au dos
alubari-component-contract-09-score = contrat 9, « Déblayage libre » : points et condition
alubari-component-contract-10-effect = contrat 10, « Acier bon marché » : zone et effet
alubari-component-contract-10-back = contrat 10, « Acier bon marché » : météo au dos
alubari-component-contract-10-score = contrat 10, « Acier bon marché » : points et condition
alubari-component-contract-11-effect = contrat 11, « Des gravats à la pierre » : zone et effet
alubari-component-contract-11-back = contrat 11, « Des gravats à la pierre » : météo au dos
alubari-component-contract-11-score = contrat 11, « Des gravats à la pierre » : points et condition
alubari-component-contract-12-effect = contrat 12, « De la pierre à l’acier » : zone et effet
alubari-component-contract-12-back = contrat 12, « De la pierre à l’acier » : météo au dos
alubari-component-contract-12-score = contrat 12, « De la pierre à l’acier » : points et condition
alubari-component-contract-13-effect = contrat 13, « Fonderie supplémentaire » : zone et effet
alubari-component-contract-13-back = contrat 13, « Fonderie supplémentaire » : météo au dos
alubari-component-contract-13-score = contrat 13, « Fonderie supplémentaire » : points et condition
alubari-component-contract-14-effect = contrat 14, « Pose de voie renforcée » : zone et effet
alubari-component-contract-14-back = contrat 14, « Pose de voie renforcée » : météo au dos
alubari-component-contract-14-score = contrat 14, « Pose de voie renforcée » : points et condition
alubari-component-contract-15-effect = contrat 15, « Rails en fer » : zone et effet
alubari-component-contract-15-back = contrat 15, « Rails en fer » : météo au dos
alubari-component-contract-15-score = contrat 15, « Rails en fer » : points et condition
alubari-component-contract-16-effect = contrat 16, « Section immédiate » : zone et effet
alubari-component-contract-16-back = contrat 16, « Section immédiate » : météo au dos
alubari-component-contract-16-score = contrat 16, « Section immédiate » : points et condition
alubari-component-contract-17-effect = contrat 17, « Éboulement » : zone et effet
alubari-component-contract-17-back = contrat 17, « Éboulement » : météo au dos
alubari-component-contract-17-score = contrat 17, « Éboulement » : points et condition
alubari-component-contract-18-effect = contrat 18, « Thé le long de la voie » : zone et effet
alubari-component-contract-18-back = contrat 18, « Thé le long de la voie » : météo au dos
alubari-component-contract-18-score = contrat 18, « Thé le long de la voie » : points et condition
alubari-component-contract-19-effect = contrat 19, « Au-delà de la rivière » : zone et effet
alubari-component-contract-19-back = contrat 19, « Au-delà de la rivière » : météo au dos
alubari-component-contract-19-score = contrat 19, « Au-delà de la rivière » : points et condition
alubari-component-contract-20-effect = contrat 20, « Gare à prix réduit » : zone et effet
alubari-component-contract-20-back = contrat 20, « Gare à prix réduit » : météo au dos
alubari-component-contract-20-score = contrat 20, « Gare à prix réduit » : points et condition
alubari-component-contract-21-effect = contrat 21, « Équipement à prix réduit » : zone et effet
alubari-component-contract-21-back = contrat 21, « Équipement à prix réduit » : météo au dos
alubari-component-contract-21-score = contrat 21, « Équipement à prix réduit » : points et condition
alubari-component-contract-22-effect = contrat 22, « Construction supplémentaire » : zone et effet
alubari-component-contract-22-back = contrat 22, « Construction supplémentaire » : météo au dos
alubari-component-contract-22-score = contrat 22, « Construction supplémentaire » : points et condition
alubari-component-contract-23-effect = contrat 23, « Nouveau courrier » : zone et effet
alubari-component-contract-23-back = contrat 23, « Nouveau courrier » : météo au dos
alubari-component-contract-23-score = contrat 23, « Nouveau courrier » : points et condition
alubari-component-contract-24-effect = contrat 24, « Un sur deux » : zone et effet
alubari-component-contract-24-back = contrat 24, « Un sur deux » : météo au dos
alubari-component-contract-24-score = contrat 24, « Un sur deux » : points et condition
alubari-component-contract-25-effect = contrat 25, « Seconde vie » : zone et effet
alubari-component-contract-25-back = contrat 25, « Seconde vie » : météo au dos
alubari-component-contract-25-score = contrat 25, « Seconde vie » : points et condition
alubari-component-contract-26-effect = contrat 26, « Poignée de feuilles » : zone et effet
alubari-component-contract-26-back = contrat 26, « Poignée de feuilles » : météo au dos
alubari-component-contract-26-score = contrat 26, « Poignée de feuilles » : points et condition
alubari-component-contract-27-effect = contrat 27, « Récolte au soleil » : zone et effet
alubari-component-contract-27-back = contrat 27, « Récolte au soleil » : météo au dos
alubari-component-contract-27-score = contrat 27, « Récolte au soleil » : points et condition
alubari-component-contract-28-effect = contrat 28, « Champs empruntés » : zone et effet
alubari-component-contract-28-back = contrat 28, « Champs empruntés » : météo au dos
alubari-component-contract-28-score = contrat 28, « Champs empruntés » : points et condition
alubari-component-contract-29-effect = contrat 29, « Champ emprunté » : zone et effet
alubari-component-contract-29-back = contrat 29, « Champ emprunté » : météo au dos
alubari-component-contract-29-score = contrat 29, « Champ emprunté » : points et condition
alubari-component-contract-30-effect = contrat 30, « Renfort saisonnier » : zone et effet
alubari-component-contract-30-back = contrat 30, « Renfort saisonnier » : météo au dos
alubari-component-contract-30-score = contrat 30, « Renfort saisonnier » : points et condition

# The parts of a bot's estimate

alubari-term-estates = plantations
    .the = les plantations
alubari-term-stations = gares
    .the = les gares
alubari-term-track = sections de voie
    .the = les sections de voie
alubari-term-contracts = contrats complétés
    .the = les contrats complétés
alubari-term-chai = chai
    .the = le chai
alubari-term-leaves = feuilles restantes
    .the = les feuilles restantes
alubari-term-darjeeling = Darjeeling et chai
    .the = Darjeeling et le chai
alubari-term-equipment = équipements
    .the = les équipements
alubari-term-goods = ressources
    .the = les ressources
alubari-term-cards = cartes en main
    .the = les cartes en main
