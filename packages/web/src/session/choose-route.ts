import { batch } from '@preact/signals';
import { settings } from '../preferences/settings.ts';
import { isSubset } from './draft.ts';
import { claimWith, waysToClaim } from './offers.ts';
import type { TableModel } from './table-model.ts';

/** A route was clicked: how to pay for it, or why it cannot be claimed. Cards already picked stay picked if they can. */
export function chooseRoute(model: TableModel, route: string): void {
  const { draft, shown } = model;
  // The second tap on a route that was claimed by the first: nobody asks why it cannot be claimed.
  if (model.asked.value === undefined && model.resting.value) return;
  shown.skip();
  const ways = waysToClaim(model, route);
  const fitting = ways.find(({ cards }) => isSubset(draft.cards.value, cards)) ?? ways[0];
  if (!fitting) {
    draft.clear();
    model.problem.value = model.explain(claimWith(model, route, []));
    return;
  }
  if (ways.length === 1 && !settings.confirm.value) return model.attempt(fitting);
  batch(() => {
    model.problem.value = undefined;
    draft.technology.value = undefined;
    draft.shopping.value = false;
    draft.building.value = false;
    draft.city.value = undefined;
    draft.route.value = route;
    draft.pay(fitting.cards);
  });
}
