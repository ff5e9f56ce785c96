import { repeatedField } from '@branchline/games';
import type { Refusal } from '@branchline/protocol';
import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import fastify, { type FastifyError, type FastifyInstance } from 'fastify';
import { hasZodFastifySchemaValidationErrors, serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import type { Identity } from '../auth/identity.ts';
import { identityOf, originAllowed } from '../auth/session.ts';
import { networkOf } from '../common/address.ts';
import { damagedTable, notAcknowledged, refuse } from '../common/refusal.ts';
import { DamagedTable } from '../store/damaged.ts';
import { isUnavailable } from '../store/unavailable.ts';
import { addApiDocument } from './api-document.ts';
import { addDeviceRoutes } from './device-routes.ts';
import { addFiguresRoutes } from './figures-routes.ts';
import { addGalleryRoutes } from './gallery-routes.ts';
import { addGameRoutes } from './game-routes.ts';
import { addHealthRoutes } from './health-routes.ts';
import { addPasskeyRoutes } from './passkey-routes.ts';
import { addPeopleRoutes } from './people-routes.ts';
import { addPlayRoutes } from './play-routes.ts';
import { addPreviewRoute } from './preview.ts';
import { addRematchRoutes } from './rematch-routes.ts';
import { BODY_LIMIT, sendRefusal } from './route.ts';
import { addSeatRoutes } from './seat-routes.ts';
import { addSeekRoutes } from './seek-routes.ts';
import type { Services } from './services.ts';
import { addSessionRoutes } from './session-routes.ts';
import { sharedCounts } from './shared-counts.ts';
import { sharedRateLimit } from './shared-rate-limit.ts';
import { addStaticFiles } from './static-files.ts';
import { addTableRoutes } from './table-routes.ts';
import { addTalkRoutes } from './talk-routes.ts';
import { addWebhookRoutes } from './webhook-routes.ts';

/** Whoever takes longer to send a request is cut off. */
const REQUEST_MS = 60_000;

/** The HTTP side of the server, not yet listening. */
export async function createApp(services: Services, webFolder?: string): Promise<FastifyInstance> {
  const { settings } = services;
  const app = fastify({
    forceCloseConnections: true,
    bodyLimit: BODY_LIMIT,
    requestTimeout: REQUEST_MS,
    trustProxy: (_address, hop) => hop < settings.proxies,
    // The longest id of a map with its hash.
    routerOptions: { maxParamLength: 200 },
    // An address that cannot even be read has no route, and so no error handler of its own.
    frameworkErrors: (error, _request, reply) => void sendRefusal(reply, refusalFor(error, services)),
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  addStrictJsonParser(app);
  app.setErrorHandler((error: FastifyError, _request, reply) => sendRefusal(reply, refusalFor(error, services)));
  await addSecurity(app, services);
  await addApiDocument(app);
  addSessionRoutes(app, services);
  addDeviceRoutes(app, services);
  addPasskeyRoutes(app, services);
  addFiguresRoutes(app, services);
  addWebhookRoutes(app, services);
  addGameRoutes(app, services);
  addGalleryRoutes(app, services);
  addTableRoutes(app, services);
  addSeekRoutes(app, services);
  addRematchRoutes(app, services);
  addSeatRoutes(app, services);
  addPeopleRoutes(app, services);
  addPlayRoutes(app, services);
  addTalkRoutes(app, services);
  addHealthRoutes(app, services);
  addPreviewRoute(app, services);
  await addStaticFiles(app, services, webFolder);
  return app;
}

/** A body has one meaning: no field twice, none that reaches into the prototypes of objects. An empty one says nothing. */
function addStrictJsonParser(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') return done(null, undefined);
    void parse(request, String(body), (error, value) => {
      const repeated = error ? undefined : repeatedField(String(body));
      if (repeated === undefined) return done(error, value);
      done(Object.assign(new Error('a field stands twice'), { statusCode: 400, repeated: repeated.slice(0, 40) }));
    });
  });
}

async function addSecurity(app: FastifyInstance, services: Services): Promise<void> {
  const { settings, peers, bans, log } = services;
  await app.register(cookie);
  await app.register(helmet, {
    contentSecurityPolicy: {
      directives: {
        defaultSrc: ["'self'"],
        // The page's own socket; older browsers do not count it as 'self'.
        connectSrc: ["'self'", 'ws:', 'wss:'],
        imgSrc: ["'self'", 'data:', 'blob:'],
        styleSrc: ["'self'", "'unsafe-inline'"],
        workerSrc: ["'self'", 'blob:'],
        objectSrc: ["'none'"],
        frameAncestors: ["'none'"],
        baseUri: ["'self'"],
        formAction: ["'self'"],
        // Play over plain http in a home network must work.
        upgradeInsecureRequests: null,
      },
    },
    strictTransportSecurity: settings.publicUrl?.startsWith('https:') ? { maxAge: 15_552_000 } : false,
    referrerPolicy: { policy: 'no-referrer' },
  });
  await app.register(rateLimit, {
    max: settings.requestsPerMinute,
    timeWindow: 60_000,
    ...(!peers.soleWriter && { store: sharedRateLimit(sharedCounts(peers, log)) }),
    keyGenerator: ({ ip, headers }) => rateLimitKey(identityOf(headers, services)) ?? networkOf(ip),
    errorResponseBuilder: () => Object.assign(new Error('Too many requests; wait a moment.'), { statusCode: 429 }),
  });
  app.addHook('onRequest', async (request, reply) => {
    if (!services.doorway.admits(request.raw, reply.raw) || !services.allow('requests', request.ip))
      return sendRefusal(reply, refuse('tooMany', 'Too much is asked for from here; wait a moment.').refused);
    if (request.url.startsWith('/api/')) {
      void reply.header('cache-control', 'no-store');
      const identity = identityOf(request.headers, services);
      services.seen(identity, request.headers['user-agent']);
      if (bans.refuses(request.ip, identity))
        return sendRefusal(reply, refuse('forbidden', 'Whoever runs this server has shut you out.').refused);
    }
    if (request.method === 'GET' || request.method === 'HEAD') return undefined;
    if (identityOf(request.headers, services).key !== undefined) return undefined;
    if (originAllowed(request.headers.origin, request.host, settings.publicUrl)) return undefined;
    return sendRefusal(reply, refuse('forbidden', 'This comes from another site.').refused);
  });
}

/** Many players may share one address; but sessions and seats are only had by using up some of the address's own share. */
function rateLimitKey({ person, key }: Identity): string | undefined {
  if (person !== undefined) return person;
  return key?.kind === 'seat' ? `${key.table} ${key.seat}` : undefined;
}

/** What went wrong, without a word about how the server is made. */
function refusalFor(error: FastifyError, { log }: Services): Refusal {
  if (hasZodFastifySchemaValidationErrors(error)) {
    const [issue] = error.validation;
    const where = issue?.instancePath.slice(1).replaceAll('/', '.');
    return refuse('malformed', `${where ? `${where}: ` : ''}${issue?.message ?? 'not understood'}`).refused;
  }
  if (error.statusCode === 429) return refuse('tooMany', error.message).refused;
  if (error.statusCode === 413) return refuse('tooLarge', 'The message is too large.').refused;
  if ((error as Error) instanceof DamagedTable) return damagedTable().refused;
  if ('repeated' in error) return refuse('malformed', `${error.repeated}: this field stands there twice.`).refused;
  if (error.statusCode !== undefined && error.statusCode < 500)
    return refuse('malformed', 'The request was not understood.').refused;
  if (isUnavailable(error)) {
    log.warn({ reason: error.message }, 'the store could not be reached');
    return notAcknowledged().refused;
  }
  log.error({ error: { message: error.message, stack: error.stack } }, 'a request failed');
  return refuse('failed', 'Something went wrong here; nothing was changed.').refused;
}
