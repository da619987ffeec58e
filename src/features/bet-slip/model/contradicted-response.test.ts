import { describe, expect, test } from 'vitest';
import { lineRun } from '#shared/domain/odds/odds.ts';
import {
  createBetSlipHarness,
  enterBet,
  listTrackedSlips,
  loseResponse,
  submitOptions,
} from './testing/bet-slip-harness.ts';
import { listTrackedViews, setListedBets, submitBet, twice } from './testing/contradicted-bets.ts';
import { createBet, createFancySelectionSample, createOddsSelectionSample } from './testing/samples.ts';

describe('BetSlipController when the server takes a bet more than once', () => {
  test('shows every bet found, without delaying the outcome', async () => {
    const harness = createBetSlipHarness();
    let show: (bets: typeof twice) => void = () => undefined;
    harness.list = () => new Promise((resolve) => (show = resolve));
    submitBet(harness);
    await harness.respond({ type: 'accepted', message: 'Bet placed', receipts: twice.slice(0, 1) });
    expect(listTrackedViews(harness)).toMatchObject([{ name: 'placed', message: 'Placed: Back India · 500 @ 1.98' }]);
    show(twice);
    await harness.passSeconds(0);
    expect(listTrackedViews(harness)).toMatchObject([
      {
        name: 'found',
        message: '2 bets found',
        bets: ['Back India · 500 @ 1.98 · bet b-1', 'Back India · 500 @ 2.00 · bet b-2'],
      },
    ]);
    expect(harness.comparisonTimes).toEqual([0]);
  });

  test('shows every bet found after a lost response, at once or at the conclusive moment', async () => {
    const harness = createBetSlipHarness();
    setListedBets(harness, twice.slice(0, 1));
    await loseResponse(harness);
    await harness.passSeconds(1);
    expect(listTrackedViews(harness)).toMatchObject([{ name: 'placed' }]);
    setListedBets(harness);
    await harness.passSeconds(20);
    expect(listTrackedViews(harness)).toMatchObject([{ name: 'found', message: '2 bets found' }]);
    expect(harness.comparisonTimes).toEqual([15]);
  });

  test('keeps the message on screen when the bettor selects another price, until it is dismissed', async () => {
    const harness = createBetSlipHarness();
    setListedBets(harness);
    submitBet(harness);
    await harness.respond({ type: 'accepted', message: 'Bet placed', receipts: [] });
    harness.controller.select(createOddsSelectionSample({ runnerId: 8, runnerName: 'Australia' }));
    const [slip] = listTrackedSlips(harness);
    expect(listTrackedViews(harness)).toMatchObject([{ name: 'found' }]);
    if (slip !== undefined) harness.controller.dismiss(slip);
    expect(listTrackedSlips(harness)).toEqual([]);
  });

  test('shows the bets although the bettor selected another price before the list loaded', async () => {
    const harness = createBetSlipHarness();
    let show: (bets: typeof twice) => void = () => undefined;
    harness.list = () => new Promise((resolve) => (show = resolve));
    submitBet(harness);
    await harness.respond({ type: 'accepted', message: 'Bet placed', receipts: [] });
    harness.controller.select(createOddsSelectionSample({ runnerId: 8, runnerName: 'Australia' }));
    expect(listTrackedSlips(harness)).toEqual([]);
    show(twice);
    await harness.passSeconds(0);
    expect(listTrackedViews(harness)).toMatchObject([{ name: 'found', message: '2 bets found' }]);
  });

  test('compares again after 5 and 15 seconds when the list cannot be read', async () => {
    const harness = createBetSlipHarness();
    harness.list = () => Promise.reject(new Error('no connection'));
    submitBet(harness);
    await harness.respond({ type: 'accepted', message: 'Bet placed', receipts: [] });
    await harness.passSeconds(6);
    setListedBets(harness);
    await harness.passSeconds(60);
    expect(harness.comparisonTimes).toEqual([0, 5, 15]);
    expect(listTrackedViews(harness)).toMatchObject([{ name: 'found' }]);
  });

  test('reports no repetition when two presses placed two bets', async () => {
    const harness = createBetSlipHarness();
    harness.list = () => Promise.reject(new Error('no connection'));
    submitBet(harness);
    await harness.respond({ type: 'accepted', message: 'Bet placed', receipts: [] });
    await harness.passSeconds(1);
    submitBet(harness);
    await harness.respond({ type: 'accepted', message: 'Bet placed', receipts: [] });
    setListedBets(harness);
    await harness.passSeconds(30);
    expect(listTrackedViews(harness).map(({ name }) => name)).not.toContain('found');
  });

  test('also counts fancy bets', async () => {
    const harness = createBetSlipHarness();
    const line = {
      kind: 'fancy',
      marketId: '31_4',
      selectionName: 'YES',
      price: lineRun(4_500),
      size: 11_000,
    } as const;
    setListedBets(harness, [
      createBet({ betId: 'b-1', ...line }),
      createBet({ betId: 'b-2', ...line }),
      createBet({ betId: 'b-3', ...line }),
    ]);
    enterBet(harness, createFancySelectionSample());
    harness.controller.submit(submitOptions);
    await harness.respond({ type: 'accepted', message: 'Bet placed', receipts: [] });
    expect(listTrackedViews(harness)).toMatchObject([
      {
        name: 'found',
        message: '3 bets found',
        bets: [expect.stringContaining('6 over runs India · 500 @ 45'), {}, {}],
      },
    ]);
  });
});
