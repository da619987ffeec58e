// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import type { ConnectionStatus, LiveFeed } from '#shared/live/live-feed.ts';
import { LiveProvider } from '#shared/live/react/live-hooks.tsx';
import { setUpReactRoot } from '#ui-kit/docs/setup-react-root.ts';
import { ConnectionAnnouncer } from './ConnectionAnnouncer.tsx';

const page = setUpReactRoot();
afterEach(() => vi.restoreAllMocks());

const status: ConnectionStatus = {
  state: 'lost',
  latencyMs: 90,
  transport: 'polling',
  isFallback: false,
  streamsOwnBets: false,
  isPausedByUser: false,
};
const subscribe = () => () => undefined;
const feed = { connectionSource: { read: () => status, subscribe }, prices: { onPaint: subscribe } };

test('ConnectionAnnouncer says that some prices stopped, and that all did when the browser is offline', () => {
  const readOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  page.render(
    <LiveProvider feed={feed as unknown as LiveFeed}>
      <ConnectionAnnouncer />
    </LiveProvider>,
  );
  expect(page.element.textContent).toBe('Some prices have stopped coming. Betting on them is locked.');
  readOnline.mockReturnValue(false);
  act(() => void dispatchEvent(new Event('offline')));
  expect(page.element.textContent).toBe('Prices have stopped coming. Betting is locked until they are back.');
});
