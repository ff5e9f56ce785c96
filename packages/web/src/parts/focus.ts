import { useEffect } from 'preact/hooks';

/** Where an arrow key leads from one thing of a group; nothing: it stays. */
export type ArrowSteps = (items: readonly Focusable[], from: Focusable, key: string) => Focusable | undefined;

type Focusable = HTMLElement | SVGElement;

const FORWARD = new Set(['ArrowRight', 'ArrowDown']);
const BACK = new Set(['ArrowLeft', 'ArrowUp']);

/** One after another, as they stand in the page. */
const inOrder: ArrowSteps = (items, from, key) => {
  const at = items.indexOf(from);
  if (FORWARD.has(key)) return items[at + 1];
  return BACK.has(key) ? items[at - 1] : undefined;
};

interface RovingOptions {
  /** Which things of the group take the focus. */
  readonly items?: string;
  readonly steps?: ArrowSteps;
  /** It is entered at its last thing, as long as nobody has been in it. */
  readonly newestFirst?: boolean;
}

/**
 * Makes a group of things one stop of the Tab key: arrow keys, Home and End go about in it, and it is left and entered where one
 * was last. Things may come and go; the attributes are set here and nowhere else.
 */
export function rovingTabindex(
  root: Element,
  { items = 'button', steps = inOrder, newestFirst = false }: RovingOptions = {},
): () => void {
  let current: Focusable | undefined;
  let place = 0;
  let fresh = newestFirst;
  const all = (): Focusable[] => [...root.querySelectorAll<Focusable>(items)];
  const settle = (): void => {
    const list = all();
    if (fresh) current = list.at(-1);
    if (!current || !list.includes(current)) current = list[Math.min(place, list.length - 1)];
    place = current ? list.indexOf(current) : 0;
    for (const one of list) {
      const wanted = one === current ? '0' : '-1';
      if (one.getAttribute('tabindex') !== wanted) one.setAttribute('tabindex', wanted);
    }
  };
  const itemOf = (target: EventTarget | null): Focusable | undefined =>
    target instanceof Element ? (target.closest<Focusable>(items) ?? undefined) : undefined;
  const entered = (event: Event): void => {
    const item = itemOf(event.target);
    if (item) fresh = false;
    if (!item || item === current) return;
    current = item;
    settle();
  };
  const pressed = (event: Event): void => {
    const from = itemOf(event.target);
    if (!(event instanceof KeyboardEvent) || !from || event.defaultPrevented) return;
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const list = all();
    const to = event.key === 'Home' ? list[0] : event.key === 'End' ? list.at(-1) : steps(list, from, event.key);
    if (!to && !FORWARD.has(event.key) && !BACK.has(event.key)) return;
    event.preventDefault();
    to?.focus();
  };
  const ending = new AbortController();
  root.addEventListener('focusin', entered, { signal: ending.signal });
  root.addEventListener('keydown', pressed, { signal: ending.signal });
  const watcher = new MutationObserver(settle);
  watcher.observe(root, { childList: true, subtree: true });
  settle();
  return () => {
    ending.abort();
    watcher.disconnect();
  };
}

/** The group in this element is one stop of the Tab key. */
export function useRovingTabindex(root: { readonly current: Element | null }, roving?: RovingOptions): void {
  useEffect(() => (root.current ? rovingTabindex(root.current, roving) : undefined), []);
}

/** What takes the focus when the thing that had it is gone: the question, or the score at the end. */
const homeIn = (root: ParentNode): HTMLElement | undefined =>
  root.querySelector<HTMLElement>('[data-home]') ?? undefined;

/** Puts the focus on the question, once whatever is being closed has given it back. */
export function focusQuestion(): void {
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
