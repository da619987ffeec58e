import type { Levels, Market, MatchRow, Runner } from '#shared/domain/market/market.ts';
import { units } from '#shared/domain/money/money.ts';
import { odds } from '#shared/domain/odds/odds.ts';
import { createLiveFeed, type StoppableFeed } from '#shared/live/create-live-feed.ts';
import { idleTransport } from '#shared/live/transport/idle-transport.ts';

const noop = () => undefined;

/** Id of the match with `sampleMarkets`. */
export const SAMPLE_MATCH = 'sample';

const offers: Levels = [{ price: odds(150), size: units(100) }, null, null];
const runner = { runnerId: 1, name: '-', status: 'active', back: offers, lay: offers } as const satisfies Runner;

/** A match with everything that a row can show: teams, a draw, all badges, and a label over its prices. */
const createSample = (matchId: string, inPlay: boolean): MatchRow => ({
  sportId: matchId,
  sportName: '-',
  seriesId: '-',
  seriesName: '',
  matchId,
  matchName: '- v +',
  startsAt: '2026-01-01T00:00:00Z',
  marketId: matchId,
  marketName: '-',
  status: 'suspended',
  inPlay,
  locked: false,
  hasFancy: true,
  bookmakerCount: 1,
  fancyCount: 1,
  hasTv: true,
  totalMatched: units(100),
  runners: [runner, { ...runner, runnerId: 2, name: '+' }, { ...runner, runnerId: 3 }],
});

const samples = [createSample('featured', true), createSample('in-play', true), createSample('upcoming', false)];

/** A market with everything that a card can show: all badges, a note, and labels over all prices and over a row's. */
export const createFullMarket = (marketId: string, market: Pick<Market, 'kind' | 'inPlay'>): Market => ({
  sportId: '4',
  matchId: SAMPLE_MATCH,
  matchName: '- v +',
  startsAt: '2026-01-01T00:00:00Z',
  marketId,
  name: '-',
  type: 'other',
  winners: 2,
  status: 'suspended',
  locked: false,
  totalMatched: units(100),
  news: '-',
  minStake: units(1),
  maxStake: units(2),
  ladder: 'step',
  runners: [
    { ...runner, status: 'removed' },
    { ...runner, runnerId: 2, name: '+' },
  ],
  ...market,
});

const sampleMarkets = [
  createFullMarket('odds', { kind: 'odds', inPlay: true }),
  createFullMarket('bookmaker', { kind: 'bookmaker', inPlay: false }),
];

/** Creates a feed of a home page with two matches in play and one upcoming, and of a match. The caller stops it. */
export const createSampleFeed = (markets: readonly Market[] = sampleMarkets): StoppableFeed =>
  createLiveFeed(
    (sink) => {
      const timing = { requestedAt: 0, durationMs: 0, ttlMs: 60_000 };
      sink.receiveHome(samples, timing);
      sink.receiveMatch(SAMPLE_MATCH, markets, timing);
      return idleTransport;
    },
    { now: () => 0, isHidden: () => true, onVisibilityChange: () => noop, requestFrame: () => noop },
  );
