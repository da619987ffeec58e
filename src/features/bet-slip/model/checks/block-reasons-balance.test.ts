import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { money, units, ZERO } from '#shared/domain/money/money.ts';
import { calculateFigures, type BettingAccount } from './figures.ts';
import { findFirstBlockReason } from './block-reasons.ts';
import { bettingAccount, createOddsTicket, createSubmitContext, readSubmitLabel } from '../testing/submit-contexts.ts';

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

test('findFirstBlockReason allows only bets within the limits and the balance', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 101, max: 3000 }),
      fc.integer({ min: 1, max: 40_000 }),
      fc.constantFrom('back' as const, 'lay' as const),
      (price, stake, side) => {
        const ticket = createOddsTicket(String(price / 100), String(stake), side);
        if (findFirstBlockReason(createSubmitContext(ticket)) !== null) return;
        const win = side === 'back' ? ((price - 100) * stake) / 100 : stake;
        const lose = side === 'back' ? stake : ((price - 100) * stake) / 100;
        expect(
          stake >= 100 && stake <= 25_000 && price >= 110 && price <= 2000 && win <= 20_000 && lose <= 30_000,
        ).toBe(true);
      },
    ),
  );
});
