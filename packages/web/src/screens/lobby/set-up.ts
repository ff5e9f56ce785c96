import type { Options } from '@branchline/engine';
import type { GameEntry } from '@branchline/games';
import type { ClockRule } from '@branchline/protocol';

/** Who is to sit at a seat of a table that is being set up. */
export type SeatChoice =
  | { readonly kind: 'person'; readonly name: string }
  | { readonly kind: 'open' }
  | { readonly kind: 'empty' }
  | { readonly kind: 'bot'; readonly bot: string };

/** A table before it is set. */
export interface SetUp {
  readonly game: string;
  readonly options: Options;
  readonly seats: readonly SeatChoice[];
  readonly clock: ClockRule;
  readonly listed: boolean;
}

/** The usual table of a game: all seats the box has, the first one for a person. */
export function usualSetUp({ id, seats, options }: GameEntry, others: SeatChoice): SetUp {
  return {
    game: id,
    options: Object.fromEntries(options.map((option) => [option.name, option.default])),
    seats: Array.from({ length: seats.max }, (_, seat): SeatChoice => {
      if (seat === 0) return { kind: 'person', name: '' };
      return seat < Math.max(seats.min, 2) ? others : { kind: 'empty' };
    }),
    clock: { kind: 'none' },
    listed: false,
  };
}

export function taken({ seats }: SetUp): readonly Exclude<SeatChoice, { readonly kind: 'empty' }>[] {
  return seats.filter((seat) => seat.kind !== 'empty');
}
