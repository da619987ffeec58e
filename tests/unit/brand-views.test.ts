import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { brandViews, chooseBrandView } from '#storybook/checks/axe-matrix.ts';
import { demoBrands } from '#storybook/config/brand-choices.ts';

describe('brandViews', () => {
  test('contains every brand file of the demo in every mode', () => {
    const files = readdirSync('public-demo/brands').filter((name) => name.endsWith('.json'));
    expect(demoBrands.map((brand) => `${brand}.json`).sort()).toEqual(files.sort());
    expect(brandViews.length).toBe(3 * files.length);
  });
});

describe('chooseBrandView', () => {
  test('returns the same view for a story in every run', () => {
    expect(chooseBrandView('ui-kit-trading-oddscell--typical')).toEqual(
      chooseBrandView('ui-kit-trading-oddscell--typical'),
    );
  });

  test('returns every view for a ninth of the stories, more or less', () => {
    const ids = Array.from({ length: 900 }, (_, index) => `ui-kit-trading--story-${index}`);
    for (const view of brandViews) {
      const count = ids.map(chooseBrandView).filter((chosen) => chosen === view).length;
      expect(count).toBeGreaterThan(70);
      expect(count).toBeLessThan(130);
    }
  });
});
