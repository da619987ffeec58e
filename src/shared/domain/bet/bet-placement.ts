import type { Money } from '../money/money.ts';
import type { BetPrice, MarketPrice } from '../odds/odds.ts';
import type { Bet } from './bet.ts';
import type { OddsSelection } from './selection.ts';

/*
 * How a feature places bets without the slip, for example the legs of a cash-out. The bet slip places them, and the
 * page passes its `BetPlacement` to the feature.
 */

/** A bet before it is sent. */
export interface UnsentBet {
  readonly selection: OddsSelection;
  readonly price: MarketPrice;
  readonly stake: Money;
  /** Bet delay of the market in seconds. */
  readonly delaySeconds: number;
}

/** The outcome of the bet. */
export type PlacementOutcome =
  /**
   * `price`: the matched price; null while unknown. `foundBets`: the bets that the list shows for it; empty until the
   * list loads. `refusalMessage`: the server's message when it refused the bet.
   */
  | {
      readonly kind: 'placed';
      readonly price: BetPrice | null;
      readonly foundBets: readonly Bet[];
      readonly refusalMessage: string | null;
    }
  /** `message`: the server's message; null when the response was lost and the list has no such bet. */
  | { readonly kind: 'refused'; readonly message: string | null }
  /** Nothing was sent: another bet was in flight, or the same bet is unverified. */
  | { readonly kind: 'not-sent' }
  /** Nothing was sent: the user had signed out. */
  | { readonly kind: 'session-ended' }
  /** The user signed out before the outcome was known. */
  | { readonly kind: 'signed-out' };

/** Callbacks beside the outcome. */
export interface PlacementEvents {
  /** The response was lost. The bet is unverified until the list of bets shows its outcome. */
  onUnverified(): void;
  /** The bet list contradicts an outcome that was already reported, or has the bet as not matched. */
  onCorrected(outcome: PlacementOutcome): void;
}

/**
 * Why no bet can be sent on a market now. `unverified`: a bet on this market may or may not stand, so its position is
 * uncertain. `in-flight`: a bet on any market awaits its response.
 */
export type BusyReason = 'unverified' | 'in-flight';

/** Places bets, each exactly once. */
export interface BetPlacement {
  /** Returns why a bet on this market cannot be sent now; null when it can. */
  getBusyReason(marketId: string): BusyReason | null;
  /** Sends the bet and resolves with its final outcome. A slow server can delay it by minutes. */
  place(bet: UnsentBet, events: PlacementEvents): Promise<PlacementOutcome>;
  /** Checks the unverified bets of this market now. */
  checkAgain(marketId: string): void;
}
