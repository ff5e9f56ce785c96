import type { NamedEvent } from '@branchline/engine';
import { en, type Messages } from './en/en.ts';
import type { AnyEvent, EventOf, EventType, TableNames } from './shared/arguments.ts';

/** Is this an event that the languages have a sentence for? What a newer server tells besides is passed over. */
export function isKnownEvent(event: NamedEvent): event is AnyEvent {
  return Object.hasOwn(en.events.sentences, event.type);
}

/** An event as a sentence; nothing, if it is not worth one. */
export function sentenceOf(event: AnyEvent, { events }: Messages, names: TableNames): string | undefined {
  return tell(event.type, event, events.sentences, names);
}

/** Each sentence takes the event of its own key. */
function tell<Type extends EventType>(
  type: Type,
  event: EventOf<Type>,
  sentences: Messages['events']['sentences'],
  names: TableNames,
): string | undefined {
  return sentences[type](event, names);
}
