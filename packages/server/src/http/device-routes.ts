import {
  DevicesAnswer,
  DoneAnswer,
  LinkAnswer,
  LinkOwnerAnswer,
  LinkSecretBody,
  SessionAnswer,
} from '@branchline/protocol';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { refuse } from '../common/refusal.ts';
import { addRoute } from './route.ts';
import type { Services } from './services.ts';

/** As many of a person's tables as are counted for a look. */
const MOST_COUNTED = 50;
const GUESSES_PER_HOUR = 60;

/** One person in several browsers: links that bring them along, and what is done about a browser that is lost. */
export function addDeviceRoutes(app: FastifyInstance, services: Services): void {
  const { devices, store, pushes } = services;
  const path = (secret: string): string => `/device#${secret}`;
  const gone = () => refuse('missing', 'This link was used already, or is no longer good.');

  addRoute(app, services, {
    method: 'GET',
    url: '/devices',
    summary: 'The browsers you play in, and what brings you back if one is lost',
    answer: DevicesAnswer,
    async handle(request) {
      const person = request.person();
      const recoverySince = await devices.recoverySince(person);
      return { devices: await devices.list(request.identity), ...(recoverySince !== undefined && { recoverySince }) };
    },
  });

  addRoute(app, services, {
    method: 'DELETE',
    url: '/devices',
    summary: 'Sign one of your browsers out',
    query: z.object({ device: z.string().max(64) }),
    answer: DoneAnswer,
    async handle(request) {
      const person = request.person();
      if (!(await devices.revoke(person, request.query.device)))
        return refuse('missing', 'That is no browser of yours.');
      // A browser that is lost does not go on showing whose turn it is.
      await pushes.keepOnly(person, await devices.pushesOf(person));
      await services.enforce();
      return { done: true };
    },
  });

  addRoute(app, services, {
    method: 'POST',
    url: '/devices/link',
    summary: 'A link that makes one more browser yours, with all your tables: once, and soon',
    answer: LinkAnswer,
    status: 201,
    perHour: GUESSES_PER_HOUR,
    async handle(request) {
      const { secret, until } = await devices.link(request.person());
      return { path: path(secret), until };
    },
  });

  addRoute(app, services, {
    method: 'POST',
    url: '/devices/recovery',
    summary: 'A link to keep, for the day all your browsers are lost; the one before is worth nothing from now on',
    answer: LinkAnswer,
    status: 201,
    perHour: GUESSES_PER_HOUR,
    async handle(request) {
      return { path: path(await devices.recovery(request.person())) };
    },
  });

  addRoute(app, services, {
    method: 'DELETE',
    url: '/devices/recovery',
    summary: 'Make the link you kept worthless',
    answer: DoneAnswer,
    async handle(request) {
      await devices.forgetRecovery(request.person());
      return { done: true };
    },
  });

  addRoute(app, services, {
    method: 'POST',
    url: '/devices/look',
    summary: 'Whose link this is, before it is used',
    body: LinkSecretBody,
    answer: LinkOwnerAnswer,
    perHour: GUESSES_PER_HOUR,
    async handle({ body, identity }) {
      const person = await devices.personOf(body.secret, { use: false });
      if (person === undefined) return gone();
      const count = async (whose: string) => (await store.find({ person: whose, limit: MOST_COUNTED })).length;
      const name = (await store.person(person))?.name;
      const same = person === identity.person;
      return {
        ...(name !== undefined && { name }),
        tables: await count(person),
        left: same || identity.person === undefined ? 0 : await count(identity.person),
        same,
      };
    },
  });

  addRoute(app, services, {
    method: 'POST',
    url: '/devices/join',
    summary: 'Make this browser one more of the person whose link it is',
    body: LinkSecretBody,
    answer: SessionAnswer,
    perHour: GUESSES_PER_HOUR,
    async handle(request) {
      const person = await devices.personOf(request.body.secret, { use: true });
      if (person === undefined) return gone();
      if (person !== request.identity.person) request.become(person);
      const name = (await store.person(person))?.name;
      return { ...(name !== undefined && { name }), pushKey: pushes.publicKey };
    },
  });
}
