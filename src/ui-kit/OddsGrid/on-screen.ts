import { Together } from './MarketColumn.ts';

const EVENT = 'contentvisibilityautostatechange';

/**
 * Follows whether the browser draws a market, or skips it because it is off screen: by itself, or with its group, in which case it is told
 * nothing of it. Returns what ends that.
 */
export function followOnScreen(market: HTMLElement, changed: (onScreen: boolean) => void): () => void {
  const places = [market, market.closest<HTMLElement>(String(Together))].filter((place) => place !== null);
  const skipped = new Set<EventTarget>();
  const hear = (event: Event): void => {
    // A market's bubbles up to its group.
    if (event.target !== event.currentTarget || event.target === null) return;
    if ((event as ContentVisibilityAutoStateChangeEvent).skipped) skipped.add(event.target);
    else skipped.delete(event.target);
    changed(skipped.size === 0);
  };
  for (const place of places) place.addEventListener(EVENT, hear);
  return () => {
    for (const place of places) place.removeEventListener(EVENT, hear);
  };
}
