import { DoneAnswer, GalleryAnswerBody, OfferMapBody } from '@branchline/protocol';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { isRefused } from '../common/refusal.ts';
import { addRoute } from './route.ts';
import type { Services } from './services.ts';

/** Maps that people offer to everybody on this server. */
export function addGalleryRoutes(app: FastifyInstance, services: Services): void {
  const { gallery, settings } = services;
  const answer = async (person: string | undefined) => ({
    mayOffer: await gallery.mayOffer(person),
    maps: await gallery.list(person),
  });

  addRoute(app, services, {
    method: 'GET',
    url: '/gallery',
    summary: 'Maps that people offer here, and whether you may offer some',
    answer: GalleryAnswerBody,
    handle: ({ identity }) => answer(identity.person),
  });

  addRoute(app, services, {
    method: 'POST',
    url: '/gallery',
    summary: 'Offer a map to everybody here',
    body: OfferMapBody,
    answer: GalleryAnswerBody,
    perHour: settings.tablesPerHour,
    bodyLimit: settings.packBytes,
    bringsMap: () => true,
    async handle(request) {
      const person = request.person();
      const refused = await gallery.offer(request.body.pack, person);
      return isRefused(refused) ? refused : answer(person);
    },
  });

  addRoute(app, services, {
    method: 'DELETE',
    url: '/gallery',
    summary: 'Withdraw a map that you offered',
    query: z.object({ hash: z.string().max(64) }),
    answer: DoneAnswer,
    async handle(request) {
      const refused = await gallery.withdraw(request.query.hash, request.person());
      return isRefused(refused) ? refused : { done: true };
    },
  });
}
