import {
  HandOverBody,
  JoinTableBody,
  LeaveTableBody,
  MoveSeatBody,
  SetSeatBody,
  TableAnswerBody,
} from '@branchline/protocol';
import type { FastifyInstance } from 'fastify';
import { type Identity, isHost, mayJoin, seatsOf } from '../auth/identity.ts';
import { isRefused, type Refused, refuse } from '../common/refusal.ts';
import { handedOver, joined, leftBy, moved, renewed, seatSet } from '../tables/lobby-edits.ts';
import type { Table } from '../tables/table.ts';
import type { Edited } from '../tables/tables.ts';
import { seatedAnswer, tableAnswer } from './answers.ts';
import { addRoute, addTableRoute } from './route.ts';
import type { Services } from './services.ts';

/** Who sits where. */
export function addSeatRoutes(app: FastifyInstance, services: Services): void {
  const { tables, keys, store } = services;

  const changed = async (live: Table, identity: Identity, edit: (live: Table) => Edited | Refused) => {
    const done = await tables.change(live, edit);
    return isRefused(done) ? done : tableAnswer(live, identity, services);
  };
  const byHost = async (live: Table, identity: Identity, edit: (live: Table) => Edited | Refused) =>
    isHost(identity, live.sheet) ? changed(live, identity, edit) : refuse('forbidden', 'Only the host may do this.');

  // The key comes in the body here, so the table is looked up by hand.
  addRoute(app, services, {
    method: 'POST',
    url: '/tables/:table/join',
    summary: 'Sit down; once more from the same browser for pass-and-play',
    body: JoinTableBody,
    answer: TableAnswerBody,
    async handle(ask) {
      const { body, table } = ask;
      const live = await tables.newest(table);
      const key = body.key === undefined ? ask.identity.key : keys.read(body.key);
      const identity: Identity = { ...ask.identity, ...(key && { key }) };
      if (live === undefined || !mayJoin(identity, table, live.sheet)) {
        return refuse('missing', 'There is no such table, or the invitation to it is missing.');
      }
      const person = ask.person();
      const name = body.name ?? (await store.person(person))?.name ?? 'Guest';
      const done = await tables.change(live, (one) => joined(one, { person, name }, body.seat));
      return isRefused(done) ? done : seatedAnswer(live, ask.identity, services);
    },
  });

  addTableRoute(app, services, {
    method: 'POST',
    url: '/leave',
    summary: 'Get up from one of your seats, or all of them',
    body: LeaveTableBody,
    answer: TableAnswerBody,
    handle(live, { identity, body }) {
      const mine = seatsOf(identity, live.id, live.sheet);
      const seats = body.seat === undefined ? mine : mine.filter((seat) => seat === body.seat);
      return changed(live, identity, (one) => leftBy(one, identity.person, seats));
    },
  });

  addTableRoute(app, services, {
    method: 'PUT',
    url: '/seats/:seat',
    summary: 'Open a seat or put a bot on it (host)',
    body: SetSeatBody,
    answer: TableAnswerBody,
    handle: (live, { identity, seat, body }) => byHost(live, identity, (one) => seatSet(one, seat, body)),
  });

  addTableRoute(app, services, {
    method: 'POST',
    url: '/host',
    summary: 'Hand the table over to the person at a seat (host)',
    body: HandOverBody,
    answer: TableAnswerBody,
    handle: (live, { identity, body }) => byHost(live, identity, (one) => handedOver(one, body.seat)),
  });

  addRoute(app, services, {
    method: 'POST',
    url: '/tables/:table/move',
    summary: 'Bring the seat of this token to this browser',
    body: MoveSeatBody,
    answer: TableAnswerBody,
    async handle(ask) {
      const live = await tables.newest(ask.table);
      const key = keys.read(ask.body.key);
      if (live === undefined || key?.kind !== 'seat' || !seatsOf({ key }, ask.table, live.sheet).includes(key.seat)) {
        return refuse('missing', 'This link is not, or no longer, the key to a seat.');
      }
      const person = ask.person();
      const done = await tables.change(live, (one) => moved(one, key.seat, person));
      return isRefused(done) ? done : seatedAnswer(live, ask.identity, services);
    },
  });

  addTableRoute(app, services, {
    method: 'POST',
    url: '/seats/:seat/renew',
    summary: 'Make the old links and tokens of your seat worthless',
    answer: TableAnswerBody,
    async handle(live, { identity, seat }) {
      if (!seatsOf(identity, live.id, live.sheet).includes(seat)) return refuse('forbidden', 'That seat is not yours.');
      const done = await tables.change(live, (one) => renewed(one, seat));
      return isRefused(done) ? done : seatedAnswer(live, identity, services);
    },
  });
}
