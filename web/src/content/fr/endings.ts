/** Les finales exactes. */
import type { EndingTexts } from '../../features/endings/texts';
import type { Color } from '../../wasm/types';

const side = (color: Color) => (color === 'white' ? 'Blancs' : 'Noirs');
const plies = (n: number) => `${n} ${n < 2 ? 'demi-coup' : 'demi-coups'}`;

export const endings: EndingTexts = {
  help: {
    ask: 'La partie est en cours. Les tables de finales connaissent l’issue et le meilleur coup\u00a0: les consulter, c’est se faire aider, et la partie en gardera la mention.',
    show: 'Consulter les tables quand même',
    given: 'Les tables ont été consultées pendant cette partie.',
  },
  asking: 'Les tables de finales sont consultées…',
  offline: (pieces, where) => {
    const why =
      pieces > 4
        ? 'Les finales de plus de quatre pièces sont l’affaire du serveur, qui ne répond pas.'
        : 'Les tables de finales n’ont pas pu être chargées.';
    return `${why} ${where === 'game' ? 'La partie continue sans tables.' : 'Ce que dit la machine n’est qu’une estimation.'}`;
  },
  missing: (pieces) =>
    pieces > 5
      ? `Aucune table de ce serveur ne couvre les finales de ${pieces} pièces. Les construire demanderait 16 Go de mémoire et une douzaine d’heures\u00a0: la machine n’en donne qu’une estimation. Avec cinq pièces au plus, la valeur exacte est à portée.`
      : 'Aucune table de ce serveur ne couvre cette finale. Celles de quatre pièces viennent avec le programme ; « damier tablebase build --pieces 5 » construit celles de cinq.',
  verdict: (color, wdl, n) => {
    if (wdl === 'draw')
      return `Nulle\u00a0: avec le meilleur jeu des deux camps, personne ne gagne.`;
    const end = n === null ? '' : n === 0 ? ' : la partie est finie' : ` en ${plies(n)}`;
    return wdl === 'win'
      ? `Les ${side(color)}, au trait, gagnent${end}.`
      : `Les ${side(color)}, au trait, perdent${end}.`;
  },
  proviso: (limit) =>
    limit
      ? 'Le nombre de demi-coups est exact, calculé à partir de toutes les positions de la finale. La limite de coups est jugée à part, ci-dessus\u00a0; les répétitions ne comptent pas.'
      : 'Valeur exacte, calculée à partir de toutes les positions de la finale. Ni les répétitions ni les limites de coups n’y entrent.',
  limit: (reason, moves, fits) => {
    const rule =
      reason === '25-moves' ? '25 coups' : reason === '16-moves' ? '16 coups' : '5 coups';
    const left = moves === 1 ? 'il reste 1 coup' : `il reste ${moves} coups`;
    return fits
      ? `Le gain tient dans la limite des ${rule} (${left}).`
      : `La limite des ${rule} tombe avant le gain (${left}), sauf si une prise ou un coup de pion la relance.`;
  },
  moves: 'Chaque coup',
  columns: { move: 'Coup', value: 'Ce qu’il donne' },
  worth: (wdl, n) => {
    if (wdl === 'draw') return 'nulle';
    return `${wdl === 'win' ? 'gagne' : 'perd'}${n === null ? '' : ` en ${plies(n)}`}`;
  },
  proof: {
    win: 'Voir le gain, coup par coup',
    draw: 'Est-ce nul ? Voir la preuve, coup par coup',
    loss: 'Voir la meilleure défense',
  },
  whyDraw: (color, moves) =>
    `Aucun des ${moves} coups des ${side(color)} ne gagne, et l’adversaire a contre chacun au moins une réponse qui annule. Dans la suite montrée, chaque camp pose à l’autre la question la plus difficile.`,
  lore: {
    'main-road':
      'La dame seule tient la grande diagonale (5-46), où personne d’autre ne se trouve\u00a0: c’est la défense classique. Deux dames ne l’y prennent jamais s’il n’y a rien à prendre d’abord, trois presque jamais, quatre toujours.',
    'three-kings':
      'Trois dames contre une\u00a0: nulle le plus souvent. On essaie de prendre d’abord la grande diagonale (5-46)\u00a0; la dame seule qui la tient est presque imprenable. Seize coups au plus.',
    'four-kings':
      'Quatre dames contre une\u00a0: elles gagnent, même contre la grande diagonale, quand elles sont au trait et que rien n’est en prise.',
    'two-kings':
      'Deux dames contre une\u00a0: nulle, sauf coup immédiat. La règle française arrête la partie aussitôt quand aucun gain n’est forcé\u00a0; la règle internationale laisse cinq coups.',
    'one-king':
      'Une dame contre une\u00a0: nulle, sauf prise immédiate. La règle française arrête la partie aussitôt quand aucun gain n’est forcé\u00a0; la règle internationale laisse cinq coups.',
  },
  practise: 'À jouer contre la machine\u00a0:',
  back: 'La même position revient : on peut continuer ainsi sans fin.',
  board: (ply, of) => `Position après ${plies(ply)} sur ${of}`,
  step: {
    first: 'Début de la suite',
    back: 'Demi-coup précédent',
    forward: 'Demi-coup suivant',
    last: 'Fin de la suite',
  },
};
