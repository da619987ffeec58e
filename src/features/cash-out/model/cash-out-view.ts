import type { Bet, RunnerPosition } from '#shared/domain/bet/bet.ts';
import type { CashOutLeg, Closing } from '#shared/domain/cash-out/cash-out.ts';
import type { MarketKind } from '#shared/domain/market/market.ts';
import type { Money } from '#shared/domain/money/money.ts';
import { formatAmount } from '#shared/format/amount.ts';
import { formatPrice } from '#shared/format/price.ts';
import type { CashOutBet, CashOutResultRow } from '#ui-kit';
import { texts } from '../texts.ts';
import type { CashOutProgress, LegProgress } from './cash-out-controller.ts';
import { describeFoundLegBets, describeLegOutcome } from './describe-leg.ts';

type NameOf = (leg: Pick<CashOutLeg, 'runnerId'>) => string;

export const listPlannedBets = (legs: readonly CashOutLeg[], nameOf: NameOf): CashOutBet[] =>
  legs.map((leg) => ({
    runnerId: leg.runnerId,
    name: nameOf(leg),
    side: leg.side,
    price: leg.price,
    stake: leg.stake,
    state: 'planned',
    note: null,
  }));

/** The single bet of a placed leg when the exchange has not matched it. A leg with more bets has a note of its own. */
const findUnmatchedBet = ({ state }: LegProgress): Bet | null =>
  state.kind === 'placed' && state.foundBets.length === 1
    ? (state.foundBets.find(({ matched }) => !matched) ?? null)
    : null;

function describeLegNote(progress: LegProgress, kind: MarketKind): string | null {
  const { state, leg } = progress;
  if (state.kind === 'placed' && (state.foundBets.length > 1 || state.refusalMessage !== null))
    return describeFoundLegBets(state.foundBets, state.refusalMessage, kind);
  const unmatched = findUnmatchedBet(progress);
  if (unmatched !== null) return texts.unmatched({ price: formatPrice(unmatched.price, kind) });
  if (state.kind === 'placed')
    return state.price === null || state.price === leg.price
      ? null
      : texts.matched({ price: formatPrice(state.price, kind) });
  switch (state.kind) {
    case 'waiting':
    case 'sent':
    case 'unverified':
      return null;
    default:
      return describeLegOutcome(state);
  }
}

/** Legs after the one that stopped the cash-out were never sent. */
function toBetState({ state }: LegProgress, phase: CashOutProgress['phase']): CashOutBet['state'] {
  if (state.kind === 'waiting') return phase === 'placing' ? 'waiting' : 'not-sent';
  if (state.kind === 'signed-out') return 'unconfirmed';
  return state.kind === 'session-ended' ? 'not-sent' : state.kind;
}

export const listSentBets = ({ legs, phase }: CashOutProgress, kind: MarketKind, nameOf: NameOf): CashOutBet[] =>
  legs.map((each) => {
    const { runnerId, side, price, stake } = each.leg;
    return {
      runnerId,
      name: nameOf(each.leg),
      side,
      price,
      stake,
      state: toBetState(each, phase),
      note: describeLegNote(each, kind),
    };
  });

/** Returns the status as one sentence for a live region. Empty before the first leg. */
export function describeStatus(progress: CashOutProgress | null): string {
  if (progress === null) return '';
  const count = progress.legs.length;
  const placed = progress.legs.filter(({ state }) => state.kind === 'placed').length;
  switch (progress.phase) {
    case 'placing':
      return progress.legs.some(({ state }) => state.kind === 'unverified')
        ? texts.checking
        : texts.placing({ place: Math.min(placed + 1, count), count });
    case 'reading':
      return texts.reading;
    case 'done':
      return describeEnd(progress);
    case 'stopped':
      if (progress.legs.some(({ state }) => state.kind === 'signed-out')) return texts.unconfirmed({ placed, count });
      return placed === 0
        ? texts.stoppedAtOnce({ left: count })
        : texts.stopped({ placed, count, left: count - placed });
  }
}

const countUnmatchedBets = ({ legs }: CashOutProgress): number =>
  legs.filter((each) => findUnmatchedBet(each) !== null).length;

function describeEnd(progress: CashOutProgress): string {
  const { legs } = progress;
  if (legs.some(({ state }) => state.kind === 'placed' && state.foundBets.length > 1)) return texts.doneMore;
  const unmatched = countUnmatchedBets(progress);
  return unmatched > 0 ? texts.doneUnmatched({ count: unmatched }) : texts.done({ count: legs.length });
}

/** Returns the tone of the status: `done` only when the exchange has matched every bet. */
export const getStatusTone = (progress: CashOutProgress | null): CashOutProgress['phase'] | undefined =>
  progress !== null && progress.phase === 'done' && countUnmatchedBets(progress) > 0 ? 'stopped' : progress?.phase;

/** Formats what a result brings, with its sign. */
export const formatResult = (result: Money): string => formatAmount(result, { sign: 'always' });

/** Describes what the results bring after the plan. `isFull`: the plan closes the whole position. */
export function describeRange({ worst, best }: Pick<Closing, 'worst' | 'best'>, isFull: boolean): string {
  const range = { worst: formatResult(worst), best: formatResult(best) };
  if (!isFull) return texts.partRange(range);
  return worst === best ? texts.equal({ result: range.worst }) : texts.range(range);
}

export const toResultRows = (
  positions: readonly RunnerPosition[],
  after: readonly RunnerPosition[] | null,
  nameOf: NameOf,
): CashOutResultRow[] =>
  positions.map(({ runnerId, result }) => ({
    runnerId,
    name: nameOf({ runnerId }),
    now: result,
    after: after?.find((each) => each.runnerId === runnerId)?.result ?? null,
  }));
