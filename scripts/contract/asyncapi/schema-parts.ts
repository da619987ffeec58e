import type { JsonSchema } from '../schema/json-schema.ts';

/** An id on the stream. */
export const id = { type: 'string', minLength: 1, maxLength: 64 };
/** The time of a message. */
export const pt = {
  type: 'number',
  description:
    'When you sent the message, in milliseconds since 1970. It never decreases on a connection. Without it the app cannot notice messages out of order.',
};
/** A number, in the forms of public streams. */
export const number = {
  anyOf: [{ type: 'number' }, { type: 'string', pattern: '^-?\\d{1,12}(\\.\\d+)?$' }, { enum: ['NaN', 'Infinity'] }],
};
/** Adds a description to a schema. */
export const describe = (schema: JsonSchema, description: string): JsonSchema => ({ ...schema, description });

/** An object with these fields. */
export const createObject = (
  properties: Readonly<Record<string, JsonSchema>>,
  required: readonly string[],
): JsonSchema => ({
  type: 'object',
  required,
  properties,
});

/** A list with one schema a place. */
export const createTuple = (...items: readonly JsonSchema[]): JsonSchema => ({
  type: 'array',
  prefixItems: items,
  minItems: items.length,
});
