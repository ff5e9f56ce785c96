import { verifyRecord } from '@branchline/games';
import { smallGame } from '@branchline/games/testing';
import type { TableAnswer, TableInfo, TableLinks, TableList, TableView } from '@branchline/protocol';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { Browser } from '../testing/browser.ts';
import { ManualClock } from '../testing/manual-clock.ts';
import { Player } from '../testing/player.ts';
import { simpleBots, startServer, type TestServer } from '../testing/test-server.ts';
import { until } from '../testing/until.ts';

const GAME = smallGame();
const me = { kind: 'me' } as const;
const open = { kind: 'open' } as const;
const SLOW = { visibility: 'public', botPace: 10_000 } as const;

let server: TestServer;
let clock: ManualClock;
let players: Player[] = [];
beforeEach(async () => {
  clock = new ManualClock();
  server = await startServer({ clock, pool: simpleBots });
});
afterEach(async () => {
  for (const player of players) player.drop();
  players = [];
  await server.close();
});

const tableOf = async (id: string) => {
  const table = await server.server.services.tables.get(id);
  if (table === undefined) throw new Error('the table is gone');
  return table;
};
const happens = (holds: () => boolean): Promise<void> => until(server.server.services.tables, holds);

/** Kept when the person of this seat is no longer connected. */
function goes(id: string, seat: number): Promise<void> {
  const { presence } = server.server.services;
  if (!presence.isConnected(id, seat)) return Promise.resolve();
  return new Promise((resolve) => {
    presence.listen(() => {
      if (!presence.isConnected(id, seat)) resolve();
    });
  });
}

async function refusal(browser: Browser, method: string, path: string, body?: object): Promise<[number, string]> {
  const { status, body: answer } = await browser.send(method, `/api${path}`, body);
  return [status, (answer as { code?: string }).code ?? ''];
}

async function watch(browser: Browser, id: string): Promise<Player> {
  const player = new Player(browser, id);
  players.push(player);
  await player.connect();
  return player;
}

interface Evening {
  readonly id: string;
  readonly at: string;
  readonly people: readonly Browser[];
  readonly lines: readonly Player[];
}

/** A table of so many people who all look at it; the first one is host. */
async function evening(
  count: number,
  { start = true, seats = count, settings = {}, options = {} } = {},
): Promise<Evening> {
  const people = Array.from({ length: count }, () => new Browser(server.url));
  const [host] = people;
  if (!host) throw new Error('nobody came');
  const { table } = await host.create({
    game: GAME.id,
    seats: Array.from({ length: seats }, (_, seat) => (seat === 0 ? me : open)),
    settings: { ...SLOW, ...settings },
    options,
  });
  const at = `/tables/${table.id}`;
  for (const guest of people.slice(1)) await guest.ask('POST', `${at}/join`, {});
  const lines: Player[] = [];
  for (const one of people) lines.push(await watch(one, table.id));
  if (start) await host.ask('POST', `${at}/start`);
  return { id: table.id, at, people, lines };
}

const [anna, bert, carl] = [0, 1, 2] as const;
const of = <Item>(list: readonly Item[], index: number): Item => {
  const item = list[index];
  if (item === undefined) throw new Error(`there is no ${index}`);
  return item;
};
const infoOf = async (browser: Browser, at: string): Promise<TableInfo> =>
  (await browser.ask<TableAnswer>('GET', at)).table;

/** The first thing on offer. */
async function answerAs(browser: Browser, at: string, seat: number): Promise<void> {
  const { question } = await browser.ask<TableView>('GET', `${at}/view?seat=${seat}`);
  const action = question?.offers[0];
  await browser.ask('POST', `${at}/answers`, { seat, question: question?.number, action });
}

describe('somebody leaves a running game', () => {
  test('a bot plays for them, the table says so, and they may come back', async () => {
    const { at, people } = await evening(2);
    const [host, guest] = [of(people, anna), of(people, bert)];
    await guest.ask('POST', `${at}/leave`);
    const gone = await infoOf(host, at);
    expect(gone.seats[1]).toMatchObject({ left: true, standIn: true });
    expect(gone.notices).toMatchObject([{ kind: 'left', seat: 1, version: 1 }]);
    const back = await guest.ask<TableAnswer>('GET', at);
    expect(back.you).toMatchObject({ seats: [], former: [1] });
    const after = await guest.ask<TableAnswer>('POST', `${at}/return`);
    expect(after.you.seats).toEqual([1]);
    expect(after.table.seats[1]).toMatchObject({ standIn: false });
    expect(after.table.notices?.map(({ kind }) => kind)).toEqual(['left', 'cameBack']);
  });

  test('the host puts a bot of their choice there, and the leaver may still have the seat back', async () => {
    const { at, people } = await evening(2);
    const [host, guest] = [of(people, anna), of(people, bert)];
    await guest.ask('POST', `${at}/leave`);
    const replaced = await host.ask<TableAnswer>('PUT', `${at}/seats/1`, { kind: 'bot', bot: 'random' });
    expect(replaced.table.seats[1]).toMatchObject({ kind: 'bot' });
    expect(replaced.table.notices?.at(-1)).toMatchObject({ kind: 'botSeated', seat: 1 });
    const { you } = await guest.ask<TableAnswer>('POST', `${at}/return`);
    expect(you.seats).toEqual([1]);
  });

  test('a host who leaves hands the table on at once', async () => {
    const { at, people } = await evening(3);
    await of(people, anna).ask('POST', `${at}/leave`);
    const info = await infoOf(of(people, bert), at);
    expect(info.host).toBe(1);
    expect(info.notices?.map(({ kind }) => kind)).toEqual(['left', 'newHost']);
  });

  test('T-2: at a table without takeover no bot is said to play for them', async () => {
    const { at, people } = await evening(2, { settings: { atTimeOut: 'leastHarm' } });
    await of(people, bert).ask('POST', `${at}/leave`);
    const { table } = await of(people, anna).ask<TableAnswer>('GET', at);
    expect(table.seats[1]).toMatchObject({ left: true, standIn: false });
  });

  test('somebody who never sat there has nothing to come back to', async () => {
    const { at } = await evening(2);
    expect(await refusal(new Browser(server.url), 'POST', `${at}/return`)).toEqual([403, 'forbidden']);
  });
});

describe('a bot plays for me until I am back', () => {
  test('as long as only my line was lost, and no longer when I open the table again', async () => {
    const { id, at, people, lines } = await evening(2);
    const guest = of(people, bert);
    await guest.ask('POST', `${at}/rest`);
    expect((await infoOf(guest, at)).seats[1]).toMatchObject({ standIn: true });
    const line = of(lines, bert);
    line.drop();
    await line.connect(1);
    expect((await infoOf(guest, at)).seats[1]).toMatchObject({ standIn: true });
    await watch(guest, id);
    const table = await tableOf(id);
    await happens(() => !table.person(1)?.standIn);
    expect(table.sheet.notices?.map(({ kind }) => kind)).toEqual(['botPlays', 'handedBack']);
  });

  test('only at one’s own seat, and only while the game runs', async () => {
    const { at, people } = await evening(2, { start: false });
    expect(await refusal(of(people, bert), 'POST', `${at}/rest`)).toEqual([409, 'wrongStage']);
    await of(people, anna).ask('POST', `${at}/start`);
    expect(await refusal(of(people, bert), 'POST', `${at}/rest`, { seat: 0 })).toEqual([403, 'forbidden']);
  });
});

describe('T-1: somebody is away', () => {
  test('live tables give two minutes by default, tables with days a move none', async () => {
    const host = new Browser(server.url);
    const seats = [me, open];
    const { table: live } = await host.create({ game: GAME.id, seats });
    expect(live.settings.grace).toBe(120);
    const clockOfDays = { kind: 'move', seconds: 3 * 86_400 } as const;
    const { table: slow } = await host.create({ game: GAME.id, seats, settings: { clock: clockOfDays } });
    expect(slow.settings.grace).toBe(0);
  });

  test('after two minutes a bot chooses their first tickets too, and hands back when they return', async () => {
    const { id, lines, people } = await evening(2);
    const table = await tableOf(id);
    of(lines, bert).drop();
    await goes(id, 1);
    clock.pass(119_000);
    expect(table.person(1)?.standIn).toBeUndefined();
    clock.pass(2000);
    await happens(() => table.person(1)?.standIn === true);
    clock.pass(10_000);
    await happens(() => table.asked(1) === undefined);
    expect(table.sheet.notices).toMatchObject([{ kind: 'botPlays', seat: 1 }]);
    await watch(of(people, bert), id);
    await happens(() => table.sheet.notices?.at(-1)?.kind === 'handedBack');
  });

  test('a program that asks now and then over HTTP is not away', async () => {
    const { id, lines, people, at } = await evening(2);
    of(lines, bert).drop();
    await goes(id, 1);
    for (let minute = 0; minute < 4; minute++) {
      clock.pass(60_000);
      await of(people, bert).ask('GET', at);
    }
    expect((await tableOf(id)).person(1)?.standIn).toBeUndefined();
  });

  test('the host lets a bot play when the table waits for ever, not before two minutes are over, and nobody else may', async () => {
    const { id, at, lines, people } = await evening(2, { settings: { grace: 0 } });
    const host = of(people, anna);
    const wish = { kind: 'bot', bot: 'random' } as const;
    expect(await refusal(host, 'PUT', `${at}/seats/1`, wish)).toEqual([409, 'wrongStage']);
    of(lines, bert).drop();
    await goes(id, 1);
    clock.pass(121_000);
    expect((await infoOf(host, at)).seats[1]).toMatchObject({ overdue: true });
    expect(await refusal(of(people, bert), 'PUT', `${at}/seats/0`, wish)).toEqual([403, 'forbidden']);
    clock.pass(121_000);
    const { table } = await host.ask<TableAnswer>('PUT', `${at}/seats/1`, wish);
    expect(table.seats[1]).toMatchObject({ kind: 'person', standIn: true });
  });
});

describe('T-1: somebody is there and does nothing', () => {
  /** Two people, and the one who is asked first; both have chosen their tickets. */
  async function begun(settings = {}) {
    const made = await evening(2, { settings, options: { firstSeat: 2 } });
    const table = await tableOf(made.id);
    for (const [seat, browser] of made.people.entries()) await answerAs(browser, made.at, seat);
    expect(table.awaiting()).toEqual([bert]);
    return { ...made, table, idle: bert, waiting: anna };
  }
  const toldOf = (line: Player, seat: number) => line.info?.info.seats[seat];

  test('they are asked after three minutes, everybody is told, and a minute later a bot plays', async () => {
    const { table, idle, waiting, lines } = await begun();
    const heard = of(lines, waiting).next(
      (message) => message.type === 'info' && 'idleUntil' in of(message.info.seats, idle),
    );
    clock.pass(179_000);
    expect(table.person(idle)?.standIn).toBeUndefined();
    clock.pass(1000);
    await heard;
    expect(toldOf(of(lines, waiting), idle)).toMatchObject({ idleUntil: clock.now() + 60_000 });
    clock.pass(60_000);
    await happens(() => table.person(idle)?.standIn === true);
    expect(table.sheet.notices).toMatchObject([{ kind: 'botPlays', seat: idle }]);
    const { version } = table;
    clock.pass(10_000);
    await happens(() => table.version > version);
    // One touch of the page, and the seat is theirs again.
    of(lines, idle).send({ type: 'here', table: table.id });
    await happens(() => table.sheet.notices?.at(-1)?.kind === 'handedBack');
  });

  test('whoever touches the page has all the time again, and the question is gone', async () => {
    const { table, idle, waiting, lines } = await begun();
    for (let minutes = 0; minutes < 12; minutes += 3) {
      const asked = of(lines, waiting).next((message) => message.type === 'info');
      clock.pass(190_000);
      await asked;
      const answered = of(lines, waiting).next((message) => message.type === 'info');
      of(lines, idle).send({ type: 'here', table: table.id });
      await answered;
      expect(toldOf(of(lines, waiting), idle)).not.toHaveProperty('idleUntil');
    }
    expect(table.person(idle)?.standIn).toBeUndefined();
  });

  test('a line that is lost and comes back is no sign of life; talk is', async () => {
    const { table, idle, waiting, lines, at, people } = await begun();
    clock.pass(170_000);
    const line = of(lines, idle);
    line.drop();
    await goes(table.id, idle);
    await line.connect(table.version);
    clock.pass(11_000);
    expect((await infoOf(of(people, waiting), at)).seats[idle]).toHaveProperty('idleUntil');
    const said = line.nextOf('chat');
    line.send({ type: 'say', table: table.id, text: 'one moment' });
    await said;
    expect((await infoOf(of(people, waiting), at)).seats[idle]).not.toHaveProperty('idleUntil');
  });

  test('where the table waits for the absent, no bot comes by itself; the host may send one, and the end needs no consent of theirs', async () => {
    const { table, idle, waiting, people, at, lines } = await begun({ grace: 0, idle: 60 });
    const wish = { kind: 'bot', bot: 'random' } as const;
    const host = of(people, waiting);
    expect(await refusal(host, 'PUT', `${at}/seats/${idle}`, wish)).toEqual([409, 'wrongStage']);
    const heard = of(lines, waiting).next(
      (message) => message.type === 'info' && 'overdue' in of(message.info.seats, idle),
    );
    clock.pass(121_000);
    await heard;
    expect(table.person(idle)?.standIn).toBeUndefined();
    const { table: helped } = await host.ask<TableAnswer>('PUT', `${at}/seats/${idle}`, wish);
    expect(helped.seats[idle]).toMatchObject({ kind: 'person', standIn: true });
    of(lines, idle).send({ type: 'here', table: table.id });
    await happens(() => !table.person(idle)?.standIn);
    clock.pass(121_000);
    const { table: ended } = await of(people, waiting).ask<TableAnswer>('POST', `${at}/proposals`, { kind: 'end' });
    expect(ended).toMatchObject({ status: 'over', endedEarly: true });
  });

  test('whoever does not answer a proposal is waited for four minutes, though it is not their turn', async () => {
    const { table, idle, waiting, people, at, lines } = await begun();
    await of(people, idle).ask('POST', `${at}/proposals`, { kind: 'end' });
    clock.pass(239_000);
    expect(table.status).toBe('playing');
    of(lines, idle).send({ type: 'here', table: table.id });
    clock.pass(2000);
    await happens(() => table.status === 'over');
    expect(table.person(waiting)?.standIn).toBeUndefined();
  });

  test('nobody is hurried who keeps nobody waiting, or whose clock gives days', async () => {
    const alone = new Browser(server.url);
    const bots = { kind: 'bot', bot: 'random' } as const;
    const { table: one } = await alone.create({ game: GAME.id, seats: [me, bots], settings: SLOW, start: true });
    await watch(alone, one.id);
    const days = await begun({ clock: { kind: 'move', seconds: 86_400 } });
    clock.pass(3_600_000);
    expect((await tableOf(one.id)).person(0)?.standIn).toBeUndefined();
    expect(days.table.person(days.idle)?.standIn).toBeUndefined();
    expect((await infoOf(of(days.people, anna), days.at)).seats[days.idle]).not.toHaveProperty('overdue');
  });

  test('whose clock has run out does not get the seat back for the same decision by a touch', async () => {
    const { table, idle, lines } = await begun({ clock: { kind: 'move', seconds: 60 } });
    clock.pass(60_000);
    await happens(() => table.person(idle)?.standIn === true);
    while (table.person(idle)?.standIn) {
      const pong = of(lines, idle).nextOf('pong');
      of(lines, idle).send({ type: 'here', table: table.id });
      of(lines, idle).send({ type: 'ping' });
      await pong;
    }
    // The bot had decided first.
    expect(table.sheet.notices).toMatchObject([
      { kind: 'botPlays', version: 3 },
      { kind: 'handedBack', version: 4 },
    ]);
  });

  test('a host who is there and does not begin is asked, and the next person is host', async () => {
    const {
      table: id,
      people,
      lines,
      at,
    } = await evening(2, { start: false }).then((made) => ({ ...made, table: made.id }));
    const table = await tableOf(id);
    const asked = of(lines, anna).next(
      (message) => message.type === 'info' && 'idleUntil' in of(message.info.seats, anna),
    );
    clock.pass(180_000);
    await asked;
    clock.pass(60_000);
    await happens(() => table.sheet.host === table.person(bert)?.person);
    await of(people, bert).ask('POST', `${at}/start`);
  });
});

describe('the host hears at once', () => {
  test('that somebody is away too long, and may let a bot play, at a table that waits for ever', async () => {
    const { id, lines } = await evening(2, { settings: { grace: 0 } });
    const host = of(lines, anna);
    of(lines, bert).drop();
    await goes(id, 1);
    const heard = host.next((message) => message.type === 'info' && of(message.info.seats, bert).overdue === true);
    clock.pass(121_000);
    await heard;
    const back = host.next((message) => message.type === 'info' && !('overdue' in of(message.info.seats, bert)));
    await of(lines, bert).connect(1);
    await back;
  });
});

describe('a game is ended early', () => {
  test('when all who are there agree: no score, no winner, everything open, and a record that says so', async () => {
    const { at, people } = await evening(3);
    const [host, guest, third] = [of(people, anna), of(people, bert), of(people, carl)];
    const { table } = await guest.ask<TableAnswer>('POST', `${at}/proposals`, { kind: 'end' });
    expect(table.proposal).toEqual({ kind: 'end', seat: 1, asked: [0, 1, 2], agreed: [1] });
    expect(await refusal(host, 'GET', `${at}/record`)).toEqual([409, 'wrongStage']);
    await host.ask('POST', `${at}/votes`, { agree: true });
    const { table: over } = await third.ask<TableAnswer>('POST', `${at}/votes`, { agree: true });
    expect(over).toMatchObject({ status: 'over', endedEarly: true });
    expect(over.notices?.map(({ kind }) => kind)).toEqual(['endProposed', 'endedEarly']);
    const record = await host.ask<object>('GET', `${at}/record`);
    expect(record).toMatchObject({ endedEarly: true, entries: [], score: [], result: { winners: [] } });
    expect(verifyRecord(record)).toEqual({ fromSeed: undefined, fromEvents: undefined });
    const brought = await guest.ask<TableAnswer>('POST', '/records', record);
    expect(brought.table).toMatchObject({ status: 'over', endedEarly: true });
  });

  test('not if one says no; and the same person does not ask again at once', async () => {
    const { at, people } = await evening(2);
    const [host, guest] = [of(people, anna), of(people, bert)];
    await guest.ask('POST', `${at}/proposals`, { kind: 'end' });
    expect(await refusal(host, 'POST', `${at}/proposals`, { kind: 'end' })).toEqual([409, 'taken']);
    const { table } = await host.ask<TableAnswer>('POST', `${at}/votes`, { agree: false });
    expect(table).toMatchObject({ status: 'playing' });
    expect(table.proposal).toBeUndefined();
    expect(table.notices?.at(-1)?.kind).toBe('endDeclined');
    expect(await refusal(host, 'POST', `${at}/votes`, { agree: true })).toEqual([409, 'wrongStage']);
    expect(await refusal(guest, 'POST', `${at}/proposals`, { kind: 'end' })).toEqual([429, 'tooMany']);
    clock.pass(61_000);
    await guest.ask('POST', `${at}/proposals`, { kind: 'end' });
  });

  test('nobody waits for the consent of somebody who is away for too long', async () => {
    const { id, at, people, lines } = await evening(2, { settings: { grace: 0 } });
    of(lines, bert).drop();
    await goes(id, 1);
    const { table } = await of(people, anna).ask<TableAnswer>('POST', `${at}/proposals`, { kind: 'end' });
    expect(table.status).toBe('playing');
    clock.pass(121_000);
    const live = await tableOf(id);
    await happens(() => live.status === 'over');
    expect(live.sheet.endedEarly).toBe(true);
  });

  test('a stranger neither proposes it nor votes; the store gives such a table back whole', async () => {
    const { id, at, people } = await evening(2);
    const stranger = new Browser(server.url);
    expect(await refusal(stranger, 'POST', `${at}/proposals`, { kind: 'end' })).toEqual([403, 'forbidden']);
    await of(people, anna).ask('POST', `${at}/proposals`, { kind: 'end' });
    expect(await refusal(stranger, 'POST', `${at}/votes`, { agree: true })).toEqual([403, 'forbidden']);
    await of(people, bert).ask('POST', `${at}/votes`, { agree: true });
    expect((await server.server.services.tables.load(id))?.status).toBe('over');
  });
});

describe('a new person takes a seat of a running game', () => {
  test('only when all who play agree; until then they see nobody’s hand', async () => {
    const { at, people } = await evening(3);
    const [host, guest, leaver] = [of(people, anna), of(people, bert), of(people, carl)];
    await leaver.ask('POST', `${at}/leave`);
    const newcomer = new Browser(server.url);
    expect(await refusal(newcomer, 'POST', `${at}/join`, { seat: 2 })).toEqual([409, 'wrongStage']);
    const asked = await newcomer.ask<TableAnswer>('POST', `${at}/proposals`, { kind: 'seat', seat: 2, name: 'Dora' });
    expect(asked.you.seats).toEqual([]);
    expect(asked.table.proposal).toEqual({ kind: 'seat', seat: 2, name: 'Dora', asked: [0, 1], agreed: [] });
    // Whoever asks knows that it is they: they may take it back.
    expect([asked.you.asks, (await host.ask<TableAnswer>('GET', at)).you.asks]).toEqual([true, undefined]);
    expect(await refusal(newcomer, 'GET', `${at}/view?seat=2`)).toEqual([403, 'forbidden']);
    expect(await refusal(newcomer, 'POST', `${at}/votes`, { agree: false })).toEqual([200, '']);
    clock.pass(61_000);
    await newcomer.ask('POST', `${at}/proposals`, { kind: 'seat', seat: 2, name: 'Dora' });
    await host.ask('POST', `${at}/votes`, { agree: true });
    expect(await refusal(newcomer, 'GET', `${at}/view?seat=2`)).toEqual([403, 'forbidden']);
    const { table } = await guest.ask<TableAnswer>('POST', `${at}/votes`, { agree: true });
    expect(table.seats[2]).toMatchObject({ kind: 'person', name: 'Dora', standIn: false });
    expect(table.notices?.at(-1)).toMatchObject({ kind: 'newPerson', seat: 2, name: 'Dora' });
    await newcomer.ask('GET', `${at}/view?seat=2`);
    expect(await refusal(leaver, 'POST', `${at}/return`)).toEqual([403, 'forbidden']);
  });

  test('also the seat of somebody who closed the page and does not come back; who is back in time keeps it', async () => {
    const { id, at, people, lines } = await evening(3);
    const [host, guest] = [of(people, anna), of(people, bert)];
    const newcomer = new Browser(server.url);
    const wish = { kind: 'seat', seat: 2, name: 'Dora' } as const;
    of(lines, carl).drop();
    await goes(id, 2);
    expect(await refusal(newcomer, 'POST', `${at}/proposals`, wish)).toEqual([409, 'taken']);
    clock.pass(121_000);
    await happens(() => server.server.services.tables.inMemory(id)?.person(2)?.standIn === true);
    expect((await infoOf(host, at)).seats[2]).toMatchObject({ free: true });
    await newcomer.ask('POST', `${at}/proposals`, wish);
    await host.ask('POST', `${at}/votes`, { agree: true });
    // Carl is back before all have agreed.
    const line = await watch(of(people, carl), id);
    const table = await tableOf(id);
    await happens(() => table.sheet.proposal === undefined && !table.person(2)?.standIn);
    expect(table.person(2)?.name).toBeUndefined();
    const pong = of(lines, bert).nextOf('pong');
    of(lines, bert).send({ type: 'here', table: id });
    of(lines, bert).send({ type: 'ping' });
    await pong;
    line.drop();
    await goes(id, 2);
    clock.pass(121_000);
    await newcomer.ask('POST', `${at}/proposals`, wish);
    await host.ask('POST', `${at}/votes`, { agree: true });
    const { table: after } = await guest.ask<TableAnswer>('POST', `${at}/votes`, { agree: true });
    expect(after.seats[2]).toMatchObject({ kind: 'person', name: 'Dora', standIn: false });
    expect(after.notices?.at(-1)).toMatchObject({ kind: 'newPerson', seat: 2, name: 'Dora' });
    expect(await refusal(of(people, carl), 'POST', `${at}/return`)).toEqual([403, 'forbidden']);
  });

  test('and those who are away are asked, too: nobody waits until they are alone with the hand', async () => {
    const { id, at, people, lines } = await evening(3, { settings: { grace: 0 } });
    const [host, guest, leaver] = [of(people, anna), of(people, bert), of(people, carl)];
    await leaver.ask('POST', `${at}/leave`);
    of(lines, bert).drop();
    await goes(id, 1);
    clock.pass(10 * 60_000);
    const second = new Browser(server.url);
    const asked = await second.ask<TableAnswer>('POST', `${at}/proposals`, { kind: 'seat', seat: 2 });
    expect(asked.table.proposal).toMatchObject({ asked: [0, 1] });
    await host.ask('POST', `${at}/votes`, { agree: true });
    clock.pass(24 * 3_600_000);
    await guest.ask('GET', at);
    expect(await refusal(second, 'GET', `${at}/view?seat=2`)).toEqual([403, 'forbidden']);
    await guest.ask('POST', `${at}/votes`, { agree: true });
    expect(await refusal(second, 'GET', `${at}/view?seat=2`)).toEqual([200, '']);
  });

  test('not the seat of somebody who plays, and nobody gets a second one to look into', async () => {
    const { at, people } = await evening(3);
    const newcomer = new Browser(server.url);
    expect(await refusal(newcomer, 'POST', `${at}/proposals`, { kind: 'seat', seat: 1 })).toEqual([409, 'taken']);
    await of(people, carl).ask('POST', `${at}/leave`);
    expect(await refusal(of(people, anna), 'POST', `${at}/proposals`, { kind: 'seat', seat: 2 })).toEqual([
      403,
      'forbidden',
    ]);
    expect(await refusal(of(people, anna), 'PUT', `${at}/seats/2`, open)).toEqual([409, 'wrongStage']);
    expect(await refusal(newcomer, 'POST', `${at}/join`, { seat: 2 })).toEqual([409, 'wrongStage']);
  });

  test('somebody who asked and went away does not keep the others from ending the game', async () => {
    const { at, people } = await evening(3);
    await of(people, carl).ask('POST', `${at}/leave`);
    await new Browser(server.url).ask('POST', `${at}/proposals`, { kind: 'seat', seat: 2, name: 'Dora' });
    const { table } = await of(people, anna).ask<TableAnswer>('POST', `${at}/proposals`, { kind: 'end' });
    expect(table.proposal).toMatchObject({ kind: 'end', seat: 0 });
    expect(table.notices?.at(-1)).toMatchObject({ kind: 'endProposed', seat: 0 });
    await of(people, bert).ask('POST', `${at}/votes`, { agree: true });
    const { tables } = await of(people, anna).ask<TableList>('GET', '/tables/mine');
    expect(tables[0]).toMatchObject({ status: 'over', endedEarly: true });
  });

  test('a private table is asked with its invitation only', async () => {
    const [host, guest, other] = [new Browser(server.url), new Browser(server.url), new Browser(server.url)];
    const { table } = await host.create({ game: GAME.id, seats: [me, open, open], settings: { botPace: 10_000 } });
    const path = `/tables/${table.id}`;
    const { join = '' } = await host.ask<TableLinks>('GET', `${path}/links`);
    const key = new URL(join, server.url).searchParams.get('key') ?? '';
    for (const one of [guest, other]) await one.ask('POST', `${path}/join`, { key });
    await host.ask('POST', `${path}/start`);
    await guest.ask('POST', `${path}/leave`);
    const { watch: onlyWatch, join: invitation = '' } = await host.ask<TableLinks>('GET', `${path}/links`);
    const keyOf = (link: string): string => new URL(link, server.url).searchParams.get('key') ?? '';
    const newcomer = new Browser(server.url);
    const wish = { kind: 'seat', seat: 1 } as const;
    expect(await refusal(newcomer, 'POST', `${path}/proposals`, wish)).toEqual([404, 'missing']);
    expect(await refusal(newcomer, 'POST', `${path}/proposals?key=${keyOf(onlyWatch)}`, wish)).toEqual([
      403,
      'forbidden',
    ]);
    await newcomer.ask('POST', `${path}/proposals?key=${keyOf(invitation)}`, wish);
  });
});

describe('the host before the start', () => {
  test('is another one after a minute’s absence, if somebody is there', async () => {
    const { id, people, at, lines } = await evening(3, { start: false });
    of(lines, anna).drop();
    const table = await tableOf(id);
    await goes(id, 0);
    clock.pass(59_000);
    expect((await infoOf(of(people, bert), at)).host).toBe(0);
    clock.pass(2000);
    await happens(() => table.sheet.host === table.person(1)?.person);
    await of(people, bert).ask('POST', `${at}/start`);
  });

  test('stays it when they are back in time, or when nobody else is there', async () => {
    const { id, people, at, lines } = await evening(2, { start: false });
    of(lines, anna).drop();
    await goes(id, 0);
    clock.pass(50_000);
    await watch(of(people, anna), id);
    clock.pass(50_000);
    expect((await infoOf(of(people, anna), at)).host).toBe(0);
  });

  test('may look on without a seat; after a minute’s absence the first guest is host', async () => {
    const maker = new Browser(server.url);
    const { table: made } = await maker.create({ game: GAME.id, seats: [open, open], settings: SLOW });
    const looking = await watch(maker, made.id);
    const guest = new Browser(server.url);
    await guest.ask('POST', `/tables/${made.id}/join`, {});
    await watch(guest, made.id);
    const table = await tableOf(made.id);
    clock.pass(600_000);
    expect((await maker.ask<TableAnswer>('GET', `/tables/${made.id}`)).you.host).toBe(true);
    looking.drop();
    await goes(made.id, -1);
    clock.pass(59_000);
    expect(table.sheet.host).not.toBe(table.person(0)?.person);
    clock.pass(2000);
    await happens(() => table.sheet.host === table.person(0)?.person);
  });

  test('the last one who leaves leaves the table to the next who comes', async () => {
    const { people, at } = await evening(1, { start: false, seats: 2 });
    await of(people, anna).ask('POST', `${at}/leave`);
    const { you } = await new Browser(server.url).ask<TableAnswer>('POST', `${at}/join`, {});
    expect(you.host).toBe(true);
  });

  test('starts without the seats that are still open; colours and people stay as they were', async () => {
    const { people, at, id } = await evening(1, { start: false, seats: 3 });
    const guest = new Browser(server.url);
    await guest.ask('POST', `${at}/join`, { seat: 2, name: 'Bert' });
    const host = of(people, anna);
    expect(await refusal(host, 'POST', `${at}/start`)).toEqual([409, 'wrongStage']);
    const { table } = await host.ask<TableAnswer>('POST', `${at}/start`, { withoutOpenSeats: true });
    expect(table.status).toBe('playing');
    expect(table.seats).toMatchObject([
      { kind: 'person', colour: 0 },
      { kind: 'person', name: 'Bert', colour: 2 },
    ]);
    expect((await guest.ask<TableAnswer>('GET', at)).you.seats).toEqual([1]);
    await guest.ask('GET', `${at}/view?seat=1`);
    expect((await server.server.services.tables.load(id))?.version).toBe(1);
  });

  test('does not start alone', async () => {
    const { people, at } = await evening(1, { start: false, seats: 3 });
    expect(await refusal(of(people, anna), 'POST', `${at}/start`, { withoutOpenSeats: true })).toEqual([
      409,
      'wrongStage',
    ]);
  });

  test('changes options, clock and the number of seats; who was ready is asked again', async () => {
    const host = new Browser(server.url);
    const { table } = await host.create({ game: GAME.id, seats: [me, open], settings: SLOW });
    const at = `/tables/${table.id}`;
    const guest = new Browser(server.url);
    await guest.ask('POST', `${at}/join`, {});
    await guest.ask('PUT', `${at}/seats/1/person`, { ready: true });
    expect((await infoOf(host, at)).seats[1]).toMatchObject({ ready: true });
    const clockRule = { kind: 'move', seconds: 60 } as const;
    const { table: after } = await host.ask<TableAnswer>('PUT', `${at}/setup`, {
      options: { firstSeat: 2 },
      settings: { clock: clockRule },
      seats: 3,
    });
    expect(after).toMatchObject({ options: { firstSeat: 2 }, settings: { clock: clockRule } });
    expect(after.seats).toHaveLength(3);
    expect(after.seats[1]).not.toHaveProperty('ready');
    expect(await refusal(guest, 'PUT', `${at}/setup`, { seats: 2 })).toEqual([403, 'forbidden']);
    expect(await refusal(host, 'PUT', `${at}/setup`, { options: { firstSeat: 77 } })).toEqual([400, 'malformed']);
    expect(await refusal(host, 'PUT', `${at}/setup`, { seats: 16 })).toEqual([400, 'malformed']);
    const { table: begun } = await host.ask<TableAnswer>('POST', `${at}/start`, { withoutOpenSeats: true });
    expect(begun.seats[0]?.clock).toMatchObject({ running: true });
    const live = await tableOf(table.id);
    expect(live.state && live.game.describe(live.state).turn).toBe(1);
    expect(await refusal(host, 'PUT', `${at}/setup`, { seats: 3 })).toEqual([409, 'wrongStage']);
  });

  test('lets the host, and nobody else, show spectators who is likely to win; before the deal only', async () => {
    const host = new Browser(server.url);
    const { table } = await host.create({ game: GAME.id, seats: [me, open], settings: SLOW });
    expect(table.settings).not.toHaveProperty('spectatorChance');
    const at = `/tables/${table.id}`;
    const guest = new Browser(server.url);
    await guest.ask('POST', `${at}/join`, {});
    const shown = { settings: { spectatorChance: true } };
    expect(await refusal(guest, 'PUT', `${at}/setup`, shown)).toEqual([403, 'forbidden']);
    expect(await refusal(host, 'PUT', `${at}/setup`, { settings: { spectatorChance: 'yes' } })).toEqual([
      400,
      'malformed',
    ]);
    await host.ask('PUT', `${at}/setup`, shown);
    expect((await infoOf(guest, at)).settings).toEqual({ ...table.settings, spectatorChance: true });
    await host.ask('POST', `${at}/start`, {});
    expect(await refusal(host, 'PUT', `${at}/setup`, shown)).toEqual([409, 'wrongStage']);
    expect((await infoOf(guest, at)).settings.spectatorChance).toBe(true);
  });

  test('moves people, whose colours go along; an old token opens no other seat', async () => {
    const host = new Browser(server.url);
    const { table, tokens = [] } = await host.create({
      game: GAME.id,
      seats: [{ ...me, name: 'Anna' }, open],
      settings: SLOW,
    });
    const at = `/tables/${table.id}`;
    const guest = new Browser(server.url);
    await guest.ask('POST', `${at}/join`, { name: 'Bert' });
    expect(await refusal(guest, 'POST', `${at}/seats/0/swap`, { with: 1 })).toEqual([403, 'forbidden']);
    const { table: after, you } = await host.ask<TableAnswer>('POST', `${at}/seats/0/swap`, { with: 1 });
    expect(after.seats).toMatchObject([
      { name: 'Bert', colour: 1 },
      { name: 'Anna', colour: 0 },
    ]);
    expect(you).toMatchObject({ seats: [1], host: true });
    expect(await refusal(new Browser(server.url), 'POST', `${at}/move`, { key: tokens[0]?.token ?? '' })).toEqual([
      404,
      'missing',
    ]);
    expect(await refusal(host, 'POST', `${at}/seats/0/swap`, { with: 9 })).toEqual([404, 'missing']);
  });
});

describe('name and colour', () => {
  test('a name is unique at the table, numbered politely, and cut at a whole word', async () => {
    const { people, at } = await evening(2, { start: false });
    const [host, guest] = [of(people, anna), of(people, bert)];
    await host.ask('PUT', `${at}/seats/0/person`, { name: 'Åsa' });
    const { table } = await guest.ask<TableAnswer>('PUT', `${at}/seats/1/person`, { name: ' åsa ' });
    expect(table.seats.map(({ name }) => name)).toEqual(['Åsa', 'åsa 2']);
    const long = await guest.ask<TableAnswer>('PUT', `${at}/seats/1/person`, {
      name: 'Wolfeschlegelsteinhausen Bergerdorff Senior',
    });
    expect(long.table.seats[1]?.name).toBe('Wolfeschlegelsteinhausen Bergerdorff');
  });

  test('a guest without a name has none on the server: every page finds its own word', async () => {
    const { people, at } = await evening(2, { start: false });
    const info = await infoOf(of(people, anna), at);
    expect(info.seats.map((seat) => 'name' in seat)).toEqual([false, false]);
  });

  test('a colour is one’s own: not a person’s, but a bot or an empty chair takes another', async () => {
    const { people, at } = await evening(2, { start: false, seats: 3 });
    const [host, guest] = [of(people, anna), of(people, bert)];
    expect(await refusal(host, 'PUT', `${at}/seats/0/person`, { colour: 1 })).toEqual([409, 'taken']);
    const { table } = await host.ask<TableAnswer>('PUT', `${at}/seats/0/person`, { colour: 2 });
    expect(table.seats.map(({ colour }) => colour)).toEqual([2, 1, 0]);
    expect(await refusal(guest, 'PUT', `${at}/seats/0/person`, { colour: 3 })).toEqual([403, 'forbidden']);
    expect(await refusal(guest, 'PUT', `${at}/seats/1/person`, { colour: 15 })).toEqual([400, 'malformed']);
    await host.ask('POST', `${at}/start`, { withoutOpenSeats: true });
    expect(await refusal(guest, 'PUT', `${at}/seats/1/person`, { colour: 3 })).toEqual([409, 'wrongStage']);
  });
});
