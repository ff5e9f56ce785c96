import { botBits, makeBot, winChance } from '@branchline/bots';
import {
  fastBits,
  fastChance,
  type Game,
  type GameEvent,
  type State,
  type Viewer,
  veilEvent,
} from '@branchline/engine';
import { given, laidOut, otherWorld } from '@branchline/engine/testing';
import { gameFromPack } from '@branchline/games';
import { gameList } from '@branchline/games/all';
import { describe, expect, test } from 'vitest';
import { taxiGame } from '../testing/some-games.ts';
import { wideMap } from '../testing/wide-map.ts';

/** Plays a game of quick bots; told is every position, the last one too. */
function watch(
  game: Game,
  seats: number,
  told: (state: State, happened: readonly GameEvent[], step: number) => void,
): void {
  const bots = Array.from({ length: seats }, () => makeBot('greedy'));
  const { state, events } = game.begin(seats, fastChance(seats, 0));
  const happened = [...events];
  for (let step = 1, [seat] = game.awaiting(state); seat !== undefined; step++, [seat] = game.awaiting(state)) {
    told(state, happened, step);
    const view = game.veil(state, seat);
    const decision = { game, view, seat, offers: game.offers(view, seat), bits: botBits(step, seat) };
    const ruling = game.play(state, seat, bots[seat]?.choose(decision) ?? { type: 'pass' }, fastChance(seats, step));
    if (ruling.ok) happened.push(...ruling.events);
  }
  told(state, happened, 0);
}

const sum = (all: readonly number[]): number => all.reduce((whole, one) => whole + one, 0);

/** A map that nobody has tried out is among them. */
const games = [...gameList, gameFromPack(wideMap(1))];

const tables = games.flatMap(({ id, make }) => {
  const game = make({});
  return [...new Set([game.seats.min, game.seats.max])].map((seats) => ({ id, seats, game }));
});

describe.each(tables)('the chance to win at $id with $seats players', ({ game, seats }) => {
  test('adds up to one for whoever looks, and is the same whenever the same is seen', () => {
    let looked = 0;
    watch(game, seats, (state, happened, step) => {
      if (step === 0 || step % 43 > 1) return;
      for (const viewer of [step % seats, 'watcher', 'replay'] satisfies Viewer[]) {
        const history = happened.map((event) => veilEvent(event, viewer));
        const asked = { game, view: Object.freeze(game.veil(state, viewer)), viewer, history };
        const found = winChance(asked, { rollouts: 4, seed: 3 });
        expect(sum(found?.chances ?? [])).toBeCloseTo(1, 9);
        expect(found?.chances).toHaveLength(seats);
        expect(found?.errors.every((error) => error > 0 && error < 0.5)).toBe(true);
        winChance(asked, { rollouts: 1, seed: 4 });
        expect(winChance(asked, { rollouts: 4, seed: 3 })).toEqual(found);
        looked++;
      }
    });
    expect(looked).toBeGreaterThan(5);
  });

  test('is no guess once the game is over', () => {
    watch(game, seats, (state, _happened, step) => {
      if (step > 0) return;
      const { winners } = game.score(state);
      const found = winChance({ game, view: state, viewer: 'replay' }, { rollouts: 9, seed: 1 });
      const exact = Array.from({ length: seats }, (_, seat) => (winners.includes(seat) ? 1 / winners.length : 0));
      expect(found?.chances).toEqual(exact);
      expect(found?.errors).toEqual(exact.map(() => 0));
    });
  });

  test('tells a spectator nothing of what is hidden', () => {
    let others = 0;
    watch(game, seats, (state, happened, step) => {
      if (step === 0 || step % 31 > 1) return;
      const world = otherWorld(laidOut(game), state, 'watcher', fastBits(step));
      if (JSON.stringify(world) === JSON.stringify(state)) return;
      const history = happened.map((event) => veilEvent(event, 'watcher'));
      const seen = (of: State) =>
        winChance({ game, view: game.veil(of, 'watcher'), viewer: 'watcher', history }, { rollouts: 4, seed: step });
      expect(seen(world)).toEqual(seen(state));
      others++;
    });
    expect(others).toBeGreaterThan(1);
  });
});

describe('the chance to win', () => {
  const game = taxiGame();
  const chances = (state: State, viewer: Viewer): readonly number[] =>
    winChance({ game, view: game.veil(state, viewer), viewer }, { rollouts: 200, seed: 1 })?.chances ?? [];

  test('is near one for whoever is far ahead in the last round', () => {
    const { state } = given(game, { points: [60, 5], pieces: [1, 9], lastTurns: 2 });
    for (const viewer of [0, 1, 'watcher', 'replay'] satisfies Viewer[])
      expect(chances(state, viewer)[0]).toBeGreaterThan(0.97);
  });

  test('hangs on a hand for those who see it, and not for a spectator', () => {
    const rich = { tickets: [['times-square--soho'], ['central-park--chelsea']], pieces: [3, 3] };
    const good = given(game, {
      ...rich,
      hands: [
        ['green', 'green', 'green', 'green'],
        ['red', 'blue', 'pink', 'orange'],
      ],
    });
    const bad = given(game, {
      ...rich,
      hands: [
        ['red', 'blue', 'pink', 'orange'],
        ['green', 'green', 'green', 'green'],
      ],
    });
    expect(chances(good.state, 'watcher')).toEqual(chances(bad.state, 'watcher'));
    expect(chances(good.state, 'replay')).not.toEqual(chances(bad.state, 'replay'));
  });
});
