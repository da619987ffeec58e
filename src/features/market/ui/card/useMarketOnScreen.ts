import { type RefObject, useLayoutEffect } from 'react';
import { useLiveFeed } from '#shared/live/react/live-hooks.tsx';
import { observeVisibility } from '#ui-kit';

/** Tells the price store whether a market is on screen, so that hidden cells receive no updates. */
export function useMarketOnScreen(section: RefObject<HTMLElement | null>, marketId: string): void {
  const { prices } = useLiveFeed();
  useLayoutEffect(() => {
    const element = section.current;
    if (element === null) return;
    const leave = observeVisibility(element, (isOnScreen) => prices.setVisible(marketId, isOnScreen));
    return () => {
      leave();
      prices.setVisible(marketId, true);
    };
  }, [section, marketId, prices]);
}
