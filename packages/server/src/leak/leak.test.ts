import { fastBits } from '@branchline/engine';
import type { GameEntry } from '@branchline/games';
import { gameList } from '@branchline/games/all';
import { gameWith, smallGame } from '@branchline/games/testing';
import type { NamedAction } from '@branchline/protocol';
import { describe, expect, test, vi } from 'vitest';
import { gameFor } from '../packs/games.ts';
import { entryOfMap, mapsWithStations } from '../testing/maps.ts';
import { eveningOf } from './testing/evenings.ts';
import { firstDifference } from './testing/exceptions.ts';
import { type Performance, perform, type Sabotage } from './testing/perform.ts';
import { leaks, longerHeaders, noQuestion, planted } from './testing/sabotage.ts';
import { type Casting, firstWorld, otherWorldOf, type ScriptStep, type World } from './testing/script.ts';

/** How many tables of each game; `LEAK_GAMES=40 npm test -- leak` looks longer. */
const GAMES = Number(process.env.LEAK_GAMES ?? 1);
const TRIES = 60;
// A test given up half-way would leave its clock to the next one.
vi.setConfig({ testTimeout: 600_000 });
/** Short games keep many cards hidden, long ones come to every corner of the rules. */
const LENGTHS = [45, 70, 35, 90, 400, 140];

/** So many at a table of eight that stations are built. */
const LENGTH_OF_EIGHT = 130;
const lengthOf = ({ seats }: GameEntry, number: number): number | undefined =>
  seats.max === 8 ? LENGTH_OF_EIGHT : LENGTHS[number % LENGTHS.length];

const numbers = Array.from({ length: GAMES }, (_, number) => number);
/** What the proofs have looked at, so that a proof that looks at nothing is noticed. */
const seen = new Map<string, number>();
const played = new Set<string>();
let mostSeats = 0;

function count(transcript: readonly string[]): void {
  for (const piece of transcript) {
    for (const [, what = ''] of piece.matchAll(
      /(HTTP\/1\.1 \d+|\{"type":"[a-zA-Z]+"|^push|^hook|^log|"proposal":|"idleUntil":|"kind":"endDeclined")/g,
    )) {
      seen.set(what, (seen.get(what) ?? 0) + 1);
    }
  }
}

async function difference(worlds: readonly [World, World], showing: Performance): Promise<object | undefined> {
  const one = await perform(worlds[0], showing);
  const other = await perform(worlds[1], showing);
  count(one);
  return firstDifference(one, other);
}

/** The games of the house, and maps made at random for eight, with stations and long tickets. */
const everything = [...gameList, ...mapsWithStations(2 * GAMES, 8).map(entryOfMap)];

describe.each(everything)('$name: worlds that differ in hidden things only', (entry) => {
  const place = everything.indexOf(entry);

  test.each(numbers)(
    'are the same to the last byte and moment, for every seat and a watcher (C-60 to C-62; table %i)',
    async (number) => {
      const { evening, cast } = eveningOf(entry, number + place);
      const world = firstWorld(cast, fastBits(number, place), lengthOf(entry, number + place));
      mostSeats = Math.max(mostSeats, evening.seats);
      for (const { action } of world.steps) played.add(action.type);
      const people = [...Array(evening.seats).keys()].filter((seat) => !evening.bots.includes(seat));
      let exchanged = 0;
      for (const viewer of [...people, 'watcher'] as const) {
        const other = otherWorldOf(cast, world, viewer, TRIES);
        exchanged += other.exchanged;
        const showing = { evening, game: cast.game, viewer, direction: number };
        expect(await difference([world, other.world], showing)).toBeUndefined();
      }
      expect(exchanged).toBeGreaterThan(people.length);
    },
  );

  test('how many tickets somebody keeps is told to nobody before all have chosen (C-4)', async () => {
    const { evening, cast } = eveningOf(entry, 2 * place + 1);
    const world = firstWorld(cast, fastBits(place), 1);
    const [step] = world.steps;
    const tickets = (step?.action.tickets ?? []) as readonly string[];
    const offered = cast.game.describe(world.states[0] ?? []).players[step?.seat ?? 0]?.offered.items ?? [];
    const others = tickets.length === offered.length ? tickets.slice(1) : offered;
    const other = { ...world, steps: [{ ...step, action: { type: 'keepTickets', tickets: others } } as ScriptStep] };
    expect(others.length).not.toBe(tickets.length);
    const viewer = ((step?.seat ?? 0) + 1) % evening.seats;
    const showing = { evening, game: cast.game, viewer, direction: place };
    expect(await difference([world, other], showing)).toBeUndefined();
  });
});

const TUNNELS = gameWith('tunnels');

/** Tables at which a tunnel is left by somebody who could have paid in one world and not in the other. */
function tunnelWorlds(many: number): { cast: Casting; viewer: number; worlds: readonly [World, World] }[] {
  const found: ReturnType<typeof tunnelWorlds> = [];
  const game = gameFor(TUNNELS, {});
  // The first of these are known to lead to such a tunnel.
  for (const seed of [254, 103, 322, 296, ...Array(400).keys()]) {
    const seats = 2 + (seed % 2);
    const cast = { game, seats, seed: 'ab'.repeat(32), bots: [] };
    const whole = firstWorld(cast, fastBits(seed), 60);
    const at = whole.steps.findIndex(({ kind, action }) => kind === 'payTunnel' && action.type === 'leaveTunnel');
    if (at < 0) continue;
    const world = { ...whole, steps: whole.steps.slice(0, at + 2), states: whole.states.slice(0, at + 3) };
    const viewer = ((world.steps[at]?.seat ?? 0) + 1) % seats;
    const other = otherWorldOf(cast, world, viewer, 150).world;
    if (other.steps[at]?.payable === world.steps[at]?.payable) continue;
    found.push({ cast, viewer, worlds: [world, other] });
    if (found.length === many) break;
  }
  return found;
}

describe('a tunnel', () => {
  const settings = { visibility: 'public', clock: { kind: 'none' }, atTimeOut: 'bot', grace: 0, botPace: 0 } as const;
  const tunnels = tunnelWorlds(2);
  const showings = tunnels.map(({ cast, viewer, worlds }) => {
    const { seed, seats, game } = cast;
    const evening = { entry: TUNNELS, options: {}, settings, seed, bots: [], seats };
    return { worlds, showing: { evening, game, viewer, direction: 1 } };
  });

  test('is asked about alike, whether the seat can pay or not: the others see no difference (NO-42)', async () => {
    expect(showings).toHaveLength(2);
    for (const { worlds, showing } of showings) expect(await difference(worlds, showing)).toBeUndefined();
  });

  test('that is left by itself when the seat cannot pay would be noticed', async () => {
    for (const { worlds, showing } of showings) {
      expect(await difference(worlds, { ...showing, sabotage: noQuestion })).toBeDefined();
    }
  });
});

describe('a standing order', () => {
  test('that moves for its seat looks like the person moving at that moment, to everybody else', async () => {
    const { evening, cast } = eveningOf(gameWith('technologies'), 1);
    const world = firstWorld(cast, fastBits(11), 120);
    const viewer = 0;
    const toggled = (step: ScriptStep): ScriptStep => {
      const other = step.way === 'order' ? 'person' : step.way === 'person' ? 'order' : step.way;
      return step.seat === viewer || !fromDeck(step.action) ? step : { ...step, way: other };
    };
    const other = { ...world, steps: world.steps.map(toggled) };
    expect(other.steps.filter(({ way }, at) => way !== world.steps[at]?.way).length).toBeGreaterThan(3);
    // Whoever leaves an order is not told by push when it ends as wished: that is between the server and that person.
    const told = (line: string): boolean => !/^(push|hook)/.test(line) || line.includes(`/${viewer} `);
    const showing = { evening, game: cast.game, viewer, direction: 4, told };
    expect(await difference([world, other], showing)).toBeUndefined();
  });
});

const [begin, end] = [setInterval, clearInterval];

/** A machine that has much else to do: it stands still for a few milliseconds again and again. Answers how to end that. */
function dawdling(): () => void {
  let turn = 0;
  const timer = begin(() => {
    const until = performance.now() + (turn++ % 5);
    while (performance.now() < until);
  }, 1);
  return () => end(timer);
}

const fromDeck = ({ type, from }: NamedAction): boolean => type === 'takeCard' && from === 'deck';

describe('the proof itself', () => {
  const { evening, cast } = eveningOf(smallGame(), 1);
  const world = firstWorld(cast, fastBits(21), 12);
  const viewer = 0;
  const other = otherWorldOf(cast, world, viewer, TRIES).world;
  const notices = async (sabotage: Sabotage): Promise<boolean> => {
    const showing = { evening, game: cast.game, viewer, direction: 3, sabotage };
    return (await difference([world, other], showing)) !== undefined;
  };

  test.each(Object.keys(leaks))('sees a leak: %s', async (leak) => {
    expect(await notices(planted(leak))).toBe(true);
  });

  test('sees a leak: longer headers', async () => {
    expect(await notices(longerHeaders)).toBe(true);
  });

  test('does not depend on how fast the machine is', async () => {
    const showing = { evening, game: cast.game, viewer, direction: 3 };
    const quick = await perform(world, showing);
    const awake = dawdling();
    const slow = await perform(world, showing).finally(awake);
    expect(firstDifference(quick, slow)).toBeUndefined();
  });

  test('looks at all there is: every message and every kind of answer', () => {
    const kinds = ['snapshot', 'happened', 'info', 'accepted', 'rejected', 'stale', 'chat', 'refused', 'order', 'pong'];
    for (const kind of kinds) expect([...seen.keys()]).toContain(`{"type":"${kind}"`);
    for (const status of [101, 200, 400, 403, 404, 409, 422]) expect([...seen.keys()]).toContain(`HTTP/1.1 ${status}`);
    for (const told of ['push', 'hook', '"proposal":', '"idleUntil":', '"kind":"endDeclined"'])
      expect([...seen.keys()]).toContain(told);
    for (const action of ['claimRoute', 'drawTickets', 'buildStation']) expect([...played]).toContain(action);
    expect(mostSeats).toBe(8);
  });
});
