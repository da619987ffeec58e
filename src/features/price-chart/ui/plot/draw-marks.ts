import type uPlot from 'uplot';
import type { ChartPicture } from '../../model/chart-controller.ts';
import { toScaleValue } from '../../model/scale.ts';
import type { ChartPalette } from './palette.ts';

/** Lengths in CSS pixels. */
const TRIANGLE = 4;
const RING = 4.5;
const DOT = 4;
const NAME_GAP = 7;
const NAME_HEIGHT = 13;
/** Longest name on the canvas, in characters. The legend has it in full. */
const MAX_NAME = 14;

interface MarkPen {
  readonly plot: uPlot;
  readonly picture: ChartPicture;
  readonly palette: ChartPalette;
  /** Pixels of the canvas in one CSS pixel. */
  readonly ratio: number;
}

const getSeriesIndex = ({ target }: ChartPicture, runnerId: number): number =>
  target.runners.findIndex((runner) => runner.runnerId === runnerId);

function drawEvents({ plot, picture, palette, ratio }: MarkPen): void {
  const { ctx, bbox } = plot;
  ctx.fillStyle = ctx.strokeStyle = palette.mark;
  ctx.lineWidth = ratio;
  for (const { kind, at } of picture.events) {
    if (kind === 'suspended' || at < picture.from || at > picture.to) continue;
    const x = plot.valToPos(at, 'x', true);
    ctx.setLineDash([ratio, 3 * ratio]);
    ctx.beginPath();
    ctx.moveTo(x, bbox.top);
    ctx.lineTo(x, bbox.top + bbox.height);
    ctx.stroke();
    ctx.setLineDash([]);
    const size = TRIANGLE * ratio;
    ctx.beginPath();
    // A wicket points down, a goal up, and a break is a bar.
    if (kind === 'innings-break') ctx.rect(x - size, bbox.top - size, 2 * size, size);
    else {
      const [base, tip] = kind === 'wicket' ? [-size, size / 2] : [size / 2, -size];
      ctx.moveTo(x - size, bbox.top + base);
      ctx.lineTo(x + size, bbox.top + base);
      ctx.lineTo(x, bbox.top + tip);
      ctx.closePath();
    }
    ctx.fill();
  }
}

function drawRing({ plot, palette, ratio }: MarkPen, x: number, y: number, color: string, radius: number): void {
  const { ctx } = plot;
  ctx.beginPath();
  ctx.arc(x, y, radius * ratio, 0, 2 * Math.PI);
  ctx.fillStyle = palette.surface;
  ctx.fill();
  ctx.lineWidth = 2 * ratio;
  ctx.strokeStyle = color;
  ctx.stroke();
}

function drawBets(pen: MarkPen): void {
  const { plot, picture, palette } = pen;
  const { target, view, from, to } = picture;
  for (const { runnerId, at, price } of picture.bets) {
    const isDrawn = picture.data.lines.some((line) => line.runnerId === runnerId);
    if (!isDrawn || at < from || at > to) continue;
    const y = plot.valToPos(toScaleValue(price, { kind: target.kind, view }), 'y', true);
    const color = palette.getSeries(getSeriesIndex(picture, runnerId));
    drawRing(pen, plot.valToPos(at, 'x', true), y, color, RING);
  }
}

const shortenName = (name: string): string => (name.length > MAX_NAME ? `${name.slice(0, MAX_NAME - 1)}…` : name);

/**
 * Draws the name at the end of each line, so that no line needs the legend, and a dot while the market is open. Names
 * never overlap.
 */
function drawEnds(pen: MarkPen): void {
  const { plot, picture, palette, ratio } = pen;
  const { ctx, bbox } = plot;
  const ends = picture.data.lines.flatMap(({ runnerId, values }) => {
    const value = values.findLast((each) => typeof each === 'number');
    const isOpen = values.findLast((each) => each !== undefined) !== null;
    const index = getSeriesIndex(picture, runnerId);
    const name = picture.target.runners[index]?.name ?? '';
    return value === undefined ? [] : [{ y: plot.valToPos(value, 'y', true), index, name, isOpen }];
  });
  ctx.font = palette.font.replace(/[\d.]+px/, (size) => `${Number.parseInt(size, 10) * ratio}px`);
  ctx.textAlign = 'right';
  ctx.textBaseline = 'middle';
  ctx.lineJoin = 'round';
  const right = bbox.left + bbox.width;
  let lowest = bbox.top;
  for (const { y, index, name, isOpen } of ends.sort((one, other) => one.y - other.y)) {
    ctx.fillStyle = palette.getSeries(index);
    if (isOpen) {
      ctx.beginPath();
      ctx.arc(right, y, DOT * ratio, 0, 2 * Math.PI);
      ctx.fill();
    }
    if (picture.target.runners.length === 1) continue;
    const nameY = Math.max(y - NAME_GAP * ratio, lowest + (NAME_HEIGHT / 2) * ratio);
    lowest = nameY + (NAME_HEIGHT / 2) * ratio;
    ctx.lineWidth = 3 * ratio;
    ctx.strokeStyle = palette.surface;
    ctx.strokeText(shortenName(name), right - NAME_GAP * ratio, nameY);
    ctx.fillText(shortenName(name), right - NAME_GAP * ratio, nameY);
  }
}

/** Draws the line of now, the events, the own bets, and the end of each line, over the lines. */
export function drawMarks(pen: MarkPen): void {
  const { plot, palette, ratio } = pen;
  const { ctx, bbox } = plot;
  ctx.save();
  // A dashed line leaves its dashes behind.
  ctx.setLineDash([]);
  ctx.strokeStyle = palette.edge;
  ctx.lineWidth = ratio;
  ctx.beginPath();
  ctx.moveTo(bbox.left + bbox.width, bbox.top);
  ctx.lineTo(bbox.left + bbox.width, bbox.top + bbox.height);
  ctx.stroke();
  drawEvents(pen);
  drawBets(pen);
  drawEnds(pen);
  ctx.restore();
}
