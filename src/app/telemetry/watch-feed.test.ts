import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ConnectionStatus } from '#shared/live/live-feed.ts';
import { ObservableValue } from '#shared/live/store/observable.ts';
import type { TelemetryEvent } from '#shared/telemetry/telemetry-event.ts';
import { createFeedWatcher } from './watch-feed.ts';

const POLLING: ConnectionStatus = {
  state: 'live',
  latencyMs: 20,
  transport: 'polling',
  isFallback: false,
  streamsOwnBets: false,
  isPausedByUser: false,
};

let events: TelemetryEvent[];
let started: readonly TelemetryEvent[];
let connectionSource: ObservableValue<ConnectionStatus>;
const watchFeed = createFeedWatcher((event) => void events.push(event));
const setStatus = (change: Partial<ConnectionStatus>): void =>
  connectionSource.publish({ ...connectionSource.value, ...change });
const listConnections = () =>
  events.flatMap((event) => (event.kind === 'connection' ? [[event.state, event.outageMs]] : []));
const listAges = () => events.flatMap((event) => (event.kind === 'feed-age' ? [event.ageMs] : []));

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
  vi.stubGlobal('location', { pathname: '/dashboard' });
  events = [];
  connectionSource = new ObservableValue(POLLING);
  watchFeed({ connectionSource, getTraffic: () => ({ perSecond: 1, lastAgoMs: 300.4 }) });
  await Promise.resolve();
  started = events.splice(0);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('createFeedWatcher reports each change of the state, and how long an outage took', () => {
  setStatus({ latencyMs: 30 });
  setStatus({ state: 'lost' });
  vi.advanceTimersByTime(4_000);
  setStatus({ state: 'unreliable' });
  vi.advanceTimersByTime(1_000);
  setStatus({ state: 'live' });
  expect(listConnections()).toEqual([
    ['lost', null],
    ['unreliable', null],
    ['live', 5_000],
  ]);
});

test('createFeedWatcher reports the state at its start', () => {
  expect(started).toEqual([{ kind: 'connection', state: 'live', transport: 'polling', outageMs: null }]);
});

test('createFeedWatcher calls polling in place of a socket a fallback', () => {
  setStatus({ isFallback: true });
  expect(listConnections()).toEqual([['fallback', null]]);
});

test('createFeedWatcher reports nothing of a page that is hidden', () => {
  setStatus({ state: 'paused' });
  vi.advanceTimersByTime(60_000);
  expect(events).toEqual([]);
});

test('createFeedWatcher reports the age every 15 seconds on pages with prices', () => {
  vi.advanceTimersByTime(30_000);
  expect(listAges()).toEqual([300, 300]);
  vi.stubGlobal('location', { pathname: '/statement' });
  vi.advanceTimersByTime(30_000);
  expect(listAges()).toHaveLength(2);
});

test('createFeedWatcher follows one feed at a time', async () => {
  watchFeed({ connectionSource: new ObservableValue(POLLING), getTraffic: () => ({ perSecond: 0, lastAgoMs: null }) });
  await Promise.resolve();
  events = [];
  setStatus({ state: 'lost' });
  vi.advanceTimersByTime(15_000);
  expect(events).toEqual([]);
});
