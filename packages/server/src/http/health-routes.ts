import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { refuse } from '../common/refusal.ts';
import type { ServerSettings } from '../config/settings.ts';
import { sendRefusal } from './route.ts';
import type { Services } from './services.ts';

/** The store is asked to write so often and no more, however many want to know whether it does. */
const PING_MS = 2_000;

/** Does it once for all who ask within so many milliseconds: they get the same answer. */
function sharedFor(milliseconds: number, now: () => number, job: () => Promise<void>): () => Promise<void> {
  let last: { readonly at: number; readonly answer: Promise<void> } | undefined;
  return () => {
    if (last === undefined || now() - last.at >= milliseconds) last = { at: now(), answer: job() };
    return last.answer;
  };
}

/** For whoever watches over the server: is it alive, may it be sent players, how is it doing. */
export function addHealthRoutes(app: FastifyInstance, services: Services): void {
  const metrics = metricsOf(app, services);
  const quiet = { config: { rateLimit: false }, schema: { hide: true } };

  app.get('/healthz', quiet, () => ({ status: 'ok' }));

  const storeAnswers = sharedFor(PING_MS, services.now, () => services.store.ping());
  app.get('/readyz', quiet, async (_request, reply) => {
    if (!services.ready()) return reply.status(503).send({ status: 'going down' });
    try {
      await storeAnswers();
      const damaged = services.tables.damaged.size;
      return { status: 'ok', ...(damaged > 0 && { damaged, see: 'branchline check-store' }) };
    } catch {
      return reply.status(503).send({ status: 'the store does not answer' });
    }
  });

  app.get('/metrics', quiet, async (request, reply) => {
    if (!mayMeasure(request, services.settings)) {
      return sendRefusal(
        reply,
        refuse('forbidden', 'Metrics are for whoever runs this server: METRICS_TOKEN.').refused,
      );
    }
    return reply.type(metrics.contentType).send(await metrics.metrics());
  });
}

/**
 * How many requests of which kind there were is no player's business: at a quiet server it tells who plays by standing
 * order. Without a token only this very machine is answered, and no proxy on it: none that the settings tell of, none that
 * says so, and none that says nothing (those speak HTTP/1.0, or pass on the name that a stranger asked for).
 */
function mayMeasure({ headers, socket, raw }: FastifyRequest, settings: ServerSettings): boolean {
  const { metricsToken, proxies, publicUrl } = settings;
  if (metricsToken !== undefined) return sameText(headers.authorization ?? '', `Bearer ${metricsToken}`);
  if (proxies > 0 || publicUrl !== undefined || raw.httpVersion === '1.0') return false;
  const near = socket.remoteAddress?.replace(/^::ffff:/, '');
  const asked = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/.test(headers.host ?? '');
  return asked && (near === '127.0.0.1' || near === '::1') && !PASSED_ON.some((name) => name in headers);
}

/** What proxies add to a request. */
const PASSED_ON = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip'];

function sameText(one: string, other: string): boolean {
  const [a, b] = [one, other].map((text) => createHash('sha256').update(text).digest());
  return a !== undefined && b !== undefined && timingSafeEqual(a, b);
}

function metricsOf(app: FastifyInstance, { tables, games, peers, connections, botsWaiting }: Services): Registry {
  const register = new Registry();
  collectDefaultMetrics({ register });
  const gauge = (name: string, help: string, read: () => number) =>
    new Gauge({
      name: `branchline_${name}`,
      help,
      registers: [register],
      collect() {
        this.set(read());
      },
    });
  gauge('connections', 'Open sockets', connections);
  gauge('tables_in_memory', 'Tables held in memory', () => tables.count);
  gauge('maps_in_memory', 'Maps from outside read from the store and held in memory', () => games.count);
  gauge('damaged_tables', 'Tables that were asked for and are damaged', () => tables.damaged.size);
  gauge('bots_waiting', 'Bot decisions waiting for a worker', botsWaiting);
  gauge('processes', 'Server processes at the same store', () => peers.count);
  gauge('listening', '1: hears at once what other processes write; 0: looks from time to time', () =>
    peers.listening ? 1 : 0,
  );
  gauge('actions', 'Actions accepted since the start', () => tables.accepted);
  const seconds = new Histogram({
    name: 'branchline_http_seconds',
    help: 'How long HTTP requests take',
    labelNames: ['method', 'route', 'status'],
    registers: [register],
  });
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none';
    seconds.labels(request.method, route, String(reply.statusCode)).observe(reply.elapsedTime / 1000);
  });
  return register;
}
