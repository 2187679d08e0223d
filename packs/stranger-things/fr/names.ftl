# Noms et textes : Lieux, Personnages, cartes, emplacements.

location-junkyard = Décharge
location-castle_byers = Château Byers
location-police_station = Poste de police
location-main_street = Main Street
location-middle_school = Collège
location-byers_house = Maison des Byers
location-wheeler_house = Maison des Wheeler
location-hawkins_lab = Laboratoire d’Hawkins
location-ud_lab = Laboratoire (Monde à l’envers)
location-ud_school = Collège (Monde à l’envers)
location-ud_byers_house = Maison des Byers (Monde à l’envers)
location-ud_castle_byers = Château Byers (Monde à l’envers)
location-pumpkin_patch = Champ de citrouilles
location-hopper_cabin = Cabane de Hopper
location-west_tunnels = Tunnels ouest
location-nest = Nid
location-east_tunnels = Tunnels est
location-portal = Portail

action-calm = Se calmer
action-get_item = Obtenir un Objet
action-gather_info = Collecter des informations
action-recruit = Recruter un Allié
action-help_eleven = Aider Onze
action-search_lab = Fouiller le Laboratoire
action-save_will = Sauver Will
action-fight = Combattre
action-destroy_roots = Détruire les Racines
action-close_portal = Fermer le Portail

enemy-demogorgon = le Démogorgon
enemy-patrol = une Patrouille
enemy-demodog = un Démo-chien

group-will = Sauver Will
group-lab = Laboratoire
group-power = Pouvoir de Onze
group-ally = Allié
group-demogorgon = Démogorgon
group-patrols = Patrouilles
group-roots = Racines
group-demodogs = Démo-chiens
group-portal = Portail

character-lucas = Lucas
    .text = Tu commences avec { $items ->
            [one] { $items } Objet
           *[other] { $items } Objets
        }.
character-mike = Mike
    .text = Tu peux Aider Onze depuis n’importe quel Lieu.
character-dustin = Dustin
    .text = Au début de ton étape Action, tu peux révéler le sommet d’une pile.
character-hopper = Hopper
    .text = Une fois par tour, un autre Personnage sur ton Lieu reçoit une Peur de moins.
character-nancy = Nancy
    .text = À chaque tour, le premier Lieu avec Ennemi où tu entres n’arrête pas ton déplacement.
character-joyce = Joyce
    .text = +{ $save_will } pour Sauver Will.

slot-season-1-p01 = Sauver Will (Collège)
slot-season-1-p02 = Sauver Will (Maison des Byers)
slot-season-1-p03 = Sauver Will (Château Byers)
slot-season-1-p04 = Laboratoire 1
slot-season-1-p05 = Laboratoire 2
slot-season-1-p06 = Laboratoire 3
slot-season-1-p07 = Bain sensoriel
slot-season-1-p08 = Télékinésie
slot-season-1-p09 = Voix dans le vide
slot-season-1-p10 = Explosion psionique
slot-season-1-p11 = Allié (Collège)
slot-season-1-p12 = Allié (Maison des Byers)
slot-season-1-p13 = Démogorgon 1
slot-season-1-p14 = Démogorgon 2
slot-season-1-p15 = Démogorgon 3
slot-season-1-p16 = Démogorgon 4
slot-season-1-p17 = Démogorgon 5
slot-season-1-p18 = Démogorgon 6
slot-season-1-p19 = Démogorgon 7
slot-season-1-p20 = Démogorgon 8
slot-season-1-p21 = Patrouilles
slot-season-2-p01 = Sauver Will 1
slot-season-2-p02 = Sauver Will 2
slot-season-2-p03 = Sauver Will 3
slot-season-2-p04 = Laboratoire 1
slot-season-2-p05 = Laboratoire 2
slot-season-2-p06 = Laboratoire 3
slot-season-2-p07 = Refuge mental
slot-season-2-p08 = Étau psychique
slot-season-2-p09 = Terre brûlée
slot-season-2-p10 = La main tendue
slot-season-2-p11 = Allié (Collège)
slot-season-2-p12 = Allié (Maison des Byers)
slot-season-2-p13 = Racines (Tunnels ouest)
slot-season-2-p14 = Racines (Nid)
slot-season-2-p15 = Racines (Tunnels est)
slot-season-2-p16 = Démo-chiens 1
slot-season-2-p17 = Démo-chiens 2
slot-season-2-p18 = Démo-chiens 3
slot-season-2-p19 = Démo-chiens 4
slot-season-2-p20 = Portail

item-gasoline = Essence
    .text = +{ $fight } pour Combattre, +{ $destroy_roots } pour Détruire les Racines.
item-nail_bat = Batte cloutée
    .text = +{ $fight } pour Combattre.
item-revolver = Revolver
    .text = +{ $fight } pour Combattre, +{ $search_lab } pour Fouiller le Laboratoire.
item-slingshot = Lance-pierre
    .text = +{ $fight } pour Combattre, +{ $recruit } pour Recruter un Allié.
item-lighter = Briquet
    .text = +{ $destroy_roots } pour Détruire les Racines, +{ $search_lab } pour Fouiller le Laboratoire.
item-walkie_talkie = Talkie-walkie
    .text = +{ $recruit } pour Recruter un Allié, +{ $help_eleven } pour Aider Onze.
item-string_lights = Guirlande lumineuse
    .text = +{ $save_will } pour Sauver Will.
item-compass = Boussole
    .text = +{ $search_lab } pour Fouiller le Laboratoire, +{ $gather_info } pour Collecter des informations.
item-frozen_waffles = Gaufres surgelées
    .text = +{ $help_eleven } pour Aider Onze.
item-stolen_badge = Badge volé
    .text = +{ $search_lab } pour Fouiller le Laboratoire.
item-mixtape = Cassette
    .text = +{ $save_will } pour Sauver Will, +{ $calm } pour Se calmer.
item-shovel = Pelle
    .text = +{ $destroy_roots } pour Détruire les Racines, +{ $fight } pour Combattre.
item-bear_trap = Piège à mâchoires
    .text = +{ $fight } pour Combattre, +{ $save_will } pour Sauver Will.
item-wills_drawings = Dessins de Will
    .text = +{ $save_will } pour Sauver Will, +{ $close_portal } pour Fermer le Portail.
item-hazmat_suit = Combinaison étanche
    .text = +{ $close_portal } pour Fermer le Portail, +{ $help_eleven } pour Aider Onze.

ally-powell = Agent Powell
    .text = Ignore { $danger } Danger.
ally-callahan = Agent Callahan
    .text = +{ $search_lab } pour Fouiller le Laboratoire.
ally-barb = Barb Holland
    .text = Quand il te manque de la valeur, reçois { $fear } Peur de moins.
ally-steve = Steve Harrington
    .text = +{ $fight } pour Combattre.
ally-clarke = M. Clarke
    .text = +{ $help_eleven } pour Aider Onze, +{ $search_lab } pour Fouiller le Laboratoire.
ally-karen = Karen Wheeler
    .text = Au début de ton tour, perds { $fear } Peur.
ally-flo = Flo
    .text = Déplacement de base +{ $moves }.
ally-becky = Becky Ives
    .text = +{ $save_will } pour Sauver Will.
ally-jonathan = Jonathan Byers
    .text = Compte comme un Personnage sur ton Lieu.
ally-max = Max Mayfield
    .text = Déplacement de base +{ $moves }.
ally-bob = Bob Newby
    .text = +{ $gather_info } pour Collecter des informations, +{ $save_will } pour Sauver Will.
ally-owens = Dr Owens
    .text = Ignore { $danger } Danger.
ally-murray = Murray Bauman
    .text = +{ $recruit } pour Recruter un Allié, +{ $search_lab } pour Fouiller le Laboratoire.
ally-kali = Kali
    .text = +{ $help_eleven } pour Aider Onze.
ally-clarke_2 = M. Clarke
    .text = +{ $close_portal } pour Fermer le Portail, +{ $destroy_roots } pour Détruire les Racines.

scene-hungry = Il a faim
    .text = Le Démogorgon avance de { $steps } vers le Personnage le plus proche. { $fear } Peur à chaque Personnage sur son Lieu.
scene-smell_of_blood = L’odeur du sang
    .text = Le Démogorgon avance de { $steps } vers le Personnage qui a le plus de Peur. Chaque Personnage sur son Lieu défausse { $cards ->
            [one] { $cards } carte Action
           *[other] { $cards } cartes Action
        } de son choix.
scene-growl = Grondement
    .text = Le Démogorgon avance de { $steps } vers le Personnage qui a le plus de Peur. { $fear } Peur à chaque Personnage sur son Lieu.
scene-moulting = Quelque chose mue
    .text = Une pile de { $size } naît sur un emplacement Démogorgon vide.
scene-claws = Griffes
    .text = Ajoute { $tokens ->
            [one] { $tokens } pion
           *[other] { $tokens } pions
        } à chaque pile Démogorgon.
scene-white_vans = Fourgons blancs
    .text = Chaque Patrouille avance de { $steps } vers le Personnage le plus proche. Chaque Personnage avec une Patrouille défausse { $cards ->
            [one] { $cards } carte Action
           *[other] { $cards } cartes Action
        } de son choix.
scene-questioning = Interrogatoire
    .text = Chaque Patrouille avance de { $steps } vers le Personnage le plus proche. { $fear } Peur à chaque Personnage avec une Patrouille.
scene-roadblock = Barrage routier
    .text = La Patrouille la plus proche avance de { $steps } vers toi. Si elle t’atteint : { $fear } Peur.
scene-restricted_area = Zone interdite
    .text = Une pile de { $size } naît sur un emplacement vide du Laboratoire. S’il n’y en a pas, la Patrouille la plus proche avance de { $steps } vers toi.
scene-official_story = Version officielle
    .text = Retire du jeu un Allié du plateau et remplace-le.
scene-nosebleed = Saignement de nez
    .text = Élimine un Pouvoir de Onze encore disponible.
scene-flickering_bulbs = Les ampoules clignotent
    .text = Si tu es à Hawkins : { $fear } Peur.
scene-spores = Spores
    .text = { $fear } Peur à chaque Personnage dans le Monde à l’envers.
scene-nightmare = Cauchemar
    .text = Reçois { $fear } Peur.
scene-alone_in_the_dark = Seul dans le noir
    .text = { $fear } Peur à chaque Personnage seul sur son Lieu.
scene-will_weakens = Will s’affaiblit
    .text = Ajoute { $tokens ->
            [one] { $tokens } pion
           *[other] { $tokens } pions
        } à la plus petite pile Sauver Will.
scene-end_of_day_1 = Fin de journée
    .text = Chaque Personnage sans Ennemi sur son Lieu perd { $calm } Peur. Plus aucune Scène ce tour ; on remélange.
scene-roots_spread = Les racines se propagent
    .text = Ajoute { $tokens ->
            [one] { $tokens } pion
           *[other] { $tokens } pions
        } à chaque pile Racines.
scene-new_gallery = Nouvelle galerie
    .text = Une pile de { $size } naît sur un emplacement Racines vide.
scene-deep_gallery = Galerie profonde
    .text = Une pile de { $size } naît sur un emplacement Racines vide.
scene-hatching_east_tunnels = Éclosion aux Tunnels est
    .text = Un Démo-chien apparaît aux Tunnels est.
scene-hatching_nest = Éclosion au Nid
    .text = Un Démo-chien apparaît au Nid.
scene-hatching_hawkins_lab = Éclosion au Laboratoire
    .text = Un Démo-chien apparaît au Laboratoire d’Hawkins.
scene-hatching_middle_school = Éclosion au Collège
    .text = Un Démo-chien apparaît au Collège.
scene-pack_hunts = La meute chasse
    .text = Chaque Démo-chien avance de { $steps } vers le Personnage le plus proche. { $fear } Peur à chaque Personnage avec un Démo-chien.
scene-fangs = Crocs
    .text = Chaque Personnage avec un Démo-chien défausse { $cards ->
            [one] { $cards } carte Action
           *[other] { $cards } cartes Action
        } de son choix.
scene-shadow_watches = L’ombre observe
    .text = Reçois { $fear } Peur, puis défausse { $cards ->
            [one] { $cards } carte Action
           *[other] { $cards } cartes Action
        } de ton choix.
scene-will_struggles = Will lutte
    .text = Ajoute { $tokens ->
            [one] { $tokens } pion
           *[other] { $tokens } pions
        } à la plus petite pile Sauver Will.
scene-eleven_is_far = Onze est loin
    .text = Élimine un Pouvoir de Onze encore disponible.
scene-hasty_departure = Départ précipité
    .text = Retire du jeu un Allié du plateau et remplace-le.
scene-lockdown = Confinement
    .text = Une pile de { $size } naît sur un emplacement vide du Laboratoire.
scene-foul_air = Air vicié
    .text = { $fear } Peur à chaque Personnage dans les Tunnels.
scene-isolated = Isolé
    .text = { $fear } Peur à chaque Personnage seul sur son Lieu.
scene-sleepless_night = Nuit blanche
    .text = Reçois { $fear } Peur.
scene-end_of_day_2 = Fin de journée
    .text = Chaque Personnage sans Ennemi sur son Lieu perd { $calm } Peur. Plus aucune Scène ce tour ; on remélange.

power-sensory_bath = Bain sensoriel
    .text = Regarde toutes les piles Sauver Will, puis remets dans la réserve un pion de ton choix d’une pile qui en a au moins deux.
power-telekinesis = Télékinésie
    .text = Défausse une pile Démogorgon, puis envoie le Démogorgon où tu veux.
power-voice_in_the_void = Voix dans le vide
    .text = Chaque Personnage perd { $calm } Peur.
power-psionic_explosion = Explosion psionique
    .text = Les deux Patrouilles quittent le plateau.
power-mind_shelter = Refuge mental
    .text = Chaque Personnage perd { $calm } Peur.
power-psychic_vice = Étau psychique
    .text = Un Démo-chien et une pile Démo-chien quittent le plateau.
power-scorched_earth = Terre brûlée
    .text = Défausse une pile Racines.
power-outstretched_hand = La main tendue
    .text = Regarde la pile Portail ; si elle a au moins deux pions, remets-en un de ton choix dans la réserve.
