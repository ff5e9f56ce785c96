import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TableSheet } from './sheet.ts';
import type { Commit, StoredOrder, StoredTable, TableStore } from './table-store.ts';

const newId = (): string => randomBytes(16).toString('base64url');
const newHash = (): string => randomBytes(32).toString('hex');

/** Stores know no game: any name will do. */
const GAME = 'some-game';

const sheet = (change: Partial<TableSheet> = {}): TableSheet => ({
  game: GAME,
  options: {},
  settings: { visibility: 'private', clock: { kind: 'none' }, atTimeOut: 'bot', grace: 0, botPace: 0 },
  seats: [
    { kind: 'person', generation: 0, person: 'anna', name: 'Anna "the \u00e6" O\u2019Neill' },
    { kind: 'open', generation: 0 },
  ],
  host: 'anna',
  ...change,
});

export const storedTable = (change: Partial<StoredTable> = {}): StoredTable => ({
  id: newId(),
  revision: 0,
  status: 'open',
  createdAt: 1_700_000_000_000,
  changedAt: 1_700_000_000_001,
  sheet: sheet(),
  ...change,
});

const body = (version: number): string => JSON.stringify({ at: version, events: [{ type: 'x', text: 'æ\u2028"' }] });

/** What every store must do. `open` is called once; `reopen` gives the same data through another door. */
export function storeContract(
  open: () => Promise<TableStore>,
  reopen?: (store: TableStore) => Promise<TableStore>,
): void {
  let store: TableStore;
  beforeAll(async () => {
    store = await open();
  });
  afterAll(() => store.close());

  const made = async (change: Partial<StoredTable> = {}): Promise<StoredTable> => {
    const table = storedTable(change);
    await store.create(table);
    return table;
  };
  const append = (id: string, version: number): Promise<boolean> =>
    store.commit({ id, entry: { version, body: body(version) } });

  test('a table comes back as it was put in', async () => {
    const table = await made({ wakeAt: 1_800_000_000_000 });
    expect(await store.read(table.id)).toEqual(table);
    expect(await store.read(newId())).toBeUndefined();
  });

  test('no two tables have one id', async () => {
    const table = await made();
    await expect(store.create(table)).rejects.toThrow();
  });

  test('a log grows entry by entry and is read from any version on', async () => {
    const { id } = await made();
    for (const version of [1, 2, 3]) expect(await append(id, version)).toBe(true);
    expect(await store.entries(id, 0)).toEqual([body(1), body(2), body(3)]);
    expect(await store.entries(id, 2)).toEqual([body(3)]);
    expect(await store.entries(id, 9)).toEqual([]);
  });

  test('an entry that comes second, too early or to no table is refused', async () => {
    const { id } = await made();
    await append(id, 1);
    expect(await append(id, 1)).toBe(false);
    expect(await append(id, 3)).toBe(false);
    expect(await store.entries(id, 0)).toEqual([body(1)]);
    await expect(Promise.resolve(append(newId(), 1)).catch(() => false)).resolves.toBe(false);
  });

  test('of many who append at once, one wins', async () => {
    const { id } = await made();
    await append(id, 1);
    const won = await Promise.all(Array.from({ length: 12 }, () => append(id, 2)));
    expect(won.filter(Boolean)).toHaveLength(1);
    expect(await store.entries(id, 0)).toHaveLength(2);
  });

  test('many tables written at the same moment are all there', async () => {
    const tables = await Promise.all(Array.from({ length: 25 }, () => made()));
    expect(await Promise.all(tables.map(({ id }) => append(id, 1)))).not.toContain(false);
    const logs = await Promise.all(tables.map(({ id }) => store.entries(id, 0)));
    expect(logs).toEqual(tables.map(() => [body(1)]));
  });

  test('a sheet changes only from the revision it was read at', async () => {
    const { id } = await made();
    const change = (revision: number, host: string) =>
      store.commit({ id, sheet: { revision, status: 'open', content: sheet({ host }) } });
    expect(await change(0, 'berta')).toBe(true);
    expect(await change(0, 'carl')).toBe(false);
    expect(await store.read(id)).toMatchObject({ revision: 1, sheet: { host: 'berta' } });
  });

  test('sheet and entry are written together or not at all', async () => {
    const { id } = await made();
    const content = sheet({ seed: 'secret' });
    const begin = (revision: number, version: number) =>
      store.commit({ id, sheet: { revision, status: 'playing', content }, entry: { version, body: body(version) } });
    expect(await begin(7, 1)).toBe(false);
    expect(await begin(0, 2)).toBe(false);
    expect(await store.read(id)).toMatchObject({ revision: 0, status: 'open' });
    expect(await store.entries(id, 0)).toEqual([]);
    expect(await begin(0, 1)).toBe(true);
    expect(await store.read(id)).toMatchObject({ revision: 1, status: 'playing', sheet: { seed: 'secret' } });
    expect(await store.entries(id, 0)).toEqual([body(1)]);
  });

  test('a refused change leaves those written with it alone', async () => {
    const [one, other] = [await made(), await made()];
    const refused = store.commit({
      id: one.id,
      sheet: { revision: 5, status: 'open', content: sheet() },
      entry: { version: 1, body: '{}' },
    });
    const written = append(other.id, 1);
    expect([await refused, await written]).toEqual([false, true]);
    expect(await store.entries(other.id, 0)).toEqual([body(1)]);
  });

  test('of entries written at the same moment each stands or falls by itself', async () => {
    const tables = await Promise.all(Array.from({ length: 6 }, () => made()));
    const ids = tables.map(({ id }) => id);
    for (const id of ids) await append(id, 1);
    const [late = '', early = ''] = ids;
    await append(late, 2);
    const versions = ids.map((id) => (id === early ? 3 : 2));
    const nowhere = append(newId(), 1).catch(() => false);
    const written = await Promise.all(ids.map((id, place) => append(id, versions[place] ?? 0)));
    expect(written).toEqual(ids.map((id) => id !== late && id !== early));
    expect(await nowhere).toBe(false);
    const logs = await Promise.all(ids.map(async (id) => (await store.entries(id, 0)).length));
    expect(logs).toEqual(ids.map((id) => (id === early ? 1 : 2)));
  });

  test('an entry and what is written beside it are written together or not at all', async () => {
    const { id, changedAt } = await made({ wakeAt: 4_000_000_000_000 });
    const stands = async () => {
      const { wakeAt, changedAt: at } = (await store.read(id)) ?? {};
      return { wakeAt, at };
    };
    const commit = (version: number, rest: Partial<Commit>) =>
      store.commit({ id, entry: { version, body: body(version) }, ...rest });
    expect(await commit(2, { wakeAt: 4_000_000_000_001, changedAt: 7 })).toBe(false);
    expect(await stands()).toEqual({ wakeAt: 4_000_000_000_000, at: changedAt });
    expect(await commit(1, { wakeAt: 4_000_000_000_002 })).toBe(true);
    expect(await stands()).toEqual({ wakeAt: 4_000_000_000_002, at: changedAt });
    expect(await commit(2, { changedAt: 8 })).toBe(true);
    expect(await stands()).toEqual({ wakeAt: 4_000_000_000_002, at: 8 });
    expect(await commit(3, { wakeAt: 'never', changedAt: 9 })).toBe(true);
    expect(await stands()).toEqual({ wakeAt: undefined, at: 9 });
  });

  test('how far tables have come is told for many at once', async () => {
    const [one, other] = [await made(), await made()];
    for (const version of [1, 2]) await append(one.id, version);
    await store.say(one.id, { room: 'table', author: 'a', name: 'A', text: 'x', at: 1 });
    await store.commit({ id: other.id, sheet: { revision: 0, status: 'open', content: sheet() } });
    const heads = await store.heads([one.id, other.id, newId()]);
    expect([...heads].toSorted()).toEqual(
      [
        [one.id, { version: 2, revision: 0, line: 1 }],
        [other.id, { version: 0, revision: 1, line: 0 }],
      ].toSorted(),
    );
    expect(await store.heads([])).toEqual(new Map());
  });

  test('a wake-up is moved only by whoever knows for when it is set', async () => {
    const { id } = await made({ wakeAt: 4_000_000_000_000 });
    const at = async () => (await store.read(id))?.wakeAt;
    expect(await store.setWakeUp(id, 'never', 1)).toBe(false);
    expect(await store.setWakeUp(id, 4_000_000_000_001, 1)).toBe(false);
    expect(await at()).toBe(4_000_000_000_000);
    expect(await store.setWakeUp(id, 4_000_000_000_000, 'never')).toBe(true);
    expect(await at()).toBeUndefined();
    expect(await store.setWakeUp(id, 4_000_000_000_000, 'never')).toBe(false);
    expect(await store.setWakeUp(id, 'never', 4_000_000_000_002)).toBe(true);
    expect(await at()).toBe(4_000_000_000_002);
    expect(await store.setWakeUp(newId(), 'never', 1)).toBe(false);
  });

  test('what is kept under a name is decided by whoever asks first', async () => {
    const name = newId();
    const kept = await Promise.all(['one', 'two', 'three'].map((value) => store.keep(name, value)));
    expect(new Set(kept).size).toBe(1);
    expect(await store.keep(name, 'four')).toBe(kept[0]);
  });

  test('what is kept can be found by how its name begins, changed and forgotten', async () => {
    const name = newId();
    await store.setKept(`${name} a`, '1');
    await store.setKept(`${name} b`, '2');
    await store.setKept(`${name} b`, '3');
    await store.setKept(`other ${name}`, '4');
    expect([...(await store.kept(`${name} `))].toSorted()).toEqual([
      [`${name} a`, '1'],
      [`${name} b`, '3'],
    ]);
    await store.setKept(`${name} a`, undefined);
    await store.setKept(`${name} never`, undefined);
    expect([...(await store.kept(`${name} `)).keys()]).toEqual([`${name} b`]);
  });

  test('a table that is removed is gone, with its log and its talk', async () => {
    const { id } = await made();
    await append(id, 1);
    await store.say(id, { room: 'table', author: 'a', name: 'Anna', text: 'Hello', at: 1 });
    expect(await store.remove(id)).toBe(true);
    expect(await store.read(id)).toBeUndefined();
    expect([await store.entries(id, 0), (await store.heads([id])).size]).toEqual([[], 0]);
    expect(await store.remove(id)).toBe(false);
  });

  test('public tables are listed by status, newest first; private ones never', async () => {
    const settings = { ...sheet().settings, visibility: 'public' as const };
    const older = await made({ sheet: sheet({ settings }), status: 'over', changedAt: 10 });
    const newer = await made({ sheet: sheet({ settings }), status: 'over', changedAt: 20 });
    await made({ status: 'over', changedAt: 30 });
    const ids = async (limit: number) =>
      (await store.find({ listed: true, status: 'over', limit })).map(({ id }) => id);
    expect(await ids(10)).toEqual([newer.id, older.id]);
    expect(await ids(1)).toEqual([newer.id]);
    await store.commit({ id: older.id, changedAt: 40 });
    expect(await ids(10)).toEqual([older.id, newer.id]);
  });

  test('a person’s tables are found page by page, those that are over apart from the others', async () => {
    const person = newId();
    const all: string[] = [];
    for (let number = 0; number < 5; number++) {
      const status = number === 4 ? 'playing' : 'over';
      const { id } = await made({ sheet: sheet({ host: person }), changedAt: 1000 + Math.floor(number / 2), status });
      all.push(id);
    }
    const ids = async (query: object) => (await store.find({ person, limit: 3, ...query })).map(({ id }) => id);
    expect(await ids({ over: false })).toEqual([all[4]]);
    const first = await store.find({ person, limit: 3, over: true });
    const last = first.at(-1);
    const rest = await ids({ over: true, after: last });
    expect([...first.map(({ id }) => id), ...rest].toSorted()).toEqual(all.slice(0, 4).toSorted());
    expect(first).toHaveLength(3);
  });

  test('a person finds the tables they belong to, also after a seat has changed hands', async () => {
    const person = newId();
    const { id } = await made();
    expect(await store.find({ person, limit: 9 })).toEqual([]);
    const seats = [{ kind: 'person', generation: 1, person, name: 'New' } as const];
    await store.commit({ id, sheet: { revision: 0, status: 'open', content: sheet({ seats }) } });
    expect((await store.find({ person, limit: 9 })).map((table) => table.id)).toEqual([id]);
    await store.commit({ id, sheet: { revision: 1, status: 'open', content: sheet() } });
    expect(await store.find({ person, limit: 9 })).toEqual([]);
  });

  test('a due table is taken once, then not before its lease is over', async () => {
    const early = await made({ wakeAt: 1_000 });
    const late = await made({ wakeAt: 2_000 });
    expect(await store.nextDue()).toBe(1_000);
    const taken = await Promise.all([store.takeDue(1_500, 5_000, 100), store.takeDue(1_500, 5_000, 100)]);
    expect(taken.flat()).toEqual([early.id]);
    expect(await store.nextDue()).toBe(2_000);
    await store.commit({ id: late.id, wakeAt: 'never' });
    expect(await store.nextDue()).toBe(5_000);
    expect(await store.takeDue(6_000, 9e12, 100)).toEqual([early.id]);
  });

  test('tables that never began are forgotten in time, with all that belongs to them', async () => {
    const stale = await made({ changedAt: 5 });
    const begun = await made({ changedAt: 5, status: 'playing' });
    await append(stale.id, 1);
    const old = { status: 'open', before: 6, limit: 100 } as const;
    expect(await store.forgetTables(old)).toEqual([stale.id]);
    expect(await store.forgetTables(old)).toEqual([]);
    expect(await store.read(stale.id)).toBeUndefined();
    expect(await store.entries(stale.id, 0)).toEqual([]);
    expect(await store.read(begun.id)).toEqual(begun);
  });

  test('old tables are forgotten a few at a time; not where something is due, for somebody’s time runs there', async () => {
    const idle = [await made({ changedAt: 1, status: 'playing' }), await made({ changedAt: 2, status: 'playing' })];
    const slow = await made({ changedAt: 1, status: 'playing', wakeAt: 9e12 });
    const old = { status: 'playing', before: 5, limit: 1 } as const;
    expect(await store.forgetTables(old)).toEqual([idle[0]?.id]);
    expect(await store.forgetTables(old)).toEqual([idle[1]?.id]);
    expect(await store.forgetTables(old)).toEqual([]);
    expect(await store.read(slow.id)).toEqual(slow);
  });

  test('talk is forgotten some time after the end, and not before', async () => {
    const line = { room: 'table', author: 'a1', name: 'Anna', seat: 0, text: 'hello', at: 5 } as const;
    const over = await made({ changedAt: 5, status: 'over' });
    const playing = await made({ changedAt: 5, status: 'playing' });
    for (const { id } of [over, playing]) await store.say(id, line);
    await store.forgetLines(5);
    expect(await store.lines(over.id, 9)).toHaveLength(1);
    await store.forgetLines(6);
    expect(await store.lines(over.id, 9)).toEqual([]);
    expect(await store.lines(playing.id, 9)).toHaveLength(1);
  });

  test('people who have not been here for long are forgotten, but for those who sit somewhere or can come back', async () => {
    const [gone, sits, returns, keeps] = [newId(), newId(), newId(), newId()];
    await made({ sheet: sheet({ host: sits }) });
    for (const id of [gone, sits, returns, keeps]) {
      await store.setPerson({ id, name: 'Anna', seenAt: 5 });
      await store.setPush({ endpoint: `https://push/${id}`, person: id, p256dh: 'p', auth: 'a' });
      await store.setBelonging({ kind: 'webhook', id, person: id, at: 5, body: '' });
      await store.setBelonging({ kind: 'device', id, person: id, at: id === returns ? 9 : 5, body: '' });
    }
    await store.setBelonging({ kind: 'passkey', id: keeps, person: keeps, at: 1, body: '' });
    await store.forgetPeople(6);
    const left = async (id: string) => [
      (await store.person(id)) !== undefined,
      (await store.pushes(id)).length,
      (await store.belongings(id, 'webhook')).length,
      (await store.belongings(id, 'device')).length,
    ];
    expect(await left(gone)).toEqual([false, 0, 0, 0]);
    for (const id of [sits, returns, keeps]) expect(await left(id)).toEqual([true, 1, 1, 1]);
  });

  test('a public list shows everybody’s newest tables first, and of one address only a few', async () => {
    const listing = sheet({ settings: { ...sheet({}).settings, visibility: 'public' } });
    const origin = newId();
    for (let number = 0; number < 30; number++)
      await made({ origin, sheet: listing, status: 'over', changedAt: 9e12 + number });
    const others = [
      await made({ origin: newId(), sheet: listing, status: 'over', changedAt: 8e12 }),
      await made({ sheet: listing, status: 'over', changedAt: 8e12 + 1 }),
    ];
    const newest = (await store.find({ listed: true, status: 'over', limit: 1000 })).length - 7;
    const list = await store.find({ listed: true, status: 'over', limit: newest });
    expect(list.filter((table) => table.origin === origin)).toHaveLength(1);
    expect(list.map(({ id }) => id)).toEqual(expect.arrayContaining(others.map(({ id }) => id)));
    expect(list).toEqual(list.toSorted((one, other) => other.changedAt - one.changedAt));
    const all = await store.find({ listed: true, status: 'over', limit: 1000 });
    expect(all.filter((table) => table.origin === origin)).toHaveLength(8);
  });

  test('says how much it holds, and that it can be written to', async () => {
    expect((await store.size()).bytes).toBeGreaterThanOrEqual(0);
    await store.ping();
  });

  test('a map is kept once by its hash, and goes when nobody has brought it lately and no table plays on it', async () => {
    const [used, unused, brought] = [newHash(), newHash(), newHash()];
    const text = JSON.stringify({ name: 'Åse "the æ\u2028"', x: 'x'.repeat(300_000) });
    for (const hash of [used, unused, brought]) await store.keepPack({ hash, text, keptAt: 5 });
    await Promise.all([1, 2, 3].map(() => store.keepPack({ hash: brought, text, keptAt: 9 })));
    const { id, sheet: kept } = await made({ sheet: sheet({ game: `towns@${used}`, mapName: 'Towns' }), changedAt: 5 });
    expect(await store.read(id)).toMatchObject({ sheet: kept });
    expect(await store.forgetPacks(6)).toBe(1);
    const there = async () => Promise.all([used, unused, brought].map((hash) => store.pack(hash)));
    expect(await there()).toEqual([text, undefined, text]);
    await store.forgetTables({ status: 'open', before: 6, limit: 100 });
    expect(await store.forgetPacks(10)).toBe(2);
    expect(await there()).toEqual([undefined, undefined, undefined]);
  });

  test('no table is made for a map that is not kept', async () => {
    await expect(made({ sheet: sheet({ game: `towns@${newHash()}` }) })).rejects.toThrow();
  });

  test('lines of chat are numbered as they come, and the last ones are read', async () => {
    const { id } = await made();
    const line = (text: string) => ({ room: 'table', author: 'a1', name: 'Anna', seat: 0, text, at: 5 }) as const;
    await Promise.all(['one', 'two', 'three'].map((text) => store.say(id, line(text))));
    const lines = await store.lines(id, 2);
    expect(lines.map(({ number }) => number)).toEqual([2, 3]);
    expect(await store.lines(id, 9)).toHaveLength(3);
    expect((await store.lines(id, 9, 1)).map(({ number }) => number)).toEqual([2, 3]);
    expect(await store.lines(newId(), 9)).toEqual([]);
  });

  test('a seat has one order, which can be changed and ended, with the rest or not at all', async () => {
    const { id } = await made();
    const order = { steps: [{ action: { type: 'takeCard', from: 'deck' } }] };
    expect(await store.order(id, 1)).toBeUndefined();
    const set = (stored: StoredOrder) => store.commit({ id, order: { seat: 1, stored } });
    await set({ order, step: 0 });
    await set({ order, step: 1 });
    expect(await store.order(id, 1)).toEqual({ order, step: 1 });
    expect([...(await store.orders(id))]).toEqual([[1, { order, step: 1 }]]);
    await set({ step: 1, ended: 'done' });
    expect([...(await store.orders(id))]).toEqual([]);
    expect(await store.order(id, 1)).toEqual({ step: 1, ended: 'done' });
    const late = { revision: 7, status: 'playing', content: sheet() } as const;
    expect(await store.commit({ id, sheet: late, order: { seat: 1, stored: { order, step: 0 } } })).toBe(false);
    expect(await store.order(id, 1)).toEqual({ step: 1, ended: 'done' });
  });

  test('people and where they want to be told', async () => {
    const id = newId();
    expect(await store.person(id)).toBeUndefined();
    await store.setPerson({ id, seenAt: 1 });
    expect(await store.person(id)).toEqual({ id, seenAt: 1 });
    await store.setPerson({ id, name: 'Åse', seenAt: 2 });
    expect(await store.person(id)).toEqual({ id, name: 'Åse', seenAt: 2 });
    const push = { endpoint: `https://push.example/${id}`, person: id, p256dh: 'p', auth: 'a' };
    await store.setPush(push);
    await store.setPush({ ...push, auth: 'b' });
    expect(await store.pushes(id)).toEqual([{ ...push, auth: 'b' }]);
    await store.dropPush(push.endpoint);
    expect(await store.pushes(id)).toEqual([]);
  });

  test('what belongs to a person is found by its name and by whose it is, and taken by one only', async () => {
    const [person, id] = [newId(), newId()];
    const link = { kind: 'link', id, person, at: 5, body: '{"a":"å"}' } as const;
    expect(await store.belonging('link', id)).toBeUndefined();
    await store.setBelonging({ ...link, at: 1, body: '' });
    await store.setBelonging(link);
    await store.setBelonging({ ...link, kind: 'device', at: 9 });
    await store.setBelonging({ ...link, kind: 'device', id: newId(), at: 7 });
    expect(await store.belonging('link', id)).toEqual(link);
    expect((await store.belongings(person, 'device')).map(({ at }) => at)).toEqual([7, 9]);
    expect(await store.belongings(newId(), 'device')).toEqual([]);
    const taken = await Promise.all([1, 2, 3].map(() => store.takeBelonging('link', id)));
    expect(taken.filter((one) => one !== undefined)).toEqual([link]);
    await store.forgetBelongings('device', 9);
    expect((await store.belongings(person, 'device')).map(({ at }) => at)).toEqual([9]);
  });

  test('it says that it is there', async () => {
    await expect(store.ping()).resolves.toBeUndefined();
  });

  test.runIf(reopen)('what was acknowledged is there after closing and opening again', async () => {
    const table = await made();
    await append(table.id, 1);
    store = (await reopen?.(store)) ?? store;
    expect(await store.read(table.id)).toEqual(table);
    expect(await store.entries(table.id, 0)).toEqual([body(1)]);
  });
}
