import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { calculateOracleAmount, calculateOracleStake, inputTexts } from '../testing/amount-oracle.ts';
import { type AmountInput, parseAmount, parseStake, parseWholeAmount } from './amount-input.ts';
import { MAX_STAKE } from './stake.ts';

const toPlainValue = (input: AmountInput) =>
  input.kind === 'amount' ? input.amount / 100 : input.kind === 'empty' ? 'empty' : input.problem;
const toComparable = (input: AmountInput) => (input.kind === 'amount' ? BigInt(input.amount) : input.kind);

describe('parseStake', () => {
  test.each([
    ['500', 500],
    ['12.5', 12],
    ['1000.50', 1000],
    ['1,500', 1500],
    ['1,00,000', 100_000],
    ['1,000,000', 1_000_000],
    ['12,34,567.89', 1_234_567],
    ['1 500', 1500],
    ['1\u00a0500', 1500],
    ['1\u202f500\u202f000', 1_500_000],
    [' 500 ', 500],
    ['500.', 500],
    ['.5', 0],
    ['0', 0],
    ['007', 7],
    ['-500', 500],
    ['−500', 500],
    ['-0.5', 0],
    ['99.999', 99],
    ['1000000000', 1_000_000_000],
  ])('reads %j as %d', (text, units) => expect(toPlainValue(parseStake(text))).toBe(units));
  test.each([
    ['', 'empty'],
    ['  ', 'empty'],
    ['1e3', 'no-number'],
    ['0x10', 'no-number'],
    ['abc', 'no-number'],
    ['₹500', 'no-number'],
    ['+5', 'no-number'],
    ['.', 'no-number'],
    ['-', 'no-number'],
    ['１２３', 'no-number'],
    ['NaN', 'no-number'],
    ['Infinity', 'no-number'],
    ['2,5', 'grouping'],
    ['1,5000', 'grouping'],
    ['1.5.0', 'grouping'],
    ['1,00,00', 'grouping'],
    ['1.500,50', 'grouping'],
    ['1,500 000', 'grouping'],
    ['1,', 'grouping'],
    [',500', 'grouping'],
    ['1,,500', 'grouping'],
    ['1,00,000,000', 'grouping'],
    ['1000000001', 'too-large'],
    ['9'.repeat(40), 'too-large'],
  ])('explains %j as %s', (text, problem) => expect(toPlainValue(parseStake(text))).toBe(problem));
});

describe('parseAmount', () => {
  test.each([
    ['2,500.50', 2500.5],
    ['12.34', 12.34],
    ['12.3', 12.3],
    ['12.300', 12.3],
    ['0.5', 0.5],
    ['0', 0],
    ['12.345', 'decimals'],
    ['-5', 'negative'],
    ['−5', 'negative'],
    ['1000000000.01', 'too-large'],
    ['1,5', 'grouping'],
    ['', 'empty'],
  ])('reads %j as %s', (text, expected) => expect(toPlainValue(parseAmount(text))).toBe(expected));
});

describe('parseWholeAmount', () => {
  test.each([
    ['1,500', 1500],
    ['1500.00', 1500],
    ['12.5', 'fraction'],
    ['12.005', 'fraction'],
    ['-5', 'negative'],
    ['1,5', 'grouping'],
  ])('reads %j as %s', (text, expected) => expect(toPlainValue(parseWholeAmount(text))).toBe(expected));
});

describe('amount parsers', () => {
  test('parseStake and parseAmount agree with an independent parser on any input', () => {
    fc.assert(
      fc.property(inputTexts, (text) => {
        expect(toComparable(parseStake(text)), text).toBe(calculateOracleStake(text));
        expect(toComparable(parseAmount(text)), text).toBe(calculateOracleAmount(text));
      }),
      { numRuns: 20_000 },
    );
  });

  test('parseAmount reads amounts in the number formats of India, the US and France', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: MAX_STAKE }),
        fc.constantFrom('en-IN', 'en-US', 'fr-FR'),
        (hundredths, locale) => {
          const written = new Intl.NumberFormat(locale, { minimumFractionDigits: 2 })
            .format(hundredths / 100)
            .replace(locale === 'fr-FR' ? ',' : /$^/, '.');
          expect(toPlainValue(parseAmount(written)), written).toBe(hundredths / 100);
        },
      ),
    );
  });
});
