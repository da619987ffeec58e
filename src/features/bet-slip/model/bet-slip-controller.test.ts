import { describe, expect, test, vi } from 'vitest';
import { units, ZERO } from '#shared/domain/money/money.ts';
import { odds } from '#shared/domain/odds/odds.ts';
import {
  createBetSlipHarness,
  enterBet,
  getCurrentSlip,
  listTrackedSlips,
  submitOptions,
} from './testing/bet-slip-harness.ts';
import { createBet, createFancySelectionSample, createOddsSelectionSample } from './testing/samples.ts';
import { type Ticket, typeStake } from './ticket/ticket.ts';

describe('BetSlipController selection', () => {
  test('keeps the stake when the same selection is pressed at a new price', () => {
    const harness = createBetSlipHarness();
    enterBet(harness);
    harness.controller.select(createOddsSelectionSample({ price: odds(200) }));
    expect(getCurrentSlip(harness)).toMatchObject({ phase: 'draft', ticket: { price: 200, stake: units(500) } });
  });

  test('resets the stake for another selection', () => {
    const harness = createBetSlipHarness();
    enterBet(harness);
    harness.controller.select(createOddsSelectionSample({ side: 'lay' }));
    expect(getCurrentSlip(harness)).toMatchObject({ phase: 'draft', ticket: { stake: 0 } });
  });

  test('keeps a selection that was made before the user was known', () => {
    const harness = createBetSlipHarness(new Map(), undefined, null);
    harness.controller.select(createOddsSelectionSample());
    harness.controller.setUser('u-1');
    expect(getCurrentSlip(harness).phase).toBe('draft');
  });

  test('does not notify subscribers of an edit that changes nothing', () => {
    const harness = createBetSlipHarness();
    enterBet(harness);
    const onChange = vi.fn();
    harness.controller.store.subscribe(onChange);
    harness.controller.edit((ticket) => ticket);
    expect(onChange).not.toHaveBeenCalled();
  });

  test('ignores an edit of an empty slip', () => {
    const harness = createBetSlipHarness();
    harness.controller.edit((ticket) => typeStake(ticket, '700'));
    expect(getCurrentSlip(harness)).toEqual({ phase: 'empty' });
  });

  test('empties the stake on clear', () => {
    const harness = createBetSlipHarness();
    enterBet(harness);
    harness.controller.clear();
    expect(getCurrentSlip(harness)).toMatchObject({ phase: 'draft', ticket: { stake: 0 } });
  });

  test('empties the slip on close', () => {
    const harness = createBetSlipHarness();
    enterBet(harness);
    harness.controller.close();
    expect(getCurrentSlip(harness).phase).toBe('empty');
  });

  test('does not change the state on close when the slip is empty', () => {
    const { controller } = createBetSlipHarness();
    const before = controller.store.getState();
    controller.close();
    expect(controller.store.getState()).toBe(before);
  });

  test('tracks a bet in flight until its outcome when the bettor closes the slip', async () => {
    const harness = createBetSlipHarness();
    enterBet(harness);
    harness.controller.submit(submitOptions);
    harness.controller.close();
    expect(getCurrentSlip(harness).phase).toBe('empty');
    expect(listTrackedSlips(harness)).toMatchObject([{ phase: 'sent' }]);
    await harness.respond({ type: 'accepted', message: 'Bet placed', receipts: [] });
    expect(listTrackedSlips(harness)).toMatchObject([{ phase: 'placed', message: 'Bet placed' }]);
  });
});

describe('BetSlipController submit', () => {
  test('sends one bet with the odds in the slip when the button is pressed ten times in one turn', () => {
    const harness = createBetSlipHarness();
    enterBet(harness);
    for (let press = 0; press < 10; press++) harness.controller.submit(submitOptions);
    expect(harness.sentIntents).toHaveLength(1);
    expect(harness.sentIntents[0]).toMatchObject({ price: 198, stake: units(500), userId: 'u-1' });
    expect(getCurrentSlip(harness).phase).toBe('sent');
  });

  test('stores a bet until its outcome is known', async () => {
    const harness = createBetSlipHarness();
    enterBet(harness);
    harness.controller.submit(submitOptions);
    expect([...harness.pendingIntents.keys()]).toEqual([harness.sentIntents[0]?.reference]);
    await harness.respond({ type: 'refused', message: 'Odds suspended!' });
    expect(harness.pendingIntents.size).toBe(0);
  });

  test('does not send another bet while one is in flight', () => {
    const harness = createBetSlipHarness();
    enterBet(harness);
    harness.controller.submit(submitOptions);
    enterBet(harness, createFancySelectionSample());
    harness.controller.submit(submitOptions);
    expect(harness.sentIntents).toHaveLength(1);
    expect(listTrackedSlips(harness)).toMatchObject([{ phase: 'sent' }]);
    expect(getCurrentSlip(harness).phase).toBe('draft');
  });

  test('sends nothing without a selection', () => {
    const harness = createBetSlipHarness();
    harness.controller.submit(submitOptions);
    expect(harness.sentIntents).toHaveLength(0);
  });

  test.each<[string, (ticket: Ticket) => Ticket]>([
    ['a stake', (ticket) => ({ ...ticket, stake: ZERO })],
    ['a price', (ticket) => ({ ...ticket, price: null })],
  ])('sends nothing without %s', (_, change) => {
    const harness = createBetSlipHarness();
    enterBet(harness);
    harness.controller.edit(change);
    harness.controller.submit(submitOptions);
    expect(harness.sentIntents).toHaveLength(0);
  });

  test('sends nothing before the user is known', () => {
    const harness = createBetSlipHarness(new Map(), undefined, null);
    enterBet(harness);
    harness.controller.submit(submitOptions);
    expect(harness.sentIntents).toHaveLength(0);
  });

  test('keeps the stake and odds of a refused bet', async () => {
    const harness = createBetSlipHarness();
    enterBet(harness);
    harness.controller.submit(submitOptions);
    await harness.respond({ type: 'refused', message: 'Insufficient Balance.' });
    expect(getCurrentSlip(harness)).toMatchObject({
      phase: 'refused',
      refusal: { by: 'server', message: 'Insufficient Balance.' },
      ticket: { priceText: '1.98', stake: units(500) },
    });
  });

  test('sends a refused bet again under a new reference', async () => {
    const harness = createBetSlipHarness();
    enterBet(harness);
    harness.controller.submit(submitOptions);
    await harness.respond({ type: 'refused', message: 'Insufficient Balance.' });
    harness.controller.submit(submitOptions);
    expect(new Set(harness.sentIntents.map(({ reference }) => reference)).size).toBe(2);
  });

  test('does not read the bet list when the response contains the bet', async () => {
    const harness = createBetSlipHarness();
    enterBet(harness);
    harness.controller.submit(submitOptions);
    await harness.respond({ type: 'accepted', message: 'Bet placed', receipts: [createBet({ price: odds(201) })] });
    expect(listTrackedSlips(harness)).toMatchObject([{ phase: 'placed', price: 201, message: 'Bet placed' }]);
    expect(harness.listRequestTimes).toEqual([]);
  });

  test('empties the slip after a success and tracks the placed bet with its matched price', async () => {
    const harness = createBetSlipHarness();
    harness.list = () => Promise.resolve([createBet({ price: odds(200) })]);
    enterBet(harness);
    harness.controller.submit(submitOptions);
    await harness.respond({ type: 'accepted', message: 'Bet placed', receipts: [] });
    expect(getCurrentSlip(harness).phase).toBe('empty');
    expect(listTrackedSlips(harness)).toMatchObject([{ phase: 'placed', price: 200, message: 'Bet placed' }]);
  });

  test('dismisses a placed bet when the bettor makes the next selection', async () => {
    const harness = createBetSlipHarness();
    enterBet(harness);
    harness.controller.submit(submitOptions);
    await harness.respond({ type: 'accepted', message: 'Bet placed', receipts: [createBet()] });
    expect(listTrackedSlips(harness)).toMatchObject([{ phase: 'placed' }]);
    harness.controller.select(createOddsSelectionSample());
    expect(listTrackedSlips(harness)).toEqual([]);
  });
});
