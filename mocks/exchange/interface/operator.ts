import type { FancyLine, Levels, Limits } from '#shared/domain/market/market.ts';

/** The bet delay categories of the product, in seconds. */
export interface BetDelays {
  readonly matchOdds: number;
  readonly soccer: number;
  readonly tennis: number;
  readonly bookmaker: number;
  readonly fancy: number;
  readonly ballByBall: number;
  readonly virtual: number;
}

/** Every switch of a market; what is left out stays as it was. */
export interface MarketSwitches {
  readonly locked?: boolean;
  readonly suspended?: boolean;
  readonly inPlayBetting?: boolean;
  readonly backBets?: boolean;
  readonly layBets?: boolean;
  /** Bets are accepted only in the last n minutes before the start; null is always. */
  readonly acceptMinutesBefore?: number | null;
  readonly delaySeconds?: number | null;
  readonly limits?: Partial<Omit<Limits, 'delaySeconds'>>;
  readonly news?: string | null;
  /** Holds the offers of these runners where the operator wants them, by runner id; null lets them move again. */
  readonly offers?: Readonly<Record<number, RunnerOffers>> | null;
}

export interface RunnerOffers {
  readonly back: Levels;
  readonly lay: Levels;
}

/** Every switch of a session line; what is left out stays as it was. */
export interface FancySwitches extends Pick<MarketSwitches, 'suspended' | 'delaySeconds' | 'news'> {
  readonly closed?: boolean;
  readonly ballRunning?: boolean;
  /** Holds the line where the operator wants it, open for bets; null lets it follow the play again. */
  readonly line?: Pick<FancyLine, 'no' | 'yes'> | null;
}

export interface UserSwitches {
  readonly accountLocked?: boolean;
  readonly bettingLocked?: boolean;
  readonly sessionBettingLocked?: boolean;
}

/** Casino history that `seedHistory` gives an account: settled rounds, spread over `days`. */
export interface CasinoHistoryPlan {
  readonly rounds: number;
  readonly days: number;
}

/** Betting history that `seedHistory` gives an account. */
export interface HistoryPlan {
  /** About how many bets: settled, and here and there void or deleted. */
  readonly bets: number;
  readonly days: number;
  /** Settled rounds of the casino; left out, the account has not played. */
  readonly casino?: CasinoHistoryPlan;
}

/** What stands behind every refusal that the run of play does not bring about by itself. */
export interface Operator {
  setMarket(marketId: string, switches: MarketSwitches): Promise<void>;
  setFancy(fancyId: string, switches: FancySwitches): Promise<void>;
  setUser(userId: string, switches: UserSwitches): Promise<void>;
  setDelays(delays: Partial<BetDelays>): Promise<void>;
  /** Takes a runner out of a market: its bets are void. */
  removeRunner(marketId: string, runnerId: number): Promise<void>;
  /** Annuls a market or a fancy: every bet on it is void, for this reason. */
  abandon(eventId: string, reason?: string): Promise<void>;
  deleteBet(betId: string, reason: string): Promise<void>;
  /**
   * Gives an account a past: ended bets on what really took place, rounds of the casino, and what was paid in and out
   * between them, booked by the ledger's own rules. Its cash stays as it is. Does nothing to an account that has bet or
   * played already.
   */
  seedHistory(userId: string, plan: HistoryPlan): Promise<void>;
}
