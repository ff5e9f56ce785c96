import type { IconNode } from 'lucide';
import { h } from 'preact';

/** A small drawing beside words; the words say it all, so it is hidden from those who hear the page. */
export function Icon({ of }: { readonly of: IconNode }) {
  return (
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
      {of.map(([tag, attributes], at) => h(tag, { key: at, ...attributes }))}
    </svg>
  );
}
