import { inWords, keys, terminal } from './accessibility.ts';
import { company } from './company.ts';
import { glance } from './glance.ts';
import { colours } from './grammar.ts';
import { hall } from './hall.ts';
import { hosting } from './hosting.ts';
import { bots, end, lesson, lobby, offline, replay, rules, settings, start } from './pages.ts';
import { people } from './people.ts';
import { devices, figures, notices } from './person.ts';
import { hints, questions, reasons, refusals, troubles } from './questions.ts';
import type { ruleTexts } from './rules.ts';
import { events, routes, table, things, yard } from './table.ts';
import { clocks, orders, quick, rematch } from './together.ts';

/** Every text in English, the original. Another language has exactly these keys: a missing one does not compile. */
export const en = {
  colours,
  things,
  table,
  routes,
  yard,
  hall,
  events,
  questions,
  refusals,
  troubles,
  hints,
  reasons,
  start,
  lobby,
  settings,
  devices,
  figures,
  notices,
  bots,
  end,
  replay,
  company,
  people,
  hosting,
  offline,
  clocks,
  orders,
  rematch,
  quick,
  inWords,
  keys,
  glance,
  terminal,
  lesson,
  rules,
};

/** The shape without the words: what is one English word or another here is any text in another language. */
type Shape<Part> = Part extends string
  ? string
  : Part extends (...given: infer Given) => infer Said
    ? (...given: Given) => Shape<Said>
    : Part extends object
      ? { readonly [Key in keyof Part]: Shape<Part[Key]> }
      : Part;

/** Every text of a language, but for what is said about one game alone: that is in the game's folder. */
export type Messages = Shape<typeof en>;

/** The rules and what is said with them, in a language. */
export type RuleTexts = Shape<typeof ruleTexts>;
