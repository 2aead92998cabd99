import type { GlossaryContent } from '../types';
import { moreTerms } from './lexicon';

export const glossary: GlossaryContent = {
  title: 'Lexique',
  intro: 'Les mots du jeu, en français clair. Chaque mot a son adresse.',
  terms: {
    ...moreTerms,
    damier: {
      name: 'damier',
      text: 'Le plateau de dix cases sur dix. C’est aussi le nom habituel d’un club.',
      board: 'start',
    },
    case: {
      name: 'case',
      also: 'case foncée, case claire',
      text: 'Un carré du damier. On ne joue que sur les 50 cases foncées.',
    },
    'grande-diagonale': {
      name: 'grande diagonale',
      also: 'grande ligne',
      text: 'La plus longue diagonale, de 46 à 5. Elle commence à la gauche de chaque joueur.',
    },
    pion: {
      name: 'pion',
      text: 'La pièce simple : elle avance d’une case et prend aussi vers l’arrière.',
      board: 'manBackward',
    },
    dame: {
      name: 'dame',
      also: 'faire dame, damer, aller à dame',
      text: 'Un pion promu : deux pions superposés. « La dame » est la pièce, « les dames » est le jeu.',
      board: 'flyingKing',
    },
    'dame-volante': {
      name: 'dame volante',
      text: 'Nom qui rappelle que la dame va et prend de loin sur toute diagonale ouverte.',
      board: 'flyingKing',
    },
    trait: {
      name: 'trait',
      also: 'avoir le trait',
      text: 'Le tour de jouer : celui qui a le trait joue.',
    },
    coup: {
      name: 'coup',
      text: 'Ce qu’un joueur joue à son tour : un déplacement, ou une prise entière. Un « coup » est aussi le nom d’une combinaison connue.',
    },
    notation: {
      name: 'notation Manoury',
      also: 'numéros des cases',
      text: 'Les cases foncées portent les numéros 1 à 50. On écrit 32-28 pour un déplacement et 32x23 pour une prise.',
      board: 'start',
    },
    deplacement: {
      name: 'déplacement',
      text: 'Un coup sans prise. Interdit tant qu’une prise existe.',
    },
    prise: {
      name: 'prise',
      also: 'prendre, manger',
      text: 'Sauter par-dessus une pièce adverse pour l’enlever.',
      board: 'capture',
    },
    'prise-obligatoire': {
      name: 'prise obligatoire',
      text: 'Une prise possible doit être jouée, où qu’elle soit.',
      board: 'capture',
    },
    'prise-majoritaire': {
      name: 'prise majoritaire',
      also: 'prise maximale',
      text: 'L’obligation de jouer la prise qui enlève le plus de pièces. Une dame compte pour une.',
      board: 'three',
    },
    rafle: {
      name: 'rafle',
      text: 'Plusieurs prises de suite par une même pièce, en un seul coup.',
      board: 'rafle',
    },
    'prise-en-arriere': {
      name: 'prise en arrière',
      text: 'La prise d’un pion vers son propre camp. Elle est permise et obligatoire comme les autres.',
      board: 'manBackward',
    },
    'libre-choix': {
      name: 'libre choix',
      also: 'ad libitum',
      text: 'Quand plusieurs prises enlèvent autant de pièces, on joue celle qu’on veut.',
      board: 'equal',
    },
    'case-d-arrivee': {
      name: 'case d’arrivée',
      text: 'La case où une pièce se pose. La dame en a souvent plusieurs au choix.',
      board: 'flyingKing',
    },
    'piece-prise': {
      name: 'pièce prise non retirée',
      text: 'Une pièce déjà sautée qui reste sur le damier jusqu’à la fin du coup et barre le passage.',
      board: 'ghost',
    },
    'coup-turc': {
      name: 'coup turc',
      text: 'Une combinaison où la dame adverse doit s’arrêter contre une pièce qu’elle vient de prendre, et se fait prendre à son tour.',
      board: 'ghost',
    },
    promotion: {
      name: 'promotion',
      text: 'Le passage d’un pion à dame, quand son coup finit sur la dernière rangée.',
      board: 'promotion',
    },
    couronner: {
      name: 'couronner',
      text: 'Poser un second pion sur celui qui devient dame.',
      board: 'promotion',
    },
    souffler: {
      name: 'souffler',
      also: 'soufflage',
      text: 'Ancien usage : enlever la pièce qui avait oublié de prendre, puis jouer. Ce n’est plus la règle.',
      board: 'huffed',
    },
    'j-adoube': {
      name: 'j’adoube',
      text: 'Ce qu’on dit avant de redresser une pièce sans vouloir la jouer.',
    },
    'piece-touchee': {
      name: 'pièce touchée',
      also: 'pièce jouée',
      text: 'La règle qui oblige à jouer la pièce touchée exprès, si elle peut jouer.',
      board: 'touched',
    },
    irregularite: {
      name: 'irrégularité',
      text: 'Un geste ou un coup contraire aux règles. L’adversaire du fautif décide de la suite.',
    },
    'corriger-ou-laisser': {
      name: 'faire corriger ou laisser',
      text: 'Le choix de l’adversaire : revenir à la position d’avant la faute, ou garder le damier tel qu’il est.',
      board: 'huffed',
    },
    gain: {
      name: 'gain',
      text: 'La victoire. Elle rapporte deux points ; la nulle, un point à chacun.',
    },
    blocage: {
      name: 'blocage',
      also: 'être bloqué',
      text: 'Ne plus avoir de coup légal alors qu’il reste des pièces. C’est perdu.',
      board: 'lost',
    },
    nulle: {
      name: 'nulle',
      also: 'remise, partie égale',
      text: 'Une partie sans vainqueur. « Remise » en est le nom habituel.',
    },
    repetition: {
      name: 'répétition de position',
      text: 'La même position avec le même joueur au trait ; à la troisième fois, la partie est nulle.',
      board: 'repeat',
    },
    'regle-des-25': {
      name: 'règle des 25 coups',
      text: '25 coups de chacun sans prise ni coup de pion : nulle.',
    },
    'regle-des-16': {
      name: 'règle des 16 coups',
      text: 'Trois pièces dont une dame contre une dame seule : 16 coups de chacun, puis nulle.',
      board: 'threeKings',
    },
    abandon: { name: 'abandon', text: 'Reconnaître que la partie est perdue avant la fin.' },
    arbitre: {
      name: 'arbitre',
      text: 'La personne qui fait appliquer le règlement en compétition.',
    },
    drapeau: { name: 'drapeau', text: 'Le signe de la pendule qui dit que le temps est écoulé.' },
    combinaison: {
      name: 'combinaison',
      also: 'coup',
      text: 'Des pièces données exprès pour en reprendre davantage.',
      board: 'adviceForce',
    },
    pionnage: { name: 'pionnage', also: 'échange', text: 'Un échange à nombre égal.' },
    sacrifice: {
      name: 'sacrifice',
      also: 'don',
      text: 'Une pièce donnée sans la reprendre aussitôt.',
    },
    opposition: {
      name: 'opposition',
      text: 'Deux pions face à face : celui qui doit jouer perd souvent.',
    },
    temps: { name: 'temps', text: 'Un pas de pion. Compter les temps dit qui devra céder.' },
    centre: {
      name: 'centre',
      text: 'Les cases du milieu, autour de 22 à 24 et de 27 à 29.',
      board: 'adviceCentre',
    },
    base: {
      name: 'base',
      text: 'La première rangée de chaque joueur ; pour l’adversaire, la rangée de promotion.',
      board: 'adviceBack',
    },
    finale: {
      name: 'finale',
      text: 'La fin de partie, quand il reste peu de pièces.',
      board: 'twoKings',
    },
    'partie-amicale': {
      name: 'partie amicale',
      text: 'Une partie hors compétition : on reprend les erreurs et la nulle se décide d’un commun accord.',
    },
  },
};
