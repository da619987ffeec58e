import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { createControlledServer, createRow, getLast } from '../testing/controlled-server.ts';
import { createFakeEnvironment } from '../testing/fake-environment.ts';
import { createPollingTransport } from './polling-transport.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('PollingTransport polls rarely as soon as a stream delivers the changes', async () => {
  const environment = createFakeEnvironment();
  const { requests, fetchers } = createControlledServer();
  let isStreamed = false;
  const sink = { receiveHome: vi.fn(), receiveMatch: vi.fn(), receiveFancies: vi.fn(), receivePollFailure: vi.fn() };
  const transport = createPollingTransport(fetchers, environment, sink, undefined, { covers: () => isStreamed });
  onTestFinished(transport.watchHome());
  const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
  await pass(0);
  await getLast(requests.home).respond([createRow(200)]);
  await pass(1_000);
  isStreamed = true;
  await pass(28_999);
  expect(requests.home).toHaveLength(1);
  await pass(1);
  expect(requests.home).toHaveLength(2);
  await getLast(requests.home).respond([createRow(200)]);
  isStreamed = false;
  transport.pollSoon({ kind: 'home' });
  await pass(1_000);
  expect(requests.home).toHaveLength(3);
});
