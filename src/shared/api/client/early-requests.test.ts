import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { respondWith, settleFailure, startRecordingServer } from '../testing/recording-server.ts';
import { base } from '../testing/score-endpoint.ts';
import { call } from './call.ts';
import { sendEarly } from './early-requests.ts';
import { sendEarlyOrByFetch } from './http-request.ts';

let server: Awaited<ReturnType<typeof startRecordingServer>>;
const score = endpoint({ ...base, path: '/match/score', request: z.object({ match_id: z.string() }) });

beforeEach(async () => {
  server = await startRecordingServer();
  server.respond = respondWith({ status: true, data: { score: 4 } });
});
afterEach(() => server.close());

const sendEarlyScore = (matchId = 'm1', token = 'bearer-1') =>
  void sendEarly({
    url: `${server.origin}/api/v1/match/score`,
    body: JSON.stringify({ match_id: matchId }),
    authorization: `Bearer ${token}`,
  });
const callScore = () => settleFailure(call(score, { match_id: 'm1' }, { sender: sendEarlyOrByFetch }));

describe('early request', () => {
  test('call takes the response of an early request without a second request', async () => {
    sendEarlyScore();
    expect(await callScore()).toEqual({ response: { data: { score: 4 }, message: '' } });
    expect(server.requests).toHaveLength(1);
    await callScore();
    const [early, usual] = server.requests.map(({ request: { method, url, headers }, body }) => {
      const { accept, authorization } = headers;
      return { method, url, accept, authorization, type: headers['content-type'], body };
    });
    expect(early).toEqual(usual);
  });

  test('an early response tells when its request left, a usual one does not', async () => {
    const sentAfter = performance.now();
    sendEarlyScore();
    const sentBefore = performance.now();
    const request = {
      method: 'POST',
      headers: { authorization: 'Bearer bearer-1' },
      body: JSON.stringify({ match_id: 'm1' }),
      signal: new AbortController().signal,
    };
    const [early, usual] = [
      await sendEarlyOrByFetch(new URL(`${server.origin}/api/v1/match/score`), request),
      await sendEarlyOrByFetch(new URL(`${server.origin}/api/v1/match/score`), request),
    ];
    expect(early.sentAt).toBeGreaterThanOrEqual(sentAfter);
    expect(early.sentAt).toBeLessThanOrEqual(sentBefore);
    expect(usual.sentAt).toBeUndefined();
  });

  test('an early response is taken once', async () => {
    sendEarlyScore();
    await callScore();
    await callScore();
    expect(server.requests).toHaveLength(2);
  });

  test.each([
    ['another body', 'm2', 'bearer-1'],
    ['another session', 'm1', 'bearer-2'],
  ])('call sends its own request beside an early one of %s', async (_name, matchId, token) => {
    sendEarlyScore(matchId, token);
    await callScore();
    expect(server.requests).toHaveLength(2);
  });

  test.each([
    ['a server error', respondWith({ status: false }, 500)],
    ['a broken connection', ({ socket }: { socket: { destroy(): unknown } }) => void socket.destroy()],
  ])('call sends its own request when the early one met %s', async (_name, respondEarly) => {
    server.respond = respondEarly;
    sendEarlyScore();
    await expect.poll(() => server.requests.length).toBe(1);
    server.respond = respondWith({ status: true, data: { score: 5 } });
    expect(await callScore()).toEqual({ response: { data: { score: 5 }, message: '' } });
  });

  test('call sends its own request when the early response is older than eight seconds', async () => {
    const sentAt = performance.now();
    sendEarlyScore();
    await expect.poll(() => server.requests.length).toBe(1);
    const now = vi.spyOn(performance, 'now').mockReturnValue(sentAt + 8_100);
    expect(await callScore()).toEqual({ response: { data: { score: 4 }, message: '' } });
    now.mockRestore();
    expect(server.requests).toHaveLength(2);
  });

  test('call ends the early request when its caller aborts', async () => {
    let closed = false;
    server.respond = (_request, response) => void response.on('close', () => (closed = true));
    sendEarlyScore();
    const controller = new AbortController();
    const { signal } = controller;
    const calling = call(score, { match_id: 'm1' }, { sender: sendEarlyOrByFetch, signal });
    await expect.poll(() => server.requests.length).toBe(1);
    const reason = new Error('left');
    controller.abort(reason);
    await expect(calling).rejects.toBe(reason);
    await expect.poll(() => closed).toBe(true);
  });
});
