import { projectBalance, type ProjectedBalance, type WorstResultChange } from '#shared/domain/bet/balance.ts';
import { type Balance, type Bet, type FancyBet, isOpenBet, type RunnerPosition } from '#shared/domain/bet/bet.ts';
import { calculateRunBands, calculateWorstFancyResult, toFancyBet } from '#shared/domain/bet/fancy.ts';
import {
  addBetToMarketPositions,
  calculateWorstResult,
  completeMarketPositions,
} from '#shared/domain/bet/market-positions.ts';
import { calculateLiability, calculateRoundedProfit } from '#shared/domain/bet/profit.ts';
import { getEventId, type OddsSelection, type Selection } from '#shared/domain/bet/selection.ts';
import type { Money } from '#shared/domain/money/money.ts';
import { type Ticket, toTerms } from '../ticket/ticket.ts';

/** The bettor's balance, positions and bets. Null parts are still loading, and figures that need them are null. */
export interface BettingAccount {
  readonly balance: Balance | null;
  /** Positions by market id. A market without a bet is absent. */
  readonly positions: Readonly<Record<string, readonly RunnerPosition[]>> | null;
  /** Bets of the match. */
  readonly bets: readonly Bet[] | null;
}

/** Runners of a market that are not removed, in the market's order. */
export type RunnerIds = readonly number[];

export interface BetFigures {
  /** Profit in whole units: the slip shows it without decimals. */
  readonly profit: Money | null;
  readonly liability: Money | null;
  readonly balanceAfter: ProjectedBalance | null;
  /** Positions of the market with this bet (see `shared/domain/bet/market-positions.ts`). */
  readonly positions: readonly RunnerPosition[] | null;
}

const NO_FIGURES: BetFigures = { profit: null, liability: null, balanceAfter: null, positions: null };

/** Open fancy bets on one line, in the form of the fancy calculation. */
const listFancyBets = (bets: readonly Bet[], fancyId: string): FancyBet[] =>
  bets.filter((bet) => bet.marketId === fancyId && bet.kind === 'fancy' && isOpenBet(bet)).map(toFancyBet);

/** Current position of every runner in the selection's market; null while positions load. */
export function calculateCurrentPositions(
  selection: OddsSelection,
  account: BettingAccount,
  runners: RunnerIds,
): readonly RunnerPosition[] | null {
  const { winners } = selection;
  if (account.positions === null || winners === null || !runners.includes(selection.runnerId)) return null;
  return completeMarketPositions({ winners }, account.positions[selection.marketId] ?? [], runners);
}

function calculateWorstFancyChange(
  selection: Extract<Selection, { kind: 'fancy' }>,
  stake: Money,
  account: BettingAccount,
): WorstResultChange | null {
  if (account.bets === null) return null;
  const placed = listFancyBets(account.bets, selection.fancyId);
  // A list may leave the size out. The cost of such a bet is unknown.
  if (placed.some(({ size }) => size === 0)) return null;
  const next: FancyBet = {
    side: selection.side === 'back' ? 'yes' : 'no',
    run: selection.run,
    size: selection.size,
    stake,
  };
  return {
    before: calculateWorstFancyResult(calculateRunBands(placed)),
    after: calculateWorstFancyResult(calculateRunBands([...placed, next])),
  };
}

/** Calculates the profit, cost and what-if figures of a bet. All are null until the ticket has a price and a stake. */
export function calculateBetFigures(ticket: Ticket, account: BettingAccount, runners: RunnerIds): BetFigures {
  const terms = toTerms(ticket);
  if (terms === null) return NO_FIGURES;
  const { selection, stake } = ticket;
  const own = { profit: calculateRoundedProfit(terms), liability: calculateLiability(terms) };
  const toBalanceAfter = (worst: WorstResultChange | null) =>
    worst === null || account.balance === null ? null : projectBalance(account.balance, worst);
  if (selection.kind === 'fancy')
    return {
      ...own,
      balanceAfter: toBalanceAfter(calculateWorstFancyChange(selection, stake, account)),
      positions: null,
    };
  const current = calculateCurrentPositions(selection, account, runners);
  const { winners } = selection;
  if (current === null || winners === null) return { ...own, balanceAfter: null, positions: null };
  const payout = { kind: selection.kind, winners };
  const positions = addBetToMarketPositions(payout, current, {
    runnerId: selection.runnerId,
    side: selection.side,
    price: terms.price,
    stake,
  });
  return {
    ...own,
    balanceAfter: toBalanceAfter({
      before: calculateWorstResult(payout, current),
      after: calculateWorstResult(payout, positions),
    }),
    positions,
  };
}

/** Returns the what-if figures for the market of the slip; null for every other market. */
export const calculateWhatIfPositions = (
  ticket: Ticket,
  figures: BetFigures,
  marketId: string,
): readonly RunnerPosition[] | null => (getEventId(ticket.selection) === marketId ? figures.positions : null);
