import type { AboutTexts } from '../fr/about';

export const about: AboutTexts = {
  title: 'About this site',
  data: {
    title: 'Your data',
    text: [
      'You play, learn and settle disputes without an account. There is no advertising, no audience measurement, no cookie and no request to another site, so no consent is asked.',
      'In this browser: your settings, a copy of your games, your library, your progress in the course and the exercises, the arbiter’s log. None of it goes elsewhere, except the games; the library only if you ask for it.',
      'On the server: the moves of each game begun, under a secret link drawn at random (128 bits). Whoever has the link can see, play and erase the game. No name is asked for.',
      'The server’s technical log holds no link of a game and writes addresses only truncated.',
      'There is no messaging and no public profile: a child can play without telling anything about themselves.',
    ],
    where: '“Export my data” and “Erase everything” are in the settings, beside the board.',
  },
  legal: {
    title: 'Legal notice and contact',
    text: [
      'damier is free software (MIT or Apache 2.0 licence), without warranty. Anyone can install it: this page is served by the person or association that installed it at this address. They publish and host this site, and they are the ones to write to.',
      'If you run damier for the public in France, the law asks for your name and an address for contact: give them with the address of the site.',
      'The rules quoted belong to their federations (FMJD, FFJD). damier’s texts are its own and do not replace an arbiter’s decision in competition.',
    ],
  },
  access: {
    title: 'Accessibility',
    text: [
      'damier aims at WCAG 2.2, level AA. State: conforming by our own tests, automatic and repeated, but not yet examined by a third party nor by people who use a screen reader every day.',
    ],
    worksTitle: 'What is tested with every version',
    works: [
      'All of it works by keyboard, the board included: 50 named squares, arrows, Enter, and the pieces as a list in words.',
      'Moves, refusals and draws are spoken by the screen reader as they come.',
      'Nothing is told by colour alone; the marks of each board are measured, also in greyscale and for three deficiencies of colour vision.',
      'Motion stops where the system asks for it; one-letter shortcuts can be turned off; zoom is never blocked.',
      'A checking program (axe-core) examines the pages, light and dark, from 360 to 1280 pixels.',
    ],
    openTitle: 'What people must still check',
    open: [
      'Real reading with NVDA, JAWS, VoiceOver and TalkBack.',
      'Voice control and switches.',
      'How well children, and players who read little, understand the texts.',
    ],
    tell: 'An obstacle? Tell whoever runs this site, with the page and the device.',
  },
};
