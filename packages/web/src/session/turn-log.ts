import type { NamedEvent, SeenEntry } from '@branchline/engine';
import type { TableInfo } from '@branchline/protocol';
import { type AnyEvent, isKnownEvent, sentenceOf, type TableNames } from '@branchline/text';
import { messages } from '../preferences/messages.ts';
import { seatName } from './seat-names.ts';

/** What a seat did in one turn, told in sentences. */
export interface LogTurn {
  /** The version of its first and of its last entry. */
  readonly first: number;
  readonly last: number;
  readonly seat: number | undefined;
  readonly lines: readonly string[];
  /** What can be pointed at: the routes, cities and cards it was about. */
  readonly about?: LogSubject;
  /** When it happened, for what is no move. */
  readonly at?: number;
}

/** What a turn was about, as far as the reader may see it. */
export interface LogSubject {
  readonly routes: readonly string[];
  readonly places: readonly string[];
  readonly cards: readonly string[];
}

/**
 * Which entry was the last that the person of this seat made themselves; 0: they have made none. What a bot, the clock or an order has
 * done for them is news to them.
 */
export function lastOwnMove(log: readonly SeenEntry[], seat: number | undefined): number {
  if (seat === undefined) return 0;
  return log.findLast((entry) => entry.seat === seat && (entry.by ?? 'person') === 'person')?.version ?? 0;
}

/** The turns, and between them what happened to the people of the table. */
export function withNotices(
  turns: readonly LogTurn[],
  { notices = [], settings }: Pick<TableInfo, 'notices' | 'settings'>,
): readonly LogTurn[] {
  const { people } = messages.value;
  // T-2: where no bot takes a seat over, none plays on for a leaver either.
  const sentences = settings.atTimeOut === 'bot' ? people.notices : { ...people.notices, left: people.leftLeast };
  const told = notices.map(({ version, seat, name, kind, at }): LogTurn => {
    const called =
      seat === undefined
        ? (name ?? '')
        : kind === 'seatAsked'
          ? (name ?? messages.value.lobby.guest)
          : seatName({ seat, ...(name !== undefined && { name }) });
    return { first: version, last: version, seat: undefined, lines: [sentences[kind](called)], at };
  });
  return [...turns, ...told].sort((one, other) => one.last - other.last || (one.at ?? 0) - (other.at ?? 0));
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
    return lines.length > 0 ? [{ ...turn, lines, about: subjectOf(events.filter(isKnownEvent)) }] : [];
  });
}

/** The routes, cities and cards of some events. */
function subjectOf(events: readonly AnyEvent[]): LogSubject {
  const routes = new Set<string>();
  const places = new Set<string>();
  const cards: string[] = [];
  for (const event of events) {
    if (event.type === 'cardTaken') cards.push(event.card);
    else if (event.type === 'cardDrawn') cards.push(...(event.card.items ?? []));
    // What is laid lies face up.
    else if ('cards' in event && Array.isArray(event.cards)) cards.push(...event.cards);
    if (event.type === 'cardsLaid' || event.type === 'routeClaimed') routes.add(event.route);
    if (event.type === 'stationBuilt') places.add(event.city);
  }
  return { routes: [...routes], places: [...places], cards };
}

/** In one's own log a ticket that got done is told with the turn that did it; nobody else reads that. */
export function withTicketsDone(
  turns: readonly LogTurn[],
  seat: number | undefined,
  done: ReadonlyMap<number, readonly string[]>,
): readonly LogTurn[] {
  if (done.size === 0) return turns;
  return turns.map((turn) => {
    const versions = [...done.keys()].filter((version) => version >= turn.first && version <= turn.last);
    const lines = turn.seat === seat ? versions.flatMap((version) => done.get(version) ?? []) : [];
    return lines.length > 0 ? { ...turn, lines: [...turn.lines, ...lines] } : turn;
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
  let laid: { readonly route: string; readonly cards: readonly string[] } | undefined;
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
      // What was laid is told with the claim, unless it has been told as the attempt on a tunnel.
      if (event.type === 'cardsLaid') laid = line === undefined ? event : undefined;
      if (line === undefined) continue;
      flush();
      lines.push(withPayment(line, paidIn(event, laid), names));
    }
  }
  flush();
  return lines;
}

/** The cards that were paid for what happened; none, where nothing was or it has been told. */
function paidIn(
  event: AnyEvent,
  laid: { readonly route: string; readonly cards: readonly string[] } | undefined,
): readonly string[] {
  if (event.type === 'technologyBought' || event.type === 'stationBuilt') return event.cards;
  return event.type === 'routeClaimed' && laid?.route === event.route ? laid.cards : [];
}

/** "Anna claimed Oslo – Bergen for 7 points (3 green and 1 locomotive)." */
const withPayment = (line: string, cards: readonly string[], names: TableNames): string =>
  cards.length === 0 ? line : `${line.replace(/\.$/, '')} (${names.cards(cards)}).`;
