import type { NamedAction } from '@branchline/protocol';
import type { TableModel } from '../table-model.ts';

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

/** What claiming this route with these cards would be: a held one with Right of Way (UK-31). */
export function claimWith({ position }: TableModel, route: string, cards: readonly string[]): Claim {
  const held = position.value.allows?.includes('claimHeldRoute') ?? false;
  return { type: held ? 'claimHeldRoute' : 'claimRoute', route, cards };
}
