import type { CasesContent } from '../types';

export const cases: CasesContent = {
  title: 'Disputes',
  intro: 'A quarrel at the table? Each case has its board, its ruling, its reason and its source.',
  five: {
    title: 'Five questions decide every case',
    items: [
      'Is the move legal? Then only touch-move, hands and clock can be at issue.',
      'If not, has the opponent already replied? Then it is accepted: play on.',
      'Who is at fault? That person has no say. Ask the other: correct or leave?',
      'Correct: restore the position before, and a touched piece may bind. Leave: note the new position and play on.',
      'The exceptions go first: board turned, accident, game already over, flag.',
    ],
  },
  groups: {
    touch: 'Touched piece, move taken back',
    missed: 'Forgotten capture, huffing',
    majority: 'Which capture, how many pieces',
    execution: 'Capture stopped, pieces lifted',
    promotion: 'Reaching the last row',
    board: 'Board, turns, variants, accident',
    draws: 'Draw and end of game',
    clock: 'Clock, notation, conduct',
  },
  deciders: {
    opponent: 'The opponent of the player at fault, alone.',
    referee: 'The arbiter finds or decides.',
    rules: 'The rule answers: nobody has a choice.',
    restore: 'Nobody: the position is restored.',
  },
  options: { correct: 'Have it corrected', leave: 'Leave it' },
  texts: {
    ffjd: 'summary of the French federation (FFJD)',
    fmjd1: 'FMJD, Annex 1',
    fmjd3: 'FMJD, Annex 3',
    kndb: 'Dutch rules (KNDB, schools)',
    french: 'French rule texts',
    forum: 'the French arbiters’ forum (FFJD)',
    league: 'rules of a regional league',
  },
  family: {
    Q09: 'Agree before you start: the first piece touched moves, or one may change one’s mind until a piece is let go.',
    Q42: 'Nobody loses anything by it: remember that one hand plays, and go on.',
    Q49: 'Crown the man, take the king’s move back and move again, without a penalty.',
    Q58: 'Put the man on if its square is free and you both agree; else start again.',
    I02: 'Put the pieces right together if that is still possible; else start again.',
    I03: 'Put it back together on the dark square it came from, and go on.',
    I18: 'Crown it at once, and the game goes on.',
    I20: 'Nobody loses anything by it: remember that one hand plays, and go on.',
  },
  cases: {
    Q01: [
      'He took 32 in his hand, put it back and played 33. Can I make him play 32?',
      'Yes, if you wish. Leave 33-28, or have it corrected: then 32 must move, to 27 or 28 as he likes.',
      'To touch a playable piece on purpose binds you to play it.',
    ],
    Q03: [
      'I touched 34, but 28 must capture. What do I play?',
      '28x19: it is the only move. If 34-29 was really played, that is a forgotten capture.',
      'Touching a piece that may not move binds to nothing.',
    ],
    Q04: [
      'I touched 13. May I capture with 14?',
      'No: 13x24. If 14x23 was played, the opponent chooses.',
      'The captures are equal, but the touched piece must be the one that captures.',
    ],
    Q06: [
      'He let go of his man on 28, then took it back to play 27. Allowed?',
      'No. Corrected: 32-28 stands. Left: 32-27 stands.',
      'A move let go is played; a player may not take it back.',
    ],
    Q07: [
      'He said “j’adoube” after touching the piece. Does that count?',
      'No. The touched piece must move if it can: 33-28 or 33-29.',
      'The warning comes before the touch.',
    ],
    Q09: [
      'I touched two men one after the other. Which do I play?',
      'The first of the two that can move. If you play the other, the opponent chooses.',
      'The first playable piece touched binds.',
    ],
    Q10: [
      'I touched an enemy man. Must I take it?',
      'No. Only moving an enemy piece is an irregularity.',
      'Touch-move concerns a player’s own pieces only.',
    ],
    Q12: [
      'I moved after the missed capture, and now I want it made. Too late?',
      'Yes, too late: the position is accepted.',
      'Playing your move accepts what came before.',
    ],
    Q13: [
      'I am the one who forgot to capture. May I play again?',
      'No. Only the opponent may ask for the correction.',
      'The player at fault has no say once the piece is let go.',
    ],
    Q15: [
      'We both forgot to capture! What now?',
      'Only the last fault is open: Black had to capture (23x32 or 23x34), White chooses.',
      'Black’s reply had already accepted White’s slip.',
    ],
    Q16: [
      'He did not capture: I huff his man and play. Allowed?',
      'No. Removing 28 is itself irregular; White may have it put back.',
      'Huffing has been abolished since the early 20th century.',
    ],
    Q18: [
      'Capturing loses me three men. May I refuse?',
      'No: 21x32 is the only move.',
      'Capturing is compulsory even when it costs; combinations live on that.',
    ],
    Q19: [
      'The program refuses my move although the square is free. Why?',
      'Another piece must capture: 32x23.',
      'A capture anywhere on the board forbids every other move.',
    ],
    Q21: [
      'A king or a man, one piece each way: must I take the king?',
      'No, free choice: 33x22 or 37x26.',
      'With equal numbers the rank of the captured piece does not count.',
    ],
    Q22: [
      'My king and my man can capture. Must the king do it?',
      'No: 10x19, 39x17, 39x11 or 39x6, as you like.',
      'The rank of the capturing piece does not count either.',
    ],
    Q24: [
      'Three men or two kings: must I take the men?',
      'Yes: 34x25x14x3 is the only move, and the man becomes a king.',
      'Three pieces are more than two, whatever their rank.',
    ],
    Q25: [
      'I took one man and am told that I had to take three.',
      'The opponent chooses: 32x3 instead, or 34x25 as it is.',
      'Fewer pieces than the majority: an irregular capture.',
    ],
    Q27: [
      'I count four pieces by crossing one square twice. Allowed?',
      'Yes: 1x3 is legal, and compulsory.',
      'An empty square may be crossed again; a piece never.',
    ],
    Q28: [
      'He jumped the same man twice to count one more.',
      'Forbidden. Only 10x19 is legal; the opponent has it corrected or leaves it.',
      'A captured piece still stands, but is not jumped a second time.',
    ],
    Q30: [
      'My king stopped against a man already taken, and was captured. Right?',
      'Yes: it is the Turkish shot. 25x19 was compulsory, then 24x13.',
      'Captured pieces stay and block until the move is over.',
    ],
    Q31: [
      'Must the king stop right behind the piece taken?',
      'No: 23, 19, 14, 10 and 5 are allowed.',
      'It lands on any free square behind; stopping right behind belongs to other games.',
    ],
    Q33: [
      'Can my king jump two men that touch?',
      'No, there is no capture here: 46-41, 46-37 or 46-32.',
      'There must be a free square behind each piece jumped.',
    ],
    Q34: [
      'May I jump my own man?',
      'Never. Here the man itself captures: 32x23.',
      'Only enemy pieces are jumped.',
    ],
    Q36: [
      'He stopped after two and let the man go. Is the third lost?',
      'The opponent chooses: the whole capture 32x3, or the man stays on 12 and two pieces leave.',
      'A capture begun must be finished.',
    ],
    Q37: [
      'I put the man on 21 for a second without letting go. May I go on?',
      'Yes: play 32x3 to the end.',
      'Showing each stop is even required; only letting go ends the move.',
    ],
    Q39: [
      'He took three men but lifted only two.',
      'The opponent chooses: have 8 lifted, or leave it on the board.',
      'A capture is complete when all pieces taken are off.',
    ],
    Q40: [
      'He picked up one man too many.',
      'The opponent has 8 put back, or leaves it off.',
      'Only jumped pieces are lifted.',
    ],
    Q42: [
      'He moves with one hand and lifts with the other.',
      'The opponent may ask for it to be done again with one hand; nothing is lost.',
      'The same hand moves and lifts.',
    ],
    Q43: [
      '“47x36”: which pieces are taken?',
      'At the table show the path; on paper write it: 47x38x20x9x36 or 47x38x24x13x36.',
      'Two different captures share start and end.',
    ],
    Q45: [
      'My man passes over the last row while capturing and goes on. A king?',
      'No: it ends on 14 and stays a man.',
      'Its move must end there.',
    ],
    Q46: [
      'Having reached 3, does my man go on as a king to take 20?',
      'No: the move ends on 3.',
      'The king acts from its next turn only.',
    ],
    Q48: [
      'He made a king and moved again with it at once.',
      'Two moves in a row: the opponent has it corrected or leaves it.',
      'The new king waits until the opponent has played.',
    ],
    Q49: [
      'He forgot to crown his man, then moved it as a king.',
      'The opponent chooses each time. For example after 7-1, 45-50 and 1-23. Corrected: the man is crowned and 1-23 taken back. Left: 1-23 stands, and the piece is a king.',
      'Not crowning and playing an uncrowned king are two irregularities.',
    ],
    Q51: [
      'Is a king easier to take? Does it count double?',
      'Neither: 1x45 takes one piece.',
      'A king is captured like a man and counts one.',
    ],
    Q52: [
      'The board was turned the wrong way. Do we play on?',
      'By the FMJD the game is void and starts again. In Dutch schools one plays on once Black has moved: say which rules you follow.',
      'The dark square must be at each player’s left.',
    ],
    Q54: [
      'He moved twice in a row.',
      'Corrected: the second move is taken back. Left: both stand, and it is your turn.',
      'Players alternate.',
    ],
    Q55: [
      'Someone knocked the board.',
      'Restore the position, if need be by replaying the score sheet. Nobody may claim anything from it.',
      'An accident is no fault.',
    ],
    Q57: [
      'He moved one of my men!',
      'Have it put back and he plays a real move, or leave it and take your turn.',
      'A player moves their own pieces only.',
    ],
    Q58: [
      'A man was missing at the start.',
      'To be checked before the start. Noticed later: the opponent chooses to have it put on, or to play on.',
      'The starting position is part of the rules.',
    ],
    Q60: [
      'My king is shut in by two men that touch. A draw?',
      'No, lost: no move is possible.',
      'To be blocked on one’s turn is to lose.',
    ],
    Q61: [
      'The position has come three times. Is it a draw?',
      'Yes: same position, same side to move. At the table a player calls the arbiter, who finds it.',
      'The three times need not follow each other.',
    ],
    Q63: [
      'Three kings against one: on the 16th move he lets me capture him.',
      'If the capture is still within your sixteen moves you win; if it is the seventeenth, it is a draw.',
      'One counts from the position where three against one arose.',
    ],
    Q64: [
      'King and man against king: I capture on my 5th move. Won?',
      'Yes in the reading used here: five moves each, and a win on the last one counts. The wording is disputed.',
      'The text says “another five moves”; French arbiters have argued about it.',
    ],
    Q66: [
      'Two kings against one: do we stop?',
      'Not here: 47-15 wins, as every reply is captured. Without such a win it is a draw at once (FFJD) or after five moves each (FMJD).',
      'Check the tactical exception before stopping.',
    ],
    Q67: [
      'We agree on a draw at move 20.',
      'In competition offers come after 40 moves each, and some events forbid them. Among friends it is free.',
      'The rule protects games played to the end.',
    ],
    Q69: [
      'My flag falls, but the opponent has only a king. A draw?',
      'No, lost on time, unless a justified draw claim was already being examined or the event stops such endings by itself.',
      'There is no “insufficient material” as in chess.',
    ],
    Q70: [
      'I played the winning move, then my flag fell.',
      'Won: the game was over with 46-41. In competition stop the clock at once.',
      'Without a legal move the opponent had lost before the flag counted.',
    ],
    Q72: [
      'He writes his move before playing it.',
      'Not allowed, except for a multiple capture, which is one move. After a warning it can be punished.',
      'First play, then write.',
    ],
    Q73: [
      'Is my move over when I let go or when I press the clock?',
      'On the board, when you let go; for the time, when you press.',
      'Two definitions live side by side in the texts.',
    ],
    Q75: [
      'Two pieces up and hardly any time: may I impose the draw?',
      'Only where local rules say so. In sudden death the FMJD asks for one minute or less, eight pieces at most and a clear advantage.',
      'It is no general rule.',
    ],
    Q76: [
      'At home on 8x8, does the king go one square only?',
      'That depends on the box. It is not the international game: name the variant before you start.',
      'Each variant changes the rule of the king.',
    ],
    I01: [
      'The board was turned the wrong way all along',
      'The game is void and starts again.',
      'Without a dark square at the left it is no game.',
    ],
    I02: [
      'The set-up at the start was wrong',
      'Before the first move it is put right. Later, the opponent chooses.',
      'The position is checked before the start.',
    ],
    I03: [
      'A piece stands on a light square',
      'It does not count while it stands there; the opponent decides whether it comes back into play.',
      'Light squares are not used.',
    ],
    I04: [
      'Two moves in a row',
      'The opponent has the second taken back, or leaves both and plays.',
      'Players alternate.',
    ],
    I05: [
      'A man or king was moved irregularly',
      'The opponent has it taken back (the touched piece moves if it can), or leaves it.',
      'A piece may only go where its way of moving allows.',
    ],
    I06: [
      'One piece touched, another played',
      'Corrected: the touched piece moves. Left: the move stands.',
      'The touched piece binds.',
    ],
    I07: [
      'A move that was played was taken back',
      'Corrected: the first move stands. Left: the second stands.',
      'A move let go is played.',
    ],
    I08: [
      'A piece of the opponent was moved',
      'It is put back and the offender plays, or it is left and it is your turn.',
      'Touch your own pieces only.',
    ],
    I09: [
      'A quiet move although there was a capture',
      'Corrected: they must capture, with the majority. Left: the move stands.',
      'Capturing is compulsory. This is the most frequent case.',
    ],
    I10: [
      'Pieces were removed without reason',
      'The opponent has them put back, or leaves them off.',
      'Nothing allows removing a piece that was not taken.',
    ],
    I11: [
      'A capture with too few or too many pieces',
      'Corrected: a majority capture. Left: the position stays.',
      'The capture with most pieces is compulsory.',
    ],
    I12: [
      'A capture stopped on the way, the piece let go',
      'Corrected: the whole capture. Left: the piece stays where it is.',
      'A capture is played to its end.',
    ],
    I13: [
      'A piece was lifted before the capture was over',
      'The opponent may have it done again; if the final position is right, nothing changes.',
      'Pieces are lifted when the move is over.',
    ],
    I14: [
      'Fewer pieces lifted than taken',
      'The opponent has them lifted, or leaves them.',
      'The move ends with the last piece lifted.',
    ],
    I15: [
      'Pieces that were not taken were lifted',
      'The opponent has them put back, or leaves them off.',
      'Only what was jumped is lifted.',
    ],
    I16: [
      'The lifting of the pieces was interrupted',
      'As with a forgotten one: the opponent has the rest lifted, or leaves it.',
      'The move is not over.',
    ],
    I17: [
      'A player’s own pieces lifted after a capture',
      'The opponent has them put back, or leaves them off.',
      'Only captured enemy pieces are lifted.',
    ],
    I18: [
      'A man on the last row was not crowned',
      'The opponent has it crowned. Note their wish if they prefer to leave it a man.',
      'Crowning is part of the move.',
    ],
    I19: [
      'A king was played without having been crowned',
      'Corrected: the move is taken back. Left: it stands, and the piece is a king.',
      'No king’s move before crowning.',
    ],
    I20: [
      'Both hands were used',
      'The opponent may ask for correction.',
      'One hand moves and lifts.',
    ],
    I21: [
      'The position changed by accident',
      'Restore the position from the moves noted.',
      'It is no irregularity.',
    ],
    I22: [
      'A player refuses to follow the rules',
      'The arbiter enforces them; exclusion is possible.',
      'The regulations bind both players.',
    ],
    I23: [
      'The colours were swapped',
      'The game goes on and the result stands; the sheet is corrected.',
      'The mistake is in the names, not in the moves.',
    ],
    I24: [
      'The flag fell before the required number of moves',
      'Lost on time; the arbiter ends the game even unasked.',
      'Time is part of the game.',
    ],
    I25: [
      'The flag falls while a justified draw claim is examined',
      'If the draw is granted the flag does not count.',
      'The claim came first.',
    ],
    I26: [
      'The flag falls just after a winning move',
      'The game was over: the win stands.',
      'The end of the game comes before the clock.',
    ],
    I27: [
      'A player is more than an hour late',
      'Forfeit: two points to the opponent.',
      'Unless the event sets another limit.',
    ],
    I28: ['Both players are absent', 'No point for either.', 'No game was played.'],
    I29: [
      'A player stops or changes the clocks without permission',
      'Loss of the game.',
      'Only the arbiter touches the settings.',
    ],
    I30: [
      'The sealed move is illegal',
      'Loss of the game.',
      'A sealed move binds like a move played.',
    ],
    I31: [
      'Noise, advice, a second board, a device',
      'A remark, a warning, loss or disqualification, depending on how serious it is.',
      'Each plays alone and in peace.',
    ],
    I32: [
      'A draw offered too early, or again after a refusal',
      'The offer is void; play goes on.',
      'After a refusal it is the other’s turn to offer.',
    ],
  },
};
