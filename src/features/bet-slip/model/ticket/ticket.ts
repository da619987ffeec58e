import { sizeToPrice } from '#shared/domain/bet/fancy.ts';
import { movePrice } from '#shared/domain/odds/ladder.ts';
import { getPositiveAmount, parseStake } from '#shared/domain/money/amount-input.ts';
import { toPlainText, ZERO, type Money } from '#shared/domain/money/money.ts';
import { parseOddsInput } from '#shared/domain/odds/odds-input.ts';
import { odds, formatOddsText, formatPlainOdds, type Odds } from '#shared/domain/odds/odds.ts';
import type { BetTerms } from '#shared/domain/bet/profit.ts';
import { calculateQuickStake } from '#shared/domain/money/stake.ts';
import type { BetPayload } from '../placement/bet-intent.ts';
import { priceChangedOnPress, priceOfRun, type Selection } from './selection.ts';

/** From this index on a quick stake adds to the stake (specification 2). */
const FIRST_ADDING = 4;

export const isZeroText = (text: string): boolean => /^\s*0+(\.0*)?\s*$/.test(text);

/** What has been typed so far for one pick. */
export interface Ticket {
  readonly selection: Selection;
  /** The text of the odds field, letter for letter. */
  readonly priceText: string;
  /** Null where the text is no price that such a market can hold. For a session bet the run. */
  readonly price: Odds | null;
  /** The price that was pressed or taken, which the odds may follow; null once they are typed or stepped. */
  readonly anchorPrice: Odds | null;
  /** The text of the stake field, letter for letter. */
  readonly stakeText: string;
  /** What the text of the stake field means, in whole units; 0 where it is empty or cannot be read. */
  readonly stake: Money;
  /** The price moved just before it was pressed, and nothing has been typed since. */
  readonly priceJustChanged: boolean;
  /** The price was pressed before the slip came back from the session: it counts no longer than until the market has one. */
  readonly isPriceOld?: boolean;
}

const formatTicketPrice = (selection: Selection, price: Odds): string =>
  selection.kind === 'odds' ? formatOddsText(price) : formatPlainOdds(price);

const setPrice = (ticket: Ticket, price: Odds, anchorPrice: Odds | null = price): Ticket => ({
  ...ticket,
  price,
  anchorPrice,
  priceText: formatTicketPrice(ticket.selection, price),
  priceJustChanged: false,
  isPriceOld: false,
});

/** A new selection starts with no stake (specification 4). */
export function createTicket(selection: Selection): Ticket {
  const price = selection.kind === 'fancy' ? priceOfRun(selection.run) : selection.price;
  return {
    selection,
    price,
    anchorPrice: price,
    priceText: formatTicketPrice(selection, price),
    stakeText: '',
    stake: ZERO,
    priceJustChanged: priceChangedOnPress(selection),
  };
}

/** A session bet stands at its line: its odds are not typed. */
export function typePrice(ticket: Ticket, text: string): Ticket {
  if (ticket.selection.kind === 'fancy') return ticket;
  const input = parseOddsInput(text, ticket.selection.kind);
  return {
    ...ticket,
    priceText: text,
    price: input.kind === 'odds' ? input.price : null,
    anchorPrice: null,
    priceJustChanged: false,
    isPriceOld: false,
  };
}

/** The plus and minus buttons: 0.01, or a tick of the market's ladder; never for a session bet (specification 4). */
export function stepPrice(ticket: Ticket, direction: -1 | 1): Ticket {
  const { selection, price } = ticket;
  if (selection.kind === 'fancy' || price === null) return ticket;
  // A payout on 100 is no decimal odds: it is not held to 1.01–1000, only above 0.
  if (selection.kind === 'bookmaker') return setPrice(ticket, odds(Math.max(1, price + direction)), null);
  return setPrice(ticket, movePrice(selection.ladder, price, direction), null);
}

export const takePrice = (ticket: Ticket, price: Odds): Ticket =>
  ticket.selection.kind === 'fancy' ? ticket : setPrice(ticket, price);

/** The odds go with the market, and what was pressed is remembered: they never drift further from it than the bettor allows. */
export const followPrice = (ticket: Ticket, price: Odds): Ticket => ({
  ...setPrice(ticket, price, ticket.anchorPrice),
  priceJustChanged: ticket.priceJustChanged,
});

/** A line that moved: a session bet must be sent with the line's own run and size. */
export const takeLine = (ticket: Ticket, run: number, size: number): Ticket =>
  ticket.selection.kind === 'fancy'
    ? setPrice({ ...ticket, selection: { ...ticket.selection, run, size } }, priceOfRun(run))
    : ticket;

const withStakeText = (ticket: Ticket, text: string): Ticket => ({
  ...ticket,
  stakeText: text,
  stake: getPositiveAmount(parseStake(text)) ?? ZERO,
});

/** A stake that nobody types: the field shows it as digits. */
export const withStake = (ticket: Ticket, stake: Money): Ticket => ({
  ...withStakeText(ticket, toPlainText(stake)),
  stake,
});

export const typeStake = (ticket: Ticket, text: string): Ticket => ({
  ...withStakeText(ticket, text),
  priceJustChanged: false,
});

/** The field is blank at 0 (specification 2), from the moment the bettor leaves it: "0" may be the beginning of "0.5". */
export const blurStake = (ticket: Ticket): Ticket => (isZeroText(ticket.stakeText) ? clearStake(ticket) : ticket);

/** The text in the field after a quick stake. An amount is added to an amount: a text that cannot be read stays as it is. */
export function quickStakeText(text: string, index: number, preset: Money): string {
  const input = parseStake(text);
  if (index >= FIRST_ADDING && input.kind === 'unreadable') return text;
  return toPlainText(calculateQuickStake(index, preset, getPositiveAmount(input) ?? ZERO));
}

export const applyQuickStake = (ticket: Ticket, index: number, preset: Money): Ticket =>
  typeStake(ticket, quickStakeText(ticket.stakeText, index, preset));

export const clearStake = (ticket: Ticket): Ticket => withStakeText(ticket, '');

/** What the arithmetic needs; null until there is a price and a stake. A session bet earns by its size, never by its run. */
export function termsOf({ selection, price, stake }: Ticket): BetTerms | null {
  if (price === null || stake <= 0) return null;
  return {
    kind: selection.kind,
    side: selection.side,
    price: selection.kind === 'fancy' ? sizeToPrice(selection.size) : price,
    stake,
  };
}

/** The ticket of a bet that was sent. */
export const ticketOf = ({ selection, price, stake }: Omit<BetPayload, 'delaySeconds' | 'knownBetIds'>): Ticket =>
  withStake(takePrice(createTicket(selection), price), stake);
