import { describe, expect, test } from 'vitest';
import { toRunnerId } from '#shared/domain/market/runner-id.ts';
import { money, units, ZERO } from '#shared/domain/money/money.ts';
import { odds } from '#shared/domain/odds/odds.ts';
import { DEFAULT_PREFERENCES } from '../../model/betting-preferences.ts';
import type { BettingAccount } from '../../model/checks/bet-figures.ts';
import type { BlockReason } from '../../model/checks/block-reasons.ts';
import { typePrice } from '../../model/ticket/ticket.ts';
import { findFirstMultiBetBlockReason, type MultiBetSubmitContext } from './multi-bet-block-reasons.ts';
import { addRunner, editLeg, EMPTY_DRAFT, type MultiBetDraft, typeTotal } from './multi-bet-draft.ts';
import { calculateMultiBetFigures } from './multi-bet-figures.ts';
import type { MultiBetQuotes } from './multi-bet-quotes.ts';
import { createRaceSelectionSample } from './testing/samples.ts';

const account: BettingAccount = {
  balance: { available: units(5000), exposure: ZERO, profitAndLoss: ZERO },
  positions: {},
  bets: [],
};
const quotes: MultiBetQuotes = {
  facts: { status: 'open', inPlay: false, locked: false, freshness: 'live', news: null, totalMatched: null },
  runners: [1, 2, 3].map((runnerId) => ({ runnerId, status: 'active', back: odds(400), lay: odds(420) })),
};
const selections = [1, 2].map((runnerId) => createRaceSelectionSample(runnerId, 400, { ladder: 'betfair' }));
const draft = typeTotal(selections.reduce(addRunner, EMPTY_DRAFT), '1000');
const typeOdds = (text: string): MultiBetDraft => editLeg(draft, 1, (leg) => typePrice(leg, text));
const quoteBack = (back: number | null): MultiBetQuotes => ({
  ...quotes,
  runners: quotes.runners.map((runner) => ({ ...runner, back: back === null ? null : odds(back) })),
});
const handicapRunnerId = toRunnerId(7, 50) ?? 0;

/** The change that causes each reason. A new reason of a single bet does not compile without its row. */
const causes: Readonly<Record<BlockReason['kind'], Partial<MultiBetSubmitContext> | 'never in a multi-bet'>> = {
  'in-flight': { isOtherBetInFlight: true },
  unverified: { isUnverified: true },
  'betting-block': { quotes: { ...quotes, facts: null } },
  handicap: { draft: addRunner(draft, createRaceSelectionSample(handicapRunnerId, 400)) },
  'no-offer': { quotes: quoteBack(null) },
  'line-moved': 'never in a multi-bet',
  'no-price': { draft: typeOdds('') },
  'off-ladder': { draft: typeOdds('3.96') },
  'no-stake': { draft: typeTotal(draft, '') },
  'unreadable-stake': { draft: typeTotal(draft, 'x') },
  limit: {
    limits: { minStake: null, maxStake: money(1), minOdds: null, maxOdds: null, maxProfit: null, delaySeconds: 0 },
  },
  'insufficient-balance': { draft: typeTotal(draft, '5001') },
  'price-changed': { quotes: quoteBack(390) },
  'not-offered': { draft: typeOdds('4.5') },
};

const findReason = (change: Partial<MultiBetSubmitContext>) => {
  const changed = change.draft ?? draft;
  return findFirstMultiBetBlockReason({
    draft: changed,
    figures: calculateMultiBetFigures(changed, account, [1, 2, 3, handicapRunnerId]),
    quotes,
    limits: null,
    isOtherBetInFlight: false,
    isUnverified: false,
    preferences: DEFAULT_PREFERENCES,
    ...change,
  });
};

describe('a multi-bet passes every check of a single bet', () => {
  test('a multi-bet without a cause is not blocked', () => expect(findReason({})).toBeNull());

  test.each(Object.entries(causes).flatMap(([kind, cause]) => (typeof cause === 'string' ? [] : [{ kind, cause }])))(
    'a multi-bet is blocked by the reason $kind',
    ({ kind, cause }) => expect(findReason(cause)).toMatchObject({ kind: 'single', blockReason: { kind } }),
  );
});
