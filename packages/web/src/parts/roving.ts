import { useEffect } from 'preact/hooks';

/** Where an arrow key leads from one thing of a group; nothing: it stays. */
export type Steps = (items: readonly Focusable[], from: Focusable, key: string) => Focusable | undefined;

type Focusable = HTMLElement | SVGElement;

const FORWARD = new Set(['ArrowRight', 'ArrowDown']);
const BACK = new Set(['ArrowLeft', 'ArrowUp']);

/** One after another, as they stand in the page. */
const inOrder: Steps = (items, from, key) => {
  const at = items.indexOf(from);
  if (FORWARD.has(key)) return items[at + 1];
  return BACK.has(key) ? items[at - 1] : undefined;
};

export interface Roving {
  /** Which things of the group take the focus. */
  readonly items?: string;
  readonly steps?: Steps;
}

/**
 * Makes a group of things one stop of the Tab key: arrow keys, Home and End go about in it, and it is left and entered where one
 * was last. Things may come and go; the attributes are set here and nowhere else.
 */
export function rove(root: Element, { items = 'button', steps = inOrder }: Roving = {}): () => void {
  let current: Focusable | undefined;
  let place = 0;
  const all = (): Focusable[] => [...root.querySelectorAll<Focusable>(items)];
  const settle = (): void => {
    const list = all();
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
export function useRoving(root: { readonly current: Element | null }, roving?: Roving): void {
  useEffect(() => (root.current ? rove(root.current, roving) : undefined), []);
}
