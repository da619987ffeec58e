import type { MarketKind, Side } from '#shared/domain/market.ts';
import type { Money } from '#shared/domain/money.ts';
import type { Odds } from '#shared/domain/odds.ts';
import { formatSize } from '#shared/format/amount.ts';
import { formatPrice } from '#shared/format/price.ts';
import { sideWord } from '../words/sideWord.ts';
import { texts } from './texts.ts';

/** What a cell says, and of whom. */
export interface OddsShown {
  /** Back wears blue, lay pink. */
  side: Side;
  /** Null is "no offer": drawn as a dash, never as a number. */
  price: Odds | null;
  /** What can be had at this price. Null: nothing on offer. */
  size: Money | null;
  /** How the price is written: decimal odds, or the payout on 100. */
  kind: MarketKind;
  /** Whom the cell bets on, for its spoken name. */
  runner: string;
}

export function oddsWords({ side, price, size, kind, runner }: OddsShown) {
  const shown = formatPrice(price, kind);
  const available = size === null ? null : formatSize(size);
  const word = sideWord(kind, side);
  return { shown, available, name: price === null ? texts.noPrice(word, runner) : texts.name(word, runner, shown, available) };
}

const put = (text: Node, words: string): void => {
  if (text.nodeValue !== words) text.nodeValue = words;
};

/**
 * Writes another offer on a cell that `OddsCell` drew, past React: most changes of a price are a few digits. False where the cell has
 * to be drawn instead, because a price came or went or a text changed its length.
 */
export function writeOdds(cell: HTMLElement, offer: OddsShown): boolean {
  const [price, size] = [cell.firstElementChild?.firstChild, cell.lastElementChild?.firstChild];
  const { shown, available, name } = oddsWords(offer);
  const drawn = price != null && price.nodeValue !== formatPrice(null, offer.kind) && price.nodeValue?.length === shown.length && (size?.nodeValue?.length ?? 0) === (available?.length ?? 0);
  if (offer.price === null || !drawn) return false;
  put(price, shown);
  if (size != null && available !== null) put(size, available);
  cell.setAttribute('aria-label', name);
  return true;
}
