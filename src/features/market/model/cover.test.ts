import { describe, expect, it } from 'vitest';
import type { MarketFacts } from '#shared/live/live.ts';
import { marketCover, runnerCover } from './cover.ts';

const open: MarketFacts = { status: 'open', inPlay: true, locked: false, freshness: 'live', news: null, totalMatched: null };

describe('what lies over a market', () => {
  it.each([
    ['nothing while it is open and fresh', open, 'none'],
    ['waiting before anything is known', null, 'waiting'],
    ['suspended before stale', { ...open, status: 'suspended', freshness: 'stale' }, 'suspended'],
    ['closed before locked', { ...open, status: 'closed', locked: true }, 'closed'],
    ['inactive', { ...open, status: 'inactive' }, 'inactive'],
    ['locked before stale', { ...open, locked: true, freshness: 'stale' }, 'locked'],
    ['stale', { ...open, freshness: 'stale' }, 'stale'],
  ] as const)('%s', (_, facts, cover) => {
    expect(marketCover(facts)).toBe(cover);
  });

  it('covers every runner but an active one', () => {
    expect((['active', 'suspended', 'removed', 'winner', 'loser', null] as const).map(runnerCover)).toEqual([null, 'suspended', 'removed', 'winner', 'loser', null]);
  });
});
