import {
  Bar,
  type BarShapeProps,
  CartesianGrid,
  ComposedChart,
  Line,
  Rectangle,
  ReferenceLine,
  ResponsiveContainer,
  Tooltip,
  type TooltipContentProps,
  XAxis,
  YAxis,
} from 'recharts';
import { money, toDecimal } from '#shared/domain/money/money.ts';
import { formatShortAmount } from '#shared/format/amount.ts';
import { formatDay } from '#shared/format/days.ts';
import { Amount, token } from '#ui-kit';
import type { DayResult } from '../../model/daily-results.ts';
import { chartTexts } from '../../texts.ts';
import { ChartFrame, ChartTooltip } from './Charts.styles.ts';

export interface DailyChartProps {
  days: readonly DayResult[];
  /** A line for the running sum, or a bar for each day. */
  show: 'running' | 'result';
}

const HEIGHT = { running: 180, result: 140 } as const;
const AXIS_WIDTH = 64;
const MARGIN = { top: 8, right: 8, bottom: 0, left: 0 } as const;
const axis = { stroke: token.line.soft, tickLine: false } as const;
const formatAxisTick = (value: number): string => formatShortAmount(money(Math.round(value * 100)));

/** Chart of the days. The arrow keys move from day to day in both charts of the page. It has no animation. */
export function DailyChart({ days, show }: DailyChartProps) {
  const data = days.map((day) => ({ ...day, value: toDecimal(day[show]) }));
  return (
    <ChartFrame>
      <ResponsiveContainer width="100%" height={HEIGHT[show]}>
        <ComposedChart
          data={data}
          syncId="days"
          margin={MARGIN}
          accessibilityLayer
          title={chartTexts[show === 'running' ? 'running' : 'daily']}
          desc={chartTexts.keys}
        >
          <CartesianGrid vertical={false} stroke={token.line.soft} />
          <XAxis dataKey="day" tickFormatter={(day: string) => formatDay(day, 'short')} minTickGap={32} {...axis} />
          <YAxis width={AXIS_WIDTH} tickFormatter={formatAxisTick} {...axis} />
          <ReferenceLine y={0} stroke={token.line.strong} />
          <Tooltip
            content={DayTooltip}
            cursor={{ stroke: token.line.strong, fill: token.surface.hover }}
            isAnimationActive={false}
          />
          {show === 'running' ? (
            <Line
              dataKey="value"
              type="linear"
              stroke={token.accent.main}
              strokeWidth={2}
              dot={false}
              isAnimationActive={false}
            />
          ) : (
            <Bar dataKey="value" isAnimationActive={false} minPointSize={0} shape={DayBar} />
          )}
        </ComposedChart>
      </ResponsiveContainer>
    </ChartFrame>
  );
}

function DayBar(bar: BarShapeProps) {
  const { result } = bar.payload as DayResult;
  return <Rectangle {...bar} fill={result < 0 ? token.loss.main : token.gain.main} />;
}

function DayTooltip({ active, payload }: TooltipContentProps) {
  const day = payload[0]?.payload as DayResult | undefined;
  if (!active || day === undefined) return null;
  return (
    <ChartTooltip role="status">
      <strong>{formatDay(day.day)}</strong>
      <dl>
        <dt>{chartTexts.daily}</dt>
        <dd>
          <Amount value={day.result} sign="always" />
        </dd>
        <dt>{chartTexts.running}</dt>
        <dd>
          <Amount value={day.running} sign="always" />
        </dd>
      </dl>
    </ChartTooltip>
  );
}
