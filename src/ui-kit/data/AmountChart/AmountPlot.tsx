import { lazy, Suspense } from 'react';
import { Skeleton } from '../../feedback/Skeleton/Skeleton.tsx';
import type { AmountPoint, AmountSeries } from './amount-points.ts';
import { PlotFrame } from './AmountChart.styles.ts';

export interface AmountPlotProps {
  /** Accessible name. */
  title: string;
  /** A line for a balance or a running sum, bars for results of days or months. */
  variant: 'line' | 'bars';
  /** Must be the same array on every render. */
  series: readonly AmountSeries[];
  /** Two or more. */
  points: readonly AmountPoint[];
  /** Plots of one page with the same id walk together. */
  syncId?: string | undefined;
}

const AmountDrawing = lazy(async () => ({ default: (await import('./AmountDrawing.tsx')).AmountDrawing }));

/** Space of the plot, with a bone in it. */
export const PlotSkeleton = ({ variant }: Pick<AmountPlotProps, 'variant'>) => (
  <PlotFrame data-draw={variant} aria-busy>
    <Skeleton variant="block" height="100%" width="100%" />
  </PlotFrame>
);

/** A drawing of amounts, in space that is reserved until the library has loaded. Arrow keys go from point to point. */
export function AmountPlot(props: AmountPlotProps) {
  return (
    <Suspense fallback={<PlotSkeleton variant={props.variant} />}>
      <PlotFrame data-draw={props.variant}>
        <AmountDrawing {...props} />
      </PlotFrame>
    </Suspense>
  );
}
