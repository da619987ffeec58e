import { loadWithTexts } from '#shared/texts/load-texts.ts';
import { createLazyWithPreload } from '../router/lazy-with-preload.tsx';

export const LazyAccountPanel = createLazyWithPreload(
  async () => (await loadWithTexts(() => import('./AccountPanel.tsx'))).AccountPanel,
);
export const LazyAccountSheet = createLazyWithPreload(
  async () => (await loadWithTexts(() => import('./AccountSheet.tsx'))).AccountSheet,
);
/** Phones never show it. */
export const LazySideColumn = createLazyWithPreload(
  async () => (await loadWithTexts(() => import('./SideColumn.tsx'))).SideColumn,
);
export const LazyConnectionPanel = createLazyWithPreload(
  async () => (await loadWithTexts(() => import('./connection/ConnectionPanel.tsx'))).ConnectionPanel,
);

/** Downloads the content of the header's menus, so that they open at once. */
export function preloadMenus(): void {
  void LazyAccountPanel.preload();
  void LazyConnectionPanel.preload();
}
