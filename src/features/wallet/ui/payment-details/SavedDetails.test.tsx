// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { setUpControlledFetch } from '#shared/api/testing/controlled-fetch.ts';
import { getFocusedName, pressButton } from '#ui-kit/docs/press-keys.ts';
import { setUpReactRoot } from '#ui-kit/docs/setup-react-root.ts';
import { texts } from '../../texts.ts';
import { SavedDetails } from './SavedDetails.tsx';

const exchange = setUpControlledFetch();
const page = setUpReactRoot();
const isLoading = () => page.element.querySelector(`[aria-label="${texts.details.loading}"]`) !== null;

test('SavedDetails shows its error panel instead of a skeleton while it tries again', async () => {
  page.render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <SavedDetails />
    </QueryClientProvider>,
  );
  expect(isLoading()).toBe(true);
  exchange.refuse('Payments are closed.');
  await act(() => vi.waitFor(() => expect(page.element.textContent).toContain('Payments are closed.')));
  await pressButton('Try again');
  expect(exchange.countWaiting()).toBe(1);
  expect(isLoading()).toBe(false);
  expect(page.element.textContent).toContain('Payments are closed.');
  expect(getFocusedName()).toBe('Try again');
});
