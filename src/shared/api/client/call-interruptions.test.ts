import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { settleFailure, startRecordingServer } from '../testing/recording-server.ts';
import { score } from '../testing/score-endpoint.ts';
import { call } from './call.ts';

let server: Awaited<ReturnType<typeof startRecordingServer>>;
beforeEach(async () => {
  server = await startRecordingServer();
});
afterEach(() => server.close());

const requestScore = () => settleFailure(call(score, { match_id: 'm1' }));

describe('call response without an end', () => {
  test('stops reading a response without an end', async () => {
    let sent = 0;
    server.respond = (_request, response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      const flood = () => {
        while (sent < 60 && !response.destroyed) {
          sent += 1;
          if (!response.write('x'.repeat(1_000_000))) return void response.once('drain', flood);
        }
        response.end();
      };
      flood();
    };
    expect(await requestScore()).toMatchObject({
      kind: 'unreachable',
      code: 'PARSING_ERROR',
      detail: expect.stringContaining('larger than') as string,
    });
    expect(sent).toBeLessThan(60);
  });
});

describe('call timeout', () => {
  const slow = { ...score, timeoutMs: 120 };

  test('times out before the headers and in the middle of the body', async () => {
    server.respond = () => undefined;
    expect(await settleFailure(call(slow, { match_id: 'm1' }))).toMatchObject({
      kind: 'unreachable',
      code: 'TIMEOUT_ERROR',
    });
    server.respond = (_request, response) => void response.writeHead(200).write('{"status":');
    expect(await settleFailure(call(slow, { match_id: 'm1' }))).toMatchObject({
      kind: 'unreachable',
      code: 'TIMEOUT_ERROR',
    });
  });

  test('times out when the sender misses the abort', async () => {
    const sender = () => new Promise<never>(() => undefined);
    expect(await settleFailure(call(slow, { match_id: 'm1' }, { sender }))).toMatchObject({ code: 'TIMEOUT_ERROR' });
  });

  test('fails with FETCH_ERROR when the connection breaks before the headers or in the body', async () => {
    server.respond = (request) => void request.socket.destroy();
    expect(await requestScore()).toMatchObject({ kind: 'unreachable', code: 'FETCH_ERROR' });
    server.respond = (request, response) => {
      response.writeHead(200, { 'content-length': '100' }).write('{');
      setTimeout(() => request.socket.destroy(), 30);
    };
    expect(await requestScore()).toMatchObject({ kind: 'unreachable', code: 'FETCH_ERROR' });
  });

  test('rejects with the abort reason of its caller, before, during and after the headers', async () => {
    const reason = new Error('left');
    await expect(call(score, { match_id: 'm1' }, { signal: AbortSignal.abort(reason) })).rejects.toBe(reason);
    expect(server.requests).toHaveLength(0);
    for (const start of [undefined, '{"status":']) {
      const stop = new AbortController();
      server.respond = (_request, response) => {
        if (start !== undefined) response.writeHead(200).write(start);
        setTimeout(() => stop.abort(reason), 30);
      };
      await expect(call(score, { match_id: 'm1' }, { signal: stop.signal })).rejects.toBe(reason);
    }
  });
});
