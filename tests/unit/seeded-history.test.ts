import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DEMO_HISTORY } from '#mocks/exchange/history/demo-history.ts';
import { read } from '#shared/api/client/call.ts';
import { fetchEveryRow } from '#shared/api/client/fetch-every-row.ts';
import { type EventProfit, type SportProfit, toStatementBetsBody } from '#shared/api/contract/betting/reports.ts';
import { contract } from '#shared/api/contract/index.ts';
import { isCasino, toCredits } from '#shared/domain/money/casino-credits.ts';
import { add, type Money, negate, sum, units, ZERO } from '#shared/domain/money/money.ts';
import { HOUR_MS } from '#shared/format/durations.ts';
import { type FaultTestServer, NOW, startTestServer } from '../faults/test-server.ts';

const { signal } = new AbortController();
const toIsoTime = (time: number) => new Date(time).toISOString();

let testServer: FaultTestServer;
beforeAll(async () => {
  testServer = await startTestServer([], { commissionPercent: 2 });
  await testServer.exchange.operator.seedHistory(testServer.userId, DEMO_HISTORY);
});
afterAll(() => testServer.close());

type DateSpan = { readonly from_date?: string; readonly to_date?: string };
const createUniqueKey = () => {
  let row = 0;
  return () => String((row += 1));
};

const fetchStatementRows = (span: DateSpan = {}) =>
  fetchEveryRow((page) => read(contract.statements, { ...span, ...page }, { signal }), {
    signal,
    getKey: createUniqueKey(),
  });
const fetchEventRows = (span: DateSpan = {}) =>
  fetchEveryRow((page) => read(contract.eventsProfitLoss, { ...span, ...page }, { signal }), {
    signal,
    getKey: ({ eventId }) => eventId,
  });
const fetchSettledRows = (span: DateSpan = {}) =>
  fetchEveryRow((page) => read(contract.settledBets, { ...span, ...page }, { signal }), {
    signal,
    getKey: ({ betId }) => betId,
  });
const fetchWalletRows = () =>
  fetchEveryRow((page) => read(contract.getwalletsummary, { ...page }, { signal }), {
    signal,
    getKey: ({ kind, bankReferenceOrId }) => kind + bankReferenceOrId,
  });
const fetchCasinoRows = () =>
  fetchEveryRow(
    async ({ page, limit }) => {
      const { casino, received, total } = await read(contract.settledBets, { bets_type: 'settled', page, limit });
      return { rows: casino, received, total, page };
    },
    { signal, getKey: ({ roundId }) => roundId },
  );

const sumAmounts = (rows: readonly { readonly amount: Money }[]) => sum(rows.map(({ amount }) => amount));
const sumResults = (bets: readonly { readonly result: Money | null }[]) =>
  sum(bets.map(({ result }) => result ?? ZERO));
const sumGross = (rows: readonly SportProfit[]) => sum(rows.map(({ total }) => total));
const sumNet = (rows: readonly EventProfit[]) => sum(rows.map(({ net }) => net));
const sumCommission = (rows: readonly { readonly commission: Money | null }[]) =>
  sum(rows.map(({ commission }) => commission ?? ZERO));

function groupBy<Row>(rows: readonly Row[], getKey: (row: Row) => string): ReadonlyMap<string, readonly Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) groups.set(getKey(row), [...(groups.get(getKey(row)) ?? []), row]);
  return groups;
}

describe("the demo's history", () => {
  test('the history adds up from the opening balance through every row to the balance of the header', async () => {
    const rows = await fetchStatementRows();
    expect(rows.length).toBeGreaterThan(300);
    let balance: Money = ZERO;
    for (const row of rows) {
      balance = add(balance, row.amount);
      expect(row.balance).toBe(balance);
      expect(balance).toBeGreaterThan(0);
    }
    const header = await read(contract.getUserBalanceV1, { userid: testServer.userId });
    expect(header).toMatchObject({ available: balance, exposure: ZERO });
    const won = rows.filter(({ kind }) => ['betting', 'commission', 'casino'].includes(kind));
    expect(header.profitAndLoss).toBe(sumAmounts(won));
  });

  test('the history has exactly one accepted transaction per deposit and withdrawal of the statement', async () => {
    const payments = (await fetchStatementRows()).filter(({ kind }) => kind === 'deposit' || kind === 'withdrawal');
    const requests = await fetchWalletRows();
    expect(payments.length).toBeGreaterThan(2);
    expect(new Set(payments.map(({ kind }) => kind))).toEqual(new Set(['deposit', 'withdrawal']));
    expect(new Set(requests.map(({ state }) => state))).toEqual(new Set(['accepted']));
    const asListed = requests.map(({ kind, amount, at, since }) =>
      kind === 'DEPOSIT' ? `deposit ${amount} ${since}` : `withdrawal ${negate(amount)} ${at}`,
    );
    expect(asListed.toSorted()).toEqual(payments.map(({ kind, amount, at }) => `${kind} ${amount} ${at}`).toSorted());
    const times = requests.map(({ at }) => at);
    expect(times).toEqual(times.toSorted().toReversed());
    expect(requests.every(({ amount }) => amount >= units(100))).toBe(true);
    expect(
      requests
        .filter(({ kind }) => kind === 'DEPOSIT')
        .every(({ bankReferenceOrId }) => /^\d{12,14}$/.test(bankReferenceOrId)),
    ).toBe(true);
  });

  test.each([
    ['all of it', {}],
    ['a month', { from_date: toIsoTime(NOW - 60 * 24 * HOUR_MS), to_date: toIsoTime(NOW - 30 * 24 * HOUR_MS) }],
    ['a week', { from_date: toIsoTime(NOW - 168 * HOUR_MS) }],
  ])(
    'the history gives the same result by sport, by event, bet by bet and in the statement: %s',
    async (_name, span) => {
      const [sports, events, bets, rows] = await Promise.all([
        read(contract.sportsPL, span),
        fetchEventRows(span),
        fetchSettledRows(span),
        fetchStatementRows(span),
      ]);
      const sumKind = (kind: string) => sumAmounts(rows.filter((row) => row.kind === kind));
      expect(bets.length).toBeGreaterThan(5);
      expect(sumResults(bets)).toBe(sumKind('betting'));
      expect(sumGross(sports.filter(({ sportId }) => !isCasino(sportId)))).toBe(sumKind('betting'));
      expect(sumGross(sports.filter(({ sportId }) => isCasino(sportId)))).toBe(sumKind('casino'));
      expect(sumNet(events)).toBe(sumGross(sports));
      expect([sumCommission(sports), sumCommission(events)]).toEqual([sumKind('commission'), sumKind('commission')]);
      for (const { sportId, kind, total } of sports) {
        const { rows: ofSport } = await read(contract.eventsProfitLoss, {
          ...span,
          sport_id: sportId,
          page: 1,
          limit: 500,
        });
        expect(sumNet(ofSport.filter((row) => row.kind === kind))).toBe(total);
      }
    },
  );

  test('the history lists for every event the bets that make up its result', async () => {
    const events = (await fetchEventRows()).filter(({ sportName }) => sportName !== 'Casino');
    const byEvent = groupBy(await fetchSettledRows(), ({ marketId }) => marketId);
    expect(events.map(({ eventId }) => eventId).toSorted()).toEqual([...byEvent.keys()].toSorted());
    for (const { kind, eventId, net, winnerName } of events) {
      const bets = await read(contract.plBets, toStatementBetsBody(kind, eventId));
      expect([sumResults(bets), sumResults(byEvent.get(eventId) ?? [])]).toEqual([net, net]);
      expect(new Set(bets.map((bet) => bet.winnerName))).toEqual(new Set([winnerName]));
    }
  });

  test('the history has a result for every event with a settled bet, with the same winner and time', async () => {
    const settledAt = new Map((await fetchSettledRows()).map((bet) => [bet.marketId, bet.settledAt]));
    for (const event of (await fetchEventRows()).filter(({ sportName }) => sportName !== 'Casino')) {
      const at = settledAt.get(event.eventId) ?? '';
      // The toss settles before its match begins.
      const [from, to] = [event.matchDate ?? '', at].toSorted();
      const { rows } = await read(contract.matchResults, {
        from_date: toIsoTime(Date.parse(from ?? '') - 1),
        to_date: to,
        page: 1,
        limit: 10_000,
      });
      const found = rows.filter(
        (row) => row.matchName === event.matchName && row.marketName === event.eventName && row.settledAt === at,
      );
      expect(found).toMatchObject([
        { sportName: event.sportName, seriesName: event.seriesName, winnerName: event.winnerName, kind: event.kind },
      ]);
    }
  });

  test('the history contains the casino orders behind its casino rows', async () => {
    const rows = (await fetchStatementRows()).filter(({ kind }) => kind === 'casino');
    const orders = await fetchCasinoRows();
    expect(orders).toHaveLength(DEMO_HISTORY.casino.rounds);
    const byRound = groupBy(rows, ({ remark }) => remark);
    expect([...byRound.keys()].toSorted()).toEqual(orders.map(({ roundId }) => roundId).toSorted());
    for (const { roundId, result, placedAt, matchName } of orders) {
      const roundRows = byRound.get(roundId) ?? [];
      expect(sumAmounts(roundRows)).toBe(toCredits(result ?? ZERO));
      expect(roundRows[0]).toMatchObject({ at: placedAt, description: expect.stringContaining(matchName) as unknown });
    }
  });
});
