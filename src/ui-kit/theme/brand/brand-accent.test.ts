import { describe, expect, test } from 'vitest';
import { type Mode, modes } from '../colors.ts';
import { calculateContrast } from '../contrast.ts';
import { measureLeastDifference, simulateVision } from '../testing/color-vision.ts';
import { getKitPalette } from './palette.ts';
import { readBrand } from './read-brand.ts';
import { expectBrand, listVisibleColors, ORIGIN, readDemoBrand } from './testing/brand-files.ts';

/** Distances in OKLab, where black and white are 1 apart. A large area and a figure of 0.1 never look alike. */
const MIN_DIFFERENCE = 0.1;
/** The kit's own accent has no brand beside it that explains a green. */
const MIN_OF_THE_KIT = 0.2;
/** An operator may choose a green, as Tidemark does: a gain always has its sign. */
const greenBrands = ['tidemark'];

const readPalette = (brand: string, mode: Mode): Readonly<Record<string, string>> =>
  brand === 'kit'
    ? { ...getKitPalette(mode) }
    : listVisibleColors(expectBrand(readBrand(readDemoBrand(brand), ORIGIN)), mode);

/** Distance of two colours in usual colour vision. */
const measureDifference = (one: string, other: string): number =>
  measureLeastDifference(simulateVision(one).slice(0, 1), simulateVision(other).slice(0, 1));

const cases = ['kit', 'tidemark', 'ember', 'royal-court'].flatMap((brand) =>
  modes.map((mode) => [brand, mode, readPalette(brand, mode)] as const),
);

describe('the accent of a brand', () => {
  test.each(cases)('differs from the gain and from the best prices: %s in %s', (brand, _, palette) => {
    for (const path of ['back.best', 'lay.best', ...(greenBrands.includes(brand) ? [] : ['gain.main'])])
      expect(measureDifference(palette['accent.main'] ?? '', palette[path] ?? ''), path).toBeGreaterThan(
        brand === 'kit' && path === 'gain.main' ? MIN_OF_THE_KIT : MIN_DIFFERENCE,
      );
  });
});

describe('the button that places a bet', () => {
  test.each(cases)('has readable text in the colour of each side: %s in %s', (_, mode, palette) => {
    for (const side of ['back', 'lay'])
      expect(calculateContrast(palette[`${side}.ink`] ?? '', palette[`${side}.best`] ?? '')).toBeGreaterThanOrEqual(
        mode === 'contrast' ? 7 : 4.5,
      );
  });
});
