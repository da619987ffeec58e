import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findMatchTeams } from './match-teams.ts';

describe('findMatchTeams', () => {
  test.each([
    ['Sri Lanka v Australia', 'Sri Lanka', 'Australia'],
    ['Delhi Domes vs Lucknow Lamps', 'Delhi Domes', 'Lucknow Lamps'],
    ['Delhi Domes VS. Lucknow Lamps', 'Delhi Domes', 'Lucknow Lamps'],
    ['  Vardar  v  Vojvodina ', 'Vardar', 'Vojvodina'],
    ['श्रीलंका v ऑस्ट्रेलिया', 'श्रीलंका', 'ऑस्ट्रेलिया'],
  ])('reads the sides of "%s"', (matchName, home, away) => {
    expect(findMatchTeams(matchName)).toEqual({ home, away });
  });

  test.each(['', ' v ', 'Randwick 16:25', 'Vv', 'A v', 'A v B v C', 'AvB'])('finds no sides in "%s"', (matchName) => {
    expect(findMatchTeams(matchName)).toBeNull();
  });

  test('returns any two names without a separator as they are', () => {
    const name = fc
      .string({ minLength: 1 })
      .filter((text) => text.trim() === text && !/(^|\s)vs?\.?(\s|$)/i.test(text));
    fc.assert(
      fc.property(name, name, (home, away) => {
        expect(findMatchTeams(`${home} v ${away}`)).toEqual({ home, away });
      }),
    );
  });
});
