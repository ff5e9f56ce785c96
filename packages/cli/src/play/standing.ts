import type { Game, Position, Seat, View } from '@branchline/engine';
import { columns } from '../text/columns.ts';
import type { TableLanguage } from '../text/table-language.ts';
import { ticketLabel } from '../text/ticket-label.ts';

/** The table as one seat sees it, in a few lines. */
export function standing(game: Game, view: View, seat: Seat, language: TableLanguage): string {
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
    .map((line) => `${ticketLabel(game, String(game.naming.named(line).ticket), language)}${line.done ? ' ✓' : ''}`)
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
    questions.payTunnel(dug.extra, names.colour(dug.colour)),
  ];
}
