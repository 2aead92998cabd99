/** The words of the levels of the course: how a game ends, and is won. */
import type { LevelTexts } from '../course-types';

export const playLevels = {
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
} satisfies Partial<LevelTexts>;
