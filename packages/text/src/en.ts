import { end } from './en/end.ts';
import { events } from './en/events.ts';
import { hear, keys } from './en/hear.ts';
import { hints } from './en/hints.ts';
import { lesson } from './en/lesson.ts';
import { lobby } from './en/lobby.ts';
import { offline } from './en/offline.ts';
import { places } from './en/places.ts';
import { questions } from './en/questions.ts';
import { reasons } from './en/reasons.ts';
import { refusals, troubles } from './en/refusals.ts';
import { replay } from './en/replay.ts';
import { rules } from './en/rules.ts';
import { bots, settings } from './en/settings.ts';
import { start } from './en/start.ts';
import { colours, routes, table, things } from './en/table.ts';
import { technologies, technologyBadges, technologyNames } from './en/technologies.ts';
import { terminal } from './en/terminal.ts';
import { yard } from './en/yard.ts';

/** Every word of the page, in English. Another language is a module of this shape: a missing key does not compile. */
export const en = {
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

/** The shape without the words: what is one English word or another here is any text in another language. */
type Shape<Part> = Part extends string
  ? string
  : Part extends (...given: infer Given) => infer Said
    ? (...given: Given) => Shape<Said>
    : Part extends object
      ? { readonly [Key in keyof Part]: Shape<Part[Key]> }
      : Part;

export type Messages = Shape<typeof en>;
