# Les cartes découverte et les personnages : nom, texte, couleur.

## L’Autre monde Gaulois

card-d01 = Esus
    .text = Un autre personnage d’ici perd une carte de son choix.
    .flavour = Le lierre s’écarte devant son épée.
card-d02 = Ambactes
    .text = Réaction : arrête une carte de symbole combat, jouée ici ou qui t’attaque.
    .flavour = Ils ont juré, ils tiendront.
card-d03 = La Druidesse
    .text = Regarde les trois premières cartes de la pile d’ici et range-les à ton gré.
    .flavour = Elle lit l’avenir dans les baies de gui.
card-d04 = Epona
    .text = Passe sans clef dans un monde voisin, par un côté.
    .flavour = Son pas connaît tous les gués.
card-d05 = Le Chaudron d’abondance
    .text = Réaction : arrête une carte de symbole mort, jouée ici ou qui t’attaque.
    .flavour = On y replonge ce qui était perdu.
card-d06 = La Serpe d’or
    .text = Réaction : arrête une carte de symbole magie, jouée ici ou qui t’attaque.
    .flavour = Elle tranche le gui, et les sorts avec.
card-d07 = Les Coupeurs de têtes
    .text = Tu perds une carte au hasard.
    .flavour = Ils collectionnent, et il leur manque la tienne.
card-d08 = Le Passeur des morts
    .text = Tu passes un tour.
    .flavour = Sa barque est lente, et tu montes déjà.

## La Chasse Merveilleuse

card-d09 = Le Vieux Veneur
    .text = Réaction : arrête une carte de symbole mort, jouée ici ou qui t’attaque.
    .flavour = Il a vu mourir plus de cerfs que d’hivers.
card-d10 = Le Chevalier errant
    .text = Un autre personnage d’ici passe un tour.
    .flavour = Il te barre le pont, par courtoisie.
card-d11 = Le Cerf blanc
    .text = Passe sans clef dans un monde voisin, par un côté ou un angle.
    .flavour = Suis-le : il ne s’arrête jamais deux fois.
card-d12 = La Dame de la fontaine
    .text = Prends jusqu’à deux cartes ici.
    .flavour = Son eau rend ce qu’on lui confie, et davantage.
card-d13 = Le Cor
    .text = Chasse un personnage d’ici dans un monde voisin, par un côté. Avec « { card-d14 } » : un personnage d’ici perd deux cartes au hasard et passe un tour.
    .flavour = Une note, et la meute change de chemin.
card-d14 = L’Épieu
    .text = Un autre personnage d’ici perd une carte de son choix. Avec « { card-d13 } » : un personnage d’ici perd deux cartes au hasard et passe un tour.
    .flavour = Il ne rate que les rêves.
card-d15 = Le Sanglier furieux
    .text = Tu perds deux cartes à ton choix.
    .flavour = Il charge d’abord, il te regarde ensuite.
card-d16 = La Meute spectrale
    .text = Tu es chassé au hasard dans un monde voisin, par un côté.
    .flavour = Des yeux blancs sous la lumière noire.

## La Clairière aux Fées

card-d17 = Le Roi des Elfes
    .text = Réaction : un personnage d’ici ne part pas.
    .flavour = Nul ne quitte sa danse sans un signe de lui.
card-d18 = La Marraine
    .text = Prends jusqu’à deux cartes ici.
    .flavour = Un souhait, puis un autre, mais pas trois.
card-d19 = La Lavandière de nuit
    .text = Un autre personnage d’ici passe un tour.
    .flavour = Elle te prie de tordre le linge avec elle.
card-d20 = Le Changelin
    .text = Prends une carte au hasard à un personnage d’ici.
    .flavour = Il a ton visage et bientôt tes poches.
card-d21 = La Poudre d’envol
    .text = Passe sans clef dans un monde voisin, par un côté ou un angle.
    .flavour = Une pincée, et le sol n’insiste pas.
card-d22 = La Rose blanche
    .text = Réaction : arrête une carte de symbole amour, jouée ici ou qui t’attaque.
    .flavour = Elle ne pique que les menteurs.
card-d23 = Le Philtre
    .text = Vois en secret qui est un personnage d’ici.
    .flavour = Une gorgée, et l’on dit son vrai nom.
card-d24 = La Ronde des fées
    .text = Tu passes un tour.
    .flavour = Encore un tour, dit la musique.

## De l’Autre côté du miroir

card-d25 = Le Chat railleur
    .text = Réaction : arrête une carte de symbole connaissance, jouée ici ou qui t’attaque.
    .flavour = Il disparaît, et ton argument aussi.
card-d26 = L’Œuf raisonneur
    .text = Regarde la main d’un personnage d’ici.
    .flavour = Il veut savoir ce que tu entends par là.
card-d27 = Le Cavalier blanc
    .text = Passe sans clef dans un monde voisin, par un angle. Avec « { card-d30 } » : un personnage d’ici passe deux tours.
    .flavour = Il avance de travers, et il arrive.
card-d28 = La Chenille
    .text = Regarde les trois premières cartes de la pile d’ici et range-les à ton gré.
    .flavour = Qui es-tu, et dans quel ordre ?
card-d29 = Le Miroir de poche
    .text = Regarde en secret un monde caché.
    .flavour = Il montre ce qui est derrière les choses.
card-d30 = L’Échiquier
    .text = Tu as deux actions de plus. Avec « { card-d27 } » : un personnage d’ici passe deux tours.
    .flavour = Deux coups d’avance, au moins.
card-d31 = L’Épée vorpale
    .text = Réaction : arrête une carte de symbole combat, jouée ici ou qui t’attaque.
    .flavour = Elle fait snicker-snack quand il le faut.
card-d32 = La Reine des paradoxes
    .text = Tu perds toutes tes rencontres.
    .flavour = Le verdict d’abord, tes amis ensuite.

## La Terre du Milieu

card-d33 = Le Vieux Pèlerin
    .text = Réaction : arrête une carte de symbole magie, jouée ici ou qui t’attaque.
    .flavour = Son chapeau a connu d’autres orages.
card-d34 = Le Rôdeur
    .text = Réaction : un personnage d’ici ne part pas.
    .flavour = Il garde la lisière, et n’ouvre pas à tout le monde.
card-d35 = La Dame des bois
    .text = Regarde la main d’un personnage d’ici.
    .flavour = Elle lit dans ta main comme dans l’eau.
card-d36 = Le Compagnon fidèle
    .text = Prends jusqu’à deux cartes ici.
    .flavour = Il a gardé pour toi la moitié du pain.
card-d37 = La Cape grise
    .text = Passe sans clef dans un monde voisin, par un côté. Avec « { card-d38 } » : un personnage d’ici perd trois cartes au hasard.
    .flavour = Grise sur la pierre, verte sous les arbres.
card-d38 = La Lame des anciens
    .text = Un autre personnage d’ici perd une carte au hasard. Avec « { card-d37 } » : un personnage d’ici perd trois cartes au hasard.
    .flavour = Elle luit quand quelqu’un te veut du mal.
card-d39 = Les Maraudeurs
    .text = Tu perds un de tes objets à ton choix.
    .flavour = Ils ont faim de tout ce qui brille.
card-d40 = Le Spectre des tertres
    .text = Tu passes un tour.
    .flavour = Sous la colline, le temps prend son temps.

## La Crypte de l’Effroi

card-d41 = Le Professeur
    .text = Réaction : arrête une carte de symbole mort, jouée ici ou qui t’attaque.
    .flavour = Il a un pieu dans sa serviette.
card-d42 = Le Fossoyeur
    .text = Prends jusqu’à deux cartes ici.
    .flavour = Il creuse, et trouve toujours quelque chose.
card-d43 = Le Revenant
    .text = Prends une carte au hasard à un personnage d’ici.
    .flavour = Il réclame ce qu’on ne lui a pas rendu.
card-d44 = La Fiancée
    .text = Réaction : arrête une carte de symbole amour, jouée ici ou qui t’attaque.
    .flavour = Elle t’attend depuis deux cents ans.
card-d45 = Le Grimoire interdit
    .text = Réaction : arrête une carte de symbole connaissance, jouée ici ou qui t’attaque.
    .flavour = Page treize : ne pas lire à voix haute.
card-d46 = La Goule
    .text = Tu perds deux cartes au hasard.
    .flavour = Elle ne finit jamais son assiette, seulement la tienne.
card-d47 = La Dame pâle
    .text = Tu passes un tour.
    .flavour = Son regard dure toute une nuit.
card-d48 = L’Indicible
    .text = Tu perds trois cartes au hasard.
    .flavour = On ne peut rien en dire, et c’est le pire.

## À travers le Multivers

card-d49 = Le Champion sans patrie
    .text = Un autre personnage d’ici perd une carte au hasard.
    .flavour = Il a sauvé tous les mondes sauf le sien.
card-d50 = La Sorcière des seuils
    .text = Réaction : arrête une carte de symbole magie, jouée ici ou qui t’attaque.
    .flavour = Elle pose un pied de chaque côté.
card-d51 = Le Passe-monde
    .text = Passe sans clef dans un monde voisin, par un côté ou un angle.
    .flavour = Toutes les portes lui disent bonjour.
card-d52 = L’Archiviste
    .text = Vois en secret qui est un personnage d’ici.
    .flavour = Il a classé tout le monde, toi compris.
card-d53 = La Lame noire
    .text = Prends une carte au hasard à un personnage d’ici.
    .flavour = Elle a soif, et pas de la tienne, pour l’instant.
card-d54 = L’Atlas des plans
    .text = Regarde en secret un monde caché.
    .flavour = Il manque une page : celle où tu es.
card-d55 = La Tempête du Chaos
    .text = Tu es chassé au hasard dans un monde voisin, par un côté ou un angle.
    .flavour = Le haut et l’ailleurs changent de place.
card-d56 = Le Démon invoqué
    .text = Chaque personnage d’ici perd une carte de son choix.
    .flavour = Il demande à chacun sa part.

## Conan et Dragons

card-d57 = Le Mercenaire
    .text = Réaction : arrête une carte de symbole combat, jouée ici ou qui t’attaque.
    .flavour = Il se bat pour l’or, et pour toi s’il en reste.
card-d58 = La Reine des pirates
    .text = Réaction : un personnage d’ici ne part pas.
    .flavour = Nul ne débarque avant qu’elle ait salué.
card-d59 = Le Gladiateur
    .text = Un autre personnage d’ici perd une carte de son choix.
    .flavour = La foule a baissé le pouce, pas lui.
card-d60 = Le Nécromancien
    .text = Regarde les trois premières cartes de la pile d’ici et range-les à ton gré.
    .flavour = Il demande aux os ce qui vient.
card-d61 = L’Idole de jade
    .text = Tu as deux actions de plus.
    .flavour = Elle sourit à qui se hâte.
card-d62 = Le Dragon rouge
    .text = Tu perds deux cartes au hasard.
    .flavour = Il dort sur ce que tu as perdu.
card-d63 = Le Sorcier du désert
    .text = Tu passes un tour.
    .flavour = Il compte les grains, et tu attends.
card-d64 = Le Culte du Serpent
    .text = Tu perds un de tes objets au hasard.
    .flavour = Ils baisent ta bague et gardent le doigt.
unknown-card = une carte

## Personnages

character-c01 = Le Rôliste
    .text = Il a toujours ses dés en poche.
character-c02 = Le Bouquiniste
    .text = Il vend des livres qu’il vaudrait mieux ne pas ouvrir.
character-c03 = La Rêveuse
    .text = Elle lit une page et en imagine dix.
character-c04 = Le Veilleur de minuit
    .text = Encore un chapitre, lampe sous la couette.
character-c05 = La Collégienne
    .text = Son cartable pèse une trilogie.
character-c06 = La Conteuse
    .text = Elle connaît la fin et ne la dit pas.
character-c07 = Le Critique
    .text = Il a aimé, mais il le cache bien.
character-c08 = La Bibliothécaire
    .text = Rien ne lui échappe, sauf les retards.
character-c09 = La Lectrice gothique
    .text = Elle préfère les châteaux en ruine.
character-c10 = Le Dévoreur de sagas
    .text = Douze tomes, et il attend le treizième.
unknown-character = un personnage
