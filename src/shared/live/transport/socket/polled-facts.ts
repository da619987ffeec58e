import type { Market, MarketStatus } from '../../../domain/market/market.ts';
import type { MarketChange, MarketFactsChange } from '../../store/changes.ts';

/** State of a market in a polled response. Home rows have no news. */
export type PolledMarket = Pick<Market, 'marketId' | 'status' | 'locked'> & Partial<Pick<Market, 'news'>>;

interface MarketState {
  /** Facts that the stream has sent, and when it sent the status. */
  streamed: MarketFactsChange;
  definedAt: number;
  /** Request time of the newest poll. */
  polledAt: number;
  /** The poll locks the market, or has a stricter status than the stream. */
  isLocked: boolean;
  hasStricterStatus: boolean;
}

const strictness: Readonly<Record<MarketStatus, number>> = { open: 0, suspended: 1, inactive: 2, closed: 3 };

/** Facts that polls add to streamed markets: locks and news that the stream never sends, and a stricter status. */
export class PolledFacts {
  readonly #states = new Map<string, MarketState>();

  noteStreamed({ marketId, image, facts }: MarketChange, receivedAt: number): void {
    // Most changes hold only prices.
    if (!image && facts?.status === undefined) return;
    const state = this.#getState(marketId);
    state.streamed = image ? { ...facts } : { ...state.streamed, ...facts };
    state.definedAt = receivedAt;
    state.hasStricterStatus = false;
    if (facts?.locked !== undefined) state.isLocked = false;
  }

  /** Returns the facts to apply to a streamed market. A response requested before an applied one adds nothing. */
  addPolled({ marketId, status, locked, news }: PolledMarket, requestedAt: number): MarketFactsChange {
    const state = this.#getState(marketId);
    if (requestedAt < state.polledAt) return {};
    const { streamed } = state;
    state.polledAt = requestedAt;
    state.isLocked = locked && streamed.locked === undefined;
    const facts: MarketFactsChange = {
      ...(streamed.locked === undefined && { locked }),
      ...(streamed.news === undefined && news !== undefined && { news }),
    };
    if (requestedAt < state.definedAt) return facts;
    state.hasStricterStatus = streamed.status !== undefined && strictness[status] > strictness[streamed.status];
    return { ...facts, status: state.hasStricterStatus ? status : (streamed.status ?? status) };
  }

  /** Only a poll locks this market, so only a poll can unlock it. */
  isLockedByPoll(marketId: string): boolean {
    const state = this.#states.get(marketId);
    return state !== undefined && (state.isLocked || state.hasStricterStatus);
  }

  forget(marketIds: readonly string[]): void {
    for (const marketId of marketIds) this.#states.delete(marketId);
  }

  #getState(marketId: string): MarketState {
    let state = this.#states.get(marketId);
    if (state === undefined) {
      state = { streamed: {}, definedAt: -Infinity, polledAt: -Infinity, isLocked: false, hasStricterStatus: false };
      this.#states.set(marketId, state);
    }
    return state;
  }
}
