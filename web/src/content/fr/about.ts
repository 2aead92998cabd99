/** About this site: what is stored, who answers for it, what works for whom. */
export const about = {
  title: 'À propos de ce site',
  data: {
    title: 'Vos données',
    text: [
      'On joue, on apprend et on tranche sans compte. Il n’y a ni publicité, ni mesure d’audience, ni cookie, ni requête vers un autre site : aucun consentement n’est donc demandé.',
      'Dans ce navigateur : vos réglages, une copie de vos parties, votre bibliothèque, votre avancement dans le cours et les exercices, le journal de l’arbitre. Rien de cela ne part ailleurs, sauf les parties ; la bibliothèque seulement si vous le demandez.',
      'Sur le serveur : les coups de chaque partie commencée, sous un lien secret tiré au hasard (128 bits). Qui a le lien peut voir, jouer et effacer la partie. Aucun nom n’est demandé.',
      'Le journal technique du serveur ne contient aucun lien de partie et n’écrit les adresses que tronquées.',
      'Il n’y a ni messagerie ni profil public : un enfant peut jouer sans rien dire de lui.',
    ],
    where:
      '« Exporter mes données » et « Tout effacer » se trouvent dans les réglages, à côté du damier.',
  },
  legal: {
    title: 'Mentions légales et contact',
    text: [
      'damier est un logiciel libre (licences MIT ou Apache 2.0), fourni sans garantie. Chacun peut l’installer chez soi : cette page est servie par la personne ou l’association qui l’a installé à cette adresse. C’est elle l’éditeur et l’hébergeur de ce site, et c’est à elle qu’il faut écrire.',
      'Si vous faites tourner damier pour le public en France, la loi demande que votre nom et une adresse de contact soient indiqués : donnez-les avec l’adresse du site.',
      'Les règlements cités appartiennent à leurs fédérations (FMJD, FFJD). Les textes de damier sont les siens et ne remplacent pas une décision d’arbitre en compétition.',
    ],
  },
  access: {
    title: 'Accessibilité',
    text: [
      'damier vise les critères WCAG 2.2, niveau AA. L’état : conforme d’après nos propres essais, automatiques et répétés, mais pas encore examiné par un tiers ni par des personnes qui emploient chaque jour un lecteur d’écran.',
    ],
    worksTitle: 'Ce qui est éprouvé à chaque version',
    works: [
      'Tout se fait au clavier, damier compris : 50 cases nommées, flèches, Entrée, et la liste des pièces en toutes lettres.',
      'Les coups, les refus et les nulles sont dits par le lecteur d’écran dès qu’ils arrivent.',
      'Rien n’est dit par la seule couleur ; les marques de chaque damier sont mesurées, aussi en niveaux de gris et pour trois déficiences de la vision des couleurs.',
      'Les mouvements s’arrêtent si le système le demande ; les raccourcis d’une lettre peuvent être coupés ; le zoom n’est jamais bloqué.',
      'Un programme de contrôle (axe-core) examine les pages, en clair et en sombre, de 360 à 1280 pixels.',
    ],
    openTitle: 'Ce qui reste à vérifier par des personnes',
    open: [
      'La lecture réelle avec NVDA, JAWS, VoiceOver et TalkBack.',
      'La commande vocale et les contacteurs.',
      'La compréhension des textes par des enfants et par des joueurs qui lisent peu.',
    ],
    tell: 'Un obstacle ? Dites-le à qui fait tourner ce site, avec la page et l’appareil.',
  },
};

export type AboutTexts = typeof about;
