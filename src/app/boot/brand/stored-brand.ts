import { readStoredBrand } from '#shared/storage/read-boot-hints.ts';
import { applyBrandVariables } from '#ui-kit';

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

/**
 * Applies the brand of the last visit, before the first paint and without a request. load-brand.ts stores it and checks
 * it again after the start. Returns whether there was one.
 */
export function applyStoredBrand(): boolean {
  const text = readStoredBrand();
  if (text === null) return false;
  try {
    const { light, dark, contrast, sizes } = JSON.parse(text) as Readonly<Record<string, unknown>>;
    applyBrandVariables(
      { light: readVariables(light), dark: readVariables(dark), contrast: readVariables(contrast) },
      readVariables(sizes),
    );
    return true;
  } catch {
    return false;
  }
}
