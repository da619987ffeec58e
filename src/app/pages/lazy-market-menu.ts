import { loadWithTexts } from '#shared/texts/load-texts.ts';
import { createLazyWithPreload } from '../router/lazy-with-preload.tsx';
import { waitAfterStartup } from '../router/timing.ts';

export const LazyMarketMenuItems = createLazyWithPreload(
  async () => (await loadWithTexts(() => import('./MarketMenuItems.tsx'))).MarketMenuItems,
);
export const LazyMarketDialogs = createLazyWithPreload(
  async () => (await loadWithTexts(() => import('./MarketDialogs.tsx'))).MarketDialogs,
);

/**
 * Creates the download of the menu's files, so that menus and dialogs open at once. All markets share one timer, which
 * the first call starts.
 */
export function createMenuPreload() {
  let isStarted = false;
  return (): void => {
    if (isStarted) return;
    isStarted = true;
    void waitAfterStartup().then(() => Promise.all([LazyMarketMenuItems.preload(), LazyMarketDialogs.preload()]));
  };
}
