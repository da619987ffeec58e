import { type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { SECOND_MS } from '#shared/format/durations.ts';
import { type ChartController, type ChartSettings, createChartController } from '../model/chart-controller.ts';
import type { ChartSource } from '../model/chart-source.ts';
import type { ChartTarget } from '../model/chart-target.ts';
import { createReadoutWriter } from '../model/write-readout.ts';
import { texts } from '../texts.ts';
import type { Plot } from './plot/create-plot.ts';
import { PlotSurface } from './PriceChart.styles.ts';
import { watchOnScreen } from './watch-on-screen.ts';

export interface ChartPlotProps {
  target: ChartTarget;
  source: ChartSource;
  settings: ChartSettings;
  /** Contains the legend, whose values the plot writes. */
  figure: RefObject<HTMLElement | null>;
  /** Draws on an element. Tests pass their own. */
  createPlot: (frame: HTMLElement) => Plot;
  empty: boolean;
  onEmptyChange: (isEmpty: boolean) => void;
}

/** Shares of the time axis that a key moves the cursor. */
const steps: Readonly<Record<string, number>> = {
  ArrowLeft: -1 / 60,
  ArrowRight: 1 / 60,
  ArrowDown: -1 / 60,
  ArrowUp: 1 / 60,
  PageDown: -1 / 6,
  PageUp: 1 / 6,
};

/**
 * The drawn lines with their cursor: a slider over time for pointer, touch and keys. React renders it once; prices are
 * drawn by the controller, once a second at most, while it is on screen.
 */
export function ChartPlot({ target, source, settings, figure, createPlot, empty, onEmptyChange }: ChartPlotProps) {
  const surface = useRef<HTMLDivElement>(null);
  const plot = useRef<Plot | null>(null);
  const controller = useRef<ChartController | null>(null);
  const getSettings = useEffectEvent(() => settings);
  const handleEmptyChange = useEffectEvent(onEmptyChange);

  useEffect(() => {
    if (surface.current === null || figure.current === null) return;
    const drawnPlot = createPlot(surface.current);
    const write = createReadoutWriter(figure.current, surface.current, target);
    const newController = createChartController(
      target,
      source,
      {
        draw: drawnPlot.draw,
        moveCursor: drawnPlot.moveCursor,
        write: (readout) => write(readout, getSettings().view, getSettings().visibleIds),
        onEmptyChange: (isEmpty) => handleEmptyChange(isEmpty),
      },
      Date.now,
    );
    plot.current = drawnPlot;
    controller.current = newController;
    let timer: ReturnType<typeof setInterval> | undefined;
    const stopWatching = watchOnScreen(surface.current, (isOnScreen) => {
      clearInterval(timer);
      if (!isOnScreen) return;
      newController.resume();
      timer = setInterval(newController.advance, SECOND_MS);
    });
    return () => {
      clearInterval(timer);
      stopWatching();
      drawnPlot.destroy();
      plot.current = controller.current = null;
    };
  }, [target, source, createPlot, figure]);

  useEffect(() => controller.current?.configure(settings), [settings, target, source, createPlot]);

  const handlePointer = (event: PointerEvent) => {
    const at = plot.current?.findMomentAt(event.clientX) ?? null;
    if (at !== null) controller.current?.moveCursor(at);
  };
  const handlePointerLeave = (event: PointerEvent) => {
    // A finger leaves with its touch, and the values stay for reading.
    if (event.pointerType === 'mouse') controller.current?.moveCursor(null);
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (step !== undefined) controller.current?.moveBy(step);
    else if (event.key === 'Home') controller.current?.moveToStart();
    else if (event.key === 'End' || event.key === 'Escape') controller.current?.moveCursor(null);
    else return;
    event.preventDefault();
  };
  return (
    <PlotSurface
      ref={surface}
      dir="ltr"
      role="slider"
      tabIndex={empty ? -1 : 0}
      aria-label={texts.chartOf({ market: target.name })}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={100}
      data-empty={empty || undefined}
      onPointerDown={handlePointer}
      onPointerMove={handlePointer}
      onPointerLeave={handlePointerLeave}
      onKeyDown={handleKeyDown}
    />
  );
}
