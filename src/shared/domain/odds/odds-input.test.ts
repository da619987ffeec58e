import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type OddsInput, parseOddsInput } from './odds-input.ts';

const toPlainValue = (input: OddsInput) =>
  input.kind === 'odds' ? input.price / 100 : input.kind === 'unreadable' ? input.problem : input.kind;

describe('parseOddsInput', () => {
  test.each([
    ['1.98', 1.98],
    ['2', 2],
    ['2.', 2],
    ['2.50', 2.5],
    [' 2.5 ', 2.5],
    ['1.01', 1.01],
    ['1000', 1000],
    ['1.980', 1.98],
    ['', 'empty'],
    ['1.00', 'below'],
    ['1', 'below'],
    ['0', 'below'],
    ['.5', 'below'],
    ['1001', 'above'],
    ['1000.01', 'above'],
    ['9'.repeat(40), 'above'],
    ['2,5', 'comma'],
    ['1,000', 'comma'],
    ['1 000', 'comma'],
    ['2,', 'comma'],
    ['1.985', 'odds-decimals'],
    ['-2', 'negative'],
    ['1e3', 'no-number'],
    ['1.5.0', 'no-number'],
    ['abc', 'no-number'],
  ])('reads the odds %j as %s', (text, expected) => expect(toPlainValue(parseOddsInput(text, 'odds'))).toBe(expected));

  test.each([
    ['85', 85],
    ['0.5', 0.5],
    ['0', 'below'],
    ['100000', 100_000],
    ['100001', 'above'],
    ['8,5', 'comma'],
  ])('reads the payout %j as %s', (text, expected) =>
    expect(toPlainValue(parseOddsInput(text, 'bookmaker'))).toBe(expected),
  );

  test('never reads a comma as a decimal point and never drops it', () => {
    fc.assert(
      fc.property(
        fc
          .string({ unit: fc.constantFrom(...Array.from('0123456789.,')), maxLength: 8 })
          .filter((text) => text.includes(',')),
        (text) => {
          expect(['comma', 'no-number']).toContain(toPlainValue(parseOddsInput(text, 'odds')));
        },
      ),
    );
  });
});
