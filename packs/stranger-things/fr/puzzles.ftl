# Ce que demandent les problèmes du soir. Rien ici ne dit la réponse.

puzzle-the-last-pile = La dernière pile
puzzle-the-last-pile-asks = Il ne reste qu’une pile Sauver Will, deux 3, et Joyce est devant, deux cartes en main. Que fait-elle ?
puzzle-save-the-cards-for-will = Avant de partir
puzzle-save-the-cards-for-will-asks = Joyce est au Collège, et la dernière pile est de l’autre côté. Elle peut poser des cartes pour aller plus loin, ou les garder.
puzzle-through-the-gate = Le passage
puzzle-through-the-gate-asks = Joyce se met en route, deux cartes en main. Tous les chemins ne mènent pas à Will.
puzzle-both-cards = Une carte est posée
puzzle-both-cards-asks = Joyce tente la dernière pile, et une carte est déjà posée. Est-ce le moment de lancer l’action ?
puzzle-the-last-token-of-the-portal = Un seul pion
puzzle-the-last-token-of-the-portal-asks = Au Portail, il reste une pile d’un seul pion : un 4. La main de Joyce paraît bien légère.
puzzle-down-to-the-castle = Au Château Byers
puzzle-down-to-the-castle-asks = Joyce part du Château Byers, deux cartes en main, et le dernier espoir de Will n’est pas loin.
puzzle-will-behind-the-house = Derrière la maison
puzzle-will-behind-the-house-asks = Chez les Byers, dans le Monde à l’envers : une pile de deux pions, 2 et 3, et Will derrière. Deux cartes en main.
puzzle-nothing-for-the-way = Léger bagage
puzzle-nothing-for-the-way-asks = Du Château Byers, la dernière pile est à deux pas. Faut-il dépenser des cartes pour s’y rendre ?
puzzle-not-yet-enough = Trois sur cinq
puzzle-not-yet-enough-asks = Joyce a posé une carte, et la pile demande cinq. Reste une carte, et la tentation d’en finir.
puzzle-will-in-the-castle = Will est tout près
puzzle-will-in-the-castle-asks = Au Château Byers de l’autre côté, une pile de 3 et de 2 garde Will. Joyce a une action devant elle.
