/** The rest of the lexicon, in French: words of play, of the table and of combinations. */
import type { MoreTermId, Term } from '../types';

export const moreTerms: Record<MoreTermId, Term> = {
  piece: { name: 'pièce', text: 'Un pion ou une dame.' },
  'blancs-et-noirs': {
    name: 'Blancs et Noirs',
    also: 'les camps',
    text: 'Les deux camps, quelle que soit la couleur des pièces : les claires sont les Blancs.',
  },
  bande: {
    name: 'bande',
    also: 'bord',
    text: 'L’une des deux colonnes du bord. Un pion y est à l’abri, mais il n’y a qu’un seul pas.',
  },
  rangee: { name: 'rangée et colonne', text: 'Dix cases côte à côte, en travers ou en long.' },
  'tric-trac': {
    name: 'lignes de tric-trac',
    text: 'Les deux longues diagonales qui longent la grande : de 1 à 45 et de 6 à 50.',
  },
  aile: {
    name: 'aile',
    also: 'aile gauche, aile droite',
    text: 'La moitié gauche ou droite du damier, vue par un joueur.',
  },
  'position-initiale': {
    name: 'position initiale',
    also: 'mise en place',
    text: 'Vingt pions de chaque côté, deux rangées vides entre eux.',
  },
  butee: { name: 'butée', text: 'La pièce contre laquelle s’arrête la prise d’une dame.' },
  soutien: {
    name: 'pièce de soutien',
    text: 'Une pièce placée juste derrière une autre : elle empêche de la prendre.',
  },
  'rafle-circulaire': {
    name: 'rafle circulaire',
    also: 'circuit',
    text: 'Une rafle qui revient à sa case de départ. Cette case compte comme vide pendant le coup.',
  },
  'prise-ambigue': {
    name: 'prise ambiguë',
    text: 'Deux prises de mêmes départ et arrivée qui n’enlèvent pas les mêmes pièces : on note tout le chemin.',
  },
  'suite-tactique': {
    name: 'suite tactique immédiate',
    text: 'Un gain forcé en quelques coups dans une finale de deux ou trois pièces : tant qu’il existe, la partie n’est pas déclarée nulle.',
  },
  'regle-des-5': {
    name: 'règle des 5 coups',
    text: 'Dans l’Annexe 1 de la FMJD : une dame contre une ou deux pièces, dont une dame, est nulle après 5 coups de chacun.',
  },
  'proposition-de-nulle': {
    name: 'proposition de nulle',
    text: 'On joue son coup, on propose, on appuie sur la pendule. Jouer sans répondre, c’est refuser.',
  },
  perte: {
    name: 'perte',
    also: 'défaite',
    text: 'Plus de pièce, plus de coup, abandon ou temps dépassé : 0 point en compétition.',
  },
  pendule: {
    name: 'pendule',
    text: 'L’horloge à deux cadrans des compétitions ; appuyer dessus lance le temps de l’autre.',
  },
  cadence: {
    name: 'cadence',
    text: 'Le temps donné pour un nombre de coups ou pour toute la partie.',
  },
  zeitnot: {
    name: 'crise de temps',
    also: 'zeitnot',
    text: 'Presque plus de temps avant le contrôle : les oublis arrivent là.',
  },
  forfait: { name: 'forfait', text: 'Une partie perdue sans être jouée, par absence ou retard.' },
  ouverture: { name: 'ouverture', also: 'début', text: 'Les premiers coups d’une partie.' },
  'milieu-de-partie': {
    name: 'milieu de partie',
    text: 'Ce qui suit l’ouverture, quand presque toutes les pièces sont encore là.',
  },
  'partie-classique': {
    name: 'partie classique, partie ouverte, partie fermée',
    text: 'Types de milieu de partie : face à face au centre, jeu libre, ou pièces qui se bloquent.',
  },
  'coup-direct': {
    name: 'coup direct',
    text: 'Une combinaison qui se joue tout de suite, sans attendre une faute de plus.',
  },
  'pionnage-arriere': {
    name: 'pionnage arrière',
    text: 'Un échange où l’on reprend vers l’arrière.',
  },
  gambit: { name: 'gambit', text: 'Un pion offert au début pour une meilleure position.' },
  lunette: {
    name: 'lunette',
    text: 'Deux pions avec une case vide entre eux et derrière : le pion adverse qui y entre en menace deux, ou tombe dans un piège.',
  },
  enchainement: {
    name: 'enchaînement',
    text: 'Quelques pièces en retiennent davantage chez l’adversaire.',
  },
  'marchand-de-bois': {
    name: 'marchand de bois',
    text: 'Une disposition d’ouverture étudiée par des auteurs français.',
  },
  'pion-taquin': {
    name: 'pion taquin',
    text: 'Un pion avancé, en 24 ou en 27, qui gêne l’adversaire.',
  },
  attelage: {
    name: 'attelage',
    text: 'Deux ou trois pions l’un derrière l’autre sur une diagonale.',
  },
  fleche: {
    name: 'flèche',
    text: 'Trois pions en pointe, comme 28, 33 et 39, soutenus par derrière.',
  },
  'case-faible': {
    name: 'case faible',
    also: 'trou',
    text: 'Une case que l’on ne peut plus garder.',
  },
  'avant-poste': { name: 'avant-poste', text: 'Un pion avancé et soutenu près du camp adverse.' },
  forcing: {
    name: 'forcing',
    also: 'coup forcé',
    text: 'Un coup qui ne laisse à l’autre qu’une réponse.',
  },
  'temps-de-repos': {
    name: 'temps de repos',
    text: 'Un coup gagné pendant que l’adversaire doit encore prendre.',
  },
  piege: { name: 'piège', also: 'appât', text: 'Un coup qui invite à la faute.' },
  motif: { name: 'motif', text: 'Le mécanisme final d’une combinaison ou d’un problème.' },
  probleme: {
    name: 'problème',
    also: 'composition',
    text: 'Une position inventée avec une seule solution.',
  },
  'coup-demi-turc': {
    name: 'coup demi-turc',
    text: 'Comme le coup turc, mais la pièce qui arrête la dame n’est pas une de celles qu’elle a prises.',
  },
  'coup-suisse': {
    name: 'coup suisse',
    text: 'La dame s’arrête contre une pièce qu’elle vient de prendre, qui n’est pas le premier maillon de la rafle finale.',
  },
  'coup-de-l-arceau': {
    name: 'coup de l’arceau',
    text: 'Un effet retourné : après sa rafle, la dame prend au coup suivant le pion voisin.',
  },
  'coup-royal': {
    name: 'coup royal',
    text: 'Combinaison d’ouverture : un sacrifice au centre, puis une rafle par l’aile adverse.',
  },
  'coup-philippe': {
    name: 'coup Philippe',
    text: 'Combinaison fréquente des parties classiques : le pion de 18 disparaît, puis une rafle part de 38 ou de 40.',
  },
  'coup-de-mazette': {
    name: 'coup de mazette',
    text: 'La plus simple des combinaisons d’ouverture ; une mazette est un joueur faible.',
  },
  'coup-de-talon': {
    name: 'coup de talon',
    text: 'Un pionnage arrière ouvre une trappe et y attire un pion adverse.',
  },
  'coup-de-la-trappe': {
    name: 'coup de la trappe',
    text: 'Un de nos pions disparaît, et le pion adverse qui l’a pris devient le premier de la rafle.',
  },
  'coup-de-rappel': {
    name: 'coup de rappel',
    text: 'Il ramène une pièce adverse sur la case où l’on en a besoin.',
  },
  'coup-napoleon': {
    name: 'coup Napoléon',
    text: 'Trois pions donnés l’un après l’autre, et les trois qui les ont pris, côte à côte, tombent dans une rafle en zigzag.',
  },
  'coup-de-la-bombe': {
    name: 'coup de la bombe',
    also: 'bomzet',
    text: 'Un pion prend et semble perdu ; la majorité oblige l’adversaire à prendre ailleurs, et le même pion repart.',
  },
  'envoi-a-dame': {
    name: 'envoi à dame',
    text: 'On laisse un pion adverse aller à dame en prenant, pour prendre cette dame.',
  },
  'double-deux': {
    name: 'double-deux',
    also: 'coup de deux',
    text: 'Deux rafles de deux : la première laisse la seconde intacte.',
  },
  'coup-de-ricochet': {
    name: 'coup de ricochet',
    text: 'Une première rafle, et la pièce qui la reprend tombe dans la seconde, avec une autre au moins.',
  },
  chapelet: {
    name: 'chapelet',
    text: 'Une suite d’échanges forcés, l’un après l’autre comme les grains d’un chapelet, qui ouvre la voie à une rafle.',
  },
  moulinet: {
    name: 'moulinet',
    text: 'Un pion adverse, forcé de prendre encore et encore, tourne sur le damier jusqu’à la case où la rafle l’attend.',
  },
  'table-de-finales': {
    name: 'table de finales',
    text: 'Toutes les positions de peu de pièces, avec leur résultat exact, calculé d’avance.',
  },
  assistant: {
    name: 'assistant de coup légal',
    text: 'L’outil de ces pages qui compare les prises et dit laquelle il faut jouer.',
  },
};
