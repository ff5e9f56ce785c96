import type { GameEntry } from '@branchline/games';
import { type Seek, SeekBody, TableAnswerBody } from '@branchline/protocol';
import type { FastifyInstance } from 'fastify';
import { isRefused, refuse } from '../common/refusal.ts';
import { joinSeat } from '../tables/seat-edits.ts';
import { fits, seekingTable } from '../tables/seek.ts';
import { givesDays, type SeatedPerson } from '../tables/set-up.ts';
import type { Table } from '../tables/table.ts';
import { seatedAnswer } from './answers.ts';
import { addRoute } from './route.ts';
import type { Services } from './services.ts';

const MOST_LOOKED_AT = 100;
/** Whoever has just asked has not opened the table's page yet. */
const ARRIVING_MS = 15_000;

/** Playing as soon as somebody is there. */
export function addSeekRoutes(app: FastifyInstance, services: Services): void {
  const { settings, store, tables, games, now } = services;
  addRoute(app, services, {
    method: 'POST',
    url: '/seek',
    summary:
      'Play as soon as somebody is there: sit down with whoever waits for the same, or wait; with bots after a time',
    body: SeekBody,
    answer: TableAnswerBody,
    perHour: settings.tablesPerHour,
    makesTable: true,
    async handle(request) {
      const { body } = request;
      const entry = await games.load(body.game);
      if (typeof entry === 'string') return refuse('malformed', `There is no game "${body.game}".`);
      const person = request.person();
      const name = body.name ?? (await store.person(person))?.name;
      const me: SeatedPerson = { person, ...(name !== undefined && { name }) };
      const joined = await joinWaiting({ wish: body, entry, me }, services);
      if (joined) return seatedAnswer(joined, request.identity, services);
      const wished = seekingTable(body, entry, me, now());
      if (isRefused(wished)) return wished;
      const own = await tables.create({ ...wished, origin: request.mark }, entry);
      // Two who ask at the same moment would each wait for the other: the one who came second gives way.
      const first = await joinWaiting({ wish: body, entry, me }, services, own);
      if (first) await tables.remove(own);
      return seatedAnswer(first ?? own, request.identity, services);
    },
  });
}

/** Somebody who looks for others. */
interface Seeker {
  readonly wish: Seek;
  readonly entry: GameEntry;
  readonly me: SeatedPerson;
}

/** Sits somebody down with whoever has waited longest; nothing, if nobody waits. */
async function joinWaiting(
  { wish, entry, me }: Seeker,
  { store, tables, presence, now }: Services,
  own?: Table,
): Promise<Table | undefined> {
  const listed = await store.find({ listed: true, status: 'open', limit: MOST_LOOKED_AT });
  const waiting = listed
    .filter((table) => fits(wish, entry, table) && table.sheet.host !== me.person && !tables.isShut(table.id))
    .filter(({ id, createdAt }) => !own || isEarlier({ id, createdAt }, own))
    .toSorted((one, other) => one.createdAt - other.createdAt);
  for (const { id, createdAt } of waiting) {
    const table = await tables.newest(id);
    if (table === undefined) continue;
    // With days for a move nobody has to be there at the same hour.
    const arriving = now() - createdAt < ARRIVING_MS || givesDays(wish.clock);
    if (!arriving && !table.sheet.seats.some((_, seat) => presence.isConnected(id, seat))) continue;
    const seated = await tables.change(table, (one) =>
      fits(wish, entry, one) ? joinSeat(one, me, undefined) : refuse('taken', 'Somebody was faster.'),
    );
    if (!isRefused(seated)) return seated;
  }
  return undefined;
}

function isEarlier(one: { readonly id: string; readonly createdAt: number }, own: Table): boolean {
  const { createdAt } = own.stored;
  return one.createdAt < createdAt || (one.createdAt === createdAt && one.id < own.id);
}
