/** La bibliothèque de ses parties. */
import type { LibraryTexts } from '../../features/library/texts';

const parties = (n: number) => `${n.toLocaleString('fr')} ${n < 2 ? 'partie' : 'parties'}`;
const e = (n: number, word: string) => (n < 2 ? word : `${word}s`);

export const library: LibraryTexts = {
  title: 'Bibliothèque',
  intro:
    'Vos parties, gardées dans ce navigateur\u00a0: celles que vous finissez ici s’y rangent d’elles-mêmes, et vous pouvez en ajouter autant que vous voulez.',
  loading: 'La bibliothèque s’ouvre…',
  failed: 'La bibliothèque n’a pas pu être chargée. Rechargez la page quand le réseau est là.',
  trouble: {
    full: 'Ce navigateur n’a plus de place pour d’autres parties. Ce qui était gardé l’est toujours\u00a0: exportez ou supprimez des parties, ou libérez de la place sur l’appareil.',
    closed:
      'Ce navigateur ne laisse pas garder de parties maintenant (navigation privée, stockage interdit, ou une autre version de la page ouverte). Rien n’a changé.',
  },
  add: {
    title: 'Ajouter des parties',
    paste: 'Collez des parties (PDN)',
    help: 'Autant de parties que vous voulez, avec leurs variantes et leurs commentaires. Une partie déjà là n’est pas gardée deux fois.',
    take: 'Ajouter',
    choose: 'Choisir des fichiers',
    drop: 'Ou déposez des fichiers n’importe où sur cette page.',
    progress: (percent, games) => `Lecture\u00a0: ${percent} %, ${parties(games)} de plus…`,
    reading: 'Lecture…',
    stop: 'Arrêter',
    done: ({ added, same, partial }) =>
      [
        `${parties(added)} de plus.`,
        same > 0 ? `${parties(same)} déjà ${same < 2 ? 'là' : 'là'}.` : '',
        partial > 0
          ? `${parties(partial)} ${e(partial, 'incomplète')}\u00a0: ce qui n’a pas pu être rejoué est gardé en commentaire.`
          : '',
      ]
        .filter(Boolean)
        .join(' '),
    stopped: 'Arrêté. Ce qui était lu est gardé.',
    nothing: 'Aucune partie n’a été trouvée dans ce texte.',
  },
  search: {
    title: 'Chercher',
    player: 'Joueur',
    event: 'Tournoi ou ronde',
    from: 'Jouée à partir de',
    to: 'Jouée jusqu’à',
    dateHelp: 'Une année, un mois ou un jour\u00a0: 1996, 1996-05, 1996-05-31, ou 31/05/1996.',
    dateWrong: 'Écrivez une date qui existe\u00a0: 1996, 1996-05, 1996-05-31 ou 31/05/1996.',
    result: 'Résultat',
    results: {
      '': 'Tous',
      white: 'Gain des Blancs',
      black: 'Gain des Noirs',
      draw: 'Nulle',
      open: 'Sans résultat',
    },
    order: 'Ordre',
    orders: {
      added: 'Les dernières ajoutées',
      date: 'Les plus récentes',
      player: 'Par joueur',
    },
    position: 'Position atteinte',
    setUp: 'Poser une position',
    change: 'Changer la position',
    anyPosition: 'N’importe laquelle',
    take: 'Chercher cette position',
    clear: 'Effacer la recherche',
  },
  list: {
    title: 'Parties',
    count: (found, all) =>
      found === all
        ? parties(all)
        : `${parties(found)} ${e(found, 'trouvée')} sur ${all.toLocaleString('fr')}`,
    empty:
      'La bibliothèque est vide\u00a0: ajoutez un fichier, ou finissez une partie sur le damier.',
    none: 'Aucune partie ne répond à cette recherche.',
    range: (first, last, of) => `${first} à ${last} sur ${of.toLocaleString('fr')}`,
    before: 'Page précédente',
    after: 'Page suivante',
    choose: (name) => `Choisir\u00a0: ${name}`,
    chosen: (n) => `${parties(n)} ${e(n, 'choisie')}`,
    choosePage: 'Choisir la page',
    unchoose: 'Ne rien choisir',
    plies: (n) => `${n} ${n < 2 ? 'demi-coup' : 'demi-coups'}`,
    partial: 'incomplète',
    round: (round) => `ronde ${round}`,
    at: (move, variation) =>
      move === null
        ? 'position de départ'
        : `position atteinte ${variation ? 'dans une variante, ' : ''}${move}`,
    open: 'Ouvrir dans l’analyse',
    jump: (n) => `Aller aux parties (${n.toLocaleString('fr')})`,
  },
  played: {
    title: 'Coups joués dans cette position',
    caption: (games) =>
      `Position atteinte dans ${parties(games)}, par n’importe quel ordre de coups\u00a0: ce qui y a été joué.`,
    none: (games) =>
      games === 0
        ? 'Aucune de ces parties n’a atteint cette position dans sa ligne principale.'
        : `${parties(games)} ${e(games, 'arrivée')} à cette position, et aucun coup n’y a été joué.`,
    beside: (games) =>
      games === 1
        ? '1 autre partie n’y arrive que dans une variante\u00a0: elle n’est pas comptée ici.'
        : `${parties(games)} de plus n’y arrivent que dans une variante\u00a0: elles ne sont pas comptées ici.`,
    move: 'Coup',
    games: 'Parties',
    ended: { white: 'Gain blanc', draw: 'Nulle', black: 'Gain noir' },
    percent: (share) => `${share} %`,
    open: (games) => `${parties(games)} sans résultat connu\u00a0: hors des pourcentages.`,
    play: (move) => `Jouer ${move}`,
    back: 'Revenir d’un coup',
    list: 'Les parties',
    all: (games) => `Toutes, dans la bibliothèque (${games.toLocaleString('fr')})`,
  },
  out: {
    title: 'Exporter et supprimer',
    chosen: (n) => `Exporter le choix (${n.toLocaleString('fr')})`,
    found: (n) => `Exporter ce qui est trouvé (${n.toLocaleString('fr')})`,
    all: (n) => `Tout exporter (${n.toLocaleString('fr')})`,
    remove: (n) => `Supprimer le choix (${n.toLocaleString('fr')})`,
    removeAll: 'Supprimer tout',
    ask: {
      title: (n) => `Supprimer ${parties(n)}\u00a0?`,
      text: 'Elles ne pourront pas être retrouvées. Un export les garde.',
      keep: 'Garder',
      remove: 'Supprimer',
    },
    removed: (n) => `${parties(n)} ${e(n, 'supprimée')}.`,
  },
  server: {
    title: 'Aussi sur le serveur',
    offer:
      'Pour retrouver vos parties sur un autre appareil, le serveur peut en garder une copie sous un lien secret tiré au hasard. Rien ne part sans cela.',
    keep: 'Garder aussi sur le serveur',
    link: 'Lien de cette bibliothèque',
    warning:
      'Qui a ce lien peut lire, changer et supprimer ces parties. Gardez-le pour vous, et gardez-le bien\u00a0: personne ne peut le retrouver.',
    syncing: 'Comparaison avec le serveur…',
    moving: {
      sent: (done, of) => `Envoi\u00a0: ${done.toLocaleString('fr')} sur ${parties(of)}…`,
      came: (done, of) => `Réception\u00a0: ${done.toLocaleString('fr')} sur ${parties(of)}…`,
    },
    done: ({ sent, came, went, left }) =>
      [
        sent > 0 ? `${parties(sent)} ${e(sent, 'envoyée')}.` : '',
        came > 0 ? `${parties(came)} ${e(came, 'reçue')}.` : '',
        went > 0 ? `${parties(went)} ${e(went, 'supprimée')} ailleurs.` : '',
        left > 0 ? `${parties(left)} trop ${e(left, 'longue')} pour le serveur.` : '',
        sent + came + went + left === 0 ? 'Tout est aussi sur le serveur.' : '',
      ]
        .filter(Boolean)
        .join(' '),
    now: 'Comparer maintenant',
    refusal: {
      offline:
        'Le serveur est injoignable. Vos parties sont ici\u00a0; la comparaison reprendra plus tard.',
      gone: 'Le serveur n’a plus cette bibliothèque. Ce qui est dans ce navigateur y reste.',
      disk: 'Le serveur n’a plus de place. Rien n’est perdu\u00a0: vos parties sont dans ce navigateur.',
      most: 'La bibliothèque du serveur est pleine (20 000 parties, 32 Mio). Vos parties sont dans ce navigateur.',
    },
    unlink: 'Ne plus comparer ici',
    unlinked: 'Ce navigateur oublie le lien. La copie du serveur reste.',
    remove: 'Supprimer du serveur',
    removed: 'La copie disparaît, pour tous ceux qui ont le lien. Les parties d’ici restent.',
    ask: {
      title: 'Supprimer la copie du serveur\u00a0?',
      text: 'Le lien ne mènera plus à rien, pour personne. Les parties de ce navigateur restent.',
      keep: 'Garder',
      remove: 'Supprimer',
    },
    open: {
      title: 'Ouvrir cette bibliothèque\u00a0?',
      text: 'Ses parties viennent dans ce navigateur, et celles d’ici y vont. Ce qui change d’un côté changera de l’autre.',
      other:
        'Ce navigateur est déjà lié à une autre bibliothèque\u00a0: il la quittera. Notez d’abord son lien.',
      no: 'Non',
      yes: 'Ouvrir',
    },
  },
};
