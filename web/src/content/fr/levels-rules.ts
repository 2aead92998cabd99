/** The words of the levels of the course: how pieces move and take. */
import type { LevelTexts } from '../course-types';

export const rulesLevels = {
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
    why: 'Un pas en diagonale, sur une case foncée libre. Un coup s’écrit par ses deux cases : 28-22, ou 28-23.',
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
    why: 'On saute la pièce voisine et on se pose juste derrière elle ; puis elle quitte le damier. Une prise s’écrit avec une croix : 32x23.',
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
    question: 'Regardez tout le damier, puis jouez le seul coup permis.',
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
    question: 'Cherchez bien avant de répondre, puis jouez.',
    hints: ['Avez-vous regardé aussi derrière vos pions ?'],
    why: 'Les prises en arrière sont obligatoires elles aussi : ce sont celles qu’on oublie le plus.',
  },
  'obligation-perdre': {
    question: 'Aux Noirs, qui se méfient d’un piège… Que doivent-ils jouer ?',
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
} satisfies Partial<LevelTexts>;
