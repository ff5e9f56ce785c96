import { DoneAnswer, SetWebhookBody, WebhookAnswer, WebhookTestAnswer } from '@branchline/protocol';
import type { FastifyInstance } from 'fastify';
import { isRefused } from '../common/refusal.ts';
import { addRoute } from './route.ts';
import type { Services } from './services.ts';

const TESTS_PER_HOUR = 20;

/** Being told elsewhere, where a browser cannot be called. */
export function addWebhookRoutes(app: FastifyInstance, services: Services): void {
  const { webhooks, settings } = services;

  addRoute(app, services, {
    method: 'GET',
    url: '/webhook',
    summary: 'Which service tells you that it is your turn, if any does',
    answer: WebhookAnswer,
    handle: (request) => webhooks.of(request.person()),
  });

  addRoute(app, services, {
    method: 'PUT',
    url: '/webhook',
    summary: 'Have a line written to an address of yours (Discord, Slack, ntfy) when it is your turn',
    body: SetWebhookBody,
    answer: WebhookAnswer,
    perHour: TESTS_PER_HOUR,
    async handle(request) {
      const person = request.person();
      const refused = await webhooks.set(person, request.body, settings.publicUrl ?? request.origin);
      return isRefused(refused) ? refused : webhooks.of(person);
    },
  });

  addRoute(app, services, {
    method: 'POST',
    url: '/webhook/test',
    summary: 'Have a line written there now',
    answer: WebhookTestAnswer,
    perHour: TESTS_PER_HOUR,
    handle: async (request) => ({ sent: await webhooks.test(request.person()) }),
  });

  addRoute(app, services, {
    method: 'DELETE',
    url: '/webhook',
    summary: 'Have nothing written there any more',
    answer: DoneAnswer,
    async handle(request) {
      await webhooks.forget(request.person());
      return { done: true };
    },
  });
}
