import { readFileSync } from 'node:fs';
import type { Pack } from '../pack/pack.ts';
import { readPack } from '../pack/read-pack.ts';

const PAGE = new URL('../../../../docs/packs.md', import.meta.url);

/** The small map that docs/packs.md shows, as it is written there: anybody's, and no game of the house. */
export function examplePack(): Pack {
  const [, written = ''] = /```json\n([\s\S]*?)```/.exec(readFileSync(PAGE, 'utf8')) ?? [];
  const reading = readPack(JSON.parse(written));
  if (!reading.ok) throw new Error(`docs/packs.md: ${reading.faults.join('; ')}`);
  return reading.pack;
}
