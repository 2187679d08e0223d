# Mondes, clefs, lieux et pions.

world-kernault = Kernault
    .text = Le manoir, ta réalité. La porte est restée entrouverte.
world-gaulish_otherworld = L’Autre monde Gaulois
    .text = Une forêt de lierre et de baies, où les serments tiennent mieux que les pierres.
world-wondrous_hunt = La Chasse Merveilleuse
    .text = Des bêtes luisent entre les arbres noirs, et l’on ne sait plus qui chasse.
world-fairy_glade = La Clairière aux Fées
    .text = On y entre pour un soir. Les fées comptent autrement les soirs.
world-looking_glass = De l’Autre côté du miroir
    .text = Tout y est à l’envers, sauf la logique, qui l’est deux fois.
world-middle_earth = La Terre du Milieu
    .text = De vieilles routes, de vieux chants, et quelque chose qui veille sous les collines.
world-crypt_of_dread = La Crypte de l’Effroi
    .text = Un côté de la crypte attend le comte, l’autre la chasseuse. Tu es entre les deux.
world-multiverse = À travers le Multivers
    .text = Chaque porte donne sur une autre porte, et l’une d’elles sur toi.
world-conan_and_dragons = Conan et Dragons
    .text = Du sable, de l’acier, des écailles. On y vit bruyamment.
unknown-world = un monde caché

key-magic = magie
    .text = La magie : user de prodiges.
key-knowledge = connaissance
    .text = La connaissance : connaître les lieux et leurs habitants.
key-combat = combat
    .text = Le combat : se battre.
key-death = mort
    .text = La mort : l’affronter.
key-love = amour
    .text = L’amour : en faire preuve.
own-key = ta propre clef

place-north_west = au nord-ouest
place-north = au nord
place-north_east = au nord-est
place-east = à l’est
place-south_east = au sud-est
place-south = au sud
place-south_west = au sud-ouest
place-west = à l’ouest

pawn-amber = ambre
pawn-azure = azur
pawn-garnet = grenat
pawn-jade = jade
pawn-ivory = ivoire
