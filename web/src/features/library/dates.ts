/** Dates of games: as files write them, as people ask for them, and as a language shows them. */
import { LOCALES } from '../../i18n/day';
import type { Language } from '../../i18n/i18n.svelte';

/** Days from the first to the last, each `1996-05-31`; `00` and `99` stand for a part that may be anything. */
export interface Span {
  first: string;
  last: string;
}

/** A date, the year first or the day first. */
const DATE = String.raw`\d{4}(?:[-./](?:\d\d?|\?\??)){0,2}|(?:(?:\d\d?|\?\??)[-./]){0,2}\d{4}`;
/** One date, or two and what stands between them. */
const DATES = new RegExp(
  String.raw`^(${DATE})(?:\s*(?:-|–|—|/|,|\.\.+|\b(?:to|au|tot|t/m)\b)\s*(${DATE}))?$`,
  'i',
);
/** A season: `1995/96`, `1999-00`. */
const SEASON = /^(\d{4})[-/](\d\d)$/;

type Parts = readonly [year: string, month: string, day: string];

/** What a date says of its year, month and day; an empty part is not known. Null: no date can be so. */
function partsOf(date: string): Parts | null {
  const parts = date.split(/[-./]/);
  if (!/^\d{4}$/.test(parts[0] ?? '')) parts.reverse();
  // Some programs write 0 for what they do not know.
  const [year = '', month = '', day = ''] = parts.map((part) =>
    /^(\?+|0+)$/.test(part) ? '' : part.padStart(2, '0'),
  );
  if (year === '' || Number(month) > 12 || Number(day) > 31 || (month === '' && day !== '')) {
    return null;
  }
  return [year, month, day];
}

/** The dates that a text names: one, or the first and the last; null: it names none. */
function datesOf(text: string): readonly [Parts, Parts] | null {
  const date = text.trim();
  const season = seasonOf(date);
  if (season) return season;
  const [, first, last = first] = DATES.exec(date) ?? [];
  if (first === undefined || last === undefined) return null;
  const [one, two] = [partsOf(first), partsOf(last)];
  return one && two && [one, two];
}

/** `1995/96`: no month can be so, and the second year follows the first. */
function seasonOf(date: string): readonly [Parts, Parts] | null {
  const [, year = '', short = ''] = SEASON.exec(date) ?? [];
  const next = String(Number(year) + 1);
  if (short === '' || !next.endsWith(short)) return null;
  if (short !== '00' && Number(short) <= 12) return null;
  return [
    [year, '', ''],
    [next, '', ''],
  ];
}

/** The days that a date can be, all of them where it names two or leaves parts open; null: it is none. */
export function days(date: string): Span | null {
  const dates = datesOf(date);
  if (!dates) return null;
  const filled = (parts: Parts, unknown: string) =>
    parts.map((part) => (part === '' ? unknown : part)).join('-');
  const [first, last] = [filled(dates[0], '00'), filled(dates[1], '99')];
  return first <= last ? { first, last } : null;
}

/** The same of what somebody asks for: a day that no calendar has is none. */
export function askedDays(date: string): Span | null {
  const real = datesOf(date)?.every((parts) => parts.includes('') || dayOf(parts) !== null);
  return real === true ? days(date) : null;
}

/** The day; null: no calendar has it. */
function dayOf([year, month, day]: Parts): Date | null {
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  return date.getUTCMonth() === Number(month) - 1 ? date : null;
}

/** A date in the figures of a language, no more than is known of it; what is no date stays as it is. */
export function dateText(date: string, language: Language): string {
  const dates = datesOf(date);
  if (!dates || !days(date)) return date;
  const texts = dates.map((parts) => partsText(parts, language) ?? '');
  if (texts.includes('')) return date;
  return [...new Set(texts)].join(' – ');
}

function partsText(parts: Parts, language: Language): string | null {
  const [year, month, day] = parts;
  if (month === '') return year;
  const known = dayOf(day === '' ? [year, month, '01'] : parts);
  if (!known) return null;
  return known.toLocaleDateString(LOCALES[language], {
    timeZone: 'UTC',
    year: 'numeric',
    month: '2-digit',
    ...(day === '' ? {} : { day: '2-digit' as const }),
  });
}
