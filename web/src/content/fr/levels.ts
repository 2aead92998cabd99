/** The words of the levels of the course. */
import type { LevelTexts } from '../course-types';

export const levels: LevelTexts = {
  'damier-coin': {
    question: 'Le damier est devant vous. La case du coin, en bas à gauche, comment est-elle ?',
    options: ['foncée', 'claire', 'peu importe'],
    hints: [
      'Regardez le coin qui est près de votre main gauche.',
      'La case 46 est marquée.',
      'Les pions sont tous sur les cases de cette couleur-là.',
    ],
    why: 'Une case foncée à votre gauche, et à la gauche de votre adversaire aussi : le damier est bien tourné.',
    wrong: {
      1: 'Avec une case claire à gauche, le damier est tourné d’un quart de tour de trop.',
      2: 'Cela compte : mal tourné, la grande diagonale part du mauvais coin.',
    },
  },
  'damier-combien': {
    question: 'Combien de pions chaque joueur pose-t-il au départ ?',
    options: ['12', '16', '20', '24'],
    hints: [
      'Comptez une rangée de pions blancs, puis comptez les rangées.',
      'Il y a cinq pions par rangée.',
      'Quatre rangées de cinq.',
    ],
    why: 'Vingt pions blancs et vingt pions noirs : quatre rangées de cinq de chaque côté, deux rangées vides au milieu.',
    wrong: {
      0: 'Douze, c’est le petit jeu sur 64 cases.',
      1: 'Seize, c’est le nombre de pièces aux échecs.',
      3: 'Il resterait alors trop peu de place au milieu.',
    },
  },
  'damier-manque': {
    question: 'Un pion blanc a roulé sous la table. Touchez la case où il faut le reposer.',
    hints: [
      'Les Blancs remplissent quatre rangées entières.',
      'Cherchez la case foncée vide parmi les pions blancs.',
      'C’est dans la deuxième rangée blanche, en partant du milieu.',
    ],
    why: 'Les Blancs occupent toutes les cases de 31 à 50, sans trou.',
  },
  'damier-numero': {
    question: 'Chaque case foncée a un numéro, de 1 en haut à 50 en bas. Touchez la case 28.',
    hints: [
      'On compte de gauche à droite, puis on passe à la rangée du dessous.',
      'La 28 est dans la rangée qui va de 26 à 30.',
      'C’est la troisième case de cette rangée.',
    ],
    why: 'Cinq cases par rangée : 28 est la troisième de la sixième rangée, en plein centre.',
  },
  'damier-premier': {
    question: 'Qui joue le premier coup de la partie ?',
    options: ['les Noirs', 'les Blancs', 'celui qui gagne le tirage au sort'],
    hints: [
      'Cela ne dépend pas du hasard.',
      'C’est le camp dont les pions sont en bas du dessin.',
      'Ce sont les pièces claires.',
    ],
    why: 'Les pièces claires commencent toujours ; ensuite chacun joue à son tour.',
    wrong: {
      0: 'On le croit souvent, mais c’est l’autre camp.',
      2: 'On peut tirer les couleurs au sort. Mais la couleur qui commence est toujours la même.',
    },
  },
  'damier-coup': {
    question: 'Tout est prêt : jouez un premier coup pour les Blancs, celui que vous voulez.',
    hints: [
      'Quels pions ont une case libre devant eux ?',
      'Seuls ceux de la première ligne peuvent bouger : 31 à 35.',
      'Par exemple 32, puis 28.',
    ],
    why: 'La partie est lancée. On écrit ce coup avec les deux numéros : départ, tiret, arrivée.',
  },

  'marcher-cases': {
    question: 'Touchez toutes les cases où le pion 28 peut aller.',
    hints: [
      'Un pion avance en diagonale, vers l’adversaire.',
      'D’une seule case, à gauche ou à droite.',
      'L’une des deux est la 22.',
    ],
    why: 'Un pion glisse d’une case en diagonale, vers l’avant : il y a au plus deux cases où aller.',
    wrong: {
      32: 'Ce serait reculer : un pion ne marche que vers l’avant.',
      33: 'Ce serait reculer : un pion ne marche que vers l’avant.',
      17: 'C’est deux cases plus loin : un pion marche d’une seule.',
      19: 'C’est deux cases plus loin : un pion marche d’une seule.',
      18: 'La 18 est tout droit, sur une autre diagonale.',
    },
  },
  'marcher-pas': {
    question: 'À vous : avancez ce pion d’un pas.',
    hints: [
      'Où avez-vous vu qu’il pouvait aller ?',
      'Touchez le pion 28, puis une case marquée.',
      '28, puis 22 ou 23.',
    ],
    why: 'Un pas en diagonale, sur une case foncée libre.',
  },
  'marcher-bord': {
    question: 'Ce pion est au bord. Touchez la case où il peut aller.',
    hints: [
      'À gauche du bord, il n’y a plus de damier.',
      'Le pion est en 36.',
      'Il reste la diagonale de droite.',
    ],
    why: 'Au bord, un pion n’a qu’une case devant lui : au centre, il en a deux.',
  },
  'marcher-bouche': {
    question: 'Touchez la case où le pion 28 peut aller maintenant.',
    hints: [
      'Deux pions ne peuvent pas être sur la même case.',
      'La 22 est occupée par un autre pion blanc.',
      'Il reste l’autre côté.',
    ],
    why: 'Une case occupée est fermée, même par un ami : on ne saute jamais ses propres pièces.',
    wrong: {
      22: 'Elle est occupée par votre autre pion.',
      17: 'Il faudrait sauter votre propre pion : cela ne se fait jamais.',
    },
  },
  'marcher-recule': {
    question: 'Le pion 28 veut aller en 33. A-t-il le droit ?',
    why: 'Un pion marche toujours vers l’avant, du côté de l’adversaire.',
  },
  'marcher-saute': {
    question: 'Le même pion veut aller de 28 à 17, d’un seul coup. A-t-il le droit ?',
    why: 'Un pion marche d’une case à la fois : 22 aujourd’hui, 17 au prochain tour.',
  },

  'prendre-saute': {
    question: 'Le pion noir est juste devant, et derrière lui la case est libre. Prenez-le !',
    hints: ['Par-dessus quelle pièce peut-on sauter, et où retombe-t-on ?'],
    why: 'On saute la pièce voisine et on se pose juste derrière elle ; puis elle quitte le damier.',
  },
  'prendre-arriere': {
    question: 'Cette fois le pion noir est derrière vous. Prenez-le.',
    hints: ['En prenant, un pion a le droit d’aller dans les quatre directions.'],
    why: 'Un pion marche vers l’avant, mais il prend aussi en arrière.',
  },
  'prendre-quatre': {
    question:
      'Quatre pions noirs entourent le 28. Touchez toutes les cases où il peut se poser en prenant.',
    why: 'En avant ou en arrière, à gauche ou à droite : un pion prend dans les quatre directions.',
  },
  'prendre-place': {
    question: 'Deux pions noirs touchent le 28, mais un seul peut être pris. Touchez-le.',
    hints: [
      'Pour sauter, il faut une case libre juste derrière.',
      'Regardez derrière le 22, puis derrière le 23.',
      'Derrière le 22 se tient le 17.',
    ],
    why: 'Derrière le 23 la case 19 est libre ; derrière le 22 le 17 ferme la porte.',
    wrong: {
      22: 'Derrière lui, la 17 est occupée : pas de place pour se poser.',
      17: 'Il est trop loin : un pion prend une pièce voisine.',
    },
  },
  'prendre-loin': {
    question: 'Le 32 veut sauter le 23, qui est à deux cases de lui. A-t-il le droit ?',
    why: 'Un pion ne prend qu’une pièce voisine. De loin, seule une dame prend : patience !',
  },
  'prendre-noirs': {
    question: 'Aux Noirs, maintenant. Pour eux, « devant » est vers le bas. Prenez.',
    hints: ['Quel pion blanc touche le 22, avec une case libre derrière ?'],
    why: 'Les deux camps ont les mêmes règles : les Noirs descendent, les Blancs montent.',
  },

  'obligation-question': {
    question: 'La question d’avant chaque coup : « Ai-je une prise ? »',
    options: ['oui, avec le 32', 'oui, avec le 45', 'non'],
    hints: [
      'Pour chaque pion blanc : touche-t-il un pion noir avec une case libre derrière ?',
      'Le pion noir 28 est marqué.',
      'Le 32 le touche, et la 23 est libre.',
    ],
    why: 'Le 32 touche le 28, et la 23 est libre derrière : il y a une prise.',
    wrong: {
      1: 'Le 45 ne touche aucun pion noir.',
      2: 'Regardez le 32 et son voisin 28.',
    },
  },
  'obligation-partout': {
    question: 'Puisqu’il y a une prise, une seule chose est permise. Jouez-la.',
    hints: ['Quel pion doit prendre ?'],
    why: 'Une prise possible est obligatoire, où qu’elle soit sur le damier.',
  },
  'obligation-refus': {
    question: 'Les Blancs préféreraient jouer 45-40. Ont-ils le droit ?',
    why: 'Tant qu’une prise existe, aucun autre coup n’est permis.',
  },
  'obligation-bouchee': {
    question: 'Presque le même dessin, mais un pion noir est en 23. « Ai-je une prise ? »',
    options: ['oui, du 28', 'oui, du 23', 'non'],
    hints: [
      'Où le 32 devrait-il se poser après avoir sauté ?',
      'La 23 est marquée.',
      'Elle est occupée.',
    ],
    why: 'Derrière le 28 il y a un pion : pas de place, pas de prise. Le coup est libre.',
    wrong: {
      0: 'Le 32 devrait se poser en 23, et la 23 est occupée.',
      1: 'Le 23 est trop loin du 32.',
    },
  },
  'obligation-toucher': {
    question:
      'Trois pions noirs sont tout près. Touchez tous les pions blancs qui doivent prendre.',
    why: 'Le 27 et le 38 ont chacun une prise ; le 45 non, car derrière le 40 il y a son propre pion.',
    wrong: {
      45: 'Derrière le 40 se tient votre pion 34 : on ne peut pas s’y poser.',
      34: 'Le 34 touche le 40, mais derrière, en 45, il y a votre propre pion.',
    },
  },
  'obligation-arriere': {
    question: '« Ai-je une prise ? » Cherchez bien, puis jouez.',
    hints: ['Avez-vous regardé aussi derrière vos pions ?'],
    why: 'Les prises en arrière sont obligatoires elles aussi : ce sont celles qu’on oublie le plus.',
  },
  'obligation-perdre': {
    question: 'Aux Noirs. La prise ne les arrange pas… Que doivent-ils jouer ?',
    hints: ['A-t-on le choix, quand une prise existe ?'],
    why: 'Même une prise qui coûte cher est obligatoire. Retenez-le : bientôt, vous en ferez des pièges.',
  },

  'rafle-trois': {
    question: 'Trois pions noirs, en escalier. Prenez-les tous en un seul coup.',
    hints: ['Après le premier saut, peut-on sauter encore ?'],
    why: 'Tant que le même pion peut prendre, il continue : c’est une rafle, et c’est un seul coup.',
  },
  'rafle-stop': {
    question: 'Quelqu’un prend le premier pion et lâche en 21 : 32x21. A-t-il le droit ?',
    why: 'De 21 le pion peut prendre encore : la rafle n’est pas finie.',
  },
  'rafle-tourne': {
    question: 'Ici la route n’est pas droite. Trouvez la rafle du 33.',
    hints: ['À chaque arrêt, regardez les quatre diagonales.'],
    why: 'À chaque saut, on peut tourner.',
  },
  'rafle-compte': {
    question: 'Sans rien bouger : combien de pions le 38 prend-il au plus ?',
    why: 'Trois, en zigzag. Le quatrième pion noir n’est pas sur la route.',
  },
  'rafle-tour': {
    question: 'Un manège ! Prenez les quatre pions noirs.',
    hints: ['Le pion peut revenir sur sa case de départ : elle est vide pendant qu’il saute.'],
    why: 'Il revient à son point de départ : une case vide peut être traversée autant de fois qu’on veut.',
  },
  'rafle-apres': {
    question:
      'Les Blancs jouent 37x17. Sans bouger : sur quelles cases reste-t-il des pions noirs ?',
    why: 'Seules les pièces sautées quittent le damier, et seulement à la fin de la rafle.',
  },
  'rafle-six': {
    question: 'La plus belle pour finir : une rafle de six. Trouvez-la.',
    hints: ['Le pion part vers l’avant, puis il redescend.'],
    why: 'Six pions d’un seul coup. On lâche la pièce à la fin, puis on ramasse tout ensemble.',
  },

  'majorite-compte': {
    question: 'Deux pions blancs peuvent prendre. D’abord, comptez : combien le 32 en prend-il ?',
    why: 'Trois pour le 32, un seul pour le 34 : on compte toujours avant de choisir.',
  },
  'majorite-longue': {
    question: 'Une pièce d’un côté, trois de l’autre. Jouez la prise qui est permise.',
    hints: ['Laquelle prend le plus de pièces ?'],
    why: 'La prise qui enlève le plus de pièces est obligatoire : c’est la prise majoritaire.',
  },
  'majorite-dame': {
    question: 'Une dame à prendre d’un côté, deux pions de l’autre. Que faut-il jouer ?',
    hints: ['Une dame compte-t-elle double ?'],
    why: 'On compte les pièces, pas leur valeur : deux pions l’emportent sur une dame.',
  },
  'majorite-refus': {
    question: 'Les Blancs veulent prendre la dame : 37x26. Ont-ils le droit ?',
    why: 'Le 33 peut en prendre deux : la prise d’une seule pièce est interdite.',
  },
  'majorite-egal': {
    question:
      'Une dame ici, un pion là : une pièce de chaque côté. Touchez toutes les pièces qui ont le droit de prendre.',
    why: 'À nombre égal, le choix est libre : prenez celle qui vous arrange.',
  },
  'majorite-chemin': {
    question: 'Le 28 peut partir dans plusieurs directions. Trouvez la prise permise.',
    hints: ['Comptez chaque route jusqu’au bout.'],
    why: 'La règle vaut aussi pour une seule pièce : parmi ses routes, elle prend la plus longue.',
  },
  'majorite-trois': {
    question: 'Deux dames noires à prendre, ou trois pions. À vous.',
    hints: ['Combien de pièces de chaque côté ?'],
    why: 'Trois contre deux : ce sont les trois pions, et même deux dames n’y changent rien.',
  },

  'couronner-cases': {
    question: 'Touchez toutes les cases où un pion blanc devient dame.',
    hints: [
      'C’est la rangée tout au bout, chez l’adversaire.',
      'Pour les Blancs, elle est en haut du dessin.',
      'Elle va de 1 à 5.',
    ],
    why: 'La dernière rangée, de 1 à 5 pour les Blancs, de 46 à 50 pour les Noirs.',
    wrong: { 46: 'C’est là que les Noirs font dame.' },
  },
  'couronner-arrive': {
    question: 'Encore un pas. Faites une dame !',
    hints: ['Quel coup finit sur la dernière rangée ?'],
    why: 'Le pion arrive et s’arrête : on le couronne d’un second pion. Il est dame.',
  },
  'couronner-passe': {
    question: 'Le 12 a une prise. Jouez-la, et regardez bien ce qu’il devient.',
    hints: ['Une fois en 3, le pion peut-il encore prendre ?'],
    why: 'Le pion a touché la dernière rangée, mais il devait continuer : il reste pion.',
  },
  'couronner-reste': {
    question: 'Après 12x14, par la case 3 : qu’y a-t-il en 14 ?',
    options: ['une dame blanche', 'un pion blanc', 'au choix du joueur'],
    hints: [
      'Où le pion s’est-il arrêté ?',
      'La 3 n’était qu’une étape.',
      'Seul l’arrêt sur la dernière rangée fait la dame.',
    ],
    why: 'Passer n’est pas s’arrêter : le coup finit en 14, le pion reste pion.',
    wrong: {
      0: 'Il n’a fait que passer en 3 : pas de couronne.',
      2: 'Ce n’est jamais un choix.',
    },
  },
  'couronner-arrete': {
    question: 'Presque le même dessin. Jouez la prise du 12.',
    hints: ['Le pion peut-il continuer, cette fois, comme pion ?'],
    why: 'En 3 le pion n’a plus rien à sauter : il s’arrête, et le voilà dame.',
  },
  'couronner-suite': {
    question: 'Le pion vient de devenir dame en 3. Peut-elle prendre le 20 dans le même coup ?',
    options: ['oui, tout de suite', 'non, au prochain tour'],
    hints: [
      'Combien de coups joue-t-on à chaque tour ?',
      'Le coup du pion s’est terminé en 3.',
      'Une dame toute neuve attend son tour.',
    ],
    why: 'La nouvelle dame n’agit qu’au tour suivant, quand l’adversaire a joué.',
    wrong: { 0: 'Le coup est fini dès que le pion s’arrête et reçoit sa couronne.' },
  },

  'volante-vole': {
    question: 'Voici une dame. Touchez toutes les cases où elle peut aller.',
    hints: [
      'Une dame glisse aussi loin qu’elle veut, tant que la route est libre.',
      'Suivez la grande diagonale, de 46 jusqu’à l’autre coin.',
      'Il y a neuf cases ; la dernière est la 5.',
    ],
    why: 'La dame vole : toutes les cases libres de ses diagonales sont à elle, en avant et en arrière.',
  },
  'volante-loin': {
    question:
      'Elle prend aussi de loin. Touchez toutes les cases où elle peut se poser après avoir pris le 28.',
    why: 'Cinq arrivées : 23, 19, 14, 10 et 5. N’importe quelle case libre derrière la pièce prise.',
  },
  'volante-suite': {
    question: 'Deux pions à prendre, mais il faut bien choisir où tourner. Jouez la rafle.',
    hints: ['Depuis quelle case peut-on prendre aussi le 24 ?'],
    why: 'Depuis 19 une autre prise l’attend : s’il y a une suite, il faut s’arrêter là où elle commence.',
  },
  'volante-mur': {
    question: 'La dame veut sauter le 28 et le 23 d’un seul bond, jusqu’en 19. A-t-elle le droit ?',
    why: 'Deux pièces collées l’une derrière l’autre font un mur : une dame n’en saute qu’une à la fois.',
  },
  'volante-tourne': {
    question: 'Trouvez la plus longue rafle de la dame.',
    hints: ['À chaque arrêt possible, regardez à gauche et à droite.'],
    why: 'La dame tourne à chaque saut, et la plus longue route est obligatoire pour elle aussi.',
  },
  'volante-croise': {
    question: 'Sans bouger : combien de pions la dame 1 prend-elle au plus ?',
    why: 'Quatre. Sa route repasse par une case vide : c’est permis autant de fois qu’on veut.',
  },
  'volante-fantome': {
    question:
      'La dame prend le 7 et se pose en 1. Peut-elle repasser par-dessus le 7 pour prendre le 40 ?',
    why: 'Le 7 est pris mais encore là : on ramasse à la fin, et une pièce ne se saute qu’une fois.',
  },
  'volante-turc': {
    question:
      'La dame noire 25 doit prendre quatre pions. Touchez la case où elle devra s’arrêter.',
    why: 'Elle bute sur le 13, déjà pris mais encore sur le damier : c’est le secret du coup turc.',
  },

  'fin-bloquer': {
    question: 'Il reste un pion noir. Jouez le coup qui gagne tout de suite.',
    hints: ['Peut-on l’empêcher de bouger ?'],
    why: 'Les Noirs ont encore un pion, mais plus aucun coup : ils ont perdu.',
    wrong: {
      '47-42': 'Les Noirs peuvent encore jouer 36-41 : ils ne sont pas bloqués.',
      '47-41': 'Le 36 saute le 41, car la case 47 vient de se vider.',
    },
  },
  'fin-bloque': {
    question:
      'Aux Blancs de jouer, mais leur dame est enfermée dans le coin. Quel est le résultat ?',
    options: ['partie nulle', 'les Blancs ont perdu', 'les Blancs passent leur tour'],
    hints: [
      'Que se passe-t-il quand on ne peut plus jouer ?',
      'Le 41 ne peut pas être sauté : le 37 est juste derrière.',
      'Aux dames, il n’y a pas de pat.',
    ],
    why: 'Ne plus pouvoir jouer, c’est perdre, même avec une dame.',
    wrong: {
      0: 'Ce serait nul aux échecs. Pas aux dames.',
      2: 'On ne passe jamais son tour.',
    },
  },
  'fin-opposition': {
    question: 'Un pion contre un pion, aux Noirs de jouer. Qui va gagner ?',
    options: ['les Blancs', 'les Noirs', 'personne'],
    hints: [
      'Les Noirs doivent avancer. Que prendront alors les Blancs ?',
      'Les Noirs vont en 21 ou en 22.',
      'Dans les deux cas, le 27 prend.',
    ],
    why: 'Les Noirs doivent se jeter dans la prise : c’est l’opposition, et c’est à eux de jouer.',
    wrong: {
      1: 'Cherchez où leur pion peut aller : le 27 l’attend.',
      2: 'Quelqu’un doit bouger, et sera pris.',
    },
  },
  'fin-trait': {
    question: 'Le même dessin, mais aux Blancs de jouer. Qui va gagner ?',
    options: ['les Blancs', 'les Noirs', 'personne'],
    hints: [
      'Cette fois, qui doit avancer ?',
      'Les Blancs vont en 21 ou en 22.',
      'Dans les deux cas, le 17 prend.',
    ],
    why: 'Rien n’a changé, sauf le tour : celui qui doit jouer perd. Comptez les temps !',
    wrong: {
      0: 'C’est aux Blancs d’avancer, maintenant.',
      2: 'Quelqu’un doit bouger, et sera pris.',
    },
  },
  'fin-repetition': {
    question:
      'La même position, avec le même joueur au trait, revient pour la troisième fois. Alors ?',
    options: ['on continue', 'celui qui l’a répétée perd', 'la partie est nulle'],
    hints: [
      'Une partie ne peut pas tourner en rond pour toujours.',
      'Personne n’a fait de faute.',
      'Les deux joueurs partagent le point.',
    ],
    why: 'Trois fois la même position, le même camp devant jouer : la partie est nulle.',
    wrong: {
      0: 'Deux fois, oui. À la troisième, c’est fini.',
      1: 'Répéter n’est pas une faute.',
    },
  },
  'fin-limites': {
    question: 'Trois dames contre une. Combien de coups chacun a-t-il au plus pour en finir ?',
    options: ['5', '16', '25', 'autant qu’il veut'],
    hints: [
      'Il y a deux limites à connaître : 25 et 16.',
      'Celle de 25 : personne n’a bougé un pion ni rien pris.',
      'Contre une dame seule, la limite est plus courte.',
    ],
    why: 'Seize coups chacun, puis c’est nul. Et partout : vingt-cinq coups chacun sans bouger un pion ni prendre, c’est nul.',
    wrong: {
      0: 'Cinq, c’est la limite mondiale quand il ne reste que deux pièces ou une contre une dame.',
      2: 'Vingt-cinq, c’est la limite générale ; ici il y en a une plus courte.',
      3: 'La partie pourrait durer toute la nuit.',
    },
  },
  'fin-deux-dames': {
    question: 'Deux dames contre une : d’ordinaire nul. Mais ici un coup gagne ! Trouvez-le.',
    hints: [
      'Où que la dame noire aille, elle doit pouvoir être prise. Quelle case surveille tout ?',
    ],
    why: 'Ici, toutes les fuites sont couvertes. D’ordinaire rien n’est forcé, et deux dames contre une font nul.',
  },
  'fin-trois-dames': {
    question:
      'Trois dames contre une, mais la dame seule tient la grande diagonale, de 5 à 46. Le résultat ?',
    options: ['les Blancs gagnent', 'partie nulle', 'les Noirs gagnent'],
    hints: [
      'Peut-on la chasser de sa ligne ?',
      'La grande diagonale relie les cases 5 et 46.',
      'Elle glisse d’un bout à l’autre, et attend les seize coups.',
    ],
    why: 'Qui tient la grande diagonale ne perd pas : elle glisse, et la partie est nulle.',
    wrong: {
      0: 'Ils gagneraient souvent ailleurs. Mais sur la grande diagonale on ne l’attrape pas.',
      2: 'Une dame contre trois ne gagne pas toute seule.',
    },
  },

  'echanger-nom': {
    question:
      'Pour écrire un coup, il faut lire les cases. Quel est le numéro de la case marquée ?',
    why: 'Septième rangée, de 31 à 35 : la troisième est la 33.',
  },
  'echanger-case': {
    question: 'Les numéros sont cachés. Touchez la case 37.',
    why: 'La rangée va de 36 à 40 : la 37 en est la deuxième.',
  },
  'echanger-ecrire': {
    question: 'Le pion va de 32 à 3 en prenant trois pièces. Comment l’écrit-on ?',
    options: ['32-3', '32x3', '32x27x17x8'],
    hints: [
      'Un tiret pour marcher, une croix pour prendre.',
      'On écrit le départ et l’arrivée.',
      'Départ 32, arrivée 3, et c’est une prise.',
    ],
    why: 'Départ, croix, arrivée : 32x3. Les étapes ne s’écrivent que s’il y a un doute.',
    wrong: {
      0: 'Le tiret est pour un coup sans prise.',
      2: 'Ce sont les pièces prises ; on écrit les cases où l’on se pose.',
    },
  },
  'echanger-reprendre': {
    question:
      'Les Blancs viennent de prendre et sont en 19. Aux Noirs : touchez tous les pions qui peuvent reprendre.',
    why: 'Le 13 et le 14 le peuvent : avant d’échanger, demandez-vous toujours qui reprend.',
  },
  'echanger-pionnage': {
    question:
      'Vous avez les Noirs. Faites l’échange au centre : offrez le 19, puis reprenez vers le 23.',
    hints: ['Quel pas met un pion noir en prise juste devant le 28 ?'],
    why: 'Un pour un : c’est un échange, un « pionnage ». Qui reprend, et avec quel pion ?',
  },
  'echanger-piege': {
    question: 'Vous avez les Noirs. Les Blancs ont laissé un trou en 37. Punissez-les !',
    hints: ['Que seront obligés de prendre les Blancs si vous avancez le 23 ?'],
    why: 'Deux pions donnés, quatre repris par le trou en 37 : le plus court piège de la partie.',
  },
  'echanger-jumeau': {
    question: 'De l’autre côté : cette fois le trou est en 39. Punissez !',
    hints: ['Quel pion noir peut s’offrir pour attirer un pion blanc en 22 ?'],
    why: 'Même idée, autre aile : une case vide derrière ses pions est une porte ouverte.',
  },
  'echanger-eviter': {
    question: 'Vous avez les Blancs. Jouez un coup qui ne perd rien.',
    hints: [
      'Si vous bougez, quelle prise offrez-vous ? Et quelle case laissez-vous vide ?',
      'La 37 ne doit pas devenir un trou.',
      'Par exemple 38-32 ou 34-30.',
    ],
    why: 'La porte 37 reste fermée, et rien n’est en prise : bien vu.',
    wrong: {
      '37-32': '37-32 laisse un trou en 37 : après 23-29 les Noirs gagnent deux pions.',
    },
  },

  'combinaisons-direct': {
    question: 'Donnez un pion et reprenez-en trois.',
    hints: ['Où faut-il attirer le 21 pour que le 37 ait une rafle ?'],
    why: 'Donner pour reprendre : les Noirs devaient prendre, et leur pion s’est mis sur votre route.',
  },
  'combinaisons-soutien': {
    question:
      'Le même dessin sans le pion 41. Si les Blancs jouent 32-27, combien de pièces les Noirs prennent-ils ?',
    options: ['une', 'deux', 'aucune'],
    hints: [
      'Après avoir pris le 27, le pion noir est en 32. Peut-il continuer ?',
      'La case 41 est vide, maintenant.',
      'Il saute aussi le 37.',
    ],
    why: 'Sans soutien en 41, le pion noir continue par-dessus le 37 : regardez toujours qui soutient.',
    wrong: {
      0: 'Il se pose en 32, et derrière le 37 la case est vide.',
      2: 'La prise est obligatoire pour eux aussi.',
    },
  },
  'combinaisons-predire': {
    question:
      'Les Blancs jouent 27-21, les Noirs prennent 16x40. Sans bouger : où reste-t-il des pions blancs ?',
    why: 'Quatre pions blancs sont partis. Ce sera votre tour : voyez-vous la rafle du 44 ?',
  },
  'combinaisons-donner': {
    question: 'Osez : donnez quatre pions, et reprenez-en cinq.',
    hints: ['Quel pion peut-on offrir au 16 ?'],
    why: 'Donnés quatre, repris cinq. Comptez les deux, et n’ayez pas peur de donner.',
  },
  'combinaisons-arriere': {
    question: 'Une rafle qui finit en arrière. Trouvez le don qui l’ouvre.',
    hints: ['Quel pas ouvre la route au 17, et laisse votre pion en 23 ?'],
    why: 'La rafle monte, tourne et redescend : pensez aux prises en arrière.',
  },
  'combinaisons-rappel': {
    question: 'Envoyez un pion noir loin, puis rappelez-le.',
    hints: ['Après le premier don, où est le pion noir ? Et où le voudriez-vous ?'],
    why: 'On l’envoie, on le rappelle : il revient sur la case qui ouvre la rafle. C’est le coup de rappel.',
  },
  'combinaisons-deux-deux': {
    question: 'Deux rafles de deux se préparent. Dans quel ordre ?',
    hints: ['Donnez d’abord le 27, puis cherchez le second don.'],
    why: 'Deux rafles de deux : la première laisse la seconde intacte. C’est le double-deux.',
  },

  'nommes-mazette': {
    question:
      'Coup de mazette : deux dons bâtissent une file, puis vous la traversez jusqu’à dame.',
    hints: ['Quelles pièces noires gênent la route du 32 vers 5 ?'],
    why: 'Deux pions donnés, trois repris, et une dame. Les deux dons marchaient dans un ordre ou dans l’autre.',
  },
  'nommes-napoleon': {
    question: 'Coup Napoléon : trois dons, puis une rafle en zigzag.',
    hints: ['Quel don doit venir en dernier pour que les prises restent forcées ?'],
    why: 'Le dernier chaînon en dernier : joué plus tôt, 26-21 laisserait le choix aux Noirs.',
    wrong: { '26-21': 'Trop tôt : les Noirs peuvent alors prendre de deux façons.' },
  },
  'nommes-philippe': {
    question: 'Coup Philippe : nettoyez d’abord le 18 et le 16, puis frappez.',
    hints: ['Quel pion blanc peut s’offrir au 18 ?'],
    why: 'Nettoyer, puis donner 34-30 : la rafle du 40 passe par les cases libérées.',
    wrong: { '34-30': 'Pas encore : il faut d’abord déloger le 18 et le 16.' },
  },
  'nommes-royal': {
    question: 'Coup royal : trois pions donnés au centre, cinq repris depuis le 40.',
    hints: ['Comment attirer le 18, puis le 23 ?'],
    why: 'Le 40 part, le 45 soutient : sans lui les Noirs prendraient encore plus loin.',
  },
  'nommes-bombe': {
    question: 'Coup de la bombe : votre pion entre chez l’adversaire… et repart.',
    hints: ['Quel don permet au 32 d’aller jusqu’en 12 ?'],
    why: 'Les Noirs devaient prendre deux pièces ailleurs : le pion 12, qu’on croyait perdu, repart et fait dame.',
  },
  'nommes-trappe': {
    question: 'Coup de la trappe : enlevez vos propres pions qui bouchent le passage du 42.',
    hints: ['Votre pion 31 gêne. Où peut-il aller ?'],
    why: 'La trappe est ouverte : le pion noir y tombe, et le 42 prend cinq pièces.',
  },
  'nommes-turc': {
    question:
      'Coup turc : forcez la dame noire à prendre quatre pions et à s’arrêter où vous voulez.',
    hints: ['Quel pion offrir à la dame 25, et sur quelle pièce butera-t-elle ?'],
    why: 'Elle s’arrête contre le 13, pris mais encore là. Le 24 prend la dame, et le 18 avec elle.',
  },
  'nommes-dames': {
    question: 'Envoi à dame : donnez deux dames aux Noirs… et reprenez-les.',
    hints: ['Laissez passer le 28. Une dame aussi est obligée de prendre.'],
    why: 'Une dame doit prendre comme tout le monde : envoyée à dame, puis attirée dans le piège.',
  },
};
