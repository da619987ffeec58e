import { sizePrice } from '#shared/domain/fancy.ts';
import { movePrice } from '#shared/domain/ladder.ts';
import { amountAboveZero, parseStake } from '#shared/domain/amount-input.ts';
import { plainText, ZERO, type Money } from '#shared/domain/money.ts';
import { parseOddsInput } from '#shared/domain/odds-input.ts';
import { odds, oddsText, plainOdds, type Odds } from '#shared/domain/odds.ts';
import type { Terms } from '#shared/domain/profit.ts';
import { quickStake } from '#shared/domain/stake.ts';
import { changedUnderThePress, runPrice, type Pick } from './pick.ts';

/** From this index on a quick stake adds to the stake (specification 2). */
const FIRST_ADDING = 4;

export const isZeroText = (text: string): boolean => /^\s*0+(\.0*)?\s*$/.test(text);

/** What has been typed so far for one pick. */
export interface Ticket {
  readonly pick: Pick;
  /** The text of the odds field, letter for letter. */
  readonly priceText: string;
  /** Null where the text is no price that such a market can hold. For a session bet the run. */
  readonly price: Odds | null;
  /** The price that was pressed or taken, which the odds may follow; null once they are typed or stepped. */
  readonly pressed: Odds | null;
  /** The text of the stake field, letter for letter. */
  readonly stakeText: string;
  /** What the text of the stake field means, in whole units; 0 where it is empty or cannot be read. */
  readonly stake: Money;
  /** The price moved just before it was pressed, and nothing has been typed since. */
  readonly justChanged: boolean;
  /** The price was pressed before the slip came back from the session: it counts no longer than until the market has one. */
  readonly priceIsOld?: boolean;
}

const priceWords = (pick: Pick, price: Odds): string => (pick.kind === 'odds' ? oddsText(price) : plainOdds(price));

const pricedAt = (ticket: Ticket, price: Odds, pressed: Odds | null = price): Ticket => ({ ...ticket, price, pressed, priceText: priceWords(ticket.pick, price), justChanged: false, priceIsOld: false });

/** A new selection starts with no stake (specification 4). */
export function ticketFor(pick: Pick): Ticket {
  const price = pick.kind === 'fancy' ? runPrice(pick.run) : pick.price;
  return { pick, price, pressed: price, priceText: priceWords(pick, price), stakeText: '', stake: ZERO, justChanged: changedUnderThePress(pick) };
}

/** A session bet stands at its line: its odds are not typed. */
export function typePrice(ticket: Ticket, text: string): Ticket {
  if (ticket.pick.kind === 'fancy') return ticket;
  const input = parseOddsInput(text, ticket.pick.kind);
  return { ...ticket, priceText: text, price: input.kind === 'odds' ? input.price : null, pressed: null, justChanged: false, priceIsOld: false };
}

/** The plus and minus buttons: 0.01, or a tick of the market's ladder; never for a session bet (specification 4). */
export function stepPrice(ticket: Ticket, direction: -1 | 1): Ticket {
  const { pick, price } = ticket;
  if (pick.kind === 'fancy' || price === null) return ticket;
  // A payout on 100 is no decimal odds: it is not held to 1.01–1000, only above 0.
  if (pick.kind === 'bookmaker') return pricedAt(ticket, odds(Math.max(1, price + direction)), null);
  return pricedAt(ticket, movePrice(pick.ladder, price, direction), null);
}

export const takePrice = (ticket: Ticket, price: Odds): Ticket => (ticket.pick.kind === 'fancy' ? ticket : pricedAt(ticket, price));

/** The odds go with the market, and what was pressed is remembered: they never drift further from it than the bettor allows. */
export const followPrice = (ticket: Ticket, price: Odds): Ticket => ({ ...pricedAt(ticket, price, ticket.pressed), justChanged: ticket.justChanged });

/** A line that moved: a session bet must be sent with the line's own run and size. */
export const takeLine = (ticket: Ticket, run: number, size: number): Ticket =>
  ticket.pick.kind === 'fancy' ? pricedAt({ ...ticket, pick: { ...ticket.pick, run, size } }, runPrice(run)) : ticket;

const withStakeText = (ticket: Ticket, text: string): Ticket => ({ ...ticket, stakeText: text, stake: amountAboveZero(parseStake(text)) ?? ZERO });

/** A stake that nobody types: the field shows it as digits. */
export const withStake = (ticket: Ticket, stake: Money): Ticket => ({ ...withStakeText(ticket, plainText(stake)), stake });

export const typeStake = (ticket: Ticket, text: string): Ticket => ({ ...withStakeText(ticket, text), justChanged: false });

/** The field is blank at 0 (specification 2), from the moment the bettor leaves it: "0" may be the beginning of "0.5". */
export const leaveStake = (ticket: Ticket): Ticket => (isZeroText(ticket.stakeText) ? clearStake(ticket) : ticket);

/** The text in the field after a quick stake. An amount is added to an amount: a text that cannot be read stays as it is. */
export function quickStakeText(text: string, index: number, preset: Money): string {
  const input = parseStake(text);
  if (index >= FIRST_ADDING && input.kind === 'unreadable') return text;
  return plainText(quickStake(index, preset, amountAboveZero(input) ?? ZERO));
}

export const pressPreset = (ticket: Ticket, index: number, preset: Money): Ticket => typeStake(ticket, quickStakeText(ticket.stakeText, index, preset));

export const clearStake = (ticket: Ticket): Ticket => withStakeText(ticket, '');

/** What the arithmetic needs; null until there is a price and a stake. A session bet earns by its size, never by its run. */
export function termsOf({ pick, price, stake }: Ticket): Terms | null {
  if (price === null || stake <= 0) return null;
  return { kind: pick.kind, side: pick.side, price: pick.kind === 'fancy' ? sizePrice(pick.size) : price, stake };
}
