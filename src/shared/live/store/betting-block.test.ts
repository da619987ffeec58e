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
    ['an unknown market', null, 'missing'],
    ['an open market', open, null],
    ['a suspended market before stale and locked', { ...stale, status: 'suspended', locked: true }, 'suspended'],
    ['a closed market', { ...open, status: 'closed' }, 'closed'],
    ['a market that is not open yet', { ...open, status: 'inactive' }, 'inactive'],
    ['a locked market before stale', { ...stale, locked: true }, 'locked'],
    ['a stale market', stale, 'stale'],
  ] as const)('returns the block of %s', (_case, facts, block) => expect(getMarketBlock(facts)).toBe(block));
});

describe('getSelectionBlock', () => {
  test.each([
    ['a suspended market with a removed runner', { ...open, status: 'suspended' }, 'removed', 'suspended'],
    ['a removed runner', open, 'removed', 'removed'],
    ['a suspended runner', open, 'suspended', 'suspended'],
    ['a winner', open, 'winner', 'closed'],
    ['a loser', open, 'loser', 'closed'],
    ['a removed runner with stale prices', stale, 'removed', 'removed'],
    ['an active runner with stale prices', stale, 'active', 'stale'],
    ['a runner without a status', open, null, null],
    ['an active runner', open, 'active', null],
  ] as const satisfies readonly (readonly [string, MarketFacts, RunnerStatus | null, unknown])[])(
    'returns the block of %s',
    (_case, facts, runner, block) => expect(getSelectionBlock(facts, runner)).toBe(block),
  );
});
