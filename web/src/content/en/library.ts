/** The library of one's games. */
import type { LibraryTexts } from '../../features/library/texts';

const games = (n: number) => `${n.toLocaleString('en')} ${n === 1 ? 'game' : 'games'}`;

export const library: LibraryTexts = {
  title: 'Library',
  intro:
    'Your games, kept in this browser: those you finish here come by themselves, and you can add as many as you like.',
  loading: 'The library is opening…',
  failed: 'The library could not be loaded. Reload the page when the network is there.',
  trouble: {
    full: 'This browser has no room left for more games. What was kept is still kept: export or delete games, or make room on the device.',
    closed:
      'This browser does not let games be kept now (private window, storage forbidden, or another version of the page open). Nothing has changed.',
  },
  add: {
    title: 'Add games',
    paste: 'Paste games (PDN)',
    help: 'As many games as you like, with their variations and comments. A game that is there already is not kept twice.',
    take: 'Add',
    choose: 'Choose files',
    drop: 'Or drop files anywhere on this page.',
    progress: (percent, n) => `Reading: ${percent}%, ${games(n)} more…`,
    reading: 'Reading…',
    stop: 'Stop',
    done: ({ added, same, partial }) =>
      [
        `${games(added)} more.`,
        same > 0 ? `${games(same)} there already.` : '',
        partial > 0
          ? `${games(partial)} incomplete: what could not be replayed is kept as a comment.`
          : '',
      ]
        .filter(Boolean)
        .join(' '),
    stopped: 'Stopped. What was read is kept.',
    nothing: 'No game was found in this text.',
  },
  search: {
    title: 'Search',
    player: 'Player',
    event: 'Event or round',
    from: 'Played from',
    to: 'Played until',
    dateHelp: 'A year, a month or a day: 1996, 1996-05, 1996-05-31, or 31/05/1996.',
    dateWrong: 'Write a date that exists: 1996, 1996-05, 1996-05-31 or 31/05/1996.',
    result: 'Result',
    results: {
      '': 'All',
      white: 'White won',
      black: 'Black won',
      draw: 'Draw',
      open: 'No result',
    },
    order: 'Order',
    orders: { added: 'Added last', date: 'Played last', player: 'By player' },
    position: 'Position reached',
    setUp: 'Set up a position',
    change: 'Change the position',
    anyPosition: 'Any',
    take: 'Search for this position',
    clear: 'Clear the search',
  },
  list: {
    title: 'Games',
    count: (found, all) =>
      found === all ? games(all) : `${games(found)} found of ${all.toLocaleString('en')}`,
    empty: 'The library is empty: add a file, or finish a game on the board.',
    none: 'No game answers this search.',
    range: (first, last, of) => `${first} to ${last} of ${of.toLocaleString('en')}`,
    before: 'Previous page',
    after: 'Next page',
    choose: (name) => `Choose: ${name}`,
    chosen: (n) => `${games(n)} chosen`,
    choosePage: 'Choose this page',
    unchoose: 'Choose none',
    plies: (n) => `${n} ${n === 1 ? 'ply' : 'plies'}`,
    partial: 'incomplete',
    round: (round) => `round ${round}`,
    at: (move, variation) =>
      move === null
        ? 'first position'
        : `position reached ${variation ? 'in a variation, ' : ''}${move}`,
    open: 'Open in the analysis',
    jump: (n) => `Go to the games (${n.toLocaleString('en')})`,
  },
  played: {
    title: 'Moves played in this position',
    caption: (n) =>
      `Position reached in ${games(n)}, by any order of moves: what was played there.`,
    none: (n) =>
      n === 0
        ? 'None of these games reached this position in its main line.'
        : `${games(n)} came to this position, and no move was played there.`,
    beside: (n) =>
      n === 1
        ? '1 more game came there in a variation only: it is not counted here.'
        : `${games(n)} more came there in a variation only: they are not counted here.`,
    move: 'Move',
    games: 'Games',
    ended: { white: 'White wins', draw: 'Draw', black: 'Black wins' },
    percent: (share) => `${share}%`,
    open: (n) => `${games(n)} without a known result: not in the percentages.`,
    play: (move) => `Play ${move}`,
    back: 'Back one move',
    list: 'The games',
    all: (n) => `All of them, in the library (${n.toLocaleString('en')})`,
  },
  out: {
    title: 'Export and delete',
    chosen: (n) => `Export those chosen (${n.toLocaleString('en')})`,
    found: (n) => `Export those found (${n.toLocaleString('en')})`,
    all: (n) => `Export all (${n.toLocaleString('en')})`,
    remove: (n) => `Delete those chosen (${n.toLocaleString('en')})`,
    removeAll: 'Delete all',
    ask: {
      title: (n) => `Delete ${games(n)}?`,
      text: 'They can’t be brought back. An export keeps them.',
      keep: 'Keep',
      remove: 'Delete',
    },
    removed: (n) => `${games(n)} deleted.`,
  },
  server: {
    title: 'On the server, too',
    offer:
      'To find your games on another device, the server can keep a copy under a secret link drawn at random. Nothing is sent without it.',
    keep: 'Also keep on the server',
    link: 'Link to this library',
    warning:
      'Whoever has this link can read, change and delete these games. Keep it to yourself, and keep it well: nobody can find it again.',
    syncing: 'Comparing with the server…',
    moving: {
      sent: (done, of) => `Sending: ${done.toLocaleString('en')} of ${games(of)}…`,
      came: (done, of) => `Receiving: ${done.toLocaleString('en')} of ${games(of)}…`,
    },
    done: ({ sent, came, went, left }) =>
      [
        sent > 0 ? `${games(sent)} sent.` : '',
        came > 0 ? `${games(came)} received.` : '',
        went > 0 ? `${games(went)} deleted elsewhere.` : '',
        left > 0 ? `${games(left)} too long for the server.` : '',
        sent + came + went + left === 0 ? 'Everything is on the server, too.' : '',
      ]
        .filter(Boolean)
        .join(' '),
    now: 'Compare now',
    refusal: {
      offline: 'The server can’t be reached. Your games are here; comparing goes on later.',
      gone: 'The server no longer has this library. What is in this browser stays.',
      disk: 'The server has no room left. Nothing is lost: your games are in this browser.',
      most: 'The library on the server is full (20,000 games, 32 MiB). Your games are in this browser.',
    },
    unlink: 'Compare no more here',
    unlinked: 'This browser forgets the link. The copy on the server stays.',
    remove: 'Delete from the server',
    removed: 'The copy goes, for everyone who has the link. The games here stay.',
    ask: {
      title: 'Delete the copy on the server?',
      text: 'The link will lead nowhere, for anyone. The games in this browser stay.',
      keep: 'Keep',
      remove: 'Delete',
    },
    open: {
      title: 'Open this library?',
      text: 'Its games come into this browser, and those here go there. What changes on one side will change on the other.',
      other:
        'This browser is linked to another library already: it will leave that one. Note its link first.',
      no: 'No',
      yes: 'Open',
    },
  },
};
