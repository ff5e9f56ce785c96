import type { GameAction } from '@branchline/engine';
import { dealTable, type LocalTable, openTable } from '../src/session/local/local-table.ts';
import { type KeptTable, toStored } from '../src/session/local/storage.ts';

/*
 * Plays games without a page until something rare is asked, and writes their tables down. Run by `rare.ts` in a process of its own,
 * because packages are read from their source here.
 */

type Reached = (table: LocalTable) => boolean;

const asks =
  (kind: string): Reached =>
  ({ game, state }) =>
    game.asked(state(), 0)?.kind === kind;

/** The other has a row, and enough cards for it are in the hand. */
function robbable({ game, state }: LocalTable): boolean {
  const colours = game.describe(state()).players[1]?.yard?.map(({ colour }) => colour) ?? [];
  const offers = game.offers(state(), 0).map((offer) => JSON.stringify(game.naming.named(offer)));
  return offers.some((offer) => offer.includes('layCards') && colours.some((colour) => offer.includes(colour)));
}

const RARE: Readonly<Record<string, { readonly game: string; readonly reached: Reached }>> = {
  'a tunnel': { game: 'nordic-countries', reached: asks('payTunnel') },
  'tickets to complete': { game: 'card-game', reached: asks('completeTickets') },
  'a row to rob': { game: 'card-game', reached: (table) => asks('turn')(table) && robbable(table) },
  'a tie': {
    game: 'new-york',
    reached: ({ game, state }) => game.awaiting(state()).length === 0 && game.score(state()).decidedBy !== 'points',
  },
};

/** Routes before cards, and cards before tickets, so that a game comes to its end; always the same. */
function choose(offers: readonly GameAction[], step: number): GameAction | undefined {
  const wanted = ['claimRoute', 'layCards', 'payTunnel', 'takeCard'];
  const best = wanted.map((type) => offers.filter((one) => one.type === type)).find((some) => some.length > 0);
  return (best ?? offers)[step % (best ?? offers).length];
}

function play(kept: KeptTable, reached: Reached): LocalTable | undefined {
  const table = openTable(kept, [dealTable(kept)]);
  for (let step = 0; step < 600 && !reached(table); step++) {
    const [seat] = table.game.awaiting(table.state());
    if (seat === undefined) return undefined;
    const asked = table.game.asked(table.state(), seat);
    const action = choose(table.game.offers(table.state(), seat), step);
    if (!asked || !action) return undefined;
    const named = table.game.naming.named(action);
    if (table.answer(seat, asked.number, named).kind !== 'accepted') return undefined;
  }
  return reached(table) ? table : undefined;
}

/** The first of many deals that comes to it. */
function find(what: string, { game, reached }: (typeof RARE)[string]): object {
  for (let seed = 1; seed < 500; seed++) {
    const seats = [{ name: 'Anna' }, { name: 'Bo', bot: 'bo' }];
    const shared = { options: { firstSeat: 1 }, botPace: 0, createdAt: 0, changedAt: 0, over: false };
    const id = what.replaceAll(' ', '-');
    const table = play({ id, game, seats, seed: seed.toString(16).padStart(64, '0'), ...shared }, reached);
    if (table) return { table: table.kept(), entries: table.entries().map((entry) => toStored(id, entry)) };
  }
  throw new Error(`${what} never came`);
}

process.stdout.write(
  JSON.stringify(Object.fromEntries(Object.entries(RARE).map(([what, rare]) => [what, find(what, rare)]))),
);
