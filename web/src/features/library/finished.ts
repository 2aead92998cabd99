/** Games that were played to their end go to the library by themselves. */
import { i18n } from '../../i18n/i18n.svelte';
import type { WholeRules } from '../../wasm/rules';
import type { Outcome } from '../../wasm/types';
import { playerNames, type GameRecord } from '../game/record';
import { resultText, writePdn } from '../transfer/pdn';
import { entryOf, isId, type Indexed } from './entry';
import { tell, withShelf } from './hand';

/** What of a game was kept: a game that goes on after its end replaces it. */
interface Played {
  /** The name that it has without its date. */
  moves: string;
  id: string;
}

function readPlayed(raw: unknown): Played | null {
  if (typeof raw !== 'object' || raw === null) return null;
  const { moves, id } = raw as Record<string, unknown>;
  return typeof moves === 'string' && isId(id) ? { moves, id } : null;
}

/** As PDN writes a day. */
function dayOf(time: number): string {
  const date = new Date(time);
  const two = (n: number) => String(n).padStart(2, '0');
  return `${date.getFullYear()}.${two(date.getMonth() + 1)}.${two(date.getDate())}`;
}

/** Keeps a game that is over. The same game again changes nothing, also where its reader has deleted it. */
export async function keepFinished(
  rules: WholeRules,
  record: GameRecord,
  outcome: Outcome,
): Promise<void> {
  const { startFen, moves, ruleset, key } = record;
  const { white, black } = playerNames(record.players);
  const pdn = writePdn(
    rules,
    {
      ...{ startFen, moves, ruleset, result: resultText(outcome) },
      ...{ white: white ?? '', black: black ?? '' },
    },
    i18n.language,
  );
  const index = (text: string) =>
    (rules.call('pdn_index', text, 'en') as { games: Indexed[] }).games[0];
  const undated = index(pdn);
  const game = index(`[Date "${dayOf(Date.now())}"]\n${pdn}`);
  if (!undated || !game) return;
  await withShelf(async (shelf) => {
    const note = `played.${key}`;
    const before = readPlayed(await shelf.note(note));
    if (before?.moves === undated.id) return;
    await shelf.put([{ entry: entryOf(game, Date.now()), pdn: game.pdn }]);
    if (before && before.id !== game.id) await shelf.remove([before.id]);
    await shelf.setNote(note, { moves: undated.id, id: game.id } satisfies Played);
    tell();
  });
}
