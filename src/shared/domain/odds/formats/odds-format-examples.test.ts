import { describe, expect, test } from 'vitest';
import { formatOddsAs } from './format-odds.ts';
import type { OddsFormatName } from './odds-format-name.ts';
import { parseOddsAs } from './parse-odds.ts';

describe('formatOddsAs', () => {
  test.each<[OddsFormatName, readonly [number, string][]]>([
    [
      'fractional',
      [
        [101, '1/100'],
        [185, '17/20'],
        [191, '10/11'],
        [183, '5/6'],
        [200, '1/1'],
        [350, '5/2'],
        [99_000, '989/1'],
      ],
    ],
    [
      'american',
      [
        [101, '−10000'],
        [185, '−118'],
        [199, '−101'],
        [200, '+100'],
        [250, '+150'],
        [99_000, '+98900'],
      ],
    ],
    [
      'hong-kong',
      [
        [101, '0.01'],
        [185, '0.85'],
        [200, '1.00'],
        [11_000, '109'],
      ],
    ],
    [
      'malay',
      [
        [185, '0.85'],
        [200, '1.00'],
        [350, '−0.400'],
        [99_000, '−0.001011'],
      ],
    ],
    [
      'indonesian',
      [
        [185, '−1.18'],
        [200, '1.00'],
        [250, '1.50'],
        [101, '−100.00'],
      ],
    ],
    [
      'chance',
      [
        [185, '54.1%'],
        [200, '50.0%'],
        [101, '99.0%'],
        [100_000, '0.100%'],
      ],
    ],
    [
      'bhaav',
      [
        [185, '85'],
        [101, '1'],
        [99_000, '98900'],
      ],
    ],
  ])('writes %s odds', (name, rows) => {
    expect(rows.map(([price]) => [price, formatOddsAs(name, price)])).toEqual(rows);
  });

  test('keeps odds without a win decimal', () => expect(formatOddsAs('american', 100)).toBe('1.00'));
});

describe('parseOddsAs', () => {
  test.each<[OddsFormatName, string, number | string]>([
    ['fractional', '5/6', 183],
    ['fractional', '10/12', 183],
    ['fractional', 'evens', 200],
    ['fractional', 'EVS', 200],
    ['fractional', '5/', 'unreadable'],
    ['fractional', '5', 'unreadable'],
    ['fractional', '5/0', 'unreadable'],
    ['fractional', '1/1000', 'below'],
    ['american', '+150', 250],
    ['american', '150', 250],
    ['american', '-120', 183],
    ['american', '–120', 183],
    ['american', '−100', 200],
    ['american', '99', 'unreadable'],
    ['american', '1e3', 'unreadable'],
    ['american', '+99901', 'above'],
    ['hong-kong', '0.85', 185],
    ['hong-kong', '.85', 185],
    ['hong-kong', '-1', 'unreadable'],
    ['malay', '-0.4', 350],
    ['malay', '1.5', 'unreadable'],
    ['indonesian', '-1.18', 185],
    ['indonesian', '0.5', 'unreadable'],
    ['chance', '45.5%', 220],
    ['chance', '45.5', 220],
    ['chance', '100', 'unreadable'],
    ['chance', '0', 'unreadable'],
    ['bhaav', '85', 185],
    ['bhaav', '', 'empty'],
  ])('reads %s "%s" as %s', (name, text, expected) => {
    const input = parseOddsAs(name, text, 'betfair');
    expect(input.kind === 'odds' ? input.price : input.kind).toBe(expected);
  });
});
