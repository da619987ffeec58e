import { Breathing, Card, Skeleton } from '#ui-kit';
import { texts } from '../texts.ts';
import { OddsBones } from './Dashboard.styles.ts';
import { Facts, Row, Section } from './MatchRow.styles.ts';

const USUAL_ROWS = 8;
const CELLS = 6;

/** The boxes of a list that has not arrived. */
export function DashboardSkeleton({ rows = USUAL_ROWS }: { rows?: number }) {
  return (
    <Section>
      <Card title={texts.loading} padding="flush" aria-busy>
        <Breathing as="ul">
          {Array.from({ length: rows }, (_, row) => (
            <Row key={row}>
              <Facts>
                <Skeleton width="60%" />
                <Skeleton width="40%" />
              </Facts>
              <OddsBones>
                {Array.from({ length: CELLS }, (_each, cell) => (
                  <Skeleton key={cell} shape="cell" />
                ))}
              </OddsBones>
            </Row>
          ))}
        </Breathing>
      </Card>
    </Section>
  );
}
