/* The types of an OpenAPI document as TypeScript: as much of it as our own document needs. */

/** A JSON schema, as OpenAPI 3.1 has them. */
interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | Schema;
  readonly items?: Schema;
  readonly description?: string;
  readonly deprecated?: boolean;
}

interface Content {
  readonly content?: { readonly 'application/json'?: { readonly schema: Schema } };
}

interface Operation {
  readonly summary?: string;
  readonly parameters?: readonly {
    readonly name: string;
    readonly in: string;
    readonly required?: boolean;
    readonly schema: Schema;
  }[];
  readonly requestBody?: Content;
  readonly responses: Readonly<Record<string, Content>>;
}

/** As much of an OpenAPI document as there is to tell. */
export interface ApiDocument {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

const HEAD = `// Made from the server's OpenAPI document by \`npm run types -w @branchline/client\`; a test holds it against the server.
`;

/** A whole module: a type for every named schema, and one with every operation. */
export function typeScriptOf({ paths, components }: ApiDocument): string {
  const types = Object.entries(components.schemas).map(([name, schema]) => {
    const body = typeOf(schema, '');
    const told = schema.description === undefined ? '' : `/** ${schema.description} */\n`;
    return body.startsWith('{') && !schema.allOf
      ? `${told}export interface ${name} ${body}`
      : `${told}export type ${name} =${body.startsWith('\n') ? '' : ' '}${body};`;
  });
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => {
      const fields = operationFields(operation, components.schemas);
      return `  /** ${operation.summary ?? ''} */\n  '${method.toUpperCase()} ${path}': {\n${fields.join('\n')}\n  };`;
    }),
  );
  const listed = `/** Every operation of the API, by method and address: what it takes and what it answers. */
export interface Operations {\n${operations.join('\n')}\n}`;
  return `${[HEAD, ...types, listed].join('\n')}\n`;
}

function operationFields(operation: Operation, schemas: Readonly<Record<string, Schema>>): readonly string[] {
  const { parameters = [], requestBody, responses } = operation;
  const group = (place: string): readonly string[] => {
    const wanted = parameters.filter((one) => one.in === place);
    if (wanted.length === 0) return [];
    const fields = wanted.map(({ name, required, schema }) => field(name, schema, required === true, '      '));
    const optional = wanted.every(({ required }) => required !== true);
    return [`    readonly ${place}${optional ? '?' : ''}: {\n${fields.join('\n')}\n    };`];
  };
  const body = requestBody?.content?.['application/json']?.schema;
  const answer = Object.entries(responses).find(([status]) => status.startsWith('2'))?.[1];
  const answered = answer?.content?.['application/json']?.schema;
  return [
    ...group('path'),
    ...group('query'),
    ...(body ? [`    readonly body${isOptional(body, schemas) ? '?' : ''}: ${typeOf(body, '    ')};`] : []),
    `    readonly answer: ${answered ? typeOf(answered, '    ') : 'undefined'};`,
  ];
}

/** Nothing of it must be said. */
function isOptional(schema: Schema, schemas: Readonly<Record<string, Schema>>): boolean {
  const named = schema.$ref === undefined ? schema : schemas[nameIn(schema.$ref)];
  return named?.type === 'object' && (named.required ?? []).length === 0 && named.properties !== undefined;
}

const nameIn = (reference: string): string => reference.split('/').at(-1) ?? '';

function typeOf(schema: Schema, indent: string): string {
  if (schema.$ref !== undefined) return nameIn(schema.$ref);
  if (schema.const !== undefined) return literal(schema.const);
  if (schema.enum) return schema.enum.map(literal).join(' | ');
  const choices = schema.oneOf ?? schema.anyOf;
  if (choices?.every(({ oneOf, anyOf, allOf, type }) => !(oneOf ?? anyOf ?? allOf) && type !== 'object'))
    return choices.map((one) => typeOf(one, indent)).join(' | ');
  if (choices) return choices.map((one) => `\n${indent}  | ${typeOf(one, `${indent}  `)}`).join('');
  if (schema.allOf) return schema.allOf.map((one) => typeOf(one, indent)).join(' & ');
  if (Array.isArray(schema.type)) return schema.type.map((type) => typeOf({ ...schema, type }, indent)).join(' | ');
  switch (schema.type) {
    case 'string':
    case 'boolean':
    case 'null':
      return schema.type;
    case 'integer':
    case 'number':
      return 'number';
    case 'array':
      return `readonly (${typeOf(schema.items ?? {}, indent)})[]`.replace(/\((\w+)\)/, '$1');
    case 'object':
      return objectType(schema, indent);
    default:
      return 'unknown';
  }
}

function objectType({ properties = {}, required = [], additionalProperties }: Schema, indent: string): string {
  const fields = Object.entries(properties).map(([name, schema]) =>
    field(name, schema, required.includes(name), `${indent}  `),
  );
  const others = typeof additionalProperties === 'object' ? typeOf(additionalProperties, `${indent}  `) : 'unknown';
  const open = typeof additionalProperties === 'object' || fields.length === 0;
  const more = open ? [`${indent}  readonly [field: string]: ${others};`] : [];
  return `{\n${[...fields, ...more].join('\n')}\n${indent}}`;
}

function field(name: string, schema: Schema, required: boolean, indent: string): string {
  const notes = [schema.description ?? '', schema.deprecated ? '@deprecated' : ''].filter((note) => note !== '');
  const told = notes.length > 0 ? `${indent}/** ${notes.join(' ')} */\n` : '';
  return `${told}${indent}readonly ${name}${required ? '' : '?'}: ${typeOf(schema, indent)};`;
}

const literal = (value: unknown): string => (typeof value === 'string' ? `'${value}'` : String(value));
