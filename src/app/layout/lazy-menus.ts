import { createLazyWithPreload } from '../router/lazy-with-preload.tsx';

export const LazyAccountPanel = createLazyWithPreload(async () => (await import('./AccountPanel.tsx')).AccountPanel);
export const LazyAccountSheet = createLazyWithPreload(async () => (await import('./AccountSheet.tsx')).AccountSheet);
/** Phones never show it. */
export const LazySideColumn = createLazyWithPreload(async () => (await import('./SideColumn.tsx')).SideColumn);
export const LazyConnectionPanel = createLazyWithPreload(
  async () => (await import('./connection/ConnectionPanel.tsx')).ConnectionPanel,
);

/** Downloads the content of the header's menus, so that they open at once. */
export function preloadMenus(): void {
  void LazyAccountPanel.preload();
  void LazyConnectionPanel.preload();
}
