import { cardsOf, countOf } from './cards.ts';
import { isPile, isSealed, type Pile, type Sealed } from './pile.ts';
import type { Rejection, RejectionCode } from './rejection.ts';

/** The names of a game's things, each list in the order of their numbers. */
export interface NameLists {
  readonly cards: readonly string[];
  readonly routes: readonly string[];
  readonly tickets: readonly string[];
  readonly technologies: readonly string[];
  readonly places: readonly string[];
}

/** A name the game does not have, or a value of the wrong shape, and where it stood. */
export class UnknownName extends Error {
  readonly field: string;

  constructor(field: string, value: unknown) {
    super(`unknown ${field}: ${typeof value === 'object' ? 'no name' : JSON.stringify(value)?.slice(0, 80)}`);
    this.field = field;
  }
}

/** A pile by names; without items when the viewer may not look. */
export interface NamedPile extends Omit<Pile, 'items'> {
  readonly items?: readonly string[];
}

/** A sealed choice by names; without items when it is not the viewer's own. */
export interface NamedSealed extends Omit<Sealed, 'items'> {
  readonly items?: readonly string[];
}

/** An action by names, of any game: `{ type: 'claimRoute', route: 'chelsea--soho', cards: ['pink', 'wild'] }`. */
export interface NamedAction {
  readonly type: string;
  readonly [field: string]: unknown;
}

/** An event by names, of any game; veiled, hidden faces are simply not there. */
export interface NamedEvent {
  readonly type: string;
  readonly [field: string]: unknown;
}

/** A rejection with names in its facts. */
export interface NamedRejection {
  readonly code: RejectionCode;
  readonly rule: string;
  readonly facts: Readonly<Record<string, unknown>>;
}

type NameOf<Field, Value> = Value extends Pile
  ? NamedPile
  : Value extends Sealed
    ? NamedSealed
    : Field extends OneName
      ? Value extends number
        ? string
        : Value
      : Field extends ManyNames
        ? Value extends number | readonly number[]
          ? readonly string[]
          : Value
        : Value;

/**
 * An action, event or score line with names where the engine has numbers. Of a game whose things are not known more closely,
 * it is a `NamedAction` or `NamedEvent`.
 */
export type Named<Thing> = Thing extends { readonly type: infer Type }
  ? string extends Type
    ? NamedEvent
    : { readonly [Field in keyof Thing]: NameOf<Field, Thing[Field]> }
  : object extends Thing
    ? Readonly<Record<string, unknown>>
    : { readonly [Field in keyof Thing]: NameOf<Field, Thing[Field]> };

/** Exchanges the numbers the engine thinks in for the names everybody else uses, and back. */
export interface Naming {
  readonly names: NameLists;
  /** An action, event or score line with names for numbers. */
  named<Thing extends object>(thing: Thing): Named<Thing>;
  rejection(rejection: Rejection): NamedRejection;
  /** The way back; throws `UnknownName` for anything this game does not have. */
  numbered<Thing extends object = GameThing>(thing: object): Thing;
  card(kind: number): string;
}

/** What an action and an event are when no more is known of them. */
interface GameThing {
  readonly type: string;
}

type OneName = 'card' | 'colour' | 'route' | 'ticket' | 'technology' | 'city';
type ManyNames = 'cards' | 'tickets' | 'kept' | 'returned' | 'choice' | 'technologies';

/** Which list a field's numbers belong to: one word for one thing, so the field's name decides. */
const LIST_OF: ReadonlyMap<string, keyof NameLists> = new Map<OneName | ManyNames, keyof NameLists>([
  ['card', 'cards'],
  ['cards', 'cards'],
  ['colour', 'cards'],
  ['route', 'routes'],
  ['ticket', 'tickets'],
  ['tickets', 'tickets'],
  ['kept', 'tickets'],
  ['returned', 'tickets'],
  ['choice', 'tickets'],
  ['technology', 'technologies'],
  ['technologies', 'technologies'],
  ['city', 'places'],
]);

/** The fields that hold several things. Stranger's words are taken as they stand: one name is no list of one. */
const MANY: ReadonlySet<string> = new Set<ManyNames>([
  'cards',
  'tickets',
  'kept',
  'returned',
  'choice',
  'technologies',
]);

export function naming(names: NameLists): Naming {
  const numbers = Object.fromEntries(
    Object.entries(names).map(([list, all]: [string, readonly string[]]) => [
      list,
      new Map(all.map((name, number) => [name, number])),
    ]),
  ) as Record<keyof NameLists, Map<string, number>>;

  const numberOf = (field: string, list: keyof NameLists, name: unknown): number => {
    const number = typeof name === 'string' ? numbers[list].get(name) : undefined;
    if (number === undefined) throw new UnknownName(field, name);
    return number;
  };

  const toNames = (field: string, value: unknown): unknown => {
    const list = LIST_OF.get(field);
    if (list === undefined) return value;
    const all = names[list];
    const name = (number: number): string => all[number] ?? 'none';
    if (isPile(value)) return value.items ? { ...value, items: value.items.map(name) } : value;
    if (isSealed(value)) return value.items ? { ...value, items: value.items.map(name) } : value;
    if (Array.isArray(value)) return value.map(name);
    if (typeof value !== 'number') return value;
    return field === 'cards' ? spread(value, all) : name(value);
  };

  const toNumbers = (field: string, value: unknown): unknown => {
    const list = LIST_OF.get(field);
    if (list === undefined) return value;
    const number = (name: unknown): number => numberOf(field, list, name);
    if (isPile(value) || isSealed(value)) {
      const items: unknown = value.items;
      if (items === undefined) return value;
      if (!Array.isArray(items)) throw new UnknownName(field, items);
      return { ...value, items: items.map(number) };
    }
    if (!MANY.has(field)) return number(value);
    if (!Array.isArray(value)) throw new UnknownName(field, value);
    return field === 'cards' ? gathered(value.map(number), all(names.cards)) : value.map(number);
  };

  const each = (thing: object, exchange: (field: string, value: unknown) => unknown): Record<string, unknown> =>
    Object.fromEntries(Object.entries(thing).map(([field, value]) => [field, exchange(field, value)]));

  return {
    names,
    // Every field keeps its name, and the type says what becomes of its value.
    named: <Thing extends object>(thing: Thing) => each(thing, toNames) as Named<Thing>,
    rejection: ({ code, rule, facts }) => ({ code, rule, facts: each(facts, toNames) }),
    // Fields are checked against the game's names here; their presence is the schema's affair, at the edge.
    numbered: <Thing extends object>(thing: object) => each(thing, toNumbers) as Thing,
    card: (kind) => names.cards[kind] ?? 'none',
  };
}

const all = (cards: readonly string[]): number => cards.length;

/** A payment as a list of names. */
function spread(cards: number, names: readonly string[]): string[] {
  return names.flatMap((name, kind) => new Array<string>(countOf(cards, kind)).fill(name));
}

function gathered(kinds: readonly number[], howMany: number): number {
  const counts = new Array<number>(howMany).fill(0);
  for (const kind of kinds) counts[kind]++;
  return cardsOf(counts);
}
