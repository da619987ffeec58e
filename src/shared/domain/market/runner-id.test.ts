import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { getHandicap, hasHandicap, parseHandicap, toRunnerId, toSelectionId } from './runner-id.ts';

const selection = fc.integer({ min: -(2 ** 32), max: 2 ** 32 });
const handicap = fc.integer({ min: -500_000, max: 500_000 });

describe('toRunnerId', () => {
  test('keeps the selection and the handicap', () => {
    fc.assert(
      fc.property(selection, handicap, (selectionId, hundredths) => {
        const runnerId = toRunnerId(selectionId, hundredths);
        expect(runnerId === null ? null : [toSelectionId(runnerId), getHandicap(runnerId)]).toEqual([
          selectionId,
          hundredths,
        ]);
      }),
    );
  });

  test('returns equal numbers only for equal pairs', () => {
    fc.assert(
      fc.property(selection, handicap, selection, handicap, (oneId, one, otherId, other) => {
        expect(toRunnerId(oneId, one) === toRunnerId(otherId, other)).toBe(oneId === otherId && one === other);
      }),
    );
  });

  test('returns a selection of any size unchanged when it has no handicap', () => {
    for (const id of [0, 7, -3, 47_972, Number.MAX_SAFE_INTEGER]) expect(toRunnerId(id, 0)).toBe(id);
  });

  test.each([
    ['a fraction as selection', 1.5, 50],
    ['no number', NaN, 0],
    ['a selection too large to carry a handicap', 2 ** 33, 50],
    ['a handicap past 5,000', 1, 600_000],
    ['a handicap in parts of hundredths', 1, 12.5],
  ])('returns null for %s', (_, selectionId, hundredths) => expect(toRunnerId(selectionId, hundredths)).toBeNull());
});

describe('parseHandicap', () => {
  test.each([
    [0.5, 50],
    ['-0.25', -25],
    ['1.0', 100],
    [-3.75, -375],
    [0, 0],
    ['0.0', 0],
    [-0, 0],
    [null, 0],
    [undefined, 0],
    ['', 0],
    ['NaN', 0],
    ['Infinity', 0],
    [NaN, 0],
    [{}, 0],
    ['+0.5', 50],
  ])('reads %s as %i hundredths', (raw, hundredths) => expect(parseHandicap(raw)).toBe(hundredths));
});

describe('hasHandicap', () => {
  test('distinguishes markets of handicap lines from others', () => {
    const runner = (hundredths: number) => ({ runnerId: toRunnerId(1, hundredths) ?? 0 });
    expect([hasHandicap([runner(0), runner(50)]), hasHandicap([runner(0)]), hasHandicap([])]).toEqual([
      true,
      false,
      false,
    ]);
  });
});
