import type { Market, MatchRow, Side } from '#shared/domain/market/market.ts';
import { getHandicap, type RunnerId } from '#shared/domain/market/runner-id.ts';
import type { Money } from '#shared/domain/money/money.ts';
import type { MarketPrice } from '#shared/domain/odds/odds.ts';
import type { Caller } from '../caller.ts';
import { RACING_SPORTS } from '../racing-sports.ts';

/** Where a market is. */
export interface MarketPlace {
  readonly sportId: string;
  readonly matchId: string;
  readonly marketId: string;
}

/** An active runner with offers on both sides, which a bet can name. */
export interface BettableRunner {
  readonly runnerId: RunnerId;
  readonly name: string;
  readonly bestPrice: Readonly<Record<Side, MarketPrice>>;
}

/** A market that takes bets. */
export interface MarketTarget {
  readonly market: Market;
  /** Runners to bet on, at least one. */
  readonly runners: readonly [BettableRunner, ...BettableRunner[]];
  readonly minStake: Money | null;
  /** Bet delay in seconds: the server may hold a bet for that time. */
  readonly delaySeconds: number;
}

const toPlace = ({ sportId, matchId }: MatchRow) => ({ sportId, matchId });

/** Most matches whose markets are read to find one market. */
const MAX_MATCHES = 100;

const readMarkets = async (caller: Caller, matchId: string): Promise<readonly Market[]> =>
  (await caller.send('matchDetails', { match_id: matchId, combine: true })).data ?? [];

/** Finds a market in the home list, in the matches' markets, and among the next races. */
export async function locateMarket(
  caller: Caller,
  home: readonly MatchRow[],
  marketId: string,
): Promise<MarketPlace | null> {
  const listed = home.find((row) => row.marketId === marketId);
  if (listed !== undefined) return { ...toPlace(listed), marketId };
  for (const row of home.slice(0, MAX_MATCHES))
    if ((await readMarkets(caller, row.matchId)).some((market) => market.marketId === marketId))
      return { ...toPlace(row), marketId };
  for (const sportId of RACING_SPORTS) {
    const races = (await caller.send('allRacingMarkets', { sport_id: sportId })).data ?? [];
    const race = races.find((each) => each.marketId === marketId);
    if (race !== undefined) return { sportId, matchId: race.matchId, marketId };
  }
  return null;
}

const listBettable = ({ runners }: Market): readonly BettableRunner[] =>
  runners.flatMap(({ status, back: [back], lay: [lay], runnerId, name }) =>
    status === 'active' && back !== null && lay !== null && getHandicap(runnerId) === 0
      ? [{ runnerId, name, bestPrice: { back: back.price, lay: lay.price } }]
      : [],
  );

/** Reads the market again, with its prices of now. Resolves to a reason when it takes no bets. */
export async function readMarketTarget(
  caller: Caller,
  { matchId, marketId }: MarketPlace,
): Promise<MarketTarget | string> {
  const market = (await readMarkets(caller, matchId)).find((each) => each.marketId === marketId);
  if (market === undefined) return 'match/matchDetails no longer has the market';
  if (market.status !== 'open' || market.locked) return `the market is ${market.locked ? 'locked' : market.status}`;
  const [first, ...others] = listBettable(market);
  if (first === undefined) return 'no runner of the market has offers on both sides';
  const request = { match_id: matchId, sport_id: market.sportId };
  const limits = (await caller.send('getEventsLimit', request)).data?.markets[marketId];
  return {
    market,
    runners: [first, ...others],
    minStake: limits?.minStake ?? market.minStake,
    delaySeconds: limits?.delaySeconds ?? 0,
  };
}
