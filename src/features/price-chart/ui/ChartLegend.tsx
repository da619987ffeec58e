import type { PriceEventKind } from '#shared/domain/market/price-history.ts';
import type { RunnerId } from '#shared/domain/market/runner-id.ts';
import { Chip } from '#ui-kit';
import type { ChartTarget } from '../model/chart-target.ts';
import { MAX_FAVOURITES } from '../model/favourites.ts';
import { plotTexts } from '../plot-texts.ts';
import { getSeriesDash, getSeriesVariable } from './plot/series-colors.ts';
import { LegendEntry, LineSample, ReadoutTime } from './PriceChart.styles.ts';
import { LegendRow } from './PriceChartPanel.styles.ts';

export interface ChartLegendProps {
  target: ChartTarget;
  visibleIds: ReadonlySet<RunnerId>;
  /** Kinds of marks in the chart. */
  marks: ReadonlySet<PriceEventKind | 'bet'>;
  /** Adds or removes the line of a runner, in a market with many. */
  onToggle: (runnerId: RunnerId) => void;
}

const SIGNS = { wicket: '▾', goal: '▴', 'innings-break': '▬', bet: '○' } as const;
const listedMarks = ['bet', 'wicket', 'goal', 'innings-break'] as const;

/** A piece of a runner's line. */
function Sample({ index }: { index: number }) {
  return (
    <LineSample
      aria-hidden
      width="14"
      height="4"
      style={{
        '--app-legend-line': `var(${getSeriesVariable(index)})`,
        '--app-legend-dash': getSeriesDash(index).join(' ') || 'none',
      }}
    >
      <line x2="14" y1="2" y2="2" stroke="currentColor" strokeWidth="3" />
    </LineSample>
  );
}

/**
 * Runners with their values, now or at the cursor. The chart's controller writes values and time into the empty
 * elements, so no price renders React.
 */
export function ChartLegend({ target, visibleIds, marks, onToggle }: ChartLegendProps) {
  const hasChoice = target.runners.length > MAX_FAVOURITES;
  return (
    <LegendRow aria-label={plotTexts.runners} data-choice={hasChoice || undefined} tabIndex={hasChoice ? undefined : 0}>
      <ReadoutTime data-readout="time" />
      {target.runners.map(({ runnerId, name }, index) => {
        const value = <b data-price-of={runnerId} />;
        return (
          <LegendEntry key={runnerId}>
            {hasChoice ? (
              <Chip pressed={visibleIds.has(runnerId)} onClick={() => onToggle(runnerId)}>
                <Sample index={index} />
                {name} {value}
              </Chip>
            ) : (
              <>
                <Sample index={index} />
                <span dir="auto" title={name}>
                  {name}
                </span>{' '}
                {value}
              </>
            )}
          </LegendEntry>
        );
      })}
      {listedMarks.map(
        (mark) =>
          marks.has(mark) && (
            <LegendEntry key={mark}>
              <span aria-hidden>{SIGNS[mark]}</span> {mark === 'bet' ? plotTexts.ownBets : plotTexts.mark[mark]}
            </LegendEntry>
          ),
      )}
    </LegendRow>
  );
}
