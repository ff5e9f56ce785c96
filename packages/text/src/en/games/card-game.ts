/** Everything said about the Card Game alone. */
export const cardGame = {
  name: 'The Card Game',
  line: 'Lay, rob, keep your trains on track.',
  players: '2–4',
  differences: {
    'CG-4': 'There is no board. You lay cards in rows in your yard, and they go on track one by one.',
    'CG-10': 'Every turn begins with that: the top card of each row goes on track, face down.',
    'CG-33': 'Whoever lays more cards of a colour than lie in another yard robs that row.',
    'CG-60': 'Tickets ask for cards by colour and are paid at the end with your cards on track.',
    'CG-50': 'The end comes when the deck is empty.',
    'CG-70': 'Most tickets to a big city bring its bonus.',
  },
  rules: {
    'CG-1':
      '96 cards: 10 each of eight colours and 16 locomotives. 46 tickets, each asking for cards. 6 big-city bonuses: Seattle, Los Angeles, Chicago, Dallas, New York, Miami.',
    'CG-2': 'Everybody starts with a locomotive and seven more cards; five lie in the market, which is never swept.',
    'CG-3': 'You are dealt six tickets and keep at least one; the others are shuffled back.',
    'CG-4': 'You have a hand, a yard of open rows, one for each colour, and a hidden pile of cards on track.',
    'CG-10': 'Your turn begins with your yard: one card of every row goes on track.',
    'CG-11': 'It is the top card; locomotives lie on top, so they go first.',
    'CG-12':
      'Nobody may look at cards on track before the end, not even their owner. A table option lets you look at your own.',
    'CG-20':
      'Then you do exactly one thing: take cards, lay cards in your yard, or draw tickets. In the last round of the first of two decks passing does not end the game.',
    'CG-21': 'Taking cards: two, one after the other. A locomotive from the market counts as both.',
    'CG-30':
      'Lay two or more cards of one colour, locomotives among them if you like; or exactly three cards of three different colours, without locomotives.',
    'CG-31': 'A row has at least one card of its colour.',
    'CG-32': 'A colour that is in your own yard cannot be laid again until that row is gone.',
    'CG-33':
      'A colour in another yard can be laid only with more cards than that row has now. Its owner is robbed: the row goes to the discards. Locomotives count as cards of the row, on both sides.',
    'CG-34': 'Three different colours rob nobody: none of them may be in any yard.',
    'CG-35': 'A locomotive may complete a ticket as any colour, whatever row it lay in.',
    'CG-40':
      'Drawing tickets: take four, or as many as are left, and keep as many as you like, even none; the rest goes under the pile.',
    'CG-50':
      'When the last card has left the deck everybody has one more turn, whoever emptied it last. The discards are not shuffled in again. If it was the first card of a draw, you still take a second from the market, if you may.',
    'CG-51':
      'In that round the cards left in the market may be taken and are not replaced. If there is only one, you may spend your turn on it.',
    'CG-60':
      'Then tickets are completed with your cards on track, each card once, locomotives as any colour. Cards in your yard or hand do not count. You choose which tickets; the choice with most points, then most tickets, is offered to you.',
    'CG-61':
      'Completed tickets bring their points. They are shown to everybody and stay open; only unfinished tickets remain secret.',
    'CG-62':
      'With two or three players the game is over then. With four there is a second deck: you keep your hand and, in secret, your unfinished tickets; all other cards are shuffled, everybody gets four, five go to the market, and play goes on with the next player until that deck is empty too. If it is too small, the four are dealt one by one, and what is left makes the market.',
    'CG-70':
      'Tickets you did not complete cost their points. Most completed tickets to a big city bring its bonus; at least one is needed, and all who are level get it. A ticket with two big cities counts for both.',
    'CG-71': 'Most points win; then more tickets; then more bonuses; then the victory is shared.',
  },
};
