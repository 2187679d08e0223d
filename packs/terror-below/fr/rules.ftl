# Ce que dit le jeu : questions, choix, journal.

title = Terror Below
    .tagline = Des œufs, des camions et des V.E.R. géants
    .about = Parcours le désert, ramasse les œufs des V.E.R., livre-les aux Lieux de la ville ou chasse les V.E.R. : le premier à 20 points gagne.
mode-standard = Partie standard
    .about = De deux à cinq joueurs, chacun pour soi.
mode-solo-urgence = Solo : Urgence
    .about = Vingt points avant la quinzième attaque ; perdu si trois Lieux sont détruits.
mode-solo-livraison = Solo : Livraison spéciale
    .about = Une Prime de livraison dans quatre Lieux avant la quinzième attaque.
mode-solo-extermination = Solo : Extermination totale
    .about = Des Primes de chasse pour trois types de V.E.R. avant la quinzième attaque.
variant-first = Qui commence
variant-canyon = Face Canyon
variant-shuffled_locations = Lieux mélangés
variant-random_locations = Lieux au hasard des dés
variant-advanced_worms = Mise en place avancée des V.E.R.
variant-all_colours = Toutes les couleurs d’œufs dès le départ
variant-queens = Avec les Reines
variant-left_out = Membres du Groupe laissés dans la boîte

## Questions

prompt-chance = Le hasard décide.
prompt-waiting = On attend { $seat }{ $others ->
        [0] { "" }
        [one] { " " }et une autre personne
       *[other] { " " }et { $others } autres
    }.
prompt-over =
    { $result ->
        [victory] { $reason ->
            [twenty] { $seat } atteint 20 points et gagne !
            [last_round] { $seat } a survécu avec le plus de points et gagne.
           *[other] Scénario réussi !
        }
        [shared] Victoire partagée.
        [nobody] Personne n’a survécu : personne ne gagne.
       *[defeat] { $reason ->
            [fifteen_attacks] Quinze attaques : c’est perdu.
            [group_dead] Tout ton Groupe est mort : c’est perdu.
            [locations_destroyed] Trois Lieux sont détruits : c’est perdu.
           *[conceded] Tu abandonnes : c’est perdu.
        }
    }
prompt-leaders = Choisis ton premier Leader.
prompt-leave-out = Renvoie des membres de ton Groupe dans la boîte : encore { $count }.
prompt-start = Sur quel Lieu commences-tu ?
prompt-respawn = Sur quel Lieu reviens-tu ?
prompt-play = Joue un Véhicule sous un V.E.R.
prompt-companion = Joues-tu un second Véhicule avec les Bottes ?
prompt-skip-arrow = Ignores-tu une flèche de ta carte ?
prompt-act =
    { $picked ->
        [yes] Les œufs sont à bord : un Objet peut encore aider.
       *[no] { $ap ->
            [0] Plus de Point d’Action : une carte peut encore aider.
            [one] Il te reste un Point d’Action.
           *[other] Il te reste { $ap } Points d’Action.
        }
    }
prompt-exchange = Tu rends { $count } Décombres : Objet ou Arme ?
prompt-claim = Œuf { $colour } livré ({ $location }) : quelle Prime prends-tu ?
prompt-bonus = Prends-tu le bonus de livraison ({ $location }) ?
prompt-take-bounty = Quelle Prime devient ta Prime secrète ?
prompt-revive = Quel Personnage revient à la vie ?
prompt-face-down = Glisses-tu un Véhicule face cachée sous un V.E.R. ?
prompt-push-target = Déplace une Cible d’une case.
prompt-toward = La Cible { $slot } se rapproche de toi : par où ?{ $left ->
        [one] { "" }
       *[other] { " " }Encore { $left } pas.
    }
prompt-lure = Déplace la Cible { $slot } : encore { $left ->
        [one] une case
       *[other] { $left } cases
    } au plus.
prompt-briefcase = Quelles Primes de la Ligne défausses-tu ?
prompt-last-cards = Une dernière carte avant de finir ton tour ?
prompt-keep-gear = Laquelle des deux cartes gardes-tu ?
prompt-hunt = { $worm } attaque ! Dommages : { $damage } sur { $health }. Utilises-tu une Arme ?
prompt-harpoon = À qui prends-tu un œuf ?
prompt-trophy = Tu as vaincu le V.E.R. ({ $worm }, { $damage }/{ $health }) : quelle Prime prends-tu ?
prompt-survive = { $worm } va tuer ton Leader ({ $damage }/{ $health }). Un Objet le sauve-t-il ?
prompt-new-leader = Qui prend la tête du Groupe ?

## Choix

do-lead = { $character } devient Leader
do-leave-out = { $character } reste dans la boîte
do-enter = Entrer par { $location } ({ $cell })
do-enter-cell = Entrer en { $cell }
do-play =
    { $card } sous le V.E.R. { $slot } : Cible en { $cell }{ $left ->
        [0] , il attaquera
       *[other] { "" }
    }
do-companion = Avec { $card }
do-skip-arrow = Ignorer la flèche { $arrow } ({ $dir })
do-move = Aller en { $cell } ({ $dir })
do-jump-pawn = Sauter le pion ({ $dir }) jusqu’en { $cell }
do-jump-canyon = Sauter le Canyon jusqu’en { $cell } en défaussant { $card }
do-clear = Enlever un Décombres en { $cell } ({ $dir })
do-pick-up = Ramasser tous les œufs
do-deliver = Livrer un œuf { $colour }
do-stop =
    { $asks ->
        [last_cards] Finir le tour
       *[other] { $ap ->
            [0] Finir les actions
            [one] Arrêter : { $ap } Point d’Action perdu
           *[other] Arrêter : { $ap } Points d’Action perdus
        }
    }
do-exchange =
    { $deck ->
        [item] Piocher un Objet
       *[weapon] Piocher une Arme
    }
do-claim = { $bounty }
do-take-bonus = Prendre le bonus ({ $location })
do-take-bounty = { $bounty }
do-take-top = Le dessus de la pile
do-revive = { $character } revient
do-face-down = { $card } face cachée sous le V.E.R. { $slot }
do-push = Pousser la Cible { $slot } : { $dir } ({ $cell })
do-decline =
    { $asks ->
        [companion] Pas de second Véhicule
        [skip_arrow] Suivre toutes les flèches
        [claim] Pas de Prime : { $points } PV
        [trophy] Pas de Prime : { $points } PV
        [bonus] Pas maintenant
        [face_down] Ne rien glisser
        [lure] C’est bon
        [briefcase] C’est bon
        [hunt] Ne plus tirer
        [survive] Ne rien faire
       *[other] Non
    }
do-wear = Porter : { $item }
do-use-hat = Utiliser le Chapeau : un Point d’Action de plus
do-use = Utiliser : { $item }
do-spy = { $item } : regarder sous le V.E.R. { $slot }
do-dig = { $item } : vider { $cell }
do-visit = { $item } : { $location }
do-swap = { $item } : échanger avec { $seat }
do-rob = { $item } : prendre une carte { A($seat) }
do-lure = { $item } : Cible { $slot }
do-discard = Défausser la { $bounty }
do-shoot = { $weapon } : abattre le Chapeau { DE($seat) }
do-snatch-rubble = Prendre un Décombres { A($seat) }
do-snatch-egg = Prendre un œuf { $colour } { A($seat) }
do-peek-worm = Regarder le prochain V.E.R.
do-attack = { $weapon }
do-keep-item = Garder { $card }
do-keep-weapon = Garder { $card }
do-concede = Abandonner

## Journal

told-tile-placed = { $location } : case { $cell }.
told-tile-rerolled = { $cell } est prise : on relance pour { $location }.
told-bounty-shown = Nouvelle { $bounty }.
told-bounty-removed = La { $bounty } quitte la partie.
told-bounty-discarded = { $seat } défausse la { $bounty }.
told-character-dealt = { $seat } reçoit { $character }.
told-gear-dealt =
    { $seat } reçoit { $deck ->
        [item] { $item }
       *[weapon] { $weapon }
    }.
told-vehicle-dealt = { $seat } reçoit { $card }.
told-left-out = { $character } reste dans la boîte.
told-leader-chosen = { $seat } a choisi.
told-group-shown = { $seat } : { $leader } mène le Groupe.
told-setup-attack = Mise en place : { $worm } surgit en { $cell }.
told-setup-redone = Il manque une couleur d’œuf : on recommence les attaques.
told-worm-revealed = { $worm } arrive à l’emplacement { $slot }, Cible en { $cell }.
told-first-player = { $seat } commence.
told-entered =
    { $seat } entre en { $cell } ({ $location }){ $forced ->
        [yes] { "\u00A0" }: il n’y a pas d’autre place
       *[no] { "" }
    }.
told-turn-began = Tour { $turn } : { A($seat) }.
told-no-vehicle = { $seat } n’a pas de Véhicule.
told-played =
    { $seat } joue { $card } sous le V.E.R. { $slot } : { $ap ->
        [one] { $ap } Point
       *[other] { $ap } Points
    } d’Action.
told-companion-played =
    { $seat } ajoute { $card } : { $ap ->
        [one] { $ap } Point
       *[other] { $ap } Points
    } d’Action.
told-no-companion = { $seat } reste en Bottes.
told-arrow-skipped = { $seat } ignore la flèche { $arrow }.
told-target-moved = La Cible { $slot } va en { $to }.
told-moved =
    { $seat } va en { $to }{ $through ->
        [yes] { " " }en passant
       *[no] { "" }
    }.
told-jumped-pawn = { $seat } saute par-dessus un pion jusqu’en { $to }.
told-cleared = { $seat } prend { $count } Décombres en { $cell }.
told-rubble-exchanged = { $seat } rend { $count } Décombres.
told-gear-drawn =
    { $seat } pioche { $deck ->
        [item] { $item }
       *[weapon] { $weapon }
    }.
told-gear-seen =
    { $seat } regarde { $deck ->
        [item] { $item }
       *[weapon] { $weapon }
    }.
told-gear-discarded = { $seat } défausse l’autre carte.
told-picked-up =
    { $seat } ramasse { $eggs ->
        [one] un œuf
       *[other] { $eggs } œufs
    } en { $cell }.
told-delivered = { $seat } livre un œuf { $colour } : { $location }.
told-claimed =
    { $seat } remporte la { $bounty }{ $secret ->
        [yes] , gardée secrète
       *[no] { "" }
    }, et passe à { $total ->
        [one] { $total } point
       *[other] { $total } points
    }.
told-gained =
    { $seat } gagne { $points } PV : { $total ->
        [one] { $total } point
       *[other] { $total } points
    }.
told-bonus-taken = { $seat } prend le bonus : { $location }.
told-secret-taken = { $seat } prend { $bounty } comme Prime secrète.
told-revived = { $character } revient à la vie chez { $seat }.
told-leap-tried = { $seat } défausse { $card } et saute { $over ->
        [one] une case
       *[other] { $over } cases
    } Canyon vers { $to }.
told-leap-rolled = Dé du saut : { $face }. { $safe ->
        [yes] Atterrissage réussi !
       *[no] C’est la chute.
    }
told-landed = { $seat } atterrit en { $cell }.
told-stopped = { $seat } s’arrête.
told-points-added =
    { $seat } a maintenant { $ap ->
        [one] { $ap } Point
       *[other] { $ap } Points
    } d’Action.
told-rubble-snatched = { $seat } prend un Décombres { A($from) }.
told-egg-snatched = { $seat } prend un œuf { $colour } { A($from) }.
told-placed-face-down = { $seat } glisse { $card } face cachée sous le V.E.R. { $slot }.
told-vehicle-drawn = { $seat } pioche { $card }.
told-slot-rolled = Dé : { $face }, V.E.R. { $slot }.
told-random-vehicle = { $card } tombe sous le V.E.R. { $slot }.
told-red-rolled = Dé rouge : { $face }, le V.E.R. { $slot } attaque.
told-worm-peeked = { $seat } regarde le prochain V.E.R. ({ $worm }).
told-item-used = { $seat } utilise : { $item }.
told-hat-worn = { $seat } porte : { $item }.
told-hat-lost = { $seat } perd son Chapeau : { $item }.
told-hat-shot = { $seat } tire sur le Chapeau { DE($at) } ({ $weapon }).
told-spied = { $seat } regarde sous le V.E.R. { $slot }.
told-swapped = { $seat } et { $with } échangent leurs places.
told-robbed =
    { $seat } prend { A($from) } { $deck ->
        [item] { $item }
       *[weapon] { $weapon }
    }.
told-attack-began = Attaque de V.E.R. ! { $worm }, emplacement { $slot }.
told-vehicle-revealed = Sous le V.E.R. { $slot } se cachait { $card }.
told-erupted = Le sol éclate en { $cell }.
told-egg-placed = Un œuf { $colour } en { $cell }.
told-egg-aside = Un œuf { $colour } attend les dés.
told-egg-rerolled = { $cell } est un Lieu : on relance pour l’œuf { $colour }.
told-eggs-lost = Trop d’œufs en { $cell } : ils sont perdus.
told-no-egg-left = Il n’y a plus d’œuf { $colour }.
told-rubble-placed = Décombres : { $cells }.
told-location-destroyed = Un Lieu s’effondre en { $cell } : { $location } !
told-caught =
    { $seats ->
        [one] L’attaque surprend { $who } !
       *[other] L’attaque surprend { $seats } joueurs !
    }
told-weapon-used = { $seat } utilise : { $weapon }.
told-weapon-rolled = Dés : { $one }{ $two ->
        [0] { "" }
       *[other] { " " }et { $two }
    }.
told-struck =
    { $amount ->
        [one] { $amount } Dommage
       *[other] { $amount } Dommages
    } : { $total } sur { $health }.
told-worm-defeated = { $seat } donne le coup de grâce au V.E.R. : { $worm } !
told-weapon-returned = { $weapon } revient { A($seat) }.
told-hunt-passed = { $seat } ne tire plus.
told-trophy-taken = Trophée : { $kind }.
told-survived = { $seat } s’en sort grâce à : { $item }.
told-leader-died = { $character } meurt ({ $seat }).
told-cargo-dropped = Sa cargaison tombe en { $cell }.
told-new-leader = { $character } prend la tête du Groupe { DE($seat) }.
told-eliminated = { $seat } n’a plus personne : c’est fini pour ce Groupe.
told-last-round = Dernier tour pour tous les autres.
told-worm-left = { $worm } disparaît de l’emplacement { $slot }.
told-ended =
    { $result ->
        [victory] { $who } gagne.
        [shared] { $winners } gagnants se partagent la victoire.
        [nobody] Personne ne gagne.
       *[defeat] La partie est perdue.
    } { $reason ->
        [twenty] Vingt points !
        [last_round] Le dernier tour est joué.
        [fifteen_attacks] Quinze attaques.
        [group_dead] Le Groupe est mort.
        [locations_destroyed] Trois Lieux détruits.
        [conceded] Abandon.
       *[other] Le scénario est réussi.
    }
