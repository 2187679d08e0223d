# Ce que dit le jeu : questions, choix, journal.

## Le titre

title = Boogeyman
    .tagline = Une nuit chez les Spencer
    .about = Fouillez la maison, réunissez trois Objectifs d’une couleur, portez-les dans la Salle du Final et allez au bout du Livre des Épilogues avant que la nuit ne gagne.
mode-solo = Solo
    .about = Une personne, un à six Enfants (trois par défaut).
mode-coop = Coopératif
    .about = Un Enfant chacun, contre la maison.
mode-semi-coop = Semi-coopératif
    .about = Le premier Enfant qui s’évanouit devient le Boogeyman.
mode-competitive = Compétitif
    .about = Le siège 1 est le Boogeyman dès le début et cache les Objectifs.
variant-dawn = Aube : après la manche 30, le Stress monte tout seul
variant-possessed = Avec la carte Possédé : un traître peut-être, dès quatre Enfants
variant-boogeyman = Qui est le Boogeyman
variant-children = Nombre d’Enfants
    .zero = un par personne
    .recommended = À deux ou à trois, nous conseillons quatre Enfants en tout : un ou deux Enfants n’ont presque aucune chance contre le Boogeyman.
variant-choose_final = Choisir le Final ensemble
variant-candies_anytime = Bonbons sur tous tes dés, même hors de ton tour

## Questions

prompt-chance = Le hasard décide.
prompt-waiting =
    On attend { $seat }{ $others ->
        [0] { "" }
        [one] { " " }et une autre personne
       *[other] { " " }et { $others } autres
    }.
prompt-over =
    { $result ->
        [victory] L’Épilogue est atteint : le Boogeyman a perdu.
       *[defeat] { $reason ->
            [stress] Les deux Stress sont au maximum : la nuit a gagné.
            [all_fainted] Plus aucun Enfant n’est conscient : la nuit a gagné.
            [possessed] Il ne reste que le Possédé : la nuit a gagné.
           *[final] Le Final a mal fini : la nuit a gagné.
        }
    }
prompt-be = Choisis l’Enfant n° { $place }.
prompt-colour = Quelle couleur d’Objectifs caches-tu ?
prompt-hide = Où caches-tu { $token } ?
prompt-lay =
    Où te caches-tu ? Emplacement { $place }{ $event ->
        [yes] , avec un Évènement
       *[no] { "" }
    }.
prompt-act =
    { $child } : { $actions ->
        [0] plus d’Action
        [one] une Action
       *[other] { $actions } Actions
    }.
prompt-rolled = { $child } : le dé montre { $face }. Tu le changes ?
prompt-hush = { $child } : bruit { $value }. Une carte pour l’étouffer ?
prompt-cancel = { $child } va rencontrer { $entity }. Une carte pour y échapper ?
prompt-route = Par où passe la Babysitter ? Encore { $left }.
prompt-lead =
    Attire la Babysitter : encore { $left ->
        [one] une Salle
       *[other] { $left } Salles
    } au plus.
prompt-possess =
    La Babysitter est possédée : encore { $left ->
        [one] une Salle
       *[other] { $left } Salles
    } au plus.
prompt-discard =
    { $child } défausse encore { $left ->
        [one] une carte
       *[other] { $left } cartes
    }.
prompt-choose-padlock = Sur quelle Salle poses-tu un Cadenas ? Encore { $left }.
prompt-choose-dark = Quelle Salle passe au noir ? Encore { $left }.
prompt-choose-dark-again = Quelle Salle retrouve un jeton Obscurité ? Encore { $left }.
prompt-choose-light = Quelle Salle rallumes-tu ? Encore { $left }.
prompt-choose-peek = Quelle pile regardes-tu ? Encore { $left }.
prompt-choose-lure = Vers quelle Salle attires-tu la Babysitter ? { $left ->
        [one] Elle avance d’une Salle au plus.
       *[other] Elle avance de { $left } Salles au plus.
    }
prompt-choose-floor = Quel étage passe au noir ?
prompt-choose-passage = Quel Passage fermes-tu ?
prompt-choose-revive = { $child } : qui réanimes-tu ?
prompt-choose-child = { $child } : pour qui ?
prompt-choose-card = { $child } : laquelle des deux cartes suis-tu ?
prompt-nightmare = Quel Cauchemar pour { $child } ?
prompt-trouble = Quel Trouble joues-tu ?
prompt-event = Quel Évènement joues-tu ?
prompt-deal =
    Échange avec { $child } : tu donnes { $gives ->
        [0] rien
        [one] une carte
       *[other] { $gives } cartes
    }, tu reçois { $takes ->
        [0] rien
        [one] une carte
       *[other] { $takes } cartes
    }. Ajoute des cartes, puis propose.
prompt-invited =
    { $child } te propose { $takes ->
        [0] rien
        [one] une carte
       *[other] { $takes } cartes
    } et demande ce que tu donnerais. De ton côté : { $gives ->
        [0] rien
        [one] une carte
       *[other] { $gives } cartes
    }.
prompt-proposal =
    { $child } te propose un échange : tu donnes { $gives ->
        [0] rien
        [one] une carte
       *[other] { $gives } cartes
    }, tu reçois { $takes ->
        [0] rien
        [one] une carte
       *[other] { $takes } cartes
    }. D’accord ?
prompt-aptitude-two-cards = { $child } doit piocher une carte Boogeyman. En piocher deux et choisir ?
prompt-aptitude-light = { $child } retire un jeton Obscurité. Piocher une carte Lumière ?
prompt-aptitude-quiet = { $child } fait un bruit de { $value }. Le réduire de 1 ?
prompt-aptitude-stash = { $child } n’a plus de Bonbon. En prendre un dans la réserve secrète ?
prompt-snoop = { $child } : défausses-tu 2 cartes pour reprendre une carte État ?
prompt-vote = Quel Final jouez-vous ? Il faut l’unanimité.

## Choix

do-be = { $child }
do-colour = { $colour }
do-hide = { $room }
do-lay = { $room }
do-move =
    { $trapdoor ->
        [yes] Par la Trappe : { $room }
       *[no] Aller : { $room } · { $passage }
    }{ $threat ->
        [babysitter] , la Babysitter y est
        [boogeyman] , le Boogeyman y est
       *[nobody] { "" }
    }
do-switch =
    Utiliser l’interrupteur ({ $dark ->
        [yes] obscurité
       *[no] lumière
    })
do-search = Fouiller
do-force = Forcer le Cadenas
do-revive = Réanimer { $child }
do-unlock = Ouvrir le Grenier
do-look = Regarder le jeton du dessus
do-play = Jouer { $card }
do-trade = Échanger ou donner des cartes : { $child }
do-put = Ajouter { $card }
do-propose = Proposer l’échange
do-invite = Demander ce que l’autre donnerait
do-show-hand = Montrer ma main à tout le monde
do-start-final = Commencer le Final
do-end-turn =
    Finir le tour{ $actions ->
        [0] { "" }
        [one] , en perdant une Action
       *[other] , en perdant { $actions } Actions
    }
do-keep = Garder { $face }
do-candies =
    { $count ->
        [one] Un Bonbon
       *[other] { $count } Bonbons
    } : le dé compte { $result }
do-reroll = Relancer
do-aptitude = Se servir de l’Aptitude
do-pass =
    { $asks ->
        [hush] Laisser faire
        [cancel] Faire face
        [snoop] Garder mes cartes
        [deal] Laisser tomber
        [aptitude_two_cards] Sans l’Aptitude
        [aptitude_light] Sans l’Aptitude
        [aptitude_quiet] Sans l’Aptitude
        [aptitude_stash] Sans l’Aptitude
       *[other] Refuser
    }
do-step = Vers { $room }
do-stop = Elle s’arrête ici
do-discard = Défausser { $card }
do-choose = { $room }
do-choose-floor = { $floor }
do-choose-passage = Passage { $passage } ({ $one } – { $two })
do-choose-child = { $child }
do-take = { $card }
do-accept = Accepter
do-snoop = Défausser 2 cartes
do-vote = { $number }. { $final }

## Journal

told-child-chosen = { $seat } joue { $child }.
told-objective-dealt = { $child } reçoit un Objectif secret : { $card }.
told-colour-in-play = Les Objectifs de cette couleur sont en jeu : { $colour }.
told-colour-chosen = Le Boogeyman choisit { $colour }.
told-token-hidden = Le Boogeyman cache { $token } : { $room }.
told-piles-laid = Les piles sont en place dans les 25 Salles.
told-sitter-placed = La Babysitter est ici : { $room }.
told-token-laid = Un jeton Salle est posé sur l’emplacement { $place } : { $room }.
told-torch-taken = { $child } prend la Lampe-torche.
told-round-began = Manche { $round }.
told-turn-began =
    Au tour { DE($child) } : { $actions ->
        [one] une Action
       *[other] { $actions } Actions
    }.
told-turn-ended = { $child } a fini.
told-stashed = { $child } fouille sa réserve secrète.
told-moved =
    { $child } va ici : { $to }{ $trapdoor ->
        [yes] , par la Trappe
       *[no] { "" }
    }{ $actions ->
        [0] { "" }
        [one] { " " }(encore une Action)
       *[other] { " " }(encore { $actions } Actions)
    }.
told-switch-used =
    { $child } utilise l’interrupteur : { $room }. { $dark ->
        [yes] L’ampoule est morte, il fait noir
       *[no] L’ampoule tient bon, il fait clair
    }.
told-lit-the-dark = { $child } n’a pas peur du noir.
told-draws-two = { $child } le savait : deux cartes au lieu d’une.
told-card-drawn = { $child } pioche { $card }.
told-no-card = Plus de carte { $deck }.
told-search-drawn = { $child } prend { $card }.
told-surprised = { $child } a une mauvaise surprise : { $card }.
told-token-found = { $child } trouve { $token } : { $room }.
told-noise-made = { $child } fait du bruit : { $value }.
told-hushed = { $child } joue { $card } : plus que { $value }.
told-sitter-moved = La Babysitter avance : { $to }.
told-lured = { $child } attire la Babysitter vers { $room }.
told-sitter-stays = La Babysitter ne trouve pas de chemin.
told-possessed = Le Boogeyman possède la Babysitter !
told-possession-rolled = La possession : { $face }.
told-force-tried = { $child } force le Cadenas : { $room }.
told-padlock-removed = Le Cadenas cède : { $room }.
told-padlock-holds = Le Cadenas tient : { $room }.
told-padlock-added = Un Cadenas claque : { $room }.
told-attic-unlocked = { $child } ouvre le Grenier.
told-revived = { $by } réanime { $child }.
told-looked =
    { $child } regarde sous la pile : { $room }{ $tokens ->
        [seen] . Dessous : { $one }, { $two }
       *[hidden] { "" }
    }.
told-peeked-track = { $child } voit où se cache le Boogeyman : { $room }.
told-card-played = { $child } joue { $card }.
told-offered =
    { $child } propose un échange { A($to) }{ $gives ->
        [hidden] { "" }
        [0] { "\u00A0" }: rien
        [one] { "\u00A0" }: une carte
       *[other] { "\u00A0" }: { $gives } cartes
    }{ $open ->
        [yes] { $gives ->
            [hidden] { "" }
           *[other] { " " }contre ce { QUE($to) } voudra
        }
       *[no] { $takes ->
            [hidden] { "" }
            [0] { " " }contre rien
            [one] { " " }contre une carte
           *[other] { " " }contre { $takes } cartes
        }
    }.
told-deal-begun = { $child } parle d’un échange avec { $to }.
told-deal-declined = { $child } et { $to } ne font pas affaire.
told-given = { $child } donne { $card } { A($to) }.
told-card-shown = { $child } montre à tout le monde : { $card }.
told-rolled = { $child } lance le dé : { $face }.
told-rerolled = { $child } relance le dé ({ $card }).
told-nudged = { $child } joue { $card } : +{ $plus }.
told-candies-spent =
    { $child } dépense { $count ->
        [one] un Bonbon
       *[other] { $count } Bonbons
    } { $up ->
        [yes] pour monter
       *[no] pour descendre
    }.
told-die-counts = Le dé { DE($child) } compte { $result }.
told-test-passed = { $child } réussit ({ $at_least }+).
told-test-failed = { $child } échoue ({ $at_least }+).
told-contest-lost = Le plus petit dé : { $child }.
told-contest-tied = Égalité : on relance.
told-encounter-cancelled = { $child } échappe à la rencontre ({ $entity }) grâce à { $card }.
told-met = { $child } tombe sur { $entity } !
told-stressed = Le Stress monte ({ $entity }) : { $level }.
told-soothed = Le Stress redescend ({ $entity }) : { $level }.
told-troubled = Trouble : { $card }.
told-state-lost = { $child } perd une carte État : { $mind }.
told-state-regained = { $child } reprend une carte État : { $mind }.
told-fainted = { $child } s’évanouit : { $room }.
told-candy-gained =
    { $child } gagne { $count ->
        [one] un Bonbon
       *[other] { $count } Bonbons
    } : { $total }.
told-candy-lost =
    { $child } perd { $count ->
        [one] un Bonbon
       *[other] { $count } Bonbons
    } : { $total }.
told-discarded = { $child } défausse { $card }.
told-actions-gained =
    { $child } a { $actions ->
        [one] une Action
       *[other] { $actions } Actions
    }.
told-fewer-next = { $child } aura une Action de moins.
told-free-moves =
    { $child } a { $count ->
        [one] un déplacement gratuit
       *[other] { $count } déplacements gratuits
    }.
told-sent-to = { $child } se retrouve ici : { $room }.
told-token-redrawn = { $room } : fermée, on repioche.
told-darkened = Le noir tombe : { $rooms }.
told-lightened = La lumière revient : { $room }.
told-dark-returned = L’ampoule claque : { $room }.
told-floor-chosen = Plus de courant : { $floor }.
told-door-closed = Le Passage { $passage } est bloqué.
told-door-opened = Le Passage { $passage } est de nouveau libre.
told-talkie-on = { $child } peut échanger avec tout le monde.
told-boogeyman-turn = Au tour du Boogeyman.
told-boogeyman-appeared = Le Boogeyman apparaît : { $room } !
told-boogeyman-lurks = Il reste dans l’ombre : { $room }.
told-token-flipped = Le jeton { $place } se retourne : { $room }.
told-stays-hidden = Personne ne bouge dans le noir.
told-nothing-there = { $room } : aucun jeton caché.
told-track-emptied = L’Indicateur est plein : les jetons sont repris.
told-event-began = Évènement : { $card }.
told-event-ended = { $card } prend fin.
told-nightmare-began = Cauchemar { DE($child) } : { $card }.
told-nightmare-dreamt = { $child } rêve : { $card }.
told-nightmare-ended = Le cauchemar { DE($child) } s’efface : { $card }.
told-turned-coat = { $child } disparaît… { $seat } devient le Boogeyman.
told-hidden-shown = { $seat } voit le dernier jeton : { $room }.
told-buried =
    Sous la pile, { $room } : { $tokens ->
        [one] un jeton
       *[other] { $tokens } jetons
    }.
told-torch-passed = La Lampe-torche passe { A($child) }.
told-final-room-drawn = La Salle du Final : { $room }.
told-leader-named = { $child } devient Leader.
told-leader-lost = Il n’y a plus de Leader.
told-final-began = { $child } ouvre le Livre des Épilogues.
told-objective-shown = { $child } dévoile son Objectif : { $card }.
told-aim-met = L’Objectif { DE($child) } agit : { $card }.
told-vote-cast = { $seat } vote : { $number }.
told-final-chosen =
    Épilogue n° { $number }{ $agreed ->
        [yes] , choisi ensemble
       *[no] { "" }
    }.
told-panel-passed = { $child } passe la case { $panel }.
told-possessed-fails = { $child } fait tout échouer ; { $pays } paie.
told-dawn = L’aube se fait attendre : { $entity } s’impatiente.
told-ended =
    { $result ->
        [victory] Le Boogeyman a perdu
       *[defeat] La nuit a gagné
    } ({ $reason ->
        [epilogue] Épilogue
        [stress] Stress
        [all_fainted] tous Évanouis
        [possessed] le Possédé
       *[final] Final
    }). { $winners ->
        [0] Personne ne gagne.
        [one] { $who } gagne.
       *[other] { $who } et d’autres gagnent.
    }
