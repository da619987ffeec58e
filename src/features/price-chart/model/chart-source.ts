import type { PriceHistory } from '#shared/domain/market/price-history.ts';
import type { RunnerId } from '#shared/domain/market/runner-id.ts';
import type { LiveFeed } from '#shared/live/live-feed.ts';
import { getSelectionBlock } from '#shared/live/store/market-block.ts';
import type { ChartTarget } from './chart-target.ts';
import { NO_PRICES, type PricePair, readLinePrices, readLineTrack, readMarketTrack } from './past-points.ts';

/** Reads prices for a chart on demand. It never subscribes, so no price change causes work here. */
export interface ChartSource {
  /** Returns the prices that the page has received since it opened, or null. */
  readPageHistory(): PriceHistory | null;
  /** The best prices now. */
  readNow(runnerId: RunnerId): PricePair;
}

function createMarketSource(feed: LiveFeed, { marketId, runners }: ChartTarget): ChartSource {
  const { prices, history } = feed;
  return {
    readPageHistory() {
      const track = history.track(marketId);
      return track === null
        ? null
        : readMarketTrack(
            track,
            runners.map(({ runnerId }) => runnerId),
          );
    },
    readNow(runnerId) {
      const status = prices.getRunner(marketId, runnerId)?.status ?? null;
      if (getSelectionBlock(prices.getMarket(marketId), status) !== null) return NO_PRICES;
      return [prices.getCell(marketId, runnerId, 'back', 0).price, prices.getCell(marketId, runnerId, 'lay', 0).price];
    },
  };
}

function createLineSource(feed: LiveFeed, { marketId, matchId }: ChartTarget): ChartSource {
  return {
    readPageHistory() {
      const track = feed.history.fancies.track(matchId, marketId);
      return track === null ? null : readLineTrack(track);
    },
    readNow() {
      const state = feed.getFanciesSource(matchId).read();
      if (state.phase !== 'ready' || state.failure !== null) return NO_PRICES;
      return readLinePrices(state.value.find(({ fancyId }) => fancyId === marketId) ?? null);
    },
  };
}

export const createChartSource = (feed: LiveFeed, target: ChartTarget): ChartSource =>
  target.kind === 'fancy' ? createLineSource(feed, target) : createMarketSource(feed, target);
