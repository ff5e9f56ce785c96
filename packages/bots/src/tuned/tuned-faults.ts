import type { Family } from '@branchline/engine';
import { defaultWeights } from '../planner/weights.ts';
import { BOARD_FEATURES } from '../value/board-features.ts';
import { YARD_FEATURES } from '../value/yard-features.ts';
import { defaultYardWeights } from '../yard/weights.ts';

/** What is wrong with a value, as sentences that begin with its place. */
type Check = (value: unknown, at: string) => string[];

const POLICIES = ['oneTicket', 'ticketsOnly', 'unafraid', 'longest'];

/** What is wrong with what `bots.json` of a game holds, as sentences that name the entry and the fault. */
export function tunedFaults(value: unknown, family: Family): string[] {
  const names = Object.keys(family === 'board' ? defaultWeights : defaultYardWeights);
  const weights = fields(Object.fromEntries(names.map((name) => [name, number])));
  const features = (family === 'board' ? BOARD_FEATURES : YARD_FEATURES).length;
  const model = all({ share: row(2), worth: row(features), later: row(features) });
  const everyFamily = {
    weights: bySeats(weights),
    blunders: bySeats(all({ regular: percent, expert: percent })),
    randomMoves: bySeats(percent),
    minStandardErrors: number,
    learnedMinStandardErrors: bySeats(number),
    everyLevelLearned: yesOrNo,
    learnedClaims: number,
    valueModels: bySeats(model),
  };
  const policy = Object.fromEntries(POLICIES.map((name) => [name, yesOrNo]));
  const onBoards = {
    rolloutWeights: bySeats(weights),
    ticketPolicy: fields({ ...policy, hungryFor: number }),
    baseline: weights,
  };
  return fields(family === 'board' ? { ...everyFamily, ...onBoards } : everyFamily)(value, '');
}

const number: Check = (value, at) => (Number.isFinite(value) ? [] : [`${at} must be a number`]);

const percent: Check = (value, at) =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) <= 100
    ? []
    : [`${at} must be a whole number from 0 to 100`];

const yesOrNo: Check = (value, at) => (typeof value === 'boolean' ? [] : [`${at} must be true or false`]);

/** So many numbers in a row. */
function row(count: number): Check {
  return (value, at) =>
    Array.isArray(value) && value.length === count && value.every(Number.isFinite)
      ? []
      : [`${at} must be a list of ${count} numbers`];
}

/** An object in which any of these fields may stand, and no other. */
function fields(known: Readonly<Record<string, Check>>): Check {
  return (value, at) =>
    entriesOf(value, at, (field, item, place) =>
      Object.hasOwn(known, field) ? known[field](item, place) : [`${place} is a field nobody knows`],
    );
}

/** The same, and each of them must stand there. */
function all(known: Readonly<Record<string, Check>>): Check {
  return (value, at) => {
    const faults = fields(known)(value, at);
    if (faults.length > 0) return faults;
    const missing = Object.keys(known).filter((field) => !Object.hasOwn(Object(value), field));
    return missing.map((field) => `${at}, ${field} is missing`);
  };
}

/** Something for numbers of players. */
function bySeats(check: Check): Check {
  return (value, at) =>
    entriesOf(value, at, (field, item, place) =>
      /^[2-8]$/u.test(field) ? check(item, place) : [`${place}: its name must be a number of players, 2 to 8`],
    );
}

function entriesOf(
  value: unknown,
  at: string,
  check: (field: string, item: unknown, place: string) => string[],
): string[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return [`${at === '' ? 'the file' : at} must be an object`];
  }
  return Object.entries(value).flatMap(([field, item]) =>
    check(field, item, at === '' ? field.slice(0, 60) : `${at}, ${field.slice(0, 60)}`),
  );
}
