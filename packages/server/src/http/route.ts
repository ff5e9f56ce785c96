import { type Refusal, type RefusalCode, RefusalSchema } from '@branchline/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { type Identity, mayWatch } from '../auth/identity.ts';
import { newId } from '../auth/keys.ts';
import { COOKIE, cookieOptions, identityOf } from '../auth/session.ts';
import { isRefused, type Refused, refuse } from '../common/refusal.ts';
import type { Table } from '../tables/table.ts';
import type { Services } from './services.ts';

/** A request as a handler sees it: checked, and with the identity known. */
export interface RouteRequest<Body, Query> {
  readonly services: Services;
  readonly identity: Identity;
  readonly body: Body;
  readonly query: Query;
  readonly table: string;
  readonly seat: number;
  /** The identity's person; a guest without a session gets one now. */
  person(): string;
  readonly signal: AbortSignal;
}

export interface Route<Body, Query, Answer> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly url: string;
  readonly summary: string;
  readonly body?: z.ZodType<Body>;
  readonly query?: z.ZodType<Query>;
  readonly answer: z.ZodType<Answer>;
  readonly status?: 200 | 201;
  /** So often an hour and no more, where the usual allowance is too much. */
  readonly perHour?: number;
  /** The most the body may weigh, where the usual is too little. */
  readonly bodyLimit?: number;
  handle(request: RouteRequest<Body, Query>): Promise<Answer | Refused> | Answer | Refused;
}

/** A route under `/api/tables/:table`: the handler gets the table, if the identity may know of it. */
export interface TableRoute<Body, Query, Answer> extends Omit<Route<Body, Query, Answer>, 'handle'> {
  handle(table: Table, request: RouteRequest<Body, Query>): Promise<Answer | Refused> | Answer | Refused;
}

const HOUR_MS = 60 * 60 * 1000;

const STATUS: Readonly<Record<RefusalCode, number>> = {
  malformed: 400,
  missing: 404,
  forbidden: 403,
  stale: 409,
  rejected: 422,
  wrongStage: 409,
  taken: 409,
  tooMany: 429,
  tooLarge: 413,
  unavailable: 503,
  damaged: 503,
  notVerified: 422,
  failed: 500,
};

export function sendRefusal(reply: FastifyReply, refusal: Refusal): FastifyReply {
  return reply.status(STATUS[refusal.code]).type('application/json').serializer(JSON.stringify).send(refusal);
}

export function addRoute<Body, Query, Answer>(
  app: FastifyInstance,
  services: Services,
  route: Route<Body, Query, Answer>,
): void {
  const { method, url, summary, body, query, answer, status = 200, bodyLimit, perHour } = route;
  const params = paramsOf(url);
  app.route({
    method,
    url: `/api${url}`,
    ...(bodyLimit !== undefined && { bodyLimit }),
    ...(perHour !== undefined && { config: { rateLimit: { max: perHour, timeWindow: HOUR_MS } } }),
    schema: {
      summary,
      ...(body && { body }),
      ...(query && { querystring: query }),
      ...(params && { params }),
      response: { [status]: answer, '4xx': RefusalSchema, '5xx': RefusalSchema },
    },
    async handler(request, reply) {
      const result = await route.handle(requestOf<Body, Query>(services, request, reply));
      return isRefused(result) ? sendRefusal(reply, result.refused) : reply.status(status).send(result);
    },
  });
}

export function addTableRoute<Body, Query, Answer>(
  app: FastifyInstance,
  services: Services,
  route: TableRoute<Body, Query, Answer>,
): void {
  addRoute(app, services, {
    ...route,
    url: `/tables/:table${route.url}`,
    async handle(request) {
      const table = await services.tables.newest(request.table);
      if (table === undefined || !mayWatch(request.identity, table.id, table.sheet)) {
        return refuse('missing', 'There is no such table, or the link to it is missing.');
      }
      return route.handle(table, request);
    },
  });
}

/** A number in an address: digits and nothing else, where JavaScript would take much for a number. */
export function digits(most: number = Number.MAX_SAFE_INTEGER): z.ZodType<number, string> {
  return z
    .string()
    .regex(/^\d{1,15}$/, 'expected a whole number')
    .transform(Number)
    .pipe(z.int().max(most));
}

const TableParam = z.object({ table: z.string().max(64) });
const SeatParams = z.object({ table: z.string().max(64), seat: digits(15) });

function paramsOf(url: string): z.ZodType | undefined {
  if (url.includes(':seat')) return SeatParams;
  return url.includes(':table') ? TableParam : undefined;
}

function requestOf<Body, Query>(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
): RouteRequest<Body, Query> {
  const { table = '', seat = -1 } = request.params as { table?: string; seat?: number };
  const query = request.query as Query & { key?: string };
  const known = identityOf(request.headers, services.keys);
  const shown = typeof query.key === 'string' ? services.keys.read(query.key) : undefined;
  const identity: { person?: string; key?: Identity['key'] } = { ...known, ...(shown && { key: shown }) };
  return {
    services,
    identity: identity as Identity,
    body: request.body as Body,
    query,
    table,
    seat,
    signal: request.signal,
    person() {
      if (identity.person !== undefined) return identity.person;
      const person = newId();
      identity.person = person;
      void reply.setCookie(COOKIE, services.keys.sign(person), cookieOptions(services.secure));
      return person;
    },
  };
}
