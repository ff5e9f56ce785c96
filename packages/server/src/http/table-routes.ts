import type { GameEntry } from '@branchline/games';
import {
  type CreateTable,
  CreateTableBody,
  DoneAnswer,
  type ListedTable,
  ShareReplayBody,
  StartTableBody,
  TableAnswerBody,
  TableLinksAnswer,
  TableListAnswer,
  type YourPart,
} from '@branchline/protocol';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { isHost, isInvited, seatsOf } from '../auth/identity.ts';
import { isRefused, type Refused, refuse } from '../common/refusal.ts';
import type { Games } from '../packs/games.ts';
import { DamagedTable } from '../store/damaged.ts';
import { formerSeats } from '../store/sheet.ts';
import type { StoredTable } from '../store/table-store.ts';
import { clocksOf, listedTable } from '../tables/info.ts';
import { shareReplay } from '../tables/replay-sharing.ts';
import { throwAway } from '../tables/seat-edits.ts';
import { dealTable, newTable } from '../tables/set-up.ts';
import { linksOf, seatedAnswer, tableAnswer } from './answers.ts';
import { addRoute, addTableRoute, WORTH_OF_MUCH } from './route.ts';
import type { Services } from './services.ts';

const MOST_LISTED = 100;
/** Of one's own tables so many that are not over, and so many that are at a time. */
const MOST_UNFINISHED = 300;
const FINISHED_PAGE = 50;
const Older = z.string().regex(/^\d{1,15}\.[\w-]{22}$/, 'no place in the list');
const Key = z.object({ key: z.string().max(200).exactOptional() });

/** Making, finding and starting tables. */
export function addTableRoutes(app: FastifyInstance, services: Services): void {
  const { settings, games, tables, store, now } = services;

  addRoute(app, services, {
    method: 'POST',
    url: '/tables',
    summary: 'Set up a table; you are its host',
    body: CreateTableBody,
    answer: TableAnswerBody,
    status: 201,
    perHour: settings.tablesPerHour,
    makesTable: true,
    bodyLimit: settings.packBytes,
    bringsMap: ({ pack }) => pack !== undefined,
    async handle(request) {
      const person = request.person();
      const name = (await store.person(person))?.name;
      const entry = await wishedGame(request.body, games);
      if (isRefused(entry)) return entry;
      const wished = newTable(request.body, entry, { person, ...(name !== undefined && { name }) }, now());
      if (isRefused(wished)) return wished;
      if (request.body.start && wished.sheet.seats.some(({ kind }) => kind === 'open')) {
        return refuse('wrongStage', 'A table with an open seat cannot begin at once.');
      }
      const table = await tables.create({ ...wished, origin: request.mark }, entry);
      if (request.body.start) await tables.change(table, (one) => dealTable(one, now()));
      return seatedAnswer(table, request.identity, services);
    },
  });

  addRoute(app, services, {
    method: 'GET',
    url: '/tables',
    summary: 'Public tables, newest first',
    query: z.object({ status: z.enum(['open', 'playing', 'over']).default('open') }),
    answer: TableListAnswer,
    async handle({ query }) {
      const all = await store.find({ listed: true, status: query.status, limit: MOST_LISTED });
      const found = all.filter(({ id }) => !tables.isShut(id));
      return { tables: found.map(listedTable) };
    },
  });

  addRoute(app, services, {
    method: 'GET',
    url: '/tables/mine',
    worth: WORTH_OF_MUCH,
    summary:
      'The tables you sit at, host or have left, and where it is your turn: all that are not over, and the last that are',
    query: z.object({ older: Older.exactOptional() }),
    answer: TableListAnswer,
    async handle({ identity: { person }, query: { older } }) {
      if (person === undefined) return { tables: [] };
      const [changedAt, id = ''] = older?.split('.') ?? [];
      const after = changedAt === undefined ? {} : { after: { changedAt: Number(changedAt), id } };
      const unfinished = older ? [] : await store.find({ person, limit: MOST_UNFINISHED, over: false });
      const finished = await store.find({ person, limit: FINISHED_PAGE + 1, over: true, ...after });
      const page = finished.slice(0, FINISHED_PAGE);
      const last = finished.length > page.length ? page.at(-1) : undefined;
      const found = [...unfinished, ...page].filter((table) => !tables.isShut(table.id));
      return {
        tables: await Promise.all(found.map((table) => mine(table, person, services))),
        ...(last && { older: `${last.changedAt}.${last.id}` }),
      };
    },
  });

  addTableRoute(app, services, {
    method: 'GET',
    url: '',
    summary: 'What is public about a table, and what you are to it',
    query: Key,
    answer: TableAnswerBody,
    handle: (table, { identity }) => tableAnswer(table, identity, services),
  });

  addTableRoute(app, services, {
    method: 'DELETE',
    url: '',
    summary: 'Throw your table away; one that others have played at stays theirs, and is off your list',
    query: Key,
    answer: DoneAnswer,
    async handle(table, { identity }) {
      const mine = seatsOf(identity, table.id, table.sheet);
      const host = isHost(identity, table.id, table.sheet);
      const { person = '' } = identity;
      const fate = throwAway(table, { mine, host, person });
      if (fate === 'gone') await tables.remove(table);
      else if (isRefused(fate)) return fate;
      else {
        const left = await tables.change(table, (one) => {
          const now = throwAway(one, { mine, host, person });
          return now === 'gone' ? undefined : now;
        });
        if (isRefused(left)) return left;
      }
      return { done: true };
    },
  });

  addTableRoute(app, services, {
    method: 'PUT',
    url: '/replay',
    summary: 'Share the finished game with whoever has the link, or keep it among those who sat there (players)',
    query: Key,
    body: ShareReplayBody,
    answer: TableAnswerBody,
    async handle(table, { identity, body }) {
      if (seatsOf(identity, table.id, table.sheet).length === 0) return refuse('forbidden', 'You did not sit there.');
      const done = await tables.change(table, (one) => shareReplay(one, body.replay));
      return isRefused(done) ? done : tableAnswer(table, identity, services);
    },
  });

  addTableRoute(app, services, {
    method: 'GET',
    url: '/links',
    summary: 'Links to sit down, to watch, and to your own seats',
    query: Key,
    answer: TableLinksAnswer,
    handle: (table, { identity }) => linksOf(table, identity, services),
  });

  addTableRoute(app, services, {
    method: 'POST',
    url: '/start',
    summary: 'Deal (host)',
    body: StartTableBody,
    answer: TableAnswerBody,
    async handle(table, { identity, body }) {
      if (!isHost(identity, table.id, table.sheet)) return refuse('forbidden', 'Only the host starts the game.');
      const started = await tables.change(table, (one) => dealTable(one, now(), body.withoutOpenSeats));
      return isRefused(started) ? started : tableAnswer(table, identity, services);
    },
  });
}

/** The game that a table is wished for, or a map that is brought for it. */
async function wishedGame({ game = '', pack }: CreateTable, games: Games): Promise<GameEntry | Refused> {
  if (pack !== undefined) return games.bring(pack);
  const entry = await games.load(game);
  return typeof entry === 'string' ? refuse('malformed', `There is no game "${game}".`) : entry;
}

function unlessDamaged(error: unknown): undefined {
  if (!(error instanceof DamagedTable)) throw error;
}

/** What is proposed at a table, if an agreement of these seats is missing. */
function proposalTo(seats: readonly number[], { status, sheet }: StoredTable): Pick<YourPart, 'proposal'> {
  const { proposal } = sheet;
  if (status !== 'playing' || !proposal || seats.every((seat) => proposal.agreed.includes(seat))) return {};
  return { proposal: proposal.kind };
}

async function mine(stored: StoredTable, person: string, { tables, now }: Services): Promise<ListedTable> {
  const seats = seatsOf({ person }, stored.id, stored.sheet);
  const running = stored.status === 'playing' && seats.length > 0;
  // A damaged table stands in the list, and everything else in it too; whoever opens it is told.
  const table = running ? await tables.get(stored.id).catch(unlessDamaged) : undefined;
  const played = seats.filter((seat) => table?.person(seat)?.standIn);
  const asked = table?.awaiting().filter((seat) => seats.includes(seat) && !played.includes(seat)) ?? [];
  const clocks = table && clocksOf(table, now());
  const left = clocks && asked.length > 0 ? Math.min(...asked.map((seat) => clocks[seat]?.left ?? 0)) : undefined;
  const order = seats.some((seat) => table?.orders.has(seat));
  return {
    ...listedTable(stored),
    yours: {
      seats,
      awaited: asked.length > 0,
      ...(left !== undefined && { left }),
      ...(order && { order }),
      ...(played.length > 0 && { standIn: true as const }),
      ...(isInvited({ person }, stored.sheet) && { invited: true as const }),
      ...proposalTo(seats, stored),
      ...(stored.status === 'playing' && formerSeats(stored.sheet, person).length > 0 && { former: true as const }),
    },
  };
}
