import type { RunnerPosition } from '#shared/domain/bet/bet.ts';
import type { BestQuote } from '#shared/domain/cash-out/cash-out.ts';
import type { MarketKind, Offer, RunnerStatus } from '#shared/domain/market/market.ts';
import { completePositions } from '#shared/domain/bet/position.ts';
import type { MarketBlock } from '#shared/live/store/betting-block.ts';

/** One runner as it is on screen: its best prices with what is on offer there. */
export interface CashOutRunner {
  readonly runnerId: number;
  readonly name: string;
  readonly status: RunnerStatus;
  readonly back: Offer | null;
  readonly lay: Offer | null;
}

export interface CashOutMarket {
  readonly kind: MarketKind;
  readonly marketBlock: MarketBlock | null;
  readonly runners: readonly CashOutRunner[];
}

/** A runner that was taken out brings nobody anything: its bets are void. */
const inMarket = (runners: readonly CashOutRunner[]) => runners.filter(({ status }) => status !== 'removed');

/** The prices at which bets can be placed now; none for a runner that is suspended by itself. */
export const quotesOf = (runners: readonly CashOutRunner[]): BestQuote[] =>
  inMarket(runners).map(({ runnerId, status, back, lay }) =>
    status === 'active'
      ? { runnerId, back: back?.price ?? null, lay: lay?.price ?? null }
      : { runnerId, back: null, lay: null },
  );

/** What each runner still in the market would bring, with 0 where no bet is listed. */
export const standingOf = (positions: readonly RunnerPosition[], runners: readonly CashOutRunner[]): RunnerPosition[] =>
  completePositions(
    positions,
    inMarket(runners).map(({ runnerId }) => runnerId),
  );
