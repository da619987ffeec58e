import { describe, expect, test } from 'vitest';
import { readLevels } from '#shared/live/testing/read-levels.ts';
import type { Side } from '../../domain/market/market.ts';
import { HISTORY_LIMITS, MarketHistory } from '../history/market-history.ts';
import { createFakeEnvironment } from '../testing/fake-environment.ts';
import { TTL_MS } from '../testing/screen.ts';
import { parseStreamMessage } from '../transport/stream/stream-message.ts';
import { getBestLevels } from './book.ts';
import { createPriceStore } from './price-store.ts';

const MARKET = '1.1';

const outline = {
  sportId: '1',
  matchId: '9',
  matchName: '',
  startsAt: '',
  marketId: MARKET,
  name: '',
  type: 'other',
  kind: 'odds',
  ladder: 'betfair',
  minStake: null,
  maxStake: null,
  runners: [],
} as const;

/** A screen that follows one market of a stream. */
function followStream(history: MarketHistory | null = null) {
  const page = createFakeEnvironment();
  const store = createPriceStore(page, history);
  return {
    receive(...entries: object[]) {
      const mc = entries.map((entry) => ({ id: MARKET, ...entry }));
      const parsed = parseStreamMessage(JSON.stringify({ op: 'mcm', pt: 1, mc }));
      if (!parsed.ok || parsed.message.op !== 'markets') throw new Error('the message does not fit');
      store.apply(parsed.message.changes, TTL_MS);
      page.paint();
    },
    prices: (side: Side) => readLevels(store, MARKET, 1, side).map((offer) => offer && offer.price / 100),
  };
}

const LEVELS = {
  batb: [
    [0, 5.6, 10],
    [1, 5.5, 20],
    [2, 5.4, 30],
  ],
  batl: [
    [0, 5.7, 10],
    [1, 5.8, 20],
    [2, 5.9, 30],
  ],
};
const NO_LEVELS = [
  [0, 0, 0],
  [1, 0, 0],
  [2, 0, 0],
];

describe('a feed that sends levels and full depth for the same runner', () => {
  test('book keeps the levels when a delta brings depth alone', () => {
    const { receive, prices } = followStream();
    receive({ img: true, rc: [{ id: 1, ...LEVELS }] });
    receive({ rc: [{ id: 1, atb: [[1.42, 7]], atl: [[9.2, 4]] }] });
    expect([prices('back'), prices('lay')]).toEqual([
      [5.6, 5.5, 5.4],
      [5.7, 5.8, 5.9],
    ]);
  });

  test('book keeps the depth when a delta brings levels alone', () => {
    const { receive, prices } = followStream();
    receive({
      img: true,
      rc: [
        {
          id: 1,
          atb: [
            [5.6, 1],
            [5.5, 2],
            [1.42, 7],
          ],
        },
      ],
    });
    receive({
      rc: [
        {
          id: 1,
          batb: [
            [0, 5.6, 1],
            [1, 5.5, 2],
          ],
        },
      ],
    });
    expect(prices('back')).toEqual([5.6, 5.5, null]);
    receive({
      rc: [
        {
          id: 1,
          batb: [
            [0, 0, 0],
            [1, 0, 0],
          ],
        },
      ],
    });
    expect(prices('back')).toEqual([5.6, 5.5, 1.42]);
  });

  test('book reads both forms of one message on both sides', () => {
    const { receive, prices } = followStream();
    const depth = {
      atb: [
        [5.6, 10],
        [5.5, 20],
        [1.42, 7],
      ],
      atl: [
        [5.7, 10],
        [9.2, 4],
      ],
    };
    receive({ img: true, rc: [{ id: 1, ...LEVELS, ...depth }] });
    expect([prices('back'), prices('lay')]).toEqual([
      [5.6, 5.5, 5.4],
      [5.7, 5.8, 5.9],
    ]);
    receive({ rc: [{ id: 1, batb: NO_LEVELS, batl: NO_LEVELS, atb: [[5.5, 0]] }] });
    expect([prices('back'), prices('lay')]).toEqual([
      [5.6, 1.42, null],
      [5.7, 9.2, null],
    ]);
  });

  test('book empties both forms by an image', () => {
    const { receive, prices } = followStream();
    receive({ img: true, rc: [{ id: 1, ...LEVELS, atb: [[5.6, 10]], atl: [[5.7, 10]] }] });
    receive({ img: true, rc: [{ id: 1, atb: [[4, 1]] }] });
    expect([prices('back'), prices('lay')]).toEqual([
      [4, null, null],
      [null, null, null],
    ]);
  });

  test('MarketHistory keeps both forms when a segment begins with an image of the book', () => {
    // Each change begins a segment.
    const history = new MarketHistory(() => 1, { ...HISTORY_LIMITS, entries: 0 });
    history.setOutline(outline);
    const { receive, prices } = followStream(history);
    receive({
      img: true,
      rc: [
        {
          id: 1,
          ...LEVELS,
          atb: [
            [5.6, 10],
            [1.42, 7],
          ],
        },
      ],
    });
    receive({ rc: [{ id: 1, batb: NO_LEVELS }] });
    const then = history.track(MARKET)?.getSnapshotAt(1)?.book.runners.get(1);
    expect(then && getBestLevels(then.back, 'back').map((offer) => offer && offer.price / 100)).toEqual([
      5.6,
      1.42,
      null,
    ]);
    expect(prices('back')).toEqual([5.6, 1.42, null]);
  });
});
