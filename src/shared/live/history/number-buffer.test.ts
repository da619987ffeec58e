import fc from 'fast-check';
import { expect, test } from 'vitest';
import { NumberBuffer } from './number-buffer.ts';

const fill = (numbers: readonly number[], capacity?: number): NumberBuffer => {
  const buffer = new NumberBuffer(capacity);
  for (const each of numbers) buffer.push(each);
  return buffer;
};
const anyNumber = fc.oneof(
  fc.nat(300),
  fc.nat(),
  fc.maxSafeNat(),
  fc.maxSafeInteger(),
  fc.double().filter((value) => !Object.is(value, -0)),
  fc.constantFrom(127, 128, 2 ** 31 - 1, 2 ** 31, 2 ** 32, 2 ** 49, Number.MAX_SAFE_INTEGER, 2 ** 53, NaN, -Infinity),
);

test('NumberBuffer returns any numbers as they were added', () => {
  fc.assert(
    fc.property(fc.array(anyNumber, { maxLength: 100 }), fc.nat(200), (numbers, capacity) => {
      const next = fill(numbers, capacity).createReader();
      expect(numbers.map(() => next())).toEqual(numbers);
      expect(next()).toBeNaN();
    }),
    { numRuns: 300 },
  );
});

test('NumberBuffer needs one byte below 128, two below 16,384, eight at most, and ten for a fraction', () => {
  const lengths = [0, 127, 128, 16_383, 16_384, Number.MAX_SAFE_INTEGER, 0.5, -1].map((each) => fill([each]).length);
  expect(lengths).toEqual([1, 1, 2, 2, 3, 8, 10, 10]);
});

test('NumberBuffer grows when it is full and says how much it holds', () => {
  const buffer = fill(Array.from({ length: 500 }, () => 5));
  expect(buffer.length).toBe(500);
  expect(buffer.capacity).toBe(512);
});
