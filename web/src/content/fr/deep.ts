/** The words of the exercises that a search or the tables have proved; they come with the other exercises. */
import type { DeepKind, Value } from '../../features/exercises/types';
import type { Color } from '../../wasm/types';

const camp = (color: Color) => (color === 'white' ? 'Blancs' : 'Noirs');
const pieces = (n: number) => (n === 1 ? '1 pièce' : `${n} pièces`);
const coups = (n: number) => (n === 1 ? '1 coup' : `${n} coups`);

export const deepKinds = {
  shot: {
    title: 'Trouvez le coup',
    intro:
      'Des positions de parties que la machine a jouées contre elle-même. Un seul coup y gagne, une recherche profonde l’a vérifié\u00a0; rien ne l’annonce.',
  },
  win: {
    title: 'Gagner en n coups',
    intro:
      'De petites finales dont les tables savent tout\u00a0: un seul premier coup gagne dans le nombre de coups demandé, quoi que fasse l’adversaire.',
  },
  verdict: {
    title: 'Est-ce nul\u00a0?',
    intro:
      'Jugez une finale avant de la jouer\u00a0: pour qui a le trait, est-elle gagnée, nulle ou perdue\u00a0? La suite le montre.',
  },
  defend: {
    title: 'Défendre',
    intro:
      'Un seul coup tient\u00a0; les autres perdent un pion, ou la partie. Que menace l’adversaire\u00a0?',
  },
} satisfies Record<DeepKind, { title: string; intro: string }>;

export const deep = {
  question: {
    shot: (side: Color) => `Aux ${camp(side)}\u00a0: trouvez le coup qui gagne.`,
    win: (side: Color, n: number) => `Aux ${camp(side)}\u00a0: gagnez en ${coups(n)}.`,
    verdict: (side: Color) =>
      `Les ${camp(side)} ont le trait. Si chacun joue au mieux, que vaut la position pour eux\u00a0?`,
    defend: {
      search: (side: Color) =>
        `Aux ${camp(side)}\u00a0: un seul coup ne perd aucun pion. Lequel\u00a0?`,
      tables: (side: Color) =>
        `Aux ${camp(side)}\u00a0: un seul coup garde la nulle. Lequel\u00a0?`,
    },
  },
  values: { win: 'Gagnée', draw: 'Nulle', loss: 'Perdue' } satisfies Record<Value, string>,
  ask: {
    win: 'Quelles cases restent à l’adversaire\u00a0? Fermez-les une à une.',
    verdict:
      'Qui arrive à dame le premier\u00a0? Et qui devra jouer quand tous les chemins seront fermés\u00a0?',
    defend: 'Que jouerait l’adversaire si vous passiez votre tour\u00a0?',
  },
  why: {
    shot: (gain: number, win: boolean) =>
      win
        ? 'La partie est gagnée, et aucun autre premier coup ne valait celui-ci.'
        : gain > 0
          ? `Un gain de ${pieces(gain)}, et aucun autre premier coup ne valait celui-ci.`
          : 'Le pion va à dame, et aucun autre premier coup ne valait celui-ci.',
    win: (n: number) =>
      `Gagné en ${coups(n)}. Les tables ne connaissent pas d’autre premier coup aussi rapide.`,
    won: (move: string, n: number, keeps: number) =>
      `Gagnée\u00a0: ${move} gagne en ${coups(n)} au plus. ${
        keeps === 1
          ? 'C’est le seul coup qui gagne.'
          : `En tout, ${coups(keeps)} gagnent, celui-ci le plus vite.`
      }`,
    draw: (move: string, of: number, keeps: number) =>
      keeps === 1
        ? `Nulle\u00a0: aucun coup ne gagne, et sur ${of} un seul tient, ${move}.`
        : `Nulle\u00a0: aucun coup ne gagne, et sur ${of} il y en a ${keeps} qui tiennent, ainsi ${move}.`,
    loss: (move: string, n: number) =>
      `Perdue\u00a0: tous les coups perdent. Le plus tenace, ${move}, laisse encore ${coups(n)}.`,
    defend: {
      search: (others: number) =>
        `Chacun des ${others} autres coups perd au moins un pion\u00a0: une recherche profonde l’a vérifié.`,
      tables: (others: number) =>
        `Chacun des ${others} autres coups perd la partie\u00a0: les tables le savent.`,
    },
  },
  wrong: {
    nothing: (move: string) => `${move} ne gagne rien\u00a0: l’adversaire est libre de sa réponse.`,
    answered: (move: string, reply: string) =>
      `Après ${move}, l’adversaire répond ${reply}, et rien n’est gagné.`,
    late: (move: string) => `Après ${move}, le gain ne vient plus à temps.`,
    lateAfter: (move: string, reply: string, n: number) =>
      `Après ${move} et ${reply}, le gain en ${coups(n)} n’est plus là.`,
    loses: (move: string, reply: string) =>
      `Après ${move}, l’adversaire joue ${reply} et gagne la partie.`,
    losesPieces: (move: string, line: readonly string[], n: number) =>
      n > 0
        ? `Après ${move} vient ${line.join(' ')}\u00a0: vous perdez ${pieces(n)}.`
        : `Après ${move} vient ${line.join(' ')}\u00a0: l’adversaire va à dame.`,
    verdict: {
      win: (said: string): string =>
        said === 'draw'
          ? 'Il y a mieux que la nulle\u00a0: une suite force le gain.'
          : 'Un coup au moins ne perd pas.',
      draw: (said: string): string =>
        said === 'win'
          ? 'Aucun coup ne force le gain\u00a0: l’adversaire a toujours une réponse.'
          : 'Un coup au moins ne perd pas.',
      loss: (said: string): string =>
        said === 'win'
          ? 'Aucun coup ne force le gain\u00a0: l’adversaire a toujours une réponse.'
          : 'Aucun coup ne tient jusqu’au bout.',
    } satisfies Record<Value, (said: string) => string>,
  },
};

export type Deep = typeof deep;
export type DeepKindTexts = typeof deepKinds;
