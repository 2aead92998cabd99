/** The mechanisms of combinations that the course puts on the learner's shelf, and their names. */
/** A name, and where we have it from. Mechanisms are known by what they do, not by their names. */
export interface MechanismName {
  lang: 'fr' | 'en' | 'nl';
  name: string;
  source: string;
}

const LADDER = 'Senegalese federation, tactics, chapters 1 and 7';
const ENCYCLOPEDIA = 'fr.wikipedia.org, pages on the named shots (move orders)';
const TERMS_LIST = 'lexicon of terms, fr/en/nl';

const everywhere = (name: string, source: string): readonly MechanismName[] => [
  { lang: 'fr', name, source },
  { lang: 'en', name, source: TERMS_LIST },
  { lang: 'nl', name, source: TERMS_LIST },
];

/** Those with a name of their own. A language without one shows the French name as such. */
export const MECHANISMS = {
  piege: [],
  'coup-direct': [
    { lang: 'fr', name: 'coup direct', source: LADDER },
    { lang: 'en', name: 'direct shot', source: TERMS_LIST },
    { lang: 'nl', name: 'eenvoudige slagzet', source: TERMS_LIST },
  ],
  rappel: [{ lang: 'fr', name: 'coup de rappel', source: ENCYCLOPEDIA }],
  'double-deux': [{ lang: 'fr', name: 'double-deux', source: ENCYCLOPEDIA }],
  mazette: [{ lang: 'fr', name: 'coup de mazette', source: LADDER }],
  napoleon: everywhere('coup Napoléon', ENCYCLOPEDIA),
  philippe: everywhere('coup Philippe', ENCYCLOPEDIA),
  royal: everywhere('coup royal', ENCYCLOPEDIA),
  bombe: [
    { lang: 'fr', name: 'coup de la bombe', source: ENCYCLOPEDIA },
    { lang: 'nl', name: 'bomzet', source: TERMS_LIST },
  ],
  trappe: [
    { lang: 'fr', name: 'coup de la trappe', source: ENCYCLOPEDIA },
    { lang: 'en', name: 'trapdoor', source: TERMS_LIST },
  ],
  turc: [
    { lang: 'fr', name: 'coup turc', source: ENCYCLOPEDIA },
    { lang: 'en', name: 'Turkish shot', source: TERMS_LIST },
    { lang: 'nl', name: 'Turkse slag', source: TERMS_LIST },
  ],
  'envoi-a-dame': [{ lang: 'fr', name: 'envoi à dame', source: LADDER }],
} as const satisfies Record<string, readonly MechanismName[]>;
export type MechanismId = keyof typeof MECHANISMS;
