import { useEffect, useState } from 'react';
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

/** The one polite status of a match page: says that a market was suspended or opened, at most every five seconds. Prices are never read out. */
export function MatchAnnouncements({ matchId }: { matchId: string }) {
  const { prices } = useLiveFeed();
  const match = useMatch(matchId);
  const outlines = match.phase === 'ready' ? match.value : NOTHING;
  const [said, setSaid] = useState('');
  useEffect(() => {
    const announcer = new Announcer(setSaid);
    const released = outlines.map(({ marketId, name }) => {
      let before = marketCover(prices.market(marketId));
      return prices.subscribeMarket(marketId, () => {
        const now = marketCover(prices.market(marketId));
        const news = sentence(name, before, now);
        before = now;
        if (news !== null) announcer.add(marketId, news);
      });
    });
    return () => {
      announcer.stop();
      for (const release of released) release();
    };
  }, [outlines, prices]);
  return <VisuallyHidden role="status">{said}</VisuallyHidden>;
}
