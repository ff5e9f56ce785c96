import { Monitor } from 'lucide';
import { Icon } from '../../parts/icon.tsx';
import { messages } from '../../preferences/messages.ts';

/** Opens the table for a room with one screen, in a window of its own. */
export function BigScreenLink({ id }: { readonly id: string }) {
  return (
    <a class="button quiet" href={`/big/${id}`} target="_blank" rel="noreferrer">
      <Icon of={Monitor} /> {messages.value.company.bigScreen}
    </a>
  );
}
