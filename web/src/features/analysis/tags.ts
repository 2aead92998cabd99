/** What the head of a game may say: the values that PDN has for a result and for a date. */

/** `*`: the game goes on, or nobody knows. */
export const RESULTS = ['*', '2-0', '1-1', '0-2'] as const;
export type GameResult = (typeof RESULTS)[number];

/** What the head of a game says, as it is shown in one line; nothing of what nobody knows. */
export function headOf(
  tags: Readonly<Record<string, string | undefined>>,
  dateOf = (date: string) => date,
): string[] {
  const { White, Black, Event, Date: date, Result } = tags;
  const known = (tag: string | undefined) => tag !== undefined && !/^(\?.*|\*|)$/.test(tag.trim());
  const players = White !== undefined || Black !== undefined;
  return [
    ...(players ? [`${White ?? '?'} – ${Black ?? '?'}`] : []),
    ...[Event, date && dateOf(date), Result].filter((tag) => tag !== undefined).filter(known),
  ];
}

/**
 * A date as PDN has it, `2026.11.30`, with `??` for a month or day that is not known. It may be written the other way
 * round, and with other signs between; null where it is no date.
 */
export function readDate(text: string): string | null {
  const parts = text
    .trim()
    .split(/[.\-/\s]+/)
    .filter(Boolean);
  if (parts.length === 3 && /^\d{1,2}$/.test(parts[0] ?? '')) parts.reverse();
  const [year = '', month = '??', day = '??'] = parts;
  if (parts.length > 3 || !/^(\d{4}|\?{4})$/.test(year)) return null;
  if (![month, day].every((part) => /^(\d{1,2}|\?{1,2})$/.test(part))) return null;
  const two = (part: string) => (part.startsWith('?') ? '??' : part.padStart(2, '0'));
  return isDay(year, month, day) ? `${year}.${two(month)}.${two(day)}` : null;
}

/** What is not known may be anything; a leap year is one, then. */
function isDay(year: string, month: string, day: string): boolean {
  const known = (part: string, otherwise: number) =>
    part.startsWith('?') ? otherwise : Number(part);
  const [y, m, d] = [known(year, 2000), known(month, 1), known(day, 1)];
  const date = new Date(0);
  date.setUTCFullYear(y, m - 1, d);
  return date.getUTCMonth() === m - 1 && date.getUTCDate() === d;
}
