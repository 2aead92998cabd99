/** The variants that change an article: each is flagged beside the rule it changes. */
import { VARIANTS, type ArticleId, type VariantId } from '../../content/types';

const CHANGES: Record<VariantId, readonly ArticleId[]> = {
  box8: ['plateau', 'pion', 'dame-volante'],
  sansMajorite: ['prise-majoritaire'],
  soufflage: ['souffler', 'prise-obligatoire'],
  bresil: ['plateau'],
  anglais: ['pion', 'dame-volante', 'prise-majoritaire'],
  canada: ['plateau'],
};

export const flagsOf = (article: ArticleId): VariantId[] =>
  VARIANTS.filter((variant) => CHANGES[variant].includes(article));
export const changesOf = (variant: VariantId): readonly ArticleId[] => CHANGES[variant];
