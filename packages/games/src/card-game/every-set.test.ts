import { below, cardsOf, countOf, fastBits, totalOf } from '@branchline/engine';
import { givenYard } from '@branchline/engine/testing';
import { expect, test } from 'vitest';
import { cardGame } from './rules.ts';

const SEAT = 0;
const game = cardGame();
const names = game.naming.names.cards;
const wild = names.length - 1;

interface Row {
  readonly owner: number;
  readonly length: number;
}

/** CG-30 to CG-34, read anew: nothing of the engine is used to decide. */
function legal(set: readonly number[], rows: ReadonlyMap<number, Row>): boolean {
  const colours = [...set.keys()].filter((kind) => kind !== wild && (set[kind] ?? 0) > 0);
  const total = set.reduce((sum, count) => sum + count, 0);
  if (colours.some((colour) => rows.get(colour)?.owner === SEAT)) return false;
  if (colours.length === 3) return total === 3 && colours.every((colour) => !rows.has(colour));
  return colours.length === 1 && total >= 2 && colours.every((colour) => total > (rows.get(colour)?.length ?? 0));
}

/** Every set that can be taken out of a hand. */
function* setsOf(hand: readonly number[]): Generator<readonly number[]> {
  const [first, ...rest] = hand;
  if (first === undefined) return yield [];
  for (const set of setsOf(rest)) for (let count = 0; count <= first; count++) yield [count, ...set];
}

/** A small hand and some rows, by chance. */
function position(seed: number) {
  const bits = fastBits(seed, 0);
  const hand = names.map(() => 0);
  for (let card = below(bits, 8); card >= 0; card--) {
    const kind = below(bits, 3) === 0 ? wild : below(bits, wild);
    hand[kind] = (hand[kind] ?? 0) + 1;
  }
  const yards: Record<string, string[]>[] = [{}, {}, {}];
  const rows = new Map<number, Row>();
  for (let colour = 0; colour < wild; colour++) {
    if (below(bits, 2) === 0) continue;
    const owner = below(bits, 3);
    const cards = [names[colour] ?? '', ...['wild', names[colour] ?? ''].slice(0, below(bits, 3))];
    (yards[owner] ?? {})[names[colour] ?? ''] = cards;
    rows.set(colour, { owner, length: cards.length });
  }
  const hands = [hand.flatMap((count, kind) => new Array<string>(count).fill(names[kind] ?? ''))];
  return { hand, rows, table: givenYard(game, { seats: 3, hands, yards, market: [], deck: [] }) };
}

test('every legal set is taken, no other is, and every length of every row is offered once (CG-30 to CG-34)', () => {
  for (let seed = 0; seed < 300; seed++) {
    const { hand, rows, table } = position(seed);
    const allowed = [...setsOf(hand)].filter((set) => legal(set, rows)).map((set) => cardsOf(set));
    const taken = [...setsOf(hand)]
      .map((set) => cardsOf(set))
      .filter((cards) => game.explain(table.state, SEAT, { type: 'layCards', cards }) === undefined);
    expect([seed, taken]).toEqual([seed, allowed]);

    const offered = game.offers(table.state, SEAT).flatMap((offer) => (offer.type === 'layCards' ? [offer.cards] : []));
    expect([seed, new Set(offered).size]).toEqual([seed, offered.length]);
    expect(offered.filter((cards) => !allowed.includes(cards))).toEqual([]);
    expect([seed, [...new Set(offered.map(shape))].toSorted()]).toEqual([
      seed,
      [...new Set(allowed.map(shape))].toSorted(),
    ]);
  }
});

/** The colours of a set and its length. */
function shape(cards: number): string {
  return `${names.filter((_, kind) => kind !== wild && countOf(cards, kind) > 0).join(' ')} ${totalOf(cards)}`;
}
