/** What every page about the rules reads: the rules, and the texts in the reader's language. */
import { createContext } from 'svelte';
import type { Content } from '../../content/types';
import type { Rules } from '../../wasm/rules';

export interface Learn {
  readonly rules: Rules;
  readonly content: Content;
}

export const [useLearn, provideLearn] = createContext<Learn>();
