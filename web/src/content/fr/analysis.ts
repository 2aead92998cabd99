/** L’analyse. */
import type { AnalysisTexts } from '../../features/analysis/texts';
import type { Color } from '../../wasm/types';

const side = (color: Color | null) => (color === 'black' ? 'Noirs' : 'Blancs');
const plies = (n: number) => `${n} ${n < 2 ? 'demi-coup' : 'demi-coups'}`;
const grades = {
  inaccuracy: ['imprécision', 'imprécisions'],
  mistake: ['erreur', 'erreurs'],
  blunder: ['faute grave', 'fautes graves'],
} as const;

export const analysis: AnalysisTexts = {
  title: 'Analyse',
  intro:
    'Jouez sur le damier pour essayer, revenir, comparer\u00a0: chaque autre coup ouvre une variante. La machine réfléchit dans votre navigateur, même sans réseau, ou sur le serveur, au choix.',
  loading: 'L’analyse se prépare…',
  failed: 'L’analyse n’a pas pu être chargée. Rechargez la page quand le réseau est là.',
  board: { label: 'Damier de l’analyse', flip: 'Retourner le damier' },
  step: {
    first: 'Début de la partie',
    back: 'Coup précédent',
    forward: 'Coup suivant',
    last: 'Fin de la ligne',
    keys: 'Parcourir la partie\u00a0: flèches gauche et droite, haut et bas entre les variantes',
  },
  engine: {
    title: 'La machine',
    start: 'Analyser',
    stop: 'Arrêter',
    lines: 'Lignes',
    waiting: 'La machine cherche…',
    over: 'La partie est finie\u00a0: il n’y a plus rien à chercher.',
    failed: 'La machine n’a pas pu être chargée.',
    where: 'Où',
    browser: 'ce navigateur',
    server: 'le serveur',
    busy: 'Le serveur a trop à faire en ce moment. Réessayez plus tard, ou laissez chercher ce navigateur.',
    unreachable: 'Le serveur ne répond pas\u00a0: laissez chercher ce navigateur.',
    depth: (depth, nodes) => `Profondeur ${depth}, ${nodes} positions vues`,
    cores: 'Cœurs',
    together: (threads) => `${threads} cœurs`,
    exact: 'Valeur exacte, par les tables de finales\u00a0: il n’y a rien à chercher.',
    estimate: 'Estimation, sans table pour cette finale.',
    hidden: 'La machine est arrêtée.',
    keep: (moves) => `Ajouter la ligne ${moves} à l’arbre`,
    bar: (text) => `Évaluation, vue des Blancs\u00a0: ${text}`,
    said: (kind, color, n) => {
      switch (kind) {
        case 'level':
          return 'jeu égal';
        case 'slight':
          return `léger avantage aux ${side(color)}`;
        case 'clear':
          return `net avantage aux ${side(color)}`;
        case 'decisive':
          return `avantage décisif aux ${side(color)}`;
        case 'win':
          return `gain des ${side(color)} en ${plies(n)}`;
        case 'draw':
          return 'nulle par les finales';
      }
    },
  },
  threat: {
    show: 'Menace',
    thinking: 'La machine cherche la menace…',
    found: (color, line, worth) =>
      `Si c’était aux ${side(color)} de jouer\u00a0: ${line} (${worth}). Flèche en tirets sur le damier.`,
    none: {
      over: 'La partie est finie\u00a0: plus rien ne menace.',
      capture: 'Une prise est obligatoire\u00a0: il n’y a de menace à voir qu’après elle.',
      impossible: 'Avec l’autre camp au trait, cette position n’est pas possible.',
      stuck: 'L’autre camp n’aurait aucun coup\u00a0: il ne menace rien.',
    },
  },
  moves: {
    title: 'Coups et variantes',
    none: 'Aucun coup\u00a0: jouez sur le damier, collez une partie ou posez une position.',
    variation: 'Variante',
    setUp: 'position posée',
    promote: 'Mettre la variante devant',
    cut: 'Effacer à partir d’ici',
    undo: 'Annuler',
    cutDone: 'Le coup et sa suite sont effacés.',
    promoted: 'La variante est passée devant.',
    undone: 'Le dernier changement est annulé.',
  },
  pen: {
    title: 'Dessins sur le damier',
    take: 'Dessiner',
    help: 'Choisissez deux cases pour une flèche, deux fois la même pour un cercle. Échap termine.',
    chosen: (square) =>
      `Case ${square} choisie\u00a0: une autre case pour une flèche, la même pour un cercle.`,
    down: 'Dessin terminé.',
    mark: (from, to) => (from === to ? `cercle sur ${from}` : `flèche de ${from} à ${to}`),
    drawn: (mark) => `Dessiné\u00a0: ${mark}.`,
    wiped: (mark) => `Effacé\u00a0: ${mark}.`,
    wipe: 'Effacer les dessins',
    allWiped: 'Les dessins sont effacés.',
    list: (marks) => `Dessins\u00a0: ${marks}.`,
  },
  diagram: {
    open: 'Diagramme',
    title: 'Diagramme de la position',
    svg: 'Image SVG',
    png: 'Image PNG',
    failed: 'L’image n’a pas pu être faite.',
  },
  notes: {
    title: 'Notes sur',
    comment: 'Commentaire',
    sign: 'Signe du coup',
    signs: {
      '': 'aucun',
      '!': 'bon coup',
      '?': 'mauvais coup',
      '!!': 'coup brillant',
      '??': 'grosse faute',
      '!?': 'coup intéressant',
      '?!': 'coup douteux',
    },
    judgement: 'Position',
    noJudgement: 'sans jugement',
    braces:
      'Le format PDN ne permet pas d’accolades dans un commentaire\u00a0: des parenthèses les remplacent.',
    judgements: {
      10: 'égale',
      13: 'peu claire',
      14: 'léger avantage blanc',
      15: 'léger avantage noir',
      16: 'net avantage blanc',
      17: 'net avantage noir',
      18: 'gain blanc',
      19: 'gain noir',
    },
    atStart: 'le début',
  },
  file: {
    title: 'Ouvrir, enregistrer, copier',
    paste: 'Partie PDN, coups (32-28 ou 3228), position FEN ou Hub',
    pasteHelp:
      'Variantes, commentaires et signes sont gardés. Ce qui est sur le damier est remplacé\u00a0; «\u00a0Annuler\u00a0» le ramène.',
    open: 'Ouvrir',
    opened: (name, n) =>
      n === 0
        ? 'Position ouverte.'
        : `Partie ouverte\u00a0: ${[name, plies(n)].filter(Boolean).join(', ')}.`,
    choose: 'Choisir un fichier…',
    drop: 'Un fichier peut aussi être glissé sur la page.',
    reading: (games) => `Lecture des parties\u00a0: ${games}…`,
    many: (games) =>
      `${games} parties dans ce texte. La première est ouverte\u00a0; choisissez-en une autre ici.`,
    filter: 'Chercher un joueur, un tournoi, une date, un résultat',
    found: (games) => (games < 2 ? `${games} partie trouvée` : `${games} parties trouvées`),
    more: (shown) => `Montrer plus que les ${shown} premières`,
    unread: 'Ce texte n’a pas pu être lu. Rechargez la page quand le réseau est là.',
    openChosen: 'Ouvrir la partie choisie',
    partial: 'Seul le début a pu être lu\u00a0: …',
    warnings: 'À noter\u00a0:',
    pdn: 'La partie en PDN',
    download: 'Enregistrer en fichier',
    fen: 'La position en FEN',
    tags: 'La partie',
    names: {
      White: 'Blancs',
      Black: 'Noirs',
      Event: 'Épreuve',
      Date: 'Date',
      Result: 'Résultat',
    },
    results: {
      '*': 'en cours, ou inconnu',
      '2-0': '2 – 0, gain des Blancs',
      '1-1': '1 – 1, nulle',
      '0-2': '0 – 2, gain des Noirs',
    },
    noDate: 'Ce n’est pas une date. Écrivez 2026.11.30, ou 2026 si le jour est inconnu.',
    empty: 'Ce fichier est vide : il y faut une partie PDN, des coups ou une position FEN.',
    fresh: 'Commencer une nouvelle analyse',
    freshBack: 'Revenir à l’analyse d’avant',
    freshDone: 'Une nouvelle analyse commence.',
    library: {
      panel: 'Dans ma bibliothèque',
      keep: 'Garder dans la bibliothèque',
      kept: 'Gardée dans la bibliothèque.',
      same: 'Elle est déjà dans la bibliothèque.',
      failed:
        'La bibliothèque n’a pas pu être lue ni écrite\u00a0: ce navigateur n’a plus de place ou ne le permet pas. Rien n’a changé.',
      gone: 'Cette partie n’est plus dans la bibliothèque de ce navigateur.',
      find: 'Chercher cette position dans la bibliothèque',
    },
  },
  earlier: {
    title: 'Analyses précédentes',
    help: 'Les dernières analyses de ce navigateur, celles des autres onglets aussi. Celle qui est sur le damier y reste.',
    plies: (n) => (n === 0 ? 'aucun coup' : plies(n)),
    position: 'Position posée',
    apart:
      'Un autre onglet a changé la même analyse. La vôtre continue ici, à part\u00a0; la sienne est sous «\u00a0Analyses précédentes\u00a0».',
  },
  setUp: {
    title: 'Poser une position',
    open: 'Poser une position',
    take: 'Analyser cette position',
  },
  review: {
    title: 'Revue de la partie',
    intro:
      'La machine rejoue la ligne affichée et montre où la partie a tourné. Chaque faute se rejoue\u00a0: à vous de trouver mieux.',
    start: 'Passer la partie en revue',
    again: 'Refaire la revue',
    stop: 'Arrêter la revue',
    progress: (done, of) => `${done} positions sur ${of}`,
    none: 'Aucune faute trouvée.',
    short: 'Il faut au moins un coup joué.',
    plot: 'Évaluation au fil de la partie, en pions, vue des Blancs',
    plotHelp: 'Chaque valeur est aussi dans le tableau.',
    table: 'Le tableau des valeurs',
    columns: { move: 'Coup', value: 'Évaluation', grade: 'Jugement' },
    grades: { inaccuracy: 'Imprécision', mistake: 'Erreur', blunder: 'Faute grave' },
    count: (color, counts) => {
      const parts = (['inaccuracy', 'mistake', 'blunder'] as const)
        .filter((grade) => counts[grade] > 0)
        .map((grade) => `${counts[grade]} ${grades[grade][counts[grade] === 1 ? 0 : 1]}`);
      return `${side(color)}\u00a0: ${parts.length > 0 ? parts.join(', ') : 'aucune faute'}`;
    },
    found: 'Fautes trouvées',
    item: (move, grade, thrown) =>
      `${move}\u00a0: ${grades[grade][0]}${thrown ? ` qui ${thrown}` : ''}.`,
    thrown: ({ from, to }) => {
      if (from === null) return `mène à une finale ${to === 'draw' ? 'nulle' : 'perdue'}`;
      if (from === 'draw') return 'laisse échapper la nulle et perd';
      return to === 'draw' ? 'laisse échapper le gain (nulle)' : 'laisse échapper le gain et perd';
    },
    estimated:
      'Le serveur ne répond pas\u00a0: les finales que la page ne connaît pas elle-même sont estimées.',
    answer: 'La réponse',
    instead: (line, worth) => `Mieux\u00a0: ${line} (${worth}).`,
    missed: 'Combinaison manquée\u00a0:',
    kinds: {
      'coup-royal': 'coup royal',
      'coup-philippe': 'coup Philippe',
      'coup-napoleon': 'coup Napoléon',
      'coup-turc': 'coup turc',
      'coup-demi-turc': 'coup demi-turc',
      'coup-de-la-bombe': 'coup de la bombe',
      'envoi-a-dame': 'envoi à dame',
      'coup-de-rappel': 'coup de rappel',
      'double-deux': 'double-deux',
      'coup-de-mazette': 'coup de mazette',
      'coup-direct': 'coup direct',
    },
    newTab: '(nouvel onglet)',
    shot: (given, taken) => `donner ${given}, prendre ${taken}.`,
    better: 'Trouver mieux',
    show: 'Voir',
  },
  better: {
    title: 'Trouver mieux',
    task: (color, played) =>
      `Aux ${side(color)} de jouer. Dans la partie\u00a0: ${played}. Jouez un meilleur coup sur le damier.`,
    thinking: 'La machine regarde votre coup…',
    right: (move) => `${move}\u00a0: bien trouvé.`,
    same: 'C’est le coup de la partie. Cherchez un autre coup.',
    worse: (move, by, men) =>
      `${move} coûte encore ${by} ${men < 2 ? 'pion' : 'pions'}. Essayez autre chose.`,
    throws: (move, thrown) => `${move} ${thrown}. Essayez autre chose.`,
    solution: 'Montrer la solution',
    solved: (move) => `La machine aurait joué ${move}.`,
    leave: 'Revenir à l’analyse',
  },
};
