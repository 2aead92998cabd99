/** A game's clock, what is chosen for a game, and what is left of it on paper. */
import type { Color } from '../../wasm/types';
import { SIDES } from '../../i18n/words';

const side = (color: Color): string => SIDES.fr[color];
const n = (moves: number): string => `${moves} ${moves < 2 ? 'coup' : 'coups'}`;

/** A time as it is said. */
function said(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  const parts = [
    [Math.floor(seconds / 3600), 'heure', 'heures'],
    [Math.floor(seconds / 60) % 60, 'minute', 'minutes'],
    [seconds % 60, 'seconde', 'secondes'],
  ] as const;
  const told = parts.filter(([n]) => n > 0).map(([n, one, many]) => `${n} ${n === 1 ? one : many}`);
  return told.length > 0 ? told.join(' ') : 'plus de temps';
}

export const play = {
  clock: {
    comma: ',',
    says: (color: Color, ms: number) => `${side(color)}\u00a0: ${said(ms)}.`,
    stopped: 'La pendule est arrêtée.',
    stoppedText: 'Aucun coup ne peut être joué et le temps ne court pour personne.',
    resume: 'Reprendre',
    empty: (color: Color) =>
      `Les ${side(color)} n’ont plus de temps\u00a0: si la pendule repart, leur drapeau tombe et ils perdent la partie.`,
    resumeEmpty: 'Confirmer : temps dépassé',
    correct: 'Corriger les temps…',
    correctTitle: 'Corriger les temps',
    correctText: 'Ce que décide un arbitre, ou ce dont les joueurs conviennent.',
    by: (ms: number) =>
      `${ms < 0 ? '−' : '+'}${Math.abs(ms) < 60_000 ? `${Math.abs(ms) / 1000}\u00a0s` : `${Math.abs(ms) / 60_000}\u00a0min`}`,
    low: (color: Color, ms: number) => `${side(color)}\u00a0: plus que ${said(ms)}.`,
    adds: (seconds: number) => `+${seconds} s`,
    control: (move: number) => `contrôle au ${move}ᵉ coup`,
    pause: 'Arrêter la pendule',
  },

  choose: {
    clock: 'Pendule',
    kinds: {
      none: 'Sans',
      sudden: 'Temps total',
      fischer: 'Avec ajout (Fischer)',
      moves: 'Coups et temps',
    },
    minutes: 'Minutes par joueur',
    increment: 'Secondes ajoutées à chaque coup',
    moves: 'Coups à jouer',
    then: 'Ensuite, minutes par période',
    thenMoves: 'Coups par période (0 : jusqu’à la fin)',
    start:
      'La pendule part au premier coup. Le drapeau tombé perd la partie, sauf si le dernier coup ou une règle de nulle l’a déjà terminée.',
    most: (low: string, high: string) => `de ${low} à ${high}`,
    options: 'Pendant la partie',
    takeBack: 'Les coups peuvent être repris',
    hint: 'Un indice peut être demandé',
    owed: 'Montrer ce qu’il faut prendre',
  },

  result: {
    moves: (moves: number) => `Partie de ${n(moves)}.`,
    hints: (count: number) => (count === 1 ? 'Un indice demandé.' : `${count} indices demandés.`),
    rematch: 'Revanche',
  },

  sheet: {
    title: 'Feuille de partie',
    print: 'Imprimer',
    help: 'Les noms écrits ici vont sur le papier et nulle part ailleurs.',
    comma: ',',
    event: 'Épreuve',
    date: 'Date',
    result: 'Résultat',
    unfinished: 'Partie en cours',
    sign: ['Blancs', 'Noirs', 'Arbitre'],
  },

  premove: {
    setting: 'Préparer un coup pendant que la machine réfléchit',
    picked: (square: number) => `Coup préparé depuis la case ${square}\u00a0: vers où\u00a0?`,
    notYours: (square: number) => `Aucune de vos pièces n’est en ${square}.`,
    planned: (move: string) => `Coup préparé\u00a0: ${move}.`,
    cancel: 'Retirer',
    cancelled: 'Coup préparé annulé.',
    played: (move: string) => `Votre coup préparé ${move}.`,
    dropped: (move: string) => `Le coup préparé ${move} n’est pas joué.`,
    otherwise: 'Après la réponse, il prendrait d’autres pièces que prévu.',
  },

  hint: {
    title: 'Un indice',
    looking: 'La machine cherche…',
    move: (notation: string) => `Jouez ${notation}.`,
    why: 'Pourquoi ?',
    only: 'C’est le seul coup légal.',
    takes: (squares: readonly string[]) =>
      squares.length === 1
        ? `Ce coup prend la pièce en ${squares[0]}.`
        : `Ce coup prend ${squares.length} pièces\u00a0: ${squares.join(', ')}.`,
    line: 'La suite attendue',
    won: (men: number) =>
      men === 0
        ? 'Au bout de cette suite, personne n’a rien gagné.'
        : `Au bout de cette suite, vous avez ${men > 0 ? 'gagné' : 'perdu'} l’équivalent de ${Math.abs(men) === 1 ? '1 pion' : `${Math.abs(men)} pions`}.`,
    verdicts: {
      won: 'La machine vous voit gagner.',
      clear: 'La machine vous voit un net avantage.',
      slight: 'La machine vous voit un léger avantage.',
      level: 'La machine voit une position égale.',
      draw: 'Par les tables de finales, c’est nulle.',
      worse: 'La machine vous voit un peu moins bien.',
      bad: 'La machine vous voit nettement moins bien, mais c’est la meilleure défense.',
      lost: 'La machine vous voit perdre, mais c’est la meilleure défense.',
    },
    kept: 'La partie garde le nombre d’indices demandés.',
  },

  looks: {
    pieces: 'Pièces',
    sets: { usual: 'Classiques', flat: 'Plates', grooved: 'Rainurées', marked: 'Marquées' },
    speed: 'Animation',
    speeds: ['Lente', 'Normale', 'Rapide', 'Aucune'],
  },
};

export type PlayTexts = typeof play;
