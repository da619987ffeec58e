import { Badge, Card, PulseGroup, Skeleton } from '#ui-kit';
import { texts } from '../texts.ts';
import { OddsSkeleton, TeamPlace } from './Dashboard.styles.ts';
import {
  FeaturedChances,
  FeaturedInfo,
  FeaturedLine,
  FeaturedPanel,
  FeaturedSection,
  FeaturedTeamsSkeleton,
  FeaturedTitle,
} from './featured/FeaturedMatch.styles.ts';
import { MatchInfo, MatchListItem, MatchListSection, MatchMeta } from './matches/MatchRow.styles.ts';

const DEFAULT_ROWS = 8;

const CellSkeletons = ({ cells }: { cells: number }) => (
  <OddsSkeleton>
    {Array.from({ length: cells }, (_, cell) => (
      <Skeleton key={cell} variant="cell" />
    ))}
  </OddsSkeleton>
);

/** Placeholder of the featured match. */
export const FeaturedSkeleton = () => (
  <FeaturedSection aria-hidden>
    <FeaturedPanel as="div">
      <FeaturedInfo>
        <FeaturedLine style={{ visibility: 'hidden' }}>
          <Badge>{texts.live}</Badge>
        </FeaturedLine>
        <FeaturedTitle as="div">
          <FeaturedTeamsSkeleton>
            <Skeleton variant="block" />
            <Skeleton variant="block" />
          </FeaturedTeamsSkeleton>
        </FeaturedTitle>
        <FeaturedChances />
      </FeaturedInfo>
      <CellSkeletons cells={4} />
    </FeaturedPanel>
  </FeaturedSection>
);

/** Placeholder rows of the match list. */
export function DashboardSkeleton({ rows = DEFAULT_ROWS }: { rows?: number }) {
  return (
    <MatchListSection>
      <Card title={texts.loading} padding="flush" aria-busy>
        <PulseGroup as="ul">
          {Array.from({ length: rows }, (_, row) => (
            <MatchListItem key={row}>
              <MatchInfo>
                <TeamPlace>
                  <Skeleton width="60%" />
                </TeamPlace>
                <TeamPlace>
                  <Skeleton width="50%" />
                </TeamPlace>
                <MatchMeta>
                  <Skeleton width="40%" />
                </MatchMeta>
              </MatchInfo>
              <CellSkeletons cells={6} />
            </MatchListItem>
          ))}
        </PulseGroup>
      </Card>
    </MatchListSection>
  );
}
