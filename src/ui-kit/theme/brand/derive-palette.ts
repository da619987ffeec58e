import type { Mode } from '../colors.ts';
import { calculateContrastRatio, formatHex, mix, parseHex, type Rgb } from '../contrast.ts';
import { getKitPalette, type Palette } from './palette.ts';

const black: Rgb = [5, 8, 12];
const white: Rgb = [255, 255, 255];
/** Shares of the accent in its soft tint, and in the deep tone. */
const SOFT_SHARE: Readonly<Record<Mode, number>> = { light: 0.1, dark: 0.18, contrast: 0.1 };
const DEEP_SHARE: Readonly<Record<Mode, number>> = { light: 0.5, dark: 0.25, contrast: 0.3 };
const SHADE_SHARE = 0.72;

const toRgb = (hex: string | undefined): Rgb => parseHex(hex ?? '') ?? white;

/**
 * Completes the colours that a brand gives for one mode. `accent`: the brand's main colour, from which the missing
 * colours of the accent and of the deep tone come. Other missing colours are the kit's.
 */
export function derivePalette(given: Palette, accent: string | null, mode: Mode): Palette {
  const kit = getKitPalette(mode);
  const main = given['accent.main'] ?? accent;
  if (main === null) return { ...kit, ...given };
  const mainRgb = toRgb(main);
  const panel = toRgb(given['surface.panel'] ?? kit['surface.panel']);
  const deep = given['deep.main'] ?? formatHex(mix(toRgb(accent ?? main), black, DEEP_SHARE[mode]));
  const prefersWhite = calculateContrastRatio(white, mainRgb) >= calculateContrastRatio(black, mainRgb);
  return {
    ...kit,
    'accent.main': main,
    'accent.ink': formatHex(prefersWhite ? white : black),
    'accent.soft': formatHex(mix(mainRgb, panel, SOFT_SHARE[mode])),
    'deep.main': deep,
    'deep.shade': formatHex(mix(toRgb(deep), black, SHADE_SHARE)),
    ...given,
  };
}
