import { readStoredBrand } from '#shared/storage/read-boot-hints.ts';
import { applyBrandVariables, type Brand } from '#ui-kit';
import { PAGE_BRAND_ID } from './page-brand.ts';

/** A variable of the kit. */
const NAME = /^--kit-[a-z]+-[a-zA-Z]+$/;
/** Colours, sizes in pixels, and lists of fonts. Another script may have changed the text. */
const VALUE =
  /^(?:#[0-9a-f]{6}|\d{1,3}(?:\.\d+)?px|(?:'[\p{L}\p{N} _-]+'|[a-z-]+)(?:, (?:'[\p{L}\p{N} _-]+'|[a-z-]+))*)$/u;

/** Reads variables of a stored brand. Throws when they have another form. */
function readVariables(value: unknown): [name: `--${string}`, value: string][] {
  return Object.entries(value as object).map(([name, text]: [string, unknown]) => {
    if (!NAME.test(name) || typeof text !== 'string' || !VALUE.test(text)) throw new TypeError(name);
    return [name as `--${string}`, text];
  });
}

/** Returns the text of the brand of the last visit, or of a first visit that index.html has, or null. */
export const readFirstBrand = (): string | null =>
  readStoredBrand() ?? document.getElementById(PAGE_BRAND_ID)?.textContent ?? null;

/** Reads the brand that load-brand.ts stored, or that index.html has. Empty without one. */
export function readLastBrand(): Readonly<Record<string, unknown>> {
  try {
    return Object(JSON.parse(readFirstBrand() ?? '{}')) as Record<string, unknown>;
  } catch {
    return {};
  }
}

const loadedFonts: FontFace[] = [];

/**
 * Loads the fonts of the last visit's brand, which the browser has stored. Resolves when they are there. Rejects when
 * one cannot be loaded.
 */
export async function loadStoredBrandFonts(): Promise<void> {
  const { fonts = [] } = readLastBrand() as { fonts?: Brand['fonts'] };
  await Promise.all(
    fonts.map(async ({ family, url, weight }) =>
      loadedFonts.push(await new FontFace(family, `url("${url}")`, { weight }).load()),
    ),
  );
}

/**
 * Applies the brand of the last visit or of index.html, before the first paint and without a request. load-brand.ts
 * checks it again after the start. Text that is on screen never moves: a font that loads later waits for the next
 * visit. Returns whether a font of the brand draws the text.
 */
export function applyStoredBrand(): boolean {
  try {
    const { light, dark, contrast, sizes } = readLastBrand();
    applyBrandVariables(
      { light: readVariables(light), dark: readVariables(dark), contrast: readVariables(contrast) },
      readVariables(sizes),
    );
  } catch {
    // There is no brand, or another script has changed it.
    return false;
  }
  for (const font of loadedFonts) document.fonts.add(font);
  return loadedFonts.length > 0;
}
