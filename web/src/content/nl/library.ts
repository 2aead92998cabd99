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
    reading: 'Lezen…',
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
    dateHelp: 'Een jaar, een maand of een dag: 1996, 1996-05, 1996-05-31, of 31-05-1996.',
    dateWrong: 'Schrijf een datum die bestaat: 1996, 1996-05, 1996-05-31 of 31-05-1996.',
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
    at: (move, variation) =>
      move === null ? 'beginstand' : `stand bereikt ${variation ? 'in een variant, ' : ''}${move}`,
    open: 'In de analyse openen',
    jump: (n) => `Naar de partijen (${n.toLocaleString('nl')})`,
  },
  played: {
    title: 'Zetten in deze stand',
    caption: (games) =>
      `Stand bereikt in ${partijen(games)}, in welke volgorde ook: wat daar is gespeeld.`,
    none: (games) =>
      games === 0
        ? 'Geen van deze partijen kwam in haar hoofdlijn in deze stand.'
        : `${partijen(games)} kwam${games === 1 ? '' : 'en'} in deze stand, en er werd geen zet gespeeld.`,
    beside: (games) =>
      games === 1
        ? 'Nog 1 partij kwam er alleen in een variant: die telt hier niet mee.'
        : `Nog ${partijen(games)} kwamen er alleen in een variant: die tellen hier niet mee.`,
    move: 'Zet',
    games: 'Partijen',
    ended: { white: 'Wit wint', draw: 'Remise', black: 'Zwart wint' },
    percent: (share) => `${share}%`,
    open: (games) => `${partijen(games)} zonder bekende uitslag: niet in de percentages.`,
    play: (move) => `${move} spelen`,
    back: 'Een zet terug',
    list: 'De partijen',
    all: (games) => `Allemaal, in de bibliotheek (${games.toLocaleString('nl')})`,
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
  server: {
    title: 'Ook op de server',
    offer:
      'Om je partijen op een ander toestel terug te vinden, kan de server een kopie bewaren onder een geheime, willekeurige link. Zonder dat wordt er niets verstuurd.',
    keep: 'Ook op de server bewaren',
    link: 'Link naar deze bibliotheek',
    warning:
      'Wie deze link heeft, kan deze partijen lezen, veranderen en verwijderen. Houd hem voor jezelf en bewaar hem goed: niemand kan hem terugvinden.',
    syncing: 'Vergelijken met de server…',
    moving: {
      sent: (done, of) => `Versturen: ${done.toLocaleString('nl')} van ${partijen(of)}…`,
      came: (done, of) => `Ontvangen: ${done.toLocaleString('nl')} van ${partijen(of)}…`,
    },
    done: ({ sent, came, went, left }) =>
      [
        sent > 0 ? `${partijen(sent)} verstuurd.` : '',
        came > 0 ? `${partijen(came)} ontvangen.` : '',
        went > 0 ? `${partijen(went)} elders verwijderd.` : '',
        left > 0 ? `${partijen(left)} te lang voor de server.` : '',
        sent + came + went + left === 0 ? 'Alles staat ook op de server.' : '',
      ]
        .filter(Boolean)
        .join(' '),
    now: 'Nu vergelijken',
    refusal: {
      offline:
        'De server is onbereikbaar. Je partijen staan hier; het vergelijken gaat later verder.',
      gone: 'De server heeft deze bibliotheek niet meer. Wat in deze browser staat, blijft.',
      disk: 'De server heeft geen plaats meer. Er is niets verloren: je partijen staan in deze browser.',
      most: 'De bibliotheek op de server is vol (20.000 partijen, 32 MiB). Je partijen staan in deze browser.',
    },
    unlink: 'Hier niet meer vergelijken',
    unlinked: 'Deze browser vergeet de link. De kopie op de server blijft.',
    remove: 'Van de server verwijderen',
    removed: 'De kopie verdwijnt, voor iedereen die de link heeft. De partijen hier blijven.',
    ask: {
      title: 'De kopie op de server verwijderen?',
      text: 'De link leidt dan nergens meer heen, voor niemand. De partijen in deze browser blijven.',
      keep: 'Houden',
      remove: 'Verwijderen',
    },
    open: {
      title: 'Deze bibliotheek openen?',
      text: 'De partijen komen in deze browser, en die van hier gaan erheen. Wat aan de ene kant verandert, verandert ook aan de andere.',
      other:
        'Deze browser is al gekoppeld aan een andere bibliotheek: die laat hij dan los. Noteer eerst de link.',
      no: 'Nee',
      yes: 'Openen',
    },
  },
};
