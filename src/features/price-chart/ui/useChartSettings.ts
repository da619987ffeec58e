import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { Bet } from '#shared/domain/bet/bet.ts';
import type { PriceEvent } from '#shared/domain/market/price-history.ts';
import type { RunnerId } from '#shared/domain/market/runner-id.ts';
import { createPriceHistoryQuery } from '../api/price-history-query.ts';
import type { ChartSettings } from '../model/chart-controller.ts';
import { listBetMarks, mergeEvents } from '../model/chart-marks.ts';
import type { ChartSource } from '../model/chart-source.ts';
import type { ChartTarget } from '../model/chart-target.ts';
import { findFavourites } from '../model/favourites.ts';
import { mergePast } from '../model/past-points.ts';
import type { ChartView } from '../model/scale.ts';
import { type ChartRange, findInningsStart } from '../model/time-axis.ts';

interface ChartInput {
  readonly target: ChartTarget;
  readonly source: ChartSource;
  readonly bets: readonly Bet[];
  readonly marks: readonly PriceEvent[];
  /** Whether the server has market/priceHistory. */
  readonly hasServerHistory: boolean;
}

const NO_EVENTS: readonly PriceEvent[] = [];

/** Collects the content of a chart: the reader's choices, the server's past, marks and own bets. */
export function useChartSettings({ target, source, bets, marks, hasServerHistory }: ChartInput) {
  const [view, setView] = useState<ChartView>('price');
  const [range, setRange] = useState<ChartRange>('all');
  const [chosen, setChosen] = useState<ReadonlySet<RunnerId> | null>(null);
  const runnerCount = target.runners.length;
  const all = useQuery({ ...createPriceHistoryQuery(target.marketId, 'all', runnerCount), enabled: hasServerHistory });
  // The last minutes in full detail. Until they arrive, the chart shows them from the longer past.
  const recent = useQuery({
    ...createPriceHistoryQuery(target.marketId, 'recent', runnerCount),
    enabled: hasServerHistory && range === 'recent',
  });
  const serverEvents = all.data?.events ?? NO_EVENTS;
  const serverHistory = (range === 'recent' ? recent.data : undefined) ?? all.data ?? null;
  const favourites = useMemo(() => {
    const runnerIds = target.runners.map(({ runnerId }) => runnerId);
    return findFavourites(mergePast(serverHistory, source.readPageHistory(), runnerIds).runners);
  }, [serverHistory, source, target]);
  const visibleIds = chosen ?? favourites;
  const settings = useMemo(
    (): ChartSettings => ({
      view,
      range,
      visibleIds,
      serverHistory,
      events: mergeEvents(serverEvents, marks),
      bets: listBetMarks(bets, target),
    }),
    [view, range, visibleIds, serverHistory, serverEvents, marks, bets, target],
  );
  const hasInnings = findInningsStart(settings.events, Infinity) !== null;
  const ranges: readonly ChartRange[] = hasInnings ? ['recent', 'innings', 'all'] : ['recent', 'all'];
  const toggleRunner = (runnerId: RunnerId) => {
    const next = new Set(visibleIds);
    if (!next.delete(runnerId)) next.add(runnerId);
    if (next.size > 0) setChosen(next);
  };
  return { settings, ranges, query: all, setView, setRange, toggleRunner };
}
