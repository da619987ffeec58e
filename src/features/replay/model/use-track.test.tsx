// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { createLiveFeed } from '#shared/live/feed.ts';
import type { Past } from '#shared/live/past/past.ts';
import { LiveProvider } from '#shared/live/react.tsx';
import { pageOfFrames } from '../testing/page-of-frames.ts';
import { outline, someMarket } from '../testing/a-market.ts';
import { useTrack } from './use-track.ts';

const nothing = () => undefined;
const idle = { watchHome: () => nothing, watchMatch: () => nothing, refresh: nothing };

function Entries() {
  const track = useTrack((past) => past.track(outline.marketId));
  return <p>{track === null ? 'nothing' : track.entries.length}</p>;
}

it('finds nothing until the record comes, then what is kept at that moment; asks for it with every opening that finds none', async () => {
  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
  const market = someMarket();
  market.say(0, { status: 'open' }, [198, 200]);
  let come: (past: Past) => void = nothing;
  const open = vi.fn<() => Promise<Past>>().mockRejectedValueOnce(new Error('no such file')).mockReturnValueOnce(new Promise((resolve) => (come = resolve)));
  const feed = createLiveFeed(() => idle, pageOfFrames().page, open);
  const place = document.createElement('div');
  const root = createRoot(place);
  const draw = (key: string) => act(async () => root.render(<LiveProvider feed={feed}><Entries key={key} /></LiveProvider>));

  await draw('first');
  expect([place.textContent, open.mock.calls.length]).toEqual(['nothing', 1]);
  await draw('second');
  expect([place.textContent, open.mock.calls.length]).toEqual(['nothing', 2]);
  await act(async () => come(market.past));
  expect(place.textContent).toBe('1');
  market.say(1_000, undefined, [200, 202]);
  await draw('second');
  expect(place.textContent).toBe('1');
  await draw('third');
  expect([place.textContent, open.mock.calls.length]).toEqual(['2', 2]);
  act(() => root.unmount());
  feed.stop();
});
