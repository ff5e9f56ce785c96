import type { ClaimRoute } from '@branchline/engine';
import type { NamedAction } from '@branchline/protocol';
import { boardOf } from './game.ts';
import type { TableModel } from './table-model.ts';

/** A way to claim a route, by names. */
export interface Claim extends NamedAction {
  readonly type: 'claimRoute' | 'claimHeldRoute';
  readonly route: string;
  readonly cards: readonly string[];
}

/** The offer, if it is one to claim a route. */
export function claimsOf(offer: NamedAction): readonly Claim[] {
  // The engine's own offers have these fields whenever they have these types.
  return offer.type === 'claimRoute' || offer.type === 'claimHeldRoute' ? [offer as Claim] : [];
}

/** The sensible ways to claim this route, best first. */
export function waysToClaim({ offers }: TableModel, route: string): readonly Claim[] {
  return offers.value.flatMap(claimsOf).filter((claim) => claim.route === route);
}

/** The routes that can be claimed only by giving several cards of any kind for one (NO-21, UK-5). */
export function dearRoutes({ offers, game, shown, seat }: TableModel): ReadonlySet<string> {
  const board = boardOf(game);
  const [matched, all] = [new Set<string>(), new Set<string>()];
  if (!board || seat.value === undefined) return all;
  for (const claim of offers.value.flatMap(claimsOf)) {
    all.add(claim.route);
    const numbered = board.naming.numbered<ClaimRoute>(claim);
    if (!board.givesGroups(shown.view.value, seat.value, numbered)) matched.add(claim.route);
  }
  return new Set([...all].filter((route) => !matched.has(route)));
}

/** What claiming this route with these cards would be: a held one with Right of Way (UK-31). */
export function claimWith({ position }: TableModel, route: string, cards: readonly string[]): Claim {
  const held = position.value.allows?.includes('claimHeldRoute') ?? false;
  return { type: held ? 'claimHeldRoute' : 'claimRoute', route, cards };
}

/** Cards that can be laid in the yard now, and the row another player would lose by it (CG-33). */
export interface WayToLay {
  readonly cards: readonly string[];
  readonly robbed?: { readonly seat: number; readonly cards: readonly string[] } | undefined;
}

/** Whom these cards would rob, laid now, and of what; nobody, if no other yard has their colour. */
export function robbedBy({ position, seat: me }: TableModel, cards: readonly string[]): WayToLay['robbed'] {
  for (const { seat, yard = [] } of position.value.players) {
    const row = yard.find(({ colour }) => cards.includes(colour));
    if (!row || seat === me.value) continue;
    const lost = [...new Array<string>(row.cards).fill(row.colour), ...new Array<string>(row.wilds).fill('wild')];
    return { seat, cards: lost };
  }
  return undefined;
}

/** Every sensible set to lay, as the game offers it: those that rob first, then the longest. */
export function waysToLay(model: TableModel): readonly WayToLay[] {
  const sets = model.offers.value.flatMap(({ type, cards }) =>
    type === 'layCards' && Array.isArray(cards) ? [cards.map(String)] : [],
  );
  return sets
    .map((cards): WayToLay => ({ cards, robbed: robbedBy(model, cards) }))
    .sort(
      (one, other) =>
        (other.robbed?.cards.length ?? 0) - (one.robbed?.cards.length ?? 0) || other.cards.length - one.cards.length,
    );
}
