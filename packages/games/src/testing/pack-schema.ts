import { PACK_SHAPE } from '../pack/pack-shape.ts';
import { type Fields, type Shape, TEXTS } from '../pack/shape.ts';

/** A part of a JSON Schema. */
export interface Schema {
  readonly $schema?: string;
  readonly title?: string;
  readonly description?: string;
  readonly type?: 'string' | 'integer' | 'number' | 'array' | 'object';
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly anyOf?: readonly Schema[];
  readonly items?: Schema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly propertyNames?: { readonly pattern: string };
  readonly additionalProperties?: Schema | false;
  readonly maxProperties?: number;
}

/** The JSON Schema of a pack, written from the shape that the reader checks. */
export function packSchema(): Schema {
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'Branchline pack',
    description: 'A map and how it is played. What every field means is told in packs.md.',
    ...schemaOf(PACK_SHAPE),
  };
}

function schemaOf(shape: Shape): Schema {
  if (shape === 'yes') return { const: true };
  if (typeof shape === 'string') return textOf(TEXTS[shape]);
  if ('text' in shape) return textOf(shape);
  if ('among' in shape) return { enum: shape.among };
  if ('whole' in shape) return { type: 'integer', minimum: shape.whole[0], maximum: shape.whole[1] };
  if ('number' in shape) return { type: 'number', minimum: shape.number[0], maximum: shape.number[1] };
  if ('list' in shape) {
    return { type: 'array', items: schemaOf(shape.list), minItems: shape.least ?? 0, maxItems: shape.most };
  }
  if ('either' in shape) return { anyOf: shape.either.map(schemaOf) };
  return 'every' in shape
    ? {
        type: 'object',
        propertyNames: { pattern: shape.field.source },
        additionalProperties: schemaOf(shape.every),
        maxProperties: shape.most,
      }
    : fieldsOf(shape);
}

const textOf = ({ text, say }: { readonly text: RegExp; readonly say: string }): Schema => ({
  type: 'string',
  pattern: text.source,
  description: say,
});

function fieldsOf({ fields, optional = {} }: Fields): Schema {
  const all = Object.entries({ ...fields, ...optional });
  return {
    type: 'object',
    required: Object.keys(fields),
    properties: Object.fromEntries(all.map(([field, shape]) => [field, schemaOf(shape)])),
    additionalProperties: false,
  };
}
