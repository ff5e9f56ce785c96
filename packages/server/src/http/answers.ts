import type { TableAnswer, TableLinks } from '@branchline/protocol';
import { type Asker, seatsOf, youOf } from '../auth/identity.ts';
import { infoOf } from '../tables/info.ts';
import type { LiveTable } from '../tables/table.ts';
import type { Services } from './services.ts';

/** The table as the asker sees it. */
export function tableAnswer(live: LiveTable, asker: Asker, { crowd, keys, now }: Services): TableAnswer {
  return {
    table: infoOf(live, crowd.watchers(live), now()),
    you: youOf(asker, live.id, live.sheet, keys.mark),
  };
}

/** The same with the tokens of the asker's seats, for programs that keep no cookies. */
export function seatedAnswer(live: LiveTable, asker: Asker, services: Services): TableAnswer {
  return { ...tableAnswer(live, asker, services), tokens: tokensOf(live, asker, services) };
}

function tokensOf({ id, sheet }: LiveTable, asker: Asker, { keys }: Services): { seat: number; token: string }[] {
  return seatsOf(asker, id, sheet).map((seat) => {
    const generation = sheet.seats[seat]?.generation ?? 0;
    return { seat, token: keys.keyTo({ kind: 'seat', table: id, seat, generation }) };
  });
}

/** Paths that can be sent to others. Whoever only watches gets the link to watch. */
export function linksOf(live: LiveTable, asker: Asker, services: Services): TableLinks {
  const { id: table, sheet } = live;
  const { keys } = services;
  const path = (key: string): string => `/t/${table}?key=${key}`;
  const tokens = tokensOf(live, asker, services);
  const mayInvite =
    (tokens.length > 0 || asker.person === sheet.host) && sheet.seats.some(({ kind }) => kind === 'open');
  return {
    ...(mayInvite && { join: path(keys.keyTo({ kind: 'join', table })) }),
    watch: path(keys.keyTo({ kind: 'watch', table })),
    seats: tokens.map(({ seat, token }) => ({ seat, token, path: path(token) })),
  };
}
