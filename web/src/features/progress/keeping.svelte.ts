/** Whether this browser keeps what is learned: a full or forbidden storage does not, and that is told. */
import { browserStorage } from '../game/library';
import { hasRoom } from './store';

class Keeping {
  /** What was learned last could not be kept, or what comes next cannot. */
  failed = $state(!hasRoom(browserStorage()));
}

export const keeping = new Keeping();
