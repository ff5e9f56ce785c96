import type { Messages } from './en.ts';
import { end } from './fi/end.ts';
import { events } from './fi/events.ts';
import { colours } from './fi/grammar.ts';
import { hear, keys } from './fi/hear.ts';
import { hints } from './fi/hints.ts';
import { lesson } from './fi/lesson.ts';
import { lobby } from './fi/lobby.ts';
import { offline } from './fi/offline.ts';
import { places } from './fi/places.ts';
import { questions } from './fi/questions.ts';
import { reasons } from './fi/reasons.ts';
import { refusals, troubles } from './fi/refusals.ts';
import { replay } from './fi/replay.ts';
import { rules } from './fi/rules.ts';
import { bots, settings } from './fi/settings.ts';
import { start } from './fi/start.ts';
import { routes, table, things } from './fi/table.ts';
import { technologies, technologyBadges, technologyNames } from './fi/technologies.ts';
import { terminal } from './fi/terminal.ts';
import { yard } from './fi/yard.ts';

/** Finnish. */
export const fi: Messages = {
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
