import { useCallback } from 'react';
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
import { money, toDecimal, ZERO } from '#shared/domain/money/money.ts';
import { formatShortAmount } from '#shared/format/amount.ts';
import { token } from '../../theme/tokens.ts';
import { Amount } from '../Amount/Amount.tsx';
import type { AmountPoint, AmountSeries } from './amount-points.ts';
import { ChartTooltip } from './AmountChart.styles.ts';
import type { AmountPlotProps } from './AmountPlot.tsx';
import { texts } from './texts.ts';

const AXIS_WIDTH = 64;
const MARGIN = { top: 8, right: 8, bottom: 0, left: 0 } as const;
const axis = { stroke: token.line.soft, tickLine: false } as const;
/** Room for a short name below the axis, in CSS pixels. */
const TICK_GAP = 32;
const tones = { accent: token.accent.main, quiet: token.ink.faint } as const;

const formatAxisTick = (value: number): string => formatShortAmount(money(Math.round(value * 100)));
const getTick = ({ tick }: AmountPoint): string => tick;
const createReader =
  (index: number) =>
  ({ amounts }: AmountPoint) =>
    toDecimal(amounts[index] ?? ZERO);

/** The drawing of `AmountPlot`, in a file of its own because recharts is large. It has no animation. */
export function AmountDrawing({ title, variant, series, points, syncId }: AmountPlotProps) {
  const renderTooltip = useCallback(
    (props: TooltipContentProps) => <PointTooltip {...props} series={series} />,
    [series],
  );
  return (
    <ResponsiveContainer width="100%" height="100%">
      <ComposedChart
        data={[...points]}
        {...(syncId !== undefined && { syncId })}
        margin={MARGIN}
        accessibilityLayer
        stackOffset="sign"
        title={title}
        desc={texts.keys}
      >
        <CartesianGrid vertical={false} stroke={token.line.soft} />
        <XAxis dataKey={getTick} minTickGap={TICK_GAP} allowDuplicatedCategory {...axis} />
        <YAxis width={AXIS_WIDTH} tickFormatter={formatAxisTick} {...axis} />
        <ReferenceLine y={0} stroke={token.line.strong} />
        <Tooltip
          content={renderTooltip}
          cursor={{ stroke: token.line.strong, fill: token.surface.hover }}
          isAnimationActive={false}
        />
        {series.map(({ id, name, tone }, index) =>
          variant === 'line' ? (
            <Line
              key={id}
              name={name}
              dataKey={createReader(index)}
              type="linear"
              stroke={tone === 'signed' ? token.accent.main : tones[tone]}
              strokeWidth={2}
              dot={false}
              isAnimationActive={false}
            />
          ) : (
            <Bar
              key={id}
              name={name}
              dataKey={createReader(index)}
              stackId="points"
              fill={tone === 'signed' ? token.gain.main : tones[tone]}
              isAnimationActive={false}
              minPointSize={0}
              maxBarSize={48}
              {...(tone === 'signed' && { shape: SignedBar })}
            />
          ),
        )}
      </ComposedChart>
    </ResponsiveContainer>
  );
}

function SignedBar(bar: BarShapeProps) {
  const { amounts } = bar.payload as AmountPoint;
  return <Rectangle {...bar} fill={(amounts[0] ?? ZERO) < ZERO ? token.loss.main : token.gain.main} />;
}

function PointTooltip({ active, payload, series }: TooltipContentProps & { series: readonly AmountSeries[] }) {
  const point = payload[0]?.payload as AmountPoint | undefined;
  if (!active || point === undefined) return null;
  return (
    <ChartTooltip role="status">
      <strong>{point.name}</strong>
      <dl>
        {series.map(({ id, name, sign }, index) => [
          <dt key={`${id}-name`}>{name}</dt>,
          <dd key={id}>
            <Amount value={point.amounts[index] ?? ZERO} sign={sign} />
          </dd>,
        ])}
      </dl>
    </ChartTooltip>
  );
}
