import type { Bet } from '#shared/domain/bet/bet.ts';
import type { MarketStatus, RunnerStatus } from '#shared/domain/market/market.ts';
import type { RunnerId } from '#shared/domain/market/runner-id.ts';
import { parseTimestamp } from '#shared/format/timestamp.ts';
import type { MarketTrack } from '#shared/live/history/market-track.ts';
import type { MarketChange } from '#shared/live/store/changes.ts';

/**
 * A change of a market that the reader may look for, other than its prices. `missing` and `back`: the feed stopped and
 * resumed the market.
 */
export type MarketEvent =
  | {
      readonly at: number;
      readonly of: 'market';
      readonly event: MarketStatus | 'in-play' | 'locked' | 'unlocked' | 'stale' | 'fresh' | 'missing' | 'back';
    }
  | {
      readonly at: number;
      readonly of: 'runner';
      readonly runnerId: RunnerId;
      readonly event: Exclude<RunnerStatus, 'active'> | 'active';
    };

/** One of the bettor's own bets, at the time it was placed. */
export interface OwnBet {
  readonly at: number;
  readonly of: 'bet';
  readonly bet: Bet;
}

export type Moment = MarketEvent | OwnBet;

interface MarketState {
  status: MarketStatus | null;
  inPlay: boolean;
  locked: boolean;
  readonly runners: Map<RunnerId, RunnerStatus>;
}

const createMarketState = (): MarketState => ({ status: null, inPlay: false, locked: false, runners: new Map() });

/** Applies a change to the state and returns its events. The first snapshot has none. */
function applyMarketChange(
  marketState: MarketState,
  { image, facts, runners }: MarketChange,
  at: number,
): MarketEvent[] {
  const events: MarketEvent[] = [];
  const isKnown = marketState.status !== null;
  const addMarketEvent = (event: Extract<MarketEvent, { of: 'market' }>['event']): void => {
    if (isKnown) events.push({ at, of: 'market', event });
  };
  if (facts?.inPlay !== undefined && facts.inPlay !== marketState.inPlay) {
    marketState.inPlay = facts.inPlay;
    if (facts.inPlay) addMarketEvent('in-play');
  }
  if (facts?.status !== undefined && facts.status !== marketState.status) {
    marketState.status = facts.status;
    addMarketEvent(facts.status);
  }
  if (facts?.locked !== undefined && facts.locked !== marketState.locked) {
    marketState.locked = facts.locked;
    addMarketEvent(facts.locked ? 'locked' : 'unlocked');
  }
  for (const { runnerId, status } of runners) {
    const before = marketState.runners.get(runnerId);
    // A price entry does not contain the runner's state, so the defined state stays.
    const now = status ?? before ?? (image ? 'active' : undefined);
    if (now === undefined || now === before) continue;
    marketState.runners.set(runnerId, now);
    if (isKnown && before !== undefined) events.push({ at, of: 'runner', runnerId, event: now });
  }
  return events;
}

/** Cheap check that skips price changes, which are nearly all changes. */
const hasEvent = ({ image, facts, runners }: MarketChange): boolean =>
  image ||
  facts?.status !== undefined ||
  facts?.inPlay !== undefined ||
  facts?.locked !== undefined ||
  runners.some(({ status }) => status !== undefined);

/** Shorter absences come from page navigation and are ignored. Milliseconds. */
export const MIN_ABSENCE_MS = 2_000;

/** Lists the events of a market by time. */
export function listMarketEvents(track: MarketTrack): readonly MarketEvent[] {
  const events: MarketEvent[] = [];
  let marketState = createMarketState();
  let hiddenAt: number | null = null;
  let isStale = false;
  const addEvent = (at: number, event: 'stale' | 'fresh' | 'missing' | 'back'): void =>
    void events.push({ at, of: 'market', event });
  for (const { at, event: trackEvent } of track.listBetween(-Infinity, track.to)) {
    if (trackEvent === 'missing') {
      addEvent(at, 'missing');
      [hiddenAt, isStale] = [at, false];
      continue;
    }
    if (hiddenAt !== null) {
      if (at - hiddenAt < MIN_ABSENCE_MS) events.pop();
      else {
        addEvent(at, 'back');
        marketState = createMarketState();
      }
      hiddenAt = null;
    }
    if ((trackEvent === 'stale') !== isStale) addEvent(at, isStale ? 'fresh' : 'stale');
    isStale = trackEvent === 'stale';
    // A market that returns starts with an unknown state.
    const isFirstImage = typeof trackEvent !== 'string' && trackEvent.image && trackEvent.facts?.status === undefined;
    if (typeof trackEvent !== 'string' && !isFirstImage && hasEvent(trackEvent))
      events.push(...applyMarketChange(marketState, trackEvent, at));
  }
  return events;
}

/** The bettor's bets on a market placed within a span, by time, each bet once. */
export function listOwnBets(bets: readonly Bet[], marketId: string, from: number, to: number): readonly OwnBet[] {
  const byId = new Map(bets.filter((bet) => bet.marketId === marketId).map((bet) => [bet.betId, bet]));
  return [...byId.values()]
    .flatMap((bet): OwnBet[] => {
      const at = parseTimestamp(bet.placedAt);
      return at === null || at < from || at > to ? [] : [{ at, of: 'bet', bet }];
    })
    .sort((one, other) => one.at - other.at);
}

/** The most moments that a list shows. */
export const MAX_MOMENTS = 200;

/** Merges events and own bets by time. Keeps the latest ones above the limit. */
export const mergeMoments = <E extends { readonly at: number }>(
  events: readonly E[],
  bets: readonly OwnBet[],
  limit: number,
): readonly (E | OwnBet)[] => [...events, ...bets].sort((one, other) => one.at - other.at).slice(-limit);
