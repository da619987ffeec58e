import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { units, ZERO } from '#shared/domain/money/money.ts';
import { bettingAccount, createOddsTicket, createSubmitContext, readSubmitLabel } from '../testing/submit-contexts.ts';
import { type BettingAccount, calculateBetFigures } from './bet-figures.ts';
import { findFirstBlockReason } from './block-reasons.ts';

describe('findFirstBlockReason and the balance', () => {
  const ticket = createOddsTicket('1.98', '500');
  const poor: BettingAccount = {
    ...bettingAccount,
    balance: { available: units(400), exposure: units(-1000), profitAndLoss: ZERO },
  };
  const readLabelFor = (account: BettingAccount) =>
    readSubmitLabel(createSubmitContext(ticket, { figures: calculateBetFigures(ticket, account, [7, 8]) }));

  test('blocks a bet that the balance does not cover', () => {
    expect(readLabelFor(poor)).toBe('Insufficient Balance.');
  });

  test('allows a bet that improves the worst result of its market', () => {
    const position = [
      { runnerId: 7, result: units(-1000) },
      { runnerId: 8, result: units(900) },
    ];
    expect(readLabelFor({ ...poor, positions: { '1.2340': position } })).toBeNull();
  });

  test('allows a bet while the balance is unknown', () => {
    expect(readLabelFor({ balance: null, positions: null, bets: null })).toBeNull();
  });
});

/** Whether limits and balance refuse a bet. Price in hundredths, stake in units. A second implementation. */
function isRefused(price: number, stake: number, side: 'back' | 'lay'): boolean {
  const difference = ((price - 100) * stake) / 100;
  const [win, lose] = side === 'back' ? [difference, stake] : [stake, difference];
  return stake < 100 || stake > 25_000 || price < 110 || price > 2000 || win > 20_000 || lose > 30_000;
}

/** An integer, often one beside a limit or the limit itself. */
const chooseAround = (min: number, max: number, ...limits: readonly number[]) =>
  fc.oneof(fc.integer({ min, max }), fc.constantFrom(...limits.flatMap((limit) => [limit - 1, limit, limit + 1])));

test('findFirstBlockReason gives a reason if and only if the limits or the balance refuse the bet', () => {
  const counts = { refused: 0, allowed: 0 };
  fc.assert(
    fc.property(
      chooseAround(101, 3000, 110, 2000),
      chooseAround(1, 40_000, 100, 20_000, 25_000, 30_000),
      fc.constantFrom('back' as const, 'lay' as const),
      (price, stake, side) => {
        const ticket = createOddsTicket(String(price / 100), String(stake), side);
        const expected = isRefused(price, stake, side);
        counts[expected ? 'refused' : 'allowed'] += 1;
        expect(findFirstBlockReason(createSubmitContext(ticket)) !== null).toBe(expected);
      },
    ),
    // Exactly the balance, and the next price.
    {
      numRuns: 1_000,
      examples: [
        [250, 20_000, 'lay'],
        [251, 20_000, 'lay'],
      ],
    },
  );
  expect(Math.min(counts.allowed, counts.refused)).toBeGreaterThan(50);
});
