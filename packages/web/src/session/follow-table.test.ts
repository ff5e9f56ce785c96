import type { GameAction, Seat, Viewer } from '@branchline/engine';
import { below, fastBits } from '@branchline/engine';
import { gameList } from '@branchline/games';
import type { RefusalCode, ServerMessage } from '@branchline/protocol';
import { signal } from '@preact/signals';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { followTable } from './follow-table.ts';
import type { Connection, Line } from './line.ts';
import { dealTable, type LocalTable, openTable } from './local/local-table.ts';
import type { KeptTable } from './local/storage.ts';
import { createStage } from './stage.ts';

afterEach(() => {
  vi.useRealTimers();
});

const kept = (game: string): KeptTable => ({
  id: 'here',
  game,
  options: {},
  seats: [{ name: 'Anna' }, { name: 'Bo' }],
  seed: '7'.repeat(64),
  botPace: 0,
  createdAt: 0,
  changedAt: 0,
  over: false,
});

const keeper = { record: async () => undefined, rematch: async () => undefined, replayPath: '' };

/** A line to a table in the same room; the entries up to now are told at once. */
function lineTo(table: LocalTable): Line & { tell(version: number): void; connection: { value: Connection } } {
  const connection = signal<Connection>('open');
  let hear: ((message: ServerMessage) => void) | undefined;
  const tell = (version: number): void => {
    const entry = table.entries()[version - 1];
    if (!entry) return;
    for (const viewer of [0, 1]) {
      const { version: _, ...seen } = table.seenBy(entry, viewer);
      hear?.({ type: 'happened', table: 'here', version, viewer, entry: seen });
    }
  };
  return {
    connection,
    tell,
    listen: (ear) => {
      hear = ear;
    },
    send: (message) => {
      if (message.type !== 'watch') return;
      for (let version = (message.since ?? 0) + 1; version <= table.entries().length; version++) tell(version);
      hear?.({ type: 'info', table: 'here', info: table.info(), you: { seats: [0, 1], host: true, chat: 'none' } });
    },
    close: () => undefined,
  };
}

/** One random legal answer. */
function move({ game, state, answer }: LocalTable, dice: () => number): void {
  const [seat = 0] = game.awaiting(state());
  const asked = game.asked(state(), seat);
  const offers = game.offers(state(), seat);
  const offer = offers[below(dice, offers.length)] as GameAction;
  expect(answer(seat, asked?.number ?? 0, game.naming.named(offer))).toMatchObject({
    kind: 'accepted',
  });
}

const same = (table: LocalTable, viewer: Viewer) => table.game.veil(table.state(), viewer);

describe.each(gameList.map(({ id }) => id))('following a table of %s', (game) => {
  test('shows each seat what the table would show it, however it was told', async () => {
    const dice = fastBits(5);
    const table = openTable(kept(game), [dealTable(kept(game))]);
    for (let step = 0; step < 12; step++) move(table, dice);
    const line = lineTo(table);
    const source = await followTable(line, 'here', keeper);
    const stages = ([0, 1] as const).map((seat: Seat) =>
      createStage(source, seat, { beatOf: () => ({}), lasting: () => 0 }),
    );
    for (let step = 0; step < 60 && table.game.awaiting(table.state()).length > 0; step++) {
      move(table, dice);
      const version = table.entries().length;
      // Every ninth message is lost; the gap is seen with the next one.
      if (version % 9 !== 0) line.tell(version);
      await Promise.resolve();
    }
    line.tell(table.entries().length);
    await new Promise((resolve) => setTimeout(resolve));
    for (const seat of [0, 1]) {
      expect(source.row(seat)).toEqual(same(table, seat));
      expect(stages[seat]?.shown.value).toEqual(same(table, seat));
      expect(source.log(seat)).toHaveLength(table.entries().length);
    }
  });

  test('is taken up again from what was kept, and nothing hidden leaves it', () => {
    const dice = fastBits(11);
    const table = openTable(kept(game), [dealTable(kept(game))]);
    for (let step = 0; step < 40; step++) move(table, dice);
    const again = openTable(table.kept(), JSON.parse(JSON.stringify(table.entries())));
    expect(again.state()).toEqual(table.state());

    const row = table.game.blank();
    for (const entry of table.entries()) {
      for (const event of table.seenBy(entry, 0).events) {
        table.game.evolve(row, table.game.naming.numbered(event));
        table.game.cover(row, 0);
      }
    }
    expect(row).toEqual(same(table, 0));
  });
});

/** Follows a table that the server then refuses to tell more of. */
async function refusedWith(code: RefusalCode) {
  const table = openTable(kept('new-york'), [dealTable(kept('new-york'))]);
  const line = lineTo(table);
  let hear: (message: ServerMessage) => void = () => undefined;
  let watches = 0;
  const source = await followTable(
    {
      ...line,
      listen: (ear) => {
        hear = ear;
        line.listen(ear);
      },
      send: (message) => {
        if (message.type === 'watch') watches++;
        line.send(message);
      },
    },
    'here',
    keeper,
  );
  vi.useFakeTimers();
  hear({ type: 'refused', table: 'here', refusal: { code, message: '' } });
  return { source, watches: () => watches };
}

describe('a table the server tells no more of', () => {
  test.each(['damaged', 'missing'] as const)('because it is %s: the page says so and does not ask on', async (code) => {
    const { source, watches } = await refusedWith(code);
    expect(source.refused?.value).toBe(code);
    vi.advanceTimersByTime(60_000);
    expect(watches()).toBe(1);
  });

  test('because its store was away: it is asked again, and nothing is said', async () => {
    const { source, watches } = await refusedWith('unavailable');
    expect(source.refused?.value).toBeUndefined();
    vi.advanceTimersByTime(1000);
    expect(watches()).toBe(2);
    vi.advanceTimersByTime(60_000);
    expect(watches()).toBe(2);
  });
});
