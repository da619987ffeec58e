import { describe, expect, test } from 'vitest';
import type { RunnerStatus } from '../../domain/market/market.ts';
import type { MarketFacts } from '../live-feed.ts';
import { getMarketBlock, getSelectionBlock } from './betting-block.ts';

const open: MarketFacts = {
  status: 'open',
  inPlay: true,
  locked: false,
  freshness: 'live',
  news: null,
  totalMatched: null,
};
const stale: MarketFacts = { ...open, freshness: 'stale' };

describe('a market', () => {
  test.each([
    ['nothing known of it', null, 'gone'],
    ['open', open, null],
    ['suspended, whatever else', { ...stale, status: 'suspended', locked: true }, 'suspended'],
    ['closed', { ...open, status: 'closed' }, 'closed'],
    ['not open yet', { ...open, status: 'inactive' }, 'inactive'],
    ['locked before stale', { ...stale, locked: true }, 'locked'],
    ['stale', stale, 'stale'],
  ] as const)('%s', (_what, facts, shut) => expect(getMarketBlock(facts)).toBe(shut));
});

describe('a selection', () => {
  test.each([
    ['the market weighs more', { ...open, status: 'suspended' }, 'removed', 'suspended'],
    ['taken out', open, 'removed', 'removed'],
    ['suspended by itself', open, 'suspended', 'suspended'],
    ['its result is in', open, 'winner', 'closed'],
    ['it lost', open, 'loser', 'closed'],
    ['its own state before old prices', stale, 'removed', 'removed'],
    ['old prices', stale, 'active', 'stale'],
    ['nothing known against it', open, null, null],
    ['active', open, 'active', null],
  ] as const satisfies readonly (readonly [string, MarketFacts, RunnerStatus | null, unknown])[])(
    '%s',
    (_what, facts, runner, shut) => expect(getSelectionBlock(facts, runner)).toBe(shut),
  );
});
