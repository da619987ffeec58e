import { useEffect, useRef, useState } from 'react';
import type { MarketOutline } from '#shared/live/live.ts';
import { useLiveFeed, useMatch } from '#shared/live/react.tsx';
import { VisuallyHidden } from '#ui-kit';
import { Announcer } from '../model/announcer.ts';
import { type MarketCover, marketCover } from '../model/cover.ts';
import { texts } from '../texts.ts';

const NOTHING: readonly MarketOutline[] = [];

function sentence(name: string, from: MarketCover, to: MarketCover): string | null {
  if (from === 'waiting' || from === to) return null;
  if (to === 'none') return texts.announce.open(name);
  if (to === 'suspended' || to === 'locked') return texts.announce.suspended(name);
  return to === 'closed' ? texts.announce.closed(name) : to === 'stale' ? texts.announce.stale(name) : null;
}

export interface MatchAnnouncementsProps {
  /** The match, as the server names it. */
  matchId: string;
  /** Where markets of several matches stand together: the ids of those that do, which are then named with their match. */
  only?: readonly string[];
}

/**
 * The one polite status of a match: says that a market was suspended or opened, and what is new with it, at most every five seconds.
 * Prices are never read out.
 */
export function MatchAnnouncements({ matchId, only }: MatchAnnouncementsProps) {
  const { prices } = useLiveFeed();
  const match = useMatch(matchId);
  const outlines = match.phase === 'ready' ? match.value : NOTHING;
  const [said, setSaid] = useState('');
  // Outlives the list of markets: news is said once, however often that list changes.
  const told = useRef(new Map<string, string>());
  const chosen = only?.join(' ');
  useEffect(() => {
    const announcer = new Announcer(setSaid);
    const ids = chosen?.split(' ');
    const tellNews = (marketId: string, name: string): void => {
      const news = prices.market(marketId)?.news ?? null;
      if (news === null || told.current.get(marketId) === news) return;
      told.current.set(marketId, news);
      announcer.add(`news of ${marketId}`, texts.announce.news(name, news));
    };
    const released = outlines.flatMap(({ marketId, name: market, matchName }) => {
      if (ids !== undefined && !ids.includes(marketId)) return [];
      const name = ids === undefined ? market : texts.announce.marketOf(market, matchName);
      let before = marketCover(prices.market(marketId));
      tellNews(marketId, name);
      return prices.subscribeMarket(marketId, () => {
        const now = marketCover(prices.market(marketId));
        const changed = sentence(name, before, now);
        before = now;
        if (changed !== null) announcer.add(marketId, changed);
        tellNews(marketId, name);
      });
    });
    return () => {
      announcer.stop();
      for (const release of released) release();
    };
  }, [outlines, prices, chosen]);
  return <VisuallyHidden role="status">{said}</VisuallyHidden>;
}
