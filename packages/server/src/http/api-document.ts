import { namedSchemas } from '@branchline/protocol';
import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { DIGITS } from './route.ts';

type Json = { readonly [field: string]: unknown };
type Schemas = Readonly<Record<string, Json>>;

/** The messages of the socket have no address of their own in the document. */
const SOCKET = ['ClientMessageInput', 'ServerMessage'];
const REFERENCE = '#/components/schemas/';

for (const [id, schema] of Object.entries(namedSchemas)) {
  z.globalRegistry.add(schema, { ...z.globalRegistry.get(schema), id });
}

/** `GET /api/openapi.json`: made from the very schemas that check what comes and goes. */
export async function addApiDocument(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Branchline', version: '1', description: 'Tables, seats and play. docs/api.md tells the story.' },
      components: {
        securitySchemes: {
          seat: { type: 'http', scheme: 'bearer', description: 'The token of a seat.' },
          session: { type: 'apiKey', in: 'cookie', name: 'branchline', description: 'What a browser keeps.' },
        },
      },
      security: [{ seat: [] }, { session: [] }, {}],
    },
    transform: jsonSchemaTransform,
    transformObject: (document) =>
      tidied(jsonSchemaTransformObject(document) as Json) as ReturnType<typeof jsonSchemaTransformObject>,
  });
  app.get('/api/openapi.json', { schema: { hide: true } }, () => app.swagger());
}

/**
 * Every schema comes twice, as it is taken (`…Input`) and as it is told. Only what is used stays; and what is used in one way
 * only, or is the same in both, needs one name.
 */
function tidied(document: Json): Json {
  const { schemas, ...components } = document.components as Json & { readonly schemas: Schemas };
  const paths = withGrowingAnswers(document.paths as Json);
  const used = referencesIn([paths, SOCKET.map((name) => ({ $ref: REFERENCE + name }))], schemas);
  const nameOf = (name: string): string => {
    const plain = name.replace(/Input$/, '');
    return used.has(plain) && name !== plain && !isSame(schemas, plain) ? name : plain;
  };
  const renamed = (value: unknown): unknown =>
    JSON.parse(JSON.stringify(value), (key, one) =>
      key === '$ref' ? REFERENCE + nameOf(one.slice(REFERENCE.length)) : plainNumber(one),
    );
  // What is taken comes last: where both have one name, it says what more is refused.
  const ordered = [...used].toSorted((one, other) => Number(one.endsWith('Input')) - Number(other.endsWith('Input')));
  const listed = ordered.map((name): [string, unknown] => {
    const schema = schemas[name];
    return [nameOf(name), renamed(name.endsWith('Input') ? schema : growing(schema))];
  });
  const named = Object.entries(Object.fromEntries(listed)).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return {
    ...document,
    paths: renamed(paths),
    components: { ...components, schemas: Object.fromEntries(named) },
  };
}

/** A number in an address is digits to us and a number to everybody else; and all numbers are safe ones. */
function plainNumber(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const { minimum, maximum, ...schema } = value as Json;
  if (schema.type === 'string' && schema.pattern === DIGITS.source) return { type: 'integer', minimum: 0 };
  if (schema.type !== 'integer') return value;
  return {
    ...schema,
    ...(minimum !== Number.MIN_SAFE_INTEGER && minimum !== undefined && { minimum }),
    ...(maximum !== Number.MAX_SAFE_INTEGER && maximum !== undefined && { maximum }),
  };
}

/** What is taken and what is told is the same, but that an answer may have more fields one day. */
function isSame(schemas: Schemas, name: string): boolean {
  const taken = JSON.stringify(growing(schemas[`${name}Input`])).replaceAll(/Input"/g, '"');
  return taken === JSON.stringify(growing(schemas[name]));
}

/** An answer may get new fields: a client must not stumble over them. */
function growing(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(growing);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([field, one]) =>
      field === 'additionalProperties' && one === false ? [] : [[field, growing(one)]],
    ),
  );
}

function withGrowingAnswers(value: Json): Json {
  return Object.fromEntries(
    Object.entries(value).map(([field, one]) => {
      if (field === 'responses') return [field, growing(one)];
      return [
        field,
        typeof one === 'object' && one !== null && !Array.isArray(one) ? withGrowingAnswers(one as Json) : one,
      ];
    }),
  );
}

/** Every schema that is referred to, directly or by another one. */
function referencesIn(value: unknown, schemas: Schemas, found: Set<string> = new Set()): Set<string> {
  for (const [, name = ''] of JSON.stringify(value).matchAll(/"#\/components\/schemas\/(\w+)"/g)) {
    if (found.has(name)) continue;
    found.add(name);
    referencesIn(schemas[name], schemas, found);
  }
  return found;
}
