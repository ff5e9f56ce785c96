/** Messages that are rightly the same in every language: names, numbers and signs. `*` stands for any one key. */
export const equalEverywhere: readonly string[] = [
  'start.title',
  'table.connection.open',
  'table.ticketPoints',
  'routes.between',
  'end.signed',
  'end.times',
  'replay.stepOf',
  'lesson.count',
  'ruleTexts.slots.inTaxis',
  'things.atTaxis',
];

/** Messages a language happens to share with English. */
export const equalIn: Readonly<Record<string, readonly string[]>> = {
  da: ['colours.orange', 'colours.pink', 'end.line', 'routes.tunnel', 'table.send'],
  fi: ['clocks.minutes'],
  nb: ['clocks.minutes', 'end.line', 'routes.tunnel', 'table.send'],
  nl: [
    'chance.percent',
    'company.levels.beginner',
    'end.lines.routes',
    'lobby.bot',
    'orders.says.claim',
    'routes.tunnel',
    'ruleTexts.overview.titles.stations',
    'ruleTexts.overview.titles.tunnels',
    'table.bot',
    'table.tabs.hand',
    'terminal.columns.route',
  ],
  sv: ['clocks.minutes', 'colours.orange', 'routes.tunnel', 'table.tabs.hand'],
};
