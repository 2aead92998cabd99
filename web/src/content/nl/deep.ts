import type { Deep, DeepKindTexts } from '../fr/deep';
import type { Color } from '../../wasm/types';

const camp = (color: Color) => (color === 'white' ? 'Wit' : 'Zwart');
const stukken = (n: number) => (n === 1 ? '1 stuk' : `${n} stukken`);
const zetten = (n: number) => (n === 1 ? '1 zet' : `${n} zetten`);

export const deepKinds: DeepKindTexts = {
  shot: {
    title: 'Vind de slag',
    intro:
      'Standen uit partijen die de computer tegen zichzelf speelde. Maar één zet wint, diep zoeken heeft dat nagegaan; niets kondigt hem aan.',
  },
  win: {
    title: 'Win in n zetten',
    intro:
      'Kleine eindspelen waarvan de tabellen alles weten: maar één eerste zet wint in het gevraagde aantal zetten, wat de tegenstander ook doet.',
  },
  verdict: {
    title: 'Is het remise?',
    intro:
      'Beoordeel een eindspel voor je het speelt: is het gewonnen, remise of verloren voor wie aan zet is? Het vervolg laat het zien.',
  },
  defend: {
    title: 'Verdedigen',
    intro:
      'Maar één zet houdt stand; de andere verliezen een schijf, of de partij. Wat dreigt de tegenstander?',
  },
};

export const deep: Deep = {
  question: {
    shot: (side) => `${camp(side)} aan zet: vind de zet die wint.`,
    win: (side, n) => `${camp(side)} aan zet: win in ${zetten(n)}.`,
    verdict: (side) =>
      `${camp(side)} is aan zet. Wat is de stand waard voor ${camp(side)} als beiden zo goed mogelijk spelen?`,
    defend: {
      search: (side) => `${camp(side)} aan zet: maar één zet verliest geen schijf. Welke?`,
      tables: (side) => `${camp(side)} aan zet: maar één zet houdt remise. Welke?`,
    },
  },
  values: { win: 'Gewonnen', draw: 'Remise', loss: 'Verloren' },
  ask: {
    win: 'Welke velden heeft de tegenstander nog? Sluit ze een voor een.',
    verdict: 'Wie haalt het eerst dam? En wie moet er zetten als alle wegen dicht zijn?',
    defend: 'Wat zou de tegenstander spelen als je een beurt oversloeg?',
  },
  why: {
    shot: (gain, win) =>
      win
        ? 'De partij is gewonnen, en geen andere eerste zet was zo goed.'
        : gain > 0
          ? `Winst van ${stukken(gain)}, en geen andere eerste zet was zo goed.`
          : 'De schijf haalt dam, en geen andere eerste zet was zo goed.',
    win: (n) =>
      `Gewonnen in ${zetten(n)}. De tabellen kennen geen andere eerste zet die zo snel is.`,
    won: (move, n, keeps) =>
      `Gewonnen: ${move} wint in hoogstens ${zetten(n)}. ${
        keeps === 1
          ? 'Het is de enige zet die wint.'
          : `In totaal winnen ${keeps} zetten, deze het snelst.`
      }`,
    draw: (move, of, keeps) =>
      keeps === 1
        ? `Remise: geen zet wint, en van de ${of} houdt er maar één stand, ${move}.`
        : `Remise: geen zet wint, en van de ${of} zijn er ${keeps} die standhouden, zoals ${move}.`,
    loss: (move, n) => `Verloren: elke zet verliest. De taaiste, ${move}, geeft nog ${zetten(n)}.`,
    defend: {
      search: (others) =>
        `Elk van de ${others} andere zetten verliest minstens een schijf: diep zoeken heeft dat nagegaan.`,
      tables: (others) =>
        `Elk van de ${others} andere zetten verliest de partij: de tabellen weten het.`,
    },
  },
  wrong: {
    nothing: (move) => `${move} wint niets: de tegenstander is vrij in zijn antwoord.`,
    answered: (move, reply) =>
      `Na ${move} antwoordt de tegenstander ${reply}, en er is niets gewonnen.`,
    late: (move) => `Na ${move} komt de winst niet meer op tijd.`,
    lateAfter: (move, reply, n) => `Na ${move} en ${reply} is er geen winst in ${zetten(n)} meer.`,
    loses: (move, reply) => `Na ${move} speelt de tegenstander ${reply} en wint de partij.`,
    losesPieces: (move, line, n) =>
      n > 0
        ? `Na ${move} komt ${line.join(' ')}: je verliest ${stukken(n)}.`
        : `Na ${move} komt ${line.join(' ')}: de tegenstander haalt dam.`,
    verdict: {
      win: (said) =>
        said === 'draw'
          ? 'Er is meer dan remise: een variant dwingt de winst af.'
          : 'Minstens één zet verliest niet.',
      draw: (said) =>
        said === 'win'
          ? 'Geen zet dwingt de winst af: de tegenstander heeft altijd een antwoord.'
          : 'Minstens één zet verliest niet.',
      loss: (said) =>
        said === 'win'
          ? 'Geen zet dwingt de winst af: de tegenstander heeft altijd een antwoord.'
          : 'Geen zet houdt het tot het einde.',
    },
  },
};
