/** Messages that are rightly the same in every language: names, numbers and signs. `*` stands for any one key. */
export const equalEverywhere: readonly string[] = [
  'start.title',
  'start.games.new-york.name',
  'start.games.*.players',
  'technologyBadges.mechanical-stoker',
  'technologyBadges.superheated-steam-boiler',
  'technologyBadges.booster',
  'technologyBadges.boiler-lagging',
  'technologyBadges.risky-contracts',
  'technologyBadges.equalising-beam',
  'table.connection.open',
  'table.ticketPoints',
  'routes.between',
  'end.signed',
  'end.times',
  'replay.stepOf',
  'lesson.count',
];

/** Messages a language happens to share with English. */
export const equalIn: Readonly<Record<string, readonly string[]>> = {
  da: [
    'colours.orange',
    'colours.pink',
    'end.line',
    'routes.tunnel',
    'table.send',
    'technologyBadges.wales-concession',
  ],
  fi: ['technologyBadges.wales-concession'],
  nb: ['end.line', 'routes.tunnel', 'table.send', 'technologyBadges.wales-concession'],
  nl: [
    'end.lines.routes',
    'lobby.bot',
    'routes.tunnel',
    'table.bot',
    'table.tabs.hand',
    'terminal.columns.route',
    'technologyBadges.thermocompressors',
    'technologyBadges.wales-concession',
  ],
  sv: ['colours.orange', 'routes.tunnel', 'table.tabs.hand', 'technologyBadges.wales-concession'],
};
