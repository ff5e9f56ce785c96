import {
  DoneAnswer,
  PasskeyOptionsAnswer,
  PasskeyResponseBody,
  PasskeysAnswer,
  SessionAnswer,
} from '@branchline/protocol';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { browserName } from '../auth/devices.ts';
import { refuse } from '../common/refusal.ts';
import { addRoute } from './route.ts';
import type { Services } from './services.ts';

const TRIES_PER_HOUR = 60;

/** Coming back with a passkey: no password, and nothing secret is kept here. */
export function addPasskeyRoutes(app: FastifyInstance, services: Services): void {
  const { passkeys, store, pushes } = services;
  const nameOf = async (person: string): Promise<string | undefined> => (await store.person(person))?.name;

  addRoute(app, services, {
    method: 'GET',
    url: '/passkeys',
    summary: 'Your passkeys',
    answer: PasskeysAnswer,
    handle: async (request) => ({ passkeys: await passkeys.list(request.person()) }),
  });

  addRoute(app, services, {
    method: 'POST',
    url: '/passkeys/offer',
    summary: 'What your browser needs to make a passkey',
    answer: PasskeyOptionsAnswer,
    perHour: TRIES_PER_HOUR,
    async handle(request) {
      const person = request.person();
      const name = (await nameOf(person)) ?? 'Branchline';
      const options = await passkeys.offer({ person, name, origin: request.origin });
      return options === undefined ? refuse('tooMany', 'You have many passkeys already.') : { ...options };
    },
  });

  addRoute(app, services, {
    method: 'POST',
    url: '/passkeys',
    summary: 'Keep the passkey your browser has made',
    body: PasskeyResponseBody,
    answer: DoneAnswer,
    perHour: TRIES_PER_HOUR,
    async handle({ identity: { person }, origin, browser, body }) {
      const name = browserName(browser);
      if (person === undefined || !(await passkeys.add({ person, name, origin }, body)))
        return refuse('malformed', 'This passkey was not made as it was asked for.');
      return { done: true };
    },
  });

  addRoute(app, services, {
    method: 'DELETE',
    url: '/passkeys',
    summary: 'Forget a passkey of yours',
    query: z.object({ passkey: z.string().max(1400) }),
    answer: DoneAnswer,
    async handle(request) {
      if (!(await passkeys.remove(request.person(), request.query.passkey)))
        return refuse('missing', 'That is no passkey of yours.');
      return { done: true };
    },
  });

  addRoute(app, services, {
    method: 'POST',
    url: '/passkeys/ask',
    summary: 'What your browser needs to show a passkey',
    answer: PasskeyOptionsAnswer,
    perHour: TRIES_PER_HOUR,
    handle: async ({ origin }) => ({ ...(await passkeys.ask(origin)) }),
  });

  addRoute(app, services, {
    method: 'POST',
    url: '/passkeys/join',
    summary: 'Make this browser one more of the person whose passkey it shows',
    body: PasskeyResponseBody,
    answer: SessionAnswer,
    perHour: TRIES_PER_HOUR,
    async handle(request) {
      const person = await passkeys.personOf(request.body, request.origin);
      if (person === undefined) return refuse('missing', 'This passkey is not known here.');
      if (person !== request.identity.person) request.become(person);
      const name = await nameOf(person);
      return { ...(name !== undefined && { name }), pushKey: pushes.publicKey };
    },
  });
}
