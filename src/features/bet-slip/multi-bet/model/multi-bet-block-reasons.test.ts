import { describe, expect, test } from 'vitest';
import type { Limits, RunnerStatus } from '#shared/domain/market/market.ts';
import { money, units } from '#shared/domain/money/money.ts';
import { odds } from '#shared/domain/odds/odds.ts';
import { type BettingPreferences, DEFAULT_PREFERENCES } from '../../model/betting-preferences.ts';
import type { BettingAccount } from '../../model/checks/bet-figures.ts';
import { typePrice, typeStake } from '../../model/ticket/ticket.ts';
import { describeMultiBetBlockReason } from '../texts.ts';
import {
  applyPolicyToLeg,
  findFirstMultiBetBlockReason,
  type MultiBetSubmitContext,
} from './multi-bet-block-reasons.ts';
import {
  addRunner,
  applyToLegs,
  editLeg,
  EMPTY_DRAFT,
  type MultiBetDraft,
  supportsMultiBet,
  typeTotal,
} from './multi-bet-draft.ts';
import { calculateMultiBetFigures } from './multi-bet-figures.ts';
import type { MultiBetQuotes } from './multi-bet-quotes.ts';
import { createRaceSelectionSample } from './testing/samples.ts';

const account: BettingAccount = {
  balance: { available: units(5000), exposure: money(0), profitAndLoss: money(0) },
  positions: {},
  bets: [],
};
const two = typeTotal(
  [createRaceSelectionSample(1, 400), createRaceSelectionSample(2, 600)].reduce(addRunner, EMPTY_DRAFT),
  '1000',
);
const createQuotes = (
  status: RunnerStatus = 'active',
  facts: Partial<NonNullable<MultiBetQuotes['facts']>> = {},
): MultiBetQuotes => ({
  facts: { status: 'open', inPlay: false, locked: false, freshness: 'live', news: null, totalMatched: null, ...facts },
  runners: [1, 2, 3].map((runnerId) => ({
    runnerId,
    status: runnerId === 2 ? status : 'active',
    back: odds(runnerId === 2 ? 600 : 400),
    lay: odds(620),
  })),
});
const limits: Limits = {
  minStake: units(500),
  maxStake: null,
  minOdds: null,
  maxOdds: null,
  maxProfit: null,
  delaySeconds: 0,
};

const describeFirstReason = (draft: MultiBetDraft, change: Partial<MultiBetSubmitContext> = {}, field = [1, 2, 3]) => {
  const blockReason = findFirstMultiBetBlockReason({
    draft,
    figures: calculateMultiBetFigures(draft, account, field),
    quotes: createQuotes(),
    limits: null,
    isOtherBetInFlight: false,
    isUnverified: false,
    preferences: DEFAULT_PREFERENCES,
    ...change,
  });
  return blockReason === null ? null : describeMultiBetBlockReason(blockReason);
};

describe('findFirstMultiBetBlockReason', () => {
  test('returns null when all bets may be sent', () => expect(describeFirstReason(two)).toBeNull());

  test.each<[string, string, MultiBetDraft, Partial<MultiBetSubmitContext>]>([
    ['a single runner', 'Select at least two runners', { ...two, legs: two.legs.slice(0, 1) }, {}],
    [
      'a laid runner in an equal profit',
      'Equal profit takes backs only',
      addRunner(two, createRaceSelectionSample(2, 620, { side: 'lay' })),
      {},
    ],
    ['a missing total', 'Enter a stake', typeTotal(two, ''), {}],
    ['a total too small for all runners', 'Raise the total stake', typeTotal(two, '1'), {}],
    [
      'a runner without a stake',
      '2. Runner: Enter a stake',
      editLeg({ ...two, split: 'free' }, 1, (ticket) => typeStake(ticket, '100')),
      {},
    ],
    ['a runner without odds', '2. Runner: Enter valid odds', editLeg(two, 2, (ticket) => typePrice(ticket, '')), {}],
    ['a removed runner', '2. Runner: Runner removed', two, { quotes: createQuotes('removed') }],
    ['a suspended market', 'Market suspended', two, { quotes: createQuotes('active', { status: 'suspended' }) }],
    ['stale prices', 'Waiting for fresh prices', two, { quotes: createQuotes('active', { freshness: 'stale' }) }],
    [
      'worse odds than requested',
      '1. Runner: The price changed',
      two,
      {
        quotes: { ...createQuotes(), runners: createQuotes().runners.map((quote) => ({ ...quote, back: odds(390) })) },
      },
    ],
    [
      'better odds with the policy "only mine"',
      '1. Runner: The price changed',
      two,
      {
        preferences: { ...DEFAULT_PREFERENCES, price: 'only-mine' },
        quotes: { ...createQuotes(), runners: createQuotes().runners.map((quote) => ({ ...quote, back: odds(610) })) },
      },
    ],
    ['a stake below the limit', '2. Runner: Min Size is: 500', two, { limits }],
    ['another bet in flight', 'Another bet is under way', two, { isOtherBetInFlight: true }],
    ['an unverified bet', 'This bet is being checked', two, { isUnverified: true }],
    ['a total above the balance', 'Insufficient Balance.', typeTotal(two, '5001'), {}],
  ])('blocks %s: %s', (_, message, draft, change) => expect(describeFirstReason(draft, change)).toBe(message));

  test('allows bets on all runners, which cannot lose all their stakes', () => {
    // 1/4 + 1/6 of the book: the total stake makes a profit if either runner wins.
    expect(describeFirstReason(typeTotal(two, '9000'), {}, [1, 2])).toBeNull();
    expect(calculateMultiBetFigures(two, account, [1, 2])).toMatchObject({ other: null, liability: 0 });
  });
});

describe('applyPolicyToLeg', () => {
  const worse: MultiBetQuotes = {
    ...createQuotes(),
    runners: createQuotes().runners.map((quote) => ({ ...quote, back: odds(quote.runnerId === 1 ? 390 : 500) })),
  };
  const follow = (change: Partial<BettingPreferences>, now: MultiBetQuotes) =>
    applyToLegs(two, (leg) => applyPolicyToLeg({ ...DEFAULT_PREFERENCES, ...change }, leg, now));

  test("moves each runner's odds by the allowed ticks of its own ladder", () => {
    expect(follow({ price: 'within', ticks: 2 }, worse).legs.map(({ price }) => price)).toEqual([odds(390), odds(600)]);
  });

  test('keeps the odds under other policies and in a blocked market', () => {
    expect(follow({ price: 'better' }, worse)).toBe(two);
    expect(follow({ price: 'within', ticks: 2 }, { ...worse, facts: null })).toBe(two);
  });
});

test('supportsMultiBet refuses place markets', () => {
  expect(
    [
      createRaceSelectionSample(1, 400),
      createRaceSelectionSample(1, 400, { winners: 3 }),
      createRaceSelectionSample(1, 400, { winners: null }),
    ].map(supportsMultiBet),
  ).toEqual([true, false, false]);
});
