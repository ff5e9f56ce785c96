import { maySee, type Seat, type Viewer } from './seat.ts';

/** Things in an event that not everybody may see. How many there are is public; `items` is gone once veiled. */
export interface Pile {
  /** The seat that may look; nobody, for the order of a deck; all, for what lies open. */
  readonly sight: Seat | 'nobody' | 'all';
  readonly count: number;
  readonly items?: readonly number[];
}

/** A secret choice: even its size is nobody else's business. */
export interface Sealed {
  readonly sealedFor: Seat;
  readonly items?: readonly number[];
}

export function pile(sight: Pile['sight'], items: readonly number[]): Pile {
  return { sight, count: items.length, items };
}

export function sealed(seat: Seat, items: readonly number[]): Sealed {
  return { sealedFor: seat, items };
}

export function isPile(value: unknown): value is Pile {
  return typeof value === 'object' && value !== null && 'sight' in value && 'count' in value;
}

export function isSealed(value: unknown): value is Sealed {
  return typeof value === 'object' && value !== null && 'sealedFor' in value;
}

/** What can be seen of a pile: nothing, if it is veiled. */
export function look({ items }: { readonly items?: readonly number[] }): readonly number[] {
  return items ?? [];
}

/** The one way out for events: faces a viewer may not see are taken off every pile in it. */
export function veilEvent<Event extends object>(event: Event, viewer: Viewer): Event {
  if (viewer === 'replay') return event;
  let covered: Record<string, unknown> | undefined;
  for (const [key, value] of Object.entries(event)) {
    const shown = cover(value, viewer);
    if (shown === value) continue;
    covered ??= {};
    covered[key] = shown;
  }
  return covered === undefined ? event : { ...event, ...covered };
}

function cover(value: unknown, viewer: Viewer): unknown {
  if (isPile(value)) {
    const { sight, count } = value;
    return sight === 'all' || (sight !== 'nobody' && maySee(viewer, sight)) ? value : { sight, count };
  }
  if (isSealed(value)) return maySee(viewer, value.sealedFor) ? value : { sealedFor: value.sealedFor };
  return value;
}
