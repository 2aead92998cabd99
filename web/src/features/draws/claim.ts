/** A claim of a draw: what is due, what it rests on, and all of it as text. */
import { placement } from '../../board/placement';
import type { DrawTexts } from '../../content/fr/draws';
import type { CounterNote, DrawProof, DrawStanding, GameAnswer } from '../../wasm/types';
import { fenAt, numbered, textBoard } from './evidence';

export type Verdict = keyof DrawTexts['verdict'];

export interface Claim {
  game: GameAnswer;
  rules: readonly DrawStanding[];
  verdict: Verdict;
  evidence: Evidence[];
}

/** What a counter rests on. */
export interface Evidence {
  note: CounterNote;
  /** For a repetition: every occurrence; else where the count began and where it stands. */
  plies: number[];
}

/** `ended` says that the players ended the game, not the rules. */
export function claimOf(game: GameAnswer, rules: readonly DrawStanding[], ended: boolean): Claim {
  const { outcome } = game.status;
  const due = rules.filter((rule) => rule.state === 'due');
  let verdict: Verdict = 'none';
  if (ended) verdict = 'ended';
  else if (outcome) verdict = outcome.winner === null ? 'drawn' : 'won';
  else if (due.length > 0) verdict = 'claimable';
  const here = game.status.ply;
  const evidence = game.counter_notes
    .filter((note) => note.kind !== 'immediate-draw' && counts(note))
    // Where a rule is due, only what it rests on; else all that runs.
    .filter((note) => due.length === 0 || due.some((rule) => rule.kind === note.kind))
    .map((note) => {
      const plies =
        note.kind === 'repetition' ? [...note.earlier, here] : [note.started_ply ?? 0, here];
      return { note, plies };
    });
  return { game, rules, verdict, evidence };
}

function counts(note: CounterNote): boolean {
  return note.kind === 'repetition' ? note.count > 1 : note.count > 0;
}

export interface Words {
  t: DrawTexts;
  ruleset: string;
  colon: string;
  side: (color: 'white' | 'black') => string;
  date: string;
}

/** The sheet as a text file; `proof` where it may be shown. */
export function claimText(claim: Claim, proof: DrawProof | null, words: Words): string {
  const { game, rules, evidence } = claim;
  const { t, colon } = words;
  const board = (ply: number) => {
    const fen = fenAt(game, ply);
    return `${t.place(ply)}\n${fen}\n${textBoard(placement(fen))}`;
  };
  const state = ({ kind, state, text, source }: DrawStanding) =>
    `- ${t.kinds[kind]} (${t.states[state]})${colon}${text}${source ? ` [${source}]` : ''}`;
  const parts = [
    `${t.title.toUpperCase()}\n${t.verdict[claim.verdict]}`,
    `${t.ruleset}${colon}${words.ruleset}\n${t.position}${colon}${t.place(game.status.ply)}, ${words.side(game.status.side)}`,
    board(game.status.ply),
    `${t.rules}\n${rules.map(state).join('\n')}`,
    ...evidence.map(({ note, plies }) => {
      const boards = plies.slice(0, -1).map(board).join('\n\n');
      return `${t.proof}${colon}${t.kinds[note.kind]}\n${note.text}\n\n${boards}\n\n${t.counted}\n${numbered(game, plies[0])}`;
    }),
  ];
  if (proof) {
    const rows = proof.moves.map(
      ({ notation, wdl, plies, line }) =>
        `- ${notation}${colon}${t.worth(wdl, plies)} (${line.join(' ')})`,
    );
    parts.push(`${t.proof}${colon}${proof.text}\n${rows.join('\n')}`);
  }
  parts.push(`${t.game}\n${game.start_fen}\n${numbered(game)}`);
  parts.push(`${t.legend}\n${t.done(words.date)}`);
  return `${parts.join('\n\n')}\n`;
}
