import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { configureApiClient, createTraceparent as createHeader } from '#shared/api/client/configure-api-client.ts';
import { createTraceHeader, startTracing } from './trace-calls.ts';

const configure = (base: string): void =>
  configureApiClient({ base, credential: null, getSession: () => null, onSignedOut: () => undefined });

beforeEach(() => {
  vi.stubGlobal('location', new URL('https://app.example/dashboard'));
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('createTraceHeader writes version, trace, span and flags', () => {
  expect(createTraceHeader(true)).toMatch(/^00-[\da-f]{32}-[\da-f]{16}-01$/);
  expect(createTraceHeader(false)).toMatch(/-00$/);
  expect(createTraceHeader(true)).not.toBe(createTraceHeader(true));
});

test('startTracing adds no header when the API of another origin refuses it', async () => {
  configure('https://api.example/api/v1');
  const send = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')));
  await startTracing(true, send);
  expect(createHeader?.() ?? null).toBeNull();
  expect(console.error).toHaveBeenCalledOnce();
  expect(send).toHaveBeenCalledOnce();
});

test('startTracing adds the header after the API of another origin has accepted it', async () => {
  configure('https://api.example/api/v1');
  const send = vi.fn((_url: unknown, _init?: RequestInit) => Promise.resolve(new Response()));
  await startTracing(true, send);
  expect(createHeader?.() ?? null).toMatch(/-01$/);
  expect(String(send.mock.calls[0]?.[0])).toBe('https://api.example/api/v1/globalsetting/getSocketStatus');
  expect(send.mock.calls[0]?.[1]?.headers).toEqual({ traceparent: expect.stringMatching(/-00$/) as string });
});

test('startTracing asks an API of its own origin nothing', async () => {
  configure('/api/v1');
  const send = vi.fn();
  await startTracing(false, send);
  expect(send).not.toHaveBeenCalled();
  expect(createHeader?.() ?? null).toMatch(/-00$/);
});
