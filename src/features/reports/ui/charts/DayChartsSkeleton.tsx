import { Card, PageGrid, Skeleton } from '#ui-kit';
import { chartTexts } from '../../texts.ts';

/** Has the size of the charts of the period, until their file and their figures have loaded. */
export const DayChartsSkeleton = () => (
  <PageGrid variant="wide-narrow">
    <Card title={chartTexts.title} aria-busy>
      <Skeleton variant="block" height="29rem" width="100%" />
    </Card>
  </PageGrid>
);
