import { useMemo } from 'react';
import type { PriceHistory } from '#shared/domain/market/price-history.ts';
import { describeSide } from '#ui-kit';
import type { ChartSettings } from '../model/chart-controller.ts';
import type { ChartTarget } from '../model/chart-target.ts';
import { mergePast } from '../model/past-points.ts';
import { formatValue } from '../model/scale.ts';
import { listTableRows } from '../model/table-rows.ts';
import { findInningsStart, findRangeStart } from '../model/time-axis.ts';
import { plotTexts } from '../plot-texts.ts';
import { ChartTable } from './ChartTable.tsx';

/** When the reader opened the table, and what the page had seen by then. */
export interface TableMoment {
  readonly now: number;
  readonly pageHistory: PriceHistory | null;
}

export interface TableTwinProps {
  target: ChartTarget;
  settings: ChartSettings;
  table: TableMoment;
}

/** The chart's content as a table, for the same runners and the same stretch of time. */
export function TableTwin({ target, settings, table: { now, pageHistory } }: TableTwinProps) {
  const { view, range, visibleIds, serverHistory, events, bets } = settings;
  const runners = useMemo(
    () => target.runners.filter(({ runnerId }) => visibleIds.has(runnerId)),
    [target, visibleIds],
  );
  const rows = useMemo(() => {
    const { runners: prices } = mergePast(
      serverHistory,
      pageHistory,
      runners.map(({ runnerId }) => runnerId),
    );
    const first = Math.min(now, ...prices.flatMap(({ points }) => points[0]?.[0] ?? []));
    const from = findRangeStart(range, { first, inningsAt: findInningsStart(events, now), now });
    return listTableRows(
      {
        runners: prices,
        events,
        bets: bets.filter(({ runnerId }) => visibleIds.has(runnerId)),
        describeBet: ({ side, runnerId, price }) =>
          plotTexts.bet({
            side: describeSide(target.kind, side),
            runner: runners.find((runner) => runner.runnerId === runnerId)?.name ?? '',
            price: formatValue(price, { kind: target.kind, view: 'price' }),
          }),
      },
      { from, to: now },
    );
  }, [serverHistory, pageHistory, runners, range, events, bets, visibleIds, target, now]);
  return <ChartTable target={target} runners={runners} rows={rows} view={view} />;
}
