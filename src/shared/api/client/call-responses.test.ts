import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { rows } from '../contract/schema/rows.ts';
import { endpoint } from '../endpoint.ts';
import { respondWith, settleFailure, startRecordingServer } from '../testing/recording-server.ts';
import { base, score, scoreResponse } from '../testing/score-endpoint.ts';
import { call } from './call.ts';

let server: Awaited<ReturnType<typeof startRecordingServer>>;
beforeEach(async () => {
  server = await startRecordingServer();
});
afterEach(() => server.close());

const requestScore = () => settleFailure(call(score, { match_id: 'm1' }));

describe('call', () => {
  test.each([
    [
      'a refusal',
      respondWith({ status: false, msg: 'Odds suspended!' }),
      { kind: 'refused', message: 'Odds suspended!' },
    ],
    ['a refusal as 422', respondWith({ status: false, msg: 'a, b' }, 422), { kind: 'refused', message: 'a, b' }],
    [
      'a refusal in a list of messages',
      respondWith({ status: false, msg: ['a', 'b'] }, 400),
      { kind: 'refused', message: 'a, b' },
    ],
    [
      'a refusal one level deeper',
      respondWith({ status: true, data: { status: false, msg: 'no' } }),
      { kind: 'refused', message: 'no' },
    ],
    [
      'a nested refusal without a message',
      respondWith({ status: true, data: { status: false } }),
      { kind: 'refused', message: '' },
    ],
    ['a nested refusal as 0', respondWith({ status: 1, data: { status: 0 } }), { kind: 'refused', message: '' }],
    [
      'a nested refusal beside a message of success',
      respondWith({ status: true, msg: 'Bet placed', data: { status: false } }),
      { kind: 'refused', message: '' },
    ],
    [
      'a nested refusal with its own message',
      respondWith({ status: true, msg: 'Bet placed', data: { status: false, msg: 'no' } }),
      { kind: 'refused', message: 'no' },
    ],
    [
      'a refusal two levels deeper',
      respondWith({ status: true, data: { data: { status: false, msg: 'no' } } }),
      { kind: 'refused', message: 'no' },
    ],
    [
      'a refusal in a row',
      respondWith({ status: true, data: [{ status: true }, { status: false, msg: 'no' }] }),
      { kind: 'refused', message: 'no' },
    ],
    ['a refusal without a message', respondWith({ status: false }), { kind: 'refused', message: '' }],
    ['a 403 that is a page', respondWith('<html>', 403), { kind: 'unreachable', code: 'PARSING_ERROR' }],
    [
      'a 500 with a message',
      respondWith({ status: false, msg: 'db' }, 500),
      { kind: 'unreachable', code: 'FETCH_ERROR', detail: 'HTTP 500: db' },
    ],
    ['a 502 that is a page', respondWith('<html>', 502), { kind: 'unreachable', code: 'FETCH_ERROR' }],
    ['truncated JSON', respondWith('{"status":true,"data":{"sco'), { kind: 'unreachable', code: 'PARSING_ERROR' }],
    ['an empty body', respondWith(''), { kind: 'unreachable', code: 'PARSING_ERROR' }],
    ['null', respondWith('null'), { kind: 'unreachable', code: 'PARSING_ERROR' }],
    ['a list', respondWith('[]'), { kind: 'unreachable', code: 'PARSING_ERROR' }],
    ['a number', respondWith('7'), { kind: 'unreachable', code: 'PARSING_ERROR' }],
    [
      'a status of another kind',
      respondWith({ status: {}, data: { score: 1 } }),
      { kind: 'unreachable', code: 'PARSING_ERROR' },
    ],
    [
      'a value of another type',
      respondWith({ status: true, data: { score: 'four' } }),
      { kind: 'unreachable', code: 'PARSING_ERROR', detail: expect.stringMatching(/^score: /) as string },
    ],
    ['a response without data', respondWith({ status: true }), { kind: 'unreachable', code: 'PARSING_ERROR' }],
    ['JSON nested too deep', respondWith('['.repeat(200_000)), { kind: 'unreachable', code: 'PARSING_ERROR' }],
  ])('returns %s', async (_name, listener, expected) => {
    server.respond = listener;
    expect(await requestScore()).toMatchObject(expected);
  });

  test.each([true, 1, '1', 'true', 'TRUE', 'success', ' Success ', 'ok'])(
    'reads status %j as accepted',
    async (status) => {
      server.respond = respondWith({ status, data: { score: 4 } });
      expect(await requestScore()).toEqual({ response: { data: { score: 4 }, message: '' } });
    },
  );

  test.each([false, 0, '0', 'false', 'error', 'failed', 'Failure'])('reads status %j as refused', async (status) => {
    server.respond = respondWith({ status, msg: 'no', data: { score: 4 } });
    expect(await requestScore()).toEqual({ kind: 'refused', message: 'no' });
  });

  test('reports a response outside the contract once, with value, expected type and row', async () => {
    const list = endpoint({ ...base, path: '/match/list', request: z.object({}), response: rows(scoreResponse) });
    server.respond = respondWith({ status: true, data: [{ score: 1 }, { score: 'four' }, { score: 3 }] });
    for (let again = 0; again < 3; again += 1)
      expect(await settleFailure(call(list, {}))).toMatchObject({ response: { data: [{ score: 1 }, { score: 3 }] } });
    server.respond = respondWith({ status: true, data: [{ score: 'five' }, { score: 2 }] });
    await call(list, {});
    expect(server.drift).toEqual([
      {
        kind: 'row',
        endpoint: '/match/list',
        count: 1,
        path: '1.score',
        row: '1',
        expected: 'number',
        value: '"four"',
      },
    ]);
    server.respond = respondWith({ status: true, data: 7 });
    await settleFailure(call(list, {}));
    expect(server.drift.at(-1)).toEqual({
      kind: 'response',
      endpoint: '/match/list',
      count: 1,
      path: '',
      row: null,
      expected: 'a list',
      value: '7',
    });
    expect(server.drift).toHaveLength(2);
  });

  test('withholds secrets from its reports', async () => {
    const spec = endpoint({
      ...base,
      path: '/login',
      request: z.object({}),
      response: z.object({ accessToken: z.number() }),
    });
    server.respond = respondWith({ status: true, data: { accessToken: 'secret-1' } });
    expect(JSON.stringify([await settleFailure(call(spec, {})), server.drift])).not.toContain('secret-1');
  });

  test('reads the status of a list row as part of the row', async () => {
    server.respond = respondWith({ status: true, data: [{ status: false, score: 4 }] });
    const listed = endpoint({
      ...base,
      path: '/match/listed',
      request: z.object({}),
      response: z.array(scoreResponse),
      emptyResponse: [],
    });
    expect((await call(listed, {})).data).toEqual([{ score: 4 }]);
  });
});
