import { describe, expect, test } from 'vitest';
import { ApiError } from '#shared/api/failure.ts';
import { createBetSlipHarness, getCurrentSlip, loseResponse, submitOptions } from './testing/bet-slip-harness.ts';
import { typeStake } from './ticket/ticket.ts';

describe('BetSlipController when the last check finds no bet', () => {
  test('does not report "not placed" while the list of ended bets does not respond', async () => {
    const harness = createBetSlipHarness();
    harness.listEnded = () => Promise.reject(new ApiError({ kind: 'unreachable', code: 'TIMEOUT_ERROR' }));
    await loseResponse(harness);
    await harness.passSeconds(15);
    expect(getCurrentSlip(harness)).toMatchObject({
      phase: 'unverified',
      reconciliation: { lastResult: 'unreadable' },
    });
  });

  test('reports not placed when the server has no list of ended bets', async () => {
    const harness = createBetSlipHarness();
    harness.listEnded = () => Promise.reject(new Error('no such list'));
    await loseResponse(harness);
    await harness.passSeconds(15);
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
});
