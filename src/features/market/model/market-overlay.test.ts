import { describe, expect, test } from 'vitest';
import type { MarketFacts } from '#shared/live/live-feed.ts';
import { getMarketOverlay, getRunnerOverlay } from './market-overlay.ts';

const openMarket: MarketFacts = {
  status: 'open',
  inPlay: true,
  locked: false,
  freshness: 'live',
  news: null,
  totalMatched: null,
};

describe('market overlay', () => {
  test.each([
    ['none while it is open and fresh', openMarket, 'none'],
    ['waiting before anything is known', null, 'waiting'],
    ['suspended before stale', { ...openMarket, status: 'suspended', freshness: 'stale' }, 'suspended'],
    ['closed before locked', { ...openMarket, status: 'closed', locked: true }, 'closed'],
    ['inactive', { ...openMarket, status: 'inactive' }, 'inactive'],
    ['locked before stale', { ...openMarket, locked: true, freshness: 'stale' }, 'locked'],
    ['stale', { ...openMarket, freshness: 'stale' }, 'stale'],
  ] as const)('getMarketOverlay returns %s', (_, facts, overlay) => {
    expect(getMarketOverlay(facts)).toBe(overlay);
  });

  test('getRunnerOverlay covers every runner that is not active', () => {
    expect((['active', 'suspended', 'removed', 'winner', 'loser', null] as const).map(getRunnerOverlay)).toEqual([
      null,
      'suspended',
      'removed',
      'winner',
      'loser',
      null,
    ]);
  });
});
