/** The claim sheet: is a draw due, by which rule, with which proof, or what is missing. */
import type { CounterNote, DrawStanding, Wdl } from '../../wasm/types';

const plies = (n: number) => `${n} ${n < 2 ? 'demi-coup' : 'demi-coups'}`;

export const draws = {
  title: 'Réclamation de nulle',
  position: 'Position réclamée',
  place: (ply: number) => (ply === 0 ? 'Position de départ' : `Après ${plies(ply)}`),
  ruleset: 'Règlement',
  verdict: {
    drawn: 'La partie est nulle : la règle l’a terminée.',
    claimable: 'Oui, la nulle peut être réclamée.',
    none: 'Non, aucune nulle n’est due dans cette position.',
    won: 'Non : la partie est finie et gagnée.',
    ended: 'La partie est déjà finie : les joueurs y ont mis fin.',
  },
  who: {
    draw: 'Ici la nulle tombe d’elle-même : personne n’a besoin de la réclamer. En compétition, l’arbitre la constate, appelé par un joueur (FMJD 3/5.4) ; la pendule tourne pendant l’examen, mais un drapeau tombé ne compte plus si la nulle est accordée (3/6.17).',
    claim:
      'Avec ce règlement, la partie continue tant qu’aucun joueur ne réclame. Le droit vaut pour la position sur le damier : il s’éteint au coup suivant.',
  },
  rules: 'Les cinq règles de nulle',
  kinds: {
    repetition: 'Répétition',
    '25-moves': 'Vingt-cinq coups',
    '16-moves': 'Seize coups',
    '5-moves': 'Cinq coups',
    'immediate-draw': 'Dames seules',
  } satisfies Record<CounterNote['kind'], string>,
  states: {
    due: 'nulle due',
    missing: 'pas encore',
    'other-material': 'sans objet',
    'win-forced': 'gain forcé',
    'no-rule': 'hors règlement',
  } satisfies Record<DrawStanding['state'], string>,
  source: 'Source',
  article: 'L’article « La partie nulle »',
  proof: 'La preuve',
  occurrences: 'Les positions égales, même joueur au trait',
  between: 'Coups depuis la première',
  counted: 'Le compte, coup par coup',
  from: 'Où le compte commence',
  now: 'La position réclamée',
  later:
    'La preuve, coup par coup, se lit une fois la partie finie\u00a0: pendant qu’on joue, la page n’aide personne.',
  exact: {
    draw: 'Chaque coup a été calculé jusqu’au bout : aucun ne gagne. Choisissez-en un pour voir la réponse qui tient la nulle, ou celle qui punit la faute.',
    win: 'Le gain se déroule coup par coup ci-dessous. Choisissez un autre coup pour voir ce qu’il donne.',
  },
  move: 'Coup',
  value: 'Vaut',
  worth: (wdl: Wdl, n: number | null) =>
    wdl === 'draw'
      ? 'nulle'
      : `${wdl === 'win' ? 'gagne' : 'perd'}${n === null ? '' : ` en ${plies(n)}`}`,
  line: (moves: string) => `Suite montrée\u00a0: ${moves}`,
  back: 'Coup précédent',
  on: 'Coup suivant',
  step: (n: number, of: number) => `${n} sur ${of}`,
  print: 'Imprimer',
  save: 'Enregistrer le texte',
  close: 'Fermer',
  confirm: 'Confirmer : nulle réclamée',
  done: (date: string) => `Établi par damier le ${date}.`,
  game: 'La partie',
  legend: 'o pion blanc, O dame blanche, x pion noir, X dame noire, . case libre',
  sign: ['Blancs', 'Noirs', 'Arbitre'],
};

export type DrawTexts = typeof draws;
