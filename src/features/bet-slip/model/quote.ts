import type { FancyLine, RunnerStatus } from '#shared/domain/market.ts';
import type { Odds } from '#shared/domain/odds.ts';
import type { MarketFacts } from '#shared/live/live.ts';
import { selectionShut, type SelectionShut } from '#shared/live/shut.ts';
import { runPrice, type Pick } from './pick.ts';
import { takeLine, takePrice, type Ticket } from './ticket.ts';

/** What shuts a market for bets. `covered` brings the words that lie over a session line ("Ball Running"). */
export type Shut =
  | { readonly by: SelectionShut }
  | { readonly by: 'covered'; readonly words: string };

/** What the market says at this moment about the selection in the slip. */
export interface Quote {
  /** The best price on offer for the picked side; for a session line its run. Null: nothing on offer. */
  readonly price: Odds | null;
  /** Session lines only: the payout on 100. */
  readonly size: number | null;
  readonly shut: Shut | null;
}

/** `facts` null: the feed has not brought this market yet, or no longer does. */
export function marketQuote(facts: MarketFacts | null, runner: RunnerStatus | null, best: Odds | null): Quote {
  const by = selectionShut(facts, runner);
  return { price: best, size: null, shut: by === null ? null : { by } };
}

/** `fresh`: whether the last answer about the match's lines came. */
export function fancyQuote(pick: Extract<Pick, { kind: 'fancy' }>, lines: readonly FancyLine[], fresh: boolean): Quote {
  const line = lines.find((candidate) => candidate.fancyId === pick.fancyId);
  if (line === undefined) return { price: null, size: null, shut: { by: 'gone' } };
  const offered = pick.side === 'back' ? line.yes : line.no;
  const shut: Shut | null = line.lockedBy !== null ? { by: 'covered', words: line.lockedBy } : fresh ? null : { by: 'stale' };
  return offered === null || offered.run <= 0 ? { price: null, size: null, shut } : { price: runPrice(offered.run), size: offered.size, shut };
}

/** Where the market has moved to, when that is no longer what the ticket says; null where it is the same or nothing is offered. */
export function movedTo({ pick, price }: Ticket, quote: Quote): Odds | null {
  if (quote.price === null) return null;
  const same = quote.price === price && (pick.kind !== 'fancy' || quote.size === pick.size);
  return same ? null : quote.price;
}

/** The ticket at the price, or on the line, that is on offer now. */
export function takeOffer(ticket: Ticket, { price, size }: Quote): Ticket {
  if (price === null) return ticket;
  return size === null ? takePrice(ticket, price) : takeLine(ticket, price / 100, size);
}

/** Coming back to a match must not bring back an old price. */
export const withPriceNow = (ticket: Ticket, quote: Quote): Ticket =>
  ticket.priceIsOld === true ? takeOffer(ticket, quote) : ticket;
