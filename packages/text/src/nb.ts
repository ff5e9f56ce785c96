import type { Messages } from './en.ts';
import { end } from './nb/end.ts';
import { events } from './nb/events.ts';
import { colours } from './nb/grammar.ts';
import { hear, keys } from './nb/hear.ts';
import { hints } from './nb/hints.ts';
import { lesson } from './nb/lesson.ts';
import { lobby } from './nb/lobby.ts';
import { offline } from './nb/offline.ts';
import { places } from './nb/places.ts';
import { questions } from './nb/questions.ts';
import { reasons } from './nb/reasons.ts';
import { refusals, troubles } from './nb/refusals.ts';
import { replay } from './nb/replay.ts';
import { rules } from './nb/rules.ts';
import { bots, settings } from './nb/settings.ts';
import { start } from './nb/start.ts';
import { routes, table, things } from './nb/table.ts';
import { technologies, technologyBadges, technologyNames } from './nb/technologies.ts';
import { terminal } from './nb/terminal.ts';
import { yard } from './nb/yard.ts';

/** Norwegian bokmål. */
export const nb: Messages = {
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
