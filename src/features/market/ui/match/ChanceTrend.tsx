import { useEffect, useLayoutEffect, useRef } from 'react';
import { useController } from '#shared/controllers/controllers.ts';
import type { RunnerPrices } from '#shared/domain/market/price-history.ts';
import { useLiveFeed } from '#shared/live/react/live-hooks.tsx';
import { onFirstScreen } from '#shared/visibility/on-first-screen.ts';
import { createTrendRecorder, drawTrend, type Trend, type TrendMarket } from '../../model/chance-trend.ts';
import { texts } from '../../model/price-texts.ts';
import { TrendDrawing } from './ChanceTrend.styles.ts';

const BOX = { width: 60, height: 34 } as const;

export interface ChanceTrendProps {
  /** Decimal odds with one winner. A `MatchOutline` fits too. */
  outline: TrendMarket;
  /**
   * Reads past prices of the market. Called when the trend is first on screen; a rejection leaves what this page saw.
   * It must keep its identity. Undefined: the server has no past.
   */
  readHistory?: ((marketId: string) => Promise<readonly RunnerPrices[]>) | undefined;
}

/** Writes the line and what it says. Without two points there is nothing to see or to hear. */
function writeTrend(svg: SVGSVGElement, trend: Trend | null): void {
  const { points, favourite } = trend ?? { points: [], favourite: '' };
  const line = drawTrend(points, BOX);
  const [area, stroke] = svg.children;
  const [start] = line.slice(1).split(' ');
  area?.setAttribute('d', line === '' ? '' : `${line}V${BOX.height}H${start ?? 0}Z`);
  stroke?.setAttribute('d', line);
  const [first, last] = [points[0], points.at(-1)];
  if (line === '' || first === undefined || last === undefined) {
    svg.removeAttribute('role');
    return svg.removeAttribute('aria-label');
  }
  svg.setAttribute('role', 'img');
  svg.setAttribute(
    'aria-label',
    texts.trend({ favourite, from: Math.round(first.chance / 100), to: Math.round(last.chance / 100) }),
  );
}

/**
 * How the favourite's chance moved in the last hour, or while this page was open where the server has no past. It
 * writes to the DOM outside React, every ten seconds.
 */
export function ChanceTrend({ outline, readHistory }: ChanceTrendProps) {
  const { prices } = useLiveFeed();
  const recorder = useController(createTrendRecorder);
  const svgRef = useRef<SVGSVGElement>(null);
  useLayoutEffect(
    () =>
      recorder.follow(prices, outline, (trend) => {
        if (svgRef.current !== null) writeTrend(svgRef.current, trend);
      }),
    [recorder, prices, outline],
  );
  useEffect(() => {
    const svg = svgRef.current;
    if (svg === null || readHistory === undefined) return undefined;
    return onFirstScreen(svg, () => {
      readHistory(outline.marketId).then(
        (history) => writeTrend(svg, recorder.addHistory(prices, outline, history)),
        () => undefined,
      );
    });
  }, [recorder, prices, outline, readHistory]);
  return (
    <TrendDrawing ref={svgRef} viewBox={`0 0 ${BOX.width} ${BOX.height}`} preserveAspectRatio="none">
      <path />
      <path />
    </TrendDrawing>
  );
}
