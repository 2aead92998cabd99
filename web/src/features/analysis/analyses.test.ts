import { beforeEach, describe, expect, it } from 'vitest';
import { built, loadRules } from '../../testing/rules';
import { Analyses, ownCopy, readAnalysis } from './analyses';
import { Keeper } from './keep.svelte';
import { Study } from './study.svelte';

const one = (key: string, change: object = {}) => ({
  ...{ key, pdn: key, at: 0, worked: true, empty: false, updated: 0 },
  ...change,
});

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('analyses that are kept', () => {
  it('come back newest first; of many the oldest go, and those only looked at go first', () => {
    const analyses = new Analyses(localStorage);
    for (let i = 1; i <= 20; i += 1) analyses.put(one(`worked-${i}`, { updated: i }));
    for (let i = 1; i <= 20; i += 1) {
      analyses.put(one(`seen-${i}`, { updated: 100 + i, worked: false }));
    }
    const keys = analyses.all().map(({ key }) => key);
    expect(keys.slice(0, 6)).toEqual([20, 19, 18, 17, 16, 15].map((i) => `seen-${i}`));
    expect(keys.slice(6)).toEqual(
      [20, 19, 18, 17, 16, 15, 14, 13, 12, 11].map((i) => `worked-${i}`),
    );
  });

  it('are not kept twice, nor where nothing is in them', () => {
    const analyses = new Analyses(localStorage);
    analyses.put(one('a', { pdn: 'same' }));
    analyses.put(one('b', { empty: true }));
    analyses.put(one('c', { pdn: 'same' }));
    expect(analyses.all().map(({ key }) => key)).toEqual(['c']);
  });

  it('may be of an older form, or rubbish', () => {
    localStorage.setItem('damier.analysis', '{"pdn":"1. 32-28 *","at":1}');
    localStorage.setItem('damier.analysis.x', '{"pdn":7}');
    localStorage.setItem('damier.analysis.y', 'null');
    expect(new Analyses(localStorage).all()).toMatchObject([{ pdn: '1. 32-28 *', at: 1 }]);
    expect(localStorage.getItem('damier.analysis')).toBeNull();
    expect(readAnalysis({ pdn: '', key: '../x', at: 'x' })).toMatchObject({ pdn: '', at: 0 });
    expect(readAnalysis({ pdn: '', key: '../x' })?.key).toMatch(/^[\w-]{36}$/);
    expect(new Analyses(null).all()).toEqual([]);
  });
});

describe.skipIf(!built)('two pages with one analysis', () => {
  const rules = built ? loadRules() : (undefined as never);

  /** A page with its own copy, which only it has. */
  class Tab {
    study = new Study(rules);
    keeper = new Keeper();
    #own: string | null = null;

    load(): this {
      this.#in(() => {
        [this.study, this.keeper] = [new Study(rules), new Keeper()];
        this.keeper.bringBack(this.study);
      });
      return this;
    }

    play(...moves: string[]): boolean {
      for (const notation of moves) {
        const move = this.study.now.legal.moves.find((one) => one.notation === notation);
        if (!move) throw new Error(notation);
        this.study.play(move);
      }
      return this.keep();
    }

    keep(): boolean {
      return this.#in(() => this.keeper.keep(this.study));
    }

    get moves(): string[] {
      return this.study.steps;
    }

    #in<T>(use: () => T): T {
      if (this.#own !== null) sessionStorage.setItem('damier.analysis', this.#own);
      else sessionStorage.clear();
      const done = use();
      this.#own = sessionStorage.getItem('damier.analysis');
      return done;
    }
  }

  const GAME = ['32-28', '19-23', '28x19', '14x23', '37-32'];

  it('a new one in the other page leaves the first, and is left by it', () => {
    const first = new Tab().load();
    first.play(...GAME);
    const second = new Tab().load();
    expect(second.moves).toEqual(GAME);
    second.study.open(new Study(rules).tree, []);
    second.play('33-28');
    expect(first.load().moves).toEqual(GAME);
    expect(first.keep()).toBe(true);
    expect(second.load().moves).toEqual(['33-28']);
    const [game] = second.keeper.earlier(second.study);
    if (!game) throw new Error('none');
    second.keeper.open(second.study, game);
    expect(second.moves).toEqual(GAME);
  });

  it('where both go on with the same one they part, and undoing does not join them', () => {
    const first = new Tab().load();
    first.play('32-28', '17-21');
    const second = new Tab().load();
    expect(second.play('28-23')).toBe(true);
    expect(first.play('33-29')).toBe(false);
    first.study.undo();
    expect(first.keep()).toBe(true);
    expect(first.load().moves).toEqual(['32-28', '17-21']);
    expect(second.load().moves).toEqual(['32-28', '17-21', '28-23']);
    expect(second.keep()).toBe(true);
  });

  it('one that is loaded again and was changed elsewhere keeps what it had', () => {
    const first = new Tab().load();
    first.play('32-28', '19-23');
    const second = new Tab().load();
    second.study.step('first');
    second.study.go(1);
    second.study.cut();
    second.play('34-30');
    expect(first.load().moves).toEqual(['32-28', '19-23']);
    expect(first.keep()).toBe(false);
    expect(new Analyses(localStorage).all()).toHaveLength(2);
  });

  it('what was erased elsewhere does not come back', () => {
    const tab = new Tab().load();
    tab.play('32-28');
    new Analyses(localStorage).clear();
    tab.keeper.look();
    expect(ownCopy.get()).toBeNull();
  });
});
