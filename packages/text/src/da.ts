import { end } from './da/end.ts';
import { events } from './da/events.ts';
import { colours } from './da/grammar.ts';
import { hear, keys } from './da/hear.ts';
import { hints } from './da/hints.ts';
import { lesson } from './da/lesson.ts';
import { lobby } from './da/lobby.ts';
import { offline } from './da/offline.ts';
import { places } from './da/places.ts';
import { questions } from './da/questions.ts';
import { reasons } from './da/reasons.ts';
import { refusals, troubles } from './da/refusals.ts';
import { replay } from './da/replay.ts';
import { rules } from './da/rules.ts';
import { bots, settings } from './da/settings.ts';
import { start } from './da/start.ts';
import { routes, table, things } from './da/table.ts';
import { technologies, technologyBadges, technologyNames } from './da/technologies.ts';
import { terminal } from './da/terminal.ts';
import { yard } from './da/yard.ts';
import type { Messages } from './en.ts';

/** Danish. */
export const da: Messages = {
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
