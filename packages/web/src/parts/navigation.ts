import { type Signal, signal } from '@preact/signals';
import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { messages } from '../preferences/messages.ts';

/** Where the page is. */
export const currentPath: Signal<string> = signal(location.pathname);

let moved = false;

/** Has the page been another one before, without being loaded again? */
const hasNavigated = (): boolean => moved;

export function navigate(path: string): void {
  history.pushState(undefined, '', path);
  moved = true;
  currentPath.value = location.pathname;
  scrollTo(0, 0);
}

/** Goes to another page that takes the place of this one: the way back does not lead here. */
export function redirect(path: string): void {
  history.replaceState(undefined, '', path);
  currentPath.value = location.pathname;
}

/** Links within the page do not load it again. */
export function interceptLinks(): void {
  addEventListener('popstate', () => {
    moved = true;
    currentPath.value = location.pathname;
  });
  addEventListener('click', (event) => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const link = event.target instanceof Element ? event.target.closest('a') : undefined;
    if (!link || link.target || link.origin !== location.origin || link.hasAttribute('download')) return;
    event.preventDefault();
    navigate(link.pathname + link.search + link.hash);
  });
}

/**
 * Names the page in the browser's tab. Whoever comes from another page, by key or by ear, begins at the heading; whoever follows a
 * link into the middle begins there.
 */
export function usePageTitle(title?: string): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (hasNavigated() && !location.hash) heading.current?.focus({ preventScroll: true });
  }, []);
  const name = messages.value.start.title;
  useEffect(() => {
    document.title = title === undefined ? name : `${title} – ${name}`;
  }, [title, name]);
  return heading;
}
