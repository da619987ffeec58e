import { describe, expect, test } from 'vitest';
import { units, ZERO } from '#shared/domain/money/money.ts';
import { odds } from '#shared/domain/odds/odds.ts';
import { DEFAULT_PREFERENCES } from '../betting-preferences.ts';
import {
  createBetSlipHarness,
  enterBet,
  getCurrentSlip,
  listTrackedSlips,
  loseResponse,
} from '../testing/bet-slip-harness.ts';
import { createBet, createOddsSelectionSample } from '../testing/samples.ts';
import { type OneClickContext, placeOneClickBet } from './one-click-bet.ts';

const account = { balance: { available: units(30_000), exposure: ZERO, profitAndLoss: ZERO }, positions: {}, bets: [] };
const createOneClickContext = (change: Partial<OneClickContext> = {}): OneClickContext => ({
  quote: { price: odds(198), size: null, bettingBlock: null },
  account,
  runners: [7, 8],
  limits: null,
  areRulesLoaded: true,
  delaySeconds: 5,
  preferences: DEFAULT_PREFERENCES,
  ...change,
});
const stake = units(100);
const capped = { minStake: units(500), maxStake: null, minOdds: null, maxOdds: null, maxProfit: null, delaySeconds: 0 };

describe('placeOneClickBet', () => {
  test('sends one bet beside the slip and keeps the draft in the slip', async () => {
    const harness = createBetSlipHarness();
    enterBet(harness, createOddsSelectionSample({ runnerId: 8, runnerName: 'Australia' }));
    expect(placeOneClickBet(harness.controller, createOddsSelectionSample(), stake, createOneClickContext())).toBe(
      'sent',
    );
    expect(placeOneClickBet(harness.controller, createOddsSelectionSample(), stake, createOneClickContext())).toBe(
      'ignored',
    );
    expect(harness.sentIntents).toMatchObject([{ price: 198, stake, selection: { runnerId: 7 } }]);
    expect(getCurrentSlip(harness)).toMatchObject({
      phase: 'draft',
      ticket: { selection: { runnerId: 8 }, stake: units(500) },
    });
    await harness.respond({ type: 'accepted', message: 'Bet placed', receipts: [createBet({ price: odds(198) })] });
    expect(listTrackedSlips(harness)).toMatchObject([{ phase: 'placed' }]);
  });

  test.each<[string, Partial<OneClickContext>, Partial<ReturnType<typeof createOddsSelectionSample>>]>([
    ['a price younger than 250 ms', {}, { changedAgoMs: 249 }],
    ['a breach of the limits', { limits: capped }, {}],
    ['limits that are not loaded', { areRulesLoaded: false }, {}],
    ['a balance that is not loaded', { account: { ...account, balance: null } }, {}],
    ['an insufficient balance', { account: { ...account, balance: { ...account.balance, available: units(99) } } }, {}],
    ['a suspended market', { quote: { price: odds(198), size: null, bettingBlock: { by: 'suspended' } } }, {}],
    ['a worse price', { quote: { price: odds(197), size: null, bettingBlock: null } }, {}],
    [
      'a worse price within the allowed ticks',
      {
        quote: { price: odds(197), size: null, bettingBlock: null },
        preferences: { ...DEFAULT_PREFERENCES, price: 'within', ticks: 3 },
      },
      {},
    ],
    [
      'better odds with the policy "only mine"',
      {
        quote: { price: odds(199), size: null, bettingBlock: null },
        preferences: { ...DEFAULT_PREFERENCES, price: 'only-mine' },
      },
      {},
    ],
  ])('opens the slip with the stake for %s', (_, at, selection) => {
    const harness = createBetSlipHarness();
    expect(
      placeOneClickBet(harness.controller, createOddsSelectionSample(selection), stake, createOneClickContext(at)),
    ).toBe('opened');
    expect(harness.sentIntents).toEqual([]);
    expect(getCurrentSlip(harness)).toMatchObject({
      phase: 'draft',
      ticket: { stake, hasPriceJustChanged: selection.changedAgoMs === 249 },
    });
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
