/** Where the reader is among the pages about the rules. */
import { isGame, placeOf, type Place } from './paths';

const MISSING: Place = { page: 'missing', item: null };

class Router {
  place = $state.raw<Place>(placeOf(location.pathname) ?? MISSING);
  /** The reader has gone to a page whose title is not there yet: it takes the focus when it comes. */
  awaited = false;
  /** How far down the page was when the reader left it, on coming back to it. */
  y: number | null = null;
  #shows: (() => void) | null = null;

  /** What is to be seen of the page when it opens, for whoever scrolls to its head; it is shown at once, too. */
  arriving(show: () => void): () => void {
    this.#shows = show;
    show();
    return () => {
      if (this.#shows === show) this.#shows = null;
    };
  }

  /** To the head of the page, or to what of it has to be seen first. */
  head(): void {
    scrollTo(0, 0);
    this.#shows?.();
  }

  /** Goes to an address of these pages; false where it is not one of them. */
  go(path: string, search = ''): boolean {
    const place = placeOf(path);
    if (!place) return false;
    if (location.pathname !== path) {
      // Where the reader was, for whoever comes back.
      history.replaceState({ y: scrollY }, '');
      history.pushState(null, '', path + search);
    }
    this.y = null;
    this.place = place;
    return true;
  }

  /** The browser went back or forward. */
  sync(): void {
    const state = history.state as { y?: unknown } | null;
    this.y = typeof state?.y === 'number' ? state.y : null;
    const place = placeOf(location.pathname);
    if (place) this.place = place;
    else if (isGame(location.pathname)) location.reload();
    else this.place = MISSING;
  }
}

export const router = new Router();

/** Follows plain clicks on links without loading the page anew. */
export function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0) return;
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || link.hasAttribute('download') || link.target !== '') return;
  if (link.origin !== location.origin || link.hash !== '') return;
  if (router.go(link.pathname, link.search)) event.preventDefault();
}
