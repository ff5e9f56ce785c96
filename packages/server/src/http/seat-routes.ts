import {
  HandOverBody,
  JoinTableBody,
  LeaveTableBody,
  MoveSeatBody,
  ReadmitBody,
  SetSeatBody,
  TableAnswerBody,
} from '@branchline/protocol';
import type { FastifyInstance } from 'fastify';
import { type Identity, isHost, mayJoin, seatsOf } from '../auth/identity.ts';
import { isRefused, type Refused, refuse } from '../common/refusal.ts';
import { isOverdue } from '../tables/consent.ts';
import { withAnswer } from '../tables/rematch.ts';
import { handOver, joinSeat, leaveSeats, moveSeat, readmit, renewLinks, setSeat } from '../tables/seat-edits.ts';
import type { Table } from '../tables/table.ts';
import type { SheetEdit } from '../tables/tables.ts';
import { seatedAnswer, tableAnswer } from './answers.ts';
import { addRoute, addTableRoute } from './route.ts';
import type { Services } from './services.ts';

/** Who sits where. */
export function addSeatRoutes(app: FastifyInstance, services: Services): void {
  const { tables, keys, store, presence, now } = services;

  const changed = async (table: Table, identity: Identity, edit: (table: Table) => SheetEdit | Refused) => {
    const done = await tables.change(table, edit);
    return isRefused(done) ? done : tableAnswer(table, identity, services);
  };
  const byHost = async (table: Table, identity: Identity, edit: (table: Table) => SheetEdit | Refused) =>
    isHost(identity, table.id, table.sheet)
      ? changed(table, identity, edit)
      : refuse('forbidden', 'Only the host may do this.');

  // The key comes in the body here, so the table is looked up by hand.
  addRoute(app, services, {
    method: 'POST',
    url: '/tables/:table/join',
    summary: 'Sit down; once more from the same browser for pass-and-play',
    body: JoinTableBody,
    answer: TableAnswerBody,
    async handle(request) {
      const { body } = request;
      const table = await tables.newest(request.table);
      const key = body.key === undefined ? request.identity.key : keys.read(body.key);
      const identity: Identity = { ...request.identity, ...(key && { key }) };
      if (table === undefined || !mayJoin(identity, table.id, table.sheet)) {
        return refuse('missing', 'There is no such table, or the invitation to it is missing.');
      }
      const person = request.person();
      const name = body.name ?? (await store.person(person))?.name;
      const done = await tables.change(table, (one) =>
        joinSeat(one, { person, ...(name !== undefined && { name }) }, body.seat),
      );
      if (isRefused(done)) return done;
      // Whoever was asked to play again has said yes by sitting down.
      const { rematchOf } = table.sheet;
      const before = rematchOf === undefined ? undefined : await tables.newest(rematchOf);
      if (before) await tables.change(before, ({ sheet }) => withAnswer(sheet, person, 'yes'));
      return seatedAnswer(table, request.identity, services);
    },
  });

  addTableRoute(app, services, {
    method: 'POST',
    url: '/leave',
    summary: 'Get up from one of your seats, or all of them',
    body: LeaveTableBody,
    answer: TableAnswerBody,
    handle(table, { identity, body }) {
      const mine = seatsOf(identity, table.id, table.sheet);
      const seats = body.seat === undefined ? mine : mine.filter((seat) => seat === body.seat);
      const { host } = table.sheet;
      const person = isHost(identity, table.id, table.sheet) ? host : identity.person;
      return changed(table, identity, (one) => leaveSeats(one, person, seats));
    },
  });

  addTableRoute(app, services, {
    method: 'PUT',
    url: '/seats/:seat',
    summary: 'Open a seat or put a bot on it (host)',
    body: SetSeatBody,
    answer: TableAnswerBody,
    handle: (table, { identity, seat, body }) =>
      byHost(table, identity, (one) => setSeat(one, seat, body, isOverdue(one, seat, { presence, now: now() }))),
  });

  addTableRoute(app, services, {
    method: 'POST',
    url: '/host',
    summary: 'Hand the table over to the person at a seat (host)',
    body: HandOverBody,
    answer: TableAnswerBody,
    handle: (table, { identity, body }) => byHost(table, identity, (one) => handOver(one, body.seat)),
  });

  addTableRoute(app, services, {
    method: 'POST',
    url: '/readmit',
    summary: 'Let somebody back whom you have asked to get up (host)',
    body: ReadmitBody,
    answer: TableAnswerBody,
    handle: (table, { identity, body }) =>
      byHost(table, identity, (one) => readmit(one, (person) => keys.pseudonym(`${one.id} ${person}`) === body.author)),
  });

  addRoute(app, services, {
    method: 'POST',
    url: '/tables/:table/move',
    summary: 'Bring the seat of this token to this browser',
    body: MoveSeatBody,
    answer: TableAnswerBody,
    async handle(request) {
      const table = await tables.newest(request.table);
      const key = keys.read(request.body.key);
      if (
        table === undefined ||
        key?.kind !== 'seat' ||
        !seatsOf({ key }, request.table, table.sheet).includes(key.seat)
      ) {
        return refuse('missing', 'This link is not, or no longer, the key to a seat.');
      }
      const person = request.person();
      const name = (await store.person(person))?.name;
      const author = keys.pseudonym(`${table.id} ${person}`);
      const bearer = { person, author, ...(name !== undefined && { name }) };
      const { renew = false } = request.body;
      const done = await tables.change(table, (one) => moveSeat(one, key.seat, bearer, renew));
      return isRefused(done) ? done : seatedAnswer(table, request.identity, services);
    },
  });

  addTableRoute(app, services, {
    method: 'POST',
    url: '/seats/:seat/renew',
    summary: 'Make the old links and tokens of your seat worthless',
    answer: TableAnswerBody,
    async handle(table, { identity, seat }) {
      if (!seatsOf(identity, table.id, table.sheet).includes(seat))
        return refuse('forbidden', 'That seat is not yours.');
      const done = await tables.change(table, (one) => renewLinks(one, seat));
      return isRefused(done) ? done : seatedAnswer(table, identity, services);
    },
  });
}
