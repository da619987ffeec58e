import type { JsonSchema } from './json-schema.ts';

// Forms in which the app reads a value. They are narrower than what it tolerates, and never wider.

/** A character that stays when the app has removed control characters and outer spaces. */
export const VISIBLE = '[^\\s\\u0000-\\u001F\\u007F-\\u009F\\u202A-\\u202E\\u2066-\\u2069]';

const DECIMAL = '^-?\\d{1,12}(\\.\\d+)?$';
const GROUPED = '^-?\\d{1,3}(,\\d{2,3}){0,3},\\d{3}(\\.\\d*)?$';
export const decimal = { anyOf: [{ type: 'number' }, { type: 'string', pattern: `${DECIMAL}|${GROUPED}` }] };
export const amount = {
  anyOf: [
    { type: 'number', minimum: -1e12, maximum: 1e12 },
    { type: 'string', pattern: `${DECIMAL}|${GROUPED}` },
  ],
};
export const price = {
  anyOf: [
    { type: 'number', minimum: 0.01, maximum: 1e12 },
    { type: 'string', pattern: '^(0*[1-9]\\d{0,11}(\\.\\d+)?|0+\\.(0[1-9]|[1-9])\\d*)$' },
  ],
};
const DAY = '(\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])|(0[1-9]|[12]\\d|3[01])-(0[1-9]|1[0-2])-\\d{4})';
const CLOCK_TIME = '([01]\\d|2[0-3]):[0-5]\\d(:[0-5]\\d(\\.\\d{1,9})?)?';
export const moment = {
  anyOf: [
    { type: 'string', pattern: `^${DAY}([T ]${CLOCK_TIME}(Z|[+-]([01]\\d|2[0-3]):?[0-5]\\d)?)?$` },
    { type: 'number', exclusiveMinimum: 0, maximum: 8.64e15 },
  ],
};
export const allowNull = (schema: { readonly anyOf: readonly JsonSchema[] }): JsonSchema => ({
  anyOf: [...schema.anyOf, { type: 'null' }, { type: 'string', enum: ['', '--'] }],
});
export const anyText = { type: ['string', 'number', 'null'] };
export const flag = { anyOf: [{ enum: [0, 1, true, false, '0', '1', 'true', 'false'] }, { type: 'null' }] };
