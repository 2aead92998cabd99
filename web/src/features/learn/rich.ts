/** Text with links to the glossary: `[[rafle]]` or `[[rafle|rafles]]`. */
import { TERMS, type TermId } from '../../content/types';

export interface Part {
  text: string;
  term: TermId | null;
}

export function parts(text: string): Part[] {
  const found: Part[] = [];
  let end = 0;
  for (const match of text.matchAll(/\[\[([^\]|]+)(?:\|([^\]]+))?\]\]/g)) {
    const [whole, id = '', shown] = match;
    if (match.index > end) found.push({ text: text.slice(end, match.index), term: null });
    found.push({ text: shown ?? id, term: TERMS.find((term) => term === id) ?? null });
    end = match.index + whole.length;
  }
  if (end < text.length) found.push({ text: text.slice(end), term: null });
  return found;
}
