import type { Levels, MatchRow, Runner } from '#shared/domain/market/market.ts';
import { units } from '#shared/domain/money/money.ts';
import { odds } from '#shared/domain/odds/odds.ts';
import { createLiveFeed, type StoppableFeed } from '#shared/live/create-live-feed.ts';

const noop = () => undefined;

const offers: Levels = [{ price: odds(150), size: units(100) }, null, null];
const runner = { runnerId: 1, name: '-', status: 'active', back: offers, lay: offers } as const satisfies Runner;

/** A match with everything that a row can show: three runners, all badges, and a label over its prices. */
const createSample = (matchId: string, inPlay: boolean): MatchRow => ({
  sportId: matchId,
  sportName: '-',
  seriesId: '-',
  seriesName: '',
  matchId,
  matchName: '-',
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
  runners: [runner, { ...runner, runnerId: 2 }, { ...runner, runnerId: 3 }],
});

const samples = [createSample('in-play', true), createSample('upcoming', false)];

/** Creates a live feed of one match in play and one upcoming. The caller stops it. */
export const createSampleFeed = (): StoppableFeed =>
  createLiveFeed(
    (sink) => {
      sink.receiveHome(samples, { requestedAt: 0, durationMs: 0, ttlMs: 60_000 });
      return { watchHome: () => noop, watchMatch: () => noop, refresh: noop };
    },
    { now: () => 0, isHidden: () => true, onVisibilityChange: () => noop, requestFrame: () => noop },
  );
