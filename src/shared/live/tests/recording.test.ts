import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { bestLevels, type Book, crosses } from '../book.ts';
import { createPriceStore } from '../store.ts';
import { parseStreamMessage } from '../stream.ts';
import { applyMarkets } from '../stream-cache.ts';
import { fakePage } from './fake-page.ts';

const folder = process.env['RECORDINGS_DIR'] ?? path.resolve(import.meta.dirname, '../../../../../shared/recordings');
const file = path.join(folder, 't20-prices.jsonl.gz');
const missing = !existsSync(file);

describe(`a recorded T20 match${missing ? ` (skipped: ${file} is not here)` : ''}`, () => {
  it.skipIf(missing)('applies to the last message, never crosses, and ends closed with a winner', () => {
    const lines = gunzipSync(readFileSync(file)).toString('utf8').trim().split('\n');
    const cache = new Map<string, Book>();
    const page = fakePage();
    const store = createPriceStore(page);
    const crossed: number[] = [];
    const apart: number[] = [];
    lines.forEach((line, index) => {
      const parsed = parseStreamMessage(line);
      if (!parsed.ok || parsed.message.op !== 'markets') throw new Error(`message ${index}: ${parsed.ok ? parsed.message.op : parsed.problem}`);
      applyMarkets(cache, parsed.message);
      store.apply(parsed.message.changes, 3000);
      page.paint();
      for (const [marketId, book] of cache)
        for (const [runnerId, runner] of book.runners) {
          if (crosses(runner)) crossed.push(index);
          if (store.levels(marketId, runnerId, 'back')[0]?.price !== bestLevels(runner.back, 'back')[0]?.price) apart.push(index);
        }
    });
    store.stop();
    expect(lines).toHaveLength(18_529);
    expect(crossed).toEqual([]);
    expect(apart).toEqual([]);
    const book = cache.get('1.200806927');
    expect(book?.status).toBe('closed');
    expect([...(book?.runners ?? [])].map(([id, runner]) => [id, runner.status])).toEqual([
      [228749, 'winner'],
      [2857977, 'loser'],
    ]);
  });
});
