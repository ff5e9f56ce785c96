import { veilEvent } from '@branchline/engine';
import type { HappenedEntry, MovedBy, NamedEvent, SeatClock, Viewer } from '@branchline/protocol';

/** One accepted action on its way out: every viewer gets the text that is theirs, each made once. */
export interface News {
  readonly table: string;
  readonly version: number;
  readonly seat: number | undefined;
  readonly by: MovedBy | undefined;
  readonly at: number;
  readonly events: readonly NamedEvent[];
  /** The events as JSON, open; most look the same to everybody. */
  readonly texts: readonly string[];
  /** Which of the events hide nothing from anybody. */
  readonly open: readonly boolean[];
  readonly clocks: readonly SeatClock[] | undefined;
}

/** An event that a mere watcher sees whole hides nothing from anybody. */
export function openTo(events: readonly NamedEvent[]): boolean[] {
  return events.map((event) => veilEvent(event, 'watcher') === event);
}

/** The message `happened` for one viewer. */
export function happenedText(news: News, viewer: Viewer): string {
  const { table, version, seat, at, events, texts, clocks } = news;
  const shown = events.map((event, place) => {
    if (news.open[place]) return texts[place];
    const veiled = veilEvent(event, viewer);
    return veiled === event ? texts[place] : JSON.stringify(veiled);
  });
  const by = shownBy(news, viewer);
  const who = seat === undefined ? '' : `"seat":${seat},"by":"${by}",`;
  const time = clocks === undefined ? '' : `,"clocks":${JSON.stringify(clocks)}`;
  const eyes = typeof viewer === 'number' ? viewer : `"${viewer}"`;
  return `{"type":"happened","table":"${table}","version":${version},"viewer":${eyes},"entry":{${who}"events":[${shown.join(',')}],"at":${at}}${time}}`;
}

/** That a move came from a standing order is its owner's secret. */
export function shownBy(
  { by, seat }: { by?: MovedBy | undefined; seat?: number | undefined },
  viewer: Viewer,
): MovedBy | undefined {
  return by === 'order' && viewer !== seat && viewer !== 'replay' ? 'person' : by;
}

/** A stored entry as a viewer may see it: without its action, which may hold secrets. */
export function veilEntry(
  entry: { seat?: number; by?: MovedBy; at: number; events: readonly NamedEvent[] },
  viewer: Viewer,
): HappenedEntry {
  const { seat, at, events } = entry;
  const by = shownBy(entry, viewer);
  return {
    ...(seat !== undefined && { seat }),
    ...(by !== undefined && { by }),
    events: events.map((event) => veilEvent(event, viewer)),
    at,
  };
}
