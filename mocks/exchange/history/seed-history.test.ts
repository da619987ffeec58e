import { describe, expect, test } from 'vitest';
import { add, type Money, negate, sum, units, ZERO } from '#shared/domain/money/money.ts';
import { DAY_MS } from '#shared/format/durations.ts';
import { createClock } from '../clock.ts';
import { createCore } from '../core.ts';
import { createExchange } from '../create.ts';
import type { EntryKind } from '../interface/ledger.ts';
import { demoUserId } from '../state/initial-state.ts';
import { EXCHANGE_ACCOUNT } from '../state/state.ts';
import { EVENING, findUserId, SEED, world } from '../tests/test-exchange.ts';
import { createWorld } from '../world/world.ts';
import { seedHistory } from './seed-history.ts';

const HISTORY_PLAN = { bets: 10_000, days: 180 };
/** For tests that change the account: each opens its own exchange. */
const SMALL_PLAN = { bets: 300, days: 90 };

async function openWithHistory(plan = HISTORY_PLAN, scripts = world) {
  const exchange = createExchange({
    seed: SEED,
    clock: createClock({ now: EVENING }),
    world: scripts,
    commissionPercent: 2,
    wallClock: () => EVENING,
  });
  const userId = findUserId(exchange, 'demo');
  expect(userId).toBe(demoUserId);
  const before = exchange.betting.getBalance(userId);
  await exchange.operator.seedHistory(userId, plan);
  return { exchange, userId, before };
}

const toIsoTime = (time: number) => new Date(time).toISOString();

describe('seedHistory with 10,000 bets', async () => {
  const { exchange, userId, before } = await openWithHistory();
  const { ledger, betting } = exchange;
  const all = ledger.getStatement(userId, {});

  test('writes about as many bets as planned, of every sport and in every list of ended bets', () => {
    const total = (which: 'settled' | 'void' | 'deleted' | 'open') => betting.list(userId, which, {}).total;
    expect(total('settled') + total('void') + total('deleted')).toBeGreaterThan(HISTORY_PLAN.bets * 0.97);
    expect([total('void') > 20, total('deleted') > 20, total('open')]).toEqual([true, true, 0]);
    const { rows } = betting.list(userId, 'settled', {});
    expect(new Set(rows.map((bet) => `${bet.sportId} ${bet.kind}`))).toEqual(
      new Set(['4 odds', '4 bookmaker', '4 fancy', '1 odds', '2 odds', '7 odds', '4339 odds']),
    );
  });

  test('leaves the cash unchanged and the balance above zero', () => {
    expect(betting.getBalance(userId)).toMatchObject({ available: before.available, exposure: before.exposure });
    expect(Math.min(...all.rows.map((row) => row.balance))).toBeGreaterThan(0);
    expect(all.rows.map((row) => row.at)).toEqual(all.rows.map((row) => row.at).toSorted());
    expect(all.rows[0]).toMatchObject({ at: toIsoTime(EVENING - HISTORY_PLAN.days * DAY_MS), kind: 'opening' });
  });

  test.each([50, 499])('the seeded statement adds up on every page of %i rows', (limit) => {
    let balance: Money = all.opening;
    for (let page = 1; page <= Math.ceil(all.total / limit); page++) {
      const { rows, opening, closing } = ledger.getStatement(userId, { page, limit });
      expect([opening, closing]).toEqual([all.opening, all.closing]);
      for (const row of rows) {
        balance = add(balance, row.amount);
        expect(row.balance).toBe(balance);
      }
    }
    expect(balance).toBe(all.closing);
  });

  test.each<[EntryKind | null, number, number]>([
    [null, 179, 120],
    [null, 40, 33],
    ['betting', 90, 7],
    ['commission', 90, 0],
    ['deposit', 180, 0],
  ])(
    'the seeded statement of kind %s from %i to %i days ago opens where the days before it closed',
    (kind, from, to) => {
      const kinds = kind === null ? null : [kind];
      const earlier = ledger.getStatement(userId, { kinds, to: toIsoTime(EVENING - from * DAY_MS - 1) });
      const statement = ledger.getStatement(userId, {
        kinds,
        from: toIsoTime(EVENING - from * DAY_MS),
        to: toIsoTime(EVENING - to * DAY_MS),
      });
      expect(statement.opening).toBe(earlier.closing);
      expect(sum([statement.opening, ...statement.rows.map((row) => row.amount)])).toBe(statement.closing);
    },
  );

  test.each([
    [180, 0],
    [90, 31],
    [7, 0],
    [1, 0],
  ])('the seeded profit and loss from %i to %i days ago equals that of the statement', (from, to) => {
    const span = { from: toIsoTime(EVENING - from * DAY_MS), to: toIsoTime(EVENING - to * DAY_MS) };
    const total = (kind: EntryKind) =>
      sum(ledger.getStatement(userId, { ...span, kinds: [kind] }).rows.map((row) => row.amount));
    const sports = ledger.getSportsProfit(userId, span);
    expect(sum(sports.map((row) => row.total))).toBe(total('betting'));
    expect(sum(sports.map((row) => row.commission))).toBe(total('commission'));
    for (const { sportId } of sports) {
      const events = ledger.getEventsProfit(userId, { ...span, sportId }).rows;
      expect(sum(events.map((row) => row.net))).toBe(
        sum(sports.filter((row) => row.sportId === sportId).map((row) => row.total)),
      );
    }
  });

  test('the seeded net result of each market equals the sum of its bets', () => {
    for (const { eventId, net } of ledger.getEventsProfit(userId, { limit: 200 }).rows) {
      expect(sum(betting.listByEvent(userId, eventId).map((bet) => bet.result ?? ZERO))).toBe(net);
    }
  });
});

describe('seedHistory with 300 bets', () => {
  test('the seeded casino rounds appear as a sport of their own, game by game', async () => {
    const { exchange, userId } = await openWithHistory(SMALL_PLAN);
    const { ledger } = exchange;
    const played = [
      ['Casino stake · Lucky Wheel', -500],
      ['Casino win · Lucky Wheel', 1250],
      ['Casino stake · Royal Keno 7', -30],
    ] as const;
    for (const [description, rupees] of played)
      await ledger.post(userId, { kind: 'casino', amount: units(rupees), description });
    expect(ledger.getSportsProfit(userId, {}).at(-1)).toEqual({
      sportId: 'QT',
      sportName: 'Casino',
      type: 1,
      total: units(720),
      commission: 0,
    });
    const games = ledger.getEventsProfit(userId, { sportId: 'QT' }).rows;
    expect(games.map(({ matchName, net }) => [matchName, net])).toEqual([
      ['Royal Keno 7', units(-30)],
      ['Lucky Wheel', units(750)],
    ]);
    expect(ledger.getEventsProfit(userId, { matchId: 'QT-Lucky Wheel' }).rows).toHaveLength(1);
  });

  test('leaves an account alone that has a history', async () => {
    const { exchange, userId } = await openWithHistory(SMALL_PLAN);
    const before = exchange.ledger.getStatement(userId, {});
    await exchange.operator.seedHistory(userId, { bets: 5, days: 2 });
    expect(exchange.ledger.getStatement(userId, {})).toEqual(before);
  });

  test('lets new entries continue its statement', async () => {
    const { exchange, userId, before } = await openWithHistory(SMALL_PLAN);
    const { ledger } = exchange;
    expect(await ledger.post(userId, { kind: 'deposit', amount: before.available, description: 'Deposit' })).toBe(true);
    const { rows, closing } = ledger.getStatement(userId, {});
    expect(rows.at(-1)?.balance).toBe(add(before.available, before.available));
    expect(closing).toBe(rows.at(-1)?.balance);
  });
});

test('seedHistory writes the same history for the same seed, whatever scripts were read before', async () => {
  const [once, again] = await Promise.all([
    openWithHistory(SMALL_PLAN),
    openWithHistory(SMALL_PLAN, createWorld(SEED)),
  ]);
  expect(again.exchange.ledger.getStatement(again.userId, {})).toEqual(
    once.exchange.ledger.getStatement(once.userId, {}),
  );
});

test('seedHistory creates no money: the operator holds the opposite of every row', () => {
  const core = createCore({
    seed: SEED,
    clock: createClock({ now: EVENING }),
    world,
    store: null,
    commissionPercent: 2,
    wallClock: () => EVENING,
  });
  const state = core.read();
  const before = { ...state.cash };
  seedHistory(world, state, demoUserId, SMALL_PLAN, EVENING, 2);
  expect(state.entries.length).toBeGreaterThan(100);
  expect(state.cash).toEqual(before);
  expect(state.cash[EXCHANGE_ACCOUNT]).toBe(negate(sum(state.entries.map((entry) => entry.amount))));
});
