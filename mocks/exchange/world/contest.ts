import type { Market, Runner, RunnerStatus } from '#shared/domain/market/market.ts';
import { units } from '#shared/domain/money/money.ts';
import { DAY_MS, MINUTE_MS } from '#shared/format/durations.ts';
import { calculateBookmakerBooks } from './bookmaker-book.ts';
import {
  calculateBooks,
  calculateExchangeBooks,
  driftChances,
  type MarketPace,
  NO_OFFERS,
  type RunnerBooks,
} from './exchange-book.ts';
import {
  listWinners,
  type MarketEnding,
  type MarketMoment,
  type MatchAnnouncement,
  type SimulatedMarket,
  type SimulatedRunner,
} from './simulated-match.ts';

/**
 * Scripted market: its chances by the script of its sport. They are fair and sum to 1; the book adds the market's mood.
 */
export interface Contest {
  readonly announcement: MatchAnnouncement;
  readonly marketId: string;
  /** Seed of this market's noise. */
  readonly key: number;
  readonly name: string;
  readonly type: SimulatedMarket['type'];
  readonly kind: SimulatedMarket['kind'];
  readonly ladder: Market['ladder'];
  readonly runners: readonly SimulatedRunner[];
  /** Start of in-play betting. Null when the market closes at the start. */
  readonly inPlayAt: number | null;
  readonly closesAt: number;
  readonly settlesAt: number;
  readonly ending: MarketEnding;
  /** Typical size at the best price, in rupees. */
  readonly liquidity: number;
  readonly acceptMinutesBefore?: number;
  /** Market with several winners, priced from the win market's book (`winKey` seeds its mood), so that both agree. */
  readonly places?: {
    readonly winners: number;
    readonly winKey: number;
    calculateChances(winning: readonly number[], time: number): readonly number[];
  };
  isSuspended(time: number): boolean;
  /** Returns one chance per runner, in order. */
  calculateChances(time: number): readonly number[];
  /** Returns the time of the last event that the market reacts to. Null before the first. */
  getLastEventAt(time: number): number | null;
}

const BURST = 9_000;

/** Returns how often a market changes, as in recorded feeds: about every 0.4 s in play, seconds apart before. */
function readPace(contest: Contest, time: number): MarketPace {
  const { inPlayAt, announcement } = contest;
  if (inPlayAt !== null && time >= inPlayAt) {
    const last = contest.getLastEventAt(time);
    return last !== null && time - last < BURST
      ? { changesPerSecond: 1.7, since: last, swing: 12_000 }
      : { changesPerSecond: 0.6, since: last ?? inPlayAt, swing: 30_000 };
  }
  const toStart = announcement.startsAt - time;
  if (toStart < 10 * MINUTE_MS) return { changesPerSecond: 0.7, since: 2, swing: 60_000 };
  return { changesPerSecond: toStart < 3 * 60 * MINUTE_MS ? 0.25 : 0.1, since: 1, swing: 400_000 };
}

function readStatus(contest: Contest, time: number): MarketMoment['status'] {
  if (time >= contest.settlesAt) return 'closed';
  return time >= contest.closesAt || contest.isSuspended(time) ? 'suspended' : 'open';
}

function readRunnerStatus(contest: Contest, runner: SimulatedRunner, time: number): RunnerStatus {
  if (runner.removedAt !== null && time >= runner.removedAt) return 'removed';
  if (time < contest.settlesAt || contest.ending.kind === 'void') return 'active';
  const winners = listWinners(contest.ending, contest.places?.winners ?? 1, () => true);
  return winners.includes(runner.runnerId) ? 'winner' : 'loser';
}

/** Calculates the matched amount. It grows towards the start, faster in play, and never falls. */
function calculateMatchedAmount(contest: Contest, time: number): number {
  const { startsAt } = contest.announcement;
  const moment = Math.floor(Math.min(time, contest.closesAt, contest.settlesAt) / 2_000) * 2_000;
  const before = Math.min(1, Math.max(0, 1 + (Math.min(moment, startsAt) - startsAt) / (3 * DAY_MS)));
  const within = Math.max(0, moment - startsAt) / Math.max(MINUTE_MS, contest.closesAt - startsAt);
  return Math.round(contest.liquidity * (25 * before ** 3 + 220 * within));
}

/** Creates a market that can be read at any moment. */
export function createSimulatedMarket(contest: Contest): SimulatedMarket {
  const { announcement, marketId, name, type, kind, ladder, runners, settlesAt, ending } = contest;

  function quoteBooks(time: number): RunnerBooks | null {
    if (time >= contest.closesAt) return null;
    const chances = contest.calculateChances(time);
    const pace = readPace(contest, time);
    if (contest.places !== undefined)
      return calculateBooks(
        contest,
        contest.places.calculateChances(driftChances(contest.places.winKey, chances, pace, time), time),
        pace,
        time,
      );
    return kind === 'bookmaker'
      ? calculateBookmakerBooks(contest, chances, pace, time)
      : calculateExchangeBooks(contest, chances, pace, time);
  }

  return {
    announcement,
    marketId,
    name,
    type,
    kind,
    ladder,
    runners,
    settlesAt,
    ending,
    winners: contest.places?.winners,
    acceptMinutesBefore: contest.acceptMinutesBefore ?? null,
    getStateAt(time) {
      const priced = quoteBooks(time);
      return {
        status: readStatus(contest, time),
        inPlay: contest.inPlayAt !== null && time >= contest.inPlayAt,
        totalMatched: kind === 'bookmaker' ? null : units(calculateMatchedAmount(contest, time)),
        runners: runners.map((runner, i): Runner => {
          const status = readRunnerStatus(contest, runner, time);
          const { back, lay } = (status === 'active' ? priced?.[i] : undefined) ?? NO_OFFERS;
          return { runnerId: runner.runnerId, name: runner.name, status, back, lay, metadata: runner.metadata };
        }),
      };
    },
    getDelaySeconds: () => null,
  };
}
