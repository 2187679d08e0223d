# Noms et textes des cartes, des Lieux, des V.E.R.

vehicle-boots = Bottes
    .text = Joue avec elles un second Véhicule, de valeur { $most } au plus : tu n’ajoutes que ses points.
vehicle-bike = Vélo
    .text = Après tes actions, tu peux glisser un Véhicule face cachée sous un V.E.R.
vehicle-car = Voiture
    .text = Après tes actions, déplace la Cible de ton choix d’une case.
vehicle-motorcycle = Moto
    .text = Après tes actions, chaque Cible se rapproche de toi d’une case.
vehicle-pickup = Pick-up
    .text = Après tes actions, la Cible du V.E.R. choisi se rapproche de { $cells ->
            [one] { $cells } case
           *[other] { $cells } cases
        }.
vehicle-semi = Semi-remorque
    .text = Après tes actions, la Cible du V.E.R. choisi vient sur ta case.

item-stetson = Stetson
    .text = Une fois par tour : un Point d’Action de plus.
item-hard_hat = Casque de chantier
    .text = Une fois par tour : enlever un Décombres ne coûte rien.
item-delivery_cap = Casquette de livreur
    .text = Une fois par tour : livrer un œuf ne coûte rien.
item-sombrero = Sombrero
    .text = Une fois par tour : ignore une flèche de ta propre carte.
item-army_helmet = Casque militaire
    .text = À chaque chasse : ta première Arme fait un Dommage de plus.
item-fishing_hat = Bob de pêche
    .text = Tant que tu le portes : une main de { $cards } Véhicules.
item-suspicious_briefcase = Mallette suspecte
    .text = Défausse une à quatre cartes de la Ligne des Primes. Gagne { $vp } PV.
item-binoculars = Jumelles
    .text = Regarde toutes les cartes cachées sous un V.E.R. Gagne { $vp } PV.
item-thumper = Appât vibrant
    .text = Déplace une Cible de { $cells ->
            [one] { $cells } case
           *[other] { $cells } cases
        } au plus. Gagne { $vp } PV.
item-jerrycan = Bidon d’essence
    .text = Pendant tes actions : { $ap ->
            [one] { $ap } Point d’Action
           *[other] { $ap } Points d’Action
        } de plus.
item-folding_shovel = Pelle pliante
    .text = Prends gratuitement tous les Décombres d’une case voisine. Gagne { $vp } PV.
item-first_aid_kit = Trousse de secours
    .text = Quand ton Leader devrait mourir dans une attaque : il survit sur place.
item-cooler = Glacière
    .text = Juste après avoir ramassé des œufs : continue tes actions. Gagne { $vp } PV.
item-road_map = Carte routière
    .text = Avant ta première action : place ton pion sur un Lieu libre.
item-horn = Klaxon
    .text = Échange ta place avec un autre pion ; aucun des deux ne doit être sur un Lieu. Gagne { $vp } PV.
item-walkie_talkie = Talkie-walkie
    .text = Prends au hasard un Objet ou une Arme à un joueur voisin.

weapon-hunting_rifle = Carabine de chasse
    .text = Lance deux dés : Dommages du meilleur.
weapon-revolver = Revolver
    .text = { $damage ->
            [one] { $damage } Dommage
           *[other] { $damage } Dommages
        } ; ou, à ton tour, abats le Chapeau d’un autre joueur.
weapon-pump_shotgun = Fusil à pompe
    .text = Lance un dé : son résultat plus { $plus }.
weapon-dynamite = Dynamite
    .text = Lance deux dés : leur somme, mais rien dès que l’un montre un as.
weapon-chainsaw = Tronçonneuse
    .text = { $damage ->
            [one] { $damage } Dommage
           *[other] { $damage } Dommages
        }.
weapon-pointy_stick = Bâton pointu
    .text = { $damage ->
            [one] { $damage } Dommage
           *[other] { $damage } Dommages
        } ; revient en main si le V.E.R. est vaincu.
weapon-alien_rifle = Fusil extraterrestre
    .text = { $damage ->
            [one] { $damage } Dommage
           *[other] { $damage } Dommages
        }, et un bruit bizarre.
weapon-harpoon = Harpon
    .text = { $damage ->
            [one] { $damage } Dommage
           *[other] { $damage } Dommages
        } ; prends un œuf à un autre joueur pris dans l’attaque.

character-rebecca = Rebecca
    .text = Sur un Lieu, elle n’est jamais prise dans une attaque.
character-megan = Megan
    .text = Une livraison sans Prime lui rapporte { $vp } PV au lieu de { $plain }.
character-will = Will
    .text = Quand il pioche un Objet, il en regarde deux et en garde un.
character-selia = Selia
    .text = Accomplir une Prime secrète lui rapporte un PV de plus.
character-pam = Pam
    .text = Chacune de ses Armes fait un Dommage de plus.
character-merl = Merl
    .text = Il joue avec une main de { $cards } Véhicules.
character-alan = Alan
    .text = Il échange ses Décombres par { $rubble } au lieu de { $usual }.
character-natasha = Natasha
    .text = Elle peut chasser un V.E.R. qui frappe une case voisine de la sienne.
character-shep = Shep
    .text = Ce bon chien grimpe sur les cases qui n’ont qu’un Décombres.
character-sebastian = Sebastian
    .text = S’il meurt, ses œufs restent avec toi.
character-sheriff_boyd = Shérif Boyd
    .text = Quand il pioche une Arme, il en regarde deux et en garde une.
character-anise = Anise
    .text = Une fois par tour, sauter un pion ou une seule case Canyon ne lui coûte aucun point.
character-old_george = Vieux George
    .text = Une fois par tour, il ignore une flèche de sa propre carte.
character-yuki = Yuki
    .text = Au début de son tour, elle peut regarder le prochain V.E.R.
character-tex = Tex
    .text = Quand le Leader d’un autre joueur meurt, il gagne un PV.
character-lola = Lola
    .text = Une fois par tour, pour un Point d’Action, elle prend un Décombres ou un œuf à un joueur voisin.

location-official_building = le Bâtiment officiel
    .text = Prends une Prime secrète.
location-state_police = la Police d’État
    .text = Pioche une Arme.
location-general_store = le Magasin général
    .text = Pioche un Objet.
location-hospital = l’Hôpital
    .text = Ramène un Personnage à la vie.
location-motel = le Motel
    .text = Gagne { $vp } PV.
location-none = le désert

colour-green = vert
colour-pink = rose
colour-violet = violet
colour-yellow = jaune

worm-burrower = Fouisseur
worm-sucker = Ventouse
worm-tentacled = Tentaculaire
worm-screamer = Hurleur
worm-queen = Reine

dir-north = nord
dir-east = est
dir-south = sud
dir-west = ouest

unknown-vehicle = un Véhicule
unknown-item = un Objet
unknown-weapon = une Arme
unknown-bounty = une Prime
unknown-character = un Personnage
unknown-worm = un V.E.R.
