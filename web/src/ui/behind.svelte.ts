/**
 * An object as it was a moment ago: what stands beside the board follows after the picture in which the board
 * has answered. Its fields are taken over together, getters see them so, methods are those of the object itself.
 */
import { untrack } from 'svelte';
import { afterPicture } from './task';

/**
 * Called while a component is made; `fields` are all the state there is that getters do not work out. Where
 * `board` is still the same the board has nothing to do: then nothing waits.
 */
export function behind<T extends object>(
  target: T,
  fields: readonly (keyof T)[],
  board?: keyof T,
): T {
  const read = () => Object.fromEntries(fields.map((name) => [name, target[name]]));
  let shown = $state.raw(read());
  const now = $derived(read());
  $effect(() => {
    const next = now;
    if (board !== undefined && next[board as string] === untrack(() => shown)[board as string]) {
      shown = next;
      return;
    }
    void afterPicture().then(() => {
      // What has been followed by something else is not worth a picture.
      if (next === now) shown = next;
    });
  });
  return new Proxy(target, {
    get(_, name, follower) {
      if (Object.hasOwn(shown, name)) return Reflect.get(shown, name) as unknown;
      const found = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(target), name);
      const value: unknown = Reflect.get(target, name, found?.get ? follower : target);
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
    set: (_, name, value) => Reflect.set(target, name, value, target),
  });
}
