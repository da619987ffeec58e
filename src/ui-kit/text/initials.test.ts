import { expect, test } from 'vitest';
import { getInitials, getTeamInitials } from './initials.ts';

test.each([
  ['Golden Roulette', 'GR'],
  ['Andar-Bahar', 'A'],
  ['  32 cards & more', '3C'],
  ['– !', ''],
  ['', ''],
])('getInitials returns for %j %j', (name, initials) => expect(getInitials(name)).toBe(initials));

test.each([
  ['Sri Lanka', 'SL'],
  ['Australia', 'AU'],
  ['Abu Dhabi Falcons', 'AD'],
  ['X', 'X'],
  ['1. FC Köln', '1F'],
  ['भारत', 'भार'],
  ['श्री लंका', 'श्रीलं'],
  ['مصر', 'مص'],
  ['E\u0301toile', 'E\u0301T'],
  ['👩‍👩‍👧 ★', ''],
  ['𝒜lpha 𝒷eta', '𝒜𝒷'],
])('getTeamInitials returns for %j %j', (name, initials) => expect(getTeamInitials(name)).toBe(initials));

test('getInitials may split Latin text by code units, because a segmenter separates them too', () => {
  const latin = Array.from({ length: 0x24f - 0x20 + 1 }, (_, index) => String.fromCharCode(0x20 + index)).join('');
  expect(Array.from(new Intl.Segmenter().segment(latin), ({ segment }) => segment)).toEqual(latin.split(''));
});
