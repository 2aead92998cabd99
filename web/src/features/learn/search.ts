/** Finding texts by words, whatever the accents, capitals and apostrophes. */
export function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .replaceAll('’', "'")
    .toLowerCase();
}

/** Whether a text holds all the words of a search; an empty search finds everything. */
export function holdsWords(text: string, search: string): boolean {
  const folded = fold(text);
  return fold(search)
    .split(/\s+/)
    .every((word) => folded.includes(word));
}
