import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { wireTypes, wireTypeSources } from '../../../scripts/contract/schema/wire-types.ts';

/** Values that servers send, and values that they should not send. */
const values: readonly unknown[] = [
  ...[undefined, null, true, false, [], {}, [1], { a: 1 }],
  ...[0, 1, -1, 1.5, -12.345, 1e9, 1e11, 1e12, 1e13, 1e300, 9007199254740991, 9007199254740993],
  ...[
    '',
    ' ',
    '-',
    '--',
    '0',
    '1',
    '-1',
    '1.5',
    '1.',
    '.5',
    '+1',
    '1e3',
    '1,500',
    '1,00,000.50',
    '1,0',
    ',',
    '0.00',
    '0.01',
  ],
  ...['true', 'false', 'yes', 'no', 'NaN', 'Infinity', 'abc', '1.240634810', 'ü', '\u0000', '\u202e', 'a'.repeat(201)],
  ...[
    '2026-11-21',
    '2026-11-21T14:30:00Z',
    '2026-11-21 14:30',
    '2026-11-21T14:30:00+05:30',
    '2026-13-01',
    '2026-02-30',
  ],
  ...['2026-11-21T25:00:00Z', '0000-00-00 00:00:00', '1795271400', '14:30', '12345678901234567890', 'a'.repeat(4001)],
].flat(1);

const ajv = new Ajv2020({ strict: false });

describe('JSON Schema of a wire type', () => {
  test.each(Object.keys(wireTypes))('%s accepts only what the app accepts', (name) => {
    const fits = ajv.compile(wireTypes[name]?.schema ?? false);
    const source = wireTypeSources[name] as z.ZodMiniType;
    const wrong = values.filter((value) => value !== undefined && fits(value) && !z.safeParse(source, value).success);
    expect(wrong).toEqual([]);
  });

  test.each(Object.entries(wireTypes))(
    '%s has a default exactly when the app can do without it',
    (name, { absent }) => {
      const source = wireTypeSources[name] as z.ZodMiniType;
      expect(z.safeParse(source, undefined).success).toBe(absent !== null);
      expect(z.safeParse(source, null).success).toBe(absent !== null);
    },
  );
});
