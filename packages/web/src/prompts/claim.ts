import type { NamedAction } from '@branchline/protocol';
import { batch } from '@preact/signals';
import { settings } from '../settings/settings.ts';
import { within } from '../table/draft.ts';
import type { TableModel } from '../table/table-model.ts';

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

/** A route was clicked: how to pay for it, or why it cannot be claimed. Cards already picked stay picked if they can. */
export function chooseRoute(model: TableModel, route: string): void {
  const { draft, stage } = model;
  stage.hurry();
  const ways = waysToClaim(model, route);
  const fitting = ways.find(({ cards }) => within(draft.cards.value, cards)) ?? ways[0];
  if (!fitting) {
    batch(() => {
      draft.clear();
      model.whyNot.value = model.explain(claimWith(model, route, []));
    });
    return;
  }
  if (ways.length === 1 && !settings.confirm.value) return model.attempt(fitting);
  batch(() => {
    model.whyNot.value = undefined;
    draft.technology.value = undefined;
    draft.shopping.value = false;
    draft.route.value = route;
    draft.pay(fitting.cards);
  });
}
