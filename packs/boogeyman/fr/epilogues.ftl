# Le Livre des Épilogues : un Final par numéro de Salle, de trois à sept cases lues.
# Chaque case dit ce qu’il faut oser ; le dé suit. L’échec dit ce qui tourne mal.

## 1. Sous les draps

epilogue-01-title = Sous les draps
epilogue-01-opening = Dans la chambre des parents, le grand lit est encore tiède. Tous les enfants du monde connaissent la règle : ce qui est sous le drap est sauvé. Le Boogeyman la connaît aussi. Il attend qu’un orteil dépasse.
epilogue-01-panel-1 = Quelque chose fait le tour du lit en comptant les pieds : « Un, deux… tiens, un petit. » { $child } doit ramener ses orteils sous le drap sans faire un seul pli.
epilogue-01-fail-1 = Un pli. Une main froide le lisse, très doucement, en commençant par la cheville { DE($child) }.
epilogue-01-panel-2 = Le matelas s’enfonce : on vient de s’asseoir au bord, comme pour dire bonsoir. Ça pèse autant qu’un papa. { $child } doit respirer comme quelqu’un qui dort.
epilogue-01-fail-2 = « Tu ronfles faux », dit la voix. Et elle remonte la couverture { DE($child) } : un peu, encore un peu, beaucoup trop haut.
epilogue-01-panel-3 = « Pousse-toi, mon cœur, maman est rentrée. » Le parfum est le bon. La main posée sur le drap a un doigt de trop. { $child } ne doit pas répondre.
epilogue-01-fail-3 = « Maman ? » C’est sorti tout seul. De l’autre côté du drap, quelqu’un répète le mot avec la voix { DE($child) }, pour apprendre.
epilogue-01-panel-4 = Il lit une histoire avec la voix de papa, et il la lit bien. Puis il s’arrête juste avant le dernier mot, et il attend. { $child } doit garder ce mot derrière ses dents.
epilogue-01-fail-4 = Le mot était « loup ». { $child } l’a à peine soufflé que le lit se met à grogner tout bas, comme une bête qu’on appelle.
epilogue-01-panel-5 = La lampe-torche meurt sous le drap. Dans le noir, { $child } compte les respirations. Il y en a une de trop, et c’est la plus calme. Il faut trouver d’où elle vient.
epilogue-01-fail-5 = { $child } tâte à gauche : un oreiller. À droite : un oreiller. Au milieu : rien du tout, mais froid, et qui murmure « oreiller ».
epilogue-01-panel-6 = Le drap glisse vers le pied du lit. Pas d’un coup : poliment, un centimètre à la fois. { $child } doit tenir le bord, et ne plus lâcher.
epilogue-01-fail-6 = Le drap découvre un front, puis un nez. { $child } le rattrape, mais l’air du dehors a eu le temps d’y déposer du givre.
epilogue-01-panel-7 = Un coin se soulève. « Il fait froid dehors, dit le Boogeyman d’une toute petite voix. Moi aussi, j’ai peur du noir. » { $child } doit refermer le coin, et c’est presque triste.
epilogue-01-fail-7 = { $child } hésite. Une seconde, c’est long, pour un bras qui attend depuis des années : il entre jusqu’au coude.
epilogue-01-victory = L’aube blanchit le drap. Mme Spencer le soulève : tous les enfants sont là, en tas, bien vivants. « Et nous, on dort où ? » Sous le lit, quelqu’un soupire : « Ne m’en parlez pas. »
epilogue-01-defeat = Les parents trouvent le lit fait au carré, sans un pli. « Cette Jennifer est une perle », dit M. Spencer en s’allongeant. C’est drôle : ce soir, le matelas a des genoux.

## 2. Le manteau vide

epilogue-02-title = Le manteau vide
epilogue-02-opening = Dans le dressing, un manteau descend de son cintre. Il n’y a personne dedans, et cela le contrarie. Il voudrait quelqu’un de petit, de tiède, avec une tête qui dépasse.
epilogue-02-panel-1 = Le manteau remonte la rangée en tâtant les épaules : laine, laine, velours… { $child } doit se glisser entre deux robes sans faire tinter un seul cintre.
epilogue-02-fail-1 = Gling. Tous les cintres reprennent la note, l’un après l’autre, jusqu’à celui qui se balance au-dessus { DE($child) }.
epilogue-02-panel-2 = Une manche tapote une épaule. « Pardon, mon chou, c’est bien du dix ans ? » C’est la voix de Jennifer, cousue de travers. { $child } doit filer sans se retourner.
epilogue-02-fail-2 = { $child } se retourne. Dans le col, il n’y a pas de visage, juste une étiquette : « Laver à froid. Ne pas réveiller. »
epilogue-02-panel-3 = Le sol est couvert de gants perdus. Tous ceux de l’hiver dernier, et des hivers d’avant. Ils marchent sur le bout des doigts. { $child } doit traverser sans en écraser un.
epilogue-02-fail-3 = Une moufle prend la main { DE($child) } et serre, confiante. Dedans, il y a déjà une main, toute petite et très froide.
epilogue-02-panel-4 = Zzzip. Les housses se ferment toutes seules, de bas en haut, comme des bouches prudentes. Celle qui entoure { $child } en est au menton : il faut coincer la fermeture !
epilogue-02-fail-4 = La fermeture ne mord pas, elle mâchonne. { $child } passe un long moment dans le plastique, à écouter le manteau rire du nez.
epilogue-02-panel-5 = Tous les manteaux se tournent vers le mur, comme au coin. Un seul respire. { $child } doit choisir derrière lequel passer.
epilogue-02-fail-5 = C’était celui-là. Il ouvre un pan, galamment, comme on tient la porte, et la doublure de soie est pleine de nuit.
epilogue-02-panel-6 = Dans la glace, { $child } porte déjà le manteau. Le reflet remonte le col, ravi. « Il te va si bien. » Il faut le retirer dans le miroir, à l’envers, bouton après bouton.
epilogue-02-fail-6 = Le reflet reboutonne plus vite. { $child } sent la laine gratter, et une poche se remplir de doigts qui ne sont pas les siens.
epilogue-02-panel-7 = Les manches se nouent. Les boutons montent tout seuls : un, deux, trois. Le dernier est sous le menton, et personne ne l’a jamais rouvert. { $child } doit l’arracher.
epilogue-02-fail-7 = Le fil tient bon. « Ne tire pas, dit le col à l’oreille { DE($child) }, tu vas t’abîmer. »
epilogue-02-victory = M. Spencer rentre, bâille et jette le manteau dans le sac des bonnes œuvres. Qui a gardé les yeux ouverts est sauvé. Samedi, quelqu’un en ville fera une excellente affaire.
epilogue-02-defeat = Au matin, le dressing compte de nouveaux manteaux d’enfant, rangés par taille. Mme Spencer n’a pas le souvenir de les avoir achetés. Ils lui tendent les manches.

## 3. La buée

epilogue-03-title = La buée
epilogue-03-opening = Dans la salle de bains, l’eau chaude coule toute seule. La buée monte. Sur le miroir, un doigt écrit lentement, mais il écrit de l’autre côté de la glace.
epilogue-03-panel-1 = « SORTIE », dit la buée, avec une flèche. Une flèche de miroir : à gauche, ou à droite ? { $child } doit choisir une porte.
epilogue-03-fail-1 = La porte donne sur la salle de bains. La même. Le robinet goutte simplement un peu plus grave, et la buée ajoute : « PERDU ».
epilogue-03-panel-2 = Le reflet { DE($child) } se brosse les dents. { $child }, non. Pour passer, il faut l’imiter parfaitement avant qu’il ne s’aperçoive de quelque chose.
epilogue-03-fail-2 = Le reflet s’arrête. Il se penche, regarde { $child } de très près, puis crache, rince, et sourit avec des dents toutes neuves.
epilogue-03-panel-3 = Une porte, une salle de bains. Une porte, une salle de bains. Toujours six brosses dans le verre, et une septième, énorme, mouillée. { $child } doit trouver la pièce où elle est sèche.
epilogue-03-fail-3 = Mouillée. Mouillée. Mouillée. Dans la suivante, elle mousse encore, et quelqu’un vient de ranger le dentifrice.
epilogue-03-panel-4 = Derrière le rideau de douche, une grande ombre tend la main. « Une serviette, s’il vous plaît. » { $child } doit la lui passer sans regarder, et sans toucher la main.
epilogue-03-fail-4 = Les doigts se referment sur ceux { DE($child) }, fripés comme après cent ans de bain. « Ce n’est pas trop tôt », dit l’ombre.
epilogue-03-panel-5 = Le sol est devenu carreau blanc, le plafond aussi, les murs aussi. Seule la bonde de la baignoire murmure le chemin. { $child } doit y coller l’oreille.
epilogue-03-fail-5 = La bonde récite les noms de tous les enfants qui se sont trompés. C’est long. À la fin, on est revenu au point de départ.
epilogue-03-panel-6 = Deux miroirs face à face : mille reflets { DE($child) }, en file. Le septième, là-bas, tourne le dos, et il s’approche à reculons. Il faut briser la file.
epilogue-03-fail-6 = Le septième est devenu le sixième, puis le troisième. Au deuxième rang, il pose les mains sur les épaules du premier.
epilogue-03-panel-7 = Le reflet tend la main à travers la glace, la paume chaude pour une fois. « On échange ? Juste une nuit. » { $child } doit dire non à son propre visage.
epilogue-03-fail-7 = « Je ferai tes devoirs », promet le reflet. { $child } met une seconde de trop à refuser, et le miroir prend cela pour un peut-être.
epilogue-03-victory = Mme Spencer essuie la glace d’un coup de manche. Qui tient encore debout, dans la maison, trouve enfin la bonne porte. « Qui a écrit sur mon miroir ? » Personne, madame. Vraiment personne.
epilogue-03-defeat = La salle de bains est vide, impeccable. Mme Spencer fait couler l’eau chaude. La buée monte, et de petits doigts écrivent à l’envers, de l’intérieur : « MAMAN ».

## 4. Le coffre à jouets

epilogue-04-title = Le coffre à jouets
epilogue-04-opening = Dans la chambre d’enfant, le coffre à jouets s’ouvre. Ding ! Une petite caisse enregistreuse, deux longues mains derrière. « Le magasin est ouvert, dit le Boogeyman. Aujourd’hui, tout doit partir. Vous aussi. »
epilogue-04-panel-1 = « Pour rester sur le tapis, c’est un bonbon. Pour descendre du tapis, c’est deux. » { $child } doit marchander sans regarder ce qui sert de monnaie.
epilogue-04-fail-1 = Ding ! La longue main se sert dans la poche { DE($child) }, rend la monnaie en boutons, et garde le pourboire.
epilogue-04-panel-2 = L’ours en peluche a une fermeture éclair neuve dans le dos. Elle descend, cran par cran, de l’intérieur. { $child } doit la remonter en lui parlant gentiment.
epilogue-04-fail-2 = « Câlin », dit l’ours, d’une voix de cave. Il serre { $child } comme il a dû serrer les autres, ceux dont il porte les boutons en guise d’yeux.
epilogue-04-panel-3 = Le téléphone en plastique sonne. « C’est pour toi, dit le Boogeyman. En PCV : un bonbon la minute. » { $child } doit répondre, et raccrocher très vite.
epilogue-04-fail-3 = « Allô, c’est toi, dit la voix { DE($child) } au bout du fil. Ne quitte pas. » La minute est passée. La main se paie.
epilogue-04-panel-4 = Dans la maison de poupée, une figurine { DE($child) } se tient dans une chambre pareille à celle-ci. Une main soulève le petit toit. Au-dessus, le vrai plafond craque. Vite, à l’abri !
epilogue-04-fail-4 = Deux doigts grands comme des armoires posent { $child } dans un petit fauteuil, jambes droites, bras tendus, puis reculent pour juger de l’effet.
epilogue-04-panel-5 = « Vente aux enchères ! » Le petit marteau tape. « Une nuit tranquille, mise à prix : un bonbon. » Au fond du coffre, quelqu’un surenchérit. { $child } doit crier plus fort.
epilogue-04-fail-5 = « Adjugé au monsieur du fond ! » Il n’y a pas de monsieur. Il y a un fond, et il rit en mâchant ce qu’il a pris { A($child) }.
epilogue-04-panel-6 = La caisse se bloque, tiroir ouvert. C’est le moment : { $child } doit sauter sur le couvercle du coffre et s’asseoir dessus de tout son poids.
epilogue-04-fail-6 = Le couvercle se soulève tout doucement, { $child } avec, comme on regarde sous une assiette pour voir si c’est cuit.
epilogue-04-panel-7 = « Je veux être remboursé, gronde le coffre. De tout. » Les jouets se tournent ensemble. { $child } doit retourner la pancarte sur « FERMÉ » avant le dernier client.
epilogue-04-fail-7 = « Le client est roi », disent cent petites voix à piles. L’une d’elles n’a pas de piles, et c’est celle qui tient { $child } par la manche.
epilogue-04-victory = « FERMÉ. » Le couvercle tombe, le verrou aussi. Au matin, tous les enfants dorment sur le tapis. « Jennifer leur a fait ranger leurs jouets, souffle M. Spencer. Augmente-la. »
epilogue-04-defeat = Les parents ne trouvent que de nouvelles poupées, très ressemblantes, assises bien droites dans le coffre. Sur la boîte : « Pleurent vraiment. Fonctionnent sans piles. »

## 5. Sous le toit

epilogue-05-title = Sous le toit
epilogue-05-opening = Le grenier. Au bout, une lucarne, et derrière la lucarne, la nuit normale, avec de vraies étoiles. Entre les deux, tout ce que la maison n’a jamais voulu jeter.
epilogue-05-panel-1 = Le plancher s’arrête : il n’y a plus que des poutres. En dessous, la laine du toit ronfle comme un troupeau. { $child } doit passer sur la pointe des pieds.
epilogue-05-fail-1 = Un pied s’enfonce jusqu’au genou. Quelque chose, dessous, lèche une chaussure et la garde. { $child } se hisse de l’autre côté, un pied gelé.
epilogue-05-panel-2 = Le fauteuil à bascule se balance. Dans le fauteuil, un drap. Sous le drap, un tricot qui avance tout seul. { $child } doit le frôler sans couper le fil.
epilogue-05-fail-2 = Le fil s’enroule autour { DE($child) }, un rang à l’endroit, un rang à l’envers. « Ne bouge pas, dit le drap, je prends tes mesures. »
epilogue-05-panel-3 = La grande malle barre le chemin. Pas moyen de la contourner : il faut la traverser. { $child } doit entrer d’un côté et croire très fort à l’autre.
epilogue-05-fail-3 = À l’intérieur, c’est une école, un soir d’hiver, et l’on fait l’appel. { $child } répond à son nom avant de retrouver la sortie.
epilogue-05-panel-4 = Sur la grosse poutre, des traits au crayon : la taille de cent enfants, avec leurs prénoms. Le crayon se lève tout seul. { $child } doit passer dessous sans qu’il l’attrape.
epilogue-05-fail-4 = Scritch. Un trait juste au-dessus de la tête { DE($child) }. « Parfait, dit une voix sous la charpente. Ne grandis plus. »
epilogue-05-panel-5 = La lucarne est coincée par cent ans de peinture. De l’autre côté, une étoile regarde d’un peu trop près. { $child } doit forcer le loquet.
epilogue-05-fail-5 = Le loquet cède en mordant. { $child } est de l’autre côté, mais une ombre est restée accrochée au châssis, et c’était la sienne.
epilogue-05-panel-6 = Les tuiles, le vent. La girouette grince et pointe vers { $child }. { $child } fait trois pas, elle suit. Il faut ramper là où elle ne montre plus rien.
epilogue-05-fail-6 = Le coq de fer ouvre le bec : « Iciiii ! » Sous les tuiles, de longues mains tambourinent dans la direction { DE($child) }.
epilogue-05-panel-7 = Il reste l’arbre, à deux mètres du toit. Un bon gros arbre. Il écarte un peu les branches, comme on ouvre les bras. { $child } doit sauter quand même.
epilogue-05-fail-7 = L’arbre rattrape { $child } au vol, et rend l’enfant au toit, tout doucement. « Pas encore, grince l’écorce. Il a dit : sans crier. »
epilogue-05-victory = Qui a franchi la lucarne attend sur la pelouse quand les phares arrivent. « Mais que faites-vous dehors ? » On ne répond pas. On regarde là-haut, où quelqu’un agite la main.
epilogue-05-defeat = La lucarne est restée fermée. Sur la poutre, il y a de nouveaux traits au crayon, tout frais, avec des prénoms. Ceux-là ne monteront plus jamais.

## 6. Cache-cache

epilogue-06-title = Cache-cache
epilogue-06-opening = Dans la salle de jeux, le Boogeyman colle son visage au mur et compte. Il se cache depuis des siècles, mais c’est la première fois qu’il cherche : « Sept, huit, onze, toi… »
epilogue-06-panel-1 = Derrière le rideau, il y a la salle de jeux. Sous la table, la salle de jeux. Dans le placard aussi. { $child } doit trouver une cachette qui cache.
epilogue-06-fail-1 = { $child } se glisse dans le coffre et ressort par le rideau, en plein milieu du tapis. « Dix-douze, dit le mur. Je n’ai rien vu. »
epilogue-06-panel-2 = « J’arriiive ! » Des pas. « Froid… plus froid… glacé. » Il ne donne pas d’indice : c’est l’effet qu’il fait à l’air. { $child } doit retenir son souffle, qui se voit.
epilogue-06-fail-2 = Un petit nuage s’échappe. Un doigt y dessine deux yeux et une bouche, puis le renvoie { A($child) }, et le nuage dit : « Te voilà. »
epilogue-06-panel-3 = Bonne cachette, mais occupée. « C’est pris, chuchote une voix d’enfant. Depuis 1962. Tu sais si on a gagné ? » { $child } doit s’excuser et trouver mieux.
epilogue-06-fail-3 = La cachette suivante est prise aussi, et la suivante. Dans chacune, on demande tout bas quelle heure il est, et s’il reste du goûter.
epilogue-06-panel-4 = Il se penche, plante ses yeux dans ceux { DE($child) } et dit bien fort : « Non, vraiment, personne ici ! » Il fait semblant, comme les papas. Surtout, { $child } ne doit pas rire.
epilogue-06-fail-4 = Un gloussement. « Ah ! » fait le Boogeyman, ravi, et il rit avec { $child }, plus fort, plus longtemps, jusqu’à ce que ce ne soit plus drôle du tout.
epilogue-06-panel-5 = « À ton tour de compter. » Il a disparu. Les portes se mélangent comme des cartes. { $child } doit compter jusqu’à dix sans perdre un seul nombre.
epilogue-06-fail-5 = « … six, huit… » Il manque le sept. Le temps de le chercher partout, et la pièce s’est remise comme avant.
epilogue-06-panel-6 = Maintenant, il faut le trouver, lui. Un fou rire étouffé, quelque part : dans le mur, dans l’horloge, dans la capuche { DE($child) }. Il faut y plonger la main.
epilogue-06-fail-6 = La capuche est profonde, bien plus profonde qu’une capuche. Tout au fond, quelqu’un serre la main { DE($child) } : « Enchanté. »
epilogue-06-panel-7 = Le but, c’est le cadre de la porte, à dix mètres. Derrière, ça ne court pas : ça galope. { $child } doit toucher le bois et crier « Maison ! »
epilogue-06-fail-7 = À un doigt du bois, on tire { $child } en arrière par la chaussette. « Encore une, supplie le Boogeyman. Cette fois, je compterai mieux. »
epilogue-06-victory = « C’est fini, tout le monde sort ! » crie Mme Spencer en bas. Quand une maman le dit, même lui obéit. Qui a les yeux ouverts quitte sa cachette. Dans le mur, ça boude.
epilogue-06-defeat = Les parents appellent, cherchent, promettent de ne pas gronder. Les enfants ont trouvé la cachette parfaite. La nuit, parfois, une petite voix demande : « On a gagné ? »

## 7. L’invité

epilogue-07-title = L’invité
epilogue-07-opening = Dans la chambre d’amis, le lit est ouvert, une valise bâille, et il y a des pantoufles pour beaucoup de pieds. Sur le livre d’or : « Arrivé cette nuit. Je reste un certain temps. B. »
epilogue-07-panel-1 = Dring. Dring. L’invité sonne : il veut des serviettes chaudes. { $child } doit les poser au bout du lit sans déranger l’énorme forme sous l’édredon.
epilogue-07-fail-1 = L’édredon soupire. Une main en sort, tâte les serviettes, tâte la joue { DE($child) }. « Je prends celle-ci, dit l’invité. Elle est plus tiède. »
epilogue-07-panel-2 = Le carton « Ne pas déranger » se retourne sur la poignée : « Dérangez-moi ». Et la porte s’ouvre en grand. { $child } doit passer devant sans faire craquer le parquet.
epilogue-07-fail-2 = Crac. « Le petit déjeuner ? » demande l’invité. Il est trois heures du matin. Là-dedans, on entend qu’on noue une serviette.
epilogue-07-panel-3 = La valise défait ses bagages. Des pyjamas en sortent, rayés, vides, de toutes les tailles d’enfant, et se mettent en rang. { $child } doit se faufiler avant l’inspection.
epilogue-07-fail-3 = Il manquait une taille à la collection. Une manche rayée mesure { $child } de la tête aux pieds, et le col fait oui.
epilogue-07-panel-4 = L’invité se lève, le plafond recule. « Je cherche les toilettes. » Il ouvre toutes les portes, l’une après l’autre. { $child } doit se trouver derrière une porte qu’il a déjà fermée.
epilogue-07-fail-4 = Il rouvre. « Oh, pardon, c’est occupé », dit-il { A($child) }. Et il attend derrière la porte, en respirant par la serrure.
epilogue-07-panel-5 = Il a faim. Sous la porte glisse le menu, à cocher : Peter, Daphné, Ray, Leila, Mike, Tommy. { $child } doit y ajouter un plat assez affreux pour lui couper l’appétit.
epilogue-07-fail-5 = { $child } écrit « épinards ». Derrière la porte, on se lèche les doigts, un par un, très longtemps. « Parfait. En garniture. »
epilogue-07-panel-6 = Il prend le couloir au galop, en pantoufles : flap, flap, flap, flap, flap, flap. Beaucoup de pieds, un seul tapis. { $child } doit le tirer au bon moment.
epilogue-07-fail-6 = Cinq pantoufles tombent. La sixième épingle { $child } par le bas du pyjama. « Vous courez à ravir, dit l’invité. On se croirait à la chasse. »
epilogue-07-panel-7 = Un invité qui part doit régler sa note. { $child } doit se planter devant lui, tendre la facture, et lire le total sans que la voix tremble.
epilogue-07-fail-7 = La voix tremble. « Une erreur d’addition ! dit l’invité, aux anges. Je reste donc une nuit de plus. »
epilogue-07-victory = Jennifer monte, en bigoudis. « Personne n’a réservé cette chambre. Dehors. Et les serviettes sont en supplément. » Il s’enfuit. Au matin, tous les enfants la serrent dans leurs bras. Elle déteste ça.
epilogue-07-defeat = Les parents trouvent la chambre rangée et un mot dans le livre d’or : « Séjour délicieux. Les enfants étaient parfaits. Je reviendrai quand vous en aurez d’autres. »

## 8. Les draps qui marchent

epilogue-08-title = Les draps qui marchent
epilogue-08-opening = Dans la lingerie, les draps se lèvent de leur pile et se secouent. Pas de trous pour les yeux : à quoi bon ? Ils sentent la lavande, et ils cherchent quelqu’un à border.
epilogue-08-panel-1 = Ils avancent en rang, frrr, frrr, comme une lessive qui aurait une idée. { $child } doit ramper sous les ourlets sans en frôler un.
epilogue-08-fail-1 = Un ourlet touche { $child } et s’arrête. Puis il borde : à gauche, à droite, bien serré. Plus serré. Encore plus serré.
epilogue-08-panel-2 = Le panier à linge respire. Le couvercle monte et descend, une chaussette pend au coin. { $child } doit s’asseoir dessus et siffler d’un air dégagé.
epilogue-08-fail-2 = « Laisse, je m’en occupe », dit le panier avec la voix de Mme Spencer. Il avale la chaussette { DE($child) }, le pied avec. Le pied, il le rend, à regret.
epilogue-08-panel-3 = Un petit drap trottine vers { $child }, avec deux trous pour les yeux. « C’est moi ! » Un copain, ou autre chose ? Il faut poser la bonne question.
epilogue-08-fail-3 = « C’est moi », répète le petit drap. { $child } regarde mieux. Derrière les trous, il n’y a pas d’yeux. Derrière les trous, il y a d’autres trous.
epilogue-08-panel-4 = Voici le pire : le drap-housse. Personne au monde n’a jamais su le plier. Il arrive en claquant des élastiques, et { $child } doit l’affronter à mains nues.
epilogue-08-fail-4 = Coin contre coin, et le troisième coin s’échappe. Comme toujours, le drap-housse finit en boule. { $child } finit dedans.
epilogue-08-panel-5 = Sur l’étagère, les taies d’oreiller ouvrent et ferment la bouche en silence. Elles apprennent un prénom. { $child } doit passer avant qu’elles le sachent par cœur.
epilogue-08-fail-5 = « { $child } », disent-elles ensemble, d’une voix de plumes. C’est doux. C’est si doux que les jambes oublient de courir.
epilogue-08-panel-6 = Pschhh. Le fer glisse tout seul sur la planche, l’œil rouge allumé. Tout ce qui fait un pli devient plat. { $child } doit passer devant lui sans froncer les sourcils.
epilogue-08-fail-6 = Un pli au front. La vapeur prend la main { DE($child) }, et, pendant un instant, la main n’est plus qu’un joli dessin de main.
epilogue-08-panel-7 = Dernière ruse : un drap sur la tête, et marcher avec eux. Frrr, frrr. Le dernier du rang se retourne et dévisage { $child }. Il faut garder le pas.
epilogue-08-fail-7 = Les baskets dépassent. Tout le rang s’arrête, et un ourlet, bien élevé, montre les lacets défaits { DE($child) }.
epilogue-08-victory = Ourlet contre ourlet, on les plie, on les empile, on ferme l’armoire. Qui a les yeux ouverts peut aller dormir. Mme Spencer contemple le drap-housse : plié. Elle appelle les journaux.
epilogue-08-defeat = Au matin, le linge est propre et la pile plus haute. Certains draps sont un peu courts. On voit dépasser les baskets.

## 9. Le vide

epilogue-09-title = Le vide
epilogue-09-opening = Sur le balcon couvert, l’air ne bouge plus. Derrière la rambarde, il n’y a plus de jardin. Il n’y a plus rien, très proprement, jusqu’en bas. En face, à vingt pas, une fenêtre éclairée.
epilogue-09-panel-1 = Une corde à linge file jusqu’à la fenêtre. Il suffit d’enjamber la rambarde et de ne pas regarder en bas. { $child } enjambe la rambarde.
epilogue-09-fail-1 = { $child } regarde en bas. En bas, quelque chose regarde en haut. Après cela, on ne recule plus : on avance, le ventre plein de glace.
epilogue-09-panel-2 = « Saute, je te rattrape ! » C’est la voix de papa, en dessous. Il fait trop noir pour voir s’il a des bras. { $child } doit faire la sourde oreille.
epilogue-09-fail-2 = « Tu ne me fais pas confiance ? » demande la voix, vexée. Et elle monte, pour en parler de plus près avec { $child }.
epilogue-09-panel-3 = Le vent a des doigts. Il fouille les poches, essaie les boutons, souffle dans les oreilles. { $child } doit avancer quand même, d’une pince à linge à l’autre.
epilogue-09-fail-3 = Le vent prend { A($child) } un souvenir d’été, le retourne, le trouve joli, le garde. Il reste la corde. Il faut continuer.
epilogue-09-panel-4 = Des pigeons sont posés sur le fil, serrés l’un contre l’autre. Ils ont de gros yeux ronds, et ils ont des dents. { $child } doit demander pardon et passer dessous.
epilogue-09-fail-4 = « Rrrou », dit le premier. « Rrreste », dit le second. Les autres se poussent un peu, pour faire une place { A($child) }.
epilogue-09-panel-5 = La corde s’arrête. Il manque juste la longueur d’un enfant. { $child } doit se suspendre au bout, et tendre les pieds vers la fenêtre.
epilogue-09-fail-5 = Quelque chose de serviable pousse sous les semelles { DE($child) }, et hop, le trou est franchi. Ce n’était pas gratuit. Le froid remonte jusqu’aux dents.
epilogue-09-panel-6 = À la fenêtre d’en face, le Boogeyman attend, une serviette sur le bras, avec un grand sourire. { $child } doit sourire aussi, et plus grand que lui.
epilogue-09-fail-6 = Son sourire à lui fait tout le tour de la tête. Celui { DE($child) } s’éteint au milieu. « Presque ! » dit-il, gentiment.
epilogue-09-panel-7 = Plus de corde, plus de fenêtre, plus rien. Le noir monte comme un bain qu’on remplit. { $child } doit faire la seule chose qu’il n’attend pas : lâcher.
epilogue-09-fail-7 = Les doigts { DE($child) } refusent. En bas, on s’impatiente, on tape du pied. Un seul pied, énorme, une seule fois.
epilogue-09-victory = Le vide se lasse. Qui a tenu bon tombe d’un mètre, dans les hortensias. « Mes hortensias ! » crie M. Spencer, rentré à l’instant. Là-haut, pour les autres, il n’y a toujours pas de jardin.
epilogue-09-defeat = Au matin, le jardin est revenu avec ses hortensias. Le balcon est désert. Si l’on se tait, on entend un cri, minuscule, très loin en dessous. Il tombe toujours.

## 10. La porte d’entrée

epilogue-10-title = La porte d’entrée
epilogue-10-opening = Le vestibule. La porte d’entrée est là, à quatre mètres, avec son paillasson. Dring ! « C’est papa et maman, on a oublié nos clés ! » Cela fait trois fois. Les voix s’améliorent.
epilogue-10-panel-1 = Le porte-parapluies s’ouvre comme une huître. Il en sort des poignées, des becs, des crochets. { $child } doit filer devant.
epilogue-10-fail-1 = Un bec de canard attrape une poche, un crochet attrape l’autre. { $child } passe quand même, avec deux poches de moins et un frisson de plus.
epilogue-10-panel-2 = Il faut regarder par le judas. { $child } approche l’œil. De l’autre côté, c’est noir, c’est mouillé, et ça regarde aussi. Le premier qui cligne a perdu.
epilogue-10-fail-2 = { $child } a cligné. « Coucou ! » crie papa à travers la porte, d’une voix qui a maintenant beaucoup trop de bouche.
epilogue-10-panel-3 = La clé est tombée sur le paillasson. La fente à courrier s’ouvre, une langue de papier en sort, feuille après feuille. { $child } doit prendre la clé dessous.
epilogue-10-fail-3 = La langue lèche la main { DE($child) } comme un timbre, la trouve à son goût, et la rend à regret. La clé est dedans, la main est gelée.
epilogue-10-panel-4 = Le paillasson disait « Bienvenue ». Il dit « Reviens ». Il dit « Reviens, { $child } ». Il faut rester dessus le temps de tourner la clé.
epilogue-10-fail-4 = Le paillasson s’enroule, avec { $child } au milieu, et s’essuie longuement les pieds. Personne ne savait qu’il en avait.
epilogue-10-panel-5 = Trois verrous, une chaîne, et la chaîne compte ses maillons à voix haute. { $child } doit la défaire avant qu’elle ait fini.
epilogue-10-fail-5 = « … et treize ! » La chaîne s’ouvre bien, mais elle a passé un maillon glacé au poignet { DE($child) }, et il serre.
epilogue-10-panel-6 = La poignée est tiède. Elle a des ongles. C’est une main, passée à travers la porte pour dire bonjour. { $child } doit la serrer, et tourner.
epilogue-10-fail-6 = La poignée serre plus fort. « Comme tu as grandi, dit maman derrière la porte. Donne l’autre main, { $child }, pour comparer. »
epilogue-10-panel-7 = Il ne reste qu’à ouvrir. Derrière, le noir de la maison, qui accourt. Devant, deux silhouettes sur le seuil. { $child } doit savoir si ce sont les bonnes.
epilogue-10-fail-7 = Les silhouettes ont les bons manteaux, le bon parfum, et les genoux à l’envers. { $child } referme juste à temps, ou presque.
epilogue-10-victory = « Prouvez que c’est vous. » Un silence. « Et les devoirs, ils sont faits ? » Ce sont eux ! De toute la maison, qui tient encore debout accourt dans leurs bras.
epilogue-10-defeat = Les vrais parents sonnent, frappent, appellent. Derrière la porte, des voix d’enfants répondent enfin, très sages : « On ne doit pas ouvrir. Papa et maman sont déjà rentrés. »

## 11. L’écran de neige

epilogue-11-title = L’écran de neige
epilogue-11-opening = Dans le salon, la télévision s’allume toute seule. De la neige, rien que de la neige, et une voix dedans : « Restez avec nous. » Si l’écran s’éteint, il sort. Il faut tenir jusqu’aux dessins animés.
epilogue-11-panel-1 = Un générique guilleret, des rires enregistrés. Rien de drôle à l’image, et les rires ressemblent à des sanglots. { $child } doit garder les yeux sur l’écran.
epilogue-11-fail-1 = { $child } regarde ailleurs, une seconde. Les rires s’arrêtent net, comme des gens qui se tournent vers la porte.
epilogue-11-panel-2 = Le présentateur agite la main. Il a une veste à carreaux et pas de bouche. « Bonsoir, { $child } ! Eh bien, on ne dit pas bonsoir ? » Surtout pas.
epilogue-11-fail-2 = « Bonsoir », souffle { $child }, par politesse. Le présentateur range la voix dans sa poche, et s’en sert aussitôt pour lire la météo.
epilogue-11-panel-3 = Deux, trois, quatre : sur toutes les chaînes, ce salon, filmé de dos. Le canapé, les cheveux qui dépassent. { $child } doit trouver une chaîne où il n’y a personne derrière.
epilogue-11-fail-3 = Sur la six, une main se lève derrière le canapé. Sur la sept, elle s’est posée. { $child } l’a sentie entre la six et la sept.
epilogue-11-panel-4 = « Une page de publicité. » Jennifer, souriante, montre une boîte : « Enfants frais, livrés à domicile. Appelez vite ! » Dans le salon, le combiné se soulève. { $child } doit le reposer.
epilogue-11-fail-4 = « Commande enregistrée », dit le combiné. À l’écran, une camionnette sans chauffeur tourne dans une rue { QUE($child) } connaît bien.
epilogue-11-panel-5 = Le grand jeu ! « Pour gagner un réveil demain matin : qui est assis à côté de vous ? » Trois, deux, un… { $child } doit répondre sans tourner la tête.
epilogue-11-fail-5 = « Ooooh », fait le public. Mauvaise réponse. À côté { DE($child) }, le coussin se regonfle lentement : on vient de se lever.
epilogue-11-panel-6 = Toc, toc, toc. Il frappe à la vitre, de l’intérieur. « On gèle, dans cette neige. » L’écran se bombe comme une bulle. { $child } doit le repousser à deux mains.
epilogue-11-fail-6 = Les mains { DE($child) } s’enfoncent jusqu’aux poignets dans un froid qui grésille. D’autres mains viennent s’y coller, paume contre paume.
epilogue-11-panel-7 = Clac, plus de courant. L’écran noir reflète le salon : le canapé, { $child }, et, confortablement installée au milieu, une silhouette de plus. Il faut soutenir son regard jusqu’au jour.
epilogue-11-fail-7 = « On regarde quoi ? » demande la silhouette en passant un bras autour { DE($child) }. Le bras n’en finit pas d’arriver.
epilogue-11-victory = Six heures : dessins animés ! Dans la neige, quelqu’un râle et s’éteint. Les parents trouvent tous les enfants sur le canapé. « Toute la nuit devant la télé ? Un mois sans écran ! » Quel bonheur.
epilogue-11-defeat = M. Spencer allume la télévision. Sur toutes les chaînes, des enfants tapent contre la vitre, sans le son. « Encore un de ces films suédois », dit-il. Il éteint.

## 12. La treizième assiette

epilogue-12-title = La treizième assiette
epilogue-12-opening = La salle à manger est éclairée. Treize assiettes, douze convives voilés, et un maître d’hôtel aux gants trop longs. « Nous sommes au complet, dit le Boogeyman. Il ne manque que le plat. »
epilogue-12-panel-1 = « Pour rester du bon côté de l’assiette, un petit pourboire. » Un gant s’ouvre sous le nez { DE($child) }. Il faut discuter le prix, et soigner ses manières.
epilogue-12-fail-1 = Le gant se referme sur ce qu’il trouve chez { $child }. « Le service, explique le Boogeyman, n’était pas compris. »
epilogue-12-panel-2 = « Pas de coudes sur la table ! » Douze paires de mains disparaissent sous la nappe. On les sent chercher. { $child } doit remonter ses jambes, et sourire.
epilogue-12-fail-2 = Sous la nappe, on a trouvé un genou. On se le passe, de voisin en voisin. Il fait tout le tour de la table avant de revenir { A($child) }.
epilogue-12-panel-3 = Les couteaux tapent en mesure : ils veulent goûter { $child }, ou quelque chose de plus sucré. Il faut faire passer un seul bonbon pour un dessert de douze couverts.
epilogue-12-fail-3 = Une petite cuillère d’argent se sert chez { $child } sans rien demander. « Un peu jeune, dit un voile. Mais quel fondant. »
epilogue-12-panel-4 = On lit le menu : « Velouté de soupirs, fricassée de chuchotements, { $child } en croûte. » La cloche d’argent descend du plafond. Il faut sauter hors de l’assiette !
epilogue-12-fail-4 = Bong. Sous la cloche, il fait noir, et cela sent le persil. { $child } entend quelqu’un demander par quel bout on commence.
epilogue-12-panel-5 = « Un discours ! » Les verres se lèvent. Chaque silence coûtera un bonbon. { $child } doit parler, longtemps, de n’importe quoi.
epilogue-12-fail-5 = « Euh… » dit { $child }. « Un “euh”, note le Boogeyman, la main tendue. Ceux-là sont au tarif de nuit. »
epilogue-12-panel-6 = Les convives lèvent leurs voiles. Ce sont les portraits de l’escalier, tout craquelés. Ils ont faim depuis qu’on les a peints. { $child } doit souffler toutes les bougies d’un coup.
epilogue-12-fail-6 = Les bougies soufflent aussi. { $child } sent vaciller une autre flamme, toute petite, là, sous les côtes.
epilogue-12-panel-7 = Sur la treizième assiette, un carton joliment écrit : « { $child } ». L’encre est encore fraîche. Il faut y écrire autre chose avant qu’elle sèche.
epilogue-12-fail-7 = { $child } barre, gratte, efface. Le nom revient chaque fois, avec une jolie boucle de plus. Le maître d’hôtel déplie une serviette.
epilogue-12-victory = « Et maintenant, qui fait la vaisselle ? » lance Jennifer depuis la cuisine. Une seconde plus tard, douze chaises vides. Qui tient debout, dans la maison, est sauvé. Et de corvée.
epilogue-12-defeat = Les parents trouvent la table débarrassée, les verres rincés, et un carton sur la treizième assiette : « Exquis. Nos compliments à la maman. »

## 13. Le four

epilogue-13-title = Le four
epilogue-13-opening = La cuisine. Le four s’allume tout seul. Le Boogeyman a noué un tablier : « Embrassez le chef ». Sur le frigo, un mot de Tommy : « Le Boogeyman, ça ne se mange pas. » Il l’a lu. Il est vexé.
epilogue-13-panel-1 = Les tiroirs s’ouvrent l’un après l’autre, tchac, tchac, tchac. Les fourchettes se dressent pour mieux voir. { $child } doit traverser sur la pointe des pieds.
epilogue-13-fail-1 = Une louche soulève { $child } par le col, goûte l’air tout autour, et annonce à la cuisine entière : « Manque de sel. »
epilogue-13-panel-2 = Le minuteur tourne à l’envers : tic, tic, tic. Personne ne sait ce qui cuit. Lui non plus, et il cherche. { $child } doit disparaître avant la sonnerie.
epilogue-13-fail-2 = Ding ! Une petite lampe s’allume juste au-dessus { DE($child) }. « Ah ! dit le Boogeyman. C’est donc toi qui mijotais. »
epilogue-13-panel-3 = La porte du frigo bâille. « Viens, murmure-t-elle, il fait frais, tu te conserveras. » Et il fait si chaud, ici. { $child } doit passer sans y mettre la tête.
epilogue-13-fail-3 = Juste une seconde de fraîcheur… La porte se referme. { $child } sait enfin ce que fait la petite lumière quand on ne la voit plus.
epilogue-13-panel-4 = De la farine, partout. Dans la farine, des pas : deux pieds, puis quatre, puis huit, droit vers { $child }. Il faut marcher dedans, à reculons, pour brouiller la piste.
epilogue-13-fail-4 = Trop tard. Dans la farine, un long doigt trace tranquillement le contour { DE($child) }, comme on découpe un biscuit.
epilogue-13-panel-5 = « Une pincée de ceci, une pincée de cela… » Il pince au hasard, les yeux fermés. Ses doigts se rapprochent. { $child } doit y glisser le poivre.
epilogue-13-fail-5 = Il a pincé la joue { DE($child) }. « Oh, la belle pâte ! » Et il se met à pétrir, en fredonnant.
epilogue-13-panel-6 = La porte du four s’ouvre. Dedans, c’est une petite chambre : un lit, une lampe, une couverture toute chaude. { $child } doit se rappeler que c’est un four.
epilogue-13-fail-6 = { $child } pose un pied sur le tapis. Le tapis grésille. La lampe du fond est une rangée de petites dents bleues.
epilogue-13-panel-7 = Il se baisse pour régler la flamme. Il est très grand, et très baissé. Toutes les vieilles histoires disent quoi faire. { $child } doit pousser.
epilogue-13-fail-7 = Il fait un pas de côté. « Je l’ai lue aussi, cette histoire, dit-il { A($child) }. Ma grand-mère est dedans. »
epilogue-13-victory = Ding. Le four est fermé, et c’est lui qui est dedans. Qui n’a pas flanché mange des céréales, froides, sans un mot. « Ça sent le gâteau ! » dit Mme Spencer. N’ouvrez pas, madame.
epilogue-13-defeat = Sur la grille refroidissent des bonshommes de pain d’épice en pyjama de sucre, tous différents. « Jennifer a fait des biscuits ! » dit M. Spencer. L’un d’eux le regarde approcher.

## 14. Le dernier bocal

epilogue-14-title = Le dernier bocal
epilogue-14-opening = Le garde-manger. Des bocaux jusqu’au plafond, étiquetés à la main : « Cris, été 62 », « Sanglots, extra-fins ». Le dernier est vide. Le Boogeyman dévisse le couvercle.
epilogue-14-panel-1 = « On ne ferme pas un bocal vide. C’est une question de principe. » Il regarde { $child }. En attendant, il accepte les bonbons. Il faut négocier.
epilogue-14-fail-1 = Plop. Quelque chose qui était { A($child) } tombe au fond du bocal. « C’est joli, dit-il, mais ça ne remplit pas. »
epilogue-14-panel-2 = Un bocal se fend et lâche un cri de 1962, tout frais, qui cherche une bouche. { $child } doit garder la sienne bien fermée.
epilogue-14-fail-2 = Le cri trouve la bouche { DE($child) } et s’y installe. Il connaît des mots que plus personne n’utilise.
epilogue-14-panel-3 = « Ta voix, ou un bonbon. Je ne suis pas difficile. » Le bocal se tend vers { $child }. Il faut lui refiler un rire forcé à la place.
epilogue-14-fail-3 = Il goûte le rire, grimace, le recrache. « Arôme artificiel », dit-il. Et il se sert lui-même dans les poches { DE($child) }.
epilogue-14-panel-4 = Tout en haut, des bocaux s’allument. Des lucioles ? Non : des yeux. Ils suivent { $child }. Il faut monter à l’échelle et les tourner contre le mur.
epilogue-14-fail-4 = « Moi aussi, j’étais monté », dit un bocal en clignant. Sous les pieds { DE($child) }, l’échelle a soudain beaucoup moins de barreaux.
epilogue-14-panel-5 = « Un assortiment ! » Il veut un bonbon de chaque couleur : « Rouge. Vert. Et celle qu’on voit les yeux fermés. » { $child } doit trouver la dernière.
epilogue-14-fail-5 = « Plus sombre », dit-il. Du bout des doigts, il ferme les yeux { DE($child) } pour montrer la nuance, et se paie de sa peine.
epilogue-14-panel-6 = L’étagère penche. Cent bocaux glissent vers le bord, et dans chacun quelqu’un retient son souffle. { $child } doit la redresser d’un coup d’épaule.
epilogue-14-fail-6 = Un seul bocal tombe. Il en sort une berceuse, très ancienne, et { $child } s’assied pour l’écouter. Juste une minute.
epilogue-14-panel-7 = Il présente le dernier bocal. { $child } doit y chuchoter sa pire peur, la vraie, puis visser le couvercle avant qu’elle ressorte.
epilogue-14-fail-7 = « Ce n’est pas la pire », dit le bocal. Il a raison. { $child } ne savait pas encore que c’était l’autre.
epilogue-14-victory = Clac : le bocal est fermé, et c’est lui qui est dedans. Qui veille encore signe l’étiquette : « À consommer jamais ». Au petit déjeuner, M. Spencer cherche la confiture. « Non ! » crie toute la table.
epilogue-14-defeat = Au matin, l’étagère est pleine. De nouveaux bocaux, étiquetés à la main : « Récolte de cette nuit ». Quand Mme Spencer passe devant, les couvercles tremblent un peu.

## 15. Le livre sans fin

epilogue-15-title = Le livre sans fin
epilogue-15-opening = « Dans la bibliothèque, un livre est ouvert sur le lutrin », dit le livre ouvert sur le lutrin, dans la bibliothèque. On raconte qu’il finit mal. On raconte surtout qu’il ne finit pas.
epilogue-15-panel-1 = « { $child } tourne la page », dit le livre. Si on la tourne, il a raison. Si on ne la tourne pas, on reste là. Il faut trouver autre chose.
epilogue-15-fail-1 = { $child } tourne la page. Au verso, on lit : « … et se retrouve au tout début. » C’est, hélas, exact.
epilogue-15-panel-2 = Sur l’image, un loup regarde hors du cadre. À la page suivante, il n’y a plus que le cadre. { $child } doit lire la suite à voix haute, bien calmement.
epilogue-15-fail-2 = La voix déraille. Derrière { $child }, quelque chose mouille un doigt, et tourne la page en arrière pour réentendre ce passage.
epilogue-15-panel-3 = Entre les rayons, les allées suivent l’alphabet. Après le Z, il y a encore des lettres. { $child } doit reconnaître celle par où l’on sort.
epilogue-15-fail-3 = Cette lettre-là ressemblait à un bâillement. L’allée mène au lutrin. Toutes les allées, d’ailleurs, mènent au lutrin.
epilogue-15-panel-4 = Une note en bas de page : « Voir derrière vous. » Une note à la note : « Trop tard. » { $child } doit sauter la ligne, à pieds joints.
epilogue-15-fail-4 = { $child } a lu la note de la note de la note. Elle est imprimée tout petit. Elle dit : « Bonsoir. »
epilogue-15-panel-5 = Les pages sont mal cousues : l’histoire recommence avant d’avoir commencé. { $child } doit arracher la bonne page, une seule, et l’avaler s’il le faut.
epilogue-15-fail-5 = C’était la table des matières. L’histoire s’égare, fait demi-tour, demande son chemin. Tout est à relire.
epilogue-15-panel-6 = Une plume écrit toute seule, une ligne en avance : « { $child } tend la main vers la plume… » Il faut l’attraper avant le point.
epilogue-15-fail-6 = « … trop lentement. » La plume ajoute un adjectif, puis un autre. Ils ne sont pas gentils, et ils collent { A($child) }.
epilogue-15-panel-7 = La dernière page est blanche. Le Boogeyman lit par-dessus l’épaule { DE($child) } : il adore les fins. Il faut en écrire une, tout de suite, et une bonne.
epilogue-15-fail-7 = « Et ce n’était qu’un rêve », lit le Boogeyman. Il soupire, et referme le livre sur les doigts { DE($child) }. « On peut faire mieux. »
epilogue-15-victory = « Fin. » Le mot tient bon. Les parents trouvent tous les enfants endormis autour du livre. M. Spencer en lit une page, pâlit, et le range tout en haut : « C’est pour les grands. »
epilogue-15-defeat = Le soir, Mme Spencer trouve sur le lutrin un livre splendide. Elle le lit d’une traite. Les personnages sont si vivants : on jurerait qu’ils frappent à la couverture.

## 16. La berceuse

epilogue-16-title = La berceuse
epilogue-16-opening = Dans le salon de musique, le piano joue tout seul une berceuse. Il y manque la dernière note. Qui l’entendra dormira : longtemps, très bien, pour toujours. Le Boogeyman tourne les pages.
epilogue-16-panel-1 = Une soucoupe sur le piano : « Pour l’artiste. » Tant qu’elle tinte, il joue autre chose. { $child } doit y lâcher quelque chose qui sonne comme un bonbon.
epilogue-16-fail-1 = « Un bouton ? » dit le Boogeyman, peiné. Une touche noire se lève, s’allonge, et fouille les poches { DE($child) }.
epilogue-16-panel-2 = Le métronome bat : toc… toc… Les cœurs se mettent au pas, c’est plus fort qu’eux. Et voilà qu’il ralentit. { $child } doit l’arrêter d’un doigt.
epilogue-16-fail-2 = Toc. Puis rien. Puis encore rien. Toc. { $child } n’avait jamais remarqué comme c’est long, entre les deux.
epilogue-16-panel-3 = « Il me manque une note, dit-il. Une petite, bien sucrée. Vous avez ça sur vous ? » { $child } doit chanter faux, pour faire baisser le prix.
epilogue-16-fail-3 = Hélas, c’était juste. « Adorable ! Je prends. » Le piano se sert, et croque quelque chose qui appartenait { A($child) }.
epilogue-16-panel-4 = Les paupières pèsent comme des couvercles. « Allonge-toi une minute », dit la voix de maman, du côté des pédales. { $child } doit se pincer, très fort.
epilogue-16-fail-4 = { $child } veut se pincer, mais la main dort déjà. Il faut un bon moment pour se rappeler qu’on a des bras.
epilogue-16-panel-5 = « Une chanson à la demande ? » Chaque chanson retarde la fin, chaque chanson se paie. { $child } doit réclamer la plus longue du monde.
epilogue-16-fail-5 = « Un kilomètre à pied ? Pitié, ma tête. » La chanson dure trois notes. L’addition { DE($child) }, elle, a plusieurs couplets.
epilogue-16-panel-6 = Sous le couvercle du piano, un chœur de petites voix reprend le refrain. Il leur reste une place, au deuxième rang. { $child } ne doit pas chanter avec elles.
epilogue-16-fail-6 = { $child } a chanté une mesure, une seule, et c’était très beau. Là-dedans, on se serre pour faire de la place.
epilogue-16-panel-7 = Le doigt du Boogeyman descend vers la dernière note. { $child } doit rabattre le couvercle du clavier. Le clavier montre les dents.
epilogue-16-fail-7 = Le piano attrape { $child } par la manche, délicatement, de ses quatre-vingt-huit dents. Et il reprend du début, en plus lent.
epilogue-16-victory = M. Spencer rentre en sifflotant. Faux. Atrocement faux. Le piano hoquette, le Boogeyman se bouche les oreilles et s’évapore. Dans toute la maison, les enfants se réveillent. La dernière note attendra.
epilogue-16-defeat = « Écoute-moi ce calme », dit Mme Spencer, émerveillée. Les enfants dorment comme des anges, sur le tapis. Au piano, tout doucement, quelqu’un joue la dernière note.

## 17. La lettre

epilogue-17-title = La lettre
epilogue-17-opening = Dans le bureau, un brouillon : « Cher Boogeyman, passez quand vous voulez. Daphné. » La réponse est arrivée, cachetée de noir : « À n’ouvrir qu’à l’aube. » Elle voudrait qu’on l’ouvre avant.
epilogue-17-panel-1 = L’enveloppe glisse toute seule jusqu’{ A($child) }. L’adresse s’écrit encore : le nom, la rue, le côté du lit. Il faut poser dessus quelque chose de lourd.
epilogue-17-fail-1 = Le presse-papiers se soulève, comme on soulève son chapeau. L’encre ajoute : « { $child }, tu dors la bouche ouverte. »
epilogue-17-panel-2 = Le papier chuchote sa première ligne, la plus gentille : « Enfin quelqu’un qui m’écrit. » { $child } doit se boucher les oreilles avant la deuxième.
epilogue-17-fail-2 = La deuxième ligne ne parle que { DE($child) }. Elle est très bien renseignée. Elle est presque tendre. On en a les doigts gelés.
epilogue-17-panel-3 = Tac, tac, ding ! La machine à écrire s’y met : « P.-S. Je suis déjà dans l’escalier. » Une marche craque. { $child } doit arracher le ruban.
epilogue-17-fail-3 = « P.-P.-S. Me voici sur le palier. » Le ruban a noirci les doigts { DE($child) }, et maintenant ils tapent aussi.
epilogue-17-panel-4 = Le répondeur clignote : « Bonsoir, c’est papa et maman. Nous rentrerons tard. Très tard. Vous nous reconnaîtrez à peine. » { $child } doit couper avant le bip.
epilogue-17-fail-4 = Bip. « Réponse enregistrée », dit la machine avec la voix { DE($child) }. Dehors, une portière claque. Puis une autre. Puis une troisième.
epilogue-17-panel-5 = Le coupe-papier se dresse sur sa pointe. Il est fait pour ouvrir. Des lettres, en général. { $child } doit lui parler comme à un petit chien.
epilogue-17-fail-5 = Le coupe-papier frétille, puis se rappelle ce qu’il est. { $child } se retrouve dos au mur, avec un bouton de moins.
epilogue-17-panel-6 = Le cachet noir s’ouvre : c’était une paupière. « Lis-moi, dit l’œil, et je te lirai. » { $child } doit le fixer sans rien laisser paraître.
epilogue-17-fail-6 = L’œil a tout lu, jusqu’aux notes de maths. La cire pleure de rire. Une goutte tombe sur la main { DE($child) } : elle est glacée.
epilogue-17-panel-7 = La lettre se déplie. C’était un contrat, il n’y manque qu’un nom, et la plume est déjà dans la main { DE($child) }. Il ne faut pas signer. Il ne faut surtout pas signer.
epilogue-17-fail-7 = La main { DE($child) } trace la première lettre, très joliment, avec une boucle. « Prenez votre temps, dit le papier. C’est pour longtemps. »
epilogue-17-victory = Le jour se lève. M. Spencer prend la lettre pour un avis d’impôt et la range dans le tiroir d’où rien n’est jamais ressorti. Qui veille encore, dans la maison, peut enfin dormir.
epilogue-17-defeat = Sur le bureau, un contrat en règle : « Garde d’enfants, durée illimitée. » C’est signé, en bas, d’une toute petite écriture. Jennifer est licenciée.

## 18. Les vitres

epilogue-18-title = Les vitres
epilogue-18-opening = La véranda, toute en verre. La nuit colle son front aux carreaux. De vitre en vitre court une longue forme, sans bruit : dehors, dedans, ou seulement dans les reflets, comment savoir ?
epilogue-18-panel-1 = Des traces de mains sur la vitre, avec trop de phalanges. { $child } doit frotter, pour savoir : si elles sont dehors, elles resteront.
epilogue-18-fail-1 = Elles s’effacent. Elles étaient donc dedans. Une main bien propre vient se poser sur le verre, à côté de celle { DE($child) }.
epilogue-18-panel-2 = Les plantes tournent la tête. D’habitude, elles suivent le soleil. Cette nuit, elles suivent { $child }. Il faut traverser à la vitesse d’une plante qui pousse.
epilogue-18-fail-2 = Une vrille s’enroule au poignet { DE($child) } et prend son pouls. Au fond, les fougères se penchent pour écouter.
epilogue-18-panel-3 = Toc, sur un carreau. Toc toc, sur deux. Puis sur tous, comme la grêle, pour couvrir le bruit du seul qui s’ouvre. { $child } doit l’entendre.
epilogue-18-fail-3 = Ce n’était pas celui-là. Dans le dos { DE($child) }, un carreau se referme, avec le soin qu’on met à ne réveiller personne.
epilogue-18-panel-4 = Une fêlure court dans le dallage, sur les talons { DE($child) }. Elle gagne du terrain. En passant, elle dessine un sourire. Il faut courir sans rien peser.
epilogue-18-fail-4 = La fêlure passe devant, fait le tour, et signe. { $child } tient sur un petit rond de sol, pas plus grand qu’une assiette.
epilogue-18-panel-5 = Sur la vitre, deux ronds de buée, un de chaque côté : celui que fait { $child }, et un autre, au même rythme. Il faut respirer autrement, n’importe comment.
epilogue-18-fail-5 = L’autre suit : vite, lentement, vite. Puis il s’arrête tout à fait. Et { $child } n’arrive plus à recommencer.
epilogue-18-panel-6 = Cent vitres, cent reflets { DE($child) }. Dans une seule, il n’y a personne. C’est la sortie, ou c’est lui. Il faut foncer.
epilogue-18-fail-6 = C’était lui. La vitre est molle, et très froide. Elle rend { $child } à regret, avec des traces de doigts partout.
epilogue-18-panel-7 = Il emplit la dernière vitre, en entier, de la taille du ciel. Mais une vitre, cela se casse. { $child } doit lancer le géranium.
epilogue-18-fail-7 = Il attrape le pot, respire la fleur et le repose. « Elle manque d’eau », dit-il { A($child) }, sur un ton de reproche.
epilogue-18-victory = Le soleil entre par mille vitres à la fois : plus un coin d’ombre où se mettre. Qui a les yeux ouverts vient s’y réchauffer. « On a lavé les carreaux ? » s’émerveille M. Spencer.
epilogue-18-defeat = Au matin, les enfants sont dehors, en pyjama, le visage collé aux vitres. Mme Spencer court leur ouvrir. Ce ne sont pas eux.

## 19. La barrique

epilogue-19-title = La barrique
epilogue-19-opening = La cave à vin. Tout au bout, une barrique sans fond, par où vient l’air du dehors. Mais le Boogeyman descend, bougie au poing, en sommelier. C’est la peur qu’il déguste, et cette année est excellente.
epilogue-19-panel-1 = Vingt barriques, une seule qui mène dehors. { $child } doit frapper pour trouver celle qui sonne creux. Toc, toc.
epilogue-19-fail-1 = « Entrez », dit la première. La deuxième frappe aussi, à hauteur de visage. La troisième est la bonne, mais { $child } en tremble encore.
epilogue-19-panel-2 = Le Boogeyman hume l’air. « Du pyjama, une pointe de gomme, et, tiens, de la fraise chimique. » La bougie approche. { $child } doit sentir autre chose, vite.
epilogue-19-fail-2 = Le nez s’arrête au-dessus { DE($child) }, long, froid, connaisseur. « Trop jeune, dit-il. Garder dix ans à l’ombre. »
epilogue-19-panel-3 = Il faut ramper dans la barrique. La lie retient les semelles comme une bouche retient un caramel. { $child } doit tirer, des deux coudes.
epilogue-19-fail-3 = La lie garde une chaussette, et le souvenir d’un anniversaire. { $child } continue, avec quelque chose en moins qu’on ne saurait dire.
epilogue-19-panel-4 = Plop, la bonde saute. Par le trou rond, un œil regarde dedans et fait lentement le tour. { $child } doit se mettre là où il vient de passer.
epilogue-19-fail-4 = L’œil revient en arrière : il triche. « Ça bouge dans le fond, dit le sommelier. C’est bon signe. »
epilogue-19-panel-5 = La barrique se met à rouler. Haut, bas, haut, bas. Le monde entier est un tonneau, et il descend. { $child } doit courir dedans, comme un hamster.
epilogue-19-fail-5 = { $child } fait trois tours, la tête en bas. Tous les mauvais rêves se mélangent et montent à la tête. Mais la barrique, elle, roule toujours.
epilogue-19-panel-6 = « Serre-toi un peu », dit quelqu’un, tout contre. Ce coude n’était pas là au départ. { $child } doit lui faire une place, et surtout ne pas lui parler.
epilogue-19-fail-6 = « Pardon », dit { $child }, par habitude. « Oh, une conversation ! » dit le coude, enchanté, et tout le reste se rapproche.
epilogue-19-panel-7 = Voilà le couvercle. Derrière, la rue, un merle, le jour qui vient. Derrière, aussi, quelqu’un qui plante des clous en sifflotant. { $child } doit pousser entre deux coups.
epilogue-19-fail-7 = Pan ! { $child } a poussé à contretemps. « Mis en barrique à la propriété », lit une voix satisfaite, et le clou suivant arrive.
epilogue-19-victory = La barrique jaillit dans la cour et s’arrête contre la voiture des parents. De partout, qui tient encore debout accourt en zigzag. « Jennifer ! Pourquoi est-ce que ça sent le bourgogne ? »
epilogue-19-defeat = Les parents descendent choisir une bouteille. Il y a une barrique de plus, fraîchement étiquetée : « Cuvée des enfants. À laisser vieillir. » On n’y touchera pas avant vingt ans.

## 20. Derrière le mur

epilogue-20-title = Derrière le mur
epilogue-20-opening = La Salle Secrète n’a pas de porte. Tout ce que la maison a perdu est là : chaussettes seules, billes, dents de lait, classées par date. C’est chez lui. Il vient de sortir : son thé fume encore.
epilogue-20-panel-1 = Entre deux pierres, une fente, juste de la largeur d’un enfant qui souffle. { $child } doit vider ses poumons et s’y glisser.
epilogue-20-fail-1 = La pierre se resserre, le temps d’écouter battre le cœur { DE($child) }. Puis elle laisse passer, en gardant un peu de chaleur.
epilogue-20-panel-2 = « C’est moi, je suis rentré ! » On accroche un chapeau, tout près. { $child } a encore la tasse à la main. Il faut la reposer exactement où elle était.
epilogue-20-fail-2 = Cling. Un silence, derrière les chaussettes. « Quelqu’un a bu dans ma tasse », dit la voix, qui connaît ses classiques.
epilogue-20-panel-3 = Le boyau est tendu de fils. Au bout de chaque fil, une clochette ; sous chaque clochette, un prénom. { $child } doit passer sans faire sonner le sien.
epilogue-20-fail-3 = Dilidili. La clochette { DE($child) } a un joli timbre, et l’on se met en marche. Il faut filer, en y laissant un morceau de sa voix.
epilogue-20-panel-4 = Un point de lumière : un trou de souris, et derrière, la cuisine. Il y a déjà un œil dans le trou. { $child } doit souffler dedans, de toutes ses forces.
epilogue-20-fail-4 = L’œil ne cligne même pas. « De la poussière, { $child } ? Il y en a cent ans, ici. On s’habitue. »
epilogue-20-panel-5 = Les murs se rapprochent, sans méchanceté, comme des gens dans un ascenseur. { $child } doit grimper entre les deux, du dos et des pieds.
epilogue-20-fail-5 = Les murs échangent quelques mots, à travers { $child }. Ils parlent surtout du froid. Puis ils s’écartent, très polis, et laissent monter.
epilogue-20-panel-6 = Chaque brique porte un prénom, gravé à l’ongle. Il y en a une toute neuve, sans rien dessus. { $child } doit la desceller avant qu’elle serve.
epilogue-20-fail-6 = Scritch. La première lettre { DE($child) } apparaît, puis la suivante, d’une écriture soignée. Il n’y a pourtant personne de ce côté-ci.
epilogue-20-panel-7 = Plus qu’un papier peint avant la maison. On entend le petit déjeuner. Une main se pose sur l’épaule { DE($child) } : « Tu pars déjà ? » Il faut pousser.
epilogue-20-fail-7 = Le papier peint se tend comme un tambour, et renvoie { $child } en arrière. Côté petit déjeuner, on dit : « Tiens, des souris. »
epilogue-20-victory = Le papier peint se déchire. Qui a tenu jusqu’au bout roule sous la table du petit déjeuner. Mme Spencer examine le trou : « J’ai toujours voulu un passe-plat. » Derrière, on repose une tasse, un peu tristement.
epilogue-20-defeat = On gratte dans le mur. « Des souris », dit M. Spencer, et il accroche un tableau. On gratte encore : trois coups brefs, trois longs, trois brefs. Puis plus rien.

## 21. Le cœur de la chaudière

epilogue-21-title = Le cœur de la chaudière
epilogue-21-opening = La chaufferie. La chaudière bat comme un cœur : boum… boum… Tant qu’elle est chaude, il reste dans les murs. Mais le tas de charbon est petit, et la nuit a tout son temps.
epilogue-21-panel-1 = Boum… boum… Elle a sauté un coup. { $child } doit ouvrir la petite porte et lui donner une pelletée, sans regarder ce qui remue dans les braises.
epilogue-21-fail-1 = { $child } a regardé. Les braises aussi. Elles se poussent du coude, et clignent, l’une après l’autre, tout le long du feu.
epilogue-21-panel-2 = Les tuyaux apportent les voix de la maison. Celle de Jennifer : « Je sais que vous êtes en bas. » Celle du tuyau : « Moi aussi. » { $child } doit fermer la vanne.
epilogue-21-fail-2 = La vanne tourne à l’envers. De la grille sort un long souffle, sur la nuque { DE($child) } : tiède d’abord, puis plus du tout.
epilogue-21-panel-3 = L’aiguille du cadran descend. Sous le zéro, quelqu’un a peint d’autres mots : « Tard », « Trop tard », « { $child } ». Il faut taper sur le verre pour la faire remonter.
epilogue-21-fail-3 = L’aiguille s’arrête sur « { $child } » et s’y trouve bien. Du givre pousse aussitôt sur les sourcils et les cils.
epilogue-21-panel-4 = Plus de charbon. La chaudière demande autre chose : « Un secret. Un gros, bien sec. » { $child } doit le lui glisser à l’oreille, qui est brûlante.
epilogue-21-fail-4 = « Je le savais déjà, dit la chaudière. Tout le monde le sait. » Elle baisse d’un cran, et le froid prend { $child } par la main.
epilogue-21-panel-5 = Des mains se chauffent autour de la petite porte. { $child } compte. Il y en a deux de trop, longues, bleues, très contentes. Il faut leur dire, poliment, que c’est complet.
epilogue-21-fail-5 = « Juste une minute », disent les mains. Elles prennent celles { DE($child) } entre les leurs, pour partager le froid.
epilogue-21-panel-6 = La flamme se dresse et prend un visage : le sien. « Le cœur, c’était moi, dit le Boogeyman. Merci pour le charbon. » { $child } doit lui rire au nez.
epilogue-21-fail-6 = Le rire sort tout petit, en fumée grise. La flamme la respire, grandit d’une tête, et se penche sur { $child }.
epilogue-21-panel-7 = Boum… Puis plus rien. Dans le noir, il ne reste qu’un cœur pour faire le travail. { $child } doit le laisser battre, fort et régulier, jusqu’au jour.
epilogue-21-fail-7 = Boum, boum-boum, boum : trop vite. Le noir connaît cette musique. Il s’incline, et invite { $child } à danser.
epilogue-21-victory = Le jour. Le noir a fondu dans les tuyaux. Qui a tenu bon dort contre la tôle tiède, les joues rouges. « Vingt-sept degrés ! hurle M. Spencer. Vous savez ce que ça coûte ? »
epilogue-21-defeat = La chaudière est froide, la chaufferie déserte. M. Spencer craque une allumette : elle repart du premier coup, toute joyeuse. Dans les tuyaux, on dirait des rires d’enfants.

## 22. Le tambour

epilogue-22-title = Le tambour
epilogue-22-opening = La buanderie. Le hublot de la machine s’ouvre : à l’intérieur, il y a une buanderie. Avec une machine. Dont le hublot s’ouvre. Tout au fond, très loin, quelque chose tourne.
epilogue-22-panel-1 = Il faut passer par le hublot, la tête la première. { $child } doit choisir entre trois boutons : « Blanc », « Couleurs », « Ne pas ouvrir ».
epilogue-22-fail-1 = { $child } ressort par le sèche-linge, à l’endroit exact du départ. Rien de cassé. Les cheveux sont seulement beaucoup plus doux.
epilogue-22-panel-2 = L’eau monte derrière la vitre. Un visage de savon s’y colle et fait des bulles. Chaque bulle éclate en disant un nom. { $child } doit passer avant d’entendre le sien.
epilogue-22-fail-2 = Plop : « { $child } ». Cela pique les yeux, cela pique le nez, et cela rit dans les oreilles, avec de la mousse.
epilogue-22-panel-3 = Voici le pays des chaussettes seules. Elles barrent la route et réclament leur moitié. { $child } doit reconnaître une vraie paire entre dix mille.
epilogue-22-fail-3 = « Bleu marine et noir ! » s’étrangle la foule. Tout le monde s’y trompe un jour. Tout le monde retourne au premier panier.
epilogue-22-panel-4 = Le filtre s’ouvre. Il en sort une bête de peluche grise, faite de tout ce qu’on oublie dans les poches. Elle flaire celles { DE($child) }. Il faut les retourner sans trembler.
epilogue-22-fail-4 = Au fond d’une poche, un vieux mouchoir. La bête en raffole. Elle prend le mouchoir, la poche, et un peu { DE($child) }.
epilogue-22-panel-5 = Le bouton des programmes : « Délicat », « Essorage », « Toujours ». Il tourne dès qu’on le lâche. { $child } doit l’arrêter n’importe où, sauf sur « Toujours ».
epilogue-22-fail-5 = « Toujours. » On refait un grand tour, et l’on repasse devant la même chaussette. Cette fois, elle fait coucou { A($child) }.
epilogue-22-panel-6 = Rinçage. L’eau emporte les couleurs : le rouge des joues, le bleu du pyjama. { $child } voit à travers ses mains. Vite, penser à quelque chose de très orange !
epilogue-22-fail-6 = Rien ne vient que du gris : un dimanche, la pluie, la salle d’attente du dentiste. { $child } pâlit encore d’un ton.
epilogue-22-panel-7 = Essorage, mille deux cents tours. Au centre, là où rien ne bouge, le Boogeyman tend la main : « Ici, c’est calme. » { $child } doit rester au bord.
epilogue-22-fail-7 = C’est vrai que c’est calme. { $child } fait un pas vers le milieu, et le milieu en fait deux.
epilogue-22-victory = Bip, bip, bip : fin du cycle. Le hublot s’ouvre, et tous les enfants roulent sur le carrelage, propres. Mme Spencer fond en larmes : « Ils se sont lavés. Tout seuls. Derrière les oreilles. »
epilogue-22-defeat = La machine tourne encore quand les parents se couchent. « Laisse, dit M. Spencer, c’est le programme économique. Ça n’en finit pas. » Derrière le hublot, une petite main passe. Et repasse. Et repasse.

## 23. Les outils

epilogue-23-title = Les outils
epilogue-23-opening = L’atelier. Au mur, la silhouette peinte de chaque outil : marteau, scie, tenailles. Plus bas, il y en a d’autres, avec des bras et des jambes, à hauteur d’enfant. Et rien n’est à sa place.
epilogue-23-panel-1 = La scie chante toute seule dans un coin, comme font les scies quand on les plie. Elle chante « Fais dodo ». { $child } doit passer dessous sans fredonner.
epilogue-23-fail-1 = { $child } a fredonné. La scie s’arrête, flattée, et se rapproche, toutes dents dehors, pour apprendre les autres couplets.
epilogue-23-panel-2 = Clac ! Le mètre ruban jaillit et mesure { $child } : hauteur, largeur, tour de tête. « Ça rentre », dit une voix. Il faut gonfler les joues pour fausser le calcul.
epilogue-23-fail-2 = « On poncera », dit la voix, conciliante. Le crayon de charpentier trace une petite croix sur le front { DE($child) }.
epilogue-23-panel-3 = Le sol brille : de la colle fraîche, d’un mur à l’autre. Derrière, des pas approchent, tranquilles, sur des patins de feutre. { $child } doit sauter de planche en planche.
epilogue-23-fail-3 = Schlop. Une semelle tient, puis l’autre. « Laisser prendre dix minutes », lit la voix sur le pot. Et elle sort une montre, pour { $child }.
epilogue-23-panel-4 = Voici le bricoleur : immense, en salopette, des clous plein la bouche. Il parle quand même : « Tiens-moi ça une seconde. » Surtout, { $child } ne doit rien tenir.
epilogue-23-fail-4 = { $child } a tenu. On tient toujours, par politesse. C’était le bout de sa main à lui, et elle ne lâche plus.
epilogue-23-panel-5 = Dans leurs petites boîtes, les vis pivotent et pointent ensemble vers { $child }, comme des boussoles. Il faut renverser la caisse d’aimants.
epilogue-23-fail-5 = Les aimants aussi préfèrent { $child }. Tout ce qui est en fer, dans l’atelier, lève la tête et dit : « Ah. »
epilogue-23-panel-6 = Il a trouvé la silhouette qui convient. Il souffle la poussière et écrit « { $child } » dessous, au propre. Il faut lui en montrer une plus belle, ailleurs.
epilogue-23-fail-6 = « Non, celle-ci est parfaite. » Le mur est froid, le crochet à la bonne hauteur, et { $child } y pend déjà par le col.
epilogue-23-panel-7 = Tout en haut, l’étagère que M. Spencer a posée lui-même, un dimanche. Elle penche. Elle attend. { $child } doit siffler pour attirer le bricoleur dessous.
epilogue-23-fail-7 = Il vient, lève les yeux, et fait un grand pas de côté. « Posée sans niveau », dit-il { A($child) }, entre deux clous.
epilogue-23-victory = Crac ! L’étagère de M. Spencer tombe enfin, et pas sur n’importe qui. Qui a tenu bon sort de la poussière. « Je t’avais dit qu’elle servirait un jour », dit M. Spencer à sa femme.
epilogue-23-defeat = Au mur, chaque silhouette a retrouvé ce qui lui manquait. Tout est droit, aligné, étiqueté. M. Spencer n’ose rien décrocher : « Pour une fois que c’est rangé. »

## 24. Le phare

epilogue-24-title = Le phare
epilogue-24-opening = Le garage. Sous la bâche, une vieille voiture que personne n’a achetée. Un seul phare s’allume, jaune. Au volant, de longs gants. « Montez, dit le Boogeyman, je vous ramène à la maison. » On y est déjà.
epilogue-24-panel-1 = La vitre descend, en couinant. « Un bonbon ? » Il n’en propose pas : il en demande. { $child } doit reculer, avec le sourire.
epilogue-24-fail-1 = Le gant traverse tout le garage, sans que le bras ait bougé, et se sert chez { $child }. « Merci bien. Et pour la route ? »
epilogue-24-panel-2 = Une portière s’ouvre. Une ceinture de sécurité en sort et rampe sur le ciment : clic, clic. Elle cherche quelqu’un à attacher. { $child } doit sauter par-dessus.
epilogue-24-fail-2 = Clic. « La sécurité avant tout », dit l’autoradio. La ceinture se rembobine sans hâte, avec { $child } au bout.
epilogue-24-panel-3 = Une barrière rouge et blanche tombe du plafond. « Péage. Un bonbon par essieu, deux par enfant. » { $child } doit contester le nombre d’essieux.
epilogue-24-fail-3 = « Appoint obligatoire. » La corbeille avale ce qu’on lui tend, et ce qu’on ne lui tendait pas. Elle ne rend rien { A($child) }.
epilogue-24-panel-4 = Le phare balaie le mur. Partout où il passe, les ombres restent collées. { $child } doit traverser entre deux passages, en emportant la sienne.
epilogue-24-fail-4 = L’ombre { DE($child) } est restée au mur, les bras en l’air. Elle a l’air de crier. On ne s’en était pas rendu compte.
epilogue-24-panel-5 = Le réservoir est vide. Le bouchon se dévisse tout seul, une langue rouge en sort : cette voiture roule au sucre. { $child } doit lui faire avaler autre chose.
epilogue-24-fail-5 = La voiture tousse, recrache un caillou avec dédain, et fait le plein directement dans les poches { DE($child) }.
epilogue-24-panel-6 = « Info trafic, dit la radio avec la voix de Jennifer. On signale un enfant non accompagné dans le garage. » Les roues se tournent vers { $child }. Il faut changer de station.
epilogue-24-fail-6 = Sur toutes les stations, la même émission : un moteur qui approche, et la respiration { DE($child) }, en stéréo.
epilogue-24-panel-7 = La clé de contact est à portée de main, mais à l’intérieur. Sur la banquette arrière, de petites ombres font non de la tête. { $child } doit se pencher et couper le moteur.
epilogue-24-fail-7 = Tchac : les portières se verrouillent. « Un peu de musique ? » La voiture fait le tour du garage avant de bien vouloir rendre { $child }.
epilogue-24-victory = La porte du garage se lève : deux phares bien blancs, ceux des parents. Deux contre un. Qui tient encore debout dans la maison vient saluer. « Quelle voiture ? » demande M. Spencer. Il n’y a qu’une tache d’huile, qui fait la tête.
epilogue-24-defeat = Sur la route du retour, les parents croisent une vieille voiture à un seul phare. Derrière la lunette, des enfants agitent les bras. « Charmante famille », dit Mme Spencer, et elle leur fait signe.

## 25. Le carton

epilogue-25-title = Le carton
epilogue-25-opening = Le débarras. Un grand carton vide : « HAUT », « FRAGILE ». Pour un adulte, c’est un carton. Pour un enfant, c’est une fusée, un bateau, une sortie. Le Boogeyman arrive avec un rouleau de scotch.
epilogue-25-panel-1 = { $child } saute dedans. « C’est une fusée ! » Il faut y croire assez fort pour que ça décolle.
epilogue-25-fail-1 = Trois, deux, un… Le carton fait « carton ». On n’a pas quitté le débarras. { $child } a juste les genoux aux oreilles.
epilogue-25-panel-2 = Scrrratch. Le bruit du scotch, tout près, puis tout autour. Il emballe, sans se presser. { $child } doit garder le rabat ouvert, de la tête et des mains.
epilogue-25-fail-2 = Scrrratch, un tour de plus. { $child } ne voit qu’une fente de lumière, et, dans la fente, un œil qui vérifie l’adresse.
epilogue-25-panel-3 = « C’est un bateau ! » Le débarras s’emplit de mer, les murs prennent le large. Mais toutes les îles ressemblent à des étagères. { $child } doit trouver le nord.
epilogue-25-fail-3 = « Terre ! » crie { $child }. C’est le débarras. Un perroquet empaillé confirme, d’une voix lasse : « Débarras. Débarras. »
epilogue-25-panel-4 = Les chips de polystyrène se réveillent. Elles crissent, elles grimpent, elles se glissent dans les chaussettes. { $child } doit nager jusqu’en haut sans en avaler une.
epilogue-25-fail-4 = C’est du bon emballage : on ne sent plus ses coudes, ni ses genoux, ni le temps. Voilà { $child } en sûreté pour un très long voyage.
epilogue-25-panel-5 = « HAUT » est en bas, puis à gauche. On retourne le carton pour lire l’étiquette. { $child } doit marcher au plafond, d’un pas convaincu.
epilogue-25-fail-5 = Le doute pèse plus lourd que l’air : { $child } retombe dans le carton, qui retombe dans le débarras.
epilogue-25-panel-6 = Les déménageurs sont là : grands, serviables, sans visage. « Celui-ci, on le met où ? » « Avec les autres », dit le Boogeyman. { $child } doit peser plus lourd que la maison.
epilogue-25-fail-6 = « Oh, hisse ! » Ce sont des professionnels : ils plient les genoux, ils ménagent leur dos. { $child } sent le sol s’en aller.
epilogue-25-panel-7 = Le noir complet. Tout est scotché. Mais { $child } a un gros feutre. Il faut dessiner une porte, avec une poignée, et ne pas douter de la poignée.
epilogue-25-fail-7 = La porte s’ouvre sur quelqu’un qui attendait derrière. « Jolie perspective », dit-il { A($child) }. Et il la gomme.
epilogue-25-victory = M. Spencer ouvre le carton d’un coup de cutter : tous les enfants en jaillissent. « Six ans que je dois trier ce débarras », dit-il. Il se penche, regarde au fond. Et il rescotche.
epilogue-25-defeat = Un carton de plus dans le débarras : « FRAGILE ». M. Spencer le secoue contre son oreille. « Des vieilleries. On triera un jour. » On ne triera jamais, et le carton le sait.
