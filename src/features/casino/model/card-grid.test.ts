import { describe, expect, test } from 'vitest';
import { countColumns, findNextCardIndex } from './card-grid.ts';

describe('card grid', () => {
  test.each([
    [328, 148, 12, 2],
    [100, 148, 12, 2],
    [1000, 148, 12, 6],
    [148 * 3 + 24, 148, 12, 3],
  ])(
    'countColumns gives a grid of %i px with cards of %i px and gaps of %i px %i columns',
    (width, minWidth, gap, columns) => {
      expect(countColumns(width, minWidth, gap)).toBe(columns);
    },
  );

  const size = { columns: 5, count: 23, page: 3, isRightToLeft: false };
  test.each<[string, number, number | null]>([
    ['ArrowRight', 0, 1],
    ['ArrowRight', 22, 22],
    ['ArrowLeft', 0, 0],
    ['ArrowDown', 3, 8],
    ['ArrowDown', 20, 20],
    ['ArrowUp', 2, 2],
    ['ArrowUp', 7, 2],
    ['PageDown', 1, 16],
    ['PageDown', 20, 22],
    ['PageUp', 20, 5],
    ['PageUp', 3, 0],
    ['Home', 17, 0],
    ['End', 1, 22],
    ['a', 4, null],
  ])('findNextCardIndex moves %s on card %i to %j', (key, at, next) =>
    expect(findNextCardIndex(key, at, size)).toBe(next),
  );

  test('findNextCardIndex moves left to the next card where the text runs from right to left', () => {
    const mirrored = { ...size, isRightToLeft: true };
    expect(findNextCardIndex('ArrowLeft', 4, mirrored)).toBe(5);
    expect(findNextCardIndex('ArrowRight', 4, mirrored)).toBe(3);
  });
});
