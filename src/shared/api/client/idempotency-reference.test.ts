import { expect, test } from 'vitest';
import { createReference } from './idempotency-reference.ts';

test('createReference returns unique UUIDs of version 4', () => {
  const made = Array.from({ length: 1000 }, createReference);
  for (const reference of made)
    expect(reference).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(new Set(made).size).toBe(1000);
});
