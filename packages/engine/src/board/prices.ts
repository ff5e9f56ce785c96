import { type Hand, type Held, type Price, type Purse, priceOf, reach, reduced } from './payment.ts';
import type { BoardRules } from './rules.ts';

/** What every route costs a seat that holds some technologies. */
export interface PriceList {
  /** Route by route, discount taken off. */
  readonly prices: readonly Price[];
  /** The few purses there are. */
  readonly purses: readonly Purse[];
  readonly longest: number;
  /** Word by word, then purse by purse, then by what can be paid from it: the routes for which that is enough, as bits. */
  readonly payable: readonly (readonly number[])[];
}

/** Thirty routes a word: a small integer on every engine. */
const WORD = 30;

/** A price depends on the route and a few technologies alone, so every price there can be is worked out beforehand. */
export function pricing({ board, payment }: BoardRules): (held: Held) => PriceList {
  const listFor = (held: Held): PriceList =>
    listOf(board.routes.map((route) => reduced(priceOf(payment, route, held), payment.discountOf(held))));
  const table = new Map<number, PriceList>();
  for (let held = payment.dependsOn; held > 0; held = (held - 1) & payment.dependsOn) table.set(held, listFor(held));
  const bare = listFor(0);
  return (held) => table.get(held & payment.dependsOn) ?? bare;
}

function listOf(prices: readonly Price[]): PriceList {
  const purses: Purse[] = [];
  for (const price of prices) if (!purses.some((purse) => paysFor(purse, price))) purses.push(price);
  const longest = Math.max(0, ...prices.map(({ length }) => length));
  const payable: number[][] = [];
  for (let first = 0; first < prices.length; first += WORD) {
    const word = prices.slice(first, first + WORD);
    const bits = (purse: Purse, most: number): number =>
      word.reduce((sum, price, bit) => (paysFor(purse, price) && price.length <= most ? sum | (1 << bit) : sum), 0);
    payable.push(purses.flatMap((purse) => Array.from({ length: longest + 1 }, (_, most) => bits(purse, most))));
  }
  return { prices, purses, longest, payable };
}

function paysFor(one: Purse, other: Purse): boolean {
  return one.colour === other.colour && one.wild === other.wild && one.group === other.group;
}

/** The routes that this hand can pay for by their length alone, as words of bits; `routeOf` tells which they are. */
export function withinReach(hand: Hand, { purses, longest, payable }: PriceList): number[] {
  const words: number[] = [];
  for (let word = 0; word < payable.length; word++) words.push(0);
  for (let purse = 0; purse < purses.length; purse++) {
    const at = purse * (longest + 1) + Math.min(reach(hand, purses[purse]), longest);
    for (let word = 0; word < words.length; word++) words[word] |= payable[word][at];
  }
  return words;
}

/** The route of the lowest bit in a word. */
export function routeOf(word: number, bits: number): number {
  return word * WORD + 31 - Math.clz32(bits & -bits);
}
