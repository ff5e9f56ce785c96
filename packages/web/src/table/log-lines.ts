import type { NamedEvent } from '@branchline/protocol';
import type { Namer } from '../text/namer.ts';
import { words } from '../text/words.ts';
import type { AnyEvent, EventOf, EventType } from './named.ts';
import type { Logged } from './table-source.ts';

/** What a seat did in one turn, told in sentences. */
export interface LogTurn {
  /** The version of its first and of its last entry. */
  readonly first: number;
  readonly last: number;
  readonly seat: number | undefined;
  readonly lines: readonly string[];
}

/** The log by turns: entries of one seat behind each other belong together. */
export function turnsOf(log: readonly Logged[], say: Namer): readonly LogTurn[] {
  const turns: { first: number; last: number; seat: number | undefined; events: NamedEvent[] }[] = [];
  for (const { version, entry } of log) {
    const latest = turns.at(-1);
    if (latest && latest.seat === entry.seat) {
      latest.events.push(...entry.events);
      latest.last = version;
    } else turns.push({ first: version, last: version, seat: entry.seat, events: [...entry.events] });
  }
  return turns.flatMap(({ events, ...turn }) => {
    const lines = linesOf(events as unknown as readonly AnyEvent[], say);
    return lines.length > 0 ? [{ ...turn, lines }] : [];
  });
}

/** Cards of one draw are told in one sentence. */
function linesOf(events: readonly AnyEvent[], say: Namer): readonly string[] {
  const lines: string[] = [];
  let draw: { seat: number; seen: string[]; unseen: number } | undefined;
  const flush = (): void => {
    if (draw) lines.push(words.value.events.drew(draw, say));
    draw = undefined;
  };
  for (const event of events) {
    if (event.type === 'cardTaken' || event.type === 'cardDrawn') {
      draw ??= { seat: event.seat, seen: [], unseen: 0 };
      const faces = event.type === 'cardTaken' ? [event.card] : event.card.items;
      if (faces) draw.seen.push(...faces);
      else draw.unseen++;
    } else {
      const told = sentence(event, say);
      if (told === undefined) continue;
      flush();
      lines.push(told);
    }
  }
  flush();
  return lines;
}

function sentence<Type extends EventType>(event: EventOf<Type>, say: Namer): string | undefined {
  // Each sentence takes the event of its own key.
  const tell = words.value.events.told[event.type as Type] as (event: EventOf<Type>, say: Namer) => string | undefined;
  return tell?.(event, say);
}
