import { longestPath } from '@branchline/engine';
import { findGame } from '../list/games.ts';
import type { Pack } from '../pack/pack.ts';
import type { GameRecord } from './record.ts';

/** What one seat has done in a game that is over. */
export interface SeatFigures {
  readonly points: number;
  readonly won: boolean;
  readonly ticketsDone: number;
  readonly ticketsMissed: number;
  /** The routes it claimed, by id; none where there is no board. */
  readonly routes: readonly string[];
  /** The spaces of its longest path; absent where there is no board. */
  readonly longestPath?: number;
}

/** What every seat has done in a game that is over, from its record. */
export function figuresOf({ game, pack, score, result, entries }: GameRecord): readonly SeatFigures[] {
  const board = pack ?? findGame(game)?.pack;
  return score.map(({ seat, total, lines }) => {
    const tickets = lines.filter(({ kind }) => kind === 'ticket');
    const done = tickets.filter((line) => line.done).length;
    const routes = entries.flatMap(({ events }) => events.flatMap((event) => claimedBy(event, seat)));
    return {
      points: total,
      won: result.winners.includes(seat),
      ticketsDone: done,
      ticketsMissed: tickets.length - done,
      routes,
      ...(board && { longestPath: longestPath(edgesOf(board, routes)) }),
    };
  });
}

function claimedBy(event: GameRecord['deal'][number], seat: number): readonly string[] {
  const { type, seat: by, route } = event as { type: string; seat?: number; route?: string };
  return type === 'routeClaimed' && by === seat && route !== undefined ? [route] : [];
}

function edgesOf({ places, routes }: Pack, claimed: readonly string[]): { a: number; b: number; length: number }[] {
  const numbers = new Map(places.map(({ id }, number) => [id, number]));
  return routes
    .filter(({ id }) => claimed.includes(id))
    .map(({ a, b, length }) => ({ a: numbers.get(a) ?? 0, b: numbers.get(b) ?? 0, length }));
}
