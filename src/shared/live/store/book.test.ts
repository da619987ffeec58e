import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import vectors from '../../../../tests/vectors/level-updates.json' with { type: 'json' };
import { type Money, money } from '../../domain/money/money.ts';
import { type Odds, odds, parsePrice } from '../../domain/odds/odds.ts';
import { applyChange, applySideChange, createBook, createSideBook, getBestLevels } from './book.ts';

const createOffer = (price: number, size: number) => ({ price: odds(price), size: money(size) });

describe('book levels', () => {
  test.each(vectors.cases)('follow vector $id', ({ updates, prices }) => {
    const sideBook = createSideBook();
    for (const update of updates) {
      const rows = update.map(([level = 0, price, size = 0]) => {
        const parsed = parsePrice(price);
        return [level, parsed === null ? null : { price: parsed, size: money(size * 100) }] as const;
      });
      applySideChange(sideBook, { form: 'levels', rows });
    }
    const levels = getBestLevels(sideBook, 'lay').filter((level) => level !== null);
    expect(levels.map((level) => level.price)).toEqual(prices.map((price) => Math.round(price * 100)));
  });

  test('keep an empty level: the second level never appears as the best price', () => {
    const sideBook = createSideBook();
    applySideChange(sideBook, { form: 'levels', rows: [[1, createOffer(150, 200)]] });
    expect(getBestLevels(sideBook, 'back')).toEqual([null, createOffer(150, 200), null]);
  });
});

describe('book depth', () => {
  const change = fc.array(fc.tuple(fc.integer({ min: 101, max: 130 }), fc.option(fc.integer({ min: 1, max: 900 }))), {
    maxLength: 6,
  });

  test('shows the three best of the latest size per price', () => {
    fc.assert(
      fc.property(
        fc.array(change, { maxLength: 20 }),
        fc.constantFrom('back' as const, 'lay' as const),
        (changes, side) => {
          const model = new Map<number, number>();
          const sideBook = createSideBook();
          for (const rows of changes) {
            applySideChange(sideBook, {
              form: 'depth',
              rows: rows.map(
                ([price, size]) => [odds(price), size === null ? null : money(size)] as [Odds, Money | null],
              ),
            });
            for (const [price, size] of rows) {
              if (size === null) model.delete(price);
              else model.set(price, size);
            }
          }
          const sorted = [...model].sort(([a], [b]) => (side === 'back' ? b - a : a - b)).slice(0, 3);
          const expected = [0, 1, 2].map((level) => (sorted[level] ? createOffer(...sorted[level]) : null));
          expect(getBestLevels(sideBook, side)).toEqual(expected);
        },
      ),
    );
  });
});

describe('book images', () => {
  test('book image replaces every price of its market and reports the changed runners', () => {
    const book = createBook('1.1');
    applyChange(book, {
      marketId: '1.1',
      image: false,
      runners: [{ runnerId: 1, back: { form: 'levels', rows: [[0, createOffer(200, 100)]] } }, { runnerId: 2 }],
    });
    book.changedRunners.clear();
    applyChange(book, {
      marketId: '1.1',
      image: true,
      facts: { status: 'open' },
      runners: [{ runnerId: 2, status: 'active' }],
    });
    expect([...book.runners.keys()]).toEqual([2]);
    expect([...book.changedRunners.keys()].sort()).toEqual([1, 2]);
  });

  test('book image keeps the facts that it leaves out', () => {
    const book = createBook('1.1');
    applyChange(book, {
      marketId: '1.1',
      image: true,
      facts: { status: 'open', news: 'Rain', totalMatched: money(500) },
      runners: [],
    });
    applyChange(book, { marketId: '1.1', image: true, facts: { status: 'suspended' }, runners: [] });
    expect(book).toMatchObject({ status: 'suspended', news: 'Rain', totalMatched: 500 });
  });
});
