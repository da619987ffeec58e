import type { RunnerPosition } from '#shared/domain/bet/bet.ts';
import { findLowestSingleWinnerResult } from '#shared/domain/bet/single-winner-positions.ts';
import { calculateClosing, type CashOutLeg } from '#shared/domain/cash-out/cash-out.ts';
import { type Breach, findFirstBreach } from '#shared/domain/market/limits.ts';
import type { Limits } from '#shared/domain/market/market.ts';
import { add, type Money, subtract, ZERO } from '#shared/domain/money/money.ts';
import type { MarketBlock } from '#shared/live/store/market-block.ts';
import type { CashOutMarket } from './cash-out-market.ts';
import type { Proposal } from './proposal.ts';

/** Reasons why a cash-out cannot be placed. `describeCashOutBlockReason` has a text for each kind. */
export type CashOutBlockReason =
  | { readonly kind: 'unverified' }
  | { readonly kind: 'in-flight' }
  | { readonly kind: 'reading' }
  /** The last request for the position failed. The next one is under way or follows. */
  | { readonly kind: 'unread' }
  /** The operator has paused cash-outs. The reason can be empty. */
  | { readonly kind: 'paused'; readonly reason: string }
  | { readonly kind: 'betting-block'; readonly by: MarketBlock }
  | { readonly kind: 'nothing-open' }
  | { readonly kind: 'no-price' }
  /** The share is so small that no bet of a whole unit remains. */
  | { readonly kind: 'no-leg' }
  | { readonly kind: 'size'; readonly leg: CashOutLeg; readonly offered: Money }
  | { readonly kind: 'limit'; readonly leg: CashOutLeg; readonly breach: Breach }
  | { readonly kind: 'insufficient-balance' };

export interface CashOutContext {
  readonly market: CashOutMarket;
  readonly positions: readonly RunnerPosition[];
  readonly proposal: Proposal;
  /** Null when the operator's validation is off, or the market has no limits. */
  readonly limits: Limits | null;
  /** Available balance; null until it has loaded. */
  readonly available: Money | null;
  readonly busyReason: 'unverified' | 'in-flight' | null;
  /** State of the position that a bet has changed: the new one is loading, or its request failed. Null: it is here. */
  readonly refetch: 'reading' | 'unread' | null;
  /** The operator's reason while cash-outs are paused, else null. */
  readonly pause: string | null;
}

type Check = (context: CashOutContext) => CashOutBlockReason | null;

/** Returns the stake on offer at the leg's price, which is the best one. */
export function findOfferedStake({ runners }: CashOutMarket, { runnerId, side, price }: CashOutLeg): Money {
  const offer = runners.find((runner) => runner.runnerId === runnerId)?.[side] ?? null;
  return offer !== null && offer.price === price ? offer.size : ZERO;
}

function checkOfferedSizes({ market, proposal }: CashOutContext): CashOutBlockReason | null {
  for (const leg of proposal.closing?.legs ?? []) {
    const offered = findOfferedStake(market, leg);
    if (leg.stake > offered) return { kind: 'size', leg, offered };
  }
  return null;
}

function checkLimits({ market, proposal, limits }: CashOutContext): CashOutBlockReason | null {
  if (limits === null) return null;
  for (const leg of proposal.closing?.legs ?? []) {
    const breach = findFirstBreach({ kind: market.kind, side: leg.side, price: leg.price, stake: leg.stake }, limits);
    if (breach !== null) return { kind: 'limit', leg, breach };
  }
  return null;
}

/** Checks the balance leg by leg, because each leg must be covered when it is placed. */
function checkBalance({ market, positions, proposal, available }: CashOutContext): CashOutBlockReason | null {
  if (available === null || proposal.closing === null) return null;
  const { legs } = proposal.closing;
  const free = subtract(available, findLowestSingleWinnerResult(positions));
  const isAffordable = legs.every(
    (_leg, index) =>
      add(
        free,
        findLowestSingleWinnerResult(calculateClosing(market.kind, positions, legs.slice(0, index + 1)).results),
      ) >= ZERO,
  );
  return isAffordable ? null : { kind: 'insufficient-balance' };
}

const checkOtherBets: Check = ({ busyReason }) => (busyReason === null ? null : { kind: busyReason });
const checkPositions: Check = ({ refetch }) => (refetch === null ? null : { kind: refetch });
const checkPause: Check = ({ pause }) => (pause === null ? null : { kind: 'paused', reason: pause });
const checkMarket: Check = ({ market }) =>
  market.marketBlock === null ? null : { kind: 'betting-block', by: market.marketBlock };
const checkProposal: Check = ({ proposal }) => (proposal.reason === null ? null : { kind: proposal.reason });
const checkLegCount: Check = ({ proposal }) => (proposal.closing?.legs.length === 0 ? { kind: 'no-leg' } : null);

const checks: readonly Check[] = [
  checkOtherBets,
  checkPositions,
  checkPause,
  checkMarket,
  checkProposal,
  checkLegCount,
  checkOfferedSizes,
  checkLimits,
  checkBalance,
];

/** Returns the first reason that blocks the cash-out; null when it may be placed. */
export function findFirstCashOutBlockReason(context: CashOutContext): CashOutBlockReason | null {
  for (const check of checks) {
    const blockReason = check(context);
    if (blockReason !== null) return blockReason;
  }
  return null;
}
