import type { TableSource } from './follow-table.ts';

/** What somebody does who is there. */
const TOUCHES = ['pointerdown', 'pointermove', 'click', 'keydown', 'wheel'] as const;
/** So often and no more the server is told. */
const PAUSE_MS = 20_000;
/** While it asks, or a bot plays for us, it hears at once. */
const EAGER_PAUSE_MS = 1000;

/** Tells the server that somebody touches the page, while they sit at the table or host it; answers how to end that. */
export function tellSignsOfLife(source: TableSource, send: () => void): () => void {
  const ending = new AbortController();
  let toldAt = Number.NEGATIVE_INFINITY;
  const touch = (): void => {
    const { status, seats } = source.info.peek();
    const { seats: mine, host } = source.you.peek();
    if (status === 'over' || (mine.length === 0 && !host) || document.visibilityState === 'hidden') return;
    const eager = mine.some((seat) => seats[seat]?.idleUntil !== undefined || seats[seat]?.standIn);
    if (performance.now() - toldAt < (eager ? EAGER_PAUSE_MS : PAUSE_MS)) return;
    toldAt = performance.now();
    send();
  };
  for (const kind of TOUCHES) addEventListener(kind, touch, { signal: ending.signal, passive: true, capture: true });
  document.addEventListener('visibilitychange', touch, { signal: ending.signal });
  return () => ending.abort();
}
