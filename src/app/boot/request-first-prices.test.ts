import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { installFakeStorages } from '#shared/storage/testing/fake-storage.ts';
import { requestFirstPrices } from './request-first-prices.ts';

const send = vi.fn((_url: string, _request: RequestInit) => Promise.resolve(Response.json({})));

beforeEach(() => {
  const { local } = installFakeStorages();
  local.map.set('token', 'abc').set('expiry', '2026-11-21T10:00:00.000Z');
  vi.stubGlobal('fetch', send);
  vi.stubGlobal('location', {
    pathname: '/dashboard',
    href: 'https://example.test/dashboard',
    origin: 'https://example.test',
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  send.mockClear();
});

const requestAt = (now: string): ReturnType<typeof requestFirstPrices> => {
  vi.useFakeTimers({ now: Date.parse(now) });
  return requestFirstPrices(Promise.resolve(Response.json({ apiBase: '/api/v1' })));
};

describe('first prices', () => {
  test('requestFirstPrices sends the stored token', async () => {
    await requestAt('2026-11-21T09:59:59.000Z');
    expect(send.mock.calls.map(([url]) => url)).toEqual(['https://example.test/api/v1/match/homeMatchesV2']);
    expect(send.mock.calls[0]?.[1].headers).toMatchObject({ authorization: 'Bearer abc' });
  });

  test('requestFirstPrices asks the API of the last start before config.json has arrived', async () => {
    localStorage.setItem('api-base@1', '/api/v2');
    vi.useFakeTimers({ now: Date.parse('2026-11-21T09:59:59.000Z') });
    await requestFirstPrices(new Promise(() => undefined));
    expect(send.mock.calls.map(([url]) => url)).toEqual(['https://example.test/api/v2/match/homeMatchesV2']);
  });

  test.each(['https://left.example.test/v1', '//left.example.test/v1', '/\\left.example.test/v1'])(
    'requestFirstPrices does not send the token to the former host %s',
    async (left) => {
      localStorage.setItem('api-base@1', left);
      await requestAt('2026-11-21T09:59:59.000Z');
      expect(send.mock.calls.map(([url]) => url)).toEqual(['https://example.test/api/v1/match/homeMatchesV2']);
    },
  );

  test('requestFirstPrices sends nothing after the stored expiry', async () => {
    await requestAt('2026-11-21T10:00:01.000Z');
    expect(send).not.toHaveBeenCalled();
  });
});
