import { createHash } from 'node:crypto';
import { botIds } from '@branchline/bots';
import { isYardGame } from '@branchline/engine';
import { type GameEntry, hashIn, titleOfEntry } from '@branchline/games';
import { GameFactsAnswer, GameListingAnswer, type ListedGame, RefusalSchema } from '@branchline/protocol';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { refuse } from '../common/refusal.ts';
import { gameFor } from '../packs/games.ts';
import { addRoute, sendRefusal } from './route.ts';
import type { Services } from './services.ts';

const HashParam = z.object({ hash: z.string().regex(/^[0-9a-f]{64}$/, 'expected 64 hexadecimal digits') });
// docs/packs.md has the schema of a pack; here it is carried.
const Pack = z.looseObject({ pack: z.number() });
const FOR_EVER = 'public, max-age=31536000, immutable';

/** What can be played here, and what is printed on it. */
export function addGameRoutes(app: FastifyInstance, services: Services): void {
  const { games, settings } = services;

  addRoute(app, services, {
    method: 'GET',
    url: '/games',
    summary: 'The games of the house and the maps offered here with their options, and the bots',
    answer: GameListingAnswer,
    handle: () => ({ games: games.list.map(listedGame), bots: botIds, largestMap: settings.packBytes }),
  });

  addRoute(app, services, {
    method: 'GET',
    url: '/games/:game',
    summary: 'A game with everything printed on its board and cards',
    answer: GameFactsAnswer,
    async handle({ game }) {
      const entry = await games.load(game);
      if (typeof entry === 'string') return refuse('missing', 'There is no such game here.');
      return { ...listedGame(entry), family: entry.family, facts: factsOf(entry) };
    },
  });

  // Whoever knows a hash may have its map: hashes are told by tables and records that one may see, and cannot be guessed.
  app.get<{ Params: { hash: string } }>('/api/packs/:hash', {
    schema: {
      summary: 'A map from outside by its hash: as it was brought, for ever the same',
      operationId: 'getPack',
      params: HashParam,
      response: { 200: Pack, '4xx': RefusalSchema, '5xx': RefusalSchema },
    },
    async handler({ params: { hash }, headers }, reply) {
      const text = await games.textOf(hash);
      if (text === undefined) return sendRefusal(reply, refuse('missing', 'There is no such map here.').refused);
      if (createHash('sha256').update(text).digest('hex') !== hash)
        return sendRefusal(reply, refuse('damaged', 'This map is damaged and is not shown.').refused);
      void reply.header('cache-control', FOR_EVER).header('etag', `"${hash}"`);
      if (headers['if-none-match']?.includes(hash)) return reply.status(304).send();
      return reply.type('application/json').serializer(String).send(text);
    },
  });
}

function listedGame(entry: GameEntry): ListedGame {
  const { id, name, seats, options, pack } = entry;
  const hash = hashIn(id);
  if (hash === undefined) return { id, name, seats, options };
  const author = pack?.author;
  return { id, name, ...(author !== undefined && { author }), hash, title: { ...titleOfEntry(entry) }, seats, options };
}

/** What is printed: the pack of a board, the box of a game without one. */
function factsOf(entry: GameEntry): Readonly<Record<string, unknown>> {
  if (entry.pack) return { ...entry.pack };
  const game = gameFor(entry, {});
  return isYardGame(game) ? { ...game.rules.facts } : {};
}
