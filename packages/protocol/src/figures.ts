import { z } from 'zod';
import type { Moment } from './table.ts';

/** A game somebody has finished: who won, and what they did in it themselves. */
export interface FinishedGame {
  /** The table. */
  readonly id: string;
  readonly game: string;
  /** What a map from outside calls itself. */
  readonly mapName?: string;
  readonly at: Moment;
  /** Their own seat; the first, of several. */
  readonly seat: number;
  readonly seats: readonly FinishedSeat[];
  readonly ticketsDone: number;
  readonly ticketsMissed: number;
  /** The routes they claimed, by id. */
  readonly routes: readonly string[];
  /** The spaces of their longest path, on a board. */
  readonly longestPath?: number;
}

/** A seat of a finished game, as everybody at the table saw it. */
export interface FinishedSeat {
  /** Absent: a guest who gave none. */
  readonly name?: string;
  readonly bot?: boolean;
  readonly points: number;
  readonly won: boolean;
}

/** `GET /api/figures`: every game you have finished, newest first. */
export interface FinishedGames {
  readonly games: readonly FinishedGame[];
}

const FinishedGameSchema: z.ZodType<FinishedGame> = z.object({
  id: z.string(),
  game: z.string(),
  mapName: z.string().exactOptional(),
  at: z.number(),
  seat: z.int(),
  seats: z.array(
    z.object({
      name: z.string().exactOptional(),
      bot: z.boolean().exactOptional(),
      points: z.int(),
      won: z.boolean(),
    }),
  ),
  ticketsDone: z.int(),
  ticketsMissed: z.int(),
  routes: z.array(z.string()),
  longestPath: z.int().exactOptional(),
});

export const FinishedGamesAnswer: z.ZodType<FinishedGames> = z.object({ games: z.array(FinishedGameSchema) });
