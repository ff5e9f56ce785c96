import type { Game, Position, Seat, View } from '@branchline/engine';
import { columns } from '../text/columns.ts';
import { ticketLabel } from '../text/ticket-label.ts';
import type { Tongue } from '../text/tongue.ts';

/** The table as one seat sees it, in a few lines. */
export function standing(game: Game, view: View, seat: Seat, tongue: Tongue): string {
  const { words, say } = tongue;
  const { table, terminal, questions } = words;
  const position = game.describe(view);
  const me = position.players[seat];
  const technologies = (me?.technologies ?? []).map((id) => say.technology(id));
  const lines = [
    scores(position, tongue),
    '',
    ...marketLines(position, tongue),
    `${table.hand}: ${say.cards(me?.hand.items ?? []) || terminal.none}`,
    `${table.tickets}: ${tickets(game, view, seat, tongue) || terminal.none}`,
    ...(technologies.length > 0 ? [`${questions.technologies}: ${technologies.join(', ')}`] : []),
    ...yards(position, tongue),
    ...tunnel(position, tongue),
    ...(position.lastTurns === undefined ? [] : [`${table.lastRound(position.lastTurns)}.`]),
  ];
  return lines.join('\n');
}

/** What can be taken, card by card, and how many are left in the deck. */
export function marketLines({ market, deck }: Position, { words, say }: Tongue): readonly string[] {
  const cards = market.map((card) => (card === undefined ? '–' : say.colour(card)));
  return [`${words.table.market}: ${cards.join(', ')}`, `${words.table.deck}: ${words.table.cards(deck)}`];
}

function scores({ players }: Position, { words, say }: Tongue): string {
  const { columns: heads } = words.terminal;
  const rows = players.map(({ seat, points, pieces, hand, tickets: kept }) => [
    say.player(seat),
    `${points}`,
    pieces === undefined ? '' : `${pieces}`,
    `${hand.count}`,
    `${kept.count}`,
  ]);
  const pieces = players[0]?.pieces === undefined ? '' : heads.pieces;
  return columns([['', heads.points, pieces, heads.cards, heads.tickets], ...rows]);
}

/** With a mark at those that are done: the score of a view counts only what the seat may see. */
function tickets(game: Game, view: View, seat: Seat, tongue: Tongue): string {
  const lines = game.score(view).seats[seat]?.lines ?? [];
  return lines
    .filter(({ kind }) => kind === 'ticket')
    .map((line) => `${ticketLabel(game, String(game.naming.named(line).ticket), tongue)}${line.done ? ' ✓' : ''}`)
    .join(', ');
}

function yards({ players }: Position, { words, say }: Tongue): readonly string[] {
  return players.flatMap(({ seat, yard }) => {
    if (!yard || yard.length === 0) return [];
    const rows = yard.map(({ colour, cards, wilds }) => words.yard.row(say.colour(colour), cards, wilds));
    const whose = say.isMe(seat) ? words.yard.yourYard : words.yard.yardOf(say.player(seat));
    return [`${whose} – ${rows.join(', ')}`];
  });
}

function tunnel({ tunnel: dug }: Position, { words, say }: Tongue): readonly string[] {
  if (!dug) return [];
  const { questions } = words;
  return [
    `${questions.tunnelOf(say.route(dug.route))}. ${questions.turnedCards}: ${say.cards(dug.turned)}.`,
    questions.payTunnel(dug.extra, say.colour(dug.colour)),
  ];
}
