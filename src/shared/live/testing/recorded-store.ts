import { HISTORY_LIMITS, type HistoryLimits, MarketHistory } from '../history/market-history.ts';
import { createPriceStore } from '../store/price-store.ts';
import { createFakeEnvironment } from './fake-environment.ts';
import { MARKETS } from './screen.ts';

export const BEGAN = 1_800_000_000_000;
export const TTL_MS = 2_000_000_000;

const outline = (marketId: string) =>
  ({
    sportId: '4',
    matchId: '9',
    matchName: 'A v B',
    startsAt: '',
    marketId,
    name: 'Match Odds',
    type: 'match-odds',
    kind: 'odds',
    ladder: 'betfair',
    minStake: null,
    maxStake: null,
    runners: [],
  }) as const;

/** A store that records on the test's clock. */
export function createRecordedStore(limits: HistoryLimits = HISTORY_LIMITS) {
  const page = createFakeEnvironment();
  const time = { now: BEGAN };
  const history = new MarketHistory(() => time.now, limits);
  const store = createPriceStore(page, history);
  for (const marketId of MARKETS) history.setOutline(outline(marketId));
  return { page, time, history, store };
}
