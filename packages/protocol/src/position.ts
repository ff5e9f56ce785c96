import type { Known, PlayerPosition, Position, TunnelPosition } from '@branchline/engine';
import { z } from 'zod';

// The engine's own types, as the OpenAPI document tells them.

const seat = z.int();
const names = z.array(z.string());

export const KnownSchema: z.ZodType<Known> = z.object({
  count: z.int(),
  items: names.exactOptional().meta({ description: 'By name; absent when the viewer may not look.' }),
});

export const PlayerPositionSchema: z.ZodType<PlayerPosition> = z.object({
  seat,
  points: z.int(),
  hand: KnownSchema,
  tickets: KnownSchema,
  offered: KnownSchema.meta({ description: 'Tickets drawn, of which the seat is choosing.' }),
  asked: z.object({ kind: z.string(), number: z.int() }).exactOptional(),
  pieces: z.int().exactOptional(),
  technologies: names.exactOptional(),
  stations: z.array(z.object({ city: z.string(), borrowed: z.string().exactOptional() })).exactOptional(),
  stationsLeft: z.int().exactOptional(),
  yard: z.array(z.object({ colour: z.string(), cards: z.int(), wilds: z.int() })).exactOptional(),
  onTrack: KnownSchema.exactOptional(),
  completed: KnownSchema.exactOptional(),
});

const Tunnel: z.ZodType<TunnelPosition> = z.object({
  seat,
  route: z.string(),
  laid: names,
  turned: names,
  colour: z.string(),
  extra: z.int(),
});

/** A view as a reader would tell it: names instead of numbers, nothing that the viewer may not know. */
export const PositionSchema: z.ZodType<Position> = z.object({
  game: z.string(),
  seats: z.int(),
  turn: seat,
  over: z.boolean(),
  lastTurns: z.int().exactOptional().meta({ description: 'Turns left in the last round, once it has begun.' }),
  deck: z.int(),
  discards: KnownSchema,
  market: z.array(z.union([z.string(), z.undefined()])).meta({ description: 'null where no card lies.' }),
  ticketPile: z.int(),
  players: z.array(PlayerPositionSchema),
  routes: z
    .record(z.string(), z.array(seat))
    .exactOptional()
    .meta({ description: 'Claimed routes and who holds them.' }),
  allows: names.exactOptional().meta({ description: 'What the turn still allows, when it has been narrowed.' }),
  routesLeft: z.int().exactOptional(),
  technologies: z.record(z.string(), z.int()).exactOptional(),
  tunnel: Tunnel.exactOptional(),
  deckNumber: z.int().exactOptional(),
});
