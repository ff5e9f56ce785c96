import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServer, type TestServer } from '../testing/test-server.ts';

interface Document {
  readonly openapi: string;
  readonly paths: Record<
    string,
    Record<string, { summary?: string; responses: Record<string, unknown>; requestBody?: unknown }>
  >;
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
      "DELETE /api/push",
      "DELETE /api/tables/{table}/seats/{seat}/order",
      "GET /api/games",
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
      "POST /api/push",
      "POST /api/records",
      "POST /api/tables",
      "POST /api/tables/{table}/answers",
      "POST /api/tables/{table}/chat",
      "POST /api/tables/{table}/host",
      "POST /api/tables/{table}/join",
      "POST /api/tables/{table}/leave",
      "POST /api/tables/{table}/move",
      "POST /api/tables/{table}/mutes",
      "POST /api/tables/{table}/rematch",
      "POST /api/tables/{table}/seats/{seat}/renew",
      "POST /api/tables/{table}/start",
      "PUT /api/session",
      "PUT /api/tables/{table}/seats/{seat}",
      "PUT /api/tables/{table}/seats/{seat}/order",
    ]
  `);
});

test('each operation has a summary, an answer and the shape of a refusal', () => {
  for (const [path, methods] of Object.entries(document.paths)) {
    for (const [method, { summary, responses, requestBody }] of Object.entries(methods)) {
      expect(summary, `${method} ${path}`).toMatch(/\w/);
      expect(Object.keys(responses), `${method} ${path}`).toEqual(expect.arrayContaining(['4XX']));
      expect(JSON.stringify(responses)).toContain('malformed');
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
