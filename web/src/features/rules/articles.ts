/** Which article of ours tells the rule that a ruling rests on. */
import type { ArticleId } from '../../content/types';
import type { RuleNamed } from '../../wasm/types';

const ARTICLE_OF: Record<string, ArticleId> = {
  legal: 'but',
  'end-of-game': 'fin-de-partie',
  notation: 'notation',
  turn: 'but',
  'man-move': 'pion',
  'king-move': 'dame-volante',
  capture: 'pion',
  'removal-at-the-end': 'pieces-prises',
  'no-piece-twice': 'pieces-prises',
  'capture-mandatory': 'prise-obligatoire',
  'capture-continues': 'rafle',
  'majority-capture': 'prise-majoritaire',
  'touch-move': 'piece-touchee',
};

export const articleOf = (rule: string): ArticleId | null => ARTICLE_OF[rule] ?? null;

/** « la prise majoritaire (FMJD, annexe 1, 1/4) », or the bare source where nothing more is known. */
export const ruleInWords = ({ name, text, source }: RuleNamed): string =>
  name !== undefined && text !== undefined ? `${name} (${text})` : (text ?? source);
