import { expect, test } from 'vitest';
import { readRacingSport, formatRacingSearch } from './racing-sport.ts';
import { parseSilks } from './silks.ts';

test.each([
  ['red, white sleeves', { body: 'crimson', trim: 'white' }],
  ['royal blue, yellow cap', { body: 'royalblue', trim: 'gold' }],
  ['light blue, maroon cap', { body: 'lightskyblue', trim: 'maroon' }],
  ['Navy, silver cross', { body: 'navy', trim: 'silver' }],
  ['white', { body: 'white', trim: 'white' }],
])('%s', (words, silks) => expect(parseSilks(words)).toEqual(silks));

test('colours nobody knows are not guessed', () => {
  expect(parseSilks('tartan')).toBeNull();
  expect(parseSilks('')).toBeNull();
  expect(parseSilks(undefined)).toBeNull();
  // "red" inside another word is no red.
  expect(parseSilks('tapered')).toBeNull();
});

test('an address names its sport, horses where it says nothing known', () => {
  for (const sport of ['7', '4339'] as const)
    expect(readRacingSport(new URLSearchParams(formatRacingSearch(sport)))).toBe(sport);
  expect(readRacingSport(new URLSearchParams('sport=4'))).toBe('7');
});
