import { randomPlay } from '@branchline/engine/testing';
import { gameList } from '@branchline/games/all';
import { PositionSchema } from '@branchline/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServer, type TestServer } from '../testing/test-server.ts';

interface Document {
  readonly openapi: string;
  readonly paths: Record<
    string,
    Record<string, { summary?: string; responses: Record<string, unknown>; requestBody?: unknown }>
  >;
  readonly components: { readonly schemas: Record<string, Schema> };
}

interface Schema {
  readonly properties?: Record<string, unknown>;
  readonly oneOf?: readonly unknown[];
}

let server: TestServer;
let document: Document;
beforeAll(async () => {
  server = await startServer();
  document = (await (await fetch(`${server.url}/api/openapi.json`)).json()) as Document;
});
afterAll(() => server.close());

test('the OpenAPI document tells every address of the API with its shapes', () => {
  expect(document.openapi).toMatch(/^3\.1/);
  const told = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(told.toSorted()).toMatchInlineSnapshot(`
    [
      "DELETE /api/devices",
      "DELETE /api/devices/recovery",
      "DELETE /api/figures",
      "DELETE /api/gallery",
      "DELETE /api/passkeys",
      "DELETE /api/push",
      "DELETE /api/tables/{table}",
      "DELETE /api/tables/{table}/seats/{seat}/order",
      "DELETE /api/webhook",
      "GET /api/devices",
      "GET /api/figures",
      "GET /api/gallery",
      "GET /api/games",
      "GET /api/games/{game}",
      "GET /api/packs/{hash}",
      "GET /api/passkeys",
      "GET /api/server",
      "GET /api/session",
      "GET /api/tables",
      "GET /api/tables/mine",
      "GET /api/tables/{table}",
      "GET /api/tables/{table}/chat",
      "GET /api/tables/{table}/links",
      "GET /api/tables/{table}/log",
      "GET /api/tables/{table}/record",
      "GET /api/tables/{table}/seats/{seat}/order",
      "GET /api/tables/{table}/view",
      "GET /api/webhook",
      "POST /api/devices/join",
      "POST /api/devices/link",
      "POST /api/devices/look",
      "POST /api/devices/recovery",
      "POST /api/gallery",
      "POST /api/passkeys",
      "POST /api/passkeys/ask",
      "POST /api/passkeys/join",
      "POST /api/passkeys/offer",
      "POST /api/push",
      "POST /api/records",
      "POST /api/seek",
      "POST /api/tables",
      "POST /api/tables/{table}/answers",
      "POST /api/tables/{table}/chat",
      "POST /api/tables/{table}/host",
      "POST /api/tables/{table}/join",
      "POST /api/tables/{table}/leave",
      "POST /api/tables/{table}/move",
      "POST /api/tables/{table}/mutes",
      "POST /api/tables/{table}/proposals",
      "POST /api/tables/{table}/readmit",
      "POST /api/tables/{table}/rematch",
      "POST /api/tables/{table}/rematch/decline",
      "POST /api/tables/{table}/rest",
      "POST /api/tables/{table}/return",
      "POST /api/tables/{table}/seats/{seat}/renew",
      "POST /api/tables/{table}/seats/{seat}/swap",
      "POST /api/tables/{table}/start",
      "POST /api/tables/{table}/votes",
      "POST /api/webhook/test",
      "PUT /api/session",
      "PUT /api/tables/{table}/replay",
      "PUT /api/tables/{table}/seats/{seat}",
      "PUT /api/tables/{table}/seats/{seat}/order",
      "PUT /api/tables/{table}/seats/{seat}/person",
      "PUT /api/tables/{table}/setup",
      "PUT /api/webhook",
    ]
  `);
});

const json = (name: string): object => ({
  content: { 'application/json': { schema: { $ref: `#/components/schemas/${name}` } } },
});

test('schemas have names: what is taken, what is told, the position, and the messages of the socket', () => {
  const { paths, components } = document;
  expect(paths['/api/tables']?.post).toMatchObject({
    operationId: 'postTables',
    requestBody: json('CreateTable'),
    responses: { 201: json('TableAnswer') },
  });
  expect(paths['/api/tables/{table}/view']?.get).toMatchObject({
    operationId: 'getTableView',
    responses: { 200: json('TableView') },
    parameters: expect.arrayContaining([
      { name: 'after', in: 'query', required: false, schema: { type: 'integer', minimum: 0 } },
    ]),
  });
  const { TableView, Position, PlayerPosition, Action, SendAnswer, ClientMessage, ServerMessage } = components.schemas;
  expect(TableView?.properties?.position).toEqual({ $ref: '#/components/schemas/Position' });
  expect(Position?.properties).toMatchObject({
    market: { items: { type: ['string', 'null'] }, description: 'null where no card lies.' },
    players: { items: { $ref: '#/components/schemas/PlayerPosition' } },
  });
  expect(PlayerPosition?.properties?.hand).toMatchObject({ $ref: '#/components/schemas/Known' });
  expect(SendAnswer?.properties?.action).toEqual({ $ref: '#/components/schemas/Action' });
  for (const union of [Action, ClientMessage, ServerMessage]) expect(union?.oneOf?.length).toBeGreaterThan(4);
});

test('no schema is told twice, and an answer may grow while a body may not', () => {
  const { schemas } = document.components;
  expect(Object.keys(schemas).filter((name) => name.endsWith('Input'))).toEqual([]);
  expect(schemas.SendAnswer).toHaveProperty('additionalProperties', false);
  expect(schemas.TableView).not.toHaveProperty('additionalProperties');
  expect(JSON.stringify(document)).not.toContain(String(Number.MAX_SAFE_INTEGER));
});

test.each(gameList)('$id: a position is told whole by its schema', ({ make, seats }) => {
  const game = make({});
  for (const { state, step } of randomPlay(game, seats.max, 5)) {
    const viewer = step % 2 === 0 ? 'replay' : 0;
    const position = game.describe(game.veil(state, viewer));
    expect(PositionSchema.parse(position)).toEqual(position);
  }
});

test('each operation has a summary, an answer and the shape of a refusal', () => {
  for (const [path, methods] of Object.entries(document.paths)) {
    for (const [method, { summary, responses, requestBody }] of Object.entries(methods)) {
      expect(summary, `${method} ${path}`).toMatch(/\w/);
      expect(Object.keys(responses), `${method} ${path}`).toEqual(expect.arrayContaining(['4XX']));
      expect(responses['4XX']).toMatchObject(json('Refusal'));
      if (method === 'put') expect(requestBody, `${method} ${path}`).toBeDefined();
    }
  }
});

test('the document is whole: every reference in it leads somewhere', () => {
  const references = JSON.stringify(document).match(/"\$ref":"#([^"]+)"/g) ?? [];
  for (const reference of references) {
    const steps = reference.slice(9, -1).split('/').slice(1);
    expect(
      steps.reduce((at: unknown, step) => (at as Record<string, unknown>)?.[step], document),
      reference,
    ).toBeDefined();
  }
});
