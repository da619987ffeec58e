import { describe, expect, test } from 'vitest';
import type { RunnerStatus } from '#shared/domain/market/market.ts';
import { units } from '#shared/domain/money/money.ts';
import { odds } from '#shared/domain/odds/odds.ts';
import { type BettingPreferences, DEFAULT_PREFERENCES } from '../../model/betting-preferences.ts';
import { createAccount, createLimits } from '../../model/testing/submit-contexts.ts';
import { typePrice, typeStake } from '../../model/ticket/ticket.ts';
import { describeMultiBetBlockReason } from './describe-multi-bet-block-reason.ts';
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

const account = createAccount(units(5000));
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
const describeFirstReason = (
  draft: MultiBetDraft,
  change: Partial<MultiBetSubmitContext> = {},
  runners = [1, 2, 3],
) => {
  const blockReason = findFirstMultiBetBlockReason({
    draft,
    figures: calculateMultiBetFigures(draft, account, runners),
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

  const offerAll = (back: number): MultiBetQuotes => ({
    ...createQuotes(),
    runners: createQuotes().runners.map((quote) => ({ ...quote, back: odds(back) })),
  });

  test.each([
    {
      title: 'a single runner',
      draft: { ...two, legs: two.legs.slice(0, 1) },
      label: 'Select at least two runners',
    },
    {
      title: 'a laid runner in an equal profit',
      draft: addRunner(two, createRaceSelectionSample(2, 620, { side: 'lay' })),
      label: 'Equal profit takes backs only',
    },
    { title: 'a missing total', draft: typeTotal(two, ''), label: 'Enter a stake' },
    { title: 'a total too small for all runners', draft: typeTotal(two, '1'), label: 'Raise the total stake' },
    {
      title: 'a runner without a stake',
      draft: editLeg({ ...two, split: 'free' }, 1, (ticket) => typeStake(ticket, '100')),
      label: '2. Runner: Enter a stake',
    },
    {
      title: 'a runner without odds',
      draft: editLeg(two, 2, (ticket) => typePrice(ticket, '')),
      label: '2. Runner: Enter valid odds',
    },
    { title: 'a total above the balance', draft: typeTotal(two, '5001'), label: 'Insufficient Balance.' },
  ])('blocks $title: $label', ({ draft, label }) => expect(describeFirstReason(draft)).toBe(label));

  test.each<{ title: string; change: Partial<MultiBetSubmitContext>; label: string }>([
    { title: 'a removed runner', change: { quotes: createQuotes('removed') }, label: '2. Runner: Runner removed' },
    {
      title: 'a suspended runner',
      change: { quotes: createQuotes('suspended') },
      label: '2. Runner: Runner suspended',
    },
    {
      title: 'a suspended market',
      change: { quotes: createQuotes('active', { status: 'suspended' }) },
      label: 'Market suspended',
    },
    {
      title: 'stale prices',
      change: { quotes: createQuotes('active', { freshness: 'stale' }) },
      label: 'Waiting for fresh prices',
    },
    { title: 'worse odds than requested', change: { quotes: offerAll(390) }, label: '1. Runner: The price changed' },
    {
      title: 'better odds with the policy "only mine"',
      change: { preferences: { ...DEFAULT_PREFERENCES, pricePolicyKind: 'only-mine' }, quotes: offerAll(610) },
      label: '1. Runner: The price changed',
    },
    {
      title: 'a stake below the limit',
      change: { limits: createLimits({ minStake: units(500) }) },
      label: '2. Runner: Min Size is: 500',
    },
    { title: 'another bet in flight', change: { isOtherBetInFlight: true }, label: 'Another bet is under way' },
    { title: 'an unverified bet', change: { isUnverified: true }, label: 'This bet is being checked' },
  ])('blocks $title: $label', ({ change, label }) => expect(describeFirstReason(two, change)).toBe(label));

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
    expect(follow({ pricePolicyKind: 'within', ticks: 2 }, worse).legs.map(({ price }) => price)).toEqual([
      odds(390),
      odds(600),
    ]);
  });

  test('keeps the odds under other policies and in a blocked market', () => {
    expect(follow({ pricePolicyKind: 'better' }, worse)).toBe(two);
    expect(follow({ pricePolicyKind: 'within', ticks: 2 }, { ...worse, facts: null })).toBe(two);
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
