import { expect, test, vi } from 'vitest';
import { units } from '#shared/domain/money/money.ts';
import { odds } from '#shared/domain/odds/odds.ts';
import {
  createBetSlipHarness,
  enterBet,
  getCurrentSlip,
  listTrackedSlips,
  loseResponse,
  submitOptions as submission,
} from '../testing/bet-slip-harness.ts';
import { createBet, createOddsSelectionSample } from '../testing/samples.ts';
import type { BetPayload } from './bet-intent.ts';
import { placeTrackedBet } from './place-tracked-bet.ts';

const createOrder = (change: Partial<BetPayload> = {}): BetPayload => ({
  selection: createOddsSelectionSample({ runnerId: 9, runnerName: 'Australia' }),
  price: odds(210),
  stake: units(300),
  ...submission,
  ...change,
});

const createEvents = () => ({ onUnverified: vi.fn(), onCorrected: vi.fn() });

test('placeTrackedBet stores the bet until its response arrives and keeps the draft in the slip', async () => {
  const harness = createBetSlipHarness();
  enterBet(harness);
  const outcome = placeTrackedBet(harness.controller, createOrder(), createEvents());
  expect(getCurrentSlip(harness).phase).toBe('draft');
  expect(listTrackedSlips(harness)).toMatchObject([{ phase: 'sent', intent: { price: 210, stake: units(300) } }]);
  expect(harness.pendingIntents.size).toBe(1);
  await harness.respond({ type: 'accepted', message: 'Bet placed', receipts: [createBet({ price: odds(212) })] });
  await expect(outcome).resolves.toMatchObject({ kind: 'placed', price: 212 });
  expect(harness.pendingIntents.size).toBe(0);
  expect(harness.sentIntents).toHaveLength(1);
});

test("placeTrackedBet returns the server's message when the server refuses the bet", async () => {
  const harness = createBetSlipHarness();
  const outcome = placeTrackedBet(harness.controller, createOrder(), createEvents());
  await harness.respond({ type: 'refused', message: 'Unmatch bet not allowed.' });
  await expect(outcome).resolves.toEqual({ kind: 'refused', message: 'Unmatch bet not allowed.' });
});

test('placeTrackedBet sends nothing while another bet is in flight', async () => {
  const harness = createBetSlipHarness();
  enterBet(harness);
  harness.controller.submit(submission);
  await expect(placeTrackedBet(harness.controller, createOrder(), createEvents())).resolves.toEqual({
    kind: 'not-sent',
  });
  expect(harness.sentIntents).toHaveLength(1);
});

test('placeTrackedBet sends nothing while the same bet is unverified', async () => {
  const harness = createBetSlipHarness();
  await loseResponse(harness);
  await expect(
    placeTrackedBet(harness.controller, createOrder({ selection: createOddsSelectionSample() }), createEvents()),
  ).resolves.toEqual({ kind: 'not-sent' });
  expect(harness.sentIntents).toHaveLength(1);
});

test('placeTrackedBet returns the bet found in the list when the response is lost', async () => {
  const harness = createBetSlipHarness();
  const betEvents = createEvents();
  const outcome = placeTrackedBet(harness.controller, createOrder(), betEvents);
  harness.list = () =>
    Promise.resolve([
      createBet({
        selectionName: 'Australia',
        price: odds(215),
        stake: units(300),
        placedAt: new Date().toISOString(),
      }),
    ]);
  await harness.respond({ type: 'lost' });
  await harness.passSeconds(1);
  expect(betEvents.onUnverified).toHaveBeenCalledOnce();
  await expect(outcome).resolves.toMatchObject({ kind: 'placed', price: 215 });
  expect(harness.sentIntents).toHaveLength(1);
});

test('placeTrackedBet returns a refusal without a message when the conclusive check finds no bet', async () => {
  const harness = createBetSlipHarness();
  const outcome = placeTrackedBet(harness.controller, createOrder(), createEvents());
  await harness.respond({ type: 'lost' });
  await harness.passSeconds(20);
  await expect(outcome).resolves.toEqual({ kind: 'refused', message: null });
});

test('placeTrackedBet stops waiting when another user signs in', async () => {
  const harness = createBetSlipHarness();
  const outcome = placeTrackedBet(harness.controller, createOrder(), createEvents());
  harness.controller.setUser('u-2');
  await expect(outcome).resolves.toEqual({ kind: 'signed-out' });
});

test('placeTrackedBet reports a correction when the list contains a refused bet', async () => {
  const harness = createBetSlipHarness();
  const betEvents = createEvents();
  const outcome = placeTrackedBet(harness.controller, createOrder(), betEvents);
  await harness.respond({ type: 'refused', message: 'Odds suspended!' });
  await expect(outcome).resolves.toEqual({ kind: 'refused', message: 'Odds suspended!' });
  harness.list = () =>
    Promise.resolve([createBet({ selectionName: 'Australia', price: odds(210), stake: units(300) })]);
  await harness.readExposure(units(-300));
  expect(betEvents.onCorrected).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ kind: 'placed', price: 210, refusalMessage: 'Odds suspended!' }),
  );
});

test('placeTrackedBet reports no correction when the list contains exactly the placed bet', async () => {
  const harness = createBetSlipHarness();
  const betEvents = createEvents();
  const outcome = placeTrackedBet(harness.controller, createOrder(), betEvents);
  const bet = createBet({ selectionName: 'Australia', price: odds(210), stake: units(300) });
  harness.list = () => Promise.resolve([bet]);
  await harness.respond({ type: 'accepted', message: 'Bet placed', receipts: [bet] });
  await expect(outcome).resolves.toMatchObject({ kind: 'placed' });
  await harness.passSeconds(60);
  expect(harness.comparisonTimes).toEqual([0]);
  expect(betEvents.onCorrected).not.toHaveBeenCalled();
});

test('placeTrackedBet reports a placed bet that the list has as not matched, without a matched price', async () => {
  const harness = createBetSlipHarness();
  const betEvents = createEvents();
  const outcome = placeTrackedBet(harness.controller, createOrder(), betEvents);
  const bet = createBet({ selectionName: 'Australia', price: odds(210), stake: units(300), matched: false });
  harness.list = () => Promise.resolve([bet]);
  await harness.respond({ type: 'accepted', message: 'Bet placed', receipts: [] });
  await expect(outcome).resolves.toMatchObject({ kind: 'placed', price: null, foundBets: [] });
  await harness.passSeconds(60);
  expect(betEvents.onCorrected).toHaveBeenCalledWith(
    expect.objectContaining({ kind: 'placed', price: null, foundBets: [bet] }),
  );
});
