import type { NamedRejection, RejectionCode } from '@branchline/engine';
import { z } from 'zod';

/** Why a request was refused. The client has the sentence; `message` is for developers and API users, in English. */
export type RefusalCode =
  /** The message has not the shape it must have. */
  | 'malformed'
  /** No such table, seat, game or address; also a private table without its link. */
  | 'missing'
  /** The seat is not yours, or only the host may do this. */
  | 'forbidden'
  /** The question this answered is no longer open. */
  | 'stale'
  /** The game's rules refuse the action; `rejection` says why. */
  | 'rejected'
  /** Not at this stage: the table has begun, has not begun, or is not over. */
  | 'wrongStage'
  /** No open seat left, or the seat is taken. */
  | 'taken'
  /** Too many messages; try again in a while. */
  | 'tooMany'
  | 'tooLarge'
  /** The server could not do it just now (it is going down, or its store is away). An answer may have been written all the same: send it again with its id. */
  | 'unavailable'
  /** No room for anything new just now: what there is goes on. */
  | 'full'
  /** What is stored of the table is not whole, so it is not served; asking again does not help. */
  | 'damaged'
  /** A record that does not add up. */
  | 'notVerified'
  /** A fault of ours. */
  | 'failed';

export interface Refusal {
  readonly code: RefusalCode;
  readonly message: string;
  readonly rejection?: NamedRejection;
}

// The engine owns the codes; here they are only carried.
const code = z.string() as unknown as z.ZodType<RejectionCode>;

export const RejectionSchema: z.ZodType<NamedRejection> = z.object({
  code,
  rule: z.string(),
  facts: z.record(z.string(), z.unknown()),
});

export const RefusalSchema: z.ZodType<Refusal> = z.object({
  code: z.enum([
    'malformed',
    'missing',
    'forbidden',
    'stale',
    'rejected',
    'wrongStage',
    'taken',
    'tooMany',
    'tooLarge',
    'unavailable',
    'full',
    'damaged',
    'notVerified',
    'failed',
  ]),
  message: z.string(),
  rejection: RejectionSchema.exactOptional(),
});
