import { money } from '#shared/domain/money/money.ts';
import { odds } from '#shared/domain/odds/odds.ts';
import { MarketHistory } from '#shared/live/history/market-history.ts';
import type { MarketOutline } from '#shared/live/live-feed.ts';
import type { PageEnvironment } from '#shared/live/store/browser-environment.ts';
import type { MarketFactsChange } from '#shared/live/store/changes.ts';
import { createPriceStore } from '#shared/live/store/price-store.ts';

/** 14 March 2026, 14:00:00 UTC. */
export const STARTED_AT = Date.UTC(2026, 2, 14, 14);

export const sampleOutline: MarketOutline = {
  sportId: '4',
  matchId: '31',
  matchName: 'Mumbai v Chennai',
  startsAt: '2026-03-14T14:00:00Z',
  marketId: '1.31',
  name: 'Match Odds',
  type: 'match-odds',
  kind: 'odds',
  winners: 1,
  ladder: 'betfair',
  minStake: null,
  maxStake: null,
  runners: [
    { runnerId: 1, name: 'Mumbai', metadata: undefined },
    { runnerId: 2, name: 'Chennai', metadata: undefined },
  ],
};

/** An environment that paints nothing: its frames are triggered by hand. */
const createIdleEnvironment = (): PageEnvironment => ({
  now: () => 0,
  isHidden: () => false,
  onVisibilityChange: () => () => undefined,
  requestFrame: () => () => undefined,
});

const FRESH_MS = 3_600_000;

/** Creates a market recorded by a feed. Times are milliseconds after the start. */
export function createRecordedMarket(marketOutline: MarketOutline = sampleOutline) {
  const { marketId } = marketOutline;
  const time = { now: STARTED_AT };
  const marketHistory = new MarketHistory(() => time.now);
  const store = createPriceStore(createIdleEnvironment(), marketHistory);
  marketHistory.setOutline(marketOutline);
  const publish = (
    afterMs: number,
    facts: MarketFactsChange | undefined,
    best: readonly [back: number, lay: number] | null,
    status?: 'active' | 'winner' | 'loser' | 'removed',
  ) => {
    time.now = STARTED_AT + afterMs;
    const createSide = (price: number) =>
      ({ form: 'levels', rows: [[0, { price: odds(price), size: money(420_000) }]] }) as const;
    const prices = best === null ? {} : { back: createSide(best[0]), lay: createSide(best[1]) };
    store.apply(
      [
        {
          marketId,
          image: false,
          ...(facts && { facts }),
          runners: [{ runnerId: 1, ...(status && { status }), ...prices }],
        },
      ],
      FRESH_MS,
    );
  };
  return {
    marketHistory,
    publish,
    hide(afterMs: number) {
      time.now = STARTED_AT + afterMs;
      store.forget([marketId]);
    },
    markStale(afterMs: number) {
      time.now = STARTED_AT + afterMs;
      store.markStale([marketId], Infinity);
    },
    /** The track up to `after` milliseconds after the start. */
    track(afterMs: number) {
      time.now = STARTED_AT + afterMs;
      const track = marketHistory.track(marketId);
      if (track === null) throw new Error('no track was recorded');
      return track;
    },
  };
}

/** Creates a market: in-play after 10 s, suspended, open again, closed after 3 min, with a new price every second. */
export function createEventfulMarket() {
  const market = createRecordedMarket();
  market.publish(0, { status: 'open', inPlay: false }, [198, 200]);
  for (let second = 1; second < 180; second += 1) {
    const facts =
      second === 10
        ? { inPlay: true }
        : second === 60
          ? { status: 'suspended' as const }
          : second === 75
            ? { status: 'open' as const }
            : undefined;
    market.publish(second * 1000, facts, [150 + second, 152 + second]);
  }
  market.publish(180_000, { status: 'closed' }, null, 'winner');
  return market;
}
