import { ChatAnswer, ChatLinesAnswer, MuteAuthorBody, SayAtTableBody, TableAnswerBody } from '@branchline/protocol';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { seatsOf } from '../auth/identity.ts';
import { visibleChat } from '../chat/chat.ts';
import { isRefused, refuse } from '../common/refusal.ts';
import { readEntries } from '../store/checksum.ts';
import { importRecord } from '../tables/import-record.ts';
import { recordOf, unfinishedRecordOf } from '../tables/record.ts';
import { isReplayKept } from '../tables/replay-sharing.ts';
import { tableAnswer } from './answers.ts';
import { addRoute, addTableRoute, WORTH_OF_MUCH } from './route.ts';
import type { Services } from './services.ts';

const LINES = 200;
/** A long game of eight, written with blanks; its map comes on top. */
const MOST_RECORD = 700_000;
// docs/game-record.md has the schema of a record; here it is carried.
const Record = z.looseObject({ record: z.number() });

/** Talk, and games to take away or bring along. */
export function addTalkRoutes(app: FastifyInstance, services: Services): void {
  const { chat, store, games, tables, readRecord, keys, now } = services;
  const Key = z.object({ key: z.string().max(200).exactOptional() });

  addTableRoute(app, services, {
    method: 'GET',
    url: '/chat',
    summary: 'The last lines said where you may listen',
    query: Key,
    answer: ChatLinesAnswer,
    async handle(table, { identity }) {
      return { lines: visibleChat(identity, table, await store.lines(table.id, LINES), keys.pseudonym) };
    },
  });

  addTableRoute(app, services, {
    method: 'POST',
    url: '/chat',
    summary: 'Say something',
    counts: 'lines',
    query: Key,
    body: SayAtTableBody,
    answer: ChatAnswer,
    handle: (table, { identity, body }) => chat.say(table, identity, body),
  });

  addTableRoute(app, services, {
    method: 'POST',
    url: '/mutes',
    summary: 'No more lines of an author: for you, or for everybody (host)',
    query: Key,
    body: MuteAuthorBody,
    answer: TableAnswerBody,
    async handle(table, { identity, body }) {
      const done = await chat.mute(table, identity, body);
      return isRefused(done) ? done : tableAnswer(table, identity, services);
    },
  });

  addTableRoute(app, services, {
    method: 'GET',
    url: '/record',
    worth: WORTH_OF_MUCH,
    summary: 'The whole game as a record, once it is over',
    query: Key,
    answer: Record,
    async handle(table, { identity }) {
      if (table.status !== 'over') return refuse('wrongStage', 'The game is not over: its record is still secret.');
      if (isReplayKept(table) && seatsOf(identity, table.id, table.sheet).length === 0) {
        return refuse('forbidden', 'The players keep this game among themselves.');
      }
      const log = readEntries(await store.entries(table.id, 0), table.id, 0);
      const record = table.sheet.endedEarly ? unfinishedRecordOf : recordOf;
      return record(table, log, services.standIn) as unknown as z.infer<typeof Record>;
    },
  });

  addRoute(app, services, {
    method: 'POST',
    url: '/records',
    summary: 'Bring a game record; it is checked from seed and events, and becomes a table that is over',
    unread: Record,
    bodyLimit: MOST_RECORD + services.settings.packBytes,
    perHour: services.settings.tablesPerHour,
    makesTable: true,
    counts: 'records',
    answer: TableAnswerBody,
    status: 201,
    async handle(request) {
      const id = await importRecord(request.body as Buffer, {
        store,
        games,
        read: readRecord,
        allowMap: () => request.allow('maps'),
        person: request.person(),
        origin: request.mark,
        now: now(),
      });
      if (isRefused(id)) return id;
      const table = await tables.get(id);
      return table ? tableAnswer(table, request.identity, services) : refuse('missing', 'The table is gone.');
    },
  });
}
