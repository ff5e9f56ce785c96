import {
  DoneAnswer,
  PushSubscriptionBody,
  ServerNotesAnswer,
  SessionAnswer,
  SetSessionBody,
} from '@branchline/protocol';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { addRoute } from './route.ts';
import type { Services } from './services.ts';

/** Who you are, and where you want to be told. */
export function addSessionRoutes(app: FastifyInstance, services: Services): void {
  const { devices, store, pushes, now, settings } = services;
  const nameOf = async (person: string) => {
    const name = (await store.person(person))?.name;
    return { ...(name !== undefined && { name }), pushKey: pushes.publicKey };
  };

  addRoute(app, services, {
    method: 'GET',
    url: '/session',
    summary: 'Who you are; a new guest gets a session cookie',
    answer: SessionAnswer,
    handle: (request) => nameOf(request.person()),
  });

  addRoute(app, services, {
    method: 'GET',
    url: '/server',
    summary: 'How to reach whoever runs this server',
    answer: ServerNotesAnswer,
    handle: () => ({ ...(settings.contact !== undefined && { contact: settings.contact }) }),
  });

  addRoute(app, services, {
    method: 'PUT',
    url: '/session',
    summary: 'Choose your name',
    body: SetSessionBody,
    answer: SessionAnswer,
    async handle(request) {
      const id = request.person();
      await store.setPerson({ id, name: request.body.name, seenAt: now() });
      return nameOf(id);
    },
  });

  addRoute(app, services, {
    method: 'POST',
    url: '/push',
    summary: 'Tell this browser when it is your turn',
    body: PushSubscriptionBody,
    answer: DoneAnswer,
    async handle(request) {
      const endpoint = await pushes.subscribe(request.person(), request.body);
      if (typeof endpoint !== 'string') return endpoint;
      await devices.setPush(request.identity, endpoint);
      return { done: true };
    },
  });

  addRoute(app, services, {
    method: 'DELETE',
    url: '/push',
    summary: 'Tell this browser no more',
    query: z.object({ endpoint: z.string().max(1000) }),
    answer: DoneAnswer,
    async handle(request) {
      await pushes.unsubscribe(request.person(), request.query.endpoint);
      return { done: true };
    },
  });
}
