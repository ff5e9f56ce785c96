import fastify, { type FastifyInstance } from 'fastify';
import { frontPage } from './front-page.ts';

/** The HTTP side of the server, not yet listening. */
export function createApp(): FastifyInstance {
  const app = fastify({ forceCloseConnections: true });
  app.get('/', (_request, reply) => reply.type('text/html; charset=utf-8').send(frontPage));
  app.get('/healthz', () => ({ status: 'ok' }));
  return app;
}
