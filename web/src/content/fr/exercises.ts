/** The words of the exercises: questions, hints, reasons. Fetched with them. */
import type { Band, Group, Mistake } from '../../features/exercises/types';
import type { Color } from '../../wasm/types';
import { listed } from '../../i18n/words';
import { deep, deepKinds } from './deep';

const pieces = (n: number) => (n === 1 ? '1 pièce' : `${n} pièces`);
const camp = (color: Color) => (color === 'white' ? 'Blancs' : 'Noirs');
const noires = (color: Color) => (color === 'white' ? 'blanches' : 'noires');
const et = listed('et');
const list = (items: readonly (string | number)[]) => et(items.map(String));

export const words = {
  kinds: {
    squares: {
      title: 'Les cases par leur numéro',
      intro:
        'Les 50 cases foncées se comptent de gauche à droite et de haut en bas, vues des Blancs. Ici les numéros sont cachés : retrouvez-les.',
    },
    touch: {
      title: 'Touchez les pièces qui doivent prendre',
      intro:
        'La question d’avant chaque coup : « Ai-je une prise ? » Cherchez sur tout le damier, en arrière aussi, et ne gardez que les pièces qui prennent le plus.',
    },
    count: {
      title: 'Comptez les pièces prises',
      intro:
        'Une pièce est désignée : combien en prend-elle au plus ? Comptez jusqu’au bout de la rafle, sans déplacer.',
    },
    landing: {
      title: 'Où finit la prise ?',
      intro:
        'Touchez toutes les cases où la prise obligatoire peut se terminer. Une dame a souvent le choix, sauf si une case mène plus loin.',
    },
    legal: {
      title: 'Légal ou non, et pourquoi',
      intro:
        'Un coup vous est montré, comme à la table. Est-il permis ? Sinon, quelle règle l’interdit ?',
    },
    mistake: {
      title: 'Trouvez la faute',
      intro:
        'Les cinq fautes les plus courantes, telles qu’on les voit : regardez avant et après, et dites laquelle a été commise. Parfois, aucune.',
    },
    predict: {
      title: 'Où seront les pièces ?',
      intro:
        'Jouez les coups dans votre tête, puis touchez les cases encore occupées. C’est ainsi que l’on voit venir une combinaison.',
    },
    offer: {
      title: 'Offrir un pion pour forcer la prise',
      intro:
        'La prise est obligatoire pour l’adversaire aussi : donnez-lui un pion, et il doit aller où vous voulez.',
    },
    combination: {
      title: 'Premières combinaisons',
      intro:
        'Plusieurs sacrifices, une rafle à la fin. Avant chaque coup : que sera-t-il obligé de prendre ?',
    },
    advice: {
      title: 'Les conseils, en pratique',
      intro:
        'Un conseil se croit mieux quand on l’a vérifié\u00a0: une case, un coup, et la suite le prouve.',
    },
    ...deepKinds,
  } satisfies Record<Group, { title: string; intro: string }>,
  bands: {
    'very-easy': 'très facile',
    easy: 'facile',
    medium: 'moyen',
    hard: 'difficile',
    expert: 'expert',
  } satisfies Record<Band, string>,

  question: {
    touch: (side: Color) =>
      `Aux ${camp(side)}\u00a0: touchez toutes les pièces qui doivent prendre.`,
    count: (from: number) => `Combien de pièces le ${from} prend-il au plus\u00a0?`,
    landing: (from: number) => `Touchez toutes les cases où la prise du ${from} peut finir.`,
    legal: (side: Color, move: string) =>
      `Les ${camp(side)} veulent jouer ${move}. Est-ce légal\u00a0?`,
    mistake: (side: Color, move: string) =>
      `Les ${camp(side)} ont joué ${move}. Y a-t-il une faute, et laquelle\u00a0?`,
    mistakeFrom: (side: Color, from: number) =>
      `Les ${camp(side)} ont joué le ${from}. Y a-t-il une faute, et laquelle\u00a0?`,
    removed: (squares: readonly number[]) =>
      squares.length === 0
        ? 'Aucune pièce n’a été enlevée.'
        : `${squares.length === 1 ? 'Enlevée' : 'Enlevées'}\u00a0: ${list(squares)}.`,
    crowned: (square: number) => `Le pion arrivé en ${square} a reçu une couronne.`,
    predict: (moves: readonly string[], side: Color) =>
      `Après ${moves.join(' ')}, où restent des pièces ${noires(side)}\u00a0? Touchez toutes leurs cases.`,
    offer: (side: Color) =>
      `Aux ${camp(side)}\u00a0: offrez de quoi forcer une prise, puis profitez-en.`,
    combination: (side: Color) => `Aux ${camp(side)} de jouer et de gagner des pièces.`,
    tap: (square: number) => `Touchez la case ${square}.`,
    name: 'Quel est le numéro de la case marquée ?',
    neighbours: (square: number) => `Touchez toutes les cases foncées voisines de la ${square}.`,
    diagonal: (square: number) =>
      `Touchez toutes les cases des diagonales de la case ${square}, sans elle.`,
  },

  codes: {
    legal: 'Le coup est légal',
    'capture-mandatory': 'Non : il y a une prise, elle est obligatoire',
    majority: 'Non : une autre prise enlève plus de pièces',
    'capture-unfinished': 'Non : la prise s’arrête trop tôt',
    'man-moves-backward': 'Non : un pion ne recule pas sans prendre',
    'man-moves-too-far': 'Non : un pion n’avance que d’une case, et ne prend qu’une pièce voisine',
    'path-blocked': 'Non : deux pièces se suivent, on ne les saute pas',
    'captured-piece-blocks': 'Non : une pièce déjà prise bloque le passage',
    'piece-jumped-twice': 'Non : une pièce serait sautée deux fois',
    'jumps-own-piece': 'Non : on ne saute pas sa propre pièce',
    'destination-occupied': 'Non : la case d’arrivée est occupée',
    'nothing-to-capture': 'Non : il n’y a rien à prendre par là',
    'not-on-diagonal': 'Non : on se déplace en diagonale',
    'not-your-piece': 'Non : c’est une pièce de l’adversaire',
    'empty-square': 'Non : la case de départ est vide',
  } as Record<string, string>,
  mistakes: {
    none: 'Aucune faute',
    'forgotten-capture': 'Une prise a été oubliée',
    'too-few': 'Une autre prise enlevait plus de pièces',
    'lifted-early': 'Des pièces ont été enlevées trop tôt',
    'crowned-in-passing': 'Un pion a été couronné en passant',
    'light-square': 'Une case claire a été utilisée',
  } satisfies Record<Mistake, string>,

  why: {
    touch: (squares: readonly number[], most: number) =>
      squares.length === 1
        ? `Seul le ${list(squares)} prend le plus grand nombre\u00a0: ${pieces(most)}.`
        : `${list(squares)} prennent chacun ${pieces(most)}\u00a0: c’est le plus grand nombre, vous auriez le choix.`,
    count: (path: string, n: number) => `${path}\u00a0: ${pieces(n)}, enlevées ensemble à la fin.`,
    landing: (squares: readonly number[], n: number) =>
      squares.length === 1
        ? `Seule la case ${list(squares)} permet de prendre ${pieces(n)}.`
        : `Sur chacune de ces cases la prise est finie et enlève ${pieces(n)}\u00a0: le choix est libre.`,
    predict:
      'Les pièces prises quittent le damier à la fin de chaque rafle, les autres ne bougent pas.',
    line: (gain: number, win: boolean) =>
      win
        ? 'La prise obligatoire a mené l’adversaire où il fallait : la partie est gagnée.'
        : gain > 0
          ? `La prise obligatoire a mené l’adversaire où il fallait\u00a0: un gain de ${pieces(gain)}.`
          : 'La prise obligatoire a mené l’adversaire où il fallait.',
    alternative: 'Ce premier coup est juste lui aussi.',
    tap: (square: number, first: number, last: number) =>
      `La rangée compte les cases ${first} à ${last}\u00a0: la ${square} en est la ${['première', 'deuxième', 'troisième', 'quatrième', 'cinquième'][square - first] ?? ''}.`,
    neighbours: (square: number) =>
      `Ces cases touchent la ${square} par un coin\u00a0: un pion y va ou en vient en un pas.`,
    diagonal: (square: number) =>
      `Une dame seule, posée en ${square}, pourrait aller sur chacune d’elles.`,
    mistake: {
      none: 'Le coup suit la règle de bout en bout.',
      'forgotten-capture': 'Il y avait une prise, et elle est obligatoire.',
      'too-few': 'Il faut prendre le plus grand nombre de pièces possible.',
      'lifted-early': 'Les pièces prises restent sur le damier jusqu’à la fin de la rafle.',
      'crowned-in-passing':
        'Le pion n’a fait que passer sur la dernière rangée : il faut s’y arrêter pour être couronné.',
      'light-square': 'Tout se joue sur les 50 cases foncées.',
    } satisfies Record<Mistake, string>,
  },

  hints: {
    touch: {
      ask: 'Pour chaque pièce : touche-t-elle une pièce adverse avec une case libre derrière ? Et combien en prendrait-elle en tout ?',
      piece: (square: number) => `Regardez le ${square}.`,
      move: (move: string) => `Par exemple ${move}.`,
    },
    count: {
      ask: 'À chaque case d’arrivée, regardez les autres diagonales : la prise continue-t-elle ?',
      piece: (square: number) => `La première pièce prise est en ${square}.`,
      move: (square: number) => `Le premier saut arrive en ${square}.`,
    },
    landing: {
      ask: 'Quel est le plus grand nombre de pièces à prendre ? Où est-on quand il est atteint ?',
      piece: (squares: readonly number[]) => `Les pièces prises sont en ${list(squares)}.`,
      move: (square: number) => `L’une des cases est ${square}.`,
    },
    legal: {
      ask: 'D’abord : y a-t-il une prise sur le damier ? Si oui, combien de pièces faut-il prendre ?',
      piece: (square: number) => `Regardez le ${square}.`,
      move: (moves: readonly string[]) => `Ce qui peut être joué ici\u00a0: ${list(moves)}.`,
    },
    mistake: {
      ask: 'Trois questions : y avait-il une prise ? la plus grande ? et le coup est-il allé jusqu’au bout ?',
      piece: (square: number) => `Regardez le ${square}.`,
      move: (moves: readonly string[]) => `Ce qu’il fallait jouer\u00a0: ${list(moves)}.`,
    },
    predict: {
      ask: 'Suivez une pièce à la fois. Où s’arrête-t-elle, et quelles pièces a-t-elle sautées ?',
      piece: (squares: readonly number[]) => `Pièces prises en chemin\u00a0: ${list(squares)}.`,
      move: (move: string) => `Voici le premier coup, ${move}, sur le damier.`,
    },
    line: {
      ask: 'Que sera-t-il obligé de prendre ? Et où sera sa pièce ensuite ?',
      piece: (square: number) => `La pièce à jouer est le ${square}.`,
      move: (move: string) => `Le premier coup est ${move}.`,
      /** To whoever has not learned to read moves yet. */
      way: (from: number, to: number) =>
        from === to
          ? `Le ${from} fait le tour et revient d’où il vient.`
          : `Le premier coup va du ${from} au ${to}.`,
    },
    squares: {
      ask: 'Chaque rangée a cinq cases foncées. La première finit à 5, la deuxième à 10, et ainsi de suite.',
      piece: (first: number, last: number) =>
        `Sa rangée va de ${first} à ${last}, de gauche à droite.`,
      move: (place: number) => `C’est la case n° ${place} de cette rangée.`,
    },
    neighbours: {
      ask: 'Une case foncée touche les autres par ses coins seulement.',
      piece: (square: number) => `La case ${square} est marquée sur le damier.`,
      move: (square: number) => `L’une des réponses est ${square}.`,
    },
    point: (squares: readonly number[]) =>
      `Regardez ${squares.length === 1 ? 'la case' : 'les cases'} ${list(squares)}.`,
  },

  wrong: {
    empty: (square: number) => `La case ${square} est vide.`,
    enemy: (square: number, side: Color) =>
      `Le ${square} est à l’adversaire\u00a0; c’est aux ${camp(side)} de prendre.`,
    fewer: (square: number, move: string, n: number, most: number) =>
      `Le ${square} pourrait prendre ${pieces(n)} (${move}), mais une autre pièce en prend ${most}\u00a0: cette prise est interdite.`,
    noCapture: (square: number) =>
      `Le ${square} n’a pas de prise\u00a0: aucune pièce adverse à sa portée n’a de case libre derrière elle.`,
    moreToFind: (n: number) =>
      n === 1 ? 'Il manque encore une case.' : `Il manque encore ${n} cases.`,
    countShorter: (n: number, path: string) =>
      `${path} prend bien ${pieces(n)}, mais une autre route en prend plus. Cherchez-la.`,
    countStops: (n: number, square: number) =>
      `Après ${pieces(n)}, en ${square}, la prise n’est pas finie\u00a0: de là, la pièce peut sauter encore.`,
    countMany:
      'Aucune route n’en prend autant. Suivez-la saut par saut : aucune pièce ne se saute deux fois.',
    legal: {
      noCapture: 'Il n’y a aucune prise dans cette position : aucun coup n’y est obligatoire.',
      isCapture: 'Ce coup est lui-même une prise : il n’en oublie pas.',
      wouldCapture: 'Ce coup voudrait prendre, lui aussi : ce n’est pas une prise oubliée.',
      enough: (n: number, most: number) =>
        `Il faut prendre ${pieces(n)}, et ce coup en prend ${most}\u00a0: le compte y est.`,
      many: (n: number) =>
        `Ce coup sauterait ${pieces(n)}\u00a0: aucune prise n’en enlève davantage.`,
      nothingToCount: 'Ce coup ne prend rien : on ne compare que des prises entre elles.',
      finished: 'De la case d’arrivée, la pièce ne peut plus rien prendre : la prise est finie.',
      impossible: (jumps: number): string =>
        jumps === 1
          ? 'La prise ne s’arrête pas trop tôt : c’est le saut lui-même qui n’est pas possible.'
          : 'La prise ne s’arrête pas trop tôt : c’est un de ses sauts qui n’est pas possible.',
      quiet: 'Ce coup ne prend rien : il ne s’arrête pas au milieu d’une prise.',
      forward: (from: number, to: number) =>
        `De ${from} à ${to}, ce pion ne recule pas\u00a0: il va vers l’avant.`,
      backwardCapture: 'En arrière, un pion ne marche pas, mais il prend.',
      oneStep: (from: number, to: number) => `De ${from} à ${to}, il n’y a qu’une case.`,
      near: (squares: readonly number[]) =>
        squares.length === 1
          ? `La pièce sautée, en ${list(squares)}, est bien voisine\u00a0: ce saut n’est pas trop long.`
          : `Les pièces sautées, en ${list(squares)}, sont bien voisines\u00a0: aucun saut n’est trop long.`,
      king: 'C’est une dame : elle va en avant et en arrière, aussi loin que la voie est libre.',
      clear: 'Aucune paire de pièces ne barre ce chemin.',
      noGhost: 'Aucune pièce déjà prise n’est sur ce chemin.',
      takes: (squares: readonly number[]) =>
        squares.length === 1
          ? `Il y a bien une pièce adverse par là, en ${list(squares)}.`
          : `Il y a bien des pièces adverses par là, en ${list(squares)}.`,
      also: 'C’est vrai aussi, mais la règle nomme d’abord une autre raison.',
      otherReason: 'Ce n’est pas cette règle-là que le coup enfreint.',
      isLegal: 'Ce reproche ne tient pas : relisez la position.',
    },
    mistake: {
      none: 'Une règle a pourtant été oubliée.',
      'forgotten-capture': {
        capture: 'Ce coup est une prise : aucune n’a été oubliée.',
        none: 'Il n’y avait pas de prise à oublier.',
      },
      'too-few': {
        none: 'Il n’y avait pas de prise plus longue.',
        quiet: 'Rien n’a été pris : ce n’est pas une affaire de nombre.',
      },
      'lifted-early': 'Les pièces ont été enlevées à la fin, toutes ensemble.',
      'crowned-in-passing': {
        none: 'Personne n’a été couronné en passant.',
        stops: 'Le pion s’arrête sur la dernière rangée : la couronne lui revient.',
      },
      'light-square': 'La pièce est sur une case foncée.',
    },
    predict: {
      taken: (square: number, move: string) =>
        `La pièce de la case ${square} est prise par ${move}.`,
      moved: (square: number, to: number, move: string) =>
        `La pièce de la case ${square} en est partie avec ${move}\u00a0: elle est en ${to}.`,
      other: (square: number) => `En ${square} se trouve une pièce de l’autre camp.`,
      never: (square: number) => `Aucune pièce de ce camp n’arrive en ${square}.`,
    },
    line: {
      forced: (move: string, reply: string, taken: number, back: number) =>
        `Après ${move}, l’adversaire doit jouer ${reply} et prend ${pieces(taken)}. ${
          back === 0 ? 'Vous ne reprenez rien.' : `Vous n’en reprenez que ${back}.`
        }`,
      choice: (move: string, replies: readonly string[], taken: number, back: number) =>
        `Après ${move}, l’adversaire a le choix\u00a0: ${list(replies)}. Il prend ${pieces(taken)}\u00a0; ${
          back === 0 ? 'vous ne reprenez rien.' : `vous n’en reprenez que ${back}.`
        }`,
      even: (move: string, reply: string, back: number) =>
        `Après ${move} et ${reply}, vous reprenez ${pieces(back)}\u00a0: ce n’est pas le mieux. Une autre offre rapporte davantage.`,
      free: (move: string) =>
        `Après ${move}, rien n’oblige l’adversaire à prendre\u00a0: il joue ce qu’il veut. Cherchez un coup qui le force.`,
      over: (move: string) => `${move} termine la partie, mais ce n’est pas l’idée cherchée.`,
    },
    tapped: (square: number, asked: number) =>
      square > asked
        ? `C’est la case ${square}\u00a0: ${asked} vient avant.`
        : `C’est la case ${square}\u00a0: ${asked} vient après.`,
    named: (square: number) =>
      `La case ${square} est celle qui est maintenant entourée sur le damier.`,
    notNeighbour: (square: number, asked: number) =>
      `La case ${square} ne touche pas la ${asked} par un coin.`,
    notDiagonal: (square: number, asked: number) =>
      `La case ${square} n’est sur aucune diagonale de la ${asked}.`,
    tap: {
      taken: (square: number) => `Sur la case ${square} il y a déjà une pièce.`,
      middle: (square: number) =>
        `La case ${square} est au milieu\u00a0: au départ, les deux rangées du milieu restent vides.`,
      here: (square: number) =>
        `La pièce est déjà en ${square}\u00a0: cherchez où elle peut aller.`,
      otherSide: (square: number) =>
        `La pièce de la case ${square} est de l’autre couleur\u00a0: relisez la question.`,
      notThisPiece: (square: number) =>
        `La pièce de la case ${square} n’est pas celle que l’on cherche\u00a0: regardez les cases autour d’elle.`,
      notLastRow: (square: number) =>
        `La case ${square} n’est pas sur la dernière rangée, celle du bord d’en face.`,
    },
    play: {
      noCrown: (move: string) =>
        `${move} est permis, mais ce pion n’arrive pas sur la dernière rangée.`,
      escapes: (move: string, reply: string) =>
        `Après ${move}, l’adversaire peut jouer ${reply}, et vous n’avez rien à prendre.`,
      other: (move: string) =>
        `${move} est permis, mais ce n’est pas le coup demandé. Relisez la question.`,
    },
    itself: (square: number) => `La ${square} est la case de la question.`,
    notThis: 'Ce n’est pas la bonne réponse. Regardez l’indice et réessayez.',
  },

  pages: {
    title: 'Exercices',
    intro:
      'Une question à la fois, sur un vrai damier. Pas de chronomètre : on réessaie tout de suite, les indices viennent avant la solution, et chaque mauvaise réponse reçoit sa raison.',
    kept: 'Votre progression reste dans ce navigateur, sans compte. Elle s’exporte et s’efface dans les réglages de la partie, sous « Vos données ».',
    count: (n: number) => (n === 1 ? '1 exercice' : `${n} exercices`),
    known: (n: number, of: number) => `${n} sur ${of} réussis`,
    success: (share: string) => `réussite du premier coup\u00a0: ${share}`,
    untried: 'pas encore essayé',
    start: 'Commencer',
    goOn: 'Continuer',
    random: 'Au hasard',
    next: 'Suivant',
    previous: 'Précédent',
    all: 'Tous les exercices',
    place: (n: number, of: number) => `Exercice ${n} sur ${of}`,
    number: (n: number) => `Exercice ${n}`,
    states: {
      new: 'nouveau',
      known: 'réussi',
      due: 'à revoir',
      missed: 'à reprendre',
    },
    practice: {
      title: 'Pratique contre la machine',
      intro:
        'Des finales et des coups qui ont un nom, à jouer jusqu’au bout contre une machine qui défend de toute sa force.',
      start: 'Choisir un but',
    },
    review: {
      title: 'Révision',
      intro:
        'Environ douze exercices mêlés : ceux qu’il est temps de revoir, quelques nouveaux, un ou deux anciens, et les buts de la pratique qu’il est temps de rejouer. Ce qui est réussi revient après 1, 3, 7, 16 puis 35 jours ; ce qui est manqué, demain.',
      due: (n: number) =>
        n === 0
          ? 'Rien à revoir aujourd’hui : la révision propose du nouveau.'
          : n === 1
            ? '1 exercice à revoir aujourd’hui.'
            : `${n} exercices à revoir aujourd’hui.`,
      start: 'Commencer la révision',
      turned: 'Vu d’en face : damier tourné d’un demi-tour, couleurs échangées.',
      why: { due: 'à revoir', new: 'nouveau', old: 'pour se souvenir' },
      finished: 'Révision terminée',
      summary: (clean: number, helped: number, missed: number) =>
        [
          `Du premier coup\u00a0: ${clean}.`,
          helped > 0 ? `Avec un indice\u00a0: ${helped}.` : '',
          missed > 0 ? `À reprendre demain\u00a0: ${missed}.` : 'Rien à reprendre.',
        ]
          .filter(Boolean)
          .join(' '),
      again: 'Une autre série',
      end: 'Voir le bilan',
      later: 'Garder pour plus tard',
    },
  },

  ui: {
    right: 'Juste',
    notYet: 'Pas encore',
    note: 'À savoir',
    done: 'C’est tout',
    doneHelp: 'Touchez les cases, puis dites « C’est tout ».',
    doneOne: 'Touchez la case.',
    chooseHelp: 'Choisissez une réponse.',
    playHelp: 'Jouez le coup sur le damier.',
    lineHelp: 'Jouez sur le damier ; les réponses se jouent seules.',
    found: (squares: readonly number[]) =>
      squares.length === 0 ? '' : `Trouvées\u00a0: ${list(squares)}.`,
    hint: (n: number) => `Indice ${n}`,
    hints: 'Indices',
    solution: 'Voir la solution',
    solutionTitle: 'Solution',
    replay: 'Revoir',
    retry: 'Réessayer',
    again: 'Recommencer',
    beforeAfter: 'Avant ou après le coup',
    before: 'Avant',
    after: 'Après',
    typeNumber: 'Ou écrivez-le',
    answer: 'Répondre',
    article: 'Lire la règle',
    step: { back: 'Coup précédent', forward: 'Coup suivant' },
    squareRight: (square: number) => `Case ${square}\u00a0: juste.`,
    pieces: 'Les pièces',
  },

  deep,
};

export type Words = typeof words;
