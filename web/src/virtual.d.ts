declare module 'virtual:opening' {
  import type { Language } from './i18n/i18n.svelte';
  import type { GameAnswer } from './wasm/types';

  const opening: Record<Language, GameAnswer>;
  export default opening;
}
