import { Card, PulseGroup, Skeleton } from '#ui-kit';
import { texts } from '../texts.ts';
import { OddsSkeleton } from './Dashboard.styles.ts';
import { MatchInfo, MatchListItem, MatchListSection } from './matches/MatchRow.styles.ts';

const DEFAULT_ROWS = 8;
const CELLS_PER_ROW = 6;

/** Placeholder rows of the match list. */
export function DashboardSkeleton({ rows = DEFAULT_ROWS }: { rows?: number }) {
  return (
    <MatchListSection>
      <Card title={texts.loading} padding="flush" aria-busy>
        <PulseGroup as="ul">
          {Array.from({ length: rows }, (_, row) => (
            <MatchListItem key={row}>
              <MatchInfo>
                <Skeleton width="60%" />
                <Skeleton width="40%" />
              </MatchInfo>
              <OddsSkeleton>
                {Array.from({ length: CELLS_PER_ROW }, (_each, cell) => (
                  <Skeleton key={cell} shape="cell" />
                ))}
              </OddsSkeleton>
            </MatchListItem>
          ))}
        </PulseGroup>
      </Card>
    </MatchListSection>
  );
}
