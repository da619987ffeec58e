import { NO, YES } from '#shared/api/client/envelope.ts';
import type { JsonSchema } from '../schema/json-schema.ts';

const listForms = (spellings: readonly string[], number: 0 | 1): readonly unknown[] => [
  number === 1,
  number,
  ...spellings,
];

/** Schemas of the envelope's own fields. */
export const envelopeSchemas: Readonly<Record<string, JsonSchema>> = {
  Accepted: {
    enum: listForms(YES, 1),
    description: 'The call is accepted. Send true. Words count in any case.',
  },
  Refused: {
    enum: listForms(NO, 0),
    description: 'The call is refused, or nothing was found. Send false. Words count in any case.',
  },
  Message: {
    anyOf: [
      { type: ['string', 'null'] },
      { type: 'array', items: { type: 'string' } },
      {
        type: 'object',
        additionalProperties: { anyOf: [{ type: 'string' }, { type: 'array', items: { type: 'string' } }] },
      },
    ],
    description:
      'A text for the bettor, shown as it is, at most 500 characters. Several texts in a list, or under the names of fields, are joined by commas. Without it the app shows its own text.',
  },
  Refusal: {
    type: 'object',
    required: ['status'],
    properties: {
      status: { $ref: '#/components/schemas/Refused' },
      msg: { $ref: '#/components/schemas/Message' },
      data: { description: 'Nothing: left out, null, "", [] or {}.' },
      logout: { $ref: '#/components/schemas/Logout' },
    },
  },
  Logout: {
    enum: listForms([...YES, ...NO], 1).concat([false, 0, null]),
    description: 'True ends the session of the bettor. Leave it out otherwise.',
  },
};

const ownFields = {
  status: { $ref: '#/components/schemas/Accepted' },
  msg: { $ref: '#/components/schemas/Message' },
  logout: { $ref: '#/components/schemas/Logout' },
};

/** Puts a payload into the envelope of its call. */
export function wrapPayload(shape: 'data' | 'envelope' | 'bare', payload: JsonSchema): JsonSchema {
  if (shape === 'bare') return payload;
  if (shape === 'data') return { type: 'object', required: ['status'], properties: { ...ownFields, data: payload } };
  const { properties, required, ...rest } = payload;
  // The score has a field of this name in its payload, but a payload beside the envelope never has.
  return {
    ...rest,
    type: 'object',
    required: ['status', ...((required ?? []) as readonly string[])],
    properties: { ...ownFields, ...(properties as Record<string, JsonSchema>) },
  };
}
