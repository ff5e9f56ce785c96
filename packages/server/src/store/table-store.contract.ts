import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TableSheet } from './sheet.ts';
import type { StoredOrder, StoredTable, TableStore } from './table-store.ts';

const newId = (): string => randomBytes(16).toString('base64url');

const sheet = (change: Partial<TableSheet> = {}): TableSheet => ({
  game: 'new-york',
  options: {},
  settings: { visibility: 'private', clock: { kind: 'none' }, atTimeOut: 'bot', grace: 0, botPace: 0 },
  seats: [
    { kind: 'person', generation: 0, person: 'anna', name: 'Anna "the \u00e6" O\u2019Neill' },
    { kind: 'open', generation: 0 },
  ],
  host: 'anna',
  ...change,
});

const newTable = (change: Partial<StoredTable> = {}): StoredTable => ({
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
    const table = newTable(change);
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
    expect(await store.forgetUnbegun(6)).toBe(1);
    expect(await store.read(stale.id)).toBeUndefined();
    expect(await store.entries(stale.id, 0)).toEqual([]);
    expect(await store.read(begun.id)).toEqual(begun);
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
