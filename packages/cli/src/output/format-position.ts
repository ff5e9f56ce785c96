import { type Game, GREY, isBoardGame, isYardGame, type Position, type Seat, type View } from '@branchline/engine';
import type { TableLanguage } from './language.ts';
import { columns } from './terminal.ts';

/** The table as one seat sees it, in a few lines. */
export function formatPosition(game: Game, view: View, seat: Seat, language: TableLanguage): string {
  const { messages, names } = language;
  const { table, terminal, questions } = messages;
  const position = game.describe(view);
  const me = position.players[seat];
  const technologies = (me?.technologies ?? []).map((id) => names.technology(id));
  const lines = [
    scores(position, language),
    '',
    ...marketLines(position, language),
    `${table.hand}: ${names.cards(me?.hand.items ?? []) || terminal.none}`,
    `${table.tickets}: ${tickets(game, view, seat, language) || terminal.none}`,
    ...(technologies.length > 0 ? [`${questions.technologies}: ${technologies.join(', ')}`] : []),
    ...yards(position, language),
    ...tunnel(position, language),
    ...(position.lastTurns === undefined ? [] : [`${table.lastRound(position.lastTurns)}.`]),
  ];
  return lines.join('\n');
}

/** What can be taken, card by card, and how many are left in the deck. */
export function marketLines({ market, deck }: Position, { messages, names }: TableLanguage): readonly string[] {
  const cards = market.map((card) => (card === undefined ? '–' : names.colour(card)));
  return [`${messages.table.market}: ${cards.join(', ')}`, `${messages.table.deck}: ${messages.table.cards(deck)}`];
}

function scores({ players }: Position, { messages, names }: TableLanguage): string {
  const { columns: heads } = messages.terminal;
  const rows = players.map(({ seat, points, pieces, hand, tickets: kept }) => [
    names.player(seat),
    `${points}`,
    pieces === undefined ? '' : `${pieces}`,
    `${hand.count}`,
    `${kept.count}`,
  ]);
  const pieces = players[0]?.pieces === undefined ? '' : heads.pieces;
  return columns([['', heads.points, pieces, heads.cards, heads.tickets], ...rows]);
}

/** With a mark at those that are done: the score of a view counts only what the seat may see. */
function tickets(game: Game, view: View, seat: Seat, language: TableLanguage): string {
  const lines = game.score(view).seats[seat]?.lines ?? [];
  return lines
    .filter(({ kind }) => kind === 'ticket')
    .map((line) => `${formatTicket(game, String(game.naming.named(line).ticket), language)}${line.done ? ' ✓' : ''}`)
    .join(', ');
}

function yards({ players }: Position, { messages, names }: TableLanguage): readonly string[] {
  return players.flatMap(({ seat, yard }) => {
    if (!yard || yard.length === 0) return [];
    const rows = yard.map(({ colour, cards, wilds }) => messages.yard.row(names.colour(colour), cards, wilds));
    const whose = names.isMe(seat) ? messages.yard.yourYard : messages.yard.yardOf(names.player(seat));
    return [`${whose} – ${rows.join(', ')}`];
  });
}

function tunnel({ tunnel: dug }: Position, { messages, names }: TableLanguage): readonly string[] {
  if (!dug) return [];
  const { questions } = messages;
  return [
    `${questions.tunnelOf(names.route(dug.route))}. ${questions.turnedCards}: ${names.cards(dug.turned)}.`,
    questions.payTunnel(dug.extra, dug.colour, names),
  ];
}

/** A ticket with what it is worth, and in the card game what it asks for. */
export function formatTicket(game: Game, id: string, { messages, names }: TableLanguage): string {
  const number = game.naming.names.tickets.indexOf(id);
  if (isBoardGame(game)) return `${names.ticket(id)} (${game.board.tickets[number]?.points})`;
  if (!isYardGame(game)) return names.ticket(id);
  const { points, needs } = game.yard.tickets[number] ?? { points: 0, needs: [] };
  const cards = needs.flatMap((need, kind) =>
    need > 0 ? [messages.things.some(need, names.colour(game.naming.card(kind)))] : [],
  );
  return `${names.ticket(id)} (${points}: ${cards.join(', ')})`;
}

/** Every route with what it costs and who holds it; nothing for games without a board. */
export function formatRoutes(
  game: Game,
  { routes: held = {} }: Position,
  { messages, names }: TableLanguage,
): string | undefined {
  if (!isBoardGame(game)) return undefined;
  const { board, naming } = game;
  const { columns: heads } = messages.terminal;
  const rows = board.routes.map(({ id, length, colour, kind, symbols, points }) => [
    names.route(id),
    `${length}`,
    names.colour(colour === GREY ? 'grey' : naming.card(colour)),
    kind === 'plain' ? '' : symbols > 0 ? messages.routes.ferry(symbols, names.wild(symbols)) : messages.routes.tunnel,
    `${points}`,
    (held[id] ?? []).map((seat) => names.player(seat)).join(', '),
  ]);
  return columns([[heads.route, heads.spaces, heads.colour, '', heads.points, heads.held], ...rows]);
}
