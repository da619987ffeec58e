import type { Mode } from '../colors.ts';
import { writeModeRules } from '../mode-rules.ts';
import type { BrandVariables } from './finish-tokens.ts';

let sheet: CSSStyleSheet | null = null;

const declare = (variables: BrandVariables): string => variables.map(([name, value]) => `${name}: ${value};`).join(' ');

/**
 * Replaces the kit's values with those of a brand, in the modes and sizes of the page. An earlier brand disappears. The
 * sheet comes after those of the document, so its equal selectors win.
 *
 * The values are formatted by our own code from parsed colours and sizes, never text of a file.
 */
export function applyBrandVariables(modes: Readonly<Record<Mode, BrandVariables>>, sizes: BrandVariables): void {
  sheet ??= new CSSStyleSheet();
  if (!document.adoptedStyleSheets.includes(sheet))
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  sheet.replaceSync(`:root { ${declare(sizes)} } ${writeModeRules((mode) => declare(modes[mode]))}`);
}
