import { describe, expect, test } from 'vitest';
import type { RunnerStatus } from '../../domain/market/market.ts';
import type { MarketFacts } from '../live-feed.ts';
import { getMarketBlock, getSelectionBlock } from './market-block.ts';

const open: MarketFacts = {
  status: 'open',
  inPlay: true,
  locked: false,
  freshness: 'live',
  news: null,
  totalMatched: null,
};
const stale: MarketFacts = { ...open, freshness: 'stale' };

describe('getMarketBlock', () => {
  test.each([
    ['an unknown market', 'missing', null],
    ['an open market', null, open],
    ['a suspended market before stale and locked', 'suspended', { ...stale, status: 'suspended', locked: true }],
    ['a closed market', 'closed', { ...open, status: 'closed' }],
    ['a market that is not open yet', 'inactive', { ...open, status: 'inactive' }],
    ['a locked market before stale', 'locked', { ...stale, locked: true }],
    ['a stale market', 'stale', stale],
  ] as const)('returns for %s: %j', (_case, block, facts) => expect(getMarketBlock(facts)).toBe(block));
});

describe('getSelectionBlock', () => {
  test.each([
    ['a suspended market with a removed runner', 'suspended', { ...open, status: 'suspended' }, 'removed'],
    ['a removed runner', 'removed', open, 'removed'],
    ['a suspended runner', 'runner-suspended', open, 'suspended'],
    ['a winner', 'closed', open, 'winner'],
    ['a loser', 'closed', open, 'loser'],
    ['a removed runner with stale prices', 'removed', stale, 'removed'],
    ['an active runner with stale prices', 'stale', stale, 'active'],
    ['a runner without a status', null, open, null],
    ['an active runner', null, open, 'active'],
  ] as const satisfies readonly (readonly [string, unknown, MarketFacts, RunnerStatus | null])[])(
    'returns for %s: %j',
    (_case, block, facts, runner) => expect(getSelectionBlock(facts, runner)).toBe(block),
  );
});
