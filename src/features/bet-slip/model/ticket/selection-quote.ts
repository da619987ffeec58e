import { type Selection, toLineRun, toRun } from '#shared/domain/bet/selection.ts';
import type { FancyLine, RunnerStatus } from '#shared/domain/market/market.ts';
import type { BetPrice, MarketPrice } from '#shared/domain/odds/odds.ts';
import type { MarketFacts } from '#shared/live/live-feed.ts';
import { getSelectionBlock, type SelectionBlock } from '#shared/live/store/market-block.ts';
import { takeLine, takePrice, type Ticket } from './ticket.ts';

/** Reason why a market takes no bets. `label`: the text over a session line, for example "Ball Running". */
export type BettingBlock = { readonly by: SelectionBlock } | { readonly by: 'line-locked'; readonly label: string };

/** The market's current state for the selection in the slip. */
export interface SelectionQuote {
  /** Best price of the selected side; for a session line its run. Null: nothing on offer. */
  readonly price: BetPrice | null;
  /** Session lines only: the payout on 100 as a plain number, as in `RunLine`. */
  readonly size: number | null;
  readonly bettingBlock: BettingBlock | null;
}

/** Creates the quote of an odds market. `facts` null: the feed has not loaded this market, or no longer has it. */
export function createOddsQuote(
  facts: MarketFacts | null,
  runner: RunnerStatus | null,
  best: MarketPrice | null,
): SelectionQuote {
  const by = getSelectionBlock(facts, runner);
  return { price: best, size: null, bettingBlock: by === null ? null : { by } };
}

/** Creates the quote of a session line. `isFresh`: whether the match's lines are within their lifetime. */
export function createFancyQuote(
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
    : { price: toLineRun(offer.run), size: offer.size, bettingBlock };
}

/** Returns the market's price when it differs from the ticket's; null when it is the same or nothing is on offer. */
export function findMovedPrice({ selection, price }: Ticket, quote: SelectionQuote): BetPrice | null {
  if (quote.price === null) return null;
  const isSame = quote.price === price && (selection.kind !== 'fancy' || quote.size === selection.size);
  return isSame ? null : quote.price;
}

/** Returns what the market offers beside the ticket's price. A market that takes no bets offers nothing. */
export const getOffer = (ticket: Ticket, quote: SelectionQuote): { price: BetPrice | null; isChanged: boolean } =>
  quote.bettingBlock === null
    ? { price: quote.price, isChanged: findMovedPrice(ticket, quote) !== null }
    : { price: null, isChanged: false };

/** Returns the ticket with the price, or the line, that is on offer now. */
export function takeOffer(ticket: Ticket, { price, size }: SelectionQuote): Ticket {
  if (price === null) return ticket;
  return size === null ? takePrice(ticket, price) : takeLine(ticket, toRun(price), size);
}

/** Replaces the price of a restored ticket: returning to a match must not bring back an old price. */
export const refreshOldPrice = (ticket: Ticket, quote: SelectionQuote): Ticket =>
  ticket.isPriceOld === true ? takeOffer(ticket, quote) : ticket;
