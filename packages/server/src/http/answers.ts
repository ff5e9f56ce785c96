import type { TableAnswer, TableLinks } from '@branchline/protocol';
import { type Identity, isHost, seatsOf, viewerInfo } from '../auth/identity.ts';
import { mayBeAskedFor } from '../tables/consent.ts';
import { infoOf } from '../tables/info.ts';
import type { Table } from '../tables/table.ts';
import type { Services } from './services.ts';

/** The table as the identity sees it. */
export function tableAnswer(table: Table, identity: Identity, { presence, keys, now }: Services): TableAnswer {
  return {
    table: infoOf(table, { presence, pseudonym: keys.pseudonym, now: now() }),
    you: viewerInfo(identity, table.id, table.sheet, keys.pseudonym),
  };
}

/** The same with the tokens of the identity's seats, for programs that keep no cookies. */
export function seatedAnswer(table: Table, identity: Identity, services: Services): TableAnswer {
  return { ...tableAnswer(table, identity, services), tokens: tokensOf(table, identity, services) };
}

function tokensOf({ id, sheet }: Table, identity: Identity, { keys }: Services): { seat: number; token: string }[] {
  return seatsOf(identity, id, sheet).map((seat) => {
    const generation = sheet.seats[seat]?.generation ?? 0;
    return { seat, token: keys.keyTo({ kind: 'seat', table: id, seat, generation }) };
  });
}

/** Paths that can be sent to others. Whoever only watches gets the link to watch; an invitation may be passed on. */
export function linksOf(table: Table, identity: Identity, services: Services): TableLinks {
  const { id, sheet } = table;
  const { keys, presence, now } = services;
  const path = (key: string): string => `/t/${id}?key=${key}`;
  const tokens = tokensOf(table, identity, services);
  const invited = identity.key?.kind === 'join' && identity.key.table === id;
  const mayInvite =
    (tokens.length > 0 || invited || isHost(identity, id, sheet)) &&
    sheet.seats.some(({ kind }, seat) =>
      table.status === 'playing' ? mayBeAskedFor(table, seat, { presence, now: now() }) : kind === 'open',
    );
  return {
    ...(mayInvite && { join: path(keys.keyTo({ kind: 'join', table: id })) }),
    watch: path(keys.keyTo({ kind: 'watch', table: id })),
    seats: tokens.map(({ seat, token }) => ({ seat, token, path: path(token) })),
  };
}
