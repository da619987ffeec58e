import { useEffect, useRef, useState } from 'react';
import type { RunnerStatus } from '#shared/domain/market/market.ts';
import type { MarketOutline, RunnerOutline } from '#shared/live/live-feed.ts';
import { useLiveFeed } from '#shared/live/react/live-hooks.tsx';
import { useMatch } from '#shared/live/react/match-hooks.ts';
import { VisuallyHidden } from '#ui-kit';
import { Announcer } from '../../model/announcer.ts';
import { getMarketOverlay, type MarketOverlay } from '../../model/market-overlay.ts';
import { texts } from '../../texts.ts';

const NO_MARKETS: readonly MarketOutline[] = [];

function describeChange(name: string, from: MarketOverlay, to: MarketOverlay): string | null {
  if (from === 'waiting' || from === to) return null;
  if (to === 'none') return texts.announce[from === 'stale' ? 'fresh' : 'open']({ market: name });
  return to === 'waiting' || to === 'inactive' ? null : texts.announce[to]({ market: name });
}

export interface MatchAnnouncementsProps {
  /** Match id of the server. */
  matchId: string;
  /** Ids of the visible markets on pages that mix several matches. Announcements then name the match too. */
  marketIds?: readonly string[];
}

/**
 * Live region of a match. It announces suspended and reopened markets, their news and removed runners, at most every
 * five seconds. It never reads out prices.
 */
export function MatchAnnouncements({ matchId, marketIds }: MatchAnnouncementsProps) {
  const { prices } = useLiveFeed();
  const match = useMatch(matchId);
  const outlines = match.phase === 'ready' ? match.value : NO_MARKETS;
  const [message, setMessage] = useState('');
  // Lives longer than the list of markets, so that each news text is announced once.
  const announcedNews = useRef(new Map<string, string>());
  // Lives as long, because a feed may hide a runner and show it again.
  const runnerStatuses = useRef(new Map<string, RunnerStatus>());
  const marketIdList = marketIds?.join(' ');
  useEffect(() => {
    const announcer = new Announcer(setMessage);
    const ids = marketIdList?.split(' ');
    const announceNews = (marketId: string, name: string): void => {
      const news = prices.getMarket(marketId)?.news ?? null;
      if (news === null || announcedNews.current.get(marketId) === news) return;
      announcedNews.current.set(marketId, news);
      announcer.add(`news of ${marketId}`, texts.announce.news({ market: name, news }));
    };
    const announceRemoval = (marketId: string, market: string, { runnerId, name }: RunnerOutline): void => {
      const key = `runner ${runnerId} of ${marketId}`;
      const status = prices.getRunner(marketId, runnerId)?.status;
      const before = runnerStatuses.current.get(key);
      if (status === undefined || before === 'removed') return;
      runnerStatuses.current.set(key, status);
      if (status !== 'removed' || before === undefined) return;
      const news = texts.announce.news({ market: name, news: texts.runner.removed });
      announcer.add(key, texts.announce.news({ market, news }));
    };
    const unsubscribes = outlines.flatMap(({ marketId, name: market, matchName, runners }) => {
      if (ids !== undefined && !ids.includes(marketId)) return [];
      const name = ids === undefined ? market : texts.announce.marketOf({ market, match: matchName });
      let before = getMarketOverlay(prices.getMarket(marketId));
      announceNews(marketId, name);
      const unsubscribeMarket = prices.getMarketSource(marketId).subscribe(() => {
        const now = getMarketOverlay(prices.getMarket(marketId));
        const changed = describeChange(name, before, now);
        before = now;
        if (changed !== null) announcer.add(marketId, changed);
        announceNews(marketId, name);
      });
      const unsubscribeRunners = runners.map((runner) => {
        announceRemoval(marketId, name, runner);
        return prices
          .getRunnerSource(marketId, runner.runnerId)
          .subscribe(() => announceRemoval(marketId, name, runner));
      });
      return [unsubscribeMarket, ...unsubscribeRunners];
    });
    return () => {
      announcer.stop();
      for (const unsubscribe of unsubscribes) unsubscribe();
    };
  }, [outlines, prices, marketIdList]);
  return <VisuallyHidden role="status">{message}</VisuallyHidden>;
}
