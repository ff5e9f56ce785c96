import type { Messages } from './en.ts';
import { end } from './nl/end.ts';
import { events } from './nl/events.ts';
import { colours } from './nl/grammar.ts';
import { hear, keys } from './nl/hear.ts';
import { hints } from './nl/hints.ts';
import { lesson } from './nl/lesson.ts';
import { lobby } from './nl/lobby.ts';
import { offline } from './nl/offline.ts';
import { places } from './nl/places.ts';
import { questions } from './nl/questions.ts';
import { reasons } from './nl/reasons.ts';
import { refusals, troubles } from './nl/refusals.ts';
import { replay } from './nl/replay.ts';
import { rules } from './nl/rules.ts';
import { bots, settings } from './nl/settings.ts';
import { start } from './nl/start.ts';
import { routes, table, things } from './nl/table.ts';
import { technologies, technologyBadges, technologyNames } from './nl/technologies.ts';
import { terminal } from './nl/terminal.ts';
import { yard } from './nl/yard.ts';

/** Dutch. */
export const nl: Messages = {
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
