import { useState } from 'react';
import { Skeleton } from '../../feedback/Skeleton/Skeleton.tsx';
import { Card } from '../../layout/Card/Card.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { moveFocusOnRemoval } from '../../primitives/focus/move-focus-on-removal.ts';
import { type AmountPoint, type AmountSeries, MIN_POINTS } from './amount-points.ts';
import { ChartSummary, DisclosureSkeleton, TableDisclosure } from './AmountChart.styles.ts';
import { AmountPlot, type AmountPlotProps, PlotSkeleton } from './AmountPlot.tsx';
import { AmountTable } from './AmountTable.tsx';
import { texts } from './texts.ts';

export interface AmountChartProps {
  /** Title of the card and name of the drawing. */
  title: string;
  /**
   * One or two sentences that repeat the drawing's main figures. While these load, sentences of the usual length, whose
   * space is kept.
   */
  summary: string;
  /** Header of the points in the table: "Day". */
  pointName: string;
  /** A line for a balance, bars for results of days or months. */
  variant: AmountPlotProps['variant'];
  /** Must be the same array on every render. */
  series: readonly AmountSeries[];
  /** Null while the figures load. Fewer than two points draw nothing. */
  points: readonly AmountPoint[] | null;
  /** The drawing waits for a press, to save data. */
  deferred?: boolean;
}

/** A card with a drawing of amounts, a sentence about it, and a table of the same figures. */
export function AmountChart({ title, summary, pointName, variant, series, points, deferred }: AmountChartProps) {
  const [isRequested, setIsRequested] = useState(false);
  const [isTableOpen, setIsTableOpen] = useState(false);
  if (points !== null && points.length < MIN_POINTS) return null;
  if (deferred === true && !isRequested)
    return (
      <Card title={title}>
        <Button ref={moveFocusOnRemoval} onClick={() => setIsRequested(true)}>
          {texts.show}
        </Button>
      </Card>
    );
  return (
    <Card title={title} aria-busy={points === null}>
      {points === null ? (
        <div role="group" aria-label={texts.loading}>
          <ChartSummary as="div" data-loading aria-hidden>
            <span data-usual={summary} />
            <Skeleton width="70%" />
          </ChartSummary>
          <PlotSkeleton variant={variant} />
          <DisclosureSkeleton>
            <Skeleton width="6rem" />
          </DisclosureSkeleton>
        </div>
      ) : (
        <>
          <ChartSummary>{summary}</ChartSummary>
          <AmountPlot title={title} variant={variant} series={series} points={points} />
          <TableDisclosure onToggle={({ currentTarget }) => setIsTableOpen(currentTarget.open)}>
            <summary>{texts.asTable}</summary>
            {isTableOpen && <AmountTable title={title} pointName={pointName} series={series} points={points} />}
          </TableDisclosure>
        </>
      )}
    </Card>
  );
}
