import type { GameAction, Seat, SeenEntry, Viewer } from '@branchline/engine';
import { below, fastBits } from '@branchline/engine';
import { follow } from '@branchline/games';
import { gameList } from '@branchline/games/all';
import { smallGame } from '@branchline/games/testing';
import type { RefusalCode, ServerMessage } from '@branchline/protocol';
import { signal } from '@preact/signals';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { ConnectionState, Transport } from './connection.ts';
import { followTable } from './follow-table.ts';
import { dealTable, type LocalTable, openTable } from './local/local-table.ts';
import type { KeptTable } from './local/storage.ts';
import { showPosition } from './shown-position.ts';

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

const backend = { record: async () => undefined, rematch: async () => undefined, replayPath: '' };

/** A transport to a table in the same room; the entries up to now are told at once. */
function transportTo(
  table: LocalTable,
): Transport & { tell(version: number): void; connection: { value: ConnectionState } } {
  const connection = signal<ConnectionState>('open');
  let receive: ((message: ServerMessage) => void) | undefined;
  const tell = (version: number): void => {
    const entry = table.entries()[version - 1];
    if (!entry) return;
    for (const viewer of [0, 1]) {
      const { version: _, ...seen } = table.seenBy(entry, viewer);
      receive?.({ type: 'happened', table: 'here', version, viewer, entry: seen });
    }
  };
  return {
    connection,
    tell,
    subscribe: (listener) => {
      receive = listener;
    },
    send: (message) => {
      if (message.type !== 'watch') return;
      for (let version = (message.since ?? 0) + 1; version <= table.entries().length; version++) tell(version);
      receive?.({ type: 'info', table: 'here', info: table.info(), you: { seats: [0, 1], host: true, chat: 'none' } });
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
    const transport = transportTo(table);
    const source = await followTable(transport, 'here', backend);
    const shown = ([0, 1] as const).map((seat: Seat) =>
      showPosition(source, seat, { animationOf: () => ({}), duration: () => 0 }),
    );
    for (let step = 0; step < 60 && table.game.awaiting(table.state()).length > 0; step++) {
      move(table, dice);
      const version = table.entries().length;
      // Every ninth message is lost; the gap is seen with the next one.
      if (version % 9 !== 0) transport.tell(version);
      await Promise.resolve();
    }
    transport.tell(table.entries().length);
    await new Promise((resolve) => setTimeout(resolve));
    for (const seat of [0, 1]) {
      expect(shown[seat]?.view.value).toEqual(same(table, seat));
      expect(shown[seat]?.log.value).toEqual(source.log(seat)?.entries);
      expect(source.log(seat)?.entries).toHaveLength(table.entries().length);
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
      follow(table.game, row, table.seenBy(entry, 0).events, 0);
    }
    expect(row).toEqual(same(table, 0));
  });
});

/** Follows a table that the server then refuses to tell more of. */
async function refusedWith(code: RefusalCode) {
  const table = openTable(kept(smallGame().id), [dealTable(kept(smallGame().id))]);
  const transport = transportTo(table);
  let receive: (message: ServerMessage) => void = () => undefined;
  let watches = 0;
  const source = await followTable(
    {
      ...transport,
      subscribe: (listener) => {
        receive = listener;
        transport.subscribe(listener);
      },
      send: (message) => {
        if (message.type === 'watch') watches++;
        transport.send(message);
      },
    },
    'here',
    backend,
  );
  vi.useFakeTimers();
  receive({ type: 'refused', table: 'here', refusal: { code, message: '' } });
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

test('after a snapshot the past comes later, and what happened meanwhile is not lost by it', async () => {
  const table = openTable(kept(smallGame().id), [dealTable(kept(smallGame().id))]);
  const dice = fastBits(3);
  for (let step = 0; step < 4; step++) move(table, dice);
  const transport = transportTo(table);
  let receive: (message: ServerMessage) => void = () => undefined;
  let remember: (entries: readonly SeenEntry[]) => void = () => undefined;
  const source = await followTable(
    {
      ...transport,
      subscribe: (listener) => {
        receive = listener;
      },
      send: () => {
        const you = { seats: [0], host: false, chat: 'none' } as const;
        receive({ type: 'info', table: 'here', info: table.info(), you });
        receive({ type: 'snapshot', table: 'here', version: 5, viewer: 0, row: same(table, 0) });
      },
    },
    'here',
    { ...backend, past: () => new Promise((resolve) => (remember = resolve)) },
  );
  const shown = showPosition(source, 0, { animationOf: () => ({}), duration: () => 0 });
  expect(shown.view.value).toEqual(same(table, 0));
  // The server has answered with one entry more than it has told of.
  move(table, dice);
  remember(table.entries().map((entry) => table.seenBy(entry, 0)));
  await vi.waitFor(() => expect(source.log(0)?.entries.map(({ version }) => version)).toEqual([1, 2, 3, 4, 5]));
  const [, , , , , newest] = table.entries().map((entry) => table.seenBy(entry, 0));
  if (!newest) throw new Error('there is a sixth entry');
  receive({ type: 'happened', table: 'here', version: 6, viewer: 0, entry: newest });
  await vi.waitFor(() => expect(shown.view.value).toEqual(same(table, 0)));
  expect(shown.log.value.map(({ version }) => version)).toEqual([1, 2, 3, 4, 5, 6]);
});

test('a clock that stops on the server stops on the screen, while others still think', async () => {
  const table = openTable(kept(smallGame().id), [dealTable(kept(smallGame().id))]);
  let receive: ((message: ServerMessage) => void) | undefined;
  const transport: Transport = {
    connection: signal<ConnectionState>('open'),
    subscribe: (listener) => {
      receive = listener;
    },
    send: () => undefined,
    close: () => undefined,
  };
  const following = followTable(transport, 'here', backend);
  const clocks = (running: readonly boolean[]) => running.map((one) => ({ left: 60_000, running: one }));
  const info = table.info();
  const seats = info.seats.map((seat, at) => ({
    ...seat,
    clock: clocks([true, true])[at] ?? { left: 0, running: false },
  }));
  receive?.({ type: 'info', table: 'here', info: { ...info, seats }, you: { seats: [0], host: true, chat: 'none' } });
  const source = await following;
  const tell = (version: number, running: readonly boolean[]): void => {
    const entry = table.entries()[version - 1];
    if (!entry) throw new Error(`there is no entry ${version}`);
    const { version: _, ...seen } = table.seenBy(entry, 0);
    receive?.({ type: 'happened', table: 'here', version, viewer: 0, entry: seen, clocks: clocks(running) });
  };
  tell(1, [true, true]);
  move(table, fastBits(3));
  tell(2, [false, true]);
  expect(source.info.value.seats.map(({ clock }) => clock?.running)).toEqual([false, true]);
});
