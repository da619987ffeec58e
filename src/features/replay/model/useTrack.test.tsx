// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { createLiveFeed } from '#shared/live/create-live-feed.ts';
import { LiveProvider } from '#shared/live/react/live-hooks.tsx';
import { idleTransport } from '#shared/live/transport/idle-transport.ts';
import { createFrameEnvironment } from '../testing/frame-environment.ts';
import { createRecordedMarket, sampleOutline } from '../testing/sample-market.ts';
import { useTrack } from './useTrack.ts';

function Entries() {
  const track = useTrack((history) => history.track(sampleOutline.marketId));
  return <p>{track === null ? 'nothing' : track.entries.length}</p>;
}

test('useTrack returns a fixed track until it mounts again', async () => {
  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
  const market = createRecordedMarket();
  const feed = createLiveFeed(() => idleTransport, createFrameEnvironment().environment, market.marketHistory);
  const container = document.createElement('div');
  const root = createRoot(container);
  const renderEntries = (key: string) =>
    act(async () =>
      root.render(
        <LiveProvider feed={feed}>
          <Entries key={key} />
        </LiveProvider>,
      ),
    );

  await renderEntries('first');
  expect(container.textContent).toBe('nothing');
  market.publish(0, { status: 'open' }, [198, 200]);
  await renderEntries('first');
  expect(container.textContent).toBe('nothing');
  await renderEntries('second');
  expect(container.textContent).toBe('1');
  market.publish(1_000, undefined, [200, 202]);
  await renderEntries('second');
  expect(container.textContent).toBe('1');
  await renderEntries('third');
  expect(container.textContent).toBe('2');
  act(() => root.unmount());
  feed.stop();
});
