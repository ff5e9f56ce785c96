import type { PlayerPosition, Position } from '@branchline/engine';

/** Tickets of a player to a big city. */
export interface Runner {
  readonly seat: number;
  readonly tickets: number;
}

/** How far everybody has come with a big city, as anybody at the table may know it. */
export interface CityRace {
  readonly city: string;
  readonly points: number;
  /** Whoever has completed a ticket to it, the most first. */
  readonly runners: readonly Runner[];
  /** Those who would get its points if the game ended now: several, if they are level (CG-70). */
  readonly leaders: readonly number[];
  /** Tickets of the one who looks that go there and are not completed: nobody else knows of them. */
  readonly underway: number;
}

interface Ticket {
  readonly a: string;
  readonly b: string;
}

/** What the race is read from. */
interface Raced {
  readonly bonuses: readonly { readonly city: string; readonly points: number }[];
  readonly tickets: ReadonlyMap<string, Ticket>;
  readonly position: Pick<Position, 'players'>;
  /** The one who looks. */
  readonly me?: PlayerPosition | undefined;
}

/** The race for the big cities: from completed tickets, which lie open (CG-61), and one's own. */
export function cityRaces({ bonuses, tickets, position, me }: Raced): readonly CityRace[] {
  return bonuses.map(({ city, points }) => {
    const goingThere = (ids: readonly string[] = []): number =>
      ids.flatMap((id) => tickets.get(id) ?? []).filter(({ a, b }) => a === city || b === city).length;
    const runners = position.players
      .map(({ seat, completed }): Runner => ({ seat, tickets: goingThere(completed?.items) }))
      .filter((runner) => runner.tickets > 0)
      .sort((one, other) => other.tickets - one.tickets);
    const most = runners[0]?.tickets;
    const leaders = runners.flatMap((runner) => (runner.tickets === most ? [runner.seat] : []));
    return { city, points, runners, leaders, underway: goingThere(me?.tickets.items) };
  });
}
