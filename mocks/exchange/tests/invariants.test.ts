import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { RunnerPosition } from '#shared/domain/bet/bet.ts';
import { calculateFancyLiability, calculateRunBands } from '#shared/domain/bet/fancy.ts';
import { units } from '#shared/domain/money/money.ts';
import { odds } from '#shared/domain/odds/odds.ts';
import { createClock } from '../clock.ts';
import { listActiveBets, groupByEvent, toFancyStake, computePositions } from '../betting/exposure.ts';
import { createCore, type Core } from '../core.ts';
import { createBettingService } from '../services/betting/betting-service.ts';
import { createBoardService } from '../services/board-service.ts';
import { createBooksService } from '../services/books-service.ts';
import { createOperatorService } from '../services/operator-service.ts';
import { HOUR, EVENING, MINUTE, SECOND, SEED, world } from './test-exchange.ts';
import { EXCHANGE_ACCOUNT } from '../state/state.ts';

type InvariantStep =
  | {
      readonly kind: 'bet';
      readonly user: 0 | 1;
      readonly row: number;
      readonly market: number;
      readonly runner: number;
      readonly side: 'back' | 'lay';
      readonly better: boolean;
      readonly stake: number;
    }
  | {
      readonly kind: 'fancy';
      readonly user: 0 | 1;
      readonly row: number;
      readonly line: number;
      readonly side: 'yes' | 'no';
      readonly stake: number;
    }
  | { readonly kind: 'wait'; readonly ms: number }
  | { readonly kind: 'cash'; readonly user: 0 | 1; readonly out: boolean; readonly rupees: number }
  | { readonly kind: 'operator'; readonly what: 'delete' | 'abandon' | 'remove' | 'suspend'; readonly pick: number };

const user = fc.constantFrom(0 as const, 1 as const);
const step: fc.Arbitrary<InvariantStep> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('bet' as const),
      user,
      row: fc.nat(40),
      market: fc.nat(4),
      runner: fc.nat(3),
      side: fc.constantFrom('back' as const, 'lay' as const),
      better: fc.boolean(),
      stake: fc.integer({ min: 50, max: 20_000 }),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('fancy' as const),
      user,
      row: fc.nat(8),
      line: fc.nat(15),
      side: fc.constantFrom('yes' as const, 'no' as const),
      stake: fc.integer({ min: 50, max: 20_000 }),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('wait' as const),
      ms: fc.oneof(fc.integer({ min: 1, max: 20 * SECOND }), fc.integer({ min: MINUTE, max: 2 * HOUR })),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('cash' as const),
      user,
      out: fc.boolean(),
      rupees: fc.integer({ min: 1, max: 60_000 }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('operator' as const),
      what: fc.constantFrom('delete' as const, 'abandon' as const, 'remove' as const, 'suspend' as const),
      pick: fc.nat(10),
    }),
  },
);

function openInvariantExchange() {
  const clock = createClock({ now: EVENING });
  const core = createCore({ seed: SEED, clock, world, store: null, commissionPercent: 2, wallClock: () => EVENING });
  const users = Object.values(core.read().users).map((each) => each.userId);
  return {
    core,
    clock,
    users,
    betting: createBettingService(core),
    board: createBoardService(core),
    books: createBooksService(core),
    operator: createOperatorService(core),
  };
}

type InvariantExchange = ReturnType<typeof openInvariantExchange>;

const at = <T>(list: readonly T[], index: number): T | undefined => list[index % Math.max(1, list.length)];

function applyStep(
  { core, clock, users, betting, board, books, operator }: InvariantExchange,
  step: InvariantStep,
): void {
  const userId = 'user' in step ? (users[step.user] ?? '') : '';
  if (step.kind === 'wait') return clock.advance(step.ms);
  if (step.kind === 'cash')
    return void books.post(userId, {
      kind: step.out ? 'withdrawal' : 'deposit',
      amount: units(step.rupees),
      description: 'Cash',
    });
  if (step.kind === 'operator') {
    const bet = at(
      core.read().bets.filter((each) => each.state === 'active'),
      step.pick,
    );
    if (bet === undefined) return;
    if (step.what === 'delete') return void operator.deleteBet(bet.betId, 'Test');
    if (step.what === 'abandon') return void operator.abandon(bet.eventId);
    if (step.what === 'remove' && bet.runnerId !== null) return void operator.removeRunner(bet.eventId, bet.runnerId);
    return void operator.setMarket(bet.eventId, { suspended: step.pick % 2 === 0 });
  }
  const sportId = step.kind === 'fancy' ? '4' : at(['4', '1', '2', '7'] as const, step.row);
  if (sportId === undefined) return;
  // Races end within minutes, so bets go on future races.
  const row = at(
    world.fixtures(sportId, clock.now() - (sportId === '7' ? 0 : 2 * HOUR), clock.now() + HOUR),
    step.row,
  )?.sheet;
  if (row === undefined) return;
  if (step.kind === 'fancy') {
    const line = at(board.fancies(row.matchId), step.line);
    const quote = step.side === 'yes' ? line?.yes : line?.no;
    if (line !== undefined && quote)
      void betting.placeFancy(userId, { fancyId: line.fancyId, side: step.side, ...quote, stake: units(step.stake) });
    return;
  }
  const market = at(board.matchMarkets(row.matchId), step.market);
  const runner = at(market?.runners ?? [], step.runner);
  const offer = runner?.[step.side][0];
  if (market === undefined || runner === undefined || !offer) return;
  const price = step.better && market.kind === 'odds' ? odds(step.side === 'back' ? 101 : offer.price) : offer.price;
  void betting.place(userId, {
    marketId: market.marketId,
    runnerId: runner.runnerId,
    side: step.side,
    price,
    stake: units(step.stake),
  });
}

/** Lists every set of `size` positions. */
function listWinnerSets<T>(list: readonly T[], size: number): T[][] {
  if (size === 0) return [[]];
  return list.flatMap((first, index) =>
    listWinnerSets(list.slice(index + 1), size - 1).map((rest) => [first, ...rest]),
  );
}

/** Lists the result of a market for each possible end: one winner, or any set of placed runners. */
function listOutcomes(positions: readonly RunnerPosition[], winners: number): number[] {
  if (winners === 1) return positions.map(({ result }) => result);
  return listWinnerSets(positions, Math.min(winners, positions.length)).map((placed) =>
    positions.reduce(
      (total, position) => total + (placed.includes(position) ? position.result : (position.otherwise ?? 0)),
      0,
    ),
  );
}

/** Computes the worst case of every market and line from each possible end. */
function listWorstCases(core: Core, userId: string): number {
  const state = core.read();
  let worst = 0;
  for (const [eventId, bets] of groupByEvent(listActiveBets(state, userId))) {
    const results =
      bets[0]?.kind === 'fancy'
        ? [calculateFancyLiability(calculateRunBands(bets.map(toFancyStake)))]
        : listOutcomes(
            computePositions(world, state, eventId, bets, core.clock.now()),
            world.market(eventId)?.winners ?? 1,
          );
    worst += Math.min(0, ...results);
  }
  return worst;
}

function expectInvariants(testExchange: InvariantExchange, operatorActed: boolean): void {
  const { core, users, betting, books } = testExchange;
  const state = core.read();
  // Users and house together keep the same amount of money.
  expect(Object.values(state.cash).reduce((total, cash) => total + cash, 0)).toBe(0);
  expect(state.cash[EXCHANGE_ACCOUNT]).toBe(-users.reduce((total, userId) => total + (state.cash[userId] ?? 0), 0));
  // Only the first two users bet.
  for (const userId of users.slice(0, 2)) {
    const { available, exposure } = betting.balance(userId);
    const held = state.orders.some((order) => order.userId === userId && order.state === 'held');
    if (held) expect(exposure).toBeLessThanOrEqual(listWorstCases(core, userId));
    else expect(exposure).toBe(listWorstCases(core, userId));
    // A user cannot lose more than they have, unless the operator removed a bet that covered another.
    if (!operatorActed) expect(available).toBeGreaterThanOrEqual(0);
    expect(available).toBe((state.cash[userId] ?? 0) + exposure);
    expect(betting.exposures(userId).reduce((total, row) => total + row.liability, 0)).toBe(exposure);
    const { opening, rows, closing } = books.statement(userId, {});
    expect(rows.reduce((total, row) => total + row.amount, opening as number)).toBe(closing);
    expect(closing).toBe(state.cash[userId]);
    const booked = state.entries
      .filter((entry) => entry.userId === userId && entry.kind === 'betting')
      .reduce((total, entry) => total + entry.amount, 0);
    const brought = state.bets
      .filter((bet) => bet.userId === userId && bet.state === 'settled')
      .reduce((total, bet) => total + (bet.result ?? 0), 0);
    expect(booked).toBe(brought);
  }
}

let bets = 0;
let settled = 0;
let onPlaces = 0;

test('the exchange keeps every invariant in 1,000 random command sequences', () => {
  fc.assert(
    fc.property(fc.array(step, { minLength: 4, maxLength: 14 }), (steps) => {
      const testExchange = openInvariantExchange();
      let operatorActed = false;
      for (const each of steps) {
        applyStep(testExchange, each);
        operatorActed ||= each.kind === 'operator';
        expectInvariants(testExchange, operatorActed);
      }
      testExchange.clock.advance(12 * HOUR);
      expectInvariants(testExchange, operatorActed);
      const state = testExchange.core.read();
      bets += state.bets.length;
      onPlaces += state.bets.filter((bet) => (world.market(bet.eventId)?.winners ?? 1) > 1).length;
      settled += state.bets.filter((bet) => bet.state === 'settled').length;
    }),
    { numRuns: 1_000, seed: 20261121 },
  );
  // The sequences are a useful test only if they bet and settle.
  expect(bets).toBeGreaterThan(1_500);
  expect(settled).toBeGreaterThan(700);
  expect(onPlaces).toBeGreaterThan(100);
});

test('the same commands at the same times give the same ledger, however the clock moves between them', () => {
  fc.assert(
    fc.property(fc.array(step, { minLength: 6, maxLength: 20 }), (steps) => {
      const once = openInvariantExchange();
      const again = openInvariantExchange();
      for (const each of steps) {
        applyStep(once, each);
        if (each.kind !== 'wait') applyStep(again, each);
        // Time jumps in one world and moves in small steps in the other.
        else for (let left = each.ms; left > 0; left -= 7 * MINUTE) again.clock.advance(Math.min(left, 7 * MINUTE));
      }
      once.clock.advance(6 * HOUR);
      for (let hours = 0; hours < 24; hours++) again.clock.advance(15 * MINUTE);
      expect(again.core.read()).toEqual(once.core.read());
    }),
    { numRuns: 60, seed: 4 },
  );
});
