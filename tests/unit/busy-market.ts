import { createElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { LiveMarketCard, type LiveMarketCardProps } from '#features/market/index.ts';
import { matchOdds } from '#features/market/testing/market-samples.ts';
import { money } from '#shared/domain/money/money.ts';
import { odds } from '#shared/domain/odds/odds.ts';
import { createLiveFeed } from '#shared/live/create-live-feed.ts';
import { LiveProvider } from '#shared/live/react/live-hooks.tsx';
import { outlineMarket } from '#shared/live/store/image.ts';
import { createFakeEnvironment } from '#shared/live/testing/fake-environment.ts';
import { idleTransport } from '#shared/live/transport/idle-transport.ts';
import type { TransportSink } from '#shared/live/transport/transport.ts';

/** Every step of 0.01 is a price, so that only the market itself can block a press. */
export const market = { ...matchOdds, ladder: 'step' } as const;

const LIFE_MS = 3_600_000;

/** Renders a market card with the app's own store and grid, and a feed that the test drives. */
export function startBusyMarket(random: () => number, now: () => number, onSelect: LiveMarketCardProps['onSelect']) {
  const page = createFakeEnvironment();
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  let sink: TransportSink | undefined;
  const feed = createLiveFeed((feedSink) => {
    sink = feedSink;
    return idleTransport;
  }, page);
  const middles = new Map(market.runners.map(({ runnerId }) => [runnerId, 200]));
  // Faster than `act` in thousands of paints: a paint only applies updates of the store.
  const paint = (): void => flushSync(() => void page.paint());

  sink?.receiveMatch(market.matchId, [market], { requestedAt: now(), durationMs: 1, ttlMs: LIFE_MS });
  flushSync(() =>
    root.render(
      createElement(LiveProvider, {
        feed,
        children: createElement(LiveMarketCard, { outline: outlineMarket(market), onSelect }),
      }),
    ),
  );
  paint();
  return {
    prices: feed.prices,
    container,
    paint,
    listCells: (): HTMLElement[] => [...container.querySelectorAll<HTMLElement>('[data-cell]')],
    /** Applies one message: a runner's prices move by a step or two, or only its sizes change. */
    createMessage() {
      const runner = market.runners[Math.floor(random() * market.runners.length)] ?? market.runners[0];
      if (runner === undefined) return;
      const middle = Math.min(400, Math.max(120, (middles.get(runner.runnerId) ?? 200) + Math.floor(random() * 5) - 2));
      middles.set(runner.runnerId, middle);
      const rows = (way: 1 | -1) =>
        [0, 1, 2].map(
          (level) =>
            [
              level,
              {
                price: odds(middle + (way === 1 ? 1 : 0) + way * level),
                size: money(100 + Math.floor(random() * 900_000)),
              },
            ] as const,
        );
      sink?.receivePrices(
        [
          {
            marketId: market.marketId,
            image: false,
            runners: [
              {
                runnerId: runner.runnerId,
                back: { form: 'levels', rows: rows(-1) },
                lay: { form: 'levels', rows: rows(1) },
              },
            ],
          },
        ],
        LIFE_MS,
      );
    },
    close() {
      flushSync(() => root.unmount());
      feed.stop();
      container.remove();
    },
  };
}
