import type { PriceEvent, PriceHistory, PricePoint } from '#shared/domain/market/price-history.ts';
import type { RunnerId } from '#shared/domain/market/runner-id.ts';
import type { BetPrice } from '#shared/domain/odds/odds.ts';
import { buildChartData, type ChartData, findPriceAt } from './chart-data.ts';
import type { BetMark } from './chart-marks.ts';
import type { ChartSource } from './chart-source.ts';
import type { ChartTarget } from './chart-target.ts';
import { appendPoint, mergePast } from './past-points.ts';
import { calculateRange, type ChartView, type ScaleRange, toScaleValue } from './scale.ts';
import { type ChartRange, findInningsStart, findRangeStart } from './time-axis.ts';

/** The page stood still for more than this between two ticks of a second: the device may have slept. Milliseconds. */
const LATE_MS = 3_000;

/** The reader's choices and the data that React knows. Each change draws the chart again. */
export interface ChartSettings {
  readonly view: ChartView;
  readonly range: ChartRange;
  readonly visibleIds: ReadonlySet<RunnerId>;
  /** The server's past, or null. */
  readonly serverHistory: PriceHistory | null;
  readonly events: readonly PriceEvent[];
  readonly bets: readonly BetMark[];
}

/** One drawing of the chart. */
export interface ChartPicture extends Pick<ChartSettings, 'view' | 'events' | 'bets'> {
  readonly target: ChartTarget;
  readonly data: ChartData;
  readonly from: number;
  readonly to: number;
  readonly scale: ScaleRange;
}

/** The values that the chart states in words: now, or at the cursor. */
export interface ChartReadout {
  /** Null: now. */
  readonly at: number | null;
  /** Position of the cursor on the time axis, 0 to 1. */
  readonly share: number;
  readonly prices: readonly { readonly runnerId: RunnerId; readonly price: BetPrice | null }[];
}

/** Where the controller draws. The library and the document stand behind it. */
export interface ChartOutput {
  draw(picture: ChartPicture): void;
  moveCursor(at: number | null): void;
  write(readout: ChartReadout): void;
  /** Called when the first price arrives, or when the chart has none. */
  onEmptyChange(isEmpty: boolean): void;
}

export interface ChartController {
  configure(settings: ChartSettings): void;
  /** Appends the prices now and draws. Called once a second while the chart is on screen. */
  advance(): void;
  /** Reads again what the page has seen, after a time off screen. */
  resume(): void;
  /** Moves the cursor to a moment, or back to now with null. */
  moveCursor(at: number | null): void;
  /** Moves the cursor by a share of the time axis. Past the right end it returns to now. */
  moveBy(share: number): void;
  /** Moves the cursor to the start of the time axis. */
  moveToStart(): void;
}

/** Draws a chart outside React: React renders when settings change, and never for a price. `now`: ms since 1970. */
export function createChartController(
  target: ChartTarget,
  source: ChartSource,
  output: ChartOutput,
  now: () => number,
): ChartController {
  const runnerIds = target.runners.map(({ runnerId }) => runnerId);
  let settings: ChartSettings | null = null;
  let runners: readonly { readonly runnerId: RunnerId; readonly points: PricePoint[] }[] = [];
  let span = { from: 0, to: 0 };
  let cursorAt: number | null = null;
  let isEmpty: boolean | null = null;
  let appendedAt = -Infinity;
  /** The feed notices within a second that the device has slept. The past that was read before has no gap. */
  let shouldReadAgain = false;

  function readPast(): void {
    const joined = mergePast(settings?.serverHistory ?? null, source.readPageHistory(), runnerIds);
    runners = joined.runners.map(({ runnerId, points }) => ({ runnerId, points: [...points] }));
  }

  function writeReadout(): void {
    const at = cursorAt ?? span.to;
    output.moveCursor(cursorAt);
    output.write({
      at: cursorAt,
      share: span.to > span.from ? (at - span.from) / (span.to - span.from) : 1,
      prices: runners.map(({ runnerId, points }) => ({ runnerId, price: findPriceAt(points, at) })),
    });
  }

  function draw(): void {
    if (settings === null) return;
    const { view, range, visibleIds, events, bets } = settings;
    const { kind } = target;
    const firsts = runners.flatMap(({ points: [first] }) => (first === undefined ? [] : [first[0]]));
    const to = Math.max(now(), ...runners.flatMap(({ points }) => points.at(-1)?.[0] ?? []));
    const first = Math.min(to, ...firsts);
    span = { from: findRangeStart(range, { first, inningsAt: findInningsStart(events, to), now: to }), to };
    if (cursorAt !== null && (cursorAt < span.from || cursorAt >= span.to)) cursorAt = null;
    const visible = runners.filter(({ runnerId }) => visibleIds.has(runnerId));
    const data = buildChartData(visible, span, (price) => toScaleValue(price, { kind, view }));
    const values = data.lines.flatMap((line) => line.values.filter((value) => typeof value === 'number'));
    if ((values.length === 0) !== isEmpty) output.onEmptyChange((isEmpty = values.length === 0));
    output.draw({ target, view, events, bets, data, ...span, scale: calculateRange(values, { kind, view }) });
    writeReadout();
  }

  function append(): void {
    appendedAt = now();
    for (const { runnerId, points } of runners) appendPoint(points, now(), source.readNow(runnerId));
  }

  function moveCursor(at: number | null): void {
    cursorAt = at === null || at >= span.to ? null : Math.max(span.from, at);
    writeReadout();
  }

  return {
    configure(next) {
      const previousHistory = settings?.serverHistory;
      settings = next;
      if (previousHistory !== next.serverHistory || runners.length === 0) readPast();
      append();
      draw();
    },
    advance() {
      const isLate = now() - appendedAt > LATE_MS;
      if (isLate || shouldReadAgain) readPast();
      shouldReadAgain = isLate;
      append();
      draw();
    },
    resume() {
      shouldReadAgain = true;
      readPast();
      append();
      draw();
    },
    moveCursor,
    moveBy: (share) => moveCursor((cursorAt ?? span.to) + share * (span.to - span.from)),
    moveToStart: () => moveCursor(span.from),
  };
}
