import { DoneAnswer, FinishedGamesAnswer } from '@branchline/protocol';
import type { FastifyInstance } from 'fastify';
import { addRoute } from './route.ts';
import type { Services } from './services.ts';

/** What somebody has done in the games they finished. */
export function addFiguresRoutes(app: FastifyInstance, services: Services): void {
  const { figures } = services;

  addRoute(app, services, {
    method: 'GET',
    url: '/figures',
    summary: 'Every game you have finished: who won, and what you did in it',
    answer: FinishedGamesAnswer,
    handle: async ({ identity: { person } }) => ({ games: person === undefined ? [] : await figures.list(person) }),
  });

  addRoute(app, services, {
    method: 'DELETE',
    url: '/figures',
    summary: 'Forget what you did in the games you have finished; the games themselves stay',
    answer: DoneAnswer,
    async handle({ identity: { person } }) {
      if (person !== undefined) await figures.forget(person);
      return { done: true };
    },
  });
}
