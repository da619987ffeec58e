import { type ReactNode, useId } from 'react';
import type { MatchOutline } from '#shared/live/live-feed.ts';
import { Badge } from '#ui-kit';
import { describeCompetition } from '../../model/match-board.ts';
import { texts } from '../../texts.ts';
import { MatchDetails } from '../matches/MatchDetails.styles.ts';
import { MatchedVolume } from '../matches/MatchedVolume.tsx';
import { TeamLines } from '../matches/TeamLines.tsx';
import {
  FeaturedChances,
  FeaturedInfo,
  FeaturedLine,
  FeaturedLink,
  FeaturedNames,
  FeaturedOdds,
  FeaturedPanel,
  FeaturedSection,
  FeaturedTitle,
} from './FeaturedMatch.styles.ts';

export interface FeaturedMatchProps {
  /** A match in play. */
  row: MatchOutline;
  href: string;
  /** Renders the bar of the chances and the score: two lines of 32 px. */
  renderChances?: ((row: MatchOutline) => ReactNode) | undefined;
  /** Renders a pair of prices for each of both teams, one below the other. */
  renderOdds: (row: MatchOutline) => ReactNode;
}

/** The match of the day: teams, chances and prices on a dark panel, which is one link. */
export function FeaturedMatch({ row, href, renderChances, renderOdds }: FeaturedMatchProps) {
  const titleId = useId();
  return (
    <FeaturedSection>
      <FeaturedPanel aria-labelledby={titleId} data-market={row.marketId} data-outcomes="2">
        <FeaturedInfo>
          <FeaturedLine>
            <Badge tone="live">{texts.live}</Badge>
            <MatchDetails>
              <span>{describeCompetition(row)}</span>
              <MatchedVolume marketId={row.marketId} initial={row.firstMatched} />
            </MatchDetails>
          </FeaturedLine>
          <FeaturedTitle id={titleId}>
            <FeaturedLink to={href}>
              <TeamLines match={row} size="medium" separator="visible" />
            </FeaturedLink>
          </FeaturedTitle>
          <FeaturedChances>{renderChances?.(row)}</FeaturedChances>
        </FeaturedInfo>
        <FeaturedOdds>
          <FeaturedNames aria-hidden>
            {row.runners.slice(0, 2).map(({ runnerId, name }) => (
              <span key={runnerId}>{name}</span>
            ))}
          </FeaturedNames>
          {renderOdds(row)}
        </FeaturedOdds>
      </FeaturedPanel>
    </FeaturedSection>
  );
}
