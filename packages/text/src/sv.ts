import type { Messages } from './en.ts';
import { end } from './sv/end.ts';
import { events } from './sv/events.ts';
import { colours } from './sv/grammar.ts';
import { hear, keys } from './sv/hear.ts';
import { hints } from './sv/hints.ts';
import { lesson } from './sv/lesson.ts';
import { lobby } from './sv/lobby.ts';
import { offline } from './sv/offline.ts';
import { places } from './sv/places.ts';
import { questions } from './sv/questions.ts';
import { reasons } from './sv/reasons.ts';
import { refusals, troubles } from './sv/refusals.ts';
import { replay } from './sv/replay.ts';
import { rules } from './sv/rules.ts';
import { bots, settings } from './sv/settings.ts';
import { start } from './sv/start.ts';
import { routes, table, things } from './sv/table.ts';
import { technologies, technologyBadges, technologyNames } from './sv/technologies.ts';
import { terminal } from './sv/terminal.ts';
import { yard } from './sv/yard.ts';

/** Swedish. */
export const sv: Messages = {
  colours,
  things,
  table,
  routes,
  questions,
  refusals,
  troubles,
  events,
  reasons,
  hints,
  places,
  technologies,
  technologyNames,
  technologyBadges,
  yard,
  hear,
  keys,
  end,
  settings,
  bots,
  lobby,
  rules,
  offline,
  lesson,
  replay,
  start,
  terminal,
};
