import type { BoardEvent, Pile, YardEvent } from '@branchline/engine';

/** A pile by names; without items when the viewer may not look. */
export interface NamedPile {
  readonly sight: number | 'nobody';
  readonly count: number;
  readonly items?: readonly string[];
}

type NameOf<Field, Value> = Value extends Pile
  ? NamedPile
  : Field extends 'cards'
    ? readonly string[]
    : Field extends 'card' | 'colour' | 'route' | 'technology'
      ? string
      : Value;

/** An event as it crosses the wire: names where the engine has numbers. */
export type Named<Event> = Event extends unknown
  ? { readonly [Field in keyof Event]: NameOf<Field, Event[Field]> }
  : never;

export type AnyEvent = Named<BoardEvent> | Named<YardEvent>;
export type EventType = AnyEvent['type'];
export type EventOf<Type extends EventType> = Extract<AnyEvent, { readonly type: Type }>;
