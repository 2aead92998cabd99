/** Which moves were played in a position, in the main lines of the games that reached it, by whatever way. */
import { KEY, placesOf, type Entry } from './entry';
import type { Ending } from './query';

/** A legal move, by the key of the position that it leads to. */
export interface Step {
  notation: string;
  key: string;
}

export interface PlayedMove {
  notation: string;
  /** Games in which it was played there, and how they ended. */
  games: number;
  ended: Record<Ending, number>;
}

export interface Played {
  /** Games in which the position stood, also those that ended there. */
  games: number;
  /** Games that came to it in variations only: what was played there is not counted. */
  beside: number;
  /** The one played most often first. */
  moves: PlayedMove[];
}

/** Games that all reached the position. One counts once for each move that it played there, however often it came back. */
export function playedMoves(
  games: readonly Pick<Entry, 'keys' | 'result'>[],
  key: string,
  steps: readonly Step[],
  endingOf: (result: string) => Ending,
): Played {
  const moves = new Map(
    steps.map(({ notation, key }): [string, PlayedMove] => [
      key,
      { notation, games: 0, ended: { white: 0, black: 0, draw: 0, open: 0 } },
    ]),
  );
  let reached = 0;
  for (const { keys, result } of games) {
    const next = new Set<string>();
    for (const place of placesOf(keys, key, KEY)) {
      next.add(keys.slice((place + 1) * KEY, (place + 2) * KEY));
    }
    if (next.size > 0) reached += 1;
    for (const after of next) {
      const move = moves.get(after);
      if (!move) continue;
      move.games += 1;
      move.ended[endingOf(result)] += 1;
    }
  }
  const played = [...moves.values()].filter(({ games }) => games > 0);
  return {
    games: reached,
    beside: games.length - reached,
    moves: played.sort((a, b) => b.games - a.games),
  };
}
