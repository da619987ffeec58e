import { describe, expect, test } from 'vitest';
import { units } from '#shared/domain/money/money.ts';
import { odds } from '#shared/domain/odds/odds.ts';
import { DEFAULT_PREFERENCES } from '../betting-preferences.ts';
import {
  createBetSlipHarness,
  enterBet,
  getCurrentSlip,
  listTrackedSlips,
  loseResponse,
} from '../testing/bet-slip-harness.ts';
import { createBet, createOddsSelectionSample, START } from '../testing/samples.ts';
import { createAccount, createLimits, SAMPLE_RUNNERS } from '../testing/submit-contexts.ts';
import { type OneClickContext, placeOneClickBet } from './one-click-bet.ts';

const createOneClickContext = (change: Partial<OneClickContext> = {}): OneClickContext => ({
  quote: { price: odds(198), size: null, bettingBlock: null },
  account: createAccount(units(30_000)),
  runners: SAMPLE_RUNNERS,
  limits: null,
  areRulesLoaded: true,
  delaySeconds: 5,
  preferences: DEFAULT_PREFERENCES,
  otherBets: [],
  pressedAt: START + 60_000,
  ...change,
});
const stake = units(100);

describe('placeOneClickBet beside a draft', () => {
  const pressBesideDraft = () => {
    const harness = createBetSlipHarness();
    enterBet(harness, createOddsSelectionSample({ runnerId: 8, runnerName: 'Australia' }));
    const press = () =>
      placeOneClickBet(harness.controller, createOddsSelectionSample(), stake, createOneClickContext());
    return { harness, press, firstResult: press() };
  };

  test('sends the bet and keeps the draft in the slip', () => {
    const { harness, firstResult } = pressBesideDraft();
    expect(firstResult).toBe('sent');
    expect(harness.sentIntents).toMatchObject([{ price: 198, stake, selection: { runnerId: 7 } }]);
    expect(getCurrentSlip(harness)).toMatchObject({
      phase: 'draft',
      ticket: { selection: { runnerId: 8 }, stake: units(500) },
    });
  });

  test('ignores a second press while the bet is in flight', () => {
    const { harness, press } = pressBesideDraft();
    expect(press()).toBe('ignored');
    expect(harness.sentIntents).toHaveLength(1);
  });

  test.each([
    { afterMs: 200, result: 'ignored' },
    { afterMs: 600, result: 'sent' },
  ])('a second press $afterMs ms after a bet that a fast server took is $result', async ({ afterMs, result }) => {
    const { harness } = pressBesideDraft();
    await harness.respond({ type: 'accepted', message: 'Bet placed', receipts: [createBet({ price: odds(198) })] });
    const context = createOneClickContext({ pressedAt: START + afterMs });
    expect(placeOneClickBet(harness.controller, createOddsSelectionSample(), stake, context)).toBe(result);
  });

  test('tracks the accepted bet', async () => {
    const { harness } = pressBesideDraft();
    await harness.respond({ type: 'accepted', message: 'Bet placed', receipts: [createBet({ price: odds(198) })] });
    expect(listTrackedSlips(harness)).toMatchObject([{ phase: 'placed' }]);
  });
});

describe('placeOneClickBet', () => {
  const openSlip = (context: OneClickContext, selection = createOddsSelectionSample()) => {
    const harness = createBetSlipHarness();
    const result = placeOneClickBet(harness.controller, selection, stake, context);
    return { result, sentIntents: harness.sentIntents, slip: getCurrentSlip(harness) };
  };

  test.each<{ title: string; contextChange: Partial<OneClickContext> }>([
    { title: 'a breach of the limits', contextChange: { limits: createLimits({ minStake: units(500) }) } },
    { title: 'limits that are not loaded', contextChange: { areRulesLoaded: false } },
    {
      title: 'a balance that is not loaded',
      contextChange: { account: { ...createAccount(units(30_000)), balance: null } },
    },
    {
      title: 'a bet of the multi-bet slip in flight',
      contextChange: { otherBets: [{ phase: 'sent', selection: createOddsSelectionSample({ runnerId: 9 }) }] },
    },
    {
      title: 'the same bet in an unverified multi-bet',
      contextChange: { otherBets: [{ phase: 'unverified', selection: createOddsSelectionSample() }] },
    },
    { title: 'an insufficient balance', contextChange: { account: createAccount(units(99)) } },
    {
      title: 'a suspended market',
      contextChange: { quote: { price: odds(198), size: null, bettingBlock: { by: 'suspended' } } },
    },
    { title: 'a worse price', contextChange: { quote: { price: odds(197), size: null, bettingBlock: null } } },
    {
      title: 'a worse price within the allowed ticks',
      contextChange: {
        quote: { price: odds(197), size: null, bettingBlock: null },
        preferences: { ...DEFAULT_PREFERENCES, pricePolicyKind: 'within', ticks: 3 },
      },
    },
    {
      title: 'better odds with the policy "only mine"',
      contextChange: {
        quote: { price: odds(199), size: null, bettingBlock: null },
        preferences: { ...DEFAULT_PREFERENCES, pricePolicyKind: 'only-mine' },
      },
    },
  ])('opens the slip with the stake for $title', ({ contextChange }) => {
    const { result, sentIntents, slip } = openSlip(createOneClickContext(contextChange));
    expect(result).toBe('opened');
    expect(sentIntents).toEqual([]);
    expect(slip).toMatchObject({ phase: 'draft', ticket: { stake, hasPriceJustChanged: false } });
  });

  test('opens the slip with the stake and a warning for a price younger than 250 ms', () => {
    const youngPrice = createOddsSelectionSample({ changedAgoMs: 249 });
    const { result, sentIntents, slip } = openSlip(createOneClickContext(), youngPrice);
    expect(result).toBe('opened');
    expect(sentIntents).toEqual([]);
    expect(slip).toMatchObject({ phase: 'draft', ticket: { stake, hasPriceJustChanged: true } });
  });

  test('sends a bet on a price that changed exactly 250 ms ago', () => {
    expect(
      placeOneClickBet(
        createBetSlipHarness().controller,
        createOddsSelectionSample({ changedAgoMs: 250 }),
        stake,
        createOneClickContext(),
      ),
    ).toBe('sent');
  });

  test('opens the slip while another bet is in flight or the same bet is unverified', async () => {
    const harness = createBetSlipHarness();
    placeOneClickBet(harness.controller, createOddsSelectionSample(), stake, createOneClickContext());
    expect(
      placeOneClickBet(harness.controller, createOddsSelectionSample({ runnerId: 8 }), stake, createOneClickContext()),
    ).toBe('opened');
    const unverified = createBetSlipHarness();
    await loseResponse(unverified);
    expect(placeOneClickBet(unverified.controller, createOddsSelectionSample(), stake, createOneClickContext())).toBe(
      'opened',
    );
    expect([harness.sentIntents.length, unverified.sentIntents.length]).toEqual([1, 1]);
  });
});
