import { readFileSync } from 'node:fs';
import { startServer } from '@branchline/server/testing';
import { expect, test } from 'vitest';
import { type ApiDocument, typeScriptOf } from '../scripts/type-script.ts';

test('the types are those of the server’s OpenAPI document (npm run types -w @branchline/client makes them anew)', async () => {
  const server = await startServer();
  const document = (await (await fetch(`${server.url}/api/openapi.json`)).json()) as ApiDocument;
  await server.close();
  expect(typeScriptOf(document)).toBe(readFileSync(new URL('./api-types.ts', import.meta.url), 'utf8'));
});

test('a type follows its schema', () => {
  const told = typeScriptOf({
    paths: {
      '/api/things/{thing}': {
        put: {
          summary: 'Change it',
          parameters: [
            { name: 'thing', in: 'path', required: true, schema: { type: 'string' } },
            { name: 'wait', in: 'query', schema: { type: 'integer' } },
          ],
          requestBody: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Thing' } } } },
          responses: {
            '4XX': {},
            '200': { content: { 'application/json': { schema: { type: 'array', items: { type: 'number' } } } } },
          },
        },
      },
    },
    components: {
      schemas: {
        Thing: {
          type: 'object',
          description: 'A thing.',
          properties: {
            kind: { enum: ['a', 'b'] },
            face: { type: ['string', 'null'], deprecated: true },
            by: { type: 'object', additionalProperties: { type: 'boolean' } },
          },
        },
      },
    },
  });
  expect(told.slice(told.indexOf('/** A thing'))).toBe(`/** A thing. */
export interface Thing {
  readonly kind?: 'a' | 'b';
  /** @deprecated */
  readonly face?: string | null;
  readonly by?: {
    readonly [field: string]: boolean;
  };
}
/** Every operation of the API, by method and address: what it takes and what it answers. */
export interface Operations {
  /** Change it */
  'PUT /api/things/{thing}': {
    readonly path: {
      readonly thing: string;
    };
    readonly query?: {
      readonly wait?: number;
    };
    readonly body?: Thing;
    readonly answer: readonly number[];
  };
}
`);
});
