import type { MarketKind, Side } from '#shared/domain/market/market.ts';
import { units } from '#shared/domain/money/money.ts';
import { odds } from '#shared/domain/odds/odds.ts';
import { OddsCell } from '../OddsCell/OddsCell.tsx';

interface SampleSide {
  runner: string;
  side: Side;
  /** In hundredths, null for an empty side. */
  best: number | null;
  kind?: MarketKind;
  state?: 'open' | 'locked';
  onSelect?: () => void;
}

const sizes = [12_034, 800, 95] as const;

/** Sample prices of one side of one runner, for stories and docs. */
export function sampleSide({ runner, side, best, kind = 'odds', state = 'open', onSelect }: SampleSide) {
  const levels = kind === 'odds' ? ([0, 1, 2] as const) : ([0] as const);
  const cells = levels.map((level) => {
    const price = best === null ? null : odds(side === 'back' ? best - level : best + level);
    return (
      <OddsCell
        key={level}
        side={side}
        level={level}
        kind={kind}
        runner={runner}
        state={state}
        price={price}
        size={price === null ? null : units(sizes[level])}
        onClick={onSelect}
      />
    );
  });
  return side === 'back' ? cells.reverse() : cells;
}
