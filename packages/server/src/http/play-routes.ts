import { seenBy } from '@branchline/games';
import {
  AnswerTakenBody,
  Order,
  OrderAnswer,
  SendAnswerBody,
  TableLogAnswer,
  type TableView,
  TableViewAnswer,
  type Viewer,
} from '@branchline/protocol';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { holdsRevokedKey, type Identity, mayWatch, seatsOf } from '../auth/identity.ts';
import { type Refused, refuse } from '../common/refusal.ts';
import { viewersOf } from '../live/subscribers.ts';
import { readEntries } from '../store/checksum.ts';
import type { Table } from '../tables/table.ts';
import { tableAnswer } from './answers.ts';
import { addTableRoute, digits, WORTH_OF_MUCH } from './route.ts';
import type { Services } from './services.ts';

const Key = z.string().max(200).exactOptional();
const SeatWish = digits(15).exactOptional();
const NOT_YOURS = 'That seat is not yours.';
const NO_LONGER = 'There is no such table any more, or the link to it has been made worthless.';

/** Seeing the table and playing, for programs without a socket. */
export function addPlayRoutes(app: FastifyInstance, services: Services): void {
  const { tables, store, orders, presence, personReturned } = services;

  addTableRoute(app, services, {
    method: 'POST',
    url: '/answers',
    summary: 'Answer the question asked of a seat of yours',
    body: SendAnswerBody,
    answer: AnswerTakenBody,
    async handle(table, { identity, body }) {
      if (!seatsOf(identity, table.id, table.sheet).includes(body.seat)) return refuse('forbidden', NOT_YOURS);
      personReturned(table, [body.seat]);
      const outcome = await tables.act(table, { ...body, by: 'person' });
      switch (outcome.kind) {
        case 'played':
          return { version: outcome.version };
        case 'rejected':
          return {
            refused: { code: 'rejected', message: 'The rules do not allow this.', rejection: outcome.rejection },
          };
        case 'stale':
          return refuse('stale', 'The question you answered is no longer open.');
        case 'wrongStage':
          return refuse('wrongStage', 'The game has not begun, or is over.');
      }
    },
  });

  addTableRoute(app, services, {
    method: 'GET',
    url: '/view',
    summary: 'The position as one of your seats sees it, what is asked of it and what it may answer',
    query: z.object({
      seat: SeatWish,
      key: Key,
      after: digits().exactOptional(),
      wait: digits(25).default(0),
    }),
    answer: TableViewAnswer,
    async handle(table, { identity, query, signal }) {
      const viewer = eyes(table, identity, query.seat);
      if (typeof viewer === 'object') return viewer;
      presence.look(table.id);
      const hadLeft = isLeft(table, viewer);
      if (query.after !== undefined) await nextVersion(table, query.after, query.wait, signal);
      // Meanwhile the game may have ended, the link been made worthless, the seat been left, or the browser signed out.
      if (!stillKnown(table, identity, services)) return refuse('missing', NO_LONGER);
      const now = eyes(table, identity, query.seat);
      if (typeof now === 'object') return now;
      if (now !== 'replay' && (now !== viewer || (isLeft(table, now) && !hadLeft)))
        return refuse('forbidden', NOT_YOURS);
      return viewAnswer(table, identity, now, services);
    },
  });

  addTableRoute(app, services, {
    method: 'GET',
    url: '/log',
    worth: WORTH_OF_MUCH,
    summary: 'What has happened since a version, as one of your seats saw it; all open after the end',
    query: z.object({
      seat: SeatWish,
      key: Key,
      since: digits().default(0),
      as: z.literal('watcher').exactOptional(),
    }),
    answer: TableLogAnswer,
    async handle(table, { identity, query }) {
      const viewer = eyes(table, query.as === 'watcher' ? {} : identity, query.seat);
      if (typeof viewer === 'object') return viewer;
      const log = readEntries(await store.entries(table.id, query.since), table.id, query.since);
      return { viewer, entries: log.map((entry) => seenBy(entry, viewer)) };
    },
  });

  const own = <Result>(table: Table, identity: Identity, seat: number, then: () => Result): Result | Refused =>
    seatsOf(identity, table.id, table.sheet).includes(seat) ? then() : refuse('forbidden', NOT_YOURS);

  addTableRoute(app, services, {
    method: 'GET',
    url: '/seats/:seat/order',
    summary: 'The standing order of your seat',
    answer: OrderAnswer,
    handle: (table, { identity, seat }) => own(table, identity, seat, () => orders.read(table, seat)),
  });
  addTableRoute(app, services, {
    method: 'PUT',
    url: '/seats/:seat/order',
    summary: 'Leave a standing order',
    body: Order,
    answer: OrderAnswer,
    handle: (table, { identity, seat, body }) => own(table, identity, seat, () => orders.give(table, seat, body)),
  });
  addTableRoute(app, services, {
    method: 'DELETE',
    url: '/seats/:seat/order',
    summary: 'Cancel the standing order',
    answer: OrderAnswer,
    handle: (table, { identity, seat }) => own(table, identity, seat, () => orders.cancel(table, seat)),
  });
}

/** With whose eyes the identity may see, if it wishes for this seat. */
function eyes(table: Table, identity: Identity, wished: number | undefined): Viewer | Refused {
  const seats = seatsOf(identity, table.id, table.sheet);
  if (wished !== undefined && !seats.includes(wished)) return refuse('forbidden', NOT_YOURS);
  const [viewer = 'watcher'] = viewersOf(table, wished === undefined ? seats : [wished]);
  return viewer;
}

/** Has the person got up whose eyes these are? Their own link still opens the seat, for whoever asks anew. */
function isLeft(table: Table, viewer: Viewer): boolean {
  return typeof viewer === 'number' && table.person(viewer)?.left === true;
}

/** May the identity see this table at all, now? It may have come a while ago. */
function stillKnown(table: Table, identity: Identity, { tables, bans, devices }: Services): boolean {
  if (!tables.isCurrent(table) || devices.isRevoked(identity.device) || bans.refuses('', identity)) return false;
  return mayWatch(identity, table.id, table.sheet) && !holdsRevokedKey(identity, table.id, table.sheet);
}

/** Waits for a version above `after`, but not for ever, and not for a client that has gone. */
async function nextVersion(table: Table, after: number, seconds: number, gone: AbortSignal): Promise<void> {
  const enough = AbortSignal.any([gone, AbortSignal.timeout(seconds * 1000)]);
  const over = new Promise<void>((resolve) => {
    enough.addEventListener('abort', () => resolve(), { once: true });
  });
  while (table.version <= after && table.status !== 'over' && !enough.aborted) {
    await Promise.race([table.nextEntry(), over]);
  }
}

function viewAnswer(table: Table, identity: Identity, viewer: Viewer, services: Services): TableView | Refused {
  const { game, state, version } = table;
  if (state === undefined) return refuse('wrongStage', 'The game has not begun.');
  const view = game.veil(state, viewer);
  const asked = typeof viewer === 'number' ? game.asked(view, viewer) : undefined;
  const { table: info, you } = tableAnswer(table, identity, services);
  return {
    version,
    viewer,
    row: view,
    position: game.describe(view),
    info,
    you,
    ...(asked &&
      typeof viewer === 'number' && {
        question: {
          ...asked,
          offers: game.offers(view, viewer).map((offer) => game.naming.named(offer)),
        },
      }),
  };
}
