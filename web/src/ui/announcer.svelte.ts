/** What the screen reader says next. */
export class Announcer {
  text = $state('');

  /** Says a text, even the same one twice. */
  say(text: string): void {
    // A live region that does not change is not read.
    this.text = text === this.text ? `${text}\u00a0` : text;
  }
}
