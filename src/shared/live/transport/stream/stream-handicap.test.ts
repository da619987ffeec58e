import { describe, expect, test } from 'vitest';
import { toRunnerId } from '../../../domain/market/runner-id.ts';
import { getBestLevels, type MarketBook } from '../../store/book.ts';
import { applyMarketMessage, isCrossed } from '../../testing/stream-books.ts';
import { parseStreamMessage } from './stream-message.ts';

const getRunnerId = (selectionId: number, handicap: number): number => toRunnerId(selectionId, handicap) ?? NaN;

function reduceToBooks(...messages: readonly object[]): Map<string, MarketBook> {
  const books = new Map<string, MarketBook>();
  for (const message of messages) {
    const parsed = parseStreamMessage(JSON.stringify({ op: 'mcm', pt: 1, ...message }));
    if (!parsed.ok || parsed.message.op !== 'markets') throw new Error(parsed.ok ? parsed.message.op : parsed.problem);
    applyMarketMessage(books, parsed.message);
  }
  return books;
}

/** One team at three lines, each with its own book. */
const LINES = [
  [-0.5, 2.1, 2.12],
  [0, 1.8, 1.82],
  [0.5, 1.5, 1.52],
] as const;
const definition = {
  status: 'OPEN',
  runners: LINES.map(([hc]) => ({ id: 47, hc, status: hc === 0.5 ? 'REMOVED' : 'ACTIVE' })),
};
const image = {
  mc: [
    {
      id: '1.1',
      img: true,
      marketDefinition: definition,
      rc: LINES.map(([hc, back, lay]) => ({ id: 47, hc, atb: [[back, 5]], atl: [[lay, 5]] })),
    },
  ],
};

describe('stream markets of handicap lines', () => {
  test('stream market has a runner per handicap line, with its own prices and status', () => {
    const book = reduceToBooks(image).get('1.1');
    const runnerViews = [-50, 0, 50].map((handicap) => {
      const runner = book?.runners.get(getRunnerId(47, handicap));
      return (
        runner && [
          runner.status,
          getBestLevels(runner.back, 'back')[0]?.price,
          getBestLevels(runner.lay, 'lay')[0]?.price,
          isCrossed(runner),
        ]
      );
    });
    expect(runnerViews).toEqual([
      ['active', 210, 212, false],
      ['active', 180, 182, false],
      ['removed', 150, 152, false],
    ]);
    expect(book?.runners.size).toBe(3);
  });

  test('stream delta changes only the handicap line that it names', () => {
    const book = reduceToBooks(image, {
      mc: [
        {
          id: '1.1',
          rc: [
            {
              id: 47,
              hc: '-0.5',
              atb: [
                [2.1, 0],
                [2.08, 3],
              ],
            },
          ],
        },
      ],
    }).get('1.1');
    const backs = [-50, 0, 50].map(
      (handicap) =>
        book &&
        getBestLevels(book.runners.get(getRunnerId(47, handicap))?.back ?? { levels: [], depth: null }, 'back')[0]
          ?.price,
    );
    expect(backs).toEqual([208, 180, 150]);
  });

  test('stream market with two equal handicap lines is refused', () => {
    const parsed = parseStreamMessage(
      JSON.stringify({ op: 'mcm', mc: [{ id: '1.1', rc: [{ id: 1, hc: 1e9, atb: [[2, 2]] }] }] }),
    );
    expect(parsed).toEqual({ ok: false, problem: 'mc[0].rc[0].hc: not a handicap' });
  });
});
