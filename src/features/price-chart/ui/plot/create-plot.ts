import 'uplot/dist/uPlot.min.css';
import uPlot from 'uplot';
import { formatTimestamp } from '#shared/format/timestamp.ts';
import type { ChartOutput, ChartPicture } from '../../model/chart-controller.ts';
import type { ChartLine } from '../../model/chart-data.ts';
import { listAxisTicks } from '../../model/scale.ts';
import { listTimeTicks } from '../../model/time-axis.ts';
import { drawMarks } from './draw-marks.ts';
import { type ChartPalette, FORCED_QUERY, readPalette } from './palette.ts';
import { getSeriesDash, getSeriesVariable } from './series-colors.ts';

/** Lengths in CSS pixels. */
const VALUE_AXIS = 46;
const TIME_AXIS = 24;
const TIME_LABEL = 56;
const VALUE_LABEL = 34;
const PADDING: uPlot.Padding = [12, 10, 0, 0];

/** The drawn part of the chart's output. The rest is words. */
export interface Plot extends Pick<ChartOutput, 'draw' | 'moveCursor'> {
  /** Returns the moment under a horizontal position in the window, in CSS pixels. Null before the first drawing. */
  findMomentAt(clientX: number): number | null;
  destroy(): void;
}

/** A price holds until it changes, so the lines have steps. */
const stepped = uPlot.paths.stepped?.({ align: 1 });

const ignoreMouse = (): null => null;
/** Pointers and keys move the cursor through the controller, which knows mouse, pen and finger alike. */
const mouseBindings: uPlot.Cursor.Bind = {
  mousedown: ignoreMouse,
  mouseup: ignoreMouse,
  click: ignoreMouse,
  dblclick: ignoreMouse,
  mousemove: ignoreMouse,
  mouseleave: ignoreMouse,
  mouseenter: ignoreMouse,
};

const formatMoments = (_: uPlot, moments: readonly number[]): string[] =>
  moments.map((at) => formatTimestamp(at, 'time') ?? '');

const toAlignedData = ({ data }: ChartPicture): uPlot.AlignedData => [
  [...data.moments],
  ...data.lines.map(({ values }) => [...values]),
];

/** Returns a runner's place in the market, which decides its colour. */
const findSeriesIndex = (picture: ChartPicture | null, runnerId: number | undefined): number =>
  Math.max(0, picture?.target.runners.findIndex((runner) => runner.runnerId === runnerId) ?? 0);

/** A chart has new lines when its runners change. Everything else is new data. */
const getShape = ({ data, view }: ChartPicture, { hasDashes }: ChartPalette): string =>
  [view, hasDashes, ...data.lines.map(({ runnerId }) => runnerId)].join();

/** Draws pictures on a canvas with uPlot. `frame` has the colours as CSS variables, and the size. */
export function createPlot(frame: HTMLElement): Plot {
  let picture: ChartPicture | null = null;
  let palette: ChartPalette = readPalette(frame);
  let plot: uPlot | null = null;
  let shape = '';
  let cursorAt: number | null = null;

  const listValueTicks = () => {
    if (picture === null || plot === null) return [];
    const { target, view, scale } = picture;
    const count = Math.floor(plot.bbox.height / uPlot.pxRatio / VALUE_LABEL);
    return listAxisTicks(scale, { kind: target.kind, ladder: target.ladder, view }, count);
  };
  const listMoments = () =>
    picture === null || plot === null
      ? []
      : [...listTimeTicks(picture.from, picture.to, Math.floor(plot.bbox.width / uPlot.pxRatio / TIME_LABEL))];

  // Functions, because the theme and the picture change while the options stay.
  const getAxisColor = () => palette.axis;
  const getGridColor = () => palette.grid;
  // The cursor's dots are elements: a variable follows the theme without a drawing.
  const getPointColor = (_: uPlot, series: number) =>
    `var(${getSeriesVariable(findSeriesIndex(picture, picture?.data.lines[series - 1]?.runnerId))})`;
  const getTimeRange = (): uPlot.Range.MinMax => [picture?.from ?? 0, picture?.to ?? 1];
  const getValueRange = (): uPlot.Range.MinMax => [picture?.scale.low ?? 0, picture?.scale.high ?? 1];
  const listValuePositions = () => listValueTicks().map(({ value }) => value);
  const listValueLabels = () => listValueTicks().map(({ label }) => label);

  function createSeries(first: ChartPicture, { runnerId }: ChartLine): uPlot.Series {
    const index = findSeriesIndex(first, runnerId);
    const getLineColor = () => palette.getSeries(index);
    return {
      stroke: getLineColor,
      width: 2,
      ...(palette.hasDashes && { dash: getSeriesDash(index) }),
      points: { show: false },
      ...(stepped && { paths: stepped }),
    };
  }

  function createOptions(first: ChartPicture): uPlot.Options {
    const axis = { font: palette.font, stroke: getAxisColor, ticks: { show: false } } as const;
    return {
      ...readSize(),
      padding: PADDING,
      legend: { show: false },
      cursor: {
        y: false,
        drag: { x: false, y: false },
        bind: mouseBindings,
        points: { size: 7, fill: getPointColor, stroke: getPointColor },
      },
      scales: {
        x: { time: false, range: getTimeRange },
        y: { range: getValueRange },
      },
      axes: [
        {
          ...axis,
          size: TIME_AXIS,
          grid: { show: false },
          splits: listMoments,
          values: formatMoments,
        },
        {
          ...axis,
          size: VALUE_AXIS,
          grid: { stroke: getGridColor, width: 1 },
          splits: listValuePositions,
          values: listValueLabels,
        },
      ],
      series: [{}, ...first.data.lines.map((line) => createSeries(first, line))],
      hooks: {
        // Also before a drawing that a new size or theme causes.
        drawClear: [() => void (palette = readPalette(frame))],
        draw: [
          (drawn) => {
            if (picture !== null) drawMarks({ plot: drawn, picture, palette, ratio: uPlot.pxRatio });
            // The cursor stays at its moment when the size changes.
            setCursor();
          },
        ],
      },
    };
  }

  const readSize = () => ({ width: Math.max(1, frame.clientWidth), height: Math.max(1, frame.clientHeight) });

  function setCursor(): void {
    if (plot === null) return;
    // A position outside the plot hides the cursor.
    plot.setCursor(cursorAt === null ? { left: -10, top: -10 } : { left: plot.valToPos(cursorAt, 'x'), top: 0 });
  }

  const resizes = new ResizeObserver(() => plot?.setSize(readSize()));
  resizes.observe(frame);

  function draw(next: ChartPicture): void {
    picture = next;
    palette = readPalette(frame);
    const nextShape = getShape(next, palette);
    if (plot === null || shape !== nextShape) {
      plot?.destroy();
      shape = nextShape;
      plot = new uPlot(createOptions(next), toAlignedData(next), frame);
    } else plot.setData(toAlignedData(next));
  }

  const drawAgain = () => picture !== null && draw(picture);
  // The bettor's choice of a theme is an attribute of the document.
  const themes = new MutationObserver(drawAgain);
  themes.observe(document.documentElement, { attributes: true });
  const systemModes = [FORCED_QUERY, '(prefers-contrast: more)', '(prefers-color-scheme: dark)'].map((query) =>
    matchMedia(query),
  );
  for (const mode of systemModes) mode.addEventListener('change', drawAgain);

  return {
    draw,
    moveCursor(at) {
      cursorAt = at;
      setCursor();
    },
    findMomentAt(clientX) {
      if (plot === null) return null;
      return plot.posToVal(clientX - plot.over.getBoundingClientRect().left, 'x');
    },
    destroy() {
      resizes.disconnect();
      themes.disconnect();
      for (const mode of systemModes) mode.removeEventListener('change', drawAgain);
      plot?.destroy();
      plot = null;
    },
  };
}
