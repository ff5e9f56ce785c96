import { batch } from '@preact/signals';
import { settings } from '../preferences/settings.ts';
import type { TableModel } from './table-model.ts';

/** Draws tickets, or asks once more where that is wished; says why not, if it is not allowed. */
export function drawTickets(model: TableModel): void {
  const action = { type: 'drawTickets' };
  model.shown.skip();
  if (!settings.confirmTickets.value || model.explain(action)) return model.attempt(action);
  model.rest();
  batch(() => {
    model.draft.clear();
    model.draft.drawing.value = true;
  });
}
