// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setUpControlledFetch } from '#shared/api/testing/controlled-fetch.ts';
import { clearSession, readTwoStep, writeSession, writeTwoStep } from '#shared/storage/session.ts';
import { createSampleSession } from '#shared/storage/testing/sample-session.ts';
import { setUpReactRoot } from '#ui-kit/docs/setup-react-root.ts';
import { useTurnOffTwoStep } from './two-step.ts';

const page = setUpReactRoot();
const exchange = setUpControlledFetch();

beforeEach(() => {
  writeSession(createSampleSession({ userId: 'u1' }));
  writeTwoStep('app');
});
afterEach(() => clearSession());

function TurnOffButton() {
  const turnOff = useTurnOffTwoStep('app');
  return (
    <button type="button" onClick={() => turnOff.mutate('123456')}>
      {turnOff.status}
    </button>
  );
}

async function requestTurnOff() {
  page.render(
    <QueryClientProvider client={new QueryClient()}>
      <TurnOffButton />
    </QueryClientProvider>,
  );
  await act(async () => page.element.querySelector('button')?.click());
}

const confirmTurnOff = () =>
  act(() => {
    exchange.accept([]);
    return vi.waitFor(() => expect(page.element.textContent).toBe('success'));
  });

test('useTurnOffTwoStep removes the stored flag when the exchange confirms', async () => {
  await requestTurnOff();
  await confirmTurnOff();
  expect(readTwoStep()).toBeNull();
});

test('useTurnOffTwoStep keeps the flag of a bettor who signed in before the response', async () => {
  await requestTurnOff();
  writeSession(createSampleSession({ userId: 'u2' }));
  writeTwoStep('app');
  await confirmTurnOff();
  expect(readTwoStep()).toBe('app');
});
