import { MarketStack } from './MarketGroups.styles.ts';

const EVENT = 'contentvisibilityautostatechange';

/**
 * Reports whether the browser draws a market or skips it off screen. A skipped group fires one event and none for its
 * markets. Returns the unsubscribe function.
 */
export function observeVisibility(market: HTMLElement, onChange: (isVisible: boolean) => void): () => void {
  const elements = [market, market.closest<HTMLElement>(String(MarketStack))].filter((element) => element !== null);
  const skipped = new Set<EventTarget>();
  const handleStateChange = (event: Event): void => {
    // A market's event bubbles up to its group.
    if (event.target !== event.currentTarget || event.target === null) return;
    if ((event as ContentVisibilityAutoStateChangeEvent).skipped) skipped.add(event.target);
    else skipped.delete(event.target);
    onChange(skipped.size === 0);
  };
  for (const element of elements) element.addEventListener(EVENT, handleStateChange);
  return () => {
    for (const element of elements) element.removeEventListener(EVENT, handleStateChange);
  };
}
