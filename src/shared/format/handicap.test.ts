import { describe, expect, test } from 'vitest';
import { toRunnerId } from '../domain/market/runner-id.ts';
import { formatHandicap, formatSpokenRunner } from './handicap.ts';

describe('formatHandicap', () => {
  test.each([
    [50, '+0.5'],
    [-25, '−0.25'],
    [100, '+1'],
    [-1050, '−10.5'],
    [0, '0'],
  ])('writes %i hundredths as %s', (handicap, written) => expect(formatHandicap(handicap)).toBe(written));
});

describe('formatSpokenRunner', () => {
  const spoken = (name: string, handicap: number) =>
    formatSpokenRunner({ runnerId: toRunnerId(1, handicap) ?? 0, name });

  test('the spoken runner name has the sign of a line in words', () => {
    expect([spoken('Arsenal −0.5', -50), spoken('Arsenal +1.25', 125)]).toEqual([
      'Arsenal minus 0.5',
      'Arsenal plus 1.25',
    ]);
  });

  test('the spoken runner name without a line is unchanged', () => {
    expect([spoken('Arsenal 0', 0), spoken('Arsenal', 0), spoken('Arsenal (-0.5)', -50)]).toEqual([
      'Arsenal 0',
      'Arsenal',
      'Arsenal (-0.5)',
    ]);
  });
});
