import { DoneAnswer, TableAnswerBody } from '@branchline/protocol';
import type { FastifyInstance } from 'fastify';
import { type Identity, isHost, seatsOf } from '../auth/identity.ts';
import { isRefused, type Refused, refuse } from '../common/refusal.ts';
import { acceptRematch, declineRematch, firstAnswers, rematchOf, withAnswer } from '../tables/rematch.ts';
import type { SeatedPerson } from '../tables/set-up.ts';
import type { Table } from '../tables/table.ts';
import { seatedAnswer } from './answers.ts';
import { addTableRoute } from './route.ts';
import type { Services } from './services.ts';

/** Another game with the same people. */
export function addRematchRoutes(app: FastifyInstance, services: Services): void {
  const { tables } = services;

  addTableRoute(app, services, {
    method: 'POST',
    url: '/rematch',
    summary: 'Ask the others for another game, or say yes to it: you sit at the new table, for them a seat is kept',
    answer: TableAnswerBody,
    makesTable: true,
    async handle(table, { identity, mark }) {
      const player = playerOf(table, identity);
      if (isRefused(player)) return player;
      const { person } = player;
      if (table.sheet.rematch === undefined) await ask(table, { person, mark }, services);
      const next = await tables.newest(table.sheet.rematch ?? '');
      if (next === undefined) return refuse('missing', 'The new table is gone.');
      const seated = await tables.change(next, (one) => acceptRematch(one, player));
      if (isRefused(seated)) return seated;
      await tables.change(table, ({ sheet }) => withAnswer(sheet, person, 'yes'));
      return seatedAnswer(next, identity, services);
    },
  });

  addTableRoute(app, services, {
    method: 'POST',
    url: '/rematch/decline',
    summary: 'Say no to another game: the seat that was kept for you is open to others',
    answer: DoneAnswer,
    async handle(table, { identity }) {
      const player = playerOf(table, identity);
      if (isRefused(player)) return player;
      const { person } = player;
      if (table.sheet.rematch === undefined) return refuse('wrongStage', 'Nobody has asked for another game.');
      const next = await tables.newest(table.sheet.rematch);
      const declined = next && (await tables.change(next, (one) => declineRematch(one, person)));
      if (declined && isRefused(declined)) return declined;
      await tables.change(table, ({ sheet }) => withAnswer(sheet, person, 'no'));
      return { done: true };
    },
  });
}

/** The person who played here, or hosts. */
function playerOf({ id, sheet, status }: Table, identity: Identity): SeatedPerson | Refused {
  if (status !== 'over') return refuse('wrongStage', 'The game is not over.');
  const [seat] = seatsOf(identity, id, sheet);
  const sitting = seat === undefined ? undefined : sheet.seats[seat];
  if (sitting?.kind === 'person')
    return { person: sitting.person, ...(sitting.name !== undefined && { name: sitting.name }) };
  if (isHost(identity, id, sheet)) return { person: sheet.host };
  return refuse('forbidden', 'Only those who played ask for a rematch.');
}

/** Sets the new table, and tells those whose page is closed. If two ask at once, the first one's table counts. */
async function ask(
  table: Table,
  { person, mark }: { readonly person: string; readonly mark: string },
  services: Services,
): Promise<void> {
  const { tables, told, presence, log, now } = services;
  const next = await tables.create({ ...rematchOf(table, person, now()), origin: mark }, table.entry);
  await tables.change(table, ({ sheet }) =>
    sheet.rematch === undefined
      ? { sheet: { ...sheet, rematch: next.id, rematchAnswers: firstAnswers(sheet, person) } }
      : undefined,
  );
  if (table.sheet.rematch !== next.id) return tables.remove(next);
  const { game, mapName, seats } = table.sheet;
  for (const [seat, sitting] of seats.entries()) {
    const asked = sitting.kind === 'person' && !sitting.left && sitting.person !== '' && sitting.person !== person;
    if (!asked || presence.isConnected(table.id, seat)) continue;
    const message = {
      type: 'rematchAsked',
      table: next.id,
      game,
      ...(mapName !== undefined && { mapName }),
      seat,
    } as const;
    told
      .send(sitting.person, message)
      .catch((error: unknown) => log.error({ error, table: table.id }, 'an invitation could not be told'));
  }
}
