import { readFile } from 'node:fs/promises';
import { titleOf } from '@branchline/games';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { type Identity, mayWatch } from '../auth/identity.ts';
import { isRefused, refuse } from '../common/refusal.ts';
import type { PictureOf } from '../picture/table-picture.ts';
import { DamagedTable } from '../store/damaged.ts';
import { isReplayKept } from '../tables/replay-sharing.ts';
import type { Table } from '../tables/table.ts';
import { sendRefusal } from './route.ts';
import type { Services } from './services.ts';

/** Addresses of the page that are about one table. */
const ABOUT_A_TABLE = /^\/(?:t|big|replay\/table)\/([\w-]{22})$/;
const AN_HOUR = 'public, max-age=3600';

/** The table that a link is about, if its bearer may watch: a messenger comes with the link and nothing else. */
async function tableOf(id: string, key: string | undefined, { tables, keys }: Services): Promise<Table | undefined> {
  const shown = key === undefined ? undefined : keys.read(key);
  const identity: Identity = { ...(shown && { key: shown }) };
  const table = await tables.get(id).catch((error: unknown) => {
    if (!(error instanceof DamagedTable)) throw error;
  });
  return table && mayWatch(identity, id, table.sheet) ? table : undefined;
}

/** Each seat's points as whoever has the link may know them: all of them after the end, the open ones before. */
function pointsOf({ game, state, status, sheet }: Table): readonly number[] {
  if (state === undefined) return [];
  if (status === 'over' && !sheet.endedEarly) return game.score(state).seats.map(({ total }) => total);
  return game.describe(game.veil(state, 'watcher')).players.map(({ points }) => points);
}

/** `New York · Anna 87 – Bo 75`: names and numbers, so that it reads in any language. */
function titleFor(table: Table): string {
  const { sheet, status, entry } = table;
  const points = status === 'over' && !sheet.endedEarly && !isReplayKept(table) ? pointsOf(table) : [];
  const people = sheet.seats.flatMap((seat, number) =>
    // A guest without a name has a number, which reads in any language too.
    seat.kind === 'open' ? [] : [{ name: seat.name ?? `#${number + 1}`, points: points[number] }],
  );
  const ranked = people.toSorted((one, other) => (other.points ?? 0) - (one.points ?? 0));
  const names = ranked.map((one) => (one.points === undefined ? one.name : `${one.name} ${one.points}`));
  const game = titleOf(sheet.game)?.name ?? sheet.mapName ?? entry.name;
  return names.length === 0 ? game : `${game} · ${names.join(points.length > 0 ? ' – ' : ', ')}`;
}

/** The page with what messengers show of a link to a table in its head; as it is, for any other address. */
export async function withPreview(html: string, request: FastifyRequest, services: Services): Promise<string> {
  const { pathname, searchParams } = new URL(request.url, 'http://here');
  const [, id] = ABOUT_A_TABLE.exec(pathname) ?? [];
  if (id === undefined) return html;
  const key = searchParams.get('key') ?? undefined;
  const table = await tableOf(id, key, services);
  if (table === undefined) return html;
  const origin = services.settings.publicUrl ?? `${request.protocol}://${request.host}`;
  const picture = `${origin}/preview/${id}${key === undefined ? '' : `?key=${encodeURIComponent(key)}`}`;
  const title = titleFor(table);
  const tags: readonly (readonly [string, string])[] = [
    ['og:site_name', 'Branchline'],
    ['og:type', 'website'],
    ['og:title', title],
    ...(isReplayKept(table)
      ? []
      : ([
          ['og:image', picture],
          ['og:image:type', 'image/png'],
          ['og:image:width', '1200'],
          ['og:image:height', '630'],
          ['twitter:card', 'summary_large_image'],
        ] as const)),
  ];
  const head = tags.map(([name, text]) => `<meta property="${name}" content="${escaped(text)}" />`).join('\n    ');
  return html.replace('</head>', () => `  ${head}\n  </head>`);
}

const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** The page's own file with the preview of this address. */
export async function pageFor(file: string, request: FastifyRequest, services: Services): Promise<string> {
  return withPreview(await readFile(file, 'utf8'), request, services);
}

/** What is painted of a table: its board as a watcher sees it. */
function pictureOf(table: Table): PictureOf {
  const { game, state, sheet, entry } = table;
  const { routes = {} } = state === undefined ? {} : game.describe(game.veil(state, 'watcher'));
  const { game: id, colours } = sheet;
  return {
    game: id,
    ...(entry.pack && { pack: entry.pack }),
    routes,
    points: pointsOf(table),
    ...(colours && { colours }),
  };
}

/** The picture of a table for messengers: its board as a watcher sees it. */
export function addPreviewRoute(app: FastifyInstance, services: Services): void {
  app.get<{ Params: { table: string }; Querystring: { key?: string } }>('/preview/:table', {
    schema: {
      hide: true,
      params: z.object({ table: z.string().max(64) }),
      querystring: z.object({ key: z.string().max(200).exactOptional() }),
    },
    async handler({ params, query, ip }, reply) {
      if (!services.allow('pages', ip))
        return sendRefusal(reply, refuse('tooMany', 'Too many pictures were asked for from here.').refused);
      const table = await tableOf(params.table, query.key, services);
      if (table === undefined || isReplayKept(table)) {
        return sendRefusal(reply, refuse('missing', 'There is no picture of this table.').refused);
      }
      const picture = await services.painter.paint(`${table.id} ${table.version} ${table.status}`, () =>
        pictureOf(table),
      );
      if (isRefused(picture)) return sendRefusal(reply, picture.refused);
      const cached = table.status === 'over' ? AN_HOUR : 'no-cache';
      return reply.header('cache-control', cached).type('image/png').send(picture);
    },
  });
}
