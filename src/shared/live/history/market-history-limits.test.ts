import { describe, expect, test } from 'vitest';
import { money } from '../../domain/money/money.ts';
import { odds } from '../../domain/odds/odds.ts';
import type { MarketChange } from '../store/changes.ts';
import { BEGAN, createRecordedStore, TTL_MS } from '../testing/recorded-store.ts';
import { MARKETS } from '../testing/screen.ts';
import { HISTORY_LIMITS } from './market-history.ts';

describe('MarketHistory within its limits', () => {
  test('never exceeds its limit by more than one segment', () => {
    const limits = { bytes: 60_000, ageMs: 3_600_000, entries: 16 };
    const { time, history, store } = createRecordedStore(limits);
    for (let count = 0; count < 5_000; count += 1) {
      time.now += 100;
      const rows = [[0, { price: odds(200 + (count % 7)), size: money(100 + count) }]] as const;
      store.apply(
        [
          {
            marketId: MARKETS[count % 3] ?? '',
            image: false,
            facts: { status: 'open' },
            runners: [{ runnerId: 1, back: { form: 'levels', rows } }],
          },
        ],
        TTL_MS,
      );
      expect(history.weight).toBeLessThanOrEqual(limits.bytes);
    }
    const track = history.track('1.1');
    expect(track?.from).toBeGreaterThan(BEGAN);
    expect(track?.getSnapshotAt(BEGAN)).toBeNull();
    expect(track?.getSnapshotAt(time.now)?.book.runners.get(1)?.back).toMatchObject({
      levels: [{ size: 100 + 4_998 }],
    });
    store.stop();
  });

  test('drops markets that the feed stopped showing after the time limit', () => {
    const { time, history, store } = createRecordedStore();
    const image = (price: number): MarketChange => ({
      marketId: '1.1',
      image: true,
      facts: { status: 'open', inPlay: true },
      runners: [
        {
          runnerId: 1,
          status: 'active',
          back: { form: 'levels', rows: [[0, { price: odds(price), size: money(5) }]] },
          lay: { form: 'levels', rows: [] },
        },
      ],
    });
    for (let count = 0; count < 500; count += 1) {
      time.now += 700;
      store.apply([image(200)], TTL_MS);
    }
    expect(history.track('1.1')?.entries).toHaveLength(1);
    store.apply([image(202)], TTL_MS);
    expect(history.track('1.1')?.entries.at(-1)?.event).toMatchObject({
      image: false,
      runners: [{ runnerId: 1, back: { rows: [[0, { price: 202 }]] } }],
    });
    store.forget(['1.1']);
    expect(history.listMarkets().map(({ outline: { marketId } }) => marketId)).toEqual(['1.1']);
    time.now += HISTORY_LIMITS.ageMs + 1;
    store.apply([{ ...image(300), marketId: '1.2' }], TTL_MS);
    expect(history.listMarkets().map(({ outline: { marketId } }) => marketId)).toEqual(['1.2']);
    store.stop();
  });
});
