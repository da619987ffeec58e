import type { MoneyCommand } from '#shared/commands/command.ts';
import { type Bet, isOpenBet } from '#shared/domain/bet/bet.ts';
import { toPayoutPer100 } from '#shared/domain/bet/fancy.ts';
import { getBetKey, getEventId, getListedName, type Selection } from '#shared/domain/bet/selection.ts';
import type { Money } from '#shared/domain/money/money.ts';
import type { BetPrice } from '#shared/domain/odds/odds.ts';

/** The content of a bet's request, stored until its outcome is known: enough to recognise the bet in the list. */
export interface BetPayload {
  readonly selection: Selection;
  /** The price in the slip when the bet was sent. */
  readonly price: BetPrice;
  readonly stake: Money;
  /** Bet delay of the market in seconds. */
  readonly delaySeconds: number;
  /** Ids of the match's bets listed before this one; null when the list was not loaded. */
  readonly knownBetIds: readonly string[] | null;
}

const getSize = (selection: Selection): number | null => (selection.kind === 'fancy' ? selection.size : null);

/** Whether two bets are on the same side at the same price and stake; of a session line also at the same size. */
export const isSameTerms = (
  a: Pick<BetPayload, 'selection' | 'price' | 'stake'>,
  b: { readonly selection: Selection; readonly price: BetPrice | null; readonly stake: Money },
): boolean =>
  getBetKey(a.selection) === getBetKey(b.selection) &&
  getSize(a.selection) === getSize(b.selection) &&
  a.price === b.price &&
  a.stake === b.stake;

/** One submitted bet. Immutable. */
export type BetIntent = MoneyCommand<BetPayload>;

/**
 * Tolerance for a difference between device clock and server clock. With known earlier bets, time only rules out bets
 * that ended long ago.
 */
const SKEW_MS = { listed: 15 * 60_000, unlisted: 60_000 } as const;

const isSameText = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase();

/**
 * Whether the bet's price may result from the intent: the requested odds or better; for a fancy bet the same run and
 * size. A list may leave the size out, which reads as 0. So does a bet that an older version of the app stored.
 */
function isPriceAcceptable({ selection, price }: BetIntent, bet: Bet): boolean {
  if (selection.kind === 'fancy')
    return (
      bet.price === price && (bet.size === 0 || selection.size === 0 || bet.size === toPayoutPer100(selection.size))
    );
  return selection.side === 'back' ? bet.price >= price : bet.price <= price;
}

/** Whether a bet is on the selection of an intent: the same side of the same runner or line. */
export const isSameSelection = ({ selection }: { readonly selection: Selection }, bet: Bet): boolean =>
  bet.marketId === getEventId(selection) &&
  bet.side === selection.side &&
  isSameText(bet.selectionName, getListedName(selection));

/** Whether the bet was missing from the earlier list of active bets. This does not depend on clocks. */
const isNewInList = ({ knownBetIds }: BetIntent, bet: Bet): boolean => knownBetIds !== null && isOpenBet(bet);

function matchesIntent(intent: BetIntent, bet: Bet): boolean {
  const { stake, knownBetIds, sentAt } = intent;
  return (
    isSameSelection(intent, bet) &&
    bet.stake === stake &&
    isPriceAcceptable(intent, bet) &&
    knownBetIds?.includes(bet.betId) !== true &&
    // A bet that ended before the intent was sent is an older one that no list of active bets contained.
    (bet.settledAt === null || Date.parse(bet.settledAt) >= sentAt - SKEW_MS.unlisted) &&
    (isNewInList(intent, bet) ||
      Date.parse(bet.placedAt) >= sentAt - (knownBetIds === null ? SKEW_MS.unlisted : SKEW_MS.listed))
  );
}

/**
 * Whether this bet may result from the intent. Compares references when the server returns them; otherwise selection,
 * side, stake, price and the earlier list.
 */
export const isBetOfIntent = (intent: BetIntent, bet: Bet): boolean =>
  bet.reference === null ? matchesIntent(intent, bet) : bet.reference === intent.reference;

/**
 * Whether this bet may result from one leg of a multi-bet. All legs share one reference, so the selection must match
 * too.
 */
export const isLegOfIntent = (intent: BetIntent, bet: Bet): boolean =>
  bet.reference === null
    ? matchesIntent(intent, bet)
    : bet.reference === intent.reference && bet.stake === intent.stake && isSameSelection(intent, bet);
