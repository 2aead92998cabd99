/** The endgame tables of up to four pieces, as a file: for the workers that have the machine's module. */
/** The service worker keeps it once it has been fetched. */
export const tablesUrl = new URL('./endings.tables', import.meta.url).href;

/** More pieces are in no table of the page. */
export const OWN_PIECES = 4;

/** Who can know endings: an instance of the machine's module, and the memory that it works in. */
interface Pupil {
  readonly wasm: WebAssembly.Exports;
  readonly memory: WebAssembly.Memory;
}

interface Exports extends WebAssembly.Exports {
  d_alloc: (length: number) => number;
  d_tables: (pointer: number, length: number) => number;
}

const lessons = new WeakMap<WebAssembly.Exports, Promise<void>>();

/** Has an instance know the tables, once; where they could not be had they are asked for again. */
export function learn(pupil: Pupil): Promise<void> {
  const { wasm } = pupil;
  const lesson =
    lessons.get(wasm) ??
    teach(pupil).catch((error: unknown) => {
      lessons.delete(wasm);
      throw error;
    });
  lessons.set(wasm, lesson);
  return lesson;
}

async function teach({ wasm, memory }: Pupil): Promise<void> {
  const response = await fetch(tablesUrl);
  if (!response.ok) throw new Error(`the endgame tables: status ${response.status}`);
  const tables = new Uint8Array(await response.arrayBuffer());
  const { d_alloc, d_tables } = wasm as Exports;
  const pointer = d_alloc(tables.length);
  new Uint8Array(memory.buffer, pointer, tables.length).set(tables);
  if (d_tables(pointer, tables.length) === 0) throw new Error('no endgame tables');
}

/** Whether something has come true in so many milliseconds. */
export function within(what: Promise<unknown>, ms: number): Promise<boolean> {
  const late = new Promise<boolean>((resolve) => setTimeout(resolve, ms, false));
  return Promise.race([
    what.then(
      () => true,
      () => false,
    ),
    late,
  ]);
}
