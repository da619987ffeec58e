import type { FancyLine, RunnerStatus } from '#shared/domain/market/market.ts';
import type { Odds } from '#shared/domain/odds/odds.ts';
import type { MarketFacts } from '#shared/live/live-feed.ts';
import { getSelectionBlock, type SelectionBlock } from '#shared/live/store/betting-block.ts';
import { priceOfRun, type Selection } from './selection.ts';
import { takeLine, takePrice, type Ticket } from './ticket.ts';

/** What shuts a market for bets. `covered` brings the words that lie over a session line ("Ball Running"). */
export type BettingBlock = { readonly by: SelectionBlock } | { readonly by: 'line-locked'; readonly label: string };

/** What the market says at this moment about the selection in the slip. */
export interface SelectionQuote {
  /** The best price on offer for the picked side; for a session line its run. Null: nothing on offer. */
  readonly price: Odds | null;
  /** Session lines only: the payout on 100. */
  readonly size: number | null;
  readonly bettingBlock: BettingBlock | null;
}

/** `facts` null: the feed has not brought this market yet, or no longer does. */
export function marketQuote(facts: MarketFacts | null, runner: RunnerStatus | null, best: Odds | null): SelectionQuote {
  const by = getSelectionBlock(facts, runner);
  return { price: best, size: null, bettingBlock: by === null ? null : { by } };
}

/** `fresh`: whether the last answer about the match's lines came. */
export function fancyQuote(
  selection: Extract<Selection, { kind: 'fancy' }>,
  lines: readonly FancyLine[],
  isFresh: boolean,
): SelectionQuote {
  const line = lines.find((candidate) => candidate.fancyId === selection.fancyId);
  if (line === undefined) return { price: null, size: null, bettingBlock: { by: 'missing' } };
  const offer = selection.side === 'back' ? line.yes : line.no;
  const bettingBlock: BettingBlock | null =
    line.lockedBy !== null ? { by: 'line-locked', label: line.lockedBy } : isFresh ? null : { by: 'stale' };
  return offer === null || offer.run <= 0
    ? { price: null, size: null, bettingBlock }
    : { price: priceOfRun(offer.run), size: offer.size, bettingBlock };
}

/** Where the market has moved to, when that is no longer what the ticket says; null where it is the same or nothing is offered. */
export function movedPrice({ selection, price }: Ticket, quote: SelectionQuote): Odds | null {
  if (quote.price === null) return null;
  const isSame = quote.price === price && (selection.kind !== 'fancy' || quote.size === selection.size);
  return isSame ? null : quote.price;
}

/** The ticket at the price, or on the line, that is on offer now. */
export function takeOffer(ticket: Ticket, { price, size }: SelectionQuote): Ticket {
  if (price === null) return ticket;
  return size === null ? takePrice(ticket, price) : takeLine(ticket, price / 100, size);
}

/** Coming back to a match must not bring back an old price. */
export const refreshOldPrice = (ticket: Ticket, quote: SelectionQuote): Ticket =>
  ticket.isPriceOld === true ? takeOffer(ticket, quote) : ticket;
