import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Limits } from '#shared/domain/market/market.ts';
import { money, units, ZERO } from '#shared/domain/money/money.ts';
import { odds } from '#shared/domain/odds/odds.ts';
import { toRunnerId } from '#shared/domain/market/runner-id.ts';
import { describeBlockReason } from '../../texts.ts';
import { calculateFigures, type BettingAccount } from './figures.ts';
import { findFirstBlockReason, type SubmitContext } from './block-reasons.ts';
import { createFancySelectionSample, createOddsSelectionSample } from '../testing/samples.ts';
import { createTicket, typePrice, typeStake, type Ticket } from '../ticket/ticket.ts';

const limits: Limits = {
  minStake: units(100),
  maxStake: units(25_000),
  minOdds: odds(110),
  maxOdds: odds(2000),
  maxProfit: units(20_000),
  delaySeconds: 5,
};
const account: BettingAccount = {
  balance: { available: units(30_000), exposure: ZERO, profitAndLoss: ZERO },
  positions: {},
  bets: [],
};

const quoteFor = ({ selection, price }: Ticket): SubmitContext['quote'] => {
  const offered = createTicket(selection).price;
  const isFancy = selection.kind === 'fancy';
  return { price: isFancy ? offered : (price ?? offered), size: isFancy ? selection.size : null, bettingBlock: null };
};

const submitContext = (ticket: Ticket, change: Partial<SubmitContext> = {}): SubmitContext => ({
  ticket,
  quote: quoteFor(ticket),
  figures: calculateFigures(ticket, account, [7, 8]),
  limits,
  policy: { kind: 'better' },
  isBetInFlight: false,
  isUnverified: false,
  ...change,
});
const label = (context: SubmitContext) => {
  const blockReason = findFirstBlockReason(context);
  return blockReason === null ? null : describeBlockReason(blockReason);
};
const odd = (price: string, stake: string, side: 'back' | 'lay' = 'back') =>
  typeStake(typePrice(createTicket(createOddsSelectionSample({ ladder: 'step', side })), price), stake);

describe('findFirstBlockReason', () => {
  test.each<[string, Ticket, string | null]>([
    ['a bet within every limit', odd('1.98', '500'), null],
    ['no stake', odd('1.98', ''), 'Enter a stake'],
    ['no odds', odd('', '500'), 'Enter valid odds'],
    ['a stake of 1 below the minimum', odd('1.98', '99'), 'Min Size is: 100'],
    ['the minimum stake', odd('1.98', '100'), null],
    ['the maximum stake', odd('1.50', '25000'), null],
    ['a stake of 1 above the maximum', odd('1.50', '25001'), 'Max Size is: 25000'],
    ['odds of 0.01 below the minimum', odd('1.09', '500'), 'Min Odd is: 1.1'],
    ['odds of 0.01 above the maximum', odd('20.01', '500'), 'Max Odd is: 20'],
    ['the maximum profit', odd('5', '5000'), null],
    ['a profit above the maximum', odd('5', '5001'), 'Max Profit is: 20000'],
    ['a lay bet, whose profit is its stake', odd('2', '20001', 'lay'), 'Max Profit is: 20000'],
    ['an unreadable stake', odd('1.98', '1e3'), 'Check the stake'],
    ['a stake too large for any market', odd('1.98', '99999999999'), 'Max Size is: 25000'],
    ['odds of 1.00', odd('1.00', '500'), 'Min Odd is: 1.1'],
    ['odds of 1001', odd('1001', '500'), 'Max Odd is: 20'],
    ['odds of 1.00 without a stake', odd('1.00', ''), 'Min Odd is: 1.1'],
    ['a low stake with odds of 1001', odd('1001', '1'), 'Min Size is: 100'],
    ['odds with a comma', odd('2,5', '500'), 'Enter valid odds'],
    ['odds with three decimals', odd('1.985', '500'), 'Enter valid odds'],
    ['a low stake with low odds', odd('1.02', '1'), 'Min Size is: 100'],
  ])('reports the right reason for %s', (_, ticket, message) => {
    expect(label(submitContext(ticket))).toBe(message);
  });

  test('reports a changed price only for a selected price, and "not on offer" for typed odds and deeper levels', () => {
    const pressed = typeStake(createTicket(createOddsSelectionSample()), '500');
    const behind = typeStake(createTicket(createOddsSelectionSample({ level: 1 })), '500');
    const [away, better] = [odds(190), odds(210)].map((price) => ({
      quote: { price, size: null, bettingBlock: null },
    }));
    expect(label(submitContext(pressed, away))).toBe('The price changed');
    expect(label(submitContext(odd('1.98', '500'), away))).toBe('Your odds are not on offer');
    expect(label(submitContext(behind, { ...better, policy: { kind: 'only-mine' } }))).toBe(
      'Your odds are not on offer',
    );
    expect(label(submitContext(pressed, { ...better, policy: { kind: 'only-mine' } }))).toBe('The price changed');
  });

  test('blocks a handicap runner before everything else', () => {
    const line = typeStake(createTicket(createOddsSelectionSample({ runnerId: toRunnerId(7, 50) ?? 0 })), '500');
    expect(label(submitContext(line))).toBe('No bets on handicaps here');
  });

  test('ignores limits when validation is off', () => {
    expect(label(submitContext(odd('1.02', '1'), { limits: null }))).toBeNull();
  });

  test.each<[string, Partial<SubmitContext>, string]>([
    ['the same unverified bet', { isUnverified: true, isBetInFlight: true }, 'This bet is being checked'],
    ['another bet in flight', { isBetInFlight: true }, 'Another bet is under way'],
    [
      'a suspended market',
      { quote: { price: odds(198), size: null, bettingBlock: { by: 'suspended' } } },
      'Market suspended',
    ],
    ['a locked market', { quote: { price: odds(198), size: null, bettingBlock: { by: 'locked' } } }, 'Market locked'],
    [
      'stale prices',
      { quote: { price: odds(198), size: null, bettingBlock: { by: 'stale' } } },
      'Waiting for fresh prices',
    ],
    [
      'a market missing from the feed',
      { quote: { price: null, size: null, bettingBlock: { by: 'missing' } } },
      'Waiting for the market',
    ],
    ['no offer', { quote: { price: null, size: null, bettingBlock: null } }, 'No price on offer'],
  ])('reports %s before missing odds and stake', (_, change, message) => {
    expect(label(submitContext(odd('', ''), change))).toBe(message);
  });

  test('blocks odds between two ticks of the ladder', () => {
    expect(label(submitContext(typeStake(typePrice(createTicket(createOddsSelectionSample()), '3.12'), '500')))).toBe(
      'This market has no such odds',
    );
  });

  test('blocks a session line whose run or size moved', () => {
    const ticket = typeStake(createTicket(createFancySelectionSample()), '500');
    expect(label(submitContext(ticket, { quote: { price: odds(4600), size: 110, bettingBlock: null } }))).toBe(
      'The line moved',
    );
    expect(label(submitContext(ticket, { quote: { price: odds(4500), size: 90, bettingBlock: null } }))).toBe(
      'The line moved',
    );
    expect(
      label(
        submitContext(ticket, {
          quote: { price: odds(4500), size: 110, bettingBlock: { by: 'line-locked', label: 'Ball Running' } },
        }),
      ),
    ).toBe('Ball Running');
    expect(label(submitContext(ticket, { limits: null }))).toBeNull();
  });
});

describe('findFirstBlockReason and the balance', () => {
  const poor: BettingAccount = {
    ...account,
    balance: { available: units(400), exposure: units(-1000), profitAndLoss: ZERO },
  };

  test('blocks a bet that the balance and the replaced exposure do not cover', () => {
    const ticket = odd('1.98', '500');
    const held = { runnerId: 8, result: money(-100_000) };
    const figures = calculateFigures(ticket, poor, [7, 8]);
    expect(label(submitContext(ticket, { figures }))).toBe('Insufficient Balance.');
    // The position already loses 1,000 on the other side, so this bet improves the worst case.
    const opposite = {
      '1.2340': [
        { runnerId: 7, result: units(-1000) },
        { ...held, result: units(900) },
      ],
    };
    expect(
      label(submitContext(ticket, { figures: calculateFigures(ticket, { ...poor, positions: opposite }, [7, 8]) })),
    ).toBeNull();
  });

  test('does not block a bet while the balance is unknown', () => {
    const ticket = odd('1.98', '500');
    const figures = calculateFigures(ticket, { balance: null, positions: null, bets: null }, [7, 8]);
    expect(label(submitContext(ticket, { figures }))).toBeNull();
  });
});

test('findFirstBlockReason allows only bets within the limits and the balance', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 101, max: 3000 }),
      fc.integer({ min: 1, max: 40_000 }),
      fc.constantFrom('back' as const, 'lay' as const),
      (price, stake, side) => {
        const ticket = odd(String(price / 100), String(stake), side);
        if (findFirstBlockReason(submitContext(ticket)) !== null) return;
        const win = side === 'back' ? ((price - 100) * stake) / 100 : stake;
        const lose = side === 'back' ? stake : ((price - 100) * stake) / 100;
        expect(
          stake >= 100 && stake <= 25_000 && price >= 110 && price <= 2000 && win <= 20_000 && lose <= 30_000,
        ).toBe(true);
      },
    ),
  );
});
