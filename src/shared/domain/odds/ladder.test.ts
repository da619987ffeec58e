import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  countTicksBetween,
  findNearestPrice,
  findNeighbours,
  getLadderPrices,
  isOnLadder,
  type LadderName,
  moveByTicks,
  movePrice,
} from './ladder.ts';
import { odds } from './odds.ts';

const prices = fc.integer({ min: 101, max: 100_000 }).map(odds);

describe('price ladders', () => {
  const names = fc.constantFrom<LadderName>('betfair', 'betdaq');
  const onIt = names.chain((name) => fc.constantFrom(...getLadderPrices(name)).map((price) => ({ name, price })));

  test('moveByTicks returns to the start after equal steps up and down', () => {
    fc.assert(
      fc.property(onIt, fc.integer({ min: -400, max: 400 }), ({ name, price }, steps) => {
        const moved = moveByTicks(name, price, steps) ?? expect.fail('off the ladder');
        const taken = countTicksBetween(name, price, moved) ?? expect.fail('off the ladder');
        expect(Math.abs(taken)).toBeLessThanOrEqual(Math.abs(steps));
        expect(moveByTicks(name, moved, -taken)).toBe(price);
        expect(movePrice(name, price, steps)).toBe(moved);
      }),
    );
  });

  test('findNearestPrice returns the nearest price of the ladder for any price', () => {
    fc.assert(
      fc.property(names, fc.double({ min: -10, max: 120_000, noNaN: true }), (name, raw) => {
        const found = findNearestPrice(name, raw);
        const distance = Math.abs(found - raw);
        expect(getLadderPrices(name).every((price) => Math.abs(price - raw) > distance || price <= found)).toBe(true);
        expect(findNearestPrice(name, found)).toBe(found);
      }),
    );
    expect(() => findNearestPrice('betfair', Number.NaN)).toThrow(RangeError);
  });

  test('findNeighbours returns the prices around odds off the ladder', () => {
    fc.assert(
      fc.property(names, prices, (name, price) => {
        fc.pre(!isOnLadder(name, price));
        const [lower, higher] = findNeighbours(name, price);
        const all = getLadderPrices(name);
        expect(lower).toBe(all.filter((candidate) => candidate < price).at(-1));
        expect(higher).toBe(all.find((candidate) => candidate > price));
      }),
    );
  });

  test('moveByTicks steps from a price off the ladder to its neighbours', () => {
    expect([
      movePrice('betfair', odds(201), 1),
      movePrice('betfair', odds(201), -1),
      movePrice('betfair', odds(201), 2),
    ]).toEqual([202, 200, 204]);
    expect([
      movePrice('step', odds(201), 1),
      movePrice('step', odds(101), -1),
      movePrice('betfair', odds(201), 0),
    ]).toEqual([202, 101, 201]);
    fc.assert(
      fc.property(names, prices, fc.constantFrom(1, -1), (name, price, step) => {
        const moved = movePrice(name, price, step);
        expect(isOnLadder(name, moved)).toBe(true);
        if (price !== moved) expect(Math.sign(moved - price)).toBe(step);
      }),
    );
  });
});
