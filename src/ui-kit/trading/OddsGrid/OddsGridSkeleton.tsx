import { SkeletonBlock } from '../../feedback/Skeleton/Skeleton.styles.ts';
import { Skeleton } from '../../feedback/Skeleton/Skeleton.tsx';
import { ColumnHeads, MarketHead, MarketName, MarketSection } from './OddsGrid.styles.ts';
import type { OddsColumns } from './OddsGrid.tsx';
import { PriceCells, RunnerCell, RunnerFigures, RunnerName, RunnerRow } from './OddsRow.styles.ts';

export interface OddsGridSkeletonProps {
  /** Name of the market, if known. Announced with "busy" while it loads. */
  name: string;
  /** Cells of every row. */
  variant: OddsColumns;
  /** Number of rows to keep space for. */
  rowCount: number;
}

/** Placeholder of a market: the same heights and widths, without roles and controls. */
export function OddsGridSkeleton({ name, variant, rowCount }: OddsGridSkeletonProps) {
  const levels = variant === 'levels' ? [2, 1, 0] : [0];
  const renderSide = (order: readonly number[]) =>
    order.map((level) => <SkeletonBlock key={level} aria-hidden data-shape="cell" data-level={level} />);
  return (
    <MarketSection
      data-columns={variant === 'run' ? 'limits' : variant}
      aria-busy
      style={{ '--kit-market-rows': rowCount }}
    >
      <MarketHead>
        <MarketName>{name}</MarketName>
      </MarketHead>
      <ColumnHeads />
      {Array.from({ length: rowCount }, (_, row) => (
        <RunnerRow key={row}>
          <RunnerCell data-place="runner">
            <RunnerName>
              <Skeleton width="7em" />
            </RunnerName>
            <RunnerFigures>
              <Skeleton width="5em" />
            </RunnerFigures>
          </RunnerCell>
          <PriceCells data-place="back">{renderSide(levels)}</PriceCells>
          <PriceCells data-place="lay">{renderSide([...levels].reverse())}</PriceCells>
        </RunnerRow>
      ))}
    </MarketSection>
  );
}
