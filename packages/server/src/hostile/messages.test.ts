import { below, fastBits } from '@branchline/engine';
import { gameWith, smallGame } from '@branchline/games/testing';
import type { ServerMessage, TableAnswer } from '@branchline/protocol';
import { ServerMessages } from '@branchline/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Table } from '../tables/table.ts';
import { Browser } from '../testing/browser.ts';
import { startServer, type TestServer } from '../testing/test-server.ts';
import { Edge } from './testing/edge.ts';
import { heapInUse } from './testing/memory.ts';
import { mutated } from './testing/mutations.ts';

const GAME = smallGame().id;

/** `FUZZ=1000000 npm test -- hostile` looks longer; `FUZZ_SEED=7` looks elsewhere. */
const MESSAGES = Number(process.env.FUZZ ?? 100_000);
const SEED = Number(process.env.FUZZ_SEED ?? 1);
const MEGABYTE = 1024 * 1024;

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

/** What a socket may be told in answer to its own message; docs/api.md lists them. */
const DOCUMENTED = new Set(['malformed', 'missing', 'forbidden', 'wrongStage', 'tooMany']);

/** A table of a stranger at seat 0, who is up to no good, and a neighbour at seat 1. */
async function neighbours(): Promise<{ stranger: Browser; live: Table }> {
  const stranger = new Browser(server.url);
  const { table } = await stranger.create({
    game: gameWith('tunnels').id,
    seats: [{ kind: 'me' }, { kind: 'open' }],
    settings: { visibility: 'public' },
  });
  await new Browser(server.url).ask<TableAnswer>('POST', `/tables/${table.id}/join`, {});
  await stranger.ask('POST', `/tables/${table.id}/start`);
  return { stranger, live: await found(table.id) };
}

async function found(id: string): Promise<Table> {
  const live = await server.server.services.tables.get(id);
  if (live === undefined) throw new Error('the table is gone');
  return live;
}

const personOf = ({ sheet }: Table, seat: number): string => {
  const sitting = sheet.seats[seat];
  return sitting?.kind === 'person' ? sitting.person : '';
};

/** The messages a seat could rightly send now. */
function valid(live: Table, other: Table, bits: () => number): object[] {
  const { game, state = [], id: table } = live;
  const question = game.asked(state, 0)?.number ?? 0;
  const offers = game.offers(game.veil(state, 0), 0);
  const offer = offers[below(bits, Math.max(1, offers.length))];
  const action = offer ? game.naming.named(offer) : { type: 'takeCard', from: 'deck' };
  return [
    { type: 'answer', table, seat: 0, question, action, id: `a${below(bits, 1000)}` },
    { type: 'answer', table, seat: 0, question, action, id: 'again' },
    { type: 'watch', table },
    { type: 'watch', table, since: live.version },
    { type: 'watch', table: other.id },
    { type: 'unwatch', table },
    { type: 'say', table, text: 'hello' },
    { type: 'here', table },
    { type: 'ping' },
  ];
}

/** Rightly shaped, and wrong: another seat, an old or future question, other cards, another table. */
function plausible(message: object, bits: () => number): object {
  const { action, ...rest } = message as { action?: { cards?: readonly string[] } };
  const cards = action?.cards?.map((card) => (below(bits, 3) === 0 ? 'wild' : card));
  return {
    ...rest,
    ...(action && { action: { ...action, ...(cards && { cards }) } }),
    ...('seat' in rest && { seat: below(bits, 3) }),
    ...('question' in rest && { question: Number(rest.question) + ([0, 0, 0, -1, 1, 1000][below(bits, 6)] ?? 0) }),
    ...('table' in rest && below(bits, 10) === 0 && { table: 'A'.repeat(22) }),
  };
}

/** The neighbour plays on, whatever the stranger does. */
async function playOn(live: Table, bits: () => number): Promise<void> {
  const { game, state = [] } = live;
  for (const seat of game.awaiting(state)) {
    const asked = game.asked(state, seat);
    const offers = game.offers(state, seat);
    const offer = offers[below(bits, Math.max(1, offers.length))];
    if (asked === undefined || offer === undefined || (seat === 0 && below(bits, 3) > 0)) continue;
    const action = game.naming.named(offer);
    await server.server.services.tables.act(live, { seat, question: asked.number, action, by: 'person' });
  }
}

function check(said: ServerMessage, text: string, closed: string): void {
  const wrong = (what: string): never => {
    throw new Error(`${what}, in answer to ${text}: ${JSON.stringify(said)}`);
  };
  if (!ServerMessages.safeParse(said).success) wrong('not a message of ours');
  if (said.type === 'refused' && !DOCUMENTED.has(said.refusal.code)) wrong('not a documented refusal');
  if (said.type === 'refused' && said.refusal.message.length > 200) wrong('too long a sentence');
  if ('table' in said && said.table === closed && said.type !== 'refused') wrong('a private table was shown');
}

test(`${MESSAGES} random changes of valid messages are answered as documented, and cost the others nothing`, async () => {
  const bits = fastBits(SEED, 0xf022);
  // Somebody else's table, which the stranger has heard of but holds no link to.
  const { table: private_ } = await new Browser(server.url).create({
    game: GAME,
    seats: [{ kind: 'me' }, { kind: 'me' }],
    // However slow the machine is: nobody plays for them.
    settings: { grace: 0 },
    start: true,
  });
  const closed = await found(private_.id);
  let { live } = await neighbours();
  let edge = new Edge(server.server.services, { person: personOf(live, 0) });
  const counts = new Map<string, number>();
  const before = heapInUse();
  let messages: object[] = [];
  let version = 0;
  for (let number = 0; number < MESSAGES; number++) {
    if (number % 50 === 0) await playOn(live, bits);
    if (live.status === 'over') {
      ({ live } = await neighbours());
      edge = new Edge(server.server.services, { person: personOf(live, 0) });
    }
    if (version !== live.version) messages = valid(live, closed, bits);
    version = live.version;
    const message = messages[below(bits, messages.length)] ?? {};
    const text = below(bits, 4) === 0 ? JSON.stringify(plausible(message, bits)) : mutated(message, messages, bits);
    for (const said of await edge.send(text)) {
      check(said, text, closed.id);
      const kind = said.type === 'refused' ? said.refusal.code : said.type;
      counts.set(kind, (counts.get(kind) ?? 0) + 1);
    }
  }
  expect([...counts.keys()]).toEqual(
    expect.arrayContaining(['malformed', 'missing', 'forbidden', 'rejected', 'stale', 'accepted']),
  );
  // Nobody was harmed: the closed table stands where it stood, nothing hangs on every object, the log tells of no fault.
  expect(closed.version).toBe(1);
  expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
  expect(server.logged.filter((line) => JSON.parse(line).level >= 40)).toEqual([]);
  expect((heapInUse() - before) / MEGABYTE).toBeLessThan(100);
}, 600_000);
