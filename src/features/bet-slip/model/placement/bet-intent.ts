import type { MoneyCommand } from '#shared/commands/command.ts';
import type { Bet } from '#shared/domain/bet/bet.ts';
import { sizeToPrice } from '#shared/domain/bet/fancy.ts';
import type { Money } from '#shared/domain/money/money.ts';
import type { Odds } from '#shared/domain/odds/odds.ts';
import { eventIdOf, listedNameOf, type Selection } from '../ticket/selection.ts';

/** What a bet asks for: enough to recognise it in the list of bets. */
export interface BetPayload {
  readonly selection: Selection;
  /** The odds sent are the odds that stood in the slip. For a session bet the run. */
  readonly price: Odds;
  readonly stake: Money;
  /** How long the market holds a bet. */
  readonly delaySeconds: number;
  /** The bets of the match that were listed before this one; null when the list had not been read. */
  readonly knownBetIds: readonly string[] | null;
}

/** One bet as it was sent. It never changes. */
export type BetIntent = MoneyCommand<BetPayload>;

/** The device's clock and the server's may differ. Where the earlier bets are known, time need only rule out bets that ended long ago. */
const SKEW_MS = { listed: 15 * 60_000, unlisted: 60_000 } as const;

const isSameText = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase();

/** A back is filled at the asked odds or above, a lay at the asked or below; a session bet at its own run and size. */
function isPriceAcceptable({ selection, price }: BetIntent, bet: Bet): boolean {
  if (selection.kind === 'fancy') return bet.price === price && bet.size === sizeToPrice(selection.size);
  return selection.side === 'back' ? bet.price >= price : bet.price <= price;
}

/** Whether a bet is on the selection of an intent: the same side of the same runner or line. */
export const isSameSelection = ({ selection }: { readonly selection: Selection }, bet: Bet): boolean =>
  bet.marketId === eventIdOf(selection) &&
  bet.side === selection.side &&
  isSameText(bet.selectionName, listedNameOf(selection));

/** The list of active bets was read before: what it did not show is new, whatever the two clocks say. */
const isNewInList = ({ knownBetIds }: BetIntent, { state, settledAt }: Bet): boolean =>
  knownBetIds !== null && state === 'active' && settledAt === null;

function matchesIntent(intent: BetIntent, bet: Bet): boolean {
  const { stake, knownBetIds, sentAt } = intent;
  return (
    isSameSelection(intent, bet) &&
    bet.stake === stake &&
    isPriceAcceptable(intent, bet) &&
    knownBetIds?.includes(bet.betId) !== true &&
    // A bet that had ended before this one was sent is an older one, and no list of active bets had it.
    (bet.settledAt === null || Date.parse(bet.settledAt) >= sentAt - SKEW_MS.unlisted) &&
    (isNewInList(intent, bet) ||
      Date.parse(bet.placedAt) >= sentAt - (knownBetIds === null ? SKEW_MS.unlisted : SKEW_MS.listed))
  );
}

/**
 * Whether this bet may be what the intent became. By the reference where the server gives references back; otherwise by what only
 * this bet can be: new in the list, the same selection, side and stake, a price not worse.
 */
export const isBetOfIntent = (intent: BetIntent, bet: Bet): boolean =>
  bet.reference === null ? matchesIntent(intent, bet) : bet.reference === intent.reference;

/** Whether this bet is what the intent became, where several were sent under one reference: the reference alone does not tell which. */
export const isLegOfIntent = (intent: BetIntent, bet: Bet): boolean =>
  bet.reference === null
    ? matchesIntent(intent, bet)
    : bet.reference === intent.reference && bet.stake === intent.stake && isSameSelection(intent, bet);
