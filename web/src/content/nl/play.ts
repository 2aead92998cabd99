import type { Color } from '../../wasm/types';
import { SIDES } from '../../i18n/words';
import type { PlayTexts } from '../fr/play';

const side = (color: Color): string => SIDES.nl[color];
const n = (moves: number): string => (moves === 1 ? '1 zet' : `${moves} zetten`);

function said(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  const parts = [
    [Math.floor(seconds / 3600), 'uur', 'uur'],
    [Math.floor(seconds / 60) % 60, 'minuut', 'minuten'],
    [seconds % 60, 'seconde', 'seconden'],
  ] as const;
  const told = parts.filter(([n]) => n > 0).map(([n, one, many]) => `${n} ${n === 1 ? one : many}`);
  return told.length > 0 ? told.join(' ') : 'geen tijd meer';
}

export const play: PlayTexts = {
  clock: {
    comma: ',',
    says: (color, ms) => `${side(color)}: ${said(ms)}.`,
    stopped: 'De klok staat stil.',
    stoppedText: 'Er kan geen zet worden gedaan en voor niemand loopt de tijd.',
    empty: (color) =>
      `${side(color)} heeft geen tijd meer: loopt de klok verder, dan valt de vlag en is de partij verloren.`,
    resumeEmpty: 'Bevestigen: tijd voorbij',
    resume: 'Verder',
    correct: 'Tijden verbeteren…',
    correctTitle: 'Tijden verbeteren',
    correctText: 'Wat een arbiter beslist, of wat de spelers afspreken.',
    by: (ms) =>
      `${ms < 0 ? '−' : '+'}${Math.abs(ms) < 60_000 ? `${Math.abs(ms) / 1000}\u00a0s` : `${Math.abs(ms) / 60_000}\u00a0min`}`,
    low: (color, ms) => `${side(color)}: nog maar ${said(ms)}.`,
    adds: (seconds) => `+${seconds} s`,
    control: (move) => `controle na zet ${move}`,
    pause: 'Klok stilzetten',
  },

  choose: {
    clock: 'Klok',
    kinds: {
      none: 'Zonder',
      sudden: 'Totale tijd',
      fischer: 'Met bijtelling (Fischer)',
      moves: 'Zetten en tijd',
    },
    minutes: 'Minuten per speler',
    increment: 'Seconden erbij per zet',
    moves: 'Te spelen zetten',
    then: 'Daarna, minuten per periode',
    thenMoves: 'Zetten per periode (0: tot het einde)',
    start:
      'De klok begint bij de eerste zet. Een gevallen vlag verliest de partij, tenzij de laatste zet of een remiseregel haar al had beëindigd.',
    most: (low, high) => `${low} tot ${high}`,
    options: 'Tijdens de partij',
    takeBack: 'Zetten mogen worden teruggenomen',
    hint: 'Er mag een hint worden gevraagd',
    owed: 'Tonen wat geslagen moet worden',
  },

  result: {
    moves: (moves) => `Een partij van ${n(moves)}.`,
    hints: (count) => (count === 1 ? 'Eén hint gevraagd.' : `${count} hints gevraagd.`),
    rematch: 'Revanche',
  },

  sheet: {
    title: 'Notatie\u00adformulier',
    print: 'Afdrukken',
    help: 'Namen die hier staan, komen op het papier en nergens anders.',
    comma: ',',
    event: 'Wedstrijd',
    date: 'Datum',
    result: 'Uitslag',
    unfinished: 'Partij nog bezig',
    sign: ['Wit', 'Zwart', 'Arbiter'],
  },

  premove: {
    setting: 'Een zet klaarzetten terwijl de machine denkt',
    picked: (square: number) => `Klaargezette zet vanaf veld ${square}: waarheen?`,
    notYours: (square: number) => `Op ${square} staat geen stuk van je.`,
    planned: (move: string) => `Klaargezette zet: ${move}.`,
    cancel: 'Intrekken',
    cancelled: 'Klaargezette zet geannuleerd.',
    played: (move: string) => `Je klaargezette zet ${move}.`,
    dropped: (move: string) => `De klaargezette zet ${move} wordt niet gespeeld.`,
    otherwise: 'Na het antwoord zou hij andere stukken slaan dan daarvoor.',
  },

  hint: {
    title: 'Een hint',
    looking: 'De machine zoekt…',
    move: (notation) => `Speel ${notation}.`,
    why: 'Waarom?',
    only: 'Het is de enige legale zet.',
    takes: (squares) =>
      squares.length === 1
        ? `Deze zet slaat het stuk op ${squares[0]}.`
        : `Deze zet slaat ${squares.length} stukken: ${squares.join(', ')}.`,
    line: 'Wat er waarschijnlijk volgt',
    won: (men) =>
      men === 0
        ? 'Aan het eind daarvan heeft niemand iets gewonnen.'
        : `Aan het eind daarvan is de waarde van ${Math.abs(men) === 1 ? '1 schijf' : `${Math.abs(men)} schijven`} ${men > 0 ? 'gewonnen' : 'verloren'}.`,
    verdicts: {
      won: 'De machine verwacht winst.',
      clear: 'De machine ziet een duidelijk voordeel.',
      slight: 'De machine ziet een klein voordeel.',
      level: 'De machine ziet een gelijke stand.',
      draw: 'Volgens de eindspeltabellen is dit remise.',
      worse: 'De machine ziet een klein nadeel.',
      bad: 'De machine ziet een duidelijk nadeel, maar dit verdedigt het best.',
      lost: 'De machine verwacht verlies, maar dit verdedigt het best.',
    },
    kept: 'De partij bewaart hoeveel hints er zijn gevraagd.',
  },

  looks: {
    pieces: 'Stukken',
    sets: { usual: 'Klassiek', flat: 'Vlak', grooved: 'Geribd', marked: 'Gemerkt' },
    speed: 'Animatie',
    speeds: ['Langzaam', 'Gewoon', 'Snel', 'Geen'],
  },
};
