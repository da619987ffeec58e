import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { createBook, type MarketBook } from '../../store/book.ts';
import { applyMarketMessage } from '../../testing/stream-books.ts';
import { parseStreamMessage } from './stream-message.ts';

interface Vector {
  readonly id: string;
  readonly updates: readonly (readonly (readonly [number, number, number])[])[];
  readonly prices: readonly number[];
}

const file = path.resolve(import.meta.dirname, '../../../../../tests/vectors/level-updates.json');
const { cases } = JSON.parse(readFileSync(file, 'utf8')) as { readonly cases: readonly Vector[] };

/** The remaining prices of one side after the updates of a case, in the order of their levels. */
function applyUpdates(updates: Vector['updates'], side: 'batb' | 'batl'): number[] {
  const books = new Map<string, MarketBook>([['1.1', createBook('1.1')]]);
  for (const rows of updates) {
    const parsed = parseStreamMessage(
      JSON.stringify({ op: 'mcm', pt: 1, mc: [{ id: '1.1', rc: [{ id: 1, [side]: rows }] }] }),
    );
    if (!parsed.ok || parsed.message.op !== 'markets') throw new Error('the message does not fit');
    applyMarketMessage(books, parsed.message);
  }
  const runner = books.get('1.1')?.runners.get(1);
  const sideBook = side === 'batb' ? runner?.back : runner?.lay;
  return sideBook?.levels.flatMap((offer) => (offer === null ? [] : [offer.price / 100])) ?? [];
}

describe.each(['batb', 'batl'] as const)('stream levels as sent, side %s', (side) => {
  test.each(cases.map((each) => [each.id, each] as const))(
    'stream levels follow vector %s',
    (_, { updates, prices }) => {
      expect(applyUpdates(updates, side)).toEqual(prices);
    },
  );
});
