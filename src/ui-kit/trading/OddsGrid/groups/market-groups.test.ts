import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type MarketGroup, regroupMarkets } from './market-groups.ts';

const createIds = (count: number, from = 0): string[] =>
  Array.from({ length: count }, (_, index) => `1.${from + index}`);
const listSizes = (groups: readonly MarketGroup[]): number[] => groups.map(({ members }) => members.length);
const listMembers = (groups: readonly MarketGroup[]): string[] => groups.flatMap(({ members }) => members);

describe('regroupMarkets', () => {
  test.each([
    [0, []],
    [1, [1]],
    [20, [20]],
    [21, [10, 11]],
    [45, [10, 10, 10, 15]],
  ])('groups %i markets', (count, expected) =>
    expect(listSizes(regroupMarkets([], createIds(count)))).toEqual(expected),
  );

  test('returns the same groups when the markets did not change', () => {
    const groups = regroupMarkets([], createIds(45));
    expect(regroupMarkets(groups, createIds(45))).toBe(groups);
  });

  test('moves no other market when one leaves or comes', () => {
    const groups = regroupMarkets([], createIds(45));
    const next = regroupMarkets(
      groups,
      ['new', ...createIds(45)].filter((id) => id !== '1.12'),
    );
    expect(next.map(({ id }) => id)).toEqual(groups.map(({ id }) => id));
    expect(listSizes(next)).toEqual([11, 9, 10, 15]);
  });

  test('splits a group that grows too long and keeps the others', () => {
    const groups = regroupMarkets([], createIds(45));
    const next = regroupMarkets(groups, [...createIds(45), ...createIds(6, 100)]);
    expect(next.slice(0, 3)).toEqual(groups.slice(0, 3));
    expect(listSizes(next).slice(3)).toEqual([10, 11]);
    expect(next[3]?.id).toBe(groups[3]?.id);
  });

  test('keeps every market once, in order, in groups that are neither empty nor too long', () => {
    const lists = fc.array(fc.uniqueArray(fc.integer({ min: 0, max: 80 }).map(String), { maxLength: 70 }), {
      minLength: 1,
      maxLength: 6,
    });
    fc.assert(
      fc.property(lists, (steps) => {
        let groups: readonly MarketGroup[] = [];
        for (const ids of steps) {
          groups = regroupMarkets(groups, ids);
          expect(listMembers(groups)).toEqual(ids);
          expect(listSizes(groups).every((size) => size > 0 && size <= 20)).toBe(true);
          expect(new Set(groups.map(({ id }) => id)).size).toBe(groups.length);
        }
      }),
    );
  });
});
