import type { MarketKind, Side } from '#shared/domain/market/market.ts';
import { units, ZERO } from '#shared/domain/money/money.ts';
import { odds } from '#shared/domain/odds/odds.ts';
import { Crest } from '../../data/Crest/Crest.tsx';
import { OddsCell } from '../OddsCell/OddsCell.tsx';
import { OddsRow } from './OddsRow.tsx';

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
export function createSampleSide({ runner, side, best, kind = 'odds', state = 'open', onSelect }: SampleSide) {
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

/** Two runners of a match odds market, with the bettor's position. */
export const createTwoSampleRows = (onSelect: () => void, state: 'open' | 'locked' = 'open') => (
  <>
    <OddsRow
      name="Mumbai"
      crest={<Crest name="Mumbai" size="small" />}
      position={{ now: units(850), whatIf: units(1340) }}
      back={createSampleSide({ runner: 'Mumbai', side: 'back', best: 185, state, onSelect })}
      lay={createSampleSide({ runner: 'Mumbai', side: 'lay', best: 186, state, onSelect })}
    />
    <OddsRow
      name="Chennai"
      crest={<Crest name="Chennai" opponent="Mumbai" size="small" />}
      position={{ now: units(-1000), whatIf: null }}
      back={createSampleSide({ runner: 'Chennai', side: 'back', best: 216, state, onSelect })}
      lay={createSampleSide({ runner: 'Chennai', side: 'lay', best: 218, state, onSelect })}
    />
  </>
);

/** Two runners of a bookmaker market, one of them suspended. */
export const createSampleBookmakerRows = () => (
  <>
    <OddsRow
      name="Mumbai"
      crest={<Crest name="Mumbai" size="small" />}
      position={{ now: ZERO, whatIf: null }}
      back={createSampleSide({ runner: 'Mumbai', side: 'back', best: 8500, kind: 'bookmaker' })}
      lay={createSampleSide({ runner: 'Mumbai', side: 'lay', best: 8700, kind: 'bookmaker' })}
      aside="100–50,000"
    />
    <OddsRow
      name="Chennai"
      crest={<Crest name="Chennai" opponent="Mumbai" size="small" />}
      overlay="Suspended"
      back={createSampleSide({ runner: 'Chennai', side: 'back', best: null, kind: 'bookmaker' })}
      lay={createSampleSide({ runner: 'Chennai', side: 'lay', best: null, kind: 'bookmaker' })}
      aside="100–50,000"
    />
  </>
);
