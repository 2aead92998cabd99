/** Whether this browser keeps what is learned: a full or forbidden storage does not, and that is told. */
class Keeping {
  /** What was learned last could not be kept. */
  failed = $state(false);
}

export const keeping = new Keeping();
