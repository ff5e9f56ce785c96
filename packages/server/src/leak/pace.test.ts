import { type Bits, fastBits } from '@branchline/engine';
import { gameList } from '@branchline/games/all';
import type { TableLog, TableView } from '@branchline/protocol';
import { describe, expect, test } from 'vitest';
import type { Table } from '../tables/table.ts';
import { Browser } from '../testing/browser.ts';
import { ManualClock, passUntil } from '../testing/manual-clock.ts';
import { simpleBots, startServer, type TestServer } from '../testing/test-server.ts';
import { until } from '../testing/until.ts';

/*
 * Nobody can tell from the clock whether a person answers or their standing order: how long the answers of a seat took, as an opponent
 * reads it from the log, comes from the same distribution, by the test of Kolmogorov and Smirnov.
 */

const TABLES = 3;
const TURNS = 10;
/** So far apart are samples of the same distribution once in a thousand times. */
const telltale = (one: number, other: number): number => 1.95 * Math.sqrt((one + other) / (one * other));

const [WITH_MANY_CARDS] = gameList.toSorted((one, other) => cardsOf(other) - cardsOf(one));
function cardsOf({ pack }: (typeof gameList)[number]): number {
  return pack === undefined ? 0 : pack.deck.colours.length * pack.deck.perColour + pack.deck.wilds;
}

/** People differ, and from answer to answer: most are quick, some take long. */
function humanTime(bits: Bits, usual: number): number {
  const [one, two] = [(bits() + 1) / 2 ** 32, bits() / 2 ** 32];
  const normal = Math.sqrt(-2 * Math.log(Math.min(1, one))) * Math.cos(2 * Math.PI * two);
  return Math.round(usual * Math.exp(0.7 * normal));
}

interface Seen {
  readonly byPerson: number[];
  readonly byOrder: number[];
}

/** A game of two: Anna answers herself for a while, then her order does; told as Bert sees it. */
async function watchAnna(server: TestServer, clock: ManualClock, bits: Bits): Promise<Seen> {
  const [anna, bert] = [new Browser(server.url), new Browser(server.url)];
  const { tables } = server.server.services;
  const { table } = await bert.create({
    game: WITH_MANY_CARDS?.id,
    options: { firstSeat: 1 },
    seats: [{ kind: 'me' }, { kind: 'open' }],
    settings: { visibility: 'public', grace: 0 },
  });
  const at = `/tables/${table.id}`;
  await anna.ask('POST', `${at}/join`, {});
  await bert.ask('POST', `${at}/start`);
  const live = (await tables.get(table.id)) as Table;
  const answer = async (who: Browser, seat: number): Promise<void> => {
    const { question } = await who.ask<TableView>('GET', `${at}/view?seat=${seat}`);
    const action = question?.offers.find(({ from }) => from === 'deck') ?? question?.offers[0];
    await who.ask('POST', `${at}/answers`, { seat, question: question?.number, action });
  };
  await answer(anna, 1);
  await answer(bert, 0);
  const began = live.version;
  const play = async (turns: number, annaMoves: () => Promise<void>): Promise<void> => {
    for (let answers = 0; answers < 4 * turns; answers++) {
      if (live.awaiting()[0] === 0) await answer(bert, 0);
      else await annaMoves();
    }
  };
  await play(TURNS, async () => {
    clock.pass(humanTime(bits, live.timing.seats[1]?.goingOn ? 1800 : 5000));
    await answer(anna, 1);
  });
  const given = live.version;
  const steps = [{ action: { type: 'takeCard', from: 'deck' }, until: { hand: { wild: 40 } } }];
  await anna.ask('PUT', `${at}/seats/1/order`, { steps });
  await play(TURNS, async () => {
    const { version } = live;
    await passUntil(
      clock,
      until(tables, () => live.version > version),
    );
  });
  const { entries } = await bert.ask<TableLog>('GET', `${at}/log`);
  const took = entries.map((entry, place) => ({ ...entry, took: entry.at - (entries[place - 1]?.at ?? 0) }));
  const hers = took.filter(({ seat, version }) => seat === 1 && version > began);
  expect(new Set(hers.map(({ by }) => by))).toEqual(new Set(['person']));
  return {
    byPerson: hers.filter(({ version }) => version <= given).map((entry) => entry.took),
    byOrder: hers.filter(({ version }) => version > given).map((entry) => entry.took),
  };
}

/** How far apart two samples are: from 0, the same, to 1, nothing in common. */
function apart(one: readonly number[], other: readonly number[]): number {
  const below = (sample: readonly number[], most: number) =>
    sample.filter((time) => time <= most).length / sample.length;
  return Math.max(...[...one, ...other].map((most) => Math.abs(below(one, most) - below(other, most))));
}

/** `fixed`: as if an order always waited so long. */
async function seen(fixed?: number): Promise<Seen> {
  const clock = new ManualClock();
  const server = await startServer({ clock, pool: simpleBots });
  const { wakeUps } = server.server.services.tables;
  const nextTask = wakeUps.nextTask.bind(wakeUps);
  if (fixed !== undefined)
    wakeUps.nextTask = (table) => {
      const task = nextTask(table);
      if (task?.kind !== 'order') return task;
      return { ...task, at: (table.timing.seats[task.seat]?.askedAt ?? 0) + fixed };
    };
  const all: Seen = { byPerson: [], byOrder: [] };
  for (let number = 0; number < TABLES; number++) {
    const { byPerson, byOrder } = await watchAnna(server, clock, fastBits(number, 0x7ace));
    all.byPerson.push(...byPerson);
    all.byOrder.push(...byOrder);
  }
  await server.close();
  expect(all.byPerson.length).toBe(2 * TABLES * TURNS);
  expect(all.byOrder.length).toBe(2 * TABLES * TURNS);
  return all;
}

describe('the time a standing order takes', () => {
  test('tells nobody that it is one', async () => {
    const { byPerson, byOrder } = await seen();
    expect(apart(byPerson, byOrder)).toBeLessThan(telltale(byPerson.length, byOrder.length));
    expect(new Set(byOrder).size).toBeGreaterThan(0.9 * byOrder.length);
  }, 120_000);

  test.each([700, 3000])(
    'would tell if it were always %i ms',
    async (fixed) => {
      const { byPerson, byOrder } = await seen(fixed);
      expect(apart(byPerson, byOrder)).toBeGreaterThan(telltale(byPerson.length, byOrder.length));
    },
    120_000,
  );
});
