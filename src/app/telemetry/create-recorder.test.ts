import { describe, expect, test, vi } from 'vitest';
import { ApiError } from '#shared/api/failure.ts';
import type { TelemetryEvent } from '#shared/telemetry/telemetry-event.ts';
import { createRecorder } from './create-recorder.ts';
import { catalogue, ROUTE } from './record.ts';
import { recordEvents } from './testing/record-events.ts';

const createBrowserEvent = (type: string, fields: object): TelemetryEvent => ({
  kind: 'browser-event',
  domEvent: { type, ...fields } as unknown as Event,
});
const createUncaught = (error: unknown, fields: object = {}): TelemetryEvent =>
  createBrowserEvent('error', { error, message: '', filename: '', lineno: 0, colno: 0, ...fields });
const createViolation = (blockedURI: string): TelemetryEvent =>
  createBrowserEvent('securitypolicyviolation', {
    blockedURI,
    effectiveDirective: 'connect-src',
    sourceFile: 'https://app.example/assets/app-Bx81kd02.js',
    lineNumber: 1,
    columnNumber: 20,
  });

/** Values that identify a bettor, a bet or a market. None may leave the page. */
const SECRETS = ['asha', '4711', 'tok-SECRET', 'Kohli', 'Mumbai', '1.98', '52500'];
const secret = SECRETS.join(' ');
const user = { reference: 'tok-SECRET', userId: 'asha 4711', sentAt: 0 };
const hostileError = Object.assign(new Error(secret), { stack: `${secret}\n at https://app.example/${secret}:1:1` });
hostileError.name = 'asha 4711';
const hostileReceipts = [{ stake: 52_500, price: '1.98', runner: 'Kohli' }];

const hostileEvents: readonly TelemetryEvent[] = [
  createUncaught(hostileError, { message: secret, filename: `https://app.example/${secret}` }),
  createUncaught(null, { message: secret }),
  createBrowserEvent('unhandledrejection', { reason: new ApiError({ kind: 'refused', message: secret }) }),
  createBrowserEvent('unhandledrejection', { reason: secret }),
  createBrowserEvent('securitypolicyviolation', {
    blockedURI: `https://tok-SECRET.example/${secret}`,
    effectiveDirective: secret,
    sourceFile: secret,
    lineNumber: 4711,
    columnNumber: 4711,
  }),
  { kind: 'react-error', error: new Error(secret), componentStack: `at Kohli (${secret})` },
  {
    kind: 'contract-drift',
    drift: {
      kind: 'row',
      endpoint: '/bet/bets',
      path: `Mumbai.${SECRETS.join('.')}.stack`,
      row: 'Mumbai',
      expected: `"${secret}"`,
      value: secret,
      count: 2,
    },
  },
  {
    kind: 'lost-response',
    request: 'place-bet',
    failure: { kind: 'unreachable', code: 'FETCH_ERROR', detail: secret },
  },
  { kind: 'command', name: 'bet', command: { ...user, legs: hostileReceipts }, outcome: { type: 'sent' } },
  { kind: 'command', name: 'bet', command: user, outcome: { type: 'refused', message: secret } },
  {
    kind: 'command',
    name: 'bet',
    command: { ...user, reference: 'tok-SECRET 2' },
    outcome: { type: 'accepted', message: secret, receipts: hostileReceipts },
  },
  { kind: 'vital', name: 'LCP', value: 12, attribution: { target: 'main', url: secret, text: secret } },
];

describe('Record of a hostile event', () => {
  test('holds no name, id, token, price or amount', () => {
    const records = recordEvents(hostileEvents, `/details/4711/${encodeURIComponent(secret)}`);
    const text = JSON.stringify(records.map(({ name, attributes }) => ({ name, attributes })));
    expect(records).toHaveLength(hostileEvents.length);
    for (const each of SECRETS) expect(text.toLowerCase()).not.toContain(each.toLowerCase());
  });

  test('has the attributes of the catalogue and the route alone', () => {
    for (const { name, attributes } of recordEvents(hostileEvents)) {
      const allowed: readonly string[] = [...catalogue[name].attributes, ROUTE];
      expect(Object.keys(attributes).filter((key) => !allowed.includes(key))).toEqual([]);
      expect(attributes[ROUTE]).toBe('/dashboard');
    }
  });
});

describe('createRecorder', () => {
  test('records an uncaught error with its place in the build', () => {
    const error = new TypeError('x is not a function');
    error.stack = 'TypeError\n at f (https://app.example/assets/app-Bx81kd02.js:1:20)';
    expect(recordEvents([createUncaught(error)])[0]).toMatchObject({
      name: 'exception',
      attributes: {
        source: 'uncaught',
        'exception.type': 'TypeError',
        'exception.message': '… is not a function',
        'exception.stacktrace': 'assets/app-Bx81kd02.js:1:20',
      },
    });
  });

  test('records an error once that is thrown again after React caught it', () => {
    const error = new Error('x');
    const records = recordEvents([{ kind: 'react-error', error, componentStack: undefined }, createUncaught(error)]);
    expect(records.map(({ attributes }) => attributes['source'])).toEqual(['react-caught']);
  });

  test('records the same error five times a page at most', () => {
    const events = Array.from({ length: 20 }, () => createUncaught(new Error('failed')));
    expect(recordEvents(events)).toHaveLength(5);
  });

  test('names the code of a failed call in place of its message', () => {
    const reason = new ApiError({ kind: 'unreachable', code: 'TIMEOUT_ERROR', detail: 'asha' });
    const [record] = recordEvents([createBrowserEvent('unhandledrejection', { reason })]);
    expect(record?.attributes).toMatchObject({ 'exception.type': 'ApiError', 'exception.message': 'TIMEOUT_ERROR' });
  });

  test.each([
    ['inline', 'inline'],
    ['https://app.example/x', 'own'],
    ['https://evil.example/x', 'https'],
    ['data', 'data'],
  ])('describes the blocked address %s as %s', (blockedURI, blocked) => {
    expect(recordEvents([createViolation(blockedURI)])[0]?.attributes).toMatchObject({
      directive: 'connect-src',
      blocked,
      'exception.stacktrace': 'assets/app-Bx81kd02.js:1:20',
    });
  });

  test('skips a blocked request to the collector, which would report itself', () => {
    expect(recordEvents([createViolation('https://collector.example/v1/logs')])).toEqual([]);
  });

  test('records drift without the value and without keys of rows', () => {
    const drift = { kind: 'row', endpoint: '/bet/bets', path: '3.stack', row: '3', value: '"x"', count: 2 } as const;
    const [record] = recordEvents([{ kind: 'contract-drift', drift: { ...drift, expected: 'a moment' } }]);
    expect(record?.attributes).toEqual({
      part: 'row',
      endpoint: '/bet/bets',
      path: '#.stack',
      expected: 'a-moment',
      rows: 2,
      [ROUTE]: '/dashboard',
    });
  });

  test('hands a started feed to its watcher', () => {
    const watchFeed = vi.fn();
    const location = { origin: 'https://app.example', pathname: '/' };
    const record = createRecorder({ location, collectorUrl: null, watchFeed, addRecord: vi.fn() });
    const feed = {} as Extract<TelemetryEvent, { kind: 'feed-started' }>['feed'];
    record({ event: { kind: 'feed-started', feed }, at: 0 });
    expect(watchFeed).toHaveBeenCalledExactlyOnceWith(feed);
  });
});
