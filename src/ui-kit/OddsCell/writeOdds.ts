import type { MarketKind, Side } from '#shared/domain/market.ts';
import type { Money } from '#shared/domain/money.ts';
import type { Odds } from '#shared/domain/odds.ts';
import { formatSize, spokenSize } from '#shared/format/amount.ts';
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

/** `best`: no better price is offered on this side. */
export function oddsWords({ side, price, size, kind, runner, best }: OddsShown & { best: boolean }) {
  const shown = formatPrice(price, kind);
  const available = size === null ? null : formatSize(size);
  const word = sideWord(kind, side);
  if (price === null) return { shown, available, name: texts.noPrice(word, runner) };
  const offer = texts.offer(word, runner, shown);
  return { shown, available, name: texts.name(best ? texts.best(offer) : offer, size === null ? null : spokenSize(size)) };
}

/** How many digits share the cell's width: its style makes the letters no larger than they fit. */
export const digits = (shown: string): Readonly<Record<`--${string}`, number>> => ({ '--price-digits': shown.length });

/** A text that changes its length is a new text: an old one would begin elsewhere, which counts as a layout shift. */
function put(element: Element, words: string): void {
  const text = element.firstChild;
  if (text?.nodeValue === words) return;
  if (text?.nodeValue?.length === words.length) text.nodeValue = words;
  else element.replaceChildren(words);
}

/**
 * Writes another offer on a cell that `OddsCell` drew, past React. False where the cell has to be drawn instead, because a price came or
 * went: with it changes what a press does.
 */
export function writeOdds(cell: HTMLElement, offer: OddsShown): boolean {
  const { firstElementChild: price, lastElementChild: size } = cell;
  const drawn = price?.textContent;
  if (offer.price === null || price === null || size === null || drawn === '' || drawn === formatPrice(null, offer.kind)) return false;
  const { shown, available, name } = oddsWords({ ...offer, best: cell.dataset['level'] === '0' });
  if (drawn?.length !== shown.length && price instanceof HTMLElement) price.style.setProperty('--price-digits', String(shown.length));
  put(price, shown);
  put(size, available ?? '');
  cell.setAttribute('aria-label', name);
  return true;
}
