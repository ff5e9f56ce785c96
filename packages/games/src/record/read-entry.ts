import { fail, list, object, objectOf, text, texts, whole } from './shape.ts';

/** The answers there are, and what each says besides its type. */
const ACTIONS: ReadonlyMap<string, readonly string[]> = new Map([
  ['takeCard', ['from']],
  ['claimRoute', ['route', 'cards']],
  ['claimHeldRoute', ['route', 'cards']],
  ['drawTickets', []],
  ['keepTickets', ['tickets']],
  ['payTunnel', ['cards']],
  ['leaveTunnel', []],
  ['buyTechnology', ['technology', 'cards']],
  ['buildStation', ['city', 'cards']],
  ['takeThree', []],
  ['endTurn', []],
  ['pass', []],
  ['layCards', ['cards']],
  ['completeTickets', ['tickets']],
]);

const LISTS: readonly string[] = ['cards', 'tickets'];

export function readEntry(value: unknown, where: string, seats: number): void {
  const entry = objectOf(value, where, ['step', 'seat', 'question', 'action', 'events', 'by']);
  whole(entry.step, `${where}.step`);
  whole(entry.seat, `${where}.seat`, seats);
  const question = objectOf(entry.question, `${where}.question`, ['kind', 'number']);
  text(question.kind, `${where}.question.kind`);
  whole(question.number, `${where}.question.number`);
  readAction(entry.action, `${where}.action`);
  if ('by' in entry) text(entry.by, `${where}.by`);
  readEvents(entry.events, `${where}.events`, seats);
}

function readAction(value: unknown, where: string): void {
  const fields = ACTIONS.get(text(object(value, where).type, `${where}.type`));
  if (fields === undefined) return fail(`${where}.type`, `expected one of ${[...ACTIONS.keys()].join(', ')}`);
  const action = objectOf(value, where, ['type', ...fields]);
  for (const field of fields) {
    if (LISTS.includes(field)) texts(action[field], `${where}.${field}`);
    else if (typeof action[field] !== 'number') text(action[field], `${where}.${field}`);
  }
}

/**
 * The shape of events, so that folding them is safe: plain values, lists of them, and piles that count
 * what lies in them. Which event has which fields is found out by playing the game again.
 */
export function readEvents(value: unknown, where: string, seats: number): void {
  for (const [number, one] of list(value, where).entries()) {
    const event = object(one, `${where}[${number}]`);
    text(event.type, `${where}[${number}].type`);
    if ('seat' in event) whole(event.seat, `${where}[${number}].seat`, seats);
    if ('seats' in event && event.seats !== seats) fail(`${where}[${number}].seats`, `expected ${seats}`);
    for (const [field, fact] of Object.entries(event)) readFact(fact, `${where}[${number}].${field.slice(0, 40)}`);
  }
}

function readFact(fact: unknown, where: string): void {
  if (Array.isArray(fact)) {
    for (const [number, one] of fact.entries()) plain(one, `${where}[${number}]`);
  } else if (typeof fact === 'object' && fact !== null) {
    readPile(fact, where);
  } else plain(fact, where);
}

function plain(value: unknown, where: string): void {
  if (typeof value !== 'string' && typeof value !== 'boolean') whole(value, where);
}

function readPile(value: object, where: string): void {
  const sealed = 'sealedFor' in value;
  const { sight, sealedFor, count, items } = objectOf(value, where, sealed ? ['sealedFor', 'items'] : PILE);
  texts(items, `${where}.items`);
  plain(sealed ? sealedFor : sight, where);
  const many = list(items, where).length;
  if (!sealed && count !== many) fail(`${where}.count`, `expected ${many}, as there are items`);
}

const PILE: readonly string[] = ['sight', 'count', 'items'];
