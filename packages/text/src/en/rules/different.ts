/** For people who know the base game: what is different in each of these, by the rule that says it in full. */
export const different = {
  'new-york': {
    'NY-1': 'Everything is small: 15 taxis each, no route longer than four spaces, about ten minutes.',
    'NY-6': 'The wild is the taxi card. Taken from the market it is the whole draw, as you know it.',
    'NY-4': 'You are dealt two tickets and may keep a single one.',
    'NY-8':
      'Attractions bring a point each if one of your routes touches them. There is no bonus for the longest path.',
  },
  'nordic-countries': {
    'NO-11': 'A locomotive in the market is taken like any card, and you still take a second one.',
    'NO-20': 'But locomotives are wild in tunnels and on ferries only.',
    'NO-40': 'Tunnels: when you have laid down the price, three cards are turned, and the tunnel may get dearer.',
    'NO-30': 'Ferries ask for locomotives.',
    'NO-32': 'On a ferry any three cards are as good as a locomotive.',
    'NO-21': 'Murmansk – Lieksa has 9 spaces; any four cards stand in for one of them.',
    'NO-4': 'Tickets you do not keep leave the game.',
    'NO-51': 'The bonus of 10 points is for most tickets done, not for the longest path.',
  },
  'united-kingdom': {
    'UK-11': 'At first you may only build short routes within England.',
    'UK-10': 'Technologies open the rest. You buy one at the start of a turn, with locomotives.',
    'UK-13': 'A route needs all that applies to it: the concession of a country, its length, Propellers for a ferry.',
    'UK-5': 'Any four cards are as good as a locomotive, wherever you need one.',
    'UK-12': 'Southampton – New York is open to everybody from the start.',
    'UK-4': 'Locomotives never sweep the market.',
    'UK-60': 'There is no bonus for the longest path.',
  },
  'card-game': {
    'CG-4': 'There is no board. You lay cards in rows in your yard, and they go on track one by one.',
    'CG-10': 'Every turn begins with that: the top card of each row goes on track, face down.',
    'CG-33': 'Whoever lays more cards of a colour than lie in another yard robs that row.',
    'CG-60': 'Tickets ask for cards by colour and are paid at the end with your cards on track.',
    'CG-50': 'The end comes when the deck is empty.',
    'CG-70': 'Most tickets to a big city bring its bonus.',
  },
};
