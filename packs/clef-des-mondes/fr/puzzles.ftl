# Ce que demandent les problèmes du soir. Rien ici ne dit la réponse.

puzzle-going-home = Au pied de Kernault
puzzle-going-home-asks = Tu es au sud de Kernault, quatre cartes en main, et c’est ton tour. Regarde bien tes clefs avant de te décider.
puzzle-bar-the-door = La porte s’ouvre
puzzle-bar-the-door-asks = L’autre voyageur pose ses quatre clefs et rentre à Kernault : si rien ne l’arrête, il a gagné. Tu as une seule carte en main.
puzzle-own-proposal = L’échange
puzzle-own-proposal-asks = Tu as proposé la Dame de la fontaine, et l’on te tend le Chaudron d’abondance. Le dernier mot est à toi : cet échange te rapproche-t-il de Kernault ?
puzzle-unbar-the-door = Presque chez toi
puzzle-unbar-the-door-asks = Tes clefs sont posées, Kernault est devant toi… et le Roi des Elfes te barre le passage. Il te reste une carte.
puzzle-stop-the-key-of-death = Quatre clefs de trop
puzzle-stop-the-key-of-death-asks = En face, quatre clefs sont posées pour rentrer à Kernault, et l’une d’elles est de mort. Tu tiens le Chaudron d’abondance.
puzzle-no-peace-before-the-door = La paix des braves
puzzle-no-peace-before-the-door-asks = La partie dure, et l’on te propose d’en rester là. Avant de répondre, compte tes clefs.
puzzle-stop-a-key-of-knowledge = Le Grimoire
puzzle-stop-a-key-of-knowledge-asks = L’autre voyageur rentre à Kernault, avec deux clefs de connaissance parmi les siennes. Tu as en main le Grimoire interdit.
puzzle-the-own-key-from-a-corner = Par le coin
puzzle-the-own-key-from-a-corner-asks = D’un coin du plateau, rentrer à Kernault coûte une clef de plus. Tu as quatre cartes… et ton personnage.
puzzle-stop-the-key-of-magic = La Serpe d’or
puzzle-stop-the-key-of-magic-asks = Quatre clefs sur la table, et Kernault au bout : l’une est de magie. La Serpe d’or est dans ta main, et c’est à toi de réagir.
puzzle-either-way-nobody-goes = Deux façons de dire non
puzzle-either-way-nobody-goes-asks = On rentre à Kernault sous tes yeux. Tu as la Serpe d’or et le Roi des Elfes : laisseras-tu faire ?
