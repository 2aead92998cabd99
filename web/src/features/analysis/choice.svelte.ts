/** The games of a long text to choose from: a worker has them, the page sees some of them. */
import type { GamesReply } from '../../wasm/games.worker';
import { Clerk } from './clerk';
import type { CutGame, Found } from './many';

/** Games shown at once, and again with every « more »: more are found by their words. */
const SHOWN = 200;

export class Choice {
  /** Games found in the text so far. */
  count = $state(0);
  /** They are still being read. */
  busy = $state(true);
  /** They could not be read. */
  failed = $state(false);
  found = $state.raw<Found>({ rows: [], found: 0 });
  readonly #clerk: Clerk;
  #wanted = '';
  #most = SHOWN;

  /** `oncut` is told the game that is to be opened: one that was chosen, or the first by itself where `first` says so. */
  constructor(
    source: string | Blob,
    first: boolean,
    oncut: (game: CutGame, chosen: boolean) => void,
  ) {
    const take = (reply: GamesReply) => {
      if (reply.kind === 'read') {
        this.count = reply.count;
        if (reply.first && first) oncut(reply.first, false);
      } else if (reply.kind === 'done') this.#ready();
      else if (reply.kind === 'found') this.found = reply.found;
      else oncut(reply.game, true);
    };
    this.#clerk = new Clerk(source, take, () => {
      this.busy = false;
      this.failed = true;
    });
  }

  #ready(): void {
    this.busy = false;
    this.find('');
  }

  /** Narrows the list to the games that have all these words. */
  find(wanted: string): void {
    this.#wanted = wanted;
    this.#most = SHOWN;
    this.#look();
  }

  more(): void {
    this.#most += SHOWN;
    this.#look();
  }

  #look(): void {
    this.#clerk.ask({ kind: 'find', wanted: this.#wanted, most: this.#most });
  }

  open(number: number): void {
    this.#clerk.ask({ kind: 'cut', number });
  }

  /** Another text is opened, or the page left. */
  dismiss(): void {
    this.#clerk.dismiss();
  }
}
