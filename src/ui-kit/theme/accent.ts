import { applyBrandVariables, type BrandVariables } from './brand-styles.ts';
import { colors, type Mode, modes } from './colors.ts';
import { calculateContrastRatio, formatHex, mix, parseHex, type Rgb } from './contrast.ts';

/** WCAG AA for text, with a margin for anti-aliasing. */
const MIN_CONTRAST = 4.6;
/** WCAG AAA for text, likewise. */
const MIN_HIGH_CONTRAST = 7.1;
const MIX_STEPS = 50;
const white: Rgb = [255, 255, 255];
const black: Rgb = [5, 16, 12];

export interface Accent {
  readonly main: string;
  readonly ink: string;
  readonly soft: string;
}

const toRgb = (hex: string): Rgb => parseHex(hex) ?? white;
const softenColor = (color: Rgb, panel: Rgb, mode: Mode): Rgb => mix(color, panel, mode === 'dark' ? 0.18 : 0.1);

/**
 * Adjusts the operator's brand colour for one mode, as text on the panel and on its own soft tint. It moves towards the
 * text colour only as far as needed, and uses white or black on top, whichever reads better.
 *
 * Returns null when the colour is not `#rgb` or `#rrggbb`.
 */
export function calculateAccent(brand: string, mode: Mode): Accent | null {
  const brandColor = parseHex(brand);
  if (!brandColor) return null;
  const panel = toRgb(colors.surface.panel[modes.indexOf(mode)] ?? '');
  const extreme = mode === 'dark' ? white : black;
  const minContrast = mode === 'contrast' ? MIN_HIGH_CONTRAST : MIN_CONTRAST;
  for (let step = 0; step <= MIX_STEPS; step += 1) {
    const main = mix(extreme, brandColor, step / MIX_STEPS);
    const soft = softenColor(main, panel, mode);
    const ink = calculateContrastRatio(white, main) >= calculateContrastRatio(black, main) ? white : black;
    const isReadable =
      calculateContrastRatio(main, panel) >= minContrast &&
      calculateContrastRatio(main, soft) >= minContrast &&
      calculateContrastRatio(ink, main) >= minContrast;
    if (isReadable) return { main: formatHex(main), ink: formatHex(ink), soft: formatHex(soft) };
  }
  return { main: formatHex(extreme), ink: formatHex(panel), soft: formatHex(softenColor(extreme, panel, mode)) };
}

/** Replaces the kit's accent with the operator's. A text that is no colour leaves the kit's own. */
export function applyAccent(brand: string): void {
  const list = (mode: Mode): BrandVariables =>
    Object.entries(calculateAccent(brand, mode) ?? {}).map(([role, value]) => [`--accent-${role}`, value] as const);
  applyBrandVariables({ light: list('light'), dark: list('dark'), contrast: list('contrast') }, []);
}
