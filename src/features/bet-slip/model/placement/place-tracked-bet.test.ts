import { expect, test, vi } from 'vitest';
import { units } from '#shared/domain/money/money.ts';
import { odds } from '#shared/domain/odds/odds.ts';
import type { BetPayload } from './bet-intent.ts';
import { placeTrackedBet } from './place-tracked-bet.ts';
import {
  trackedSlips,
  createBetSlipHarness,
  draftBet,
  currentSlip,
  submitOptions as submission,
  loseAnswer,
} from '../testing/bet-slip-harness.ts';
import { betOf, oddsSelection } from '../testing/samples.ts';

const orderOf = (change: Partial<BetPayload> = {}): BetPayload => ({
  selection: oddsSelection({ runnerId: 9, runnerName: 'Australia' }),
  price: odds(210),
  stake: units(300),
  ...submission,
  ...change,
});

const events = () => ({ onLost: vi.fn(), onCorrected: vi.fn() });

test('a bet from beside the slip leaves what is typed alone, and is kept until it is answered', async () => {
  const harness = createBetSlipHarness();
  draftBet(harness);
  const outcome = placeTrackedBet(harness.controller, orderOf(), events());
  expect(currentSlip(harness).phase).toBe('draft');
  expect(trackedSlips(harness)).toMatchObject([{ phase: 'sent', intent: { price: 210, stake: units(300) } }]);
  expect(harness.pendingIntents.size).toBe(1);
  await harness.answer({ type: 'accepted', message: 'Bet placed', receipts: [betOf({ price: odds(212) })] });
  await expect(outcome).resolves.toMatchObject({ kind: 'placed', price: 212 });
  expect(harness.pendingIntents.size).toBe(0);
  expect(harness.sentIntents).toHaveLength(1);
});

test('a refusal brings the words of the exchange', async () => {
  const harness = createBetSlipHarness();
  const outcome = placeTrackedBet(harness.controller, orderOf(), events());
  await harness.answer({ type: 'rejected', message: 'Unmatch bet not allowed.' });
  await expect(outcome).resolves.toEqual({ kind: 'refused', message: 'Unmatch bet not allowed.' });
});

test('one bet at a time: nothing is sent while another is under way', async () => {
  const harness = createBetSlipHarness();
  draftBet(harness);
  harness.controller.submit(submission);
  await expect(placeTrackedBet(harness.controller, orderOf(), events())).resolves.toEqual({ kind: 'not-sent' });
  expect(harness.sentIntents).toHaveLength(1);
});

test('the same bet in doubt is not sent again', async () => {
  const harness = createBetSlipHarness();
  await loseAnswer(harness);
  await expect(placeTrackedBet(harness.controller, orderOf({ selection: oddsSelection() }), events())).resolves.toEqual(
    { kind: 'not-sent' },
  );
  expect(harness.sentIntents).toHaveLength(1);
});

test('a lost answer is looked for, and told as what was found', async () => {
  const harness = createBetSlipHarness();
  const betEvents = events();
  const outcome = placeTrackedBet(harness.controller, orderOf(), betEvents);
  harness.list = () =>
    Promise.resolve([
      betOf({ selectionName: 'Australia', price: odds(215), stake: units(300), placedAt: new Date().toISOString() }),
    ]);
  await harness.answer({ type: 'lost' });
  await harness.passSeconds(1);
  expect(betEvents.onLost).toHaveBeenCalledOnce();
  await expect(outcome).resolves.toMatchObject({ kind: 'placed', price: 215 });
  expect(harness.sentIntents).toHaveLength(1);
});

test('and not found by the decisive look: it was not placed', async () => {
  const harness = createBetSlipHarness();
  const outcome = placeTrackedBet(harness.controller, orderOf(), events());
  await harness.answer({ type: 'lost' });
  await harness.passSeconds(20);
  await expect(outcome).resolves.toEqual({ kind: 'refused', message: null });
});

test('another bettor ends the waiting', async () => {
  const harness = createBetSlipHarness();
  const outcome = placeTrackedBet(harness.controller, orderOf(), events());
  harness.controller.setUser('u-2');
  await expect(outcome).resolves.toEqual({ kind: 'signed-out' });
});

test('orderAndHear corrects a refused bet that the list shows all the same', async () => {
  const harness = createBetSlipHarness();
  const betEvents = events();
  const outcome = placeTrackedBet(harness.controller, orderOf(), betEvents);
  await harness.answer({ type: 'rejected', message: 'Odds suspended!' });
  await expect(outcome).resolves.toEqual({ kind: 'refused', message: 'Odds suspended!' });
  harness.list = () => Promise.resolve([betOf({ selectionName: 'Australia', price: odds(210), stake: units(300) })]);
  await harness.readExposure(units(-300));
  expect(betEvents.onCorrected).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ kind: 'placed', price: 210, refusalMessage: 'Odds suspended!' }),
  );
});

test('orderAndHear corrects nothing when the list shows the one bet that was placed', async () => {
  const harness = createBetSlipHarness();
  const betEvents = events();
  const outcome = placeTrackedBet(harness.controller, orderOf(), betEvents);
  const bet = betOf({ selectionName: 'Australia', price: odds(210), stake: units(300) });
  harness.list = () => Promise.resolve([bet]);
  await harness.answer({ type: 'accepted', message: 'Bet placed', receipts: [bet] });
  await expect(outcome).resolves.toMatchObject({ kind: 'placed' });
  await harness.passSeconds(60);
  expect(harness.comparisonTimes).toEqual([0]);
  expect(betEvents.onCorrected).not.toHaveBeenCalled();
});
