// @vitest-environment happy-dom
import { act, type ComponentType, Profiler, StrictMode, useRef } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createLiveFeed, type StoppableFeed } from '../create-live-feed.ts';
import { createPriceStore } from '../store/price-store.ts';
import type { WritablePriceStore } from '../store/writable-price-store.ts';
import { createControlledServer, createMarket, getLast } from '../testing/controlled-server.ts';
import { createFakeEnvironment } from '../testing/fake-environment.ts';
import { createCellChange, LEVELS, MARKETS, RUNNERS, SIDES, TTL_MS } from '../testing/screen.ts';
import { createPollingTransport } from '../transport/polling-transport.ts';
import { LiveProvider } from './live-hooks.tsx';
import { useCell, useMatch, useWatchMatch } from './match-hooks.ts';
import { type CellKey, useDirectCell } from './useDirectCell.ts';

let root: Root;
let place: HTMLElement;
beforeEach(() => {
  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
  place = document.body.appendChild(document.createElement('div'));
  root = createRoot(place);
});
afterEach(() => {
  act(() => root.unmount());
  place.remove();
});

const renders = new Map<string, number>();
const writes = new Map<string, number>();
const countIn = (counts: Map<string, number>, key: string) => counts.set(key, (counts.get(key) ?? 0) + 1);
const serializeCell = ({ marketId, runnerId, side, level }: CellKey) => `${marketId} ${runnerId} ${side} ${level}`;

function Cell({ marketId, runnerId, side, level }: CellKey) {
  const cell = useCell(marketId, runnerId, side, level);
  const key = serializeCell({ marketId, runnerId, side, level });
  countIn(renders, key);
  return <button data-key={key}>{cell.price}</button>;
}

function DirectCell(cellKey: CellKey) {
  const element = useRef<HTMLButtonElement>(null);
  const key = serializeCell(cellKey);
  useDirectCell(cellKey, element, (target, { price }) => {
    target.textContent = String(price);
    countIn(writes, key);
    return true;
  });
  return <button ref={element} data-key={key} />;
}

const Grid = ({ of: CellOf }: { of: ComponentType<CellKey> }) =>
  MARKETS.map((marketId) =>
    RUNNERS.map((runnerId) =>
      SIDES.map((side) =>
        LEVELS.map((level) => {
          const key = { marketId, runnerId, side, level };
          return <CellOf key={serializeCell(key)} {...key} />;
        }),
      ),
    ),
  );

const asFeed = (prices: WritablePriceStore): StoppableFeed => ({
  ...createLiveFeed(
    (sink) => createPollingTransport(createControlledServer().fetchers, createFakeEnvironment(), sink),
    createFakeEnvironment(),
  ),
  prices,
});
const findNode = (key: string) => place.querySelector(`[data-key="${key}"]`);

describe('cells in React', () => {
  test('useCell renders only the changed cells, each once a frame', () => {
    const page = createFakeEnvironment();
    const prices = createPriceStore(page);
    let commitsOfGrid = 0;
    const feed = asFeed(prices);
    act(() =>
      root.render(
        <LiveProvider feed={feed}>
          <Profiler id="grid" onRender={() => void (commitsOfGrid += 1)}>
            <Grid of={Cell} />
          </Profiler>
        </LiveProvider>,
      ),
    );
    renders.clear();
    commitsOfGrid = 0;
    const node = findNode('1.1 1 back 0');
    act(() => {
      prices.apply(
        [createCellChange('1.1', 1, 'back', 0, [200, 1]), createCellChange('1.2', 2, 'lay', 2, [300, 1])],
        TTL_MS,
      );
      prices.apply([createCellChange('1.1', 1, 'back', 0, [202, 1])], TTL_MS);
      page.paint();
    });
    expect([...renders]).toEqual([
      ['1.1 1 back 0', 1],
      ['1.2 2 lay 2', 1],
    ]);
    expect(commitsOfGrid).toBe(1);
    expect(findNode('1.1 1 back 0')).toBe(node);
    expect(node?.textContent).toBe('202');
  });

  function renderDirectGrid() {
    const page = createFakeEnvironment();
    const prices = createPriceStore(page);
    act(() =>
      root.render(
        <LiveProvider feed={asFeed(prices)}>
          <Grid of={DirectCell} />
        </LiveProvider>,
      ),
    );
    writes.clear();
    const move = (price: number) =>
      act(() => {
        prices.apply([createCellChange('1.1', 1, 'back', 0, [price, 1])], TTL_MS);
        page.paint();
      });
    return { prices, move };
  }

  test('useDirectCell writes a price of a hidden market once, when the market becomes visible', () => {
    const { prices, move } = renderDirectGrid();
    prices.setVisible('1.1', false);
    for (const price of [200, 201, 202]) move(price);
    expect(writes.size).toBe(0);
    act(() => prices.setVisible('1.1', true));
    expect([...writes]).toEqual([['1.1 1 back 0', 1]]);
    expect(findNode('1.1 1 back 0')?.textContent).toBe('202');
  });

  test('useDirectCell marks the node of a price that moved', () => {
    const { move } = renderDirectGrid();
    move(200);
    expect(findNode('1.1 1 back 0')?.getAttribute('data-movement')).toBeNull();
    move(190);
    expect(findNode('1.1 1 back 0')?.getAttribute('data-movement')).toBe('down');
  });
});

function Match() {
  useWatchMatch('9');
  const match = useMatch('9');
  return <p>{match.phase === 'ready' ? match.value.map((outline) => outline.name).join() : match.phase}</p>;
}

describe('useWatchMatch', () => {
  test('receives responses after strict mode remounts it until its page ends', async () => {
    const page = createFakeEnvironment();
    const { fetchers, requests } = createControlledServer();
    const feed = createLiveFeed((sink) => createPollingTransport(fetchers, page, sink), page);
    await act(async () =>
      root.render(
        <StrictMode>
          <LiveProvider feed={feed}>
            <Match />
          </LiveProvider>
        </StrictMode>,
      ),
    );
    expect(place.textContent).toBe('waiting');
    await act(async () => getLast(requests.match).respond([createMarket(200)]));
    expect(place.textContent).toBe('Match Odds');
    const question = getLast(requests.match);
    await act(async () => root.render(null));
    expect(requests.match.every(({ signal }) => signal === question.signal || signal.aborted)).toBe(true);
    feed.stop();
  });
});
