import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { calculateContrast } from '../contrast.ts';
import { brandRoles } from './brand-roles.ts';
import { createAccentBrand, readBrand } from './read-brand.ts';
import {
  expectBrand,
  type GivenColors,
  listWeakPairs,
  listWeakTexts,
  ORIGIN,
  readColors,
  readDemoBrand,
} from './testing/brand-files.ts';

describe('readBrand', () => {
  test.each(['tidemark', 'ember', 'royal-court'])(
    'accepts the demo brand %s, whose every text pair is readable in every mode',
    (name) => {
      expect(listWeakTexts(expectBrand(readBrand(readDemoBrand(name), ORIGIN)))).toEqual([]);
    },
  );
});

describe('readBrand with any file', () => {
  const hex = fc.integer({ min: 0, max: 0xff_ff_ff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
  const paths = Object.entries(brandRoles).flatMap(([group, roles]) => roles.map((role) => `${group}.${role}`));
  const roles = fc.dictionary(fc.constantFrom(...paths), hex, { maxKeys: 8 });
  const colorFile = fc.record({ light: roles, dark: roles, contrast: roles }, { requiredKeys: [] });

  test('returns readable pairs, or refuses the file with colours that pass', () => {
    fc.assert(
      fc.property(colorFile, (colors: GivenColors) => {
        const reading = readColors(colors);
        if (reading.kind === 'brand') {
          expect(listWeakTexts(reading.brand)).toEqual([]);
          return;
        }
        const pairs = listWeakPairs(reading);
        expect(pairs.length).toBe(reading.problems.length);
        const corrected = structuredClone(colors);
        for (const { mode, role, suggestion, ratio, required, inkColor, surfaceColor } of pairs) {
          expect(ratio).toBeLessThan(required);
          expect(calculateContrast(inkColor, surfaceColor)).toBeCloseTo(ratio, 9);
          corrected[mode] = { ...corrected[mode], [role]: suggestion };
        }
        expect(listWeakTexts(expectBrand(readColors(corrected)))).toEqual([]);
      }),
      { numRuns: 200 },
    );
  });

  test('returns readable pairs when a brand is one accent', () => {
    fc.assert(
      fc.property(hex, (accent) => {
        const brand = createAccentBrand('A', accent);
        expect(brand && listWeakTexts(brand)).toEqual([]);
      }),
      { numRuns: 100 },
    );
  });

  test('never throws', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (json) => {
        const readings = [json, { name: 'A', tokens: json }, { name: 'A', footer: json, logo: json, fonts: json }];
        for (const each of readings) expect(readBrand(each, ORIGIN).kind).toMatch(/brand|wrong/);
      }),
    );
  });
});
