import { describe, expect, test } from 'vitest';
import { units, ZERO } from '#shared/domain/money/money.ts';
import { odds } from '#shared/domain/odds/odds.ts';
import { placeOneClickBet, type OneClickContext } from './one-click.ts';
import {
  isConfirming,
  isConfirmed,
  getOneClickStake,
  getPricePolicy,
  MIN_CONFIRM_DELAY_MS,
  DEFAULT_PREFERENCES,
} from '../betting-preferences.ts';
import {
  listTrackedSlips,
  createBetSlipHarness,
  createDraftBet,
  getCurrentSlip,
  loseResponse,
} from '../testing/bet-slip-harness.ts';
import { createBet, createOddsSelectionSample } from '../testing/samples.ts';
import { createTicket, typeStake } from '../ticket/ticket.ts';

const account = { balance: { available: units(30_000), exposure: ZERO, profitAndLoss: ZERO }, positions: {}, bets: [] };
const oneClickContext = (change: Partial<OneClickContext> = {}): OneClickContext => ({
  quote: { price: odds(198), size: null, bettingBlock: null },
  account,
  runners: [7, 8],
  limits: null,
  areRulesLoaded: true,
  delaySeconds: 5,
  policy: { kind: 'better' },
  ...change,
});
const stake = units(100);
const capped = { minStake: units(500), maxStake: null, minOdds: null, maxOdds: null, maxProfit: null, delaySeconds: 0 };

describe('placeOneClickBet', () => {
  test('sends one bet beside the slip and keeps the draft in the slip', async () => {
    const harness = createBetSlipHarness();
    createDraftBet(harness, createOddsSelectionSample({ runnerId: 8, runnerName: 'Australia' }));
    expect(placeOneClickBet(harness.controller, createOddsSelectionSample(), stake, oneClickContext())).toBe('sent');
    expect(placeOneClickBet(harness.controller, createOddsSelectionSample(), stake, oneClickContext())).toBe('ignored');
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
      { quote: { price: odds(197), size: null, bettingBlock: null }, policy: { kind: 'within', ticks: 3 } },
      {},
    ],
    [
      'better odds with the policy "only mine"',
      { quote: { price: odds(199), size: null, bettingBlock: null }, policy: { kind: 'only-mine' } },
      {},
    ],
  ])('opens the slip with the stake for %s', (_, at, selection) => {
    const harness = createBetSlipHarness();
    expect(placeOneClickBet(harness.controller, createOddsSelectionSample(selection), stake, oneClickContext(at))).toBe(
      'opened',
    );
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
        oneClickContext(),
      ),
    ).toBe('sent');
  });

  test('opens the slip while another bet is in flight or the same bet is unverified', async () => {
    const harness = createBetSlipHarness();
    placeOneClickBet(harness.controller, createOddsSelectionSample(), stake, oneClickContext());
    expect(
      placeOneClickBet(harness.controller, createOddsSelectionSample({ runnerId: 8 }), stake, oneClickContext()),
    ).toBe('opened');
    const unverified = createBetSlipHarness();
    await loseResponse(unverified);
    expect(placeOneClickBet(unverified.controller, createOddsSelectionSample(), stake, oneClickContext())).toBe(
      'opened',
    );
    expect([harness.sentIntents.length, unverified.sentIntents.length]).toEqual([1, 1]);
  });
});

describe('betting preferences', () => {
  const on = { ...DEFAULT_PREFERENCES, oneClick: true, oneClickBy: 'u-1', oneClickStake: 10_000 };

  test('getOneClickStake returns a stake only for the user who enabled one-click betting and set one', () => {
    expect(getOneClickStake(on, 'u-1')).toBe(units(100));
    expect([
      getOneClickStake(DEFAULT_PREFERENCES, 'u-1'),
      getOneClickStake(on, 'u-2'),
      getOneClickStake(on, null),
      getOneClickStake({ ...on, oneClickStake: null }, 'u-1'),
      getOneClickStake({ ...on, oneClick: false }, 'u-1'),
    ]).toEqual([null, null, null, null, null]);
  });

  test('getPricePolicy returns the chosen policy', () => {
    expect(getPricePolicy(DEFAULT_PREFERENCES)).toEqual({ kind: 'better' });
    expect(getPricePolicy({ ...DEFAULT_PREFERENCES, price: 'within', ticks: 4 })).toEqual({ kind: 'within', ticks: 4 });
  });

  test('isConfirming accepts a second press on the same ticket, but no double click', () => {
    const ticket = typeStake(createTicket(createOddsSelectionSample()), '500');
    const request = { ticket, at: 1_000 };
    expect([
      isConfirming(null, ticket),
      isConfirming(request, ticket),
      isConfirming(request, typeStake(ticket, '501')),
    ]).toEqual([false, true, false]);
    expect([
      isConfirmed(request, ticket, 1_000 + MIN_CONFIRM_DELAY_MS - 1),
      isConfirmed(request, ticket, 1_000 + MIN_CONFIRM_DELAY_MS),
      isConfirmed(null, ticket, 9_000),
    ]).toEqual([false, true, false]);
  });
});
