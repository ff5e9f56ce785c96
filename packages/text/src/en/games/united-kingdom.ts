/** Everything said about United Kingdom alone. */
export const unitedKingdom = {
  name: 'United Kingdom',
  line: 'Buy the right to build, then build.',
  players: '2–4',
  technologies: {
    'wales-concession': {
      effect: 'Routes that touch Wales.',
      badge: 'Wales',
    },
    'ireland-france-concession': {
      effect: 'Routes that touch Ireland or France.',
      badge: 'Ireland',
    },
    'scotland-concession': {
      effect: 'Routes that touch Scotland.',
      badge: 'Scotland',
    },
    'mechanical-stoker': {
      effect: 'Routes of 3 spaces.',
      badge: '3',
    },
    'superheated-steam-boiler': {
      effect: 'Routes of 4, 5 and 6 spaces.',
      badge: '4–6',
    },
    propellers: {
      effect: 'Ferries.',
      badge: 'Ferry',
    },
    booster: {
      effect: 'Any three cards are as good as a locomotive.',
      badge: '3 = 1',
    },
    'boiler-lagging': {
      effect: '1 more point for every route you claim.',
      badge: '+1',
    },
    'steam-turbines': {
      effect: '2 more points for every ferry you claim.',
      badge: 'Ferry +2',
    },
    'double-heading': {
      effect: 'At the end 2 points for every finished ticket.',
      badge: 'Tickets +2',
    },
    'right-of-way': {
      effect: 'Claim a route another player holds, this turn.',
      badge: 'Share',
    },
    thermocompressors: {
      effect: 'Claim two routes this turn.',
      badge: '2 routes',
    },
    'water-tenders': {
      effect: 'Take three cards from the deck instead of two.',
      badge: '3 cards',
    },
    'risky-contracts': {
      effect: 'At the end 20 points for most tickets, or 20 off.',
      badge: '±20',
    },
    'equalising-beam': {
      effect: 'At the end 15 points for the longest path, or 15 off.',
      badge: '±15',
    },
    'diesel-power': {
      effect: 'Every route costs a card less.',
      badge: '−1 card',
    },
  },
  differences: {
    'UK-11': 'At first you may only build short routes within England.',
    'UK-10': 'Technologies open the rest. You buy one at the start of a turn, with locomotives.',
    'UK-13': 'A route needs all that applies to it: the concession of a country, its length, Propellers for a ferry.',
    'UK-5': 'Any four cards are as good as a locomotive, wherever you need one.',
    'UK-12': 'Southampton – New York is open to everybody from the start.',
    'UK-4': 'Locomotives never sweep the market.',
    'UK-60': 'There is no bonus for the longest path.',
  },
  rules: {
    'UK-1': '35 train cars each. 116 cards: 12 each of eight colours and 20 locomotives. 57 tickets.',
    'UK-2': 'Everybody starts with four cards and a locomotive.',
    'UK-3':
      'You are dealt five tickets and keep at least three. Drawing tickets: take three, keep at least one. The rest goes under the pile.',
    'UK-4': 'The market is never swept.',
    'UK-5':
      'Any four cards may be played as one locomotive, wherever a locomotive may be played. With the Booster three will do. It is a way of paying: no locomotive comes into your hand.',
    'UK-6':
      'A ferry asks for a locomotive for each wheel on it; the other spaces take one colour, or more locomotives.',
    'UK-7':
      'Routes: 1 space 1 point, 2 spaces 2, 3 spaces 4, 4 spaces 7, 5 spaces 10, 6 spaces 15; Southampton – New York 40.',
    'UK-8': 'France lies at two ends of the board; a ticket to France is done at either.',
    'UK-10':
      'At the start of your turn you may buy one technology, paid in locomotives. Then you take your turn as usual.',
    'UK-11': 'Without technology you may claim routes of one or two spaces within England, and no ferry.',
    'UK-12':
      'Southampton – New York needs no technology; cards and pieces are due as usual. For the Steam Turbines it counts as a ferry.',
    'UK-13':
      'A route needs a technology for everything about it: the concession of each country it touches, its length, and Propellers for a ferry.',
    'UK-14':
      'You may hold one of each technology. There are four of each, but only one Right of Way; of the advanced ones there are two Water Tenders and one of each other.',
    'UK-15': 'All see which technologies you hold.',
    'UK-20': 'Wales Concession, 1 locomotive: routes that touch Wales.',
    'UK-21': 'Ireland / France Concession, 1 locomotive: routes that touch Ireland or France.',
    'UK-22': 'Scotland Concession, 1 locomotive: routes that touch Scotland.',
    'UK-23': 'Mechanical Stoker, 1 locomotive: routes of 3 spaces.',
    'UK-24':
      'Superheated Steam Boiler, 2 locomotives: routes of 4, 5 and 6 spaces. Those of 3 still need the Mechanical Stoker.',
    'UK-25': 'Propellers, 2 locomotives: ferries.',
    'UK-26':
      'Booster, 2 locomotives: from now on any three cards are as good as a locomotive. For its own price it still takes four.',
    'UK-27': 'Boiler Lagging, 2 locomotives: a point more for every route you claim from now on.',
    'UK-28':
      'Steam Turbines, 2 locomotives: two points more for every ferry you claim from now on; three with Boiler Lagging.',
    'UK-29': 'Double Heading, 4 locomotives: at the end two points for every ticket done.',
    'UK-30': 'Right of Way, 4 locomotives: claim, this very turn, a route another player holds.',
    'UK-31':
      'Right of Way: you pay and place pieces as usual, you get the points, both of you hold the route, and the card goes back on the table. You have to claim such a route at once, and can only buy the card if you will be able to. The technologies of the route are needed, and nobody may hold both tracks of a double route.',
    'UK-40':
      'Thermocompressors, 1 locomotive: claim two routes this turn. At its end the card goes back on the table. (Advanced.)',
    'UK-41': 'Water Tenders, 2 locomotives: take three cards from the deck instead of two. (Advanced.)',
    'UK-42':
      'Risky Contracts, 2 locomotives: at the end 20 points for most tickets done, otherwise 20 off. (Advanced.)',
    'UK-43': 'Equalising Beam, 2 locomotives: at the end 15 points for the longest path, otherwise 15 off. (Advanced.)',
    'UK-44': 'Diesel Power, 3 locomotives: every route costs a card less, but at least one. (Advanced.)',
    'UK-45':
      'Risky Contracts and Equalising Beam are sold only until the discards are first shuffled. If nobody has bought them by then, they leave the game.',
    'UK-46':
      'Level for most tickets or for the longest path counts as having it. With no ticket done, or without a route, nobody has it.',
    'UK-47':
      'Water Tenders: all three come off the deck; with fewer left, you take those. You may still take two in the usual way.',
    'UK-48':
      'Diesel Power does not lower pieces, points, the locomotives of a ferry, or prices of technologies. A group of cards played as a locomotive counts as one card.',
    'UK-49':
      'Thermocompressors: the second route is claimed like the first, with what you have left. You may leave it, or both. Only the end of the whole turn decides whether the last round begins.',
    'UK-60': 'No other bonuses. Route points are counted as they happen.',
    'UK-61': 'Most points win; then more tickets done; then the victory is shared.',
  },
};
