/** A long page comes from above, a piece in each task, so that no finger waits for all of it. */
import { flushSync, onDestroy } from 'svelte';
import { afterPicture } from '../../ui/task';

let whole: Promise<void> = Promise.resolve();

/** Settles when the page that was made last is all there. */
export const wholePage = (): Promise<void> => whole;

/** Called while a page is made: how many of its pieces are there, from 0 to `last`. */
export function stages(last: number): { readonly at: number } {
  let at = $state(0);
  let gone = false;
  // Paper wants all of it at once.
  const all = () => flushSync(() => (at = last));
  addEventListener('beforeprint', all);
  onDestroy(() => {
    gone = true;
    removeEventListener('beforeprint', all);
  });
  const build = async () => {
    while (at < last && !gone) {
      // Each piece has a picture of its own: laying out many at once takes long, too.
      await afterPicture();
      if (at < last) at += 1;
    }
  };
  whole = build();
  return {
    get at() {
      return at;
    },
  };
}
