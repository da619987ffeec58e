// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { setUpControlledFetch } from '#shared/api/testing/controlled-fetch.ts';
import { renderPlainLink } from '#ui-kit';
import { getFocusedName, pressButton } from '#ui-kit/docs/press-keys.ts';
import { setUpReactRoot } from '#ui-kit/docs/setup-react-root.ts';
import { texts } from '../texts.ts';
import { NextRaces } from './NextRaces.tsx';

const exchange = setUpControlledFetch();
const page = setUpReactRoot();

test('NextRaces keeps its error panel and the focus while it reads both sports again', async () => {
  page.render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <NextRaces limit={3} toRaceHref={(sportId, matchId) => `/details/${sportId}/${matchId}`} link={renderPlainLink} />
    </QueryClientProvider>,
  );
  exchange.refuse('Racing is closed.');
  await act(() => vi.waitFor(() => expect(page.element.textContent).toContain('Racing is closed.')));
  await pressButton('Try again');
  expect(exchange.countWaiting()).toBe(2);
  expect(page.element.textContent).toContain('Racing is closed.');
  expect(getFocusedName()).toBe('Try again');
  exchange.accept([]);
  await act(() => vi.waitFor(() => expect(page.element.textContent).toContain(texts.noRaces)));
  expect(document.activeElement).toBe(page.element.querySelector('section'));
});
