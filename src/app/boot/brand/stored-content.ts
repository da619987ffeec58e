import { toSafeUrl } from '#shared/format/safe-url.ts';
import { setBrandContent } from '../../providers/brand-content.ts';
import { readLastBrand } from './stored-brand.ts';

const isRecord = (value: unknown): value is object => typeof value === 'object' && value !== null;
const isText = (value: unknown): value is string => typeof value === 'string';

/**
 * Shows the names and the logo of the last visit's brand. load-brand.ts checks them again after the start. Another
 * script may have changed what it stored.
 */
export function applyStoredContent(): void {
  const { name, labels = {}, picture } = readLastBrand();
  if (isText(name) && isRecord(labels) && Object.values(labels).every(isText))
    setBrandContent({
      name,
      labels,
      picture: toSafeUrl('logo', picture, { origin: location.origin, frameHosts: [] }),
    });
}
