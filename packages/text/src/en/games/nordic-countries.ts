/** Everything said about Nordic Countries alone. */
export const nordicCountries = {
  name: 'Nordic Countries',
  line: 'Tunnels and ferries under northern light.',
  players: '2–3',
  differences: {
    'NO-11': 'A locomotive in the market is taken like any card, and you still take a second one.',
    'NO-20': 'But locomotives are wild in tunnels and on ferries only.',
    'NO-40': 'Tunnels: when you have laid down the price, three cards are turned, and the tunnel may get dearer.',
    'NO-30': 'Ferries ask for locomotives.',
    'NO-32': 'On a ferry any three cards are as good as a locomotive.',
    'NO-21': 'Murmansk – Lieksa has 9 spaces; any four cards stand in for one of them.',
    'NO-4': 'Tickets you do not keep leave the game.',
    'NO-51': 'The bonus of 10 points is for most tickets done, not for the longest path.',
  },
  rules: {
    'NO-1': '40 train cars each. 110 cards: 12 each of eight colours and 14 locomotives. 46 tickets.',
    'NO-2': 'Everybody starts with four cards; a table option makes it five.',
    'NO-3': 'You are dealt five tickets and keep at least two; the rest leave the game.',
    'NO-4': 'Drawing tickets: take three, keep at least one; the rest leave the game.',
    'NO-11':
      'A locomotive in the market is taken like any other card, and you still take a second one. The market is never swept.',
    'NO-20': 'Locomotives are wild on tunnels and ferries only; on other routes they cannot be used.',
    'NO-21':
      'Murmansk – Lieksa: any four cards may stand in for one of the nine, as often as you like. Locomotives count here only within such a group.',
    'NO-30':
      'A ferry asks for a locomotive for each wheel on it; the other spaces take cards of its colour, or of any one colour if it is grey.',
    'NO-31': 'On a ferry more locomotives may stand in for coloured cards.',
    'NO-32':
      'On a ferry any three cards may be played as a locomotive, for a wheel or in place of a coloured card, as often as you like.',
    'NO-40':
      'Tunnel: lay down the price, then three cards are turned from the deck. Each that has your colour, and each locomotive, makes the tunnel one card dearer. What you laid down stays; only the extra is chosen. While you can lay down the price of a tunnel you may not pass.',
    'NO-41':
      'Paid wholly in locomotives, only turned locomotives make the tunnel dearer, and the extra is paid in locomotives.',
    'NO-42':
      'If you cannot or will not pay the extra, you take your cards back and your turn is over. You are asked even if you cannot pay, so that the others cannot tell. With no extra due the route is yours at once.',
    'NO-43':
      'The turned cards go to the discards at the end of the turn, whether you paid or not. What you laid down is not among the discards while the three are turned.',
    'NO-44':
      'With fewer than three cards left, even after shuffling, as many as there are are turned; with none, no extra is due.',
    'NO-45': 'The extra may be paid in your colour or in locomotives, whatever was turned.',
    'NO-46': 'Groups of cards do not stand in for others in a tunnel.',
    'NO-50': 'Routes: 1 space 1 point, 2 spaces 2, 3 spaces 4, 4 spaces 7, 5 spaces 10, 6 spaces 15, 9 spaces 27.',
    'NO-51':
      'Globetrotter: 10 points for most tickets done; all who are level get them. With no ticket done nobody does.',
    'NO-52': 'Most points win; then more tickets done; then the longest path; then the victory is shared.',
  },
};
