import { events } from './en/events.ts';
import { questions } from './en/questions.ts';
import { refusals, troubles } from './en/refusals.ts';
import { start } from './en/start.ts';
import { colours, routes, table, things } from './en/table.ts';

/** Every word of the page, in English. Another language is a module of this shape: a missing key does not compile. */
export const en = { colours, things, table, routes, questions, refusals, troubles, events, start };

export type Messages = typeof en;
