import { removeBrand, storeBrand } from '#shared/storage/write-boot-hints.ts';
import { applyBrandVariables, type Brand, createAccentBrand, describeBrandProblem, readBrand } from '#ui-kit';
import { noBrand, setBrandContent } from '../../providers/brand-content.ts';
import type { Config } from '../config/schema.ts';
import { getPreviewEnd } from '../preview/preview-tab.ts';
import { describePaintedBrand } from './page-brand.ts';
import { texts } from './texts.ts';

/** Reads the brand file that config.json names, or returns the content that it holds. Throws without the file. */
async function readPack(
  pack: NonNullable<Config['brand']['pack']>,
  request: Promise<Response> | null,
): Promise<unknown> {
  const response = await request;
  if (typeof pack !== 'string' || response === null) return pack;
  if (!response.ok) throw new Error(texts.unreachable({ file: pack, status: response.status }));
  return response.json();
}

/** Replaces the icon of the page. The logo of content/getLogo then no longer does. */
function setIcon(rel: 'icon' | 'apple-touch-icon', url: string | null): void {
  const link = document.querySelector<HTMLLinkElement>(`link[rel="${rel}"]`);
  if (link === null || url === null) return;
  link.removeAttribute('type');
  link.dataset['brand'] = '';
  link.href = url;
}

/**
 * Downloads the fonts for the next visit, whose first text they draw (stored-brand.ts). The text of this visit would
 * move; an operator's preview has no next visit. An address that `toSafeUrl` returns holds no quote.
 */
function downloadFonts(fonts: Brand['fonts']): void {
  for (const { family, url, weight } of fonts) {
    const face = new FontFace(family, `url("${url}")`, { weight });
    if (getPreviewEnd() !== null) document.fonts.add(face);
    face.load().catch(() => console.error(texts.fontFailed({ family })));
  }
}

function applyBrand(brand: Brand): void {
  downloadFonts(brand.fonts);
  applyBrandVariables(brand.variables, brand.sizes);
  setIcon('icon', brand.logo.icon);
  setIcon('apple-touch-icon', brand.logo.touchIcon);
  setBrandContent({ name: brand.name, labels: brand.labels, footer: brand.footer, picture: brand.logo.picture });
  // Other tabs share the storage.
  if (getPreviewEnd() !== null) return;
  storeBrand(JSON.stringify({ ...describePaintedBrand(brand), fonts: brand.fonts }));
}

/** Reports on the console, as a page does for config.json. A wrong brand must not stop betting. */
function reportProblems(problems: readonly string[]): void {
  console.error([texts.wrong, ...problems].join('\n'));
}

/**
 * Checks the operator's brand, applies it and stores it for the next visit. A wrong brand leaves the default one in
 * place. `request`: for the file that config.json names, else null. Never rejects.
 */
export async function loadBrand(
  { name, accent, pack }: Config['brand'],
  request: Promise<Response> | null,
): Promise<void> {
  try {
    if (pack === undefined) {
      const brand = accent === undefined ? null : createAccentBrand(name, accent);
      if (brand === null) resetBrand();
      else applyBrand(brand);
      return;
    }
    const reading = readBrand(await readPack(pack, request), location.origin);
    if (reading.kind === 'brand') applyBrand(reading.brand);
    else {
      resetBrand();
      reportProblems(reading.problems.map(describeBrandProblem));
    }
  } catch (error) {
    // Without a network, the brand of the last visit stays.
    if (navigator.onLine) reportProblems([error instanceof Error ? error.message : String(error)]);
  }
}

function resetBrand(): void {
  if (getPreviewEnd() === null) removeBrand();
  applyBrandVariables({ light: [], dark: [], contrast: [] }, []);
  setBrandContent(noBrand);
}
