import { expect, test } from 'vitest';
import type { BlockReason } from './model/checks/block-reasons.ts';
import { describeBlockReason } from './texts.ts';

test.each<{ reason: BlockReason; label: string }>([
  { reason: { kind: 'unverified' }, label: 'This bet is being checked' },
  { reason: { kind: 'in-flight' }, label: 'Another bet is under way' },
  { reason: { kind: 'betting-block', bettingBlock: { by: 'suspended' } }, label: 'Market suspended' },
  { reason: { kind: 'betting-block', bettingBlock: { by: 'locked' } }, label: 'Market locked' },
  { reason: { kind: 'betting-block', bettingBlock: { by: 'stale' } }, label: 'Waiting for fresh prices' },
  { reason: { kind: 'betting-block', bettingBlock: { by: 'missing' } }, label: 'Waiting for the market' },
  {
    reason: { kind: 'betting-block', bettingBlock: { by: 'line-locked', label: 'Ball Running' } },
    label: 'Ball Running',
  },
  { reason: { kind: 'handicap' }, label: 'No bets on handicaps here' },
  { reason: { kind: 'no-offer' }, label: 'No price on offer' },
  { reason: { kind: 'line-moved' }, label: 'The line moved' },
  { reason: { kind: 'no-price' }, label: 'Enter valid odds' },
  { reason: { kind: 'off-ladder' }, label: 'This market has no such odds' },
  { reason: { kind: 'no-stake' }, label: 'Enter a stake' },
  { reason: { kind: 'unreadable-stake' }, label: 'Check the stake' },
  { reason: { kind: 'insufficient-balance' }, label: 'Insufficient Balance.' },
  { reason: { kind: 'price-changed' }, label: 'The price changed' },
  { reason: { kind: 'not-offered' }, label: 'Your odds are not on offer' },
])('describeBlockReason returns $label for $reason.kind', ({ reason, label }) => {
  expect(describeBlockReason(reason)).toBe(label);
});
