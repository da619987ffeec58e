import { describe, expect, test } from 'vitest';
import { openTestRecording } from '#mocks/exchange/recording/open-recording.ts';
import { readLevels } from '#shared/live/testing/read-levels.ts';
import { getBestLevels, type MarketBook } from '../../store/book.ts';
import { createPriceStore } from '../../store/price-store.ts';
import { createFakeEnvironment } from '../../testing/fake-environment.ts';
import { applyMarketMessage, isCrossed } from '../../testing/stream-books.ts';
import { readBook, readModel, readStore } from '../../testing/stream-model/compare.ts';
import { StreamModel, type WireMessage } from '../../testing/stream-model/model.ts';
import { parseStreamMessage } from './stream-message.ts';

describe('stream reader with a recorded T20 match', () => {
  test('agrees with an independent model after every message', () => {
    const { lines, marketId: recordedMarketId, winnerId, loserId } = openTestRecording();
    const runners = [winnerId, loserId].map((selection) => ({ selection, handicap: 0 }));
    const cache = new Map<string, MarketBook>();
    const page = createFakeEnvironment();
    const store = createPriceStore(page);
    const crossed: number[] = [];
    const gaps: number[] = [];
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
          if (readLevels(store, marketId, runnerId, 'back')[0]?.price !== getBestLevels(runner.back, 'back')[0]?.price)
            gaps.push(index);
        }
      model.receive(JSON.parse(line) as WireMessage);
      if (index % 600 !== 0 && index !== lines.length - 1) return;
      const expected = readModel(model, recordedMarketId, runners);
      expect(readBook(cache.get(recordedMarketId), runners)).toEqual(expected);
      expect(readStore(store, recordedMarketId, runners)).toEqual(expected);
    });
    store.stop();
    expect(lines.length).toBeGreaterThan(5_000);
    expect(crossed).toEqual([]);
    expect(gaps).toEqual([]);
    const book = cache.get(recordedMarketId);
    expect(book?.status).toBe('closed');
    expect([...(book?.runners ?? [])].map(([id, runner]) => [id, runner.status])).toEqual([
      [winnerId, 'winner'],
      [loserId, 'loser'],
    ]);
  });
});
