import type { FancyLine } from '../../domain/market/market.ts';
import type { MarketOutline, MatchOutline, ResourceState } from '../outlines.ts';
import type { FancyHistory } from './fancy-history.ts';
import type { MarketHistory } from './market-history.ts';

/** Records what the price store shows. */
export type HistoryRecorder = Pick<MarketHistory, 'now' | 'recordChange' | 'onFreshnessChange' | 'endSegments'>;

/** Reads the history of what the feed showed since this page opened. */
export type HistoryReader = Pick<MarketHistory, 'listMarkets' | 'track'> & {
  readonly fancies: Pick<FancyHistory, 'listAll' | 'track'>;
};

/** The history as the feed uses it. */
export type FeedHistory = HistoryRecorder &
  HistoryReader &
  Pick<MarketHistory, 'setRowOutlines' | 'setMatchOutlines'> & { readonly fancies: Pick<FancyHistory, 'update'> };

/**
 * Creates a history that the first change loads, so that its code does not delay the first prices. Each market then
 * begins with an image of its prices at its last change before. Without a download it stays empty.
 */
export function createDeferredHistory(load: () => Promise<FeedHistory>): FeedHistory {
  let history: FeedHistory | null = null;
  let isLoading = false;
  let rows: readonly MatchOutline[] = [];
  const markets = new Map<string, readonly MarketOutline[]>();
  const lines = new Map<string, ResourceState<readonly FancyLine[]>>();
  /** The last change of each market while the history loads. */
  const lastChanges = new Map<string, Parameters<HistoryRecorder['recordChange']>>();

  const loadOnce = (): void => {
    if (isLoading) return;
    isLoading = true;
    void load().then(
      (loaded) => {
        loaded.setRowOutlines(rows);
        for (const [matchId, outlines] of markets) loaded.setMatchOutlines(matchId, outlines);
        for (const [matchId, state] of lines) loaded.fancies.update(matchId, state);
        for (const change of lastChanges.values()) loaded.recordChange(...change);
        lastChanges.clear();
        history = loaded;
      },
      () => undefined,
    );
  };

  return {
    now: () => history?.now() ?? Date.now(),
    recordChange(book, change, at) {
      if (history === null) {
        lastChanges.set(book.marketId, [book, change, at]);
        loadOnce();
      } else history.recordChange(book, change, at);
    },
    onFreshnessChange: (...change) => history?.onFreshnessChange(...change),
    endSegments(marketIds) {
      if (history === null) for (const marketId of marketIds) lastChanges.delete(marketId);
      else history.endSegments(marketIds);
    },
    setRowOutlines(outlines) {
      if (history === null) rows = outlines;
      else history.setRowOutlines(outlines);
    },
    setMatchOutlines(matchId, outlines) {
      if (history === null) markets.set(matchId, outlines);
      else history.setMatchOutlines(matchId, outlines);
    },
    listMarkets: () => history?.listMarkets() ?? [],
    track: (marketId) => history?.track(marketId) ?? null,
    fancies: {
      update(matchId, state, overdueMs) {
        if (history === null) lines.set(matchId, state);
        else history.fancies.update(matchId, state, overdueMs);
      },
      listAll: () => history?.fancies.listAll() ?? [],
      track: (matchId, fancyId) => history?.fancies.track(matchId, fancyId) ?? null,
    },
  };
}
