import { readFileSync } from 'node:fs';
import { type Mode, modes } from '../../colors.ts';
import { calculateContrast } from '../../contrast.ts';
import { textOnSurface } from '../../legibility.ts';
import type { WeakPair } from '../adjust-palette.ts';
import { describeBrandProblem } from '../describe-brand-problem.ts';
import type { BrandVariables } from '../finish-tokens.ts';
import { getKitPalette } from '../palette.ts';
import { type Brand, type BrandReading, readBrand } from '../read-brand.ts';

export const ORIGIN = 'https://bets.example';
export type GivenColors = Partial<Record<Mode, Record<string, string>>>;

export const readDemoBrand = (name: string): Record<string, unknown> =>
  JSON.parse(readFileSync(`public-demo/brands/${name}.json`, 'utf8')) as Record<string, unknown>;

/** Builds the tokens of a brand file from paths such as `accent.main`. */
export function toTokens(colors: GivenColors): object {
  return Object.fromEntries(
    Object.entries(colors).map(([mode, roles]) => {
      const groups: Record<string, Record<string, unknown>> = {};
      for (const [path, hex] of Object.entries(roles)) {
        const [group = '', role = ''] = path.split('.');
        groups[group] = { ...groups[group], [role]: { $value: hex } };
      }
      return [mode, groups];
    }),
  );
}

export const readColors = (colors: GivenColors) => readBrand({ name: 'Harbour', tokens: toTokens(colors) }, ORIGIN);

const toPalette = (variables: BrandVariables) =>
  Object.fromEntries(variables.map(([name, value]) => [name.replace('--kit-', '').replace('-', '.'), value]));

/**
 * The colours that the page shows with a brand, worked out from the variables alone. The brand's style sheet comes last
 * and declares light for every mode, so a colour that a mode lacks is that of light.
 */
export const listVisibleColors = (brand: Brand, mode: Mode): Record<string, string> => ({
  ...getKitPalette(mode),
  ...toPalette(brand.variables.light),
  ...toPalette(brand.variables[mode]),
});

/** Lists every text pair that is too weak, measured without the code that repairs a brand. */
export const listWeakTexts = (brand: Brand): string[] =>
  modes.flatMap((mode) => {
    const visible = listVisibleColors(brand, mode);
    return textOnSurface.flatMap(({ ink, surface }) => {
      const ratio = calculateContrast(visible[ink] ?? '', visible[surface] ?? '') ?? 0;
      return ratio >= (mode === 'contrast' ? 7 : 4.5) ? [] : [`${mode}: ${ink} on ${surface} has ${ratio}`];
    });
  });

export function expectBrand(reading: BrandReading): Brand {
  if (reading.kind === 'wrong') throw new Error(reading.problems.map(describeBrandProblem).join('\n'));
  return reading.brand;
}

export const listWeakPairs = (reading: BrandReading): readonly WeakPair[] =>
  reading.kind === 'wrong' ? reading.problems.filter((problem) => problem.kind === 'weak-pair') : [];
