import type { Pack, PackOption } from './pack.ts';

/** Cards for everybody, wilds besides, a market and one to draw, with the largest table and hand there can be. */
export function deckFaults({ seats, deck, rules }: Pack): string[] {
  const cards = deck.colours.length * deck.perColour + deck.wilds;
  const hand = Math.max(rules.start.cards, ...rules.options.flatMap(startingCards));
  const needed = seats.max * (hand + rules.start.wilds) + deck.market + 1;
  return [
    ...(seats.max * rules.start.wilds <= deck.wilds
      ? []
      : [`rules, start: ${deck.wilds} wilds are not enough to give ${seats.max * rules.start.wilds}`]),
    ...(cards >= needed ? [] : [`deck: ${cards} cards are not enough for ${seats.max} hands and a market: ${needed}`]),
    ...sweepFaults(deck, rules.market?.sweepAt),
  ];
}

export const startingCards = (option: PackOption): readonly number[] =>
  typeof option === 'string' ? [] : option.startingCards;

/** How often a market may have to be turned anew on end, in the worst case: more often, and the game stands still. */
const MOST_SWEEPS = 1000;

/**
 * NY-3: a market is turned anew while it has so many wilds, unless the cards outside the hands cannot better it. At worst just
 * enough coloured cards are there for a market that stays, and every wild.
 */
function sweepFaults({ wilds, market }: Pack['deck'], sweepAt: number | undefined): string[] {
  if (sweepAt === undefined) return [];
  if (sweepAt > market) return [`rules, market: ${market} cards never show ${sweepAt} wilds`];
  return mightSweepForever({ wilds, market }, sweepAt)
    ? [`rules, market: swept at ${sweepAt} of ${market} with ${wilds} wilds in the deck, it might never stay`]
    : [];
}

/** Could such a market have to be turned anew for ever? */
export function mightSweepForever(
  { wilds, market }: Pick<Pack['deck'], 'wilds' | 'market'>,
  sweepAt: number | undefined,
): boolean {
  if (sweepAt === undefined || sweepAt > market || wilds < sweepAt) return false;
  return choices(wilds + market - sweepAt + 1, market) / choices(wilds, sweepAt - 1) > MOST_SWEEPS;
}

/** In how many ways so many can be chosen out of many. */
function choices(many: number, chosen: number): number {
  let ways = 1;
  for (let one = 0; one < chosen; one++) ways = (ways * (many - one)) / (one + 1);
  return ways;
}
