import { queryOptions } from '@tanstack/react-query';
import { read } from '#shared/api/client/call.ts';
import { priceHistory } from '#shared/api/contract/markets/price-history.ts';
import { HOUR_MS } from '#shared/format/durations.ts';
import { RECENT_MS } from '../model/time-axis.ts';

/** Most points a runner: a phone draws two a pixel. A field of many runners needs fewer. */
const RESOLUTION = { few: 400, many: 150 } as const;
const FEW_RUNNERS = 4;
/** Most points a runner of a row's trend, which is 60 px wide. */
const TREND_RESOLUTION = 120;
/** The page adds its own prices to a response, so a second opening within this time needs no new one. Milliseconds. */
const FRESH_MS = 60_000;

/** Past prices of a market, of the last minutes or all. The same in both: what has been read stays until it is old. */
export const createPriceHistoryQuery = (marketId: string, span: 'recent' | 'all', runnerCount: number) =>
  queryOptions({
    queryKey: ['price-history', marketId, span, runnerCount],
    staleTime: FRESH_MS,
    queryFn: ({ signal }) =>
      read(
        priceHistory,
        {
          market_id: marketId,
          ...(span === 'recent' && { from: Date.now() - RECENT_MS }),
          resolution: runnerCount > FEW_RUNNERS ? RESOLUTION.many : RESOLUTION.few,
        },
        { signal },
      ),
  });

/** Past prices of the last hour, coarse, for the trend of a row. The row adds later prices, so one call is enough. */
export const createTrendHistoryQuery = (marketId: string) =>
  queryOptions({
    queryKey: ['price-history', marketId, 'trend'],
    staleTime: HOUR_MS,
    gcTime: HOUR_MS,
    queryFn: ({ signal }) =>
      read(priceHistory, { market_id: marketId, from: Date.now() - HOUR_MS, resolution: TREND_RESOLUTION }, { signal }),
  });
