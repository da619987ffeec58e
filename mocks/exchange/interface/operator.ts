import type { FancyLine, Levels, Limits } from '#shared/domain/market/market.ts';

/** Bet delays by category, in seconds. */
export interface BetDelays {
  readonly matchOdds: number;
  readonly soccer: number;
  readonly tennis: number;
  readonly bookmaker: number;
  readonly fancy: number;
  readonly ballByBall: number;
  readonly virtual: number;
}

/** Switches of a market. A missing field leaves its switch unchanged. */
export interface MarketSwitches {
  readonly locked?: boolean;
  readonly suspended?: boolean;
  readonly inPlayBetting?: boolean;
  readonly backBets?: boolean;
  readonly layBets?: boolean;
  /** Accepts bets only in the last n minutes before the start. Null: always. */
  readonly acceptMinutesBefore?: number | null;
  readonly delaySeconds?: number | null;
  readonly limits?: Partial<Omit<Limits, 'delaySeconds'>>;
  readonly news?: string | null;
  /** Holds the offers of these runners, by runner id. Null releases them. */
  readonly offers?: Readonly<Record<number, RunnerOffers>> | null;
}

export interface RunnerOffers {
  readonly back: Levels;
  readonly lay: Levels;
}

/** Switches of a session line. A missing field leaves its switch unchanged. */
export interface FancySwitches extends Pick<MarketSwitches, 'suspended' | 'delaySeconds' | 'news'> {
  readonly closed?: boolean;
  readonly ballRunning?: boolean;
  /** Fixes the line and keeps it open for bets. Null lets it follow the play again. */
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
  /** Approximate number of bets: mostly settled, some void or deleted. */
  readonly bets: number;
  readonly days: number;
  /** Casino history. Without it the account has not played. */
  readonly casino?: CasinoHistoryPlan;
}

/** Operator's switches. They cause every refusal that play alone does not cause. */
export interface Operator {
  setMarket(marketId: string, switches: MarketSwitches): Promise<void>;
  setFancy(fancyId: string, switches: FancySwitches): Promise<void>;
  setUser(userId: string, switches: UserSwitches): Promise<void>;
  setDelays(delays: Partial<BetDelays>): Promise<void>;
  /** Removes a runner from a market and voids its bets. */
  removeRunner(marketId: string, runnerId: number): Promise<void>;
  /**
   * Voids every bet on a market or a fancy, with this reason. Changes nothing and resolves to false when a bet on it is
   * settled, because its money has already moved.
   */
  abandon(eventId: string, reason?: string): Promise<boolean>;
  /**
   * Settles the bets on a market or a fancy with its result, before its time, and closes it for bets. Resolves to the
   * number of bets.
   */
  settle(eventId: string): Promise<number>;
  deleteBet(betId: string, reason: string): Promise<void>;
  /**
   * Gives an account a history of ended bets, casino rounds and payments, recorded by the usual rules. Its cash stays
   * unchanged. Does nothing when the account has bet or played.
   */
  seedHistory(userId: string, plan: HistoryPlan): Promise<void>;
}
