import { balanceAfter, type BalanceAfter } from '#shared/domain/balance.ts';
import type { Balance, Bet, FancyStake, RunnerPosition } from '#shared/domain/bet.ts';
import { fancyLiability, runBands } from '#shared/domain/fancy.ts';
import { units, type Money } from '#shared/domain/money.ts';
import { displayProfit, liability } from '#shared/domain/profit.ts';
import { completeStanding, leastOf, standingWith } from '#shared/domain/standing.ts';
import { eventIdOf, winnersOfPick, type OddsPick, type Pick } from './pick.ts';
import { termsOf, type Ticket } from './ticket.ts';

/** What the bettor stands at. Null: not read yet, and then nothing is worked out from it. */
export interface Account {
  readonly balance: Balance | null;
  /** By market id; a market without a bet is absent. */
  readonly positions: Readonly<Record<string, readonly RunnerPosition[]>> | null;
  /** The match's bets, as listed. */
  readonly bets: readonly Bet[] | null;
}

/** The runners that are still in a market, in its order. */
export type RunnerIds = readonly number[];

export interface Figures {
  /** Whole units: the profit is shown without decimals (specification 9). */
  readonly profit: Money | null;
  readonly liability: Money | null;
  readonly after: BalanceAfter | null;
  /** The market's standing with this bet (see `shared/domain/standing.ts`). */
  readonly positions: readonly RunnerPosition[] | null;
}

const NOTHING: Figures = { profit: null, liability: null, after: null, positions: null };

/** The active session bets of one line, as the arithmetic reads them. */
const sessionStakes = (bets: readonly Bet[], fancyId: string): FancyStake[] =>
  bets
    .filter((bet) => bet.marketId === fancyId && bet.kind === 'fancy' && bet.state === 'active' && bet.settledAt === null)
    .map((bet) => ({ side: bet.side === 'back' ? 'yes' : 'no', run: bet.price / 100, size: bet.size / 100, stake: bet.stake }));

/** The standing of a pick's market with every runner in it; null until it is read. */
export function currentStanding(pick: OddsPick, account: Account, runners: RunnerIds): readonly RunnerPosition[] | null {
  const winners = winnersOfPick(pick);
  if (account.positions === null || winners === null || !runners.includes(pick.runnerId)) return null;
  return completeStanding({ winners }, account.positions[pick.marketId] ?? [], runners);
}

interface Worst {
  readonly before: Money;
  readonly after: Money;
}

function sessionWorst(pick: Extract<Pick, { kind: 'fancy' }>, stake: Money, account: Account): Worst | null {
  if (account.bets === null) return null;
  const placed = sessionStakes(account.bets, pick.fancyId);
  const next: FancyStake = { side: pick.side === 'back' ? 'yes' : 'no', run: pick.run, size: pick.size, stake };
  return { before: fancyLiability(runBands(placed)), after: fancyLiability(runBands([...placed, next])) };
}

/** Everything the slip shows of what the bet would bring and cost. All null until there is a price and a stake. */
export function figuresOf(ticket: Ticket, account: Account, runners: RunnerIds): Figures {
  const terms = termsOf(ticket);
  if (terms === null) return NOTHING;
  const { pick, stake } = ticket;
  const own = { profit: units(displayProfit(terms)), liability: liability(terms) };
  const exposed = (worst: Worst | null) => (worst === null || account.balance === null ? null : balanceAfter(account.balance, worst.before, worst.after));
  if (pick.kind === 'fancy') return { ...own, after: exposed(sessionWorst(pick, stake, account)), positions: null };
  const current = currentStanding(pick, account, runners);
  const winners = winnersOfPick(pick);
  if (current === null || winners === null) return { ...own, after: null, positions: null };
  const payout = { kind: pick.kind, winners };
  const positions = standingWith(payout, current, { runnerId: pick.runnerId, side: pick.side, price: terms.price, stake });
  return { ...own, after: exposed({ before: leastOf(payout, current), after: leastOf(payout, positions) }), positions };
}

/** The what-if figures of the market the slip is on; null for every other market. */
export const whatIfOf = (ticket: Ticket, figures: Figures, marketId: string): readonly RunnerPosition[] | null =>
  eventIdOf(ticket.pick) === marketId ? figures.positions : null;
