/** The comparison of up to three captures by their numbers. */

export type Verdict =
  | { kind: 'none' }
  | { kind: 'only'; pieces: number }
  | { kind: 'must'; which: number; pieces: number }
  | { kind: 'choice'; which: number[]; pieces: number };

/** `counts[i]` is the number of pieces of capture i + 1, or null where there is none. */
export function compare(counts: readonly (number | null)[]): Verdict {
  const given = counts.flatMap((pieces, i) => (pieces === null ? [] : [{ which: i + 1, pieces }]));
  const most = Math.max(0, ...given.map(({ pieces }) => pieces));
  const best = given.filter(({ pieces }) => pieces === most && pieces > 0);
  const [first] = best;
  if (!first) return { kind: 'none' };
  if (given.length === 1) return { kind: 'only', pieces: most };
  if (best.length === 1) return { kind: 'must', which: first.which, pieces: most };
  return { kind: 'choice', which: best.map(({ which }) => which), pieces: most };
}
