import { describe, expect, test } from 'vitest';
import { units, ZERO } from '#shared/domain/money/money.ts';
import { odds } from '#shared/domain/odds/odds.ts';
import {
  trackedSlips,
  createBetSlipHarness,
  draftBet,
  currentSlip,
  loseAnswer,
  submitOptions,
  type BetSlipHarness,
} from './testing/bet-slip-harness.ts';
import { betOf, fancySelection, oddsSelection } from './testing/samples.ts';
import { typePrice } from './ticket/ticket.ts';
import { trackedView } from './view.ts';

const twice = [betOf({ betId: 'b-1' }), betOf({ betId: 'b-2', price: odds(200) })];
const setListedBets = (harness: BetSlipHarness, bets = twice) => void (harness.list = () => Promise.resolve(bets));

function submit(harness: BetSlipHarness) {
  draftBet(harness);
  harness.controller.submit(submitOptions);
}

const views = (harness: BetSlipHarness) => trackedSlips(harness).map((slip) => trackedView(slip, null, 0));

describe('a bet that was taken more than once', () => {
  test('is shown with every bet found, without delaying the answer', async () => {
    const harness = createBetSlipHarness();
    let show: (bets: typeof twice) => void = () => undefined;
    harness.list = () => new Promise((resolve) => (show = resolve));
    submit(harness);
    await harness.answer({ kind: 'placed', message: 'Bet placed', bet: twice[0] ?? null });
    expect(views(harness)).toMatchObject([{ name: 'placed', message: 'Placed: Back India · 500 @ 1.98' }]);
    show(twice);
    await harness.passSeconds(0);
    expect(views(harness)).toMatchObject([
      {
        name: 'found',
        message: '2 bets found',
        bets: ['Back India · 500 @ 1.98 · bet b-1', 'Back India · 500 @ 2.00 · bet b-2'],
      },
    ]);
    expect(harness.comparisonTimes).toEqual([0]);
  });

  test('is shown when the answer was lost, at once or at the conclusive moment', async () => {
    const harness = createBetSlipHarness();
    setListedBets(harness, twice.slice(0, 1));
    await loseAnswer(harness);
    await harness.passSeconds(1);
    expect(views(harness)).toMatchObject([{ name: 'placed' }]);
    setListedBets(harness);
    await harness.passSeconds(20);
    expect(views(harness)).toMatchObject([{ name: 'found', message: '2 bets found' }]);
    expect(harness.comparisonTimes).toEqual([15]);
  });

  test('stays on screen when another price is picked, until it is dismissed', async () => {
    const harness = createBetSlipHarness();
    setListedBets(harness);
    submit(harness);
    await harness.answer({ kind: 'placed', message: 'Bet placed', bet: null });
    harness.controller.select(oddsSelection({ runnerId: 8, runnerName: 'Australia' }));
    const [slip] = trackedSlips(harness);
    expect(views(harness)).toMatchObject([{ name: 'found' }]);
    if (slip !== undefined) harness.controller.dismiss(slip);
    expect(trackedSlips(harness)).toEqual([]);
  });

  test('is shown although another price was picked before the list came', async () => {
    const harness = createBetSlipHarness();
    let show: (bets: typeof twice) => void = () => undefined;
    harness.list = () => new Promise((resolve) => (show = resolve));
    submit(harness);
    await harness.answer({ kind: 'placed', message: 'Bet placed', bet: null });
    harness.controller.select(oddsSelection({ runnerId: 8, runnerName: 'Australia' }));
    expect(trackedSlips(harness)).toEqual([]);
    show(twice);
    await harness.passSeconds(0);
    expect(views(harness)).toMatchObject([{ name: 'found', message: '2 bets found' }]);
  });

  test('is compared again after 5 and 15 seconds when the list cannot be read', async () => {
    const harness = createBetSlipHarness();
    harness.list = () => Promise.reject(new Error('no connection'));
    submit(harness);
    await harness.answer({ kind: 'placed', message: 'Bet placed', bet: null });
    await harness.passSeconds(6);
    setListedBets(harness);
    await harness.passSeconds(60);
    expect(harness.comparisonTimes).toEqual([0, 5, 15]);
    expect(views(harness)).toMatchObject([{ name: 'found' }]);
  });

  test('is not claimed where two presses placed two bets', async () => {
    const harness = createBetSlipHarness();
    harness.list = () => Promise.reject(new Error('no connection'));
    submit(harness);
    await harness.answer({ kind: 'placed', message: 'Bet placed', bet: null });
    await harness.passSeconds(1);
    submit(harness);
    await harness.answer({ kind: 'placed', message: 'Bet placed', bet: null });
    setListedBets(harness);
    await harness.passSeconds(30);
    expect(views(harness).map(({ name }) => name)).not.toContain('found');
  });

  test('counts a session bet too', async () => {
    const harness = createBetSlipHarness();
    const line = { kind: 'fancy', marketId: '31_4', selectionName: 'YES', price: odds(4_500), size: 11_000 } as const;
    setListedBets(harness, [
      betOf({ betId: 'b-1', ...line }),
      betOf({ betId: 'b-2', ...line }),
      betOf({ betId: 'b-3', ...line }),
    ]);
    draftBet(harness, fancySelection());
    harness.controller.submit(submitOptions);
    await harness.answer({ kind: 'placed', message: 'Bet placed', bet: null });
    expect(views(harness)).toMatchObject([
      {
        name: 'found',
        message: '3 bets found',
        bets: [expect.stringContaining('6 over runs India · 500 @ 45'), {}, {}],
      },
    ]);
  });
});

describe('a bet that was refused after it was taken', () => {
  const refuse = async (harness: BetSlipHarness) => {
    submit(harness);
    await harness.answer({ kind: 'refused', message: 'Odds suspended!' });
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
    expect(views(harness)).toMatchObject([
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
    expect(views(harness)).toMatchObject([{ name: 'found', message: '1 bet found' }]);
    expect(harness.comparisonTimes).toEqual([0, 5]);
  });

  test('is looked for without an exposure to compare with', async () => {
    const harness = createBetSlipHarness();
    harness.exposure = null;
    setListedBets(harness);
    await refuse(harness);
    expect(views(harness)).toMatchObject([{ name: 'found', message: '2 bets found' }]);
  });

  test('leaves what was typed since in the slip', async () => {
    const harness = createBetSlipHarness();
    setListedBets(harness, twice.slice(0, 1));
    await refuse(harness);
    harness.controller.edit((ticket) => typePrice(ticket, '2.5'));
    await harness.readExposure(units(-500));
    expect(currentSlip(harness)).toMatchObject({ phase: 'draft', ticket: { priceText: '2.5' } });
    expect(views(harness)).toMatchObject([{ name: 'found' }]);
  });

  test('is no longer compared once the same bet is sent again', async () => {
    const harness = createBetSlipHarness();
    await refuse(harness);
    submit(harness);
    setListedBets(harness, twice.slice(0, 1));
    await harness.readExposure(units(-500));
    expect(harness.comparisonTimes).toEqual([]);
    await harness.answer({ kind: 'placed', message: 'Bet placed', bet: twice[0] ?? null });
    expect(views(harness)).toMatchObject([{ name: 'placed' }]);
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
