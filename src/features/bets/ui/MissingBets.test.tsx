// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { setUpControlledFetch } from '#shared/api/testing/controlled-fetch.ts';
import { getFocusedName, pressButton } from '#ui-kit/docs/press-keys.ts';
import { setUpReactRoot } from '#ui-kit/docs/setup-react-root.ts';
import { betQueries } from '../api/queries.ts';
import { MissingBets } from './BetRows.tsx';

const exchange = setUpControlledFetch();
const page = setUpReactRoot();

function OpenBetsOnPage() {
  const query = useQuery(betQueries.open(1));
  return query.data === undefined && <MissingBets query={query} rows={2} />;
}

test('MissingBets keeps the reason of the failure while the list is read again', async () => {
  page.render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <OpenBetsOnPage />
    </QueryClientProvider>,
  );
  exchange.refuse('Bets are closed.');
  await act(() => vi.waitFor(() => expect(page.element.textContent).toContain('Bets are closed.')));
  await pressButton('Try again');
  expect(exchange.countWaiting()).toBe(1);
  expect(page.element.textContent).toContain('Bets are closed.');
  expect(getFocusedName()).toBe('Try again');
});
