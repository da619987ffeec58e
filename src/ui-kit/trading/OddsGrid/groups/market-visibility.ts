import { MarketStack } from './MarketGroups.styles.ts';

const EVENT = 'contentvisibilityautostatechange';

/**
 * Follows whether the browser draws a market, or skips it because it is off screen: by itself, or with its group, in which case it is told
 * nothing of it. Returns what ends that.
 */
export function observeVisibility(market: HTMLElement, onChange: (isVisible: boolean) => void): () => void {
  const elements = [market, market.closest<HTMLElement>(String(MarketStack))].filter((element) => element !== null);
  const skipped = new Set<EventTarget>();
  const handleStateChange = (event: Event): void => {
    // A market's bubbles up to its group.
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
