import { type Decision, makeBot } from '@branchline/bots';
import { below, fastBits, fastChance, type GameAction, type State } from '@branchline/engine';
import { describe, expect, test } from 'vitest';
import { defaultWeights } from './planner/weights.ts';
import { Searcher, type SearchSettings } from './styles/searcher.ts';
import { planMove } from './styles/style.ts';
import { taxiGame, technologyGame, tunnelGame, untriedGame, yardsGame } from './testing/some-games.ts';
import { blunderRateFor, minStandardErrorsFor, randomMoveRateFor } from './tuned/level-settings.ts';
import { weightsFor, yardWeightsFor } from './tuned/weights.ts';
import { defaultYardWeights } from './yard/weights.ts';

type AnyGame = Decision['game'];

/** What is asked at the start of a deal; the same bits every time. */
function opening(game: AnyGame, deal: number, players = 2): Decision {
  const { state } = game.begin(players, fastChance(deal, 0));
  return asked(game, state, deal);
}

function asked(game: AnyGame, state: State, deal: number): Decision {
  const [seat = 0] = game.awaiting(state);
  const view = game.veil(state, seat);
  return { game, view, seat, offers: game.offers(view, seat), bits: fastBits(deal) };
}

/** The same, the dice once thrown. */
function afterDice(game: AnyGame, deal: number, players = 2): Decision {
  const decision = opening(game, deal, players);
  below(decision.bits, 100);
  return decision;
}

describe('a level', () => {
  test.each([
    ['regular', 100],
    ['expert', 200],
  ])('%s imagines %i games and hardly one more, whatever it is allowed', (id, most) => {
    const bot = makeBot(id, { rollouts: 5000 });
    const counts = Array.from({ length: 6 }, (_, deal) => {
      bot?.choose(opening(taxiGame(), deal));
      return bot?.report?.()?.rollouts ?? 0;
    });
    // The last world is played for everybody that is still in the race.
    expect(Math.max(...counts)).toBeLessThan(most + 12);
    expect(Math.max(...counts)).toBeGreaterThan(most / 2);
  });

  test('master imagines as many as it is allowed, where it is not sure sooner', () => {
    const bot = makeBot('master', { rollouts: 600 });
    const counts = Array.from({ length: 6 }, (_, deal) => {
      bot?.choose(opening(tunnelGame(), deal));
      return bot?.report?.()?.rollouts ?? 0;
    });
    expect(Math.max(...counts)).toBeGreaterThan(400);
  });

  test.each([
    {
      name: 'every level doubts as the wide boards ask for',
      game: technologyGame(),
      regular: { minStandardErrors: 2.5 },
      master: 2.5,
    },
    {
      name: 'whoever has experience is sooner sure, in New York every level',
      game: taxiGame(),
      regular: { minStandardErrors: 0.3, learned: true },
      master: 0.3,
    },
    {
      name: 'in the card game only master has experience',
      game: yardsGame(),
      regular: { minStandardErrors: 1.2, learned: false },
      master: 0.3,
    },
  ])('$name', ({ game, regular, master }) => {
    const searched = (care: SearchSettings, decision: Decision): GameAction | undefined =>
      new Searcher({}, care).search(decision, { rollouts: 48 })?.action;
    let different = 0;
    for (const deal of [5, 9, 11, 12, 97]) {
      const best = searched({ minStandardErrors: master, learned: true }, opening(game, deal));
      expect(makeBot('master', { rollouts: 48 })?.choose(opening(game, deal))).toEqual(best);
      // Those below have first asked their dice whether to look any further, and were told to.
      const dice = below(opening(game, deal).bits, 100);
      if (dice < blunderRateFor('regular')(game, 2)) continue;
      const others = searched(regular, afterDice(game, deal));
      expect(makeBot('regular', { rollouts: 48 })?.choose(opening(game, deal))).toEqual(others);
      if (
        JSON.stringify(searched({ ...regular, minStandardErrors: 0 }, afterDice(game, deal))) !== JSON.stringify(others)
      )
        different++;
    }
    // Else the above would be true of any number of standard errors.
    expect(different).toBeGreaterThan(0);
  });

  test.each([
    { game: taxiGame(), knows: true },
    { game: yardsGame(), knows: false },
  ])('below master has a value model of $game.id: $knows', ({ game, knows }) => {
    const any: AnyGame = game;
    const greedy = makeBot('greedy');
    let withIt = 0;
    let without = 0;
    for (let deal = 1; deal <= 12; deal++) {
      const { state } = any.begin(2, fastChance(deal, 0));
      for (let step = 1; step <= 14; step++) {
        const now = asked(any, state, step);
        any.play(state, now.seat, greedy?.choose(now) as GameAction, fastChance(deal, step));
      }
      const decision = (): Decision => asked(any, state, deal);
      // Whoever never blunders throws no dice.
      const often = blunderRateFor('expert')(any, 2);
      if (often > 0 && below(decision().bits, 100) < often) continue;
      const searched = (learned: boolean): string => {
        const again = decision();
        if (often > 0) below(again.bits, 100);
        return JSON.stringify(new Searcher({}, { learned }).search(again, { rollouts: 64 })?.action);
      };
      const chosen = JSON.stringify(makeBot('expert', { rollouts: 64 })?.choose(decision()));
      expect(chosen).toBe(searched(knows));
      if (searched(true) !== searched(false)) chosen === searched(true) ? withIt++ : without++;
    }
    expect(knows ? withIt : without).toBeGreaterThan(0);
  });

  test.each([
    {
      game: taxiGame(),
      tables: [
        [7, 3, 30],
        [18, 6, 45],
        [18, 7, 45],
      ],
    },
    {
      game: tunnelGame(),
      tables: [
        [12, 6, 30],
        [22, 9, 30],
        [22, 9, 30],
      ],
    },
    {
      game: technologyGame(),
      tables: [
        [16, 8, 30],
        [24, 10, 30],
        [24, 10, 30],
      ],
    },
    {
      game: yardsGame(),
      tables: [
        [10, 0, 30],
        [24, 8, 45],
        [46, 28, 45],
      ],
    },
  ])('in $game.id blunders as often as its bots.json says, with two, three and four players', ({ game, tables }) => {
    expect(
      [2, 3, 4].map((seats) => [
        blunderRateFor('regular')(game, seats),
        blunderRateFor('expert')(game, seats),
        randomMoveRateFor(game, seats),
      ]),
    ).toEqual(tables);
  });

  test('with four players of the card game two decks are to come, and nobody is soon sure', () => {
    expect([2, 3, 4].map((seats) => minStandardErrorsFor(yardsGame(), seats, true))).toEqual([0.3, 0.3, 2.5]);
    expect([2, 3, 4].map((seats) => minStandardErrorsFor(yardsGame(), seats, false))).toEqual([1.2, 1.2, 1.2]);
    expect(minStandardErrorsFor(untriedGame(), 2, true)).toBe(1.2);
  });

  test.each([
    { id: 'regular', game: taxiGame(), players: 2, often: 7 },
    { id: 'regular', game: taxiGame(), players: 3, often: 18 },
    { id: 'expert', game: taxiGame(), players: 4, often: 7 },
    { id: 'expert', game: taxiGame(), players: 2, often: 3 },
    { id: 'master', game: taxiGame(), players: 2, often: 0 },
    { id: 'regular', game: tunnelGame(), players: 2, often: 12 },
    { id: 'expert', game: tunnelGame(), players: 2, often: 6 },
    { id: 'expert', game: tunnelGame(), players: 3, often: 9 },
    { id: 'regular', game: yardsGame(), players: 2, often: 10 },
    { id: 'regular', game: yardsGame(), players: 4, often: 46 },
    { id: 'expert', game: yardsGame(), players: 2, often: 0 },
    { id: 'expert', game: yardsGame(), players: 3, often: 8 },
    { id: 'master', game: yardsGame(), players: 4, often: 0 },
    { id: 'regular', game: technologyGame(), players: 2, often: 16 },
  ])(
    '$id in $game.id with $players blunders as often as its dice say, and settles for one of its ideas',
    ({ id, game, players, often }) => {
      const bot = makeBot(id, { rollouts: 16 });
      let away = 0;
      for (let deal = 0; deal < 60; deal++) {
        const decision = opening(game, deal, players);
        const action = bot?.choose(decision);
        const looksAway = below(opening(game, deal, players).bits, 100) < often;
        expect(bot?.report?.() === undefined).toBe(looksAway);
        if (looksAway) away++;
        if (looksAway) expect(action).toEqual(new Searcher().blunder(afterDice(game, deal, players)));
      }
      expect(away > 0).toBe(often > 0);
    },
  );

  test.each([
    { game: taxiGame(), players: 2, often: 30 },
    { game: taxiGame(), players: 4, often: 45 },
    { game: yardsGame(), players: 2, often: 30 },
    { game: yardsGame(), players: 3, often: 45 },
    { game: yardsGame(), players: 4, often: 45 },
  ])('novice in $game.id with $players does anything at all as often as its dice say', ({ game, players, often }) => {
    const bot = makeBot('novice');
    let anything = 0;
    for (let deal = 0; deal < 60; deal++) {
      const action = bot?.choose(opening(game, deal, players));
      const dice = opening(game, deal, players);
      const lapses = below(dice.bits, 100) < often;
      if (lapses) anything++;
      expect(action).toEqual(lapses ? dice.offers[below(dice.bits, dice.offers.length)] : planMove(dice));
    }
    expect(anything).toBeGreaterThan(0);
  });

  test('of a game that nobody has tried out blunders as often as on a usual board', () => {
    const game = untriedGame();
    expect([blunderRateFor('regular')(game, 3), blunderRateFor('expert')(game, 3)]).toEqual([12, 6]);
    expect(randomMoveRateFor(game, 4)).toBe(30);
  });
});

describe('weights', () => {
  test('are those of the number of players, or of the next smaller one', () => {
    expect(yardWeightsFor(yardsGame(), 3)).not.toEqual(yardWeightsFor(yardsGame(), 2));
    expect(yardWeightsFor(yardsGame(), 4)).not.toEqual(yardWeightsFor(yardsGame(), 3));
    expect(weightsFor(tunnelGame(), 3)).not.toEqual(weightsFor(tunnelGame(), 2));
    expect(weightsFor(taxiGame(), 4)).toEqual(weightsFor(taxiGame(), 2));
    expect(weightsFor(taxiGame(), 4)).not.toEqual(defaultWeights);
  });

  test('of a yard game that nobody has tuned are the default ones', () => {
    expect(yardWeightsFor({ ...yardsGame(), tuned: undefined }, 2)).toEqual(defaultYardWeights);
  });

  test('of the table somebody sits at are used, though the game is the same', () => {
    const game: AnyGame = yardsGame();
    const searcher = new Searcher();
    for (const players of [2, 4, 2]) {
      // With this deal the weights of two players give four another answer.
      const decision = (): Decision => opening(game, 1, players);
      const alone = new Searcher().search(decision(), { rollouts: 40 });
      expect(searcher.search(decision(), { rollouts: 40 })?.action).toEqual(alone?.action);
    }
    const forTwo = new Searcher({ yard: yardWeightsFor(game, 2) });
    expect(forTwo.search(opening(game, 1, 4), { rollouts: 40 })?.action).not.toEqual(
      searcher.search(opening(game, 1, 4), { rollouts: 40 })?.action,
    );
    let other = 0;
    const { state } = game.begin(4, fastChance(5, 0));
    for (let step = 1; step <= 60; step++) {
      const decision = asked(game, state, step);
      const action = planMove(decision);
      const forTwo = planMove(decision, { yard: yardWeightsFor(yardsGame(), 2) });
      if (JSON.stringify(forTwo) !== JSON.stringify(action)) other++;
      game.play(state, decision.seat, action, fastChance(5, step));
    }
    expect(other).toBeGreaterThan(0);
  });

  test('lean by what is added to them', () => {
    const game = tunnelGame();
    let leaning = 0;
    for (let deal = 1; deal <= 20; deal++) {
      const decision = opening(game, deal);
      const { turn } = weightsFor(game, 2);
      const more = planMove(decision, { adjust: { board: { turn: 2 } } });
      expect(more).toEqual(planMove(decision, { board: { turn: turn + 2 } }));
      if (JSON.stringify(more) !== JSON.stringify(planMove(decision))) leaning++;
    }
    expect(leaning).toBeGreaterThan(0);
  });
});
