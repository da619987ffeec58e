import { expect, test } from 'vitest';
import { formatHex, parseHex, type Rgb } from '../contrast.ts';
import { brighten } from './brighten.ts';

const brightenHex = (hex: string, share: number): string => formatHex(brighten(parseHex(hex) as Rgb, share));

test.each([
  // The same hue and saturation, calculated with the CSS function hsl(): hsl(185 77% 19%) and hsl(185 77% 40%).
  ['#0b4f56', 0, '#0b4f56'],
  ['#0b4f56', 0.26, '#17a6b5'],
  ['#0b4f56', 1, '#ffffff'],
  ['#000000', 0.5, '#808080'],
  ['#ffffff', 0.5, '#ffffff'],
])('brighten turns %s with the share %d into %s', (hex, share, expected) => {
  expect(brightenHex(hex, share)).toBe(expected);
});
