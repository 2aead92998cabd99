/** The usual signs of PDN's numeric annotations. */
export const SIGN_OF_NAG: Readonly<Record<number, string>> = {
  1: '!',
  2: '?',
  3: '!!',
  4: '??',
  5: '!?',
  6: '?!',
  7: '□',
  10: '=',
  13: '∞',
  14: '⩲',
  15: '⩱',
  16: '±',
  17: '∓',
  18: '+−',
  19: '−+',
};

/** Those that are a judgement of the position: of them a move has one. */
export const isJudgement = (nag: number): boolean => nag >= 10 && nag <= 19;

/** Those that say the same as the sign glued to a move. */
export const isSign = (nag: number): boolean => nag >= 1 && nag <= 6;
