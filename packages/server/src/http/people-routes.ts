import {
  ChangeSetupBody,
  LeaveTableBody,
  MakeProposalBody,
  SetPersonBody,
  SwapSeatsBody,
  TableAnswerBody,
  VoteBody,
} from '@branchline/protocol';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { type Identity, isHost, mayJoin, seatsOf } from '../auth/identity.ts';
import { isRefused, type Refused, refuse } from '../common/refusal.ts';
import { type Moment, propose, vote } from '../tables/consent.ts';
import { comeBack, rest } from '../tables/seat-edits.ts';
import type { Table } from '../tables/table.ts';
import type { SheetEdit } from '../tables/tables.ts';
import { changeSetup, setPerson, swapSeats } from '../tables/waiting-room.ts';
import { tableAnswer } from './answers.ts';
import { addTableRoute } from './route.ts';
import type { Services } from './services.ts';

const Key = z.object({ key: z.string().max(200).exactOptional() });

/** What people say about themselves, going and coming back, and what they decide together. */
export function addPeopleRoutes(app: FastifyInstance, services: Services): void {
  const { tables, store, presence, now } = services;
  const moment = (): Moment => ({ presence, now: now() });

  const changed = async (table: Table, identity: Identity, edit: (table: Table) => SheetEdit | Refused) => {
    const done = await tables.change(table, edit);
    return isRefused(done) ? done : tableAnswer(table, identity, services);
  };
  const byHost = async (table: Table, identity: Identity, edit: (table: Table) => SheetEdit | Refused) =>
    isHost(identity, table.id, table.sheet)
      ? changed(table, identity, edit)
      : refuse('forbidden', 'Only the host may do this.');

  addTableRoute(app, services, {
    method: 'PUT',
    url: '/seats/:seat/person',
    summary: 'Your name, your colour, and whether the game may begin',
    body: SetPersonBody,
    answer: TableAnswerBody,
    handle: (table, { identity, seat, body }) =>
      seatsOf(identity, table.id, table.sheet).includes(seat)
        ? changed(table, identity, (one) => setPerson(one, seat, body))
        : refuse('forbidden', 'That seat is not yours.'),
  });

  addTableRoute(app, services, {
    method: 'POST',
    url: '/seats/:seat/swap',
    summary: 'Two seats change places before the deal (host)',
    body: SwapSeatsBody,
    answer: TableAnswerBody,
    handle: (table, { identity, seat, body }) => byHost(table, identity, (one) => swapSeats(one, seat, body.with)),
  });

  addTableRoute(app, services, {
    method: 'PUT',
    url: '/setup',
    summary: 'Other options, settings or seats before the deal (host)',
    body: ChangeSetupBody,
    answer: TableAnswerBody,
    handle: (table, { identity, body }) => byHost(table, identity, (one) => changeSetup(one, body)),
  });

  addTableRoute(app, services, {
    method: 'POST',
    url: '/rest',
    summary: 'Let a bot play for you until you are back',
    body: LeaveTableBody,
    answer: TableAnswerBody,
    handle(table, { identity, body }) {
      const mine = seatsOf(identity, table.id, table.sheet);
      return changed(table, identity, (one) =>
        rest(one, body.seat === undefined ? mine : mine.filter((seat) => seat === body.seat)),
      );
    },
  });

  addTableRoute(app, services, {
    method: 'POST',
    url: '/return',
    summary: 'Be back: at seats where a bot plays for you, or that you have left',
    answer: TableAnswerBody,
    async handle(table, { identity }) {
      const { person = '' } = identity;
      const name = (await store.person(person))?.name;
      return changed(table, identity, (one) =>
        comeBack(one, { person, ...(name !== undefined && { name }), seats: seatsOf(identity, one.id, one.sheet) }),
      );
    },
  });

  addTableRoute(app, services, {
    method: 'POST',
    url: '/proposals',
    summary: 'Propose to end the game early, or ask for a seat that nobody plays any more',
    query: Key,
    body: MakeProposalBody,
    answer: TableAnswerBody,
    async handle(table, request) {
      const { identity, body } = request;
      if (!mayJoin(identity, table.id, table.sheet)) return refuse('forbidden', 'The invitation to it is missing.');
      const person = request.person();
      const name = (await store.person(person))?.name;
      return changed(table, identity, (one) =>
        propose(
          one,
          body,
          { person, ...(name !== undefined && { name }), seats: seatsOf(identity, one.id, one.sheet) },
          moment(),
        ),
      );
    },
  });

  addTableRoute(app, services, {
    method: 'POST',
    url: '/votes',
    summary: 'Agree to what is proposed, or not; whoever proposed it takes it back with a no',
    query: Key,
    body: VoteBody,
    answer: TableAnswerBody,
    handle: (table, { identity, body }) =>
      changed(table, identity, (one) => {
        const { person = '' } = identity;
        return vote(one, { person, seats: seatsOf(identity, one.id, one.sheet), agree: body.agree }, moment());
      }),
  });
}
