import { expect, test } from 'vitest';
import { formatRacingSearch, readRacingSport } from './racing-sport.ts';
import { parseSilks } from './silks.ts';

test.each([
  ['red, white sleeves', { body: 'crimson', trim: 'white' }],
  ['royal blue, yellow cap', { body: 'royalblue', trim: 'gold' }],
  ['light blue, maroon cap', { body: 'lightskyblue', trim: 'maroon' }],
  ['Navy, silver cross', { body: 'navy', trim: 'silver' }],
  ['white', { body: 'white', trim: 'white' }],
])('parseSilks reads the colours of "%s"', (description, silks) => expect(parseSilks(description)).toEqual(silks));

test('parseSilks returns null for unknown colours', () => {
  expect(parseSilks('tartan')).toBeNull();
  expect(parseSilks('')).toBeNull();
  expect(parseSilks(undefined)).toBeNull();
  // "red" inside another word is not a colour.
  expect(parseSilks('tapered')).toBeNull();
});

test.each(['7', '4339'] as const)('readRacingSport reads back the formatted sport %s', (sport) => {
  expect(readRacingSport(new URLSearchParams(formatRacingSearch(sport)))).toBe(sport);
});

test('readRacingSport reads an unknown sport as horses', () => {
  expect(readRacingSport(new URLSearchParams('sport=4'))).toBe('7');
});
