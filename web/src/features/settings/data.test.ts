import { beforeEach, expect, it } from 'vitest';
import { Analyses } from '../analysis/analyses';
import { Library } from '../game/library';
import { partsOf } from './data';

const one = (key: string, updated: number) => ({
  ...{ key, pdn: `{${key}} *`, at: 0, worked: true, empty: false, updated },
});
const part = () => partsOf(new Library(localStorage), localStorage).analysis;

beforeEach(() => localStorage.clear());

it('all analyses go into the file and come back, each once; what is here stays', async () => {
  const analyses = new Analyses(localStorage);
  for (const i of [1, 2, 3]) analyses.add(one(`key-${i}`, i));
  const file: unknown = JSON.parse(JSON.stringify(part().take()));
  expect(file).toMatchObject({ key: 'key-3', earlier: [{ key: 'key-2' }, { key: 'key-1' }] });
  expect(await part().bring(file, undefined as never)).toBe(0);
  await part().erase();
  expect(part().take()).toBeUndefined();
  analyses.add(one('here', 9));
  expect(await part().bring(file, undefined as never)).toBe(3);
  expect(analyses.all().map(({ key }) => key)).toEqual(['here', 'key-3', 'key-2', 'key-1']);
});

it('a file of an older form brings its one, and rubbish nothing', async () => {
  expect(await part().bring({ pdn: '1. 32-28 *', at: 1 }, undefined as never)).toBe(1);
  expect(new Analyses(localStorage).all()).toMatchObject([{ pdn: '1. 32-28 *', at: 1 }]);
  for (const bad of [null, 7, 'x', [], { pdn: 7 }, { earlier: 'x' }, { earlier: [null, 7, {}] }]) {
    expect(await part().bring(bad, undefined as never)).toBe(0);
  }
});
