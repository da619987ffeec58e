import type { FancyLine, Limits, MarketType } from '#shared/domain/market/market.ts';
import { units } from '#shared/domain/money/money.ts';
import { MAX_ODDS, MIN_ODDS, odds } from '#shared/domain/odds/odds.ts';
import type { FancyLimits } from '../interface/board.ts';
import type { ExchangeState } from '../state/state.ts';
import type { SimulatedLine, SimulatedMarket } from '../world/simulated-match.ts';

type TypeLimits = Omit<Limits, 'delaySeconds'>;

const createOddsLimits = (maxStake: number, maxOdds: number, maxProfit: number): TypeLimits => ({
  minStake: units(100),
  maxStake: units(maxStake),
  minOdds: MIN_ODDS,
  maxOdds: odds(maxOdds * 100),
  maxProfit: units(maxProfit),
});

/** Limits by type of market. */
const limitsByType: Readonly<Record<MarketType, TypeLimits>> = {
  'match-odds': createOddsLimits(500_000, 100, 2_500_000),
  bookmaker: {
    minStake: units(100),
    maxStake: units(300_000),
    minOdds: null,
    maxOdds: null,
    maxProfit: units(1_000_000),
  },
  toss: createOddsLimits(50_000, 10, 100_000),
  'tied-match': createOddsLimits(10_000, 200, 500_000),
  'completed-match': createOddsLimits(10_000, 200, 200_000),
  'over-under': createOddsLimits(100_000, 50, 500_000),
  'to-be-placed': createOddsLimits(50_000, 50, 250_000),
  other: createOddsLimits(100_000, 100, 500_000),
};

const RACE_DELAY_SECONDS = 1;

/** Resolves the bet delay of a market by its category (docs/requirements.md#1-scope). Before the start it is 0. */
function resolveMarketDelay(state: ExchangeState, market: SimulatedMarket, time: number, inPlay: boolean): number {
  const recorded = market.getDelaySeconds(time);
  if (recorded !== null) return recorded;
  if (!inPlay) return 0;
  if (market.kind === 'bookmaker') return state.delays.bookmaker;
  switch (market.announcement.sportId) {
    case '1':
      return state.delays.soccer;
    case '2':
      return state.delays.tennis;
    case '7':
      return RACE_DELAY_SECONDS;
    case '-100':
      return state.delays.virtual;
    default:
      return state.delays.matchOdds;
  }
}

export function resolveMarketLimits(
  state: ExchangeState,
  market: SimulatedMarket,
  time: number,
  inPlay: boolean,
): Limits {
  const switches = state.markets[market.marketId];
  return {
    ...limitsByType[market.type],
    // The ladder ends at this price anyway.
    ...(market.type === 'match-odds' && !inPlay ? { maxOdds: MAX_ODDS } : {}),
    ...switches?.limits,
    delaySeconds: switches?.delaySeconds ?? resolveMarketDelay(state, market, time, inPlay),
  };
}

const fancyStakes: Readonly<Record<FancyLine['category'], readonly [maxStake: number, maxProfit: number]>> = {
  session: [100_000, 500_000],
  fancy: [100_000, 500_000],
  other: [50_000, 200_000],
  'over-by-over': [50_000, 200_000],
  'ball-by-ball': [25_000, 100_000],
  'odd-even': [50_000, 200_000],
};

export function resolveFancyLimits(
  state: ExchangeState,
  line: SimulatedLine,
): FancyLimits & {
  minStake: NonNullable<FancyLimits['minStake']>;
  maxStake: NonNullable<FancyLimits['maxStake']>;
  maxProfit: NonNullable<FancyLimits['maxProfit']>;
} {
  const [maxStake, maxProfit] = fancyStakes[line.category];
  const categoryDelay = line.category === 'ball-by-ball' ? state.delays.ballByBall : state.delays.fancy;
  return {
    minStake: units(100),
    maxStake: units(maxStake),
    maxProfit: units(maxProfit),
    delaySeconds: state.fancies[line.fancyId]?.delaySeconds ?? categoryDelay,
  };
}
