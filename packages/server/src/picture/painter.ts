import type { Clock } from '../common/clock.ts';
import { isRefused, type Refused } from '../common/refusal.ts';
import { openSideThread } from '../common/side-thread.ts';
import type { PictureOf } from './table-picture.ts';

/** Paints previews beside the event loop, which would stand still for half a second, and each of them once. */
export interface Painter {
  /** `moment` says which table, and where it stood: the same moment has the same picture. */
  paint(moment: string, table: () => PictureOf): Promise<Buffer | Refused>;
  close(): Promise<void>;
}

/** Of 30 to 90 kB each. */
const MOST_KEPT = 100;

export function openPainter(clock: Clock): Painter {
  const thread = openSideThread<PictureOf, Uint8Array>(clock, new URL('./picture-worker', import.meta.url));
  const kept = new Map<string, Promise<Buffer | Refused>>();
  const painted = async (table: PictureOf): Promise<Buffer | Refused> => {
    const picture = await thread.ask(table);
    return isRefused(picture) ? picture : Buffer.from(picture);
  };
  return {
    paint(moment, table) {
      const known = kept.get(moment);
      const picture = known ?? painted(table());
      // What was asked for last goes last.
      kept.delete(moment);
      kept.set(moment, picture);
      for (const [oldest] of kept) {
        if (kept.size <= MOST_KEPT) break;
        kept.delete(oldest);
      }
      const forget = (): void => {
        if (kept.get(moment) === picture) kept.delete(moment);
      };
      if (known === undefined) void picture.then((done) => isRefused(done) && forget(), forget);
      return picture;
    },
    close: () => thread.close(),
  };
}
