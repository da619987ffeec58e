import { type Mode, panel as panels } from './colors.ts';
import { calculateContrastRatio, formatHex, mix, parseHex, type Rgb } from './contrast.ts';

/** WCAG AA for text, with a margin for anti-aliasing. */
const MIN_CONTRAST = 4.6;
const MIX_STEPS = 50;
const white: Rgb = [255, 255, 255];
const black: Rgb = [5, 16, 12];

export interface Accent {
  readonly main: string;
  readonly ink: string;
  readonly soft: string;
}

const toRgb = (hex: string): Rgb => parseHex(hex) ?? white;
const softenColor = (color: Rgb, panel: Rgb, mode: Mode): Rgb => mix(color, panel, mode === 'light' ? 0.1 : 0.18);

/**
 * Adjusts the operator's brand colour for one mode, as text on the panel and on its own soft tint. It moves towards the
 * text colour only as far as needed, and uses white or black on top, whichever reads better.
 *
 * Returns null when the colour is not `#rgb` or `#rrggbb`.
 */
export function calculateAccent(brand: string, mode: Mode): Accent | null {
  const brandColor = parseHex(brand);
  if (!brandColor) return null;
  const modeIndex = mode === 'light' ? 0 : 1;
  const panel = toRgb(panels[modeIndex]);
  const extreme = mode === 'light' ? black : white;
  for (let step = 0; step <= MIX_STEPS; step += 1) {
    const main = mix(extreme, brandColor, step / MIX_STEPS);
    const soft = softenColor(main, panel, mode);
    const ink = calculateContrastRatio(white, main) >= calculateContrastRatio(black, main) ? white : black;
    const isReadable =
      calculateContrastRatio(main, panel) >= MIN_CONTRAST &&
      calculateContrastRatio(main, soft) >= MIN_CONTRAST &&
      calculateContrastRatio(ink, main) >= MIN_CONTRAST;
    if (isReadable) return { main: formatHex(main), ink: formatHex(ink), soft: formatHex(soft) };
  }
  return { main: formatHex(extreme), ink: formatHex(panel), soft: formatHex(softenColor(extreme, panel, mode)) };
}

/** Replaces the kit's accent with the operator's. An unreadable colour leaves the kit's own. */
export function applyAccent(root: HTMLElement, brand: string): void {
  for (const mode of ['light', 'dark'] as const) {
    const accent = calculateAccent(brand, mode);
    if (!accent) return;
    for (const role of ['main', 'ink', 'soft'] as const)
      root.style.setProperty(`--brand-${mode}-${role}`, accent[role]);
  }
}
