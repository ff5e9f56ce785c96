import type { Messages } from '../en/en.ts';
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
import { events, routes, table, things, yard } from './table.ts';
import { clocks, orders, quick, rematch } from './together.ts';

/** Danish. */
export const da: Messages = {
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
