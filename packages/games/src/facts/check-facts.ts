import { type BoardFile, boardFaults } from './check-board.ts';
import { type YardFile, yardFaults } from './check-yard.ts';
import { PRINTED } from './printed.ts';
import { BOARD_SHAPE, shapeFaults, YARD_SHAPE } from './shape.ts';

/**
 * What is wrong with a facts file: nothing, or sentences that name the file, the entry and the fault. A file without the right
 * shape is told so first; only what has its shape can be checked for sense and against the box.
 */
export function checkFacts(file: string, json: unknown): string[] {
  return faults(json).map((fault) => `${file}: ${fault}.`);
}

function faults(json: unknown): string[] {
  const routes = typeof json === 'object' && json !== null && !('bonuses' in json);
  const wrong = shapeFaults(json, routes ? BOARD_SHAPE : YARD_SHAPE);
  if (wrong.length > 0) return wrong;
  const printed = PRINTED.get((json as { readonly id: string }).id);
  return routes ? boardFaults(json as BoardFile, printed) : yardFaults(json as YardFile, printed);
}
