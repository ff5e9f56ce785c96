import { type BoardGame, isBoardGame } from '@branchline/engine';
import { describe, expect, test } from 'vitest';
import { gameList } from './all.ts';
import type { GameEntry } from './pack/game-entry.ts';
import type { Pack } from './pack/pack.ts';
import { gameFromPack } from './pack/pack-game.ts';
import { checkRoutes, HANDS, type PaymentCase, type PrintedRoute, randomHand } from './testing/check-payments.ts';
import type { Counts, Due } from './testing/every-payment.ts';
import { randomPack } from './testing/random-pack.ts';

/** C-32, NO-20, NO-21, NO-30 to NO-32, NO-46, EU-6: what a map's own numbers say of a route. */
function dueOf(route: PrintedRoute, { deck, rules }: Pack): Due {
  const { wild, anyForWild = {} } = rules.payment;
  const { everywhere = 0, ferry = everywhere } = anyForWild;
  return {
    length: route.length,
    symbols: route.ferry ?? 0,
    colours: route.colour === 'grey' ? deck.colours : [route.colour],
    wilds: wild === 'everywhere' || route.ferry !== undefined || route.tunnel === true,
    group: route.anyCardsForOne ?? (route.ferry ? ferry : everywhere),
    mayLeave: false,
  };
}

function boardOf({ make, options, id }: GameEntry): BoardGame {
  const game = make(Object.fromEntries(options.map((option) => [option.name, option.default])));
  if (!isBoardGame(game)) throw new Error(`${id} has no board`);
  return game;
}

/** Every map without code of its own, which would have its own prices, and some made at random. */
const maps = [...gameList, ...[1, 2, 3, 4].map((seed) => gameFromPack(randomPack(seed)))];
const CASES: readonly PaymentCase[] = maps.flatMap((entry) => {
  const { pack, name } = entry;
  if (pack === undefined || pack.code !== undefined) return [];
  return [
    {
      name,
      game: boardOf(entry),
      routes: pack.routes,
      technologies: [],
      due: (route: PrintedRoute) => dueOf(route, pack),
    },
  ];
});

describe.each(CASES)('$name: every selection of a hand on every route', (one) => {
  test.each(Array.from({ length: 4 }, (_, part) => part))(
    'is taken exactly when the rules take it, and sensible ways are offered, part %i (C-32, NO-21, NO-32)',
    (part) => {
      const hands = Array.from({ length: HANDS }, (_, hand) => randomHand(one.game, 100 * part + hand));

      expect(hands.flatMap((hand) => checkRoutes(one, hand)).slice(0, 5)).toEqual([]);
    },
  );
});

const LONG = CASES.map((one) => ({ ...one, routes: one.routes.filter(({ length }) => length > 7) }));

describe.each(LONG.filter(({ routes }) => routes.length > 0))('$name: its longest routes', (one) => {
  const { colours, perColour, wilds } = one.game.rules.facts.deck;

  /** So many cards of the first colours, and wilds; no more than there are. */
  const handOf = (wild: number, ...counts: readonly number[]): Counts => ({
    ...Object.fromEntries(counts.map((count, kind) => [colours[kind] ?? 'wild', Math.min(count, perColour)])),
    wild: Math.min(wild, wilds),
  });

  test.each([
    [3, 7, 3, 3],
    [4, 12],
    [0, 10, 10],
    [14, 4, 5],
    [2, 7, 4],
    [0, 7, 9, 3],
    [10, 2],
  ])('out of %i wilds and %i, %i and %i of a colour (C-32, NO-21)', (wild, ...counts) => {
    expect(checkRoutes(one, handOf(wild, ...counts)).slice(0, 5)).toEqual([]);
  });
});
