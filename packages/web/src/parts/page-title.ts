import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { messages } from '../preferences/messages.ts';
import { travelled } from './navigation.ts';

/**
 * Names the page in the browser's tab. Whoever comes from another page, by key or by ear, begins at the heading; whoever follows a
 * link into the middle begins there.
 */
export function useArrival(title?: string): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (travelled() && !location.hash) heading.current?.focus({ preventScroll: true });
  }, []);
  const name = messages.value.start.title;
  useEffect(() => {
    document.title = title === undefined ? name : `${title} – ${name}`;
  }, [title, name]);
  return heading;
}
