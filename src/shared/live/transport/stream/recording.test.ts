import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { bestLevels, type MarketBook, isCrossed } from '../../store/book.ts';
import { createPriceStore } from '../../store/price-store.ts';
import { parseStreamMessage } from './stream-message.ts';
import { applyMarketMessage } from './stream-reducers.ts';
import { createFakeEnvironment } from '../../testing/fake-environment.ts';
import { readModel, readStore, readBook } from '../../testing/stream-model/compare.ts';
import { StreamModel, type WireMessage } from '../../testing/stream-model/model.ts';

const folder = process.env['RECORDINGS_DIR'] ?? path.resolve(import.meta.dirname, '../../../../../shared/recordings');
const file = path.join(folder, 't20-prices.jsonl.gz');
const MARKET = '1.200806927';
const RUNNERS = [228749, 2857977].map((selection) => ({ selection, handicap: 0 }));
const missing = !existsSync(file);

describe(`a recorded T20 match${missing ? ` (skipped: ${file} is not here)` : ''}`, () => {
  it.skipIf(missing)(
    'recorded stream matches an independent model after the last message, never crosses, and closes with a winner',
    () => {
      const lines = gunzipSync(readFileSync(file)).toString('utf8').trim().split('\n');
      const cache = new Map<string, MarketBook>();
      const page = createFakeEnvironment();
      const store = createPriceStore(page);
      const crossed: number[] = [];
      const apart: number[] = [];
      const model = new StreamModel();
      lines.forEach((line, index) => {
        const parsed = parseStreamMessage(line);
        if (!parsed.ok || parsed.message.op !== 'markets')
          throw new Error(`message ${index}: ${parsed.ok ? parsed.message.op : parsed.problem}`);
        applyMarketMessage(cache, parsed.message);
        store.apply(parsed.message.changes, 3000);
        page.paint();
        for (const [marketId, book] of cache)
          for (const [runnerId, runner] of book.runners) {
            if (isCrossed(runner)) crossed.push(index);
            if (store.levels(marketId, runnerId, 'back')[0]?.price !== bestLevels(runner.back, 'back')[0]?.price)
              apart.push(index);
          }
        model.receive(JSON.parse(line) as WireMessage);
        if (index % 600 !== 0 && index !== lines.length - 1) return;
        const expected = readModel(model, MARKET, RUNNERS);
        expect(readBook(cache.get(MARKET), RUNNERS)).toEqual(expected);
        expect(readStore(store, MARKET, RUNNERS)).toEqual(expected);
      });
      store.stop();
      expect(lines).toHaveLength(18_529);
      expect(crossed).toEqual([]);
      expect(apart).toEqual([]);
      const book = cache.get(MARKET);
      expect(book?.status).toBe('closed');
      expect([...(book?.runners ?? [])].map(([id, runner]) => [id, runner.status])).toEqual([
        [228749, 'winner'],
        [2857977, 'loser'],
      ]);
    },
  );
});
