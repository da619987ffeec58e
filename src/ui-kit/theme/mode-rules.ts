import type { Mode } from './colors.ts';

/** Matches a page whose user chose no mode, so the system decides. */
const SYSTEM = ":root:not([data-theme='light'], [data-theme='dark'], [data-theme='contrast'])";

/**
 * Writes the style rules that give each mode its declarations. The user's choice (`data-theme`) wins over the system;
 * a system that asks for more contrast wins over its own light or dark. `write`: returns the declarations of a mode.
 */
export const writeModeRules = (write: (mode: Mode) => string): string => `
  :root, [data-theme='light'] { ${write('light')} }
  @media (prefers-color-scheme: dark) { ${SYSTEM} { ${write('dark')} } }
  @media (prefers-contrast: more) { ${SYSTEM} { ${write('contrast')} } }
  [data-theme='dark'] { ${write('dark')} }
  [data-theme='contrast'] { ${write('contrast')} }
`;
