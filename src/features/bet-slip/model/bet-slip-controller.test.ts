import { describe, expect, test } from 'vitest';
import { units } from '#shared/domain/money/money.ts';
import { odds } from '#shared/domain/odds/odds.ts';
import {
  trackedSlips,
  createBetSlipHarness,
  draftBet,
  currentSlip,
  submitOptions,
} from './testing/bet-slip-harness.ts';
import { betOf, fancySelection, oddsSelection } from './testing/samples.ts';
import { typeStake } from './ticket/ticket.ts';

describe('picking', () => {
  test('another selection resets the stake, the same one keeps it and takes the new price', () => {
    const harness = createBetSlipHarness();
    draftBet(harness);
    harness.controller.select(oddsSelection({ price: odds(200) }));
    expect(currentSlip(harness)).toMatchObject({ phase: 'draft', ticket: { price: 200, stake: units(500) } });
    harness.controller.select(oddsSelection({ side: 'lay' }));
    expect(currentSlip(harness)).toMatchObject({ phase: 'draft', ticket: { stake: 0 } });
  });

  test('what was picked before the bettor was known stays in the slip', () => {
    const harness = createBetSlipHarness(new Map(), undefined, null);
    harness.controller.select(oddsSelection());
    harness.controller.setUser('u-1');
    expect(currentSlip(harness).phase).toBe('draft');
  });

  test('an edit that changes nothing notifies no subscriber', () => {
    const harness = createBetSlipHarness();
    draftBet(harness);
    const states: unknown[] = [];
    harness.controller.store.subscribe((state) => states.push(state));
    harness.controller.edit((ticket) => ticket);
    harness.controller.close();
    harness.controller.edit((ticket) => typeStake(ticket, '700'));
    expect(states).toHaveLength(1);
  });

  test('clear empties the stake, close the slip', () => {
    const harness = createBetSlipHarness();
    draftBet(harness);
    harness.controller.clear();
    expect(currentSlip(harness)).toMatchObject({ phase: 'draft', ticket: { stake: 0 } });
    harness.controller.close();
    expect(currentSlip(harness).phase).toBe('empty');
  });

  test('leaving the match closes the draft; a bet under way goes on', async () => {
    const harness = createBetSlipHarness();
    draftBet(harness);
    harness.controller.closeUnlessMatch('31');
    expect(currentSlip(harness).phase).toBe('draft');
    harness.controller.closeUnlessMatch('32');
    expect(currentSlip(harness).phase).toBe('empty');
    draftBet(harness);
    harness.controller.submit(submitOptions);
    harness.controller.closeUnlessMatch('32');
    expect(currentSlip(harness).phase).toBe('empty');
    expect(trackedSlips(harness)).toMatchObject([{ phase: 'sent' }]);
    await harness.answer({ type: 'accepted', message: 'Bet placed', receipts: [] });
    expect(trackedSlips(harness)).toMatchObject([{ phase: 'placed', message: 'Bet placed' }]);
  });
});

describe('sending', () => {
  test('ten presses in one turn send one bet, with the odds that stood in the slip', () => {
    const harness = createBetSlipHarness();
    draftBet(harness);
    for (let press = 0; press < 10; press++) harness.controller.submit(submitOptions);
    expect(harness.sentIntents).toHaveLength(1);
    expect(harness.sentIntents[0]).toMatchObject({ price: 198, stake: units(500), userId: 'u-1' });
    expect(currentSlip(harness).phase).toBe('sent');
  });

  test('it is kept before it is sent, and dropped once it is known what became of it', async () => {
    const harness = createBetSlipHarness();
    draftBet(harness);
    harness.controller.submit(submitOptions);
    expect([...harness.pendingIntents.keys()]).toEqual([harness.sentIntents[0]?.reference]);
    await harness.answer({ type: 'rejected', message: 'Odds suspended!' });
    expect(harness.pendingIntents.size).toBe(0);
  });

  test('while one is under way, another selection waits', () => {
    const harness = createBetSlipHarness();
    draftBet(harness);
    harness.controller.submit(submitOptions);
    draftBet(harness, fancySelection());
    harness.controller.submit(submitOptions);
    expect(harness.sentIntents).toHaveLength(1);
    expect(trackedSlips(harness)).toMatchObject([{ phase: 'sent' }]);
    expect(currentSlip(harness).phase).toBe('draft');
  });

  test('nothing is sent without a stake, a price or a user', () => {
    const harness = createBetSlipHarness();
    harness.controller.submit(submitOptions);
    harness.controller.select(oddsSelection());
    harness.controller.submit(submitOptions);
    harness.controller.edit((ticket) => ({ ...typeStake(ticket, '500'), price: null }));
    harness.controller.submit(submitOptions);
    expect(harness.sentIntents).toHaveLength(0);
  });

  test('a refused bet keeps everything typed, and can be sent again under a new reference', async () => {
    const harness = createBetSlipHarness();
    draftBet(harness);
    harness.controller.submit(submitOptions);
    await harness.answer({ type: 'rejected', message: 'Insufficient Balance.' });
    expect(currentSlip(harness)).toMatchObject({
      phase: 'refused',
      refusal: { by: 'server', message: 'Insufficient Balance.' },
      ticket: { priceText: '1.98', stake: units(500) },
    });
    harness.controller.submit(submitOptions);
    expect(new Set(harness.sentIntents.map(({ reference }) => reference)).size).toBe(2);
  });

  test('an answer that brings the bet needs no list', async () => {
    const harness = createBetSlipHarness();
    draftBet(harness);
    harness.controller.submit(submitOptions);
    await harness.answer({ type: 'accepted', message: 'Bet placed', receipts: [betOf({ price: odds(201) })] });
    expect(trackedSlips(harness)).toMatchObject([{ phase: 'placed', price: 201, message: 'Bet placed' }]);
    expect(harness.listRequestTimes).toEqual([]);
  });

  test('after a success the slip closes; what it was matched at is told beside it', async () => {
    const harness = createBetSlipHarness();
    harness.list = () => Promise.resolve([betOf({ price: odds(200) })]);
    draftBet(harness);
    harness.controller.submit(submitOptions);
    await harness.answer({ type: 'accepted', message: 'Bet placed', receipts: [] });
    expect(currentSlip(harness).phase).toBe('empty');
    expect(trackedSlips(harness)).toMatchObject([{ phase: 'placed', price: 200, message: 'Bet placed' }]);
    harness.controller.select(oddsSelection());
    expect(trackedSlips(harness)).toEqual([]);
  });
});
