import { describe, expect, test } from 'vitest';
import { toRunnerId } from '#shared/domain/market/runner-id.ts';
import { units } from '#shared/domain/money/money.ts';
import { lineRun, odds } from '#shared/domain/odds/odds.ts';
import { DEFAULT_PREFERENCES } from '../betting-preferences.ts';
import { createFancySelectionSample, createOddsSelectionSample } from '../testing/samples.ts';
import { createLimits, createOddsTicket, createSubmitContext } from '../testing/submit-contexts.ts';
import { createTicket, type Ticket, typePrice, typeStake } from '../ticket/ticket.ts';
import { findFirstBlockReason, type SubmitContext } from './block-reasons.ts';

const findReason = (ticket: Ticket, change: Partial<SubmitContext> = {}) =>
  findFirstBlockReason(createSubmitContext(ticket, change));

describe('findFirstBlockReason with limits', () => {
  const limits = createLimits({
    minStake: units(100),
    maxStake: units(25_000),
    minOdds: odds(110),
    maxOdds: odds(2000),
    maxProfit: units(20_000),
  });
  const belowMinStake = { kind: 'limit', breach: { code: 'min-size', limit: limits.minStake } };
  const aboveMaxStake = { kind: 'limit', breach: { code: 'max-size', limit: limits.maxStake } };
  const belowMinOdds = { kind: 'limit', breach: { code: 'min-odds', limit: limits.minOdds } };
  const aboveMaxOdds = { kind: 'limit', breach: { code: 'max-odds', limit: limits.maxOdds } };
  const aboveMaxProfit = { kind: 'limit', breach: { code: 'max-profit', limit: limits.maxProfit } };

  test.each([
    { title: 'a bet within every limit', ticket: createOddsTicket('1.98', '500') },
    { title: 'the minimum stake', ticket: createOddsTicket('1.98', '100') },
    { title: 'the maximum stake', ticket: createOddsTicket('1.50', '25000') },
    { title: 'the maximum profit', ticket: createOddsTicket('5', '5000') },
  ])('allows $title', ({ ticket }) => expect(findReason(ticket, { limits })).toBeNull());

  test.each([
    { title: 'no stake', ticket: createOddsTicket('1.98', ''), reason: { kind: 'no-stake' } },
    { title: 'no odds', ticket: createOddsTicket('', '500'), reason: { kind: 'no-price' } },
    { title: 'a stake of 1 below the minimum', ticket: createOddsTicket('1.98', '99'), reason: belowMinStake },
    { title: 'a stake of 1 above the maximum', ticket: createOddsTicket('1.50', '25001'), reason: aboveMaxStake },
    { title: 'odds of 0.01 below the minimum', ticket: createOddsTicket('1.09', '500'), reason: belowMinOdds },
    { title: 'odds of 0.01 above the maximum', ticket: createOddsTicket('20.01', '500'), reason: aboveMaxOdds },
    { title: 'a profit above the maximum', ticket: createOddsTicket('5', '5001'), reason: aboveMaxProfit },
    {
      title: 'a lay bet, whose profit is its stake',
      ticket: createOddsTicket('2', '20001', 'lay'),
      reason: aboveMaxProfit,
    },
    { title: 'an unreadable stake', ticket: createOddsTicket('1.98', '1e3'), reason: { kind: 'unreadable-stake' } },
    {
      title: 'a stake too large for any market',
      ticket: createOddsTicket('1.98', '99999999999'),
      reason: aboveMaxStake,
    },
    { title: 'odds of 1.00', ticket: createOddsTicket('1.00', '500'), reason: belowMinOdds },
    { title: 'odds of 1001', ticket: createOddsTicket('1001', '500'), reason: aboveMaxOdds },
    { title: 'odds of 1.00 without a stake', ticket: createOddsTicket('1.00', ''), reason: belowMinOdds },
    { title: 'a low stake with odds of 1001', ticket: createOddsTicket('1001', '1'), reason: belowMinStake },
    { title: 'odds with a comma', ticket: createOddsTicket('2,5', '500'), reason: { kind: 'no-price' } },
    { title: 'odds with three decimals', ticket: createOddsTicket('1.985', '500'), reason: { kind: 'no-price' } },
    { title: 'a low stake with low odds', ticket: createOddsTicket('1.02', '1'), reason: belowMinStake },
  ])('blocks $title', ({ ticket, reason }) => expect(findReason(ticket, { limits })).toMatchObject(reason));

  test('ignores low odds and stake when validation is off', () =>
    expect(findReason(createOddsTicket('1.02', '1'), { limits: null })).toBeNull());
});

describe('findFirstBlockReason when the price moves', () => {
  const pressed = typeStake(createTicket(createOddsSelectionSample()), '500');
  const pressedDeeper = typeStake(createTicket(createOddsSelectionSample({ level: 1 })), '500');
  const ownOdds = createOddsTicket('1.98', '500');
  const worse = { quote: { price: odds(190), size: null, bettingBlock: null } };
  const betterUnderOnlyMine = {
    quote: { price: odds(210), size: null, bettingBlock: null },
    preferences: { ...DEFAULT_PREFERENCES, pricePolicyKind: 'only-mine' },
  } as const;

  test.each([
    { title: 'a selected price that became worse', ticket: pressed, change: worse, kind: 'price-changed' },
    {
      title: 'a selected price that became better, under "Only at my odds"',
      ticket: pressed,
      change: betterUnderOnlyMine,
      kind: 'price-changed',
    },
    { title: 'typed odds that became worse', ticket: ownOdds, change: worse, kind: 'not-offered' },
    {
      title: 'a deeper price that became better, under "Only at my odds"',
      ticket: pressedDeeper,
      change: betterUnderOnlyMine,
      kind: 'not-offered',
    },
  ])('blocks $title', ({ ticket, change, kind }) => expect(findReason(ticket, change)).toEqual({ kind }));
});

describe('findFirstBlockReason before odds and stake', () => {
  const selected = odds(198);

  test.each([
    {
      title: 'the same unverified bet',
      change: { isUnverified: true, isOtherBetInFlight: true },
      reason: { kind: 'unverified' },
    },
    { title: 'another bet in flight', change: { isOtherBetInFlight: true }, reason: { kind: 'in-flight' } },
    {
      title: 'no offer',
      change: { quote: { price: null, size: null, bettingBlock: null } },
      reason: { kind: 'no-offer' },
    },
  ])('reports $title', ({ change, reason }) => expect(findReason(createOddsTicket('', ''), change)).toEqual(reason));

  test.each([
    { title: 'a suspended market', price: selected, by: 'suspended' as const },
    { title: 'a locked market', price: selected, by: 'locked' as const },
    { title: 'stale prices', price: selected, by: 'stale' as const },
    { title: 'a market missing from the feed', price: null, by: 'missing' as const },
  ])('reports $title as the block of the market', ({ price, by }) =>
    expect(findReason(createOddsTicket('', ''), { quote: { price, size: null, bettingBlock: { by } } })).toEqual({
      kind: 'betting-block',
      bettingBlock: { by },
    }),
  );

  test('reports a handicap runner', () => {
    const handicapRunner = createOddsSelectionSample({ runnerId: toRunnerId(7, 50) ?? 0 });
    expect(findReason(createTicket(handicapRunner))).toEqual({ kind: 'handicap' });
  });
});

test('findFirstBlockReason blocks odds between two ticks of the ladder', () => {
  const ticket = typeStake(typePrice(createTicket(createOddsSelectionSample()), '3.12'), '500');
  expect(findReason(ticket)).toEqual({ kind: 'off-ladder' });
});

describe('findFirstBlockReason on a session line', () => {
  const ticket = typeStake(createTicket(createFancySelectionSample({ run: 45, size: 110 })), '500');
  const ballRunning = { by: 'line-locked', label: 'Ball Running' } as const;

  test.each([
    {
      title: 'its run moved',
      quote: { price: lineRun(4600), size: 110, bettingBlock: null },
      reason: { kind: 'line-moved' },
    },
    {
      title: 'its size moved',
      quote: { price: lineRun(4500), size: 90, bettingBlock: null },
      reason: { kind: 'line-moved' },
    },
    {
      title: 'a ball is running',
      quote: { price: lineRun(4500), size: 110, bettingBlock: ballRunning },
      reason: { kind: 'betting-block', bettingBlock: ballRunning },
    },
  ])('blocks a bet when $title', ({ quote, reason }) => expect(findReason(ticket, { quote })).toEqual(reason));

  test('allows a bet at its run and size', () => expect(findReason(ticket)).toBeNull());
});
