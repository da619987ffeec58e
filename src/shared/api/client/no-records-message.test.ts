import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { respondWith, settleFailure, startRecordingServer } from '../testing/recording-server.ts';
import { base } from '../testing/score-endpoint.ts';
import { call } from './call.ts';

const scores = endpoint({ ...base, path: '/match/scores', request: z.object({}), emptyResponse: { score: 0 } });

let server: Awaited<ReturnType<typeof startRecordingServer>>;
beforeEach(async () => {
  server = await startRecordingServer();
});
afterEach(() => server.close());

describe('call without records', () => {
  test('returns the empty response of the endpoint when nothing is found', async () => {
    for (const emptyData of [null, [], {}, '', [{ emptyData: [], metadata: { total: 0 } }]]) {
      server.respond = respondWith({ status: false, msg: 'No data found', data: emptyData });
      expect(await call(scores, {})).toEqual({ data: { score: 0 }, message: 'No data found' });
    }
    for (const msg of [
      'No record found',
      'No Record Found!',
      'Data not found',
      'No data available',
      'No bets',
      'No open bets yet.',
      'There are no matches for this sport',
      'Record does not exist',
      'Nothing found',
    ]) {
      server.respond = respondWith({ status: false, msg });
      expect(await call(scores, {})).toEqual({ data: { score: 0 }, message: msg });
    }
    for (const msg of [
      'No access',
      'Token not found',
      'User not found',
      'No bets allowed',
      'Something went wrong',
      '',
    ]) {
      server.respond = respondWith({ status: false, msg });
      expect(await settleFailure(call(scores, {}))).toEqual({ kind: 'refused', message: msg });
    }
    server.respond = respondWith({ status: false, msg: 'No record found' }, 422);
    expect(await settleFailure(call(scores, {}))).toEqual({ kind: 'refused', message: 'No record found' });
    server.respond = respondWith({ status: false, msg: 'Your account is locked!' });
    expect(await settleFailure(call(scores, {}))).toEqual({ kind: 'refused', message: 'Your account is locked!' });
  });
});
