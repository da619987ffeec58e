import '#ui-kit/theme/font.css';
import { sketches } from '../sketches/index.ts';
import { mountAppGrid } from './app-grid.tsx';
import type { FeedMessage, FeedOrder } from './feed.worker.ts';
import FeedWorker from './feed.worker.ts?worker';
import { countWrongCells, type ExpectedBook } from './find-wrong-cells.ts';
import { mountFloorGrid } from './floor-grid.ts';
import { GeneratedFeed } from './generated-feed.ts';
import type { GridMaker } from './grid.ts';
import { type FramePace, PaceWatch } from './pace-watch.ts';
import { countCells, parseShape } from './shape.ts';
import { mountSocketGrid } from './socket-grid.tsx';

interface Bench {
  ready: boolean;
  ended: boolean;
  ticks: number;
  start(hertz: number, ticks: number): void;
  /**
   * Counts the cells that differ from the engine's book. Without a book, compares with a second feed after the same
   * number of ticks.
   */
  countWrongCells(book?: ExpectedBook): Promise<number>;
  countStyleRules(): number;
  watchPace(): void;
  stopPace(): FramePace;
}

declare global {
  interface Window {
    bench: Bench;
  }
}

const place = document.getElementById('grid');
if (!place) throw new Error('no place for the grid');
const gridName = new URLSearchParams(location.search).get('grid') ?? 'app';
const shape = parseShape(location.search);
const makers: Readonly<Record<string, GridMaker>> = {
  app: mountAppGrid,
  floor: mountFloorGrid,
  socket: mountSocketGrid,
  ...sketches,
};
const maker = makers[gridName];
if (maker === undefined) throw new Error(`no grid ${gridName}`);
const twin = new GeneratedFeed(42, shape);
const grid = maker(place, shape, twin.createImage());
const worker = new FeedWorker();
const paces = new PaceWatch(grid.onPaint === undefined);
grid.onPaint?.(() => paces.recordPaint());

window.bench = {
  ready: false,
  ended: false,
  ticks: 0,
  start(hertz, ticks) {
    window.bench.ended = false;
    const order: FeedOrder = { shape, hertz, ticks };
    worker.postMessage(order);
  },
  async countWrongCells(book) {
    for (let tick = 0; book === undefined && tick < window.bench.ticks; tick += 1) twin.createTick();
    const right = book ?? twin.getBook();
    const waitBriefly = () => new Promise((resolve) => setTimeout(resolve, 200));
    await waitBriefly();
    // Visible cells must be right without `settle`, the others after it.
    const wrongVisibleCells = countWrongCells(place, shape.markets, right, 'visible');
    grid.settle();
    await waitBriefly();
    return wrongVisibleCells + countWrongCells(place, shape.markets, right, 'all');
  },
  countStyleRules: () => [...document.styleSheets].reduce((sum, sheet) => sum + sheet.cssRules.length, 0),
  watchPace: () => paces.start(),
  stopPace: () => paces.stop(),
};

worker.onmessage = ({ data }: MessageEvent<FeedMessage | 'end'>) => {
  if (data === 'end') window.bench.ended = true;
  else {
    grid.apply(data.text);
    paces.recordHandled(data.at);
    window.bench.ticks += 1;
  }
};

const waitUntilDrawn = (): void => {
  if (place.querySelectorAll('[data-cell]').length === countCells(shape))
    requestAnimationFrame(() => void (window.bench.ready = true));
  else setTimeout(waitUntilDrawn, 20);
};
waitUntilDrawn();
