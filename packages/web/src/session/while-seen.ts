/** So often a list is asked for anew. */
const AGAIN_MS = 20_000;

/** Looks now, every now and then while the page is seen, and whenever it is seen again; ends when the returned function is called. */
export function whileSeen(look: () => void, every: number = AGAIN_MS): () => void {
  const seen = (): void => {
    if (document.visibilityState === 'visible') look();
  };
  look();
  const timer = setInterval(seen, every);
  document.addEventListener('visibilitychange', seen);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', seen);
  };
}
