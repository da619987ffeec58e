import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createSender, MAX_WAITING, parseRetryAfter, type Sender } from './create-sender.ts';
import { createRecord, NOW } from './testing/record-events.ts';

const accepted = { status: 200, retryAfter: null };
let ports: ReturnType<typeof createPorts>;
let sender: Sender;

const createPorts = () => ({
  send: vi.fn((_url: string, _body: string) =>
    Promise.resolve<{ status: number; retryAfter: string | null }>(accepted),
  ),
  sendBeacon: vi.fn((_url: string, _body: string) => true),
  isOnline: vi.fn(() => true),
  isHidden: vi.fn(() => false),
  random: () => 0.5,
});

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  ports = createPorts();
  sender = createSender({
    url: '/collect',
    batchSize: 3,
    intervalMs: 10_000,
    encode: (records) => records.map(({ attributes }) => attributes['rows']).join(),
    ports,
  });
});
afterEach(() => void vi.useRealTimers());

const listBodies = () => ports.send.mock.calls.map(([, body]) => body);
const listBeacons = () => ports.sendBeacon.mock.calls.map(([, body]) => body);
const addRecords = (...rows: readonly number[]): void => rows.forEach((each) => sender.add(createRecord(each)));

describe('createSender', () => {
  test('sends a batch as soon as it is full', async () => {
    addRecords(1, 2, 3, 4);
    await vi.advanceTimersByTimeAsync(0);
    expect(ports.send.mock.calls).toEqual([['/collect', '1,2,3']]);
  });

  test('sends fewer records after the interval', async () => {
    addRecords(1);
    await vi.advanceTimersByTimeAsync(9_999);
    expect(listBodies()).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(listBodies()).toEqual(['1']);
  });

  test('sends one request at a time', async () => {
    let respond = (): void => undefined;
    ports.send.mockImplementationOnce(() => new Promise((resolve) => (respond = () => resolve(accepted))));
    addRecords(1, 2, 3, 4, 5, 6);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(listBodies()).toEqual(['1,2,3']);
    respond();
    await vi.advanceTimersByTimeAsync(0);
    expect(listBodies()).toEqual(['1,2,3', '4,5,6']);
  });

  test.each([429, 503])('waits as long as Retry-After says after %i, and a random time', async (status) => {
    ports.send.mockResolvedValueOnce({ status, retryAfter: '60' });
    addRecords(1, 2, 3);
    await vi.advanceTimersByTimeAsync(0);
    addRecords(4, 5, 6);
    await vi.advanceTimersByTimeAsync(60_999);
    expect(listBodies()).toEqual(['1,2,3']);
    await vi.advanceTimersByTimeAsync(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(listBodies()).toEqual(['1,2,3', '1,2,3', '4,5,6']);
  });

  test('waits longer after each failure', async () => {
    ports.send.mockRejectedValue(new TypeError('Failed to fetch'));
    addRecords(1, 2, 3);
    const times: number[] = [];
    for (let seconds = 0; seconds < 60; seconds += 1) {
      const before = ports.send.mock.calls.length;
      await vi.advanceTimersByTimeAsync(1_000);
      if (ports.send.mock.calls.length > before) times.push(seconds);
    }
    expect(times).toEqual([0, 2, 8, 20, 44]);
  });

  test('drops a batch that the collector refuses', async () => {
    ports.send.mockResolvedValueOnce({ status: 400, retryAfter: null });
    addRecords(1, 2, 3);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(listBodies()).toEqual(['1,2,3']);
  });

  test('keeps the newest records without a network, and sends them when it returns', async () => {
    ports.isOnline.mockReturnValue(false);
    for (let rows = 0; rows < MAX_WAITING + 5; rows += 1) addRecords(rows);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(listBodies()).toEqual([]);
    ports.isOnline.mockReturnValue(true);
    sender.flush();
    await vi.advanceTimersByTimeAsync(0);
    expect(listBodies()[0]).toBe('5,6,7');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(listBodies().join().split(',')).toHaveLength(MAX_WAITING);
  });

  test('survives a collector that always throws, and sends each record at most in turn', async () => {
    ports.send.mockImplementation(() => {
      throw new Error('always');
    });
    addRecords(1, 2, 3);
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(new Set(listBodies())).toEqual(new Set(['1,2,3']));
    expect(listBodies().length).toBeLessThan(20);
  });
});

describe('createSender on a hidden page', () => {
  test('hands everything to the browser', () => {
    addRecords(1, 2, 3, 4);
    sender.flushHidden();
    expect(listBeacons()).toEqual(['1,2,3', '4']);
    sender.flushHidden();
    expect(listBeacons()).toHaveLength(2);
  });

  test('hands on at once what is reported afterwards', async () => {
    ports.isHidden.mockReturnValue(true);
    addRecords(1, 2);
    await Promise.resolve();
    expect(listBeacons()).toEqual(['1,2']);
  });

  test('keeps what the browser does not take', async () => {
    ports.sendBeacon.mockReturnValue(false);
    addRecords(1);
    sender.flushHidden();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(listBodies()).toEqual(['1']);
  });

  test('waits while the collector is busy', async () => {
    ports.send.mockResolvedValueOnce({ status: 429, retryAfter: '60' });
    addRecords(1, 2, 3);
    await vi.advanceTimersByTimeAsync(0);
    sender.flushHidden();
    expect(listBeacons()).toEqual([]);
  });
});

test.each([
  ['120', 120_000],
  [new Date(NOW + 30_000).toUTCString(), 30_000],
  [new Date(NOW - 30_000).toUTCString(), 0],
  ['soon', null],
  [null, null],
])('parseRetryAfter turns %j into %j milliseconds', (text, expected) => {
  expect(parseRetryAfter(text, NOW)).toBe(expected);
});
