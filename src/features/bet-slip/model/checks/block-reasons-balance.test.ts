import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { money, units, ZERO } from '#shared/domain/money/money.ts';
import { bettingAccount, createOddsTicket, createSubmitContext, readSubmitLabel } from '../testing/submit-contexts.ts';
import { findFirstBlockReason } from './block-reasons.ts';
import { type BettingAccount, calculateFigures } from './figures.ts';

describe('findFirstBlockReason and the balance', () => {
  const poor: BettingAccount = {
    ...bettingAccount,
    balance: { available: units(400), exposure: units(-1000), profitAndLoss: ZERO },
  };

  test('blocks a bet that the balance and the replaced exposure do not cover', () => {
    const ticket = createOddsTicket('1.98', '500');
    const held = { runnerId: 8, result: money(-100_000) };
    const figures = calculateFigures(ticket, poor, [7, 8]);
    expect(readSubmitLabel(createSubmitContext(ticket, { figures }))).toBe('Insufficient Balance.');
    // The position already loses 1,000 on the other side, so this bet improves the worst case.
    const opposite = {
      '1.2340': [
        { runnerId: 7, result: units(-1000) },
        { ...held, result: units(900) },
      ],
    };
    expect(
      readSubmitLabel(
        createSubmitContext(ticket, { figures: calculateFigures(ticket, { ...poor, positions: opposite }, [7, 8]) }),
      ),
    ).toBeNull();
  });

  test('does not block a bet while the balance is unknown', () => {
    const ticket = createOddsTicket('1.98', '500');
    const figures = calculateFigures(ticket, { balance: null, positions: null, bets: null }, [7, 8]);
    expect(readSubmitLabel(createSubmitContext(ticket, { figures }))).toBeNull();
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
