// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setUpControlledFetch } from '#shared/api/testing/controlled-fetch.ts';
import { clearSession, writeSession } from '#shared/storage/session.ts';
import { createSampleSession } from '#shared/storage/testing/sample-session.ts';
import { setUpReactRoot } from '#ui-kit/docs/setup-react-root.ts';
import { responsibleGamblingQueries, useStartTimeOut } from './queries.ts';

const page = setUpReactRoot();
const exchange = setUpControlledFetch();

const noLimit = { limit: null, used: null, pending: null };
const withoutTimeOut = { limits: { deposit: noLimit, loss: noLimit }, timeOutUntil: null };
const wireLimit = { amount: null, period: 'day', used: null, pending: null };
const timeOutUntil = '2999-01-01T00:00:00.000Z';

beforeEach(() => writeSession(createSampleSession({ userId: 'u1' })));
afterEach(() => clearSession());

function TimeOutButton() {
  const timeOut = useStartTimeOut();
  return (
    <button type="button" onClick={() => timeOut.mutate(24)}>
      {timeOut.status}
    </button>
  );
}

/** Presses the button. Returns what the page reads of the bettor's time-out. */
async function requestTimeOut() {
  const queries = new QueryClient();
  const { queryKey } = responsibleGamblingQueries.status();
  queries.setQueryData(queryKey, withoutTimeOut);
  page.render(
    <QueryClientProvider client={queries}>
      <TimeOutButton />
    </QueryClientProvider>,
  );
  await act(async () => page.element.querySelector('button')?.click());
  return () => queries.getQueryData(queryKey)?.timeOutUntil;
}

const confirmTimeOut = () =>
  act(() => {
    exchange.accept({ deposit: wireLimit, loss: wireLimit, time_out_until: timeOutUntil });
    return vi.waitFor(() => expect(page.element.textContent).toBe('success'));
  });

test('useStartTimeOut shows the time-out that the exchange confirms', async () => {
  const readTimeOut = await requestTimeOut();
  await confirmTimeOut();
  expect(readTimeOut()).toBe(timeOutUntil);
});

test('useStartTimeOut shows no time-out to a bettor who signed in before the response', async () => {
  const readTimeOut = await requestTimeOut();
  writeSession(createSampleSession({ userId: 'u2' }));
  await confirmTimeOut();
  expect(readTimeOut()).toBeNull();
});
