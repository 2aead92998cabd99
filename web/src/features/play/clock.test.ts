import { describe, expect, it } from 'vitest';
import {
  adjust,
  advance,
  AWAY_MS,
  begin,
  fallen,
  found,
  gain,
  left,
  nextChange,
  nextControl,
  pause,
  readClock,
  readControl,
  resume,
  stop,
  timeText,
  warningAt,
  type Clock,
  type Control,
} from './clock';

const S = 1000;
const MIN = 60 * S;
const SUDDEN: Control = { periods: [{ moves: null, ms: 5 * MIN }], increment: 0 };
const FISCHER: Control = { periods: [{ moves: null, ms: 3 * MIN }], increment: 2 * S };
/** The world federation's: 50 moves in two hours, then 25 an hour. */
const CLASSIC: Control = {
  periods: [
    { moves: 50, ms: 120 * MIN },
    { moves: 25, ms: 60 * MIN },
  ],
  increment: 0,
};

/** Plays moves one after the other, each at its time. */
function played(clock: Clock, ...nows: number[]): Clock {
  return nows.reduce((before, now) => {
    const steps = before.times.length;
    const turn = before.turn === 'white' ? 'black' : 'white';
    const made = Math.ceil(steps / 2);
    return advance(before, { shared: steps - 1, steps, turn, made }, now);
  }, clock);
}

describe('sudden death', () => {
  it('waits for the first move, then runs for the side to move alone', () => {
    const clock = begin(SUDDEN, 'white');
    expect(left(clock, 'white', 99 * MIN)).toBe(5 * MIN);
    expect(fallen(clock, 99 * MIN)).toBeNull();
    const one = played(clock, 10 * S);
    expect(left(one, 'white', 40 * S)).toBe(5 * MIN);
    expect(left(one, 'black', 40 * S)).toBe(4 * MIN + 30 * S);
    const two = played(one, 40 * S);
    expect(left(two, 'white', 41 * S)).toBe(4 * MIN + 59 * S);
    expect(left(two, 'black', 41 * S)).toBe(4 * MIN + 30 * S);
  });

  it('the flag falls with the last millisecond, and only for who is to move', () => {
    const clock = played(begin(SUDDEN, 'white'), 0);
    expect(fallen(clock, 5 * MIN - 1)).toBeNull();
    expect(fallen(clock, 5 * MIN)).toBe('black');
    expect(left(clock, 'black', 9 * MIN)).toBe(0);
  });
});

describe('with an increment', () => {
  it('each move adds it, the first too', () => {
    const clock = played(begin(FISCHER, 'white'), 0, 10 * S, 11 * S);
    expect(left(clock, 'white', 11 * S)).toBe(3 * MIN + 3 * S);
    expect(left(clock, 'black', 11 * S)).toBe(3 * MIN - 8 * S);
  });
});

describe('moves and time', () => {
  it('the next period comes with the last move of the one before, and the last comes back', () => {
    expect([49, 50, 51, 74, 75, 100].map((made) => gain(CLASSIC, made) / MIN)).toEqual([
      0, 60, 0, 0, 60, 60,
    ]);
    expect([0, 49, 50, 74, 75].map((made) => nextControl(CLASSIC, made))).toEqual([
      50, 50, 75, 75, 100,
    ]);
    expect(nextControl(SUDDEN, 3)).toBeNull();
  });

  it('a period without a number of moves is the last, and is given once', () => {
    const rest: Control = {
      periods: [
        { moves: 2, ms: MIN },
        { moves: null, ms: 30 * S },
      ],
      increment: S,
    };
    expect([1, 2, 3, 4].map((made) => gain(rest, made) / S)).toEqual([1, 31, 1, 1]);
    expect(nextControl(rest, 2)).toBeNull();
  });

  it('the time that is left is carried over', () => {
    const short: Control = { ...CLASSIC, periods: [{ moves: 1, ms: MIN }] };
    const clock = played(begin(short, 'white'), 0, 20 * S);
    expect(left(clock, 'black', 20 * S)).toBe(MIN - 20 * S + MIN);
  });
});

describe('moves taken back', () => {
  it('give back the time that they cost; who plays another pays for the thought since', () => {
    const clock = played(begin(SUDDEN, 'white'), 0, 30 * S, 50 * S, 80 * S);
    // White takes back two and plays another move.
    const place = { shared: 2, steps: 3, turn: 'black', made: 2 } as const;
    const again = advance(clock, place, 90 * S);
    expect(again.times.length).toBe(4);
    expect(left(again, 'white', 90 * S)).toBe(5 * MIN - 10 * S);
    expect(left(again, 'black', 90 * S)).toBe(5 * MIN - 30 * S);
  });

  it('a line that is cut leaves the clock with who is then to move', () => {
    const clock = played(begin(SUDDEN, 'white'), 0, 30 * S, 50 * S);
    const cut = advance(clock, { shared: 1, steps: 1, turn: 'black', made: 1 }, 60 * S);
    expect(left(cut, 'black', 65 * S)).toBe(5 * MIN - 5 * S);
  });

  it('moves that come all at once cost nothing', () => {
    const place = { shared: 0, steps: 3, turn: 'black', made: 2 } as const;
    const clock = advance(begin(FISCHER, 'white'), place, 9 * S);
    expect(left(clock, 'black', 9 * S)).toBe(3 * MIN);
    expect(left(clock, 'white', 9 * S)).toBe(3 * MIN + 2 * S);
  });

  it('what is only noted stops nobody’s time', () => {
    const clock = played(begin(SUDDEN, 'white'), 0);
    const wrong = advance(clock, { shared: 1, steps: 2, turn: 'white', made: 1, moves: 0 }, 20 * S);
    expect(left(wrong, 'black', 20 * S)).toBe(5 * MIN - 20 * S);
    // White claims after five seconds: Black plays again, with what was left after the wrong move.
    const place = {
      shared: 1,
      steps: 2,
      turn: 'black',
      made: 0,
      moves: 0,
      corrected: true,
    } as const;
    const again = advance(wrong, place, 25 * S);
    expect(left(again, 'black', 25 * S)).toBe(5 * MIN - 20 * S);
    expect(left(again, 'white', 25 * S)).toBe(5 * MIN - 5 * S);
    const noted = advance(clock, { shared: 1, steps: 2, turn: 'black', made: 1 }, 20 * S);
    expect(left(noted, 'black', 30 * S)).toBe(5 * MIN - 30 * S);
    expect(advance(noted, { shared: 2, steps: 2, turn: 'black', made: 1 }, 40 * S)).toBe(noted);
  });
});

describe('an arbiter', () => {
  it('stops the clock, corrects it and lets it go on', () => {
    const clock = pause(played(begin(SUDDEN, 'white'), 0), 20 * S);
    expect(left(clock, 'black', 999 * S)).toBe(5 * MIN - 20 * S);
    expect(fallen(clock, 999 * MIN)).toBeNull();
    const more = adjust(adjust(clock, 'white', MIN), 'black', -MIN);
    expect(left(more, 'white', 0)).toBe(6 * MIN);
    expect(left(more, 'black', 0)).toBe(4 * MIN - 20 * S);
    const on = resume(more, 1000 * S);
    expect(left(on, 'black', 1010 * S)).toBe(4 * MIN - 30 * S);
    // Never below nothing.
    expect(left(adjust(clock, 'black', -99 * MIN), 'black', 0)).toBe(0);
  });

  it('a move that comes while it stands leaves it standing', () => {
    const clock = played(pause(played(begin(SUDDEN, 'white'), 0), 20 * S), 500 * S);
    expect(clock.paused).toBe(true);
    expect(left(clock, 'black', 999 * S)).toBe(5 * MIN - 20 * S);
    expect(left(clock, 'white', 999 * S)).toBe(5 * MIN);
  });

  it('before the first move there is nothing to let go', () => {
    const clock = resume(pause(begin(SUDDEN, 'white'), 5), 9);
    expect(left(clock, 'white', 99 * S)).toBe(5 * MIN);
  });
});

describe('kept', () => {
  const running = played(begin(SUDDEN, 'white'), 0);

  it('a reload costs its time, a page that was left finds its clock stopped', () => {
    expect(left(found(running, 10 * S, 15 * S), 'black', 15 * S)).toBe(5 * MIN - 15 * S);
    const away = found(running, 10 * S, 10 * S + AWAY_MS + 1);
    expect(away.paused).toBe(true);
    expect(left(away, 'black', 999 * MIN)).toBe(5 * MIN - 10 * S);
    const ended = stop(running, 7 * S);
    expect(found(ended, 0, 999 * MIN)).toBe(ended);
    // The time of day was set back.
    expect(left(found({ ...running, since: 90 * S }, 95 * S, 20 * S), 'black', 20 * S)).toBe(
      5 * MIN,
    );
  });

  it('is read back, and whatever else lies there is not', () => {
    const stored: unknown = JSON.parse(JSON.stringify(running));
    expect(readClock(stored, SUDDEN)).toEqual(running);
    expect(readControl(JSON.parse(JSON.stringify(CLASSIC)))).toEqual(CLASSIC);
    for (const wrong of [
      null,
      7,
      {},
      { ...running, times: [] },
      { ...running, times: [[1]] },
      { ...running, times: [[1, -1]] },
      { ...running, turn: 'red' },
      { ...running, since: 'x' },
      { ...running, spent: null },
    ]) {
      expect(readClock(wrong, SUDDEN)).toBeNull();
    }
    for (const wrong of [
      null,
      { periods: [], increment: 0 },
      { periods: [{ moves: null, ms: 0 }], increment: 0 },
      { periods: [{ moves: 0, ms: MIN }], increment: 0 },
      { periods: [{ moves: null, ms: MIN }], increment: -1 },
      {
        periods: [
          { moves: null, ms: MIN },
          { moves: 2, ms: MIN },
        ],
        increment: 0,
      },
      { periods: [null], increment: 0 },
    ]) {
      expect(readControl(wrong)).toBeNull();
    }
  });
});

describe('what is shown', () => {
  it('minutes and seconds, hours where there are any, tenths at the end', () => {
    const texts = [
      [7_323_000, '2:02:03'],
      [300_000, '5:00'],
      [299_001, '5:00'],
      [299_000, '4:59'],
      [65_000, '1:05'],
      [10_000, '0:10'],
      [9_950, '0:10'],
      [9_900, '9,9'],
      [50, '0,1'],
      [0, '0,0'],
    ] as const;
    for (const [ms, text] of texts) expect(timeText(ms, ','), String(ms)).toBe(text);
    // Shown again when it changes, and not sooner.
    for (const ms of [299_001, 299_000, 10_000, 9_901, 300]) {
      const next = nextChange(ms);
      expect(timeText(ms - next, ',')).not.toBe(timeText(ms + 1, ','));
      expect(next).toBeLessThanOrEqual(1000);
    }
  });

  it('the warning comes at an eighth of the time, from 10 seconds to a minute', () => {
    const at = (ms: number) => warningAt({ periods: [{ moves: null, ms }], increment: 0 });
    expect([MIN, 4 * MIN, 90 * MIN].map(at)).toEqual([10 * S, 30 * S, 60 * S]);
  });
});
