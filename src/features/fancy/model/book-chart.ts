import type { BookBand } from './fancy-book.ts';

/** Canvas in units of the drawing. It is small, so that its labels stay legible on a phone. */
export const chartCanvas = { width: 360, height: 200, left: 8, right: 352, top: 34, bottom: 172 } as const;

/** Margin beside the outermost runs, so that the open ends are visible. */
const MIN_MARGIN = 3;
const MARGIN_SHARE = 0.2;
/** Minimum distance between two labels, in canvas units. */
const MIN_LABEL_GAP = 26;

export interface ChartBlock {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly tone: 'gain' | 'loss';
}

export interface BookChartLayout {
  /** Path of the result, and of the result with the draft bet. */
  readonly now: string;
  readonly whatIf: string | null;
  /** Filled areas between the path and zero. */
  readonly blocks: readonly ChartBlock[];
  readonly zero: number;
  readonly axisLabels: readonly { readonly run: number; readonly x: number }[];
  /** Returns the x position of a score. */
  toX(run: number): number;
}

const roundToTenth = (value: number): number => Math.round(value * 10) / 10;

function findRunRange(bands: readonly BookBand[], marks: readonly number[]): { from: number; to: number } {
  const points = [...bands.slice(1).map((band) => band.from), ...marks];
  if (points.length === 0) return { from: 0, to: MIN_MARGIN };
  const [least, most] = [Math.min(...points), Math.max(...points)];
  const margin = Math.max(MIN_MARGIN, Math.ceil((most - least) * MARGIN_SHARE));
  return { from: Math.max(0, least - margin), to: most + margin };
}

/** Draws the bands as steps over the runs. `marks` are scores that must be visible. */
export function layoutBookChart(bands: readonly BookBand[], marks: readonly number[]): BookChartLayout {
  const { from, to } = findRunRange(bands, marks);
  const results = bands.flatMap(({ result, whatIf }) => (whatIf === null ? [result] : [result, whatIf]));
  const [low, high] = [Math.min(0, ...results), Math.max(0, ...results)];
  const toX = (run: number) =>
    roundToTenth(
      chartCanvas.left +
        ((Math.min(to, Math.max(from, run)) - from) / (to - from)) * (chartCanvas.right - chartCanvas.left),
    );
  const toY = (result: number) =>
    low === high
      ? (chartCanvas.top + chartCanvas.bottom) / 2
      : roundToTenth(chartCanvas.bottom - ((result - low) / (high - low)) * (chartCanvas.bottom - chartCanvas.top));
  const zero = toY(0);

  const visibleBands = bands.filter((band) => band.from < to && (band.to === null || band.to >= from));
  const toBandEndX = (index: number) => toX(visibleBands[index + 1]?.from ?? to);
  const drawPath = (resultOf: (band: BookBand) => number) =>
    visibleBands
      .map(
        (band, index) => `${index === 0 ? `M ${toX(band.from)} ` : 'V '}${toY(resultOf(band))} H ${toBandEndX(index)}`,
      )
      .join(' ');

  const blocks = visibleBands.flatMap((band, index): ChartBlock[] => {
    if (band.result === 0) return [];
    const [x, y] = [toX(band.from), toY(band.result)];
    return [
      {
        x,
        y: Math.min(y, zero),
        width: roundToTenth(toBandEndX(index) - x),
        height: roundToTenth(Math.abs(y - zero)),
        tone: band.result > 0 ? 'gain' : 'loss',
      },
    ];
  });

  const axisLabels: { run: number; x: number }[] = [];
  for (const { from: run } of visibleBands) {
    const x = toX(run);
    const before = axisLabels.at(-1);
    if (run > from && (before === undefined || x - before.x >= MIN_LABEL_GAP)) axisLabels.push({ run, x });
  }
  return {
    now: drawPath((band) => band.result),
    whatIf: bands.some((band) => band.whatIf !== null) ? drawPath((band) => band.whatIf ?? band.result) : null,
    blocks,
    zero,
    axisLabels,
    toX,
  };
}
