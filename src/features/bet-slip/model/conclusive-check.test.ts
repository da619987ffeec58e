import { describe, expect, test } from 'vitest';
import { ApiError } from '#shared/api/failure.ts';
import type { Selection } from '#shared/domain/bet/selection.ts';
import { createBetSlipHarness, getCurrentSlip, loseResponse, submitOptions } from './testing/bet-slip-harness.ts';
import { createBet, START } from './testing/samples.ts';
import { typeStake } from './ticket/ticket.ts';

describe('BetSlipController when the last check finds no bet', () => {
  test('does not report "not placed" while the list of ended bets does not respond', async () => {
    const harness = createBetSlipHarness();
    harness.listEnded = () => [Promise.reject(new ApiError({ kind: 'unreachable', code: 'TIMEOUT_ERROR' }))];
    await loseResponse(harness);
    await harness.passSeconds(15);
    expect(getCurrentSlip(harness)).toMatchObject({
      phase: 'unverified',
      reconciliation: { lastResult: 'unreadable' },
    });
  });

  test('reports not placed when the server has no list of ended bets', async () => {
    const harness = createBetSlipHarness();
    harness.listEnded = () => [Promise.reject(new Error('no such list'))];
    await loseResponse(harness);
    await harness.passSeconds(15);
    expect(getCurrentSlip(harness).phase).toBe('refused');
  });

  test('finds an ended bet in one list although the server lacks another', async () => {
    const harness = createBetSlipHarness();
    harness.listEnded = () => [
      Promise.resolve([createBet({ settledAt: new Date(START + 9_000).toISOString() })]),
      Promise.reject(new ApiError({ kind: 'refused', message: 'no such list' })),
    ];
    await loseResponse(harness);
    await harness.passSeconds(15);
    expect(harness.controller.store.getState().tracked).toMatchObject([{ phase: 'placed' }]);
  });

  test('does not report "not placed" while a listed row cannot be read', async () => {
    const harness = createBetSlipHarness();
    harness.isWhole = false;
    await loseResponse(harness);
    await harness.passSeconds(15);
    expect(getCurrentSlip(harness)).toMatchObject({
      phase: 'unverified',
      reconciliation: { lastResult: 'unreadable' },
    });
    harness.isWhole = true;
    harness.controller.checkAgain(harness.sentIntents[0]?.reference ?? '');
    await harness.passSeconds(1);
    expect(getCurrentSlip(harness).phase).toBe('refused');
  });

  test('sends the same bet again with its key after no check has found it, and another stake with a new key', async () => {
    const harness = createBetSlipHarness();
    await loseResponse(harness);
    await harness.passSeconds(15);
    harness.controller.submit(submitOptions);
    await harness.respond({ type: 'lost' });
    await harness.passSeconds(15);
    harness.controller.edit((ticket) => typeStake(ticket, '700'));
    harness.controller.submit(submitOptions);
    const [first, second, third] = harness.sentIntents.map(({ reference }) => reference);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });

  test('keeps the key of a bet that no check has found when the bettor selects its price again', async () => {
    const harness = createBetSlipHarness();
    await loseResponse(harness);
    await harness.passSeconds(15);
    const [first] = harness.sentIntents;
    harness.controller.close();
    harness.controller.select(first?.selection as Selection);
    harness.controller.edit((ticket) => typeStake(ticket, '700'));
    harness.controller.edit((ticket) => typeStake(ticket, '500'));
    harness.controller.submit(submitOptions);
    expect(harness.sentIntents.map(({ reference }) => reference)).toEqual([first?.reference, first?.reference]);
  });

  test('gives a bet a new key minutes after no check has found the first', async () => {
    const harness = createBetSlipHarness();
    await loseResponse(harness);
    await harness.passSeconds(15);
    const [first] = harness.sentIntents;
    harness.controller.close();
    await harness.passSeconds(300);
    harness.controller.select(first?.selection as Selection);
    harness.controller.edit((ticket) => typeStake(ticket, '500'));
    harness.controller.submit(submitOptions);
    expect(harness.sentIntents[1]?.reference).not.toBe(first?.reference);
  });
});
