// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useRetriableRead } from './useRetriableRead.ts';

let root: Root;
let queries: QueryClient;
let request: { readonly resolve: (data: string) => void; readonly reject: (error: Error) => void };
const sendRequest = () => new Promise<string>((resolve, reject) => void (request = { resolve, reject }));

function Page({ name }: { name: string }) {
  const query = useQuery({ queryKey: [name], queryFn: sendRequest });
  const { data = 'no data', error, isFetching } = useRetriableRead(query);
  return `${data}, ${error?.message ?? 'no error'}, ${isFetching ? 'busy' : 'idle'}`;
}

const show = (name: string | null) =>
  act(async () =>
    root.render(<QueryClientProvider client={queries}>{name !== null && <Page name={name} />}</QueryClientProvider>),
  );
const read = () => document.body.textContent;
const waitForState = (state: string) => act(() => vi.waitFor(() => expect(read()).toBe(state), { interval: 5 }));
const retry = () => act(async () => void queries.refetchQueries({ queryKey: ['bets'] }));

async function fail(message: string) {
  request.reject(new Error(message));
  await waitForState(`no data, ${message}, idle`);
}

beforeEach(async () => {
  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
  root = createRoot(document.body.appendChild(document.createElement('div')));
  queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  await show('bets');
});
afterEach(() => {
  act(() => root.unmount());
  document.body.replaceChildren();
});

test('useRetriableRead keeps the error while the read is tried again', async () => {
  expect(read()).toBe('no data, no error, busy');
  await fail('closed');
  await retry();
  await waitForState('no data, closed, busy');
  await fail('still closed');
});

test('useRetriableRead drops the error when a retry succeeds', async () => {
  await fail('closed');
  await retry();
  request.resolve('rows');
  await waitForState('rows, no error, idle');
  await retry();
  await waitForState('rows, no error, busy');
});

test('useRetriableRead has no error for another query, which has not failed', async () => {
  await fail('closed');
  await show('casino');
  expect(read()).toBe('no data, no error, busy');
});

test('useRetriableRead begins without an error when the page opens again', async () => {
  await fail('closed');
  await show(null);
  await show('bets');
  expect(read()).toBe('no data, no error, busy');
});
