import { projectBalance, type ProjectedBalance } from '#shared/domain/bet/balance.ts';
import type { Balance, Bet, FancyBet, RunnerPosition } from '#shared/domain/bet/bet.ts';
import { calculateFancyLiability, calculateRunBands } from '#shared/domain/bet/fancy.ts';
import { units, type Money } from '#shared/domain/money/money.ts';
import { calculateRoundedProfit, calculateLiability } from '#shared/domain/bet/profit.ts';
import {
  completeMarketPositions,
  getWorstResult,
  addBetToMarketPositions,
} from '#shared/domain/bet/market-positions.ts';
import { eventIdOf, winnersOfSelection, type OddsSelection, type Selection } from '../ticket/selection.ts';
import { termsOf, type Ticket } from '../ticket/ticket.ts';

/** What the bettor stands at. Null: not read yet, and then nothing is worked out from it. */
export interface BettingAccount {
  readonly balance: Balance | null;
  /** By market id; a market without a bet is absent. */
  readonly positions: Readonly<Record<string, readonly RunnerPosition[]>> | null;
  /** The match's bets, as listed. */
  readonly bets: readonly Bet[] | null;
}

/** The runners that are still in a market, in its order. */
export type RunnerIds = readonly number[];

export interface BetFigures {
  /** Whole units: the profit is shown without decimals (specification 9). */
  readonly profit: Money | null;
  readonly liability: Money | null;
  readonly after: ProjectedBalance | null;
  /** The market's standing with this bet (see `shared/domain/bet/market-positions.ts`). */
  readonly positions: readonly RunnerPosition[] | null;
}

const NO_FIGURES: BetFigures = { profit: null, liability: null, after: null, positions: null };

/** The active session bets of one line, as the arithmetic reads them. */
const sessionStakes = (bets: readonly Bet[], fancyId: string): FancyBet[] =>
  bets
    .filter(
      (bet) => bet.marketId === fancyId && bet.kind === 'fancy' && bet.state === 'active' && bet.settledAt === null,
    )
    .map((bet) => ({
      side: bet.side === 'back' ? 'yes' : 'no',
      run: bet.price / 100,
      size: bet.size / 100,
      stake: bet.stake,
    }));

/** The standing of a pick's market with every runner in it; null until it is read. */
export function currentStanding(
  selection: OddsSelection,
  account: BettingAccount,
  runners: RunnerIds,
): readonly RunnerPosition[] | null {
  const winners = winnersOfSelection(selection);
  if (account.positions === null || winners === null || !runners.includes(selection.runnerId)) return null;
  return completeMarketPositions({ winners }, account.positions[selection.marketId] ?? [], runners);
}

interface WorstOutcome {
  readonly before: Money;
  readonly after: Money;
}

function sessionWorstOutcome(
  selection: Extract<Selection, { kind: 'fancy' }>,
  stake: Money,
  account: BettingAccount,
): WorstOutcome | null {
  if (account.bets === null) return null;
  const placed = sessionStakes(account.bets, selection.fancyId);
  const next: FancyBet = {
    side: selection.side === 'back' ? 'yes' : 'no',
    run: selection.run,
    size: selection.size,
    stake,
  };
  return {
    before: calculateFancyLiability(calculateRunBands(placed)),
    after: calculateFancyLiability(calculateRunBands([...placed, next])),
  };
}

/** Everything the slip shows of what the bet would bring and cost. All null until there is a price and a stake. */
export function calculateFigures(ticket: Ticket, account: BettingAccount, runners: RunnerIds): BetFigures {
  const terms = termsOf(ticket);
  if (terms === null) return NO_FIGURES;
  const { selection, stake } = ticket;
  const own = { profit: units(calculateRoundedProfit(terms)), liability: calculateLiability(terms) };
  const toBalanceAfter = (worst: WorstOutcome | null) =>
    worst === null || account.balance === null ? null : projectBalance(account.balance, worst.before, worst.after);
  if (selection.kind === 'fancy')
    return { ...own, after: toBalanceAfter(sessionWorstOutcome(selection, stake, account)), positions: null };
  const current = currentStanding(selection, account, runners);
  const winners = winnersOfSelection(selection);
  if (current === null || winners === null) return { ...own, after: null, positions: null };
  const payout = { kind: selection.kind, winners };
  const positions = addBetToMarketPositions(payout, current, {
    runnerId: selection.runnerId,
    side: selection.side,
    price: terms.price,
    stake,
  });
  return {
    ...own,
    after: toBalanceAfter({ before: getWorstResult(payout, current), after: getWorstResult(payout, positions) }),
    positions,
  };
}

/** The what-if figures of the market the slip is on; null for every other market. */
export const whatIfPositions = (
  ticket: Ticket,
  figures: BetFigures,
  marketId: string,
): readonly RunnerPosition[] | null => (eventIdOf(ticket.selection) === marketId ? figures.positions : null);
