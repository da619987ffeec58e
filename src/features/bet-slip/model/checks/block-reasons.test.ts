import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Limits } from '#shared/domain/market/market.ts';
import { money, units, ZERO } from '#shared/domain/money/money.ts';
import { odds } from '#shared/domain/odds/odds.ts';
import { toRunnerId } from '#shared/domain/market/runner-id.ts';
import { blockReasonLabel } from '../../texts.ts';
import { calculateFigures, type BettingAccount } from './figures.ts';
import { firstBlockReason, type SubmitContext } from './block-reasons.ts';
import { fancySelection, oddsSelection } from '../testing/samples.ts';
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
const label = (now: SubmitContext) => {
  const blockReason = firstBlockReason(now);
  return blockReason === null ? null : blockReasonLabel(blockReason);
};
const odd = (price: string, stake: string, side: 'back' | 'lay' = 'back') =>
  typeStake(typePrice(createTicket(oddsSelection({ ladder: 'step', side })), price), stake);

describe('what holds a bet back, in order', () => {
  test.each<[string, Ticket, string | null]>([
    ['a bet within every limit', odd('1.98', '500'), null],
    ['no stake', odd('1.98', ''), 'Enter a stake'],
    ['no odds', odd('', '500'), 'Enter valid odds'],
    ['one below the least stake', odd('1.98', '99'), 'Min Size is: 100'],
    ['the least stake', odd('1.98', '100'), null],
    ['the greatest stake', odd('1.50', '25000'), null],
    ['one above the greatest stake', odd('1.50', '25001'), 'Max Size is: 25000'],
    ['0.01 below the least odds', odd('1.09', '500'), 'Min Odd is: 1.1'],
    ['0.01 above the greatest odds', odd('20.01', '500'), 'Max Odd is: 20'],
    ['the greatest profit', odd('5', '5000'), null],
    ['a profit above it', odd('5', '5001'), 'Max Profit is: 20000'],
    ['a lay’s profit is its stake', odd('2', '20001', 'lay'), 'Max Profit is: 20000'],
    ['a stake that cannot be read', odd('1.98', '1e3'), 'Check the stake'],
    ['a stake larger than any', odd('1.98', '99999999999'), 'Max Size is: 25000'],
    ['odds below what odds can be', odd('1.00', '500'), 'Min Odd is: 1.1'],
    ['odds above what odds can be', odd('1001', '500'), 'Max Odd is: 20'],
    ['odds out of range, no stake', odd('1.00', ''), 'Min Odd is: 1.1'],
    ['stake is named before odds out of range', odd('1001', '1'), 'Min Size is: 100'],
    ['odds with a comma', odd('2,5', '500'), 'Enter valid odds'],
    ['odds with three decimals', odd('1.985', '500'), 'Enter valid odds'],
    ['stake is named before odds', odd('1.02', '1'), 'Min Size is: 100'],
  ])('%s', (_, ticket, message) => {
    expect(label(submitContext(ticket))).toBe(message);
  });

  test('only a market that moved is said to have changed its price', () => {
    const pressed = typeStake(createTicket(oddsSelection()), '500');
    const behind = typeStake(createTicket(oddsSelection({ level: 1 })), '500');
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

  test('a handicap line is held back, whatever else is right', () => {
    const line = typeStake(createTicket(oddsSelection({ runnerId: toRunnerId(7, 50) ?? 0 })), '500');
    expect(label(submitContext(line))).toBe('No bets on handicaps here');
  });

  test('no limits are checked where validation is off', () => {
    expect(label(submitContext(odd('1.02', '1'), { limits: null }))).toBeNull();
  });

  test.each<[string, Partial<SubmitContext>, string]>([
    ['the same bet in doubt', { isUnverified: true, isBetInFlight: true }, 'This bet is being checked'],
    ['another bet under way', { isBetInFlight: true }, 'Another bet is under way'],
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
      'a market the feed no longer brings',
      { quote: { price: null, size: null, bettingBlock: { by: 'missing' } } },
      'Waiting for the market',
    ],
    ['no offer', { quote: { price: null, size: null, bettingBlock: null } }, 'No price on offer'],
  ])('%s is named before what was typed', (_, change, message) => {
    expect(label(submitContext(odd('', ''), change))).toBe(message);
  });

  test('odds between two ticks of a ladder', () => {
    expect(label(submitContext(typeStake(typePrice(createTicket(oddsSelection()), '3.12'), '500')))).toBe(
      'This market has no such odds',
    );
  });

  test('a session line that moved, in run or size alone', () => {
    const ticket = typeStake(createTicket(fancySelection()), '500');
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

describe('balance', () => {
  const poor: BettingAccount = {
    ...account,
    balance: { available: units(400), exposure: units(-1000), profitAndLoss: ZERO },
  };

  test('a bet must be covered by the balance and the exposure it replaces', () => {
    const ticket = odd('1.98', '500');
    const held = { runnerId: 8, result: money(-100_000) };
    const figures = calculateFigures(ticket, poor, [7, 8]);
    expect(label(submitContext(ticket, { figures }))).toBe('Insufficient Balance.');
    // A thousand already stand on the other side: this bet brings the worst case up.
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

  test('nothing is refused for a balance that was not read', () => {
    const ticket = odd('1.98', '500');
    const figures = calculateFigures(ticket, { balance: null, positions: null, bets: null }, [7, 8]);
    expect(label(submitContext(ticket, { figures }))).toBeNull();
  });
});

test('a bet that nothing holds back breaks no limit and is covered', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 101, max: 3000 }),
      fc.integer({ min: 1, max: 40_000 }),
      fc.constantFrom('back' as const, 'lay' as const),
      (price, stake, side) => {
        const ticket = odd(String(price / 100), String(stake), side);
        if (firstBlockReason(submitContext(ticket)) !== null) return;
        const win = side === 'back' ? ((price - 100) * stake) / 100 : stake;
        const lose = side === 'back' ? stake : ((price - 100) * stake) / 100;
        expect(
          stake >= 100 && stake <= 25_000 && price >= 110 && price <= 2000 && win <= 20_000 && lose <= 30_000,
        ).toBe(true);
      },
    ),
  );
});
