# Ce que demandent les problèmes du soir. Rien ici ne dit la réponse.

puzzle-the-candy-of-the-last-panel = Le dernier pas
puzzle-the-candy-of-the-last-panel-asks = Le Final touche à sa fin : le dernier volet demande un 5, et ton dé montre un 4. Il te reste un Bonbon en poche.
puzzle-the-encounter-is-cancelled = Nez à nez
puzzle-the-encounter-is-cancelled-asks = Tu ouvres la porte, et la Babysitter est là. Encore une frayeur et tu t’évanouis : tu n’as que deux cartes pour t’en sortir.
puzzle-the-loaded-die = Deux points trop court
puzzle-the-loaded-die-asks = Dernier volet du Final : il faut un 5, le dé s’arrête sur 3, et tu n’as plus un seul Bonbon. La partie se joue maintenant.
puzzle-two-candies-for-the-end = Compter juste
puzzle-two-candies-for-the-end-asks = Le dernier volet demande un 5, ton dé dit 3, et deux Bonbons attendent dans ta poche. Combien vaut la victoire ?
puzzle-the-ghost-costume = Plus un souffle de courage
puzzle-the-ghost-costume-asks = La terreur te tient, et la Babysitter t’attend dans la Salle. Tu gardais une carte pour les mauvais jours : en est-ce un ?
puzzle-the-last-candy-under-the-sheets = Sous les draps
puzzle-the-last-candy-under-the-sheets-asks = Cachés sous les draps, vous jouez le tout pour le tout : il faut un 5, le dé montre un 4, et la peur a déjà mordu une fois.
puzzle-the-rabbits-foot = Un deux, quel malheur
puzzle-the-rabbits-foot-asks = Il faut un 5 et le dé montre un 2. La terreur te tient : si le volet échoue, le Final s’arrête avec toi.
puzzle-enough-is-enough = Le compte est bon ?
puzzle-enough-is-enough-asks = Le dernier volet demande un 5, et le dé vient de s’arrêter sur 5. Plusieurs choix t’attendent encore, et tous ne mènent pas au même matin.
puzzle-the-loaded-die-under-the-sheets = Il manque un rien
puzzle-the-loaded-die-under-the-sheets-asks = Sous les draps, le dé montre un 4 là où il faut un 5, et tes poches sont vides de Bonbons. Il te reste une carte en main.
puzzle-two-candies-under-the-sheets = Les poches pleines
puzzle-two-candies-under-the-sheets-asks = Un 3 sous les draps, et il faut un 5 pour voir le jour. Tu as deux Bonbons : est-ce l’heure de la gourmandise ?
