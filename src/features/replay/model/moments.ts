import type { Bet } from '#shared/domain/bet.ts';
import type { MarketStatus, RunnerStatus } from '#shared/domain/market.ts';
import type { RunnerId } from '#shared/domain/runner-id.ts';
import { parseWhen } from '#shared/format/when.ts';
import type { MarketChange } from '#shared/live/changes.ts';
import type { Track } from '#shared/live/past/track.ts';

/** What of a market is worth finding again, beside its prices. `gone` and `back`: the feed stopped to show it, and showed it again. */
export type MarketEvent =
  | { readonly at: number; readonly of: 'market'; readonly event: MarketStatus | 'in-play' | 'locked' | 'unlocked' | 'stale' | 'fresh' | 'gone' | 'back' }
  | { readonly at: number; readonly of: 'runner'; readonly runnerId: RunnerId; readonly event: Exclude<RunnerStatus, 'active'> | 'active' };

/** One of the bettor's own bets, at the moment it was placed. */
export interface OwnBet {
  readonly at: number;
  readonly of: 'bet';
  readonly bet: Bet;
}

export type Moment = MarketEvent | OwnBet;

interface Known {
  status: MarketStatus | null;
  inPlay: boolean;
  locked: boolean;
  readonly runners: Map<RunnerId, RunnerStatus>;
}

const unknown = (): Known => ({ status: null, inPlay: false, locked: false, runners: new Map() });

/** Takes a change in and gives back what it is news of. What is heard for the first time is none. */
function learn(known: Known, { image, facts, runners }: MarketChange, at: number): MarketEvent[] {
  const news: MarketEvent[] = [];
  const seen = known.status !== null;
  const market = (event: Extract<MarketEvent, { of: 'market' }>['event']): void => void (seen && news.push({ at, of: 'market', event }));
  if (facts?.inPlay !== undefined && facts.inPlay !== known.inPlay) {
    known.inPlay = facts.inPlay;
    if (facts.inPlay) market('in-play');
  }
  if (facts?.status !== undefined && facts.status !== known.status) {
    known.status = facts.status;
    market(facts.status);
  }
  if (facts?.locked !== undefined && facts.locked !== known.locked) {
    known.locked = facts.locked;
    market(facts.locked ? 'locked' : 'unlocked');
  }
  for (const { runnerId, status } of runners) {
    const before = known.runners.get(runnerId);
    // An entry of prices is silent about the runner's state, which stays as it was defined.
    const now = status ?? before ?? (image ? 'active' : undefined);
    if (now === undefined || now === before) continue;
    known.runners.set(runnerId, now);
    if (seen && before !== undefined) news.push({ at, of: 'runner', runnerId, event: now });
  }
  return news;
}

/** Nearly every change is of prices alone: those are passed over without a closer look. */
const isNews = ({ image, facts, runners }: MarketChange): boolean =>
  image || facts?.status !== undefined || facts?.inPlay !== undefined || facts?.locked !== undefined || runners.some(({ status }) => status !== undefined);

/** The way from one page to the next is no absence. */
export const SHORTEST_ABSENCE_MS = 2_000;

/** What happened to a market, in order of time. */
export function eventsOf(track: Track): readonly MarketEvent[] {
  const found: MarketEvent[] = [];
  let known = unknown();
  let goneAt: number | null = null;
  let stale = false;
  const mark = (at: number, event: 'stale' | 'fresh' | 'gone' | 'back'): void => void found.push({ at, of: 'market', event });
  for (const { at, said } of track.between(-Infinity, track.to)) {
    if (said === 'gone') {
      mark(at, 'gone');
      [goneAt, stale] = [at, false];
      continue;
    }
    if (goneAt !== null) {
      if (at - goneAt < SHORTEST_ABSENCE_MS) found.pop();
      else {
        mark(at, 'back');
        known = unknown();
      }
      goneAt = null;
    }
    if ((said === 'stale') !== stale) mark(at, stale ? 'fresh' : 'stale');
    stale = said === 'stale';
    // A market that comes into view begins as one of which nothing is known yet.
    const unheard = typeof said !== 'string' && said.image && said.facts?.status === undefined;
    if (typeof said !== 'string' && !unheard && isNews(said)) found.push(...learn(known, said, at));
  }
  return found;
}

/** The bettor's bets on a market that were placed within a span, in order of time; each bet once. */
export function betsWithin(bets: readonly Bet[], marketId: string, from: number, to: number): readonly OwnBet[] {
  const byId = new Map(bets.filter((bet) => bet.marketId === marketId).map((bet) => [bet.betId, bet]));
  return [...byId.values()]
    .flatMap((bet): OwnBet[] => {
      const at = parseWhen(bet.placedAt);
      return at === null || at < from || at > to ? [] : [{ at, of: 'bet', bet }];
    })
    .sort((one, other) => one.at - other.at);
}

/** More than this are no list to find anything in. */
export const MOST_MOMENTS = 200;

/** Events and own bets together, in order of time; of very many the latest. */
export const momentsOf = <E extends { readonly at: number }>(events: readonly E[], bets: readonly OwnBet[], most: number): readonly (E | OwnBet)[] =>
  [...events, ...bets].sort((one, other) => one.at - other.at).slice(-most);
