/** What a first move does not need: dialogs, and what stands beside and below the board. */
import type { Answer, Bar, Offer } from '../../features/draws/offers';
import type { PartName } from '../../features/settings/data';
import type { Color, Ruleset } from '../../wasm/types';
import { play } from '../../content/fr/play';
import { listed, SIDES } from '../words';

const and = listed('et');
const side = (color: Color) => SIDES.fr[color];

export const more = {
  result: {
    win: (color: Color) => `Les ${side(color)} gagnent`,
    won: 'Vous avez gagné',
    lost: 'Vous avez perdu',
    resigned: 'Vous avez abandonné.',
    /** Of a game against the machine. */
    outOfTime: (won: boolean): string =>
      won ? 'La machine a dépassé son temps.' : 'Vous avez dépassé votre temps.',
    draw: 'Partie nulle',
    score: (winner: Color | null) =>
      winner === null ? '1 – 1' : winner === 'white' ? '2 – 0' : '0 – 2',
    reason: {
      'no-pieces': (loser: string) => `Les ${loser} n’ont plus de pièce.`,
      blocked: (loser: string) => `Les ${loser} sont bloqués\u00a0: aucun coup légal.`,
      resignation: (loser: string) => `Les ${loser} abandonnent.`,
      time: (loser: string) => `Les ${loser} ont dépassé leur temps.`,
      repetition: () => 'La même position est apparue pour la troisième fois, même camp au trait.',
      '25-moves': () => 'Vingt-cinq coups de chaque camp sans coup de pion ni prise.',
      '16-moves': () => 'Seize coups de chaque camp dans cette finale sans gain.',
      '5-moves': () => 'Cinq coups de chaque camp dans cette finale sans gain.',
      'immediate-draw': () =>
        'Une dame contre une, ou deux contre une, sans gain tactique immédiat.',
      agreement: () => 'Les deux joueurs sont convenus de la nulle.',
    },
    course: 'Revenir au cours',
    again: 'Nouvelle partie',
  },

  left: {
    invite: 'Première fois ? Six étapes suffisent',
    resume: 'Reprendre la partie',
    at: (plies: number) =>
      plies === 1 ? 'Laissée après 1 demi-coup.' : `Laissée après ${plies} demi-coups.`,
  },

  actions: {
    replay: 'Revoir',
    share: 'Partager',
    transfer: 'Importer, exporter',
    resign: 'Abandonner',
    draw: 'Proposer nulle',
    claim: 'Réclamer la nulle',
  },

  status: {
    replayCapture: 'Revoir la rafle',
    resume: 'Revenir au dernier coup',
  },

  sync: {
    waiting: (n: number) => (n === 1 ? '1 coup à envoyer' : `${n} coups à envoyer`),
    back: 'Reconnecté : tout est enregistré.',
    short: 'Hors ligne',
    retry: 'Réessayer',
    replaced: (moves: readonly string[]): string =>
      `La partie a continué ailleurs\u00a0: voici les coups du serveur. ${
        moves.length === 1 ? `Votre coup ${moves[0]} n’en est` : `Vos coups ${and(moves)} n’en sont`
      } pas.`,
    mine: 'Ouvrir ma suite à part',
    invalid: 'Le serveur a refusé la partie :',
  },

  fork: {
    confirmText: 'Appuyez encore sur la case d’arrivée ou sur le coup.',
    escape: 'Échap annule.',
    decline: 'Ne pas jouer',
    text: 'Ces prises enlèvent des pièces différentes. Choisissez un numéro, ou touchez une pièce à prendre.',
    back: 'Reprendre d’un pas',
  },

  ruling: {
    touched: 'Rien à jouer ici',
    unfinished: 'Prise en cours',
  },

  analyse: 'Analyser',
  // With a hyphen only where the letters leave no room for the whole word.
  library: 'Biblio\u00ADthèque',

  resign: {
    title: (color: Color) => `Les ${side(color)} abandonnent\u00a0?`,
    own: {
      title: 'Abandonner la partie\u00a0?',
      text: 'La partie sera perdue pour vous. On ne peut pas revenir sur un abandon.',
    },
    text: 'La partie sera perdue pour ce camp. On ne peut pas revenir sur un abandon.',
    confirm: 'Confirmer l’abandon',
    keep: 'Continuer la partie',
  },

  offers: {
    title: 'Proposer nulle',
    who: 'Qui propose ?',
    text: (to: Color) =>
      `Les ${side(to)} pourront accepter ou refuser\u00a0; jouer un coup vaut refus. Si l’offre est acceptée, la partie finit à égalité.`,
    machineText:
      'La machine examinera la position et répondra. Si elle accepte, la partie finit à égalité.',
    confirm: 'Confirmer la proposition',
    open: (by: Color) => `Les ${side(by)} proposent nulle.`,
    reply: (by: Color) => `Aux ${side(by)} de répondre.`,
    accept: 'Accepter…',
    refuse: 'Refuser',
    withdraw: 'Retirer',
    stands: 'En règlement FMJD, l’offre vaut jusqu’à la réponse (3/5.3).',
    acceptTitle: 'Accepter la nulle ?',
    acceptText: (by: Color) =>
      `Les ${side(by)} acceptent l’offre\u00a0: la partie finit à égalité, 1 – 1.`,
    acceptConfirm: 'Confirmer la nulle',
    free: 'Une nulle peut être proposée.',
    bar: (bar: Bar): string => {
      switch (bar.kind) {
        case 'over':
          return 'La partie est finie.';
        case 'review':
          return 'Revenez au dernier coup de la partie.';
        case 'open':
          return 'Une offre attend déjà sa réponse.';
        case 'turn':
          return 'Attendez votre tour : une offre se fait sur son propre temps.';
        case 'refused':
          return 'Déjà proposé : c’est à l’adversaire de faire la prochaine offre (FMJD 3/5.3).';
        case 'answered':
          return 'Offre déjà faite ici : jouez d’abord un coup.';
        case 'early':
          return `Règlement FMJD (3/5.3)\u00a0: pas d’offre avant 40 coups de chaque joueur. Encore ${bar.plies === 1 ? '1 demi-coup' : `${bar.plies} demi-coups`}.`;
      }
    },
    thinking: 'La machine examine l’offre…',
    closed: ({ by, state, answer }: Offer): string => {
      const offer = `Offre des ${side(by)}\u00a0: `;
      if (answer === 'moved') return `${offer}refusée, le coup suivant a été joué.`;
      switch (state) {
        case 'accepted':
          return `${offer}acceptée.`;
        case 'withdrawn':
          return `${offer}retirée.`;
        case 'void':
          return `${offer}annulée, des coups ont été repris.`;
        default:
          return `${offer}refusée.`;
      }
    },
    machine: {
      moved: '',
      claim: 'La machine accepte : la nulle pourrait de toute façon être réclamée.',
      proved: 'La machine accepte : cette finale est nulle, c’est prouvé.',
      losing: 'La machine accepte volontiers : elle se voit perdante.',
      worse: 'La machine accepte : elle se trouve un peu moins bien.',
      level: 'La machine accepte : la position est égale et la partie avancée.',
      early: 'La machine préfère jouer : la position est égale, mais tout reste à faire.',
      better: 'La machine refuse : elle se trouve mieux.',
      winning: 'La machine refuse : elle voit un gain.',
    } satisfies Record<Answer, string>,
    log: 'Offres de nulle',
    after: (ply: number) => (ply === 0 ? 'Au départ.' : `Après le demi-coup ${ply}.`),
  },

  notation: {
    title: 'Notation',
    none: 'Aucun coup joué.',
    of: (move: string) => `Notation de ${move}`,
    help: 'Chaque forme peut être écrite dans « Écrire un coup ».',
    forms: {
      short: 'Courte',
      path: 'Chemin complet',
      captured: 'Cases prises',
      hub: 'Hub (logiciels)',
    },
    spoken: { fr: 'À voix haute', en: 'En anglais', nl: 'En néerlandais' },
  },

  counters: {
    before: 'Comptes avant le dernier coup, qui peut encore être réclamé.',
    title: 'Règles de nulle',
    none: 'Aucun compteur ne court.',
    of: (count: number, limit: number) => `${count} sur ${limit}`,
    goto: (ply: number) => (ply === 0 ? 'Voir le départ' : `Voir le demi-coup ${ply}`),
    boards: 'Les positions égales en diagrammes',
    occurrence: (n: number) => `${n} sur 3\u00a0:`,
    place: (ply: number) => (ply === 0 ? 'au départ' : `après le demi-coup ${ply}`),
    resets: (n: number) =>
      n === 1 ? 'Compte remis à zéro : 1 fois' : `Comptes remis à zéro\u00a0: ${n} fois`,
    older: (n: number) => (n === 1 ? 'et 1 plus ancienne' : `et ${n} plus anciennes`),
    why: 'Pourquoi ? La preuve',
  },

  newGame: {
    title: 'Nouvelle partie',
    opponent: 'Adversaire',
    two: 'À deux, sur cet écran',
    machine: 'Contre la machine',
    table: 'Mode table (règles du tournoi : les erreurs sont possibles)',
    tableHelp:
      'Rien n’est empêché. L’adversaire peut réclamer ; lui seul choisit de faire corriger ou de laisser.',
    tableFamily: 'Rien n’est empêché. Si un coup est irrégulier, on revient au dernier coup légal.',
    tableMachine: 'Contre la machine, un coup irrégulier n’est jamais joué : il est expliqué.',
    strength: 'Force de la machine',
    color: 'Vous jouez',
    colors: { white: 'les Blancs', black: 'les Noirs', random: 'au hasard' },
    ruleset: 'Règlement',
    rulesets: {
      ffjd: 'Fédération française',
      fmjd: 'Fédération mondiale (Annexe 1)',
      lidraughts: 'En ligne (nulles à réclamer)',
      family: 'En famille',
    } satisfies Record<Ruleset, string>,
    rulesetHelp: {
      ffjd: 'Nulles automatiques : répétition, 25 coups, 16 coups ; une ou deux dames contre une : nulle dès que c’est prouvé.',
      fmjd: 'Nulles automatiques : répétition, 25 coups, 16 coups ; 5 coups pour une à deux pièces contre une dame.',
      lidraughts: 'Comme la Fédération mondiale, mais la répétition se réclame.',
      family:
        'Aucune nulle automatique ; elles peuvent être réclamées. Un coup irrégulier est repris.',
    } satisfies Record<Ruleset, string>,
    position: 'Position de départ',
    standard: 'Position initiale',
    fromFen: 'Une position écrite (FEN)',
    fen: 'La position, écrite en FEN ou en Hub',
    at: (n: number) => `caractère ${n}`,
    start: 'Commencer',
  },

  transfer: {
    title: 'Importer, exporter',
    fen: 'Position (FEN)',
    pdn: 'Partie (PDN)',
    copy: 'Copier',
    copied: 'Copié',
    copyFailed: 'La copie n’est pas permise ici : sélectionnez le texte.',
    paste: 'Coller une position (FEN, Hub) ou une partie (PDN)',
    pasteHelp: 'Une position, une partie entière ou une suite de coups.',
    open: 'Ouvrir',
    replace: 'La partie affichée reste enregistrée sous son lien.',
    place: (line: number, column: number | null) =>
      column === null ? `Ligne ${line}.` : `Ligne ${line}, colonne ${column}.`,
    nothing: 'Ni coup, ni en-tête, ni position dans ce texte.',
    several: (n: number, cut: boolean) =>
      cut
        ? `Plus de ${n} parties dans ce texte\u00a0: voici les ${n} premières. Laquelle ouvrir\u00a0?`
        : `${n} parties dans ce texte\u00a0: laquelle ouvrir\u00a0?`,
    warnings: 'À savoir sur ce texte :',
    game: (n: number) => `Partie ${n}`,
    plies: (n: number) => (n === 1 ? '1 demi-coup' : `${n} demi-coups`),
    opened: 'La partie est ouverte.',
    partial: (message: string) => `La partie est ouverte jusqu’à ce point\u00a0: ${message}`,
  },

  share: {
    title: 'Partager',
    game: 'Lien de la partie',
    gameHelp: 'Qui a ce lien peut voir et jouer la partie.',
    gameLater: 'Le lien sera prêt quand la partie aura été envoyée au serveur.',
    position: 'Lien de la position',
    positionHelp: 'La position est dans l’adresse elle-même : aucun serveur nécessaire.',
    native: 'Partager…',
  },

  settings: {
    title: 'Réglages',
    theme: 'Apparence',
    themes: { system: 'Système', light: 'Clair', dark: 'Sombre' },
    board: 'Damier',
    boards: {
      wood: 'Bois',
      green: 'Vert',
      blue: 'Bleu',
      grey: 'Gris',
      contrast: 'Contraste élevé',
      mono: 'Noir et blanc',
    },
    numbers: 'Numéros des cases',
    numberKinds: { off: 'Aucun', border: 'Au bord', all: 'Sur chaque case' },
    hints: 'Montrer les pièces qui peuvent jouer et les prises dues',
    single: 'Jouer d’un seul geste une prise unique',
    confirm: 'Demander confirmation avant chaque coup',
    sound: 'Sons',
    sounds: {
      move: 'Coup',
      capture: 'Prise',
      crown: 'Dame',
      end: 'Fin de partie',
      clock: 'Temps court',
    },
    keys: 'Raccourcis d’une lettre (p, d, m, h, c, s, r)',
    data: 'Vos données',
    dataText:
      'Ni compte, ni cookie, ni mesure d’audience. Les parties sont enregistrées sur ce serveur sous un lien secret ; ce navigateur en garde une copie, vos réglages et votre progression.',
    games: (n: number) =>
      n === 0
        ? 'Aucune partie gardée ici.'
        : n === 1
          ? '1 partie gardée ici.'
          : `${n} parties gardées ici.`,
    inLibrary: (n: number) =>
      `${n.toLocaleString('fr')} ${n === 1 ? 'partie' : 'parties'} dans la bibliothèque\u00a0: l’export les contient, et «\u00a0Tout effacer\u00a0» les efface aussi, avec leur copie sur le serveur.`,
    about: 'Tout sur vos données, les mentions légales et l’accessibilité',
    exportData: 'Exporter mes données',
    importData: 'Importer mes données',
    imported: ({
      games,
      progress,
      analysis,
      library,
      settings,
    }: Record<PartName, number>): string =>
      [
        games === 0 ? '' : games === 1 ? '1 partie ajoutée.' : `${games} parties ajoutées.`,
        progress ? 'La progression du fichier est de retour.' : '',
        analysis ? 'L’analyse du fichier est de retour.' : '',
        library === 0
          ? ''
          : `Bibliothèque\u00a0: ${library} ${library === 1 ? 'partie ajoutée' : 'parties ajoutées'}.`,
        settings ? 'Les réglages sont ceux du fichier.' : '',
      ]
        .filter(Boolean)
        .join(' '),
    libraryFailed:
      'La bibliothèque n’a pas pu être lue ni écrite : ce navigateur n’a plus de place ou ne le permet pas.',
    unreadable: {
      form: 'Ce fichier ne peut pas être lu. Il faut celui que donne « Exporter mes données » : damier.json.',
      newer:
        'Ce fichier vient d’une version plus récente de damier. Rechargez la page, puis réessayez.',
    },
    importNothing: 'Rien de nouveau à reprendre dans ce fichier.',
    eraseData: 'Tout effacer',
    eraseConfirm: 'Confirmer : tout effacer, ici et sur le serveur',
    erased: 'Tout a été effacé.',
    eraseFailed: 'Le serveur est injoignable : les parties y restent pour l’instant.',
  },

  text: {
    title: 'Position en toutes lettres',
    keysTitle: 'Touches sur le damier',
    keys: [
      ['Flèches', 'de case en case'],
      ['Maj + flèche', 'en diagonale'],
      ['Entrée, Espace', 'prendre, poser'],
      ['Échap', 'revenir d’un pas'],
      ['p', 'liste des pièces'],
      ['d', 'dernier coup'],
      ['m', 'coups possibles'],
      ['h', 'pendule et comptes de nulle'],
      ['c', 'écrire un coup'],
      ['s, r', 'coup suivant, précédent'],
    ] as [string, string][],
  },

  play,
};

export type More = typeof more;
