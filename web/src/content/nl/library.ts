/** De bibliotheek van je partijen. */
import type { LibraryTexts } from '../../features/library/texts';

const partijen = (n: number) => `${n.toLocaleString('nl')} ${n === 1 ? 'partij' : 'partijen'}`;

export const library: LibraryTexts = {
  title: 'Bibliotheek',
  intro:
    'Je partijen, bewaard in deze browser: wat je hier uitspeelt komt er vanzelf bij, en je kunt er zoveel toevoegen als je wilt.',
  loading: 'De bibliotheek gaat open…',
  failed: 'De bibliotheek kon niet geladen worden. Laad de pagina opnieuw als er netwerk is.',
  trouble: {
    full: 'Deze browser heeft geen plaats meer voor nog meer partijen. Wat bewaard was, is het nog: exporteer of verwijder partijen, of maak ruimte op het toestel.',
    closed:
      'Deze browser laat nu geen partijen bewaren (privévenster, opslag verboden, of een andere versie van de pagina open). Er is niets veranderd.',
  },
  add: {
    title: 'Partijen toevoegen',
    paste: 'Plak partijen (PDN)',
    help: 'Zoveel partijen als je wilt, met varianten en commentaar. Een partij die er al is, wordt niet twee keer bewaard.',
    take: 'Toevoegen',
    choose: 'Bestanden kiezen',
    drop: 'Of laat bestanden ergens op deze pagina vallen.',
    progress: (percent, n) => `Lezen: ${percent}%, ${partijen(n)} erbij…`,
    stop: 'Stoppen',
    done: ({ added, same, partial }) =>
      [
        `${partijen(added)} erbij.`,
        same > 0 ? `${partijen(same)} waren er al.`.replace(/^1 partij waren/, '1 partij was') : '',
        partial > 0
          ? `${partijen(partial)} onvolledig: wat niet nagespeeld kon worden, staat als commentaar bewaard.`
          : '',
      ]
        .filter(Boolean)
        .join(' '),
    stopped: 'Gestopt. Wat gelezen was, is bewaard.',
    nothing: 'In deze tekst is geen partij gevonden.',
  },
  search: {
    title: 'Zoeken',
    player: 'Speler',
    event: 'Toernooi of ronde',
    from: 'Gespeeld vanaf',
    to: 'Gespeeld tot en met',
    dateHelp: 'Een jaar, een maand of een dag: 1996, 1996-05, 1996-05-31.',
    dateWrong: 'Schrijf 1996, 1996-05 of 1996-05-31.',
    result: 'Uitslag',
    results: {
      '': 'Alle',
      white: 'Wit won',
      black: 'Zwart won',
      draw: 'Remise',
      open: 'Zonder uitslag',
    },
    order: 'Volgorde',
    orders: { added: 'Laatst toegevoegd', date: 'Laatst gespeeld', player: 'Op speler' },
    position: 'Bereikte stand',
    setUp: 'Een stand opzetten',
    change: 'De stand veranderen',
    anyPosition: 'Elke stand',
    take: 'Deze stand zoeken',
    clear: 'Zoekopdracht wissen',
  },
  list: {
    title: 'Partijen',
    count: (found, all) =>
      found === all ? partijen(all) : `${partijen(found)} gevonden van ${all.toLocaleString('nl')}`,
    empty: 'De bibliotheek is leeg: voeg een bestand toe, of speel een partij uit op het bord.',
    none: 'Geen partij past bij deze zoekopdracht.',
    range: (first, last, of) => `${first} tot ${last} van ${of.toLocaleString('nl')}`,
    before: 'Vorige bladzijde',
    after: 'Volgende bladzijde',
    choose: (name) => `Kiezen: ${name}`,
    chosen: (n) => `${partijen(n)} gekozen`,
    choosePage: 'Deze bladzijde kiezen',
    unchoose: 'Niets kiezen',
    plies: (n) => `${n} ${n === 1 ? 'halve zet' : 'halve zetten'}`,
    partial: 'onvolledig',
    round: (round) => `ronde ${round}`,
    at: (move) => (move === null ? 'beginstand' : `stand bereikt ${move}`),
    open: 'In de analyse openen',
  },
  out: {
    title: 'Exporteren en verwijderen',
    chosen: (n) => `Gekozen partijen exporteren (${n.toLocaleString('nl')})`,
    found: (n) => `Gevonden partijen exporteren (${n.toLocaleString('nl')})`,
    all: (n) => `Alles exporteren (${n.toLocaleString('nl')})`,
    remove: (n) => `Gekozen partijen verwijderen (${n.toLocaleString('nl')})`,
    removeAll: 'Alles verwijderen',
    ask: {
      title: (n) => `${partijen(n)} verwijderen?`,
      text: 'Ze kunnen niet teruggehaald worden. Een export bewaart ze.',
      keep: 'Houden',
      remove: 'Verwijderen',
    },
    removed: (n) => `${partijen(n)} verwijderd.`,
  },
};
