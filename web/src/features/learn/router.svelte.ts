/** Where the reader is among the pages about the rules. */
import { placeOf, type Place } from './paths';

class Router {
  place = $state.raw<Place>(placeOf(location.pathname) ?? { page: 'rules', item: null });

  /** Goes to an address of these pages; false where it is not one of them. */
  go(path: string, search = ''): boolean {
    const place = placeOf(path);
    if (!place) return false;
    if (location.pathname !== path) history.pushState(null, '', path + search);
    this.place = place;
    return true;
  }

  /** The browser went back or forward. */
  sync(): void {
    const place = placeOf(location.pathname);
    if (place) this.place = place;
    else location.reload();
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
