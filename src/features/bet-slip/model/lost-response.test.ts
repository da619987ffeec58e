import { describe, expect, test } from 'vitest';
import { units } from '#shared/domain/money/money.ts';
import { odds } from '#shared/domain/odds/odds.ts';
import {
  type BetSlipHarness,
  createBetSlipHarness,
  enterBet,
  getCurrentSlip,
  listTrackedSlips,
  loseResponse,
  submitOptions,
} from './testing/bet-slip-harness.ts';
import { createBet, createOddsSelectionSample, START } from './testing/samples.ts';

describe('BetSlipController when a response is lost', () => {
  test('checks at 0, 5 and 15 s, then reports that the bet was not placed', async () => {
    const harness = createBetSlipHarness();
    await loseResponse(harness);
    expect(getCurrentSlip(harness).phase).toBe('unverified');
    await harness.passSeconds(14.9);
    expect(getCurrentSlip(harness)).toMatchObject({
      phase: 'unverified',
      reconciliation: { lastResult: 'not-listed' },
    });
    await harness.passSeconds(0.1);
    expect(harness.listRequestTimes).toEqual([0, 5, 15]);
    expect(getCurrentSlip(harness)).toMatchObject({
      phase: 'refused',
      refusal: { by: 'check' },
      ticket: { stake: units(500) },
    });
    expect(harness.pendingIntents.size).toBe(0);
  });

  test("waits longer when the market's bet delay is longer", async () => {
    const harness = createBetSlipHarness();
    enterBet(harness);
    harness.controller.submit({ delaySeconds: 20, knownBetIds: [] });
    await harness.respond({ type: 'lost' });
    await harness.passSeconds(60);
    expect(harness.listRequestTimes).toEqual([0, 5, 23]);
  });

  test('reports the bet as placed as soon as the list contains it', async () => {
    const harness = createBetSlipHarness();
    await loseResponse(harness);
    await harness.passSeconds(1);
    harness.list = () => Promise.resolve([createBet({ price: odds(199) })]);
    await harness.passSeconds(5);
    expect(getCurrentSlip(harness).phase).toBe('empty');
    expect(listTrackedSlips(harness)).toMatchObject([{ phase: 'placed', price: 199, message: null }]);
    expect(harness.refreshCount).toBe(1);
    await harness.passSeconds(60);
    expect(harness.listRequestTimes).toEqual([0, 5]);
  });

  test('blocks the same bet until its outcome is known', async () => {
    const harness = createBetSlipHarness();
    await loseResponse(harness);
    enterBet(harness);
    harness.controller.submit(submitOptions);
    expect(harness.sentIntents).toHaveLength(1);
    await harness.passSeconds(15);
    enterBet(harness);
    harness.controller.submit(submitOptions);
    expect(harness.sentIntents).toHaveLength(2);
  });

  test('allows a bet on another runner before its outcome is known', async () => {
    const harness = createBetSlipHarness();
    await loseResponse(harness);
    enterBet(harness, createOddsSelectionSample({ runnerId: 8, runnerName: 'Australia' }));
    harness.controller.submit(submitOptions);
    expect(harness.sentIntents).toHaveLength(2);
  });

  test('keeps the bet unverified while the list cannot be read', async () => {
    const harness = createBetSlipHarness();
    harness.list = () => Promise.reject(new Error('list unreadable'));
    await loseResponse(harness);
    await harness.passSeconds(300);
    expect(harness.listRequestTimes).toEqual([0, 5, 15]);
    expect(getCurrentSlip(harness)).toMatchObject({
      phase: 'unverified',
      reconciliation: { lastResult: 'unreadable', isChecking: false },
    });
  });

  test('reads the list once when the bettor presses "Check again" twice', async () => {
    const harness = createBetSlipHarness();
    harness.list = () => Promise.reject(new Error('list unreadable'));
    await loseResponse(harness);
    await harness.passSeconds(300);
    harness.list = () => Promise.resolve([]);
    harness.controller.checkAgain(harness.sentIntents[0]?.reference ?? '');
    harness.controller.checkAgain(harness.sentIntents[0]?.reference ?? '');
    await harness.passSeconds(1);
    expect(harness.listRequestTimes).toEqual([0, 5, 15, 300]);
    expect(getCurrentSlip(harness).phase).toBe('refused');
  });

  test('finds a bet that was settled during the checks', async () => {
    const harness = createBetSlipHarness();
    harness.listEnded = () => [Promise.resolve([createBet({ settledAt: new Date(START + 9_000).toISOString() })])];
    await loseResponse(harness);
    await harness.passSeconds(15);
    expect(listTrackedSlips(harness)).toMatchObject([{ phase: 'placed', price: 198 }]);
  });

  test('does not decide by an early manual check', async () => {
    const harness = createBetSlipHarness();
    await loseResponse(harness);
    await harness.passSeconds(2);
    harness.controller.checkAgain(harness.sentIntents[0]?.reference ?? '');
    await harness.passSeconds(0);
    expect(getCurrentSlip(harness).phase).toBe('unverified');
    await harness.passSeconds(60);
    expect(harness.listRequestTimes).toEqual([0, 2, 5, 15]);
  });

  /** Reloads the page while a bet is in flight. */
  function reloadInFlight(): BetSlipHarness {
    const before = createBetSlipHarness();
    enterBet(before);
    before.controller.submit(submitOptions);
    return createBetSlipHarness(before.pendingIntents, before.sentIntents[0]?.sentAt);
  }

  test('checks the bet after a reload', async () => {
    const harness = reloadInFlight();
    expect(listTrackedSlips(harness)).toMatchObject([{ phase: 'unverified' }]);
    harness.list = () => Promise.resolve([createBet()]);
    await harness.passSeconds(5);
    expect(listTrackedSlips(harness)).toMatchObject([{ phase: 'placed' }]);
    expect(harness.pendingIntents.size).toBe(0);
  });

  test('blocks the same bet after a reload', () => {
    const harness = reloadInFlight();
    enterBet(harness);
    harness.controller.submit(submitOptions);
    expect(harness.sentIntents).toHaveLength(0);
  });

  test('checks the bet again when its owner signs in again', async () => {
    const harness = createBetSlipHarness();
    harness.list = () => Promise.reject(new Error('signed out'));
    await loseResponse(harness);
    await harness.passSeconds(60);
    harness.list = () => Promise.resolve([]);
    harness.controller.setUser('u-1');
    await harness.passSeconds(0);
    expect(getCurrentSlip(harness).phase).toBe('refused');
  });

  test('hides the bet from the next user', async () => {
    const harness = createBetSlipHarness();
    await loseResponse(harness);
    harness.pendingIntents.clear();
    harness.controller.setUser('u-2');
    expect(harness.controller.store.getState()).toEqual({ current: { phase: 'empty' }, tracked: [] });
  });

  test('shows the bet when its owner signs in after another user', async () => {
    const harness = createBetSlipHarness();
    await loseResponse(harness);
    const pendingIntents = new Map(harness.pendingIntents);
    harness.pendingIntents.clear();
    harness.controller.setUser('u-2');
    pendingIntents.forEach((intent, reference) => harness.pendingIntents.set(reference, intent));
    harness.controller.setUser('u-1');
    expect(listTrackedSlips(harness)).toMatchObject([{ phase: 'unverified' }]);
  });
});
