import * as z from 'zod/mini';
import { MAX_POINTS } from '#shared/api/contract/schema/price-points.ts';
import { findContent, type WireContent } from '#shared/api/contract/schema/wire-content.ts';
import type { JsonSchema } from './json-schema.ts';
import { removeKeys } from './remove-keys.ts';
import { findWireTypeName } from './wire-types.ts';

type Schema = z.core.$ZodType;

/** How the app reads a field that is missing, null or of another type: it may refuse what holds the field. */
export type Absence = 'missing' | 'null' | 'wrong';

const createReference = (name: string): JsonSchema => ({ $ref: `#/components/schemas/${name}` });

const isOfType = (schema: Schema, ...types: readonly string[]): boolean => types.includes(schema._zod.def.type);

/** Matches the first half of `list()` and `orAbsent()`: any value, rewritten before the second half reads it. */
function isRewrittenValue(schema: Schema): boolean {
  if (!isOfType(schema, 'pipe')) return false;
  const { in: source, out } = (schema as z.core.$ZodPipe)._zod.def;
  const inner = isOfType(source, 'optional') ? (source as z.core.$ZodOptional)._zod.def.innerType : source;
  return isOfType(inner, 'unknown') && isOfType(out, 'transform');
}

const isAccepted = (schema: Schema, value: unknown): boolean => z.safeParse(schema, value).success;

/** A value of another type than the field has. */
const findWrongValue = (json: JsonSchema): unknown =>
  json['type'] === 'array' || json['type'] === 'object' ? 'x' : { unexpected: 1 };

function describeField(schema: Schema): JsonSchema {
  const json = toJsonSchema(schema);
  const refused: Absence[] = [];
  if (!isAccepted(schema, undefined)) refused.push('missing');
  if (!isAccepted(schema, null)) refused.push('null');
  if (!isAccepted(schema, findWrongValue(json))) refused.push('wrong');
  return { ...json, 'x-refused': refused };
}

function describeObject(schema: Schema): JsonSchema {
  const { shape } = (schema as z.core.$ZodObject)._zod.def;
  const entries = Object.entries(shape);
  const required = entries.filter(([, field]) => !isAccepted(field, undefined)).map(([key]) => key);
  return {
    type: 'object',
    properties: Object.fromEntries(entries.map(([key, field]) => [key, describeField(field)])),
    ...(required.length > 0 && { required }),
  };
}

const describeRows = (row: Schema): JsonSchema => ({ type: 'array', 'x-drops': 'row', items: toJsonSchema(row) });
const describeMap = (value: Schema): JsonSchema => ({
  type: 'object',
  'x-drops': 'key',
  additionalProperties: toJsonSchema(value),
});
const makeOptional = (json: JsonSchema): JsonSchema => ({ ...json, 'x-refused': [] });

const createSizeField = (): JsonSchema => makeOptional(createReference('OptionalNumber'));

function describeContent(content: WireContent): JsonSchema {
  switch (content.kind) {
    case 'rows':
      return describeRows(content.of);
    case 'map':
      return describeMap(content.of);
    case 'page':
      return {
        type: 'object',
        properties: {
          data: { ...describeRows(content.of), 'x-refused': ['wrong'] },
          metadata: makeOptional({
            type: ['object', 'null'],
            properties: { total: createSizeField(), page: createSizeField() },
          }),
        },
      };
    case 'placed-bets':
      return { anyOf: [describeRows(content.of), { type: 'null' }] };
    case 'session-lines':
      return {
        anyOf: [
          describeRows(content.of),
          {
            type: 'object',
            properties: {
              data: { ...describeRows(content.of), 'x-refused': ['wrong'] },
              fancy_category: makeOptional({ type: ['object', 'null'], additionalProperties: createReference('Text') }),
            },
            required: ['data'],
          },
        ],
      };
    case 'named-values':
      return { type: ['string', 'null'], enum: [...Object.keys(content.names).filter((word) => word !== ''), null] };
    case 'match-limits':
      return {
        type: 'object',
        properties: {
          session: makeOptional({ anyOf: [describeMap(content.fancy), { type: 'null' }] }),
          market_bet_delay: createSizeField(),
          session_bet_delay: createSizeField(),
        },
        'x-drops': 'key',
        additionalProperties: toJsonSchema(content.market),
      };
    case 'payment-detail':
      return {
        type: 'object',
        properties: {
          _id: { ...createReference('Id'), 'x-refused': ['missing', 'null', 'wrong'] },
          method_id: makeOptional(createReference('OptionalText')),
        },
        required: ['_id'],
        additionalProperties: createReference('Text'),
      };
    case 'price-points':
      return {
        type: 'array',
        maxItems: MAX_POINTS,
        items: {
          type: 'array',
          prefixItems: [createReference('Moment'), createReference('OptionalPrice'), createReference('OptionalPrice')],
          minItems: 3,
          maxItems: 3,
        },
      };
  }
}

/** Describes what zod's converter cannot see. Null: the converter's own result stands. */
function describe(schema: Schema): JsonSchema | null {
  const name = findWireTypeName(schema);
  if (name !== undefined) return createReference(name);
  const content = findContent(schema);
  if (content !== undefined) return describeContent(content);
  if (isOfType(schema, 'object')) return describeObject(schema);
  if (isOfType(schema, 'custom')) return { type: 'string', contentMediaType: 'image/*' };
  if (!isOfType(schema, 'pipe')) return null;
  const { in: source, out } = (schema as z.core.$ZodPipe)._zod.def;
  return isRewrittenValue(source) && !isOfType(out, 'transform') ? toJsonSchema(out) : null;
}

/** Converts the input side of a schema: the value as it stands on the wire. Wire types become references. */
export function toJsonSchema(schema: Schema): JsonSchema {
  const json = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    override({ zodSchema, jsonSchema }) {
      const description = describe(zodSchema);
      if (description === null) return;
      for (const key of Object.keys(jsonSchema)) Reflect.deleteProperty(jsonSchema, key);
      Object.assign(jsonSchema, description);
    },
  });
  return removeKeys(json, '$schema');
}
