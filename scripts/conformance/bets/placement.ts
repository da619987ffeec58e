import type { Balance, Bet } from '#shared/domain/bet/bet.ts';
import type { Side } from '#shared/domain/market/market.ts';
import type { Money } from '#shared/domain/money/money.ts';
import type { Attempt, Caller } from '../caller.ts';
import type { CheckRun } from '../check-run.ts';

/** A call that places bets. */
export type BetCall = 'saveBet' | 'saveFancyBet' | 'saveHrBet';

/** A bet that was sent, in the terms of the list of bets. */
export interface SentBet {
  readonly side: Side;
  /** Odds, or the runs of a session line, in hundredths. */
  readonly price: number;
  /** Payout on 100 of a session line, in hundredths. Null for other bets. */
  readonly size: number | null;
  readonly stake: Money;
  /** Name of the runner or of the line. */
  readonly selectionName: string;
}

/** A market or a session line: what the server lists for its bets, and how they add up. */
export interface BetSubject<Positions> {
  /** Call that lists the positions. */
  readonly positionCall: 'getTeamPosition' | 'getRunTimeFancyPosition';
  /** Why the result of its bets cannot be calculated. Null: it can. */
  readonly unknownReason: string | null;
  /** Resolves to null when the positions cannot be read. */
  readPositions(caller: Caller): Promise<Positions | null>;
  /** Worst result, 0 or below: what the subject adds to the exposure of the account. */
  findWorstResult(positions: Positions): Money;
  /** Reads the positions again and compares them with the expected ones. */
  checkPositions(run: CheckRun, label: string, expected: Positions): Promise<void>;
}

/** A request that places one bet or several. */
export interface BetRequest {
  readonly matchId: string;
  /** Sends the request with this idempotency key. */
  send(caller: Caller, reference: string): Promise<Attempt<readonly Bet[]>>;
}

/** A request that the server should accept. */
export interface Placement<Positions> extends BetRequest {
  readonly bets: readonly SentBet[];
  /** Time in milliseconds for which the server may hold them. */
  readonly holdMs: number;
  readonly subject: BetSubject<Positions>;
  /** Positions after the bets. A bet that the list has counts as it is listed. */
  addBets(positions: Positions, listed: readonly (Bet | undefined)[]): Positions;
}

/** A bet to try. */
export interface BetPlan<Request extends BetRequest> {
  readonly call: BetCall;
  /** Names the bet in the report, such as `back`. */
  readonly label: string;
  /** Creates the request at the prices of now. Resolves to a reason when no bet is taken. */
  createRequest(caller: Caller): Promise<Request | string>;
}

/** Bets and balance of the account at one moment. */
export interface AccountSnapshot {
  readonly bets: readonly Bet[];
  readonly balance: Balance;
}

/** Reads the bets of the match and the balance. Null when one of them cannot be read. */
export async function readSnapshot(caller: Caller, userId: string, matchId: string): Promise<AccountSnapshot | null> {
  const bets = (await caller.send('bets', { match_id: matchId })).data;
  const balance = (await caller.send('getUserBalanceV1', { userid: userId })).data;
  return bets === null || balance === null ? null : { bets, balance };
}

/** Bets of a list that the earlier list does not have. */
export const listNewBets = (before: readonly Bet[], after: readonly Bet[]): readonly Bet[] => {
  const known = new Set(before.map(({ betId }) => betId));
  return after.filter(({ betId }) => !known.has(betId));
};
