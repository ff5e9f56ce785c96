import type { NamedAction, NamedEvent } from '@branchline/engine';
import { z } from 'zod';

const name = z.string().min(1).max(80);
const cards = z.array(name).max(64);
const tickets = z.array(name).max(64);

// The shape only. Whether the names exist and the action is allowed is the engine's affair.
const shapes = {
  takeCard: { from: z.union([z.literal('deck'), z.int().min(0).max(15)]) },
  takeThree: {},
  claimRoute: { route: name, cards },
  claimHeldRoute: { route: name, cards },
  payTunnel: { cards },
  leaveTunnel: {},
  drawTickets: {},
  keepTickets: { tickets },
  buyTechnology: { technology: name, cards },
  buildStation: { city: name, cards },
  layCards: { cards },
  completeTickets: { tickets },
  endTurn: {},
  pass: {},
} as const;

/** Every type of action a seat can send, in any game. */
export const actionTypes: readonly string[] = Object.keys(shapes);

const variants = Object.entries(shapes).map(([type, fields]) => z.strictObject({ type: z.literal(type), ...fields }));
const [first, ...others] = variants;
if (first === undefined) throw new Error('there are no actions');

export const Action: z.ZodType<NamedAction> = z.discriminatedUnion('type', [first, ...others]);

/** An event on its way out: what is in it is the game's affair. */
export const Event: z.ZodType<NamedEvent> = z.looseObject({ type: z.string() });
