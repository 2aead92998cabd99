import type { CasesContent } from '../types';

export const cases: CasesContent = {
  title: 'Les litiges',
  intro: 'Une dispute à table ? Chaque cas a son damier, sa décision, sa raison et sa source.',
  five: {
    title: 'Cinq questions règlent tous les cas',
    items: [
      'Le coup est-il légal ? Alors seuls la pièce touchée, les mains et la pendule peuvent faire débat.',
      'Sinon, l’adversaire a-t-il déjà répondu ? Alors il a accepté : on continue.',
      'Qui est en faute ? Cette personne n’a rien à dire. Demandez à l’autre : corriger ou laisser ?',
      'Corriger : on remet la position d’avant, et la pièce touchée peut obliger. Laisser : on note la nouvelle position et on continue.',
      'Les exceptions passent avant : damier mal tourné, accident, partie déjà finie, drapeau.',
    ],
  },
  groups: {
    touch: 'Pièce touchée, coup repris',
    missed: 'Prise oubliée, pièce soufflée',
    majority: 'Quelle prise, combien de pièces',
    execution: 'Rafle arrêtée, pièces ramassées',
    promotion: 'Arrivée à dame',
    board: 'Damier, tours, variantes, accident',
    draws: 'Nulle et fin de partie',
    clock: 'Pendule, notation, conduite',
  },
  deciders: {
    opponent: 'L’adversaire du fautif décide, lui seul.',
    referee: 'L’arbitre constate ou décide.',
    rules: 'La règle répond : personne n’a le choix.',
    restore: 'Personne : on remet la position.',
  },
  options: { correct: 'Faire corriger', leave: 'Laisser' },
  texts: {
    ffjd: 'règlement résumé de la FFJD',
    fmjd1: 'FMJD, Annexe 1',
    fmjd3: 'FMJD, Annexe 3',
    kndb: 'règles néerlandaises (KNDB, écoles)',
    french: 'textes français des règles',
    forum: 'forum d’arbitrage de la FFJD',
    league: 'règlement d’une ligue régionale',
  },
  family: {
    Q09: 'Entendez-vous avant de commencer : la première pièce touchée joue, ou l’on peut changer d’avis tant que rien n’est lâché.',
    Q42: 'Personne n’y perd rien : rappelez qu’on joue d’une seule main, et continuez.',
    Q49: 'Couronnez le pion, reprenez le coup de dame et rejouez, sans pénalité.',
    Q58: 'Remettez le pion si sa case est libre et que vous êtes d’accord ; sinon, recommencez la partie.',
    I02: 'Remettez ensemble les pièces en ordre si c’est encore possible ; sinon, recommencez la partie.',
    I03: 'Remettez-la ensemble sur la case foncée d’où elle venait, et continuez.',
    I18: 'Couronnez-le aussitôt, et la partie continue.',
    I20: 'Personne n’y perd rien : rappelez qu’on joue d’une seule main, et continuez.',
  },
  cases: {
    Q01: [
      'Il a pris le 32 en main, l’a reposé, puis a joué le 33. Puis-je l’obliger à jouer le 32 ?',
      'Oui, si vous le voulez. Vous laissez 33-28, ou vous faites corriger : alors le 32 doit jouer, en 27 ou en 28 à son choix.',
      'Toucher exprès une pièce jouable engage à la jouer.',
    ],
    Q03: [
      'J’ai touché le 34, mais le 28 doit prendre. Que dois-je jouer ?',
      '28x19 : c’est le seul coup. Si 34-29 a vraiment été joué, c’est une prise oubliée.',
      'Une pièce qui n’a pas le droit de jouer n’engage à rien quand on la touche.',
    ],
    Q04: [
      'J’ai touché le 13. Puis-je prendre avec le 14 ?',
      'Non : 13x24. Si 14x23 a été joué, l’adversaire choisit.',
      'Les deux prises se valent, mais la pièce touchée doit être celle qui prend.',
    ],
    Q06: [
      'Il a lâché son pion en 28, puis l’a repris pour jouer en 27. Permis ?',
      'Non. Faire corriger : 32-28 tient. Laisser : 32-27 tient.',
      'Un coup lâché est joué ; on ne le reprend pas soi-même.',
    ],
    Q07: [
      'Il a dit « j’adoube » après avoir touché la pièce. Cela compte-t-il ?',
      'Non. La pièce touchée doit jouer si elle le peut : 33-28 ou 33-29.',
      'L’avertissement se donne avant de toucher.',
    ],
    Q09: [
      'J’ai touché deux pions l’un après l’autre. Lequel jouer ?',
      'Le premier des deux qui peut jouer. Si vous jouez l’autre, l’adversaire choisit.',
      'La première pièce jouable touchée engage.',
    ],
    Q10: [
      'J’ai touché un pion adverse. Dois-je le prendre ?',
      'Non. Seul le fait de déplacer une pièce adverse est une irrégularité.',
      'La règle de la pièce touchée ne vise que ses propres pièces.',
    ],
    Q12: [
      'J’ai joué après son oubli, puis je veux qu’il prenne. Est-ce trop tard ?',
      'Oui, trop tard : la position est acceptée.',
      'Jouer son coup, c’est accepter ce qui précède.',
    ],
    Q13: [
      'C’est moi qui ai oublié de prendre. Puis-je rejouer ?',
      'Non. L’adversaire seul peut demander la correction.',
      'Le joueur en faute n’a pas voix au chapitre une fois la pièce lâchée.',
    ],
    Q15: [
      'Nous avons oublié tous les deux ! Que fait-on ?',
      'Seule la dernière faute reste ouverte : les Noirs devaient prendre (23x32 ou 23x34), les Blancs choisissent.',
      'La réponse des Noirs avait déjà accepté l’oubli des Blancs.',
    ],
    Q16: [
      'Il n’a pas pris : je souffle son pion et je joue. Permis ?',
      'Non. Enlever le 28 est lui-même irrégulier ; les Blancs peuvent le faire remettre.',
      'Souffler est aboli depuis le début du XXe siècle.',
    ],
    Q18: [
      'Prendre me fait perdre trois pions. Puis-je refuser ?',
      'Non : 21x32 est le seul coup.',
      'La prise est obligatoire même quand elle coûte ; les combinaisons vivent de cela.',
    ],
    Q19: [
      'Le programme refuse mon coup alors que la case est libre. Pourquoi ?',
      'Une autre pièce doit prendre : 32x23.',
      'Une prise n’importe où sur le damier interdit tout autre coup.',
    ],
    Q21: [
      'Une dame ou un pion, une seule pièce chaque fois : la dame d’abord ?',
      'Non, libre choix : 33x22 ou 37x26.',
      'À nombre égal, le rang de la pièce prise ne compte pas.',
    ],
    Q22: [
      'Ma dame et mon pion peuvent prendre. La dame doit-elle prendre ?',
      'Non : 10x19, 39x17, 39x11 ou 39x6, au choix.',
      'Le rang de la pièce qui prend ne compte pas non plus.',
    ],
    Q24: [
      'Trois pions contre deux dames : faut-il prendre les pions ?',
      'Oui : 34x25x14x3 est le seul coup, et le pion devient dame.',
      'Trois pièces sont plus que deux, quel que soit leur rang.',
    ],
    Q25: [
      'J’ai pris un pion, on me dit qu’il fallait en prendre trois.',
      'L’adversaire choisit : 32x3 à la place, ou 34x25 tel quel.',
      'Moins de pièces que la majorité : la prise est irrégulière.',
    ],
    Q27: [
      'Je compte quatre pièces en repassant par la même case. Permis ?',
      'Oui : 1x3 est légal et même obligatoire.',
      'Une case vide peut être traversée plusieurs fois ; une pièce, jamais.',
    ],
    Q28: [
      'Il a sauté deux fois le même pion pour en compter un de plus.',
      'Interdit. Seul 10x19 est légal ; l’adversaire fait corriger ou laisse.',
      'Une pièce prise est encore là, mais ne se saute pas une seconde fois.',
    ],
    Q30: [
      'Ma dame s’est arrêtée contre un pion déjà pris et a été prise. Normal ?',
      'Oui : c’est le coup turc. 25x19 était obligatoire, puis 24x13.',
      'Les pièces prises restent et bloquent jusqu’à la fin du coup.',
    ],
    Q31: [
      'La dame doit-elle s’arrêter juste derrière la pièce prise ?',
      'Non : 23, 19, 14, 10 et 5 sont permis.',
      'Elle se pose sur n’importe quelle case libre derrière ; s’arrêter juste derrière est une règle d’autres jeux.',
    ],
    Q33: [
      'Ma dame peut-elle sauter deux pions collés ?',
      'Non, il n’y a pas de prise ici : 46-41, 46-37 ou 46-32.',
      'Il faut une case libre derrière chaque pièce sautée.',
    ],
    Q34: [
      'Puis-je sauter mon propre pion ?',
      'Jamais. Ici, c’est le pion lui-même qui prend : 32x23.',
      'On ne saute que des pièces adverses.',
    ],
    Q36: [
      'Il s’est arrêté après deux prises et a lâché le pion. La troisième est-elle perdue ?',
      'L’adversaire choisit : la rafle entière 32x3, ou le pion reste en 12 et deux pièces partent.',
      'Une rafle commencée doit être finie.',
    ],
    Q37: [
      'J’ai posé le pion une seconde sur 21 sans le lâcher. Puis-je continuer ?',
      'Oui : 32x3 se joue jusqu’au bout.',
      'Montrer chaque étape est même demandé ; seul lâcher termine le coup.',
    ],
    Q39: [
      'Il a pris trois pions mais n’en a enlevé que deux.',
      'L’adversaire choisit : faire enlever le 8, ou le laisser sur le damier.',
      'Une prise n’est complète que toutes les pièces enlevées.',
    ],
    Q40: [
      'Il a ramassé un pion de trop.',
      'L’adversaire fait remettre le 8, ou le laisse dehors.',
      'On n’enlève que les pièces sautées.',
    ],
    Q42: [
      'Il joue d’une main et ramasse de l’autre.',
      'L’adversaire peut demander de recommencer d’une seule main ; rien n’est perdu.',
      'La même main joue et enlève les pièces.',
    ],
    Q43: [
      '« 47x36 » : quelles pièces sont prises ?',
      'À table, il faut montrer le chemin ; par écrit, le noter : 47x38x20x9x36 ou 47x38x24x13x36.',
      'Deux prises différentes ont le même départ et la même arrivée.',
    ],
    Q45: [
      'Mon pion passe sur la dernière rangée en prenant et repart. Dame ?',
      'Non : il finit en 14 et reste pion.',
      'Il faut y terminer son coup.',
    ],
    Q46: [
      'Arrivé en 3, mon pion continue-t-il comme dame pour prendre le 20 ?',
      'Non : le coup s’arrête en 3.',
      'La dame n’agit qu’à partir du tour suivant.',
    ],
    Q48: [
      'Il a fait dame et a rejoué avec aussitôt.',
      'Deux coups de suite : l’adversaire fait corriger ou laisse.',
      'La nouvelle dame attend que l’adversaire ait joué.',
    ],
    Q49: [
      'Il a oublié de couronner son pion, puis l’a joué comme une dame.',
      'L’adversaire choisit chaque fois. Par exemple après 7-1, 45-50 et 1-23. Faire corriger : le pion est couronné et 1-23 est repris. Laisser : 1-23 reste, et la pièce est une dame.',
      'Ne pas couronner et jouer une dame non couronnée sont deux irrégularités.',
    ],
    Q51: [
      'Une dame est-elle plus facile à prendre ? Compte-t-elle double ?',
      'Ni l’un ni l’autre : 1x45 prend une pièce.',
      'Une dame se prend comme un pion et compte pour un.',
    ],
    Q52: [
      'Le damier était mal tourné. On continue ?',
      'Selon la FMJD, la partie est annulée et recommencée. En école aux Pays-Bas, on continue une fois que les Noirs ont joué : dites quel règlement vous suivez.',
      'La case foncée doit être à la gauche de chaque joueur.',
    ],
    Q54: [
      'Il a joué deux fois de suite.',
      'Faire corriger : le second coup est repris. Laisser : les deux tiennent, et c’est à vous.',
      'On joue chacun son tour.',
    ],
    Q55: [
      'Quelqu’un a bousculé le damier.',
      'On remet la position, au besoin en rejouant la feuille de partie. Personne ne peut rien en tirer.',
      'Un accident n’est pas une faute.',
    ],
    Q57: [
      'Il a déplacé un de mes pions !',
      'Vous le faites remettre et il joue un vrai coup, ou vous le laissez et c’est à vous.',
      'On ne déplace que ses propres pièces.',
    ],
    Q58: [
      'Il manquait un pion au départ.',
      'À vérifier avant de commencer. Vu plus tard : l’adversaire choisit de le faire remettre, ou de continuer.',
      'La position de départ fait partie des règles.',
    ],
    Q60: [
      'Ma dame est enfermée par deux pions collés. Nulle ?',
      'Non, perdu : aucun coup n’est possible.',
      'Être bloqué à son tour, c’est perdre.',
    ],
    Q61: [
      'La position est revenue trois fois. Est-ce nul ?',
      'Oui : même position, même joueur au trait. À table, un joueur appelle l’arbitre, qui constate.',
      'Les trois fois n’ont pas à se suivre.',
    ],
    Q63: [
      'Trois dames contre une : au 16e coup, il se jette dans ma prise.',
      'Si la prise est encore dans vos seize coups, vous gagnez ; si c’est le dix-septième, c’est nul.',
      'On compte à partir de la position où le trois contre un est né.',
    ],
    Q64: [
      'Dame et pion contre dame : je prends à mon 5e coup. Gagné ?',
      'Oui dans la lecture suivie ici : cinq coups de chacun, et un gain au dernier compte. La formulation est disputée.',
      'Le texte dit « encore cinq coups » ; les arbitres français en ont débattu.',
    ],
    Q66: [
      'Deux dames contre une : on arrête ?',
      'Pas ici : 47-15 gagne, car toute réponse est prise. Sans un tel gain, c’est nul tout de suite (FFJD) ou après cinq coups de chacun (FMJD).',
      'L’exception tactique se vérifie avant d’arrêter.',
    ],
    Q67: [
      'Nous sommes d’accord pour la nulle au 20e coup.',
      'En compétition, on ne propose qu’après 40 coups de chacun, et certains tournois l’interdisent. Entre amis, c’est libre.',
      'La règle protège les parties jouées jusqu’au bout.',
    ],
    Q69: [
      'Mon drapeau tombe, mais l’adversaire n’a plus qu’une dame. Nul ?',
      'Non, perdu au temps, sauf si une demande de nulle justifiée était déjà examinée ou si le tournoi arrête ces finales d’office.',
      'Il n’y a pas de règle du « matériel insuffisant » comme aux échecs.',
    ],
    Q70: [
      'J’ai joué le coup gagnant, puis mon drapeau est tombé.',
      'Gagné : la partie était finie avec 46-41. En compétition, arrêtez aussitôt la pendule.',
      'Sans coup légal, l’adversaire a perdu avant que le drapeau ne compte.',
    ],
    Q72: [
      'Il note son coup avant de le jouer.',
      'Pas permis, sauf pour une rafle, qui n’est qu’un coup. Recommencer après un avertissement est punissable.',
      'On joue, puis on note.',
    ],
    Q73: [
      'Mon coup est-il fini quand je lâche la pièce ou quand j’appuie sur la pendule ?',
      'Sur le damier, quand vous lâchez ; pour le temps, quand vous appuyez.',
      'Deux définitions vivent côte à côte dans les textes.',
    ],
    Q75: [
      'Deux pièces de plus et presque plus de temps : puis-je imposer la nulle ?',
      'Seulement si le règlement local le dit. En mort subite, la FMJD demande une minute ou moins, huit pièces au plus et un net avantage.',
      'Ce n’est pas une règle générale.',
    ],
    Q76: [
      'En famille sur 8x8, la dame va-t-elle d’une seule case ?',
      'Cela dépend de la boîte. Ce n’est pas le jeu international : nommez la variante avant de commencer.',
      'Chaque variante change la règle de la dame.',
    ],
    I01: [
      'Le damier a été mal tourné pendant toute la partie',
      'La partie est annulée et recommencée.',
      'Sans case foncée à gauche, ce n’est pas une partie.',
    ],
    I02: [
      'La mise en place de départ était fausse',
      'Avant le premier coup, on corrige. Plus tard, l’adversaire choisit.',
      'La position se vérifie avant de commencer.',
    ],
    I03: [
      'Une pièce est sur une case claire',
      'Elle ne compte pas tant qu’elle y est ; l’adversaire décide de la faire remettre en jeu.',
      'Les cases claires ne servent pas.',
    ],
    I04: [
      'Deux coups de suite',
      'L’adversaire fait reprendre le second, ou laisse les deux et joue.',
      'On joue chacun son tour.',
    ],
    I05: [
      'Un pion ou une dame a été déplacé de façon irrégulière',
      'L’adversaire fait reprendre (la pièce touchée joue si elle le peut), ou laisse.',
      'Une pièce ne va que là où sa marche le permet.',
    ],
    I06: [
      'Une pièce touchée, une autre jouée',
      'Faire corriger : la pièce touchée joue. Laisser : le coup tient.',
      'La pièce touchée engage.',
    ],
    I07: [
      'Un coup joué a été repris',
      'Faire corriger : le premier coup tient. Laisser : le second tient.',
      'Un coup lâché est joué.',
    ],
    I08: [
      'Une pièce adverse a été déplacée',
      'On la remet et le fautif joue, ou on laisse et c’est à vous.',
      'On ne touche qu’à ses pièces.',
    ],
    I09: [
      'Un déplacement alors qu’une prise existait',
      'Faire corriger : il doit prendre, à la majorité. Laisser : le déplacement tient.',
      'La prise est obligatoire. C’est le cas le plus fréquent.',
    ],
    I10: [
      'Des pièces enlevées sans raison',
      'L’adversaire les fait remettre, ou les laisse dehors.',
      'Rien n’autorise à enlever une pièce non prise.',
    ],
    I11: [
      'Une prise avec trop ou trop peu de pièces',
      'Faire corriger : une prise majoritaire. Laisser : la position reste.',
      'La prise la plus nombreuse est obligatoire.',
    ],
    I12: [
      'Une rafle arrêtée en route, pièce lâchée',
      'Faire corriger : la rafle entière. Laisser : la pièce reste où elle est.',
      'La rafle va jusqu’au bout.',
    ],
    I13: [
      'Une pièce ramassée avant la fin de la rafle',
      'L’adversaire peut faire refaire le geste ; si la position finale est juste, rien ne change.',
      'Les pièces s’enlèvent le coup fini.',
    ],
    I14: [
      'Moins de pièces enlevées que prises',
      'L’adversaire les fait enlever, ou les laisse.',
      'Le coup finit avec la dernière pièce enlevée.',
    ],
    I15: [
      'Des pièces non prises ont été enlevées',
      'L’adversaire les fait remettre, ou les laisse dehors.',
      'On n’enlève que ce qu’on a sauté.',
    ],
    I16: [
      'Le ramassage des pièces a été interrompu',
      'Comme un oubli : l’adversaire fait enlever le reste, ou le laisse.',
      'Le coup n’est pas terminé.',
    ],
    I17: [
      'Ses propres pièces enlevées après une prise',
      'L’adversaire les fait remettre, ou les laisse dehors.',
      'On n’enlève que des pièces adverses prises.',
    ],
    I18: [
      'Un pion arrivé au bout n’a pas été couronné',
      'L’adversaire le fait couronner. Notez sa volonté s’il préfère le laisser pion.',
      'Le couronnement fait partie du coup.',
    ],
    I19: [
      'Une dame jouée sans avoir été couronnée',
      'Faire corriger : le coup est repris. Laisser : il tient, et c’est une dame.',
      'Pas de coup de dame avant le couronnement.',
    ],
    I20: [
      'Les deux mains ont servi',
      'L’adversaire peut demander la correction.',
      'Une seule main joue et enlève.',
    ],
    I21: [
      'La position a changé par accident',
      'On remet la position d’après les coups notés.',
      'Ce n’est pas une irrégularité.',
    ],
    I22: [
      'Un joueur refuse de suivre les règles',
      'L’arbitre les fait appliquer ; l’exclusion est possible.',
      'Le règlement engage les deux joueurs.',
    ],
    I23: [
      'Les couleurs ont été inversées',
      'La partie continue et le résultat tient ; on corrige la feuille.',
      'L’erreur porte sur les noms, non sur les coups.',
    ],
    I24: [
      'Le drapeau est tombé avant le nombre de coups voulu',
      'Perdu au temps ; l’arbitre arrête la partie même sans demande.',
      'Le temps fait partie de la partie.',
    ],
    I25: [
      'Le drapeau tombe pendant l’examen d’une nulle justifiée',
      'Si la nulle est accordée, le drapeau ne compte pas.',
      'La demande est venue avant.',
    ],
    I26: [
      'Le drapeau tombe juste après un coup gagnant',
      'La partie était finie : le gain tient.',
      'La fin de partie passe avant la pendule.',
    ],
    I27: [
      'Un joueur a plus d’une heure de retard',
      'Forfait : deux points à l’adversaire.',
      'Sauf autre délai du tournoi.',
    ],
    I28: ['Les deux joueurs sont absents', 'Zéro point chacun.', 'Aucune partie n’a été jouée.'],
    I29: [
      'Un joueur arrête ou change les pendules sans permission',
      'Perte de la partie.',
      'Seul l’arbitre touche aux réglages.',
    ],
    I30: [
      'Le coup mis sous pli est illégal',
      'Perte de la partie.',
      'Le pli engage comme un coup joué.',
    ],
    I31: [
      'Bruit, conseil, second damier, appareil',
      'Remarque, avertissement, perte ou disqualification, selon la gravité.',
      'Chacun joue seul et en paix.',
    ],
    I32: [
      'Nulle proposée trop tôt, ou de nouveau après un refus',
      'La proposition ne vaut rien ; on continue.',
      'Après un refus, c’est à l’autre de proposer.',
    ],
  },
};
