import type { Game, Position, Seat, View } from '@branchline/engine';
import { columns } from '../text/columns.ts';
import { hand, type Telling } from '../text/tell-event.ts';
import { ticketLabel } from '../text/ticket-label.ts';

/** The table as one seat sees it, in a few lines. */
export function standing(game: Game, view: View, seat: Seat, telling: Telling): string {
  const position = game.describe(view);
  const me = position.players[seat];
  const lines = [
    scores(position, telling),
    '',
    `Market: ${position.market.map((card) => card ?? '–').join(', ')}   deck: ${position.deck}`,
    `Your hand: ${hand(me?.hand.items ?? [])}`,
    `Your tickets: ${tickets(game, view, seat) || 'none'}`,
    ...(me?.technologies && me.technologies.length > 0 ? [`Your technologies: ${me.technologies.join(', ')}`] : []),
    ...yards(position, telling),
    ...tunnel(position),
    ...(position.lastTurns === undefined ? [] : [`The last round: ${position.lastTurns} turns to go.`]),
  ];
  return lines.join('\n');
}

function scores({ players }: Position, telling: Telling): string {
  const rows = players.map(({ seat, points, pieces, hand: held, tickets: kept }) => [
    telling.seat(seat),
    `${points}`,
    pieces === undefined ? '' : `${pieces}`,
    `${held.count}`,
    `${kept.count}`,
  ]);
  return columns([['', 'points', players[0]?.pieces === undefined ? '' : 'pieces', 'cards', 'tickets'], ...rows]);
}

/** With a mark at those that are done: the score of a view counts only what the seat may see. */
function tickets(game: Game, view: View, seat: Seat): string {
  const lines = game.score(view).seats[seat]?.lines ?? [];
  return lines
    .filter(({ kind }) => kind === 'ticket')
    .map((line) => `${ticketLabel(game, String(game.naming.named(line).ticket))}${line.done ? ' done' : ''}`)
    .join(', ');
}

function yards({ players }: Position, telling: Telling): readonly string[] {
  return players.flatMap(({ seat, yard }) => {
    if (!yard || yard.length === 0) return [];
    const rows = yard.map(({ colour, cards, wilds }) => `${colour} ${cards}${wilds > 0 ? `+${wilds} wild` : ''}`);
    return [`Yard of ${telling.seat(seat)}: ${rows.join(', ')}`];
  });
}

function tunnel({ tunnel: dug }: Position): readonly string[] {
  if (!dug) return [];
  return [`The tunnel ${dug.route} turned ${dug.turned.join(', ')}: ${dug.extra} more ${dug.colour} or wild to pay.`];
}
