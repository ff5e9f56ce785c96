/** What is particular to New York. */
export const newYork = {
  'NY-1': '15 taxis each. 44 cards: 6 each of six colours and 8 taxi cards. 18 tickets.',
  'NY-2': 'Everybody starts with two cards; five lie in the market.',
  'NY-3':
    'As soon as three or more taxi cards lie in the market, even between the two cards of a draw, the whole market is swept away and five new cards are turned; once more if need be. For this the deck is used up first; only when a card is lacking are the discards shuffled, those just swept away among them. If the cards outside the hands cannot make a market with fewer than three taxi cards, it stays as it is.',
  'NY-4': 'You are dealt two tickets and keep one or both. One you do not keep goes under the pile.',
  'NY-5':
    'Drawing tickets: take two, keep at least one; the other goes under the pile. If only one is left, you may draw it and have to keep it.',
  'NY-6': 'A taxi card taken from the market is the whole draw.',
  'NY-7': 'Routes: 1 space 1 point, 2 spaces 2, 3 spaces 4, 4 spaces 7.',
  'NY-8': 'At the end: routes, tickets, and a point for every attraction your routes touch.',
  'NY-9': 'Most points win; then more tickets done; then the victory is shared.',
};
