import type { Logger } from 'pino';
import { type Bans, isAddress } from '../auth/bans.ts';
import { galleryWithPeople, removeFromGallery } from '../packs/gallery.ts';
import type { TableStore } from '../store/table-store.ts';
import type { AdminAnswer, AdminRequest } from './requests.ts';

/** What a running process can tell and do besides; absent where a command works on a store that nobody serves. */
export interface LiveServer {
  status(): object;
  connections(): readonly object[];
  /** Cuts the lines of whoever is shut out now, and lets go of tables that are. */
  enforce(): Promise<void>;
  /** Reads the maps in DATA_DIR/packs again; answers their names. */
  offerMaps(): readonly string[];
  planRestart(at: number | undefined): Promise<void>;
}

export interface OperatorParts {
  readonly store: TableStore;
  readonly bans: Bans;
  readonly now: () => number;
  readonly live?: LiveServer;
  readonly log: Pick<Logger, 'info'>;
}

const done = (result: unknown): AdminAnswer => ({ ok: true, result });
const not = (why: string): AdminAnswer => ({ ok: false, why });
const NOBODY_SERVES = 'No server runs on this data folder: there is nobody to ask.';

/** Does what an operator asks. Whatever is asked is told in the log, and why it was refused if it was. */
export async function operate(request: AdminRequest, parts: OperatorParts): Promise<AdminAnswer> {
  const answer = await carryOut(request, parts);
  parts.log.info({ operator: request, ...(!answer.ok && { refused: answer.why }) }, 'an operator asked');
  return answer;
}

async function carryOut(request: AdminRequest, { store, bans, now, live }: OperatorParts): Promise<AdminAnswer> {
  switch (request.command) {
    case 'status':
      return live ? done(live.status()) : not(NOBODY_SERVES);
    case 'connections':
      return live ? done(live.connections()) : not(NOBODY_SERVES);
    case 'bans':
      await bans.reload();
      return done(bans.all);
    case 'ban':
    case 'unban': {
      const { command, kind, value } = request;
      if (kind === 'address' && !isAddress(value))
        return not(`"${value}" is no address, nor a range such as 203.0.113.0/24.`);
      if (command === 'ban') await bans.add({ kind, value, at: now() });
      else if (!(await bans.lift({ kind, value }))) return not(`${value} is not banned.`);
      await live?.enforce();
      return done(bans.all);
    }
    case 'close':
    case 'delete': {
      const { command, table } = request;
      if ((await store.heads([table])).size === 0) return not(`There is no table ${table}.`);
      // Shut first: whoever plays at it in another process is stopped there, too.
      await bans.add({ kind: 'table', value: table, at: now() });
      await live?.enforce();
      if (command === 'delete') await store.remove(table);
      return done({ table });
    }
    case 'open': {
      const { table } = request;
      if (!(await bans.lift({ kind: 'table', value: table }))) return not(`Table ${table} is not closed.`);
      return done({ table });
    }
    case 'offer':
    case 'withdraw':
      return done({ offered: live?.offerMaps() ?? [] });
    case 'gallery':
      return done(await galleryWithPeople(store));
    case 'unoffer': {
      const removed = await removeFromGallery(store, request.which);
      return removed.length > 0 ? done({ removed }) : not(`Nothing in the gallery is ${request.which}, or by them.`);
    }
    case 'announce':
      if (live === undefined) return not(NOBODY_SERVES);
      await live.planRestart(request.minutes === 0 ? undefined : now() + request.minutes * 60_000);
      return done({ minutes: request.minutes });
  }
}
