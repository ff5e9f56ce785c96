import { z } from 'zod';

const Table = z.string().min(1).max(64);
const MapName = z.string().min(1).max(200);
const Target = { kind: z.enum(['address', 'person']), value: z.string().min(1).max(64) };

/** What an operator asks of a running server, one line of JSON on the socket in DATA_DIR. */
export const AdminRequest: z.ZodType<AdminRequest> = z.discriminatedUnion('command', [
  z.object({ command: z.literal('status') }),
  z.object({ command: z.literal('connections') }),
  z.object({ command: z.literal('bans') }),
  z.object({ command: z.literal('ban'), ...Target }),
  z.object({ command: z.literal('unban'), ...Target }),
  z.object({ command: z.literal('close'), table: Table }),
  z.object({ command: z.literal('open'), table: Table }),
  z.object({ command: z.literal('delete'), table: Table }),
  z.object({ command: z.literal('offer'), map: MapName }),
  z.object({ command: z.literal('withdraw'), map: MapName }),
  z.object({ command: z.literal('gallery') }),
  /** A map of the gallery by its hash, or all that a person offers. */
  z.object({ command: z.literal('unoffer'), which: z.string().min(1).max(64) }),
  /** Minutes until the restart; 0: there is none after all. */
  z.object({
    command: z.literal('announce'),
    minutes: z
      .int()
      .min(0)
      .max(24 * 60),
  }),
]);
export type AdminRequest =
  | { readonly command: 'status' | 'connections' | 'bans' | 'gallery' }
  /** A map whose file is in DATA_DIR/packs now, or is there no more: its id with its hash. */
  | { readonly command: 'offer' | 'withdraw'; readonly map: string }
  | { readonly command: 'unoffer'; readonly which: string }
  | { readonly command: 'ban' | 'unban'; readonly kind: 'address' | 'person'; readonly value: string }
  | { readonly command: 'close' | 'open' | 'delete'; readonly table: string }
  | { readonly command: 'announce'; readonly minutes: number };

/** What it answers: what was done or found, or a sentence saying why nothing was. */
export type AdminAnswer =
  | { readonly ok: true; readonly result: unknown }
  | { readonly ok: false; readonly why: string };

/** The socket's name in DATA_DIR. */
export const ADMIN_SOCKET = 'admin.sock';
/** What operators changed, or tried to, in DATA_DIR: one JSON object a line. */
export const ADMIN_LOG = 'admin.log';

/** A line of it: who asked for what and when, and what became of it. `begun` without another one after it: it was cut short. */
export type AdminLogLine = AdminRequest & {
  readonly at: string;
  readonly by: string;
  readonly outcome: 'begun' | 'done' | 'refused';
  readonly why?: string;
};

const LOOKING: readonly AdminRequest['command'][] = ['status', 'connections', 'bans', 'gallery'];
/** Those that only look are not written down. */
export const changesSomething = ({ command }: AdminRequest): boolean => !LOOKING.includes(command);
