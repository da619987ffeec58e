import { describe, expect, test } from 'vitest';
import { units, ZERO } from '#shared/domain/money/money.ts';
import { createBetSlipHarness, currentSlip, trackedSlips, type BetSlipHarness } from './testing/bet-slip-harness.ts';
import { setListedBets, submitBet, trackedViews, twice } from './testing/contradicted-bets.ts';
import { typePrice } from './ticket/ticket.ts';

describe('a bet that was refused after it was taken', () => {
  const refuse = async (harness: BetSlipHarness) => {
    submitBet(harness);
    await harness.answer({ type: 'rejected', message: 'Odds suspended!' });
  };

  test('is left alone while the exposure is as it was', async () => {
    const harness = createBetSlipHarness();
    setListedBets(harness);
    await refuse(harness);
    await harness.readExposure(ZERO);
    await harness.passSeconds(60);
    expect(harness.comparisonTimes).toEqual([]);
    expect(currentSlip(harness)).toMatchObject({ phase: 'refused', ticket: { stake: units(500) } });
  });

  test('is found when the exposure changed, and takes the place of the refusal', async () => {
    const harness = createBetSlipHarness();
    setListedBets(harness, twice.slice(0, 1));
    await refuse(harness);
    expect(currentSlip(harness).phase).toBe('refused');
    await harness.readExposure(units(-500));
    expect(currentSlip(harness).phase).toBe('empty');
    expect(trackedViews(harness)).toMatchObject([
      { name: 'found', message: '1 bet found', advice: expect.stringContaining('“Odds suspended!”') as string },
    ]);
    expect(harness.refreshCount).toBe(1);
  });

  test('is found later where the server still held it at first', async () => {
    const harness = createBetSlipHarness();
    setListedBets(harness, []);
    await refuse(harness);
    await harness.readExposure(units(-500));
    await harness.passSeconds(4);
    expect(currentSlip(harness).phase).toBe('refused');
    setListedBets(harness, twice.slice(0, 1));
    await harness.passSeconds(2);
    expect(trackedViews(harness)).toMatchObject([{ name: 'found', message: '1 bet found' }]);
    expect(harness.comparisonTimes).toEqual([0, 5]);
  });

  test('is looked for without an exposure to compare with', async () => {
    const harness = createBetSlipHarness();
    harness.exposure = null;
    setListedBets(harness);
    await refuse(harness);
    expect(trackedViews(harness)).toMatchObject([{ name: 'found', message: '2 bets found' }]);
  });

  test('leaves what was typed since in the slip', async () => {
    const harness = createBetSlipHarness();
    setListedBets(harness, twice.slice(0, 1));
    await refuse(harness);
    harness.controller.edit((ticket) => typePrice(ticket, '2.5'));
    await harness.readExposure(units(-500));
    expect(currentSlip(harness)).toMatchObject({ phase: 'draft', ticket: { priceText: '2.5' } });
    expect(trackedViews(harness)).toMatchObject([{ name: 'found' }]);
  });

  test('is no longer compared once the same bet is sent again', async () => {
    const harness = createBetSlipHarness();
    await refuse(harness);
    submitBet(harness);
    setListedBets(harness, twice.slice(0, 1));
    await harness.readExposure(units(-500));
    expect(harness.comparisonTimes).toEqual([]);
    await harness.answer({ type: 'accepted', message: 'Bet placed', receipts: twice.slice(0, 1) });
    expect(trackedViews(harness)).toMatchObject([{ name: 'placed' }]);
  });

  test('is compared no longer than the server may act on it', async () => {
    const harness = createBetSlipHarness();
    setListedBets(harness);
    await refuse(harness);
    await harness.passSeconds(16);
    await harness.readExposure(units(-500));
    expect(harness.comparisonTimes).toEqual([]);
  });

  test('of another bettor is not shown', async () => {
    const harness = createBetSlipHarness();
    setListedBets(harness);
    await refuse(harness);
    harness.controller.setUser('u-2');
    await harness.readExposure(units(-500));
    expect(trackedSlips(harness)).toEqual([]);
  });
});
