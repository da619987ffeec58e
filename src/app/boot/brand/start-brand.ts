import { readStoredBrand } from '#shared/storage/read-boot-hints.ts';
import { loadWithTexts } from '#shared/texts/load-texts.ts';
import { waitAfterStartup } from '../../router/timing.ts';
import type { Config } from '../config/schema.ts';
import { getPreviewEnd } from '../preview/preview-tab.ts';
import { readFirstBrand } from './stored-brand.ts';
import { applyStoredContent } from './stored-content.ts';

/**
 * Loads the operator's brand: after the start when the page has that of the last visit, else at once. The first visit
 * of a browser has no session, and so no prices that wait. Rejects when its code does not load.
 */
export async function startBrand(brand: Config['brand']): Promise<void> {
  if (brand.pack === undefined && brand.accent === undefined && readFirstBrand() === null) return;
  if (getPreviewEnd() === null) applyStoredContent();
  if (readStoredBrand() !== null) await waitAfterStartup();
  // Beside the code that applies it: one after the other would show the default brand for longer.
  const request = typeof brand.pack === 'string' ? fetch(brand.pack, { redirect: 'error' }) : null;
  // `loadBrand` reports a failure.
  request?.catch(() => undefined);
  const { loadBrand } = await loadWithTexts(() => import('./load-brand.ts'));
  await loadBrand(brand, request);
}
