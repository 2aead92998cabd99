/** Names for the generated shapes that the page uses. */
import type { components } from './schema';

type Schemas = components['schemas'];

export type Game = Schemas['GameAnswer'];
export type NewGame = Schemas['NewGameRequest'];
export type EndRequest = Schemas['EndRequest'];
