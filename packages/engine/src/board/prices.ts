import type { Cards } from '../kernel/cards.ts';
import type { ClaimRoute } from './actions.ts';
import { GREY } from './board.ts';
import type { BoardLayout } from './layout.ts';
import {
  type Hand,
  type Held,
  type Price,
  type Priced,
  type Purse,
  priced,
  priceOf,
  reach,
  reduced,
} from './payment.ts';
import type { BoardRules } from './rules.ts';

/** What everything costs a seat that holds some technologies. */
export interface PriceList {
  /** Route by route, discount taken off: to claim it while it is free, or while another holds it (UK-31). */
  readonly free: readonly Priced<ClaimRoute>[];
  readonly held: readonly Priced<ClaimRoute>[];
  readonly technologies: readonly Priced<Cards>[];
  /** The few purses there are. */
  readonly purses: readonly Purse[];
  readonly longest: number;
  /** Purse by purse, then by what can be paid from it: the routes for which that is enough, as `words` words of bits. */
  readonly payable: readonly number[];
  readonly words: number;
}

/** Thirty routes a word: a small integer on every engine. */
const WORD = 30;

/** A price depends on what it is for and a few technologies alone, so every price there can be is worked out beforehand. */
export function pricing(rules: BoardRules, at: BoardLayout): (held: Held) => PriceList {
  const { board, payment, technologies } = rules;
  const listFor = (held: Held): PriceList => {
    const prices = board.routes.map((route) => reduced(priceOf(payment, route, held), payment.discountOf(held)));
    const toClaim = (type: ClaimRoute['type']): readonly Priced<ClaimRoute>[] =>
      prices.map((price, route) => priced(price, at, (cards) => ({ type, route, cards })));
    return {
      free: toClaim('claimRoute'),
      held: technologies ? toClaim('claimHeldRoute') : [],
      technologies: (technologies?.list ?? []).map(({ price }) =>
        priced(priceIn(price, technologies?.groupOf(held) ?? 0), at, sameCards),
      ),
      ...reachable(prices),
    };
  };
  const table = new Map<number, PriceList>();
  for (let held = payment.dependsOn; held > 0; held = (held - 1) & payment.dependsOn) table.set(held, listFor(held));
  const bare = listFor(0);
  return (held) => table.get(held & payment.dependsOn) ?? bare;
}

/** UK-10: its price in locomotives, or groups that are as good as one (UK-5). */
function priceIn(locomotives: number, group: number): Price {
  return { length: locomotives, symbols: locomotives, colour: GREY, wild: true, group, gamble: false };
}

/** EU-10: for the first station, the second …: cards of one colour, wilds among them or nothing but wilds. */
export function stationPrices({ stations }: BoardRules, at: BoardLayout): readonly Priced<Cards>[] {
  const price = { symbols: 0, colour: GREY, wild: true, group: 0, gamble: false };
  return (stations?.prices ?? []).map((length) => priced({ ...price, length }, at, sameCards));
}

function sameCards(cards: Cards): Cards {
  return cards;
}

function reachable(prices: readonly Price[]): Pick<PriceList, 'purses' | 'longest' | 'payable' | 'words'> {
  const purses: Purse[] = [];
  for (const price of prices) if (!purses.some((purse) => paysFor(purse, price))) purses.push(price);
  const longest = Math.max(0, ...prices.map(({ length }) => length));
  const words = Math.ceil(prices.length / WORD);
  const payable: number[] = [];
  for (const purse of purses) {
    for (let most = 0; most <= longest; most++) {
      const within = prices.map((price) => paysFor(purse, price) && price.length <= most);
      for (let word = 0; word < words; word++) payable.push(bitsOf(within.slice(word * WORD, (word + 1) * WORD)));
    }
  }
  return { purses, longest, payable, words };
}

function bitsOf(set: readonly boolean[]): number {
  return set.reduce((bits, one, bit) => (one ? bits | (1 << bit) : bits), 0);
}

function paysFor(one: Purse, other: Purse): boolean {
  return one.colour === other.colour && one.wild === other.wild && one.group === other.group;
}

/** The routes that this hand can pay for by their length alone, as words of bits; `routeOf` tells which they are. */
export function withinReach(hand: Hand, { purses, longest, payable, words }: PriceList): number[] {
  const found: number[] = [];
  for (let word = 0; word < words; word++) found.push(0);
  for (let purse = 0; purse < purses.length; purse++) {
    const most = reach(hand, purses[purse]);
    const at = (purse * (longest + 1) + (most < longest ? most : longest)) * words;
    for (let word = 0; word < words; word++) found[word] |= payable[at + word];
  }
  return found;
}

/** The route of the lowest bit in a word. */
export function routeOf(word: number, bits: number): number {
  return word * WORD + 31 - Math.clz32(bits & -bits);
}
