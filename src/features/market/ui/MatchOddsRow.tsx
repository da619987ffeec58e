import { memo, useCallback, useLayoutEffect, useRef } from 'react';
import type { MatchOutline, RunnerOutline } from '#shared/live/live.ts';
import { useMarketFact, useRunnerFacts } from '#shared/live/react.tsx';
import { marketCover, runnerCover } from '../model/cover.ts';
import type { OddsSelection } from '../selection.ts';
import { texts } from '../texts.ts';
import { LiveOddsCell, type PressCell } from './LiveOddsCell.tsx';
import { Cover, Pair, Prices, RowPrices } from './MatchOddsRow.styles.ts';

export interface MatchOddsRowProps {
  outline: MatchOutline;
  /** Given the price that was on screen when the press began. */
  onPick: (selection: OddsSelection) => void;
}

interface PairProps {
  marketId: string;
  runner: RunnerOutline;
  locked: boolean;
  onPress: PressCell;
}

const RunnerPair = memo(function RunnerPair({ marketId, runner, locked, onPress }: PairProps) {
  const cover = runnerCover(useRunnerFacts(marketId, runner.runnerId)?.status ?? null);
  const shared = { marketId, runner, kind: 'odds', level: 0, state: locked || cover !== null ? 'locked' : 'open', onPress } as const;
  return (
    <Pair>
      <LiveOddsCell {...shared} side="back" />
      <LiveOddsCell {...shared} side="lay" />
    </Pair>
  );
});

/**
 * The match odds of a home row: best back and lay of each runner. Three columns always, so that rows with and without a
 * draw agree: home, draw, away.
 */
export const MatchOddsRow = memo(function MatchOddsRow({ outline, onPick }: MatchOddsRowProps) {
  const { marketId, runners } = outline;
  const cover = useMarketFact(marketId, marketCover);
  const latest = useRef({ outline, onPick });
  useLayoutEffect(() => {
    latest.current = { outline, onPick };
  });
  const press = useCallback<PressCell>(({ runnerId, name: runnerName }, side, level, pressed) => {
    const { outline: row, onPick: pick } = latest.current;
    const { sportId, matchId, matchName, inPlay, marketName } = row;
    // A home row does not say its ladder; the match page does, before anything is placed.
    pick({ kind: 'odds', sportId, matchId, matchName, inPlay, marketId: row.marketId, marketName, ladder: 'step', runnerId, runnerName, side, level, ...pressed });
  }, []);
  const places = runners.length > 2 ? [runners[0], runners[2], runners[1]] : [runners[0], undefined, runners[1]];
  const covered = texts.cover(cover);
  return (
    <RowPrices data-freshness={cover === 'stale' ? 'stale' : undefined}>
      <Prices>
        {places.map((runner, place) =>
          runner === undefined ? <Pair key={place} /> : <RunnerPair key={runner.runnerId} marketId={marketId} runner={runner} locked={cover !== 'none'} onPress={press} />,
        )}
      </Prices>
      {covered !== null && <Cover>{covered}</Cover>}
    </RowPrices>
  );
});
