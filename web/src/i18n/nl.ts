import type { Color } from '../wasm/types';
import type { Messages } from './fr';
import { listed, SIDES } from './words';

const stukken = (n: number) => (n === 1 ? '1 stuk' : `${n} stukken`);
const and = listed('en');
const or = listed('of');
const side = (color: Color): string => SIDES.nl[color];
const plural = (n: number, one: string, many: string) => (n === 1 ? one : many);

export const nl = {
  and,
  or,
  /** Between a heading and what it heads. */
  colon: ': ',

  app: {
    pages: 'Leren en regels',
    learn: 'Leren',
    rules: 'Regels en hulp',
    tagline: 'Internationaal dammen',
    skip: 'Naar het dambord',
    loading: 'Het bord wordt klaargezet…',
    failed: 'De spelregels konden niet worden geladen. Herlaad de pagina.',
    close: 'Sluiten',
    cancel: 'Annuleren',
  },

  side,

  board: {
    label: 'Dambord, 50 donkere velden',
    help: 'Pijlen: van veld naar veld. Shift en pijl: langs een diagonaal. Enter: oppakken of neerzetten. Escape: annuleren.',
    square: (n) => `veld ${n}`,
    empty: 'leeg',
    piece: (color, role) =>
      `${color === 'white' ? 'witte' : 'zwarte'} ${role === 'man' ? 'schijf' : 'dam'}`,
    canMove: 'kan zetten',
    mustTake: (squares) => `moet ${or(squares)} slaan`,
    selected: 'gekozen',
    landing: 'mogelijk landingsveld',
    through: 'mogelijke tussenstap van de slag',
    ghost: 'geslagen stuk, nog niet weggenomen',
  },

  say: {
    move: (color, from, to) => `${side(color)}: ${from} naar ${to}.`,
    capture: (color, from, taken, to) =>
      `${side(color)}: ${from} slaat ${and(taken)} en komt op ${to}. ${stukken(taken.length)} geslagen.`,
    crowned: 'De schijf wordt dam.',
    yourTurn: (color) => `${side(color)} is aan zet.`,
    owed: (from) => `Slagplicht met ${or(from)}.`,
    picked: (square, ends) =>
      `${square} gekozen: ${ends.length === 0 ? 'geen landingsveld' : `kan naar ${or(ends)}`}.`,
    dropped: 'Keuze geannuleerd.',
    pieces: (color, men, kings) => {
      const parts = [];
      if (men.length > 0)
        parts.push(`${plural(men.length, 'schijf', 'schijven')} ${men.join(', ')}`);
      if (kings.length > 0)
        parts.push(`${plural(kings.length, 'dam', 'dammen')} ${kings.join(', ')}`);
      return `${side(color)}: ${parts.length > 0 ? parts.join('; ') : 'geen stukken'}.`;
    },
    noClock: 'Deze partij wordt zonder klok gespeeld.',
    noMoveYet: 'Nog geen zet gespeeld.',
    possible: (moves) =>
      moves.length === 0 ? 'Geen mogelijke zet.' : `Mogelijke zetten: ${moves.join(', ')}.`,
    back: (ply) => `Stand na ${ply} ${plural(ply, 'halve zet', 'halve zetten')}.`,
  },

  status: {
    turn: (color) => `${side(color)} is aan zet`,
    toYou: 'Je bent aan zet',
    thinking: 'De machine denkt na…',
    mustTake: (n) => `Slagplicht: ${stukken(n)}`,
    over: 'Partij afgelopen',
    reviewing: 'Je bekijkt de partij',
    continueMove: (moves) =>
      moves === 1
        ? 'De slag is nog niet af: ga door.'
        : 'De slag is nog niet af: kies hoe het verdergaat.',
  },

  endings: 'Exact eindspel: wie wint?',

  ruling: {
    play: 'Speel',
    title: 'Zet geweigerd',
    blocked: (square) => `${square} staat vast.`,
    mustTake: (from, n) => `Slagplicht: ${or(from)} moet${n > 1 ? ` ${n} stukken` : ''} slaan.`,
    light:
      'De lichte velden worden nooit gebruikt: er wordt alleen op de 50 donkere velden gespeeld.',
    rule: 'Regel',
    owed: 'De verplichte slag:',
    allowed: 'Dit stuk kan spelen:',
    takes: (squares) => `slaat ${and(squares)}`,
    article: 'Lees het artikel',
    compare: 'Vergelijk de slagen',
    hint: 'Een geweigerde zet wordt hier uitgelegd, met de regel.',
  },

  fork: {
    title: 'Welke slag?',
    confirmTitle: (notation) => `${notation} spelen?`,
    choose: (n, notation) => `${n}: ${notation}`,
  },

  actions: {
    newGame: 'Nieuwe partij',
    undo: 'Terug',
    redo: 'Opnieuw',
    flip: 'Omdraaien',
    slow: 'Vertraagd',
    settings: 'Instellingen',
    more: 'Meer',
  },

  moves: {
    title: 'Zetten',
    none: 'Nog geen zetten.',
    start: 'Begin',
    back: 'Vorige zet',
    on: 'Volgende zet',
    goto: (notation, ply) => `Zet ${ply}: ${notation}`,
  },

  typed: {
    label: 'Een zet typen',
    placeholder: '32-28 of 32x3',
    play: 'Speel',
    commands: { resign: ['opgeven', 'geef op'], draw: ['remise'], claim: ['claim', 'opeisen'] },
  },

  newGame: {
    level: (n: number) =>
      `${['Beginner', 'Makkelijk', 'Gemiddeld', 'Moeilijk', 'Zeer sterk'][Math.ceil(n / 4) - 1]} (${n})`,
    fenError: 'Onleesbare FEN',
  },

  settings: {
    language: 'Taal',
  },

  update: {
    ready: 'Er is een nieuwe versie. De partij blijft bewaard.',
    now: 'Herladen',
    later: 'Later',
  },

  sync: {
    offline: 'Server onbereikbaar: speel door, alles wordt later verstuurd.',
    notFound: 'Deze partij bestaat niet (meer) op deze server.',
  },

  engineFailed: 'De machine kon niet antwoorden.',
} satisfies Messages;
