import { gameList } from '@branchline/games/all';
import { expect, test } from 'vitest';
import { adviceFor } from './advice.ts';
import { dealTable, openTable } from './local-table.ts';
import type { KeptTable } from './storage.ts';

/** A table of two after this many answers, each the first that is offered. */
function tableAfter(game: string, answers: number) {
  const kept: KeptTable = {
    id: 'a',
    game,
    options: { firstSeat: 1 },
    seats: [{ name: 'Anna' }, { name: 'Bo', bot: 'novice' }],
    seed: '0123456789abcdef'.repeat(4),
    botPace: 0,
    createdAt: 0,
    changedAt: 0,
    over: false,
  };
  const table = openTable(kept, [dealTable(kept)]);
  for (let at = 0; at < answers; at++) {
    const [seat = 0] = table.game.awaiting(table.state());
    const [offer] = table.game.offers(table.state(), seat);
    const asked = table.game.asked(table.state(), seat);
    if (offer && asked) table.answer(seat, asked.number, table.game.naming.named(offer));
  }
  return table;
}

test.each(gameList.map(({ id }) => id))('whoever asks twice in one position of %s is told the same', (id) => {
  for (const answers of [0, 7]) {
    const table = tableAfter(id, answers);
    const [seat = 0] = table.game.awaiting(table.state());
    const first = adviceFor(table, seat);
    expect(first?.chance).toBeGreaterThanOrEqual(0);
    expect(first?.chance).toBeLessThanOrEqual(1);
    // At the same table, opened again as after a reload.
    expect(adviceFor(tableAfter(id, answers), seat)).toEqual(first);
  }
});

test.each(gameList.map(({ id }) => id))('what is advised first in %s is for a ticket that is held', (id) => {
  const table = tableAfter(id, 2);
  const [seat = 0] = table.game.awaiting(table.state());
  const held = table.game.describe(table.game.veil(table.state(), seat)).players[seat]?.tickets.items ?? [];
  expect(held).toContain(adviceFor(table, seat)?.reason?.facts.ticket);
});
