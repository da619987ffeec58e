import { Skeleton, VisuallyHidden } from '#ui-kit';
import { MAX_FAVOURITES } from '../model/favourites.ts';
import { texts } from '../texts.ts';
import { LegendRow, PlotArea, ToolRow } from './PriceChartPanel.styles.ts';

/** A chart without its content, of the same height in every part. */
export function ChartSkeleton({ runnerCount }: { runnerCount: number }) {
  return (
    <>
      <VisuallyHidden role="status">{texts.loading}</VisuallyHidden>
      <ToolRow aria-hidden>
        <Skeleton width="min(18rem, 70%)" />
      </ToolRow>
      <LegendRow as="div" aria-hidden data-choice={runnerCount > MAX_FAVOURITES || undefined}>
        <Skeleton width="12rem" />
      </LegendRow>
      <PlotArea aria-hidden>
        <Skeleton variant="block" height="100%" />
      </PlotArea>
    </>
  );
}
