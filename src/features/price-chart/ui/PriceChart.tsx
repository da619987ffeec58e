import { useMemo, useRef, useState } from 'react';
import type { Bet } from '#shared/domain/bet/bet.ts';
import type { PriceEvent, PriceEventKind } from '#shared/domain/market/price-history.ts';
import { useLiveFeed } from '#shared/live/react/live-hooks.tsx';
import { Button, EmptyState, Skeleton } from '#ui-kit';
import { createChartSource } from '../model/chart-source.ts';
import type { ChartTarget } from '../model/chart-target.ts';
import { plotTexts } from '../plot-texts.ts';
import { ChartLegend } from './ChartLegend.tsx';
import { ChartPlot } from './ChartPlot.tsx';
import { ChartTools } from './ChartTools.tsx';
import { createPlot as createCanvasPlot } from './plot/create-plot.ts';
import { ChartFigure, EmptyNote, PlotNote } from './PriceChart.styles.ts';
import { PlotArea } from './PriceChartPanel.styles.ts';
import { type TableMoment, TableTwin } from './TableTwin.tsx';
import { useChartSettings } from './useChartSettings.ts';

export interface PriceChartProps {
  /** The market, such as its outline, or a session line as `toLineTarget` returns it. Must keep its identity. */
  target: ChartTarget;
  /** The bettor's bets, which the chart marks. Those on other markets are ignored. Must keep its identity. */
  bets?: readonly Bet[];
  /** Events that the page knows, besides those of the server. Must keep its identity. */
  marks?: readonly PriceEvent[];
  /** Whether the server has market/priceHistory. Without it the chart begins with what this page has seen. */
  hasServerHistory: boolean;
}

const NO_BETS: readonly Bet[] = [];
const NO_MARKS: readonly PriceEvent[] = [];

/** Prices or chances of a market over time, up to now, as lines or as a table. */
export function PriceChart({ target, bets = NO_BETS, marks = NO_MARKS, hasServerHistory }: PriceChartProps) {
  const feed = useLiveFeed();
  const figure = useRef<HTMLElement>(null);
  const source = useMemo(() => createChartSource(feed, target), [feed, target]);
  const [isEmpty, setEmpty] = useState(false);
  const [table, setTable] = useState<TableMoment | null>(null);
  const chart = useChartSettings({ target, source, bets, marks, hasServerHistory });
  const { settings, query } = chart;
  const isWaiting = hasServerHistory && query.isPending;
  const markKinds = new Set<PriceEventKind | 'bet'>(settings.events.map(({ kind }) => kind));
  if (settings.bets.length > 0) markKinds.add('bet');
  const toggleTable = () =>
    setTable(table === null ? { now: Date.now(), pageHistory: source.readPageHistory() } : null);
  return (
    <ChartFigure ref={figure} aria-busy={isWaiting || undefined}>
      <ChartTools
        view={target.kind === 'fancy' ? null : settings.view}
        range={settings.range}
        ranges={chart.ranges}
        isTable={table !== null}
        onView={chart.setView}
        onRange={chart.setRange}
        onTable={toggleTable}
      />
      <ChartLegend target={target} visibleIds={settings.visibleIds} marks={markKinds} onToggle={chart.toggleRunner} />
      <PlotArea>
        {isWaiting ? (
          <Skeleton variant="block" height="100%" />
        ) : table !== null ? (
          <TableTwin target={target} settings={settings} table={table} />
        ) : (
          <ChartPlot
            target={target}
            source={source}
            settings={settings}
            figure={figure}
            createPlot={createCanvasPlot}
            empty={isEmpty}
            onEmptyChange={setEmpty}
          />
        )}
        {isEmpty && !isWaiting && table === null && (
          <EmptyNote>
            <EmptyState title={plotTexts.emptyTitle}>{plotTexts.empty}</EmptyState>
          </EmptyNote>
        )}
        {query.isError && hasServerHistory && table === null && (
          <PlotNote role="status">
            {plotTexts.failed}
            <Button size="small" busy={query.isFetching} onClick={() => void query.refetch()}>
              {plotTexts.retry}
            </Button>
          </PlotNote>
        )}
      </PlotArea>
    </ChartFigure>
  );
}
