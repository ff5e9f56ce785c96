import {
  CreateTableBody,
  type ListedTable,
  TableAnswerBody,
  TableLinksAnswer,
  TableListAnswer,
} from '@branchline/protocol';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { isHost, seatsOf } from '../auth/identity.ts';
import { isRefused, refuse } from '../common/refusal.ts';
import { DamagedTable } from '../store/damaged.ts';
import type { StoredTable } from '../store/table-store.ts';
import { listedTable } from '../tables/info.ts';
import { dealTable, newTable, rematchOf } from '../tables/set-up.ts';
import { linksOf, seatedAnswer, tableAnswer } from './answers.ts';
import { addRoute, addTableRoute } from './route.ts';
import type { Services } from './services.ts';

const MOST_LISTED = 100;
const MOST_MINE = 50;
const Key = z.object({ key: z.string().max(200).exactOptional() });

/** Making, finding and starting tables. */
export function addTableRoutes(app: FastifyInstance, services: Services): void {
  const { tables, store, now } = services;

  addRoute(app, services, {
    method: 'POST',
    url: '/tables',
    summary: 'Set up a table; you are its host',
    body: CreateTableBody,
    answer: TableAnswerBody,
    status: 201,
    perHour: services.settings.tablesPerHour,
    async handle(request) {
      const person = request.person();
      const name = (await store.person(person))?.name ?? 'Guest';
      const wished = newTable(request.body, { person, name }, now());
      if (isRefused(wished)) return wished;
      if (request.body.start && wished.sheet.seats.some(({ kind }) => kind === 'open')) {
        return refuse('wrongStage', 'A table with an open seat cannot begin at once.');
      }
      const table = await tables.create(wished);
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
      const found = await store.find({ listed: true, status: query.status, limit: MOST_LISTED });
      return { tables: found.map(listedTable) };
    },
  });

  addRoute(app, services, {
    method: 'GET',
    url: '/tables/mine',
    summary: 'The tables you sit at or host, and where it is your turn',
    answer: TableListAnswer,
    async handle(request) {
      const { person } = request.identity;
      if (person === undefined) return { tables: [] };
      const found = await store.find({ person, limit: MOST_MINE });
      return { tables: await Promise.all(found.map((table) => mine(table, person, services))) };
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
    answer: TableAnswerBody,
    async handle(table, { identity }) {
      if (!isHost(identity, table.sheet)) return refuse('forbidden', 'Only the host starts the game.');
      const started = await tables.change(table, (one) => dealTable(one, now()));
      return isRefused(started) ? started : tableAnswer(table, identity, services);
    },
  });

  addTableRoute(app, services, {
    method: 'POST',
    url: '/rematch',
    summary: 'The same people once more; everybody gets the same new table',
    answer: TableAnswerBody,
    async handle(table, { identity }) {
      if (table.status !== 'over') return refuse('wrongStage', 'The game is not over.');
      if (!isHost(identity, table.sheet) && seatsOf(identity, table.id, table.sheet).length === 0) {
        return refuse('forbidden', 'Only those who played ask for a rematch.');
      }
      if (table.sheet.rematch === undefined) {
        const { id } = await tables.create(rematchOf(table, now()));
        const asked = await tables.change(table, ({ sheet }) =>
          sheet.rematch === undefined ? { sheet: { ...sheet, rematch: id } } : undefined,
        );
        if (isRefused(asked)) return asked;
      }
      const next = await tables.get(table.sheet.rematch ?? '');
      if (next === undefined) return refuse('missing', 'The new table is gone.');
      return seatedAnswer(next, identity, services);
    },
  });
}

function unlessDamaged(error: unknown): undefined {
  if (!(error instanceof DamagedTable)) throw error;
}

async function mine(stored: StoredTable, person: string, { tables }: Services): Promise<ListedTable> {
  const seats = seatsOf({ person }, stored.id, stored.sheet);
  const running = stored.status === 'playing' && seats.length > 0;
  // A damaged table stands in the list, and everything else in it too; whoever opens it is told.
  const table = running ? await tables.get(stored.id).catch(unlessDamaged) : undefined;
  const awaited = table?.awaiting().some((seat) => seats.includes(seat)) ?? false;
  return { ...listedTable(stored), yours: { seats, awaited } };
}
