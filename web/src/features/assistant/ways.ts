/** The three ways of asking, each with its address. */
export const WAYS = [
  { name: 'count', path: null },
  { name: 'find', path: 'position' },
  { name: 'played', path: 'coup-joue' },
] as const;
export type Way = (typeof WAYS)[number]['name'];

export const wayOf = (item: string | null): Way =>
  WAYS.find(({ path }) => path === item)?.name ?? 'count';
