import { expect, test } from 'vitest';
import type { Breach } from '#shared/domain/market/limits.ts';
import { units } from '#shared/domain/money/money.ts';
import type { BettingBlock } from '../ticket/selection-quote.ts';
import type { BlockReason } from './block-reasons.ts';
import { describeBlockReason } from './describe-block-reason.ts';

/** The label of each reason. A new reason does not compile without its row. */
const labels: Readonly<Record<Exclude<BlockReason['kind'], 'betting-block' | 'limit'>, string>> = {
  unverified: 'This bet is being checked',
  'in-flight': 'Another bet is under way',
  handicap: 'No bets on handicaps here',
  'no-offer': 'No price on offer',
  'line-moved': 'The line moved',
  'no-price': 'Enter valid odds',
  'off-ladder': 'This market has no such odds',
  'no-stake': 'Enter a stake',
  'unreadable-stake': 'Check the stake',
  'insufficient-balance': 'Insufficient Balance.',
  'price-changed': 'The price changed',
  'not-offered': 'Your odds are not on offer',
};

test.each(Object.entries(labels))('describeBlockReason labels %s as "%s"', (kind, label) => {
  expect(describeBlockReason({ kind: kind as keyof typeof labels })).toBe(label);
});

test.each<[BettingBlock, string]>([
  [{ by: 'suspended' }, 'Market suspended'],
  [{ by: 'locked' }, 'Market locked'],
  [{ by: 'stale' }, 'Waiting for fresh prices'],
  [{ by: 'missing' }, 'Waiting for the market'],
  [{ by: 'line-locked', label: 'Ball Running' }, 'Ball Running'],
])('describeBlockReason labels the betting block %o as "%s"', (bettingBlock, label) => {
  expect(describeBlockReason({ kind: 'betting-block', bettingBlock })).toBe(label);
});

test('describeBlockReason labels a limit with the message of its breach', () => {
  const breach: Breach = { code: 'max-size', limit: units(500) };
  expect(describeBlockReason({ kind: 'limit', breach })).toBe('Max Size is: 500');
});
