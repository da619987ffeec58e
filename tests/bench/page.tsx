import { money } from '#shared/domain/money.ts';
import { odds } from '#shared/domain/odds.ts';
import { formatSize } from '#shared/format/amount.ts';
import { formatPrice } from '#shared/format/price.ts';
import { appGrid } from './app-grid.tsx';
import FeedWorker from './feed.worker.ts?worker';
import { floorGrid } from './floor-grid.tsx';
import { CELLS, GeneratedFeed, indexOf, MARKETS, RUNNERS } from './generated-feed.ts';

interface Bench {
  ready: boolean;
  ended: boolean;
  ticks: number;
  start(hertz: number, ticks: number): void;
  /** Compares every cell of the page with a second feed that has ticked as often. */
  wrongCells(): Promise<number>;
  styleRules(): number;
}

declare global {
  interface Window {
    bench: Bench;
  }
}

const place = document.getElementById('grid');
if (!place) throw new Error('no place for the grid');
const twin = new GeneratedFeed(42);
const grid = (new URLSearchParams(location.search).get('grid') === 'floor' ? floorGrid : appGrid)(place, twin.image());
const worker = new FeedWorker();

const shownAt = (row: Element | undefined, cell: HTMLElement | undefined): string => (row && cell ? `${cell.querySelector('b')?.textContent ?? ''} ${cell.querySelector('small')?.textContent ?? ''}` : 'missing');

window.bench = {
  ready: false,
  ended: false,
  ticks: 0,
  start(hertz, ticks) {
    window.bench.ended = false;
    worker.postMessage({ hertz, ticks });
  },
  async wrongCells() {
    grid.settle();
    await new Promise((resolve) => setTimeout(resolve, 200));
    for (let tick = 0; tick < window.bench.ticks; tick += 1) twin.tick();
    let wrong = 0;
    const sections = [...place.querySelectorAll('section')];
    for (let market = 0; market < MARKETS; market += 1) {
      const rows = [...(sections[market]?.querySelectorAll('[role="row"]') ?? [])].slice(1);
      for (let runnerId = 0; runnerId < RUNNERS; runnerId += 1) {
        for (const cell of Array.from({ length: CELLS }, (_, index) => index)) {
          const at = { marketId: `1.${market}`, runnerId, side: cell < 3 ? ('back' as const) : ('lay' as const), level: (cell % 3) as 0 | 1 | 2 };
          const element = rows[runnerId]?.querySelector<HTMLElement>(`[data-side="${at.side}"][data-level="${at.level}"]`) ?? undefined;
          const index = indexOf(at);
          const expected = `${formatPrice(odds(twin.price(index)), 'odds')} ${formatSize(money(twin.size(index) * 100))}`;
          if (shownAt(rows[runnerId], element) !== expected) wrong += 1;
        }
      }
    }
    return wrong;
  },
  styleRules: () => [...document.styleSheets].reduce((sum, sheet) => sum + sheet.cssRules.length, 0),
};

worker.onmessage = ({ data }: MessageEvent<string>) => {
  if (data === 'end') window.bench.ended = true;
  else {
    grid.apply(data);
    window.bench.ticks += 1;
  }
};

const untilDrawn = (): void => {
  if (place.querySelectorAll('[data-cell]').length === MARKETS * RUNNERS * CELLS) requestAnimationFrame(() => void (window.bench.ready = true));
  else setTimeout(untilDrawn, 20);
};
untilDrawn();
