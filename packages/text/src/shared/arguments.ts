import type { BoardEvent, Named, NamedPile, YardEvent } from '@branchline/engine';

/* What sentences are made from. */

/** Says the names of a table's things in the player's language; sentences are built with it. */
export interface TableNames {
  /** A player at the beginning of a sentence: "You" for the one who looks. */
  player(seat: number): string;
  isMe(seat: number): boolean;
  place(id: string): string;
  route(id: string): string;
  isTunnel(id: string): boolean;
  ticket(id: string): string;
  colour(id: string): string;
  technology(id: string): string;
  /** The colour a route is paid in, as a word. */
  routeColour(id: string): string;
  /** Some cards: "a blue card", "2 blue and 1 taxi card". */
  cards(list: readonly string[]): string;
  /** What the wild is called here: a taxi card or a locomotive. */
  wild(count: number): string;
  piece(count: number): string;
}

/** An event of any game by names. */
export type AnyEvent = Named<BoardEvent> | Named<YardEvent>;
export type EventType = AnyEvent['type'];
export type EventOf<Type extends EventType> = Extract<AnyEvent, { readonly type: Type }>;

/** The facts of a refusal or of a bot's reason, by names. */
export type NamedFacts = Readonly<Record<string, unknown>>;

export const numberIn = (facts: NamedFacts, key: string): number => Number(facts[key] ?? 0);
export const textIn = (facts: NamedFacts, key: string): string => String(facts[key] ?? '');
export const listIn = (facts: NamedFacts, key: string): readonly string[] => {
  const value = facts[key];
  return Array.isArray(value) ? value.map(String) : [];
};

/** What a list by ids says of one; an id may be a word that every object knows, such as `constructor`. */
export const ownOf = <Value>(list: Readonly<Record<string, Value>> | undefined, id: string): Value | undefined =>
  list !== undefined && Object.hasOwn(list, id) ? list[id] : undefined;

/** The tickets of a pile by name, after a colon, where they can be seen. */
export const ticketList = ({ items = [] }: NamedPile, names: TableNames): string =>
  items.length > 0 ? `: ${items.map((id) => names.ticket(id)).join(', ')}` : '';
