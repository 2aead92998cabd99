/** Which way round the board stands, kept for a game as long as the tab is open. */
const NAME = 'damier.flipped';

/** As the reader left it, or null where the game is another. */
export function rememberedSide(key: string): boolean | null {
  try {
    const [kept, flipped] = (sessionStorage.getItem(NAME) ?? '').split(' ');
    return kept === key ? flipped === 'true' : null;
  } catch {
    return null;
  }
}

export function rememberSide(key: string, flipped: boolean): void {
  try {
    sessionStorage.setItem(NAME, `${key} ${String(flipped)}`);
  } catch {
    // A browser without storage: the board stands as it does until it is loaded anew.
  }
}
