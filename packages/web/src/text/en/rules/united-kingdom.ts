/** What is particular to United Kingdom. */
export const unitedKingdom = {
  'UK-1': '35 train cars each. 116 cards: 12 each of eight colours and 20 locomotives. 57 tickets.',
  'UK-2': 'Everybody starts with four cards and a locomotive.',
  'UK-3':
    'You are dealt five tickets and keep at least three. Drawing tickets: take three, keep at least one. The rest goes under the pile.',
  'UK-4': 'The market is never swept.',
  'UK-5':
    'Any four cards may be played as one locomotive, wherever a locomotive may be played. With the Booster three will do.',
  'UK-6': 'A ferry asks for a locomotive for each wheel on it; the other spaces take one colour, or more locomotives.',
  'UK-7':
    'Routes: 1 space 1 point, 2 spaces 2, 3 spaces 4, 4 spaces 7, 5 spaces 10, 6 spaces 15; Southampton – New York 40.',
  'UK-8': 'France lies at two ends of the board; a ticket to France is done at either.',
  'UK-10':
    'At the start of your turn you may buy one technology, paid in locomotives. Then you take your turn as usual.',
  'UK-11': 'Without technology you may claim routes of one or two spaces within England, and no ferry.',
  'UK-12': 'Southampton – New York needs no technology.',
  'UK-13':
    'A route needs a technology for everything about it: the concession of each country it touches, its length, and Propellers for a ferry.',
  'UK-14': 'You may hold one of each technology. There are four of most.',
  'UK-15': 'All see which technologies you hold.',
  'UK-20': 'Wales Concession, 1 locomotive: routes that touch Wales.',
  'UK-21': 'Ireland / France Concession, 1 locomotive: routes that touch Ireland or France.',
  'UK-22': 'Scotland Concession, 1 locomotive: routes that touch Scotland.',
  'UK-23': 'Mechanical Stoker, 1 locomotive: routes of 3 spaces.',
  'UK-24': 'Superheated Steam Boiler, 2 locomotives: routes of 4, 5 and 6 spaces.',
  'UK-25': 'Propellers, 2 locomotives: ferries.',
  'UK-26': 'Booster, 2 locomotives: any three cards are as good as a locomotive.',
  'UK-27': 'Boiler Lagging, 2 locomotives: a point more for every route you claim from now on.',
  'UK-28': 'Steam Turbines, 2 locomotives: two points more for every ferry you claim from now on.',
  'UK-29': 'Double Heading, 4 locomotives: at the end two points for every ticket done.',
  'UK-30': 'Right of Way, 4 locomotives: claim, this very turn, a route another player holds.',
  'UK-31':
    'Right of Way: you pay and place pieces as usual, both of you hold the route, and the card goes back on the table. You can only buy it if you can then claim such a route.',
  'UK-40': 'Thermocompressors, 1 locomotive: claim two routes this turn. (Advanced.)',
  'UK-41': 'Water Tenders, 2 locomotives: take three cards from the deck instead of two. (Advanced.)',
  'UK-42': 'Risky Contracts, 2 locomotives: at the end 20 points for most tickets done, otherwise 20 off. (Advanced.)',
  'UK-43': 'Equalising Beam, 2 locomotives: at the end 15 points for the longest path, otherwise 15 off. (Advanced.)',
  'UK-44': 'Diesel Power, 3 locomotives: every route costs a card less, but at least one. (Advanced.)',
  'UK-45': 'Risky Contracts and Equalising Beam are sold only until the discards are first shuffled.',
  'UK-46': 'Level for most tickets or for the longest path counts as having it.',
  'UK-47': 'Water Tenders: all three come off the deck. You may still take two in the usual way.',
  'UK-48': 'Diesel Power does not lower pieces, points, the locomotives of a ferry, or prices of technologies.',
  'UK-49': 'Thermocompressors: the second route is claimed like the first, and you may leave it.',
  'UK-60': 'No other bonuses. Route points are counted as they happen.',
  'UK-61': 'Most points win; then more tickets done; then the victory is shared.',
};
