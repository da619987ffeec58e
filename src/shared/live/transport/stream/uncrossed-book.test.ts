import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type MarketBook } from '../../store/book.ts';
import { applyMarketMessage, isCrossed } from '../../testing/stream-books.ts';
import { createMarketMessage, listBackPrices, readMessage } from '../../testing/stream-messages.ts';

describe('a feed without crossed books', () => {
  // Both sides move around a wandering middle: a venue's book is uncrossed at the end of every message.
  const move = fc.record({
    middle: fc.integer({ min: 110, max: 300 }),
    depth: fc.integer({ min: 1, max: 8 }),
    gap: fc.integer({ min: 1, max: 4 }),
  });

  test('book is uncrossed at the end of every message, through images and deltas', () => {
    fc.assert(
      fc.property(fc.array(move, { minLength: 1, maxLength: 30 }), (moves) => {
        const cache = new Map<string, MarketBook>();
        let standing = { atb: new Set<number>(), atl: new Set<number>() };
        moves.forEach(({ middle, depth, gap }, index) => {
          const next = { atb: new Set<number>(), atl: new Set<number>() };
          for (let step = 0; step < depth; step += 1) {
            next.atb.add(middle - step);
            next.atl.add(middle + gap + step);
          }
          const rows = (side: 'atb' | 'atl') => [
            ...[...standing[side]].filter((price) => !next[side].has(price)).map((price) => [price / 100, 0]),
            ...[...next[side]].map((price) => [price / 100, 10]),
          ];
          applyMarketMessage(
            cache,
            readMessage(
              'markets',
              createMarketMessage(
                [{ id: '1.1', rc: [{ id: 1, atb: rows('atb'), atl: rows('atl') }] }],
                index === 0 ? { ct: 'SUB_IMAGE' } : {},
              ),
            ),
          );
          standing = next;
          const runner = cache.get('1.1')?.runners.get(1);
          expect(runner && isCrossed(runner)).toBe(false);
          expect(listBackPrices(cache, '1.1')[0]).toBe(middle);
        });
      }),
    );
  });
});
