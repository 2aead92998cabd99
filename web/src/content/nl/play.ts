import type { Color } from '../../wasm/types';
import { SIDES } from '../../i18n/words';
import type { PlayTexts } from '../fr/play';

const side = (color: Color): string => SIDES.nl[color];

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
};
