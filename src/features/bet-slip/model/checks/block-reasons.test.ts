import { describe, expect, test } from 'vitest';
import { toRunnerId } from '#shared/domain/market/runner-id.ts';
import { lineRun, odds } from '#shared/domain/odds/odds.ts';
import { DEFAULT_PREFERENCES } from '../betting-preferences.ts';
import { createFancySelectionSample, createOddsSelectionSample } from '../testing/samples.ts';
import { createOddsTicket, createSubmitContext, readSubmitLabel } from '../testing/submit-contexts.ts';
import { createTicket, type Ticket, typePrice, typeStake } from '../ticket/ticket.ts';
import type { SubmitContext } from './block-reasons.ts';

describe('findFirstBlockReason', () => {
  test.each<[string, Ticket]>([
    ['a bet within every limit', createOddsTicket('1.98', '500')],
    ['the minimum stake', createOddsTicket('1.98', '100')],
    ['the maximum stake', createOddsTicket('1.50', '25000')],
    ['the maximum profit', createOddsTicket('5', '5000')],
  ])('allows %s', (_, ticket) => expect(readSubmitLabel(createSubmitContext(ticket))).toBeNull());

  test.each<[string, string, Ticket]>([
    ['no stake', 'Enter a stake', createOddsTicket('1.98', '')],
    ['no odds', 'Enter valid odds', createOddsTicket('', '500')],
    ['a stake of 1 below the minimum', 'Min Size is: 100', createOddsTicket('1.98', '99')],
    ['a stake of 1 above the maximum', 'Max Size is: 25000', createOddsTicket('1.50', '25001')],
    ['odds of 0.01 below the minimum', 'Min Odd is: 1.1', createOddsTicket('1.09', '500')],
    ['odds of 0.01 above the maximum', 'Max Odd is: 20', createOddsTicket('20.01', '500')],
    ['a profit above the maximum', 'Max Profit is: 20000', createOddsTicket('5', '5001')],
    ['a lay bet, whose profit is its stake', 'Max Profit is: 20000', createOddsTicket('2', '20001', 'lay')],
    ['an unreadable stake', 'Check the stake', createOddsTicket('1.98', '1e3')],
    ['a stake too large for any market', 'Max Size is: 25000', createOddsTicket('1.98', '99999999999')],
    ['odds of 1.00', 'Min Odd is: 1.1', createOddsTicket('1.00', '500')],
    ['odds of 1001', 'Max Odd is: 20', createOddsTicket('1001', '500')],
    ['odds of 1.00 without a stake', 'Min Odd is: 1.1', createOddsTicket('1.00', '')],
    ['a low stake with odds of 1001', 'Min Size is: 100', createOddsTicket('1001', '1')],
    ['odds with a comma', 'Enter valid odds', createOddsTicket('2,5', '500')],
    ['odds with three decimals', 'Enter valid odds', createOddsTicket('1.985', '500')],
    ['a low stake with low odds', 'Min Size is: 100', createOddsTicket('1.02', '1')],
  ])('blocks %s: %s', (_, message, ticket) => {
    expect(readSubmitLabel(createSubmitContext(ticket))).toBe(message);
  });

  describe('when the price moves', () => {
    const pressed = typeStake(createTicket(createOddsSelectionSample()), '500');
    const pressedDeeper = typeStake(createTicket(createOddsSelectionSample({ level: 1 })), '500');
    const ownOdds = createOddsTicket('1.98', '500');
    const worse = { quote: { price: odds(190), size: null, bettingBlock: null } };
    const better = {
      quote: { price: odds(210), size: null, bettingBlock: null },
      preferences: { ...DEFAULT_PREFERENCES, price: 'only-mine' },
    } as const;

    test.each<[string, string, Ticket, Partial<SubmitContext>]>([
      ['a selected price that became worse', 'The price changed', pressed, worse],
      ['a selected price that became better, under "Only at my odds"', 'The price changed', pressed, better],
      ['typed odds that became worse', 'Your odds are not on offer', ownOdds, worse],
      [
        'a deeper price that became better, under "Only at my odds"',
        'Your odds are not on offer',
        pressedDeeper,
        better,
      ],
    ])('blocks %s: %s', (_, message, ticket, change) => {
      expect(readSubmitLabel(createSubmitContext(ticket, change))).toBe(message);
    });
  });

  test('blocks a handicap runner before it checks the stake', () => {
    const line = typeStake(createTicket(createOddsSelectionSample({ runnerId: toRunnerId(7, 50) ?? 0 })), '500');
    expect(readSubmitLabel(createSubmitContext(line))).toBe('No bets on handicaps here');
  });

  test('ignores limits when validation is off', () => {
    expect(readSubmitLabel(createSubmitContext(createOddsTicket('1.02', '1'), { limits: null }))).toBeNull();
  });

  test.each<[string, string, Partial<SubmitContext>]>([
    ['the same unverified bet', 'This bet is being checked', { isUnverified: true, isOtherBetInFlight: true }],
    ['another bet in flight', 'Another bet is under way', { isOtherBetInFlight: true }],
    [
      'a suspended market',
      'Market suspended',
      { quote: { price: odds(198), size: null, bettingBlock: { by: 'suspended' } } },
    ],
    ['a locked market', 'Market locked', { quote: { price: odds(198), size: null, bettingBlock: { by: 'locked' } } }],
    [
      'stale prices',
      'Waiting for fresh prices',
      { quote: { price: odds(198), size: null, bettingBlock: { by: 'stale' } } },
    ],
    [
      'a market missing from the feed',
      'Waiting for the market',
      { quote: { price: null, size: null, bettingBlock: { by: 'missing' } } },
    ],
    ['no offer', 'No price on offer', { quote: { price: null, size: null, bettingBlock: null } }],
  ])('reports %s before missing odds and stake: %s', (_, message, change) => {
    expect(readSubmitLabel(createSubmitContext(createOddsTicket('', ''), change))).toBe(message);
  });

  test('blocks odds between two ticks of the ladder', () => {
    expect(
      readSubmitLabel(
        createSubmitContext(typeStake(typePrice(createTicket(createOddsSelectionSample()), '3.12'), '500')),
      ),
    ).toBe('This market has no such odds');
  });

  describe('of a session line', () => {
    const ticket = typeStake(createTicket(createFancySelectionSample()), '500');

    test.each<[string, SubmitContext['quote'], string]>([
      ['its run moved', { price: lineRun(4600), size: 110, bettingBlock: null }, 'The line moved'],
      ['its size moved', { price: lineRun(4500), size: 90, bettingBlock: null }, 'The line moved'],
      [
        'a ball is running',
        { price: lineRun(4500), size: 110, bettingBlock: { by: 'line-locked', label: 'Ball Running' } },
        'Ball Running',
      ],
    ])('blocks a bet when %s', (_, quote, message) => {
      expect(readSubmitLabel(createSubmitContext(ticket, { quote }))).toBe(message);
    });

    test('allows a bet at its run and size when validation is off', () => {
      expect(readSubmitLabel(createSubmitContext(ticket, { limits: null }))).toBeNull();
    });
  });
});
