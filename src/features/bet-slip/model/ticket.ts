import { sizePrice } from '#shared/domain/fancy.ts';
import { movePrice } from '#shared/domain/ladder.ts';
import { ZERO, type Money } from '#shared/domain/money.ts';
import { odds, oddsText, parseOdds, plainOdds, type Odds } from '#shared/domain/odds.ts';
import type { Terms } from '#shared/domain/profit.ts';
import { parseStake, quickStake } from '#shared/domain/stake.ts';
import { changedUnderThePress, runPrice, type Pick } from './pick.ts';

/** What has been typed so far for one pick. */
export interface Ticket {
  readonly pick: Pick;
  /** As typed: the cursor must not jump while "1." becomes "1.9". */
  readonly priceText: string;
  /** Null where the text is no price. For a session bet the run. */
  readonly price: Odds | null;
  /** The price that was pressed or taken, which the odds may follow; null once they are typed or stepped. */
  readonly pressed: Odds | null;
  /** Whole units; 0 is shown blank. */
  readonly stake: Money;
  /** The price moved just before it was pressed, and nothing has been typed since. */
  readonly justChanged: boolean;
}

const priceWords = (pick: Pick, price: Odds): string => (pick.kind === 'odds' ? oddsText(price) : plainOdds(price));

const pricedAt = (ticket: Ticket, price: Odds, pressed: Odds | null = price): Ticket => ({ ...ticket, price, pressed, priceText: priceWords(ticket.pick, price), justChanged: false });

/** A new selection starts with no stake (specification 4). */
export function ticketFor(pick: Pick): Ticket {
  const price = pick.kind === 'fancy' ? runPrice(pick.run) : pick.price;
  return { pick, price, pressed: price, priceText: priceWords(pick, price), stake: ZERO, justChanged: changedUnderThePress(pick) };
}

/** A session bet stands at its line: its odds are not typed. */
export const typePrice = (ticket: Ticket, text: string): Ticket =>
  ticket.pick.kind === 'fancy' ? ticket : { ...ticket, priceText: text, price: parseOdds(text, ticket.pick.kind), pressed: null, justChanged: false };

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

export const typeStake = (ticket: Ticket, text: string): Ticket => ({ ...ticket, stake: parseStake(text) ?? ZERO, justChanged: false });

export const pressPreset = (ticket: Ticket, index: number, preset: Money): Ticket => ({
  ...ticket,
  stake: quickStake(index, preset, ticket.stake),
  justChanged: false,
});

export const clearStake = (ticket: Ticket): Ticket => ({ ...ticket, stake: ZERO });

/** What the arithmetic needs; null until there is a price and a stake. A session bet earns by its size, never by its run. */
export function termsOf({ pick, price, stake }: Ticket): Terms | null {
  if (price === null || stake <= 0) return null;
  return { kind: pick.kind, side: pick.side, price: pick.kind === 'fancy' ? sizePrice(pick.size) : price, stake };
}
