import {
  type Bits,
  below,
  fastBits,
  fastChance,
  type Game,
  type GameAction,
  type GameEvent,
  isBadOption,
  type OptionRule,
  type Options,
  readOptions,
  type Seat,
  type State,
  strongChance,
  type Viewer,
  veilEvent,
} from '@branchline/engine';
import {
  anyOffer,
  anyType,
  audit,
  type Choice,
  hoarding,
  laidOut,
  type Moment,
  mutate,
  otherWorld,
  randomPlay,
  SAME_ON_TOP,
} from '@branchline/engine/testing';
import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { gameList } from './all.ts';
import type { GameEntry } from './pack/game-entry.ts';
import { gameFromPack } from './pack/pack-game.ts';
import { randomPack } from './testing/random-pack.ts';

/** How many games each property plays at each table; more of them, and other ones, with BRANCHLINE_GAMES and BRANCHLINE_SEED. */
const GAMES = Number(process.env.BRANCHLINE_GAMES ?? 1);
const FIRST_SEED = Number(process.env.BRANCHLINE_SEED ?? 20261115);

vi.setConfig({ testTimeout: 60_000 * GAMES });

interface Table {
  readonly title: string;
  readonly game: Game;
  readonly seats: number;
}

/** How many maps made at random are played besides; with other seeds they are other maps. */
const MAPS = Number(process.env.BRANCHLINE_MAPS ?? 4);

const maps = Array.from({ length: MAPS }, (_, number) => gameFromPack(randomPack(FIRST_SEED + number)));

/**
 * Every game and the random maps, with every number of seats, as it is and with every option turned. A new game in the list is
 * covered by itself.
 */
const tables: readonly Table[] = [...gameList, ...maps].flatMap((entry) =>
  Array.from({ length: entry.seats.max - entry.seats.min + 1 }, (_, more) => entry.seats.min + more).flatMap((seats) =>
    optionSets(entry, seats).map((options) => ({
      title: `${entry.id} for ${seats}${Object.keys(options)
        .map((name) => `, ${name} ${options[name]}`)
        .join('')}`,
      game: made(entry, options),
      seats,
    })),
  ),
);

function optionSets({ options }: GameEntry, seats: number): Options[] {
  const turned = (rule: OptionRule): [string, boolean | number] => {
    if (rule.kind === 'yesNo') return [rule.name, !rule.default];
    // A seat number among the options is one of this table.
    const others = rule.among.filter(
      (value) => value !== rule.default && (rule.name !== 'firstSeat' || value <= seats),
    );
    return [rule.name, others.at(-1) ?? rule.default];
  };
  return [{}, Object.fromEntries(options.map(turned))];
}

function made(entry: GameEntry, given: Options): Game {
  const options = readOptions(entry.options, given);
  if (isBadOption(options)) throw new Error(`${entry.id} does not take ${JSON.stringify(given)}`);
  return entry.make(options);
}

type Step = Moment<GameAction, GameEvent>;

const CHOICES: readonly Choice[] = [anyOffer, anyType, hoarding];

/** A game at this table: its seed also says how it is played. */
function play({ game, seats }: Table, seed: number): Generator<Step> {
  return randomPlay(game, seats, seed, CHOICES[seed % CHOICES.length] ?? anyOffer);
}

/** Plays some games; the first that breaks the property is told by its seed, in one line. */
function holdsFor(check: (seed: number) => void): void {
  fc.assert(
    fc.property(fc.nat({ max: 999_999 }), (seed) => {
      // Every way of choosing gets its turn.
      for (let choice = 0; choice < CHOICES.length; choice++) check(seed * CHOICES.length + choice);
    }),
    { numRuns: GAMES, seed: FIRST_SEED, endOnFailure: true, reporter: tellSeed },
  );
}

function tellSeed(details: fc.RunDetails<[number]>): void {
  if (!details.failed) return;
  const reason = details.errorInstance instanceof Error ? details.errorInstance.message : String(details.errorInstance);
  throw new Error(reason.split('\n')[0]?.slice(0, 400));
}

/** Anything that is compared here is compared byte by byte. */
function same(one: unknown, other: unknown, what: string): void {
  const [first, second] = [JSON.stringify(one), JSON.stringify(other)];
  if (first === second) return;
  let place = 0;
  while (first?.[place] === second?.[place]) place++;
  const near = (text = ''): string => text.slice(Math.max(0, place - 40), place + 40);
  throw new Error(`${what}: ${near(first)} is not ${near(second)}`);
}

/** Says where a fault was found, so that it can be found again. */
function at(seed: number, step: number, check: () => void): void {
  try {
    check();
  } catch (error) {
    throw new Error(`seed ${seed}, step ${step}: ${error instanceof Error ? error.message : error}`);
  }
}

function eachStep(table: Table, check: (step: Step, bits: Bits) => void): void {
  holdsFor((seed) => {
    const bits = fastBits(seed, 0x5eed);
    for (const step of play(table, seed)) at(seed, step.step, () => check(step, bits));
  });
}

const viewersOf = (seats: number): readonly Viewer[] => [
  ...Array.from({ length: seats }, (_, seat) => seat),
  'watcher',
];

describe.each(tables)('$title', (table) => {
  const { game, seats } = table;
  const viewers = viewersOf(seats);

  test('every card, ticket, piece, station and technology is in exactly one place', () => {
    const counted = laidOut(game);
    holdsFor((seed) => {
      at(seed, 0, () => same(audit(counted, game.begin(seats, fastChance(seed, 0)).state), [], 'the deal'));
      for (const { state, step } of play(table, seed))
        at(seed, step, () => same(audit(counted, state), [], 'after it'));
    });
  });

  test('what is offered is accepted, and a seat that sees only its view is offered the same', () => {
    eachStep(table, ({ before }, bits) => {
      for (let seat = 0; seat < seats; seat++) {
        const offers = game.offers(before, seat);
        const view = game.veil(before, seat);
        same(offers, game.offers(view, seat), `offers to seat ${seat} on state and view`);
        same(game.asked(before, seat), game.asked(view, seat), 'the question');
        if (offers.length > 0 !== game.awaiting(before).includes(seat))
          throw new Error(`seat ${seat} is asked and offered nothing`);
        if (new Set(offers.map((offer) => JSON.stringify(offer))).size < offers.length)
          throw new Error('an offer is made twice');
        for (const offer of some(offers, 12, bits)) accepts(game, before, seat, offer);
      }
    });
  });

  test('a refused action changes nothing, for the reason told; a legal one has its like among the offers', () => {
    eachStep(table, ({ before, action, seat: actor }, bits) => {
      const wrong = [action, ...Array.from({ length: 6 }, () => mutate(action, everyOffer(game, before, seats), bits))];
      for (const tried of wrong) {
        for (const seat of [actor, below(bits, seats), -1, seats]) ruled(game, before, seat, tried);
      }
    });
  });

  test('the events alone, by names and through JSON, make the same state', () => {
    holdsFor((seed) => {
      const told = game.blank();
      const hear = (events: readonly GameEvent[]): void => {
        for (const event of events) {
          const text = JSON.stringify(game.naming.named(event));
          if (NAMELESS.test(text)) throw new Error(`a number where a name belongs: ${text}`);
          game.evolve(told, game.naming.numbered<GameEvent>(JSON.parse(text)));
        }
      };
      hear(game.begin(seats, fastChance(seed, 0)).events);
      for (const { before, state, events, step } of play(table, seed)) {
        at(seed, step, () => {
          same(told, before, 'replayed, before');
          hear(events);
          same(told, state, 'replayed');
        });
      }
    });
  });

  test('veiled events on a veiled view make the view of what came of them, for every seat and a watcher', () => {
    eachStep(table, ({ before, state, events }) => {
      for (const viewer of viewers) {
        const view = game.veil(before, viewer);
        for (const event of events) {
          game.evolve(view, veilEvent(event, viewer));
          game.cover(view, viewer);
        }
        same(view, game.veil(state, viewer), `the view of ${viewer}`);
      }
    });
  });

  test('what is imagined looks the same from where it was imagined, and is a state like any other', () => {
    const counted = laidOut(game);
    eachStep(table, ({ before, step }) => {
      const viewer = viewers[step % viewers.length] ?? 0;
      const view = game.veil(before, viewer);
      const world = game.imagine(view, fastChance(step, 1));
      same(game.veil(world, viewer), view, `imagined by ${viewer}`);
      same(audit(counted, world), [], `imagined by ${viewer}`);
      same(view, game.veil(before, viewer), 'the view imagined from');
      for (const seat of game.awaiting(world)) {
        for (const offer of game.offers(world, seat).slice(0, 2)) accepts(game, world, seat, offer);
      }
    });
  });

  test('the same seed is the same game, with the quick chance and the strong one', () => {
    holdsFor((seed) => {
      same(record(table, seed), record(table, seed), `seed ${seed}`);
      const strong = (): unknown => game.begin(seats, strongChance(seed.toString(16).padStart(64, '0'), 0)).events;
      same(strong(), strong(), `seed ${seed}, strong`);
    });
  });

  test('a seat cannot tell two worlds apart that differ in what it may not see: views, offers, reasons', () => {
    eachStep(table, ({ before, action, step }, bits) => {
      const viewer = viewers[step % viewers.length] ?? 0;
      const world = game.imagine(game.veil(before, viewer), fastChance(step, 2));
      same(game.veil(before, viewer), game.veil(world, viewer), `the view of ${viewer}`);
      same(
        game.describe(game.veil(before, viewer)),
        game.describe(game.veil(world, viewer)),
        `the position of ${viewer}`,
      );
      same(game.awaiting(before), game.awaiting(world), 'who is asked');
      if (viewer === 'watcher' || viewer === 'replay') return;
      same(game.offers(before, viewer), game.offers(world, viewer), `the offers of ${viewer}`);
      const tried = [action, ...Array.from({ length: 5 }, () => mutate(action, everyOffer(game, before, seats), bits))];
      for (const one of tried) {
        same(
          game.explain(before, viewer, one),
          game.explain(world, viewer, one),
          `the law for ${viewer} on ${JSON.stringify(one)}`,
        );
      }
    });
  });

  test('nor by what happens in them: events and the views after them', () => {
    let compared = 0;
    holdsFor((seed) => {
      const bits = fastBits(seed, 0x0a11);
      for (const { before, state, seat, action, events, step } of play(table, seed)) {
        for (const viewer of viewers) {
          const world = otherWorld(laidOut(game), before, viewer, bits);
          at(seed, step, () => {
            same(audit(laidOut(game), world), [], 'the other world');
            same(game.veil(world, viewer), game.veil(before, viewer), 'the other world');
            if (turnsUpMore(events) || game.explain(world, seat, action) !== undefined) return;
            const ruling = game.play(world, seat, action, fastChance(seed, step));
            if (!ruling.ok) throw new Error('the law changed its mind');
            same(seenBy(viewer, events), seenBy(viewer, ruling.events), `what ${viewer} sees happen`);
            same(game.veil(state, viewer), game.veil(world, viewer), `what ${viewer} sees then`);
            compared++;
          });
        }
      }
    });
    // Most steps can be compared; a property that compares nothing proves nothing.
    expect(compared).toBeGreaterThan(100 * GAMES);
  });

  test('a game ends, nothing is asked then, and its score adds up', () => {
    holdsFor((seed) => {
      let last: Step | undefined;
      for (const step of play(table, seed)) last = step;
      const end = last?.state ?? game.blank();
      at(seed, last?.step ?? 0, () => {
        if (!game.describe(end).over) throw new Error('nobody is asked and it is not over');
        for (const action of everyOffer(game, last?.before ?? end, seats)) {
          same(game.explain(end, 0, action)?.code, 'gameOver', 'after the end');
        }
        const sheet = game.score(end);
        for (const { lines, total } of sheet.seats)
          same(
            lines.reduce((sum, { points }) => sum + points, 0),
            total,
            'the total',
          );
        const best = Math.max(...sheet.seats.map(({ total }) => total));
        for (const seat of sheet.winners) same(sheet.seats[seat]?.total, best, 'the winner');
        same(game.score(game.veil(end, 'replay')), sheet, 'the score of a replay');
      });
    });
  });
});

/** A card, route, ticket, technology or city that has kept its number. */
const NAMELESS = /"(card|colour|route|ticket|technology|city)":\d|"(cards|tickets|kept|returned|items|choice)":(\[)?\d/;

/** So many of them, at random. */
function some<Thing>(things: readonly Thing[], many: number, bits: Bits): readonly Thing[] {
  return things.length <= many
    ? things
    : Array.from({ length: many }, () => things[below(bits, things.length)] as Thing);
}

function everyOffer(game: Game, state: State, seats: number): readonly GameAction[] {
  return Array.from({ length: seats }, (_, seat) => seat).flatMap((seat) => game.offers(state, seat));
}

function accepts(game: Game, state: State, seat: Seat, offer: GameAction): void {
  same(game.explain(state, seat, offer), undefined, `the law on ${JSON.stringify(offer)}`);
  same(game.naming.numbered(game.naming.named(offer)), offer, 'an offer by names and back');
  const ruling = game.play(game.copy(state), seat, offer, fastChance(1, 1));
  if (!ruling.ok) throw new Error(`offered and refused: ${JSON.stringify([offer, ruling.rejection])}`);
}

/** The law and the play agree, on the state and on the view of the seat. */
function ruled(game: Game, before: State, seat: Seat, tried: GameAction): void {
  const reason = game.explain(before, seat, tried);
  same(
    game.explain(game.veil(before, seat), seat, tried),
    reason,
    `the law on state and view, ${JSON.stringify(tried)}`,
  );
  const state = game.copy(before);
  const ruling = game.play(state, seat, tried, fastChance(1, 1));
  same(ruling.ok ? undefined : ruling.rejection, reason, 'law and play');
  if (!ruling.ok) return same(state, before, `refused, ${JSON.stringify(tried)}`);
  const like = game.offers(before, seat).filter(({ type }) => type === tried.type);
  const about = (action: GameAction): unknown =>
    'route' in action ? action.route : 'city' in action ? action.city : undefined;
  if (!like.some((offer) => about(offer) === about(tried)))
    throw new Error(`legal and nothing like it offered: ${JSON.stringify(tried)}`);
}

function record(table: Table, seed: number): unknown {
  return [...play(table, seed)].map(({ seat, action, events }) => [seat, action, events]);
}

const seenBy = (viewer: Viewer, events: readonly GameEvent[]): readonly GameEvent[] =>
  events.map((event) => veilEvent(event, viewer));

/** What lies below the top of the deck, or in another's hand, may come to light with reason: then worlds may differ. */
const TURNS_UP = ['marketFilled', 'cardDrawn', 'cardTurned'];
const MIXES_HANDS = ['marketSwept', 'secondDeckMade', 'ticketsCompleted'];

function turnsUpMore(events: readonly GameEvent[]): boolean {
  if (events.some(({ type }) => MIXES_HANDS.includes(type))) return true;
  return events.filter(({ type }) => TURNS_UP.includes(type)).length > SAME_ON_TOP;
}
