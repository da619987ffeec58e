import { panel as panels, type Mode } from './colors.ts';
import { contrastOf, mix, parseHex, printHex, type Rgb } from './contrast.ts';

/** WCAG AA for text, with a little to spare for anti-aliasing. */
const READABLE = 4.6;
const STEPS = 50;
const white: Rgb = [255, 255, 255];
const black: Rgb = [5, 16, 12];

export interface Accent {
  readonly main: string;
  readonly ink: string;
  readonly soft: string;
}

const rgbOf = (hex: string): Rgb => parseHex(hex) ?? white;
const soften = (color: Rgb, panel: Rgb, mode: Mode): Rgb => mix(color, panel, mode === 'light' ? 0.1 : 0.18);

/**
 * The operator's brand colour made fit to be read in one mode: as text on the panel and on its own soft tint, moved towards ink
 * only as far as needed, with whichever of white and black reads better on it. Null when the colour is not `#rgb` or `#rrggbb`.
 */
export function accentFor(brand: string, mode: Mode): Accent | null {
  const wish = parseHex(brand);
  if (!wish) return null;
  const pick = mode === 'light' ? 0 : 1;
  const panel = rgbOf(panels[pick]);
  const pole = mode === 'light' ? black : white;
  for (let step = 0; step <= STEPS; step += 1) {
    const main = mix(pole, wish, step / STEPS);
    const soft = soften(main, panel, mode);
    const ink = contrastOf(white, main) >= contrastOf(black, main) ? white : black;
    const readable = contrastOf(main, panel) >= READABLE && contrastOf(main, soft) >= READABLE && contrastOf(ink, main) >= READABLE;
    if (readable) return { main: printHex(main), ink: printHex(ink), soft: printHex(soft) };
  }
  return { main: printHex(pole), ink: printHex(panel), soft: printHex(soften(pole, panel, mode)) };
}

/** Paints the operator's accent over the kit's own; a colour that cannot be read leaves the kit's own in place. */
export function paintAccent(root: HTMLElement, brand: string): void {
  for (const mode of ['light', 'dark'] as const) {
    const accent = accentFor(brand, mode);
    if (!accent) return;
    for (const role of ['main', 'ink', 'soft'] as const) root.style.setProperty(`--brand-${mode}-${role}`, accent[role]);
  }
}
