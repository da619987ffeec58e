import type { Limits } from '#shared/domain/market.ts';
import type { Money } from '#shared/domain/money.ts';
import type { Desk } from './desk.ts';
import { figuresOf, type Account, type RunnerIds } from './figures.ts';
import { holdOf } from './holds.ts';
import { changedUnderThePress, type OddsPick } from './pick.ts';
import type { PricePolicy } from './policy.ts';
import type { Quote } from './quote.ts';
import { sameBet } from './slip.ts';
import { ticketFor, withStake, type Ticket } from './ticket.ts';
import { inDoubt, inFlight, type Tray } from './tray.ts';

/** What is known at the moment of the press. */
export interface PressedAt {
  readonly quote: Quote;
  readonly account: Account;
  readonly runners: RunnerIds;
  /** Null where the operator's validation is off or the market has no limits. */
  readonly limits: Limits | null;
  /** Whether the limits have been read at all. */
  readonly rulesRead: boolean;
  readonly delaySeconds: number;
  readonly policy: PricePolicy;
}

/** The same bet is on its way: the second of two quick presses. */
const onItsWay = ({ front, aside }: Tray, ticket: Ticket): boolean => [front, ...aside].some((slip) => slip.phase === 'sent' && sameBet(slip, ticket));

const unheard = () => undefined;

/**
 * One press on a price: sends the bet beside the slip where everything that could hold it back has been read and nothing does;
 * otherwise opens the slip with the stake in it, which says why. A price that changed as it was pressed is never sent.
 */
export function onePress(desk: Desk, pick: OddsPick, stake: Money, { quote, account, runners, limits, rulesRead, delaySeconds, policy }: PressedAt): 'sent' | 'opened' | 'ignored' {
  const ticket: Ticket = withStake(ticketFor(pick), stake);
  const tray = desk.store.getState();
  if (onItsWay(tray, ticket)) return 'ignored';
  const figures = figuresOf(ticket, account, runners);
  const hold = holdOf({ ticket, quote, figures, limits, inFlight: inFlight(tray), inDoubt: inDoubt(tray, ticket), policy });
  const clear = hold === null && rulesRead && figures.after !== null && !changedUnderThePress(pick);
  const knownBetIds = account.bets?.map(({ betId }) => betId) ?? null;
  if (clear && desk.order({ pick, price: pick.price, stake, delaySeconds, knownBetIds }, unheard)) return 'sent';
  desk.pick(pick);
  desk.edit((current) => withStake(current, stake));
  return 'opened';
}
