import type { BookBand } from './book.ts';

/** The drawing's own units: small enough that its letters stay legible on a phone. */
export const canvas = { width: 360, height: 200, left: 8, right: 352, top: 34, bottom: 172 } as const;

/** Room beside the outermost run, so that the open ends are seen to go on. */
const LEAST_ROOM = 3;
const ROOM_SHARE = 0.2;
/** Labels nearer than this would run into each other. */
const LABEL_ROOM = 26;

export interface Block {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly tone: 'gain' | 'loss';
}

export interface BookChart {
  /** Path of the result, and of the result with the bet being typed. */
  readonly now: string;
  readonly whatIf: string | null;
  /** Between the line and zero. */
  readonly blocks: readonly Block[];
  readonly zero: number;
  readonly ticks: readonly { readonly run: number; readonly x: number }[];
  /** Where a score stands. */
  xOf(run: number): number;
}

const tenth = (value: number): number => Math.round(value * 10) / 10;

function spanOf(bands: readonly BookBand[], marks: readonly number[]): { from: number; to: number } {
  const points = [...bands.slice(1).map((band) => band.from), ...marks];
  if (points.length === 0) return { from: 0, to: LEAST_ROOM };
  const [least, most] = [Math.min(...points), Math.max(...points)];
  const room = Math.max(LEAST_ROOM, Math.ceil((most - least) * ROOM_SHARE));
  return { from: Math.max(0, least - room), to: most + room };
}

/** Draws the bands as steps over the run line. `marks` are scores that must be in the picture. */
export function chartOf(bands: readonly BookBand[], marks: readonly number[]): BookChart {
  const { from, to } = spanOf(bands, marks);
  const results = bands.flatMap(({ result, whatIf }) => (whatIf === null ? [result] : [result, whatIf]));
  const [low, high] = [Math.min(0, ...results), Math.max(0, ...results)];
  const xOf = (run: number) => tenth(canvas.left + ((Math.min(to, Math.max(from, run)) - from) / (to - from)) * (canvas.right - canvas.left));
  const yOf = (result: number) =>
    low === high ? (canvas.top + canvas.bottom) / 2 : tenth(canvas.bottom - ((result - low) / (high - low)) * (canvas.bottom - canvas.top));
  const zero = yOf(0);

  const seen = bands.filter((band) => band.from < to && (band.to === null || band.to >= from));
  const endOf = (index: number) => xOf(seen[index + 1]?.from ?? to);
  const path = (resultOf: (band: BookBand) => number) =>
    seen.map((band, index) => `${index === 0 ? `M ${xOf(band.from)} ` : 'V '}${yOf(resultOf(band))} H ${endOf(index)}`).join(' ');

  const blocks = seen.flatMap((band, index): Block[] => {
    if (band.result === 0) return [];
    const [x, y] = [xOf(band.from), yOf(band.result)];
    return [{ x, y: Math.min(y, zero), width: tenth(endOf(index) - x), height: tenth(Math.abs(y - zero)), tone: band.result > 0 ? 'gain' : 'loss' }];
  });

  const ticks: { run: number; x: number }[] = [];
  for (const { from: run } of seen) {
    const x = xOf(run);
    const before = ticks.at(-1);
    if (run > from && (before === undefined || x - before.x >= LABEL_ROOM)) ticks.push({ run, x });
  }
  return { now: path((band) => band.result), whatIf: bands.some((band) => band.whatIf !== null) ? path((band) => band.whatIf ?? band.result) : null, blocks, zero, ticks, xOf };
}
