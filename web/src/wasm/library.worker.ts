/** The library, away from the page: ten thousand games are read and searched without it ever waiting. */
import { Keeper, type Progress } from '../features/library/keeper';
import { ServerError, type Refusal } from '../features/library/server';
import { BrowserShelf, CHANNEL, ShelfError, type Trouble } from '../features/library/shelf';
import type { Moving } from '../features/library/sync';
import { WholeRules } from './rules';

/** What can be asked of it: the keeper's methods, by name. */
export type LibraryMethod =
  | 'find'
  | 'played'
  | 'add'
  | 'stop'
  | 'text'
  | 'ids'
  | 'file'
  | 'remove'
  | 'clear'
  | 'key'
  | 'makeCopy'
  | 'link'
  | 'removeCopy'
  | 'sync';

export interface LibraryRequest {
  id: number;
  method: LibraryMethod;
  fields: unknown[];
}

export type LibraryReply =
  | { kind: 'answer'; id: number; answer: unknown }
  | { kind: 'failed'; id: number; trouble: Trouble | Refusal; message: string }
  | { kind: 'progress'; progress: Progress }
  | { kind: 'moving'; moving: Moving }
  /** The library has changed, here or in another page. */
  | { kind: 'changed' };

const send = (reply: LibraryReply) => postMessage(reply);
/** The other pages of this browser. */
const others = new BroadcastChannel(CHANNEL);

const ready = Promise.all([WholeRules.load(), BrowserShelf.open()]).then(([rules, shelf]) => {
  const keeper = new Keeper(rules, shelf);
  keeper.onprogress = (progress) => send({ kind: 'progress', progress });
  keeper.onmoving = (moving) => send({ kind: 'moving', moving });
  keeper.onchange = () => {
    others.postMessage('changed');
    send({ kind: 'changed' });
  };
  others.addEventListener('message', () => {
    keeper.forget();
    send({ kind: 'changed' });
  });
  return keeper;
});
// Told by whoever asks.
ready.catch(() => undefined);

addEventListener('message', ({ data }: MessageEvent<LibraryRequest>) => {
  const { id, method, fields } = data;
  ready
    .then((keeper) => (keeper[method] as (...fields: unknown[]) => unknown).apply(keeper, fields))
    .then(
      (answer) => send({ kind: 'answer', id, answer }),
      (error: unknown) => {
        const trouble =
          error instanceof ShelfError
            ? error.trouble
            : error instanceof ServerError
              ? error.refusal
              : 'closed';
        send({ kind: 'failed', id, trouble, message: String(error) });
      },
    );
});
