import { describe, expect, test } from 'vitest';
import { units, ZERO } from '#shared/domain/money/money.ts';
import {
  type BetSlipHarness,
  createBetSlipHarness,
  getCurrentSlip,
  listTrackedSlips,
} from './testing/bet-slip-harness.ts';
import { listTrackedViews, setListedBets, submitBet, twice } from './testing/contradicted-bets.ts';
import { typePrice } from './ticket/ticket.ts';

describe('BetSlipController when the server takes a bet that it refused', () => {
  const refuse = async (harness: BetSlipHarness) => {
    submitBet(harness);
    await harness.respond({ type: 'refused', message: 'Odds suspended!' });
  };

  test('does not compare while the exposure is unchanged', async () => {
    const harness = createBetSlipHarness();
    setListedBets(harness);
    await refuse(harness);
    await harness.readExposure(ZERO);
    await harness.passSeconds(60);
    expect(harness.comparisonTimes).toEqual([]);
    expect(getCurrentSlip(harness)).toMatchObject({ phase: 'refused', ticket: { stake: units(500) } });
  });

  test('replaces the refusal with the bet found when the exposure changes', async () => {
    const harness = createBetSlipHarness();
    setListedBets(harness, twice.slice(0, 1));
    await refuse(harness);
    expect(getCurrentSlip(harness).phase).toBe('refused');
    await harness.readExposure(units(-500));
    expect(getCurrentSlip(harness).phase).toBe('empty');
    expect(listTrackedViews(harness)).toMatchObject([
      { name: 'found', message: '1 bet found', advice: expect.stringContaining('“Odds suspended!”') as string },
    ]);
    expect(harness.refreshCount).toBe(1);
  });

  test('finds the bet in a later list when the server delayed it', async () => {
    const harness = createBetSlipHarness();
    setListedBets(harness, []);
    await refuse(harness);
    await harness.readExposure(units(-500));
    await harness.passSeconds(4);
    expect(getCurrentSlip(harness).phase).toBe('refused');
    setListedBets(harness, twice.slice(0, 1));
    await harness.passSeconds(2);
    expect(listTrackedViews(harness)).toMatchObject([{ name: 'found', message: '1 bet found' }]);
    expect(harness.comparisonTimes).toEqual([0, 5]);
  });

  test('compares without a known exposure', async () => {
    const harness = createBetSlipHarness();
    harness.exposure = null;
    setListedBets(harness);
    await refuse(harness);
    expect(listTrackedViews(harness)).toMatchObject([{ name: 'found', message: '2 bets found' }]);
  });

  test("keeps the bettor's later edits in the slip", async () => {
    const harness = createBetSlipHarness();
    setListedBets(harness, twice.slice(0, 1));
    await refuse(harness);
    harness.controller.edit((ticket) => typePrice(ticket, '2.5'));
    await harness.readExposure(units(-500));
    expect(getCurrentSlip(harness)).toMatchObject({ phase: 'draft', ticket: { priceText: '2.5' } });
    expect(listTrackedViews(harness)).toMatchObject([{ name: 'found' }]);
  });

  test('stops comparing when the same bet is sent again', async () => {
    const harness = createBetSlipHarness();
    await refuse(harness);
    submitBet(harness);
    setListedBets(harness, twice.slice(0, 1));
    await harness.readExposure(units(-500));
    expect(harness.comparisonTimes).toEqual([]);
    await harness.respond({ type: 'accepted', message: 'Bet placed', receipts: twice.slice(0, 1) });
    expect(listTrackedViews(harness)).toMatchObject([{ name: 'placed' }]);
  });

  test('stops comparing when the server can no longer act on the request', async () => {
    const harness = createBetSlipHarness();
    setListedBets(harness);
    await refuse(harness);
    await harness.passSeconds(16);
    await harness.readExposure(units(-500));
    expect(harness.comparisonTimes).toEqual([]);
  });

  test('does not show the bet to another user', async () => {
    const harness = createBetSlipHarness();
    setListedBets(harness);
    await refuse(harness);
    harness.controller.setUser('u-2');
    await harness.readExposure(units(-500));
    expect(listTrackedSlips(harness)).toEqual([]);
  });
});
