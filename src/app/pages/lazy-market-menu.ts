import { createLazyWithPreload } from '../router/lazy-with-preload.tsx';

export const LazyMarketMenuItems = createLazyWithPreload(
  async () => (await import('./MarketMenuItems.tsx')).MarketMenuItems,
);
export const LazyMarketDialogs = createLazyWithPreload(async () => (await import('./MarketDialogs.tsx')).MarketDialogs);

/** Downloads a market's menu and dialogs, so that they open at once. */
export function preloadMarketMenu(): void {
  void LazyMarketMenuItems.preload();
  void LazyMarketDialogs.preload();
}
