import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { respondWith, startRecordingServer } from '#shared/api/testing/recording-server.ts';
import { createControllers } from '#shared/controllers/controllers.ts';
import { writeSession } from '#shared/storage/session.ts';
import { installFakeStorages } from '#shared/storage/testing/fake-storage.ts';
import { createSampleSession } from '#shared/storage/testing/sample-session.ts';
import { createBetListPorts } from './bet-list-ports.ts';

const row = {
  bet_id: 'b-1',
  sport_id: '4',
  match_id: 'm-1',
  match_name: 'Mumbai v Chennai',
  market_id: '1.1',
  market_name: 'Match odds',
  event_type: 'Cricket',
  selection_name: 'Mumbai',
  odds: 1.98,
  size: 0,
  stack: 500,
  liability: 500,
  profit: 490,
  p_l: 0,
  is_back: 1,
  is_fancy: 0,
  is_matched: 1,
  winner_name: null,
  delete_status: 0,
  deleted_reason: null,
  createdAt: '2026-03-01T14:00:00.000Z',
  result_settled_at: null,
  reference: null,
};
const unreadableRow = { ...row, bet_id: 'b-2', odds: 0 };

let server: Awaited<ReturnType<typeof startRecordingServer>>;
beforeEach(async () => {
  server = await startRecordingServer();
});
afterEach(() => {
  vi.unstubAllGlobals();
  return server.close();
});

const ports = createBetListPorts(createControllers(new QueryClient()));

describe('createBetListPorts', () => {
  test.each([
    { title: 'readable rows', rows: [row], receipts: [{ betId: 'b-1' }], isWhole: true },
    { title: 'a row that cannot be read', rows: [row, unreadableRow], receipts: [{ betId: 'b-1' }], isWhole: false },
    { title: 'no rows', rows: [], receipts: [], isWhole: true },
  ])('says whether the list of active bets is whole, with $title', async ({ rows, receipts, isWhole }) => {
    server.respond = respondWith({ status: true, msg: '', data: rows });
    expect(await ports.listBets('m-1', 'u-1')).toMatchObject({ receipts, isWhole });
  });

  test('reads no bets for a user after another one has signed in', async () => {
    installFakeStorages();
    writeSession(createSampleSession({ userId: 'u-2' }));
    await expect(ports.listBets('m-1', 'u-1')).rejects.toThrow('another user');
    await expect(ports.refreshBets('m-1', 'u-1')).rejects.toThrow('another user');
    expect(server.requests).toEqual([]);
  });

  test('still reads the other lists of ended bets when the server lacks one', async () => {
    server.respond = (request, response) => {
      if (request.url?.endsWith('/bet/deleteBets') === true) respondWith('Not found', 404)(request, response);
      else {
        const rows = request.url?.endsWith('/bet/voidBets') === true ? [row, unreadableRow] : [row];
        const page = { data: rows, metadata: { total: rows.length, page: 1 } };
        respondWith({ status: true, msg: '', ...page })(request, response);
      }
    };
    const lists = await Promise.allSettled(ports.listEnded('m-1'));
    expect(lists).toMatchObject([
      { status: 'fulfilled', value: { receipts: [{ betId: 'b-1' }], isWhole: true } },
      { status: 'fulfilled', value: { receipts: [{ betId: 'b-1' }], isWhole: false } },
      { status: 'rejected' },
    ]);
  });
});
