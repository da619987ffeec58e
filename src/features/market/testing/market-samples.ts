import type { FancyLine, Levels, Market, MatchRow, Runner } from '#shared/domain/market/market.ts';
import { toRunnerId } from '#shared/domain/market/runner-id.ts';
import { money, units } from '#shared/domain/money/money.ts';
import { odds } from '#shared/domain/odds/odds.ts';
import { createSampleMarket } from '#shared/domain/testing/sample-market.ts';
import { appendHandicap } from '#shared/format/handicap.ts';
import type { MarketOutline, MatchOutline } from '#shared/live/live-feed.ts';
import { outlineMarket, outlineMatch } from '#shared/live/store/image.ts';

export const MATCH_ID = '30192825';

const createLevels = (best: number, step: number, sizes: readonly [number, number, number]): Levels => [
  { price: odds(best), size: units(sizes[0]) },
  { price: odds(best + step), size: units(sizes[1]) },
  { price: odds(best + 2 * step), size: units(sizes[2]) },
];

/** Creates a runner with its best back price at `best` and its best lay price one tick above. */
export const createSampleRunner = (runnerId: number, name: string, best: number, tick = 1): Runner => ({
  runnerId,
  name,
  status: 'active',
  back: createLevels(best, -tick, [12_034, 800, 95]),
  lay: createLevels(best + tick, tick, [411, 9_000, 20]),
});

export const matchOdds: Market = createSampleMarket({
  totalMatched: units(1_250_000),
  minStake: units(100),
  maxStake: units(25_000),
  runners: [createSampleRunner(1, 'Mumbai', 185), createSampleRunner(2, 'Chennai', 216, 2)],
});

export const bookmaker: Market = {
  ...matchOdds,
  marketId: '7201542601',
  name: 'Bookmaker',
  type: 'bookmaker',
  kind: 'bookmaker',
  ladder: 'step',
  totalMatched: null,
  maxStake: units(50_000),
  runners: [
    createSampleRunner(1, 'Mumbai', 8500, 200),
    { ...createSampleRunner(2, 'Chennai', 11_500, 200), status: 'suspended' },
  ],
};

/** Returns the fair odds of a probability, in hundredths. */
const toFairOdds = (chance: number): number => Math.floor(100 / chance + 1e-9);

/** Creates a runner of a handicap market. */
const createHandicapLine = (selectionId: number, name: string, handicap: number, best: number): Runner =>
  createSampleRunner(toRunnerId(selectionId, handicap) ?? selectionId, appendHandicap(name, handicap), best);

/** Builds a market with this many handicap lines around 0, a quarter apart, each with both teams. */
export function createHandicapMarket(lines: number): Market {
  const steps = Array.from({ length: lines }, (_, index) => 25 * (index - Math.floor(lines / 2)));
  return {
    ...matchOdds,
    sportId: '1',
    matchName: 'Arsenal v Chelsea',
    marketId: '1.201542800',
    name: 'Asian Handicap',
    type: 'other',
    runners: steps.flatMap((handicap, index) => [
      createHandicapLine(101, 'Arsenal', handicap, toFairOdds((index + 1) / (lines + 1))),
      createHandicapLine(102, 'Chelsea', -handicap, toFairOdds(1 - (index + 1) / (lines + 1))),
    ]),
  };
}

/** A race whose place market pays two of its four runners. */
export const winMarket: Market = {
  ...matchOdds,
  sportId: '7',
  matchName: 'Ascot (GB) 14:05',
  marketId: '1.201542700',
  name: 'Win',
  type: 'other',
  inPlay: false,
  runners: [
    createSampleRunner(11, '1. Copper Letter', 260, 2),
    createSampleRunner(12, '2. Gentle Thunder', 350, 5),
    createSampleRunner(13, '3. Ocean Reason', 600, 10),
    createSampleRunner(14, '4. Velvet Voyage', 980, 20),
  ],
};

export const placesMarket: Market = {
  ...winMarket,
  marketId: '1.201542701',
  name: 'To Be Placed',
  type: 'to-be-placed',
  winners: 2,
  runners: [
    createSampleRunner(11, '1. Copper Letter', 140),
    createSampleRunner(12, '2. Gentle Thunder', 165),
    createSampleRunner(13, '3. Ocean Reason', 240, 2),
    createSampleRunner(14, '4. Velvet Voyage', 380, 5),
  ],
};

const createLine = (
  index: number,
  name: string,
  category: FancyLine['category'],
  run: number,
  overrides: Partial<FancyLine> = {},
): FancyLine => ({
  fancyId: `${MATCH_ID}_${index}`,
  matchId: MATCH_ID,
  name,
  category,
  order: index,
  no: { run, size: 100 },
  yes: { run: run + 2, size: 100 },
  lockedBy: null,
  rateChanged: false,
  minStake: units(100),
  maxStake: units(50_000),
  news: null,
  ...overrides,
});

export const sessionLines: readonly FancyLine[] = [
  createLine(1, '20 over runs MUM', 'session', 174),
  createLine(2, '17th over runs MUM', 'over-by-over', 8, {
    lockedBy: 'Ball Running',
    no: { run: 8, size: 110 },
    yes: { run: 8, size: 90 },
  }),
  createLine(3, 'Fall of 5th wicket MUM', 'session', 158, { rateChanged: true }),
  createLine(4, '16.3 ball run MUM', 'ball-by-ball', 1, {
    no: null,
    yes: null,
    lockedBy: 'Suspended',
    minStake: money(0),
    maxStake: money(0),
  }),
];

export const toMarketOutline = (market: Market): MarketOutline => outlineMarket(market);

const row: MatchRow = {
  ...matchOdds,
  sportName: 'Cricket',
  seriesId: '1',
  seriesName: 'Indian Premier League',
  marketName: 'Match odds',
  hasFancy: true,
  bookmakerCount: 1,
  fancyCount: 38,
  hasTv: true,
};

export const rowOutline: MatchOutline = outlineMatch(row);

/** Returns the market with one runner at another price. */
export const withMovedPrice = (market: Market, runnerId: number, best: number): Market => ({
  ...market,
  runners: market.runners.map((runner) =>
    runner.runnerId === runnerId ? createSampleRunner(runnerId, runner.name, best) : runner,
  ),
});

/** Limits of the sample match-odds market. */
export const marketLimits = {
  minStake: units(100),
  maxStake: units(25_000),
  minOdds: null,
  maxOdds: null,
  maxProfit: units(500_000),
  delaySeconds: 5,
};
