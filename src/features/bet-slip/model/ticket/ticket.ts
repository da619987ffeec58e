import { toPayoutPer100 } from '#shared/domain/bet/fancy.ts';
import type { BetTerms } from '#shared/domain/bet/profit.ts';
import { hasPriceChangedOnPress, type Selection, toLineRun } from '#shared/domain/bet/selection.ts';
import { getPositiveAmount, parseStake } from '#shared/domain/money/amount-input.ts';
import { type Money, toPlainText, ZERO } from '#shared/domain/money/money.ts';
import { calculateQuickStake, isAddingQuickStake } from '#shared/domain/money/stake.ts';
import { movePrice } from '#shared/domain/odds/ladder.ts';
import { asMarketPrice, asOdds, type BetPrice, formatPlainPrice, payoutPer100 } from '#shared/domain/odds/odds.ts';
import { formatOddsText, readOddsText } from '#shared/format/odds-text.ts';
import type { BetPayload } from '../placement/bet-intent.ts';

/*
 * The functions that change the price and the stake:
 *
 * | function      | who changes it                     | anchor price     | text of the field   |
 * | ------------- | ---------------------------------- | ---------------- | ------------------- |
 * | `typePrice`   | the bettor types odds              | none             | as typed            |
 * | `stepPrice`   | the bettor steps the odds          | none             | the new price       |
 * | `takePrice`   | the bettor selects or takes a price | the new price   | the new price       |
 * | `followPrice` | the price policy follows the market | stays           | the new price       |
 * | `typeStake`   | the bettor types a stake           | -                | as typed            |
 * | `withStake`   | the app sets a calculated stake    | -                | the stake as digits |
 */

export const isZeroText = (text: string): boolean => /^\s*0+(\.0*)?\s*$/.test(text);

/** A selection with the bettor's odds and stake, as text and as numbers. */
export interface Ticket {
  readonly selection: Selection;
  /** Text of the odds field, unchanged. */
  readonly priceText: string;
  /** Null when the text is no valid price for the market. */
  readonly price: BetPrice | null;
  /**
   * The price that the bettor selected or accepted, which the odds may follow; null once the bettor types or steps the
   * odds.
   */
  readonly anchorPrice: BetPrice | null;
  /** Text of the stake field, unchanged. */
  readonly stakeText: string;
  /** The parsed stake in whole units; 0 when the text is empty or unreadable. */
  readonly stake: Money;
  /** The price changed just before the press, and the bettor has not edited the ticket since. */
  readonly hasPriceJustChanged: boolean;
  /** The session restored this price. It is replaced as soon as the market has a current one. */
  readonly isPriceOld?: boolean;
}

const formatTicketPrice = (selection: Selection, price: BetPrice): string =>
  selection.kind === 'odds' ? formatOddsText(asOdds(price)) : formatPlainPrice(price);

const setPrice = (ticket: Ticket, price: BetPrice, anchorPrice: BetPrice | null = price): Ticket => ({
  ...ticket,
  price,
  anchorPrice,
  priceText: formatTicketPrice(ticket.selection, price),
  hasPriceJustChanged: false,
  isPriceOld: false,
});

/** Creates a ticket without a stake: docs/requirements.md#43-slip. */
export function createTicket(selection: Selection): Ticket {
  const price = selection.kind === 'fancy' ? toLineRun(selection.run) : selection.price;
  return {
    selection,
    price,
    anchorPrice: price,
    priceText: formatTicketPrice(selection, price),
    stakeText: '',
    stake: ZERO,
    hasPriceJustChanged: hasPriceChangedOnPress(selection),
  };
}

/**
 * Writes the same price in the format of odds that has just been chosen. Clears a text without a price, which the new
 * format could read as another one.
 */
export const rewritePrice = (ticket: Ticket): Ticket => ({
  ...ticket,
  priceText: ticket.price === null ? '' : formatTicketPrice(ticket.selection, ticket.price),
});

/** Sets the odds from a typed text. A fancy bet keeps its line's run. */
export function typePrice(ticket: Ticket, text: string): Ticket {
  if (ticket.selection.kind === 'fancy') return ticket;
  const input = readOddsText(text, ticket.selection.kind, ticket.selection.ladder);
  return {
    ...ticket,
    priceText: text,
    price: input.kind === 'odds' ? input.price : null,
    anchorPrice: null,
    hasPriceJustChanged: false,
    isPriceOld: false,
  };
}

/**
 * Moves the odds one step: 0.01, or a tick of the market's ladder. Fancy bets have no steppers:
 * docs/requirements.md#43-slip.
 */
export function stepPrice(ticket: Ticket, direction: -1 | 1): Ticket {
  const { selection, price } = ticket;
  if (selection.kind === 'fancy' || price === null) return ticket;
  // A payout on 100 is not decimal odds: the range 1.01–1000 does not apply, only above 0.
  if (selection.kind === 'bookmaker') return setPrice(ticket, payoutPer100(Math.max(1, price + direction)), null);
  return setPrice(ticket, movePrice(selection.ladder, asOdds(price), direction), null);
}

export const takePrice = (ticket: Ticket, price: BetPrice): Ticket =>
  ticket.selection.kind === 'fancy' ? ticket : setPrice(ticket, price);

/** Moves the odds with the market and keeps the selected price as the anchor that limits the distance. */
export const followPrice = (ticket: Ticket, price: BetPrice): Ticket => ({
  ...setPrice(ticket, price, ticket.anchorPrice),
  hasPriceJustChanged: ticket.hasPriceJustChanged,
});

/** Replaces run and size with those of the moved line: a fancy bet must carry the current ones. */
export const takeLine = (ticket: Ticket, run: number, size: number): Ticket =>
  ticket.selection.kind === 'fancy'
    ? setPrice({ ...ticket, selection: { ...ticket.selection, run, size } }, toLineRun(run))
    : ticket;

const withStakeText = (ticket: Ticket, text: string): Ticket => ({
  ...ticket,
  stakeText: text,
  stake: getPositiveAmount(parseStake(text)) ?? ZERO,
});

/** Sets a calculated stake and shows it as digits. */
export const withStake = (ticket: Ticket, stake: Money): Ticket => ({
  ...withStakeText(ticket, toPlainText(stake)),
  stake,
});

export const typeStake = (ticket: Ticket, text: string): Ticket => ({
  ...withStakeText(ticket, text),
  hasPriceJustChanged: false,
});

/**
 * Empties the field at 0 when the bettor leaves it, not earlier: "0" may be the beginning of "0.5". See
 * docs/requirements.md#25-bet-slip.
 */
export const blurStake = (ticket: Ticket): Ticket => (isZeroText(ticket.stakeText) ? clearStake(ticket) : ticket);

/** Text of the stake field after a quick stake. An adding quick stake leaves an unreadable text unchanged. */
export function formatQuickStake(text: string, index: number, preset: Money): string {
  const input = parseStake(text);
  if (isAddingQuickStake(index) && input.kind === 'unreadable') return text;
  return toPlainText(calculateQuickStake(index, preset, getPositiveAmount(input) ?? ZERO));
}

export const applyQuickStake = (ticket: Ticket, index: number, preset: Money): Ticket =>
  typeStake(ticket, formatQuickStake(ticket.stakeText, index, preset));

export const clearStake = (ticket: Ticket): Ticket => withStakeText(ticket, '');

/**
 * Terms for the bet calculation; null until the ticket has a price and a stake. A fancy bet's profit depends on its
 * size, not its run.
 */
export function toTerms({ selection, price, stake }: Ticket): BetTerms | null {
  if (price === null || stake <= 0) return null;
  return {
    kind: selection.kind,
    side: selection.side,
    price: selection.kind === 'fancy' ? toPayoutPer100(selection.size) : asMarketPrice(price),
    stake,
  };
}

/** Creates the ticket of a submitted bet. */
export const toTicket = ({ selection, price, stake }: Omit<BetPayload, 'delaySeconds' | 'knownBetIds'>): Ticket =>
  withStake(takePrice(createTicket(selection), price), stake);
