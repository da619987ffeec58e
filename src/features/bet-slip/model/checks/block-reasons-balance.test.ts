import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { units, ZERO } from '#shared/domain/money/money.ts';
import { odds } from '#shared/domain/odds/odds.ts';
import {
  createAccount,
  createLimits,
  createOddsTicket,
  createSubmitContext,
  SAMPLE_RUNNERS,
} from '../testing/submit-contexts.ts';
import { type BettingAccount, calculateBetFigures } from './bet-figures.ts';
import { findFirstBlockReason } from './block-reasons.ts';

describe('findFirstBlockReason', () => {
  const ticket = createOddsTicket('1.98', '500');
  const poor: BettingAccount = {
    ...createAccount(units(400)),
    balance: { available: units(400), exposure: units(-1000), profitAndLoss: ZERO },
  };
  const findReasonFor = (account: BettingAccount) =>
    findFirstBlockReason(
      createSubmitContext(ticket, { figures: calculateBetFigures(ticket, account, SAMPLE_RUNNERS) }),
    );

  test('blocks a bet that the balance does not cover', () => {
    expect(findReasonFor(poor)).toEqual({ kind: 'insufficient-balance' });
  });

  test('allows a bet that improves the worst result of its market', () => {
    const [backed, other] = SAMPLE_RUNNERS;
    const position = [
      { runnerId: backed, result: units(-1000) },
      { runnerId: other, result: units(900) },
    ];
    expect(findReasonFor({ ...poor, positions: { '1.2340': position } })).toBeNull();
  });

  test('allows a bet while the balance is unknown', () => {
    expect(findReasonFor({ balance: null, positions: null, bets: null })).toBeNull();
  });
});

/** Limits and available balance in units. Odds in hundredths. */
const rules = { minStake: 100, maxStake: 25_000, minOdds: 110, maxOdds: 2000, maxProfit: 20_000, available: 30_000 };

/** Calculates by another way whether limits and balance refuse a bet. Price in hundredths, stake in units. */
function isRefused(price: number, stake: number, side: 'back' | 'lay'): boolean {
  const difference = ((price - 100) * stake) / 100;
  const [win, lose] = side === 'back' ? [difference, stake] : [stake, difference];
  return (
    stake < rules.minStake ||
    stake > rules.maxStake ||
    price < rules.minOdds ||
    price > rules.maxOdds ||
    win > rules.maxProfit ||
    lose > rules.available
  );
}

/** An integer, often one beside a limit or the limit itself. */
const chooseAround = (min: number, max: number, ...limits: readonly number[]) =>
  fc.oneof(fc.integer({ min, max }), fc.constantFrom(...limits.flatMap((limit) => [limit - 1, limit, limit + 1])));

test('findFirstBlockReason gives a reason if and only if the limits or the balance refuse the bet', () => {
  const { minStake, maxStake, minOdds, maxOdds, maxProfit, available } = rules;
  const limits = createLimits({
    minStake: units(minStake),
    maxStake: units(maxStake),
    minOdds: odds(minOdds),
    maxOdds: odds(maxOdds),
    maxProfit: units(maxProfit),
  });
  const account = createAccount(units(available));
  const counts = { refused: 0, allowed: 0 };
  fc.assert(
    fc.property(
      chooseAround(101, 3000, minOdds, maxOdds),
      chooseAround(1, 40_000, minStake, maxProfit, maxStake, available),
      fc.constantFrom('back' as const, 'lay' as const),
      (price, stake, side) => {
        const ticket = createOddsTicket(String(price / 100), String(stake), side);
        const figures = calculateBetFigures(ticket, account, SAMPLE_RUNNERS);
        const expected = isRefused(price, stake, side);
        counts[expected ? 'refused' : 'allowed'] += 1;
        expect(findFirstBlockReason(createSubmitContext(ticket, { limits, figures })) !== null).toBe(expected);
      },
    ),
    // A liability of exactly the balance, and the next price.
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
