import type { NamedEvent, SeenEntry } from '@branchline/engine';
import { type AnyEvent, isKnownEvent, sentenceOf, type TableNames } from '@branchline/text';
import { messages } from '../preferences/messages.ts';

/** What a seat did in one turn, told in sentences. */
export interface LogTurn {
  /** The version of its first and of its last entry. */
  readonly first: number;
  readonly last: number;
  readonly seat: number | undefined;
  readonly lines: readonly string[];
}

/** The log by turns: what one seat does without another in between belongs together. */
export function turnsOf(log: readonly SeenEntry[], names: TableNames): readonly LogTurn[] {
  const turns: { first: number; last: number; seat: number | undefined; events: NamedEvent[] }[] = [];
  for (const { version, seat: answering, events } of log) {
    for (const event of events) {
      // CG-10: the next player's cards move while the last one's turn ends.
      const seat = event.type === 'cardMoved' ? Number(event.seat) : answering;
      const latest = turns.at(-1);
      if (latest && latest.seat === seat) {
        latest.events.push(event);
        latest.last = version;
      } else turns.push({ first: version, last: version, seat, events: [event] });
    }
  }
  return turns.flatMap(({ events, ...turn }) => {
    const lines = sentencesOf(events, names);
    return lines.length > 0 ? [{ ...turn, lines }] : [];
  });
}

/** What happened, in sentences. */
export function sentencesOf(events: readonly NamedEvent[], names: TableNames): readonly string[] {
  return linesOf(withRowsTogether(events.filter(isKnownEvent)), names);
}

/** Rows laid in one go are told in one sentence. */
function withRowsTogether(events: readonly AnyEvent[]): readonly AnyEvent[] {
  const together: AnyEvent[] = [];
  for (const event of events) {
    const latest = together.at(-1);
    if (event.type === 'rowLaid' && latest?.type === 'rowLaid' && latest.seat === event.seat) {
      together[together.length - 1] = { ...event, cards: [...latest.cards, ...event.cards] };
    } else if (event.type !== 'answered' || latest?.type !== 'rowLaid') together.push(event);
  }
  return together;
}

/** Cards of one draw are told in one sentence. */
function linesOf(events: readonly AnyEvent[], names: TableNames): readonly string[] {
  const lines: string[] = [];
  let draw: { seat: number; seen: string[]; unseen: number } | undefined;
  const flush = (): void => {
    if (draw) lines.push(messages.value.events.drew(draw, names));
    draw = undefined;
  };
  for (const event of events) {
    if (event.type === 'cardTaken' || event.type === 'cardDrawn') {
      draw ??= { seat: event.seat, seen: [], unseen: 0 };
      const faces = event.type === 'cardTaken' ? [event.card] : event.card.items;
      if (faces) draw.seen.push(...faces);
      else draw.unseen++;
    } else {
      const line = sentenceOf(event, messages.value, names);
      if (line === undefined) continue;
      flush();
      lines.push(line);
    }
  }
  flush();
  return lines;
}
