import { ChartLine, Table2 } from 'lucide-react';
import { ChipGroup, IconButton } from '#ui-kit';
import type { ChartView } from '../model/scale.ts';
import type { ChartRange } from '../model/time-axis.ts';
import { plotTexts } from '../plot-texts.ts';
import { ToolChip, ToolScroll } from './PriceChart.styles.ts';
import { ToolRow } from './PriceChartPanel.styles.ts';

export interface ChartToolsProps {
  /** Null: the market has no chances, as a session line. */
  view: ChartView | null;
  range: ChartRange;
  ranges: readonly ChartRange[];
  isTable: boolean;
  onView: (view: ChartView) => void;
  onRange: (range: ChartRange) => void;
  onTable: () => void;
}

const views = ['price', 'chance'] as const;

/** Choices of the chart: values, stretch of time, and chart or table. */
export function ChartTools({ view, range, ranges, isTable, onView, onRange, onTable }: ChartToolsProps) {
  return (
    <ToolRow>
      <ToolScroll>
        {view !== null && (
          <ChipGroup label={plotTexts.values}>
            {views.map((each) => (
              <ToolChip key={each} pressed={each === view} onClick={() => onView(each)}>
                {plotTexts.view[each]}
              </ToolChip>
            ))}
          </ChipGroup>
        )}
        <ChipGroup label={plotTexts.range}>
          {ranges.map((each) => (
            <ToolChip key={each} pressed={each === range} onClick={() => onRange(each)}>
              {plotTexts.ranges[each]}
            </ToolChip>
          ))}
        </ChipGroup>
      </ToolScroll>
      <IconButton
        label={isTable ? plotTexts.showChart : plotTexts.showTable}
        icon={isTable ? <ChartLine size={16} aria-hidden /> : <Table2 size={16} aria-hidden />}
        onClick={onTable}
      />
    </ToolRow>
  );
}
