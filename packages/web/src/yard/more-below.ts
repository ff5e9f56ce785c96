import type { RefObject } from 'preact';
import { useEffect, useState } from 'preact/hooks';

/** Less than this is not worth a word. */
const LITTLE = 12;

/** Whether there is more below what is seen of something that scrolls, and the way there. */
export function useMoreBelow(box: RefObject<HTMLElement | null>): {
  readonly more: boolean;
  readonly scrollOn: () => void;
} {
  const [more, setMore] = useState(false);
  useEffect(() => {
    const { current } = box;
    if (!current) return undefined;
    const look = (): void => setMore(current.scrollHeight - current.clientHeight - current.scrollTop > LITTLE);
    const watcher = new ResizeObserver(look);
    for (const one of [current, ...current.children]) watcher.observe(one);
    current.addEventListener('scroll', look, { passive: true });
    return () => {
      watcher.disconnect();
      current.removeEventListener('scroll', look);
    };
  }, []);
  const scrollOn = (): void => box.current?.scrollBy({ top: box.current.clientHeight * 0.8, behavior: 'smooth' });
  return { more, scrollOn };
}
