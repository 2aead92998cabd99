/**
 * The boards of the rule pages: position, and what is claimed of it. The claims hold no rules:
 * the tests check each of them against the rules themselves.
 */
import type { Square } from '../wasm/types';

export interface Example {
  fen: string;
  /** Every legal move, where the text names them. */
  legal?: readonly string[];
  /** How many pieces must be captured. */
  take?: number;
  /** A try that is refused, and the code of the ruling. */
  refused?: readonly [move: string, code: string];
  /** Whether the side to move has lost. */
  over?: true;
  marks?: readonly Square[];
}

const START = 'W:W31-50:B1-20';

export const BOARDS = {
  start: { fen: START, take: 0 },
  capture: {
    fen: 'W:W32,45:B28,6',
    legal: ['32x23'],
    take: 1,
    refused: ['45-40', 'capture-mandatory'],
  },
  twoMenOneKing: {
    fen: 'W:W33,37:B18,28,K31',
    legal: ['33x13'],
    take: 2,
    refused: ['37x26', 'majority'],
  },
  flyingKing: { fen: 'W:WK46:B28', legal: ['46x5', '46x10', '46x14', '46x19', '46x23'], take: 1 },
  manStep: { fen: 'W:W28:B5', legal: ['28-22', '28-23'], refused: ['28-33', 'man-moves-backward'] },
  manBackward: { fen: 'W:W23:B28', legal: ['23x32'], take: 1 },
  noRoom: { fen: 'W:W32,37:B23,28', take: 0, refused: ['32x23', 'destination-occupied'] },
  free: { fen: 'W:W32,38:B9,14', take: 0 },
  three: { fen: 'W:W32,34:B8,17,27,30', legal: ['32x3'], take: 3, refused: ['34x25', 'majority'] },
  threeMenTwoKings: { fen: 'W:W33,34,44:BK28,K17,30,20,9', legal: ['34x3'], take: 3 },
  equal: { fen: 'W:W33,37:BK28,31', legal: ['33x22', '37x26'], take: 1 },
  losing: {
    fen: 'B:W27,37,41:B14,21,23',
    legal: ['21x32'],
    take: 1,
    refused: ['14-19', 'capture-mandatory'],
  },
  rafle: {
    fen: 'W:W32:B8,17,27',
    legal: ['32x3'],
    take: 3,
    refused: ['32x21', 'capture-unfinished'],
  },
  turning: { fen: 'W:W33:B8,17,28', legal: ['33x11'], take: 2 },
  promotion: { fen: 'W:W7:B45', legal: ['7-1', '7-2'] },
  passing: { fen: 'W:W12:B8,9', legal: ['12x14'], take: 2 },
  stopsThere: { fen: 'W:W12:B8,20', legal: ['12x3'], take: 1 },
  kingMoves: { fen: 'W:WK46:B6' },
  kingChooses: { fen: 'W:WK46:B24,28', take: 2, refused: ['46x14', 'majority'] },
  twoTouching: {
    fen: 'W:WK46:B23,28',
    legal: ['46-32', '46-37', '46-41'],
    take: 0,
    refused: ['46x19', 'path-blocked'],
  },
  ownPiece: {
    fen: 'W:WK46,32:B28',
    legal: ['32x23'],
    take: 1,
    refused: ['46x23', 'jumps-own-piece'],
  },
  ghost: { fen: 'B:W12,13,22,24,30:BK25', legal: ['25x19'], take: 4 },
  crossing: { fen: 'W:WK1:B8,18,43,44', legal: ['1x3'], take: 4 },
  onceOnly: { fen: 'W:W10:B12,14,28', legal: ['10x19'], take: 1 },
  blocking: { fen: 'W:W46,47:B36', legal: ['46-41', '47-41', '47-42'] },
  lost: { fen: 'W:WK46:B37,41', legal: [], over: true },
  repeat: { fen: 'W:WK46,K47,36:BK4,K15,6', take: 0 },
  twoKings: { fen: 'W:WK36,K47:BK4', take: 0 },
  threeKings: { fen: 'W:WK46,K47,K48:BK5', take: 0 },
  touched: { fen: START, take: 0 },
  huffed: {
    fen: 'W:W28,31,33-50:B1-18,20,23',
    legal: ['28x19'],
    take: 1,
    refused: ['34-29', 'capture-mandatory'],
  },
  ambiguous: { fen: 'W:WK47:B14,19,29,31,42', take: 4 },
  adviceForce: { fen: 'W:W32,37,41:B14,21,23', take: 0 },
  adviceIsolated: { fen: 'W:W36,37,41,42:B22,6,7,11', take: 0 },
  adviceCentre: { fen: 'W:W28,36:B5,6', legal: ['28-22', '28-23', '36-31'], take: 0 },
  adviceBack: { fen: 'W:W46,48,50:B38', take: 0 },
  adviceAsk: { fen: 'B:W27,28,32,37,38:B8,12,13,18,19', take: 0 },
} as const satisfies Record<string, Example>;

export type BoardId = keyof typeof BOARDS;
export const board = (id: BoardId): Example => BOARDS[id];
