/** What the page of a game needs, in one chunk. */
export { default as Game } from './Game.svelte';
export { start } from './start';
