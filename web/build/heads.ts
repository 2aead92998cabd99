/** What the head of the page says in each language, for those who read it before any script runs. */
export interface Head {
  name: string;
  description: string;
}

/** As in index.html. */
export const frenchHead: Head = {
  name: 'damier, jeu de dames international',
  description:
    'Jeu de dames international : jouez à deux ou contre la machine, chaque refus est expliqué.',
};
export const englishHead: Head = {
  name: 'damier, international draughts',
  description:
    'International draughts: play at one screen or against the machine, every refusal explained.',
};
export const dutchHead: Head = {
  name: 'damier, internationaal dammen',
  description: 'Dammen: speel samen of tegen de computer, elke weigering wordt uitgelegd.',
};
