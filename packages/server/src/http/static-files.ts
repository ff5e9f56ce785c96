import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refuse } from '../common/refusal.ts';
import { frontPage } from './front-page.ts';
import { pageFor } from './preview.ts';
import { sendRefusal } from './route.ts';
import type { Services } from './services.ts';

/** Where the built web client lies: beside this package, from the source and from `dist` alike. */
const BUILT = fileURLToPath(new URL('../../../web/dist/client/', import.meta.url));
const tooMany = refuse('tooMany', 'Too many pages were asked for from here; wait a moment.');
const A_YEAR = 'public, max-age=31536000, immutable';

/** The client's files. Any other address is a page of the client, which finds its own way. */
export async function addStaticFiles(app: FastifyInstance, services: Services, folder: string = BUILT): Promise<void> {
  const built = existsSync(path.join(folder, 'index.html'));
  if (built) {
    await app.register(fastifyStatic, {
      root: folder,
      wildcard: false,
      index: false,
      setHeaders(reply, file) {
        const named = path.relative(folder, file).startsWith(`assets${path.sep}`);
        void reply.header('cache-control', named ? A_YEAR : 'no-cache');
      },
    });
  }
  const html = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    if (!services.allow('pages', request.ip)) return sendRefusal(reply, tooMany.refused);
    const text = built ? await pageFor(path.join(folder, 'index.html'), request, services) : frontPage;
    return reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(text);
  };
  app.get('/', { schema: { hide: true } }, html);
  app.setNotFoundHandler((request, reply) => {
    const isPage =
      request.method === 'GET' && !request.url.startsWith('/api/') && !path.extname(request.url.split('?')[0] ?? '');
    if (isPage) return html(request, reply);
    if (!services.allow('pages', request.ip)) return sendRefusal(reply, tooMany.refused);
    return sendRefusal(reply, refuse('missing', 'There is nothing at this address.').refused);
  });
}
