import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { deskPortsOf } from '#features/bet-slip/api/desk-ports.ts';
import { place } from '#features/bet-slip/api/place.ts';
import { createDesk } from '#features/bet-slip/model/desk.ts';
import type { Pick as Selection } from '#features/bet-slip/model/pick.ts';
import { typeStake } from '#features/bet-slip/model/ticket.ts';
import { asideView } from '#features/bet-slip/model/view.ts';
import { sendRequest } from '#features/wallet/api/send.ts';
import { createDesk as createPayments } from '#features/wallet/model/desk.ts';
import { walletOf } from '#mocks/exchange/wallet/wallet.ts';
import { read } from '#shared/api/call.ts';
import { getwalletsummary } from '#shared/api/contract/wallet.ts';
import { units } from '#shared/domain/money.ts';
import { odds } from '#shared/domain/odds.ts';
import { openHouse, type House } from './house.ts';

const realFetch = globalThis.fetch;
const MOST_ATTEMPTS = 4;

/** Sends a request again when the connection breaks, as Chromium does with a kept-alive connection. */
const fetchLikeChromium: typeof fetch = async (input, init) => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await realFetch(input, init);
    } catch (error) {
      if (attempt === MOST_ATTEMPTS || init?.signal?.aborted === true) throw error;
    }
  }
};

let house: House | null = null;
beforeEach(() => vi.stubGlobal('fetch', fetchLikeChromium));
afterEach(async () => {
  vi.unstubAllGlobals();
  await house?.close();
});

/** A back of a match to come, at odds that are certainly matched. */
function upcomingBack({ exchange }: House): Selection {
  const isOpen = (each: ReturnType<typeof exchange.board.homeMatches>[number]) => !each.inPlay && each.status === 'open' && !each.locked;
  const match = exchange.board.homeMatches().find((each) => isOpen(each) && each.runners.some(({ back }) => back[0] !== null));
  const runner = match?.runners.find(({ back }) => back[0] !== null);
  if (match === undefined || runner === undefined) throw new Error('no match to come');
  const { sportId, matchId, matchName, marketId } = match;
  const of = { sportId, matchId, matchName, marketId, marketName: 'Match odds', ladder: 'step' } as const;
  return { ...of, kind: 'odds', side: 'back', runnerId: runner.runnerId, runnerName: runner.name, price: odds(101), changedAgoMs: 5_000 };
}

/** One press in the slip, over real HTTP to a server that resets the connection after the work: as many times as `resets` says. */
async function pressOnce(resets: number, idempotent: boolean) {
  house = await openHouse([], { idempotent });
  const { exchange, server, userId } = house;
  const queries = new QueryClient();
  const desk = createDesk({
    ...deskPortsOf(queries),
    place: (intent) => place(queries, intent),
    refresh: () => undefined,
    pending: { load: () => [], keep: () => undefined, drop: () => undefined },
    // The exchange's clock stands still: its bets carry its time.
    now: exchange.clock.now,
  });
  const pick = upcomingBack(house);
  server.faults.next('bet/saveBet', ...Array<'lost-after'>(resets).fill('lost-after'));
  desk.enter(userId);
  desk.pick(pick);
  desk.edit((ticket) => typeStake(ticket, '500'));
  desk.submit({ delaySeconds: 0, knownBetIds: [] });
  const requestsTo = (wanted: string) => server.log.filter(({ path }) => path === wanted).length;
  return {
    view: () => desk.store.getState().aside.map((slip) => asideView(slip, null, exchange.clock.now()))[0],
    standing: () => exchange.betting.ofMatch(userId, pick.matchId).length,
    requestsTo,
  };
}

describe('a server that resets the connection after the work', () => {
  test('places one bet when it knows the Idempotency-Key, and the slip says so', async () => {
    const { view, standing, requestsTo } = await pressOnce(2, true);
    await vi.waitFor(() => expect(requestsTo('bet/bets')).toBe(1), 10_000);
    expect([requestsTo('bet/saveBet'), standing()]).toEqual([3, 1]);
    expect(view()).toMatchObject({ name: 'placed', message: expect.stringMatching(/^Placed: Back /) as string });
  });

  test('places three bets when it ignores the key, and the slip lists all three', async () => {
    const { view, standing, requestsTo } = await pressOnce(2, false);
    await vi.waitFor(() => expect(view()).toMatchObject({ name: 'found' }), 10_000);
    expect([requestsTo('bet/saveBet'), standing(), requestsTo('bet/bets')]).toEqual([3, 3, 1]);
    expect(view()).toMatchObject({ message: '3 bets found', advice: expect.stringContaining('contact your operator') as string });
  });

  test('loses the answer to the end, and the slip lists all bets that it finds', async () => {
    const { view, standing, requestsTo } = await pressOnce(MOST_ATTEMPTS, false);
    await vi.waitFor(() => expect(view()).toMatchObject({ name: 'found', message: '4 bets found' }), 10_000);
    expect([requestsTo('bet/saveBet'), standing()]).toEqual([4, 4]);
  });
});

test('a withdrawal that the server takes, and refuses when the browser sends it again, is shown as taken', async () => {
  house = await openHouse([], { idempotent: false });
  const { exchange, server, userId } = house;
  const wallet = walletOf(exchange);
  await wallet.addDetail(userId, 'upi', { account_no: 'demo@upi', bank_holder_name: 'Demo' });
  const [detail] = wallet.details(userId);
  const queries = new QueryClient();
  const list = async () => (await read(getwalletsummary, { type: 'WITHDRAW', limit: 50, page: 1 })).rows;
  const desk = createPayments({
    ...deskPortsOf(queries),
    send: (intent) => sendRequest(queries, intent, null, () => undefined),
    list,
    refreshList: list,
    refresh: () => undefined,
    pending: { load: () => [], keep: () => undefined, drop: () => undefined },
  });
  desk.enter(userId);
  server.faults.next('wallet/walletchipOutV2', 'lost-after');
  const order = { kind: 'withdrawal', amount: units(500), methodId: 'upi', targetId: detail?.detailId ?? '', bankReference: '', remark: '' } as const;
  desk.submit(order, [], null);
  const message = 'Your previous request is being processed!';
  await vi.waitFor(() => expect(desk.store.getState().withdrawal).toMatchObject({ phase: 'taken', refused: message, found: [{ amount: units(500) }] }), 10_000);
  expect(server.log.filter(({ path }) => path === 'wallet/walletchipOutV2')).toHaveLength(2);
});
