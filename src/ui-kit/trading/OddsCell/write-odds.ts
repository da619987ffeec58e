import type { MarketKind, Side } from '#shared/domain/market/market.ts';
import type { Money } from '#shared/domain/money/money.ts';
import type { MarketPrice } from '#shared/domain/odds/odds.ts';
import { formatSize, formatSpokenSize } from '#shared/format/amount.ts';
import { formatPrice } from '#shared/format/price.ts';
import { texts } from './texts.ts';

/** Content of a cell and its runner. */
export interface DisplayedOdds {
  /** Back is blue, lay is pink. */
  side: Side;
  /** Null is "no offer": drawn as a dash, never as a number. */
  price: MarketPrice | null;
  /** Size available at this price. Null: no offer. */
  size: Money | null;
  /** Format of the price: decimal odds, or the payout on 100. */
  kind: MarketKind;
  /** The runner, for the accessible name. */
  runner: string;
}

/** `best`: no better price is offered on this side. */
export function describeOdds({ side, price, size, kind, runner, best }: DisplayedOdds & { best: boolean }) {
  const priceText = formatPrice(price, kind);
  const sizeText = size === null ? null : formatSize(size);
  const market = kind === 'fancy' ? 'fancy' : 'odds';
  if (price === null)
    return { displayedPrice: priceText, available: sizeText, name: texts.noPrice[market]({ side, runner }) };
  const plainOffer = texts.offer[market]({ side, runner, price: priceText });
  const offer = best ? texts.best({ offer: plainOffer }) : plainOffer;
  return {
    displayedPrice: priceText,
    available: sizeText,
    name: size === null ? offer : texts.available({ offer, size: formatSpokenSize(size) }),
  };
}

/** Number of digits that share the cell's width. The style sizes the letters to fit. */
export const getPriceDigitsStyle = (priceText: string): Readonly<Record<`--${string}`, number>> => ({
  '--kit-price-digits': priceText.length,
});

/** Replaces a text node that changes its length: moving an existing one counts as a layout shift. */
function replaceText(element: Element, current: string, content: string): void {
  if (current === content) return;
  if (current.length !== content.length || element.firstChild === null) element.replaceChildren(content);
  else element.firstChild.nodeValue = content;
}

/**
 * Writes another offer into a cell that `OddsCell` rendered, without React. Returns false when React must render it,
 * because a price appeared or disappeared and a press then acts differently.
 */
export function writeOdds(cell: HTMLElement, offer: DisplayedOdds): boolean {
  const { firstElementChild: price, lastElementChild: size } = cell;
  // The property textContent would build the same texts again.
  const currentPrice = price?.firstChild?.nodeValue ?? '';
  if (
    offer.price === null ||
    price === null ||
    size === null ||
    currentPrice === '' ||
    currentPrice === formatPrice(null, offer.kind)
  )
    return false;
  const { displayedPrice, available, name } = describeOdds({
    ...offer,
    best: cell.getAttribute('data-level') === '0',
  });
  if (currentPrice.length !== displayedPrice.length && price instanceof HTMLElement)
    price.style.setProperty('--kit-price-digits', String(displayedPrice.length));
  replaceText(price, currentPrice, displayedPrice);
  replaceText(size, size.firstChild?.nodeValue ?? '', available ?? '');
  cell.setAttribute('aria-label', name);
  return true;
}
