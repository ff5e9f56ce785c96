import { type Bot, botIds, characters, makeBot } from '@branchline/bots';
import { fastBits, fastChance, type Game, type GameAction, type Options, type ScoreSheet } from '@branchline/engine';
import { gameFromPack } from '@branchline/games';
import { gameList } from '@branchline/games/all';
import { randomPack } from '@branchline/games/testing';
import { describe, expect, test } from 'vitest';
import { baselines } from './styles/baselines.ts';

const MOST_STEPS = 5000;

function bot(id: string): Bot {
  // A searching bot thinks briefly here: what is tested is that it plays by the rules.
  const made = makeBot(id, { rollouts: 2 });
  if (!made) throw new Error(`no bot ${id}`);
  return made;
}

/** Every game with its defaults and with each option at each other value, for every number of seats. */
function tables(): { readonly name: string; readonly game: Game; readonly seats: number }[] {
  return gameList.flatMap((entry) => {
    const defaults: Options = Object.fromEntries(entry.options.map((option) => [option.name, option.default]));
    const others = entry.options.flatMap((option) => {
      const values: readonly (boolean | number)[] = option.kind === 'yesNo' ? [true, false] : option.among;
      return values.filter((value) => value !== option.default).map((value) => ({ ...defaults, [option.name]: value }));
    });
    const counts = Array.from({ length: entry.seats.max - entry.seats.min + 1 }, (_, more) => entry.seats.min + more);
    return [defaults, ...others].flatMap((options) =>
      counts.map((seats) => ({
        name: `${entry.id} for ${seats} ${JSON.stringify(options)}`,
        game: entry.make(options),
        seats,
      })),
    );
  });
}

/** Plays a game, veiling the state for whoever is asked; `watch` sees every decision. */
function play(
  game: Game,
  bots: readonly Bot[],
  seed: number,
  watch: (choice: { readonly bot: Bot; readonly action: GameAction; again(): GameAction }) => void = () => {},
): ScoreSheet {
  const { state } = game.begin(bots.length, fastChance(seed, 0));
  for (let step = 1; step < MOST_STEPS; step++) {
    const [seat] = game.awaiting(state);
    if (seat === undefined) return game.score(state);
    const seated = bots[seat];
    if (!seated) throw new Error(`nobody at seat ${seat}`);
    const ask = (from: readonly number[]): GameAction => {
      const view = Object.freeze(game.veil(from, seat));
      return seated.choose({ game, view, seat, offers: game.offers(view, seat), bits: fastBits(seed, 0x10000 + step) });
    };
    const action = ask(state);
    watch({ bot: seated, action, again: () => ask(game.imagine(game.veil(state, seat), fastChance(seed, step))) });
    const rejection = game.explain(game.veil(state, seat), seat, action);
    if (rejection) throw new Error(`${seated.id}, seed ${seed}, step ${step}: ${JSON.stringify([action, rejection])}`);
    game.play(state, seat, action, fastChance(seed, step));
  }
  throw new Error(`seed ${seed}: no end after ${MOST_STEPS} steps`);
}

const named = new Set(characters.map(({ id }) => id));
const SEARCHING = new Set(['regular', 'expert', 'master']);
const EVERYWHERE = new Set(['random', 'greedy']);

/** Regular and expert see what master sees: where master plays every game, theirs are the shortest and the card game. */
const QUICKEST = gameList.filter(({ family, pieces }) => family === 'yard' || pieces === 'taxi');
const gamesFor = (id: string) => (id === 'regular' || id === 'expert' ? QUICKEST : gameList);

/** Every table for the plainest of each kind; else each game as it comes, and for those who search only the smallest of the wide boards. */
function tablesFor(id: string): ReturnType<typeof tables> {
  if (EVERYWHERE.has(id)) return tables();
  return gamesFor(id).flatMap(({ id: game, seats, make }) =>
    (SEARCHING.has(id) && !QUICKEST.some((quick) => quick.id === game) ? [seats.min] : [seats.min, seats.max]).map(
      (count) => ({
        name: `${game} for ${count}`,
        game: make({}),
        seats: count,
      }),
    ),
  );
}

describe.each(botIds.filter((id) => !named.has(id)))('the %s bot', (id) => {
  test.each(tablesFor(id))('answers what is legal, to the end: $name', ({ game, seats }) => {
    // Others at the table that do what nobody would expect.
    const seated = Array.from({ length: seats }, (_, seat) => bot(seat % 2 === 0 ? id : 'random'));
    expect(play(game, seated, 2).seats).toHaveLength(seats);
  });

  test.each(gamesFor(id))('answers the same to the same view and bits, whatever is hidden: $id', (entry) => {
    const game = entry.make({});
    const seats = SEARCHING.has(id) ? entry.seats.min : entry.seats.max;
    const seated = Array.from({ length: seats }, () => bot(id));
    let decisions = 0;
    play(game, seated, 3, ({ action, again }) => {
      decisions++;
      expect(again()).toEqual(action);
    });
    expect(decisions).toBeGreaterThan(20);
  });
});

test.each(
  gameList.flatMap(({ id, seats, make }) => [seats.min, seats.max].map((count) => ({ id, count, game: make({}) }))),
)('greedy clearly beats random: $id for $count', ({ game, count }) => {
  const games = 12;
  let won = 0;
  let ahead = 0;
  for (let seed = 0; seed < games; seed++) {
    const mine = seed % count;
    const sheet = play(
      game,
      Array.from({ length: count }, (_, seat) => bot(seat === mine ? 'greedy' : 'random')),
      seed,
    );
    const others = sheet.seats.filter(({ seat }) => seat !== mine).map(({ total }) => total);
    won += sheet.winners.includes(mine) ? 1 : 0;
    ahead += (sheet.seats[mine]?.total ?? 0) - others.reduce((sum, total) => sum + total, 0) / others.length;
  }
  expect(won).toBeGreaterThanOrEqual(games * 0.8);
  expect(ahead / games).toBeGreaterThan(10);
});

test('every character plays to the end, and no two of a level play the same game', () => {
  const [entry] = gameList;
  if (!entry) throw new Error('no game');
  const game = entry.make({});
  const games = new Map<string, string>();
  for (const { id, level } of characters) {
    const actions: GameAction[] = [];
    for (const seed of [11, 12]) {
      play(game, [bot(id), bot('greedy')], seed, ({ bot: { id: mover }, action }) => {
        if (mover === id) actions.push(action);
      });
    }
    const told = `${level} ${JSON.stringify(actions)}`;
    expect(games.get(told)).toBeUndefined();
    games.set(told, id);
  }
});

test('there is no bot of a name nobody gave', () => {
  expect(makeBot('nobody')).toBeUndefined();
  expect(makeBot('toString')).toBeUndefined();
});

/** Maps made at random on which bots once left the same tunnel for ever, or asked for a card of an empty deck. */
describe('on a map made at random', () => {
  const QUICK = ['greedy', 'novice', ...baselines];
  test.each([
    ...[28, 48, 145].flatMap((seed) => QUICK.map((id) => ({ id, seed }))),
    ...[2, 3, 36, 48].map((seed) => ({ id: 'regular', seed })),
  ])('a game by $id ends: map $seed', ({ id, seed }) => {
    const { make, seats } = gameFromPack(randomPack(seed));
    for (const count of [seats.min, seats.max]) {
      const seated = Array.from({ length: count }, () => bot(id));
      expect(play(make({}), seated, seed).seats).toHaveLength(count);
    }
  });
});
