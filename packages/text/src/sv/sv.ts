import type { Games, Messages } from '../en/en.ts';
import { inWords, keys, terminal } from './accessibility.ts';
import { cardGame } from './games/card-game.ts';
import { lessonSteps, newYork } from './games/new-york.ts';
import { nordicCountries } from './games/nordic-countries.ts';
import { unitedKingdom } from './games/united-kingdom.ts';
import { colours } from './grammar.ts';
import { bots, end, lesson, lobby, offline, replay, settings, start } from './pages.ts';
import { hints, questions, reasons, refusals, troubles } from './questions.ts';
import { rules } from './rules.ts';
import { events, routes, table, things, yard } from './table.ts';

const games: Games = {
  'new-york': newYork,
  'nordic-countries': nordicCountries,
  'united-kingdom': unitedKingdom,
  'card-game': cardGame,
};

/** Swedish. */
export const sv: Messages = {
  colours,
  things,
  table,
  routes,
  yard,
  events,
  questions,
  refusals,
  troubles,
  hints,
  reasons,
  start,
  lobby,
  settings,
  bots,
  end,
  replay,
  offline,
  inWords,
  keys,
  terminal,
  lesson: { ...lesson, steps: lessonSteps },
  rules,
  games,
};
