import type { ReactNode } from 'react';
import type { MarketOutline } from '#shared/live/live-feed.ts';
import { useMarketFact } from '#shared/live/react/live-hooks.tsx';
import { Badge, Cluster, Timestamp } from '#ui-kit';
import { texts } from '../../texts.ts';
import { HeaderCard, MatchTitle, StartTime, Trail } from './MatchHeader.styles.ts';

export interface MatchHeaderProps {
  /** Any market of the match: it holds the match's name, start and in-play state. */
  outline: MarketOutline;
  /** Links to sport and competition. */
  trail?: ReactNode;
  /** Score and live picture. */
  children?: ReactNode;
}

/** Main heading of the match page. */
export function MatchHeader({ outline, trail, children }: MatchHeaderProps) {
  const stage = useMarketFact(outline.marketId, (facts) =>
    facts?.status === 'closed' ? 'ended' : facts?.inPlay ? 'in-play' : 'to-come',
  );
  return (
    <HeaderCard>
      {trail !== undefined && <Trail>{trail}</Trail>}
      <Cluster>
        <MatchTitle tabIndex={-1}>{outline.matchName}</MatchTitle>
        {stage === 'in-play' && <Badge tone="live">{texts.inPlay}</Badge>}
        {stage === 'ended' && <Badge>{texts.ended}</Badge>}
        {stage === 'to-come' && (
          <StartTime>
            {texts.starts} <Timestamp at={outline.startsAt} />
          </StartTime>
        )}
      </Cluster>
      {children}
    </HeaderCard>
  );
}
