import { type RefObject, useLayoutEffect } from 'react';
import { useLiveFeed } from '#shared/live/react.tsx';

/** Tells the store while the browser skips a market (`content-visibility: auto`), so that its cells are left alone. */
export function useMarketOnScreen(section: RefObject<HTMLElement | null>, marketId: string): void {
  const { prices } = useLiveFeed();
  useLayoutEffect(() => {
    const element = section.current;
    if (element === null) return;
    const changed = (event: Event): void => prices.setVisible(marketId, !(event as ContentVisibilityAutoStateChangeEvent).skipped);
    element.addEventListener('contentvisibilityautostatechange', changed);
    return () => {
      element.removeEventListener('contentvisibilityautostatechange', changed);
      prices.setVisible(marketId, true);
    };
  }, [section, marketId, prices]);
}
