import type { NamedEvent } from '@branchline/protocol';
import type { Namer } from '../text/namer.ts';
import { words } from '../text/words.ts';
import type { AnyEvent, EventOf, EventType } from './named.ts';

/** The sentences of one entry. */
export function linesOf(events: readonly NamedEvent[], say: Namer): readonly string[] {
  return events.flatMap((event) => sentence(event as AnyEvent, say) ?? []);
}

function sentence<Type extends EventType>(event: EventOf<Type>, say: Namer): string | undefined {
  // Each sentence takes the event of its own key.
  const tell = words.value.events[event.type as Type] as
    | ((event: EventOf<Type>, say: Namer) => string | undefined)
    | undefined;
  return tell?.(event, say);
}
