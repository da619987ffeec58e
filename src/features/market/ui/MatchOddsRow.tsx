import { type KeyboardEvent, memo, useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import { handicapOf } from '#shared/domain/runner-id.ts';
import type { MatchOutline, RunnerOutline } from '#shared/live/live.ts';
import { useMarketFact, useRunnerFacts } from '#shared/live/react.tsx';
import { marketCover, runnerCover } from '../model/cover.ts';
import { texts } from '../model/texts.ts';
import type { OddsSelection } from '../selection.ts';
import { LiveOddsCell, type LiveOddsCellProps, type PressCell } from './LiveOddsCell.tsx';
import { Cover, Pair, Prices, RowPrices } from './MatchOddsRow.styles.ts';
import { usePriceAge } from './usePriceAge.ts';

export interface MatchOddsRowProps {
  /** The market without its prices, which change outside React. */
  outline: MatchOutline;
  /** Given the price that was on screen when the press began. */
  onPick: (selection: OddsSelection) => void;
}

interface PairProps {
  market: LiveOddsCellProps['market'];
  /** Takes the row's one tab stop. */
  first: boolean;
  runner: RunnerOutline;
  locked: boolean;
  onPress: PressCell;
}

const RunnerPair = memo(function RunnerPair({ market, first, runner, locked, onPress }: PairProps) {
  const cover = runnerCover(useRunnerFacts(market.marketId, runner.runnerId)?.status ?? null);
  const shared = { market, runner, level: 0, locked: locked || cover !== null || handicapOf(runner.runnerId) !== 0, onPress } as const;
  return (
    <Pair>
      <LiveOddsCell {...shared} side="back" tabStop={first} />
      <LiveOddsCell {...shared} side="lay" />
    </Pair>
  );
});

/** Left and right move between the row's prices, as they do in a market's grid. */
function moveAlong(event: KeyboardEvent<HTMLDivElement>): void {
  const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
  if (step === 0 || event.altKey || event.ctrlKey || event.metaKey) return;
  const cells = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-cell]')];
  cells[cells.indexOf(event.target as HTMLElement) + step]?.focus();
  event.preventDefault();
}

/**
 * The match odds of a home row: best back and lay of each runner. Three columns always, so that rows with and without a
 * draw agree: home, draw, away.
 */
export const MatchOddsRow = memo(function MatchOddsRow({ outline, onPick }: MatchOddsRowProps) {
  const { marketId, runners } = outline;
  const cover = useMarketFact(marketId, marketCover);
  const ages = usePriceAge(marketId);
  const latest = useRef({ outline, onPick });
  useLayoutEffect(() => {
    latest.current = { outline, onPick };
  });
  const press = useCallback<PressCell>(({ runnerId, name: runnerName }, side, level, pressed) => {
    const { outline: row, onPick: pick } = latest.current;
    const { sportId, matchId, matchName, inPlay, marketName } = row;
    // A home row does not say its ladder; the match page does, before anything is placed.
    pick({ kind: 'odds', sportId, matchId, matchName, inPlay, marketId: row.marketId, marketName, ladder: 'step', winners: 1, runnerId, runnerName, side, level, ...pressed });
  }, []);
  const places = runners.length > 2 ? [runners[0], runners[2], runners[1]] : [runners[0], undefined, runners[1]];
  const market = useMemo(() => ({ marketId, kind: 'odds' as const }), [marketId]);
  const covered = texts.cover(cover);
  return (
    <RowPrices {...ages} role="group" aria-label={texts.oddsOf(outline.matchName)} data-freshness={cover === 'stale' ? 'stale' : undefined} onKeyDown={moveAlong}>
      <Prices>
        {places.map((runner, place) =>
          runner === undefined ? <Pair key={place} /> : <RunnerPair key={runner.runnerId} market={market} first={place === 0} runner={runner} locked={cover !== 'none'} onPress={press} />,
        )}
      </Prices>
      {covered !== null && <Cover>{covered}</Cover>}
    </RowPrices>
  );
});
