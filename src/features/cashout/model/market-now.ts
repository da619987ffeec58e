import type { RunnerPosition } from '#shared/domain/bet.ts';
import type { Quote } from '#shared/domain/cashout.ts';
import type { MarketKind, Offer, RunnerStatus } from '#shared/domain/market.ts';
import { completePositions } from '#shared/domain/position.ts';
import type { MarketShut } from '#shared/live/shut.ts';

/** One runner as it is on screen: its best prices with what is on offer there. */
export interface RunnerNow {
  readonly runnerId: number;
  readonly name: string;
  readonly status: RunnerStatus;
  readonly back: Offer | null;
  readonly lay: Offer | null;
}

export interface MarketNow {
  readonly kind: MarketKind;
  readonly shut: MarketShut | null;
  readonly runners: readonly RunnerNow[];
}

/** A runner that was taken out brings nobody anything: its bets are void. */
const inMarket = (runners: readonly RunnerNow[]) => runners.filter(({ status }) => status !== 'removed');

/** The prices at which bets can be placed now; none for a runner that is suspended by itself. */
export const quotesOf = (runners: readonly RunnerNow[]): Quote[] =>
  inMarket(runners).map(({ runnerId, status, back, lay }) =>
    status === 'active' ? { runnerId, back: back?.price ?? null, lay: lay?.price ?? null } : { runnerId, back: null, lay: null },
  );

/** What each runner still in the market would bring, with 0 where no bet is listed. */
export const standingOf = (positions: readonly RunnerPosition[], runners: readonly RunnerNow[]): RunnerPosition[] =>
  completePositions(positions, inMarket(runners).map(({ runnerId }) => runnerId));
