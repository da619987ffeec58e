import fontUrl from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url';
import { hasFont } from '#shared/storage/read-boot-hints.ts';

/**
 * Loads the main font if the browser has stored it. A font that loads with the first text often comes too late for it.
 * The page then keeps the fonts of the system, and a slow phone looks up each of them. Resolves when the font is there
 * or cannot be loaded.
 */
export async function loadStoredFont(language: string): Promise<void> {
  if (!hasFont(language)) return;
  const link = document.createElement('link');
  Object.assign(link, { rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: 'anonymous', href: fontUrl });
  await new Promise<unknown>((resolve) => {
    link.onload = resolve;
    link.onerror = resolve;
    document.head.append(link);
  });
}
