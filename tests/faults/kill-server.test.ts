import { afterEach, expect, test, vi } from 'vitest';
import { createClock } from '#mocks/exchange/clock.ts';
import { createExchange } from '#mocks/exchange/create.ts';
import { createRunnerOffers } from '#mocks/exchange/testing/given-prices.ts';
import { closeDatabase, openDatabase } from '#mocks/sqlite/open-database.ts';
import { openJournal } from '#mocks/sqlite/open-journal.ts';
import type { Market } from '#shared/domain/market/market.ts';
import { HOUR_MS } from '#shared/format/durations.ts';
import {
  createDatabaseFolder,
  type DatabaseFolder,
  type ExchangeProcess,
  startExchangeProcess,
} from './exchange-process.ts';

const DELAY_SECONDS = 3;
/** The test starts a server twice. That takes seconds, and longer on a busy machine. */
const TIMEOUT_MS = 120_000;
const STAKE = 100;

let folder: DatabaseFolder | null = null;
let running: ExchangeProcess | null = null;
afterEach(async () => {
  await running?.stopNow();
  folder?.remove();
});

async function startServer(file: string): Promise<ExchangeProcess> {
  running = await startExchangeProcess({ DATABASE: file });
  return running;
}

/** Prepares a file with a past, and with two markets of held prices: one takes bets at once, one after a delay. */
async function prepareFile(file: string): Promise<{ atOnce: Market; delayed: Market }> {
  const exchange = createExchange({
    seed: 7,
    clock: createClock({ now: Date.now() }),
    journal: openJournal(file),
  });
  const [atOnce, delayed] = exchange.board
    .listHomeMatches()
    .filter((row) => !row.inPlay && Date.parse(row.startsAt) > Date.now() + HOUR_MS)
    .flatMap(({ matchId }) => exchange.board.listMatchMarkets(matchId).slice(0, 1))
    .filter(({ status, locked, kind }) => status === 'open' && !locked && kind === 'odds');
  if (atOnce === undefined || delayed === undefined) throw new Error('no two matches to come');
  for (const [market, delaySeconds] of [
    [atOnce, 0],
    [delayed, DELAY_SECONDS],
  ] as const) {
    const offers = Object.fromEntries(market.runners.map(({ runnerId }) => [runnerId, createRunnerOffers(200, 202)]));
    await exchange.operator.setMarket(market.marketId, { offers, delaySeconds });
  }
  await exchange.operator.seedHistory('u1001', { bets: 40, days: 10 });
  exchange.dispose();
  return { atOnce, delayed };
}

const toBet = ({ marketId, runners: [first] }: Market) => ({
  market_id: marketId,
  selection_id: first?.runnerId ?? 0,
  stack: STAKE,
  is_back: 1,
  odds: 2,
});

/**
 * Places bets one after the other until the server is gone, and notes the bet id of each key. `ended` has the key
 * without a response.
 */
function betUntilKilled(server: ExchangeProcess, market: Market, token: string) {
  const acknowledged = new Map<string, string>();
  const run = async (): Promise<string> => {
    for (let number = 0; ; number++) {
      const reference = `row-${number}`;
      const response = await server.post('bet/saveBet', toBet(market), { token, reference }).catch(() => null);
      if (response === null) return reference;
      const [bet] = response.data as readonly { readonly bet_id: string }[];
      acknowledged.set(reference, bet?.bet_id ?? '');
    }
  };
  return { acknowledged, ended: run() };
}

const readBalance = async (server: ExchangeProcess, token: string) => {
  const { data } = await server.post('user/getUserBalanceV1', { userid: 'me' }, { token });
  return data as { readonly balance: number; readonly liability: number };
};

/** Reads the file by plain SQL, without the code of the exchange. */
function readBySql(file: string) {
  const database = openDatabase(file);
  const all = <Row>(sql: string) => database.prepare(sql).all() as Row[];
  const result = {
    bets: all<{ reference: string; bet_id: string; state: string; count: number }>(
      `SELECT reference, min(bet_id) AS bet_id, min(state) AS state, count(*) AS count FROM bets
        WHERE reference IS NOT NULL GROUP BY user_id, reference`,
    ),
    ledger: all<{ user_id: string; total: number; cash: number }>(
      `SELECT ledger.user_id, sum(ledger.amount) AS total, cash.amount AS cash
        FROM ledger JOIN cash ON cash.key = ledger.user_id GROUP BY ledger.user_id`,
    ),
    /** Every bet of this test is a back of the same runner of its market, so its stake is the worst case. */
    available: all<{ user_id: string; rupees: number }>(
      `SELECT user_id, (sum(amount) - (SELECT coalesce(sum(stake), 0) FROM bets
          WHERE bets.user_id = ledger.user_id AND bets.state = 'active')) / 100.0 AS rupees
        FROM ledger GROUP BY user_id`,
    ),
    cash: all<{ total: number }>('SELECT sum(amount) AS total FROM cash')[0]?.total,
    held: all<{ reference: string }>(`SELECT reference FROM orders WHERE state = 'held'`),
  };
  closeDatabase(database);
  const bets = new Map(result.bets.map((bet) => [bet.reference, bet]));
  return {
    ...result,
    bets,
    rupeesOf: (userId: string) => result.available.find((row) => row.user_id === userId)?.rupees,
  };
}

function expectBalancedLedger({ ledger, cash }: ReturnType<typeof readBySql>): void {
  for (const { user_id: userId, total, cash: saved } of ledger) expect([userId, total]).toEqual([userId, saved]);
  expect(cash).toBe(0);
}

test(
  'the exchange loses no acknowledged bet and repeats none when it is killed in a bet delay',
  async () => {
    folder = createDatabaseFolder();
    const { file } = folder;
    const { atOnce, delayed } = await prepareFile(file);

    const first = await startServer(file);
    const [demo, demo2] = [await first.signIn('demo'), await first.signIn('demo2')];
    await first.post('wallet/createPaymentMethod', { method_id: 'upi', account_no: 'demo@upi' }, { token: demo2 });
    const withdrawal = { amount: 700, payment_method_id: 'P1', remark: '' };
    const paid = await first.post('wallet/walletchipOutV2', withdrawal, { token: demo2, reference: 'paid' });
    expect(paid).toMatchObject({ status: true });

    const newcomer = { user_name: 'newcomer', name: 'newcomer', password: 'Demo1234', mobile: '9876543210' };
    expect(await first.post('user/register', newcomer)).toMatchObject({ status: true });

    const before = await readBalance(first, demo);
    const { acknowledged, ended } = betUntilKilled(first, atOnce, demo2);
    // The delay of the held bet begins when the row is under way, so that it is still held at the end.
    await vi.waitFor(() => expect(acknowledged.size).toBeGreaterThan(0), 30_000);
    const delayedBet = first.post('bet/saveBet', toBet(delayed), { token: demo, reference: 'held' }).catch(() => null);
    // The stake of a held bet is reserved as soon as the server has accepted it.
    await vi.waitFor(async () => expect((await readBalance(first, demo)).balance).toBe(before.balance - STAKE), 5_000);
    await first.stopNow();
    expect(await delayedBet).toBeNull();
    const unanswered = await ended;

    const killed = readBySql(file);
    expectBalancedLedger(killed);
    expect(killed.held).toEqual([{ reference: 'held' }]);
    expect(killed.bets.get('held')).toBeUndefined();
    for (const [reference, betId] of acknowledged)
      expect(killed.bets.get(reference)).toMatchObject({ bet_id: betId, count: 1, state: 'active' });

    const second = await startServer(file);
    // Sessions survive, and each key gets its first response.
    const repeat = (reference: string, token: string, market: Market) =>
      second.post('bet/saveBet', toBet(market), { token, reference });
    const held = await repeat('held', demo, delayed);
    expect(held).toMatchObject({ status: true, data: [{ bet_id: expect.any(String) as string }] });
    expect(await repeat('held', demo, delayed)).toEqual(held);
    for (const [reference, betId] of [...acknowledged].slice(-3))
      expect(await repeat(reference, demo2, atOnce)).toMatchObject({ status: true, data: [{ bet_id: betId }] });
    expect(await repeat(unanswered, demo2, atOnce)).toMatchObject({ status: true });
    expect(await second.post('wallet/walletchipOutV2', withdrawal, { token: demo2, reference: 'paid' })).toEqual(paid);
    expect(await readBalance(second, await second.signIn('newcomer'))).toMatchObject({ balance: 10_000 });
    const after = { demo: await readBalance(second, demo), demo2: await readBalance(second, demo2) };
    await second.stopNow();

    const end = readBySql(file);
    expectBalancedLedger(end);
    expect([...end.bets.keys()].sort()).toEqual(['held', ...acknowledged.keys(), unanswered].sort());
    expect([...end.bets.values()].filter(({ count }) => count !== 1)).toEqual([]);
    expect(end.rupeesOf('u1001')).toBe(after.demo.balance);
    expect(end.rupeesOf('u1003')).toBe(after.demo2.balance);
    expect(after.demo2.balance).toBe(50_000 - 700 - STAKE * (acknowledged.size + 1));
  },
  TIMEOUT_MS,
);
