// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { setUpControlledFetch } from '#shared/api/testing/controlled-fetch.ts';
import { defaultTableState, pageLengths } from '#ui-kit';
import { getFocusedName, pressButton } from '#ui-kit/docs/press-keys.ts';
import { setUpReactRoot } from '#ui-kit/docs/setup-react-root.ts';
import { CasinoOrders } from './CasinoOrders.tsx';

const exchange = setUpControlledFetch();
const page = setUpReactRoot();

test('CasinoOrders keeps the error panel in its table, with the focus, while it tries again', async () => {
  page.render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <CasinoOrders view={{ state: defaultTableState, onState: () => undefined, lengths: pageLengths }} />
    </QueryClientProvider>,
  );
  exchange.refuse('Reports are closed.');
  await act(() => vi.waitFor(() => expect(page.element.textContent).toContain('Reports are closed.')));
  const panel = page.element.querySelector('[role="alert"]');
  await pressButton('Try again');
  expect(exchange.countWaiting()).toBe(1);
  expect(page.element.querySelector('[role="alert"]')).toBe(panel);
  expect(getFocusedName()).toBe('Try again');
});
