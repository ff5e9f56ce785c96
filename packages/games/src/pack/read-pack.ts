import type { Pack, PackCode } from './pack.ts';
import { packFaults } from './pack-faults.ts';
import { PACK_SHAPE } from './pack-shape.ts';
import { shapeFaults } from './shape.ts';

/** A pack, or what is wrong with what was handed in: sentences that name the entry and the fault. */
export type PackReading =
  | { readonly ok: true; readonly pack: Pack }
  | { readonly ok: false; readonly faults: readonly string[] };

/** More faults than anybody reads: a stranger's file could have a million. */
const MOST_FAULTS = 50;

/**
 * Reads what anybody sent. A value without the right shape is told so first; only what has its shape can be checked for sense.
 * `code`: what the folder of the game brings; a stranger has none.
 */
export function readPack(value: unknown, code?: PackCode): PackReading {
  const wrong = shapeFaults(value, PACK_SHAPE);
  if (wrong.length > 0) return { ok: false, faults: wrong.slice(0, MOST_FAULTS) };
  // Every field has been looked at.
  const pack = value as Pack;
  const faults = packFaults(pack, code);
  return faults.length > 0 ? { ok: false, faults: faults.slice(0, MOST_FAULTS) } : { ok: true, pack };
}
