import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { respondWith, settleFailure, startRecordingServer } from '../testing/recording-server.ts';
import { call, read } from './call.ts';

const scoreResponse = z.object({ score: z.number() });
const base = {
  method: 'POST',
  access: 'session',
  encoding: 'json',
  responseShape: 'data',
  timeoutMs: 2_000,
  response: scoreResponse,
} as const;
const score = endpoint({ ...base, path: '/match/score', request: z.object({ match_id: z.string() }) });

let server: Awaited<ReturnType<typeof startRecordingServer>>;
beforeEach(async () => {
  server = await startRecordingServer();
});
afterEach(() => server.close());

const requestScore = () => settleFailure(call(score, { match_id: 'm1' }));

describe('call request', () => {
  test('sends one request as JSON to the API base, with the bearer token and the idempotency key', async () => {
    server.respond = respondWith({ status: true, msg: 'ok', data: { score: 4 } });
    expect(await call(score, { match_id: 'm1' }, { reference: 'r-1' })).toEqual({ data: { score: 4 }, message: 'ok' });
    expect(server.requests).toHaveLength(1);
    const { headers, method, url } = server.requests[0]?.request ?? {};
    expect([method, url, headers?.authorization, headers?.['idempotency-key'], headers?.['content-type']]).toEqual([
      'POST',
      '/api/v1/match/score',
      'Bearer bearer-1',
      'r-1',
      'application/json',
    ]);
    expect(server.requests[0]?.body).toBe('{"match_id":"m1"}');
  });

  test('encodes form, query and multipart as the endpoint requires', async () => {
    server.respond = respondWith({ status: true, data: { score: 1 } });
    const fields = z.object({ name: z.string(), other: z.optional(z.string()) });
    const input = { name: 'a b&c', other: undefined as unknown as string };
    await call(endpoint({ ...base, path: '/f', encoding: 'form', request: fields }), input);
    await call(endpoint({ ...base, path: '/q', encoding: 'query', method: 'GET', request: fields }), input);
    await call(endpoint({ ...base, path: '/m', encoding: 'multipart', request: fields }), { name: 'a b&c' });
    expect(server.requests[0]?.body).toBe('name=a+b%26c');
    expect(server.requests[1]?.request.url).toBe('/api/v1/q?name=a+b%26c');
    expect(server.requests[2]?.request.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
    expect(server.requests[2]?.body).toContain('name="name"\r\n\r\na b&c');
  });

  test('sends the basic credential before sign-in and no credential for files', async () => {
    server.respond = respondWith({ status: true, data: { score: 1 } });
    await call(endpoint({ ...base, path: '/login', access: 'application', request: z.object({}) }), {});
    server.respond = respondWith({ score: 2 });
    expect(
      await read(
        endpoint({
          ...base,
          path: '/casino.json',
          isAtRoot: true,
          access: 'none',
          responseShape: 'bare',
          request: z.object({}),
        }),
        {},
      ),
    ).toEqual({ score: 2 });
    expect(server.requests.map(({ request }) => [request.url, request.headers.authorization])).toEqual([
      ['/api/v1/login', 'Basic d2ViOndlYg=='],
      ['/casino.json', undefined],
    ]);
  });

  test('logs a request outside the contract instead of sending it', async () => {
    expect(await settleFailure(call(score, { match_id: 7 as unknown as string }))).toEqual({
      kind: 'refused',
      message: '',
    });
    expect(server.requests).toHaveLength(0);
    expect(server.drift).toMatchObject([{ kind: 'request', endpoint: '/match/score' }]);
  });

  test('follows no redirect: a 307 would place a bet twice', async () => {
    server.respond = (_request, response) =>
      void response.writeHead(307, { location: `${server.origin}/elsewhere` }).end();
    expect(await requestScore()).toMatchObject({ kind: 'unreachable', code: 'FETCH_ERROR' });
    expect(server.requests).toHaveLength(1);
  });
});

describe('call session', () => {
  test('rejects as signed out without a request when the session has expired', async () => {
    server.session = { token: 'old', expiresAt: '2020-01-01T00:00:00.000Z' };
    expect(await requestScore()).toEqual({ kind: 'signed-out' });
    expect([server.requests.length, server.signedOut]).toEqual([0, 1]);
  });

  test('rejects as signed out when there is no session', async () => {
    server.session = null;
    expect(await requestScore()).toEqual({ kind: 'signed-out' });
    expect(server.requests).toHaveLength(0);
  });

  test.each([
    ['401 with an envelope', respondWith({ status: false, msg: 'x', logout: true }, 401)],
    ['401 without one', respondWith('<html>', 401)],
    ['logout, though status is true', respondWith({ status: true, logout: true, data: { score: 1 } })],
    ['logout alone', respondWith({ logout: true })],
    ['logout with 500', respondWith({ status: false, logout: true }, 500)],
  ])('ends the session on %s', async (_name, listener) => {
    server.respond = listener;
    expect(await requestScore()).toEqual({ kind: 'signed-out' });
    expect(server.signedOut).toBe(1);
  });

  test('keeps a session that began while an old request was under way', async () => {
    server.respond = (request, response) => {
      server.session = { token: 'bearer-2', expiresAt: null };
      respondWith({ status: false, logout: true }, 401)(request, response);
    };
    expect(await requestScore()).toEqual({ kind: 'signed-out' });
    expect(server.signedOut).toBe(0);
  });
});
