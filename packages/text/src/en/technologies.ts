/** Names of technologies, by id, where the language has its own; English has those that are printed. */
export const technologyNames: Readonly<Record<string, string>> = {};

/** What each technology does, in a line. */
export const technologies: Readonly<Record<string, string>> = {
  'wales-concession': 'Routes that touch Wales.',
  'ireland-france-concession': 'Routes that touch Ireland or France.',
  'scotland-concession': 'Routes that touch Scotland.',
  'mechanical-stoker': 'Routes of 3 spaces.',
  'superheated-steam-boiler': 'Routes of 4, 5 and 6 spaces.',
  propellers: 'Ferries.',
  booster: 'Any three cards are as good as a locomotive.',
  'boiler-lagging': '1 more point for every route you claim.',
  'steam-turbines': '2 more points for every ferry you claim.',
  'double-heading': 'At the end 2 points for every finished ticket.',
  'right-of-way': 'Claim a route another player holds, this turn.',
  thermocompressors: 'Claim two routes this turn.',
  'water-tenders': 'Take three cards from the deck instead of two.',
  'risky-contracts': 'At the end 20 points for most tickets, or 20 off.',
  'equalising-beam': 'At the end 15 points for the longest path, or 15 off.',
  'diesel-power': 'Every route costs a card less.',
};

/** The same on a small badge. */
export const technologyBadges: Readonly<Record<string, string>> = {
  'wales-concession': 'Wales',
  'ireland-france-concession': 'Ireland',
  'scotland-concession': 'Scotland',
  'mechanical-stoker': '3',
  'superheated-steam-boiler': '4–6',
  propellers: 'Ferry',
  booster: '3 = 1',
  'boiler-lagging': '+1',
  'steam-turbines': 'Ferry +2',
  'double-heading': 'Tickets +2',
  'right-of-way': 'Share',
  thermocompressors: '2 routes',
  'water-tenders': '3 cards',
  'risky-contracts': '±20',
  'equalising-beam': '±15',
  'diesel-power': '−1 card',
};
