import { type Refusal, type RefusalCode, RefusalSchema } from '@branchline/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { type Identity, isHost, mayWatch, seatsOf } from '../auth/identity.ts';
import { newId } from '../auth/keys.ts';
import { COOKIE, cookieOptions, cookieText, identityOf } from '../auth/session.ts';
import { networkOf } from '../common/address.ts';
import { isRefused, type Refused, refuse } from '../common/refusal.ts';
import { LOOKING_HOST } from '../presence/presence.ts';
import type { Table } from '../tables/table.ts';
import type { Allowance } from './allowances.ts';
import type { Services } from './services.ts';

/** A request as a handler sees it: checked, and with the identity known. */
export interface RouteRequest<Body, Query> {
  readonly services: Services;
  readonly identity: Identity;
  readonly body: Body;
  readonly query: Query;
  readonly table: string;
  readonly seat: number;
  readonly game: string;
  /** The page's address, which is one of ours. */
  readonly origin: string;
  /** What the browser says of itself. */
  readonly browser: string;
  /** Stands for the address it comes from, without telling it. */
  readonly mark: string;
  /** Takes one more of what its address may have; false: it has had them all. */
  allow(what: Allowance): boolean;
  /** The identity's person; a guest without a session gets one now. */
  person(): string;
  /** From now on this browser is one more of this person's. */
  become(person: string): void;
  readonly signal: AbortSignal;
}

export interface Route<Body, Query, Answer> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly url: string;
  readonly summary: string;
  readonly body?: z.ZodType<Body>;
  /** The body is handed on as it came, a `Buffer`, for a thread to read; this is what the document says of it. */
  readonly unread?: z.ZodType;
  readonly query?: z.ZodType<Query>;
  readonly answer: z.ZodType<Answer>;
  readonly status?: 200 | 201;
  /** So often an hour and no more, where the usual allowance is too much. */
  readonly perHour?: number;
  /** Comes a new table of it? Then it is counted with all of its address, and made if there is room. */
  readonly makesTable?: true;
  /** What else is counted with all that comes from its address. */
  readonly counts?: Allowance;
  /** It costs as much as so many usual requests, and is counted as so many of what its address may ask for. */
  readonly worth?: number;
  /** Does this body bring a map? Then it is counted with all that its address brings. */
  readonly bringsMap?: (body: Body) => boolean;
  /** The most the body may weigh, where the usual is too little. */
  readonly bodyLimit?: number;
  handle(request: RouteRequest<Body, Query>): Promise<Answer | Refused> | Answer | Refused;
}

/** A route under `/api/tables/:table`: the handler gets the table, if the identity may know of it. */
export interface TableRoute<Body, Query, Answer> extends Omit<Route<Body, Query, Answer>, 'handle'> {
  handle(table: Table, request: RouteRequest<Body, Query>): Promise<Answer | Refused> | Answer | Refused;
}

/** Reading a whole game, or very many tables: no stranger keeps the server busy with it. */
export const WORTH_OF_MUCH = 5;
const HOUR_MS = 60 * 60 * 1000;
/** The most a body may weigh, where a route does not say so. */
export const BODY_LIMIT: number = 64 * 1024;

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
  full: 503,
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
  const { unread } = route;
  if (unread === undefined) return addReadRoute(app, services, route);
  // A room of its own: everywhere else bodies are read.
  void app.register((scope, _, done) => {
    scope.removeContentTypeParser('application/json');
    scope.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_, bytes, done) => done(null, bytes));
    scope.setValidatorCompiler(() => (value) => ({ value }));
    addReadRoute(scope, services, { ...route, body: unread as z.ZodType<Body> });
    done();
  });
}

function addReadRoute<Body, Query, Answer>(
  app: FastifyInstance,
  services: Services,
  route: Route<Body, Query, Answer>,
): void {
  const { method, url, summary, body, query, answer, status = 200, bodyLimit, perHour, bringsMap } = route;
  const params = paramsOf(url);
  const mapCounted = new WeakSet<FastifyRequest>();
  app.route({
    method,
    url: `/api${url}`,
    ...(bodyLimit !== undefined && { bodyLimit }),
    ...(perHour !== undefined && { config: { rateLimit: { max: perHour, timeWindow: HOUR_MS } } }),
    schema: {
      summary,
      operationId: operationId(method, url),
      ...(body && { body }),
      ...(query && { querystring: query }),
      ...(params && { params }),
      response: { [status]: answer, '4xx': RefusalSchema, '5xx': RefusalSchema },
    },
    // Whoever has had enough is told so before what they send is read.
    async onRequest(request, reply) {
      if (bringsMap && Number(request.headers['content-length'] ?? 0) > BODY_LIMIT) mapCounted.add(request);
      const refusal = mapCounted.has(request) && !services.allow('maps', request.ip) ? TOO_MANY_MAPS : undefined;
      const refused = refusal ?? (await refusalOf(route, request, services));
      if (refused) return sendRefusal(reply, refused.refused);
      return undefined;
    },
    // Many libraries send no body where there is nothing to say: that is the same as {}.
    preValidation(request, _reply, done) {
      if (body !== undefined && request.body === undefined) request.body = {};
      done();
    },
    async handler(request, reply) {
      const bringsOne = !mapCounted.has(request) && bringsMap?.(request.body as Body);
      if (bringsOne && !services.allow('maps', request.ip)) return sendRefusal(reply, TOO_MANY_MAPS.refused);
      const result = await route.handle(requestOf<Body, Query>(services, request, reply));
      return isRefused(result) ? sendRefusal(reply, result.refused) : reply.status(status).send(result);
    },
  });
}

const TOO_MANY_MAPS: Refused = refuse('tooMany', 'Too many maps were brought from here; wait a while.');

/** What an address may have only so much of, and what there must be room for. */
async function refusalOf<Body, Query, Answer>(
  { makesTable, counts, worth = 1 }: Route<Body, Query, Answer>,
  { ip }: FastifyRequest,
  { allow, room }: Services,
): Promise<Refused | undefined> {
  // One was taken at the door.
  if (worth > 1 && !allow('requests', ip, worth - 1))
    return refuse('tooMany', 'Too much is asked for from here; wait a moment.');
  if ((counts && !allow(counts, ip)) || (makesTable && !allow('tables', ip)))
    return refuse('tooMany', 'Too many came from here; wait a while.');
  if (makesTable && !(await room.isLeft()))
    return refuse('full', 'There is no room for new tables just now; those that are there go on.');
  return undefined;
}

/** `getTableView` for `GET /tables/:table/view`: what generated clients call it. */
function operationId(method: string, url: string): string {
  const words = url.split('/').flatMap((part, place, parts) => {
    if (part === '' || part.startsWith(':')) return [];
    const one = parts[place + 1]?.startsWith(':') ? part.replace(/s$/, '') : part;
    return [one.charAt(0).toUpperCase() + one.slice(1)];
  });
  return method.toLowerCase() + words.join('');
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
      const seats = seatsOf(request.identity, table.id, table.sheet);
      const host = isHost(request.identity, table.id, table.sheet);
      services.presence.seen(table.id, host ? [...seats, LOOKING_HOST] : seats);
      // What is only asked for, a page asks for by itself.
      if (route.method !== 'GET') services.personReturned(table, seats, 'touch');
      return route.handle(table, request);
    },
  });
}

export const DIGITS: RegExp = /^\d{1,15}$/;

/** A number in an address: digits and nothing else, where JavaScript would take much for a number. */
export function digits(most: number = Number.MAX_SAFE_INTEGER): z.ZodType<number, string> {
  return z.string().regex(DIGITS, 'expected a whole number').transform(Number).pipe(z.int().max(most));
}

const TableParam = z.object({ table: z.string().max(64) });
const SeatParams = z.object({ table: z.string().max(64), seat: digits(15) });

const GameParam = z.object({ game: z.string().max(200) });

function paramsOf(url: string): z.ZodType | undefined {
  if (url.includes(':game')) return GameParam;
  if (url.includes(':seat')) return SeatParams;
  return url.includes(':table') ? TableParam : undefined;
}

function requestOf<Body, Query>(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
): RouteRequest<Body, Query> {
  const { table = '', seat = -1, game = '' } = request.params as { table?: string; seat?: number; game?: string };
  const query = request.query as Query & { key?: string };
  const known = identityOf(request.headers, services);
  const shown = typeof query.key === 'string' ? services.keys.read(query.key) : undefined;
  const identity: { person?: string; device?: string; key?: Identity['key'] } = {
    ...known,
    ...(shown && { key: shown }),
  };
  const become = (person: string): void => {
    const device = newId();
    Object.assign(identity, { person, device });
    void reply.setCookie(COOKIE, services.keys.sign(cookieText(person, device)), cookieOptions(services.secure));
    services.seen({ person, device }, request.headers['user-agent']);
  };
  return {
    services,
    identity: identity as Identity,
    body: request.body as Body,
    query,
    table,
    seat,
    game,
    origin: request.headers.origin ?? `${request.protocol}://${request.host}`,
    browser: request.headers['user-agent'] ?? '',
    mark: services.keys.pseudonym(`address ${networkOf(request.ip)}`),
    allow: (what) => services.allow(what, request.ip),
    signal: request.signal,
    person() {
      if (identity.person !== undefined) return identity.person;
      if (!services.allow('sessions', request.ip))
        throw Object.assign(new Error('Too many have come from here for the first time; wait a while.'), {
          statusCode: 429,
        });
      const person = newId();
      become(person);
      return person;
    },
    become,
  };
}
