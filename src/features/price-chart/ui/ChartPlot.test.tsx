// @vitest-environment happy-dom
import { act, Profiler, useRef } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { outlineMarket } from '#shared/live/store/image.ts';
import { createFakeEnvironment } from '#shared/live/testing/fake-environment.ts';
import { setUpReactRoot } from '#ui-kit/docs/setup-react-root.ts';
import type { ChartPicture, ChartSettings } from '../model/chart-controller.ts';
import { type ChartSource, createChartSource } from '../model/chart-source.ts';
import { listTableRows } from '../model/table-rows.ts';
import { type ChartFeed, createChartFeed, createChartMarket } from '../testing/chart-feed.ts';
import { ChartLegend } from './ChartLegend.tsx';
import { ChartPlot } from './ChartPlot.tsx';
import type { Plot } from './plot/create-plot.ts';

const rendered = setUpReactRoot();
const target = outlineMarket(createChartMarket());
const settings: ChartSettings = {
  view: 'price',
  range: 'all',
  visibleIds: new Set([1, 2]),
  serverHistory: null,
  events: [],
  bets: [],
};

/** The page's observer. A test decides when the chart is on screen. */
let showOnScreen: (isOnScreen: boolean) => void = () => undefined;

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 2, 14, 14) });
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: (entries: readonly { isIntersecting: boolean }[]) => void) {
        showOnScreen = (isIntersecting) => callback([{ isIntersecting }]);
      }
      observe = () => undefined;
      disconnect = () => undefined;
    },
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

interface OpenedChart {
  readonly feed: ChartFeed;
  readonly source: ChartSource;
  readonly pictures: ChartPicture[];
  readonly countRenders: () => number;
  publish(back: number, ttlMs?: number): void;
}

function TestChart({ source, createPlot }: { source: ChartSource; createPlot: () => Plot }) {
  const figure = useRef<HTMLElement>(null);
  return (
    <figure ref={figure}>
      <ChartLegend target={target} visibleIds={settings.visibleIds} marks={new Set()} onToggle={() => undefined} />
      <ChartPlot
        target={target}
        source={source}
        settings={settings}
        figure={figure}
        createPlot={createPlot}
        empty={false}
        onEmptyChange={() => undefined}
      />
    </figure>
  );
}

function openChart(): OpenedChart {
  const page = { ...createFakeEnvironment(), readWallTime: Date.now };
  const feed = createChartFeed(createChartMarket(), page);
  page.paint();
  const source = createChartSource(feed, target);
  const pictures: ChartPicture[] = [];
  let renders = 0;
  const createPlot = (): Plot => ({
    draw: (picture) => void pictures.push(picture),
    moveCursor: () => undefined,
    findMomentAt: () => null,
    destroy: () => undefined,
  });
  rendered.render(
    <Profiler id="chart" onRender={() => (renders += 1)}>
      <TestChart source={source} createPlot={createPlot} />
    </Profiler>,
  );
  act(() => showOnScreen(true));
  return {
    feed,
    source,
    pictures,
    countRenders: () => renders,
    publish(back, ttlMs) {
      feed.publish(
        createChartMarket([
          ['Mumbai', back],
          ['Chennai', 284],
        ]),
        ttlMs,
      );
      page.paint();
    },
  };
}

const readLegend = () => rendered.element.querySelector('[data-price-of="1"]')?.textContent;
const findSlider = () => rendered.element.querySelector('[role="slider"]') ?? expect.fail('no chart');
const press = (key: string) =>
  act(() => void findSlider().dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })));

describe('ChartPlot', () => {
  test('renders React for no price change, and writes the new price into the legend', () => {
    const { publish, countRenders, pictures } = openChart();
    const [rendersBefore, picturesBefore] = [countRenders(), pictures.length];
    for (let second = 1; second <= 60; second += 1) {
      for (let change = 0; change < 20; change += 1) publish(154 + ((second * 20 + change) % 40));
      vi.advanceTimersByTime(1_000);
    }
    expect(countRenders()).toBe(rendersBefore);
    expect(readLegend()).toBe('1.73');
    // One drawing a second, also with twenty price changes a second.
    expect(pictures.length - picturesBefore).toBe(60);
  });

  test('draws nothing while it is off screen, and catches up with every price when it returns', () => {
    const { publish, pictures } = openChart();
    act(() => showOnScreen(false));
    const before = pictures.length;
    vi.advanceTimersByTime(30_000);
    publish(300);
    vi.advanceTimersByTime(30_000);
    publish(200);
    vi.advanceTimersByTime(30_000);
    expect(pictures.length).toBe(before);
    act(() => showOnScreen(true));
    const values = pictures.at(-1)?.data.lines[0]?.values ?? [];
    expect(new Set(values.filter((value) => value !== undefined)).size).toBe(3);
  });

  test('draws a gap for a sleep of the device, and the table has no prices there', () => {
    const { publish, pictures, source } = openChart();
    publish(200, 3_000);
    vi.advanceTimersByTime(1_500);
    const sleptAt = Date.now();
    // A sleep moves the wall clock only.
    vi.setSystemTime(sleptAt + 600_000);
    vi.advanceTimersByTime(2_000);
    publish(200, 3_000);
    vi.advanceTimersByTime(1_000);
    const { data } = pictures.at(-1) ?? expect.fail('nothing drawn');
    const gapAt = data.moments.find((_, index) => data.lines[0]?.values[index] === null);
    expect(gapAt).toBeCloseTo(sleptAt + 1_500, -1);
    const { runners } = source.readPageHistory() ?? expect.fail('no history');
    const rows = listTableRows(
      { runners, events: [], bets: [], describeBet: () => '' },
      { from: sleptAt, to: Date.now() },
    );
    expect(rows.map(({ prices: [price] }) => price)).toEqual([200, ...Array.from({ length: 19 }, () => null), 200]);
  });

  test('moves the cursor by keys, and says time and prices', () => {
    const { publish } = openChart();
    vi.advanceTimersByTime(180_000);
    publish(200);
    vi.advanceTimersByTime(60_000);
    expect(findSlider().getAttribute('aria-valuetext')).toBe('Now: Mumbai 2.00, Chennai 2.84');
    press('Home');
    expect(findSlider().getAttribute('aria-valuenow')).toBe('0');
    expect(findSlider().getAttribute('aria-valuetext')).toMatch(/^\d\d:00:00: Mumbai 1\.54, Chennai 2\.84$/);
    expect(readLegend()).toBe('1.54');
    press('ArrowRight');
    expect(findSlider().getAttribute('aria-valuetext')).toMatch(/^\d\d:00:04: /);
    press('End');
    expect(findSlider().getAttribute('aria-valuetext')).toBe('Now: Mumbai 2.00, Chennai 2.84');
  });

  test('keeps the moment under the cursor while time passes', () => {
    openChart();
    vi.advanceTimersByTime(180_000);
    press('Home');
    press('PageUp');
    const text = findSlider().getAttribute('aria-valuetext');
    vi.advanceTimersByTime(60_000);
    expect(findSlider().getAttribute('aria-valuetext')).toBe(text);
  });
});
