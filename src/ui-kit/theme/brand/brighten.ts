import type { Rgb } from '../contrast.ts';

/**
 * Brightens a colour. It keeps its hue and its saturation in HSL, where a mix with white turns grey. `share`: 0 for the
 * colour itself, 1 for white.
 */
export function brighten(color: Rgb, share: number): Rgb {
  const [most, least] = [Math.max(...color), Math.min(...color)];
  const before = (most + least) / 510;
  const after = before + (1 - before) * share;
  const range = 1 - Math.abs(2 * before - 1);
  const chroma = range === 0 ? 0 : (1 - Math.abs(2 * after - 1)) / range;
  return color.map((part) => Math.round(after * 255 + (part - before * 255) * chroma)) as unknown as Rgb;
}
