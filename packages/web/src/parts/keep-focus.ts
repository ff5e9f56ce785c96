/** What takes the focus when the thing that had it is gone: the question, or the score at the end. */
const homeIn = (root: ParentNode): HTMLElement | undefined =>
  root.querySelector<HTMLElement>('[data-home]') ?? undefined;

/** Puts the focus on the question, once whatever is being closed has given it back. */
export function goHome(): void {
  setTimeout(() => homeIn(document)?.focus({ preventScroll: true }));
}

const nowhere = (): boolean => !document.activeElement || document.activeElement === document.body;

/** Sees to it that the focus is never lost at a table, whatever comes and goes there. Ends when the returned function is called. */
export function keepFocus(root: HTMLElement): () => void {
  let last: Element | undefined;
  const ending = new AbortController();
  root.addEventListener(
    'focusin',
    ({ target }) => {
      last = target instanceof Element ? target : undefined;
    },
    { signal: ending.signal },
  );
  const look = (): void => {
    // Gone, or put out of sight; whoever clicked into the blue wanted to leave it.
    if (!last || (last.isConnected && last.checkVisibility({ visibilityProperty: true }))) return;
    if (!nowhere() && document.activeElement !== last) return;
    last = undefined;
    homeIn(root)?.focus({ preventScroll: true });
  };
  let later = false;
  const lookLater = (): void => {
    later = false;
    look();
  };
  const watcher = new MutationObserver(() => {
    if (last && !last.isConnected) return look();
    // Whether something can be seen is not asked before the page is laid out anyway: a click would wait for it.
    if (!later) requestAnimationFrame(() => setTimeout(lookLater));
    later = true;
  });
  watcher.observe(root, { childList: true, subtree: true, attributeFilter: ['data-tab'] });
  // Whoever comes from another page, or through the curtain, begins at the question.
  if (nowhere()) homeIn(root)?.focus({ preventScroll: true });
  return () => {
    ending.abort();
    watcher.disconnect();
  };
}
