import { describe, expect, test } from 'vitest';
import type { Limits, RunnerStatus } from '#shared/domain/market.ts';
import { money, units } from '#shared/domain/money.ts';
import { odds } from '#shared/domain/odds.ts';
import type { Account } from '../../model/figures.ts';
import type { PricePolicy } from '../../model/policy.ts';
import { typePrice, typeStake } from '../../model/ticket.ts';
import { severalHoldWords } from '../texts.ts';
import { addRunner, editLeg, EMPTY_DRAFT, followedDraft, takesSeveral, typeTotal, type SeveralDraft } from './draft.ts';
import { severalFigures } from './figures.ts';
import { followedLeg, severalHold, type SeveralCircumstances } from './holds.ts';
import type { RaceQuotes } from './quotes.ts';
import { runner } from './testing/samples.ts';

const account: Account = { balance: { available: units(5000), exposure: money(0), profitAndLoss: money(0) }, positions: {}, bets: [] };
const two = typeTotal([runner(1, 400), runner(2, 600)].reduce(addRunner, EMPTY_DRAFT), '1000');
const quotes = (status: RunnerStatus = 'active', facts: Partial<NonNullable<RaceQuotes['facts']>> = {}): RaceQuotes => ({
  facts: { status: 'open', inPlay: false, locked: false, freshness: 'live', news: null, totalMatched: null, ...facts },
  runners: [1, 2, 3].map((runnerId) => ({ runnerId, status: runnerId === 2 ? status : 'active', back: odds(runnerId === 2 ? 600 : 400), lay: odds(620) })),
});
const limits: Limits = { minStake: units(500), maxStake: null, minOdds: null, maxOdds: null, maxProfit: null, delaySeconds: 0 };

const words = (draft: SeveralDraft, change: Partial<SeveralCircumstances> = {}, field = [1, 2, 3]) => {
  const hold = severalHold({ draft, figures: severalFigures(draft, account, field), quotes: quotes(), limits: null, inFlight: false, inDoubt: false, policy: { kind: 'better' }, ...change });
  return hold === null ? null : severalHoldWords(hold);
};

describe('what holds several bets back', () => {
  test('nothing, when all is in order', () => expect(words(two)).toBeNull());

  test.each<[string, SeveralDraft, Partial<SeveralCircumstances>, string]>([
    ['one runner', { ...two, legs: two.legs.slice(0, 1) }, {}, 'Pick at least two runners'],
    ['a laid runner in an equal profit', addRunner(two, runner(2, 620, { side: 'lay' })), {}, 'Equal profit takes backs only'],
    ['no total', typeTotal(two, ''), {}, 'Enter a stake'],
    ['a total that leaves a runner nothing', typeTotal(two, '1'), {}, 'Raise the total stake'],
    ['no stake of one runner', editLeg({ ...two, split: 'free' }, 1, (ticket) => typeStake(ticket, '100')), {}, '2. Runner: Enter a stake'],
    ['no price of one runner', editLeg(two, 2, (ticket) => typePrice(ticket, '')), {}, '2. Runner: Enter valid odds'],
    ['a runner taken out', two, { quotes: quotes('removed') }, '2. Runner: Runner removed'],
    ['a market suspended', two, { quotes: quotes('active', { status: 'suspended' }) }, 'Market suspended'],
    ['old prices', two, { quotes: quotes('active', { freshness: 'stale' }) }, 'Waiting for fresh prices'],
    ['odds that got worse than asked', two, { quotes: { ...quotes(), runners: quotes().runners.map((quote) => ({ ...quote, back: odds(390) })) } }, '1. Runner: The price changed'],
    ['better odds, where only those asked will do', two, { policy: { kind: 'only-mine' }, quotes: { ...quotes(), runners: quotes().runners.map((quote) => ({ ...quote, back: odds(610) })) } }, '1. Runner: The price changed'],
    ['a limit', two, { limits }, '2. Runner: Min Size is: 500'],
    ['another bet under way', two, { inFlight: true }, 'Another bet is under way'],
    ['a bet in doubt', two, { inDoubt: true }, 'This bet is being checked'],
    ['more than the balance', typeTotal(two, '5001'), {}, 'Insufficient Balance.'],
  ])('%s', (_, draft, change, says) => expect(words(draft, change)).toBe(says));

  test('bets that cover the whole field cannot lose all their stakes', () => {
    // 1/4 + 1/6 of the book: whoever wins, they win.
    expect(words(typeTotal(two, '9000'), {}, [1, 2])).toBeNull();
    expect(severalFigures(two, account, [1, 2])).toMatchObject({ other: null, liability: 0 });
  });
});

describe('odds that follow the market', () => {
  const worse: RaceQuotes = { ...quotes(), runners: quotes().runners.map((quote) => ({ ...quote, back: odds(quote.runnerId === 1 ? 390 : 500) })) };
  const follow = (policy: PricePolicy, now: RaceQuotes) => followedDraft(two, (leg) => followedLeg(policy, leg, now));

  test('by so many ticks of each runner’s own', () => {
    expect(follow({ kind: 'within', ticks: 2 }, worse).legs.map(({ price }) => price)).toEqual([odds(390), odds(600)]);
  });

  test('not otherwise, and never in a shut market', () => {
    expect(follow({ kind: 'better' }, worse)).toBe(two);
    expect(follow({ kind: 'within', ticks: 2 }, { ...worse, facts: null })).toBe(two);
  });
});

test('places are bet one by one', () => {
  expect([runner(1, 400), runner(1, 400, { winners: 3 }), runner(1, 400, { winners: null })].map(takesSeveral)).toEqual([true, false, false]);
});
