/** The words of the practice against the machine, fetched with it. */
import type { Goal, GoalId } from '../practice';
import type { Color } from '../../wasm/types';

const camp = (color: Color) => (color === 'white' ? 'Blancs' : 'Noirs');

export const practice = {
  title: 'Pratique contre la machine',
  intro:
    'Une position, un but\u00a0: gagner, ou tenir la nulle. La machine défend de toute sa force, les règles de nulle comptent. On recommence tout de suite.',
  families: {
    ending: 'Les finales',
    combination: 'Les coups qui ont un nom',
  } satisfies Record<Goal['family'], string>,
  proof: {
    ending: 'Les tables de finales connaissent la valeur exacte de chacune.',
    combination: 'Une recherche voit chacune gagnée jusqu’à la fin de la partie.',
  } satisfies Record<Goal['family'], string>,
  goals: {
    opposition: ['L’opposition', 'Deux coups possibles, un seul gagne\u00a0: comptez les pas.'],
    'homme-contre-homme': ['Pion contre pion', 'Chacun va à dame\u00a0: arrivez au bon endroit.'],
    'dame-contre-pion': ['Dame contre pion', 'Il court à dame\u00a0: un seul coup le rattrape.'],
    'pion-contre-deux': [
      'Un pion contre deux',
      'Deux coups possibles, un seul tient\u00a0: passez par le bord.',
    ],
    'dame-et-pion': ['Dame et pion contre dame', 'Un piège, vite tendu, sinon c’est nul.'],
    'dame-et-pion-annuler': [
      'Tenir contre dame et pion',
      'La grande diagonale est à vous\u00a0: gardez-la.',
    ],
    'deux-dames': [
      'Deux dames contre une',
      'Presque toujours nulle\u00a0: ici, un filet se ferme.',
    ],
    'deux-dames-annuler': [
      'Tenir contre deux dames',
      'Trop près du centre, on se fait prendre\u00a0: choisissez votre ligne.',
    ],
    'deux-dames-contre-deux': [
      'Deux dames contre deux',
      'Nulle, sauf s’il y a un coup\u00a0: il y en a un.',
    ],
    'dame-et-deux-pions': [
      'Dame et deux pions contre dame',
      'Un seul coup gagne\u00a0: donnez pour attraper la dame.',
    ],
    'trois-dames': [
      'Trois dames contre une',
      'La dame seule n’a pas la grande diagonale. Seize coups au plus.',
    ],
    'trois-dames-annuler': [
      'Tenir contre trois dames',
      'La grande diagonale est à vous\u00a0: seize coups à tenir.',
    ],
    'quatre-dames': [
      'Quatre dames contre une',
      'Même sur la grande diagonale, la dame seule est prise.',
    ],
    'deux-pions-annuler': ['Deux pions contre une dame', 'Un seul coup tient au départ.'],
    'trois-pions-annuler': ['Dame contre trois pions', 'Ils vont passer\u00a0: gardez la nulle.'],
    'dame-contre-deux-pions': [
      'Dame contre deux pions',
      'Long mais sûr\u00a0: attendez-les au bon endroit.',
    ],
    'deux-dames-et-pion-annuler': [
      'Tenir contre deux dames et un pion',
      'Un seul coup tient au départ, puis seize coups à durer.',
    ],
    'deux-dames-et-pion': [
      'Deux dames et un pion contre une dame',
      'Le gain le plus long\u00a0: il tient tout juste dans les seize coups.',
    ],
    'coup-direct': ['Coup direct', 'Donnez un pion, reprenez-en trois.'],
    'coup-de-rappel': ['Coup de rappel', 'Envoyez-le, puis rappelez-le.'],
    'coup-de-mazette': ['Coup de mazette', 'Bâtissez une file, puis traversez-la et finissez.'],
    'double-deux': ['Double-deux', 'Deux rafles de deux\u00a0; il faut ensuite gagner la partie.'],
    'coup-de-ricochet': [
      'Coup de ricochet',
      'Prenez-en deux\u00a0: qui vous reprend est repris, avec un autre.',
    ],
    'coup-napoleon': ['Coup Napoléon', 'Trois dons, une rafle en zigzag.'],
    'coup-royal': ['Coup royal', 'Trois pions donnés au centre, cinq repris.'],
    'coup-philippe': ['Coup Philippe', 'Nettoyez, frappez, puis menez la partie au bout.'],
    chapelet: ['Chapelet', 'Échange après échange, puis une rafle jusqu’à la rangée de dame.'],
    'coup-de-la-trappe': ['Coup de la trappe', 'Ôtez le pion qui bouche le trou.'],
    'coup-de-la-bombe': [
      'Coup de la bombe',
      'Votre pion semble perdu\u00a0: la majorité l’épargne, il repart.',
    ],
    tourniquet: [
      'Tourniquet',
      'Il fait le tour et revient d’où il est parti\u00a0: à vous de rafler.',
    ],
    moulinet: ['Moulinet', 'Un pion noir tourne de prise en prise\u00a0: attendez-le où il finit.'],
    'coup-turc': ['Coup turc', 'Que la dame bute sur une pièce déjà prise.'],
    'envoi-a-dame': ['Envoi à dame', 'Donnez-lui deux dames, pour les reprendre.'],
    'coup-raphael': ['Coup Raphaël', 'Don après don, deux rafles\u00a0: tout est forcé.'],
  } satisfies Record<GoalId, readonly [name: string, idea: string]>,
  goal: {
    win: (side: Color) => `Vous avez les ${camp(side)}. But\u00a0: gagner.`,
    draw: (side: Color) => `Vous avez les ${camp(side)}. But\u00a0: tenir la nulle.`,
  },
  short: { win: 'gagner', draw: 'tenir la nulle' },
  yours: 'À vous de jouer.',
  thinking: 'La machine réfléchit.',
  reached: 'But atteint',
  missed: 'But manqué',
  failed: 'La machine n’a pas répondu.',
  ask: 'Redemander',
  slipped: {
    win: 'Les tables le savent\u00a0: le gain vient d’échapper. Vous pouvez reprendre ce coup.',
    draw: 'Les tables le savent\u00a0: la nulle vient d’échapper. Vous pouvez reprendre ce coup.',
  },
  byTables: 'La machine répond d’après les tables de finales.',
  hint: 'Indice',
  hinted: (move: string) => `La machine jouerait ${move}.`,
  back: 'Reprendre le coup',
  again: 'Recommencer',
  all: 'Toute la pratique',
  next: 'But suivant',
  pieces: 'Les pièces',
};

export type Practice = typeof practice;
