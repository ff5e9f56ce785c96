/** Messages that are rightly the same in every language: names, numbers and signs. `*` stands for any one key. */
export const equalEverywhere: readonly string[] = [
  'start.title',
  'games.new-york.name',
  'games.*.players',
  'games.united-kingdom.technologies.mechanical-stoker.badge',
  'games.united-kingdom.technologies.superheated-steam-boiler.badge',
  'games.united-kingdom.technologies.booster.badge',
  'games.united-kingdom.technologies.boiler-lagging.badge',
  'games.united-kingdom.technologies.risky-contracts.badge',
  'games.united-kingdom.technologies.equalising-beam.badge',
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
    'games.united-kingdom.technologies.wales-concession.badge',
  ],
  fi: ['games.united-kingdom.technologies.wales-concession.badge'],
  nb: ['end.line', 'routes.tunnel', 'table.send', 'games.united-kingdom.technologies.wales-concession.badge'],
  nl: [
    'end.lines.routes',
    'lobby.bot',
    'routes.tunnel',
    'table.bot',
    'table.tabs.hand',
    'terminal.columns.route',
    'games.united-kingdom.technologies.thermocompressors.badge',
    'games.united-kingdom.technologies.wales-concession.badge',
  ],
  sv: [
    'colours.orange',
    'routes.tunnel',
    'table.tabs.hand',
    'games.united-kingdom.technologies.wales-concession.badge',
  ],
};
