import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { RunnerPosition } from '#shared/domain/bet/bet.ts';
import { calculateRunBands, calculateWorstFancyResult, toFancyBet } from '#shared/domain/bet/fancy.ts';
import { HOUR_MS, MINUTE_MS } from '#shared/format/durations.ts';
import { calculateEventPositions, groupByEvent, listActiveBets } from '../betting/exposure.ts';
import type { Core } from '../core.ts';
import { EXCHANGE_ACCOUNT } from '../state/state.ts';
import { applyStep, type InvariantExchange, invariantStep, openInvariantExchange } from './invariant-steps.ts';
import { world } from './test-exchange.ts';

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

/** Calculates the worst case of every market and line from each possible end. */
function listWorstCases(core: Core, userId: string): number {
  const state = core.read();
  let worst = 0;
  for (const [eventId, bets] of groupByEvent(listActiveBets(state, userId))) {
    const results =
      bets[0]?.kind === 'fancy'
        ? [calculateWorstFancyResult(calculateRunBands(bets.map(toFancyBet)))]
        : listOutcomes(
            calculateEventPositions(world, state, eventId, bets, core.clock.now()),
            world.findMarket(eventId)?.winners ?? 1,
          );
    worst += Math.min(0, ...results);
  }
  return worst;
}

function expectInvariants(testExchange: InvariantExchange, operatorActed: boolean): void {
  const { core, users, betting, ledger } = testExchange;
  const state = core.read();
  // Users and exchange account together keep the same amount of money.
  expect(Object.values(state.cash).reduce((total, cash) => total + cash, 0)).toBe(0);
  expect(state.cash[EXCHANGE_ACCOUNT]).toBe(-users.reduce((total, userId) => total + (state.cash[userId] ?? 0), 0));
  // Only the first two users bet.
  for (const userId of users.slice(0, 2)) {
    const { available, exposure } = betting.getBalance(userId);
    const held = state.orders.some((order) => order.userId === userId && order.state === 'held');
    if (held) expect(exposure).toBeLessThanOrEqual(listWorstCases(core, userId));
    else expect(exposure).toBe(listWorstCases(core, userId));
    // A user cannot lose more than they have, unless the operator removed a bet that covered another.
    if (!operatorActed) expect(available).toBeGreaterThanOrEqual(0);
    expect(available).toBe((state.cash[userId] ?? 0) + exposure);
    expect(betting.getExposures(userId).reduce((total, row) => total + row.exposure, 0)).toBe(exposure);
    const { opening, rows, closing } = ledger.getStatement(userId, {});
    expect(rows.reduce<number>((total, row) => total + row.amount, opening)).toBe(closing);
    expect(closing).toBe(state.cash[userId]);
    const recordedAmounts = state.entries
      .filter((entry) => entry.userId === userId && entry.kind === 'betting')
      .reduce((total, entry) => total + entry.amount, 0);
    const brought = state.bets
      .filter((bet) => bet.userId === userId && bet.state === 'settled')
      .reduce((total, bet) => total + (bet.result ?? 0), 0);
    expect(recordedAmounts).toBe(brought);
  }
}

test('the exchange keeps every invariant in 1,000 random command sequences', () => {
  let bets = 0;
  let settled = 0;
  let onPlaces = 0;
  fc.assert(
    fc.property(fc.array(invariantStep, { minLength: 4, maxLength: 14 }), (steps) => {
      const testExchange = openInvariantExchange();
      let operatorActed = false;
      for (const each of steps) {
        applyStep(testExchange, each);
        operatorActed ||= each.kind === 'operator';
        expectInvariants(testExchange, operatorActed);
      }
      testExchange.clock.advance(12 * HOUR_MS);
      expectInvariants(testExchange, operatorActed);
      const state = testExchange.core.read();
      bets += state.bets.length;
      onPlaces += state.bets.filter((bet) => (world.findMarket(bet.eventId)?.winners ?? 1) > 1).length;
      settled += state.bets.filter((bet) => bet.state === 'settled').length;
    }),
    { numRuns: 1_000 },
  );
  // The sequences are a useful test only if they bet and settle.
  expect(bets).toBeGreaterThan(1_500);
  expect(settled).toBeGreaterThan(700);
  expect(onPlaces).toBeGreaterThan(50);
});

test('the same commands at the same times give the same ledger, however the clock moves between them', () => {
  fc.assert(
    fc.property(fc.array(invariantStep, { minLength: 6, maxLength: 20 }), (steps) => {
      const once = openInvariantExchange();
      const again = openInvariantExchange();
      for (const each of steps) {
        applyStep(once, each);
        if (each.kind !== 'wait') applyStep(again, each);
        // Time jumps in one world and moves in small steps in the other.
        else
          for (let left = each.ms; left > 0; left -= 7 * MINUTE_MS) again.clock.advance(Math.min(left, 7 * MINUTE_MS));
      }
      once.clock.advance(6 * HOUR_MS);
      for (let hours = 0; hours < 24; hours++) again.clock.advance(15 * MINUTE_MS);
      expect(again.core.read()).toEqual(once.core.read());
    }),
    { numRuns: 60 },
  );
});
