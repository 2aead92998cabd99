/** Lines of a game: moves, and what was irregular among them. */

/** Whether a line holds more than moves: what happened at a table. The rules alone do not read it. */
export function beyondMoves(line: readonly string[]): boolean {
  return line.some((step) => !/^\d/.test(step));
}

/** How many steps two lines share from the start. */
export function commonStart(a: readonly string[], b: readonly string[]): number {
  let shared = 0;
  while (shared < a.length && shared < b.length && a[shared] === b[shared]) shared += 1;
  return shared;
}

/** The same, an irregularity that stands being one and the same whatever became of it: accepting it takes nothing back. */
export function standingStart(a: readonly string[], b: readonly string[]): number {
  const standing = (step: string) => step.replace(/;(pending|left|accepted);/, ';;');
  return commonStart(a.map(standing), b.map(standing));
}
