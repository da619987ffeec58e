import type { ReactNode } from 'react';
import type { MarketOutline } from '#shared/live/live.ts';
import { useMarketFact } from '#shared/live/react.tsx';
import { Badge, When } from '#ui-kit';
import { texts } from '../texts.ts';
import { Details, Head, Line, Title, Trail } from './MatchHeader.styles.ts';

export interface MatchHeaderProps {
  /** Any market of the match: it says the match's name, its start, and whether it is in play. */
  outline: MarketOutline;
  /** Sport and competition, as links. */
  trail?: ReactNode;
  /** Score, television. */
  children?: ReactNode;
}

/** The page's main heading. */
export function MatchHeader({ outline, trail, children }: MatchHeaderProps) {
  const inPlay = useMarketFact(outline.marketId, (facts) => facts?.inPlay ?? false);
  return (
    <Head>
      {trail !== undefined && <Trail>{trail}</Trail>}
      <Line>
        <Title tabIndex={-1}>{outline.matchName}</Title>
        {inPlay ? (
          <Badge tone="live">{texts.inPlay}</Badge>
        ) : (
          <Details>
            {texts.starts} <When at={outline.startsAt} />
          </Details>
        )}
      </Line>
      {children}
    </Head>
  );
}
