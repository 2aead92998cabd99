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
  return wordsOf(search).every((word) => folded.includes(word));
}

/** The same, where each word must begin one of the text's: « sonne » is not in « personne ». */
export function beginsWords(text: string, search: string): boolean {
  const begun = fold(text).split(/[^\p{L}\p{N}]+/u);
  return wordsOf(search).every((word) => begun.some((other) => other.startsWith(word)));
}

/** The words of a search, as they are compared. */
export const wordsOf = (search: string) => fold(search).split(/[^\p{L}\p{N}]+/u);
