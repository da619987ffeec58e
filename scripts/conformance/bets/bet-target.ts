import type { Market, MatchRow, Runner } from '#shared/domain/market/market.ts';
import { getHandicap } from '#shared/domain/market/runner-id.ts';
import type { Money } from '#shared/domain/money/money.ts';
import type { Caller } from '../caller.ts';

/** A market that takes bets, and the runner to bet on. */
export interface BetTarget {
  readonly market: Market;
  readonly runner: Runner;
  readonly minStake: Money | null;
  /** Bet delay in seconds: the server may hold a bet for that time. */
  readonly delaySeconds: number;
}

/** Where to bet, and for whom. */
export interface BetScene {
  readonly userId: string;
  readonly place: { readonly matchId: string; readonly marketId: string };
  readonly stake: Money | undefined;
}

/** Most matches whose markets are read to find one market. */
const MAX_MATCHES = 100;
const RACING_SPORTS = ['7', '4339'];

const readMarkets = async (caller: Caller, matchId: string): Promise<readonly Market[]> =>
  (await caller.send('matchDetails', { match_id: matchId, combine: true })).data ?? [];

async function findMatchId(caller: Caller, home: readonly MatchRow[], marketId: string): Promise<string | null> {
  const listed = home.find((row) => row.marketId === marketId);
  if (listed !== undefined) return listed.matchId;
  for (const { matchId } of home.slice(0, MAX_MATCHES))
    if ((await readMarkets(caller, matchId)).some((market) => market.marketId === marketId)) return matchId;
  for (const sportId of RACING_SPORTS) {
    const races = (await caller.send('allRacingMarkets', { sport_id: sportId })).data ?? [];
    const race = races.find((each) => each.marketId === marketId);
    if (race !== undefined) return race.matchId;
  }
  return null;
}

/** A runner with offers on both sides, which a bet can name. */
const isBettable = ({ status, back, lay, runnerId }: Runner): boolean =>
  status === 'active' && back[0] !== null && lay[0] !== null && getHandicap(runnerId) === 0;

/** Reads the market again, with its prices of now. Resolves to a reason when it takes no bets. */
export async function readTarget(
  caller: Caller,
  { matchId, marketId }: { readonly matchId: string; readonly marketId: string },
): Promise<BetTarget | string> {
  const market = (await readMarkets(caller, matchId)).find((each) => each.marketId === marketId);
  if (market === undefined) return 'match/matchDetails no longer has the market';
  if (market.status !== 'open' || market.locked) return `the market is ${market.locked ? 'locked' : market.status}`;
  const runner = market.runners.find(isBettable);
  if (runner === undefined) return 'no runner of the market has offers on both sides';
  const request = { match_id: matchId, sport_id: market.sportId };
  const limits = (await caller.send('getEventsLimit', request)).data?.markets[marketId];
  return {
    market,
    runner,
    minStake: limits?.minStake ?? market.minStake,
    delaySeconds: limits?.delaySeconds ?? 0,
  };
}

/** Finds the match of a market in the home list, in the matches' markets, and among the next races. */
export const locateMarket = async (
  caller: Caller,
  home: readonly MatchRow[],
  marketId: string,
): Promise<{ readonly matchId: string; readonly marketId: string } | null> => {
  const matchId = await findMatchId(caller, home, marketId);
  return matchId === null ? null : { matchId, marketId };
};
