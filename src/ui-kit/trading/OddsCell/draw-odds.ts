import { describeOdds, type DisplayedOdds } from './write-odds.ts';

/**
 * Draws an offer into a copy of a cell that `OddsCell` rendered, whatever the copy shows, for the prices before the app
 * has loaded. `locked`: it takes no presses.
 */
export function drawOdds(cell: HTMLElement, offer: DisplayedOdds, locked: boolean): void {
  const { firstElementChild: price, lastElementChild: size } = cell;
  const { displayedPrice, available, name } = describeOdds({ ...offer, best: cell.dataset['level'] === '0' });
  if (price instanceof HTMLElement) {
    price.textContent = displayedPrice;
    price.style.setProperty('--kit-price-digits', String(displayedPrice.length));
  }
  if (size !== null) size.textContent = available;
  cell.setAttribute('aria-label', name);
  if (locked || offer.price === null) cell.setAttribute('aria-disabled', 'true');
  else cell.removeAttribute('aria-disabled');
}
