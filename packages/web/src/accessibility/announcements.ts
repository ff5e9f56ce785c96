import type { Known, PlayerPosition } from '@branchline/engine';
import type { TableNames } from '@branchline/text';
import { effect } from '@preact/signals';
import { announce, announceNow } from '../parts/announcer.tsx';
import { messages } from '../preferences/messages.ts';
import { progressOf } from '../session/board-queries.ts';
import { wayInWords } from '../session/plan.ts';
import type { TableModel } from '../session/table-model.ts';
import { lastOwnMove, turnsOf } from '../session/turn-log.ts';

/** Tells those who hear the page what happens at the table; ends when the returned function is called. */
export function announceTable(model: TableModel): () => void {
  const endings = [happenings(model), refusals(model), talk(model), connection(model)];
  return () => {
    for (const end of endings) end();
  };
}

/** What happened, from the moment one sat down: the past is in the log. */
function happenings({ shown, names }: TableModel): () => void {
  let announced = shown.log.peek().at(-1)?.version ?? 0;
  return effect(() => {
    const news = shown.log.value.filter(({ version }) => version > announced);
    announced = shown.log.value.at(-1)?.version ?? announced;
    for (const { lines } of turnsOf(news, names.peek())) announce(lines.join(' '));
  });
}

function refusals({ problem, names }: TableModel): () => void {
  return effect(() => {
    const why = problem.value;
    if (!why) return;
    const { refusals: sentences, troubles } = messages.peek();
    announceNow('rule' in why ? sentences[why.code](why.facts, names.peek()) : troubles[why.code]);
  });
}

function talk({ source }: TableModel): () => void {
  let announced = source.chat.peek().at(-1)?.number ?? -1;
  return effect(() => {
    for (const { number, name, text } of source.chat.value) if (number > announced) announce(`${name}: ${text}`);
    announced = source.chat.value.at(-1)?.number ?? announced;
  });
}

function connection({ source }: TableModel): () => void {
  let before = source.connection.peek();
  return effect(() => {
    const now = source.connection.value;
    if (now === 'lost' && before !== 'lost') announceNow(messages.peek().table.connection.lost);
    before = now;
  });
}

/** How far each own ticket is: "Oslo – Bergen needs 2 more routes, 6 spaces." */
export function ticketsSummary(model: TableModel): readonly string[] {
  return (model.me.value?.tickets.items ?? []).map((id) => ticketLine(model, id));
}

function ticketLine(model: TableModel, id: string): string {
  const { inWords } = messages.value;
  const name = model.names.value.ticket(id);
  const progress = progressOf(model, id);
  if (!progress) return lackingLine(model, id);
  if (progress.byStation) return progress.done ? inWords.ticketWithStation(name) : inWords.ticketNeedsStation(name);
  if (progress.done) return inWords.ticketDone(name);
  if (progress.missing === undefined) return inWords.ticketLost(name);
  if (progress.tooFar) return inWords.ticketLost(name);
  const holders = model.position.value.routes ?? {};
  const own = (route: string): boolean => holders[route]?.includes(model.seat.value ?? -1) ?? false;
  const needs = inWords.ticketNeeds(name, progress.routes.filter((route) => !own(route)).length, progress.missing);
  return `${needs} ${wayInWords(model, id)}.`;
}

/** The card game: the cards a ticket asks for that are neither in the hand nor in the yard, nor on track where one may look. */
function lackingLine({ facts, names, me }: TableModel, id: string): string {
  const { inWords } = messages.value;
  const { hand, yard = [], onTrack } = me.value ?? {};
  const has = (card: string): number => {
    const counted = [...(hand?.items ?? []), ...(onTrack?.items ?? [])].filter((one) => one === card).length;
    return counted + (yard.find(({ colour }) => colour === card)?.cards ?? 0);
  };
  const lacking = Object.entries(facts.tickets.get(id)?.cards ?? {}).flatMap(([card, count = 0]) =>
    new Array<string>(Math.max(0, count - has(card))).fill(card),
  );
  const name = names.value.ticket(id);
  return lacking.length === 0 ? inWords.ticketCovered(name) : inWords.ticketLacks(name, names.value.cards(lacking));
}

export function handSummary({ me, names }: TableModel): string {
  const { inWords, table } = messages.value;
  const items = me.value?.hand.items ?? [];
  return items.length === 0 ? table.handEmpty : inWords.inHand(names.value.cards(items));
}

export function marketSummary({ position, names }: TableModel): string {
  const { inWords, table } = messages.value;
  const open = position.value.market.filter((card) => card !== undefined);
  return open.length === 0 ? table.noCard : inWords.toTake(names.value.cards(open));
}

/** CG-61: the tickets a player has completed, by name. */
export function completedSummary({ count, items = [] }: Known, names: TableNames): string {
  const { table, things } = messages.value;
  if (items.length === 0) return table.completed(count);
  return `${table.completed(count)} (${things.and(items.map((id) => names.ticket(id)))})`;
}

/** How everybody stands, as far as all may see it. */
export function standingsSummary({ position, names }: TableModel): readonly string[] {
  const { table, yard } = messages.value;
  const rows = (player: PlayerPosition): readonly string[] =>
    (player.yard ?? []).map(({ colour, cards, wilds }) => yard.row(names.value.colour(colour), cards, wilds));
  return position.value.players.map((player) => {
    const { seat, points, pieces, hand, tickets, onTrack, technologies = [], completed } = player;
    const { stations = [], stationsLeft } = player;
    const parts = [
      table.points(points),
      ...(pieces === undefined ? [] : [table.left(pieces, names.value.piece(pieces))]),
      table.cards(hand.count),
      table.ticketsHeld(tickets.count),
      ...(onTrack ? [table.onTrack(onTrack.count)] : []),
      ...(completed && completed.count > 0 ? [completedSummary(completed, names.value)] : []),
      ...stations.map(({ city }) => table.stationIn(names.value.place(city))),
      ...(stationsLeft === undefined ? [] : [table.stationsLeft(stationsLeft, stationsLeft + stations.length)]),
      ...technologies.map((technology) => names.value.technology(technology)),
      ...rows(player),
    ];
    return `${names.value.player(seat)}: ${parts.join(', ')}.`;
  });
}

/** What happened since one's own last turn. */
export function newsSummary({ shown, names, seat }: TableModel): readonly string[] {
  const turns = turnsOf(shown.log.value, names.value);
  const own = lastOwnMove(shown.log.value, seat.value);
  const mine = turns.findLastIndex((turn) => own > 0 && turn.seat === seat.value && turn.first <= own);
  const since = turns.slice(mine + 1).map(({ lines }) => lines.join(' '));
  return since.length > 0 ? since : [messages.value.inWords.nothingNew];
}
