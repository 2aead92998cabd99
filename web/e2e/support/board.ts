/** The board as a person uses it: squares are pressed where they are seen. */
import { expect, type Locator, type Page } from '@playwright/test';

export class Board {
  readonly page: Page;
  readonly board: Locator;
  readonly status: Locator;
  readonly ruling: Locator;
  readonly result: Locator;
  readonly fork: Locator;

  constructor(page: Page) {
    this.page = page;
    this.board = page.getByTestId('board');
    this.status = page.getByTestId('status');
    this.ruling = page.getByTestId('ruling');
    this.result = page.getByTestId('result');
    this.fork = page.getByTestId('fork');
  }

  /** Opens the page with a new game, or with a position. */
  async open(fen?: string): Promise<void> {
    await this.page.goto(fen === undefined ? '/' : `/#fen=${fen}`);
    await expect(this.board).toBeVisible();
  }

  square(square: number): Locator {
    return this.page.getByTestId(`square-${square}`);
  }

  /** The middle of a square, wherever the board is and whichever way it is turned. */
  async centre(square: number): Promise<{ x: number; y: number }> {
    const box = await this.square(square).boundingBox();
    if (!box) throw new Error(`square ${square} is not on the page`);
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  }

  async press(...squares: number[]): Promise<void> {
    for (const square of squares) {
      const { x, y } = await this.centre(square);
      await this.page.mouse.click(x, y);
    }
  }

  async drag(from: number, to: number): Promise<void> {
    const [a, b] = [await this.centre(from), await this.centre(to)];
    await this.page.mouse.move(a.x, a.y);
    await this.page.mouse.down();
    await this.page.mouse.move((a.x + b.x) / 2, (a.y + b.y) / 2, { steps: 4 });
    await this.page.mouse.move(b.x, b.y, { steps: 4 });
    await this.page.mouse.up();
  }

  /** Plays a written move by pressing its two ends, and waits until it stands in the list. */
  async play(move: string, ply: number): Promise<void> {
    const [from, to] = move.split(/[-x]/).map(Number);
    if (from === undefined || to === undefined) throw new Error(`${move} is no move`);
    await this.press(from);
    // An only capture is played by pressing its piece; else the piece is now in the hand.
    const cell = this.square(from).locator('..');
    if ((await cell.getAttribute('aria-selected')) === 'true') await this.press(to);
    await expect(this.page.getByTestId(`ply-${ply}`)).toHaveText(move);
  }

  async playAll(moves: string, firstPly = 1): Promise<void> {
    let ply = firstPly;
    for (const move of moves.split(' ')) {
      await this.play(move, ply);
      ply += 1;
    }
  }

  async expectPiece(square: number, name: string | RegExp): Promise<void> {
    await expect(this.square(square)).toHaveAccessibleName(
      name instanceof RegExp ? name : new RegExp(`, ${name}(,|$)`),
    );
  }

  async expectMoves(...moves: string[]): Promise<void> {
    await expect(this.page.getByTestId(/^ply-/)).toHaveText(moves);
  }

  /** The FEN that the page offers for copying. */
  async fen(): Promise<string> {
    await this.page.getByTestId('more').click();
    await this.page.getByTestId('transfer').click();
    const fen = await this.page.getByTestId('fen').inputValue();
    await this.page.keyboard.press('Escape');
    return fen;
  }

  /** Waits until the server has all moves. */
  async saved(): Promise<void> {
    await expect(this.page).toHaveURL(/\/g\//);
    await expect(this.page.getByTestId('sync')).toHaveAttribute('data-state', 'saved');
  }
}
