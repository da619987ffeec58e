import type { RunnerPosition } from '#shared/domain/bet.ts';
import { closingOf, type CashOutLeg, type Closing } from '#shared/domain/cashout.ts';
import { firstBreach, type Breach } from '#shared/domain/limits.ts';
import type { Limits } from '#shared/domain/market.ts';
import { add, subtract, ZERO, type Money } from '#shared/domain/money.ts';
import { worstCase } from '#shared/domain/position.ts';
import type { MarketShut } from '#shared/live/shut.ts';
import type { MarketNow } from './market-now.ts';

/** What keeps a cash-out from being placed. Every kind has its words in texts.ts. */
export type Hold =
  | { readonly kind: 'in-doubt' }
  | { readonly kind: 'in-flight' }
  | { readonly kind: 'reading' }
  | { readonly kind: 'shut'; readonly by: MarketShut }
  | { readonly kind: 'nothing-open' }
  | { readonly kind: 'no-price' }
  /** A share of the position so small that no bet of a whole unit is left. */
  | { readonly kind: 'no-leg' }
  | { readonly kind: 'size'; readonly leg: CashOutLeg; readonly offered: Money }
  | { readonly kind: 'limit'; readonly leg: CashOutLeg; readonly breach: Breach }
  | { readonly kind: 'insufficient' };

/** What is to be placed, or why nothing can be worked out. */
export type Proposal = { readonly closing: Closing; readonly reason: null } | { readonly closing: null; readonly reason: 'no-price' | 'nothing-open' };

export interface Circumstances {
  readonly market: MarketNow;
  readonly standing: readonly RunnerPosition[];
  readonly proposal: Proposal;
  /** Null where the operator's validation is off, or nothing is limited. */
  readonly limits: Limits | null;
  /** Null until it is read. */
  readonly available: Money | null;
  readonly busy: 'in-doubt' | 'in-flight' | null;
  /** A bet has changed the position, and the new one is not read yet. */
  readonly reading: boolean;
}

type Check = (now: Circumstances) => Hold | null;

/** What stands at the leg's own price: the best one. */
export function offeredTo({ runners }: MarketNow, { runnerId, side, price }: CashOutLeg): Money {
  const offer = runners.find((runner) => runner.runnerId === runnerId)?.[side] ?? null;
  return offer !== null && offer.price === price ? offer.size : ZERO;
}

function sizeHold({ market, proposal }: Circumstances): Hold | null {
  for (const leg of proposal.closing?.legs ?? []) {
    const offered = offeredTo(market, leg);
    if (leg.stake > offered) return { kind: 'size', leg, offered };
  }
  return null;
}

function limitHold({ market, proposal, limits }: Circumstances): Hold | null {
  if (limits === null) return null;
  for (const leg of proposal.closing?.legs ?? []) {
    const breach = firstBreach({ kind: market.kind, side: leg.side, price: leg.price, stake: leg.stake }, limits);
    if (breach !== null) return { kind: 'limit', leg, breach };
  }
  return null;
}

/** Legs are placed in their order, and each must be covered as it is placed. */
function balanceHold({ market, standing, proposal, available }: Circumstances): Hold | null {
  if (available === null || proposal.closing === null) return null;
  const { legs } = proposal.closing;
  const free = subtract(available, worstCase(standing));
  const covered = legs.every((_leg, index) => add(free, worstCase(closingOf(market.kind, standing, legs.slice(0, index + 1)).outcomes)) >= ZERO);
  return covered ? null : { kind: 'insufficient' };
}

const checks: readonly Check[] = [
  ({ busy }) => (busy === null ? null : { kind: busy }),
  ({ reading }) => (reading ? { kind: 'reading' } : null),
  ({ market }) => (market.shut === null ? null : { kind: 'shut', by: market.shut }),
  ({ proposal }) => (proposal.reason === null ? null : { kind: proposal.reason }),
  ({ proposal }) => (proposal.closing?.legs.length === 0 ? { kind: 'no-leg' } : null),
  sizeHold,
  limitHold,
  balanceHold,
];

/** The first thing that holds the cash-out back; null when it may be placed. */
export function holdOf(now: Circumstances): Hold | null {
  for (const check of checks) {
    const hold = check(now);
    if (hold !== null) return hold;
  }
  return null;
}
